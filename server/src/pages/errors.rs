//! The reference of error codes, made from the one list of them.

use std::fmt::Write;

use crate::contract::TITLE;
use crate::errors::Code;

const STYLE: &str = "
:root { color-scheme: light dark; --ink: #1b1f24; --soft: #5a6472; --line: #e3e7ec; --card: #fff; --page: #f7f8fa; --accent: #1f5eff; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8ebf0; --soft: #9aa5b4; --line: #2b323c; --card: #171b21; --page: #0f1216; --accent: #7ea2ff; } }
* { box-sizing: border-box; } html { scroll-behavior: smooth; }
body { margin: 0; background: var(--page); color: var(--ink); font: 16px/1.55 system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 3rem 1.25rem 6rem; }
h1 { font-size: 2rem; line-height: 1.2; margin: 0 0 .5rem; } p.lead { color: var(--soft); margin: 0 0 2rem; max-width: 44rem; }
a { color: var(--accent); } pre { background: var(--card); border: 1px solid var(--line); border-radius: .6rem; padding: 1rem; overflow-x: auto; }
section { background: var(--card); border: 1px solid var(--line); border-radius: .6rem; padding: 1rem 1.25rem; margin: 0 0 .75rem; }
section:target { border-color: var(--accent); box-shadow: 0 0 0 2px var(--accent); }
h2 { font-size: 1rem; margin: 0 0 .35rem; display: flex; gap: .75rem; align-items: baseline; flex-wrap: wrap; }
h2 a { text-decoration: none; font-family: ui-monospace, monospace; }
.status { font-size: .8rem; font-weight: 600; color: var(--soft); border: 1px solid var(--line); border-radius: 1rem; padding: 0 .6rem; }
section p { margin: .15rem 0; } .do { color: var(--soft); } code { font-family: ui-monospace, monospace; font-size: .95em; }
";

pub(super) fn page() -> String {
    let mut page = format!(
        "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\
         <title>Error codes · {TITLE}</title><style>{STYLE}</style></head><body><main>\
         <h1>Error codes</h1>\
         <p class=\"lead\">Every refusal has this shape. <code>code</code> is stable and made for programs, \
         <code>message</code> is made for people, <code>errors</code> names the members of a request that were refused. \
         Quote <code>request_id</code> when you ask for help. <a href=\"/docs\">Back to the API</a></p>\
         <pre><code>{}</code></pre>",
        escape(
            r#"HTTP/1.1 400 Bad Request
Content-Type: application/json
X-Request-Id: req_5mYxT0Qh3kP1dV8sJ2aLrB

{
  "message": "`limit` must be at most 100",
  "code": "invalid_request",
  "request_id": "req_5mYxT0Qh3kP1dV8sJ2aLrB",
  "errors": [{"field": "limit", "message": "must be at most 100"}],
  "doc_url": "…/docs/errors#invalid_request"
}"#
        )
    );
    for code in Code::ALL {
        let name = code.as_str();
        let _ = write!(
            page,
            "<section id=\"{name}\"><h2><a href=\"#{name}\">{name}</a> <span class=\"status\">{}</span></h2>\
             <p>{}</p><p class=\"do\">{}</p></section>",
            code.status(),
            in_code(code.meaning()),
            in_code(code.remedy())
        );
    }
    page.push_str("</main></body></html>");
    page
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

/// Backticks become code.
fn in_code(text: &str) -> String {
    let parts = escape(text);
    let parts = parts.split('`').enumerate();
    parts
        .map(|(index, part)| if index % 2 == 1 { format!("<code>{part}</code>") } else { part.to_owned() })
        .collect()
}

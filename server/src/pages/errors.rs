//! The reference of error codes, made from the one list of them.

use std::fmt::Write;

use super::shell::{self, escape, prose};
use crate::errors::Code;

const SAMPLE: &str = r#"HTTP/1.1 400 Bad Request
Content-Type: application/json
X-Request-Id: req_5mYxT0Qh3kP1dV8sJ2aLrB

{
  "message": "`limit`: must be at most 100",
  "code": "invalid_request",
  "request_id": "req_5mYxT0Qh3kP1dV8sJ2aLrB",
  "errors": [{"field": "limit", "message": "must be at most 100"}],
  "doc_url": "…/docs/errors#invalid_request"
}"#;

pub(super) fn page() -> String {
    let mut body = format!(
        "<p class=\"lead\">Every refusal has this shape. <code>code</code> is stable and made for programs, \
         <code>message</code> is made for people, <code>errors</code> names the members of a request that were refused. \
         Quote <code>request_id</code> when you ask for help. <a href=\"/docs\">Back to the API</a></p>\
         <pre><code>{}</code></pre>",
        escape(SAMPLE)
    );
    for code in Code::ALL {
        let name = code.as_str();
        let _ = write!(
            body,
            "<section id=\"{name}\"><h2><a href=\"#{name}\">{name}</a> <span class=\"status\">{}</span></h2>\
             <p>{}</p><p class=\"do\">{}</p></section>",
            code.status(),
            prose(code.meaning()),
            prose(code.remedy())
        );
    }
    shell::page("Error codes", &body)
}

//! The frame of the pages that are ours.

use crate::contract::TITLE;

const STYLE: &str = include_str!("style.css");

/// A page around a body that is already HTML.
pub(super) fn page(title: &str, body: &str) -> String {
    format!(
        "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\
         <title>{title} · {TITLE}</title><style>{STYLE}</style></head><body><main><h1>{title}</h1>{body}</main></body></html>"
    )
}

pub(crate) fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

/// Text in which backticks mark code.
pub(super) fn prose(text: &str) -> String {
    let escaped = escape(text);
    let parts = escaped.split('`').enumerate();
    parts
        .map(|(index, part)| if index % 2 == 1 { format!("<code>{part}</code>") } else { part.to_owned() })
        .collect()
}

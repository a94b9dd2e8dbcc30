//! The pages that show the contract, made of what poem-openapi brings. Its pages carry their scripts inline; ours have them
//! under addresses of their own, so that a browser need run nothing that stands in a page.

use crate::contract::{Contract, TITLE};

pub(super) const SCALAR_SCRIPT: &str = "/docs/scalar.js";
pub(super) const SWAGGER_SCRIPT: &str = "/docs/swagger.js";

/// What opens the script and the style of a page of poem-openapi.
const SCRIPT: &str = "<script charset=\"UTF-8\">";
const STYLE: &str = "<style charset=\"UTF-8\">";

/// What Scalar finds the contract by, and that it is to take the fonts of the machine: its own are elsewhere.
const SCALAR: &str = "id=\"api-reference\" data-configuration='{\"withDefaultFonts\":false}'";

/// The text between two others; nothing where they are not there. That they are is tested.
fn between<'p>(page: &'p str, opens: &str, closes: &str) -> &'p str {
    page.split_once(opens).and_then(|(_, rest)| rest.split_once(closes)).map_or("", |(inner, _)| inner)
}

/// The script that a page of poem-openapi carries.
pub(super) fn script(page: &str) -> &str {
    between(page, SCRIPT, "</script>")
}

/// The bundle, and what has it show the contract of the page.
pub(super) fn swagger_script(page: &str) -> String {
    format!("{}\n{}", script(page), include_str!("swagger-start.js"))
}

fn html(head: &str, body: &str) -> String {
    format!(
        "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\
         <title>{TITLE}</title>{head}</head><body>{body}</body></html>"
    )
}

/// The contract as data, which no browser runs.
fn data(attributes: &str, contract: &Contract) -> String {
    // `</` would end the element.
    let json = contract.page_json().replace("</", "<\\/");
    format!("<script {attributes} type=\"application/json\">{json}</script>")
}

pub(super) fn scalar(contract: &Contract) -> String {
    let data = data(SCALAR, contract);
    html("<style>body{margin:0}</style>", &format!("{data}<script src=\"{SCALAR_SCRIPT}\"></script>"))
}

pub(super) fn swagger(page: &str, contract: &Contract) -> String {
    let style = between(page, STYLE, "</style>");
    let data = data("id=\"contract\"", contract);
    html(
        &format!("<style>{style}</style>"),
        &format!("<div id=\"ui\"></div>{data}<script src=\"{SWAGGER_SCRIPT}\"></script>"),
    )
}

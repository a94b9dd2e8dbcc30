//! Pages for people: the contract, and the references of errors and of metrics. All from embedded assets; nothing is loaded from
//! elsewhere.

mod errors;
mod kept;
mod metrics;
mod shell;

use poem::Route;
use poem::endpoint::make_sync;
use poem_openapi::{OpenApi, OpenApiService};

use self::kept::KeptPage;
pub(crate) use self::shell::escape;
use crate::contract::{self, Contract};

/// The documentation pages carry their script inline, and talk to this service alone.
const DOCS_POLICY: &str = "default-src 'none'; script-src 'unsafe-inline' 'unsafe-eval' blob:; style-src 'unsafe-inline'; \
     img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self'; worker-src blob:; base-uri 'none'; \
     frame-ancestors 'none'";

/// Pages of our own have a style and nothing else.
pub(crate) const PLAIN_POLICY: &str =
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

/// Browsers ask for it by this name whatever a page says, and take a drawing.
const FAVICON: &str = include_str!("favicon.svg");

pub(crate) fn routes<T: OpenApi>(operations: &OpenApiService<T, ()>, contract: &Contract) -> Route {
    // The pages of poem-openapi embed the document it generates; the finished one takes its place.
    let generated = operations.spec();
    // `</` would end the script element that carries the document.
    let finished = contract.page_json().replace("</", "<\\/");
    let name = |html: String, title: &str| {
        html.replace(&generated, &finished).replace(title, &format!("<title>{}</title>", contract::TITLE))
    };
    let scalar = name(operations.scalar_html(), "<title>Scalar</title>");
    let swagger = name(operations.swagger_ui_html(), "<title>Swagger UI</title>");
    Route::new()
        .at("/docs", html(scalar, DOCS_POLICY))
        .at("/docs/", poem::get(make_sync(|_| poem::web::Redirect::see_other("/docs"))))
        .at("/favicon.ico", text("image/svg+xml", FAVICON))
        .at("/docs/swagger", html(swagger, DOCS_POLICY))
        .at("/docs/errors", html(errors::page(), PLAIN_POLICY))
        .at("/docs/metrics", html(metrics::page(), PLAIN_POLICY))
        .at("/openapi.yaml", text("application/yaml", contract.yaml()))
        .at("/openapi.json", text("application/json", contract.json()))
}

fn html(page: String, policy: &'static str) -> impl poem::IntoEndpoint + use<> {
    KeptPage::html(page, policy).into_endpoint()
}

fn text(content_type: &'static str, body: &str) -> impl poem::IntoEndpoint + use<> {
    KeptPage::new(content_type, body.to_owned()).into_endpoint()
}

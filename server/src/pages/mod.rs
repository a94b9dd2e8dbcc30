//! Pages for people: the contract, and the references of errors and of metrics. All from embedded assets; nothing is loaded from
//! elsewhere.

mod errors;
mod kept;
mod metrics;
mod shell;

use std::sync::Arc;

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

/// `operations` makes the service whose contract is shown.
pub(crate) fn routes<T: OpenApi + 'static>(
    operations: fn() -> OpenApiService<T, ()>,
    contract: &Arc<Contract>,
) -> Route {
    let of = |write: fn(&Contract) -> String| {
        let contract = Arc::clone(contract);
        move || write(&contract)
    };
    let (scalar, swagger) = (Arc::clone(contract), Arc::clone(contract));
    let scalar = move || {
        let operations = operations();
        named(&operations.scalar_html(), "Scalar", &operations.spec(), &scalar)
    };
    let swagger = move || {
        let operations = operations();
        named(&operations.swagger_ui_html(), "Swagger UI", &operations.spec(), &swagger)
    };
    Route::new()
        .at("/docs", html(scalar, DOCS_POLICY))
        .at("/docs/", poem::get(make_sync(|_| poem::web::Redirect::see_other("/docs"))))
        .at("/favicon.ico", text("image/svg+xml", || FAVICON.to_owned()))
        .at("/docs/swagger", html(swagger, DOCS_POLICY))
        .at("/docs/errors", html(errors::page, PLAIN_POLICY))
        .at("/docs/metrics", html(metrics::page, PLAIN_POLICY))
        .at("/openapi.yaml", text("application/yaml", of(|contract| contract.yaml().to_owned())))
        .at("/openapi.json", text("application/json", of(|contract| contract.json().to_owned())))
}

/// The pages of poem-openapi embed the document it generates; the finished one takes its place.
fn named(page: &str, title: &str, generated: &str, contract: &Contract) -> String {
    // `</` would end the script element that carries the document.
    let finished = contract.page_json().replace("</", "<\\/");
    let title = format!("<title>{title}</title>");
    page.replace(generated, &finished).replace(&title, &format!("<title>{}</title>", contract::TITLE))
}

fn html(page: impl Fn() -> String + Send + Sync + 'static, policy: &'static str) -> impl poem::IntoEndpoint {
    KeptPage::html(page, policy).into_endpoint()
}

fn text(
    content_type: &'static str,
    body: impl Fn() -> String + Send + Sync + 'static,
) -> impl poem::IntoEndpoint {
    KeptPage::new(content_type, body).into_endpoint()
}

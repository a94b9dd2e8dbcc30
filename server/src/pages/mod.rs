//! Pages for people: the contract, the clients, and the references of errors and of metrics. All from embedded assets; nothing is loaded from
//! elsewhere.

mod clients;
mod contract_pages;
mod errors;
mod kept;
mod metrics;
mod shell;

use std::sync::Arc;

use poem::Route;
use poem::endpoint::make_sync;
use poem_openapi::{OpenApi, OpenApiService};

use self::contract_pages::{SCALAR_SCRIPT, SWAGGER_SCRIPT};
use self::kept::KeptPage;
pub(crate) use self::shell::escape;
use crate::contract::Contract;

/// The pages of the contract run the scripts of this service and no others, evaluate no text, and talk to this service alone.
/// Their scripts write styles into the page.
const DOCS_POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; img-src 'self' data: blob:; \
     font-src 'self' data:; connect-src 'self'; worker-src blob:; base-uri 'none'; frame-ancestors 'none'";

/// Pages of our own have a style and nothing else.
pub(crate) const PLAIN_POLICY: &str =
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

const JAVASCRIPT: &str = "text/javascript; charset=utf-8";

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
    let swagger = Arc::clone(contract);
    Route::new()
        .at("/docs", html(of(contract_pages::scalar), DOCS_POLICY))
        .at(
            SCALAR_SCRIPT,
            text(JAVASCRIPT, move || contract_pages::script(&operations().scalar_html()).to_owned()),
        )
        .at("/docs/", poem::get(make_sync(|_| poem::web::Redirect::see_other("/docs"))))
        .at("/favicon.ico", text("image/svg+xml", || FAVICON.to_owned()))
        .at(
            "/docs/swagger",
            html(move || contract_pages::swagger(&operations().swagger_ui_html(), &swagger), DOCS_POLICY),
        )
        .at(
            SWAGGER_SCRIPT,
            text(JAVASCRIPT, move || contract_pages::swagger_script(&operations().swagger_ui_html())),
        )
        .at("/docs/clients", html(clients::page, PLAIN_POLICY))
        .at("/docs/errors", html(errors::page, PLAIN_POLICY))
        .at("/docs/metrics", html(metrics::page, PLAIN_POLICY))
        .at("/openapi.yaml", text("application/yaml", of(|contract| contract.yaml().to_owned())))
        .at("/openapi.json", text("application/json", of(|contract| contract.json().to_owned())))
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

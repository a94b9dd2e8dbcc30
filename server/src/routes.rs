//! What is served where: the operations under their prefix, probes, metrics and pages, all behind the edge. The contract is
//! generated from the same operations.

use std::sync::{Arc, LazyLock};

use lending_store::wall;
use poem::{Endpoint, EndpointExt, IntoEndpoint, Response, Route};
use poem_openapi::{ContactObject, LicenseObject, OpenApiService};

use crate::app::App;
use crate::contract::{self, Contract, Document};
use crate::edge::Edge;
use crate::{api, console, health, pages};

/// Where the service of the committed contract is said to be. A contract that is served names its own address.
const EXAMPLE_URL: &str = "https://lending.example.com";

const DESCRIPTION: &str = include_str!("contract/description.md");

fn operations() -> OpenApiService<api::Api, ()> {
    OpenApiService::new(api::Api::default(), contract::TITLE, env!("CARGO_PKG_VERSION"))
        .description(DESCRIPTION)
        .contact(ContactObject::new().name(contract::TITLE))
        .license(LicenseObject::new("Apache-2.0").url("https://www.apache.org/licenses/LICENSE-2.0"))
}

/// The contract of a service at this address, which is without `/v1`.
pub fn contract_at(public_url: &str) -> anyhow::Result<Contract> {
    static DOCUMENT: LazyLock<anyhow::Result<Arc<Document>>> = LazyLock::new(|| document().map(Arc::new));
    let document = DOCUMENT.as_ref().map_err(|error| anyhow::anyhow!("{error:#}"))?;
    Ok(Contract::new(Arc::clone(document), public_url))
}

fn document() -> anyhow::Result<Document> {
    Document::finish(&operations().spec(), &api::OPERATIONS)
}

/// The contract as it is committed.
pub fn committed_contract() -> anyhow::Result<Contract> {
    contract_at(EXAMPLE_URL)
}

/// Everything the API's listener serves.
pub(crate) fn endpoint(app: &Arc<App>) -> impl Endpoint<Output = Response> + use<> {
    let routes = pages::routes(operations, &app.contract)
        .nest(contract::PREFIX, walled(operations()))
        .nest("/", console::pages(inside()))
        .at("/livez", poem::get(health::livez))
        .at("/readyz", poem::get(health::readyz))
        .at("/metrics", poem::get(health::guarded_metrics));
    behind_the_edge(app, routes)
}

/// The operations for pages of this process, which ask them as any client does.
fn inside() -> console::Operations {
    Arc::new(Route::new().nest(contract::PREFIX, walled(operations())).map_to_response().boxed())
}

/// Whoever calls an operation is behind the wall of their team until it has answered.
fn walled(operations: OpenApiService<api::Api, ()>) -> impl Endpoint<Output = Response> {
    operations
        .into_endpoint()
        .map_to_response()
        .around(|operations, request| async move { wall::around_one_request(operations.call(request)).await })
}

/// What the listener for metrics serves.
pub(crate) fn metrics_endpoint(app: &Arc<App>) -> impl Endpoint<Output = Response> + use<> {
    behind_the_edge(app, Route::new().at("/metrics", poem::get(health::open_metrics)))
}

fn behind_the_edge(app: &Arc<App>, routes: Route) -> impl Endpoint<Output = Response> + use<> {
    Edge { inner: routes.map_to_response(), app: app.clone() }
}

#[cfg(test)]
mod tests {
    use poem::http::Method;

    use super::*;

    #[test]
    fn a_path_knows_its_methods_and_query_parameters() {
        let contract = committed_contract().unwrap();
        assert_eq!(contract.methods_of("/v1/products/prd_1").as_deref(), Some("GET, HEAD, PATCH"));
        assert_eq!(contract.methods_of("/v1/products").as_deref(), Some("GET, HEAD, POST"));
        assert_eq!(contract.methods_of("/v1/nothing"), None);
        let query = contract.query_of(&Method::GET, "/v1/products").unwrap();
        assert_eq!(query.keys().collect::<Vec<_>>(), ["cursor", "limit", "offset", "status"]);
        assert!(query.values().all(|parameter| !parameter.is_list));
        let rows = contract.query_of(&Method::GET, "/v1/analyses/:param0/transactions").unwrap();
        let lists: Vec<_> = rows.iter().filter(|(_, parameter)| parameter.is_list).collect();
        assert_eq!(lists.iter().map(|(name, _)| name.as_str()).collect::<Vec<_>>(), ["category"]);
        assert!(contract.query_of(&Method::GET, "/v1/products/:param0").unwrap().is_empty());
    }

    #[test]
    fn a_request_can_be_held_against_every_schema_of_a_body() {
        assert!(document().unwrap().unusable_schemas().is_empty());
    }

    #[test]
    fn building_the_contract_twice_gives_the_same_bytes() {
        let contract = || Contract::new(Arc::new(document().unwrap()), EXAMPLE_URL);
        assert_eq!(contract().yaml(), contract().yaml());
    }
}

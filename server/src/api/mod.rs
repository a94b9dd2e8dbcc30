//! The operations, one file per resource. Adding one: write its handler here, describe it in its file's `OPERATIONS`,
//! then `just openapi`.

mod analyses;
mod api_keys;
mod auth;
mod credit_checks;
mod lists;
mod me;
mod products;
mod reference;
mod responses;
mod timestamp;
mod usage;

use poem_openapi::Tags;

pub(crate) use self::products::{CreateProductRequest, product_terms};
use crate::errors::Code;

#[derive(Tags)]
enum Tag {
    /// Bank statements in, explained credit decisions out.
    Analyses,
    /// Loan products: the credit policies a team scores statements under.
    Products,
    /// Credit-bureau reports: consented, billed once, saved.
    #[oai(rename = "Credit checks")]
    CreditChecks,
    /// What a team has used in a month, and what it has spent.
    Usage,
    /// Signing in and out. Servers use API keys instead.
    Authentication,
    /// Who the token belongs to.
    Identity,
    /// Long-lived tokens for servers. Managed with a login token only.
    #[oai(rename = "API keys")]
    ApiKeys,
    /// What reports and rules are made of.
    Reference,
}

/// In the order of the contract: what most callers come for stands first.
pub(crate) type Api = (
    (analyses::AnalysesApi, analyses::StatementsApi),
    products::ProductsApi,
    (credit_checks::CreditChecksApi, usage::UsageApi),
    auth::AuthApi,
    me::MeApi,
    api_keys::ApiKeysApi,
    reference::ReferenceApi,
);

/// What the types of a handler do not tell.
#[derive(Debug, Clone, Copy)]
pub(crate) struct OperationFacts {
    pub(crate) id: &'static str,
    /// Refusals beyond those that follow from having a token, a body or parameters.
    pub(crate) refusals: &'static [Code],
    /// Examples as JSON text, of the request's body and of the success answer.
    pub(crate) request: Option<&'static str>,
    pub(crate) answer: Option<&'static str>,
}

/// What the contract says of each operation beyond its types.
pub(crate) static OPERATIONS: std::sync::LazyLock<Vec<OperationFacts>> = std::sync::LazyLock::new(|| {
    [
        auth::OPERATIONS,
        me::OPERATIONS,
        api_keys::OPERATIONS,
        products::OPERATIONS,
        analyses::OPERATIONS,
        analyses::STATEMENT_OPERATIONS,
        credit_checks::OPERATIONS,
        usage::OPERATIONS,
        reference::OPERATIONS,
    ]
    .concat()
});

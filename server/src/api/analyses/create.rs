//! Taking in a statement: what needs the database, then the file itself, then the submission.

use lending_engine::names::search_words;
use lending_store::ProductId;
use lending_store::analyses::{NewAnalysis, ScoredUnder};
use lending_store::idempotency::{Creation, IdempotencyKey};
use lending_store::products::ProductStatus;
use lending_store::teams::Entitlement;

use super::form::Asked;
use crate::errors::{ApiError, Code};
use crate::gate::{Access, Caller};

/// The product that a request names, as it is now.
pub(super) async fn named_product<A: Access>(caller: &Caller<A>, id: &str) -> Result<ScoredUnder, ApiError> {
    let found = match ProductId::parse(id) {
        Some(id) => caller.app().store.products(&caller.facts().team).find(&id).await?,
        None => None,
    };
    match found {
        None => {
            Err(ApiError::refused_field(Code::ProductNotFound, "product_id", "names no product of the team"))
        }
        Some(product) if product.status == ProductStatus::Archived => {
            Err(ApiError::refused_field(Code::ProductArchived, "product_id", "names an archived product"))
        }
        Some(product) => Ok(ScoredUnder { id: product.id, version: product.version, terms: product.terms }),
    }
}

async fn check_entitlement<A: Access>(caller: &Caller<A>) -> Result<(), ApiError> {
    let held = caller.app().store.entitlements(&caller.facts().team).await?;
    if held.iter().any(|name| name == Entitlement::Bureau.as_str()) {
        return Ok(());
    }
    Err(ApiError::new(
        Code::BureauNotEntitled,
        "The team is not entitled to pull credit-bureau reports; nothing was stored.",
    ))
}

/// Returns the id of what was created, and whether an earlier request did so.
pub(super) async fn submit<A: Access>(
    caller: &Caller<A>,
    mut asked: Asked,
    key: Option<IdempotencyKey>,
) -> Result<(String, bool), ApiError> {
    let app = caller.app();
    if asked.bureau_consent {
        check_entitlement(caller).await?;
    }
    let product = match &asked.product_id {
        Some(id) => Some(named_product(caller, id).await?),
        None => None,
    };
    let pages = app.file_checks.pages(&mut asked.file, asked.password.as_deref()).await?;
    let new = NewAnalysis {
        name_words: asked.particulars.applicant_name.as_deref().map(search_words).unwrap_or_default(),
        particulars: asked.particulars,
        inputs: serde_json::to_value(asked.inputs).map_err(|_| ApiError::internal())?,
        product: product.map(|product| (product.id, product.version)),
        bureau_requested: asked.bureau_consent,
        pages: pages.and_then(|pages| i64::try_from(pages).ok()),
        password: asked.password,
    };
    let principal = caller.principal();
    match app.store.analyses(&principal.team).submit(&principal, asked.file, new, key.clone()).await? {
        Creation::Created(submitted) => {
            app.doorbell.ring();
            Ok((submitted.id.to_string(), false))
        }
        Creation::Overtaken => Ok((caller.overtaken(key).await?, true)),
        Creation::LimitReached => Err(ApiError::internal()),
    }
}

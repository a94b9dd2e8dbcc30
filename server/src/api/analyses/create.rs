//! Taking in a statement: what needs the database, then the file itself, then the submission.

use chrono::{DateTime, Utc};
use lending_base::ProductId;
use lending_bureau::{Mobile, PullRequest};
use lending_engine::application::Inputs;
use lending_engine::decision::default_product;
use lending_engine::names::search_words;
use lending_engine::product::{AmountRange, TenureRange};
use lending_store::StoreError;
use lending_store::analyses::{NewAnalysis, ScoredUnder};
use lending_store::idempotency::{Creation, IdempotencyKey};
use lending_store::products::ProductStatus;
use lending_store::queue::Queue;

use super::form::{EVIDENCE, UploadForm};
use crate::api::products::stored_terms;
use crate::errors::{ApiError, Code};
use crate::gate::{Access, Caller, Scope};

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
        Some(product) if product.status != ProductStatus::Active => {
            Err(StoreError::NewerWord { what: "the status of a product" }.into())
        }
        Some(product) => {
            // What cannot be decided by is not taken either.
            stored_terms(&product)?;
            Ok(ScoredUnder { id: product.id, version: product.version, terms: product.terms })
        }
    }
}

/// The times that a product covers.
pub(super) fn covered_months(product: Option<&ScoredUnder>) -> Result<TenureRange, ApiError> {
    match product {
        Some(product) => serde_json::from_value(product.terms["tenure_months"].clone())
            .map_err(|_| StoreError::NewerWord { what: "a term of a product" }.into()),
        None => Ok(default_product().tenure_months),
    }
}

/// The loans that the product covers.
pub(super) fn covered_amounts(product: Option<&ScoredUnder>) -> Result<AmountRange, ApiError> {
    match product {
        Some(product) => serde_json::from_value(product.terms["amount"].clone())
            .map_err(|_| StoreError::NewerWord { what: "a term of a product" }.into()),
        None => Ok(default_product().amount),
    }
}

/// A time that the product does not cover could not be offered.
pub(super) fn check_tenure(inputs: &Inputs, product: Option<&ScoredUnder>) -> Result<(), ApiError> {
    let Some(asked) = inputs.tenure_months else { return Ok(()) };
    let covered = covered_months(product)?;
    if (covered.min..=covered.max).contains(&asked) {
        return Ok(());
    }
    let message = format!("must lie from {} to {}, which the product covers", covered.min, covered.max);
    Err(ApiError::invalid_field("inputs.tenure_months", message))
}

/// Whom the bureau is to be asked about, where it is.
fn pull_request(form: &UploadForm, now: DateTime<Utc>) -> Result<Option<PullRequest>, ApiError> {
    let particulars = &form.particulars;
    let (true, Some(name), Some(mobile)) =
        (form.bureau_consent, &particulars.applicant_name, &particulars.applicant_mobile)
    else {
        return Ok(None);
    };
    let mobile: Mobile = mobile.parse().map_err(|_| ApiError::internal())?;
    let evidence = form.consent_evidence.as_ref();
    let consent_evidence = evidence.map(|evidence| evidence.checked(EVIDENCE, now)).transpose()?.flatten();
    Ok(Some(PullRequest { name: name.clone(), mobile, reuse_within_days: 0, consent_evidence }))
}

/// Returns the id of what was created, and whether an earlier request did so.
pub(super) async fn submit<A: Access>(
    caller: &Caller<A>,
    mut form: UploadForm,
    key: Option<IdempotencyKey>,
) -> Result<(String, bool), ApiError> {
    let app = caller.app();
    let pull = pull_request(&form, app.store.clock().now())?;
    if pull.is_some() {
        // It costs what a credit check costs.
        caller.require(Scope::CreditChecksWrite).await?;
        caller.check_entitled().await?;
    }
    let product = match &form.product_id {
        Some(id) => Some(named_product(caller, id).await?),
        None => None,
    };
    check_tenure(&form.inputs, product.as_ref())?;
    let pages = app.file_checks.pages(&caller.facts().team, &mut form.file, form.password.as_deref()).await?;
    if pull.is_some() {
        // A file that is refused has asked nobody.
        caller.count_pull().await?;
    }
    let new = NewAnalysis {
        name_words: form.particulars.applicant_name.as_deref().map(search_words).unwrap_or_default(),
        particulars: form.particulars,
        inputs: serde_json::to_value(form.inputs).map_err(|_| ApiError::internal())?,
        product: product.map(|product| (product.id, product.version)),
        bureau: pull.map(|pull| app.bureau.new_check(&pull)),
        pages: pages.and_then(|pages| i64::try_from(pages).ok()),
        password: form.password,
    };
    let principal = caller.principal();
    match app.store.analyses(&principal.team).submit(&principal, form.file, new, key.clone()).await? {
        Creation::Created(submitted) => {
            caller.exchange().accept(&submitted.id);
            app.dispatcher.wake(Queue::Text);
            Ok((submitted.id.to_string(), false))
        }
        Creation::Overtaken => Ok((caller.overtaken(key).await?, true)),
        // Of a statement there is no other limit than the price of asking a bureau about its holder.
        Creation::LimitReached => Err(caller.cap_reached().await?),
    }
}

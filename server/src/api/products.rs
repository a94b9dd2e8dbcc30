//! Loan products: read by everyone in the team, written by its owners. Trying one on old cases is `trial`, what one was
//! before its changes `versions`.

mod differences;
mod spread;
mod terms;
mod trial;
mod versions;

use lending_base::ProductId;
use lending_engine::policy::{Policy, Problem, Scorecard, Thresholds};
use lending_engine::product::{AmountRange, Currency, Fee, ProductTerms, TenureRange, usual_margin_pct};
use lending_store::idempotency::Creation;
use lending_store::products::{self, Changed, ProductChange};
use poem_openapi::param::{Header, Path, Query};
use poem_openapi::types::MaybeUndefined;
use poem_openapi::{Enum, Object, OpenApi};

use self::terms::understood;
pub(crate) use self::trial::{OPERATIONS as TRIAL_OPERATIONS, TrialsApi};
pub(crate) use self::versions::{OPERATIONS as VERSION_OPERATIONS, VersionsApi};
use super::lists::{list_of, page_request};
use super::responses::{Created, Success};
use super::stored::Stored;
use super::tags::Tag;
use super::timestamp::Timestamp;
use crate::contract::OperationFacts;
use crate::errors::{ApiError, Code, FieldError};
use crate::gate::{Admitted, AnyCaller, Body, CreatingOwner, OwnerCaller, purpose};

#[derive(Debug, Default)]
pub(crate) struct ProductsApi;

/// How often a change is tried again when someone else changes the same product at the same moment.
const CHANGE_ATTEMPTS: usize = 5;

const NEW_EXAMPLE: &str = include_str!("products/new_product.json");
const EXAMPLE: &str = include_str!("products/product.json");
const LIST_EXAMPLE: &str = include_str!("products/product_list.json");

pub(super) const OPERATIONS: &[OperationFacts] = &[
    OperationFacts { id: "list_products", refusals: &[], request: None, answer: Some(LIST_EXAMPLE) },
    OperationFacts {
        id: "create_product",
        refusals: &[Code::ProductLimitReached],
        request: Some(NEW_EXAMPLE),
        answer: Some(EXAMPLE),
    },
    OperationFacts { id: "get_product", refusals: &[], request: None, answer: Some(EXAMPLE) },
    OperationFacts {
        id: "update_product",
        refusals: &[Code::ProductLimitReached, Code::ProductChanged, Code::VersionMismatch],
        request: Some(r#"{"annual_rate_pct": 15.75}"#),
        answer: Some(EXAMPLE),
    },
];

/// Whether a product can be chosen for new analyses: `active`, or `archived`, kept for what was scored under it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Enum)]
#[oai(rename_all = "snake_case")]
pub(crate) enum ProductStatus {
    /// New analyses can be scored under it.
    Active,
    /// Kept for what was scored under it; not for new analyses.
    Archived,
}

impl From<ProductStatus> for products::ProductStatus {
    fn from(status: ProductStatus) -> Self {
        match status {
            ProductStatus::Active => Self::Active,
            ProductStatus::Archived => Self::Archived,
        }
    }
}

/// A loan product: the terms a team lends on and the policy it decides by.
#[derive(Debug, Object)]
pub(crate) struct Product {
    /// Id of the product, `prd_…`, to be given as `product_id`.
    id: String,
    /// Name of the product, 1 to 100 characters.
    name: String,
    /// What the product is for; null where nobody said.
    description: Option<String>,
    /// Counts the changes of the terms, from 1. An analysis keeps the version it was scored under.
    version: i64,
    /// Whether new analyses can be scored under it.
    status: Stored<ProductStatus>,
    /// Currency of its amounts.
    currency: Stored<Currency>,
    /// The loan amounts it covers, in rupees.
    amount: Stored<AmountRange>,
    /// The tenures it covers, in months.
    tenure_months: Stored<TenureRange>,
    /// Interest a year, in percent, from 0 to 100.
    annual_rate_pct: Stored<f64>,
    /// What of a trader's receipts is taken for income, in percent, from 0 to 100.
    business_margin_pct: Stored<f64>,
    /// What borrowers pay besides interest, taken from the sum that is paid out; empty where none is stated.
    fees: Stored<Vec<Fee>>,
    /// Whom applicants may ask, as letters say it; null where nobody said.
    contact: Option<String>,
    /// The rules a case must pass; none where the score alone decides.
    policy: Stored<Policy>,
    /// How much each section of the score weighs.
    scorecard: Stored<Scorecard>,
    /// The scores that approve, and that go to review.
    thresholds: Stored<Thresholds>,
    /// When it was created.
    created_at: Timestamp,
    /// When it was last changed.
    updated_at: Timestamp,
}

list_of! {
    /// A page of products.
    ProductList of Product
}

/// A product to be created.
#[derive(Debug, Object)]
#[oai(deny_unknown_fields)]
pub(crate) struct CreateProductRequest {
    /// Name of the product: 1 to 100 characters.
    #[oai(validator(min_length = 1, max_length = 100))]
    name: String,
    /// What the product is for, at most 1,000 characters; left out, null or empty: none.
    #[oai(validator(max_length = 1000))]
    description: Option<String>,
    /// Currency of its amounts; left out: `INR`.
    #[oai(default)]
    currency: Currency,
    /// The loan amounts it covers, in rupees.
    amount: AmountRange,
    /// The tenures it covers, in months.
    tenure_months: TenureRange,
    /// Interest a year, in percent: 0 to 100.
    #[oai(validator(minimum(value = "0"), maximum(value = "100")))]
    annual_rate_pct: f64,
    /// What of a trader's receipts is taken for income, in percent: 0 to 100. Left out or null: 10.
    #[oai(validator(minimum(value = "0"), maximum(value = "100")))]
    business_margin_pct: Option<f64>,
    /// What borrowers pay besides interest, taken from the sum that is paid out: at most 20. Left out or null: none, and
    /// letters tell no yearly cost (APR).
    #[oai(validator(max_items = 20))]
    fees: Option<Vec<Fee>>,
    /// Whom applicants may ask, as letters say it: a telephone number, an address, at most 200 characters; left out, null or
    /// empty: the lender itself.
    #[oai(validator(max_length = 200))]
    contact: Option<String>,
    /// The rules a case must pass. Left out: none, so that the score alone decides.
    policy: Option<Policy>,
    /// How much each section of the score weighs. Left out: 20, 20, 20, 20, 5 and 15.
    scorecard: Option<Scorecard>,
    /// The scores that approve, and that go to review. Left out: 70 and 50.
    thresholds: Option<Thresholds>,
}

/// What is to change; members that are left out or null stay as they are, except that a null or empty `description`
/// or `contact` clears it.
#[derive(Debug, Object)]
#[oai(deny_unknown_fields)]
pub(crate) struct UpdateProductRequest {
    /// Name of the product: 1 to 100 characters.
    #[oai(validator(min_length = 1, max_length = 100))]
    name: Option<String>,
    /// What the product is for, at most 1,000 characters; null or empty clears it.
    #[oai(validator(max_length = 1000))]
    description: MaybeUndefined<String>,
    /// The loan amounts it covers, in rupees.
    amount: Option<AmountRange>,
    /// The tenures it covers, in months.
    tenure_months: Option<TenureRange>,
    /// Interest a year, in percent: 0 to 100.
    #[oai(validator(minimum(value = "0"), maximum(value = "100")))]
    annual_rate_pct: Option<f64>,
    /// What of a trader's receipts is taken for income, in percent: 0 to 100.
    #[oai(validator(minimum(value = "0"), maximum(value = "100")))]
    business_margin_pct: Option<f64>,
    /// What borrowers pay besides interest: at most 20; replaces all of them.
    #[oai(validator(max_items = 20))]
    fees: Option<Vec<Fee>>,
    /// Whom applicants may ask, as letters say it: at most 200 characters; null or empty clears it.
    #[oai(validator(max_length = 200))]
    contact: MaybeUndefined<String>,
    /// The rules a case must pass; replaces all of them.
    policy: Option<Policy>,
    /// How much each section of the score weighs.
    scorecard: Option<Scorecard>,
    /// The scores that approve, and that go to review.
    thresholds: Option<Thresholds>,
    /// `archived` withdraws the product from new analyses, `active` brings it back. Makes no new version.
    status: Option<ProductStatus>,
}

fn checked(terms: ProductTerms) -> Result<ProductTerms, ApiError> {
    let problems = terms.problems();
    if problems.is_empty() {
        return Ok(terms);
    }
    let field = |Problem { path, message }: Problem| FieldError { field: path, message };
    Err(ApiError::invalid(problems.into_iter().map(field).collect()))
}

/// An empty text is no text: not every generated client can send null.
fn present(text: Option<String>) -> Option<String> {
    text.filter(|text| !text.trim().is_empty())
}

/// The terms a creation asks for, found usable.
pub(crate) fn product_terms(new: CreateProductRequest) -> Result<ProductTerms, ApiError> {
    checked(ProductTerms {
        name: new.name.trim().to_owned(),
        description: present(new.description),
        currency: new.currency,
        amount: new.amount,
        tenure_months: new.tenure_months,
        annual_rate_pct: new.annual_rate_pct,
        business_margin_pct: new.business_margin_pct.unwrap_or(usual_margin_pct()),
        fees: new.fees.unwrap_or_default(),
        contact: present(new.contact),
        policy: new.policy.unwrap_or_default().with_limits(),
        scorecard: new.scorecard.unwrap_or_default(),
        thresholds: new.thresholds.unwrap_or_default(),
    })
}

/// Left out it stays; null or empty clears it.
fn changed(text: Option<String>, change: &MaybeUndefined<String>) -> Option<String> {
    match change {
        MaybeUndefined::Undefined => text,
        MaybeUndefined::Null => None,
        MaybeUndefined::Value(text) => present(Some(text.clone())),
    }
}

fn patched(terms: ProductTerms, patch: &UpdateProductRequest) -> Result<ProductTerms, ApiError> {
    checked(ProductTerms {
        name: patch.name.as_ref().map_or(terms.name, |name| name.trim().to_owned()),
        description: changed(terms.description, &patch.description),
        currency: terms.currency,
        amount: patch.amount.unwrap_or(terms.amount),
        tenure_months: patch.tenure_months.unwrap_or(terms.tenure_months),
        annual_rate_pct: patch.annual_rate_pct.unwrap_or(terms.annual_rate_pct),
        business_margin_pct: patch.business_margin_pct.unwrap_or(terms.business_margin_pct),
        fees: patch.fees.clone().unwrap_or(terms.fees),
        contact: changed(terms.contact, &patch.contact),
        policy: match patch.policy.clone() {
            Some(policy) => Policy {
                rules: policy.rules,
                limits: policy.limits.or(terms.policy.limits),
                income: policy.income.or(terms.policy.income),
                window_months: policy.window_months.or(terms.policy.window_months),
                balance_days: policy.balance_days.or(terms.policy.balance_days),
            },
            None => terms.policy,
        },
        scorecard: patch.scorecard.unwrap_or(terms.scorecard),
        thresholds: patch.thresholds.unwrap_or(terms.thresholds),
    })
}

pub(super) fn stored_terms(product: &products::Product) -> Result<ProductTerms, ApiError> {
    understood(&product.terms)
}

fn to_json(terms: &ProductTerms) -> Result<serde_json::Value, ApiError> {
    serde_json::to_value(terms).map_err(|_| ApiError::internal())
}

pub(crate) fn view(product: &products::Product) -> Product {
    let terms = terms::ProductTerms::of(&product.terms);
    Product {
        id: product.id.to_string(),
        name: terms.name,
        description: terms.description,
        version: product.version,
        status: Stored::word(product.status.as_str()),
        currency: terms.currency,
        amount: terms.amount,
        tenure_months: terms.tenure_months,
        annual_rate_pct: terms.annual_rate_pct,
        business_margin_pct: terms.business_margin_pct,
        fees: terms.fees,
        contact: terms.contact,
        policy: terms.policy,
        scorecard: terms.scorecard,
        thresholds: terms.thresholds,
        created_at: product.created_at.into(),
        updated_at: product.updated_at.into(),
    }
}

/// Whether an `If-Match` names this version, alone or among others.
fn is_named(if_match: &str, version: i64) -> bool {
    let version = version.to_string();
    if_match
        .split(',')
        .map(str::trim)
        .any(|tag| tag == "*" || tag.trim_start_matches("W/").trim_matches('"') == version)
}

fn limit_reached() -> ApiError {
    let most = products::ACTIVE_PRODUCTS;
    ApiError::new(
        Code::ProductLimitReached,
        format!("A team has at most {most} active products; archive one first."),
    )
}

fn default_limit() -> u32 {
    100
}

fn default_status() -> ProductStatus {
    ProductStatus::Active
}

#[OpenApi]
impl ProductsApi {
    /// List products
    ///
    /// The team's active loan products, or its archived ones.
    #[oai(path = "/products", method = "get", operation_id = "list_products", tag = "Tag::Products")]
    async fn list_products(
        &self,
        caller: AnyCaller<purpose::ProductsRead>,
        /// Which products to list: `active` unless told otherwise.
        #[oai(default = "default_status")]
        status: Query<ProductStatus>,
        /// Page size: 1 to 100.
        #[oai(default = "default_limit", validator(minimum(value = "1"), maximum(value = "100")))]
        limit: Query<u32>,
        /// Number of items to skip: 0 to 1,000,000. For deep lists use `cursor`.
        #[oai(validator(minimum(value = "0"), maximum(value = "1000000")))]
        offset: Query<Option<u32>>,
        /// `next_cursor` of the page before, to read on from there; cannot be combined with `offset`.
        cursor: Query<Option<String>>,
    ) -> Result<Success<ProductList>, ApiError> {
        let page = page_request(limit.0, offset.0, cursor.0, |text| ProductId::parse(text).is_some())?;
        let found = caller.app().store.products(&caller.facts().team).list(status.0.into(), &page).await?;
        let views = found.items.iter().map(view).collect();
        let found = lending_store::page::Page { items: views, has_more: found.has_more, total: found.total };
        Ok(Success(ProductList::new(found, &page, |product| &product.id, |product| product)))
    }

    /// Create a product
    ///
    /// Owners only. A rule that names a metric the engine does not know, compares it wrongly or repeats an id is
    /// refused by name.
    #[oai(path = "/products", method = "post", operation_id = "create_product", tag = "Tag::Products")]
    async fn create_product(
        &self,
        caller: CreatingOwner<purpose::ProductsWrite>,
        /// Makes repeating this request safe for 24 hours: 1 to 255 printable characters.
        #[oai(name = "Idempotency-Key", validator(min_length = 1, max_length = 255, pattern = "^[ -~]+$"))]
        idempotency_key: Header<Option<String>>,
        body: Body<CreateProductRequest>,
    ) -> Result<Created<Product>, ApiError> {
        let principal = caller.principal();
        let products = caller.app().store.products(&principal.team);
        let admitted =
            caller.admit_creation("create_product", idempotency_key.0.as_deref(), "", body).await?;
        let (product, replayed) = match admitted {
            Admitted::Replay(id) => (self.earlier(&caller, &id).await?, true),
            Admitted::New(new, key) => {
                let terms = to_json(&product_terms(new)?)?;
                match products.create(&principal, terms, key.clone()).await? {
                    Creation::Created(product) => (product, false),
                    Creation::LimitReached => return Err(limit_reached()),
                    Creation::Overtaken => {
                        (self.earlier(&caller, &caller.overtaken(key).await?).await?, true)
                    }
                }
            }
        };
        let location = format!("/v1/products/{}", product.id);
        Ok(Created { body: view(&product), location, replayed })
    }

    /// Read a product
    ///
    /// The product at its present version, whether active or archived.
    #[oai(path = "/products/:id", method = "get", operation_id = "get_product", tag = "Tag::Products")]
    async fn get_product(
        &self,
        caller: AnyCaller<purpose::ProductsRead>,
        /// Id of the product.
        id: Path<String>,
    ) -> Result<Success<Product>, ApiError> {
        let team = &caller.facts().team;
        let found = match ProductId::parse(&id.0) {
            Some(id) => caller.app().store.products(team).find(&id).await?,
            None => None,
        };
        Ok(Success(view(&found.ok_or_else(|| ApiError::not_found("product"))?)))
    }

    /// Change a product
    ///
    /// Owners only. A change of the terms makes a new version; analyses keep the version they were scored under.
    /// Archiving and activating do not.
    #[oai(path = "/products/:id", method = "patch", operation_id = "update_product", tag = "Tag::Products")]
    async fn update_product(
        &self,
        caller: OwnerCaller<purpose::ProductsWrite>,
        /// Id of the product.
        id: Path<String>,
        /// The version that the change starts from, such as `"3"`; another one is 412. Left out: whichever holds.
        #[oai(name = "If-Match", validator(min_length = 1, max_length = 1000))]
        if_match: Header<Option<String>>,
        body: Body<UpdateProductRequest>,
    ) -> Result<Success<Product>, ApiError> {
        let missing = || ApiError::not_found("product");
        let id = ProductId::parse(&id.0).ok_or_else(missing)?;
        let patch = body.into_value()?;
        let principal = caller.principal();
        let products = caller.app().store.products(&principal.team);
        for _ in 0..CHANGE_ATTEMPTS {
            let read = products.find(&id).await?.ok_or_else(missing)?;
            if if_match.as_deref().is_some_and(|versions| !is_named(versions, read.version)) {
                return Err(ApiError::new(
                    Code::VersionMismatch,
                    "The product is not at the version that `If-Match` names.",
                ));
            }
            let terms = to_json(&patched(stored_terms(&read)?, &patch)?)?;
            let change = ProductChange { terms: Some(terms), status: patch.status.map(Into::into) };
            match products.change(&principal, &read, change).await? {
                Changed::Done(product) => return Ok(Success(view(&product))),
                Changed::LimitReached => return Err(limit_reached()),
                Changed::Stale => {}
            }
        }
        Err(ApiError::new(Code::ProductChanged, "Someone else keeps changing this product; read it again."))
    }
}

impl ProductsApi {
    /// What an earlier request with the same key created, as it is now.
    async fn earlier(
        &self,
        caller: &CreatingOwner<purpose::ProductsWrite>,
        id: &str,
    ) -> Result<products::Product, ApiError> {
        let id = ProductId::parse(id).ok_or_else(ApiError::internal)?;
        let found = caller.app().store.products(&caller.facts().team).find(&id).await?;
        found.ok_or_else(|| ApiError::not_found("product"))
    }
}

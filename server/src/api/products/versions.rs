//! What a product was at each of its versions, and what each change has changed.

use lending_base::ProductId;
use lending_store::products;
use poem_openapi::param::{Path, Query};
use poem_openapi::types::ToJSON;
use poem_openapi::{Object, OpenApi};

use super::differences::{ProductDifference, differences};
use super::terms::ProductTerms;
use crate::api::lists::{default_limit, list_of, page_request};
use crate::api::responses::Success;
use crate::api::tags::Tag;
use crate::api::timestamp::Timestamp;
use crate::contract::OperationFacts;
use crate::errors::ApiError;
use crate::gate::{AnyCaller, purpose};

#[derive(Debug, Default)]
pub(crate) struct VersionsApi;

pub(crate) const OPERATIONS: &[OperationFacts] = &[OperationFacts {
    id: "list_product_versions",
    refusals: &[],
    request: None,
    answer: Some(include_str!("version_list.json")),
}];

/// A product as it was from one change of its terms to the next.
#[derive(Debug, Object)]
pub(crate) struct ProductVersion {
    /// Its number, from 1. An analysis names the version it was scored under.
    version: i64,
    /// What the product said.
    terms: ProductTerms,
    /// What the change to this version changed; empty of the first version.
    changes: Vec<ProductDifference>,
    /// When it was made.
    created_at: Timestamp,
}

list_of! {
    /// A page of the versions of a product, the newest first.
    ProductVersionList of ProductVersion
}

fn view(version: &products::ProductVersion) -> ProductVersion {
    let terms = ProductTerms::of(&version.terms);
    // As they are shown, so that what is only written otherwise by a newer version of the service is no change.
    let shown = |terms: &ProductTerms| terms.to_json().unwrap_or_default();
    let before = version.terms_before.as_ref().map(|before| shown(&ProductTerms::of(before)));
    ProductVersion {
        version: version.version,
        changes: before.map(|before| differences(&before, &shown(&terms))).unwrap_or_default(),
        terms,
        created_at: version.created_at.into(),
    }
}

#[OpenApi]
impl VersionsApi {
    /// List the versions of a product
    ///
    /// Every version of a product, active or archived: its terms as they were, and what differs from the version before. The
    /// audit record names who made each (`GET /audit-events` with the product as `subject`).
    #[oai(
        path = "/products/:id/versions",
        method = "get",
        operation_id = "list_product_versions",
        tag = "Tag::Products"
    )]
    async fn list_product_versions(
        &self,
        caller: AnyCaller<purpose::ProductsRead>,
        /// Id of the product.
        id: Path<String>,
        /// Page size: 1 to 100.
        #[oai(default = "default_limit", validator(minimum(value = "1"), maximum(value = "100")))]
        limit: Query<u32>,
        /// Number of items to skip: 0 to 1,000,000. For deep lists use `cursor`.
        #[oai(validator(minimum(value = "0"), maximum(value = "1000000")))]
        offset: Query<Option<u32>>,
        /// `next_cursor` of the page before, to read on from there; cannot be combined with `offset`.
        cursor: Query<Option<String>>,
    ) -> Result<Success<ProductVersionList>, ApiError> {
        let missing = || ApiError::not_found("product");
        let is_cursor = |text: &str| text.parse::<i64>().is_ok_and(|number| number > 0);
        let page = page_request(limit.0, offset.0, cursor.0, is_cursor)?;
        let id = ProductId::parse(&id.0).ok_or_else(missing)?;
        let found = caller.app().store.products(&caller.facts().team).versions(&id, &page).await?;
        // The first version is never taken away.
        if found.total == Some(0) {
            return Err(missing());
        }
        let number = |version: &products::ProductVersion| version.version.to_string();
        let items = found.items.iter().map(|version| (number(version), view(version))).collect();
        let found = lending_store::page::Page { items, has_more: found.has_more, total: found.total };
        Ok(Success(ProductVersionList::new(found, &page, |(number, _)| number, |(_, version)| version)))
    }
}

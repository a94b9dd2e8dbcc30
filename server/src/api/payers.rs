//! Payers that a team remembers as employers. They are remembered with a correction, listed and forgotten here.

use lending_base::PayerId;
use lending_store::audit::Action;
use lending_store::payers;
use poem_openapi::param::{Path, Query};
use poem_openapi::{Object, OpenApi};

use super::lists::{default_limit, list_of, page_request};
use super::responses::{NoContent, Success};
use super::tags::Tag;
use super::timestamp::Timestamp;
use crate::contract::OperationFacts;
use crate::errors::{ApiError, Code};
use crate::gate::{AnyCaller, OwnerCaller, purpose};

#[derive(Debug, Default)]
pub(crate) struct PayersApi;

pub(super) const OPERATIONS: &[OperationFacts] = &[
    OperationFacts {
        id: "list_payers",
        refusals: &[Code::StorageFull],
        request: None,
        answer: Some(
            r#"{"data": [{"id": "pay_01JD3Q4T0C6Z9V2R8N5M7K1XWF", "name": "NIMBUS ANALYTICS",
                "created_by": "usr_01JD3Q4T0C6Z9V2R8N5M7K1XWY", "created_at": "2026-11-15T02:00:00Z"}],
                "total": 1, "limit": 20, "offset": 0, "has_more": false, "next_cursor": null}"#,
        ),
    },
    OperationFacts { id: "forget_payer", refusals: &[Code::StorageFull], request: None, answer: None },
];

/// A payer that the team takes for an employer wherever it pays.
#[derive(Debug, Object)]
pub(crate) struct Payer {
    /// Id of the payer, `pay_…`. It never changes: a payer that is forgotten and remembered again has another one.
    id: String,
    /// The payer's name, as it was remembered.
    name: String,
    /// Id of the user who had it remembered.
    created_by: String,
    /// When it was remembered.
    created_at: Timestamp,
}

list_of! {
    /// A page of remembered payers.
    PayerList of Payer
}

pub(crate) fn view(payer: payers::Payer) -> Payer {
    Payer {
        id: payer.id.to_string(),
        name: payer.name,
        created_by: payer.created_by.to_string(),
        created_at: payer.created_at.into(),
    }
}

#[OpenApi]
impl PayersApi {
    /// List remembered payers
    ///
    /// Payers that count as employers in every new analysis of the team. One is remembered with
    /// `PATCH /analyses/{id}/corrections` and `remember`; a report names those that it was decided with in
    /// `provenance.remembered_payers`.
    #[oai(path = "/payers", method = "get", operation_id = "list_payers", tag = "Tag::Payers")]
    async fn list_payers(
        &self,
        caller: AnyCaller<purpose::PayersRead>,
        /// Page size: 1 to 100.
        #[oai(default = "default_limit", validator(minimum(value = "1"), maximum(value = "100")))]
        limit: Query<u32>,
        /// Number of items to skip: 0 to 1,000,000. For deep lists use `cursor`.
        #[oai(validator(minimum(value = "0"), maximum(value = "1000000")))]
        offset: Query<Option<u32>>,
        /// `next_cursor` of the page before, to read on from there; cannot be combined with `offset`.
        cursor: Query<Option<String>>,
    ) -> Result<Success<PayerList>, ApiError> {
        let page = page_request(limit.0, offset.0, cursor.0, |text| PayerId::parse(text).is_some())?;
        let found = caller.app().store.payers(&caller.facts().team).list(&page).await?;
        caller.note_read(Action::PayersListed, &caller.facts().team).await?;
        Ok(Success(PayerList::new(found, &page, |payer| payer.id.as_str(), view)))
    }

    /// Forget a payer
    ///
    /// It counts for nothing in later analyses; what was decided with it stays as it is. Owners only.
    #[oai(path = "/payers/:id", method = "delete", operation_id = "forget_payer", tag = "Tag::Payers")]
    async fn forget_payer(
        &self,
        caller: OwnerCaller<purpose::PayersWrite>,
        /// Id of the payer.
        id: Path<String>,
    ) -> Result<NoContent, ApiError> {
        let missing = || ApiError::not_found("payer");
        let id = PayerId::parse(&id.0).ok_or_else(missing)?;
        let principal = caller.principal();
        if caller.app().store.payers(&principal.team).forget(&principal, &id).await? {
            Ok(NoContent)
        } else {
            Err(missing())
        }
    }
}

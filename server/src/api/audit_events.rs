//! Who did what, for a team's owners, and what shows that nobody has changed it since.

use chrono::{DateTime, Utc};
use lending_base::AuditId;
use lending_store::audit::chain::{self, hex};
use lending_store::audit::list::AuditFilter;
use lending_store::audit::{Action, Recorded};
use poem_openapi::param::{Path, Query};
use poem_openapi::{Object, OpenApi};

use super::lists::{MAX_LIMIT, default_limit, sane_time};
use super::responses::Success;
use super::tags::Tag;
use super::timestamp::Timestamp;
use crate::contract::OperationFacts;
use crate::errors::{ApiError, Code};
use crate::gate::{OwnerCaller, purpose};

#[derive(Debug, Default)]
pub(crate) struct AuditEventsApi;

pub(super) const OPERATIONS: &[OperationFacts] = &[
    OperationFacts {
        id: "list_audit_events",
        refusals: &[Code::StorageFull],
        request: None,
        answer: Some(
            r#"{"data": [{"id": "aud_01JD3Q4T0C6Z9V2R8N5M7K1XWC", "at": "2026-11-15T02:00:03.120Z",
                "actor": "usr_01JD3Q4T0C6Z9V2R8N5M7K1XWY", "token_id": "key_01JD3Q4T0C6Z9V2R8N5M7K1XWT",
                "action": "analysis.report_read", "subject": "an_01JD3Q4T0C6Z9V2R8N5M7K1XWA", "detail": null,
                "purpose": "credit_review", "ip": "203.0.113.7", "request_id": "cde-42",
                "own_request_id": "req_4fGh29sKq0ZbXw1Lm8NcRt"}],
                "limit": 20, "has_more": false, "next_cursor": null}"#,
        ),
    },
    OperationFacts {
        id: "get_audit_proof",
        refusals: &[Code::NotFound, Code::StorageFull],
        request: None,
        answer: Some(
            r#"{"id": "aud_01JD3Q4T0C6Z9V2R8N5M7K1XWC", "chain": "team_01JD3Q4T0C6Z9V2R8N5M7K1XWB", "batch": 1,
                "position": 0, "previous": "0000000000000000000000000000000000000000000000000000000000000000",
                "entry_hashes": ["9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"],
                "hash": "2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae",
                "signature": "fcde2b2edba56bf408601fb721fe9b5c338d10ee429ea04fae5511b68fbf8fb9",
                "closed_at": "2026-11-15T02:00:04Z"}"#,
        ),
    },
];

/// Something that somebody did, read or was refused.
#[derive(Debug, Object)]
pub(crate) struct AuditEvent {
    /// Id of the entry, `aud_…`. Ids grow with time.
    id: String,
    /// When it happened.
    at: Timestamp,
    /// Who did it: the id of a user, `operator`, `service`, or `anonymous` for whoever has not proved who they are.
    actor: String,
    /// Id of the token it was done with; null where there was none.
    token_id: Option<String>,
    /// What was done, such as `analysis.report_read`. Others may be added.
    action: String,
    /// Id of what it was done to; null where it was nothing of its own.
    subject: Option<String>,
    /// What a code or a keyed hash adds: why access was refused, the hashes of the words that were looked for, or the id and
    /// the SHA-256 of a certificate of erasure. Never a word that a person wrote.
    detail: Option<String>,
    /// What the caller said that it is for, in the header `X-Purpose`; null where nothing was said.
    purpose: Option<String>,
    /// The address it came from; null for what the service did itself.
    ip: Option<String>,
    /// Id of the request as its caller gave it in `X-Request-Id`, or ours where none was given.
    request_id: Option<String>,
    /// Our own id of the request, which no caller chooses.
    own_request_id: Option<String>,
}

/// A part of what was recorded, the newest first.
#[derive(Debug, Object)]
pub(crate) struct AuditEventList {
    /// The entries of this page, newest first.
    data: Vec<AuditEvent>,
    /// The page size that applied, from 1 to 100.
    limit: i64,
    /// Whether there are more after this page.
    has_more: bool,
    /// Give this as `cursor` to read on; null on the last page.
    next_cursor: Option<String>,
}

/// What shows that an entry stands in the team's chain. Hashes are SHA-256, as 64 hexadecimal digits.
#[derive(Debug, Object)]
pub(crate) struct AuditProof {
    /// Id of the entry.
    id: String,
    /// Name of the chain: the id of the team.
    chain: String,
    /// Number of the batch that holds the entry, from 1.
    batch: i64,
    /// Which of `entry_hashes` is the entry's, from 0.
    position: i64,
    /// The hash of the batch before; zeros for the first.
    previous: String,
    /// The hashes of all entries of the batch, in order: at most 256.
    entry_hashes: Vec<String>,
    /// The hash of the batch. Whoever notes it can tell later that nothing up to here has changed.
    hash: String,
    /// What the deployment signed the hash with; only the deployment can check it.
    signature: String,
    /// When the batch was closed.
    closed_at: Timestamp,
}

pub(crate) fn view(entry: Recorded) -> AuditEvent {
    AuditEvent {
        id: entry.id.to_string(),
        at: entry.at.into(),
        actor: entry.actor,
        token_id: entry.token_id,
        action: entry.action,
        subject: entry.subject,
        detail: entry.detail,
        purpose: entry.purpose,
        ip: entry.ip,
        request_id: entry.request_id,
        own_request_id: entry.own_request_id,
    }
}

fn missing() -> ApiError {
    ApiError::not_found("audit event")
}

#[OpenApi]
impl AuditEventsApi {
    /// List audit events
    ///
    /// Who did, read or was refused what in the team, the newest first. Reading this list is recorded as well. Owners only.
    #[oai(path = "/audit-events", method = "get", operation_id = "list_audit_events", tag = "Tag::Audit")]
    #[allow(clippy::too_many_arguments, reason = "each is a parameter of the operation")]
    async fn list_audit_events(
        &self,
        caller: OwnerCaller<purpose::AuditRead>,
        /// Only what this one did: the id of a user, `operator`, `service` or `anonymous`.
        #[oai(validator(max_length = 100))]
        actor: Query<Option<String>>,
        /// Only this action, such as `analysis.report_read`.
        #[oai(validator(max_length = 100))]
        action: Query<Option<String>>,
        /// Only what was done to this: the id of an analysis, a credit check, a key or the like.
        #[oai(validator(max_length = 100))]
        subject: Query<Option<String>>,
        /// Only what happened after this time.
        after: Query<Option<DateTime<Utc>>>,
        /// Only what happened before this time.
        before: Query<Option<DateTime<Utc>>>,
        /// Page size: 1 to 100.
        #[oai(default = "default_limit", validator(minimum(value = "1"), maximum(value = "100")))]
        limit: Query<u32>,
        /// `next_cursor` of the page before, to read on from there.
        cursor: Query<Option<String>>,
    ) -> Result<Success<AuditEventList>, ApiError> {
        if !(1..=MAX_LIMIT).contains(&limit.0) {
            return Err(ApiError::invalid_field("limit", format!("must lie from 1 to {MAX_LIMIT}")));
        }
        if action.0.as_deref().is_some_and(|word| !Action::ALL.iter().any(|known| known.as_str() == word)) {
            return Err(ApiError::invalid_field("action", "is not an action that is recorded"));
        }
        let below =
            match cursor.0 {
                Some(text) => Some(AuditId::parse(&text).ok_or_else(|| {
                    ApiError::invalid_field("cursor", "is not a `next_cursor` of this list")
                })?),
                None => None,
            };
        let filter = AuditFilter {
            actor: actor.0,
            action: action.0,
            subject: subject.0,
            after: sane_time("after", after.0)?,
            before: sane_time("before", before.0)?,
        };
        let limit = i64::from(limit.0);
        let (store, principal) = (&caller.app().store, caller.principal());
        let mut entries = store.audit_entries(&principal.team, &filter, below.as_ref(), limit).await?;
        let shown = usize::try_from(limit).unwrap_or(usize::MAX);
        let has_more = entries.len() > shown;
        entries.truncate(shown);
        store.note_read(&principal, Action::AuditRead, "audit-events").await?;
        let next_cursor = entries.last().filter(|_| has_more).map(|entry| entry.id.to_string());
        Ok(Success(AuditEventList {
            data: entries.into_iter().map(view).collect(),
            limit,
            has_more,
            next_cursor,
        }))
    }

    /// Prove an audit event
    ///
    /// What shows that an entry stands unchanged in the team's chain: hash the entry, find it among `entry_hashes`, and hash
    /// these together with `previous`; the documentation says how. An entry is linked within seconds of being written; until
    /// then it is 404 here. Owners only.
    #[oai(
        path = "/audit-events/:id/proof",
        method = "get",
        operation_id = "get_audit_proof",
        tag = "Tag::Audit"
    )]
    async fn get_audit_proof(
        &self,
        caller: OwnerCaller<purpose::AuditRead>,
        /// Id of the entry.
        id: Path<String>,
    ) -> Result<Success<AuditProof>, ApiError> {
        let id = AuditId::parse(&id.0).ok_or_else(missing)?;
        let (store, team) = (&caller.app().store, &caller.facts().team);
        // What was written a moment ago is to be proved, though no worker has linked it yet.
        store.link_audit_of(team).await?;
        let proof = store.audit_proof(team, &id).await?.ok_or_else(missing)?;
        let chain::Proof { chain, head, hashes, position } = proof;
        Ok(Success(AuditProof {
            id: id.to_string(),
            chain,
            batch: head.batch,
            position,
            previous: hex(&head.previous),
            entry_hashes: hashes.iter().map(|hash| hex(hash)).collect(),
            hash: hex(&head.hash),
            signature: hex(&head.signature),
            closed_at: head.closed_at.into(),
        }))
    }
}

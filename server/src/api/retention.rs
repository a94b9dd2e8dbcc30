//! How long a team keeps what, what it must not erase, and the certificates of what it has erased.

use std::collections::BTreeMap;

use lending_base::{AnalysisId, ErasureId};
use lending_store::erasures::{self, Eraser};
use lending_store::retention;
use poem::http::{HeaderValue, StatusCode, header};
use poem::{IntoResponse, Response};
use poem_openapi::param::Path;
use poem_openapi::registry::{MetaResponses, Registry};
use poem_openapi::{ApiResponse, Enum, Object, OpenApi};

use super::responses::{NoContent, Success};
use super::stored::Stored;
use super::tags::Tag;
use super::timestamp::Timestamp;
use crate::contract::OperationFacts;
use crate::errors::{ApiError, Code};
use crate::gate::{AnyCaller, Body, Caller, OwnerCaller, purpose};

/// Ten years: longer than any rule asks for, and a typing error beyond.
const MOST_DAYS: i64 = 3_660;

#[derive(Debug, Default)]
pub(crate) struct RetentionApi;

pub(super) const OPERATIONS: &[OperationFacts] = &[
    OperationFacts {
        id: "get_retention",
        refusals: &[],
        request: None,
        answer: Some(r#"{"statement_days": 90, "report_days": 730, "credit_check_days": null}"#),
    },
    OperationFacts {
        id: "set_retention",
        refusals: &[Code::StorageFull],
        request: Some(r#"{"statement_days": 90, "report_days": 730, "credit_check_days": null}"#),
        answer: Some(r#"{"statement_days": 90, "report_days": 730, "credit_check_days": null}"#),
    },
    OperationFacts { id: "hold_analysis", refusals: &[Code::StorageFull], request: None, answer: None },
    OperationFacts { id: "release_analysis", refusals: &[Code::StorageFull], request: None, answer: None },
    OperationFacts {
        id: "get_erasure",
        refusals: &[],
        request: None,
        answer: Some(
            r#"{"id": "ers_01JD3Q4T0C6Z9V2R8N5M7K1XWG", "kind": "analysis", "subject": "an_01JD3Q4T0C6Z9V2R8N5M7K1XWC",
                "cause": "request", "erased_by": "usr_01JD3Q4T0C6Z9V2R8N5M7K1XWY", "request_id": "01JD3Q4T0C6Z9V2R8N5M7K1XWH",
                "erased_at": "2026-11-16T09:30:00Z", "purged_at": "2026-11-16T09:30:02Z",
                "hashes": {"file_sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"}}"#,
        ),
    },
];

/// For how many days the team is to keep what: 1 to 3,660. Null: until somebody erases it.
#[derive(Debug, Object)]
#[oai(deny_unknown_fields)]
#[expect(clippy::struct_field_names, reason = "members of the contract say their unit")]
pub(crate) struct RetentionRequest {
    /// Statements, from the end of their analysis on. The report stays.
    #[oai(validator(minimum(value = "1"), maximum(value = "3660")))]
    statement_days: Option<i64>,
    /// Whole analyses, from their end on.
    #[oai(validator(minimum(value = "1"), maximum(value = "3660")))]
    report_days: Option<i64>,
    /// Credit checks, from the pull on.
    #[oai(validator(minimum(value = "1"), maximum(value = "3660")))]
    credit_check_days: Option<i64>,
}

/// For how many days a team keeps what. Null: until somebody erases it.
#[derive(Debug, Object)]
#[expect(clippy::struct_field_names, reason = "members of the contract say their unit")]
pub(crate) struct Retention {
    /// Statements, from the end of their analysis on. The report stays.
    statement_days: Option<i64>,
    /// Whole analyses, from their end on.
    report_days: Option<i64>,
    /// Credit checks, from the pull on.
    credit_check_days: Option<i64>,
}

impl Retention {
    fn of(days: retention::Retention) -> Self {
        Self {
            statement_days: days.statements,
            report_days: days.reports,
            credit_check_days: days.credit_checks,
        }
    }
}

/// What was erased: an analysis with all that belongs to it, its statement alone, or a credit check.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Enum)]
#[oai(rename_all = "snake_case")]
pub(crate) enum ErasureKind {
    Analysis,
    Statement,
    CreditCheck,
}

/// Why it was erased: somebody asked for it, or the team's retention had passed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Enum)]
#[oai(rename_all = "snake_case")]
pub(crate) enum ErasureCause {
    Request,
    Retention,
}

/// The certificate of an erasure.
#[derive(Debug, Object)]
pub(crate) struct Erasure {
    /// Id of the certificate, `ers_…`.
    id: String,
    /// What was erased.
    kind: Stored<ErasureKind>,
    /// The id that it had.
    subject: String,
    /// Why it was erased.
    cause: Stored<ErasureCause>,
    /// Id of the user who erased it; null where retention did.
    erased_by: Option<String>,
    /// The request that erased it; null where retention did.
    request_id: Option<String>,
    /// When it was erased: from then on nobody could read it.
    erased_at: Timestamp,
    /// When the last copy of its key had left the database; null while that is under way.
    purged_at: Option<Timestamp>,
    /// SHA-256 of what was there, by what it was: `file_sha256` of the file as it was uploaded, `sealed_report_sha256` of
    /// the report as it was stored, encrypted.
    hashes: BTreeMap<String, String>,
}

fn view(erasure: erasures::Erasure) -> Erasure {
    Erasure {
        id: erasure.id.to_string(),
        kind: Stored::word(erasure.kind.as_str()),
        subject: erasure.subject,
        cause: Stored::word(erasure.cause.as_str()),
        erased_by: erasure.erased_by.map(|by| by.to_string()),
        request_id: erasure.request_id,
        erased_at: erasure.erased_at.into(),
        purged_at: erasure.purged_at.map(Into::into),
        hashes: erasure.hashes,
    }
}

/// 204 with the address of the certificate.
#[derive(Debug)]
pub(super) struct Erased(ErasureId);

impl Erased {
    /// What became of a wish to erase `what`.
    pub(super) fn from(outcome: erasures::Erased, what: &'static str) -> Result<Self, ApiError> {
        match outcome {
            erasures::Erased::Done(certificate) => Ok(Self(certificate)),
            erasures::Erased::Nothing => Err(ApiError::not_found(what)),
            erasures::Erased::OnLegalHold => Err(ApiError::new(
                Code::LegalHold,
                "The analysis is on legal hold: nothing of it can be erased until an owner lifts the hold.",
            )),
            erasures::Erased::CheckNotSettled => Err(ApiError::new(
                Code::CheckNotSettled,
                "The credit check is not settled yet, so whom it is about must still be known.",
            )),
        }
    }
}

impl IntoResponse for Erased {
    fn into_response(self) -> Response {
        let mut response = StatusCode::NO_CONTENT.into_response();
        if let Ok(location) = HeaderValue::from_str(&format!("/v1/erasures/{}", self.0)) {
            response.headers_mut().insert(header::LOCATION, location);
        }
        response
    }
}

impl ApiResponse for Erased {
    fn meta() -> MetaResponses {
        NoContent::meta()
    }

    fn register(registry: &mut Registry) {
        NoContent::register(registry);
    }
}

/// Somebody who asks for an erasure.
pub(super) fn eraser<A>(caller: &Caller<A>) -> Eraser {
    Eraser::Person(caller.principal())
}

#[OpenApi]
impl RetentionApi {
    /// Read the retention
    ///
    /// For how many days the team keeps statements, reports and credit checks.
    #[oai(path = "/retention", method = "get", operation_id = "get_retention", tag = "Tag::Retention")]
    async fn get_retention(
        &self,
        caller: AnyCaller<purpose::RetentionRead>,
    ) -> Result<Success<Retention>, ApiError> {
        let days = caller.app().store.retention(&caller.facts().team).await?;
        Ok(Success(Retention::of(days)))
    }

    /// Set the retention
    ///
    /// What is older is erased within the hour, each with its certificate; what is on legal hold stays. A member that is
    /// left out or null is kept until somebody erases it. Owners only.
    #[oai(path = "/retention", method = "put", operation_id = "set_retention", tag = "Tag::Retention")]
    async fn set_retention(
        &self,
        caller: OwnerCaller<purpose::RetentionWrite>,
        body: Body<RetentionRequest>,
    ) -> Result<Success<Retention>, ApiError> {
        let new = body.into_value()?;
        for (member, days) in [
            ("statement_days", new.statement_days),
            ("report_days", new.report_days),
            ("credit_check_days", new.credit_check_days),
        ] {
            if days.is_some_and(|days| !(1..=MOST_DAYS).contains(&days)) {
                return Err(ApiError::invalid_field(member, format!("must be 1 to {MOST_DAYS}, or null")));
            }
        }
        let days = retention::Retention {
            statements: new.statement_days,
            reports: new.report_days,
            credit_checks: new.credit_check_days,
        };
        caller.app().store.set_retention(&caller.principal(), days).await?;
        Ok(Success(Retention::of(days)))
    }

    /// Put an analysis on legal hold
    ///
    /// While the hold stands, nothing of the analysis or of its credit check is erased, neither on request nor by
    /// retention. Holding it again changes nothing. Owners only.
    #[oai(
        path = "/analyses/:id/legal-hold",
        method = "put",
        operation_id = "hold_analysis",
        tag = "Tag::Retention"
    )]
    async fn hold_analysis(
        &self,
        caller: OwnerCaller<purpose::HoldsWrite>,
        /// Id of the analysis.
        id: Path<String>,
    ) -> Result<NoContent, ApiError> {
        hold(&caller, &id.0, true).await
    }

    /// Lift a legal hold
    ///
    /// From now on the analysis can be erased again. Owners only.
    #[oai(
        path = "/analyses/:id/legal-hold",
        method = "delete",
        operation_id = "release_analysis",
        tag = "Tag::Retention"
    )]
    async fn release_analysis(
        &self,
        caller: OwnerCaller<purpose::HoldsWrite>,
        /// Id of the analysis.
        id: Path<String>,
    ) -> Result<NoContent, ApiError> {
        hold(&caller, &id.0, false).await
    }

    /// Read the certificate of an erasure
    ///
    /// What was erased, when, by whom, and when the last copy of its key had left the database. The answer to an erasure
    /// names it in `Location`. Owners only.
    #[oai(path = "/erasures/:id", method = "get", operation_id = "get_erasure", tag = "Tag::Retention")]
    async fn get_erasure(
        &self,
        caller: OwnerCaller<purpose::ErasuresRead>,
        /// Id of the certificate.
        id: Path<String>,
    ) -> Result<Success<Erasure>, ApiError> {
        let missing = || ApiError::not_found("certificate");
        let id = ErasureId::parse(&id.0).ok_or_else(missing)?;
        let found = caller.app().store.erasure(&caller.facts().team, &id).await?;
        found.map(view).map(Success).ok_or_else(missing)
    }
}

async fn hold(
    caller: &OwnerCaller<purpose::HoldsWrite>,
    id: &str,
    is_held: bool,
) -> Result<NoContent, ApiError> {
    let missing = || ApiError::not_found("analysis");
    let id = AnalysisId::parse(id).ok_or_else(missing)?;
    let principal = caller.principal();
    if caller.app().store.analyses(&principal.team).hold(&principal, &id, is_held).await? {
        Ok(NoContent)
    } else {
        Err(missing())
    }
}

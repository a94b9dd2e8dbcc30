//! Credit checks: pulled with consent, billed once, saved. `record` is what one looks like, `evidence` what shows that
//! the person agreed.

mod evidence;
mod record;

use std::time::Duration;

use chrono::{DateTime, Utc};
use lending_base::CheckId;
use lending_bureau::{CheckResult, Mobile, PullRequest};
use lending_engine::names::search_words;
use lending_store::audit::Action;
use lending_store::credit_checks::{self, CheckFilter, CheckProblem, CheckStatus};
use lending_store::idempotency::IdempotencyKey;
use lending_store::page;
use poem_openapi::param::{Header, Path, Query};
use poem_openapi::{Object, OpenApi};

pub(crate) use self::evidence::ConsentEvidence;
pub(crate) use self::record::full_view;
use self::record::{CreditCheck, CreditCheckSummary, view};
use super::lists::{default_limit, list_of, page_request, sane_time};
use super::responses::{Created, Success};
use super::retention::{Erased, eraser};
use super::tags::Tag;
use crate::contract::OperationFacts;
use crate::errors::{ApiError, Code};
use crate::gate::{
    Access, Admitted, AnyCaller, Body, Caller, CreatingMember, MemberCaller, in_progress, purpose,
};

#[derive(Debug, Default)]
pub(crate) struct CreditChecksApi;

const EXAMPLE: &str = include_str!("examples/credit_check.json");

pub(super) const OPERATIONS: &[OperationFacts] = &[
    OperationFacts {
        id: "create_credit_check",
        refusals: &[
            Code::ConsentRequired,
            Code::InvalidMobile,
            Code::BureauNotEntitled,
            Code::IdempotencyInProgress,
            Code::SpendCapReached,
            Code::BureauUnavailable,
        ],
        request: Some(
            r#"{"name": "Ramesh Kumar Sharma", "mobile": "+91 98765 43200", "consent": true, "reuse_within_days": 30,
                "consent_evidence": {"text_version": "kfs-7", "language": "hi", "given_at": "2026-11-16T09:29:00Z",
                    "artefact": {"kind": "otp", "reference": "otp-7f3c"}}}"#,
        ),
        answer: Some(EXAMPLE),
    },
    OperationFacts {
        id: "list_credit_checks",
        refusals: &[Code::StorageFull],
        request: None,
        answer: Some(include_str!("examples/credit_check_list.json")),
    },
    OperationFacts {
        id: "get_credit_check",
        refusals: &[Code::StorageFull],
        request: None,
        answer: Some(EXAMPLE),
    },
    OperationFacts {
        id: "withdraw_consent",
        refusals: &[Code::ForbiddenRole, Code::StorageFull],
        request: None,
        answer: Some(include_str!("examples/withdrawn_consent.json")),
    },
    OperationFacts {
        id: "delete_credit_check",
        refusals: &[Code::LegalHold, Code::CheckNotSettled, Code::StorageFull],
        request: None,
        answer: None,
    },
];

/// When it is worth trying again what has just failed for another.
const AT_ONCE: Duration = Duration::from_secs(1);

/// Whom to ask the bureau about.
#[derive(Object)]
#[oai(deny_unknown_fields)]
pub(crate) struct CreateCreditCheckRequest {
    /// The person's full name: 1 to 200 characters.
    #[oai(validator(min_length = 1, max_length = 200))]
    name: String,
    /// The person's Indian mobile number: ten digits from 6 to 9 on, with or without +91.
    #[oai(validator(min_length = 1, max_length = 64))]
    mobile: String,
    /// That the person has agreed to the enquiry. Nothing is pulled unless it is true; left out: false.
    #[oai(default)]
    consent: bool,
    /// A saved report of the same name and mobile that is at most this many days old will do, and is not billed again:
    /// 0 to 365. 0, or left out: always pull a fresh one.
    #[oai(default, validator(minimum(value = "0"), maximum(value = "365")))]
    reuse_within_days: u16,
    /// What shows that the person agreed, as far as you have it.
    consent_evidence: Option<ConsentEvidence>,
}

list_of! {
    /// A page of credit checks. They carry no `report`.
    CreditCheckList of CreditCheckSummary
}

fn missing() -> ApiError {
    ApiError::not_found("credit check")
}

fn understand(new: &CreateCreditCheckRequest, now: DateTime<Utc>) -> Result<PullRequest, ApiError> {
    let name = new.name.trim();
    if name.chars().any(char::is_control) || search_words(name).is_empty() {
        return Err(ApiError::invalid_field("name", "must be the name of a person"));
    }
    let mobile: Mobile = new.mobile.parse().map_err(|error: lending_bureau::InvalidMobile| {
        ApiError::refused_field(Code::InvalidMobile, "mobile", &error.to_string())
    })?;
    if !new.consent {
        return Err(ApiError::refused_field(
            Code::ConsentRequired,
            "consent",
            "must be true: the person has to agree before the bureau is asked",
        ));
    }
    let evidence = new.consent_evidence.as_ref();
    let consent_evidence = evidence.map(|evidence| evidence.checked("consent_evidence", now)).transpose()?;
    Ok(PullRequest {
        name: name.to_owned(),
        mobile,
        reuse_within_days: new.reuse_within_days,
        consent_evidence: consent_evidence.flatten(),
    })
}

/// Pulls, unless an equal request was quicker. Returns the check, and whether it is an earlier one.
async fn pull<A: Access>(
    caller: &Caller<A>,
    new: &CreateCreditCheckRequest,
    key: Option<IdempotencyKey>,
) -> Result<(credit_checks::CreditCheck, bool), ApiError> {
    let asked = understand(new, caller.app().store.clock().now())?;
    match caller.app().bureau.check(&caller.principal(), &asked, key.clone()).await? {
        CheckResult::Done(check) => Ok((*check, false)),
        CheckResult::Overtaken => Ok((earlier(caller, &caller.overtaken(key).await?).await?, true)),
        CheckResult::CapReached => Err(caller.cap_reached().await?),
        CheckResult::Unavailable(wait) => Err(unavailable(wait)),
    }
}

fn unavailable(wait: Duration) -> ApiError {
    let message = "The credit bureau cannot be reached at the moment; nothing was billed.";
    ApiError::new(Code::BureauUnavailable, message).retry_after(wait)
}

/// What an equal request came to, once that is known.
async fn earlier<A: Access>(caller: &Caller<A>, id: &str) -> Result<credit_checks::CreditCheck, ApiError> {
    let id = CheckId::parse(id).ok_or_else(missing)?;
    let found =
        caller.app().store.credit_checks(&caller.facts().team).find(&id).await?.ok_or_else(missing)?;
    if !found.is_settled() {
        return Err(in_progress());
    }
    let is_final = found.problem.as_ref().is_some_and(|why| *why == CheckProblem::FoundNotDelivered);
    if found.status == CheckStatus::Failed && !is_final {
        // It has come to nothing this very moment, and its key with it.
        return Err(unavailable(AT_ONCE));
    }
    Ok(found)
}

async fn with_report<A: Access>(
    caller: &Caller<A>,
    check: credit_checks::CreditCheck,
) -> Result<CreditCheck, ApiError> {
    let report = caller.app().store.credit_checks(&caller.facts().team).report(&check).await?;
    full_view(check, report)
}

#[allow(clippy::too_many_arguments, reason = "each is a parameter of the operation")]
#[OpenApi]
impl CreditChecksApi {
    /// Pull a credit-bureau report
    ///
    /// Billable. Asks the bureau about a person who has consented, saves the report and answers with it. A person whom
    /// the bureau does not know is `no_hit` and costs nothing. Where nobody can say what became of the question, or its
    /// answer cannot be read, the check is saved with `status` `needs_review`: it is not billed until that is known, and
    /// never pulled again by itself. Members and owners of a team with the `bureau` entitlement.
    #[oai(
        path = "/credit-checks",
        method = "post",
        operation_id = "create_credit_check",
        tag = "Tag::CreditChecks"
    )]
    async fn create_credit_check(
        &self,
        caller: CreatingMember<purpose::CreditChecksWrite>,
        /// Makes repeating this request safe for 24 hours: 1 to 255 printable characters. Send one: it is what keeps a
        /// lost answer from being paid for twice.
        #[oai(name = "Idempotency-Key", validator(min_length = 1, max_length = 255, pattern = "^[ -~]+$"))]
        idempotency_key: Header<Option<String>>,
        body: Body<CreateCreditCheckRequest>,
    ) -> Result<Created<CreditCheck>, ApiError> {
        let (check, replayed) = match caller.admit_check(idempotency_key.0.as_deref(), body).await? {
            Admitted::Replay(id) => (earlier(&caller, &id).await?, true),
            Admitted::New(new, key) => match pull(&caller, &new, key.clone()).await {
                Ok(done) => done,
                Err(error) => {
                    caller.give_back(key.as_ref()).await;
                    return Err(error);
                }
            },
        };
        let location = format!("/v1/credit-checks/{}", check.id);
        Ok(Created { body: with_report(&caller, check).await?, location, replayed })
    }

    /// List credit checks
    ///
    /// The team's saved credit checks, without their reports.
    #[oai(
        path = "/credit-checks",
        method = "get",
        operation_id = "list_credit_checks",
        tag = "Tag::CreditChecks"
    )]
    async fn list_credit_checks(
        &self,
        caller: AnyCaller<purpose::CreditChecksRead>,
        /// Whole words of the person's name, or a whole mobile number.
        #[oai(validator(max_length = 200))]
        q: Query<Option<String>>,
        /// Only those created after this time.
        created_after: Query<Option<DateTime<Utc>>>,
        /// Only those created before this time.
        created_before: Query<Option<DateTime<Utc>>>,
        /// Page size: 1 to 100.
        #[oai(default = "default_limit", validator(minimum(value = "1"), maximum(value = "100")))]
        limit: Query<u32>,
        /// Number of items to skip: 0 to 1,000,000. For deep lists use `cursor`.
        #[oai(validator(minimum(value = "0"), maximum(value = "1000000")))]
        offset: Query<Option<u32>>,
        /// `next_cursor` of the page before, to read on from there; cannot be combined with `offset`.
        cursor: Query<Option<String>>,
    ) -> Result<Success<CreditCheckList>, ApiError> {
        let page = page_request(limit.0, offset.0, cursor.0, |text| CheckId::parse(text).is_some())?;
        let filter = CheckFilter {
            words: q.0.as_deref().map(searched).transpose()?.unwrap_or_default(),
            created_after: sane_time("created_after", created_after.0)?,
            created_before: sane_time("created_before", created_before.0)?,
        };
        let store = &caller.app().store;
        let found = store.credit_checks(&caller.facts().team).list(&filter, &page).await?;
        if filter.words.is_empty() {
            caller.note_read(Action::ChecksListed, &caller.facts().team).await?;
        } else {
            store.note_search(&caller.principal(), Action::ChecksSearched, &filter.words).await?;
        }
        let views = found.items.into_iter().map(view).collect::<Result<Vec<_>, _>>()?;
        let found = page::Page { items: views, has_more: found.has_more, total: found.total };
        Ok(Success(CreditCheckList::new(found, &page, |check| check.id(), |check| check)))
    }

    /// Read a credit check
    ///
    /// One saved credit check with its full bureau report.
    #[oai(
        path = "/credit-checks/:id",
        method = "get",
        operation_id = "get_credit_check",
        tag = "Tag::CreditChecks"
    )]
    async fn get_credit_check(
        &self,
        caller: AnyCaller<purpose::CreditChecksRead>,
        /// Id of the credit check.
        id: Path<String>,
    ) -> Result<Success<CreditCheck>, ApiError> {
        let id = CheckId::parse(&id.0).ok_or_else(missing)?;
        let found = caller.app().store.credit_checks(&caller.facts().team).find(&id).await?;
        // One that is under way is not saved yet.
        let check = found.filter(credit_checks::CreditCheck::is_settled).ok_or_else(missing)?;
        let answer = with_report(&caller, check).await?;
        caller.note_read(Action::CheckRead, &id).await?;
        Ok(Success(answer))
    }

    /// Withdraw a consent
    ///
    /// Writes down that the person has taken their consent back. The report is not shown again to whoever asks anew with
    /// `reuse_within_days`; what was decided with it stays as it was. Erase the credit check as well where the person asks
    /// for that. Telling it twice changes nothing. Members and owners.
    #[oai(
        path = "/credit-checks/:id/withdraw-consent",
        method = "post",
        operation_id = "withdraw_consent",
        tag = "Tag::CreditChecks"
    )]
    async fn withdraw_consent(
        &self,
        caller: MemberCaller<purpose::CreditChecksWrite>,
        /// Id of the credit check.
        id: Path<String>,
    ) -> Result<Success<CreditCheckSummary>, ApiError> {
        let id = CheckId::parse(&id.0).ok_or_else(missing)?;
        let checks = caller.app().store.credit_checks(&caller.facts().team);
        let check = checks.withdraw_consent(&caller.principal(), &id).await?.ok_or_else(missing)?;
        Ok(Success(view(check)?))
    }

    /// Erase a credit check
    ///
    /// Erases the report, what it found and whom it is about for good; `Location` names the certificate. What was billed
    /// stays in the ledger, with a keyed hash of the consent. An analysis that was decided with it keeps its report;
    /// erase that as well. Members and owners.
    #[oai(
        path = "/credit-checks/:id",
        method = "delete",
        operation_id = "delete_credit_check",
        tag = "Tag::CreditChecks"
    )]
    async fn delete_credit_check(
        &self,
        caller: MemberCaller<purpose::ErasuresWrite>,
        /// Id of the credit check.
        id: Path<String>,
    ) -> Result<Erased, ApiError> {
        let id = CheckId::parse(&id.0).ok_or_else(missing)?;
        let checks = caller.app().store.credit_checks(&caller.facts().team);
        Erased::from(checks.erase(&eraser(&caller), &id).await?, "credit check")
    }
}

/// What `q` looks for: a whole mobile number, or words of a name.
fn searched(text: &str) -> Result<Vec<String>, ApiError> {
    if let Ok(mobile) = text.parse::<Mobile>() {
        return Ok(vec![mobile.expose().to_owned()]);
    }
    let words = search_words(text);
    if words.is_empty() {
        return Err(ApiError::invalid_field("q", "has no word to look for"));
    }
    Ok(words)
}

//! A credit check as the API shows it.

use lending_bureau::Mobile;
use lending_engine::bureau::{BureauReport, Mark};
use lending_engine::money::{Paise, Rupees};
use lending_store::Open;
use lending_store::credit_checks::{self, Billing, CheckProblem};
use poem_openapi::{Enum, Object};
use serde_json::Value;

use super::evidence::ConsentEvidence;
use crate::api::stored::Stored;
use crate::api::timestamp::Timestamp;
use crate::errors::ApiError;

/// What became of a credit check: `completed`, the bureau answered; `needs_review`, nobody knows what became of the
/// question, or the answer cannot be read; `failed`, the bureau did nothing. `problem` says more.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Enum)]
#[oai(rename_all = "snake_case")]
pub(crate) enum CreditCheckStatus {
    /// The bureau answered.
    Completed,
    /// Nobody knows what became of the question, or the answer cannot be read; `problem` says which. Support settles it.
    NeedsReview,
    /// The bureau did nothing; `problem` says why.
    Failed,
}

/// Whether the bureau has a score: `scored`; `no_history`, it knows the person but too little for a score; `no_hit`, it
/// has no record of the person.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Enum)]
#[oai(rename_all = "snake_case")]
pub(crate) enum CreditCheckScoreStatus {
    /// There is a score.
    Scored,
    /// The bureau knows the person, but too little for a score: new to credit.
    NoHistory,
    /// The bureau has no record of the person.
    NoHit,
}

/// Whether a credit check was paid for: `charged` once; `reused`, an earlier report that was charged then;
/// `not_charged`, free, or free until its outcome is known.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Enum)]
#[oai(rename_all = "snake_case")]
pub(crate) enum BillingState {
    /// It was charged, once.
    Charged,
    /// An earlier report is shown again, which was charged then.
    Reused,
    /// It costs nothing, or nothing until its outcome is known.
    NotCharged,
}

/// What a credit check costs.
#[derive(Debug, Object)]
pub(crate) struct CreditCheckBilling {
    /// Whether it was charged, now or earlier.
    state: Stored<BillingState>,
    /// What was charged, in rupees.
    amount: Rupees,
    /// Id of the entry in the ledger; null where nothing was charged.
    ledger_id: Option<String>,
}

/// The consent under which a bureau was asked.
#[derive(Debug, Object)]
pub(crate) struct CreditCheckConsent {
    /// When the consent was given.
    given_at: Timestamp,
    /// The version of the text that the person agreed to.
    text_version: String,
    /// What the report may be used for, as the person was told.
    purpose: String,
    /// The address that the consent was sent from.
    ip: String,
    /// What shows that the person agreed; null where none was sent.
    evidence: Option<Stored<ConsentEvidence>>,
    /// When the person took the consent back; null where they have not.
    withdrawn_at: Option<Timestamp>,
}

/// Why there is no report: `bureau_unavailable` where the bureau could not be reached or said that it did nothing;
/// `not_asked` where the question was never sent; `never_arrived` where the bureau has not seen it; `outcome_unknown`
/// where nobody knows what became of it; `answer_unreadable` where the answer cannot be read; `found_not_delivered` where
/// it was found out later that the bureau had delivered nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Enum)]
#[oai(rename_all = "snake_case")]
pub(crate) enum CreditCheckProblemCode {
    BureauUnavailable,
    NotAsked,
    NeverArrived,
    OutcomeUnknown,
    AnswerUnreadable,
    FoundNotDelivered,
}

/// Why there is no report.
#[derive(Debug, Object)]
pub(crate) struct CreditCheckProblem {
    /// Why there is no report, for a program.
    code: Stored<CreditCheckProblemCode>,
    /// Why there is no report, for a person.
    message: String,
}

fn message_of(problem: &Open<CheckProblem>) -> &'static str {
    let Open::Known(problem) = problem else { return "There is no report." };
    match problem {
        CheckProblem::BureauUnavailable => "The bureau could not be reached, or said that it did nothing.",
        CheckProblem::NotAsked => "The bureau was not asked.",
        CheckProblem::NeverArrived => "The question did not reach the bureau.",
        CheckProblem::OutcomeUnknown => "The question was sent, and nobody knows what became of it.",
        CheckProblem::AnswerUnreadable => "The bureau's answer cannot be read; it is kept for support.",
        CheckProblem::FoundNotDelivered => "The bureau had delivered nothing, as was found out later.",
    }
}

/// Both shapes of a credit check from one list of members: with its report where one is read, without it in lists.
macro_rules! credit_check {
    (
        $(#[doc = $doc:literal])* $name:ident and $(#[doc = $summary_doc:literal])* $summary:ident
        { $($(#[doc = $member_doc:literal])* $member:ident: $kind:ty,)* }
    ) => {
        $(#[doc = $doc])*
        #[derive(Debug, Object)]
        pub(crate) struct $name {
            $($(#[doc = $member_doc])* $member: $kind,)*
            /// The full bureau report; null where there is none.
            report: Option<Stored<BureauReport>>,
        }

        $(#[doc = $summary_doc])*
        #[derive(Debug, Object)]
        pub(crate) struct $summary { $($(#[doc = $member_doc])* $member: $kind,)* }

        impl $summary {
            fn with_report(self, report: Option<Stored<BureauReport>>) -> $name {
                $name { $($member: self.$member,)* report }
            }
        }
    };
}

credit_check! {
    /// A saved credit-bureau pull with its report.
    CreditCheck and
    /// A saved credit-bureau pull, without its report.
    CreditCheckSummary {
        /// Id of the credit check. The bureau knows the pull by it.
        id: String,
        /// The person's name, as it was given.
        name: String,
        /// Their mobile number, of which only the last four digits are shown.
        mobile: String,
        /// What became of it.
        status: Stored<CreditCheckStatus>,
        /// Why there is no report; null unless it failed or needs review.
        problem: Option<CreditCheckProblem>,
        /// The credit score from 300 to 900; null where there is none, which is not a low score.
        score: Option<u16>,
        /// Whether the bureau knows the person, and has a score for them; null unless it is completed.
        score_status: Option<Stored<CreditCheckScoreStatus>>,
        /// The derogatory marks of the report: each of them sends an application to a person.
        derogatory: Vec<Stored<Mark>>,
        /// What it costs.
        billing: CreditCheckBilling,
        /// The consent under which the bureau was asked.
        consent: CreditCheckConsent,
        /// Id of the user who asked for it.
        requested_by: String,
        /// Id of the analysis that it was pulled for; null where it was pulled for itself.
        analysis_id: Option<String>,
        /// When it was asked for.
        created_at: Timestamp,
    }
}

impl CreditCheckSummary {
    pub(super) fn id(&self) -> &str {
        &self.id
    }
}

fn corrupt(check: &credit_checks::CreditCheck, what: &'static str) -> ApiError {
    tracing::error!(check = %check.id, what, "stored credit check cannot be read");
    ApiError::internal()
}

/// A price that is not known yet is not charged.
fn billing_state(billing: &Open<Billing>) -> &str {
    if *billing == Billing::Open { Billing::NotCharged.as_str() } else { billing.as_str() }
}

pub(super) fn view(check: credit_checks::CreditCheck) -> Result<CreditCheckSummary, ApiError> {
    let mobile = check.person.mobile.parse::<Mobile>().map_err(|_| corrupt(&check, "its mobile"))?;
    let (ledger_id, paise) = check.charge.clone().unzip();
    let amount =
        Rupees::try_from(Paise::new(paise.unwrap_or_default())).map_err(|_| corrupt(&check, "its price"))?;
    let marks = match check.findings.derogatory {
        Value::Array(marks) => marks,
        _ => Vec::new(),
    };
    Ok(CreditCheckSummary {
        id: check.id.to_string(),
        name: check.person.name,
        mobile: mobile.masked(),
        status: Stored::word(check.status.as_str()),
        problem: check.problem.as_ref().map(|problem| CreditCheckProblem {
            code: Stored::word(problem.as_str()),
            message: message_of(problem).to_owned(),
        }),
        score: check.findings.score,
        score_status: check.score_status.as_ref().map(|status| Stored::word(status.as_str())),
        derogatory: marks.into_iter().map(Stored::read).collect(),
        billing: CreditCheckBilling {
            state: Stored::word(billing_state(&check.billing)),
            amount,
            ledger_id: ledger_id.map(|id| id.to_string()),
        },
        consent: CreditCheckConsent {
            given_at: check.consent.given_at.into(),
            text_version: check.consent.text.version,
            purpose: check.consent.text.purpose,
            ip: check.consent.ip,
            evidence: check.consent.evidence.map(Stored::read),
            withdrawn_at: check.consent.withdrawn_at.map(Into::into),
        },
        requested_by: check.requested_by.to_string(),
        analysis_id: check.analysis.map(|id| id.to_string()),
        created_at: check.created_at.into(),
    })
}

pub(crate) fn full_view(
    check: credit_checks::CreditCheck,
    report: Option<Vec<u8>>,
) -> Result<CreditCheck, ApiError> {
    let report = report.map(|json| serde_json::from_slice(&json).map_err(|_| corrupt(&check, "its report")));
    let report = report.transpose()?.map(Stored::read);
    Ok(view(check)?.with_report(report))
}

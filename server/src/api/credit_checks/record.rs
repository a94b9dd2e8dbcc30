//! A credit check as the API shows it.

use lending_bureau::Mobile;
use lending_engine::bureau::{BureauReport, Mark};
use lending_engine::money::{Paise, Rupees};
use lending_store::credit_checks::{self, CheckProblem};
use poem_openapi::{Enum, Object};

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
    state: BillingState,
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

impl From<CheckProblem> for CreditCheckProblemCode {
    fn from(problem: CheckProblem) -> Self {
        match problem {
            CheckProblem::BureauUnavailable => Self::BureauUnavailable,
            CheckProblem::NotAsked => Self::NotAsked,
            CheckProblem::NeverArrived => Self::NeverArrived,
            CheckProblem::OutcomeUnknown => Self::OutcomeUnknown,
            CheckProblem::AnswerUnreadable => Self::AnswerUnreadable,
            CheckProblem::FoundNotDelivered => Self::FoundNotDelivered,
        }
    }
}

/// Why there is no report.
#[derive(Debug, Object)]
pub(crate) struct CreditCheckProblem {
    /// Why there is no report, for a program.
    code: CreditCheckProblemCode,
    /// Why there is no report, for a person.
    message: String,
}

fn told(problem: CheckProblem) -> &'static str {
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
            report: Option<Box<BureauReport>>,
        }

        $(#[doc = $summary_doc])*
        #[derive(Debug, Object)]
        pub(crate) struct $summary { $($(#[doc = $member_doc])* $member: $kind,)* }

        impl $summary {
            fn with_report(self, report: Option<Box<BureauReport>>) -> $name {
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
        status: CreditCheckStatus,
        /// Why there is no report; null unless it failed or needs review.
        problem: Option<CreditCheckProblem>,
        /// The credit score from 300 to 900; null where there is none, which is not a low score.
        score: Option<u16>,
        /// Whether the bureau knows the person, and has a score for them; null unless it is completed.
        score_status: Option<CreditCheckScoreStatus>,
        /// The derogatory marks of the report: each of them sends an application to a person.
        derogatory: Vec<Mark>,
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

fn corrupt(what: &'static str) -> ApiError {
    tracing::error!(what, "a stored credit check cannot be read");
    ApiError::internal()
}

pub(super) fn view(check: credit_checks::CreditCheck) -> Result<CreditCheckSummary, ApiError> {
    let mobile: Mobile = check.person.mobile.parse().map_err(|_| corrupt("its mobile"))?;
    let derogatory = match check.findings.derogatory {
        serde_json::Value::Null => Vec::new(),
        marks => serde_json::from_value(marks).map_err(|_| corrupt("its marks"))?,
    };
    let (ledger_id, paise) = check.charge.unzip();
    let amount = Rupees::try_from(Paise::new(paise.unwrap_or_default())).map_err(|_| corrupt("its price"))?;
    Ok(CreditCheckSummary {
        id: check.id.to_string(),
        name: check.person.name,
        mobile: mobile.masked(),
        status: match check.status {
            credit_checks::CheckStatus::Completed => CreditCheckStatus::Completed,
            credit_checks::CheckStatus::Failed => CreditCheckStatus::Failed,
            // Those that are under way are not shown.
            _ => CreditCheckStatus::NeedsReview,
        },
        problem: check
            .problem
            .map(|problem| CreditCheckProblem { code: problem.into(), message: told(problem).to_owned() }),
        score: check.findings.score,
        score_status: check.score_status.map(|status| match status {
            credit_checks::ScoreStatus::Scored => CreditCheckScoreStatus::Scored,
            credit_checks::ScoreStatus::NoHistory => CreditCheckScoreStatus::NoHistory,
            credit_checks::ScoreStatus::NoHit => CreditCheckScoreStatus::NoHit,
        }),
        derogatory,
        billing: CreditCheckBilling {
            state: match check.billing {
                credit_checks::Billing::Charged => BillingState::Charged,
                credit_checks::Billing::Reused => BillingState::Reused,
                credit_checks::Billing::Open | credit_checks::Billing::NotCharged => BillingState::NotCharged,
            },
            amount,
            ledger_id: ledger_id.map(|id| id.to_string()),
        },
        consent: CreditCheckConsent {
            given_at: check.consent.given_at.into(),
            text_version: check.consent.text.version,
            purpose: check.consent.text.purpose,
            ip: check.consent.ip,
        },
        requested_by: check.requested_by.to_string(),
        analysis_id: check.analysis.map(|id| id.to_string()),
        created_at: check.created_at.into(),
    })
}

pub(super) fn full_view(
    check: credit_checks::CreditCheck,
    report: Option<Vec<u8>>,
) -> Result<CreditCheck, ApiError> {
    let report =
        report.map(|json| serde_json::from_slice(&json).map_err(|_| corrupt("its report"))).transpose()?;
    Ok(view(check)?.with_report(report))
}

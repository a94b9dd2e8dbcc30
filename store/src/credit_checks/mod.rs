//! Credit checks of a team: whom a bureau was asked about, with whose consent, what came of it and what it cost.
//!
//! Start with [`CreditChecks`]. A pull is an intent first (`intend`), in whose transaction the consent is written and the
//! price held. Whoever turns the intent into a question asks, and nobody else ever does (`ask`); what becomes of it is
//! settled once, with its charge, in one transaction (`settle`). What needs review is asked about again (`review`). Lists are
//! `list`. A consent is taken back in `withdraw`.

mod ask;
mod erase;
mod intend;
mod list;
mod review;
mod settle;
mod withdraw;

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

pub use self::ask::{PullClaim, Unsettled};
pub(crate) use self::erase::ErasableCheck;
pub use self::intend::{Intent, NewCheck};
pub use self::list::CheckFilter;
pub use self::review::InReview;
pub use self::settle::{Resolver, Settlement};

use crate::computing::compute;
use crate::consents::{Consent, ConsentText, Person, SealedSubject};
use crate::db::on;
use crate::sealing::{CHECK_FINDINGS, Content, ContentKey};
use crate::words::{Open, words};
use crate::{Store, StoreError, formats};
use lending_base::{AnalysisId, CheckId, ConsentId, LedgerId, TeamId, UserId};

/// Scopes the idempotency keys of credit checks.
pub const ROUTE: &str = "create_credit_check";

words! {
    /// How far a check is.
    CheckStatus {
        Intended,
        Asked,
        Completed,
        NeedsReview,
        Failed,
    }
}

impl CreditCheck {
    /// Whether anything is known of what became of it. A status of a newer version is none of those under way.
    pub fn is_settled(&self) -> bool {
        !matches!(self.status, Open::Known(CheckStatus::Intended | CheckStatus::Asked))
    }
}

words! {
    /// Why a check failed or needs review.
    CheckProblem {
        BureauUnavailable,
        NotAsked,
        NeverArrived,
        OutcomeUnknown,
        AnswerUnreadable,
        FoundNotDelivered,
    }
}

words! {
    /// Whether a check costs anything.
    Billing {
        Open,
        Charged,
        Reused,
        NotCharged,
    }
}

words! {
    /// Whether the bureau knows the person, and has a score for them.
    ScoreStatus {
        Scored,
        NoHistory,
        NoHit,
    }
}

/// What of a report stands on the check itself, kept sealed as one text.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct CheckFindings {
    pub score: Option<u16>,
    /// The derogatory marks, in the engine's words.
    pub derogatory: serde_json::Value,
}

/// One check, opened.
#[derive(Debug, Clone, PartialEq)]
pub struct CreditCheck {
    pub id: CheckId,
    pub team: TeamId,
    pub person: Person,
    pub status: Open<CheckStatus>,
    pub problem: Option<Open<CheckProblem>>,
    /// Who is asked, or was.
    pub provider: String,
    pub findings: CheckFindings,
    pub score_status: Option<Open<ScoreStatus>>,
    pub billing: Open<Billing>,
    /// What was charged, where anything was.
    pub charge: Option<(LedgerId, i64)>,
    pub consent: Consent,
    /// The check whose report it shows, where it has one.
    pub report_of: Option<CheckId>,
    pub requested_by: UserId,
    pub analysis: Option<AnalysisId>,
    pub created_at: DateTime<Utc>,
    /// While it is being asked: until when whoever asks is believed in.
    pub asked_until: Option<DateTime<Utc>>,
}

#[derive(sqlx::FromRow)]
pub(crate) struct CheckRow {
    id: CheckId,
    team_id: TeamId,
    consent_id: ConsentId,
    analysis_id: Option<AnalysisId>,
    status: String,
    problem: Option<String>,
    provider: String,
    billing: String,
    score_status: Option<String>,
    sealed_content_key: Vec<u8>,
    findings: Option<Vec<u8>>,
    sealed_findings: Option<Vec<u8>>,
    report_of: Option<CheckId>,
    requested_by: UserId,
    created_at: DateTime<Utc>,
    asked_until: Option<DateTime<Utc>>,
    subject: Option<Vec<u8>>,
    sealed_subject: Vec<u8>,
    text_version: String,
    purpose: String,
    ip: String,
    given_at: DateTime<Utc>,
    evidence: Option<Vec<u8>>,
    withdrawn_at: Option<DateTime<Utc>>,
    ledger_id: Option<LedgerId>,
    amount_paise: Option<i64>,
}

/// The columns of a [`CheckRow`], of `credit_checks k` beside its consent, its charge and its key. None that was erased.
macro_rules! select_checks {
    ($($rest:tt)*) => {
        concat!(
            "SELECT k.id, k.team_id, k.consent_id, k.analysis_id, k.status, k.problem, k.provider, k.billing, k.score_status,
                COALESCE(y.sealed_key, k.sealed_content_key) AS sealed_content_key, k.findings, k.sealed_findings,
                k.report_of, k.requested_by, k.created_at, k.asked_until, c.subject, c.sealed_subject,
                c.text_version, c.purpose, c.ip, c.given_at, c.evidence, w.withdrawn_at, l.id AS ledger_id, l.amount_paise
             FROM credit_checks k JOIN consents c ON c.id = k.consent_id AND k.erased_at IS NULL
             LEFT JOIN consent_withdrawals w ON w.consent_id = k.consent_id
             LEFT JOIN content_keys y ON y.id = k.id LEFT JOIN ledger l ON l.check_id = k.id ",
            $($rest)*
        )
    };
}
use select_checks;

/// Score and marks of a check, as they are kept.
struct SealedFindings {
    /// Under the check's own key.
    own: Option<Vec<u8>>,
    /// Under the team's, by the version before.
    former: Option<Vec<u8>>,
}

impl Store {
    async fn opened_check(&self, row: CheckRow) -> Result<CreditCheck, StoreError> {
        let key = self.open_content_key(&row.team_id, row.id.as_str(), &row.sealed_content_key).await?;
        let sealed = SealedFindings { own: row.findings, former: row.sealed_findings };
        let findings = match self.open_findings(&row.team_id, &row.id, &key, sealed).await? {
            Some(text) => serde_json::from_slice(&text)
                .map_err(|_| StoreError::Corrupt("the findings of a credit check"))?,
            None => CheckFindings::default(),
        };
        let subject = SealedSubject { own: row.subject.as_deref(), former: &row.sealed_subject };
        Ok(CreditCheck {
            person: self.open_subject(&row.team_id, &row.consent_id, &key, subject).await?,
            status: Open::read(row.status),
            problem: row.problem.map(Open::read),
            provider: row.provider,
            findings,
            score_status: row.score_status.map(Open::read),
            billing: Open::read(row.billing),
            charge: row.ledger_id.zip(row.amount_paise),
            consent: Consent {
                text: ConsentText { version: row.text_version, purpose: row.purpose },
                ip: row.ip,
                given_at: row.given_at,
                evidence: Self::open_evidence(&row.consent_id, &key, row.evidence.as_deref())?,
                withdrawn_at: row.withdrawn_at,
            },
            report_of: row.report_of,
            requested_by: row.requested_by,
            analysis: row.analysis_id,
            created_at: row.created_at,
            asked_until: row.asked_until,
            id: row.id,
            team: row.team_id,
        })
    }

    async fn open_findings(
        &self,
        team: &TeamId,
        check: &CheckId,
        key: &ContentKey,
        sealed: SealedFindings,
    ) -> Result<Option<Vec<u8>>, StoreError> {
        Ok(match (sealed.own, sealed.former) {
            (Some(own), _) => Some(key.open(Content::Findings, check.as_str(), &own)?),
            (None, Some(former)) => {
                Some(self.keyring.open_value(team, CHECK_FINDINGS, check.as_str(), &former).await?.to_vec())
            }
            (None, None) => None,
        })
    }

    async fn content_key_of_check(&self, team: &TeamId, check: &CheckId) -> Result<ContentKey, StoreError> {
        self.content_key(team, check.as_str()).await?.ok_or(StoreError::Corrupt("a credit check has no key"))
    }

    /// A check of any team, for the operator.
    pub async fn find_check(&self, id: &CheckId) -> Result<Option<CreditCheck>, StoreError> {
        let row = on!(self.db.read(), db => sqlx::query_as::<_, CheckRow>(select_checks!("WHERE k.id = $1"))
            .bind(id).fetch_optional(db).await)?;
        match row {
            Some(row) => Ok(Some(self.opened_check(row).await?)),
            None => Ok(None),
        }
    }

    /// Every check that needs review, the oldest first, for the operator.
    pub async fn checks_in_review(&self) -> Result<Vec<CreditCheck>, StoreError> {
        let rows = on!(self.db.read(), db => sqlx::query_as::<_, CheckRow>(
            select_checks!("WHERE k.status = $1 ORDER BY k.id LIMIT 1000")
        ).bind(CheckStatus::NeedsReview.as_str()).fetch_all(db).await)?;
        let mut checks = Vec::with_capacity(rows.len());
        for row in rows {
            checks.push(self.opened_check(row).await?);
        }
        Ok(checks)
    }
}

/// The checks of one team: no unscoped read exists for a caller.
#[derive(Debug)]
pub struct CreditChecks<'a> {
    store: &'a Store,
    team: &'a TeamId,
}

impl Store {
    pub fn credit_checks<'a>(&'a self, team: &'a TeamId) -> CreditChecks<'a> {
        CreditChecks { store: self, team }
    }
}

impl CreditChecks<'_> {
    pub async fn find(&self, id: &CheckId) -> Result<Option<CreditCheck>, StoreError> {
        let row = on!(self.store.db.read(), db => sqlx::query_as::<_, CheckRow>(
            select_checks!("WHERE k.id = $1 AND k.team_id = $2")
        ).bind(id).bind(self.team).fetch_optional(db).await)?;
        match row {
            Some(row) => Ok(Some(self.store.opened_check(row).await?)),
            None => Ok(None),
        }
    }

    /// The check that is made for an analysis.
    pub async fn of_analysis(&self, analysis: &AnalysisId) -> Result<Option<CreditCheck>, StoreError> {
        let row = on!(self.store.db.read(), db => sqlx::query_as::<_, CheckRow>(
            select_checks!("WHERE k.analysis_id = $1 AND k.team_id = $2")
        ).bind(analysis).bind(self.team).fetch_optional(db).await)?;
        match row {
            Some(row) => Ok(Some(self.store.opened_check(row).await?)),
            None => Ok(None),
        }
    }

    /// The bureau's report in our form, as JSON. `None` where there is none.
    pub async fn report(&self, check: &CreditCheck) -> Result<Option<Vec<u8>>, StoreError> {
        let Some(holder) = &check.report_of else { return Ok(None) };
        let row: Option<(Option<Vec<u8>>, i64)> = on!(self.store.db.read(), db => sqlx::query_as(
            "SELECT report, report_format FROM credit_checks WHERE id = $1 AND team_id = $2"
        ).bind(holder).bind(self.team).fetch_optional(db).await)?;
        let Some((Some(sealed), format)) = row else { return Ok(None) };
        let report = self.opened(holder, Content::BureauReport, sealed).await?;
        report.map(|report| formats::BUREAU_REPORT.lift(format, report)).transpose()
    }

    /// What the bureau sent, as it came. `None` where nothing did.
    pub async fn answer(&self, id: &CheckId) -> Result<Option<Vec<u8>>, StoreError> {
        let answer = on!(self.store.db.read(), db => sqlx::query_scalar::<_, Option<Vec<u8>>>(
            "SELECT answer FROM credit_checks WHERE id = $1 AND team_id = $2"
        ).bind(id).bind(self.team).fetch_optional(db).await)?;
        let Some(sealed) = answer.flatten() else { return Ok(None) };
        self.opened(id, Content::BureauAnswer, sealed).await
    }

    async fn opened(
        &self,
        id: &CheckId,
        content: Content,
        sealed: Vec<u8>,
    ) -> Result<Option<Vec<u8>>, StoreError> {
        // Erased at this very moment.
        let Some(key) = self.store.content_key(self.team, id.as_str()).await? else { return Ok(None) };
        let id = id.clone();
        compute(move || key.open_packed(content, id.as_str(), &sealed)).await.map(Some)
    }
}

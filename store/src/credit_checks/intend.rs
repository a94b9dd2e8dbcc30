//! The intent to ask a bureau: consent, price and check in one transaction, before anything is sent.

use chrono::{DateTime, TimeDelta, Utc};
use zeroize::Zeroizing;

use super::{Billing, CheckStatus, CreditChecks, ScoreStatus, SealedFindings};
use crate::audit::{self, Action, Principal};
use crate::consents::{NewConsent, Person};
use crate::db::{Tx, on};
use crate::idempotency::IdempotencyKey;
use crate::sealing::{Content, ContentKey};
use crate::{Open, Store, StoreError};
use lending_base::{AnalysisId, CheckId, TeamId, calendar};

/// What is asked for. Personal data: it does not print.
#[derive(Clone)]
pub struct NewCheck {
    pub person: Person,
    /// The words of the name by which it is to be found, in one spelling.
    pub name_words: Vec<String>,
    pub consent: NewConsent,
    /// Who is to be asked.
    pub provider: &'static str,
    /// A report of the same person that is no older is shown again instead; 0: never.
    pub reuse_within_days: u16,
}

impl std::fmt::Debug for NewCheck {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("NewCheck").field("provider", &self.provider).finish_non_exhaustive()
    }
}

/// What came of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Intent {
    /// It is written, and the bureau may be asked.
    Ready(CheckId),
    /// An earlier report serves, and nobody needs to be asked.
    Reused(CheckId),
    /// The same idempotency key was taken meanwhile: look again.
    Overtaken,
    /// The team has spent what it may today.
    CapReached,
}

/// An earlier check whose report serves again.
#[derive(sqlx::FromRow)]
struct ReusableRow {
    id: CheckId,
    score_status: String,
    findings: Option<Vec<u8>>,
    sealed_findings: Option<Vec<u8>>,
}

struct ReusableReport {
    holder: CheckId,
    score_status: Open<ScoreStatus>,
    findings: Zeroizing<Vec<u8>>,
}

impl CreditChecks<'_> {
    /// Writes the intent with its consent, or shows an earlier report again where that is wanted and there is one.
    pub async fn intend(
        &self,
        principal: &Principal,
        new: NewCheck,
        idempotency: Option<IdempotencyKey>,
    ) -> Result<Intent, StoreError> {
        let (store, team, principal) = (self.store.clone(), self.team.clone(), principal.clone());
        let id = CheckId::new(&self.store.clock)?;
        // Before the transaction: opening what is sealed may need a connection of its own. Whether the report may still be
        // shown is asked again within it.
        let reusable = self.store.reusable(self.team, &new).await?;
        self.store
            .db
            .transaction(move |tx| {
                Box::pin(async move {
                    if let Some(key) = &idempotency
                        && !store.take_key(tx, &team, key, id.as_str()).await?
                    {
                        return Ok(Intent::Overtaken);
                    }
                    if let Some(reusable) = reusable
                        && may_be_reused(tx, &team, &reusable.holder).await?
                    {
                        store.insert_reuse(tx, &principal, &id, &new, &reusable).await?;
                        return Ok(Intent::Reused(id));
                    }
                    if store.insert_intent(tx, &principal, &id, &new, None).await? {
                        return Ok(Intent::Ready(id));
                    }
                    // The key must not stand for nothing.
                    tx.undo(Intent::CapReached)
                })
            })
            .await
    }
}

impl Store {
    /// The same person at the same number: the words of the name in their order, and the mobile.
    fn person_index(&self, team: &TeamId, new: &NewCheck) -> Vec<u8> {
        let text = format!("{team}\n{}\n{}", new.name_words.join(" "), new.person.mobile);
        self.keyring.blind_index("bureau person", &text)
    }

    pub(super) fn check_word_index(&self, team: &TeamId, word: &str) -> Vec<u8> {
        self.keyring.blind_index("credit check", &format!("{team}\n{word}"))
    }

    async fn reusable(&self, team: &TeamId, new: &NewCheck) -> Result<Option<ReusableReport>, StoreError> {
        if new.reuse_within_days == 0 {
            return Ok(None);
        }
        // By the age of the report: a check that showed it again does not make it younger.
        let since = self.clock.now() - TimeDelta::days(i64::from(new.reuse_within_days));
        let found = on!(self.db.read(), db => sqlx::query_as::<_, ReusableRow>(
            "SELECT id, score_status, findings, sealed_findings FROM credit_checks
             WHERE team_id = $1 AND person_index = $2 AND report_of = id AND created_at >= $3 AND erased_at IS NULL
                AND NOT EXISTS (SELECT 1 FROM consent_withdrawals w WHERE w.consent_id = credit_checks.consent_id)
             ORDER BY id DESC LIMIT 1"
        ).bind(team).bind(self.person_index(team, new)).bind(since).fetch_optional(db).await)?;
        let Some(row) = found else { return Ok(None) };
        let key = self.content_key_of_check(team, &row.id).await?;
        let sealed = SealedFindings { own: row.findings, former: row.sealed_findings };
        let findings = self.open_findings(team, &row.id, &key, sealed).await?.unwrap_or_default();
        Ok(Some(ReusableReport {
            score_status: Open::read(row.score_status),
            holder: row.id,
            findings: findings.into(),
        }))
    }

    /// Writes consent and intent and holds the price, for a check of its own or for an analysis. `false` where the cap does
    /// not allow it, and then nothing is written.
    pub(crate) async fn insert_intent(
        &self,
        tx: &mut Tx,
        principal: &Principal,
        id: &CheckId,
        new: &NewCheck,
        analysis: Option<&AnalysisId>,
    ) -> Result<bool, StoreError> {
        // The age of an intent is compared with the time of whoever looks for those that were left behind.
        let now = tx.now(&self.clock).await?;
        let day = calendar::day(now).to_string();
        let terms = self.bureau_terms_in(tx, &principal.team).await?;
        if !self.hold(tx, &principal.team, &day, terms).await? {
            return Ok(false);
        }
        let row = NewRow {
            analysis,
            status: CheckStatus::Intended,
            billing: Billing::Open,
            price_paise: terms.price_paise,
            day: &day,
            findings: None,
            score_status: None,
            report_of: None,
            settled_at: None,
        };
        self.insert_check(tx, principal, id, new, row, now).await?;
        audit::append(tx, &self.clock, &principal.entry(Action::CheckIntended).subject(id)).await?;
        Ok(true)
    }

    async fn insert_reuse(
        &self,
        tx: &mut Tx,
        principal: &Principal,
        id: &CheckId,
        new: &NewCheck,
        reusable: &ReusableReport,
    ) -> Result<(), StoreError> {
        let now = self.clock.now();
        let row = NewRow {
            analysis: None,
            status: CheckStatus::Completed,
            billing: Billing::Reused,
            price_paise: 0,
            day: &calendar::day(now).to_string(),
            findings: Some(&reusable.findings),
            score_status: Some(reusable.score_status.as_str()),
            report_of: Some(&reusable.holder),
            settled_at: Some(now),
        };
        self.insert_check(tx, principal, id, new, row, now).await?;
        audit::append(tx, &self.clock, &principal.entry(Action::CheckSettled).subject(id)).await?;
        self.tell_check(tx, &principal.team, id, None, CheckStatus::Completed).await
    }

    async fn insert_check(
        &self,
        tx: &mut Tx,
        principal: &Principal,
        id: &CheckId,
        new: &NewCheck,
        row: NewRow<'_>,
        now: DateTime<Utc>,
    ) -> Result<(), StoreError> {
        let team = &principal.team;
        let key = ContentKey::random()?;
        let consent = self.insert_consent(tx, principal, &new.person, &new.consent, &key).await?;
        self.insert_content_key(tx, team, id.as_str(), &key).await?;
        let findings =
            row.findings.map(|findings| key.seal(Content::Findings, id.as_str(), findings)).transpose()?;
        on!(tx.conn(), conn => sqlx::query(
            "INSERT INTO credit_checks (id, team_id, consent_id, analysis_id, status, provider, billing, price_paise,
                spend_day, score_status, findings, sealed_content_key, report_of, person_index, requested_by,
                request_id, created_at, settled_at)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)"
        ).bind(id).bind(team).bind(&consent).bind(row.analysis).bind(row.status.as_str()).bind(new.provider)
            .bind(row.billing.as_str()).bind(row.price_paise).bind(row.day)
            .bind(row.score_status).bind(findings).bind(Vec::<u8>::new()).bind(row.report_of)
            .bind(self.person_index(team, new)).bind(&principal.user).bind(&principal.origin.request_id).bind(now)
            .bind(row.settled_at)
            .execute(conn).await.map(|_| ()))?;
        for word in new.name_words.iter().chain([&new.person.mobile]) {
            let index = self.check_word_index(team, word);
            on!(tx.conn(), conn => sqlx::query(
                "INSERT INTO credit_check_words (team_id, word_index, check_id) VALUES ($1, $2, $3)
                 ON CONFLICT (team_id, word_index, check_id) DO NOTHING"
            ).bind(team).bind(index).bind(id).execute(conn).await.map(|_| ()))?;
        }
        Ok(())
    }
}

/// Whether a report may be shown again at this moment. By a write: an erasure comes before it, and this sees it, or after
/// it; and so does a consent that is taken back.
async fn may_be_reused(tx: &mut Tx, team: &TeamId, holder: &CheckId) -> Result<bool, StoreError> {
    let held = on!(tx.conn(), conn => sqlx::query(
        "UPDATE credit_checks SET report_of = report_of WHERE id = $1 AND team_id = $2 AND erased_at IS NULL"
    ).bind(holder).bind(team).execute(conn).await.map(|done| done.rows_affected()))?;
    // By a statement of its own, which sees what was committed while the row was waited for.
    let withdrawn = on!(tx.conn(), conn => sqlx::query_scalar::<_, i64>(
        "SELECT count(*) FROM consent_withdrawals w JOIN credit_checks k ON k.consent_id = w.consent_id WHERE k.id = $1"
    ).bind(holder).fetch_one(conn).await)?;
    Ok(held > 0 && withdrawn == 0)
}

/// What differs between an intent and a report that is shown again.
struct NewRow<'a> {
    analysis: Option<&'a AnalysisId>,
    status: CheckStatus,
    billing: Billing,
    price_paise: i64,
    day: &'a str,
    findings: Option<&'a [u8]>,
    score_status: Option<&'a str>,
    report_of: Option<&'a CheckId>,
    settled_at: Option<DateTime<Utc>>,
}

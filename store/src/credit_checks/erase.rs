//! Erasing a credit check. Its row stays, because the ledger names it: whom it was about, what the bureau said and how it
//! could be found do not.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use sha2::{Digest, Sha256};

use super::{CheckStatus, CreditCheck, CreditChecks};
use crate::content_keys::destroy_content_key;
use crate::db::{Tx, on};
use crate::erasures::{Certified, Erased, Eraser, ErasureKind};
use crate::events::{self, EventData, EventType};
use crate::sealing::hex;
use crate::{Open, Store, StoreError};
use lending_base::{AnalysisId, CheckId, ConsentId, TeamId};

/// A check, and the proof of its consent that outlives it.
#[derive(Debug, Clone)]
pub(crate) struct ErasableCheck {
    id: CheckId,
    /// `None` where the check cannot be opened any more. It can still be erased.
    consent_hash: Option<Vec<u8>>,
}

#[derive(sqlx::FromRow)]
struct ErasableRow {
    status: String,
    consent_id: ConsentId,
    analysis_id: Option<AnalysisId>,
    report: Option<Vec<u8>>,
    is_held: bool,
}

impl CreditChecks<'_> {
    pub async fn erase(&self, eraser: &Eraser, id: &CheckId) -> Result<Erased, StoreError> {
        let check = match self.find(id).await {
            Ok(Some(check)) => self.erasable(&check),
            Ok(None) => return Ok(Erased::Nothing),
            Err(error) => unopened(id.clone(), error)?,
        };
        let erase = || {
            let (store, team, eraser) = (self.store.clone(), self.team.clone(), eraser.clone());
            let check = check.clone();
            self.store.db.transaction(move |tx| {
                Box::pin(async move { store.erase_check(tx, &team, &eraser, &check).await })
            })
        };
        self.store.with_reserve(erase).await
    }

    /// The check of an analysis. Read before the transaction that erases it: opening what is sealed may need a connection
    /// of its own.
    pub(crate) async fn erasable_of(
        &self,
        analysis: &AnalysisId,
    ) -> Result<Option<ErasableCheck>, StoreError> {
        match self.of_analysis(analysis).await {
            Ok(check) => Ok(check.map(|check| self.erasable(&check))),
            Err(error) => {
                let id = on!(self.store.db.read(), db => sqlx::query_scalar::<_, CheckId>(
                    "SELECT id FROM credit_checks WHERE analysis_id = $1 AND team_id = $2 AND erased_at IS NULL"
                ).bind(analysis).bind(self.team).fetch_optional(db).await)?;
                id.map(|id| unopened(id, error)).transpose()
            }
        }
    }

    /// The hash says of somebody who shows up again that this consent was theirs, and nothing of anybody else.
    fn erasable(&self, check: &CreditCheck) -> ErasableCheck {
        let (person, text) = (&check.person, &check.consent.text);
        let consent = [check.id.as_str(), &person.name, &person.mobile, &text.version, &text.purpose];
        let consent_hash = self.store.keyring.blind_index("consent of an erased check", &consent.join("\n"));
        ErasableCheck { id: check.id.clone(), consent_hash: Some(consent_hash) }
    }

    /// Checks that were settled before a time, the oldest first; of analyses on legal hold none.
    pub(crate) async fn settled_before(
        &self,
        before: DateTime<Utc>,
        limit: i64,
    ) -> Result<Vec<CheckId>, StoreError> {
        Ok(on!(self.store.db.read(), db => sqlx::query_scalar::<_, CheckId>(
            "SELECT id FROM credit_checks k
             WHERE team_id = $1 AND status IN ('completed', 'failed') AND created_at <= $2 AND erased_at IS NULL
                AND NOT EXISTS (SELECT 1 FROM analyses a WHERE a.id = k.analysis_id AND a.legal_hold_at IS NOT NULL)
             ORDER BY id LIMIT $3"
        ).bind(self.team).bind(before).bind(limit).fetch_all(db).await)?)
    }
}

/// A check whose key or words are damaged: it goes without the proof of its consent. Any other fault is one.
fn unopened(id: CheckId, error: StoreError) -> Result<ErasableCheck, StoreError> {
    match error {
        StoreError::Sealing(_) | StoreError::Corrupt(_) => {
            tracing::warn!(%error, check = %id, "a check that does not open is erased without the hash of its consent");
            Ok(ErasableCheck { id, consent_hash: None })
        }
        other => Err(other),
    }
}

/// Takes the row of the analysis, whose record names the check no longer. `false` when it is on legal hold: a hold that came
/// while the check was being erased stands. One that was erased itself holds nothing.
async fn let_go_of(
    tx: &mut Tx,
    team: &TeamId,
    analysis: &AnalysisId,
    eraser: &Eraser,
) -> Result<bool, StoreError> {
    let free = on!(tx.conn(), conn => sqlx::query(
        "UPDATE analyses SET revision = revision + 1
         WHERE id = $1 AND team_id = $2 AND (legal_hold_at IS NULL OR NOT $3)"
    ).bind(analysis).bind(team).bind(eraser.heeds_holds()).execute(conn).await.map(|done| done.rows_affected()))?;
    if free > 0 {
        return Ok(true);
    }
    let known = on!(tx.conn(), conn => sqlx::query_scalar::<_, i64>(
        "SELECT count(*) FROM analyses WHERE id = $1 AND team_id = $2"
    ).bind(analysis).bind(team).fetch_one(conn).await)?;
    Ok(known == 0)
}

impl Store {
    /// In the transaction of whoever erases it, which is undone where the answer is not [`Erased::Done`].
    pub(crate) async fn erase_check(
        &self,
        tx: &mut Tx,
        team: &TeamId,
        eraser: &Eraser,
        check: &ErasableCheck,
    ) -> Result<Erased, StoreError> {
        let id = &check.id;
        let row = on!(tx.conn(), conn => sqlx::query_as::<_, ErasableRow>(
            "SELECT k.status, k.consent_id, k.analysis_id, k.report, a.legal_hold_at IS NOT NULL AS is_held
             FROM credit_checks k LEFT JOIN analyses a ON a.id = k.analysis_id
             WHERE k.id = $1 AND k.team_id = $2 AND k.erased_at IS NULL"
        ).bind(id).bind(team).fetch_optional(conn).await)?;
        let Some(row) = row else { return Ok(Erased::Nothing) };
        if row.is_held && eraser.heeds_holds() {
            return Ok(Erased::OnLegalHold);
        }
        if !matches!(Open::read(row.status), Open::Known(CheckStatus::Completed | CheckStatus::Failed)) {
            return Ok(Erased::CheckNotSettled);
        }
        let empty = Vec::<u8>::new();
        let gone = on!(tx.conn(), conn => sqlx::query(
            "UPDATE credit_checks SET erased_at = $3, sealed_findings = NULL, findings = NULL, report = NULL,
                answer = NULL, sealed_content_key = $4, person_index = $4, score_status = NULL
             WHERE id = $1 AND team_id = $2 AND erased_at IS NULL"
        ).bind(id).bind(team).bind(self.clock.now()).bind(&empty)
            .execute(conn).await.map(|done| done.rows_affected()))?;
        if gone == 0 {
            return Ok(Erased::Nothing);
        }
        if let Some(analysis) = &row.analysis_id
            && !let_go_of(tx, team, analysis, eraser).await?
        {
            return tx.undo(Erased::OnLegalHold);
        }
        on!(tx.conn(), conn => sqlx::query(
            "UPDATE consents SET sealed_subject = $2, subject = NULL, evidence = NULL, subject_hash = $3 WHERE id = $1"
        ).bind(&row.consent_id).bind(&empty).bind(&check.consent_hash).execute(conn).await.map(|_| ()))?;
        on!(tx.conn(), conn => sqlx::query("DELETE FROM credit_check_words WHERE check_id = $1 AND team_id = $2")
            .bind(id).bind(team).execute(conn).await.map(|_| ()))?;
        destroy_content_key(tx, team, id.as_str()).await?;
        events::append(tx, &self.clock, team, EventType::CheckErased, &EventData::of_check(id)).await?;
        let mut hashes = BTreeMap::new();
        if let Some(report) = row.report {
            hashes.insert("sealed_report_sha256".to_owned(), hex(&Sha256::digest(&report)));
        }
        let what = Certified { team, kind: ErasureKind::CreditCheck, subject: id.as_str(), eraser, hashes };
        Ok(Erased::Done(self.certify(tx, what).await?))
    }
}

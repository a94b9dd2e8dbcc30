//! Corrections of an analysis: each makes a revision with its own report. The first revision is what the worker came to.

use chrono::{DateTime, Utc};

use super::results::ContentRow;
use super::sealed_facts::{plain_reasons, seal_reasons};
use super::timeline::{Happened, Happening};
use super::{Analyses, Analysis, Outcome, Status};
use crate::audit::{self, Action, Principal};
use crate::db::{Tx, on};
use crate::events::{self, EventData, EventType};
use crate::formats;
use crate::payers::NewPayer;
use crate::sealing::Content;
use crate::{Store, StoreError};
use lending_base::{AnalysisId, TeamId, UserId};

/// The most revisions of one analysis. Each holds a whole report; who has corrected so often had better review.
pub const MOST_REVISIONS: i64 = 200;

/// What a correction came to.
#[derive(Debug, Clone)]
pub struct NewRevision {
    pub decision: Outcome,
    pub policy_outcome: Option<Outcome>,
    pub review_reasons: Vec<String>,
    /// The report as JSON.
    pub report: Vec<u8>,
    /// Why, what is corrected in all, and what that changed, as JSON.
    pub details: Vec<u8>,
    pub at: DateTime<Utc>,
    /// Payers that the team is to remember with it.
    pub remembered: Vec<NewPayer>,
}

/// What became of a correction.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Corrected {
    Done,
    /// Somebody else changed the analysis since it was read, or erased it: nothing was written.
    Stale,
    /// A person has decided already.
    AlreadyReviewed,
    /// The analysis has as many revisions as it may have.
    LimitReached,
    /// The team remembers as many payers as it may.
    PayerLimitReached,
}

/// A revision after the first.
#[derive(Debug, Clone, PartialEq)]
pub struct Revision {
    pub number: i64,
    pub by: UserId,
    pub at: DateTime<Utc>,
    pub details: serde_json::Value,
}

#[derive(sqlx::FromRow)]
struct RevisionRow {
    number: i64,
    corrected_by: UserId,
    corrected_at: DateTime<Utc>,
    details: Vec<u8>,
    details_format: i64,
}

/// What the documents of a revision are bound to: one of another revision does not open in its place.
pub(crate) fn revision_owner(id: &AnalysisId, number: i64) -> String {
    format!("{id} {number}")
}

impl Store {
    /// Tells of a correction, and that a person is needed where that is new.
    async fn tell_correction(
        &self,
        tx: &mut Tx,
        team: &TeamId,
        before: &Analysis,
        decision: Outcome,
        number: i64,
    ) -> Result<(), StoreError> {
        let told = EventData {
            status: Some(Status::Completed.as_str().to_owned()),
            decision: Some(decision.as_str().to_owned()),
            final_decision: (decision != Outcome::Review).then(|| decision.as_str().to_owned()),
            revision: Some(number),
            ..EventData::of_analysis(&before.id)
        };
        events::append(tx, &self.clock, team, EventType::AnalysisCorrected, &told).await?;
        let is_new = before.decision.as_ref().is_none_or(|earlier| *earlier != Outcome::Review);
        if decision == Outcome::Review && is_new {
            events::append(tx, &self.clock, team, EventType::AnalysisReviewRequired, &told).await?;
        }
        Ok(())
    }
}

impl Analyses<'_> {
    /// Writes a correction of the analysis as it was read: all of it, or nothing where it has changed since.
    pub async fn correct(
        &self,
        principal: &Principal,
        read: &Analysis,
        new: NewRevision,
    ) -> Result<Corrected, StoreError> {
        if read.review.is_some() {
            return Ok(Corrected::AlreadyReviewed);
        }
        if read.report_revision >= MOST_REVISIONS {
            return Ok(Corrected::LimitReached);
        }
        let Some(key) = self.store.content_key(self.team, read.id.as_str()).await? else {
            return Ok(Corrected::Stale);
        };
        let number = read.report_revision + 1;
        let (owner, analysis) = (revision_owner(&read.id, number), read.id.to_string());
        // Before the transaction, and not on a thread that others wait for: a report is megabytes to compress and seal.
        let sealing = move || {
            let report = key.seal_packed(Content::Report, &owner, &new.report)?;
            let details = key.seal_packed(Content::Revision, &owner, &new.details)?;
            let reasons = seal_reasons(&key, &analysis, &new.review_reasons)?;
            Ok::<_, StoreError>((new, report, details, reasons))
        };
        let (new, report, details, reasons) = self.store.compute(self.team, sealing).await??;
        let (store, team, principal, read) =
            (self.store.clone(), self.team.clone(), principal.clone(), read.clone());
        self.store
            .db
            .transaction(move |tx| {
                Box::pin(async move {
                    let changed = on!(tx.conn(), conn => sqlx::query(
                        "UPDATE analyses SET decision = $1, policy_outcome = $2, review_reasons = $3, reasons = $9,
                            report_revision = $4, revision = revision + 1
                         WHERE id = $5 AND team_id = $6 AND revision = $7 AND status = $8 AND review_id IS NULL"
                    ).bind(new.decision.as_str()).bind(new.policy_outcome.map(Outcome::as_str))
                        .bind(plain_reasons()).bind(number).bind(&read.id).bind(&team).bind(read.revision)
                        .bind(Status::Completed.as_str()).bind(reasons)
                        .execute(conn).await.map(|done| done.rows_affected()))?;
                    if changed == 0 {
                        let reviewed = on!(tx.conn(), conn => sqlx::query_scalar::<_, i64>(
                            "SELECT count(*) FROM analyses WHERE id = $1 AND team_id = $2 AND review_id IS NOT NULL"
                        ).bind(&read.id).bind(&team).fetch_one(conn).await)?;
                        return Ok(if reviewed > 0 { Corrected::AlreadyReviewed } else { Corrected::Stale });
                    }
                    on!(tx.conn(), conn => sqlx::query(
                        "INSERT INTO analysis_revisions (analysis_id, team_id, number, corrected_by, corrected_at,
                            report, report_format, details, details_format)
                         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)"
                    ).bind(&read.id).bind(&team).bind(number).bind(&principal.user).bind(new.at)
                        .bind(report).bind(formats::REPORT.newest()).bind(details).bind(formats::REVISION.newest())
                        .execute(conn).await.map(|_| ()))?;
                    for payer in new.remembered {
                        if !store.remember_payer(tx, &principal, &payer).await? {
                            return tx.undo(Corrected::PayerLimitReached);
                        }
                    }
                    let corrected = Happened::new(Happening::Corrected).at(new.at);
                    let corrected = corrected.reason(new.decision.as_str()).by(Some(&principal.user));
                    store.note(tx, &team, &read.id, corrected).await?;
                    let entry = principal.entry(Action::AnalysisCorrected).subject(&read.id);
                    audit::append(tx, &store.clock, &entry).await?;
                    store.tell_correction(tx, &team, &read, new.decision, number).await?;
                    Ok(Corrected::Done)
                })
            })
            .await
    }

    /// The revisions after the first, the newest first.
    pub async fn revisions(&self, id: &AnalysisId) -> Result<Vec<Revision>, StoreError> {
        let rows = on!(self.store.db.read(), db => sqlx::query_as::<_, RevisionRow>(
            "SELECT v.number, v.corrected_by, v.corrected_at, v.details, v.details_format
             FROM analysis_revisions v
             WHERE v.analysis_id = $1 AND v.team_id = $2 ORDER BY v.number DESC"
        ).bind(id).bind(self.team).fetch_all(db).await)?;
        if rows.is_empty() {
            return Ok(Vec::new());
        }
        let Some(key) = self.store.content_key(self.team, id.as_str()).await? else { return Ok(Vec::new()) };
        let id = id.clone();
        let opened = move |row: RevisionRow| {
            let details =
                key.open_packed(Content::Revision, &revision_owner(&id, row.number), &row.details)?;
            let details = formats::REVISION.lift(row.details_format, details)?;
            let details = serde_json::from_slice(&details)
                .map_err(|_| StoreError::Corrupt("the details of a revision"))?;
            Ok(Revision { number: row.number, by: row.corrected_by, at: row.corrected_at, details })
        };
        self.store.compute(self.team, move || rows.into_iter().map(opened).collect()).await?
    }

    /// The report of a revision, as JSON. `None` where there is no such revision.
    pub async fn revision_report(&self, id: &AnalysisId, number: i64) -> Result<Option<Vec<u8>>, StoreError> {
        if number == 1 {
            return self.first_report(id).await;
        }
        let row = on!(self.store.db.read(), db => sqlx::query_as::<_, ContentRow>(
            "SELECT v.report AS content, v.report_format AS format
             FROM analyses a JOIN analysis_revisions v ON v.analysis_id = a.id
             WHERE a.id = $1 AND a.team_id = $2 AND v.number = $3"
        ).bind(id).bind(self.team).bind(number).fetch_optional(db).await)?;
        self.opened(id, &revision_owner(id, number), Content::Report, &formats::REPORT, row).await
    }
}

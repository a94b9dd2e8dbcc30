//! Taking in a statement: the file first, then everything else in one transaction. When it returns, nothing is lost.

use chrono::{DateTime, TimeDelta, Utc};
use sqlx::types::Json;
use zeroize::Zeroizing;

use super::sealed_facts::Submission;
use super::timeline::{Happened, Happening};
use super::{Analyses, Particulars, Status};
use crate::audit::{self, Action, Principal};
use crate::content_keys::statement_of;
use crate::credit_checks::NewCheck;
use crate::db::{Tx, on};
use crate::files::{Files, Spool, SpooledFile};
use crate::idempotency::{Creation, IdempotencyKey};
use crate::sealing::{ANALYSIS_PARTICULARS, Content, ContentKey};
use crate::{Store, StoreError, formats};
use lending_base::{AnalysisId, CheckId, ProductId, TeamId};

/// A file whose analysis was not made within this time belongs to nobody: no request lives that long.
const CLAIMED_WITHIN: TimeDelta = TimeDelta::hours(1);

/// What is asked about a statement.
#[derive(Debug, Clone, Default)]
pub struct NewAnalysis {
    pub particulars: Particulars,
    /// The words of the applicant's name by which it is to be found, in one spelling.
    pub name_words: Vec<String>,
    pub inputs: serde_json::Value,
    pub product: Option<(ProductId, i64)>,
    /// The bureau is to be asked as well.
    pub bureau: Option<NewCheck>,
    pub pages: Option<i64>,
    pub password: Option<Zeroizing<String>>,
}

/// What came of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Submitted {
    pub id: AnalysisId,
    pub reference: String,
}

impl Store {
    /// Begins to take in a file, for an analysis that does not exist yet.
    pub fn spool(&self) -> Result<Spool, StoreError> {
        self.files.spool(AnalysisId::new(&self.clock)?)
    }

    pub(crate) fn word_index(&self, team: &TeamId, word: &str) -> Vec<u8> {
        self.keyring.blind_index("applicant name", &format!("{team}\n{word}"))
    }
}

impl Analyses<'_> {
    /// Keeps the file and makes the analysis, its job, its audit entry and its idempotency record; the intent to ask a
    /// bureau where one is to be asked, unless the team has spent what it may today ([`Creation::LimitReached`]).
    pub async fn submit(
        &self,
        principal: &Principal,
        mut file: SpooledFile,
        new: NewAnalysis,
        idempotency: Option<IdempotencyKey>,
    ) -> Result<Creation<Submitted>, StoreError> {
        let store = self.store.clone();
        let path = Files::path(self.team, &file.analysis);
        // Before, so that nothing is written to the wrong disk; and after, so that nothing is acknowledged that was.
        store.files.check_mark().await?;
        store.note_stray(path.clone(), store.clock.now() + CLAIMED_WITHIN).await?;
        let kept = match store.files.keep(&path, &mut file).await {
            Ok(()) => store.files.check_mark().await,
            Err(error) => Err(error),
        };
        if let Err(error) = kept {
            // When the right disk is back, nobody reaches what lies on the wrong one.
            if matches!(error, StoreError::WrongFiles(_)) {
                let _ = store.files.take_back(&path).await;
            }
            store.give_up(path).await;
            return Err(error);
        }
        // After an error nobody knows whether the transaction took effect: a connection may be lost in the midst of the
        // commit. The note tells later: it is gone if the analysis was made.
        let made = self.make(principal, file, new, idempotency, path.clone()).await?;
        if !matches!(made, Creation::Created(_)) {
            store.give_up(path).await;
        }
        Ok(made)
    }

    async fn make(
        &self,
        principal: &Principal,
        file: SpooledFile,
        new: NewAnalysis,
        idempotency: Option<IdempotencyKey>,
        path: String,
    ) -> Result<Creation<Submitted>, StoreError> {
        let (store, team, principal) = (self.store.clone(), self.team.clone(), principal.clone());
        self.store
            .db
            .transaction(move |tx| {
                Box::pin(async move {
                    if let Some(key) = &idempotency
                        && !store.take_key(tx, &team, key, file.analysis.as_str()).await?
                    {
                        return Ok(Creation::Overtaken);
                    }
                    let now = store.clock.now();
                    if let Some(check) = &new.bureau {
                        let id = CheckId::new(&store.clock)?;
                        if !store.insert_intent(tx, &principal, &id, check, Some(&file.analysis)).await? {
                            // The key must not stand for nothing.
                            return tx.undo(Creation::LimitReached);
                        }
                    }
                    let reference = next_reference(tx, &team).await?;
                    store.count_analysis(tx, &team, now).await?;
                    store.insert_analysis(tx, &principal, &file, &new, &reference, now).await?;
                    store.insert_words(tx, &team, &file.analysis, &new.name_words).await?;
                    let request = principal.origin.request_id.as_deref();
                    store
                        .insert_job(tx, &team, request, &file.analysis, &file.key, new.password.as_ref())
                        .await?;
                    let accepted = Happened::new(Happening::Accepted).at(now).by(Some(&principal.user));
                    store.note(tx, &team, &file.analysis, accepted).await?;
                    on!(tx.conn(), conn => sqlx::query("DELETE FROM stray_files WHERE path = $1")
                        .bind(path).execute(conn).await.map(|_| ()))?;
                    let entry = principal.entry(Action::AnalysisSubmitted).subject(&file.analysis);
                    audit::append(tx, &store.clock, &entry).await?;
                    Ok(Creation::Created(Submitted { id: file.analysis, reference }))
                })
            })
            .await
    }
}

/// The row's lock makes numbers unique and without gaps.
async fn next_reference(tx: &mut Tx, team: &TeamId) -> Result<String, StoreError> {
    let next = on!(tx.conn(), conn => sqlx::query_scalar::<_, i64>(
        "UPDATE teams SET next_ref = next_ref + 1 WHERE id = $1 RETURNING next_ref"
    ).bind(team).fetch_one(conn).await)?;
    Ok(format!("APP-{:06}", next - 1))
}

impl Store {
    async fn insert_analysis(
        &self,
        tx: &mut Tx,
        principal: &Principal,
        file: &SpooledFile,
        new: &NewAnalysis,
        reference: &str,
        now: DateTime<Utc>,
    ) -> Result<(), StoreError> {
        let team = &principal.team;
        let id = file.analysis.as_str();
        let sealer = self.keyring.team_sealer(tx, team).await?;
        // Apart from that of the file: the statement may go while what was found in it stays.
        let key = ContentKey::random()?;
        let particulars = serde_json::to_vec(&new.particulars)
            .map_err(|_| StoreError::Corrupt("the particulars of a new analysis"))?;
        let particulars = key.seal(Content::Particulars, id, &particulars)?;
        // For a process of the version before: it shows the analysis, without them.
        let none = serde_json::to_vec(&Particulars::default())
            .map_err(|_| StoreError::Corrupt("the particulars of a new analysis"))?;
        let none = sealer.seal(ANALYSIS_PARTICULARS, id, &none)?;
        self.insert_content_key(tx, team, id, &key).await?;
        self.insert_content_key(tx, team, &statement_of(&file.analysis), &file.key).await?;
        let submission = Submission { inputs: new.inputs.clone(), file_sha256: file.sha256.clone() };
        let submission = submission.seal(&key, id)?;
        let file_index = self.file_index(team, &file.sha256);
        // The plain hash is of the version before.
        let earlier = on!(tx.conn(), conn => sqlx::query_scalar::<_, Option<String>>(
            "SELECT min(id) FROM (
                SELECT min(id) AS id FROM analyses WHERE team_id = $1 AND file_index = $2
                UNION ALL SELECT min(id) AS id FROM analyses WHERE team_id = $1 AND file_sha256 = $3) AS same"
        ).bind(team).bind(&file_index).bind(&file.sha256).fetch_one(conn).await)?;
        let (product, version) = new.product.as_ref().map(|(id, version)| (id.as_str(), *version)).unzip();
        let size = i64::try_from(file.size).map_err(|_| StoreError::Corrupt("the size of a file"))?;
        on!(tx.conn(), conn => sqlx::query(
            "INSERT INTO analyses (id, team_id, ref, status, review_reasons, product_id, product_version,
                particulars, sealed_particulars, sealed_content_key, inputs, bureau_requested, file_size, file_sha256, file_pages,
                duplicate_of, created_by, created_at, submission, file_index)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20)"
        ).bind(&file.analysis).bind(team).bind(reference).bind(Status::Queued.as_str())
            .bind(Json(Vec::<String>::new())).bind(product).bind(version).bind(particulars).bind(none)
            .bind(Vec::<u8>::new()).bind(Submission::plain_inputs()).bind(new.bureau.is_some()).bind(size).bind("")
            .bind(new.pages).bind(earlier).bind(&principal.user).bind(now).bind(submission).bind(file_index)
            .execute(conn).await.map(|_| ()))?;
        Ok(())
    }

    async fn insert_words(
        &self,
        tx: &mut Tx,
        team: &TeamId,
        analysis: &AnalysisId,
        words: &[String],
    ) -> Result<(), StoreError> {
        for word in words {
            let index = self.word_index(team, word);
            on!(tx.conn(), conn => sqlx::query(
                "INSERT INTO analysis_words (team_id, word_index, analysis_id) VALUES ($1, $2, $3)
                 ON CONFLICT (team_id, word_index, analysis_id) DO NOTHING"
            ).bind(team).bind(index).bind(analysis).execute(conn).await.map(|_| ()))?;
        }
        Ok(())
    }

    /// Makes the work of an analysis, due at once. `request` is the one that asked for it, and `key` that of the statement.
    pub(super) async fn insert_job(
        &self,
        tx: &mut Tx,
        team: &TeamId,
        request: Option<&str>,
        analysis: &AnalysisId,
        key: &ContentKey,
        password: Option<&Zeroizing<String>>,
    ) -> Result<(), StoreError> {
        let now = tx.now(&self.clock).await?;
        let password = password
            .map(|password| key.seal(Content::Password, analysis.as_str(), password.as_bytes()))
            .transpose()?;
        on!(tx.conn(), conn => sqlx::query(
            "INSERT INTO jobs (id, team_id, due_at, request_id, password, created_at, format)
             VALUES ($1, $2, $3, $4, $5, $3, $6)"
        ).bind(analysis).bind(team).bind(now).bind(request).bind(password)
            .bind(formats::JOB.newest())
            .execute(conn).await.map(|_| ()))?;
        // A row to lock while work of this team is picked; its turn is as long ago as can be.
        on!(tx.conn(), conn => sqlx::query(
            "INSERT INTO job_turns (team_id, last_turn) VALUES ($1, $2) ON CONFLICT (team_id) DO NOTHING"
        ).bind(team).bind(DateTime::<Utc>::UNIX_EPOCH).execute(conn).await.map(|_| ()))?;
        Ok(())
    }
}

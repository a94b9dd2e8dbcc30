//! The keys of what an analysis or a credit check holds of a person. They stand in a small table of their own, so that
//! whoever is erased leaves no copy of a key in the database's free pages: see [`crate::erasures`].
//!
//! A statement has a key besides that of its analysis, which seals what was uploaded and the password it opens with; and so has
//! what was painted and described of its pages. For a statement may be erased while its report stays, and then no copy of it or
//! of its pages may be readable either, wherever a disk, a bucket or a database has left one.

use crate::db::{Tx, on};
use crate::sealing::{CONTENT_KEY, ContentKey};
use crate::{Store, StoreError};
use lending_base::{AnalysisId, TeamId};

/// What the table calls the key of an analysis' statement.
pub(crate) fn statement_of(analysis: &AnalysisId) -> String {
    format!("{analysis}/statement")
}

/// What the table calls the key of an analysis' pages.
pub(crate) fn pages_of(analysis: &AnalysisId) -> String {
    format!("{analysis}/pages")
}

/// Takes the row of an analysis that still has its statement: whoever erases the statement comes before this, or finds what
/// is written after it. `false` when the statement has gone.
pub(crate) async fn hold_statement(
    tx: &mut Tx,
    team: &TeamId,
    analysis: &AnalysisId,
) -> Result<bool, StoreError> {
    let held = on!(tx.conn(), conn => sqlx::query(
        "UPDATE analyses SET revision = revision WHERE id = $1 AND team_id = $2 AND statement_erased_at IS NULL"
    ).bind(analysis).bind(team).execute(conn).await.map(|done| done.rows_affected()))?;
    Ok(held > 0)
}

/// The two keys that a statement can be under.
#[derive(sqlx::FromRow)]
struct StatementKeys {
    own: Option<Vec<u8>>,
    of_analysis: Vec<u8>,
}

impl Store {
    /// The key of a statement. `None` when there is no such analysis, or the statement has gone.
    pub(crate) async fn statement_key(
        &self,
        team: &TeamId,
        analysis: &AnalysisId,
    ) -> Result<Option<ContentKey>, StoreError> {
        let owner = statement_of(analysis);
        // In one statement: one that is erased meanwhile is not taken for one without a key of its own.
        let keys = on!(self.db.read(), db => sqlx::query_as::<_, StatementKeys>(
            "SELECT (SELECT sealed_key FROM content_keys WHERE id = $3 AND team_id = $2) AS own,
                COALESCE((SELECT sealed_key FROM content_keys WHERE id = $1 AND team_id = $2), sealed_content_key)
                    AS of_analysis
             FROM analyses WHERE id = $1 AND team_id = $2 AND statement_erased_at IS NULL"
        ).bind(analysis).bind(team).bind(&owner).fetch_optional(db).await)?;
        match keys {
            None => Ok(None),
            Some(StatementKeys { own: Some(sealed), .. }) => {
                self.open_content_key(team, &owner, &sealed).await.map(Some)
            }
            // What was taken in before statements had keys is under that of the analysis.
            Some(StatementKeys { of_analysis, .. }) => {
                self.open_content_key(team, analysis.as_str(), &of_analysis).await.map(Some)
            }
        }
    }

    /// The key of what is kept of a statement's pages, made with the first of them. `None` when the statement has gone.
    pub(crate) async fn key_of_pages(
        &self,
        team: &TeamId,
        analysis: &AnalysisId,
    ) -> Result<Option<ContentKey>, StoreError> {
        let owner = pages_of(analysis);
        if let Some(key) = self.content_key(team, &owner).await? {
            return Ok(Some(key));
        }
        let key = ContentKey::random()?;
        let (store, to_keep) = (self.clone(), key.clone());
        let (team_id, analysis, name) = (team.clone(), analysis.clone(), owner.clone());
        let is_kept = self
            .db
            .transaction(move |tx| {
                Box::pin(async move {
                    // Of two who make a key the second finds the first's.
                    let is_there = hold_statement(tx, &team_id, &analysis).await?;
                    let known = on!(tx.conn(), conn => sqlx::query_scalar::<_, i64>(
                        "SELECT count(*) FROM content_keys WHERE id = $1"
                    ).bind(&name).fetch_one(conn).await)?;
                    if !is_there || known > 0 {
                        return Ok(false);
                    }
                    store.insert_content_key(tx, &team_id, &name, &to_keep).await?;
                    Ok(true)
                })
            })
            .await?;
        if is_kept { Ok(Some(key)) } else { self.content_key(team, &owner).await }
    }

    pub(crate) async fn insert_content_key(
        &self,
        tx: &mut Tx,
        team: &TeamId,
        owner: &str,
        key: &ContentKey,
    ) -> Result<(), StoreError> {
        let sealed = self.keyring.team_sealer(tx, team).await?.seal(CONTENT_KEY, owner, key.as_bytes())?;
        on!(tx.conn(), conn => sqlx::query(
            "INSERT INTO content_keys (id, team_id, sealed_key) VALUES ($1, $2, $3)"
        ).bind(owner).bind(team).bind(sealed).execute(conn).await.map(|_| ()))?;
        Ok(())
    }

    /// The key of an owner. `None` when there is no such owner, or no longer.
    ///
    /// A process of the version before keeps the keys of what it takes in beside their owners.
    pub(crate) async fn content_key(
        &self,
        team: &TeamId,
        owner: &str,
    ) -> Result<Option<ContentKey>, StoreError> {
        let sealed = on!(self.db.read(), db => sqlx::query_scalar::<_, Option<Vec<u8>>>(
            "SELECT COALESCE(
                (SELECT sealed_key FROM content_keys WHERE id = $1 AND team_id = $2),
                (SELECT sealed_content_key FROM analyses WHERE id = $1 AND team_id = $2),
                (SELECT sealed_content_key FROM credit_checks WHERE id = $1 AND team_id = $2 AND erased_at IS NULL))"
        ).bind(owner).bind(team).fetch_one(db).await)?;
        match sealed {
            Some(sealed) => self.open_content_key(team, owner, &sealed).await.map(Some),
            None => Ok(None),
        }
    }

    pub(crate) async fn open_content_key(
        &self,
        team: &TeamId,
        owner: &str,
        sealed: &[u8],
    ) -> Result<ContentKey, StoreError> {
        ContentKey::from_bytes(&self.keyring.open_value(team, CONTENT_KEY, owner, sealed).await?)
    }
}

/// Without its key nothing that the owner held can be read any more, wherever copies of it lie.
pub(crate) async fn destroy_content_key(tx: &mut Tx, team: &TeamId, owner: &str) -> Result<(), StoreError> {
    on!(tx.conn(), conn => sqlx::query("DELETE FROM content_keys WHERE id = $1 AND team_id = $2")
        .bind(owner).bind(team).execute(conn).await.map(|_| ()))?;
    Ok(())
}

//! The keys of what an analysis or a credit check holds of a person. They stand in a small table of their own, so that
//! whoever is erased leaves no copy of a key in the database's free pages: see [`crate::erasures`].

use crate::db::{Tx, on};
use crate::sealing::{CONTENT_KEY, ContentKey};
use crate::{Store, StoreError};
use lending_base::TeamId;

impl Store {
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

//! Payers that a team remembers as employers: they count as such in every later analysis of that team.

use chrono::{DateTime, Utc};

use crate::audit::{self, Action, Principal};
use crate::db::{Tx, on};
use crate::page::{Page, PageRequest};
use crate::sealing::PAYER_NAME;
use crate::{Store, StoreError};
use lending_base::{PayerId, TeamId, UserId};

/// The most payers that a team remembers. Every analysis of the team looks for all of them.
pub const MOST_PAYERS: i64 = 500;

/// The domain of the index by which a payer is found.
const NAME_INDEX: &str = "payer name";

/// A payer to be remembered.
#[derive(Clone, PartialEq, Eq)]
pub struct NewPayer {
    pub name: String,
    /// The same for every spelling of the name.
    pub key: String,
}

impl std::fmt::Debug for NewPayer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("NewPayer")
    }
}

/// A remembered payer, opened.
#[derive(Clone, PartialEq, Eq)]
pub struct Payer {
    pub id: PayerId,
    pub name: String,
    pub created_by: UserId,
    pub created_at: DateTime<Utc>,
}

impl std::fmt::Debug for Payer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Payer").field("id", &self.id).finish_non_exhaustive()
    }
}

#[derive(sqlx::FromRow)]
struct PayerRow {
    id: PayerId,
    sealed_name: Vec<u8>,
    created_by: UserId,
    created_at: DateTime<Utc>,
}

/// The remembered payers of one team: no unscoped read exists.
#[derive(Debug)]
pub struct Payers<'a> {
    store: &'a Store,
    team: &'a TeamId,
}

impl Store {
    pub fn payers<'a>(&'a self, team: &'a TeamId) -> Payers<'a> {
        Payers { store: self, team }
    }

    /// Remembers a payer for the principal's team; one that is remembered already stays as it is. `false` when the team
    /// remembers as many as it may.
    pub(crate) async fn remember_payer(
        &self,
        tx: &mut Tx,
        principal: &Principal,
        payer: &NewPayer,
    ) -> Result<bool, StoreError> {
        let team = &principal.team;
        let id = PayerId::new(&self.clock)?;
        let sealer = self.keyring.team_sealer(tx, team).await?;
        let name = sealer.seal(PAYER_NAME, id.as_str(), payer.name.as_bytes())?;
        let index = self.keyring.blind_index(NAME_INDEX, &payer.key);
        let known = on!(tx.conn(), conn => sqlx::query_scalar::<_, i64>(
            "SELECT count(*) FROM payers WHERE team_id = $1 AND name_index = $2"
        ).bind(team).bind(&index).fetch_one(conn).await)?;
        if known > 0 {
            return Ok(true);
        }
        let count = on!(tx.conn(), conn => sqlx::query_scalar::<_, i64>(
            "SELECT count(*) FROM payers WHERE team_id = $1"
        ).bind(team).fetch_one(conn).await)?;
        if count >= MOST_PAYERS {
            return Ok(false);
        }
        let added = on!(tx.conn(), conn => sqlx::query(
            "INSERT INTO payers (id, team_id, sealed_name, name_index, created_by, created_at)
             VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (team_id, name_index) DO NOTHING"
        ).bind(&id).bind(team).bind(name).bind(index).bind(&principal.user).bind(self.clock.now())
            .execute(conn).await.map(|done| done.rows_affected()))?;
        if added > 0 {
            audit::append(tx, &self.clock, &principal.entry(Action::PayerRemembered).subject(&id)).await?;
        }
        Ok(true)
    }
}

impl Payers<'_> {
    /// All of them: what an analysis looks for.
    pub async fn all(&self) -> Result<Vec<Payer>, StoreError> {
        let rows = on!(self.store.db.read(), db => sqlx::query_as::<_, PayerRow>(
            "SELECT id, sealed_name, created_by, created_at FROM payers WHERE team_id = $1 ORDER BY id"
        ).bind(self.team).fetch_all(db).await)?;
        self.opened(rows).await
    }

    pub async fn list(&self, page: &PageRequest) -> Result<Page<Payer>, StoreError> {
        let rows = on!(self.store.db.read(), db => sqlx::query_as::<_, PayerRow>(
            "SELECT id, sealed_name, created_by, created_at FROM payers
             WHERE team_id = $1 AND ($2 IS NULL OR id < $2) ORDER BY id DESC LIMIT $3 OFFSET $4"
        ).bind(self.team).bind(page.below()).bind(page.fetch()).bind(page.offset()).fetch_all(db).await)?;
        let counted = on!(self.store.db.read(), db => sqlx::query_scalar::<_, i64>(
            "SELECT count(*) FROM payers WHERE team_id = $1"
        ).bind(self.team).fetch_one(db).await)?;
        Ok(Page::cut(self.opened(rows).await?, page, counted))
    }

    async fn opened(&self, rows: Vec<PayerRow>) -> Result<Vec<Payer>, StoreError> {
        let mut payers = Vec::with_capacity(rows.len());
        for row in rows {
            let keyring = &self.store.keyring;
            let name = keyring.open_text(self.team, PAYER_NAME, row.id.as_str(), &row.sealed_name).await?;
            payers.push(Payer { id: row.id, name, created_by: row.created_by, created_at: row.created_at });
        }
        Ok(payers)
    }

    /// Forgets a payer. `false` when there is no such payer. What was decided with it stays as it was.
    pub async fn forget(&self, principal: &Principal, id: &PayerId) -> Result<bool, StoreError> {
        let (store, team, principal, id) =
            (self.store.clone(), self.team.clone(), principal.clone(), id.clone());
        self.store
            .db
            .transaction(move |tx| {
                Box::pin(async move {
                    let gone = on!(tx.conn(), conn => sqlx::query(
                        "DELETE FROM payers WHERE id = $1 AND team_id = $2"
                    ).bind(&id).bind(&team).execute(conn).await.map(|done| done.rows_affected()))?;
                    if gone == 0 {
                        return Ok(false);
                    }
                    let entry = principal.entry(Action::PayerForgotten).subject(&id);
                    audit::append(tx, &store.clock, &entry).await?;
                    Ok(true)
                })
            })
            .await
    }
}

//! Teams and what they are entitled to.

use crate::audit::{self, Action, Actor, Entry};
use crate::db::{Tx, on};
use crate::{Store, StoreError};
use lending_base::TeamId;

/// What a team may be granted beyond the ordinary.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Entitlement {
    /// Pulling credit-bureau reports.
    Bureau,
}

impl Entitlement {
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Bureau => "bureau",
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, sqlx::FromRow)]
pub struct Team {
    pub id: TeamId,
    pub name: String,
}

/// Holds the team until the transaction ends: of several that decide about its people at once, one comes after the other.
pub(crate) async fn lock_team(tx: &mut Tx, team: &TeamId) -> Result<(), StoreError> {
    on!(tx.conn(), conn => sqlx::query("UPDATE teams SET name = name WHERE id = $1")
        .bind(team).execute(conn).await.map(|_| ()))?;
    Ok(())
}

impl Store {
    pub async fn create_team(&self, name: &str) -> Result<Team, StoreError> {
        let team = Team { id: TeamId::new(&self.clock)?, name: name.to_owned() };
        let (store, made) = (self.clone(), team.clone());
        self.db
            .transaction(move |tx| {
                Box::pin(async move {
                    on!(tx.conn(), conn => sqlx::query("INSERT INTO teams (id, name, created_at) VALUES ($1, $2, $3)")
                        .bind(&made.id).bind(&made.name).bind(store.clock.now())
                        .execute(conn).await.map(|_| ()))?;
                    store.keyring.add_team(tx, &made.id).await?;
                    let entry = Entry::new(Actor::Operator, Action::TeamCreated).team(&made.id);
                    audit::append(tx, &store.clock, &entry).await
                })
            })
            .await?;
        Ok(team)
    }

    pub async fn find_team(&self, id: &TeamId) -> Result<Option<Team>, StoreError> {
        Ok(on!(self.db.read(), db => sqlx::query_as::<_, Team>("SELECT id, name FROM teams WHERE id = $1")
            .bind(id).fetch_optional(db).await)?)
    }

    /// Every team, for the operator.
    pub async fn list_teams(&self) -> Result<Vec<Team>, StoreError> {
        Ok(on!(self.db.read(), db => sqlx::query_as::<_, Team>("SELECT id, name FROM teams ORDER BY id")
            .fetch_all(db).await)?)
    }

    pub async fn entitlements(&self, team: &TeamId) -> Result<Vec<String>, StoreError> {
        Ok(on!(self.db.read(), db => sqlx::query_scalar::<_, String>(
            "SELECT name FROM entitlements WHERE team_id = $1 ORDER BY name"
        ).bind(team).fetch_all(db).await)?)
    }

    pub async fn grant(&self, team: &TeamId, entitlement: Entitlement) -> Result<(), StoreError> {
        let (store, team) = (self.clone(), team.clone());
        self.db
            .transaction(move |tx| {
                Box::pin(async move {
                    on!(tx.conn(), conn => sqlx::query(
                        "INSERT INTO entitlements (team_id, name, granted_at) VALUES ($1, $2, $3)
                         ON CONFLICT (team_id, name) DO NOTHING"
                    ).bind(&team).bind(entitlement.as_str()).bind(store.clock.now())
                        .execute(conn).await.map(|_| ()))?;
                    let entry = Entry::new(Actor::Operator, Action::EntitlementGranted)
                        .team(&team)
                        .subject(entitlement.as_str());
                    audit::append(tx, &store.clock, &entry).await
                })
            })
            .await
    }

    pub async fn withdraw(&self, team: &TeamId, entitlement: Entitlement) -> Result<(), StoreError> {
        let (store, team) = (self.clone(), team.clone());
        self.db
            .transaction(move |tx| {
                Box::pin(async move {
                    on!(tx.conn(), conn => sqlx::query("DELETE FROM entitlements WHERE team_id = $1 AND name = $2")
                        .bind(&team).bind(entitlement.as_str())
                        .execute(conn).await.map(|_| ()))?;
                    let entry = Entry::new(Actor::Operator, Action::EntitlementWithdrawn)
                        .team(&team)
                        .subject(entitlement.as_str());
                    audit::append(tx, &store.clock, &entry).await
                })
            })
            .await
    }
}

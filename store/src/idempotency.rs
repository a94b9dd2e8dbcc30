//! What a POST with an `Idempotency-Key` created, for 24 hours. The record is written in the transaction of the
//! creation: there is no creation without its record, and no record without its creation. A request that takes long may
//! reserve its key first, so that its equals are told at once instead of being worked on.

use chrono::{DateTime, TimeDelta, Utc};

use crate::db::{Tx, on};
use crate::{Store, StoreError};
use lending_base::{TeamId, entropy};

const KEPT: TimeDelta = TimeDelta::hours(24);
/// How long a key is reserved for a request that has not created anything yet; longer than any takes to come so far.
const RESERVED: TimeDelta = TimeDelta::seconds(60);
/// What stands in place of what was created begins so; the rest tells one reservation from another.
const NOTHING_YET: &str = "~";

/// A caller's key for one route, with the fingerprint of the request it came with. Both are keyed hashes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct IdempotencyKey {
    route: &'static str,
    key_hash: Vec<u8>,
    fingerprint: Vec<u8>,
    /// Of this request, where it has reserved its key.
    reservation: Option<String>,
}

/// What is known of a key.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum EarlierRequest {
    Nothing,
    /// The same request has created this.
    Created(String),
    /// The same request is being worked on.
    InProgress,
    /// The key came with another request.
    Reused,
}

/// The outcome of a creation that carried a key.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Creation<T> {
    Created(T),
    /// The same key was taken between the look-up and the creation: look again.
    Overtaken,
    /// The team has as many as it may have.
    LimitReached,
}

impl Store {
    pub fn idempotency_key(&self, route: &'static str, key: &str, request: &[u8]) -> IdempotencyKey {
        IdempotencyKey {
            route,
            key_hash: self.keyring.blind_index("idempotency key", key),
            fingerprint: self.keyring.fingerprint(request),
            reservation: None,
        }
    }

    /// Whether the key has been used for this route at all. It is asked where the request is too large to be read first.
    pub async fn is_key_known(
        &self,
        team: &TeamId,
        route: &'static str,
        key: &str,
    ) -> Result<bool, StoreError> {
        let hash = self.keyring.blind_index("idempotency key", key);
        let known = on!(self.db.read(), db => sqlx::query_scalar::<_, i64>(
            "SELECT count(*) FROM idempotency WHERE team_id = $1 AND route = $2 AND key_hash = $3 AND expires_at > $4"
        ).bind(team).bind(route).bind(&hash).bind(self.clock.now()).fetch_one(db).await)?;
        Ok(known > 0)
    }

    pub async fn find_earlier(
        &self,
        team: &TeamId,
        key: &IdempotencyKey,
    ) -> Result<EarlierRequest, StoreError> {
        let found = on!(self.db.read(), db => sqlx::query_as::<_, (Vec<u8>, String)>(
            "SELECT fingerprint, resource_id FROM idempotency
             WHERE team_id = $1 AND route = $2 AND key_hash = $3 AND expires_at > $4"
        ).bind(team).bind(key.route).bind(&key.key_hash).bind(self.clock.now()).fetch_optional(db).await)?;
        Ok(match found {
            None => EarlierRequest::Nothing,
            Some((fingerprint, _)) if fingerprint != key.fingerprint => EarlierRequest::Reused,
            Some((_, resource)) if resource.starts_with(NOTHING_YET) => EarlierRequest::InProgress,
            Some((_, resource)) => EarlierRequest::Created(resource),
        })
    }

    /// Reserves the key for a request that is about to create something, so that of many equal ones at once only one goes
    /// on. `false` when someone else has it.
    pub async fn reserve_key(&self, team: &TeamId, key: &mut IdempotencyKey) -> Result<bool, StoreError> {
        let reservation = format!("{NOTHING_YET}{}", entropy::base62(22)?);
        let (store, team, wanted, mark) = (self.clone(), team.clone(), key.clone(), reservation.clone());
        let reserved = self
            .db
            .transaction(move |tx| {
                Box::pin(async move {
                    let until = store.clock.now() + RESERVED;
                    store.write_key(tx, &team, &wanted, &mark, until, false).await
                })
            })
            .await?;
        key.reservation = reserved.then_some(reservation);
        Ok(reserved)
    }

    /// Gives back the key that this request reserved: it was refused and changed nothing. A key that stands for something
    /// by now, or that somebody else has reserved since, stays.
    pub async fn give_back_key(&self, team: &TeamId, key: &IdempotencyKey) -> Result<(), StoreError> {
        let (team, key) = (team.clone(), key.clone());
        self.db
            .transaction(move |tx| {
                Box::pin(async move {
                    on!(tx.conn(), conn => sqlx::query(
                        "DELETE FROM idempotency
                         WHERE team_id = $1 AND route = $2 AND key_hash = $3 AND resource_id = $4"
                    ).bind(&team).bind(key.route).bind(&key.key_hash).bind(&key.reservation)
                        .execute(conn).await.map(|_| ()))?;
                    Ok(())
                })
            })
            .await
    }

    /// Frees the key under which something was created that came to nothing.
    pub(crate) async fn free_key_of(
        &self,
        tx: &mut Tx,
        team: &TeamId,
        route: &'static str,
        resource: &str,
    ) -> Result<(), StoreError> {
        on!(tx.conn(), conn => sqlx::query(
            "DELETE FROM idempotency WHERE team_id = $1 AND route = $2 AND resource_id = $3"
        ).bind(team).bind(route).bind(resource).execute(conn).await.map(|_| ()))?;
        Ok(())
    }

    /// Takes the key for a resource about to be created. `false` when someone else has it.
    pub(crate) async fn take_key(
        &self,
        tx: &mut Tx,
        team: &TeamId,
        key: &IdempotencyKey,
        resource: &str,
    ) -> Result<bool, StoreError> {
        self.write_key(tx, team, key, resource, self.clock.now() + KEPT, true).await
    }

    /// An expired record is taken over, as is, for a creation, the reservation of an equal request; a live one makes the
    /// statement touch nothing.
    async fn write_key(
        &self,
        tx: &mut Tx,
        team: &TeamId,
        key: &IdempotencyKey,
        resource: &str,
        expires_at: DateTime<Utc>,
        over_reservation: bool,
    ) -> Result<bool, StoreError> {
        let now = self.clock.now();
        let taken = on!(tx.conn(), conn => sqlx::query(
            "INSERT INTO idempotency (team_id, route, key_hash, fingerprint, resource_id, expires_at)
             VALUES ($1, $2, $3, $4, $5, $6)
             ON CONFLICT (team_id, route, key_hash) DO UPDATE
                 SET fingerprint = $4, resource_id = $5, expires_at = $6
                 WHERE idempotency.expires_at <= $7
                     OR ($8 AND idempotency.resource_id LIKE $9 AND idempotency.fingerprint = $4)"
        ).bind(team).bind(key.route).bind(&key.key_hash).bind(&key.fingerprint).bind(resource)
            .bind(expires_at).bind(now).bind(over_reservation).bind(format!("{NOTHING_YET}%"))
            .execute(conn).await.map(|done| done.rows_affected()))?;
        Ok(taken == 1)
    }
}

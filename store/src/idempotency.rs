//! What a POST with an `Idempotency-Key` created, for 24 hours. The record is written in the transaction of the
//! creation: there is no creation without its record, and no record without its creation.

use chrono::TimeDelta;

use crate::db::{Tx, on};
use crate::{Store, StoreError, TeamId};

const KEPT: TimeDelta = TimeDelta::hours(24);

/// A caller's key for one route, with the fingerprint of the request it came with. Both are keyed hashes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct IdempotencyKey {
    route: &'static str,
    key_hash: Vec<u8>,
    fingerprint: Vec<u8>,
}

/// What is known of a key.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Earlier {
    Nothing,
    /// The same request has created this.
    Created(String),
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

    pub async fn find_earlier(&self, team: &TeamId, key: &IdempotencyKey) -> Result<Earlier, StoreError> {
        let found = on!(self.db.read(), db => sqlx::query_as::<_, (Vec<u8>, String)>(
            "SELECT fingerprint, resource_id FROM idempotency
             WHERE team_id = $1 AND route = $2 AND key_hash = $3 AND expires_at > $4"
        ).bind(team).bind(key.route).bind(&key.key_hash).bind(self.clock.now()).fetch_optional(db).await)?;
        Ok(match found {
            None => Earlier::Nothing,
            Some((fingerprint, resource)) if fingerprint == key.fingerprint => Earlier::Created(resource),
            Some(_) => Earlier::Reused,
        })
    }

    /// Takes the key for a resource about to be created. `false` when someone else has it.
    pub(crate) async fn take_key(
        &self,
        tx: &mut Tx,
        team: &TeamId,
        key: &IdempotencyKey,
        resource: &str,
    ) -> Result<bool, StoreError> {
        let now = self.clock.now();
        // An expired record is taken over; a live one makes the statement touch nothing.
        let taken = on!(tx.conn(), conn => sqlx::query(
            "INSERT INTO idempotency (team_id, route, key_hash, fingerprint, resource_id, expires_at)
             VALUES ($1, $2, $3, $4, $5, $6)
             ON CONFLICT (team_id, route, key_hash) DO UPDATE
                 SET fingerprint = $4, resource_id = $5, expires_at = $6
                 WHERE idempotency.expires_at <= $7"
        ).bind(team).bind(key.route).bind(&key.key_hash).bind(&key.fingerprint).bind(resource)
            .bind(now + KEPT).bind(now)
            .execute(conn).await.map(|done| done.rows_affected()))?;
        Ok(taken == 1)
    }
}

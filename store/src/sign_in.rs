//! Signing in and out: failures counted per address, locks that double, tokens issued and revoked.
//!
//! Failures are counted whether or not an account has the address, so that nothing here tells which exist.

use chrono::{DateTime, TimeDelta, Utc};
use sqlx::types::Json;

use crate::audit::{self, Action, Actor, Entry, Origin, Principal, TokenId};
use crate::db::{Tx, on};
use crate::sealing::LOGIN_DEVICE_NAME;
use crate::token::{Token, TokenKind};
use crate::users::{Credentials, Email, clear_failures};
use crate::{Store, StoreError};
use lending_base::LoginId;

/// Failures older than this no longer count towards a lock.
const FAILURE_WINDOW: TimeDelta = TimeDelta::minutes(15);
const FIRST_LOCK: TimeDelta = TimeDelta::minutes(15);
const LONGEST_LOCK: TimeDelta = TimeDelta::hours(1);
/// How long a record of failures is kept, so that a patient attacker meets ever the same doubled lock.
const MEMORY: TimeDelta = TimeDelta::hours(24);

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Lockout {
    Open,
    LockedFor(TimeDelta),
}

#[derive(sqlx::FromRow)]
struct FailuresRow {
    failed_at_ms: Json<Vec<i64>>,
    locks: i64,
    locked_until: Option<DateTime<Utc>>,
}

/// A fresh login token and how long it lives.
#[derive(Debug, Clone)]
pub struct Login {
    pub token: Token,
    pub lifetime: TimeDelta,
}

#[derive(Debug, Clone)]
pub enum SignIn {
    Done(Login),
    /// The password was right, but the account was locked meanwhile: a guess that came too late.
    Locked(TimeDelta),
    /// The password was right when it was checked and has been changed since.
    Outdated,
}

impl Store {
    /// Whether sign-ins with this address are refused for now.
    pub async fn lockout(&self, email: &Email) -> Result<Lockout, StoreError> {
        let until = on!(self.db.read(), db => sqlx::query_scalar::<_, Option<DateTime<Utc>>>(
            "SELECT locked_until FROM sign_in_failures WHERE email_index = $1"
        ).bind(self.email_index(email)).fetch_optional(db).await)?;
        Ok(lock_left(until.flatten(), self.clock.now()))
    }

    /// Records a sign-in that was refused unheard, because the address is locked.
    pub async fn sign_in_refused(&self, origin: &Origin) -> Result<(), StoreError> {
        self.record(Entry::new(Actor::Anonymous, Action::SignInRefused).from(origin)).await
    }

    /// Counts a failed sign-in; says whether one before it, or at the same moment, has locked the address.
    pub async fn sign_in_failed(
        &self,
        email: &Email,
        credentials: Option<&Credentials>,
        origin: &Origin,
    ) -> Result<Lockout, StoreError> {
        let (store, index) = (self.clone(), self.email_index(email));
        let (credentials, origin) = (credentials.cloned(), origin.clone());
        let entry = move |action| {
            let entry = Entry::new(Actor::Anonymous, action).from(&origin);
            match &credentials {
                Some(known) => entry.team(&known.team).subject(&known.user),
                None => entry,
            }
        };
        self.db
            .transaction(move |tx| {
                Box::pin(async move {
                    let now = store.clock.now();
                    audit::append(tx, &store.clock, &entry(Action::SignInFailed)).await?;
                    // The upsert takes the row's lock, so that parallel failures are counted one after another.
                    let row = on!(tx.conn(), conn => sqlx::query_as::<_, FailuresRow>(
                        "INSERT INTO sign_in_failures (email_index, failed_at_ms, locks, forget_at)
                         VALUES ($1, $2, 0, $3)
                         ON CONFLICT (email_index) DO UPDATE SET forget_at = $3
                         RETURNING failed_at_ms, locks, locked_until"
                    ).bind(&index).bind(Json(Vec::<i64>::new())).bind(now + MEMORY).fetch_one(conn).await)?;
                    if let Lockout::LockedFor(left) = lock_left(row.locked_until, now) {
                        return Ok(Lockout::LockedFor(left));
                    }
                    let mut recent = within_window(&row.failed_at_ms, now);
                    recent.push(now.timestamp_millis());
                    let mut locked_until = None;
                    let mut locks = row.locks;
                    if recent.len() >= store.lockout_failures as usize {
                        recent.clear();
                        locked_until = Some(now + lock_length(locks));
                        locks += 1;
                        audit::append(tx, &store.clock, &entry(Action::SignInLocked)).await?;
                    }
                    on!(tx.conn(), conn => sqlx::query(
                        "UPDATE sign_in_failures SET failed_at_ms = $2, locks = $3, locked_until = $4
                         WHERE email_index = $1"
                    ).bind(&index).bind(Json(recent)).bind(locks).bind(locked_until)
                        .execute(conn).await.map(|_| ()))?;
                    Ok(Lockout::Open)
                })
            })
            .await
    }

    /// Issues a login token after the password was found right, and forgets earlier failures.
    pub async fn sign_in(
        &self,
        email: &Email,
        verified: &Credentials,
        device_name: Option<&str>,
        origin: &Origin,
    ) -> Result<SignIn, StoreError> {
        let token = Token::generate(TokenKind::Login)?;
        let id = LoginId::new(&self.clock)?;
        let lifetime = TimeDelta::hours(i64::from(self.login_token_hours));
        let (store, verified, index) = (self.clone(), verified.clone(), self.email_index(email));
        let (token_hash, device, origin) =
            (self.keyring.token_hash(token.expose()), device_name.map(str::to_owned), origin.clone());
        self.db
            .transaction(move |tx| {
                Box::pin(async move {
                    let now = store.clock.now();
                    if let Lockout::LockedFor(left) = lock_in(tx, &index, now).await? {
                        return Ok(SignIn::Locked(left));
                    }
                    if !still_current(tx, &verified).await? {
                        return Ok(SignIn::Outdated);
                    }
                    clear_failures(tx, &index).await?;
                    let device = match device {
                        Some(name) => {
                            let sealer = store.keyring.team_sealer(tx, &verified.team).await?;
                            Some(sealer.seal(LOGIN_DEVICE_NAME, id.as_str(), name.as_bytes())?)
                        }
                        None => None,
                    };
                    on!(tx.conn(), conn => sqlx::query(
                        "INSERT INTO login_tokens (id, team_id, user_id, sealed_device_name, token_hash, created_at, expires_at)
                         VALUES ($1, $2, $3, $4, $5, $6, $7)"
                    ).bind(&id).bind(&verified.team).bind(&verified.user).bind(device).bind(token_hash).bind(now)
                        .bind(now + lifetime).execute(conn).await.map(|_| ()))?;
                    let principal =
                        Principal { team: verified.team, user: verified.user, token: TokenId::Login(id), origin };
                    audit::append(tx, &store.clock, &principal.entry(Action::SignedIn)).await?;
                    Ok(SignIn::Done(Login { token, lifetime }))
                })
            })
            .await
    }

    /// Revokes a login token: the next request with it is refused, on every process.
    pub async fn sign_out(&self, principal: &Principal, login: &LoginId) -> Result<(), StoreError> {
        let (store, principal, login) = (self.clone(), principal.clone(), login.clone());
        self.db
            .transaction(move |tx| {
                Box::pin(async move {
                    on!(tx.conn(), conn => sqlx::query(
                        "UPDATE login_tokens SET revoked_at = $1 WHERE id = $2 AND team_id = $3 AND revoked_at IS NULL"
                    ).bind(store.clock.now()).bind(&login).bind(&principal.team)
                        .execute(conn).await.map(|_| ()))?;
                    audit::append(tx, &store.clock, &principal.entry(Action::SignedOut).subject(&login)).await
                })
            })
            .await
    }

    /// Lifts a lock, for the operator. `false` when the address was not locked.
    pub async fn unlock(&self, email: &Email) -> Result<bool, StoreError> {
        let credentials = self.find_credentials(email).await?;
        let (store, index) = (self.clone(), self.email_index(email));
        self.db
            .transaction(move |tx| {
                Box::pin(async move {
                    let locked = lock_in(tx, &index, store.clock.now()).await? != Lockout::Open;
                    clear_failures(tx, &index).await?;
                    let mut entry = Entry::new(Actor::Operator, Action::AccountUnlocked);
                    if let Some(known) = credentials {
                        entry = entry.team(&known.team).subject(&known.user);
                    }
                    audit::append(tx, &store.clock, &entry).await?;
                    Ok(locked)
                })
            })
            .await
    }
}

/// The lock on an address, read by a write: it waits for failures that are being counted at the same moment.
async fn lock_in(tx: &mut Tx, email_index: &[u8], now: DateTime<Utc>) -> Result<Lockout, StoreError> {
    let until = on!(tx.conn(), conn => sqlx::query_scalar::<_, Option<DateTime<Utc>>>(
        "UPDATE sign_in_failures SET locks = locks WHERE email_index = $1 RETURNING locked_until"
    ).bind(email_index).fetch_optional(conn).await)?;
    Ok(lock_left(until.flatten(), now))
}

/// Whether the password that was checked is still the person's. Again by a write, so that a reset either comes before,
/// and this sees it, or comes after, and revokes the token that is about to be issued.
async fn still_current(tx: &mut Tx, verified: &Credentials) -> Result<bool, StoreError> {
    let current = on!(tx.conn(), conn => sqlx::query(
        "UPDATE users SET password_hash = password_hash WHERE id = $1 AND password_hash = $2"
    ).bind(&verified.user).bind(&verified.password_hash)
        .execute(conn).await.map(|done| done.rows_affected()))?;
    Ok(current == 1)
}

fn within_window(failed_at_ms: &[i64], now: DateTime<Utc>) -> Vec<i64> {
    let since = (now - FAILURE_WINDOW).timestamp_millis();
    failed_at_ms.iter().copied().filter(|at| *at > since).collect()
}

fn lock_left(until: Option<DateTime<Utc>>, now: DateTime<Utc>) -> Lockout {
    match until {
        Some(until) if until > now => Lockout::LockedFor(until - now),
        _ => Lockout::Open,
    }
}

/// 15 minutes, doubling with every earlier lock, at most an hour.
fn lock_length(earlier_locks: i64) -> TimeDelta {
    let doublings = u32::try_from(earlier_locks).unwrap_or(u32::MAX).min(8);
    (FIRST_LOCK * 2_i32.pow(doublings)).min(LONGEST_LOCK)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn locks_double_from_a_quarter_of_an_hour_to_an_hour() {
        let minutes: Vec<i64> = (0..5).map(|earlier| lock_length(earlier).num_minutes()).collect();
        assert_eq!(minutes, [15, 30, 60, 60, 60]);
    }
}

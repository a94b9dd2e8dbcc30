//! Signing in and out: failures counted per address, locks that double, tokens issued and revoked.
//!
//! Failures are counted whether or not an account has the address, so that nothing here tells which exist.

use chrono::{DateTime, TimeDelta, Utc};

use crate::audit::{self, Action, Actor, Entry, Origin, Principal, TokenId};
use crate::db::{Tx, on};
use crate::sealing::LOGIN_DEVICE_NAME;
use crate::token::{Token, TokenKind};
use crate::users::{Email, User, clear_failures};
use crate::{LoginId, Store, StoreError};

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
    failures: i64,
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
}

impl Store {
    /// Whether sign-ins with this address are refused for now.
    pub async fn lockout(&self, email: &Email) -> Result<Lockout, StoreError> {
        let until = on!(self.db.read(), db => sqlx::query_scalar::<_, Option<DateTime<Utc>>>(
            "SELECT locked_until FROM sign_in_failures WHERE email_index = $1"
        ).bind(self.email_index(email)).fetch_optional(db).await)?;
        Ok(lock_left(until.flatten(), self.clock.now()))
    }

    /// Counts a failed sign-in; says whether it, or one at the same moment, locked the address.
    pub async fn sign_in_failed(
        &self,
        email: &Email,
        user: Option<&User>,
        origin: &Origin,
    ) -> Result<Lockout, StoreError> {
        let (store, index) = (self.clone(), self.email_index(email));
        let (user, origin) = (user.cloned(), origin.clone());
        self.db
            .transaction(move |tx| {
                Box::pin(async move {
                    let now = store.clock.now();
                    // The upsert takes the row's lock, so that parallel failures are counted one after another.
                    let row = on!(tx.conn(), conn => sqlx::query_as::<_, FailuresRow>(
                        "INSERT INTO sign_in_failures (email_index, failures, window_ends_at, locks, forget_at)
                         VALUES ($1, 1, $2, 0, $3)
                         ON CONFLICT (email_index) DO UPDATE SET
                             failures = CASE WHEN sign_in_failures.window_ends_at <= $4 THEN 1
                                             ELSE sign_in_failures.failures + 1 END,
                             window_ends_at = CASE WHEN sign_in_failures.window_ends_at <= $4 THEN $2
                                                   ELSE sign_in_failures.window_ends_at END,
                             forget_at = $3
                         RETURNING failures, locks, locked_until"
                    ).bind(&index).bind(now + FAILURE_WINDOW).bind(now + MEMORY).bind(now)
                        .fetch_one(conn).await)?;
                    let mut entry = Entry::new(Actor::Anonymous, Action::SignInFailed).from(&origin);
                    if let Some(user) = &user {
                        entry = entry.team(&user.team).subject(&user.id);
                    }
                    audit::append(tx, &store.clock, &entry).await?;

                    if let Lockout::LockedFor(left) = lock_left(row.locked_until, now) {
                        return Ok(Lockout::LockedFor(left));
                    }
                    if row.failures < i64::from(store.lockout_failures) {
                        return Ok(Lockout::Open);
                    }
                    let lock = lock_length(row.locks);
                    on!(tx.conn(), conn => sqlx::query(
                        "UPDATE sign_in_failures
                         SET locked_until = $2, locks = locks + 1, failures = 0, window_ends_at = $2
                         WHERE email_index = $1"
                    ).bind(&index).bind(now + lock).execute(conn).await.map(|_| ()))?;
                    entry = Entry::new(Actor::Anonymous, Action::SignInLocked).from(&origin);
                    if let Some(user) = &user {
                        entry = entry.team(&user.team).subject(&user.id);
                    }
                    audit::append(tx, &store.clock, &entry).await?;
                    Ok(Lockout::Open)
                })
            })
            .await
    }

    /// Issues a login token after the password was found right, and forgets earlier failures.
    pub async fn sign_in(
        &self,
        email: &Email,
        user: &User,
        device_name: Option<&str>,
        origin: &Origin,
    ) -> Result<SignIn, StoreError> {
        let token = Token::generate(TokenKind::Login)?;
        let id = LoginId::new(&self.clock)?;
        let now = self.clock.now();
        let lifetime = TimeDelta::hours(i64::from(self.login_token_hours));
        let expires_at = now + lifetime;
        let (store, user, index) = (self.clone(), user.clone(), self.email_index(email));
        let (hash, device, origin) =
            (self.keyring.token_hash(token.expose()), device_name.map(str::to_owned), origin.clone());
        let locked = self
            .db
            .transaction(move |tx| {
                Box::pin(async move {
                    if let Lockout::LockedFor(left) = lock_in(tx, &index, now).await? {
                        return Ok(Some(left));
                    }
                    clear_failures(tx, &index).await?;
                    let device = match device {
                        Some(name) => {
                            let sealer = store.keyring.team_sealer(tx, &user.team).await?;
                            Some(sealer.seal(LOGIN_DEVICE_NAME, id.as_str(), name.as_bytes())?)
                        }
                        None => None,
                    };
                    on!(tx.conn(), conn => sqlx::query(
                        "INSERT INTO login_tokens (id, team_id, user_id, sealed_device_name, token_hash, created_at, expires_at)
                         VALUES ($1, $2, $3, $4, $5, $6, $7)"
                    ).bind(&id).bind(&user.team).bind(&user.id).bind(device).bind(hash).bind(now).bind(expires_at)
                        .execute(conn).await.map(|_| ()))?;
                    let principal = Principal {
                        team: user.team.clone(),
                        user: user.id.clone(),
                        token: TokenId::Login(id.clone()),
                        origin,
                    };
                    audit::append(tx, &store.clock, &principal.entry(Action::SignedIn)).await?;
                    Ok(None)
                })
            })
            .await?;
        Ok(match locked {
            Some(left) => SignIn::Locked(left),
            None => SignIn::Done(Login { token, lifetime }),
        })
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
        let account = self.find_account(email).await?;
        let (store, index) = (self.clone(), self.email_index(email));
        self.db
            .transaction(move |tx| {
                Box::pin(async move {
                    let locked = lock_in(tx, &index, store.clock.now()).await? != Lockout::Open;
                    clear_failures(tx, &index).await?;
                    let mut entry = Entry::new(Actor::Operator, Action::AccountUnlocked);
                    if let Some(account) = account {
                        entry = entry.team(&account.user.team).subject(&account.user.id);
                    }
                    audit::append(tx, &store.clock, &entry).await?;
                    Ok(locked)
                })
            })
            .await
    }
}

async fn lock_in(tx: &mut Tx, email_index: &[u8], now: DateTime<Utc>) -> Result<Lockout, StoreError> {
    let until = on!(tx.conn(), conn => sqlx::query_scalar::<_, Option<DateTime<Utc>>>(
        "SELECT locked_until FROM sign_in_failures WHERE email_index = $1"
    ).bind(email_index).fetch_optional(conn).await)?;
    Ok(lock_left(until.flatten(), now))
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

//! Signing in and out: tokens issued and revoked. Failures and locks are [`crate::lockout`].

use chrono::TimeDelta;

use crate::audit::{self, Action, Actor, Entry, Origin, Principal, TokenId};
use crate::db::{Tx, on};
use crate::lockout::{Counted, Lockout, Whence, is_locked};
use crate::sealing::LOGIN_DEVICE_NAME;
use crate::second_factor::Proof;
use crate::token::{Token, TokenKind};
use crate::users::{Credentials, Email};
use crate::{Store, StoreError};
use lending_base::{LoginId, TeamId, UserId};

/// A fresh login token and how long it lives.
#[derive(Debug, Clone)]
pub struct Login {
    pub token: Token,
    pub lifetime: TimeDelta,
}

#[derive(Debug, Clone)]
pub enum SignIn {
    /// With the mark by which the device is known from now on.
    Done(Login, Token),
    /// The password was right, but the account was locked meanwhile: a guess that came too late.
    Locked(TimeDelta),
    /// The password was right when it was checked and has been changed since.
    Outdated,
    /// The code was used before, is none, or a second factor was set up this moment.
    Unproved,
}

impl Store {
    /// Counts a failed sign-in; says whether one before it, or at the same moment, has locked the address.
    pub async fn sign_in_failed(
        &self,
        email: &Email,
        whence: Whence<'_>,
        credentials: Option<&Credentials>,
        origin: &Origin,
    ) -> Result<Lockout, StoreError> {
        let (store, attempt) = (self.clone(), self.attempt(email, whence));
        let (credentials, origin) = (credentials.cloned(), origin.clone());
        let is_somebody = credentials.is_some();
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
                    let actions: &[Action] =
                        match attempt.count_failure(tx, now, store.lockout_failures).await? {
                            Counted::WasLocked(left) => {
                                store.refused_sign_ins.add(&attempt);
                                return Ok(Lockout::LockedFor(left));
                            }
                            Counted::Open => &[Action::SignInFailed],
                            Counted::LocksNow => &[Action::SignInFailed, Action::SignInLocked],
                        };
                    for action in actions {
                        let entry = entry(*action);
                        // Failures with somebody's address end with its locks, and their team is told of each.
                        if is_somebody || store.budget.admits(&entry, now) {
                            audit::append(tx, &store.clock, &entry).await?;
                        }
                    }
                    Ok(Lockout::Open)
                })
            })
            .await
    }

    /// Issues a login token after the password and, where there is one, the second factor were found right, and forgets
    /// earlier failures. A code works once: it is used up with the token that it opens.
    pub async fn sign_in(
        &self,
        email: &Email,
        whence: Whence<'_>,
        verified: &Credentials,
        proof: Proof,
        device_name: Option<&str>,
        origin: &Origin,
    ) -> Result<SignIn, StoreError> {
        let (store, verified, attempt) = (self.clone(), verified.clone(), self.attempt(email, whence));
        let (device, origin) = (device_name.map(str::to_owned), origin.clone());
        self.db
            .transaction(move |tx| {
                Box::pin(async move {
                    let now = store.clock.now();
                    if let Lockout::LockedFor(left) = attempt.lock(tx, now).await? {
                        return Ok(SignIn::Locked(left));
                    }
                    if !still_current(tx, &verified).await? {
                        return Ok(SignIn::Outdated);
                    }
                    if !store.take_proof(tx, &verified.user, &proof).await? {
                        return Ok(SignIn::Unproved);
                    }
                    let mark = attempt.succeed(tx, &store).await?;
                    let new = NewLogin {
                        team: verified.team,
                        user: verified.user,
                        device,
                        second_factor_elsewhere: false,
                        by: None,
                        origin,
                    };
                    Ok(SignIn::Done(issue_login(tx, &store, new).await?, mark))
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

    /// Lifts the lock of a member, for an owner of the team. `false` when the team has no such person.
    pub async fn unlock_member(&self, principal: &Principal, user: &UserId) -> Result<bool, StoreError> {
        let (store, principal, user) = (self.clone(), principal.clone(), user.clone());
        self.db
            .transaction(move |tx| {
                Box::pin(async move {
                    let index = on!(tx.conn(), conn => sqlx::query_scalar::<_, Vec<u8>>(
                        "SELECT email_index FROM users WHERE id = $1 AND team_id = $2"
                    ).bind(&user).bind(&principal.team).fetch_optional(conn).await)?;
                    let Some(index) = index else { return Ok(false) };
                    store.clear_failures(tx, &index).await?;
                    let entry = principal.entry(Action::AccountUnlocked).subject(&user);
                    audit::append(tx, &store.clock, &entry).await?;
                    Ok(true)
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
                    let locked = is_locked(tx, &index, store.clock.now()).await?;
                    store.clear_failures(tx, &index).await?;
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

/// Who has proved to be themselves, and how.
pub(crate) struct NewLogin {
    pub(crate) team: TeamId,
    pub(crate) user: UserId,
    pub(crate) device: Option<String>,
    /// Whether a second factor was proved to somebody else, whom the deployment believes.
    pub(crate) second_factor_elsewhere: bool,
    /// What proved it, where that was no password.
    pub(crate) by: Option<&'static str>,
    pub(crate) origin: Origin,
}

/// Issues a login token, in the transaction that has found the person to be who they say.
pub(crate) async fn issue_login(tx: &mut Tx, store: &Store, new: NewLogin) -> Result<Login, StoreError> {
    let token = Token::generate(TokenKind::Login)?;
    let id = LoginId::new(&store.clock)?;
    let lifetime = TimeDelta::hours(i64::from(store.login_token_hours));
    let (token_hash, now) = (store.keyring.token_hash(token.expose()), store.clock.now());
    let device = match new.device {
        Some(name) => {
            let sealer = store.keyring.team_sealer(tx, &new.team).await?;
            Some(sealer.seal(LOGIN_DEVICE_NAME, id.as_str(), name.as_bytes())?)
        }
        None => None,
    };
    on!(tx.conn(), conn => sqlx::query(
        "INSERT INTO login_tokens (id, team_id, user_id, sealed_device_name, token_hash, created_at, expires_at,
            second_factor_elsewhere)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)"
    ).bind(&id).bind(&new.team).bind(&new.user).bind(device).bind(token_hash).bind(now).bind(now + lifetime)
        .bind(new.second_factor_elsewhere).execute(conn).await.map(|_| ()))?;
    let principal =
        Principal { team: new.team, user: new.user, token: TokenId::Login(id), origin: new.origin };
    let mut entry = principal.entry(Action::SignedIn);
    if let Some(by) = new.by {
        entry = entry.detail(by.to_owned());
    }
    audit::append(tx, &store.clock, &entry).await?;
    Ok(Login { token, lifetime })
}

/// Whether the password that was checked is still the person's, and the person still has access. Again by a write, so that a reset either comes before,
/// and this sees it, or comes after, and revokes the token that is about to be issued.
pub(crate) async fn still_current(tx: &mut Tx, verified: &Credentials) -> Result<bool, StoreError> {
    let current = on!(tx.conn(), conn => sqlx::query(
        "UPDATE users SET password_hash = password_hash WHERE id = $1 AND password_hash = $2 AND disabled_at IS NULL"
    ).bind(&verified.user).bind(&verified.password_hash)
        .execute(conn).await.map(|done| done.rows_affected()))?;
    Ok(current == 1)
}

/// Whether a person has access. By a write, for the same reason.
pub(crate) async fn has_access(tx: &mut Tx, user: &UserId) -> Result<bool, StoreError> {
    let found = on!(tx.conn(), conn => sqlx::query(
        "UPDATE users SET password_hash = password_hash WHERE id = $1 AND disabled_at IS NULL"
    ).bind(user).execute(conn).await.map(|done| done.rows_affected()))?;
    Ok(found == 1)
}

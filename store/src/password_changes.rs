//! New passwords: by the person, by a one-time link that an owner made, by the operator. A new password ends the sessions
//! that the old one opened, voids open links and lifts locks. Passwords arrive hashed: this crate never sees one.

use chrono::{DateTime, TimeDelta, Utc};

use crate::audit::{self, Action, Actor, Entry, Origin, Principal, TokenId};
use crate::db::{Tx, on};
use crate::email::Email;
use crate::members::check_is_owner;
use crate::sessions::end_logins;
use crate::sign_in::still_current;
use crate::teams::lock_team;
use crate::token::{Token, TokenKind};
use crate::users::{Credentials, User};
use crate::{Store, StoreError};
use lending_base::{LoginId, PasswordResetId, TeamId, UserId};

/// How long a link can be used.
const OPEN_FOR: TimeDelta = TimeDelta::hours(24);

/// What became of a link that was asked for.
#[derive(Debug, Clone)]
pub enum ResetLink {
    /// With the token that is shown this once.
    Made { token: Token, expires_at: DateTime<Utc> },
    /// The team has no such person.
    Nobody,
    /// The person has no access, and a password would give none.
    Disabled,
}

#[derive(sqlx::FromRow)]
struct ResetRow {
    team_id: TeamId,
    user_id: UserId,
}

impl Store {
    /// Makes a link by which a member sets a new password; earlier ones are void.
    pub async fn make_reset_link(
        &self,
        principal: &Principal,
        user: &UserId,
    ) -> Result<ResetLink, StoreError> {
        let Some(found) = self.find_user(&principal.team, user).await? else { return Ok(ResetLink::Nobody) };
        if found.disabled_at.is_some() {
            return Ok(ResetLink::Disabled);
        }
        let token = Token::generate(TokenKind::Reset)?;
        let id = PasswordResetId::new(&self.clock)?;
        let hash = self.keyring.token_hash(token.expose());
        let (store, principal, user) = (self.clone(), principal.clone(), user.clone());
        self.db
            .transaction(move |tx| {
                Box::pin(async move {
                    // Whoever is made less than an owner this very moment leaves no link behind.
                    lock_team(tx, &principal.team).await?;
                    check_is_owner(tx, &principal).await?;
                    let now = store.clock.now();
                    let expires_at = now + OPEN_FOR;
                    end_resets(tx, &user, now).await?;
                    on!(tx.conn(), conn => sqlx::query(
                        "INSERT INTO password_resets (id, team_id, user_id, token_hash, created_by, created_at, expires_at)
                         VALUES ($1, $2, $3, $4, $5, $6, $7)"
                    ).bind(&id).bind(&principal.team).bind(&user).bind(hash).bind(&principal.user).bind(now)
                        .bind(expires_at).execute(conn).await.map(|_| ()))?;
                    let entry = principal.entry(Action::ResetLinkMade).subject(&user);
                    audit::append(tx, &store.clock, &entry).await?;
                    Ok(ResetLink::Made { token, expires_at })
                })
            })
            .await
    }

    /// Whose password a link is for. `None` for one that is unknown, over or used.
    pub async fn open_reset(&self, token: &Token) -> Result<Option<User>, StoreError> {
        let row = on!(self.db.read(), db => sqlx::query_as::<_, ResetRow>(
            "SELECT team_id, user_id FROM password_resets WHERE token_hash = $1 AND ended_at IS NULL AND expires_at > $2"
        ).bind(self.keyring.token_hash(token.expose())).bind(self.clock.now()).fetch_optional(db).await)?;
        match row {
            Some(row) => {
                let user = self.find_user(&row.team_id, &row.user_id).await?;
                Ok(user.filter(|user| user.disabled_at.is_none()))
            }
            None => Ok(None),
        }
    }

    /// Sets the password of whoever a link is for. `false` when it was used meanwhile.
    pub async fn reset_by_link(
        &self,
        token: &Token,
        user: &User,
        password_hash: &str,
        origin: &Origin,
    ) -> Result<bool, StoreError> {
        let hash = self.keyring.token_hash(token.expose());
        let (store, user, password) = (self.clone(), user.clone(), password_hash.to_owned());
        let origin = origin.clone();
        self.db
            .transaction(move |tx| {
                Box::pin(async move {
                    let now = store.clock.now();
                    let ended = on!(tx.conn(), conn => sqlx::query(
                        "UPDATE password_resets SET ended_at = $1
                         WHERE token_hash = $2 AND user_id = $3 AND ended_at IS NULL AND expires_at > $1"
                    ).bind(now).bind(hash).bind(&user.id).execute(conn).await.map(|done| done.rows_affected()))?;
                    if ended == 0 || !set_password(tx, &store, &user.id, &password, None).await? {
                        return tx.undo(false);
                    }
                    let entry = Entry::new(Actor::User(user.id.clone()), Action::PasswordReset)
                        .team(&user.team)
                        .subject(&user.id)
                        .from(&origin);
                    audit::append(tx, &store.clock, &entry).await?;
                    Ok(true)
                })
            })
            .await
    }

    /// What somebody who is signed in proves themselves by.
    pub async fn credentials_of(&self, principal: &Principal) -> Result<Option<Credentials>, StoreError> {
        Ok(on!(self.db.read(), db => sqlx::query_as::<_, Credentials>(
            "SELECT id, team_id, password_hash, disabled_at IS NOT NULL AS is_disabled FROM users
             WHERE id = $1 AND team_id = $2"
        ).bind(&principal.user).bind(&principal.team).fetch_optional(db).await)?)
    }

    /// Sets a person's own new password, and ends their other sessions. `false` when the old one, which was checked, is not
    /// theirs any more.
    pub async fn change_password(
        &self,
        principal: &Principal,
        verified: &Credentials,
        password_hash: &str,
    ) -> Result<bool, StoreError> {
        let (store, principal, verified) = (self.clone(), principal.clone(), verified.clone());
        let password = password_hash.to_owned();
        self.db
            .transaction(move |tx| {
                Box::pin(async move {
                    let stays = match &principal.token {
                        TokenId::Login(id) => Some(id),
                        TokenId::ApiKey(_) => None,
                    };
                    if !still_current(tx, &verified).await?
                        || !set_password(tx, &store, &principal.user, &password, stays).await?
                    {
                        return tx.undo(false);
                    }
                    let entry = principal.entry(Action::PasswordChanged).subject(&principal.user);
                    audit::append(tx, &store.clock, &entry).await?;
                    Ok(true)
                })
            })
            .await
    }

    /// Sets a new password and signs the person out everywhere, for the operator. `None` when nobody has the address.
    pub async fn reset_password(&self, email: &Email, hash: &str) -> Result<Option<UserId>, StoreError> {
        let Some(known) = self.find_credentials(email).await? else { return Ok(None) };
        let (store, hash, id) = (self.clone(), hash.to_owned(), known.user.clone());
        self.db
            .transaction(move |tx| {
                Box::pin(async move {
                    set_password(tx, &store, &known.user, &hash, None).await?;
                    let entry = Entry::new(Actor::Operator, Action::PasswordReset)
                        .team(&known.team)
                        .subject(&known.user);
                    audit::append(tx, &store.clock, &entry).await
                })
            })
            .await?;
        Ok(Some(id))
    }
}

/// `false` when there is no such person.
async fn set_password(
    tx: &mut Tx,
    store: &Store,
    user: &UserId,
    hash: &str,
    stays: Option<&LoginId>,
) -> Result<bool, StoreError> {
    let now = store.clock.now();
    let index = on!(tx.conn(), conn => sqlx::query_scalar::<_, Vec<u8>>(
        "UPDATE users SET password_hash = $1 WHERE id = $2 RETURNING email_index"
    ).bind(hash).bind(user).fetch_optional(conn).await)?;
    let Some(index) = index else { return Ok(false) };
    end_logins(tx, user, stays, now).await?;
    end_resets(tx, user, now).await?;
    store.clear_failures(tx, &index).await?;
    Ok(true)
}

/// Makes void every open link of a person.
pub(crate) async fn end_resets(tx: &mut Tx, user: &UserId, at: DateTime<Utc>) -> Result<(), StoreError> {
    on!(tx.conn(), conn => sqlx::query(
        "UPDATE password_resets SET ended_at = $1 WHERE user_id = $2 AND ended_at IS NULL"
    ).bind(at).bind(user).execute(conn).await.map(|_| ()))?;
    Ok(())
}

/// Makes void what somebody has handed out who decides about people no more: by such a link they could come back.
pub(crate) async fn end_resets_made_by(
    tx: &mut Tx,
    maker: &UserId,
    at: DateTime<Utc>,
) -> Result<(), StoreError> {
    on!(tx.conn(), conn => sqlx::query(
        "UPDATE password_resets SET ended_at = $1 WHERE created_by = $2 AND ended_at IS NULL"
    ).bind(at).bind(maker).execute(conn).await.map(|_| ()))?;
    Ok(())
}

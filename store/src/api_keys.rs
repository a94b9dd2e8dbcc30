//! API keys: long-lived tokens of a person, shown once.

use chrono::{DateTime, TimeDelta, Utc};
use sqlx::types::Json;

use crate::audit::{self, Action, Actor, Entry, Principal};
use crate::db::{Tx, on};
use crate::idempotency::IdempotencyKey;
use crate::page::{Page, PageRequest};
use crate::team_settings::team_settings;
use crate::token::{Token, TokenKind};
use crate::users::{Role, User};
use crate::{Store, StoreError};
use lending_base::{ApiKeyId, TeamId, UserId};

/// The most live keys of one person: each has a rate limit of its own, so they must not be free.
pub const LIVE_KEYS: i64 = 100;

#[derive(Debug, Clone, PartialEq, Eq, sqlx::FromRow)]
pub struct ApiKey {
    pub id: ApiKeyId,
    pub user_id: UserId,
    pub name: String,
    pub last_four: String,
    pub created_at: DateTime<Utc>,
    pub last_used_at: Option<DateTime<Utc>>,
    pub expires_at: Option<DateTime<Utc>>,
    pub revoked_at: Option<DateTime<Utc>>,
    /// What it is good for; `None`: whatever its owner may.
    #[sqlx(json(nullable))]
    pub scopes: Option<Vec<String>>,
}

/// What a key is to be.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct KeyTerms {
    pub name: String,
    pub expires_at: Option<DateTime<Utc>>,
    pub scopes: Option<Vec<String>>,
}

impl KeyTerms {
    /// A key that may do what its owner may, for ever.
    pub fn named(name: &str) -> Self {
        Self { name: name.to_owned(), ..Self::default() }
    }
}

/// What became of a key that was asked for.
#[derive(Debug, Clone)]
pub enum KeyCreation {
    Created(NewApiKey),
    /// The same idempotency key was taken between the look-up and the creation: look again.
    Overtaken,
    /// The person has as many as they may have.
    LimitReached,
    /// The team lets no key live for longer than so many days.
    LivesTooLong {
        longest_days: i64,
    },
    /// The person has no access any more.
    Disabled,
}

impl ApiKey {
    fn lives_longer_than(&self, days: i64) -> bool {
        let longest = TimeDelta::try_days(days).and_then(|days| self.created_at.checked_add_signed(days));
        match (self.expires_at, longest) {
            (Some(end), Some(longest)) => end > longest,
            (None, Some(_)) => true,
            (_, None) => false,
        }
    }
}

/// A key just made, with the token that is shown this once.
#[derive(Debug, Clone)]
pub struct NewApiKey {
    pub key: ApiKey,
    pub token: Token,
}

/// The keys one person may see: an owner the whole team's, others their own.
#[derive(Debug)]
pub struct ApiKeys<'a> {
    store: &'a Store,
    team: &'a TeamId,
    only: Option<&'a UserId>,
}

impl Store {
    /// No read of keys exists that is not bound to a person.
    pub fn api_keys<'a>(&'a self, principal: &'a Principal, role: Role) -> ApiKeys<'a> {
        let only = (role != Role::Owner).then_some(&principal.user);
        ApiKeys { store: self, team: &principal.team, only }
    }

    pub async fn create_api_key(
        &self,
        principal: &Principal,
        terms: KeyTerms,
        idempotency: Option<IdempotencyKey>,
    ) -> Result<KeyCreation, StoreError> {
        let entry = principal.entry(Action::ApiKeyCreated);
        self.insert_api_key(&principal.team, &principal.user, terms, idempotency, entry).await
    }

    /// A key made at the shell of the deployment.
    pub async fn create_api_key_as_operator(
        &self,
        user: &User,
        terms: KeyTerms,
    ) -> Result<NewApiKey, StoreError> {
        let entry = Entry::new(Actor::Operator, Action::ApiKeyCreated).team(&user.team);
        match self.insert_api_key(&user.team, &user.id, terms, None, entry).await? {
            KeyCreation::Created(new) => Ok(new),
            KeyCreation::LimitReached => {
                Err(StoreError::Refused(format!("a person has at most {LIVE_KEYS} live keys")))
            }
            KeyCreation::LivesTooLong { longest_days } => {
                Err(StoreError::Refused(format!("the team lets a key live for {longest_days} days at most")))
            }
            KeyCreation::Disabled => Err(StoreError::Refused("the person is disabled".to_owned())),
            KeyCreation::Overtaken => Err(StoreError::Corrupt("a key was not created")),
        }
    }

    async fn insert_api_key(
        &self,
        team: &TeamId,
        user: &UserId,
        terms: KeyTerms,
        idempotency: Option<IdempotencyKey>,
        entry: Entry,
    ) -> Result<KeyCreation, StoreError> {
        let token = Token::generate(TokenKind::ApiKey)?;
        let made = ApiKey {
            id: ApiKeyId::new(&self.clock)?,
            user_id: user.clone(),
            name: terms.name,
            last_four: token.last_four().to_owned(),
            created_at: self.clock.now(),
            last_used_at: None,
            expires_at: terms.expires_at,
            revoked_at: None,
            scopes: terms.scopes,
        };
        let (store, team) = (self.clone(), team.clone());
        let hash = self.keyring.token_hash(token.expose());
        self.db
            .transaction(move |tx| {
                Box::pin(async move {
                    if !hold_person(tx, &made.user_id).await? {
                        return Ok(KeyCreation::Disabled);
                    }
                    if live_keys(tx, &made.user_id, made.created_at).await? >= LIVE_KEYS {
                        return Ok(KeyCreation::LimitReached);
                    }
                    if let Some(longest_days) = team_settings(tx, &team).await?.longest_key_days
                        && made.lives_longer_than(longest_days)
                    {
                        return Ok(KeyCreation::LivesTooLong { longest_days });
                    }
                    if let Some(idempotency) = idempotency
                        && !store.take_key(tx, &team, &idempotency, made.id.as_str()).await?
                    {
                        return Ok(KeyCreation::Overtaken);
                    }
                    on!(tx.conn(), conn => sqlx::query(
                        "INSERT INTO api_keys (id, team_id, user_id, name, token_hash, last_four, created_at, expires_at, scopes)
                         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)"
                    ).bind(&made.id).bind(&team).bind(&made.user_id).bind(&made.name).bind(hash)
                        .bind(&made.last_four).bind(made.created_at).bind(made.expires_at)
                        .bind(made.scopes.as_ref().map(Json))
                        .execute(conn).await.map(|_| ()))?;
                    audit::append(tx, &store.clock, &entry.subject(&made.id)).await?;
                    Ok(KeyCreation::Created(NewApiKey { key: made, token }))
                })
            })
            .await
    }

    /// All keys of a person, the newest first, for the operator.
    pub async fn list_api_keys_as_operator(&self, user: &User) -> Result<Vec<ApiKey>, StoreError> {
        Ok(on!(self.db.read(), db => sqlx::query_as::<_, ApiKey>(
            "SELECT id, user_id, name, last_four, created_at, last_used_at, expires_at, revoked_at, scopes FROM api_keys
             WHERE team_id = $1 AND user_id = $2 ORDER BY id DESC"
        ).bind(&user.team).bind(&user.id).fetch_all(db).await)?)
    }

    /// Revokes a key at the shell of the deployment. `false` when there is no such live key.
    pub async fn revoke_api_key_as_operator(&self, id: &ApiKeyId) -> Result<bool, StoreError> {
        self.revoke(id, None, None, Entry::new(Actor::Operator, Action::ApiKeyRevoked)).await
    }

    async fn revoke(
        &self,
        id: &ApiKeyId,
        team: Option<&TeamId>,
        only: Option<&UserId>,
        entry: Entry,
    ) -> Result<bool, StoreError> {
        let (store, id, team, only) = (self.clone(), id.clone(), team.cloned(), only.cloned());
        self.db
            .transaction(move |tx| {
                Box::pin(async move {
                    let team = on!(tx.conn(), conn => sqlx::query_scalar::<_, TeamId>(
                        "UPDATE api_keys SET revoked_at = $1
                         WHERE id = $2 AND revoked_at IS NULL AND ($3 IS NULL OR team_id = $3) AND ($4 IS NULL OR user_id = $4)
                         RETURNING team_id"
                    ).bind(store.clock.now()).bind(&id).bind(team).bind(only).fetch_optional(conn).await)?;
                    let Some(team) = team else { return Ok(false) };
                    audit::append(tx, &store.clock, &entry.team(&team).subject(&id)).await?;
                    Ok(true)
                })
            })
            .await
    }
}

/// Ends all keys of a person.
pub(crate) async fn end_keys(tx: &mut Tx, user: &UserId, at: DateTime<Utc>) -> Result<(), StoreError> {
    on!(tx.conn(), conn => sqlx::query(
        "UPDATE api_keys SET revoked_at = $1 WHERE user_id = $2 AND revoked_at IS NULL"
    ).bind(at).bind(user).execute(conn).await.map(|_| ()))?;
    Ok(())
}

/// Takes the person's row, so that creations at the same moment see one another. `false` for somebody who is disabled: a
/// key made this moment would outlive that.
async fn hold_person(tx: &mut Tx, user: &UserId) -> Result<bool, StoreError> {
    let held = on!(tx.conn(), conn => sqlx::query("UPDATE users SET role = role WHERE id = $1 AND disabled_at IS NULL")
        .bind(user).execute(conn).await.map(|done| done.rows_affected()))?;
    Ok(held == 1)
}

async fn live_keys(tx: &mut Tx, user: &UserId, now: DateTime<Utc>) -> Result<i64, StoreError> {
    Ok(on!(tx.conn(), conn => sqlx::query_scalar::<_, i64>(
        "SELECT count(*) FROM api_keys
         WHERE user_id = $1 AND revoked_at IS NULL AND (expires_at IS NULL OR expires_at > $2)"
    ).bind(user).bind(now).fetch_one(conn).await)?)
}

impl ApiKeys<'_> {
    pub async fn find(&self, id: &ApiKeyId) -> Result<Option<ApiKey>, StoreError> {
        Ok(on!(self.store.db.read(), db => sqlx::query_as::<_, ApiKey>(
            "SELECT id, user_id, name, last_four, created_at, last_used_at, expires_at, revoked_at, scopes FROM api_keys
             WHERE id = $1 AND team_id = $2 AND ($3 IS NULL OR user_id = $3)"
        ).bind(id).bind(self.team).bind(self.only).fetch_optional(db).await)?)
    }

    pub async fn list(&self, page: &PageRequest) -> Result<Page<ApiKey>, StoreError> {
        let rows = on!(self.store.db.read(), db => sqlx::query_as::<_, ApiKey>(
            "SELECT id, user_id, name, last_four, created_at, last_used_at, expires_at, revoked_at, scopes FROM api_keys
             WHERE team_id = $1 AND ($2 IS NULL OR user_id = $2) AND ($3 IS NULL OR id < $3)
             ORDER BY id DESC LIMIT $4 OFFSET $5"
        ).bind(self.team).bind(self.only).bind(page.below()).bind(page.fetch()).bind(page.offset())
            .fetch_all(db).await)?;
        let counted = on!(self.store.db.read(), db => sqlx::query_scalar::<_, i64>(
            "SELECT count(*) FROM (SELECT 1 FROM api_keys WHERE team_id = $1 AND ($2 IS NULL OR user_id = $2)
             LIMIT 10001) AS counted"
        ).bind(self.team).bind(self.only).fetch_one(db).await)?;
        Ok(Page::cut(rows, page, counted))
    }

    /// Revoking acts on the next request, on every process. `false` when there is no such live key to be seen.
    pub async fn revoke(&self, principal: &Principal, id: &ApiKeyId) -> Result<bool, StoreError> {
        self.store.revoke(id, Some(self.team), self.only, principal.entry(Action::ApiKeyRevoked)).await
    }
}

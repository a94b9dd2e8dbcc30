//! From a presented token to the person behind it. Nothing is cached: a revoked token is refused on the very next
//! request, on every process.

use chrono::{DateTime, TimeDelta, Utc};

use crate::audit::{Action, Actor, Entry, Origin, TokenId};
use crate::db::on;
use crate::limits::Quota;
use crate::scopes::Scopes;
use crate::token::{Token, TokenKind};
use crate::users::Role;
use crate::{Store, StoreError, wall};
use lending_base::{ApiKeyId, LoginId, TeamId, UserId};

/// How stale `last_used_at` may be: one write a minute per key, however busy it is.
const LAST_USED_STEP: TimeDelta = TimeDelta::minutes(1);

/// Whom a valid token speaks for, with the role they have now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Caller {
    pub token: TokenId,
    pub team: TeamId,
    pub user: UserId,
    pub role: Role,
    /// What the token is good for, within the role.
    pub scopes: Scopes,
    /// What they may upload, where that is not what everybody may.
    pub uploads: Option<Quota>,
    /// Whether the team asks for a second factor that the person, who is signed in, does not have yet.
    pub lacks_second_factor: bool,
}

#[derive(sqlx::FromRow)]
struct CallerRow {
    id: String,
    team_id: TeamId,
    user_id: UserId,
    role: String,
    last_used_at: Option<DateTime<Utc>>,
    uploads_per_hour: Option<i64>,
    uploads_at_once: Option<i64>,
    #[sqlx(json(nullable))]
    scopes: Option<Vec<String>>,
    lacks_second_factor: bool,
    created_at: DateTime<Utc>,
    /// Of an API key, where its team lets none live for longer.
    longest_key_days: Option<i64>,
}

#[derive(sqlx::FromRow)]
struct FormerToken {
    id: String,
    team_id: TeamId,
}

impl CallerRow {
    fn uploads(&self) -> Option<Quota> {
        let number = |column: Option<i64>| u32::try_from(column?).ok();
        Some(Quota::hourly(number(self.uploads_per_hour)?, number(self.uploads_at_once)?))
    }

    /// Whether the token is older than its team lets one become. It may have been made before the team said so.
    fn has_outlived(&self, now: DateTime<Utc>) -> bool {
        let longest = self.longest_key_days.and_then(TimeDelta::try_days);
        longest.is_some_and(|longest| now - self.created_at >= longest)
    }
}

/// The token itself, as `GET /v1/me` shows it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TokenFacts {
    pub name: Option<String>,
    pub created_at: DateTime<Utc>,
    pub expires_at: Option<DateTime<Utc>>,
}

impl Store {
    /// `None` for a token that is unknown, expired, revoked, or older than its team lets one become. Within a request it raises the wall around their team.
    pub async fn find_caller(&self, token: &Token) -> Result<Option<Caller>, StoreError> {
        let (hash, now) = (self.keyring.token_hash(token.expose()), self.clock.now());
        let sql = match token.kind() {
            TokenKind::ApiKey => {
                "SELECT t.id, t.team_id, t.user_id, u.role, u.uploads_per_hour, u.uploads_at_once, t.last_used_at, t.scopes,
                    FALSE AS lacks_second_factor, t.created_at,
                    (SELECT s.longest_key_days FROM team_settings s WHERE s.team_id = t.team_id) AS longest_key_days
                 FROM api_keys t JOIN users u ON u.id = t.user_id
                 WHERE t.token_hash = $1 AND u.disabled_at IS NULL AND t.revoked_at IS NULL AND (t.expires_at IS NULL OR t.expires_at > $2)"
            }
            TokenKind::Login => {
                "SELECT t.id, t.team_id, t.user_id, u.role, u.uploads_per_hour, u.uploads_at_once,
                    t.created_at AS last_used_at, NULL AS scopes, t.created_at, CAST(NULL AS BIGINT) AS longest_key_days,
                    (EXISTS (SELECT 1 FROM team_settings s WHERE s.team_id = t.team_id AND s.require_second_factor)
                        AND NOT t.second_factor_elsewhere
                        AND NOT EXISTS (SELECT 1 FROM second_factors f WHERE f.id = t.user_id AND f.confirmed_at IS NOT NULL))
                        AS lacks_second_factor
                 FROM login_tokens t JOIN users u ON u.id = t.user_id
                 WHERE t.token_hash = $1 AND u.disabled_at IS NULL AND t.revoked_at IS NULL AND t.expires_at > $2"
            }
            // A link is for what it says and opens nothing else.
            TokenKind::Invitation | TokenKind::Reset | TokenKind::Device => return Ok(None),
        };
        let row = on!(self.db.read(), db => sqlx::query_as::<_, CallerRow>(sql)
            .bind(hash).bind(now).fetch_optional(db).await)?;
        let Some(row) = row.filter(|row| !row.has_outlived(now)) else { return Ok(None) };
        let id = match token.kind() {
            TokenKind::ApiKey => ApiKeyId::parse(&row.id).map(TokenId::ApiKey),
            TokenKind::Login => LoginId::parse(&row.id).map(TokenId::Login),
            TokenKind::Invitation | TokenKind::Reset | TokenKind::Device => None,
        };
        let caller = Caller {
            token: id.ok_or(StoreError::Corrupt("a token id"))?,
            uploads: row.uploads(),
            scopes: Scopes::read(row.scopes),
            lacks_second_factor: row.lacks_second_factor,
            team: row.team_id,
            user: row.user_id,
            // What a role of a newer version allows is not known here, so it allows nothing.
            role: row.role.parse().map_err(|_| StoreError::NewerWord { what: "the role of a user" })?,
        };
        if let TokenId::ApiKey(key) = &caller.token
            && row.last_used_at.is_none_or(|used| used + LAST_USED_STEP < now)
        {
            self.note_key_used(key.clone(), now);
        }
        wall::raise(&caller.team);
        Ok(Some(caller))
    }

    /// Records that a token was good for nothing. One that was somebody's once (revoked, expired, of a person without access)
    /// is recorded in the chain of its team, with its id: its owners see that a key which got out is being tried.
    pub async fn note_bad_token(
        &self,
        token: Option<&Token>,
        origin: &Origin,
        code: &str,
    ) -> Result<(), StoreError> {
        let mut entry =
            Entry::new(Actor::Anonymous, Action::AccessRefused).from(origin).detail(code.to_owned());
        if let Some(former) = self.former_token(token).await? {
            entry = entry.team(&former.team_id).token(former.id);
        }
        self.record(entry).await
    }

    async fn former_token(&self, token: Option<&Token>) -> Result<Option<FormerToken>, StoreError> {
        let Some(token) = token else { return Ok(None) };
        let sql = match token.kind() {
            TokenKind::ApiKey => "SELECT id, team_id FROM api_keys WHERE token_hash = $1",
            TokenKind::Login => "SELECT id, team_id FROM login_tokens WHERE token_hash = $1",
            TokenKind::Invitation | TokenKind::Reset | TokenKind::Device => return Ok(None),
        };
        Ok(on!(self.db.read(), db => sqlx::query_as::<_, FormerToken>(sql)
            .bind(self.keyring.token_hash(token.expose())).fetch_optional(db).await)?)
    }

    /// In the background and at most once: the request does not wait for it, nor fail with it.
    fn note_key_used(&self, key: ApiKeyId, now: DateTime<Utc>) {
        let db = self.db.clone();
        tokio::spawn(async move {
            let noted = db
                .transaction(move |tx| {
                    Box::pin(async move {
                        on!(tx.conn(), conn => sqlx::query(
                            "UPDATE api_keys SET last_used_at = $1 WHERE id = $2 AND (last_used_at IS NULL OR last_used_at < $3)"
                        ).bind(now).bind(key).bind(now - LAST_USED_STEP)
                            .execute(conn).await.map(|_| ()))?;
                        Ok(())
                    })
                })
                .await;
            if let Err(error) = noted {
                tracing::debug!(%error, "last use of an API key was not recorded");
            }
        });
    }

    /// What is to be said of the caller's own token.
    pub async fn token_facts(&self, caller: &Caller) -> Result<Option<TokenFacts>, StoreError> {
        match &caller.token {
            TokenId::ApiKey(id) => {
                let row = on!(self.db.read(), db => sqlx::query_as::<_, (String, DateTime<Utc>, Option<DateTime<Utc>>)>(
                    "SELECT name, created_at, expires_at FROM api_keys WHERE id = $1 AND team_id = $2"
                ).bind(id).bind(&caller.team).fetch_optional(db).await)?;
                Ok(row.map(|(name, created_at, expires_at)| TokenFacts {
                    name: Some(name),
                    created_at,
                    expires_at,
                }))
            }
            TokenId::Login(id) => {
                let row = on!(self.db.read(), db => sqlx::query_as::<_, (Option<Vec<u8>>, DateTime<Utc>, DateTime<Utc>)>(
                    "SELECT sealed_device_name, created_at, expires_at FROM login_tokens WHERE id = $1 AND team_id = $2"
                ).bind(id).bind(&caller.team).fetch_optional(db).await)?;
                let Some((device, created_at, expires_at)) = row else { return Ok(None) };
                let name = match device {
                    Some(sealed) => Some(
                        self.keyring
                            .open_text(&caller.team, crate::sealing::LOGIN_DEVICE_NAME, id.as_str(), &sealed)
                            .await?,
                    ),
                    None => None,
                };
                Ok(Some(TokenFacts { name, created_at, expires_at: Some(expires_at) }))
            }
        }
    }
}

//! The sessions of one person: where they are signed in, and how they end that from afar.

use std::fmt;

use chrono::{DateTime, Utc};

use crate::audit::{self, Action, Principal};
use crate::db::{Tx, on};
use crate::page::{Page, PageRequest};
use crate::sealing::LOGIN_DEVICE_NAME;
use crate::{Store, StoreError};
use lending_base::{LoginId, UserId};

/// A login token that still works, without its text.
#[derive(Clone, PartialEq, Eq)]
pub struct Session {
    pub id: LoginId,
    pub device_name: Option<String>,
    pub created_at: DateTime<Utc>,
    pub expires_at: DateTime<Utc>,
}

impl fmt::Debug for Session {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Session").field("id", &self.id).finish_non_exhaustive()
    }
}

#[derive(sqlx::FromRow)]
struct SessionRow {
    id: LoginId,
    sealed_device_name: Option<Vec<u8>>,
    created_at: DateTime<Utc>,
    expires_at: DateTime<Utc>,
}

impl Store {
    /// A person's own, the newest first.
    pub async fn sessions(
        &self,
        principal: &Principal,
        page: &PageRequest,
    ) -> Result<Page<Session>, StoreError> {
        let now = self.clock.now();
        let rows = on!(self.db.read(), db => sqlx::query_as::<_, SessionRow>(
            "SELECT id, sealed_device_name, created_at, expires_at FROM login_tokens
             WHERE user_id = $1 AND team_id = $2 AND revoked_at IS NULL AND expires_at > $3 AND ($4 IS NULL OR id < $4)
             ORDER BY id DESC LIMIT $5 OFFSET $6"
        ).bind(&principal.user).bind(&principal.team).bind(now).bind(page.below()).bind(page.fetch())
            .bind(page.offset()).fetch_all(db).await)?;
        let counted = on!(self.db.read(), db => sqlx::query_scalar::<_, i64>(
            "SELECT count(*) FROM (SELECT 1 FROM login_tokens
             WHERE user_id = $1 AND team_id = $2 AND revoked_at IS NULL AND expires_at > $3 LIMIT 10001) AS counted"
        ).bind(&principal.user).bind(&principal.team).bind(now).fetch_one(db).await)?;
        let mut sessions = Vec::with_capacity(rows.len());
        for row in rows {
            let device_name = match &row.sealed_device_name {
                Some(sealed) => Some(
                    self.keyring
                        .open_text(&principal.team, LOGIN_DEVICE_NAME, row.id.as_str(), sealed)
                        .await?,
                ),
                None => None,
            };
            let SessionRow { id, created_at, expires_at, .. } = row;
            sessions.push(Session { id, device_name, created_at, expires_at });
        }
        Ok(Page::cut(sessions, page, counted))
    }

    /// Ends one of a person's own sessions. `false` when there is no such live one.
    pub async fn end_session(&self, principal: &Principal, id: &LoginId) -> Result<bool, StoreError> {
        let (store, principal, id) = (self.clone(), principal.clone(), id.clone());
        self.db
            .transaction(move |tx| {
                Box::pin(async move {
                    let now = store.clock.now();
                    let ended = on!(tx.conn(), conn => sqlx::query(
                        "UPDATE login_tokens SET revoked_at = $1
                         WHERE id = $2 AND user_id = $3 AND team_id = $4 AND revoked_at IS NULL AND expires_at > $1"
                    ).bind(now).bind(&id).bind(&principal.user).bind(&principal.team)
                        .execute(conn).await.map(|done| done.rows_affected()))?;
                    if ended == 0 {
                        return Ok(false);
                    }
                    audit::append(tx, &store.clock, &principal.entry(Action::SessionEnded).subject(&id)).await?;
                    Ok(true)
                })
            })
            .await
    }
}

/// Ends the login tokens of a person, but for one that may stay.
pub(crate) async fn end_logins(
    tx: &mut Tx,
    user: &UserId,
    but: Option<&LoginId>,
    at: DateTime<Utc>,
) -> Result<(), StoreError> {
    on!(tx.conn(), conn => sqlx::query(
        "UPDATE login_tokens SET revoked_at = $1
         WHERE user_id = $2 AND revoked_at IS NULL AND ($3 IS NULL OR id <> $3)"
    ).bind(at).bind(user).bind(but).execute(conn).await.map(|_| ()))?;
    Ok(())
}

//! One-time links by which somebody becomes a member. An owner hands the link over; whoever opens it chooses a name and a
//! password. The link's token is kept as a keyed hash alone.

use std::fmt;

use chrono::{DateTime, TimeDelta, Utc};

use crate::audit::{self, Action, Actor, Entry, Origin, Principal};
use crate::db::{Tx, on};
use crate::email::Email;
use crate::idempotency::IdempotencyKey;
use crate::members::check_is_owner;
use crate::page::{Page, PageRequest};
use crate::sealing::INVITATION_EMAIL;
use crate::teams::lock_team;
use crate::token::{Token, TokenKind};
use crate::users::{Role, User, insert_user};
use crate::{Open, Store, StoreError};
use lending_base::{InvitationId, TeamId, UserId};

/// How long an invitation can be accepted.
const OPEN_FOR: TimeDelta = TimeDelta::days(7);
/// The most open invitations of a team.
pub const OPEN_INVITATIONS: i64 = 100;

#[derive(Clone, PartialEq, Eq)]
pub struct Invitation {
    pub id: InvitationId,
    pub team: TeamId,
    pub email: String,
    pub role: Open<Role>,
    pub created_by: UserId,
    pub created_at: DateTime<Utc>,
    pub expires_at: DateTime<Utc>,
    pub revoked_at: Option<DateTime<Utc>>,
    pub accepted_at: Option<DateTime<Utc>>,
}

impl fmt::Debug for Invitation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Invitation").field("id", &self.id).field("role", &self.role).finish_non_exhaustive()
    }
}

#[derive(sqlx::FromRow)]
struct InvitationRow {
    id: InvitationId,
    team_id: TeamId,
    role: String,
    sealed_email: Vec<u8>,
    created_by: UserId,
    created_at: DateTime<Utc>,
    expires_at: DateTime<Utc>,
    revoked_at: Option<DateTime<Utc>>,
    accepted_at: Option<DateTime<Utc>>,
}

/// What became of an invitation that was asked for.
#[derive(Debug, Clone)]
pub enum Invited {
    /// With the token that is shown this once.
    Created(Invitation, Token),
    /// The same idempotency key was taken between the look-up and the creation: look again.
    Overtaken,
    /// Somebody of the team has the address.
    IsMember,
    /// The team has as many open ones as it may.
    LimitReached,
}

/// What became of one that was to be accepted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Accepted {
    Done(UserId),
    /// It is unknown, over, revoked or was accepted already.
    Invalid,
    /// Somebody has an account with the address.
    EmailTaken,
}

/// The invitations of one team: no unscoped read exists.
#[derive(Debug)]
pub struct Invitations<'a> {
    store: &'a Store,
    team: &'a TeamId,
}

/// The columns of [`InvitationRow`].
macro_rules! select_invitation {
    ($rest:literal) => {
        concat!(
            "SELECT id, team_id, role, sealed_email, created_by, created_at, expires_at, revoked_at, accepted_at
             FROM invitations ",
            $rest
        )
    };
}

impl Store {
    pub fn invitations<'a>(&'a self, team: &'a TeamId) -> Invitations<'a> {
        Invitations { store: self, team }
    }

    /// Invites somebody. An earlier invitation to the same address is void from then on: one link works at a time.
    pub async fn invite(
        &self,
        principal: &Principal,
        email: &Email,
        role: Role,
        idempotency: Option<IdempotencyKey>,
    ) -> Result<Invited, StoreError> {
        let token = Token::generate(TokenKind::Invitation)?;
        let now = self.clock.now();
        let made = Invitation {
            id: InvitationId::new(&self.clock)?,
            team: principal.team.clone(),
            email: email.as_str().to_owned(),
            role: role.into(),
            created_by: principal.user.clone(),
            created_at: now,
            expires_at: now + OPEN_FOR,
            revoked_at: None,
            accepted_at: None,
        };
        let (store, principal, index) = (self.clone(), principal.clone(), self.email_index(email));
        let hash = self.keyring.token_hash(token.expose());
        self.db
            .transaction(move |tx| {
                Box::pin(async move {
                    // Invitations at the same moment are counted one after the other.
                    lock_team(tx, &made.team).await?;
                    check_is_owner(tx, &principal).await?;
                    if has_member(tx, &made.team, &index).await? {
                        return Ok(Invited::IsMember);
                    }
                    if let Some(idempotency) = idempotency
                        && !store.take_key(tx, &made.team, &idempotency, made.id.as_str()).await?
                    {
                        return tx.undo(Invited::Overtaken);
                    }
                    on!(tx.conn(), conn => sqlx::query(
                        "UPDATE invitations SET revoked_at = $1
                         WHERE team_id = $2 AND email_index = $3 AND accepted_at IS NULL AND revoked_at IS NULL"
                    ).bind(now).bind(&made.team).bind(&index).execute(conn).await.map(|_| ()))?;
                    if open_invitations(tx, &made.team, now).await? >= OPEN_INVITATIONS {
                        return tx.undo(Invited::LimitReached);
                    }
                    let sealer = store.keyring.team_sealer(tx, &made.team).await?;
                    let email = sealer.seal(INVITATION_EMAIL, made.id.as_str(), made.email.as_bytes())?;
                    on!(tx.conn(), conn => sqlx::query(
                        "INSERT INTO invitations (id, team_id, role, email_index, sealed_email, token_hash, created_by,
                            created_at, expires_at)
                         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)"
                    ).bind(&made.id).bind(&made.team).bind(made.role.as_str()).bind(index).bind(email).bind(hash)
                        .bind(&made.created_by).bind(made.created_at).bind(made.expires_at)
                        .execute(conn).await.map(|_| ()))?;
                    let entry = principal.entry(Action::InvitationCreated).subject(&made.id);
                    audit::append(tx, &store.clock, &entry.detail(role.as_str().to_owned())).await?;
                    Ok(Invited::Created(made, token))
                })
            })
            .await
    }

    /// The invitation that a token opens. `None` for one that is unknown, over, revoked or was accepted already.
    pub async fn open_invitation(&self, token: &Token) -> Result<Option<Invitation>, StoreError> {
        let row = on!(self.db.read(), db => sqlx::query_as::<_, InvitationRow>(select_invitation!(
            "WHERE token_hash = $1 AND accepted_at IS NULL AND revoked_at IS NULL AND expires_at > $2"
        )).bind(self.keyring.token_hash(token.expose())).bind(self.clock.now()).fetch_optional(db).await)?;
        match row {
            Some(row) => Ok(Some(self.opened_invitation(row).await?)),
            None => Ok(None),
        }
    }

    /// Makes a member of whoever holds the link. The password arrives hashed.
    pub async fn accept_invitation(
        &self,
        invitation: &Invitation,
        name: &str,
        password_hash: &str,
        origin: &Origin,
    ) -> Result<Accepted, StoreError> {
        let role =
            invitation.role.known().ok_or(StoreError::NewerWord { what: "the role of an invitation" })?;
        let user = User {
            id: UserId::new(&self.clock)?,
            team: invitation.team.clone(),
            role: role.into(),
            name: name.to_owned(),
            email: invitation.email.clone(),
            created_at: self.clock.now(),
            disabled_at: None,
            has_second_factor: false,
        };
        let (store, id, hash, origin) =
            (self.clone(), invitation.id.clone(), password_hash.to_owned(), origin.clone());
        self.db
            .transaction(move |tx| {
                Box::pin(async move {
                    let now = store.clock.now();
                    // The link works once: of two who hold it, the second finds it accepted.
                    let taken = on!(tx.conn(), conn => sqlx::query(
                        "UPDATE invitations SET accepted_at = $1
                         WHERE id = $2 AND accepted_at IS NULL AND revoked_at IS NULL AND expires_at > $1"
                    ).bind(now).bind(&id).execute(conn).await.map(|done| done.rows_affected()))?;
                    if taken == 0 {
                        return Ok(Accepted::Invalid);
                    }
                    let entry = |action| {
                        Entry::new(Actor::User(user.id.clone()), action).team(&user.team).from(&origin)
                    };
                    if !insert_user(tx, &store, &user, &hash, &entry(Action::UserCreated)).await? {
                        return tx.undo(Accepted::EmailTaken);
                    }
                    on!(tx.conn(), conn => sqlx::query("UPDATE invitations SET accepted_by = $1 WHERE id = $2")
                        .bind(&user.id).bind(&id).execute(conn).await.map(|_| ()))?;
                    audit::append(tx, &store.clock, &entry(Action::InvitationAccepted).subject(&id)).await?;
                    Ok(Accepted::Done(user.id))
                })
            })
            .await
    }

    async fn opened_invitation(&self, row: InvitationRow) -> Result<Invitation, StoreError> {
        let email = self
            .keyring
            .open_text(&row.team_id, INVITATION_EMAIL, row.id.as_str(), &row.sealed_email)
            .await?;
        Ok(Invitation {
            id: row.id,
            team: row.team_id,
            email,
            role: Open::read(row.role),
            created_by: row.created_by,
            created_at: row.created_at,
            expires_at: row.expires_at,
            revoked_at: row.revoked_at,
            accepted_at: row.accepted_at,
        })
    }
}

impl Invitations<'_> {
    pub async fn find(&self, id: &InvitationId) -> Result<Option<Invitation>, StoreError> {
        let row = on!(self.store.db.read(), db => sqlx::query_as::<_, InvitationRow>(select_invitation!(
            "WHERE id = $1 AND team_id = $2"
        )).bind(id).bind(self.team).fetch_optional(db).await)?;
        match row {
            Some(row) => Ok(Some(self.store.opened_invitation(row).await?)),
            None => Ok(None),
        }
    }

    pub async fn list(&self, page: &PageRequest) -> Result<Page<Invitation>, StoreError> {
        let rows = on!(self.store.db.read(), db => sqlx::query_as::<_, InvitationRow>(select_invitation!(
            "WHERE team_id = $1 AND ($2 IS NULL OR id < $2) ORDER BY id DESC LIMIT $3 OFFSET $4"
        )).bind(self.team).bind(page.below()).bind(page.fetch()).bind(page.offset()).fetch_all(db).await)?;
        let counted = on!(self.store.db.read(), db => sqlx::query_scalar::<_, i64>(
            "SELECT count(*) FROM (SELECT 1 FROM invitations WHERE team_id = $1 LIMIT 10001) AS counted"
        ).bind(self.team).fetch_one(db).await)?;
        let mut opened = Vec::with_capacity(rows.len());
        for row in rows {
            opened.push(self.store.opened_invitation(row).await?);
        }
        Ok(Page::cut(opened, page, counted))
    }

    /// Makes a link void. `false` when there is no such open invitation.
    pub async fn revoke(&self, principal: &Principal, id: &InvitationId) -> Result<bool, StoreError> {
        let (store, team, principal, id) =
            (self.store.clone(), self.team.clone(), principal.clone(), id.clone());
        self.store
            .db
            .transaction(move |tx| {
                Box::pin(async move {
                    let revoked = on!(tx.conn(), conn => sqlx::query(
                        "UPDATE invitations SET revoked_at = $1
                         WHERE id = $2 AND team_id = $3 AND accepted_at IS NULL AND revoked_at IS NULL"
                    ).bind(store.clock.now()).bind(&id).bind(&team)
                        .execute(conn).await.map(|done| done.rows_affected()))?;
                    if revoked == 0 {
                        return Ok(false);
                    }
                    let entry = principal.entry(Action::InvitationRevoked).subject(&id);
                    audit::append(tx, &store.clock, &entry).await?;
                    Ok(true)
                })
            })
            .await
    }
}

/// Makes void what somebody has sent out who decides about people no more.
pub(crate) async fn end_invitations(tx: &mut Tx, by: &UserId, at: DateTime<Utc>) -> Result<(), StoreError> {
    on!(tx.conn(), conn => sqlx::query(
        "UPDATE invitations SET revoked_at = $1
         WHERE created_by = $2 AND accepted_at IS NULL AND revoked_at IS NULL"
    ).bind(at).bind(by).execute(conn).await.map(|_| ()))?;
    Ok(())
}

async fn has_member(tx: &mut Tx, team: &TeamId, email_index: &[u8]) -> Result<bool, StoreError> {
    let members = on!(tx.conn(), conn => sqlx::query_scalar::<_, i64>(
        "SELECT count(*) FROM users WHERE team_id = $1 AND email_index = $2"
    ).bind(team).bind(email_index).fetch_one(conn).await)?;
    Ok(members > 0)
}

async fn open_invitations(tx: &mut Tx, team: &TeamId, now: DateTime<Utc>) -> Result<i64, StoreError> {
    Ok(on!(tx.conn(), conn => sqlx::query_scalar::<_, i64>(
        "SELECT count(*) FROM invitations
         WHERE team_id = $1 AND accepted_at IS NULL AND revoked_at IS NULL AND expires_at > $2"
    ).bind(team).bind(now).fetch_one(conn).await)?)
}

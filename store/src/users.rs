//! People. Their names and addresses are sealed; an address is found through its blind index.

use std::fmt;
use std::str::FromStr;

use chrono::{DateTime, Utc};

use crate::audit::{self, Action, Actor, Entry};
use crate::db::{Tx, on};
pub use crate::email::Email;
use crate::limits::Quota;
use crate::sealing::{USER_EMAIL, USER_NAME};
use crate::{Open, Store, StoreError};
use lending_base::{TeamId, UserId};

/// What a person may do: an owner everything, a member all but the team's policy and people, a reviewer correct and review
/// what others brought in, a viewer only read. No role is more than another in all things, so they have no order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum Role {
    Owner,
    Member,
    Reviewer,
    Viewer,
}

impl Role {
    pub const ALL: &'static [Self] = &[Self::Owner, Self::Member, Self::Reviewer, Self::Viewer];

    pub fn as_str(self) -> &'static str {
        self.into()
    }
}

impl FromStr for Role {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::ALL
            .iter()
            .copied()
            .find(|role| role.as_str() == text)
            .ok_or_else(|| "must be owner, member, reviewer or viewer".to_owned())
    }
}

#[derive(Clone, PartialEq, Eq)]
pub struct User {
    pub id: UserId,
    pub team: TeamId,
    pub role: Open<Role>,
    pub name: String,
    pub email: String,
    pub created_at: DateTime<Utc>,
    /// While it is set, the person has no token and gets none.
    pub disabled_at: Option<DateTime<Utc>>,
    pub has_second_factor: bool,
}

impl fmt::Debug for User {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("User").field("id", &self.id).field("role", &self.role).finish_non_exhaustive()
    }
}

/// What a sign-in is checked against. Nothing personal is opened before the password was found right, so that an
/// address with an account takes no longer than one without.
#[derive(Clone, sqlx::FromRow)]
pub struct Credentials {
    #[sqlx(rename = "id")]
    pub user: UserId,
    #[sqlx(rename = "team_id")]
    pub team: TeamId,
    pub password_hash: String,
    /// Whoever is disabled is told what everybody is told whose password is wrong.
    pub is_disabled: bool,
}

impl fmt::Debug for Credentials {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Credentials").field("user", &self.user).finish_non_exhaustive()
    }
}

#[derive(sqlx::FromRow)]
pub(crate) struct UserRow {
    id: UserId,
    team_id: TeamId,
    role: String,
    sealed_email: Vec<u8>,
    sealed_name: Vec<u8>,
    created_at: DateTime<Utc>,
    disabled_at: Option<DateTime<Utc>>,
    has_second_factor: bool,
}

/// Who is to be created. The password arrives hashed: this crate never sees one.
#[derive(Clone)]
pub struct NewUser<'a> {
    pub team: &'a TeamId,
    pub email: &'a Email,
    pub name: &'a str,
    pub role: Role,
    pub password_hash: &'a str,
}

impl fmt::Debug for NewUser<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("NewUser").field("team", &self.team).field("role", &self.role).finish_non_exhaustive()
    }
}

/// Writes a person and that they came. `false` when the address is taken.
pub(crate) async fn insert_user(
    tx: &mut Tx,
    store: &Store,
    user: &User,
    password_hash: &str,
    entry: &Entry,
) -> Result<bool, StoreError> {
    let sealer = store.keyring.team_sealer(tx, &user.team).await?;
    let email = sealer.seal(USER_EMAIL, user.id.as_str(), user.email.as_bytes())?;
    let name = sealer.seal(USER_NAME, user.id.as_str(), user.name.as_bytes())?;
    let index = store.email_index(&Email::new(&user.email));
    let inserted = on!(tx.conn(), conn => sqlx::query(
        "INSERT INTO users (id, team_id, role, email_index, sealed_email, sealed_name, password_hash, created_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (email_index) DO NOTHING"
    ).bind(&user.id).bind(&user.team).bind(user.role.as_str()).bind(index).bind(email).bind(name)
        .bind(password_hash).bind(user.created_at)
        .execute(conn).await.map(|done| done.rows_affected()))?;
    if inserted == 1 {
        audit::append(tx, &store.clock, &entry.clone().subject(&user.id)).await?;
    }
    Ok(inserted == 1)
}

impl Store {
    pub(crate) fn email_index(&self, email: &Email) -> Vec<u8> {
        self.keyring.blind_index("email", email.as_str())
    }

    /// `None` when the address is taken.
    pub async fn create_user(&self, new: NewUser<'_>) -> Result<Option<User>, StoreError> {
        let user = User {
            id: UserId::new(&self.clock)?,
            team: new.team.clone(),
            role: new.role.into(),
            name: new.name.to_owned(),
            email: new.email.as_str().to_owned(),
            created_at: self.clock.now(),
            disabled_at: None,
            has_second_factor: false,
        };
        let (store, made, hash) = (self.clone(), user.clone(), new.password_hash.to_owned());
        let entry = Entry::new(Actor::Operator, Action::UserCreated).team(new.team);
        let inserted = self
            .db
            .transaction(move |tx| {
                Box::pin(async move { insert_user(tx, &store, &made, &hash, &entry).await })
            })
            .await?;
        Ok(inserted.then_some(user))
    }

    /// What a sign-in with an address is checked against.
    pub async fn find_credentials(&self, email: &Email) -> Result<Option<Credentials>, StoreError> {
        Ok(on!(self.db.read(), db => sqlx::query_as::<_, Credentials>(
            "SELECT id, team_id, password_hash, disabled_at IS NOT NULL AS is_disabled FROM users WHERE email_index = $1"
        ).bind(self.email_index(email)).fetch_optional(db).await)?)
    }

    pub async fn find_user(&self, team: &TeamId, id: &UserId) -> Result<Option<User>, StoreError> {
        let row = on!(self.db.read(), db => sqlx::query_as::<_, UserRow>(
            "SELECT id, team_id, role, sealed_email, sealed_name, created_at, disabled_at,
                EXISTS (SELECT 1 FROM second_factors f WHERE f.id = users.id AND f.confirmed_at IS NOT NULL) AS has_second_factor
             FROM users
             WHERE id = $1 AND team_id = $2"
        ).bind(id).bind(team).fetch_optional(db).await)?;
        match row {
            Some(row) => Ok(Some(self.open_user(row).await?)),
            None => Ok(None),
        }
    }

    /// The person who has an address, for the operator.
    pub async fn find_user_by_email(&self, email: &Email) -> Result<Option<User>, StoreError> {
        match self.find_credentials(email).await? {
            Some(known) => self.find_user(&known.team, &known.user).await,
            None => Ok(None),
        }
    }

    /// A team's people, for the operator: personal data, so the look itself is recorded.
    pub async fn list_users(&self, team: &TeamId) -> Result<Vec<User>, StoreError> {
        let rows = on!(self.db.read(), db => sqlx::query_as::<_, UserRow>(
            "SELECT id, team_id, role, sealed_email, sealed_name, created_at, disabled_at,
                EXISTS (SELECT 1 FROM second_factors f WHERE f.id = users.id AND f.confirmed_at IS NOT NULL) AS has_second_factor
             FROM users
             WHERE team_id = $1 ORDER BY id"
        ).bind(team).fetch_all(db).await)?;
        self.record(Entry::new(Actor::Operator, Action::UsersListed).team(team)).await?;
        let mut users = Vec::with_capacity(rows.len());
        for row in rows {
            users.push(self.open_user(row).await?);
        }
        Ok(users)
    }

    /// Sets what a person may upload; `None` for what everybody may.
    pub async fn limit_uploads(&self, user: &User, quota: Option<Quota>) -> Result<(), StoreError> {
        let (store, user, team) = (self.clone(), user.id.clone(), user.team.clone());
        let (per_hour, burst) = quota.map(|quota| (i64::from(quota.quota), i64::from(quota.burst))).unzip();
        self.db
            .transaction(move |tx| {
                Box::pin(async move {
                    on!(tx.conn(), conn => sqlx::query(
                        "UPDATE users SET uploads_per_hour = $1, uploads_at_once = $2 WHERE id = $3"
                    ).bind(per_hour).bind(burst).bind(&user).execute(conn).await.map(|_| ()))?;
                    let entry =
                        Entry::new(Actor::Operator, Action::UploadsLimited).team(&team).subject(&user);
                    audit::append(tx, &store.clock, &entry).await
                })
            })
            .await
    }

    pub(crate) async fn open_user(&self, row: UserRow) -> Result<User, StoreError> {
        let open = async |column, sealed: &[u8]| {
            self.keyring.open_text(&row.team_id, column, row.id.as_str(), sealed).await
        };
        Ok(User {
            name: open(USER_NAME, &row.sealed_name).await?,
            email: open(USER_EMAIL, &row.sealed_email).await?,
            role: Open::read(row.role),
            id: row.id,
            team: row.team_id,
            created_at: row.created_at,
            disabled_at: row.disabled_at,
            has_second_factor: row.has_second_factor,
        })
    }
}

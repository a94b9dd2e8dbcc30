//! The people of one team, as its owners see and change them. A team is never left without an owner.

use crate::analyses::release_cases;
use crate::api_keys::end_keys;
use crate::audit::{self, Action, Principal};
pub use crate::changed_by::ChangedBy;
use crate::db::{Tx, on};
use crate::invitations::end_invitations;
use crate::page::{Page, PageRequest};
use crate::password_changes::{end_resets, end_resets_made_by};
use crate::sessions::end_logins;
use crate::teams::lock_team;
use crate::users::{Role, User, UserRow};
use crate::{Store, StoreError};
use lending_base::{TeamId, UserId};

/// The roles that decide about cases; a member's may be left out by the team.
pub(crate) const REVIEWING: [Role; 3] = [Role::Owner, Role::Reviewer, Role::Member];

/// What is to change; what is `None` stays.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct MemberChange {
    pub role: Option<Role>,
    pub is_disabled: Option<bool>,
}

/// What became of a change.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MemberChanged {
    Done,
    /// The team has no such person.
    Nobody,
    /// The team would have no owner left who can sign in.
    LastOwner,
}

/// The people of one team: no unscoped read exists.
#[derive(Debug)]
pub struct Members<'a> {
    store: &'a Store,
    team: &'a TeamId,
}

impl Store {
    pub fn members<'a>(&'a self, team: &'a TeamId) -> Members<'a> {
        Members { store: self, team }
    }
}

impl Members<'_> {
    pub async fn find(&self, id: &UserId) -> Result<Option<User>, StoreError> {
        self.store.find_user(self.team, id).await
    }

    pub async fn list(&self, page: &PageRequest) -> Result<Page<User>, StoreError> {
        let rows = on!(self.store.db.read(), db => sqlx::query_as::<_, UserRow>(
            "SELECT id, team_id, role, sealed_email, sealed_name, created_at, disabled_at,
                EXISTS (SELECT 1 FROM second_factors f WHERE f.id = users.id AND f.confirmed_at IS NOT NULL) AS has_second_factor
             FROM users
             WHERE team_id = $1 AND ($2 IS NULL OR id < $2) ORDER BY id DESC LIMIT $3 OFFSET $4"
        ).bind(self.team).bind(page.below()).bind(page.fetch()).bind(page.offset()).fetch_all(db).await)?;
        let counted = on!(self.store.db.read(), db => sqlx::query_scalar::<_, i64>(
            "SELECT count(*) FROM (SELECT 1 FROM users WHERE team_id = $1 LIMIT 10001) AS counted"
        ).bind(self.team).fetch_one(db).await)?;
        let mut people = Vec::with_capacity(rows.len());
        for row in rows {
            people.push(self.store.open_user(row).await?);
        }
        Ok(Page::cut(people, page, counted))
    }

    /// Those to whom a case can be given: who has access and may review. `with_members` says whether a member's role is
    /// enough.
    pub async fn reviewers(&self, with_members: bool, page: &PageRequest) -> Result<Page<User>, StoreError> {
        let [owner, reviewer, member] = REVIEWING.map(Role::as_str);
        let member = with_members.then_some(member);
        let rows = on!(self.store.db.read(), db => sqlx::query_as::<_, UserRow>(
            "SELECT id, team_id, role, sealed_email, sealed_name, created_at, disabled_at,
                EXISTS (SELECT 1 FROM second_factors f WHERE f.id = users.id AND f.confirmed_at IS NOT NULL) AS has_second_factor
             FROM users
             WHERE team_id = $1 AND disabled_at IS NULL AND (role = $2 OR role = $3 OR role = $4)
                AND ($5 IS NULL OR id < $5) ORDER BY id DESC LIMIT $6 OFFSET $7"
        ).bind(self.team).bind(owner).bind(reviewer).bind(member)
            .bind(page.below()).bind(page.fetch()).bind(page.offset()).fetch_all(db).await)?;
        let counted = on!(self.store.db.read(), db => sqlx::query_scalar::<_, i64>(
            "SELECT count(*) FROM (SELECT 1 FROM users WHERE team_id = $1 AND disabled_at IS NULL
                AND (role = $2 OR role = $3 OR role = $4) LIMIT 10001) AS counted"
        ).bind(self.team).bind(owner).bind(reviewer).bind(member).fetch_one(db).await)?;
        let mut people = Vec::with_capacity(rows.len());
        for row in rows {
            people.push(self.store.open_user(row).await?);
        }
        Ok(Page::cut(people, page, counted))
    }

    /// Changes a role, ends somebody's access or gives it back. Whoever is disabled has no token from then on, on every
    /// process; being enabled again brings none of them back.
    pub async fn change(
        &self,
        by: ChangedBy,
        id: &UserId,
        change: MemberChange,
    ) -> Result<MemberChanged, StoreError> {
        let (store, team, id) = (self.store.clone(), self.team.clone(), id.clone());
        self.store
            .db
            .transaction(move |tx| {
                Box::pin(async move {
                    // One change of the team's people at a time: of two last owners that go, one stays.
                    lock_team(tx, &team).await?;
                    let Some(now) = standing(tx, &team, &id).await? else { return Ok(MemberChanged::Nobody) };
                    let then = Standing {
                        role: change.role.map_or(now.role.clone(), |role| role.as_str().to_owned()),
                        is_disabled: change.is_disabled.unwrap_or(now.is_disabled),
                    };
                    if now.is_acting_owner()
                        && !then.is_acting_owner()
                        && owners_beside(tx, &team, &id).await? == 0
                    {
                        return Ok(MemberChanged::LastOwner);
                    }
                    let at = store.clock.now();
                    on!(tx.conn(), conn => sqlx::query(
                        "UPDATE users SET role = $1,
                            disabled_at = CASE WHEN $2 THEN COALESCE(disabled_at, $3) ELSE NULL END
                         WHERE id = $4 AND team_id = $5"
                    ).bind(&then.role).bind(then.is_disabled).bind(at).bind(&id).bind(&team)
                        .execute(conn).await.map(|_| ()))?;
                    let entry = |action| by.entry(&team, action).subject(&id);
                    if now.role != then.role {
                        let entry = entry(Action::RoleChanged).detail(format!("{} {}", now.role, then.role));
                        audit::append(tx, &store.clock, &entry).await?;
                    }
                    if !then.may_review() {
                        release_cases(tx, &team, &id).await?;
                    }
                    if !then.is_acting_owner() {
                        end_resets_made_by(tx, &id, at).await?;
                        end_invitations(tx, &id, at).await?;
                    }
                    if then.is_disabled && !now.is_disabled {
                        end_logins(tx, &id, None, at).await?;
                        end_keys(tx, &id, at).await?;
                        end_resets(tx, &id, at).await?;
                        audit::append(tx, &store.clock, &entry(Action::UserDisabled)).await?;
                    }
                    if now.is_disabled && !then.is_disabled {
                        audit::append(tx, &store.clock, &entry(Action::UserEnabled)).await?;
                    }
                    Ok(MemberChanged::Done)
                })
            })
            .await
    }
}

/// What somebody is, as it is stored: a role of a newer version is compared and kept, not understood.
#[derive(Debug, Clone, PartialEq, Eq, sqlx::FromRow)]
struct Standing {
    role: String,
    is_disabled: bool,
}

impl Standing {
    /// A role of a newer version may: what it holds is left to it.
    fn may_review(&self) -> bool {
        self.role != Role::Viewer.as_str() && !self.is_disabled
    }

    fn is_acting_owner(&self) -> bool {
        self.role == Role::Owner.as_str() && !self.is_disabled
    }
}

/// Says that somebody who came in as an owner still is one, behind the lock of the team. Who is not any more comes again, and
/// is refused at the gate.
pub(crate) async fn check_is_owner(tx: &mut Tx, principal: &Principal) -> Result<(), StoreError> {
    let standing = standing(tx, &principal.team, &principal.user).await?;
    if standing.is_some_and(|standing| standing.is_acting_owner()) {
        return Ok(());
    }
    Err(StoreError::Busy("the role of whoever asks has changed"))
}

async fn standing(tx: &mut Tx, team: &TeamId, id: &UserId) -> Result<Option<Standing>, StoreError> {
    Ok(on!(tx.conn(), conn => sqlx::query_as::<_, Standing>(
        "SELECT role, disabled_at IS NOT NULL AS is_disabled FROM users WHERE id = $1 AND team_id = $2"
    ).bind(id).bind(team).fetch_optional(conn).await)?)
}

async fn owners_beside(tx: &mut Tx, team: &TeamId, id: &UserId) -> Result<i64, StoreError> {
    Ok(on!(tx.conn(), conn => sqlx::query_scalar::<_, i64>(
        "SELECT count(*) FROM users WHERE team_id = $1 AND id <> $2 AND role = $3 AND disabled_at IS NULL"
    ).bind(team).bind(id).bind(Role::Owner.as_str()).fetch_one(conn).await)?)
}

//! The people of a team, for its owners: who they are, what they may do, and that they have left.

mod invitations;
mod way_back_in;

use lending_base::UserId;
use lending_store::audit::Action;
use lending_store::members::{ChangedBy, MemberChange, MemberChanged};
use lending_store::users::{self, User};
use poem_openapi::param::{Path, Query};
use poem_openapi::{Object, OpenApi};

pub(crate) use self::invitations::{InvitationsApi, OPERATIONS as INVITATION_OPERATIONS};
pub(crate) use self::way_back_in::{OPERATIONS as WAY_BACK_IN_OPERATIONS, WayBackInApi};
use super::lists::{default_limit, list_of, page_request};
use super::me::Role;
use super::responses::Success;
use super::stored::Stored;
use super::tags::Tag;
use super::timestamp::Timestamp;
use crate::contract::OperationFacts;
use crate::errors::{ApiError, Code};
use crate::gate::{Access, Body, Caller, OwnerLogin};

#[derive(Debug, Default)]
pub(crate) struct MembersApi;

const EXAMPLE: &str = r#"{"id": "usr_01JD3Q4T0C6Z9V2R8N5M7K1XWY", "name": "Asha Rao", "email": "asha@example.com",
    "role": "reviewer", "created_at": "2026-11-15T02:00:00Z", "disabled_at": null, "has_second_factor": true}"#;

pub(super) const OPERATIONS: &[OperationFacts] = &[
    OperationFacts {
        id: "list_members",
        refusals: &[Code::StorageFull],
        request: None,
        answer: Some(
            r#"{"data": [{"id": "usr_01JD3Q4T0C6Z9V2R8N5M7K1XWY", "name": "Asha Rao", "email": "asha@example.com",
                "role": "reviewer", "created_at": "2026-11-15T02:00:00Z", "disabled_at": null, "has_second_factor": true}],
                "total": 1, "limit": 20, "offset": 0, "has_more": false, "next_cursor": null}"#,
        ),
    },
    OperationFacts { id: "get_member", refusals: &[Code::StorageFull], request: None, answer: Some(EXAMPLE) },
    OperationFacts {
        id: "update_member",
        refusals: &[Code::LastOwner, Code::StorageFull],
        request: Some(r#"{"role": "reviewer"}"#),
        answer: Some(EXAMPLE),
    },
];

/// A person of the team.
#[derive(Debug, Object)]
pub(crate) struct Member {
    /// Id of the user, `usr_…`.
    id: String,
    /// The person's full name.
    name: String,
    /// Email address, the one to sign in with.
    email: String,
    /// What the person may do in the team.
    role: Stored<Role>,
    /// When the person came.
    created_at: Timestamp,
    /// Since when the person has no access; null while they have.
    disabled_at: Option<Timestamp>,
    /// Whether the person needs a code besides the password to sign in.
    has_second_factor: bool,
}

list_of! {
    /// A page of members.
    MemberList of Member
}

fn view(user: User) -> Member {
    Member {
        id: user.id.to_string(),
        name: user.name,
        email: user.email,
        role: Stored::word(user.role.as_str()),
        created_at: user.created_at.into(),
        disabled_at: user.disabled_at.map(Into::into),
        has_second_factor: user.has_second_factor,
    }
}

/// What is to change of a member; what is left out or null stays as it is.
#[derive(Debug, Object)]
#[oai(deny_unknown_fields)]
pub(crate) struct UpdateMemberRequest {
    /// What the person may do from now on, with every token they have.
    role: Option<Role>,
    /// `true` ends the person's access: sessions and API keys are revoked at once and for good, and nobody can sign in as
    /// them. `false` lets them sign in again.
    disabled: Option<bool>,
}

fn missing() -> ApiError {
    ApiError::not_found("member")
}

fn parsed(id: &str) -> Result<UserId, ApiError> {
    UserId::parse(id).ok_or_else(missing)
}

async fn found<A: Access>(caller: &Caller<A>, id: &UserId) -> Result<User, ApiError> {
    caller.app().store.members(&caller.facts().team).find(id).await?.ok_or_else(missing)
}

impl From<Role> for users::Role {
    fn from(role: Role) -> Self {
        match role {
            Role::Owner => Self::Owner,
            Role::Member => Self::Member,
            Role::Reviewer => Self::Reviewer,
            Role::Viewer => Self::Viewer,
        }
    }
}

#[OpenApi]
impl MembersApi {
    /// List members
    ///
    /// The people of the team, those without access included. Owners only, with a login token.
    #[oai(path = "/members", method = "get", operation_id = "list_members", tag = "Tag::Members")]
    async fn list_members(
        &self,
        caller: OwnerLogin,
        /// Page size: 1 to 100.
        #[oai(default = "default_limit", validator(minimum(value = "1"), maximum(value = "100")))]
        limit: Query<u32>,
        /// Number of items to skip: 0 to 1,000,000. For deep lists use `cursor`.
        #[oai(validator(minimum(value = "0"), maximum(value = "1000000")))]
        offset: Query<Option<u32>>,
        /// `next_cursor` of the page before, to read on from there; cannot be combined with `offset`.
        cursor: Query<Option<String>>,
    ) -> Result<Success<MemberList>, ApiError> {
        let page = page_request(limit.0, offset.0, cursor.0, |text| UserId::parse(text).is_some())?;
        let team = &caller.facts().team;
        let people = caller.app().store.members(team).list(&page).await?;
        caller.note_read(Action::UsersListed, team).await?;
        Ok(Success(MemberList::new(people, &page, |user| user.id.as_str(), view)))
    }

    /// Read a member
    ///
    /// One person of the team. Owners only, with a login token.
    #[oai(path = "/members/:id", method = "get", operation_id = "get_member", tag = "Tag::Members")]
    async fn get_member(
        &self,
        caller: OwnerLogin,
        /// Id of the member.
        id: Path<String>,
    ) -> Result<Success<Member>, ApiError> {
        let user = found(&caller, &parsed(&id.0)?).await?;
        caller.note_read(Action::UserRead, &user.id).await?;
        Ok(Success(view(user)))
    }

    /// Change a member
    ///
    /// Gives another role, ends the person's access, or gives it back. The last owner who can sign in can neither be
    /// disabled nor made anything else. Owners only, with a login token.
    #[oai(path = "/members/:id", method = "patch", operation_id = "update_member", tag = "Tag::Members")]
    async fn update_member(
        &self,
        caller: OwnerLogin,
        /// Id of the member.
        id: Path<String>,
        body: Body<UpdateMemberRequest>,
    ) -> Result<Success<Member>, ApiError> {
        let id = parsed(&id.0)?;
        let asked = body.into_value()?;
        let change = MemberChange { role: asked.role.map(Into::into), is_disabled: asked.disabled };
        let by = ChangedBy::Owner(caller.principal());
        match caller.app().store.members(&caller.facts().team).change(by, &id, change).await? {
            MemberChanged::Done => Ok(Success(view(found(&caller, &id).await?))),
            MemberChanged::Nobody => Err(missing()),
            MemberChanged::LastOwner => Err(ApiError::new(
                Code::LastOwner,
                "The team would be left without an owner; make somebody else one first.",
            )),
        }
    }
}

//! Invitations: one-time links by which somebody becomes a member.

use chrono::{DateTime, Utc};
use lending_base::InvitationId;
use lending_store::audit::Action;
use lending_store::invitations::{self, Invited, OPEN_INVITATIONS};
use lending_store::users::Email;
use poem_openapi::param::{Header, Path, Query};
use poem_openapi::{Enum, Object, OpenApi};

use crate::api::lists::{default_limit, list_of, page_request};
use crate::api::me::Role;
use crate::api::responses::{Created, NoContent, Success};
use crate::api::stored::Stored;
use crate::api::tags::Tag;
use crate::api::timestamp::Timestamp;
use crate::contract::OperationFacts;
use crate::errors::{ApiError, Code};
use crate::gate::{Admitted, Body, CreatingOwnerLogin, OwnerLogin};

#[derive(Debug, Default)]
pub(crate) struct InvitationsApi;

pub(crate) const OPERATIONS: &[OperationFacts] = &[
    OperationFacts {
        id: "create_invitation",
        refusals: &[Code::IsMember, Code::InvitationLimitReached],
        request: Some(r#"{"email": "ravi@example.com", "role": "reviewer"}"#),
        answer: Some(
            r#"{"id": "inv_01JD3Q4T0C6Z9V2R8N5M7K1XWB", "email": "ravi@example.com", "role": "reviewer", "status": "open",
                "token": "las_invite_000000000000000000000000000000EXAMPL",
                "link": "https://lending.example.com/invite?token=las_invite_000000000000000000000000000000EXAMPL",
                "created_by": "usr_01JD3Q4T0C6Z9V2R8N5M7K1XWY", "created_at": "2026-11-15T02:00:00Z",
                "expires_at": "2026-11-22T02:00:00Z"}"#,
        ),
    },
    OperationFacts {
        id: "list_invitations",
        refusals: &[Code::StorageFull],
        request: None,
        answer: Some(
            r#"{"data": [{"id": "inv_01JD3Q4T0C6Z9V2R8N5M7K1XWB", "email": "ravi@example.com", "role": "reviewer",
                "status": "open", "created_by": "usr_01JD3Q4T0C6Z9V2R8N5M7K1XWY",
                "created_at": "2026-11-15T02:00:00Z", "expires_at": "2026-11-22T02:00:00Z"}],
                "total": 1, "limit": 20, "offset": 0, "has_more": false, "next_cursor": null}"#,
        ),
    },
    OperationFacts { id: "revoke_invitation", refusals: &[Code::StorageFull], request: None, answer: None },
];

/// Whom to invite, and as what.
#[derive(Debug, Object)]
#[oai(deny_unknown_fields)]
pub(crate) struct CreateInvitationRequest {
    /// The email address that the person will sign in with: at most 254 characters.
    #[oai(validator(min_length = 1, max_length = 254))]
    email: String,
    /// What the person may do in the team.
    role: Role,
}

/// How an invitation stands: `open`, or it was `accepted`, was `revoked`, or is `expired`.
#[derive(Debug, Clone, Copy, Enum)]
#[oai(rename_all = "snake_case")]
pub(crate) enum InvitationStatus {
    Open,
    Accepted,
    Revoked,
    Expired,
}

/// An invitation to become a member.
#[derive(Object)]
pub(crate) struct Invitation {
    /// Id of the invitation, `inv_…`, by which it is revoked.
    id: String,
    /// The email address it is for.
    email: String,
    /// What the person will be allowed to do.
    role: Stored<Role>,
    /// How it stands.
    status: InvitationStatus,
    /// What the person accepts it with, once: hand it over in private. In the answer to its creation alone, never shown
    /// again.
    #[oai(skip_serializing_if_is_none)]
    token: Option<String>,
    /// The page of the console that takes the token. As `token`, in the answer to its creation alone.
    #[oai(skip_serializing_if_is_none)]
    link: Option<String>,
    /// Id of the owner who made it.
    created_by: String,
    /// When it was made.
    created_at: Timestamp,
    /// Until when it can be accepted: seven days.
    expires_at: Timestamp,
}

list_of! {
    /// A page of invitations.
    InvitationList of Invitation
}

fn view(invitation: invitations::Invitation, now: DateTime<Utc>) -> Invitation {
    let status = if invitation.accepted_at.is_some() {
        InvitationStatus::Accepted
    } else if invitation.revoked_at.is_some() {
        InvitationStatus::Revoked
    } else if invitation.expires_at <= now {
        InvitationStatus::Expired
    } else {
        InvitationStatus::Open
    };
    Invitation {
        id: invitation.id.to_string(),
        email: invitation.email,
        role: Stored::word(invitation.role.as_str()),
        status,
        token: None,
        link: None,
        created_by: invitation.created_by.to_string(),
        created_at: invitation.created_at.into(),
        expires_at: invitation.expires_at.into(),
    }
}

fn missing() -> ApiError {
    ApiError::not_found("invitation")
}

#[OpenApi]
impl InvitationsApi {
    /// Invite somebody
    ///
    /// Makes a one-time link for somebody to become a member. Hand its token over in private; whoever has it chooses a name
    /// and a password with `POST /auth/accept-invite`, within seven days. An earlier invitation to the same address is void
    /// from then on. Owners only, with a login token.
    #[oai(path = "/invitations", method = "post", operation_id = "create_invitation", tag = "Tag::Members")]
    async fn create_invitation(
        &self,
        caller: CreatingOwnerLogin,
        /// Makes repeating this request safe for 24 hours: 1 to 255 printable characters.
        #[oai(name = "Idempotency-Key", validator(min_length = 1, max_length = 255, pattern = "^[ -~]+$"))]
        idempotency_key: Header<Option<String>>,
        body: Body<CreateInvitationRequest>,
    ) -> Result<Created<Invitation>, ApiError> {
        let store = &caller.app().store;
        let principal = caller.principal();
        let key = idempotency_key.0.as_deref();
        let earlier = match caller.admit_creation("create_invitation", key, "", body).await? {
            Admitted::Replay(id) => id,
            Admitted::New(new, key) => {
                let email = Email::new(&new.email);
                if !email.is_address() {
                    return Err(ApiError::invalid_field("email", "is not an email address"));
                }
                match store.invite(&principal, &email, new.role.into(), key.clone()).await? {
                    Invited::Created(invitation, token) => {
                        let token = token.expose().to_owned();
                        return Ok(created(Invitation {
                            link: Some(format!("{}/invite?token={token}", caller.app().public_url)),
                            token: Some(token),
                            ..view(invitation, store.clock().now())
                        }));
                    }
                    Invited::IsMember => {
                        return Err(ApiError::new(
                            Code::IsMember,
                            "Somebody of the team has this email address.",
                        ));
                    }
                    Invited::LimitReached => {
                        let message = format!(
                            "A team has at most {OPEN_INVITATIONS} open invitations; revoke one first."
                        );
                        return Err(ApiError::new(Code::InvitationLimitReached, message));
                    }
                    Invited::Overtaken => caller.overtaken(key).await?,
                }
            }
        };
        let id = InvitationId::parse(&earlier).ok_or_else(ApiError::internal)?;
        let found = store.invitations(&principal.team).find(&id).await?.ok_or_else(missing)?;
        Ok(Created { replayed: true, ..created(view(found, store.clock().now())) })
    }

    /// List invitations
    ///
    /// All invitations of the team, those that are over included; never their tokens. Owners only, with a login token.
    #[oai(path = "/invitations", method = "get", operation_id = "list_invitations", tag = "Tag::Members")]
    async fn list_invitations(
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
    ) -> Result<Success<InvitationList>, ApiError> {
        let page = page_request(limit.0, offset.0, cursor.0, |text| InvitationId::parse(text).is_some())?;
        let (store, team) = (&caller.app().store, &caller.facts().team);
        let found = store.invitations(team).list(&page).await?;
        caller.note_read(Action::InvitationsListed, team).await?;
        let now = store.clock().now();
        let view = |invitation| view(invitation, now);
        Ok(Success(InvitationList::new(found, &page, |invitation| invitation.id.as_str(), view)))
    }

    /// Revoke an invitation
    ///
    /// Its token is good for nothing from then on. One that was accepted stays so. Owners only, with a login token.
    #[oai(
        path = "/invitations/:id",
        method = "delete",
        operation_id = "revoke_invitation",
        tag = "Tag::Members"
    )]
    async fn revoke_invitation(
        &self,
        caller: OwnerLogin,
        /// Id of the invitation.
        id: Path<String>,
    ) -> Result<NoContent, ApiError> {
        let id = InvitationId::parse(&id.0).ok_or_else(missing)?;
        let principal = caller.principal();
        let invitations = caller.app().store.invitations(&principal.team);
        // Revoking twice is no error: the wish is fulfilled.
        if invitations.revoke(&principal, &id).await? || invitations.find(&id).await?.is_some() {
            Ok(NoContent)
        } else {
            Err(missing())
        }
    }
}

fn created(body: Invitation) -> Created<Invitation> {
    Created { location: format!("/v1/invitations/{}", body.id), body, replayed: false }
}

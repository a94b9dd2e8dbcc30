//! How an owner lets a member in again: a link for a new password, the end of a lock, and of a second factor that was lost.

use lending_base::UserId;
use lending_store::members::ChangedBy;
use lending_store::password_changes::ResetLink as Link;
use poem_openapi::param::Path;
use poem_openapi::{Object, OpenApi};

use super::{found, missing, parsed};
use crate::api::responses::{NoContent, Success};
use crate::api::tags::Tag;
use crate::api::timestamp::Timestamp;
use crate::contract::OperationFacts;
use crate::errors::{ApiError, Code};
use crate::gate::OwnerLogin;

#[derive(Debug, Default)]
pub(crate) struct WayBackInApi;

/// Owners help others. For themselves a session that stands open would be enough, whoever sits before it; what they change
/// of their own they prove with their password.
fn somebody_else(caller: &OwnerLogin, member: &UserId, instead: &str) -> Result<(), ApiError> {
    if caller.facts().user == *member {
        let message = format!("This is for others; for your own account use {instead}.");
        return Err(ApiError::new(Code::OwnAccount, message));
    }
    Ok(())
}

pub(crate) const OPERATIONS: &[OperationFacts] = &[
    OperationFacts {
        id: "create_reset_link",
        refusals: &[Code::OwnAccount, Code::MemberDisabled, Code::StorageFull],
        request: None,
        answer: Some(
            r#"{"token": "las_reset_0000000000000000000000000000000EXAMPL", "expires_at": "2026-11-16T02:00:00Z",
                "link": "https://lending.example.com/reset-password?token=las_reset_0000000000000000000000000000000EXAMPL"}"#,
        ),
    },
    OperationFacts { id: "unlock_member", refusals: &[Code::StorageFull], request: None, answer: None },
    OperationFacts {
        id: "remove_member_second_factor",
        refusals: &[Code::OwnAccount, Code::SecondFactorMissing, Code::StorageFull],
        request: None,
        answer: None,
    },
];

/// A one-time link by which a member sets a new password.
#[derive(Object)]
pub(crate) struct ResetLink {
    /// What the member sets a new password with, once: hand it over in private. It is never shown again.
    token: String,
    /// The page of the console that takes the token.
    link: String,
    /// Until when it can be used: 24 hours.
    expires_at: Timestamp,
}

#[OpenApi]
impl WayBackInApi {
    /// Make a link for a new password
    ///
    /// For a member who has forgotten theirs. Hand the token over in private; whoever has it sets a new password with
    /// `POST /auth/reset-password`, within 24 hours. An earlier link of the same person is void from then on; the old
    /// password works until a new one is set. Not for oneself: 409 `own_account`. Owners only, with a login token.
    #[oai(
        path = "/members/:id/reset-link",
        method = "post",
        operation_id = "create_reset_link",
        tag = "Tag::Members"
    )]
    async fn create_reset_link(
        &self,
        caller: OwnerLogin,
        /// Id of the member.
        id: Path<String>,
    ) -> Result<Success<ResetLink>, ApiError> {
        let id = parsed(&id.0)?;
        somebody_else(&caller, &id, "POST /v1/me/password")?;
        match caller.app().store.make_reset_link(&caller.principal(), &id).await? {
            Link::Made { token, expires_at } => {
                let token = token.expose().to_owned();
                let link = format!("{}/reset-password?token={token}", caller.app().public_url);
                Ok(Success(ResetLink { token, link, expires_at: expires_at.into() }))
            }
            Link::Nobody => Err(missing()),
            Link::Disabled => Err(ApiError::new(
                Code::MemberDisabled,
                "The member has no access, and a new password would give none; enable them first.",
            )),
        }
    }

    /// Unlock a member
    ///
    /// Forgets the failed sign-ins with the member's address, from every network, so that they can sign in at once. Owners
    /// only, with a login token.
    #[oai(
        path = "/members/:id/unlock",
        method = "post",
        operation_id = "unlock_member",
        tag = "Tag::Members"
    )]
    async fn unlock_member(
        &self,
        caller: OwnerLogin,
        /// Id of the member.
        id: Path<String>,
    ) -> Result<NoContent, ApiError> {
        if caller.app().store.unlock_member(&caller.principal(), &parsed(&id.0)?).await? {
            Ok(NoContent)
        } else {
            Err(missing())
        }
    }

    /// Remove a member's second factor
    ///
    /// For a member who has lost both the app and the recovery codes. From then on the password alone is asked for; where
    /// the team asks for a second factor, they set up a new one before anything else. Not for oneself: 409 `own_account`.
    /// Owners only, with a login token.
    #[oai(
        path = "/members/:id/second-factor",
        method = "delete",
        operation_id = "remove_member_second_factor",
        tag = "Tag::Members"
    )]
    async fn remove_member_second_factor(
        &self,
        caller: OwnerLogin,
        /// Id of the member.
        id: Path<String>,
    ) -> Result<NoContent, ApiError> {
        let id = parsed(&id.0)?;
        somebody_else(&caller, &id, "POST /v1/me/second-factor/remove")?;
        let user = found(&caller, &id).await?;
        let by = ChangedBy::Owner(caller.principal());
        if caller.app().store.remove_second_factor(by, &user.team, &user.id).await? {
            Ok(NoContent)
        } else {
            Err(ApiError::new(Code::SecondFactorMissing, "The member has no second factor."))
        }
    }
}

//! What somebody does with a one-time link: become a member, or set a new password. Nobody is signed in here, so whoever
//! tries tokens is throttled as at the door.

use lending_store::invitations::Accepted;
use lending_store::token::{Token, TokenKind};
use poem_openapi::{Object, OpenApi};

use super::responses::NoContent;
use super::tags::Tag;
use crate::contract::OperationFacts;
use crate::errors::{ApiError, Code};
use crate::gate::{Body, SignInAllowed};
use crate::password_rules::{self, Guesses};

#[derive(Debug, Default)]
pub(crate) struct OneTimeLinksApi;

pub(super) const OPERATIONS: &[OperationFacts] = &[
    OperationFacts {
        id: "accept_invitation",
        refusals: &[Code::InvalidLink, Code::PasswordTooWeak, Code::EmailTaken, Code::RateLimited],
        request: Some(
            r#"{"token": "las_invite_000000000000000000000000000000EXAMPL", "name": "Ravi Iyer",
                "password": "blue tractor sings loudly"}"#,
        ),
        answer: None,
    },
    OperationFacts {
        id: "reset_password",
        refusals: &[Code::InvalidLink, Code::PasswordTooWeak, Code::RateLimited],
        request: Some(
            r#"{"token": "las_reset_0000000000000000000000000000000EXAMPL", "password": "blue tractor sings loudly"}"#,
        ),
        answer: None,
    },
];

/// An invitation that is accepted.
#[derive(Object)]
#[oai(deny_unknown_fields)]
pub(crate) struct AcceptInvitationRequest {
    /// The token of the invitation, `las_invite_…`.
    #[oai(validator(min_length = 1, max_length = 200))]
    token: String,
    /// The person's full name: 1 to 200 characters.
    #[oai(validator(min_length = 1, max_length = 200))]
    name: String,
    /// The password to sign in with: 12 to 1,024 characters, and none that is easy to guess.
    #[oai(validator(min_length = 1, max_length = 1024))]
    password: String,
}

/// A new password, for whoever has a link to set one.
#[derive(Object)]
#[oai(deny_unknown_fields)]
pub(crate) struct ResetPasswordRequest {
    /// The token of the link, `las_reset_…`.
    #[oai(validator(min_length = 1, max_length = 200))]
    token: String,
    /// The new password: 12 to 1,024 characters, and none that is easy to guess.
    #[oai(validator(min_length = 1, max_length = 1024))]
    password: String,
}

/// A token of the kind that an operation takes.
fn token_of(kind: TokenKind, text: &str) -> Option<Token> {
    Token::parse(text).filter(|token| token.kind() == kind)
}

/// The same for all that do not work, and on record: somebody may be trying.
async fn invalid(allowed: &SignInAllowed) -> ApiError {
    let code = Code::InvalidLink;
    if let Err(error) = allowed.app.store.note_refusal(None, &allowed.exchange.origin(), code.as_str()).await
    {
        tracing::warn!(%error, "a refusal could not be recorded");
    }
    ApiError::new(code, "The link is unknown, used, revoked or over; ask an owner for a new one.")
}

#[OpenApi]
impl OneTimeLinksApi {
    /// Accept an invitation
    ///
    /// Makes a member of whoever holds the token, under the address that was invited. It works once. Afterwards sign in with
    /// `POST /auth/token`. Attempts are throttled per IP address, as sign-ins are.
    #[oai(
        path = "/auth/accept-invite",
        method = "post",
        operation_id = "accept_invitation",
        tag = "Tag::Authentication"
    )]
    async fn accept_invitation(
        &self,
        allowed: SignInAllowed,
        body: Body<AcceptInvitationRequest>,
    ) -> Result<NoContent, ApiError> {
        let request = body.into_value()?;
        let store = &allowed.app.store;
        let name = request.name.trim();
        if name.is_empty() || name.chars().any(char::is_control) {
            return Err(ApiError::invalid_field("name", "must be the name of a person"));
        }
        let invitation = match token_of(TokenKind::Invitation, &request.token) {
            Some(token) => store.open_invitation(&token).await?,
            None => None,
        };
        let Some(invitation) = invitation else { return Err(invalid(&allowed).await) };
        let team = store.find_team(&invitation.team).await?.map(|team| team.name).unwrap_or_default();
        let guesses = Guesses::new(&[&invitation.email, name, &team]);
        password_rules::check("password", &request.password, guesses).await?;
        let hash = allowed.app.passwords.hash(request.password).await?;
        match store.accept_invitation(&invitation, name, &hash, &allowed.exchange.origin()).await? {
            Accepted::Done(_) => Ok(NoContent),
            Accepted::Invalid => Err(invalid(&allowed).await),
            Accepted::EmailTaken => Err(ApiError::new(
                Code::EmailTaken,
                "Somebody has an account with this address; ask for an invitation to another one.",
            )),
        }
    }

    /// Set a new password by a link
    ///
    /// Sets the password of the member that the link is for, ends their sessions and lifts a lock. It works once. API keys
    /// stay. Attempts are throttled per IP address, as sign-ins are.
    #[oai(
        path = "/auth/reset-password",
        method = "post",
        operation_id = "reset_password",
        tag = "Tag::Authentication"
    )]
    async fn reset_password(
        &self,
        allowed: SignInAllowed,
        body: Body<ResetPasswordRequest>,
    ) -> Result<NoContent, ApiError> {
        let request = body.into_value()?;
        let store = &allowed.app.store;
        let Some(token) = token_of(TokenKind::Reset, &request.token) else {
            return Err(invalid(&allowed).await);
        };
        let Some(user) = store.open_reset(&token).await? else { return Err(invalid(&allowed).await) };
        let team = store.find_team(&user.team).await?.map(|team| team.name).unwrap_or_default();
        let guesses = Guesses::new(&[&user.email, &user.name, &team]);
        password_rules::check("password", &request.password, guesses).await?;
        let hash = allowed.app.passwords.hash(request.password).await?;
        if store.reset_by_link(&token, &user, &hash, &allowed.exchange.origin()).await? {
            Ok(NoContent)
        } else {
            Err(invalid(&allowed).await)
        }
    }
}

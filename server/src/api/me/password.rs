//! `POST /me/password`: a person's own new password.

use lending_store::lockout::{Lockout, Whence};
use lending_store::users::{Credentials, Email, User};
use poem_openapi::{Object, OpenApi};

use crate::api::auth::account_locked;
use crate::api::responses::NoContent;
use crate::api::tags::Tag;
use crate::contract::OperationFacts;
use crate::errors::{ApiError, Code};
use crate::gate::{Access, Body, Caller, OwnLogin};
use crate::password_rules::{self, Guesses};

#[derive(Debug, Default)]
pub(crate) struct PasswordApi;

pub(crate) const OPERATIONS: &[OperationFacts] = &[OperationFacts {
    id: "change_password",
    refusals: &[Code::PasswordIncorrect, Code::PasswordTooWeak, Code::AccountLocked],
    request: Some(
        r#"{"old_password": "correct horse battery staple", "new_password": "blue tractor sings loudly"}"#,
    ),
    answer: None,
}];

/// The password a person has, and the one they want.
#[derive(Object)]
#[oai(deny_unknown_fields)]
pub(crate) struct ChangePasswordRequest {
    /// The present password.
    #[oai(validator(min_length = 1, max_length = 1024))]
    old_password: String,
    /// The new password: 12 to 1,024 characters, and none that is easy to guess.
    #[oai(validator(min_length = 1, max_length = 1024))]
    new_password: String,
}

#[OpenApi]
impl PasswordApi {
    /// Change my password
    ///
    /// Needs the present one. The session of this request stays; all others of the person end, and one-time links to set a
    /// password are void. API keys stay. Wrong tries count as failed sign-ins do. Needs a login token.
    #[oai(path = "/me/password", method = "post", operation_id = "change_password", tag = "Tag::Identity")]
    async fn change_password(
        &self,
        caller: OwnLogin,
        body: Body<ChangePasswordRequest>,
    ) -> Result<NoContent, ApiError> {
        let request = body.into_value()?;
        let (store, facts) = (&caller.app().store, caller.facts());
        let user = store.find_user(&facts.team, &facts.user).await?.ok_or_else(ApiError::invalid_token)?;
        let verified = verified(&caller, &user, request.old_password).await?;
        let team = store.find_team(&facts.team).await?.map(|team| team.name).unwrap_or_default();
        let guesses = Guesses::new(&[&user.email, &user.name, &team]);
        password_rules::check("new_password", &request.new_password, guesses).await?;
        let hash = caller.app().passwords.hash(request.new_password).await?;
        if store.change_password(&caller.principal(), &verified, &hash).await? {
            Ok(NoContent)
        } else {
            Err(incorrect())
        }
    }
}

fn incorrect() -> ApiError {
    ApiError::new(Code::PasswordIncorrect, "The password is not right.")
}

/// What the person proved themselves by. Whoever has somebody's session and guesses the password is counted as at the door.
pub(super) async fn verified<A: Access>(
    caller: &Caller<A>,
    user: &User,
    password: String,
) -> Result<Credentials, ApiError> {
    let app = caller.app();
    let (email, network) = (Email::new(&user.email), caller.network());
    if let Lockout::LockedFor(left) = app.store.lockout(&email, Whence::network(&network)).await? {
        app.store.sign_in_refused(&email, Whence::network(&network));
        return Err(account_locked(app, caller.exchange(), left));
    }
    let principal = caller.principal();
    let known = app.store.credentials_of(&principal).await?.ok_or_else(ApiError::invalid_token)?;
    if app.passwords.verify(password, Some(known.password_hash.clone())).await? {
        return Ok(known);
    }
    let whence = Whence::network(&network);
    match app.store.sign_in_failed(&email, whence, Some(&known), &principal.origin).await? {
        Lockout::LockedFor(left) => Err(account_locked(app, caller.exchange(), left)),
        Lockout::Open => Err(incorrect()),
    }
}

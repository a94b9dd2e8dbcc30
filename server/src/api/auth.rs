//! Signing in and out.

use lending_store::sign_in::{Lockout, SignIn};
use lending_store::users::Email;
use poem_openapi::{Object, OpenApi};

use super::Tag;
use super::responses::{Found, NoContent};
use crate::app::App;
use crate::contract::OperationFacts;
use crate::errors::{ApiError, Code};
use crate::gate::{Body, LoginCaller, SignInAllowed};

#[derive(Debug, Default)]
pub(crate) struct AuthApi;

pub(super) const OPERATIONS: &[OperationFacts] = &[
    OperationFacts {
        id: "create_login_token",
        refusals: &[Code::InvalidCredentials, Code::AccountLocked, Code::RateLimited],
        limited: true,
        request: Some(
            r#"{"email": "asha@example.com", "password": "correct horse battery staple", "device_name": "Pixel 9"}"#,
        ),
        answer: Some(
            r#"{"token": "las_login_0000000000000000000000000000000EXAMPLE", "token_type": "bearer", "expires_in": 28800,
                "user": {"id": "usr_01JD3Q4T0C6Z9V2R8N5M7K1XWY", "name": "Asha Rao", "email": "asha@example.com"}}"#,
        ),
    },
    OperationFacts {
        id: "revoke_login_token",
        refusals: &[Code::LoginTokenRequired],
        limited: true,
        request: None,
        answer: None,
    },
];

/// Credentials of a person.
#[derive(Debug, Object)]
#[oai(deny_unknown_fields)]
pub(crate) struct SignInRequest {
    /// Email address of the account.
    #[oai(validator(min_length = 1, max_length = 254))]
    email: String,
    /// Password of the account.
    #[oai(validator(min_length = 1, max_length = 1024))]
    password: String,
    /// Name of the device, shown in `GET /me`; helps a person to tell their tokens apart.
    #[oai(validator(min_length = 1, max_length = 100))]
    device_name: Option<String>,
}

/// The person a login token is for.
#[derive(Debug, Object)]
struct LoginUser {
    /// Id of the user.
    id: String,
    /// Full name.
    name: String,
    /// Email address.
    email: String,
}

/// A fresh login token.
#[derive(Debug, Object)]
pub(crate) struct LoginToken {
    /// The bearer token. Keep it in the device's secure storage.
    token: String,
    /// Always `bearer`.
    token_type: String,
    /// Lifetime in seconds; afterwards the person signs in again.
    expires_in: i64,
    /// The person who signed in.
    user: LoginUser,
}

#[OpenApi]
impl AuthApi {
    /// Sign in
    ///
    /// Exchanges an email and a password for a login token, for apps that act as a person. Servers use an API key
    /// instead. Attempts are throttled per IP address, and five failures within 15 minutes lock the account for 15
    /// minutes, doubling up to an hour; live tokens and API keys are not touched by a lock.
    #[oai(
        path = "/auth/token",
        method = "post",
        operation_id = "create_login_token",
        tag = "Tag::Authentication"
    )]
    async fn create_login_token(
        &self,
        allowed: SignInAllowed,
        body: Body<SignInRequest>,
    ) -> Result<Found<LoginToken>, ApiError> {
        let request = body.into_value()?;
        let (app, origin) = (&allowed.app, allowed.exchange.origin());
        let email = Email::new(&request.email);
        refuse_when_locked(app, &email).await?;
        let account = app.store.find_account(&email).await?;
        let hash = account.as_ref().map(|account| account.password_hash.clone());
        let right = app.passwords.verify(request.password, hash).await?;

        let user = match account {
            Some(account) if right => account.user,
            other => {
                let user = other.as_ref().map(|account| &account.user);
                return Err(match app.store.sign_in_failed(&email, user, &origin).await? {
                    Lockout::LockedFor(left) => locked(left),
                    Lockout::Open => {
                        ApiError::new(Code::InvalidCredentials, "The email or the password is wrong.")
                    }
                });
            }
        };
        match app.store.sign_in(&email, &user, request.device_name.as_deref(), &origin).await? {
            SignIn::Locked(left) => Err(locked(left)),
            SignIn::Done(login) => Ok(Found(LoginToken {
                token: login.token.expose().to_owned(),
                token_type: "bearer".to_owned(),
                expires_in: login.lifetime.num_seconds(),
                user: LoginUser { id: user.id.to_string(), name: user.name, email: user.email },
            })),
        }
    }

    /// Sign out
    ///
    /// Revokes the login token of this request at once, on every process. API keys are revoked with
    /// `DELETE /api-keys/{id}`.
    #[oai(
        path = "/auth/logout",
        method = "post",
        operation_id = "revoke_login_token",
        tag = "Tag::Authentication"
    )]
    async fn revoke_login_token(&self, caller: LoginCaller) -> Result<NoContent, ApiError> {
        let login = caller.login().ok_or_else(ApiError::internal)?;
        caller.app().store.sign_out(&caller.principal(), login).await?;
        Ok(NoContent)
    }
}

async fn refuse_when_locked(app: &App, email: &Email) -> Result<(), ApiError> {
    match app.store.lockout(email).await? {
        Lockout::Open => Ok(()),
        Lockout::LockedFor(left) => Err(locked(left)),
    }
}

fn locked(left: chrono::TimeDelta) -> ApiError {
    ApiError::new(Code::AccountLocked, "Too many failed sign-ins; the account is locked for a while.")
        .retry_after(left.to_std().unwrap_or_default())
}

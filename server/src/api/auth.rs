//! Signing in and out.

use std::time::Duration;

use lending_store::lockout::{Lockout, Whence};
use lending_store::second_factor::Proof;
use lending_store::sign_in::SignIn;
use lending_store::users::Email;
use poem_openapi::{Object, OpenApi};

use super::responses::{NoContent, Success};
use super::tags::Tag;
use crate::app::App;
use crate::authenticator_codes;
use crate::context::Exchange;
use crate::contract::OperationFacts;
use crate::errors::{ApiError, Code};
use crate::gate::{Body, OwnLogin, SignInAllowed};

#[derive(Debug, Default)]
pub(crate) struct AuthApi;

pub(super) const OPERATIONS: &[OperationFacts] = &[
    OperationFacts {
        id: "create_login_token",
        refusals: &[
            Code::InvalidCredentials,
            Code::SecondFactorRequired,
            Code::AccountLocked,
            Code::RateLimited,
        ],
        request: Some(
            r#"{"email": "asha@example.com", "password": "correct horse battery staple", "device_name": "Pixel 9"}"#,
        ),
        answer: Some(
            r#"{"token": "las_login_0000000000000000000000000000000EXAMPLE", "token_type": "bearer", "expires_in": 28800,
                "device_token": "las_device_0000000000000000000000000000000EXAMP",
                "user": {"id": "usr_01JD3Q4T0C6Z9V2R8N5M7K1XWY", "name": "Asha Rao", "email": "asha@example.com"}}"#,
        ),
    },
    OperationFacts { id: "revoke_login_token", refusals: &[], request: None, answer: None },
];

/// Credentials of a person.
#[derive(Object)]
#[oai(deny_unknown_fields)]
pub(crate) struct SignInRequest {
    /// Email address of the account, in any case.
    #[oai(validator(min_length = 1, max_length = 254))]
    email: String,
    /// Password of the account: 1 to 1,024 characters.
    #[oai(validator(min_length = 1, max_length = 1024))]
    password: String,
    /// What the authenticator app shows, or a recovery code, where the person has a second factor. Without it the right
    /// password is 401 `second_factor_required`.
    #[oai(validator(min_length = 1, max_length = 64))]
    otp: Option<String>,
    /// Name of the device, shown in `GET /me`; helps a person to tell their tokens apart.
    #[oai(validator(min_length = 1, max_length = 100))]
    device_name: Option<String>,
    /// What an earlier sign-in on this device answered as `device_token`. A device that is known may sign in from any
    /// network while failures from elsewhere have locked the account. One that is unknown is no error.
    #[oai(validator(min_length = 1, max_length = 100))]
    device_token: Option<String>,
}

/// The person a login token is for.
#[derive(Object)]
struct LoginUser {
    /// Id of the user.
    id: String,
    /// The person's full name.
    name: String,
    /// The person's email address.
    email: String,
}

/// A fresh login token.
#[derive(Object)]
pub(crate) struct LoginToken {
    /// The bearer token. Keep it in the device's secure storage.
    token: String,
    /// The scheme to send the token with: always `bearer`.
    token_type: String,
    /// Lifetime of the token in seconds, 28,800 unless the operator chose otherwise; afterwards the person signs in
    /// again.
    expires_in: i64,
    /// The mark of this device. Keep it beyond the token, and send it with the next sign-in. It opens nothing.
    device_token: String,
    /// The person who signed in.
    user: LoginUser,
}

#[OpenApi]
impl AuthApi {
    /// Sign in
    ///
    /// Exchanges an email and a password for a login token, for apps that act as a person. Servers use an API key
    /// instead. Attempts are throttled per IP address, and five failures within 15 minutes lock the account for that
    /// network for 15 minutes, doubling up to an hour; thirty within an hour from everywhere lock it for networks and
    /// devices that never signed in to it. Live tokens and API keys are not touched by a lock.
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
    ) -> Result<Success<LoginToken>, ApiError> {
        let request = body.into_value()?;
        let (app, origin) = (&allowed.app, allowed.exchange.origin());
        let email = Email::new(&request.email);
        let network = allowed.exchange.counted_network();
        let whence = Whence { network: &network, device: request.device_token.as_deref() };
        if let Lockout::LockedFor(left) = app.store.lockout(&email, whence).await? {
            app.store.sign_in_refused(&email, whence);
            return Err(locked(&allowed, left));
        }
        let known = app.store.find_credentials(&email).await?;
        let hash = known.as_ref().map(|known| known.password_hash.clone());
        let right = app.passwords.verify(request.password, hash).await?;

        let wrong = || ApiError::new(Code::InvalidCredentials, "The email or the password is wrong.");
        let verified = match known {
            Some(known) if right && !known.is_disabled => known,
            other => {
                return Err(
                    match app.store.sign_in_failed(&email, whence, other.as_ref(), &origin).await? {
                        Lockout::LockedFor(left) => locked(&allowed, left),
                        Lockout::Open => wrong(),
                    },
                );
            }
        };
        let factor = app.store.second_factor(&verified.team, &verified.user).await?;
        let factor = factor.filter(|factor| factor.is_confirmed);
        let proof = match (&factor, &request.otp) {
            (None, _) => Some(Proof::NotNeeded),
            (Some(factor), Some(typed)) => {
                authenticator_codes::proof_of(factor, typed, app.store.clock().now())
            }
            (Some(_), None) => None,
        };
        // Counted as a wrong password is: who has found the password must not find the code.
        let unproved = async || match app.store.sign_in_failed(&email, whence, Some(&verified), &origin).await
        {
            Ok(Lockout::LockedFor(left)) => locked(&allowed, left),
            Ok(Lockout::Open) => second_factor_required(request.otp.is_some()),
            Err(error) => error.into(),
        };
        let Some(proof) = proof else { return Err(unproved().await) };
        let device = request.device_name.as_deref();
        match app.store.sign_in(&email, whence, &verified, proof, device, &origin).await? {
            SignIn::Locked(left) => Err(locked(&allowed, left)),
            SignIn::Outdated => Err(wrong()),
            SignIn::Unproved => Err(unproved().await),
            SignIn::Done(login, mark) => {
                let user = app.store.find_user(&verified.team, &verified.user).await?;
                let user = user.ok_or_else(ApiError::internal)?;
                Ok(Success(LoginToken {
                    token: login.token.expose().to_owned(),
                    token_type: "bearer".to_owned(),
                    expires_in: login.lifetime.num_seconds(),
                    device_token: mark.expose().to_owned(),
                    user: LoginUser { id: user.id.to_string(), name: user.name, email: user.email },
                }))
            }
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
    async fn revoke_login_token(&self, caller: OwnLogin) -> Result<NoContent, ApiError> {
        let login = caller.login().ok_or_else(ApiError::internal)?;
        caller.app().store.sign_out(&caller.principal(), login).await?;
        Ok(NoContent)
    }
}

fn second_factor_required(was_given: bool) -> ApiError {
    let message = if was_given {
        "The code of the second factor is wrong or was used."
    } else {
        "This account has a second factor: send what the app shows as `otp`."
    };
    ApiError::new(Code::SecondFactorRequired, message)
}

fn locked(allowed: &SignInAllowed, left: chrono::TimeDelta) -> ApiError {
    account_locked(&allowed.app, &allowed.exchange, left)
}

/// A lock is told in the headers of the limits, too, so that they agree with `Retry-After`.
pub(super) fn account_locked(app: &App, exchange: &Exchange, left: chrono::TimeDelta) -> ApiError {
    let verdict = app.limits.account_lock(left.to_std().unwrap_or_default());
    exchange.note(&[verdict]);
    ApiError::new(Code::AccountLocked, "Too many failed sign-ins; the account is locked for a while.")
        .retry_after(Duration::from_secs(verdict.more_after_seconds()))
}

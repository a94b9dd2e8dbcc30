//! `/me/second-factor`: codes of an app besides the password.

use lending_base::entropy;
use lending_store::members::ChangedBy;
use poem_openapi::{Object, OpenApi};
use totp_rs::Secret;

use super::password::verified;
use crate::api::responses::{NoContent, Success};
use crate::api::tags::Tag;
use crate::authenticator_codes;
use crate::contract::OperationFacts;
use crate::errors::{ApiError, Code};
use crate::gate::{Body, OwnLogin};

#[derive(Debug, Default)]
pub(crate) struct SecondFactorApi;

pub(crate) const OPERATIONS: &[OperationFacts] = &[
    OperationFacts {
        id: "get_second_factor",
        refusals: &[],
        request: None,
        answer: Some(r#"{"is_confirmed": true, "recovery_codes_left": 10}"#),
    },
    OperationFacts {
        id: "begin_second_factor",
        refusals: &[Code::PasswordIncorrect, Code::AccountLocked, Code::SecondFactorExists],
        request: Some(r#"{"password": "correct horse battery staple"}"#),
        answer: Some(
            r#"{"secret": "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
                "uri": "otpauth://totp/Acme%20Finance:asha%40example.com?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Acme%20Finance"}"#,
        ),
    },
    OperationFacts {
        id: "confirm_second_factor",
        refusals: &[Code::CodeIncorrect, Code::SecondFactorMissing],
        request: Some(r#"{"code": "492039"}"#),
        answer: Some(r#"{"recovery_codes": ["Qm7tXz02LbRk9wEa", "h3VnPd81sYcTf6Uo"]}"#),
    },
    OperationFacts {
        id: "renew_recovery_codes",
        refusals: &[Code::PasswordIncorrect, Code::AccountLocked, Code::SecondFactorMissing],
        request: Some(r#"{"password": "correct horse battery staple"}"#),
        answer: Some(r#"{"recovery_codes": ["Qm7tXz02LbRk9wEa", "h3VnPd81sYcTf6Uo"]}"#),
    },
    OperationFacts {
        id: "remove_second_factor",
        refusals: &[Code::PasswordIncorrect, Code::AccountLocked, Code::SecondFactorMissing],
        request: Some(r#"{"password": "correct horse battery staple"}"#),
        answer: None,
    },
];

/// Whether a person has a second factor.
#[derive(Debug, Object)]
pub(crate) struct SecondFactor {
    /// Whether it is asked for when signing in: a first code has confirmed it.
    is_confirmed: bool,
    /// How many recovery codes have not been used.
    recovery_codes_left: i64,
}

/// The person's password, before a second factor is set up.
#[derive(Object)]
#[oai(deny_unknown_fields)]
pub(crate) struct BeginSecondFactorRequest {
    /// The present password.
    #[oai(validator(min_length = 1, max_length = 1024))]
    password: String,
}

/// The person's password, before their recovery codes are replaced.
#[derive(Object)]
#[oai(deny_unknown_fields)]
pub(crate) struct RenewRecoveryCodesRequest {
    /// The present password.
    #[oai(validator(min_length = 1, max_length = 1024))]
    password: String,
}

/// The person's password, before their second factor goes.
#[derive(Object)]
#[oai(deny_unknown_fields)]
pub(crate) struct RemoveSecondFactorRequest {
    /// The present password.
    #[oai(validator(min_length = 1, max_length = 1024))]
    password: String,
}

/// What the person's app makes codes of. Shown this once.
#[derive(Object)]
pub(crate) struct SecondFactorSecret {
    /// The secret in base32, for whoever types it in.
    secret: String,
    /// The same for a QR code: `otpauth://totp/…`.
    uri: String,
}

/// A first code of the person's app.
#[derive(Object)]
#[oai(deny_unknown_fields)]
pub(crate) struct ConfirmSecondFactorRequest {
    /// Six digits.
    #[oai(validator(min_length = 6, max_length = 6))]
    code: String,
}

/// What to use in place of a code by whoever has lost the app. Shown this once.
#[derive(Object)]
pub(crate) struct RecoveryCodeSet {
    /// Ten codes, each of which works once: keep them on paper.
    recovery_codes: Vec<String>,
}

#[OpenApi]
impl SecondFactorApi {
    /// Read my second factor
    ///
    /// Whether one is asked for, and how many recovery codes are left. Needs a login token.
    #[oai(
        path = "/me/second-factor",
        method = "get",
        operation_id = "get_second_factor",
        tag = "Tag::Identity"
    )]
    async fn get_second_factor(&self, caller: OwnLogin) -> Result<Success<SecondFactor>, ApiError> {
        let facts = caller.facts();
        let found = caller.app().store.second_factor(&facts.team, &facts.user).await?;
        Ok(Success(SecondFactor {
            is_confirmed: found.as_ref().is_some_and(|factor| factor.is_confirmed),
            recovery_codes_left: found.map_or(0, |factor| factor.recovery_codes_left),
        }))
    }

    /// Set up my second factor
    ///
    /// Gives the secret for an authenticator app (TOTP: six digits, 30 seconds, SHA-1). It is asked for once a code has
    /// confirmed it; until then this can be repeated. Needs the password and a login token.
    #[oai(
        path = "/me/second-factor",
        method = "post",
        operation_id = "begin_second_factor",
        tag = "Tag::Identity"
    )]
    async fn begin_second_factor(
        &self,
        caller: OwnLogin,
        body: Body<BeginSecondFactorRequest>,
    ) -> Result<Success<SecondFactorSecret>, ApiError> {
        let request = body.into_value()?;
        let (store, facts) = (&caller.app().store, caller.facts());
        let user = store.find_user(&facts.team, &facts.user).await?.ok_or_else(ApiError::invalid_token)?;
        verified(&caller, &user, request.password).await?;
        let secret: [u8; 20] = entropy::bytes().map_err(|_| ApiError::internal())?;
        if !store.begin_second_factor(&caller.principal(), &secret).await? {
            return Err(ApiError::new(
                Code::SecondFactorExists,
                "There is a second factor already; remove it before you set up another one.",
            ));
        }
        let team = store.find_team(&facts.team).await?.map(|team| team.name).unwrap_or_default();
        Ok(Success(SecondFactorSecret {
            secret: Secret::from(secret).to_base32(),
            uri: authenticator_codes::uri(&secret, &team, &user.email).ok_or_else(ApiError::internal)?,
        }))
    }

    /// Confirm my second factor
    ///
    /// A first code shows that the app has the secret. From then on a code is asked for when signing in, and all other
    /// sessions of the person end. Gives ten recovery codes, this once. Needs a login token.
    #[oai(
        path = "/me/second-factor/confirm",
        method = "post",
        operation_id = "confirm_second_factor",
        tag = "Tag::Identity"
    )]
    async fn confirm_second_factor(
        &self,
        caller: OwnLogin,
        body: Body<ConfirmSecondFactorRequest>,
    ) -> Result<Success<RecoveryCodeSet>, ApiError> {
        let request = body.into_value()?;
        let (store, facts) = (&caller.app().store, caller.facts());
        let missing =
            || ApiError::new(Code::SecondFactorMissing, "There is no second factor to be confirmed.");
        let begun = store.second_factor(&facts.team, &facts.user).await?;
        let begun = begun.filter(|factor| !factor.is_confirmed).ok_or_else(missing)?;
        let step = authenticator_codes::step_of(&begun.secret, &request.code, store.clock().now());
        let step = step.ok_or_else(|| {
            ApiError::refused_field(Code::CodeIncorrect, "code", "is not what the app shows at the moment")
        })?;
        let recovery_codes =
            store.confirm_second_factor(&caller.principal(), step).await?.ok_or_else(missing)?;
        Ok(Success(RecoveryCodeSet { recovery_codes }))
    }

    /// Renew my recovery codes
    ///
    /// Gives ten fresh codes, this once; those that were left are void from then on. For whoever has used most of them, or
    /// no longer knows who has seen them. Needs the password and a login token; wrong tries count as failed sign-ins do.
    #[oai(
        path = "/me/second-factor/recovery-codes",
        method = "post",
        operation_id = "renew_recovery_codes",
        tag = "Tag::Identity"
    )]
    async fn renew_recovery_codes(
        &self,
        caller: OwnLogin,
        body: Body<RenewRecoveryCodesRequest>,
    ) -> Result<Success<RecoveryCodeSet>, ApiError> {
        let request = body.into_value()?;
        let (store, facts) = (&caller.app().store, caller.facts());
        let user = store.find_user(&facts.team, &facts.user).await?.ok_or_else(ApiError::invalid_token)?;
        verified(&caller, &user, request.password).await?;
        let renewed = store.renew_recovery_codes(&caller.principal()).await?;
        let recovery_codes = renewed.ok_or_else(|| {
            ApiError::new(
                Code::SecondFactorMissing,
                "There is no second factor that codes could stand in for.",
            )
        })?;
        Ok(Success(RecoveryCodeSet { recovery_codes }))
    }

    /// Remove my second factor
    ///
    /// From then on the password alone is asked for. Where the team asks for a second factor, a new one has to be set up
    /// before anything else. Needs the password, so that a session that somebody left open is not enough; wrong tries count
    /// as failed sign-ins do. Needs a login token.
    #[oai(
        path = "/me/second-factor/remove",
        method = "post",
        operation_id = "remove_second_factor",
        tag = "Tag::Identity"
    )]
    async fn remove_second_factor(
        &self,
        caller: OwnLogin,
        body: Body<RemoveSecondFactorRequest>,
    ) -> Result<NoContent, ApiError> {
        let request = body.into_value()?;
        let (store, facts) = (&caller.app().store, caller.facts());
        let user = store.find_user(&facts.team, &facts.user).await?.ok_or_else(ApiError::invalid_token)?;
        verified(&caller, &user, request.password).await?;
        let by = ChangedBy::Oneself(caller.principal());
        if store.remove_second_factor(by, &facts.team, &facts.user).await? {
            Ok(NoContent)
        } else {
            Err(ApiError::new(Code::SecondFactorMissing, "There is no second factor."))
        }
    }
}

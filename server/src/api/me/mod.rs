//! `GET /me`: whom a token speaks for; and what a person does for themselves.

mod password;
mod second_factor;
mod sessions;

use lending_store::audit::TokenId;
use poem_openapi::{Enum, Object, OpenApi};

pub(crate) use self::password::{OPERATIONS as PASSWORD_OPERATIONS, PasswordApi};
pub(crate) use self::second_factor::{OPERATIONS as SECOND_FACTOR_OPERATIONS, SecondFactorApi};
pub(crate) use self::sessions::{OPERATIONS as SESSION_OPERATIONS, SessionsApi};
use super::responses::Success;
use super::stored::{Stored, words};
use super::tags::Tag;
use super::timestamp::Timestamp;
use crate::contract::OperationFacts;
use crate::errors::ApiError;
use crate::gate::{AnyCaller, Scope, purpose};

#[derive(Debug, Default)]
pub(crate) struct MeApi;

pub(super) const OPERATIONS: &[OperationFacts] = &[OperationFacts {
    id: "get_me",
    refusals: &[],
    request: None,
    answer: Some(
        r#"{"user": {"id": "usr_01JD3Q4T0C6Z9V2R8N5M7K1XWY", "name": "Asha Rao", "email": "asha@example.com", "role": "owner"},
            "team": {"id": "team_01JD3Q4T0C6Z9V2R8N5M7K1XWA", "name": "Acme Finance", "entitlements": ["bureau"]},
            "token": {"id": "key_01JD3Q4T0C6Z9V2R8N5M7K1XWB", "kind": "api_key", "name": "nightly batch",
                      "created_at": "2026-11-15T02:00:00Z", "expires_at": null, "scopes": null}}"#,
    ),
}];

/// What a person may do: an `owner` everything; a `member` upload, pull credit checks, correct, erase, and review unless the
/// team reserves that; a `reviewer` read, correct and review; a `viewer` only read.
#[derive(Debug, Clone, Copy, Enum)]
#[oai(rename_all = "snake_case")]
pub(crate) enum Role {
    Owner,
    Member,
    Reviewer,
    Viewer,
}

/// The kind of a token: an API key of a server, or the login token of a person.
#[derive(Debug, Clone, Copy, Enum)]
#[oai(rename_all = "snake_case")]
enum TokenKind {
    ApiKey,
    Login,
}

/// A person with their role in the team.
#[derive(Debug, Object)]
struct MeUser {
    /// Id of the user.
    id: String,
    /// The person's full name.
    name: String,
    /// Email address, the one to sign in with.
    email: String,
    /// What the person may do in the team.
    role: Stored<Role>,
}

/// A team, to which all data belongs.
#[derive(Debug, Object)]
struct MeTeam {
    /// Id of the team.
    id: String,
    /// Name of the team.
    name: String,
    /// What the team has been granted: `bureau` allows pulling credit-bureau reports.
    entitlements: Vec<String>,
}

/// The token of this request.
#[derive(Debug, Object)]
struct MeToken {
    /// Id of the token, by which it can be revoked. Not the token itself.
    id: String,
    /// Whether it is an API key or a login token.
    kind: TokenKind,
    /// The name given to an API key, or the device a login token was made for; null where there is none.
    name: Option<String>,
    /// When it was created.
    created_at: Timestamp,
    /// When it ends; null for never.
    expires_at: Option<Timestamp>,
    /// What it is good for, within the role of the person; null: whatever the person may.
    scopes: Option<Vec<Stored<Scope>>>,
}

/// The user and the team that the token belongs to.
#[derive(Debug, Object)]
pub(crate) struct Me {
    /// The person the token acts for.
    user: MeUser,
    /// The person's team.
    team: MeTeam,
    /// The token of this request: its id and kind, never its text.
    token: MeToken,
}

#[OpenApi]
impl MeApi {
    /// Who am I?
    ///
    /// Returns the user and the team that the token belongs to, and what the team is entitled to.
    #[oai(path = "/me", method = "get", operation_id = "get_me", tag = "Tag::Identity")]
    async fn get_me(&self, caller: AnyCaller<purpose::Anything>) -> Result<Success<Me>, ApiError> {
        let (store, facts) = (&caller.app().store, caller.facts());
        // The token was valid a moment ago; whatever is gone since then answers as a revoked token does.
        let user = store.find_user(&facts.team, &facts.user).await?.ok_or_else(ApiError::invalid_token)?;
        let team = store.find_team(&facts.team).await?.ok_or_else(ApiError::invalid_token)?;
        let token = store.token_facts(facts).await?.ok_or_else(ApiError::invalid_token)?;
        Ok(Success(Me {
            user: MeUser {
                id: user.id.to_string(),
                name: user.name,
                email: user.email,
                role: Stored::word(user.role.as_str()),
            },
            team: MeTeam {
                entitlements: store.entitlements(&team.id).await?,
                id: team.id.to_string(),
                name: team.name,
            },
            token: MeToken {
                id: facts.token.as_str().to_owned(),
                kind: match facts.token {
                    TokenId::ApiKey(_) => TokenKind::ApiKey,
                    TokenId::Login(_) => TokenKind::Login,
                },
                name: token.name,
                created_at: token.created_at.into(),
                expires_at: token.expires_at.map(Into::into),
                scopes: facts.scopes.words().map(words),
            },
        }))
    }
}

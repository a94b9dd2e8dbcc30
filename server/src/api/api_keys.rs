//! API keys: created, listed and revoked by signed-in people.

use chrono::{DateTime, Utc};
use lending_base::ApiKeyId;
use lending_store::api_keys;
use lending_store::idempotency::Creation;
use poem_openapi::param::{Header, Path, Query};
use poem_openapi::{Object, OpenApi};

use super::lists::{default_limit, list_of, page_request};
use super::responses::{Created, NoContent, Success};
use super::tags::Tag;
use super::timestamp::Timestamp;
use crate::contract::OperationFacts;
use crate::errors::{ApiError, Code};
use crate::gate::{Admitted, Body, CreatingLogin, LoginCaller, LoginWriter};

#[derive(Debug, Default)]
pub(crate) struct ApiKeysApi;

const KEY_EXAMPLE: &str = r#"{"id": "key_01JD3Q4T0C6Z9V2R8N5M7K1XWB", "name": "nightly batch", "last_four": "x7Qd",
    "user_id": "usr_01JD3Q4T0C6Z9V2R8N5M7K1XWY", "key": "las_live_00000000000000000000000000000000EXAMPLE",
    "created_at": "2026-11-15T02:00:00Z", "last_used_at": null, "expires_at": null, "revoked_at": null}"#;

pub(super) const OPERATIONS: &[OperationFacts] = &[
    OperationFacts {
        id: "list_api_keys",
        refusals: &[Code::LoginTokenRequired],
        request: None,
        answer: Some(
            r#"{"data": [{"id": "key_01JD3Q4T0C6Z9V2R8N5M7K1XWB", "name": "nightly batch", "last_four": "x7Qd",
                "user_id": "usr_01JD3Q4T0C6Z9V2R8N5M7K1XWY", "created_at": "2026-11-15T02:00:00Z",
                "last_used_at": "2026-11-15T03:00:00Z", "expires_at": null, "revoked_at": null}],
                "total": 1, "limit": 20, "offset": 0, "has_more": false, "next_cursor": null}"#,
        ),
    },
    OperationFacts {
        id: "create_api_key",
        refusals: &[Code::LoginTokenRequired, Code::ForbiddenRole, Code::ApiKeyLimitReached],
        request: Some(r#"{"name": "nightly batch"}"#),
        answer: Some(KEY_EXAMPLE),
    },
    OperationFacts {
        id: "revoke_api_key",
        refusals: &[Code::LoginTokenRequired, Code::ForbiddenRole],
        request: None,
        answer: None,
    },
];

/// What a new API key is to be called and how long it lives.
#[derive(Debug, Object)]
#[oai(deny_unknown_fields)]
pub(crate) struct CreateApiKeyRequest {
    /// A name to tell the key apart by: 1 to 100 characters.
    #[oai(validator(min_length = 1, max_length = 100))]
    name: String,
    /// When the key ends, a time in the future; left out or null: never.
    expires_at: Option<DateTime<Utc>>,
}

/// An API key of a person: it acts as them, with the role they have at the time.
#[derive(Object)]
pub(crate) struct ApiKey {
    /// Id of the key, `key_…`, by which it is revoked. Not the key itself.
    id: String,
    /// The name that was given to it.
    name: String,
    /// The key itself, in the answer to its creation alone: keep it then, it is never shown again.
    #[oai(skip_serializing_if_is_none)]
    key: Option<String>,
    /// The last four characters of its text.
    last_four: String,
    /// The person it acts as, with the role that person has at the time.
    user_id: String,
    /// When it was created.
    created_at: Timestamp,
    /// When it was last used, to the minute; null if never.
    last_used_at: Option<Timestamp>,
    /// When it ends; null for never.
    expires_at: Option<Timestamp>,
    /// When it was revoked; null while it works.
    revoked_at: Option<Timestamp>,
}

list_of! {
    /// A page of API keys.
    ApiKeyList of ApiKey
}

fn view(key: api_keys::ApiKey, text: Option<String>) -> ApiKey {
    ApiKey {
        id: key.id.to_string(),
        name: key.name,
        key: text,
        last_four: key.last_four,
        user_id: key.user_id.to_string(),
        created_at: key.created_at.into(),
        last_used_at: key.last_used_at.map(Into::into),
        expires_at: key.expires_at.map(Into::into),
        revoked_at: key.revoked_at.map(Into::into),
    }
}

/// The answer to a creation; without the text it is the answer to a repeated one.
fn created(key: api_keys::ApiKey, text: Option<String>) -> Created<ApiKey> {
    Created { location: format!("/v1/api-keys/{}", key.id), replayed: text.is_none(), body: view(key, text) }
}

#[OpenApi]
impl ApiKeysApi {
    /// List API keys
    ///
    /// An owner sees the keys of the whole team, others their own, revoked ones included. Needs a login token.
    #[oai(path = "/api-keys", method = "get", operation_id = "list_api_keys", tag = "Tag::ApiKeys")]
    async fn list_api_keys(
        &self,
        caller: LoginCaller,
        /// Page size: 1 to 100.
        #[oai(default = "default_limit", validator(minimum(value = "1"), maximum(value = "100")))]
        limit: Query<u32>,
        /// Number of items to skip: 0 to 1,000,000. For deep lists use `cursor`.
        #[oai(validator(minimum(value = "0"), maximum(value = "1000000")))]
        offset: Query<Option<u32>>,
        /// `next_cursor` of the page before, to read on from there; cannot be combined with `offset`.
        cursor: Query<Option<String>>,
    ) -> Result<Success<ApiKeyList>, ApiError> {
        let page = page_request(limit.0, offset.0, cursor.0, |text| ApiKeyId::parse(text).is_some())?;
        let principal = caller.principal();
        let keys = caller.app().store.api_keys(&principal, caller.role()).list(&page).await?;
        Ok(Success(ApiKeyList::new(keys, &page, |key| key.id.as_str(), |key| view(key, None))))
    }

    /// Create an API key
    ///
    /// The key acts as the person who creates it. Its text is in this answer and nowhere else, ever. Needs a login
    /// token.
    #[oai(path = "/api-keys", method = "post", operation_id = "create_api_key", tag = "Tag::ApiKeys")]
    async fn create_api_key(
        &self,
        caller: CreatingLogin,
        /// Makes repeating this request safe for 24 hours: 1 to 255 printable characters.
        #[oai(name = "Idempotency-Key", validator(min_length = 1, max_length = 255, pattern = "^[ -~]+$"))]
        idempotency_key: Header<Option<String>>,
        body: Body<CreateApiKeyRequest>,
    ) -> Result<Created<ApiKey>, ApiError> {
        let store = &caller.app().store;
        let principal = caller.principal();
        let (key, person) = (idempotency_key.0.as_deref(), principal.user.as_str());
        let admitted = caller.admit_creation("create_api_key", key, person, body).await?;
        let earlier = match admitted {
            Admitted::Replay(id) => id,
            Admitted::New(new, key) => {
                if new.name.trim().is_empty() {
                    return Err(ApiError::invalid_field("name", "must not be blank"));
                }
                if new.expires_at.is_some_and(|at| at <= store.clock().now()) {
                    return Err(ApiError::invalid_field("expires_at", "must lie in the future"));
                }
                match store.create_api_key(&principal, new.name.trim(), new.expires_at, key.clone()).await? {
                    Creation::Created(new) => {
                        return Ok(created(new.key, Some(new.token.expose().to_owned())));
                    }
                    Creation::LimitReached => {
                        let most = api_keys::LIVE_KEYS;
                        let message = format!("A person has at most {most} live API keys; revoke one first.");
                        return Err(ApiError::new(Code::ApiKeyLimitReached, message));
                    }
                    Creation::Overtaken => caller.overtaken(key).await?,
                }
            }
        };
        let id = ApiKeyId::parse(&earlier).ok_or_else(ApiError::internal)?;
        let found = store.api_keys(&principal, caller.role()).find(&id).await?;
        Ok(created(found.ok_or_else(|| ApiError::not_found("API key"))?, None))
    }

    /// Revoke an API key
    ///
    /// The key is refused from the next request on, on every process. An owner may revoke any key of the team, others
    /// their own. Needs a login token.
    #[oai(path = "/api-keys/:id", method = "delete", operation_id = "revoke_api_key", tag = "Tag::ApiKeys")]
    async fn revoke_api_key(
        &self,
        caller: LoginWriter,
        /// Id of the key.
        id: Path<String>,
    ) -> Result<NoContent, ApiError> {
        let missing = || ApiError::not_found("API key");
        let id = ApiKeyId::parse(&id.0).ok_or_else(missing)?;
        let principal = caller.principal();
        let keys = caller.app().store.api_keys(&principal, caller.role());
        // Revoking twice is no error: the wish is fulfilled.
        if keys.revoke(&principal, &id).await? || keys.find(&id).await?.is_some() {
            Ok(NoContent)
        } else {
            Err(missing())
        }
    }
}

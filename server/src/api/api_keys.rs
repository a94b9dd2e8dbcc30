//! API keys: created, listed and revoked by signed-in people.

use chrono::{DateTime, TimeDelta, Utc};
use lending_base::ApiKeyId;
use lending_store::api_keys::{self, KeyCreation, KeyTerms};
use poem_openapi::param::{Header, Path, Query};
use poem_openapi::{Object, OpenApi};

use super::lists::{default_limit, list_of, page_request, sane_time};
use super::responses::{Created, NoContent, Success};
use super::stored::{Stored, words};
use super::tags::Tag;
use super::timestamp::Timestamp;
use crate::contract::OperationFacts;
use crate::errors::{ApiError, Code};
use crate::gate::{Admitted, Body, CreatingLogin, LoginCaller, Scope};

#[derive(Debug, Default)]
pub(crate) struct ApiKeysApi;

const KEY_EXAMPLE: &str = r#"{"id": "key_01JD3Q4T0C6Z9V2R8N5M7K1XWB", "name": "nightly batch", "last_four": "x7Qd",
    "user_id": "usr_01JD3Q4T0C6Z9V2R8N5M7K1XWY", "key": "las_live_00000000000000000000000000000000EXAMPLE",
    "created_at": "2026-11-15T02:00:00Z", "last_used_at": null, "expires_at": "2027-02-13T02:00:00Z", "revoked_at": null,
    "scopes": ["analyses:read", "analyses:write"]}"#;

pub(super) const OPERATIONS: &[OperationFacts] = &[
    OperationFacts {
        id: "list_api_keys",
        refusals: &[],
        request: None,
        answer: Some(
            r#"{"data": [{"id": "key_01JD3Q4T0C6Z9V2R8N5M7K1XWB", "name": "nightly batch", "last_four": "x7Qd",
                "user_id": "usr_01JD3Q4T0C6Z9V2R8N5M7K1XWY", "created_at": "2026-11-15T02:00:00Z",
                "last_used_at": "2026-11-15T03:00:00Z", "expires_at": null, "revoked_at": null, "scopes": null}],
                "total": 1, "limit": 20, "offset": 0, "has_more": false, "next_cursor": null}"#,
        ),
    },
    OperationFacts {
        id: "create_api_key",
        refusals: &[Code::ApiKeyLimitReached, Code::ApiKeyLivesTooLong],
        request: Some(
            r#"{"name": "nightly batch", "expires_in_days": 90, "scopes": ["analyses:read", "analyses:write"]}"#,
        ),
        answer: Some(KEY_EXAMPLE),
    },
    OperationFacts { id: "revoke_api_key", refusals: &[], request: None, answer: None },
];

/// What a new API key is to be called, what it is good for and how long it lives.
#[derive(Debug, Object)]
#[oai(deny_unknown_fields)]
pub(crate) struct CreateApiKeyRequest {
    /// A name to tell the key apart by: 1 to 100 characters.
    #[oai(validator(min_length = 1, max_length = 100))]
    name: String,
    /// When the key ends, a time in the future; left out or null: never. A team may ask for an end
    /// (`longest_key_days` of its settings).
    expires_at: Option<DateTime<Utc>>,
    /// In how many days the key ends, in place of `expires_at`: 1 to 3,660.
    #[oai(validator(minimum(value = "1"), maximum(value = "3660")))]
    expires_in_days: Option<i64>,
    /// What the key is good for, within the role of its owner; left out or null: whatever the owner may. At least one.
    #[oai(validator(min_items = 1, max_items = 50))]
    scopes: Option<Vec<Scope>>,
}

impl CreateApiKeyRequest {
    fn understood(self, now: DateTime<Utc>) -> Result<KeyTerms, ApiError> {
        let name = self.name.trim();
        if name.is_empty() {
            return Err(ApiError::invalid_field("name", "must not be blank"));
        }
        let expires_at = match (self.expires_at, self.expires_in_days) {
            (Some(_), Some(_)) => {
                return Err(ApiError::invalid_field(
                    "expires_in_days",
                    "cannot be combined with `expires_at`",
                ));
            }
            (Some(at), None) if at <= now => {
                return Err(ApiError::invalid_field("expires_at", "must lie in the future"));
            }
            (at, None) => sane_time("expires_at", at)?,
            (None, Some(days)) => TimeDelta::try_days(days).map(|days| now + days),
        };
        let words = |scopes: Vec<Scope>| -> Vec<String> {
            let mut words: Vec<String> = scopes.into_iter().map(|scope| scope.as_str().to_owned()).collect();
            words.sort_unstable();
            words.dedup();
            words
        };
        Ok(KeyTerms { name: name.to_owned(), expires_at, scopes: self.scopes.map(words) })
    }
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
    /// What it is good for, within the role of its owner; null: whatever the owner may.
    scopes: Option<Vec<Stored<Scope>>>,
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
        scopes: key.scopes.as_deref().map(words),
    }
}

/// The answer to a creation; without the text it is the answer to a repeated one.
fn created(key: api_keys::ApiKey, text: Option<String>) -> Created<ApiKey> {
    Created { location: format!("/v1/api-keys/{}", key.id), replayed: text.is_none(), body: view(key, text) }
}

fn lives_too_long(longest_days: i64) -> ApiError {
    ApiError::new(
        Code::ApiKeyLivesTooLong,
        format!("The team lets an API key live for {longest_days} days at most; say when this one ends."),
    )
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
    /// The key acts as the person who creates it, with the role they have at the time, and with `scopes` is good for
    /// those operations alone. Its text is in this answer and nowhere else, ever. Needs a login token.
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
                let terms = new.understood(store.clock().now())?;
                match store.create_api_key(&principal, terms, key.clone()).await? {
                    KeyCreation::Created(new) => {
                        return Ok(created(new.key, Some(new.token.expose().to_owned())));
                    }
                    KeyCreation::LimitReached => {
                        let most = api_keys::LIVE_KEYS;
                        let message = format!("A person has at most {most} live API keys; revoke one first.");
                        return Err(ApiError::new(Code::ApiKeyLimitReached, message));
                    }
                    KeyCreation::Disabled => return Err(ApiError::invalid_token()),
                    KeyCreation::LivesTooLong { longest_days } => return Err(lives_too_long(longest_days)),
                    KeyCreation::Overtaken => caller.overtaken(key).await?,
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
        caller: LoginCaller,
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

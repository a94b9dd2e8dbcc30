//! Creating something at most once: the idempotency key, then the limits, then the body.

use lending_store::idempotency::{Earlier, IdempotencyKey};

use super::{Access, Body, Caller};
use crate::errors::{ApiError, Code};

/// A creation that may go on, or one that has happened before.
pub(crate) enum Admitted<T> {
    New(T, Option<IdempotencyKey>),
    /// The same request has created this resource.
    Replay(String),
}

impl<A: Access> Caller<A> {
    /// Applies the order of refusal to a creation. `route` scopes the key; `on_behalf_of` is what the request means
    /// beyond its body, such as the person whose key is made.
    pub(crate) async fn admit_creation<T>(
        &self,
        route: &'static str,
        key: Option<&str>,
        on_behalf_of: &str,
        body: Body<T>,
    ) -> Result<Admitted<T>, ApiError> {
        let store = &self.app.store;
        // A body that cannot be read has no fingerprint, so its key can only be new or have come with another request.
        let request = [on_behalf_of.as_bytes(), b"\n", body.canonical().unwrap_or_default()].concat();
        let key = key.map(|key| store.idempotency_key(route, key, &request));
        if let Some(key) = &key
            && let Some(resource) = self.earlier(key).await?
        {
            return Ok(Admitted::Replay(resource));
        }
        if key.is_some() {
            self.count().await?;
            self.query.clone()?;
        }
        Ok(Admitted::New(body.into_value()?, key))
    }

    /// What the key created before, if it did.
    pub(crate) async fn earlier(&self, key: &IdempotencyKey) -> Result<Option<String>, ApiError> {
        match self.app.store.find_earlier(&self.facts().team, key).await? {
            Earlier::Nothing => Ok(None),
            Earlier::Created(resource) => Ok(Some(resource)),
            Earlier::Reused => Err(ApiError::new(
                Code::IdempotencyKeyReused,
                "This idempotency key came before with another request.",
            )),
        }
    }

    /// What the request created that took the key between the look-up and the creation.
    pub(crate) async fn overtaken(&self, key: Option<IdempotencyKey>) -> Result<String, ApiError> {
        match key {
            Some(key) => self.earlier(&key).await?.ok_or_else(ApiError::internal),
            None => Err(ApiError::internal()),
        }
    }
}

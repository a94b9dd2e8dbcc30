//! Creating something at most once: the idempotency key, then the limits, then the body.

use std::time::Duration;

use lending_store::idempotency::{EarlierRequest, IdempotencyKey};

use super::access::Access;
use super::body::Body;
use super::caller::Caller;
use super::counting::admit;
use super::upload::{FormSchema, Received, Upload};
use crate::errors::{ApiError, Code};

/// When it is worth asking again what became of an equal request.
const UNTIL_KNOWN: Duration = Duration::from_secs(2);

/// A creation that may go on, or one that has happened before.
pub(crate) enum Admitted<T> {
    New(T, Option<IdempotencyKey>),
    /// The same request has created this resource.
    Replay(String),
}

/// A request that has one spelling, whatever way it was sent.
pub(crate) trait Fingerprinted {
    fn canonical(&self) -> Vec<u8>;
}

fn reused() -> ApiError {
    ApiError::new(Code::IdempotencyKeyReused, "This idempotency key came before with another request.")
}

pub(crate) fn in_progress() -> ApiError {
    let message = "The same request with this idempotency key is still being worked on.";
    ApiError::new(Code::IdempotencyInProgress, message).retry_after(UNTIL_KNOWN)
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
        // A body that cannot be read has no fingerprint, so its key can only be new or have come with another request.
        let request = [on_behalf_of.as_bytes(), b"\n", body.canonical().unwrap_or_default()].concat();
        match self.admit_request(route, key, &request).await? {
            Admitted::New((), key) => Ok(Admitted::New(body.into_value()?, key)),
            Admitted::Replay(resource) => Ok(Admitted::Replay(resource)),
        }
    }

    /// As [`Caller::admit_creation`], for a request without a body: `meaning` is all that it says.
    pub(crate) async fn admit_bodiless_creation(
        &self,
        route: &'static str,
        key: Option<&str>,
        meaning: &str,
    ) -> Result<Admitted<()>, ApiError> {
        self.admit_request(route, key, meaning.as_bytes()).await
    }

    async fn admit_request(
        &self,
        route: &'static str,
        key: Option<&str>,
        request: &[u8],
    ) -> Result<Admitted<()>, ApiError> {
        let key = key.map(|key| self.app.store.idempotency_key(route, key, request));
        if let Some(key) = &key
            && let Some(resource) = self.earlier(key).await?
        {
            return Ok(Admitted::Replay(resource));
        }
        if key.is_some() {
            self.count().await?;
            self.query.clone()?;
        }
        Ok(Admitted::New((), key))
    }

    /// Applies the order of refusal to an upload. Its fingerprint needs the whole body, which must not be read before the
    /// limits are counted. So it is asked first whether the key is known at all: one that is not cannot be a replay, and
    /// is counted; one that is has been paid for, and is read.
    pub(crate) async fn admit_upload<F: FormSchema, T: Fingerprinted>(
        &self,
        route: &'static str,
        key: Option<&str>,
        upload: Upload<F>,
        understand: impl FnOnce(Received) -> Result<T, ApiError>,
    ) -> Result<Admitted<T>, ApiError> {
        let store = &self.app.store;
        let is_known = match key {
            Some(key) => store.is_key_known(&self.facts().team, route, key).await?,
            None => false,
        };
        if !is_known {
            self.count_upload(key).await?;
        }
        let asked = match upload.receive(store).await.and_then(understand) {
            // What was created was understood, so this is another request.
            Err(error) if is_known && error.is_about_the_request() => return Err(reused()),
            asked => asked?,
        };
        let fingerprinted = key.map(|key| store.idempotency_key(route, key, &asked.canonical()));
        if let Some(key) = &fingerprinted
            && let Some(resource) = self.earlier(key).await?
        {
            return Ok(Admitted::Replay(resource));
        }
        if is_known {
            // Its day ended while the body arrived.
            self.count_upload(key).await?;
        }
        Ok(Admitted::New(asked, fingerprinted))
    }

    /// Without a key the general limit has been counted at the gate.
    async fn count_upload(&self, key: Option<&str>) -> Result<(), ApiError> {
        if key.is_some() {
            self.count().await?;
            self.query.clone()?;
        }
        let caller = self.facts();
        admit(&self.exchange, &[self.app.limits.count_upload(caller.uploads, caller.user.as_str()).await])
    }

    /// What the key created before, if it did.
    pub(crate) async fn earlier(&self, key: &IdempotencyKey) -> Result<Option<String>, ApiError> {
        match self.app.store.find_earlier(&self.facts().team, key).await? {
            EarlierRequest::Nothing => Ok(None),
            EarlierRequest::Created(resource) => Ok(Some(resource)),
            EarlierRequest::InProgress => Err(in_progress()),
            EarlierRequest::Reused => Err(reused()),
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

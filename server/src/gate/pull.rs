//! Asking a credit bureau: who may, how often, for how much. A pull costs money, so of many equal requests at once only one
//! goes on; the others are told that it is under way.

use std::time::Duration;

use lending_base::calendar;
use lending_store::credit_checks::ROUTE;
use lending_store::idempotency::IdempotencyKey;
use lending_store::limits::Policy;
use lending_store::teams::Entitlement;

use super::access::Access;
use super::body::Body;
use super::caller::Caller;
use super::counting::{admit, count};
use super::creation::{Admitted, in_progress};
use crate::errors::{ApiError, Code};

/// The limit as events name it.
const BUREAU_DAILY_CAP: &str = "bureau_daily_cap";

impl<A: Access> Caller<A> {
    /// Applies the order of refusal to a credit check. The key is reserved before anything is counted: a request whose
    /// equal is under way costs nothing. Who gets [`Admitted::New`] and then fails calls [`Caller::give_back`].
    pub(crate) async fn admit_check<T>(
        &self,
        key: Option<&str>,
        body: Body<T>,
    ) -> Result<Admitted<T>, ApiError> {
        let store = &self.app.store;
        let request = body.canonical().unwrap_or_default();
        let Some(mut key) = key.map(|key| store.idempotency_key(ROUTE, key, request)) else {
            self.admit_pull().await?;
            return Ok(Admitted::New(body.into_value()?, None));
        };
        if let Some(resource) = self.earlier(&key).await? {
            return Ok(Admitted::Replay(resource));
        }
        if !store.reserve_key(&self.facts().team, &mut key).await? {
            // Whoever was quicker may have come to an end meanwhile.
            return self.earlier(&key).await?.map(Admitted::Replay).ok_or_else(in_progress);
        }
        match self.admit_reserved(body).await {
            Ok(asked) => Ok(Admitted::New(asked, Some(key))),
            Err(error) => {
                self.give_back(Some(&key)).await;
                Err(error)
            }
        }
    }

    async fn admit_reserved<T>(&self, body: Body<T>) -> Result<T, ApiError> {
        self.count().await?;
        self.query.clone()?;
        self.admit_pull().await?;
        body.into_value()
    }

    /// Gives a reserved key back after a refusal. One that stands for something by now stays.
    pub(crate) async fn give_back(&self, key: Option<&IdempotencyKey>) {
        let Some(key) = key else { return };
        if let Err(error) = self.app.store.give_back_key(&self.facts().team, key).await {
            tracing::warn!(%error, "idempotency key could not be released, it expires in a minute");
        }
    }

    /// Whether the team may pull, and this person once more.
    async fn admit_pull(&self) -> Result<(), ApiError> {
        self.check_entitled().await?;
        self.count_pull().await
    }

    /// Whether the team may pull.
    pub(crate) async fn check_entitled(&self) -> Result<(), ApiError> {
        let held = self.app.store.entitlements(&self.facts().team).await?;
        if !held.iter().any(|name| name == Entitlement::Bureau.as_str()) {
            self.note_refusal(Code::BureauNotEntitled).await;
            return Err(ApiError::new(
                Code::BureauNotEntitled,
                "The team is not entitled to pull credit-bureau reports; nothing was stored or billed.",
            ));
        }
        Ok(())
    }

    /// Counts one pull of this person.
    pub(crate) async fn count_pull(&self) -> Result<(), ApiError> {
        count(&self.app, &self.exchange, &[Policy::Pull], self.facts().user.as_str()).await
    }

    /// The refusal where the team has spent what it may today.
    pub(crate) async fn cap_reached(&self) -> Result<ApiError, ApiError> {
        let store = &self.app.store;
        let terms = store.bureau_terms(&self.facts().team).await?;
        let now = store.clock().now();
        let left = calendar::left_of_day(now).to_std().unwrap_or(Duration::ZERO);
        store
            .note_limit_reached(&self.facts().team, BUREAU_DAILY_CAP, &calendar::day(now).to_string())
            .await?;
        let verdict = self.app.limits.daily_spend(terms.pulls_a_day(), left);
        let refused = admit(&self.exchange, &[verdict]).err().and_then(|refused| refused.retry_after);
        let message =
            "The team has spent on bureau pulls what it may spend today; nothing was pulled or billed.";
        Ok(ApiError::new(Code::SpendCapReached, message).retry_after(refused.unwrap_or(left)))
    }
}

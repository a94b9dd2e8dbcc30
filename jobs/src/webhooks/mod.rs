//! Brings events to webhook endpoints. Start with [`Webhooks`].
//!
//! It looks into the database once a second: gives committed events their place, takes deliveries that are due, and sends
//! them, as many at once as it has slots. The slots are its own: a receiver that hangs keeps no analysis waiting. What may be
//! called at all is `address`; how a message is signed is `signature`.

mod address;
mod message;
mod send;
mod signature;

use std::sync::Arc;
use std::time::Duration;

use lending_base::{AnalysisId, Metric, Settings};
use lending_store::events::EventType;
use lending_store::webhooks::{DeliveryClaim, Settled};
use lending_store::{Store, StoreError};
use opentelemetry::trace::SpanKind;
use tokio::sync::{Notify, OwnedSemaphorePermit, Semaphore};
use tokio::time::MissedTickBehavior;

pub use self::address::usable_url;
pub use self::message::body_of;
use self::send::Sender;
pub use self::signature::new_secret;
use crate::traces::{OpenSpan, Traces};

/// How often it looks by itself.
const LOOK: Duration = Duration::from_secs(1);
/// How often what is old is forgotten.
const SWEEP: Duration = Duration::from_mins(1);
/// How long deliveries under way may take to end when the process is asked to stop: as long as an attempt can take.
const DRAIN: Duration = Duration::from_secs(15);

/// What every delivery needs. Cheap to clone.
#[derive(Debug, Clone)]
pub(crate) struct Webhooks {
    store: Store,
    sender: Arc<Sender>,
    free: Arc<Semaphore>,
    slots: u16,
    traces: Traces,
    /// A slot has become free.
    ended: Arc<Notify>,
}

impl Webhooks {
    pub(crate) fn new(store: &Store, settings: &Settings, traces: Traces) -> anyhow::Result<Self> {
        Ok(Self {
            store: store.clone(),
            sender: Arc::new(Sender::new(settings.webhook_loopback)?),
            free: Arc::new(Semaphore::new(settings.webhook_slots.into())),
            slots: settings.webhook_slots,
            traces,
            ended: Arc::new(Notify::new()),
        })
    }

    /// Works for as long as it is polled.
    pub(crate) async fn run(&self) {
        tokio::select! {
            () = self.look_on() => {}
            () = self.sweep_on() => {}
        }
    }

    /// Waits for deliveries under way. What is not over by then is sent again when its lease has passed.
    pub(crate) async fn rest(&self) {
        let _ = tokio::time::timeout(DRAIN, self.free.acquire_many(self.slots.into())).await;
    }

    async fn look_on(&self) {
        let mut clock = tokio::time::interval(LOOK);
        clock.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                _ = clock.tick() => {}
                () = self.ended.notified() => {}
            }
            loop {
                match self.look().await {
                    Ok(0) => break,
                    Ok(_) => {}
                    Err(error) => {
                        tracing::warn!(%error, "no webhook could be taken; the next look tries again");
                        break;
                    }
                }
            }
        }
    }

    /// How many events were published and deliveries begun.
    async fn look(&self) -> Result<usize, StoreError> {
        let published = self.store.publish_events().await?;
        let room = self.free.available_permits();
        if room == 0 {
            return Ok(0);
        }
        let claims = self.store.claim_deliveries(room).await?;
        let begun = claims.len();
        for claim in claims {
            // There is room: nobody else takes slots.
            let Ok(slot) = Arc::clone(&self.free).acquire_owned().await else { return Ok(0) };
            let webhooks = self.clone();
            tokio::spawn(async move { webhooks.deliver(&claim, slot).await });
        }
        Ok(published + begun)
    }

    async fn deliver(&self, claim: &DeliveryClaim, slot: OwnedSemaphorePermit) {
        let span = self.traced_attempt(claim);
        let result = self.sender.send(claim, self.store.clock().now()).await;
        let problem = result.problem.map_or("delivered", lending_store::webhooks::AttemptProblem::as_str);
        span.note("lending.outcome", problem);
        if result.problem.is_some() {
            span.fail();
        }
        drop(span);
        metrics::counter!(Metric::WebhookAttempts.name(), "outcome" => problem).increment(1);
        match self.store.settle_delivery(claim, result).await {
            Ok(Settled::Delivered | Settled::Waiting) => {}
            Ok(Settled::Failed) => {
                tracing::warn!(delivery = %claim.id, endpoint = %claim.endpoint, problem, "webhook given up");
            }
            Ok(Settled::Lost) => {
                tracing::info!(delivery = %claim.id, "a webhook was taken over by another worker");
            }
            Err(error) => {
                tracing::warn!(%error, delivery = %claim.id, "what came of a webhook could not be written; it is sent again");
            }
        }
        drop(slot);
        self.ended.notify_one();
    }

    /// Where the event is about an analysis, in its trace.
    fn traced_attempt(&self, claim: &DeliveryClaim) -> OpenSpan {
        let analysis = claim.event.data.analysis_id.as_deref().and_then(AnalysisId::parse);
        let span = match &analysis {
            Some(analysis) => self.traces.in_analysis(analysis, "webhook.attempt", SpanKind::Producer),
            None => self.traces.apart("webhook.attempt", SpanKind::Producer),
        };
        if self.traces.are_on() {
            span.note("lending.team.id", claim.team.to_string());
            span.note("lending.delivery.id", claim.id.to_string());
            span.note("lending.webhook_endpoint.id", claim.endpoint.to_string());
            span.note("lending.event.id", claim.event.id.to_string());
            span.note("lending.event.type", claim.event.kind.known().map_or("newer", EventType::as_str));
            span.note("lending.attempt", claim.attempt);
        }
        span
    }

    async fn sweep_on(&self) {
        let mut clock = tokio::time::interval(SWEEP);
        clock.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            clock.tick().await;
            match self.store.sweep_webhooks().await {
                Ok(0) => {}
                Ok(rows) => tracing::info!(rows, "old events and deliveries were deleted"),
                Err(error) => tracing::warn!(%error, "old events could not be deleted yet"),
            }
        }
    }
}

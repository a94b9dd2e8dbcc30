//! How much is still to be told, and for how long it has waited: for whoever looks at graphs. By what it waits for, because a
//! receiver that is away is its team's to mend, and only the rest is the operator's.

use chrono::{DateTime, TimeDelta, Utc};
use strum::{IntoStaticStr, VariantArray};

use crate::db::on;
use crate::{Store, StoreError};

/// What an event, or one delivery of it, waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "lowercase")]
pub enum EventState {
    /// An event that has neither its place in the feed nor its deliveries.
    Unpublished,
    /// A delivery that anybody may send now.
    Ready,
    /// A delivery whose endpoint keeps failing and is left alone for a while.
    Resting,
    /// A delivery whose endpoint is disabled.
    Disabled,
}

impl EventState {
    pub const ALL: &'static [Self] = Self::VARIANTS;

    pub fn as_str(self) -> &'static str {
        self.into()
    }
}

/// What waits in one state.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct EventsWaiting {
    pub state: EventState,
    pub count: i64,
    /// For how long the oldest has waited; `None` where nothing does.
    pub oldest: Option<TimeDelta>,
}

/// Looked up in indexes of what has not ended: `webhook_deliveries_by_due` or `_by_turn`, and `events_without_position`. While
/// an endpoint rests nobody may send to it, so what is ready has waited since the end of the rest and no longer.
const WAITING: &str = "
    SELECT state, CAST(sum(due) AS BIGINT), min(since) FROM (
        SELECT d.due,
            CASE WHEN e.disabled_at IS NOT NULL THEN 'disabled' WHEN e.paused_until > $1 THEN 'resting' ELSE 'ready' END
                AS state,
            CASE WHEN e.disabled_at IS NULL AND e.paused_until > d.since AND e.paused_until <= $1 THEN e.paused_until
                ELSE d.since END AS since
        FROM (SELECT endpoint_id, count(*) AS due, min(due_at) AS since FROM webhook_deliveries
            WHERE due_at <= $1 GROUP BY endpoint_id) AS d
        JOIN webhook_endpoints e ON e.id = d.endpoint_id) AS deliveries
    GROUP BY state
    UNION ALL SELECT 'unpublished', count(*), min(created_at) FROM events WHERE position IS NULL";

impl Store {
    /// Every state, those in which nothing waits among them.
    pub async fn events_waiting(&self) -> Result<Vec<EventsWaiting>, StoreError> {
        let now = self.db.now(&self.clock).await?;
        let found = on!(self.db.read(), db => sqlx::query_as::<_, (String, i64, Option<DateTime<Utc>>)>(WAITING)
            .bind(now).fetch_all(db).await)?;
        let of = |state: EventState| {
            let row = found.iter().find(|(word, _, _)| word == state.as_str());
            let (count, since) = row.map_or((0, None), |(_, count, since)| (*count, *since));
            // The process that wrote an event may be ahead of the database.
            let oldest = since.map(|since| (now - since).max(TimeDelta::zero()));
            EventsWaiting { state, count, oldest }
        };
        Ok(EventState::ALL.iter().copied().map(of).collect())
    }
}

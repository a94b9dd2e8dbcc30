//! What a process finds where it runs, for whoever looks at graphs: the room on its disk, and how far its clock is off.

use std::time::Duration;

use lending_base::Metric;
use lending_store::Store;
use tokio::time::MissedTickBehavior;

/// How often it looks. Disks fill and clocks drift more slowly than this.
const LOOK: Duration = Duration::from_secs(15);

/// Looks for as long as it is polled.
pub async fn watch_host(store: &Store) {
    let mut clock = tokio::time::interval(LOOK);
    clock.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        clock.tick().await;
        show(store).await;
    }
}

#[expect(clippy::cast_precision_loss, reason = "figures for a graph")]
async fn show(store: &Store) {
    if let Some(free) = store.free_bytes().await {
        metrics::gauge!(Metric::DataFreeBytes.name()).set(free as f64);
    }
    // While the database is away nobody knows.
    if let Ok(theirs) = store.database_time().await {
        let ahead = store.clock().now() - theirs;
        metrics::gauge!(Metric::DatabaseClockSkew.name()).set(ahead.num_milliseconds() as f64 / 1000.0);
    }
}

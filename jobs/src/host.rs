//! What a process finds where it runs, for whoever looks at graphs: the room on its disk, how far its clock is off, what it
//! holds itself, how much work there is and how much is still to be told, and for how long nothing that it writes has come
//! back.

use std::time::{Duration, Instant};

use lending_base::Metric;
use lending_store::Store;
use lending_store::queue::Backlog;
use lending_store::webhooks::EventsWaiting;
use tokio::time::MissedTickBehavior;

/// How often it looks. Disks fill and clocks drift more slowly than this.
const LOOK: Duration = Duration::from_secs(15);

/// A share that hangs does not answer at all, and the age of what came back must go on growing.
const PATIENCE: Duration = Duration::from_secs(5);

/// Looks for as long as it is polled.
pub async fn watch_host(store: &Store) {
    let mut clock = tokio::time::interval(LOOK);
    clock.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut came_back = Instant::now();
    loop {
        clock.tick().await;
        match tokio::time::timeout(PATIENCE, comes_back(store)).await {
            Ok(true) => came_back = Instant::now(),
            Ok(false) | Err(_) => {
                if let Some(error) = store.connection_problem().await {
                    tracing::error!(%error, "the database gives no connection");
                }
            }
        }
        metrics::gauge!(Metric::CanaryAge.name()).set(came_back.elapsed().as_secs_f64());
        show(store).await;
    }
}

/// Whether a row can be written, and a sealed file that is read back: what every upload and every end of an analysis needs.
async fn comes_back(store: &Store) -> bool {
    let outcome = match store.try_database().await {
        Ok(()) => store.try_files().await,
        Err(error) => Err(error),
    };
    if let Err(error) = &outcome {
        tracing::warn!(%error, "what was written to see whether it can be did not come back");
    }
    outcome.is_ok()
}

#[expect(clippy::cast_precision_loss, reason = "figures for a graph")]
async fn show(store: &Store) {
    let connections = store.connections();
    for (state, count) in [("used", connections.used), ("idle", connections.idle)] {
        metrics::gauge!(Metric::DatabaseConnections.name(), "state" => state).set(count as f64);
    }
    metrics::gauge!(Metric::MostDatabaseConnections.name()).set(connections.most as f64);
    if let Some(bytes) = resident_bytes() {
        metrics::gauge!(Metric::Memory.name()).set(bytes as f64);
    }
    if let Some(free) = store.free_bytes().await {
        metrics::gauge!(Metric::DataFreeBytes.name()).set(free as f64);
    }
    // While the database is away nobody knows.
    if let Ok(theirs) = store.database_time().await {
        let ahead = store.clock().now() - theirs;
        metrics::gauge!(Metric::DatabaseClockSkew.name()).set(ahead.num_milliseconds() as f64 / 1000.0);
    }
    // Servers tell it too: where no worker runs, there is nobody else who could.
    if let Ok(backlog) = store.backlog().await {
        show_backlog(store, &backlog);
    }
    if let Ok(waiting) = store.events_waiting().await {
        show_events(&waiting);
    }
}

#[expect(clippy::cast_precision_loss, reason = "figures for a graph")]
pub(crate) fn show_backlog(store: &Store, backlog: &Backlog) {
    let age = backlog.oldest.map_or(0, |oldest| (store.clock().now() - oldest).num_seconds());
    metrics::gauge!(Metric::JobsDue.name()).set(backlog.due as f64);
    metrics::gauge!(Metric::JobsOpen.name()).set(backlog.open as f64);
    metrics::gauge!(Metric::OldestJobSeconds.name()).set(age as f64);
    let overdue = backlog.overdue.map_or(0, |overdue| overdue.num_seconds());
    metrics::gauge!(Metric::OverdueJobSeconds.name()).set(overdue as f64);
}

#[expect(clippy::cast_precision_loss, reason = "figures for a graph")]
fn show_events(waiting: &[EventsWaiting]) {
    for EventsWaiting { state, count, oldest } in waiting {
        let age = oldest.map_or(0, |oldest| oldest.num_seconds());
        metrics::gauge!(Metric::EventsDue.name(), "state" => state.as_str()).set(*count as f64);
        metrics::gauge!(Metric::OldestEventSeconds.name(), "state" => state.as_str()).set(age as f64);
    }
}

/// `None` where the system does not tell.
fn resident_bytes() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kib: u64 = line.trim().strip_suffix(" kB")?.parse().ok()?;
    Some(kib * 1024)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_process_knows_what_it_holds() {
        assert!(resident_bytes().unwrap() > 1 << 20);
    }
}

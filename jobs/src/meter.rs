//! How long a processor worked for children: asked of the kernel when a child has said its last word, before it is let go.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use tokio::process::Child;

/// Gathers the time of every child of one piece of work. Clones share it.
#[derive(Debug, Clone, Default)]
pub struct Meter(Arc<AtomicU64>);

impl Meter {
    /// Adds what a child has taken, which must not have been waited for: afterwards nobody knows.
    pub(crate) fn add(&self, child: &Child) {
        let Some(id) = child.id() else { return };
        // The first number is nanoseconds on a processor. A file of the kernel's own memory: reading it waits for nothing.
        let told = std::fs::read_to_string(format!("/proc/{id}/schedstat")).unwrap_or_default();
        let taken = told.split(' ').next().and_then(|text| text.parse().ok()).unwrap_or_default();
        self.0.fetch_add(taken, Ordering::Relaxed);
    }

    pub fn time(&self) -> Duration {
        Duration::from_nanos(self.0.load(Ordering::Relaxed))
    }
}

#[cfg(test)]
mod tests {
    use tokio::process::Command;

    use super::*;

    #[tokio::test]
    async fn a_child_that_has_ended_still_says_how_long_it_worked() {
        let meter = Meter::default();
        let mut child = Command::new("sh")
            .args(["-c", "i=0; while [ $i -lt 20000 ]; do i=$((i+1)); done"])
            .spawn()
            .unwrap();
        // Ended, and not waited for.
        let stat = format!("/proc/{}/stat", child.id().unwrap());
        while !std::fs::read_to_string(&stat).unwrap().contains(") Z ") {
            tokio::task::yield_now().await;
        }
        meter.add(&child);
        assert!(meter.time() > Duration::from_micros(100), "{:?}", meter.time());
        child.wait().await.unwrap();
        let before = meter.time();
        meter.add(&child);
        assert_eq!(meter.time(), before, "it is gone");
    }
}

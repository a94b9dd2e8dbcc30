//! Metrics. No label ever carries a name, a number or a token, nor anything a caller can choose freely.

use lending_jobs::{TIME_BUCKETS, describe_metrics};
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};

/// Renders what has been counted, as Prometheus reads it.
#[derive(Clone)]
pub(crate) struct Metrics(PrometheusHandle);

impl std::fmt::Debug for Metrics {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Metrics")
    }
}

impl Metrics {
    pub(crate) fn render(&self) -> String {
        self.0.render()
    }

    /// Folds samples into their histograms until `stop` resolves: unread, they would pile up.
    pub(crate) async fn keep_up(self, stop: impl Future<Output = ()>) {
        tokio::pin!(stop);
        let mut ticks = tokio::time::interval(UPKEEP);
        loop {
            tokio::select! {
                () = &mut stop => return,
                _ = ticks.tick() => self.0.run_upkeep(),
            }
        }
    }
}

const UPKEEP: std::time::Duration = std::time::Duration::from_secs(5);

/// The recorder of this process. There is one, however many applications a test starts in it.
pub(crate) fn metrics() -> anyhow::Result<Metrics> {
    static RECORDER: std::sync::OnceLock<Result<PrometheusHandle, String>> = std::sync::OnceLock::new();
    let handle = RECORDER.get_or_init(|| {
        let build = || -> Result<PrometheusHandle, Box<dyn std::error::Error>> {
            let builder = PrometheusBuilder::new()
                .set_buckets_for_metric(Matcher::Suffix("_seconds".to_owned()), TIME_BUCKETS)?;
            Ok(builder.install_recorder()?)
        };
        build().map_err(|error| error.to_string())
    });
    describe_metrics();
    handle.clone().map(Metrics).map_err(anyhow::Error::msg)
}

//! What every process of the service does: it logs, it counts, and it stops when asked.

use std::io::{IsTerminal, Write};
use std::net::SocketAddr;
use std::process::ExitCode;

use anyhow::Context;
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder};

use lending_base::{LogFormat, Metric, MetricKind, Settings};
use tracing_subscriber::EnvFilter;

/// The bounds of every histogram of times, in seconds.
pub const TIME_BUCKETS: &[f64] =
    &[0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0];

/// Tells the recorder of this process what each metric means and which version counts, and begins those without labels.
pub fn describe_metrics() {
    metrics::gauge!(Metric::BuildInfo.name(), "version" => env!("CARGO_PKG_VERSION")).set(1.0);
    for metric in Metric::all() {
        match metric.kind() {
            MetricKind::Counter => metrics::describe_counter!(metric.name(), metric.help()),
            MetricKind::Gauge => metrics::describe_gauge!(metric.name(), metric.help()),
            MetricKind::Histogram => metrics::describe_histogram!(metric.name(), metric.help()),
        }
    }
    // There from the start: a counter that begins with its first event hides that event from whoever looks for an increase.
    for metric in [Metric::JobRetries, Metric::JobsLost] {
        metrics::counter!(metric.name()).increment(0);
    }
}

/// Serves what this process counts, on a listener of its own.
pub fn serve_metrics(listen: SocketAddr) -> anyhow::Result<()> {
    PrometheusBuilder::new()
        .with_http_listener(listen)
        .set_buckets_for_metric(Matcher::Suffix("_seconds".to_owned()), TIME_BUCKETS)?
        .install()
        .with_context(|| format!("cannot serve metrics on {listen}"))?;
    describe_metrics();
    Ok(())
}

/// Starts logging to standard error. A second call, as tests make it, changes nothing.
pub fn start_logging(settings: &Settings) -> anyhow::Result<()> {
    let filter = EnvFilter::try_new(&settings.log)?;
    let builder = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_ansi(std::io::stderr().is_terminal())
        .with_writer(std::io::stderr);
    let _ = match settings.log_format {
        LogFormat::Text => builder.try_init(),
        LogFormat::Json => builder.json().flatten_event(true).try_init(),
    };
    Ok(())
}

/// The end of a process: its exit code, and why it failed in one line on standard error.
pub fn exit_code(program: &str, outcome: anyhow::Result<()>) -> ExitCode {
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            let _ = writeln!(std::io::stderr(), "{program}: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// Resolves when the process is asked to stop.
pub async fn stop_signal() {
    use tokio::signal::unix::{SignalKind, signal};
    let interrupt = tokio::signal::ctrl_c();
    match signal(SignalKind::terminate()) {
        Ok(mut terminate) => {
            tokio::select! {
                _ = interrupt => {}
                _ = terminate.recv() => {}
            }
        }
        Err(_) => {
            let _ = interrupt.await;
        }
    }
}

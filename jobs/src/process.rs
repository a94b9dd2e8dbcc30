//! What every process of the service does: it logs, and it stops when asked.

use std::io::{IsTerminal, Write};
use std::process::ExitCode;

use lending_store::{LogFormat, Settings};
use tracing_subscriber::EnvFilter;

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

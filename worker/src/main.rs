//! `lending-worker`: the worker as a process of its own. Any number of them share one Postgres. `lending-worker analyze`
//! needs none of that: it reads statements where they lie.

mod offline;

use std::process::ExitCode;

use clap::{Parser, Subcommand};
use lending_base::{Clock, Settings};
use lending_bureau::Bureau;
use lending_jobs::dispatcher::Dispatcher;
use lending_jobs::sandbox::{self, Sandbox, SandboxLimits};
use lending_jobs::{Worker, exit_code, serve_metrics, start_logging, stop_signal};
use lending_store::Store;

use self::offline::AnalyzeArguments;

/// The worker of the Lending Analysis Service. Settings come from the environment; `lending-server config` lists them.
#[derive(Debug, Parser)]
#[command(version)]
struct Command {
    #[command(subcommand)]
    action: Option<Action>,
}

/// Without one of these it works until it is stopped.
#[derive(Debug, Subcommand)]
enum Action {
    Analyze(AnalyzeArguments),
}

fn main() -> ExitCode {
    sandbox::serve_if_asked().unwrap_or_else(run)
}

#[tokio::main]
async fn run() -> ExitCode {
    lending_engine::check_embedded_tables();
    match Command::parse().action {
        Some(Action::Analyze(arguments)) => {
            offline::analyze(arguments, &Sandbox::new(SandboxLimits::default())).await
        }
        None => exit_code("lending-worker", Box::pin(work()).await),
    }
}

async fn work() -> anyhow::Result<()> {
    let settings = Settings::from_environment()?;
    settings.check()?;
    anyhow::ensure!(
        !settings.is_embedded(),
        "a separate worker needs DATABASE_URL=postgres://…; on the embedded database the worker runs inside lending-server"
    );
    start_logging(&settings)?;
    if let Some(listen) = settings.metrics_listen {
        serve_metrics(listen)?;
    }
    let sandbox = Sandbox::new(SandboxLimits::default());
    if settings.require_sandbox {
        sandbox.require().await?;
    } else {
        sandbox.announce().await;
    }
    let store = Store::open(&settings, &Clock::default()).await?;
    let (dispatcher, bureau) = (Dispatcher::start(&settings, &store)?, Bureau::open(&settings, &store)?);
    let worker = Worker::start(store.clone(), dispatcher, sandbox, bureau, &settings).await?;
    Box::pin(worker.run(stop_signal())).await;
    store.close().await;
    Ok(())
}

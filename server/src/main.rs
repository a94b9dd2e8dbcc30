//! `lending-server`: the service, and the commands of its operator.

use std::process::ExitCode;

use clap::Parser;
use lending_server::cli::Command;

fn main() -> ExitCode {
    lending_jobs::sandbox::serve_if_asked().unwrap_or_else(run)
}

#[tokio::main]
async fn run() -> ExitCode {
    match Command::parse().run().await {
        Ok(code) => code,
        Err(error) => lending_jobs::exit_code("lending-server", Err(error)),
    }
}

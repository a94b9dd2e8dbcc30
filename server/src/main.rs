//! `lending-server`: the service, and the commands of its operator.

use clap::Parser;
use lending_server::cli::Command;

#[tokio::main]
async fn main() -> std::process::ExitCode {
    lending_jobs::exit_code("lending-server", Command::parse().run().await)
}

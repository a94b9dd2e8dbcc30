//! `lending-server`: the service, and the commands of its operator.

use clap::Parser;
use lending_server::cli::Command;

#[tokio::main]
async fn main() -> std::process::ExitCode {
    match Command::parse().run().await {
        Ok(()) => std::process::ExitCode::SUCCESS,
        Err(error) => {
            use std::io::Write;
            let _ = writeln!(std::io::stderr(), "lending-server: {error:#}");
            std::process::ExitCode::FAILURE
        }
    }
}

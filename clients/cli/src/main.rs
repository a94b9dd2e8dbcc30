//! `lending`: the Lending Analysis Service at the shell. It knows the service by its SDK alone.
//!
//! Start with [`arguments::Command`]. Each command is a file of `commands`; what it prints is `look`, or JSON as it came;
//! where it finds the service and the token is `config`; how it ends is `ending`.

mod arguments;
mod commands;
mod config;
mod ending;
mod look;

use std::process::ExitCode;

use clap::Parser;

use crate::arguments::Command;

#[tokio::main]
async fn main() -> ExitCode {
    let command = Command::parse();
    match command.run().await {
        Ok(ending) => ending.code(),
        Err(error) => ending::report(&error),
    }
}

//! The commands. Their words go to standard output; logs go to standard error.

mod admin;
mod analyses;
mod audit_chain;
mod backup;
mod banner;
mod bulk_checks;
mod bureau;
mod csv;
mod doctor;
mod invoice;
mod keys;
mod people;
mod schema;
mod secret_output;
mod team_data;
mod teams;
mod textfile;
mod verify;

use std::fmt::Write as _;
use std::io::Write as _;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Context;
use clap::{Parser, Subcommand};
use lending_base::{Clock, SettingSource, Settings};
use lending_jobs::{start_logging, stop_signal};
use lending_store::audit::name_operator;

use crate::bureau_sandbox::RunningBureauSandbox;
use crate::routes::committed_contract;
use crate::start::{Running, open_store};

/// The Lending Analysis Service.
///
/// Without a command it serves. Without any configuration it serves from an embedded database in ./data, with the
/// worker inside. Settings come from the environment or the TOML file LENDING_CONFIG names; `config` lists them.
#[derive(Debug, Parser)]
#[command(name = "lending-server", version)]
pub struct Command {
    /// Who gives the command, for the audit record; the user of the shell when left out
    #[arg(long = "as", global = true, value_name = "NAME")]
    operator: Option<String>,
    #[command(subcommand)]
    action: Option<Action>,
}

#[derive(Debug, Subcommand)]
enum Action {
    /// Serve the API (the default)
    Serve,
    /// Bring the database schema up to date and stop; as the role of LENDING_MIGRATE_URL where that is set
    Migrate {
        /// Give this role of Postgres what the service needs, and nothing by which it could change the schema
        #[arg(long, value_name = "ROLE")]
        grant_to: Option<String>,
    },
    /// Write the OpenAPI contract
    Openapi {
        /// File to write; standard output when left out
        #[arg(long)]
        output: Option<PathBuf>,
    },
    /// Print the effective configuration, secrets redacted
    Config {
        /// As the Markdown table of the documentation, with defaults instead of present values
        #[arg(long)]
        markdown: bool,
    },
    /// Wrap all keys under the present LENDING_SECRET and seal all personal data anew under fresh keys
    RotateKeys,
    /// Compute the audit anew, compare it with its chains and say what is not as it was recorded
    VerifyAudit {
        /// Id of a team, or `deployment`; every chain when left out
        #[arg(long)]
        team: Option<String>,
        /// A head that was noted elsewhere, as BATCH:HASH: the chain must go through it
        #[arg(long)]
        head: Option<String>,
    },
    /// Write the database and every statement into a new folder, beside running processes; the secret is left out
    Backup {
        /// The folder, which must not be there yet, or be empty
        #[arg(long)]
        to: PathBuf,
        /// Also write metrics of the result into this file, for node_exporter's textfile collector
        #[arg(long)]
        textfile: Option<PathBuf>,
    },
    /// Read a backup into an empty database and an empty place of files, under the secret it was made with
    Restore {
        /// The folder of the backup
        #[arg(long)]
        from: PathBuf,
        /// A list of `erasures export`: what was erased after the backup is erased again. Without it, it is back
        #[arg(long)]
        erasures: Option<PathBuf>,
    },
    /// Export what was erased, or erase it again after a restore
    #[command(subcommand)]
    Erasures(backup::ErasuresAction),
    /// Compare what is stored with itself: statements, keys, reports, the ledger, the audit
    Verify {
        /// Open every statement, reading and revision, and compare their hashes
        #[arg(long)]
        deep: bool,
        /// As JSON
        #[arg(long)]
        json: bool,
        /// How many problems are named
        #[arg(long, default_value_t = 20)]
        limit: usize,
        /// Also write metrics of the result into this file, for node_exporter's textfile collector
        #[arg(long)]
        textfile: Option<PathBuf>,
    },
    /// Look at configuration, database, Redis, files and programs, and say what to do: exit code 0 well, 1 warnings, 2 failing
    Doctor {
        /// As JSON
        #[arg(long)]
        json: bool,
    },
    /// Write everything that a team has into a new folder, in clear: records, reports, statements, credit checks, audit
    ExportTeam {
        /// Id of the team
        #[arg(long)]
        team: String,
        /// The folder, which must not be there yet
        #[arg(long)]
        output: PathBuf,
    },
    /// Erase everything that a team has of people, for good; the ledger and the audit stay
    EraseTeam {
        /// Id of the team
        #[arg(long)]
        team: String,
        /// The name of the team, so that no other is erased by mistake
        #[arg(long)]
        confirm: String,
    },
    /// Serve the bureau of made-up people, for LENDING_BUREAU=http to be tried out
    BureauSandbox {
        /// Address to listen on; port 0 takes a free one
        #[arg(long, default_value = "127.0.0.1:8090")]
        listen: SocketAddr,
    },
    /// Manage teams, people, keys, entitlements and credit checks
    #[command(subcommand)]
    Admin(admin::Action),
}

impl Command {
    pub async fn run(self) -> anyhow::Result<ExitCode> {
        match self.operator {
            Some(name) => name_operator(&name)?,
            // A name that cannot be recorded is left out: nobody chose it here.
            None => drop(shell_user().map(|name| name_operator(&name))),
        }
        let done = match self.action {
            // The one command whose exit code says more than that it went well.
            Some(Action::Doctor { json }) => return doctor::doctor(json).await,
            None | Some(Action::Serve) => serve().await,
            Some(Action::Migrate { grant_to }) => schema::migrate(grant_to.as_deref()).await,
            Some(Action::Openapi { output }) => openapi(output),
            Some(Action::Config { markdown }) => config(markdown),
            Some(Action::RotateKeys) => {
                let (store, _) = open_store(Settings::from_environment()?).await?;
                let done = store.rotate_keys().await?;
                store.close().await;
                let mut told = format!(
                    "Keys wrapped anew: {}; teams with a fresh data key: {}; values sealed anew: {}.",
                    done.keys_rewrapped, done.teams, done.values_resealed
                );
                if done.analyses_sealed > 0 {
                    told += " Analyses of earlier versions sealed for the first time: ";
                    told += &done.analyses_sealed.to_string();
                    told.push('.');
                }
                say(&told)
            }
            Some(Action::VerifyAudit { team, head }) => audit_chain::verify(team, head).await,
            Some(Action::Backup { to, textfile }) => backup::backup(&to, textfile.as_deref()).await,
            Some(Action::Restore { from, erasures }) => backup::restore(&from, erasures.as_deref()).await,
            Some(Action::Erasures(action)) => backup::erasures(action).await,
            Some(Action::Verify { deep, json, limit, textfile }) => {
                let textfile = textfile.as_deref();
                verify::verify(verify::Wish { deep, json, named: limit, textfile }).await
            }
            Some(Action::ExportTeam { team, output }) => team_data::export(&team, &output).await,
            Some(Action::EraseTeam { team, confirm }) => team_data::erase(&team, &confirm).await,
            Some(Action::BureauSandbox { listen }) => bureau_sandbox(listen).await,
            Some(Action::Admin(action)) => action.run().await,
        };
        done.map(|()| ExitCode::SUCCESS)
    }
}

/// Who is at the shell, as far as it says; behind sudo whoever called it.
fn shell_user() -> Option<String> {
    ["SUDO_USER", "USER", "LOGNAME"].into_iter().find_map(|name| std::env::var(name).ok())
}

async fn serve() -> anyhow::Result<()> {
    let settings = Settings::from_environment()?;
    start_logging(&settings)?;
    let running = Running::start(settings, &Clock::default()).await?;
    banner::print(&running)?;
    stop_signal().await;
    tokio::select! {
        () = running.give_notice() => {}
        () = stop_signal() => {}
    }
    running.stop().await;
    Ok(())
}

async fn bureau_sandbox(listen: SocketAddr) -> anyhow::Result<()> {
    let settings = Settings::from_environment()?;
    start_logging(&settings)?;
    let running = RunningBureauSandbox::start(&settings, listen, &Clock::default()).await?;
    say(&format!("The bureau of made-up people answers at http://{}; stop with Ctrl-C.", running.addr))?;
    stop_signal().await;
    running.stop().await;
    Ok(())
}

fn openapi(output: Option<PathBuf>) -> anyhow::Result<()> {
    let contract = committed_contract()?;
    match output {
        Some(path) => std::fs::write(&path, contract.yaml())
            .with_context(|| format!("{} cannot be written", path.display())),
        None => Ok(std::io::stdout().write_all(contract.yaml().as_bytes())?),
    }
}

/// The settings as the documentation lists them, with their defaults.
pub fn settings_table() -> anyhow::Result<String> {
    let mut table = "| Variable | Key in the file | Default | Purpose |\n|---|---|---|---|\n".to_owned();
    for row in Settings::defaults()?.rows() {
        let default = if row.default.is_empty() { String::new() } else { format!("`{}`", row.default) };
        writeln!(table, "| `{}` | `{}` | {default} | {} |", row.variable, row.key, row.purpose)?;
    }
    Ok(table)
}

fn config(markdown: bool) -> anyhow::Result<()> {
    let mut out = std::io::stdout().lock();
    if markdown {
        return Ok(out.write_all(settings_table()?.as_bytes())?);
    }
    for row in Settings::from_environment()?.rows() {
        let source = match row.source {
            SettingSource::Default => "default",
            SettingSource::File => "file",
            SettingSource::Environment => "environment",
        };
        writeln!(out, "# {} ({}, {source})\n{} = {:?}\n", row.purpose, row.variable, row.key, row.value)?;
    }
    Ok(())
}

fn say(line: &str) -> anyhow::Result<()> {
    Ok(writeln!(std::io::stdout(), "{line}")?)
}

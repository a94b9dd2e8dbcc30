//! What can be said at the shell.

use clap::{Args, CommandFactory, Parser, Subcommand};
use clap_complete::Shell;

use crate::commands;
use crate::config::Config;
use crate::ending::Ending;

/// Bank statements in, explained credit decisions out.
///
/// The address of the service and the token come from LENDING_URL and LENDING_API_KEY (or LENDING_TOKEN), or from the
/// file that `lending login` writes. With --json every command prints what the service answered.
///
/// Exit codes: 0 done; 1 something else failed; 2 the command line is wrong; 3 the service refused; 4 not signed in, or not
/// allowed; 5 the service cannot be reached or is too busy. With --exit-code also 10 review, 11 decline, 12 the analysis
/// failed.
#[derive(Debug, Parser)]
#[command(name = "lending", version)]
pub(crate) struct Command {
    #[command(flatten)]
    pub(crate) common: Common,
    #[command(subcommand)]
    action: Action,
}

#[derive(Debug, Clone, Args)]
pub(crate) struct Common {
    /// Address of the service, with or without /v1
    #[arg(long, global = true, env = "LENDING_URL")]
    pub(crate) url: Option<String>,
    /// Print the service's answer as JSON
    #[arg(long, global = true)]
    pub(crate) json: bool,
}

#[derive(Debug, Subcommand)]
enum Action {
    /// Sign in and remember the token
    Login(commands::login::Arguments),
    /// Revoke the remembered token and forget it
    Logout,
    /// Whom the token speaks for
    Me,
    /// Upload a statement and wait for its decision
    Upload(Box<commands::upload::Arguments>),
    /// List analyses, the newest first
    List(commands::list::Arguments),
    /// Show one analysis with its decision
    Show(commands::Named),
    /// Wait for an analysis to end, and show it
    Watch(commands::watch::Arguments),
    /// Try a failed analysis again, and wait for its decision
    Retry(commands::retry::Arguments),
    /// What happened to an analysis, step by step
    Timeline(commands::Named),
    /// Give a case to a person, or to nobody
    Assign(commands::assign::Arguments),
    /// List the people who can be given a case
    Assignees,
    /// The report of an analysis: its figures as a table, all of it as JSON or as a workbook, or its transactions as CSV
    Report(commands::report::Arguments),
    /// List the transactions of an analysis, all or some
    Transactions(Box<commands::transactions::Arguments>),
    /// Pull a credit-bureau report: billable, and only with the person's consent
    Check(commands::check::Arguments),
    /// List saved credit checks, the newest first
    Checks(commands::check::ListArguments),
    /// List loan products
    Products(commands::products::Arguments),
    /// Create, list and revoke API keys
    #[command(subcommand)]
    Keys(commands::keys::Action),
    /// Show events as they happen, and send them on to an address on this machine, signed like webhooks
    Listen(commands::listen::Arguments),
    /// What the team has used in a month
    Usage {
        /// Such as 2026-11; left out: the present one
        #[arg(long)]
        month: Option<String>,
    },
    /// Print completions for a shell
    Completions { shell: Shell },
}

impl Command {
    pub(crate) async fn run(self) -> anyhow::Result<Ending> {
        let Self { common, action } = self;
        if let Action::Completions { shell } = action {
            clap_complete::generate(shell, &mut Self::command(), "lending", &mut anstream::stdout());
            return Ok(Ending::Done);
        }
        let config = Config::load(common.url.as_deref())?;
        let json = common.json;
        match action {
            Action::Login(arguments) => commands::login::login(arguments, config, json).await,
            Action::Logout => commands::login::logout(config).await,
            Action::Me => commands::me::run(&config.client()?, json).await,
            Action::Upload(arguments) => commands::upload::run(*arguments, &config.client()?, json).await,
            Action::List(arguments) => commands::list::run(arguments, &config.client()?, json).await,
            Action::Show(named) => commands::watch::show(&named, &config.client()?, json).await,
            Action::Watch(arguments) => commands::watch::run(arguments, &config.client()?, json).await,
            Action::Retry(arguments) => commands::retry::run(arguments, &config.client()?, json).await,
            Action::Timeline(named) => commands::timeline::run(&named, &config.client()?, json).await,
            Action::Assign(arguments) => commands::assign::run(arguments, &config.client()?, json).await,
            Action::Assignees => commands::assign::list(&config.client()?, json).await,
            Action::Report(arguments) => commands::report::run(arguments, &config.client()?, json).await,
            Action::Transactions(arguments) => {
                commands::transactions::run(*arguments, &config.client()?, json).await
            }
            Action::Check(arguments) => commands::check::run(arguments, &config.client()?, json).await,
            Action::Checks(arguments) => commands::check::list(arguments, &config.client()?, json).await,
            Action::Products(arguments) => commands::products::run(arguments, &config.client()?, json).await,
            Action::Keys(action) => commands::keys::run(action, &config.client()?, json).await,
            Action::Listen(arguments) => commands::listen::run(arguments, &config.client()?, json).await,
            Action::Usage { month } => commands::usage::run(month, &config.client()?, json).await,
            Action::Completions { .. } => Ok(Ending::Done),
        }
    }
}

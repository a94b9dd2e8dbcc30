//! What the command is told, and whether it makes sense.

use std::convert::Infallible;
use std::path::PathBuf;

use chrono::NaiveDate;
use clap::{Args, ValueEnum};
use lending_engine::application::{Application, Product};

use super::failure::Failure;
use super::{inputs, product};
use lending_jobs::sandbox::Password;

/// Reads bank statements and reports on them, without a server, a database or any settings.
///
/// Each file is read in a locked-down child process. One file gives its report; several files or a folder give a summary.
/// Exit codes: 0, all was read; 2, a file or an argument was refused, as `error: CODE: MESSAGE` says with the codes of
/// the API; 1, a fault of this program.
#[derive(Debug, Args)]
pub(crate) struct AnalyzeArguments {
    /// Statements, or folders: of a folder all files that end in .pdf, without its subfolders
    #[arg(required = true, value_name = "FILE|FOLDER")]
    pub(super) paths: Vec<PathBuf>,

    /// Opens encrypted statements; others are read without it. Other users of this machine can see the arguments of a
    /// program but not its environment: prefer the variable
    #[arg(long, value_name = "TEXT", env = "LENDING_PDF_PASSWORD", hide_env_values = true, value_parser = password)]
    password: Option<Password>,

    /// Who applies, to be compared with the holder of the account
    #[arg(long, value_name = "NAME")]
    applicant_name: Option<String>,

    /// A loan product as POST /v1/products takes it; without one the built-in default decides
    #[arg(long, value_name = "JSON FILE")]
    product: Option<PathBuf>,

    /// Rupee amounts, such as '{"requested_amount": 200000}', of requested_amount, collateral_value, gst_turnover and
    /// down_payment; and tenure_months
    #[arg(long, value_name = "JSON")]
    inputs: Option<String>,

    /// The day the ages of things are counted from; today in India, where it is left out
    #[arg(long, value_name = "YYYY-MM-DD")]
    as_of: Option<NaiveDate>,

    /// How to print: a table for people, or JSON: the `result` of the API for one file, and otherwise one object a line,
    /// {"file", "result"} or {"file", "error"}
    #[arg(long, value_enum, default_value_t = Format::Table, hide_possible_values = true, value_name = "table|json")]
    pub(super) format: Format,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Format {
    Table,
    Json,
}

/// Straight into what is wiped and not shown.
#[expect(clippy::unnecessary_wraps, reason = "clap asks for a result")]
fn password(text: &str) -> Result<Password, Infallible> {
    Ok(Password::new(text))
}

impl AnalyzeArguments {
    /// What is asked about every statement. It does not depend on them, so that a mistake is told before they are read.
    pub(super) fn application(&self, today: NaiveDate) -> Result<Application, Failure> {
        if self.applicant_name.as_ref().is_some_and(|name| name.trim().is_empty()) {
            return Err(Failure::invalid("--applicant-name: must not be blank"));
        }
        let mut application = Application::plain(self.as_of.unwrap_or(today));
        application.applicant_name.clone_from(&self.applicant_name);
        if let Some(path) = &self.product {
            application.product =
                Product { id: None, version: None, is_built_in: false, terms: product::read(path)? };
        }
        if let Some(text) = &self.inputs {
            application.inputs = inputs::read(text)?;
        }
        Ok(application)
    }

    /// An empty variable is how a shell script says that there is none.
    pub(super) fn password(&self) -> Option<Password> {
        self.password.clone().filter(|password| !password.is_empty())
    }
}

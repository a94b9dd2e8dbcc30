//! How a command ends: the exit code, and what is said about a failure.

use std::io::Write;
use std::process::ExitCode;

use lending_sdk::types::{self, DecisionOutcome};
use lending_sdk::{Error, Refusal};

use crate::look;

/// A command that did what it was asked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Ending {
    Done,
    /// An analysis ended so, and whoever asked wants to know by the exit code.
    Told(Option<DecisionOutcome>),
}

impl Ending {
    pub(crate) fn code(&self) -> ExitCode {
        ExitCode::from(match self {
            Self::Done | Self::Told(Some(DecisionOutcome::Approve)) => 0,
            Self::Told(Some(DecisionOutcome::Decline)) => 11,
            // A decision that this version does not know is for a person too.
            Self::Told(Some(_)) => 10,
            Self::Told(None) => 12,
        })
    }
}

const FAILED: u8 = 1;
const REFUSED: u8 = 3;
const NOT_ALLOWED: u8 = 4;
const UNREACHABLE: u8 = 5;

/// Says what went wrong, and gives the exit code.
pub(crate) fn report(error: &anyhow::Error) -> ExitCode {
    let mut stderr = anstream::stderr();
    let red = look::BAD;
    let (code, lines) = match error.downcast_ref::<Error<types::ErrorResponse>>() {
        Some(error) => told(error),
        None => (FAILED, vec![format!("{error:#}")]),
    };
    for (place, line) in lines.iter().enumerate() {
        let _ = match place {
            0 => writeln!(stderr, "{red}error:{red:#} {line}"),
            _ => writeln!(stderr, "  {line}"),
        };
    }
    ExitCode::from(code)
}

fn told(error: &Error<types::ErrorResponse>) -> (u8, Vec<String>) {
    let Some(refusal) = error.refusal() else {
        return match error {
            Error::CommunicationError(_) => {
                (UNREACHABLE, vec!["the service cannot be reached".to_owned(), cause(error)])
            }
            _ => (FAILED, vec![cause(error)]),
        };
    };
    let status = error.status().map_or(0, |status| status.as_u16());
    let code = match status {
        401 | 403 => NOT_ALLOWED,
        429 | 500.. => UNREACHABLE,
        _ => REFUSED,
    };
    let mut lines = vec![refusal.message.clone()];
    // One is in the message already.
    if refusal.errors.len() > 1 {
        lines.extend(refusal.errors.iter().map(|field| format!("{}: {}", field.field, field.message)));
    }
    if let Some(wait) = error.retry_after() {
        lines.push(format!("try again in {} s", wait.as_secs()));
    }
    if status == 401 {
        lines.push("sign in with `lending login`, or set LENDING_API_KEY".to_owned());
    }
    lines.push(format!("{} · {} · {}", refusal.code, refusal.request_id, refusal.doc_url));
    (code, lines)
}

/// The whole chain, without addresses twice.
fn cause(error: &dyn std::error::Error) -> String {
    let mut words = error.to_string();
    let mut source = error.source();
    while let Some(deeper) = source {
        words = deeper.to_string();
        source = deeper.source();
    }
    words
}

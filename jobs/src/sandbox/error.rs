//! How reading may end, other than well.

use std::io;
use std::os::unix::process::ExitStatusExt;
use std::process::ExitStatus;

use lending_engine::document::Rejection;
use rustix::process::Signal;
use serde::{Deserialize, Serialize};

/// What Rust ends with after a panic.
const PANICKED: i32 = 101;

/// Why the engine refused a file, in a form that crosses the border between the processes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[error("{message}")]
pub struct Refusal {
    /// The stable code of the contract.
    pub code: String,
    /// For the lender: free of anything that the file says.
    pub message: String,
}

impl From<Rejection> for Refusal {
    fn from(rejection: Rejection) -> Self {
        Self { code: rejection.code().to_owned(), message: rejection.to_string() }
    }
}

/// The messages are for the lender, and free of anything that the file says.
#[derive(Debug, thiserror::Error)]
pub enum SandboxError {
    #[error(transparent)]
    Refused(Refusal),
    /// It took all the processor time that a file is given.
    #[error("the file takes too long to read")]
    TookTooLong,
    /// Not the file's fault: it waited for a processor that others were using.
    #[error("the process that reads files had no answer in time")]
    NoAnswerInTime,
    /// Out of memory (an abort, in Rust), out of stack, or a fault in the reader. No signal: it panicked.
    #[error("the file cannot be read: it takes too much memory, or is made in a way that breaks its reader")]
    Crashed { signal: Option<i32> },
    #[error("the file cannot be read: what it contains is more than {limit_bytes} bytes")]
    AnswerTooLarge { limit_bytes: u64 },
    /// Not the file's fault: the process could not be started, or was stopped from outside.
    #[error("the process that reads files failed")]
    Failed(#[from] io::Error),
}

impl SandboxError {
    /// The stable code of the contract. That of a transient one holds once the retries are spent.
    pub fn code(&self) -> &str {
        match self {
            Self::Refused(refusal) => &refusal.code,
            Self::TookTooLong | Self::Crashed { .. } | Self::AnswerTooLarge { .. } => "statement_unreadable",
            Self::NoAnswerInTime | Self::Failed(_) => "processing_error",
        }
    }

    /// The same file may be read when it is tried again.
    pub const fn is_transient(&self) -> bool {
        matches!(self, Self::NoAnswerInTime | Self::Failed(_))
    }

    /// What the end of a child says about the file.
    pub(super) fn of_status(status: ExitStatus) -> Result<(), Self> {
        if let Some(number) = status.signal() {
            return Err(match Signal::from_named_raw(number) {
                Some(Signal::XCPU) => Self::TookTooLong,
                // The kernel short of memory, an operator, or the end of the thread that started the child. A child
                // that outgrows its own limit is not killed: its allocation fails, and it aborts.
                Some(Signal::KILL | Signal::TERM | Signal::INT | Signal::HUP) => {
                    io::Error::other(format!("the reading process was stopped by signal {number}")).into()
                }
                _ => Self::Crashed { signal: Some(number) },
            });
        }
        match status.code() {
            Some(0) => Ok(()),
            Some(PANICKED) => Err(Self::Crashed { signal: None }),
            code => {
                let code = code.unwrap_or_default();
                Err(io::Error::other(format!("the reading process gave up with exit code {code}")).into())
            }
        }
    }
}

//! Why there is no report, with the codes of the API.

use std::fmt;

use serde::Serialize;

use super::text::printable;
use super::{FAILED, REFUSED};
use lending_jobs::ocr::OcrError;
use lending_jobs::sandbox::SandboxError;

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub(super) struct Failure {
    pub(super) code: String,
    pub(super) message: String,
    #[serde(skip)]
    is_ours: bool,
}

impl Failure {
    pub(super) fn refused(code: &str, message: impl Into<String>) -> Self {
        Self { code: code.to_owned(), message: message.into(), is_ours: false }
    }

    /// An argument that does not make sense.
    pub(super) fn invalid(message: impl Into<String>) -> Self {
        Self::refused("invalid_request", message)
    }

    pub(super) fn ours(error: impl fmt::Display) -> Self {
        Self { code: "processing_error".to_owned(), message: error.to_string(), is_ours: true }
    }

    pub(super) const fn exit_code(&self) -> u8 {
        if self.is_ours { FAILED } else { REFUSED }
    }
}

impl From<SandboxError> for Failure {
    fn from(error: SandboxError) -> Self {
        let message = match &error {
            // There is no log to look it up in.
            SandboxError::Failed(cause) => format!("{error}: {cause}"),
            _ => error.to_string(),
        };
        Self { code: error.code().to_owned(), message, is_ours: error.is_transient() }
    }
}

impl From<OcrError> for Failure {
    fn from(error: OcrError) -> Self {
        match error {
            OcrError::Sandbox(error) => error.into(),
            OcrError::Failed(cause) => Self::ours(cause),
            error => Self::refused(error.code(), error.to_string()),
        }
    }
}

/// In one line, for standard error. It may quote an argument or the name of a file.
impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.code, printable(&self.message))
    }
}

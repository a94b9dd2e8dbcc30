//! How recognition may end, other than well.

use std::io;

use crate::sandbox::SandboxError;

/// The messages are for the lender, and free of anything that the file says.
#[derive(Debug, thiserror::Error)]
pub enum OcrError {
    #[error(
        "the file is a scan: {pages} of its pages are images without text; install tesseract 5 with English where the \
         worker runs to have them read"
    )]
    NotInstalled { pages: usize },
    #[error("the file is a scan of {pages} pages; at most {limit} are recognised")]
    TooManyPages { pages: usize, limit: usize },
    /// It took all the processor time that a page is given.
    #[error("the file is a scan, and page {page} takes too long to recognise")]
    TookTooLong { page: usize },
    /// Not the file's fault: it waited for a processor that others were using.
    #[error("the program that recognises scanned pages had no answer in time")]
    NoAnswerInTime,
    /// tesseract gave up, or said more than a page can hold.
    #[error("the file is a scan, and page {page} could not be recognised")]
    Unrecognised { page: usize },
    #[error(transparent)]
    Sandbox(#[from] SandboxError),
    /// Not the file's fault: tesseract could not be started or was stopped from outside.
    #[error("the program that recognises scanned pages failed")]
    Failed(#[from] io::Error),
}

impl OcrError {
    /// The stable code of the contract. That of a transient one holds once the retries are spent.
    pub fn code(&self) -> &str {
        match self {
            Self::NotInstalled { .. }
            | Self::TooManyPages { .. }
            | Self::TookTooLong { .. }
            | Self::Unrecognised { .. } => "scanned_document",
            Self::Sandbox(error) => error.code(),
            Self::NoAnswerInTime | Self::Failed(_) => "processing_error",
        }
    }

    /// The same file may be read when it is tried again.
    pub const fn is_transient(&self) -> bool {
        match self {
            Self::Sandbox(error) => error.is_transient(),
            Self::NoAnswerInTime | Self::Failed(_) => true,
            _ => false,
        }
    }
}

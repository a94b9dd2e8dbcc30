//! One statement, from its bytes to its rows: in the sandbox, and through character recognition where it is a scan.

use lending_engine::Reading;

use crate::ocr::{Ocr, OcrError, recognise_scans};
use crate::sandbox::{Password, ReadStatement, Sandbox, SandboxError};

/// What the text of a file comes to.
#[derive(Debug)]
pub enum TextReading {
    /// Every page has text.
    Complete(Box<Reading>),
    /// Pages are pictures: all of them, or some, and then the rest was read.
    HasScans(Option<Box<Reading>>),
}

/// Reads the text of a statement. Nothing is recognised, so it takes moments.
pub async fn read_text(
    sandbox: &Sandbox,
    pdf: &[u8],
    password: Option<&Password>,
) -> Result<TextReading, SandboxError> {
    let task = ReadStatement { recognised: Vec::new(), password: password.cloned() };
    match sandbox.run(task, pdf).await {
        Ok(reading) if reading.unreadable_pages() > 0 => Ok(TextReading::HasScans(Some(Box::new(reading)))),
        Ok(reading) => Ok(TextReading::Complete(Box::new(reading))),
        Err(SandboxError::Refused(refusal)) if refusal.code == "scanned_document" => {
            Ok(TextReading::HasScans(None))
        }
        Err(error) => Err(error),
    }
}

/// Recognises the pages that are pictures and reads the statement with them; the confidence in such rows is lower.
///
/// Of pages that are scans among others some rows are better than none, so a failure to recognise them is no failure.
pub async fn read_scans(
    sandbox: &Sandbox,
    ocr: Option<&Ocr>,
    pdf: &[u8],
    password: Option<&Password>,
    without_scans: Option<Reading>,
) -> Result<Reading, OcrError> {
    let recognised = match recognise_scans(sandbox, ocr, pdf, password).await {
        Ok(recognised) => recognised,
        // Not the file's fault: it may be read whole when it is tried again.
        Err(error) if error.is_transient() => return Err(error),
        Err(error) => return without_scans.ok_or(error),
    };
    if recognised.iter().all(|page| page.words.is_empty())
        && let Some(reading) = without_scans
    {
        return Ok(reading);
    }
    let task = ReadStatement { recognised, password: password.cloned() };
    match sandbox.run(task, pdf).await {
        Ok(reading) => Ok(reading),
        Err(error) if error.is_transient() => Err(error.into()),
        Err(error) => without_scans.ok_or_else(|| error.into()),
    }
}

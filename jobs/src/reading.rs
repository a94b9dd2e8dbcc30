//! One statement, from its bytes to its rows: in the sandbox, and through character recognition where it is a scan.

use lending_engine::Reading;

use crate::ocr::{Ocr, OcrError, recognise_scans};
use crate::sandbox::{Password, ReadStatement, Sandbox, SandboxError};

/// Reads a statement. Pages that are scans are recognised where `ocr` is there; the confidence in such rows is lower.
///
/// Of pages that are scans among others some rows are better than none, so a failure to recognise them is no failure.
pub async fn read_statement(
    sandbox: &Sandbox,
    ocr: Option<&Ocr>,
    pdf: &[u8],
    password: Option<&Password>,
) -> Result<Reading, OcrError> {
    let task = ReadStatement { recognised: Vec::new(), password: password.cloned() };
    let first = sandbox.run(task, pdf).await;
    let is_scan = matches!(&first, Err(SandboxError::Refused(refusal)) if refusal.code == "scanned_document");
    let has_scans = ocr.is_some() && matches!(&first, Ok(reading) if reading.unreadable_pages() > 0);
    if !is_scan && !has_scans {
        return Ok(first?);
    }
    let recognised = match recognise_scans(sandbox, ocr, pdf, password).await {
        Ok(recognised) if recognised.iter().any(|page| !page.words.is_empty()) => recognised,
        Ok(_) => return Ok(first?),
        Err(error) => return first.map_err(|_| error),
    };
    let task = ReadStatement { recognised, password: password.cloned() };
    let second = sandbox.run(task, pdf).await;
    Ok(second.or_else(|error| first.map_err(|_| error))?)
}

//! Reads the words of scanned pages, with the program `tesseract` where it is installed.
//!
//! Start with [`recognise_scans`]. A page is drawn by a sandboxed child, which can start no program, so the picture
//! comes back here and goes on to tesseract as plain gray dots: a format of nothing but a size and brightness, with
//! nothing in it that a file could twist. tesseract itself runs with bounded memory, processor time, output and time by
//! the clock, without this process's environment, without a network, and reads what is installed and nothing else.
//!
//! What comes out is likely, not certain: the engine marks such pages, and the balances of a statement must prove
//! its rows.

mod error;
mod printed;
mod strips;
mod tesseract;
mod tsv;

use lending_engine::document::RecognisedPage;

pub use self::error::OcrError;
pub use self::tesseract::{Ocr, OcrLimits};

use crate::sandbox::{Password, PictureOfPage, Sandbox, ScannedPages};

/// Recognises every scanned page of a file, one after another. Without any, the answer is empty, whether tesseract is
/// there or not.
///
/// A page whose picture cannot be decoded is left out, and stays a scan. Dropping the future ends what it started.
pub async fn recognise_scans(
    sandbox: &Sandbox,
    ocr: Option<&Ocr>,
    pdf: &[u8],
    password: Option<&Password>,
) -> Result<Vec<RecognisedPage>, OcrError> {
    let password = || password.cloned();
    let pages = sandbox.run(ScannedPages { password: password() }, pdf).await?;
    if pages.is_empty() {
        return Ok(Vec::new());
    }
    let ocr = ocr.ok_or(OcrError::NotInstalled { pages: pages.len() })?;
    let limit = ocr.limits().pages;
    if pages.len() > limit {
        return Err(OcrError::TooManyPages { pages: pages.len(), limit });
    }
    let mut recognised = Vec::new();
    for page in pages {
        // One at a time: a picture is megabytes, and the answer of a child is bounded.
        if let Some(picture) = sandbox.run(PictureOfPage { page, password: password() }, pdf).await? {
            recognised.push(ocr.recognise(sandbox, &picture).await?);
        }
    }
    Ok(recognised)
}

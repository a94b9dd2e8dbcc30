//! Scanned statements, from the file to rows that the balances prove, with the real worker binary as the child.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

#[cfg(test)]
mod confined;
#[cfg(test)]
mod drawn;
#[cfg(test)]
mod missing;

use std::time::Duration;

use lending_engine::document::{Document, DocumentLimits, RecognisedPage};
use lending_jobs::ocr::{Ocr, OcrError, recognise_scans};
use lending_jobs::sandbox::{Sandbox, SandboxLimits};

fn sandbox() -> Sandbox {
    // Without optimisation eight million dots take seconds to draw, and other tests run beside this one.
    let patient = Duration::from_mins(2);
    let limits = SandboxLimits { reading: patient, cpu_seconds: 120, ..SandboxLimits::default() };
    Sandbox::new(limits).with_program(env!("CARGO_BIN_EXE_lending-worker"))
}

/// `None`, said loudly, where tesseract is not installed: it is no part of the service.
#[expect(clippy::print_stderr, reason = "a skipped test says so")]
async fn ocr() -> Option<Ocr> {
    let found = Ocr::find().await;
    if found.is_none() {
        eprintln!("**** SKIPPED: tesseract 5 with English is not installed");
    }
    found
}

async fn recognised(pdf: &[u8], ocr: Option<&Ocr>) -> Result<Vec<RecognisedPage>, OcrError> {
    recognise_scans(&sandbox(), ocr, pdf, None).await
}

fn with_words(pdf: &[u8], pages: Vec<RecognisedPage>) -> Document {
    Document::read(pdf, None, &DocumentLimits::default()).unwrap().with_recognised(pages)
}

/// A statement of the shared collection. `None`, said loudly, where it is not.
fn shared(name: &str) -> Option<Vec<u8>> {
    lending_samples::shared(&format!("statements/{name}")).map(|path| std::fs::read(path).unwrap())
}

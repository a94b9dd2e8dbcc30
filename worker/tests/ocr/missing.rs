//! What is said where there is nothing to recognise with.

use std::os::unix::fs::PermissionsExt;
use std::path::PathBuf;
use std::time::Duration;

use lending_jobs::ocr::{Ocr, OcrError, OcrLimits};
use tempfile::TempDir;

use crate::{ocr, recognised};

/// A page of one black dot, painted over all of it.
pub(crate) fn one_dot(pages: usize) -> Vec<u8> {
    let kids: Vec<String> = (0..pages).map(|page| format!("{} 0 R", page + 5)).collect();
    let mut objects = vec![
        "<< /Type /Catalog /Pages 2 0 R >>".to_owned(),
        format!(
            "<< /Type /Pages /Kids [{}] /Count {pages} /MediaBox [0 0 200 100] \
             /Resources << /XObject << /I 4 0 R >> >> >>",
            kids.join(" ")
        ),
        "<< /Length 28 >>\nstream\nq 200 0 0 100 0 0 cm /I Do Q\nendstream".to_owned(),
        "<< /Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8 \
         /Filter /ASCIIHexDecode /Length 3 >>\nstream\n00>\nendstream"
            .to_owned(),
    ];
    objects.extend((0..pages).map(|_| "<< /Type /Page /Parent 2 0 R /Contents 3 0 R >>".to_owned()));
    let mut bytes = b"%PDF-1.7\n".to_vec();
    let mut places = Vec::new();
    for (object, number) in objects.iter().zip(1..) {
        places.push(bytes.len());
        bytes.extend(format!("{number} 0 obj\n{object}\nendobj\n").bytes());
    }
    let (table, count) = (bytes.len(), objects.len() + 1);
    bytes.extend(format!("xref\n0 {count}\n0000000000 65535 f \n").bytes());
    for place in places {
        bytes.extend(format!("{place:010} 00000 n \n").bytes());
    }
    bytes.extend(format!("trailer\n<< /Size {count} /Root 1 0 R >>\nstartxref\n{table}\n%%EOF\n").bytes());
    bytes
}

#[tokio::test]
async fn without_tesseract_the_failure_says_what_to_install() {
    let absent = Ocr::at("/nowhere/tesseract").await;
    assert!(absent.is_none());
    let error = recognised(&one_dot(2), absent.as_ref()).await.unwrap_err();
    assert!(matches!(error, OcrError::NotInstalled { pages: 2 }), "{error:?}");
    assert_eq!(error.code(), "scanned_document");
    assert!(error.to_string().contains("install tesseract"), "{error}");
    assert!(!error.is_transient());
}

#[tokio::test]
async fn a_program_that_is_not_tesseract_is_not_used() {
    assert!(Ocr::at("/bin/cat").await.is_none());
}

#[tokio::test]
async fn a_file_without_scans_needs_no_tesseract() {
    let text = std::fs::read(concat!(env!("CARGO_MANIFEST_DIR"), "/../samples/corpus/sbi-online.pdf"));
    assert_eq!(recognised(&text.unwrap(), None).await.unwrap(), []);
}

#[tokio::test]
async fn more_scanned_pages_than_the_limit_are_refused() {
    let Some(ocr) = ocr().await else { return };
    let ocr = ocr.with_limits(OcrLimits { pages: 2, ..OcrLimits::default() });
    let error = recognised(&one_dot(3), Some(&ocr)).await.unwrap_err();
    assert!(matches!(error, OcrError::TooManyPages { pages: 3, limit: 2 }), "{error:?}");
    assert_eq!(error.code(), "scanned_document");
}

#[tokio::test]
async fn a_picture_of_nothing_has_no_words() {
    let Some(ocr) = ocr().await else { return };
    let pages = recognised(&one_dot(1), Some(&ocr)).await.unwrap();
    assert_eq!(pages.iter().map(|page| page.words.len()).collect::<Vec<_>>(), [0]);
}

#[tokio::test]
async fn recognition_that_waits_too_long_for_a_processor_is_stopped_and_tried_again() {
    let Some(ocr) = ocr().await else { return };
    let ocr = ocr.with_limits(OcrLimits { page: Duration::ZERO, ..OcrLimits::default() });
    let error = recognised(&one_dot(1), Some(&ocr)).await.unwrap_err();
    assert!(matches!(error, OcrError::NoAnswerInTime), "{error:?}");
    assert!(error.is_transient(), "a busy machine is not the file's fault");
}

#[tokio::test]
async fn recognition_is_stopped_when_it_takes_too_much_memory() {
    let Some(ocr) = ocr().await else { return };
    let ocr = ocr.with_limits(OcrLimits { memory_bytes: 1 << 20, ..OcrLimits::default() });
    let error = recognised(&one_dot(1), Some(&ocr)).await.unwrap_err();
    assert!(matches!(error, OcrError::Unrecognised { page: 1 }), "{error:?}");
}

/// A program that says that it is tesseract and then keeps its processor busy for ever.
const BUSY: &str = "#!/bin/sh
case $1 in
    --version) echo 'tesseract 5.3.0' ;;
    --list-langs) echo eng ;;
    *) while :; do :; done ;;
esac
";

/// A program of these lines.
pub(crate) fn script(folder: &TempDir, lines: &str) -> PathBuf {
    let program = folder.path().join("tesseract");
    std::fs::write(&program, lines).unwrap();
    std::fs::set_permissions(&program, std::fs::Permissions::from_mode(0o700)).unwrap();
    program
}

#[tokio::test]
async fn a_page_that_takes_too_much_processor_time_is_the_files_fault() {
    let folder = TempDir::new().unwrap();
    let program = script(&folder, BUSY);
    let limits = OcrLimits { cpu_seconds: 1, page: Duration::from_hours(1), ..OcrLimits::default() };
    let ocr = Ocr::at(program).await.unwrap().with_limits(limits);
    let error = recognised(&one_dot(1), Some(&ocr)).await.unwrap_err();
    assert!(matches!(error, OcrError::TookTooLong { page: 1 }), "{error:?}");
    assert_eq!((error.code(), error.is_transient()), ("scanned_document", false));
}

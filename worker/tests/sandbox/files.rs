//! Answers and refusals come back as they were given in the child.

use std::time::{Duration, Instant};

use lending_engine::Case;
use lending_jobs::sandbox::{CountPages, Password, ReadStatement, SandboxError, SandboxLimits};
use lending_samples::{Persona, Spec, layout, of_length, statement};

use crate::{pdf, sandbox};

/// The standard handler, RC4 of 40 bits; it opens with `0101RAMA1980`.
const LOCK: &str = "/ID [<000102030405060708090a0b0c0d0e0f> <000102030405060708090a0b0c0d0e0f>] \
    /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 \
    /O <d1aa5c07639829683b0e497662829f11585ebba5438a9ee631eac11a0e581f67> \
    /U <23e6dc2f133c1f5f4182ea79ceb37ec85b2f40ac2efb4cf85408349066ab67d7> >>";

async fn count(pdf: &[u8], password: Option<&str>) -> Result<usize, SandboxError> {
    let password = password.map(Password::new);
    sandbox(SandboxLimits::default()).run(CountPages { password }, pdf).await
}

#[tokio::test]
async fn pages_are_counted_in_the_child() {
    assert_eq!(count(&pdf(3, ""), None).await.unwrap(), 3);
}

/// To the last digit: amounts and shares cross the pipe as decimal text.
#[tokio::test]
async fn a_reading_comes_back_as_it_was_made_in_the_child() {
    for (name, seed) in [("hdfc-classic", 1), ("sbi-online", 2), ("kotak-two-signs", 3)] {
        let spec = Spec::new(layout(name).unwrap(), Persona::Trader, 2, seed);
        let pdf = statement(&spec).unwrap().pdf;
        let reading = sandbox(SandboxLimits::default()).run(ReadStatement::default(), &pdf).await.unwrap();
        assert_eq!(reading, lending_engine::read(&pdf, &Case::default()).unwrap(), "{name}");
    }
}

/// `cargo nextest run -p lending-worker --run-ignored only --no-capture largest_reading`.
#[tokio::test]
#[ignore = "a measurement, not a promise"]
async fn the_largest_reading_fits_the_answer() {
    let fixture = of_length(layout("hdfc-classic").unwrap(), 450).unwrap();
    // Without optimisation it takes longer than it may.
    let limits =
        SandboxLimits { cpu_seconds: 3_600, reading: Duration::from_hours(1), ..SandboxLimits::default() };
    let start = Instant::now();
    let reading = sandbox(limits).run(ReadStatement::default(), &fixture.pdf).await.unwrap();
    let took = start.elapsed();
    let bytes = serde_json::to_vec(&reading).unwrap().len();
    println!(
        "{} pages, {} rows: {bytes} bytes after {took:?}",
        fixture.truth.pages,
        reading.ledger().accounts()[0].entries().len()
    );
}

/// More than a pipe holds at once, in one direction.
#[tokio::test]
async fn a_large_file_arrives_whole() {
    let mut file = pdf(1, "");
    file.extend(std::iter::repeat_n(b' ', 20 << 20));
    assert_eq!(count(&file, None).await.unwrap(), 1);
}

#[tokio::test]
async fn a_locked_file_asks_for_its_password() {
    let locked = pdf(1, LOCK);
    let codes = [
        count(&locked, None).await.unwrap_err().code().to_owned(),
        count(&locked, Some("0101RAMA1981")).await.unwrap_err().code().to_owned(),
    ];
    assert_eq!(codes, ["file_password_required", "file_password_incorrect"]);
    assert_eq!(count(&locked, Some("0101RAMA1980")).await.unwrap(), 1);
}

#[tokio::test]
async fn a_refusal_brings_its_code_and_its_message() {
    let error = count(b"not a PDF", None).await.unwrap_err();
    assert_eq!((error.code(), error.to_string().as_str()), ("file_not_pdf", "the file is not a PDF"));
    assert!(matches!(error, SandboxError::Refused(_)) && !error.is_transient());
    assert_eq!(count(b"", None).await.unwrap_err().code(), "file_empty");
    assert_eq!(count(&pdf(501, ""), None).await.unwrap_err().code(), "file_too_many_pages");
}

#[test]
fn a_password_is_not_shown() {
    let task = CountPages { password: Some(Password::new("0101RAMA1980")) };
    assert_eq!(format!("{task:?}"), "CountPages { password: Some(Password(…)) }");
}

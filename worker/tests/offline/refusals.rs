//! What cannot be used is refused with the code of the API and exit code 2.

use lending_samples::Fault;

use crate::pdf_file::empty_pages;
use crate::{Ended, Folder, analyze, drawn};

fn is_refused(ended: &Ended, code: &str) {
    assert_eq!(ended.code, Some(2), "{}{}", ended.stdout, ended.stderr);
    assert!(ended.stderr.starts_with(&format!("error: {code}: ")), "{code}: {}", ended.stderr);
    assert_eq!(ended.stderr.lines().count(), 1, "{}", ended.stderr);
}

#[test]
fn a_bad_file_is_refused_with_its_code() {
    let locked = drawn("hdfc-classic", Fault::EncryptedRc4).pdf;
    let files: [(&str, Vec<u8>, &[&str]); 6] = [
        ("file_password_required", locked.clone(), &[]),
        ("file_password_incorrect", locked, &["--password", "RAMA0101"]),
        ("file_not_pdf", b"date,amount\n".to_vec(), &[]),
        ("file_empty", Vec::new(), &[]),
        ("scanned_document", drawn("hdfc-classic", Fault::Scan).pdf, &[]),
        ("no_transactions_found", empty_pages(1, ""), &[]),
    ];
    for (code, bytes, more) in files {
        let files = Folder::new();
        let path = files.put("statement.pdf", &bytes);
        let mut arguments = vec![path.to_str().unwrap()];
        arguments.extend(more);
        let ended = analyze(&arguments);
        is_refused(&ended, code);
        assert_eq!(ended.stdout, "");

        arguments.push("--format=json");
        let ended = analyze(&arguments);
        is_refused(&ended, code);
        let [answer] = ended.json().try_into().unwrap();
        let message = answer["error"]["message"].as_str().unwrap();
        assert_eq!(ended.stderr, format!("error: {code}: {message}\n"));
        assert_eq!(answer, serde_json::json!({"error": {"code": code, "message": message}}));
    }
}

#[test]
fn a_file_that_is_not_there_is_named() {
    let ended = analyze(["/nonexistent/statement.pdf"]);
    is_refused(&ended, "file_missing");
    assert!(ended.stderr.contains("/nonexistent/statement.pdf"), "{}", ended.stderr);
}

#[test]
fn a_file_beyond_the_limit_of_the_api_is_refused() {
    let files = Folder::new();
    let mut bytes = empty_pages(1, "");
    bytes.resize(20 * 1024 * 1024 + 1, b' ');
    is_refused(&analyze([files.put("large.pdf", &bytes)]), "file_too_large");
}

#[test]
fn a_folder_without_statements_is_refused() {
    let files = Folder::new();
    files.put("notes.txt", b"");
    is_refused(&analyze([files.folder.path()]), "file_missing");
}

/// Before any statement is read.
#[test]
fn a_bad_product_is_refused_and_its_mistake_named() {
    let files = Folder::new();
    let path = files.put(
        "product.json",
        br#"{"name": "Loan", "amount": {"min": 10000, "max": 50000},
            "tenure_months": {"min": 6, "max": 36, "default": 12}, "annual_rate_pct": 16.5,
            "policy": {"rules": [{"id": "r", "metric": "fior", "op": "lte", "value": 0.5, "severity": "knockout"}]}}"#,
    );
    let ended = analyze(["statement.pdf", "--product", path.to_str().unwrap()]);
    is_refused(&ended, "invalid_request");
    assert!(
        ended.stderr.contains("policy.rules[0].metric: `fior` is not a known metric; did you mean `foir`?"),
        "{}",
        ended.stderr
    );
}

#[test]
fn bad_inputs_are_refused_and_the_member_named() {
    for (inputs, named) in [
        (r#"{"salary": 5}"#, "`salary`"),
        (r#"{"down_payment": -1}"#, "`down_payment`"),
        (r#"{"down_payment": "1"}"#, "`down_payment`"),
    ] {
        let ended = analyze(["statement.pdf", "--inputs", inputs]);
        is_refused(&ended, "invalid_request");
        assert!(ended.stderr.contains(named), "{}", ended.stderr);
    }
}

#[test]
fn good_terms_do_not_stand_in_the_way() {
    let files = Folder::new();
    let product = files.put(
        "product.json",
        br#"{"name": "Loan", "amount": {"min": 10000, "max": 50000},
            "tenure_months": {"min": 6, "max": 36, "default": 12}, "annual_rate_pct": 16.5}"#,
    );
    let statement = files.put("statement.pdf", &drawn("hdfc-classic", Fault::None).pdf);
    let ended = analyze([
        statement.to_str().unwrap(),
        "--product",
        product.to_str().unwrap(),
        "--inputs",
        r#"{"requested_amount": 25000.50}"#,
        "--applicant-name",
        "Asha Rao",
    ]);
    assert_eq!((ended.code, ended.stderr.as_str()), (Some(0), ""));
}

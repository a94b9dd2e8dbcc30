use std::collections::HashMap;
use std::path::Path;

use serde_json::Value;

use super::{files, shared};
use crate::document::{Document, DocumentLimits, PageKind, Rejection};

fn read(path: &Path, password: Option<&str>) -> Result<Document, Rejection> {
    Document::read(&std::fs::read(path).unwrap(), password, &DocumentLimits::default())
}

/// All amounts of a truth file, with the two decimals that banks print and the files leave out.
fn amounts(truth: &Path) -> Vec<String> {
    let truth: Value = serde_json::from_slice(&std::fs::read(truth).unwrap()).unwrap();
    let rows = truth["transactions"].as_array().unwrap();
    let members = ["debit", "credit", "balance"];
    rows.iter()
        .flat_map(|row| members.iter().filter_map(|member| row[*member].as_str()))
        .map(|amount| {
            let (rupees, paise) = amount.split_once('.').unwrap_or((amount, ""));
            format!("{rupees}.{paise:0<2}")
        })
        .collect()
}

/// How many of the amounts are words of the document, each word counting once. Grouping, sign and `Cr` do not matter.
fn found(amounts: &[String], document: &Document) -> usize {
    let mut words: HashMap<String, usize> = HashMap::new();
    for word in document.pages.iter().flat_map(|page| &page.words) {
        let bare: String = word.text.chars().filter(|c| c.is_ascii_digit() || *c == '.').collect();
        *words.entry(bare).or_default() += 1;
    }
    amounts
        .iter()
        .filter(|amount| {
            let bare: String = amount.chars().filter(|c| c.is_ascii_digit() || *c == '.').collect();
            words.get_mut(&bare).is_some_and(|left| {
                let there = *left > 0;
                *left = left.saturating_sub(1);
                there
            })
        })
        .count()
}

#[test]
fn every_amount_of_the_truth_is_a_word() {
    let Some(folder) = shared("statements") else { return };
    for name in ["hdfc_chromium", "icici_chromium", "pnb_libreoffice"] {
        let amounts = amounts(&folder.join(format!("{name}.json")));
        let document = read(&folder.join(format!("{name}.pdf")), None).unwrap();
        let found = found(&amounts, &document);
        eprintln!("{name}: {found} of {} amounts", amounts.len());
        assert!(!amounts.is_empty());
        assert_eq!(found, amounts.len(), "{name}");
        assert!(document.pages.iter().all(|page| !page.is_unreadable && !page.is_damaged), "{name}");
    }
}

#[test]
fn encrypted_and_damaged_variants_give_the_same_amounts() {
    let Some(folder) = shared("statements") else { return };
    let amounts = amounts(&folder.join("hdfc_chromium.json"));
    for path in files("statements/variants") {
        let name = path.file_stem().unwrap().to_str().unwrap();
        let password = match name {
            "aes_256_utf8" => Some("पासवर्ड1"),
            "aes_256_emptyuser" => None,
            name if name.contains("aes") || name.starts_with("rc4") => Some("user1"),
            _ => None,
        };
        if password.is_some() {
            assert_eq!(read(&path, None).unwrap_err(), Rejection::PasswordRequired, "{name}");
            assert_eq!(read(&path, Some("wrong")).unwrap_err(), Rejection::PasswordIncorrect, "{name}");
        } else {
            assert!(read(&path, Some("not needed")).is_ok(), "{name}");
        }
        let document = read(&path, password).unwrap();
        if name == "crlf_mangled" {
            // Every line end inside of compressed data was doubled: the text is gone, and that shows.
            assert!(document.pages.iter().all(|page| page.is_damaged), "{name}");
            continue;
        }
        assert_eq!(found(&amounts, &document), amounts.len(), "{name}");
    }
}

#[test]
fn a_locked_file_asks_for_its_password() {
    let Some(folder) = shared("statements") else { return };
    let path = folder.join("locked_foobar123.pdf");
    assert_eq!(read(&path, None).unwrap_err().code(), "file_password_required");
    assert_eq!(read(&path, Some("")).unwrap_err().code(), "file_password_required");
    assert_eq!(read(&path, Some("foobar124")).unwrap_err().code(), "file_password_incorrect");
    // It has one page, and nothing on it.
    let document = read(&path, Some("foobar123")).unwrap();
    assert_eq!(document.pages.iter().map(|page| page.kind).collect::<Vec<_>>(), [PageKind::Blank]);
}

#[test]
fn pages_without_text_are_recognised() {
    let Some(folder) = shared("statements") else { return };
    let kinds = |name: &str| -> Vec<PageKind> {
        read(&folder.join(name), None).unwrap().pages.iter().map(|page| page.kind).collect()
    };
    assert_eq!(kinds("nz_scanned.pdf"), [PageKind::Scan; 2]);
    assert_eq!(kinds("bench_scanned.pdf"), [PageKind::Scan]);
    assert!(!kinds("blank_pages.pdf").contains(&PageKind::Text));
}

#[test]
fn every_statement_is_read_or_refused_for_a_reason() {
    for path in files("statements").iter().filter(|path| path.extension().is_some_and(|kind| kind == "pdf")) {
        let name = path.file_name().unwrap().to_str().unwrap();
        match read(path, None) {
            Ok(document) => {
                assert!(document.pages.iter().all(|page| !page.is_unreadable && !page.is_damaged), "{name}");
            }
            Err(Rejection::Corrupt) => assert_eq!(name, "bench_corrupt.pdf"),
            Err(Rejection::PasswordRequired) => assert_eq!(name, "locked_foobar123.pdf"),
            Err(other) => panic!("{name}: {other}"),
        }
    }
}

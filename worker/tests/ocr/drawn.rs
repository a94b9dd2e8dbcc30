//! Statements drawn as a scanner would see them.

use std::collections::BTreeMap;
use std::time::Instant;

use lending_engine::document::PageKind;
use lending_engine::{layout, reconcile};
use lending_samples::{Fault, Persona, Spec, Truth, layouts, statement};

use crate::{ocr, recognised, shared, with_words};

type Row = (chrono::NaiveDate, i64, i64);

fn true_rows(truth: &Truth) -> Vec<Row> {
    let rows = truth.accounts.iter().flat_map(|account| &account.rows);
    rows.map(|row| (row.date, row.amount, row.balance)).collect()
}

fn count<T: Ord>(items: impl IntoIterator<Item = T>) -> BTreeMap<T, usize> {
    let mut counts = BTreeMap::new();
    for item in items {
        *counts.entry(item).or_insert(0) += 1;
    }
    counts
}

/// How many of the one are among the other, each used once.
fn in_common<T: Ord>(wanted: &[T], found: &[T]) -> usize {
    let found = count(found);
    count(wanted).iter().map(|(item, times)| *times.min(found.get(item).unwrap_or(&0))).sum()
}

#[tokio::test]
async fn most_rows_of_drawn_scans_are_read() {
    let Some(ocr) = ocr().await else { return };
    let (mut rows, mut right, mut proved) = (0, 0, 0);
    // Four of them: a page takes seconds.
    for layout in layouts().iter().step_by(9) {
        let spec = Spec { fault: Fault::Scan, ..Spec::new(layout, Persona::ALL[0], 1, 7) };
        let fixture = statement(&spec).unwrap();
        let began = Instant::now();
        let pages = recognised(&fixture.pdf, Some(&ocr)).await.unwrap();
        let took = began.elapsed() / u32::try_from(pages.len()).unwrap();
        let wanted = true_rows(&fixture.truth);
        rows += wanted.len();
        let document = with_words(&fixture.pdf, pages);
        let name = fixture.truth.layout;
        let ledger = match layout::read(&document) {
            Ok(statement) => reconcile::ledger(statement),
            Err(refusal) => {
                println!("{name}: {refusal}");
                continue;
            }
        };
        let entries: Vec<_> = ledger.accounts().iter().flat_map(reconcile::LedgerAccount::entries).collect();
        let found: Vec<(chrono::NaiveDate, i64)> =
            entries.iter().map(|entry| (entry.date, entry.amount.get())).collect();
        let dated: Vec<_> = wanted.iter().map(|row| (row.0, row.1)).collect();
        let hits = in_common(&dated, &found);
        right += hits;
        let agreed: usize = ledger.accounts().iter().map(|account| account.findings().links_agreed).sum();
        proved += agreed;
        println!(
            "{name}: {hits} of {} rows have their date and amount, {} found, {agreed} links agree, {} pages of {took:.1?}",
            wanted.len(),
            found.len(),
            document.pages.len()
        );
    }
    println!("{right} of {rows} rows are right, {proved} links of balances agree");
    // A floor under what is reached (67 of 100), not the aim, which is 95: on two of these layouts the header of the
    // table or its rows are not found among the recognised words.
    assert!(right * 100 >= rows * 60, "{right} of {rows}");
}

#[tokio::test]
async fn only_the_scanned_pages_of_a_mixed_file_are_recognised() {
    let Some(ocr) = ocr().await else { return };
    let spec = Spec { fault: Fault::MixedScan, ..Spec::new(&layouts()[0], Persona::ALL[0], 3, 3) };
    let fixture = statement(&spec).unwrap();
    let pages = recognised(&fixture.pdf, Some(&ocr)).await.unwrap();
    let numbers: Vec<usize> = pages.iter().map(|page| page.page).collect();
    assert_eq!(numbers, fixture.truth.scanned_pages);
    let document = with_words(&fixture.pdf, pages);
    for (page, number) in document.pages.iter().zip(1..) {
        assert_eq!(page.kind, PageKind::Text, "page {number}");
        assert_eq!(page.is_recognised, numbers.contains(&number), "page {number}");
    }
}

/// Scans made by others: every amount that is printed on them, as their text says it.
#[tokio::test]
async fn scans_of_the_shared_collection_give_their_amounts() {
    let Some(ocr) = ocr().await else { return };
    let printed = ["$1,250.00", "$2,716.50"];
    for (name, wanted) in [("nz_scanned.pdf", &printed[..]), ("bench_scanned.pdf", &[])] {
        let Some(pdf) = shared(name) else { continue };
        let began = Instant::now();
        let pages = recognised(&pdf, Some(&ocr)).await.unwrap();
        println!("{name}: {} pages, {:.1} s", pages.len(), began.elapsed().as_secs_f32());
        let words: Vec<&str> =
            pages.iter().flat_map(|page| &page.words).map(|word| word.text.as_str()).collect();
        println!("{}", words.join(" "));
        assert!(!words.is_empty(), "{name}");
        for amount in wanted {
            assert!(words.contains(amount), "{name} lacks {amount}");
        }
    }
}

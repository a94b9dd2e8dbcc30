//! Statements that are damaged, locked or tampered with: told by their code, or by what does not add up.

use lending_engine::report::Flag;
use lending_engine::{Case, analyze};
use lending_samples::{Fault, Fixture, Persona, Spec, layout, statement};

use super::{differences, plain, read};

fn with(fault: Fault) -> Fixture {
    statement(&Spec { fault, ..Spec::new(layout("hdfc-classic").unwrap(), Persona::Salaried, 3, 11) })
        .unwrap()
}

fn code(fixture: &Fixture, password: Option<&str>) -> &'static str {
    let case = Case { password: password.map(str::to_owned), ..Case::default() };
    analyze(&fixture.pdf, &case, &plain()).unwrap_err().code()
}

#[test]
fn an_amount_that_was_changed_breaks_the_balances_at_its_row() {
    let fixture = with(Fault::TamperedAmount);
    let report = read(&fixture);
    let tampered = fixture.truth.tampered.as_ref().unwrap();
    let quality = &report.data_quality;
    assert_eq!(quality.reconciled, Some(false));
    assert_eq!(quality.breaks.len(), 1);
    let broken = &quality.breaks[0];
    // The bank's balance stands; the amount beside it is higher by what the forger added.
    assert_eq!(broken.gap.paise().get(), tampered.was - tampered.now);
    let row = report.transactions.iter().find(|row| row.id == broken.transaction_id).unwrap();
    assert_eq!(row.amount.paise().get(), tampered.now);
    assert_eq!(row.page, tampered.page);
    assert!(row.flags.contains(&Flag::BalanceBreak));
    assert!(quality.confidence <= 0.84, "a break that nothing explains caps the confidence");
}

#[test]
fn a_page_that_is_missing_is_noticed_and_nothing_is_made_up_for_it() {
    let fixture = with(Fault::MissingPage);
    let report = read(&fixture);
    let drawn: usize = fixture.truth.accounts.iter().map(|account| account.rows.len()).sum();
    assert_eq!(report.transactions.len(), drawn, "only what is on the pages");
    assert_eq!(report.data_quality.reconciled, Some(false));
    assert!(report.data_quality.confidence <= 0.84);
    assert!(!report.data_quality.breaks.is_empty());
}

#[test]
fn a_page_that_is_there_twice_does_not_reconcile() {
    let report = read(&with(Fault::DuplicatedPage));
    assert_eq!(report.data_quality.reconciled, Some(false));
}

#[test]
fn a_locked_file_is_read_with_its_password_and_refused_without() {
    for fault in [Fault::EncryptedRc4, Fault::EncryptedAes128, Fault::EncryptedAes256] {
        let fixture = with(fault);
        assert_eq!(differences(&read(&fixture), &fixture.truth, true), Vec::<String>::new());
        assert_eq!(code(&fixture, None), "file_password_required");
        assert_eq!(code(&fixture, Some("not it")), "file_password_incorrect");
    }
}

#[test]
fn a_scan_is_told_from_an_empty_statement() {
    assert_eq!(code(&with(Fault::Scan), None), "scanned_document");
}

#[test]
fn a_scanned_page_among_others_lowers_the_confidence() {
    let fixture = with(Fault::MixedScan);
    let report = read(&fixture);
    assert_eq!(report.data_quality.pages.unreadable, fixture.truth.scanned_pages.len());
    assert!(report.data_quality.confidence < 0.9);
}

#[test]
fn marks_of_an_editor_and_hidden_words_do_not_change_the_rows() {
    for fault in [Fault::EditorMetadata, Fault::HiddenText] {
        let fixture = with(fault);
        assert_eq!(
            differences(&read(&fixture), &fixture.truth, true),
            Vec::<String>::new(),
            "{}",
            fault.name()
        );
    }
}

#[test]
fn a_file_that_was_cut_off_never_reads_as_whole() {
    let fixture = with(Fault::Truncated);
    match analyze(&fixture.pdf, &Case::default(), &plain()) {
        Err(refused) => assert!(!refused.code().is_empty()),
        Ok(report) => assert_eq!(report.data_quality.reconciled, Some(false)),
    }
}

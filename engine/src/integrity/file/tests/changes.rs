//! Changes to a statement, each made as a forger or a tool would make it.

use lending_samples::{Fault, Persona, Spec, layout, statement};

use super::super::super::{Severity, Status, is_flagged};
use super::making::{
    STATEMENT, appended, appended_with, content, drawing, free, page, root, stream, with_entries,
};
use super::{alarms, assert_found, examined, found};
use crate::document::{Document, DocumentLimits, TextBox};
use crate::transaction_id::TransactionId;

/// Where the first transaction stands on its page, and how high that page is.
fn first_row() -> (usize, TextBox, f32) {
    let document = Document::read(&STATEMENT.pdf, None, &DocumentLimits::default()).unwrap();
    let ledger = super::transactions(&document);
    let entry = &ledger.accounts()[0].entries()[0];
    (entry.page, entry.bounds, document.pages[entry.page - 1].height)
}

/// The statement with an annotation on the page of its first transaction.
fn annotated(subtype: &str, rectangle: &str, more: &str) -> Vec<u8> {
    let pdf = &STATEMENT.pdf;
    let note = format!("<< /Type /Annot /Subtype /{subtype} /Rect [{rectangle}] {more} >>");
    let sheet = page(pdf, first_row().0);
    let entries = format!("/Annots [{} 0 R]", free(pdf));
    appended(pdf, &[(free(pdf), note.into_bytes()), (sheet, with_entries(pdf, sheet, &entries))])
}

fn over_first_row() -> String {
    let (_, bounds, height) = first_row();
    format!("{} {} {} {}", bounds.x0, height - bounds.y1, bounds.x1, height - bounds.y0)
}

/// The statement with more in its catalogue, and other objects.
fn with_catalogue(entries: &str, objects: &[(u32, &str)]) -> Vec<u8> {
    let pdf = &STATEMENT.pdf;
    let mut all: Vec<(u32, Vec<u8>)> =
        objects.iter().map(|(number, object)| (*number, object.as_bytes().to_vec())).collect();
    all.push((root(pdf), with_entries(pdf, root(pdf), entries)));
    appended(pdf, &all)
}

#[test]
fn an_amount_changed_by_a_revision_is_critical_and_shown_with_both_values() {
    for (id, seed) in [("indusind-timed", 1), ("hdfc-classic", 2), ("sbi-online", 3)] {
        let spec = Spec {
            fault: Fault::EditedRevision,
            ..Spec::new(layout(id).unwrap(), Persona::Salaried, 3, seed)
        };
        let fixture = statement(&spec).unwrap();
        let tampered = fixture.truth.tampered.as_ref().unwrap();
        let checks = examined(&fixture.pdf, None);
        let check = found(&checks, "revisions");
        assert_found(check, Status::Failed, Severity::Critical);
        let evidence = &check.evidence[0];
        assert_eq!(evidence.page, Some(tampered.page), "{id}");
        assert!(evidence.bounds.is_some() && evidence.transaction_id.is_some(), "{id}: {evidence:?}");
        assert!(
            evidence.detail.starts_with("was ") && evidence.detail.contains(", is "),
            "{}",
            evidence.detail
        );
        assert!(is_flagged(&checks));
    }
}

#[test]
fn a_file_in_one_piece_passes_the_search_for_revisions() {
    assert_eq!(found(&examined(&STATEMENT.pdf, None), "revisions").status, Status::Passed);
}

#[test]
fn a_revision_that_changes_no_page_is_only_worth_knowing() {
    let pdf = &STATEMENT.pdf;
    let described = appended_with(
        pdf,
        &[(free(pdf), b"<< /Title (Statement) >>".to_vec())],
        &format!("/Info {} 0 R", free(pdf)),
    );
    let checks = examined(&described, None);
    assert_found(found(&checks, "revisions"), Status::Failed, Severity::Info);
    assert!(alarms(&checks).is_empty(), "{:?}", alarms(&checks));
}

#[test]
fn a_page_written_again_without_a_change_is_not_called_changed() {
    let pdf = &STATEMENT.pdf;
    let again = appended(pdf, &[(content(pdf, 1), stream(&drawing(pdf, 1)))]);
    assert_found(found(&examined(&again, None), "revisions"), Status::Failed, Severity::Info);
}

#[test]
fn a_patch_without_words_is_a_warning() {
    let pdf = &STATEMENT.pdf;
    let patched = [drawing(pdf, 1).as_slice(), b"\nq 1 1 1 rg 100 100 50 20 re f Q"].concat();
    let checks = examined(&appended(pdf, &[(content(pdf, 1), stream(&patched))]), None);
    let check = found(&checks, "revisions");
    assert_found(check, Status::Failed, Severity::Warning);
    assert_eq!(check.evidence[0].page, Some(1));
}

#[test]
fn words_other_than_figures_added_by_a_revision_are_a_warning() {
    let pdf = &STATEMENT.pdf;
    let more = b"\nBT /Helvetica 9 Tf 1 0 0 1 40 20 Tm (Duplicate) Tj ET";
    let worded = [drawing(pdf, 1).as_slice(), more].concat();
    let checks = examined(&appended(pdf, &[(content(pdf, 1), stream(&worded))]), None);
    assert_found(found(&checks, "revisions"), Status::Failed, Severity::Warning);
}

#[test]
fn many_empty_revisions_do_not_hide_a_changed_one() {
    let spec = Spec {
        fault: Fault::EditedRevision,
        ..Spec::new(layout("hdfc-classic").unwrap(), Persona::Salaried, 2, 5)
    };
    let mut pdf = statement(&spec).unwrap().pdf;
    for _ in 0..12 {
        pdf = appended(&pdf, &[(free(&pdf), b"<< /Nothing true >>".to_vec())]);
    }
    assert_found(found(&examined(&pdf, None), "revisions"), Status::Failed, Severity::Critical);
}

#[test]
fn earlier_revisions_that_do_not_open_are_not_compared() {
    // A table without a file stands before the statement, whose own table is off by its length: readers rebuild it.
    let before = b"%PDF-1.4\nxref\n0 0\ntrailer << >>\nstartxref\n9\n%%EOF\n".as_slice();
    let pdf = [before, &STATEMENT.pdf].concat();
    let checks = examined(&pdf, None);
    assert_eq!(found(&checks, "revisions").status, Status::NotRun, "{}", found(&checks, "revisions").message);
}

#[test]
fn the_mark_of_a_text_editor_is_critical_on_its_page() {
    let pdf = &STATEMENT.pdf;
    let marked = [drawing(pdf, 2).as_slice(), b"\n/TouchUp_TextEdit MP\n"].concat();
    let checks = examined(&appended(pdf, &[(content(pdf, 2), stream(&marked))]), None);
    let check = found(&checks, "editor_markers");
    assert_found(check, Status::Failed, Severity::Critical);
    assert_eq!(check.evidence[0].page, Some(2));
    assert_eq!(found(&examined(pdf, None), "editor_markers").status, Status::Passed);
}

#[test]
fn the_working_copy_of_a_drawing_program_is_critical() {
    let pdf = &STATEMENT.pdf;
    let copied = with_entries(pdf, page(pdf, 1), "/PieceInfo << /Illustrator << /Private 1 0 R >> >>");
    let checks = examined(&appended(pdf, &[(page(pdf, 1), copied)]), None);
    assert_found(found(&checks, "editor_markers"), Status::Failed, Severity::Critical);
}

#[test]
fn drawings_that_do_not_decode_are_not_searched() {
    let pdf = b"%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [3 0 R] \
        /Count 1 >>\nendobj\n3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Contents 4 0 R >>\nendobj\n\
        4 0 obj\n<< /Length 4 /Filter /DCTDecode >>\nstream\nabcd\nendstream\nendobj\ntrailer\n<< /Root 1 0 R >>\n";
    assert_eq!(found(&examined(pdf, None), "editor_markers").status, Status::NotRun);
}

#[test]
fn every_drawn_name_of_an_editor_is_found() {
    for seed in 0..6 {
        let base = Spec::new(layout("axis-classic").unwrap(), Persona::Gig, 2, seed);
        let fixture = statement(&Spec { fault: Fault::EditorMetadata, ..base }).unwrap();
        let checks = examined(&fixture.pdf, None);
        let check = found(&checks, "producer");
        assert!(check.status == Status::Failed && check.severity >= Severity::Warning, "{}", check.message);
    }
}

#[test]
fn text_laid_over_a_transaction_is_critical_and_names_it() {
    for subtype in ["FreeText", "Stamp", "Square", "Redact", "Ink"] {
        let checks = examined(&annotated(subtype, &over_first_row(), ""), None);
        let check = found(&checks, "annotations");
        assert_found(check, Status::Failed, Severity::Critical);
        let evidence = &check.evidence[0];
        assert_eq!(evidence.page, Some(first_row().0));
        assert_eq!(evidence.transaction_id, Some(TransactionId::at(0)));
        assert!(evidence.bounds.is_some());
    }
}

#[test]
fn text_laid_beside_the_table_is_a_warning_and_a_link_is_nothing() {
    let beside = annotated("FreeText", "1 1 20 5", "");
    assert_found(found(&examined(&beside, None), "annotations"), Status::Failed, Severity::Warning);
    let link = annotated("Link", &over_first_row(), "");
    assert_eq!(found(&examined(&link, None), "annotations").status, Status::Passed);
    let highlight = annotated("Highlight", &over_first_row(), "");
    assert_found(found(&examined(&highlight, None), "annotations"), Status::Failed, Severity::Info);
    let hidden = annotated("FreeText", &over_first_row(), "/F 2");
    assert_eq!(found(&examined(&hidden, None), "annotations").status, Status::Passed);
}

#[test]
fn scripts_are_found_wherever_they_hang() {
    let script = "<< /S /JavaScript /JS (app.alert\\(1\\)) >>";
    let free = free(&STATEMENT.pdf);
    let tree = format!("/Names << /JavaScript << /Kids [{free} 0 R] >> >>");
    let leaf = format!("<< /Names [(a) {script}] >>");
    for pdf in [
        with_catalogue(&format!("/OpenAction {script}"), &[]),
        with_catalogue("/OpenAction << /S /GoTo /D [1 0 R /Fit] /Next << /S /Launch /F (a.exe) >> >>", &[]),
        with_catalogue(&format!("/AA << /WC {script} >>"), &[]),
        with_catalogue(&tree, &[(free, &leaf)]),
        annotated("Link", "1 1 9 9", &format!("/A {script}")),
    ] {
        assert_found(found(&examined(&pdf, None), "scripts"), Status::Failed, Severity::Critical);
    }
    let harmless = with_catalogue("/OpenAction << /S /GoTo /D [1 0 R /Fit] >>", &[]);
    assert_eq!(found(&examined(&harmless, None), "scripts").status, Status::Passed);
}

#[test]
fn attached_files_are_found_programs_are_critical_and_data_for_machines_is_only_worth_knowing() {
    let attached = |name: &str| {
        let file = format!("<< /Type /Filespec /F ({name}) >>");
        let number = free(&STATEMENT.pdf);
        let tree = format!("/Names << /EmbeddedFiles << /Names [(a) {number} 0 R] >> >>");
        examined(&with_catalogue(&tree, &[(number, &file)]), None)
    };
    let checks = attached("invoice.pdf");
    assert_found(found(&checks, "embedded_files"), Status::Failed, Severity::Warning);
    assert_eq!(found(&checks, "embedded_files").evidence[0].detail, "attached: invoice.pdf");
    assert_found(found(&attached("rows.XML"), "embedded_files"), Status::Failed, Severity::Info);
    assert_found(found(&attached("viewer.EXE"), "embedded_files"), Status::Failed, Severity::Critical);
    assert_eq!(found(&examined(&STATEMENT.pdf, None), "embedded_files").status, Status::Passed);
}

#[test]
fn a_field_that_holds_an_amount_is_a_warning() {
    let number = free(&STATEMENT.pdf);
    let form = |field: &str| {
        let entries = format!("/AcroForm << /Fields [{number} 0 R] >>");
        examined(&with_catalogue(&entries, &[(number, field)]), None)
    };
    let holds = form("<< /FT /Tx /T (a) /V (4,50,000.00) >>");
    assert_found(found(&holds, "forms"), Status::Failed, Severity::Warning);
    let other = form("<< /FT /Tx /T (a) /V (Anita) >>");
    assert_found(found(&other, "forms"), Status::Failed, Severity::Info);
    assert_eq!(found(&form("<< /FT /Sig /T (a) >>"), "forms").status, Status::Passed);
    let drawn_anew = examined(&with_catalogue("/AcroForm << /XFA (x) /Fields [] >>", &[]), None);
    assert_found(found(&drawn_anew, "forms"), Status::Failed, Severity::Warning);
    assert_eq!(found(&examined(&STATEMENT.pdf, None), "forms").status, Status::Passed);
}

#[test]
fn a_filled_field_over_a_transaction_is_critical_and_an_empty_one_a_warning() {
    let pdf = &STATEMENT.pdf;
    let number = free(pdf);
    let with_field = |more: &str, form: &str| {
        let field = format!("<< /Type /Annot /Subtype /Widget {more} /Rect [{}] >>", over_first_row());
        let sheet = page(pdf, first_row().0);
        let changed = appended(
            pdf,
            &[
                (number, field.into_bytes()),
                (sheet, with_entries(pdf, sheet, &format!("/Annots [{number} 0 R]"))),
                (root(pdf), with_entries(pdf, root(pdf), form)),
            ],
        );
        found(&examined(&changed, None), "forms").clone()
    };
    let form = format!("/AcroForm << /Fields [{number} 0 R] >>");
    let filled = with_field("/FT /Tx /T (a) /V (x)", &form);
    assert_found(&filled, Status::Failed, Severity::Critical);
    assert_eq!(filled.evidence[0].transaction_id, Some(TransactionId::at(0)));
    assert_found(&with_field("/FT /Tx /T (a)", &form), Status::Failed, Severity::Warning);
    // A ground in a colour hides what is printed; no form has to list it.
    let stray = with_field("/FT /Tx /T (a) /MK << /BG [1 1 1] >>", "/Lang (en)");
    assert_found(&stray, Status::Failed, Severity::Critical);
}

#[test]
fn a_page_of_another_size_is_a_warning() {
    let pdf = &STATEMENT.pdf;
    let text = String::from_utf8(with_entries(pdf, page(pdf, 2), "")).unwrap();
    let pages = examined(pdf, None);
    assert_eq!(
        found(&pages, "page_geometry").status,
        Status::Passed,
        "{}",
        found(&pages, "page_geometry").message
    );
    let begin = text.find("/MediaBox").unwrap();
    let end = begin + text[begin..].find(']').unwrap() + 1;
    let resized = format!("{}/MediaBox [0 0 612 1008]{}", &text[..begin], &text[end..]);
    let checks = examined(&appended(pdf, &[(page(pdf, 2), resized.into_bytes())]), None);
    let check = found(&checks, "page_geometry");
    assert_found(check, Status::Failed, Severity::Warning);
    assert_eq!(check.evidence[0].page, Some(2));
}

#[test]
fn a_short_file_is_not_asked_which_page_is_unlike_the_others() {
    let spec = Spec::new(layout("hdfc-classic").unwrap(), Persona::Salaried, 1, 1);
    let fixture = statement(&spec).unwrap();
    assert!(fixture.truth.pages < 3);
    assert_eq!(found(&examined(&fixture.pdf, None), "page_geometry").status, Status::NotRun);
}

#[test]
fn pictures_among_pages_of_text_are_critical_and_a_scan_is_a_warning() {
    let drawn = |fault: Fault| {
        let base = Spec::new(layout("hdfc-classic").unwrap(), Persona::Salaried, 6, 3);
        statement(&Spec { fault, ..base }).unwrap()
    };
    let mixed = drawn(Fault::MixedScan);
    let checks = examined(&mixed.pdf, None);
    assert!(mixed.truth.pages > 2);
    let check = found(&checks, "image_pages");
    assert_found(check, Status::Failed, Severity::Critical);
    assert!(check.evidence.iter().all(|found| mixed.truth.scanned_pages.contains(&found.page.unwrap())));
    assert_found(
        found(&examined(&drawn(Fault::Scan).pdf, None), "image_pages"),
        Status::Failed,
        Severity::Warning,
    );
    assert_eq!(found(&examined(&STATEMENT.pdf, None), "image_pages").status, Status::Passed);
}

#[test]
fn a_file_made_before_its_rows_is_grave() {
    let pdf = &STATEMENT.pdf;
    let dated = |info: &str| {
        let trailer = format!("/Info {} 0 R", free(pdf));
        examined(&appended_with(pdf, &[(free(pdf), info.as_bytes().to_vec())], &trailer), None)
    };
    let early = dated("<< /CreationDate (D:20200101120000+05'30') >>");
    assert_found(found(&early, "dates_of_file"), Status::Failed, Severity::Critical);
    let changed = dated("<< /CreationDate (D:20300101120000Z) /ModDate (D:20300101120507Z) >>");
    assert_found(found(&changed, "dates_of_file"), Status::Failed, Severity::Info);
    let agreed = dated("<< /CreationDate (D:20300101120000Z) /ModDate (D:20300101120030Z) >>");
    assert_eq!(found(&agreed, "dates_of_file").status, Status::Passed);
    let undated = dated("<< /Title (x) >>");
    assert_eq!(found(&undated, "dates_of_file").status, Status::NotRun);
}

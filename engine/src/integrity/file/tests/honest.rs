//! Files as banks issue them raise no alarm, and no file stops the checks.

use std::path::{Path, PathBuf};

use lending_samples::{Fault, Persona, Spec, committed, layouts, shared, statement};

use super::super::super::{IntegrityInput, Status, is_flagged};
use super::super::KINDS;
use super::{alarms, examine, examined, found, transactions};
use crate::document::{Document, DocumentLimits};

#[test]
fn statements_of_every_layout_raise_no_alarm() {
    for (layout, seed) in layouts().iter().zip(100..) {
        let fixture = statement(&Spec::new(layout, Persona::Salaried, 3, seed)).unwrap();
        let checks = examined(&fixture.pdf, None);
        assert!(alarms(&checks).is_empty(), "{}: {:?}", layout.id, alarms(&checks));
    }
}

#[test]
fn statements_of_every_choice_raise_no_alarm() {
    for seed in 0..60 {
        let fixture = statement(&Spec::by_seed(seed)).unwrap();
        let checks = examined(&fixture.pdf, None);
        assert!(alarms(&checks).is_empty(), "seed {seed}: {:?}", alarms(&checks));
    }
}

#[test]
fn locked_statements_are_examined_with_their_password() {
    for fault in [Fault::EncryptedRc4, Fault::EncryptedAes128, Fault::EncryptedAes256] {
        let base = Spec::new(&layouts()[0], Persona::Salaried, 3, 9);
        let fixture = statement(&Spec { fault, ..base }).unwrap();
        let checks = examined(&fixture.pdf, fixture.truth.password.as_deref());
        assert!(alarms(&checks).is_empty(), "{fault:?}: {:?}", alarms(&checks));
        assert_eq!(found(&checks, "editor_markers").status, Status::Passed);
        assert_eq!(
            found(&checks, "producer").status,
            Status::Passed,
            "{}",
            found(&checks, "producer").message
        );
    }
}

#[test]
fn the_committed_statements_raise_an_alarm_only_where_the_file_was_changed() {
    for (name, spec) in committed() {
        let fixture = statement(&spec).unwrap();
        let checks = examined(&fixture.pdf, fixture.truth.password.as_deref());
        assert_eq!(
            alarms(&checks).is_empty(),
            spec.fault != Fault::EditedRevision,
            "{name}: {:?}",
            alarms(&checks)
        );
    }
}

#[test]
fn there_is_one_answer_for_each_check_and_it_says_something() {
    let fixture = statement(&Spec::new(&layouts()[0], Persona::Salaried, 2, 1)).unwrap();
    let limits = DocumentLimits::default();
    let document = Document::read(&fixture.pdf, None, &limits).unwrap();
    let ledger = transactions(&document);
    // The second file does not open, though the first one did.
    for pdf in [fixture.pdf.as_slice(), b"%PDF-1.4 nothing".as_slice()] {
        let checks = examine(&IntegrityInput {
            pdf,
            password: None,
            limits: &limits,
            document: &document,
            ledger: &ledger,
        });
        let codes: Vec<&str> = checks.iter().map(|check| check.code.as_str()).collect();
        assert_eq!(codes, KINDS.map(|kind| kind.code));
        assert!(
            checks.iter().all(|check| check.message.ends_with('.') && check.message.len() > 15),
            "{checks:?}"
        );
    }
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files.extend(self::files(&path));
        } else if path.extension().is_some_and(|ending| ending == "pdf") {
            files.push(path);
        }
    }
    files.sort();
    files
}

#[test]
fn sample_statements_are_not_flagged() {
    let Some(folder) = shared("statements") else { return };
    // Those in `hard` are forged, or are read wrongly still: what is known of them is not that they are clean.
    for path in files(&folder).iter().filter(|path| !path.starts_with(folder.join("hard"))) {
        let pdf = std::fs::read(path).unwrap();
        let limits = DocumentLimits::default();
        for password in [None, Some("user1"), Some("foobar123"), Some("पासवर्ड1")] {
            let Ok(document) = Document::read(&pdf, password, &limits) else { continue };
            let ledger = transactions(&document);
            let checks = examine(&IntegrityInput {
                pdf: &pdf,
                password,
                limits: &limits,
                document: &document,
                ledger: &ledger,
            });
            let name = path.file_name().unwrap_or_default().display();
            println!("{name}");
            for check in checks.iter().filter(|check| check.status == Status::Failed) {
                println!("    {} {:?}: {}", check.code, check.severity, check.message);
            }
            // This one was put together in an editor, and shows it.
            let is_edited = path.ends_with("sg_example.pdf");
            assert_eq!(is_flagged(&checks), is_edited, "{name}: {:?}", alarms(&checks));
            break;
        }
    }
}

#[test]
fn no_hostile_file_stops_the_checks() {
    let Some(folder) = shared("hostile") else { return };
    let mut examined = 0;
    for path in files(&folder) {
        let pdf = std::fs::read(&path).unwrap();
        let limits = DocumentLimits::default();
        let Ok(document) = Document::read(&pdf, None, &limits) else { continue };
        let ledger = transactions(&document);
        let checks = examine(&IntegrityInput {
            pdf: &pdf,
            password: None,
            limits: &limits,
            document: &document,
            ledger: &ledger,
        });
        assert_eq!(checks.len(), KINDS.len(), "{}", path.display());
        examined += 1;
    }
    assert!(examined > 0);
}

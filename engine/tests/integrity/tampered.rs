//! Statements that were changed.

use lending_samples::{Fault, Persona, Spec, layouts, statement};

use super::{checks, findings, told};

/// Of the statements with this fault, the share in which a check found something; with what each check found.
fn caught(fault: Fault, months: u32, personas: &[Persona]) -> f64 {
    let (mut drawn, mut found) = (0_u32, 0_u32);
    let mut by_code: std::collections::BTreeMap<String, usize> = std::collections::BTreeMap::new();
    for (number, layout) in (0_u64..).zip(layouts()) {
        for persona in personas {
            let spec = Spec { fault, ..Spec::new(layout, *persona, months, 900 + number) };
            let Ok(fixture) = statement(&spec) else { continue };
            // What cannot be read at all is refused, and not relied on.
            let Some(checks) = checks(&fixture.pdf, None) else { continue };
            drawn += 1;
            let findings = findings(&checks);
            if findings.is_empty() {
                println!(
                    "{} is not found in {} {} seed {}",
                    fault.name(),
                    layout.id,
                    persona.name(),
                    spec.seed
                );
            } else {
                found += 1;
            }
            for check in findings {
                *by_code.entry(format!("{} {:?}", check.code, check.severity)).or_default() += 1;
            }
        }
    }
    println!("{}: {found} of {drawn}; {by_code:?}", fault.name());
    assert!(drawn >= 25, "{drawn}");
    f64::from(found) / f64::from(drawn)
}

#[test]
fn an_amount_that_was_changed_is_noticed() {
    assert!(caught(Fault::TamperedAmount, 2, &[Persona::Salaried, Persona::Trader]) >= 0.95);
}

#[test]
fn an_amount_pasted_over_another_is_noticed() {
    assert!(caught(Fault::TamperedOverlay, 2, &[Persona::Salaried, Persona::Trader]) >= 0.95);
}

#[test]
fn text_that_only_a_machine_reads_is_noticed() {
    assert!(caught(Fault::HiddenText, 1, &[Persona::Salaried]) >= 0.95);
}

#[test]
fn a_page_that_is_missing_or_there_twice_is_noticed() {
    assert!(caught(Fault::MissingPage, 6, &[Persona::Salaried]) >= 0.95);
    assert!(caught(Fault::DuplicatedPage, 3, &[Persona::Salaried]) >= 0.95);
}

#[test]
fn a_pasted_amount_is_shown_with_its_page_its_place_and_what_it_says() {
    let layout = lending_samples::layout("hdfc-classic").unwrap();
    let spec = Spec { fault: Fault::TamperedOverlay, ..Spec::new(layout, Persona::Salaried, 3, 11) };
    let fixture = statement(&spec).unwrap();
    let tampered = fixture.truth.tampered.as_ref().unwrap();
    let checks = checks(&fixture.pdf, None).unwrap();
    let covered = checks.iter().find(|check| check.code == "covered_text").unwrap();
    let [evidence] = &covered.evidence[..] else { panic!("{}", told(covered)) };
    assert_eq!(evidence.page, Some(tampered.page));
    let bounds = evidence.bounds.unwrap();
    assert!(bounds.x0 < bounds.x1 && bounds.y0 < bounds.y1);
    assert!(evidence.detail.contains("under a patch with"), "{}", evidence.detail);
}

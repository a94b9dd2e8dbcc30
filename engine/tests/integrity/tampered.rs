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

#[test]
fn a_total_that_the_rows_do_not_come_to_is_shown_with_both_sums_and_its_place() {
    let layout = lending_samples::layout("hdfc-classic").unwrap();
    let spec = Spec { fault: Fault::TamperedAmount, ..Spec::new(layout, Persona::Salaried, 3, 11) };
    let fixture = statement(&spec).unwrap();
    let tampered = fixture.truth.tampered.as_ref().unwrap();
    let rows = &fixture.truth.accounts[tampered.account].rows;
    let direction = rows[tampered.row].direction;
    // What the bank wrote, in paise, and what the rows come to since one of them was changed.
    let was: i64 = rows.iter().filter(|row| row.direction == direction).map(|row| row.amount).sum();
    let now = was - tampered.was + tampered.now;
    let rupees = |paise: i64| format!("{}.{:02}", paise / 100, paise % 100);
    let plain = |told: &Option<String>| told.as_deref().unwrap_or_default().replace([',', '₹'], "");

    let checks = checks(&fixture.pdf, None).unwrap();
    let totals = checks.iter().find(|check| check.code == "totals").unwrap();
    let evidence = totals.evidence.iter().find(|evidence| plain(&evidence.declared) == rupees(was));
    let evidence = evidence.unwrap_or_else(|| panic!("{was}: {}", told(totals)));
    assert_eq!(plain(&evidence.found), rupees(now));
    assert!(evidence.bounds.is_some_and(|at| at.x0 < at.x1 && at.y0 < at.y1), "{evidence:?}");
}

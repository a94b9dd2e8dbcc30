//! Statements drawn for every layout, as the banks print them and with their formatting changed at random.

use lending_samples::{Choices, Dice, Persona, Spec, layouts, statement};

use super::{described, differences, read};

/// Ten of each layout.
const PER_LAYOUT: u64 = 10;

#[test]
fn every_row_of_every_layout_is_exact() {
    let mut faults = Vec::new();
    let (mut statements, mut rows) = (0, 0);
    for (number, layout) in (0_u64..).zip(layouts()) {
        for round in 0..PER_LAYOUT {
            let persona = Persona::ALL[usize::try_from(number + round).unwrap() % Persona::ALL.len()];
            let months = 1 + u32::try_from(round % 3).unwrap();
            let fixture = statement(&Spec::new(layout, persona, months, number * 100 + round)).unwrap();
            let report = read(&fixture);
            faults.extend(differences(&report, &fixture.truth, true));
            // A single row below no opening balance follows from nothing.
            let is_proved = report.transactions.len() > 1;
            if report.data_quality.reconciled != Some(true) && is_proved
                || report.data_quality.reconciled == Some(false)
            {
                faults.push(format!("{}: does not reconcile", described(&fixture.truth)));
            }
            statements += 1;
            rows += report.transactions.len();
        }
    }
    println!("{statements} statements, {rows} rows");
    assert!(statements >= 300);
    assert!(faults.is_empty(), "{} faults\n{}", faults.len(), faults.join("\n"));
}

/// In a statement with so few narrations of several lines nothing tells how its column wraps.
fn wraps_often(fixture: &lending_samples::Fixture) -> bool {
    fixture
        .truth
        .accounts
        .iter()
        .flat_map(|account| &account.rows)
        .filter(|row| row.narration.len() > 45)
        .count()
        >= 8
}

#[test]
fn every_single_change_of_formatting_reads_back_exactly() {
    let mut faults = Vec::new();
    let mut statements = 0;
    for (number, layout) in (0_u64..).zip(layouts()) {
        for (change, choices) in (0_u64..).zip(Choices::alternatives(layout)) {
            let persona = Persona::ALL[usize::try_from(number + change).unwrap() % Persona::ALL.len()];
            let spec = Spec { choices, ..Spec::new(layout, persona, 1, 7_000 + change) };
            let fixture = statement(&spec).unwrap();
            faults.extend(differences(&read(&fixture), &fixture.truth, wraps_often(&fixture)));
            statements += 1;
        }
    }
    println!("{statements} statements");
    assert!(faults.is_empty(), "{} faults\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn any_permutation_of_formatting_reads_back_exactly() {
    let mut faults = Vec::new();
    for seed in 0..250_u64 {
        let mut dice = Dice::new(seed);
        let spec = Spec::by_seed(seed);
        let spec = Spec { choices: Choices::varied(spec.layout, &mut dice), ..spec };
        let fixture = statement(&spec).unwrap();
        faults.extend(differences(&read(&fixture), &fixture.truth, wraps_often(&fixture)));
    }
    assert!(faults.is_empty(), "{} faults\n{}", faults.len(), faults.join("\n"));
}

//! What spans several rows: salaries, loans and bounces, held against the truth row by row.

use std::collections::{BTreeMap, BTreeSet};

use chrono::NaiveDate;
use lending_engine::categorise::{BounceSide, Certainty, Loan, LoanKind, categorise};
use lending_engine::transaction_id::TransactionId;
use lending_samples::{Fixture, Kind};

use super::{described, drawn, ledger};

/// The places of the rows of a kind.
fn places(fixture: &Fixture, kinds: &[Kind]) -> BTreeSet<usize> {
    let rows = fixture.truth.accounts.iter().flat_map(|account| &account.rows);
    rows.enumerate().filter(|(_, row)| kinds.contains(&row.kind)).map(|(place, _)| place).collect()
}

fn of(rows: &[TransactionId]) -> BTreeSet<usize> {
    rows.iter().map(|row| row.place()).collect()
}

/// Each presentation is a bounce; a charge is one of its own unless it names the day of one, or is for a cheque's return.
fn inward_bounces(fixture: &Fixture) -> usize {
    let rows = || fixture.truth.accounts.iter().flat_map(|account| &account.rows);
    let presented: Vec<NaiveDate> =
        rows().filter(|row| row.kind == Kind::Presented).map(|row| row.date).collect();
    let alone = rows()
        .filter(|row| row.kind == Kind::ReturnCharge && !row.narration.contains("CHQ"))
        .filter(|row| {
            let named = |day: &NaiveDate| row.narration.contains(&day.format("%d%m%y").to_string());
            !presented.iter().any(named)
        })
        .count();
    presented.len() + alone
}

#[test]
fn salaries_loans_and_bounces_are_those_that_were_drawn() {
    let mut faults = Vec::new();
    let mut totals: BTreeMap<&str, usize> = BTreeMap::new();
    for fixture in drawn() {
        let ledger = ledger(&fixture);
        let book = categorise(&ledger);
        let mut check = |what: &'static str, found: String, expected: String| {
            *totals.entry(what).or_default() += 1;
            if found != expected {
                faults.push(format!("{} {what}\n   found {found}\n   drawn {expected}", described(&fixture)));
            }
        };
        let paid: BTreeSet<usize> = book
            .salaries
            .iter()
            .flat_map(|source| &source.payments)
            .flat_map(|payment| of(&payment.rows))
            .collect();
        check("salary rows", format!("{paid:?}"), format!("{:?}", places(&fixture, &[Kind::Salary])));

        let instalments: BTreeSet<usize> = book
            .loans
            .iter()
            .filter(|loan| loan.kind == LoanKind::Instalment && loan.certainty != Certainty::LooksLike)
            .flat_map(|loan| of(&loan.rows))
            .filter(|place| book.postings[*place].category == lending_engine::categorise::Category::Emi)
            .collect();
        check("instalments", format!("{instalments:?}"), format!("{:?}", places(&fixture, &[Kind::Emi])));
        // What was lent and is not repaid yet is reckoned, and not drawn.
        let is_repaid =
            |loan: &&Loan| loan.kind == LoanKind::Instalment && loan.certainty != Certainty::Estimated;
        let lenders = book.loans.iter().filter(is_repaid).count();
        let drawn_lenders =
            usize::from(fixture.truth.accounts.iter().flat_map(|account| &account.rows).any(|row| {
                row.kind == Kind::Emi
                    || (row.kind == Kind::Presented
                        && !row.narration.contains("CHQ")
                        && !row.narration.contains("CLG")
                        && !row.narration.contains("CLEARING"))
            }));
        check("loans", lenders.to_string(), drawn_lenders.to_string());
        let cards: BTreeSet<usize> = book
            .loans
            .iter()
            .filter(|loan| loan.kind == LoanKind::CreditCard)
            .flat_map(|loan| of(&loan.rows))
            .collect();
        check("card bills", format!("{cards:?}"), format!("{:?}", places(&fixture, &[Kind::CardBill])));

        let side = |side: BounceSide| book.bounces.iter().filter(|bounce| bounce.side == side).count();
        check("inward bounces", side(BounceSide::Inward).to_string(), inward_bounces(&fixture).to_string());
        let outward = places(&fixture, &[Kind::OutwardReturn]).len();
        check("outward bounces", side(BounceSide::Outward).to_string(), outward.to_string());

        let legs: Vec<usize> = book.bounces.iter().flat_map(|bounce| of(&bounce.legs)).collect();
        let once: BTreeSet<usize> = legs.iter().copied().collect();
        check("legs counted once", legs.len().to_string(), once.len().to_string());
    }
    println!("{totals:?}");
    assert!(faults.is_empty(), "{} faults\n{}", faults.len(), faults.join("\n"));
}

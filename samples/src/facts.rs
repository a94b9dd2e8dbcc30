//! The facts of an invented life, counted from what was booked, never from what was only wished for.

use std::collections::BTreeMap;

use chrono::{Datelike, Days};

use crate::kind::Kind;
use crate::ledger::{Entry, Ledger};
use crate::money::Paise;
use crate::persona::Fact;
use crate::spec::Persona;
use crate::story::{ActiveLoan, Story};

const ALIVE_DAYS: u64 = 45;

pub(crate) fn count(persona: Persona, ledgers: &[Ledger]) -> Option<Story> {
    let income_type = persona.income_type()?;
    let entries: Vec<&Entry> = ledgers.iter().flat_map(|ledger| &ledger.entries).collect();
    let facts = |wanted: &Fact| entries.iter().filter(|entry| entry.fact.as_ref() == Some(wanted)).count();
    let paid = |kind: Kind| {
        entries.iter().filter(|entry| entry.kind == kind && !entry.credit).map(|entry| entry.amount).sum()
    };
    Some(Story {
        income_type,
        monthly_salary: monthly_salary(&entries),
        active_loans: ledgers.iter().flat_map(active_loans).collect(),
        inward_bounces: facts(&Fact::InwardBounce),
        outward_bounces: facts(&Fact::OutwardBounce),
        technical_bounces: facts(&Fact::TechnicalBounce),
        gambling_total: paid(Kind::Gambling),
        crypto_total: paid(Kind::Crypto),
        circular_total: circular_total(&entries),
        is_mule: Persona::MULES.contains(&persona),
        is_window_dressed: persona == Persona::WindowDresser,
    })
}

fn monthly_salary(entries: &[&Entry]) -> Option<Paise> {
    let mut months: BTreeMap<(i32, u32), Paise> = BTreeMap::new();
    for entry in entries.iter().filter(|entry| entry.kind == Kind::Salary) {
        *months.entry((entry.date.year(), entry.date.month())).or_default() += entry.amount;
    }
    let mut sums: Vec<Paise> = months.into_values().collect();
    sums.sort_unstable();
    sums.get(sums.len() / 2).copied()
}

fn active_loans(ledger: &Ledger) -> Vec<ActiveLoan> {
    let since = ledger.to.checked_sub_days(Days::new(ALIVE_DAYS)).unwrap_or(ledger.from);
    let mut alive: BTreeMap<&str, Paise> = BTreeMap::new();
    for entry in ledger.entries.iter().filter(|entry| entry.date >= since) {
        if let Some(Fact::Instalment { lender, emi }) = &entry.fact {
            alive.insert(lender, *emi);
        }
    }
    alive.into_iter().map(|(lender, emi)| ActiveLoan { lender: lender.to_owned(), emi }).collect()
}

fn circular_total(entries: &[&Entry]) -> Paise {
    let number = |entry: &Entry| match entry.fact {
        Some(Fact::RoundTrip(number)) => Some(number),
        _ => None,
    };
    entries
        .iter()
        .filter(|entry| entry.credit)
        .filter(|credit| {
            let mine = number(credit);
            mine.is_some() && entries.iter().any(|other| !other.credit && number(other) == mine)
        })
        .map(|entry| entry.amount)
        .sum()
}

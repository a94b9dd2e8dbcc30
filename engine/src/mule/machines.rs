//! Cash drawn at many machines within days: whoever empties an account for others goes from one to the next.

use std::collections::BTreeSet;

use super::PatternHit;
use super::flows::{Flow, Flows};
use super::patterns::Patterns;
use crate::metrics::statistics;

/// The value is the most machines within so many days; only of money that had just come in. Cites the withdrawals of those
/// days.
pub(super) fn fan_out(flows: &Flows<'_>, quick_cash: &PatternHit, patterns: &Patterns) -> PatternHit {
    let limits = &patterns.many_machines;
    if quick_cash.value < limits.least_cash {
        return PatternHit::default();
    }
    let drawn: Vec<(&Flow<'_>, String)> = flows
        .debits()
        .filter(|flow| quick_cash.rows.contains(&flow.id()))
        .filter_map(|flow| Some((flow, machine(&flow.posting.entry.narration)?)))
        .collect();
    let (mut most, mut rows) = (0, Vec::new());
    let mut from = 0;
    for (to, (last, _)) in drawn.iter().enumerate() {
        while drawn.get(from).is_some_and(|(first, _)| last.days_after(first.date()) >= limits.within_days) {
            from += 1;
        }
        let near = drawn.get(from..=to).unwrap_or_default();
        let machines = near.iter().map(|(_, machine)| machine.as_str()).collect::<BTreeSet<_>>().len();
        if machines > most {
            most = machines;
            rows = near.iter().map(|(flow, _)| flow.id()).collect();
        }
    }
    PatternHit::seen(statistics::count(most), rows)
}

/// The number of a machine, as banks print it: letters and digits in one word, such as `S1AN0123`. Numbers of cards have
/// digits alone, or are masked.
fn machine(narration: &str) -> Option<String> {
    const LENGTHS: std::ops::RangeInclusive<usize> = 6..=10;
    let is_number = |word: &&str| {
        let letters = word.bytes().filter(u8::is_ascii_alphabetic).count();
        let digits = word.bytes().filter(u8::is_ascii_digit).count();
        LENGTHS.contains(&word.len())
            && letters >= 2
            && digits >= 2
            && letters + digits == word.len()
            && !word.to_ascii_uppercase().contains("XX")
    };
    let mut words = narration.split(|letter: char| !letter.is_ascii_alphanumeric());
    words.find(is_number).map(str::to_ascii_uppercase)
}

#[cfg(test)]
mod tests {
    use super::machine;

    #[test]
    fn the_number_of_a_machine_is_told_from_that_of_a_card() {
        assert_eq!(machine("ATW-512967XXXXXX1234-S1AN0123-PUNE").as_deref(), Some("S1AN0123"));
        assert_eq!(machine("ATM WDL/ATID:dcpu0042/MG ROAD").as_deref(), Some("DCPU0042"));
        for none in ["ATM CASH 4213 MG ROAD PUNE", "ATW-512967XXXXXX1234-PUNE", "NWD/000123456789/DELHI"] {
            assert_eq!(machine(none), None, "{none}");
        }
    }
}

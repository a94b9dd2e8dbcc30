//! What proves a row: the balances, the totals, or only what is printed beside it.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::{Entry, LedgerFindings, RepairKind};
use crate::statement::Declared;

/// What an amount and its direction rest on, the surest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Enum), oai(rename_all = "snake_case"))]
pub enum RowProof {
    /// The balance after it follows from the one before.
    Chain,
    /// All rows together make the totals, or lead from the opening to the closing balance.
    Total,
    /// Nothing proves the amount; a sign, brackets or `Dr` and `Cr` tell the direction.
    PrintedSign,
    /// Nothing proves the amount; the column or the section it stands in tells the direction.
    Column,
    /// Nothing printed tells the direction, and nothing proves it.
    Assumed,
}

impl RowProof {
    /// By something other than the row itself.
    pub const fn is_proved(self) -> bool {
        matches!(self, Self::Chain | Self::Total)
    }
}

/// What the rows of an account agree with.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Enum), oai(rename_all = "snake_case"))]
pub enum ProvedBy {
    /// Every balance follows from the one before.
    BalanceChain,
    /// Debits and credits add up to the declared totals.
    Totals,
    /// The declared opening balance and all rows make the declared closing balance.
    OpeningToClosing,
}

pub(super) fn of_rows(entries: &[Entry], declared: &Declared, findings: &LedgerFindings) -> Vec<RowProof> {
    let is_summed = of_account(entries, findings).iter().any(|by| *by != ProvedBy::BalanceChain);
    let mut is_guessed = vec![false; entries.len()];
    for repair in &findings.repairs {
        let is_guess = matches!(repair.kind, RepairKind::DirectionAssumed | RepairKind::DirectionFromWords);
        if let Some(guessed) = is_guessed.get_mut(repair.entry).filter(|_| is_guess) {
            *guessed = true;
        }
    }
    let printed = |(entry, is_guessed): (&Entry, &bool)| match () {
        () if is_summed => RowProof::Total,
        () if *is_guessed => RowProof::Assumed,
        () if entry.is_direction_marked => RowProof::PrintedSign,
        () => RowProof::Column,
    };
    let mut proofs: Vec<RowProof> = entries.iter().zip(&is_guessed).map(printed).collect();
    // From one printed balance to the next: rows between them are proved together.
    let breaks: BTreeSet<usize> = findings.breaks.iter().map(|gap| gap.entry).collect();
    let mut begin = 0;
    let mut has_start = declared.opening.is_some();
    for (at, _) in entries.iter().enumerate().filter(|(_, entry)| entry.is_balance_printed) {
        let follows = has_start && !breaks.contains(&at);
        if follows && let Some(rows) = proofs.get_mut(begin..=at) {
            rows.fill(RowProof::Chain);
        }
        begin = at + 1;
        has_start = true;
    }
    proofs
}

pub(super) fn of_account(entries: &[Entry], findings: &LedgerFindings) -> Vec<ProvedBy> {
    let fits = &findings.completeness;
    let prints_balances = entries.iter().any(|entry| entry.is_balance_printed);
    let is_chained = findings.links_checked > 0 && findings.breaks.is_empty();
    let is_summed = fits.debit_total_fits == Some(true) && fits.credit_total_fits == Some(true);
    let is_carried = !prints_balances && fits.closing_fits == Some(true);
    [
        (ProvedBy::BalanceChain, is_chained),
        (ProvedBy::Totals, is_summed),
        (ProvedBy::OpeningToClosing, is_carried),
    ]
    .into_iter()
    .filter_map(|(by, holds)| holds.then_some(by))
    .collect()
}

pub(super) fn is_reconciled(
    entries: &[Entry],
    proofs: &[RowProof],
    findings: &LedgerFindings,
) -> Option<bool> {
    if !findings.breaks.is_empty() || findings.completeness.has_failed() {
        return Some(false);
    }
    // A row that is missing takes the proof from all.
    if findings.unread_rows > 0 {
        return None;
    }
    // Before the first balance nothing stands that the first rows could follow from.
    let leading = entries.iter().position(|entry| entry.is_balance_printed).map_or(0, |first| first + 1);
    let later = proofs.get(leading..).unwrap_or_default();
    let unproved = proofs.iter().filter(|proof| !proof.is_proved()).count();
    let is_first_alone = !later.is_empty() && later.iter().all(|proof| proof.is_proved());
    (unproved == 0 || is_first_alone).then_some(true)
}

//! Which loan on the statement is which account in the bureau report.

use crate::money::Paise;

/// A loan as far as it matters for telling whether it is the same as another.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Likeness {
    /// In the form that is the same however it is spelt; `None` where the lender is not known.
    pub(super) lender: Option<String>,
    pub(super) is_card: bool,
    /// The instalment; of a card its bill or its dues.
    pub(super) amount: Option<Paise>,
    /// Whether it is the person's own debt.
    pub(super) is_owed: bool,
}

/// Why two are taken for one, the surest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum MatchReason {
    LenderAndAmount,
    /// One of them tells no instalment that could differ.
    LenderAlone,
    /// The bureau hides the lender.
    AmountAlone,
}

/// For each loan on the statement the place of its account in the report. Each is paired at most once, the surest and
/// closest pairs first.
pub(super) fn pairs(
    statement: &[Likeness],
    bureau: &[Likeness],
    tolerance_pct: i64,
) -> Vec<Option<(usize, MatchReason)>> {
    let mut candidates = Vec::new();
    for (paid_at, paid) in statement.iter().enumerate() {
        for (account_at, account) in bureau.iter().enumerate() {
            if let Some(why) = why(paid, account, tolerance_pct) {
                candidates.push((why, !account.is_owed, gap(paid, account), paid_at, account_at));
            }
        }
    }
    candidates.sort_unstable();
    let mut found = vec![None; statement.len()];
    let mut is_taken = vec![false; bureau.len()];
    for (why, _, _, paid_at, account_at) in candidates {
        let (Some(pair), Some(is_taken)) = (found.get_mut(paid_at), is_taken.get_mut(account_at)) else {
            continue;
        };
        if pair.is_none() && !*is_taken {
            *pair = Some((account_at, why));
            *is_taken = true;
        }
    }
    found
}

fn why(paid: &Likeness, account: &Likeness, tolerance_pct: i64) -> Option<MatchReason> {
    if paid.is_card != account.is_card {
        return None;
    }
    match (&paid.lender, &account.lender) {
        (Some(payee), Some(lender)) if payee == lender => {
            // A bill differs from the dues by its nature, so cards of one issuer need no likeness of amounts.
            if paid.is_card || is_within(paid, account, tolerance_pct) {
                Some(MatchReason::LenderAndAmount)
            } else {
                (account.amount.is_none() || paid.amount.is_none()).then_some(MatchReason::LenderAlone)
            }
        }
        (_, None) if !paid.is_card && is_within(paid, account, tolerance_pct) => {
            Some(MatchReason::AmountAlone)
        }
        _ => None,
    }
}

/// Of what is really paid, so many percent up or down.
fn is_within(paid: &Likeness, account: &Likeness, tolerance_pct: i64) -> bool {
    let (Some(paid), Some(reported)) = (paid.amount, account.amount) else { return false };
    let difference = i128::from(paid.get().abs_diff(reported.get()));
    difference * 100 <= i128::from(paid.get()) * i128::from(tolerance_pct)
}

fn gap(paid: &Likeness, account: &Likeness) -> u64 {
    paid.amount.zip(account.amount).map_or(u64::MAX, |(paid, reported)| paid.get().abs_diff(reported.get()))
}

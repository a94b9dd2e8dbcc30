//! Money that stays with the holder: the holder's name on the other side, and transfers between accounts of one file.

use std::collections::BTreeMap;

use super::desk::Desk;
use super::settings::SETTINGS;
use super::text::{glued, plain};
use super::words::bare_name;
use super::{Category, Verdict};
use crate::narration::Channel;

/// The letters a word must have to be recognised when the rest of it is cut off.
const LEAST_OF_A_WORD: usize = 3;
/// The letters a whole name must have to be recognised when the rest of it is cut off.
const LEAST_OF_A_NAME: usize = 10;

/// Whether a name is that of one of the holders.
pub(super) fn is_holder(holders: &[String], name: &str) -> bool {
    let name = plain(name);
    let name = bare_name(&name);
    holders.iter().any(|holder| {
        let holder = plain(holder);
        is_same(bare_name(&holder), name)
    })
}

fn is_same(holder: &str, name: &str) -> bool {
    let (whole, printed) = (glued(holder), glued(name));
    if printed.is_empty() || whole.is_empty() {
        return false;
    }
    if whole == printed || (printed.len() >= LEAST_OF_A_NAME && whole.starts_with(&printed)) {
        return true;
    }
    let (one, other): (Vec<&str>, Vec<&str>) = (holder.split(' ').collect(), name.split(' ').collect());
    let (short, long) = if one.len() <= other.len() { (&one, &other) } else { (&other, &one) };
    let last = other.last().copied().unwrap_or_default();
    let mut free: Vec<&str> = long.clone();
    let mut full = 0_usize;
    for word in short {
        let fits = |candidate: &&str| {
            let is_cut =
                |cut: &str, of: &str| cut == last && cut.len() >= LEAST_OF_A_WORD && of.starts_with(cut);
            *candidate == *word || is_cut(word, candidate) || is_cut(candidate, word)
        };
        let is_initial = |candidate: &&str| {
            (word.len() == 1 || candidate.len() == 1) && candidate.chars().next() == word.chars().next()
        };
        if let Some(at) = free.iter().position(fits) {
            full += 1;
            free.remove(at);
        } else if let Some(at) = free.iter().position(is_initial) {
            free.remove(at);
        } else {
            return false;
        }
    }
    full >= 2
}

/// Marks transfers between two accounts of the file: the same amount, the other way, a day apart at most, and nobody else
/// named on either side.
pub(super) fn between_accounts(desk: &mut Desk) {
    if desk.accounts.len() < 2 {
        return;
    }
    let mut credits: BTreeMap<i64, Vec<usize>> = BTreeMap::new();
    let movable: Vec<bool> = (0..desk.postings.len()).map(|at| is_movable(desk, at)).collect();
    let is_movable = |at: usize| movable.get(at).copied().unwrap_or_default();
    for (at, posting) in desk.postings.iter().enumerate() {
        if posting.is_credit() && is_movable(at) {
            credits.entry(posting.entry.amount.get()).or_default().push(at);
        }
    }
    let mut pairs = Vec::new();
    for (at, debit) in desk.postings.iter().enumerate() {
        if debit.is_credit() || !is_movable(at) {
            continue;
        }
        let Some(open) = credits.get_mut(&debit.entry.amount.get()) else { continue };
        let fits = |credit: &usize| {
            desk.postings.get(*credit).is_some_and(|credit| {
                let days = (credit.entry.date - debit.entry.date).num_days().abs();
                credit.account != debit.account && days <= SETTINGS.own.within_days
            })
        };
        if let Some(place) = open.iter().position(fits) {
            pairs.push((at, open.remove(place)));
        }
    }
    for (debit, credit) in pairs {
        for at in [debit, credit] {
            desk.decide(at, &Verdict::new(Category::SelfTransfer, "own.accounts"));
        }
    }
}

fn is_movable(desk: &Desk, at: usize) -> bool {
    let (Some(posting), Some(facts)) = (desk.postings.get(at), desk.facts.get(at)) else { return false };
    let by_transfer = matches!(
        posting.narration.channel,
        Channel::Upi
            | Channel::Imps
            | Channel::Neft
            | Channel::Rtgs
            | Channel::Transfer
            | Channel::Cheque
            | Channel::Other
    );
    let plain_transfer = matches!(
        posting.category,
        Category::PersonTransfer
            | Category::Unknown
            | Category::BusinessIncome
            | Category::BusinessPayment
            | Category::SelfTransfer
    );
    by_transfer && plain_transfer && (facts.who.is_holder || !facts.who.is_named)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_holder_is_known_by_order_initials_and_cut_forms() {
        let holders = ["RAMESH KUMAR SHARMA".to_owned()];
        for name in [
            "Ramesh Kumar Sharma",
            "MR RAMESH SHARMA",
            "SHARMA RAMESH KUMAR",
            "RAMESH K SHARMA",
            "RAMESH KUM",
            "RAMESHKUMARSHA",
        ] {
            assert!(is_holder(&holders, name), "{name}");
        }
        for name in ["RAMESH", "RAJESH KUMAR SHARMA", "RAMESH VERMA", "SUNITA SHARMA", "R K", ""] {
            assert!(!is_holder(&holders, name), "{name}");
        }
    }
}

//! Headings that nobody listed, told by how headings are built: what the column holds, with words of its kind before it
//! and `of …` behind it.

use super::super::amount;
use super::Role;

/// What a word of a heading is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Part {
    Date,
    Value,
    /// Of transactions, entries and payments: it may stand before or behind what the column holds.
    Movement,
    Text,
    Debit,
    Credit,
    Amount,
    Balance,
    /// Which of several balances.
    WhichBalance,
    Reference,
    Number,
    Of,
    /// A currency, or `in`.
    Remark,
}

fn part(word: &str) -> Option<Part> {
    Some(match word {
        "date" | "dt" | "dated" | "dte" => Part::Date,
        "value" | "val" | "effective" | "eff" => Part::Value,
        "transaction" | "transactions" | "transn" | "txn" | "txns" | "trn" | "tran" | "trans" | "trx"
        | "trnx" | "tr" | "post" | "posting" | "posted" | "booking" | "book" | "entry" | "payment"
        | "bank" => Part::Movement,
        "narration" | "narrations" | "narrative" | "description" | "descriptions" | "desc" | "descr"
        | "descrip" | "particulars" | "particular" | "details" | "detail" | "remarks" | "remark"
        | "nature" | "memo" | "payee" | "payer" => Part::Text,
        "debit" | "debits" | "debited" | "dr" | "withdrawal" | "withdrawals" | "withdrawn" | "withdraw"
        | "wdl" => Part::Debit,
        "credit" | "credits" | "credited" | "cr" | "deposit" | "deposits" | "deposited" | "dep" => {
            Part::Credit
        }
        "amount" | "amounts" | "amt" | "amnt" => Part::Amount,
        "balance" | "bal" | "balances" => Part::Balance,
        "closing" | "running" | "available" | "avail" | "avl" | "ledger" | "net" | "current" | "account"
        | "clear" | "cl" => Part::WhichBalance,
        "cheque" | "chq" | "check" | "reference" | "ref" | "instrument" | "instr" | "inst" | "utr"
        | "rrn" => Part::Reference,
        "no" | "num" | "number" | "nos" | "id" | "nbr" => Part::Number,
        "of" | "and" | "&" | "with" | "after" => Part::Of,
        "in" => Part::Remark,
        _ if amount::is_currency(word) => Part::Remark,
        _ => return None,
    })
}

/// A word that headings are built of.
pub(super) fn is_known(word: &str) -> bool {
    part(word.trim_matches(|c: char| !c.is_alphabetic()).to_lowercase().as_str()).is_some()
}

/// The role of a heading of these words; `None` where one of them is of no heading, or where they are of two.
pub(super) fn role<'w>(words: impl Iterator<Item = &'w str>) -> Option<Role> {
    let text = words.map(str::to_lowercase).collect::<Vec<_>>().join(" ");
    // A heading of its own, for serial numbers.
    if text.contains('#') {
        return None;
    }
    // Beside its name in another script.
    let is_latin = |piece: &&str| piece.chars().any(|c| c < '\u{250}');
    let pieces = text
        .split(|c: char| c.is_ascii() && !c.is_ascii_alphabetic() && c != '&')
        .filter(|piece| !piece.is_empty());
    let mut parts: Vec<Part> = pieces.filter(is_latin).map(part).collect::<Option<_>>()?;
    while parts.last() == Some(&Part::Remark) {
        parts.pop();
    }
    // `Amount of Transaction`: behind `of` stands what it is of.
    if let Some(of) = parts.iter().position(|part| *part == Part::Of) {
        let is_text = parts[..of].contains(&Part::Text);
        let is_of = |part: &Part| match part {
            Part::Movement | Part::Of => true,
            Part::Text => is_text,
            _ => false,
        };
        if of == 0 || !parts[of..].iter().all(is_of) {
            return None;
        }
        parts.truncate(of);
    }
    let main = |wanted: Part| parts.iter().filter(|part| **part == wanted).count() == 1;
    let only = |allowed: &[Part]| parts.iter().all(|part| allowed.contains(part));
    let last = parts.last().copied()?;
    match last {
        Part::Date if main(Part::Date) && only(&[Part::Date, Part::Value]) => {
            Some(if parts.contains(&Part::Value) { Role::ValueDate } else { Role::Date })
        }
        Part::Date if main(Part::Date) && only(&[Part::Date, Part::Movement]) => Some(Role::Date),
        // `Account Description`
        Part::Text if only(&[Part::Movement, Part::Text, Part::WhichBalance]) => Some(Role::Narration),
        Part::Debit if main(Part::Debit) && only(&[Part::Amount, Part::Debit]) => Some(Role::Debit),
        Part::Credit if main(Part::Credit) && only(&[Part::Amount, Part::Credit]) => Some(Role::Credit),
        Part::Amount if main(Part::Amount) && only(&[Part::Amount, Part::Debit]) && parts.len() < 3 => {
            Some(if parts.len() == 1 { Role::Amount } else { Role::Debit })
        }
        Part::Amount if main(Part::Amount) && only(&[Part::Amount, Part::Credit]) && parts.len() < 3 => {
            Some(Role::Credit)
        }
        Part::Amount if main(Part::Amount) && only(&[Part::Amount, Part::Movement]) => Some(Role::Amount),
        Part::Balance
            if main(Part::Balance) && only(&[Part::Balance, Part::WhichBalance, Part::Movement]) =>
        {
            Some(Role::Balance)
        }
        Part::Number | Part::Reference if only(&[Part::Reference, Part::Number, Part::Movement]) => {
            parts.contains(&Part::Reference).then_some(Role::Reference)
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(heading: &str) -> Option<Role> {
        role(heading.split(' '))
    }

    #[test]
    fn headings_are_told_by_how_they_are_built() {
        for (heading, expected) in [
            ("Trn. Dt.", Role::Date),
            ("Booking Date", Role::Date),
            ("Val. Date", Role::ValueDate),
            ("Nature of Transaction", Role::Narration),
            ("Particulars of Transaction", Role::Narration),
            ("Payee / Payer Details", Role::Narration),
            ("Account Description", Role::Narration),
            ("Running Bal.", Role::Balance),
            ("Balance after Transaction", Role::Balance),
            ("Amount of Transaction (INR)", Role::Amount),
            ("Dr. Amt", Role::Debit),
            ("Amount Credited", Role::Credit),
            ("Cheque / Reference No.", Role::Reference),
        ] {
            assert_eq!(of(heading), Some(expected), "{heading}");
        }
    }

    #[test]
    fn two_columns_are_no_heading() {
        for heading in [
            "Date of Transaction Details of Transactions",
            "Debit Credit",
            "Date Particulars",
            "Amount Balance",
            "Date Value Date",
            "Closing",
            "# Booking Date",
            "Of",
            "",
        ] {
            assert_eq!(of(heading), None, "{heading}");
        }
    }
}

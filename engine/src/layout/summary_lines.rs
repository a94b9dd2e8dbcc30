//! Lines that look like rows and are none: balances carried forward, and totals.

/// What such a line tells.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum SummaryLine {
    /// The balance before the first row, or before the rows of a page.
    Opening,
    /// The balance after the last row, or after the rows of a page.
    Closing,
    /// Sums of a page or of all.
    Total,
}

const OPENING: [&str; 22] = [
    "balanceforward",
    "forwardbalance",
    "broughtforward",
    "balancebroughtforward",
    "bf",
    "b/f",
    "balanceb/f",
    "balancebf",
    "openingbalance",
    "opbal",
    "opbalance",
    "previousbalance",
    "lastmonthsbalance",
    "broughtfwd",
    "balancebfwd",
    "startingbalance",
    "balb/f",
    "balbf",
    "openingbal",
    "beginningbalance",
    "balancebroughtfwd",
    "alterkontostand",
];
const CLOSING: [&str; 15] = [
    "carriedforward",
    "balancecarriedforward",
    "cf",
    "c/f",
    "balancec/f",
    "balancecf",
    "closingbalance",
    "clbal",
    "carriedfwd",
    "endingbalance",
    "balc/f",
    "balcf",
    "closingbal",
    "balancecarriedfwd",
    "neuerkontostand",
];
const TOTAL: [&str; 10] = [
    "total",
    "totals",
    "pagetotal",
    "grandtotal",
    "subtotal",
    "transactiontotal",
    "totaltransactions",
    "runningtotal",
    "closingtotal",
    "statementtotal",
];

/// What the text of a line says it is. `has_date` because a transaction may begin with any word, and has a date; a
/// balance carried forward may have one as well.
pub(crate) fn recognise(text: &str, has_date: bool) -> Option<SummaryLine> {
    let letters: String = text
        .chars()
        .filter(|c| c.is_ascii_alphabetic() || *c == '/')
        .map(|c| c.to_ascii_lowercase())
        .collect();
    let letters = letters.trim_start_matches('/');
    // A whole phrase, or a phrase with a remark behind it: `Opening Balance as on`, `B/F from page`.
    let is = |phrases: &[&str]| {
        phrases.iter().any(|phrase| {
            let Some(rest) = letters.strip_prefix(phrase) else { return false };
            let rest = rest.trim_matches('/');
            rest.is_empty()
                || phrase.len() > 5
                    && [
                        "as", "on", "from", "to", "of", "inr", "rs", "cr", "dr", "for", "balance", "amount",
                        "forward",
                    ]
                    .iter()
                    .any(|word| rest.starts_with(word))
                    && rest.len() < 24
        })
    };
    if is(&OPENING) {
        Some(SummaryLine::Opening)
    } else if is(&CLOSING) {
        Some(SummaryLine::Closing)
    } else if !has_date && is(&TOTAL) {
        Some(SummaryLine::Total)
    } else {
        None
    }
}

/// What a line of totals is made of, beside its numbers.
const OF_TOTALS: [&str; 48] = [
    "total",
    "totals",
    "grand",
    "sub",
    "page",
    "of",
    "for",
    "the",
    "this",
    "in",
    "and",
    "amount",
    "amt",
    "debit",
    "debits",
    "credit",
    "credits",
    "withdrawal",
    "withdrawals",
    "deposit",
    "deposits",
    "dr",
    "cr",
    "transaction",
    "transactions",
    "txn",
    "txns",
    "no",
    "nos",
    "number",
    "count",
    "balance",
    "period",
    "statement",
    "month",
    "inr",
    "rs",
    "to",
    "from",
    "on",
    "all",
    "additions",
    "subtractions",
    "checks",
    "paid",
    "electronic",
    "other",
    "fees",
];

/// Every word of the text is one that lines of totals are made of, and one of them is the total.
pub(crate) fn is_about_totals(text: &str) -> bool {
    let lower = text.to_ascii_lowercase();
    let mut words = lower.split(|c: char| !c.is_ascii_alphabetic()).filter(|word| !word.is_empty());
    let has_total = lower.contains("total");
    has_total && words.all(|word| OF_TOTALS.contains(&word))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn balances_carried_forward_and_totals_are_told_from_transactions() {
        for text in [
            "B/F",
            "BALANCE B/F",
            "Opening Balance",
            "BALANCE BROUGHT FORWARD .",
            "LAST MONTH'S BALANCE",
            "Opening Balance as on 01-04-2025",
            "Brought Forward",
        ] {
            assert_eq!(recognise(text, true), Some(SummaryLine::Opening), "{text}");
        }
        for text in ["C/F", "Closing Balance", "BALANCE CARRIED FORWARD", "CLOSING BALANCE :"] {
            assert_eq!(recognise(text, true), Some(SummaryLine::Closing), "{text}");
        }
        for text in ["Total:", "Page Total", "TRANSACTION TOTAL", "Grand Total"] {
            assert_eq!(recognise(text, false), Some(SummaryLine::Total), "{text}");
        }
        for text in
            ["TOTAL ENERGIES PETROL PUMP", "UPI/B/F/123", "CLOSING BALANCE TRANSFER TO LOAN", "BF TRADERS"]
        {
            assert_eq!(recognise(text, true), None, "{text}");
        }
        assert_eq!(recognise("Total", true), None, "a dated row may have any text");
        for text in ["Total Debits 12", "Page Total", "Total Deposits and Additions", "Grand Total (INR)"] {
            assert!(is_about_totals(text), "{text}");
        }
        for text in ["TOTAL GAS AGENCY PUNE", "UPI TOTAL ENERGIES", "Debits", "TOTAL WINE AND MORE"] {
            assert!(!is_about_totals(text), "{text}");
        }
    }
}

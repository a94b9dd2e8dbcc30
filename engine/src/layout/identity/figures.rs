//! Declared balances, totals and counts, as the values of labels print them.

use super::super::amount::{self, DecimalMark, PrintedAmount};
use crate::money::Paise;

/// A balance may be printed without decimals.
pub(super) fn balance(value: &str, decimal: DecimalMark) -> Option<Paise> {
    let is_alone = |text: &str| text.len() == value.trim().len() && text.len() <= 9;
    amount_in(value, decimal, is_alone).map(|amount| amount.signed())
}

/// A bare whole number beside a label of totals is a count, so it is none.
pub(super) fn total(value: &str, decimal: DecimalMark) -> Option<Paise> {
    amount_in(value, decimal, |_| false).map(|amount| amount.magnitude)
}

pub(super) fn count(value: &str) -> Option<usize> {
    value.split_whitespace().next()?.parse().ok()
}

/// Words that may stand before an amount: `as on 01 April 2025 INR`.
const WORDS_BEFORE: usize = 8;

fn amount_in(value: &str, decimal: DecimalMark, accepts_bare: impl Fn(&str) -> bool) -> Option<PrintedAmount> {
    let words: Vec<&str> = value.split_whitespace().collect();
    let has_digit = |word: &&str| word.bytes().any(|byte| byte.is_ascii_digit());
    (0..words.len().min(WORDS_BEFORE)).find_map(|from| {
        (1..=4.min(words.len() - from)).rev().find_map(|count| {
            let own = &words[from..from + count];
            // `INR 1,234.50 Cr` is one amount; `2025 1,234.50` is not.
            if own.iter().filter(|word| has_digit(word)).count() != 1 {
                return None;
            }
            let text = own.concat();
            let read = amount::parse(&text, decimal)?;
            let is_money = read.has_decimals || text.contains([',', '₹', '£', '€', '$']) || read.magnitude == Paise::ZERO;
            (is_money || accepts_bare(&text)).then_some(read)
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_overdrawn_balance_is_below_zero_however_it_is_marked() {
        let read = |value| balance(value, DecimalMark::Point).map(Paise::get);
        for value in ["45,210.00 DR", "-45,210.00", "- 45,210.00", "45,210.00-", "45,210.00(Dr)", "Rs. 45,210.00 Dr.", "(45,210.00)"] {
            assert_eq!(read(value), Some(-4_521_000), "{value}");
        }
        assert_eq!(read("INR 45,210.00 Cr"), Some(4_521_000));
    }

    #[test]
    fn a_date_before_an_amount_is_no_part_of_it() {
        let read = |value| balance(value, DecimalMark::Point).map(Paise::get);
        assert_eq!(read("as on 31 Mar 2025 1,234.50"), Some(123_450));
        assert_eq!(read("on 01-03-25: 9,020.00"), Some(902_000));
        assert_eq!(read("12500"), Some(1_250_000));
        assert_eq!(read("as on 2025"), None);
    }

    #[test]
    fn a_count_is_no_total() {
        assert_eq!(total("43", DecimalMark::Point), None);
        assert_eq!(total("-1,500.00", DecimalMark::Point), Some(Paise::new(150_000)));
        assert_eq!(count("43"), Some(43));
        assert_eq!(count("1,49,334.40"), None);
    }
}

//! Declared balances, totals and counts, as the values of labels print them.

use super::super::amount::{self, DecimalMark, PrintedAmount};
use super::super::dates;
use super::super::notation::Notation;
use crate::money::Paise;
use crate::statement::Period;

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

/// `Balance as on 1 Apr 2025: 5,000.00`: the opening or the closing balance, as the period says.
pub(super) fn balances_by_day(
    text: &[String],
    period: Period,
    notation: Notation,
) -> (Option<Paise>, Option<Paise>) {
    let (mut opening, mut closing) = (None, None);
    for line in text {
        let lower = line.to_ascii_lowercase();
        let Some(rest) = ["balance as on", "balance as of", "balance on"]
            .iter()
            .find_map(|label| lower.strip_prefix(label))
        else {
            continue;
        };
        let Some(day) = dates::all_in(rest, notation.order).first().copied() else { continue };
        let Some(balance) = amount_in(rest, notation.decimal, |_| false).map(|amount| amount.signed()) else {
            continue;
        };
        if day <= period.from {
            opening = opening.or(Some(balance));
        } else if day >= period.to {
            closing = closing.or(Some(balance));
        }
    }
    (opening, closing)
}

/// Words that may stand before an amount: `as on 01 April 2025 INR`.
const WORDS_BEFORE: usize = 8;

fn amount_in(
    value: &str,
    decimal: DecimalMark,
    accepts_bare: impl Fn(&str) -> bool,
) -> Option<PrintedAmount> {
    let words: Vec<&str> =
        value.split(|c: char| c.is_whitespace() || c == ':').filter(|word| !word.is_empty()).collect();
    let has_digit = |word: &&str| word.bytes().any(|byte| byte.is_ascii_digit());
    (0..words.len().min(WORDS_BEFORE)).find_map(|from| {
        (1..=4.min(words.len() - from)).rev().find_map(|count| {
            let own = &words[from..from + count];
            // `INR 1,234.50 Cr` is one amount; `2025 1,234.50` is not.
            let numbers: Vec<&str> = own.iter().filter(|word| has_digit(word)).copied().collect();
            if numbers.len() != 1 && !is_set_in_groups(&numbers) {
                return None;
            }
            let text = own.concat();
            let read = amount::parse(&text, decimal)?;
            let is_money = read.decimals > 0
                || text.contains([',', '₹', '£', '€', '$'])
                || read.magnitude == Paise::ZERO;
            (is_money || accepts_bare(&text)).then_some(read)
        })
    })
}

/// `1 315,54`: groups of three digits that a space sets apart, and decimals behind the last.
fn is_set_in_groups(numbers: &[&str]) -> bool {
    let is_number = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    let [first, middle @ .., last] = numbers else { return false };
    let first = first.trim_start_matches(['-', '+', '−']);
    let is_last = last.split_once([',', '.']).is_some_and(|(whole, decimals)| {
        whole.len() == 3 && is_number(whole) && decimals.len() >= 2 && is_number(&decimals[..2])
    });
    (1..=3).contains(&first.len())
        && is_number(first)
        && middle.iter().all(|group| group.len() == 3 && is_number(group))
        && is_last
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_overdrawn_balance_is_below_zero_however_it_is_marked() {
        let read = |value| balance(value, DecimalMark::Point).map(Paise::get);
        for value in [
            "45,210.00 DR",
            "-45,210.00",
            "- 45,210.00",
            "45,210.00-",
            "45,210.00(Dr)",
            "Rs. 45,210.00 Dr.",
            "(45,210.00)",
        ] {
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
        let read = |value| balance(value, DecimalMark::Comma).map(Paise::get);
        assert_eq!(read("1 315,54 €"), Some(131_554));
        assert_eq!(read("au 30 juin 2025 12 001 315,54"), Some(1_200_131_554));
        assert_eq!(read("2025 315,54"), Some(31_554));
    }

    #[test]
    fn a_balance_on_a_day_opens_or_closes_the_period() {
        let day = |d, m| chrono::NaiveDate::from_ymd_opt(2025, m, d).unwrap();
        let period = Period { from: day(1, 4), to: day(30, 6) };
        let text = [
            "Balance as on 1 Apr 2025 : -5,000.00",
            "Balance as on 15 May 2025 : 1.00",
            "Balance as on 30/06/2025 7,250.50",
        ];
        let notation = Notation { decimal: DecimalMark::Point, order: dates::DateOrder::DayFirst };
        let read = balances_by_day(&text.map(str::to_owned), period, notation);
        assert_eq!(read, (Some(Paise::new(-500_000)), Some(Paise::new(725_050))));
    }

    #[test]
    fn a_count_is_no_total() {
        assert_eq!(total("43", DecimalMark::Point), None);
        assert_eq!(total("-1,500.00", DecimalMark::Point), Some(Paise::new(150_000)));
        assert_eq!(count("43"), Some(43));
        assert_eq!(count("1,49,334.40"), None);
    }
}

//! Counts, days and amounts as a terminal shows them.

use chrono::NaiveDate;
use lending_engine::money::Paise;

pub(super) const RUPEES: &str = "INR";

pub(super) fn counted(count: usize, noun: &str) -> String {
    if count == 1 { format!("1 {noun}") } else { format!("{count} {noun}s") }
}

pub(super) fn date(day: NaiveDate) -> String {
    day.format("%d %b %Y").to_string()
}

/// Always with paise, so that points stand below each other. Rupees bring their sign and are grouped as in India.
pub(super) fn money(amount: Paise, currency: &str) -> String {
    if currency == RUPEES {
        let text = amount.to_string();
        return if text.contains('.') { text } else { format!("{text}.00") };
    }
    let (whole, cents) = (amount.get().unsigned_abs() / 100, amount.get().unsigned_abs() % 100);
    let digits = whole.to_string();
    let mut grouped = String::from(if amount.get() < 0 { "-" } else { "" });
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    format!("{grouped}.{cents:02}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_always_show_their_paise() {
        for (paise, currency, printed) in [
            (12_345_678, "INR", "₹1,23,456.78"),
            (-10_000_000, "INR", "-₹1,00,000.00"),
            (0, "INR", "₹0.00"),
            (123_456_789, "EUR", "1,234,567.89"),
            (-100_005, "EUR", "-1,000.05"),
        ] {
            assert_eq!(money(Paise::new(paise), currency), printed);
        }
    }
}

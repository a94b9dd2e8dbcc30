//! What cells look like: India's groups of digits, days that cannot be mistaken, texts that stay texts.

use lending_engine::money::Paise;
use rust_xlsxwriter::{Color, Format, FormatAlign, FormatBorder};

/// ₹1,00,000: from here on digits are grouped by two.
const LAKH: Paise = Paise::new(10_000_000);
/// ₹1,00,00,000: and once more.
const CRORE: Paise = Paise::new(1_000_000_000);

/// English as in India: Excel knows the currency by it.
const RUPEE_SIGN: &str = "[$₹-4009]";
const BELOW_LAKH: &str = "##,##0.00";
const LAKHS: &str = r"##\,##\,##0.00";
const CRORES: &str = r"##\,##\,##\,##0.00";

#[derive(Debug)]
pub(super) struct Formats {
    pub(super) header: Format,
    pub(super) text: Format,
    /// For a text that would be taken for a formula by whoever types into its cell.
    pub(super) quoted: Format,
    pub(super) date: Format,
    pub(super) month: Format,
    pub(super) count: Format,
    pub(super) decimal: Format,
    pub(super) share: Format,
    amount: Format,
    negative: [Format; 3],
}

impl Formats {
    /// Amounts in another currency than rupees get no sign: which one it is stands in the summary.
    pub(super) fn new(in_rupees: bool) -> Self {
        let sign = if in_rupees { RUPEE_SIGN } else { "" };
        let numbers = |text: &str| Format::new().set_num_format(text);
        let amount = format!("[>=10000000]{sign}{CRORES};[>=100000]{sign}{LAKHS};{sign}{BELOW_LAKH}");
        Self {
            header: Format::new()
                .set_bold()
                .set_text_wrap()
                .set_align(FormatAlign::VerticalCenter)
                .set_background_color(Color::RGB(0x00E8_EEF4))
                .set_border_bottom(FormatBorder::Thin),
            text: Format::new(),
            quoted: Format::new().set_quote_prefix(),
            date: numbers("dd-mmm-yyyy"),
            month: numbers("mmm-yyyy"),
            count: numbers("0"),
            decimal: numbers("0.0#"),
            share: numbers("0.0%"),
            amount: numbers(&amount),
            negative: [BELOW_LAKH, LAKHS, CRORES].map(|digits| numbers(&format!("{sign}{digits}"))),
        }
    }

    /// One format has room for three sizes and not for their negatives, so a negative amount gets that of its own size.
    pub(super) fn amount(&self, amount: Paise) -> &Format {
        let [below_lakh, lakhs, crores] = &self.negative;
        let size = Paise::ZERO.saturating_sub(amount);
        match amount {
            _ if amount >= Paise::ZERO => &self.amount,
            _ if size >= CRORE => crores,
            _ if size >= LAKH => lakhs,
            _ => below_lakh,
        }
    }

    pub(super) fn text_of(&self, text: &str) -> &Format {
        if text.starts_with(['=', '+', '-', '@']) { &self.quoted } else { &self.text }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_negative_amount_has_the_groups_of_its_size() {
        let formats = Formats::new(true);
        let of = |paise: i64| formats.amount(Paise::new(paise)).clone();
        let with = |digits: &str| Format::new().set_num_format(format!("[$₹-4009]{digits}"));
        assert!(of(-1) == with(BELOW_LAKH) && of(-9_999_999) == with(BELOW_LAKH));
        assert!(of(-10_000_000) == with(LAKHS) && of(-999_999_999) == with(LAKHS));
        assert!(of(-1_000_000_000) == with(CRORES));
        assert!(of(0) == of(12_345_678_900), "the others share one");
    }

    #[test]
    fn another_currency_gets_no_rupee_sign() {
        let plain = Formats::new(false);
        assert!(*plain.amount(Paise::new(-5)) == Format::new().set_num_format(BELOW_LAKH));
    }
}

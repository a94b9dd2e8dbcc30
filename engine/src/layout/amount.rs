//! Amounts as banks print them. Exact: digits become paise, and no float is ever involved.

use crate::money::Paise;
use crate::statement::Direction;

/// Which mark stands before the decimals.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum DecimalMark {
    Point,
    /// `1.234,56`
    Comma,
}

/// A letter mark beside an amount.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Side {
    Debit,
    Credit,
}

impl Side {
    pub(crate) const fn direction(self) -> Direction {
        match self {
            Self::Debit => Direction::Debit,
            Self::Credit => Direction::Credit,
        }
    }
}

/// An amount with everything that says which way it goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct PrintedAmount {
    /// Not negative.
    pub(crate) magnitude: Paise,
    /// A minus before or after it.
    pub(crate) is_negative: bool,
    pub(crate) is_bracketed: bool,
    /// A plus before or after it.
    pub(crate) is_positive: bool,
    pub(crate) side: Option<Side>,
    pub(crate) decimals: usize,
}

impl PrintedAmount {
    /// As a number: brackets, a minus and `Dr` are below zero.
    pub(crate) fn signed(&self) -> Paise {
        let below = self.is_negative || self.is_bracketed || self.side == Some(Side::Debit);
        Paise::new(if below { -self.magnitude.get() } else { self.magnitude.get() })
    }
}

/// Currencies as they are set before or after an amount, in lower case. The longer ones first.
const CURRENCIES: [&str; 57] = [
    "rupees", "ksh.", "ksh", "kes", "ngn", "php", "brl", "zar", "sar", "qar", "bdt", "r$", "₦", "₱", "₺",
    "inr.", "inr", "dhs.", "rs.", "rs", "s$", "nz$", "us$", "hk$", "au$", "a$", "ca$", "c$", "usd", "sgd",
    "nzd", "gbp", "eur", "aud", "hkd", "cad", "chf", "jpy", "cny", "rmb", "aed", "dhs", "pkr", "lkr", "npr",
    "idr", "rp.", "rp", "myr", "₹", "$", "£", "€", "¥", "￥", "円", "元",
];

/// Whether `text` is the sign or the code of a currency and nothing else.
pub(crate) fn is_currency(text: &str) -> bool {
    CURRENCIES.iter().any(|currency| currency.eq_ignore_ascii_case(text))
}

/// The `Dr` or `Cr` that `text` is, however it is written.
pub(crate) fn side(text: &str) -> Option<Side> {
    let letters: String = text
        .chars()
        .filter(|c| !matches!(c, '.' | '(' | ')' | '[' | ']' | ' '))
        .collect::<String>()
        .to_lowercase();
    match letters.as_str() {
        "cr" | "c" | "k" | "kr" | "kredit" | "credit" | "deposit" | "cr+" | "+" | "h" | "haben" | "bij"
        | "जमा" => Some(Side::Credit),
        "dr" | "d" | "db" | "debet" | "debit" | "withdrawal" | "dr-" | "-" | "s" | "soll" | "af" | "नामे"
        | "od" | "o/d" => Some(Side::Debit),
        _ => None,
    }
}

/// `Bal`, which stands before the balance in a column that has both.
pub(crate) fn names_balance(text: &str) -> bool {
    let word = text.trim_end_matches(['.', ':']);
    word.eq_ignore_ascii_case("bal") || word.eq_ignore_ascii_case("balance")
}

/// What a cell without an amount holds.
pub(crate) fn is_nil(text: &str) -> bool {
    !text.is_empty() && text.chars().all(|c| matches!(c, '-' | '–' | '—' | '_' | '.' | '*'))
        || text.eq_ignore_ascii_case("nil")
        || text.eq_ignore_ascii_case("na")
        || text.eq_ignore_ascii_case("n/a")
        || text.eq_ignore_ascii_case("blank")
}

/// Reads `text` as one amount: `None` if it is anything else.
pub(crate) fn parse(text: &str, decimal: DecimalMark) -> Option<PrintedAmount> {
    let mut rest = text.trim().trim_end_matches('*');
    let mut amount = PrintedAmount {
        magnitude: Paise::ZERO,
        is_negative: false,
        is_bracketed: false,
        is_positive: false,
        side: None,
        decimals: 0,
    };
    if !rest.bytes().any(|byte| byte.is_ascii_digit()) {
        return None;
    }
    // Most amounts are nothing but digits and their marks.
    if rest.bytes().all(|byte| byte.is_ascii_digit() || matches!(byte, b',' | b'.')) {
        let (paise, decimals) = digits(rest, decimal)?;
        return Some(PrintedAmount { magnitude: Paise::new(paise), decimals, ..amount });
    }
    // What stands around the digits, in any order and number: signs, brackets, a currency, a side.
    loop {
        let before = rest;
        rest = rest.trim();
        // `1,500/-`, whose stroke and dash are no minus.
        rest = rest.strip_suffix("/-").or_else(|| rest.strip_suffix("/=")).unwrap_or(rest);
        for (sign, is_minus) in [('-', true), ('−', true), ('–', true), ('+', false)] {
            if let Some(stripped) = rest.strip_prefix(sign).or_else(|| rest.strip_suffix(sign)) {
                if is_minus {
                    amount.is_negative = true;
                } else {
                    amount.is_positive = true;
                }
                rest = stripped;
            }
        }
        if let Some(stripped) = strip_side(rest, &mut amount.side) {
            rest = stripped;
        }
        if let Some(inner) = rest.strip_prefix('(').and_then(|inner| inner.strip_suffix(')')) {
            amount.is_bracketed = true;
            rest = inner;
        }
        // `(INR` stands before it, as a word of its own.
        if let Some(inner) = rest.strip_suffix(')').filter(|inner| !inner.contains('(')) {
            amount.is_bracketed = true;
            rest = inner;
        }
        for currency in CURRENCIES {
            if let Some(stripped) = strip_ignoring_case(rest, currency) {
                rest = stripped;
                break;
            }
        }
        if rest == before {
            break;
        }
    }
    let (paise, decimals) = digits(rest, decimal)?;
    amount.magnitude = Paise::new(paise);
    amount.decimals = decimals;
    Some(amount)
}

/// Whether a text is this amount, on either side of zero and whichever mark stands before its decimals.
pub(crate) fn is_amount_of(text: &str, amount: Paise) -> bool {
    let is_it = |printed: PrintedAmount| printed.magnitude.get() == amount.get().abs();
    [DecimalMark::Point, DecimalMark::Comma].into_iter().any(|mark| parse(text, mark).is_some_and(is_it))
}

/// An amount with two decimals, whichever mark stands before them.
pub(crate) fn has_two_decimals(text: &str) -> bool {
    let marks = [DecimalMark::Point, DecimalMark::Comma];
    marks.into_iter().filter_map(|mark| parse(text, mark)).any(|amount| amount.decimals == 2)
}

fn strip_ignoring_case<'t>(text: &'t str, mark: &str) -> Option<&'t str> {
    if text.get(..mark.len()).is_some_and(|head| head.eq_ignore_ascii_case(mark)) {
        return text.get(mark.len()..);
    }
    let cut = text.len().checked_sub(mark.len())?;
    text.get(cut..).is_some_and(|tail| tail.eq_ignore_ascii_case(mark)).then(|| text.get(..cut)).flatten()
}

/// Takes `CR`, `Cr.`, `(Dr)`, ` D` off the end, or off the beginning.
fn strip_side<'t>(text: &'t str, found: &mut Option<Side>) -> Option<&'t str> {
    if found.is_some() {
        return None;
    }
    let is_mark = |c: char| c.is_ascii_alphabetic() || matches!(c, '.' | '(' | ')' | '[' | ']');
    let tail_at = text
        .rfind(|c: char| !is_mark(c))
        .map_or(0, |at| at + text[at..].chars().next().map_or(1, char::len_utf8));
    let tail = &text[tail_at..];
    // What is paid by instalments, on cards.
    if tail == "M" {
        return Some(&text[..tail_at]);
    }
    if tail.bytes().any(|byte| byte.is_ascii_alphabetic())
        && let Some(which) = side(tail)
    {
        *found = Some(which);
        return Some(&text[..tail_at]);
    }
    let head_end = text.find(|c: char| !is_mark(c)).unwrap_or(text.len());
    let head = &text[..head_end];
    // A single letter before an amount is of a currency: `S$`, `C$`.
    if head.bytes().filter(u8::is_ascii_alphabetic).count() > 1
        && let Some(which) = side(head)
    {
        *found = Some(which);
        return Some(&text[head_end..]);
    }
    None
}

const LAST_GROUP: usize = 3;

/// Digits with grouping and at most two decimals, as paise; and how many decimals there were.
fn digits(text: &str, decimal: DecimalMark) -> Option<(i64, usize)> {
    let (point, group) = match decimal {
        DecimalMark::Point => ('.', ','),
        DecimalMark::Comma => (',', '.'),
    };
    let (whole, decimals) =
        text.rsplit_once(point).map_or((text, None), |(whole, after)| (whole, Some(after)));
    let mut paise: i64 = 0;
    // How many digits stand behind the last mark between groups.
    let mut last_group: Option<usize> = None;
    let mut is_empty = true;
    let mut last_was_digit = false;
    for c in whole.chars() {
        if let Some(digit) = c.to_digit(10) {
            paise = paise.checked_mul(10)?.checked_add(i64::from(digit))?;
            last_group = last_group.map(|digits| digits + 1);
            is_empty = false;
            last_was_digit = true;
        } else if (c == group || c == '\'' || c == '\u{a0}') && last_was_digit {
            last_group = Some(0);
            last_was_digit = false;
        } else {
            return None;
        }
    }
    // In lakhs and in millions alike the last group has three digits: `9,21` is no 921, whatever marks the decimals.
    if last_group.is_some_and(|digits| digits != LAST_GROUP) {
        return None;
    }
    let fraction = match decimals {
        None => 0,
        Some(after) if after.bytes().all(|byte| byte.is_ascii_digit()) => match after.len() {
            0 => 0,
            1 => after.parse::<i64>().ok()? * 10,
            2 => after.parse::<i64>().ok()?,
            _ => return None,
        },
        Some(_) => return None,
    };
    if is_empty && decimals.is_none_or(str::is_empty) {
        return None;
    }
    let paise = paise.checked_mul(100)?.checked_add(fraction)?;
    // 10^12 rupees: what the report can carry. A longer number is a reference.
    (paise <= 100_000_000_000_000).then_some((paise, decimals.map_or(0, str::len)))
}

/// How the numbers of a statement mark their decimals, told from all of its words.
pub(crate) fn decimal_mark<'w>(words: impl Iterator<Item = &'w str>) -> DecimalMark {
    let (mut points, mut commas) = (0_usize, 0_usize);
    for word in words {
        let digits = word.trim_matches(|c: char| !c.is_ascii_digit());
        let Some(cut) = digits.len().checked_sub(3) else { continue };
        let Some(tail) = digits.get(cut..) else { continue };
        if !tail.get(1..).is_some_and(|after| after.bytes().all(|byte| byte.is_ascii_digit())) {
            continue;
        }
        let head_has = |mark: char| digits[..cut].contains(mark);
        match tail.as_bytes().first() {
            // `14.02` is as likely the 14th of February.
            Some(b'.') if !head_has('.') && !is_day_and_month(digits) => points += 1,
            Some(b',') if !head_has(',') => commas += 1,
            _ => {}
        }
    }
    if commas > points { DecimalMark::Comma } else { DecimalMark::Point }
}

fn is_day_and_month(text: &str) -> bool {
    let number = |digits: &str, most: u32| {
        digits.len() == 2 && digits.parse().is_ok_and(|number: u32| (1..=most).contains(&number))
    };
    text.split_once('.').is_some_and(|(day, month)| number(day, 31) && number(month, 12))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn paise(text: &str) -> Option<i64> {
        parse(text, DecimalMark::Point).map(|amount| amount.signed().get())
    }

    #[test]
    fn every_printed_form_of_an_amount_is_read_exactly() {
        for (text, expected) in [
            ("1,23,456.78", 12_345_678),
            ("123,456.78", 12_345_678),
            ("123456.78", 12_345_678),
            ("0.05", 5),
            (".50", 50),
            ("1935.3", 193_530),
            ("500", 50_000),
            ("1,500", 150_000),
            ("₹1,234.50", 123_450),
            ("Rs.1,234.50", 123_450),
            ("INR 1,234.50", 123_450),
            ("-1,234.50", -123_450),
            ("1,234.50-", -123_450),
            ("(1,234.50)", -123_450),
            ("(INR 1,234.50)", -123_450),
            ("1,234.50)", -123_450),
            ("Dhs. 1,234.50", 123_450),
            ("+1,234.50", 123_450),
            ("2,47,946.81CR", 24_794_681),
            ("41,432.30Cr.", 4_143_230),
            ("50000.00(Dr)", -5_000_000),
            ("50000.00 (Dr)", -5_000_000),
            ("1,000.00DR", -100_000),
            ("1,000.00D", -100_000),
            ("-₹500.00", -50_000),
            ("₹-500.00", -50_000),
            ("S$22,058.11", 2_205_811),
            ("612.19CR", 61_219),
            ("999999999999.99", 99_999_999_999_999),
        ] {
            assert_eq!(paise(text), Some(expected), "{text}");
        }
    }

    /// As banks group digits: by thousands, or by lakhs.
    fn grouped(rupees: i64, is_lakh: bool, mark: char) -> String {
        let digits = rupees.to_string();
        let mut text = String::new();
        for (index, digit) in digits.chars().enumerate() {
            let left = digits.len() - index;
            let is_end = if is_lakh { left >= 3 && left % 2 == 1 } else { left.is_multiple_of(3) };
            if index > 0 && is_end {
                text.push(mark);
            }
            text.push(digit);
        }
        text
    }

    #[test]
    fn every_amount_reads_back_to_the_paisa_in_every_style() {
        // Near zero, near the limit, and a walk between: a float would lose the last digits of the larger ones.
        let low = 0..3_000_i64;
        let high = 99_999_999_999_000..=100_000_000_000_000_i64;
        let between = (0..3_000_i64).map(|step| step * 33_333_333_331 + step * 7);
        for paise in low.chain(high).chain(between) {
            let (rupees, rest) = (paise / 100, paise % 100);
            for is_lakh in [true, false] {
                let point = format!("{}.{rest:02}", grouped(rupees, is_lakh, ','));
                assert_eq!(parse(&point, DecimalMark::Point).unwrap().magnitude.get(), paise, "{point}");
            }
            let comma = format!("{},{rest:02}", grouped(rupees, false, '.'));
            assert_eq!(parse(&comma, DecimalMark::Comma).unwrap().magnitude.get(), paise, "{comma}");
            let bare = format!("{rupees}.{rest:02}Dr");
            assert_eq!(parse(&bare, DecimalMark::Point).unwrap().signed().get(), -paise, "{bare}");
        }
    }

    #[test]
    fn what_is_no_amount_is_not_read_as_one() {
        for text in [
            "",
            "-",
            ".",
            "CR",
            "12/04/25",
            "1.2.3",
            "12.345",
            "UPI",
            "12A",
            "1,",
            "9,21",
            "1,23,45",
            "12:30",
            "TEST0001234",
            "1e5",
            "99999999999999999999",
            "4835******1234",
            "5%",
        ] {
            assert_eq!(paise(text), None, "{text}");
        }
    }

    #[test]
    fn european_decimals_are_read_where_the_statement_uses_them() {
        assert_eq!(decimal_mark(["1.234,56", "12,50", "7.5"].into_iter()), DecimalMark::Comma);
        assert_eq!(decimal_mark(["1,234.56", "12.50", "1,50,000"].into_iter()), DecimalMark::Point);
        // Days and months with a point between them mark no decimals.
        assert_eq!(
            decimal_mark(["14.02", "15.02", "16.02", "9,21", "841,02"].into_iter()),
            DecimalMark::Comma
        );
        let amount = parse("1.234.567,89", DecimalMark::Comma).unwrap();
        assert_eq!(amount.signed(), Paise::new(123_456_789));
        assert_eq!(parse("1.234", DecimalMark::Comma).unwrap().signed(), Paise::new(123_400));
    }

    #[test]
    fn sides_are_known_in_every_spelling() {
        for text in ["CR", "Cr", "Cr.", "(Cr)", "C", "Credit"] {
            assert_eq!(side(text), Some(Side::Credit), "{text}");
        }
        for text in ["DR", "Dr.", "(Dr.)", "D", "Debit"] {
            assert_eq!(side(text), Some(Side::Debit), "{text}");
        }
        assert_eq!(side("UPI"), None);
    }

    #[test]
    fn a_mark_of_several_bytes_between_digits_is_no_decimal_mark() {
        assert_eq!(decimal_mark(["20²5", "7°5", "1½5", "1£50", "₹5"].into_iter()), DecimalMark::Point);
    }

    #[test]
    fn letters_around_an_amount_are_never_cut_in_the_middle() {
        for text in ["₹", "é1.00", "1.00é", "पुणे1.00", "1.00पुणे", "(((1.00", "--1.00--", "Dr1.00Cr"]
        {
            let _ = paise(text);
        }
        assert_eq!(paise("Dr1.00"), Some(-100));
    }
}

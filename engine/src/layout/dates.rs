//! Dates as banks print them, of a table's cell or inside of a sentence.

use chrono::NaiveDate;

use super::amount::{self, DecimalMark};
use super::lines::{Line, text_of};
use crate::document::Word;
use crate::month_names::MONTHS;

/// A date as printed: its year may be missing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct PrintedDate {
    pub(crate) day: u32,
    pub(crate) month: u32,
    pub(crate) year: Option<i32>,
    /// `hh:mm`, where a time follows.
    pub(crate) time: Option<(u32, u32)>,
}

impl PrintedDate {
    pub(crate) fn with_year(self, year: i32) -> Option<NaiveDate> {
        NaiveDate::from_ymd_opt(year, self.month, self.day)
    }

    pub(crate) fn full(self) -> Option<NaiveDate> {
        self.year.and_then(|year| self.with_year(year))
    }
}

/// Which number of `03/04/2025` is the day.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(clippy::enum_variant_names, reason = "what comes first is what tells them apart")]
pub(crate) enum DateOrder {
    DayFirst,
    MonthFirst,
    /// `25-04-03`. Four digits are a year wherever they stand.
    YearFirst,
}

impl DateOrder {
    pub(crate) const ALL: [Self; 3] = [Self::DayFirst, Self::MonthFirst, Self::YearFirst];
}

/// `Jan`, `JANUARY`, `Sept`, `septembre`.
pub(crate) fn month(word: &str) -> Option<u32> {
    let word = word.to_lowercase();
    if word.len() < 3 {
        return None;
    }
    let in_english =
        MONTHS.iter().position(|name| name.starts_with(&word) || (word == "sept" && *name == "september"));
    let elsewhere = || OTHER_MONTHS.iter().position(|names| names.contains(&word.as_str()));
    u32::try_from(in_english.or_else(elsewhere)? + 1).ok()
}

/// In German, French, Dutch, Spanish, Italian, Portuguese and Indonesian, where not as in English. Without short forms that
/// are words.
const OTHER_MONTHS: [&[&str]; 12] = [
    &["januar", "jänner", "janvier", "janv", "januari", "enero", "ene", "gennaio", "janeiro"],
    &["februar", "février", "fevrier", "févr", "fév", "februari", "febrero", "febbraio", "fevereiro"],
    &["märz", "maerz", "mrz", "mär", "mars", "maart", "mrt", "marzo", "março", "maret"],
    &["avril", "avr", "abril", "abr", "aprile"],
    &["mai", "mei", "mayo", "maggio", "maio"],
    &["juni", "juin", "junio", "giugno", "junho"],
    &["juli", "juillet", "juil", "julio", "luglio", "julho"],
    &["août", "aout", "augustus", "agosto", "agustus"],
    &["septembre", "septiembre", "settembre", "setembro"],
    &["oktober", "okt", "octobre", "octubre", "ottobre", "outubro"],
    &["novembre", "noviembre", "novembro"],
    &[
        "dezember",
        "dez",
        "décembre",
        "decembre",
        "déc",
        "diciembre",
        "dic",
        "dicembre",
        "dezembro",
        "desember",
    ],
];

#[derive(Debug, Clone, Copy)]
enum Token<'t> {
    Number(&'t str),
    Word(&'t str),
}

/// Numbers and words of `text` with the mark that stands before each.
fn tokens(text: &str) -> Option<Vec<(Token<'_>, char)>> {
    let mut found = Vec::with_capacity(6);
    let mut rest = text;
    let mut mark = ' ';
    while let Some(first) = rest.chars().next() {
        let is_same: fn(char) -> bool = if first.is_ascii_digit() {
            |c| c.is_ascii_digit()
        } else if first.is_alphabetic() {
            char::is_alphabetic
        } else if matches!(first, '/' | '-' | '.' | ',' | ' ' | ':' | '\'' | '’' | '–') {
            if mark == ' ' || first != ' ' {
                mark = first;
            }
            rest = &rest[first.len_utf8()..];
            continue;
        } else {
            return None;
        };
        let end = rest.find(|c| !is_same(c)).unwrap_or(rest.len());
        let (token, after) = rest.split_at(end);
        found.push((if first.is_ascii_digit() { Token::Number(token) } else { Token::Word(token) }, mark));
        if found.len() > 9 {
            return None;
        }
        mark = ' ';
        rest = after;
    }
    Some(found)
}

/// Reads all of `text` as a date, with or without a year, with or without a time behind it.
pub(crate) fn parse(text: &str, order: DateOrder) -> Option<PrintedDate> {
    if text.len() > 40 || !text.bytes().any(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let tokens = tokens(text)?;
    if let Some((Token::Number(digits), _)) = tokens.first()
        && let Some(mut date) = unmarked(digits, order)
    {
        let (time, rest) = time(&tokens[1..])?;
        date.time = time;
        return rest.is_empty().then_some(date);
    }
    // `Tue, 01 Apr 2025`
    let tokens = match tokens.split_first() {
        Some(((Token::Word(day), _), rest)) if is_weekday(day) => rest,
        _ => &tokens[..],
    };
    let (mut date, used) = head(tokens, order)?;
    let (time, rest) = time(&tokens[used..])?;
    date.time = time;
    // `03 Jun 2025, Tue`
    let is_day_behind = matches!(rest, [(Token::Word(day), _)] if is_weekday(day));
    (rest.is_empty() || is_day_behind).then_some(())?;
    is_real(date).then_some(date)
}

/// `20250401`, `01042025`: eight digits that are a date without its marks.
fn unmarked(digits: &str, order: DateOrder) -> Option<PrintedDate> {
    if digits.len() == 6 {
        return short_unmarked(digits, order);
    }
    if digits.len() != 8 {
        return None;
    }
    let date = |day: &str, month: &str, of: &str| {
        let date = PrintedDate { day: small(day)?, month: small(month)?, year: Some(year(of)?), time: None };
        is_real(date).then_some(date)
    };
    let (first, second) = (digits.get(..2)?, digits.get(2..4)?);
    let by_year = || date(digits.get(6..)?, digits.get(4..6)?, digits.get(..4)?);
    let (day, month) = if order == DateOrder::MonthFirst { (second, first) } else { (first, second) };
    by_year().or_else(|| date(day, month, digits.get(4..)?))
}

/// How many words of a line are the date it begins with.
pub(crate) fn words_of_date(words: &[&Word]) -> Option<usize> {
    (1..=3.min(words.len())).rev().find(|count| {
        let text = text_of(&words[..*count]);
        // `29.06` is as likely an amount.
        let is_amount =
            || amount::parse(&text, DecimalMark::Point).is_some_and(|amount| amount.decimals == 2);
        !is_amount() && DateOrder::ALL.into_iter().any(|order| parse(&text, order).is_some())
    })
}

/// The years of the rows are those of an emperor, as `6-01-07` in the sixth year of Reiwa: read as any other date it would be in
/// 2006.
pub(crate) fn counts_years_of_an_era<'l>(lines: impl Iterator<Item = &'l Line<'l>> + Clone) -> bool {
    let names_era = |line: &Line<'_>| line.words.iter().any(|word| word.text.contains("令和"));
    let is_full = |word: &&Word| word.text.split(|c: char| !c.is_ascii_digit()).any(|part| part.len() == 4);
    let has_full_year = |line: &Line<'_>| {
        let date = words_of_date(&line.words).and_then(|count| line.words.get(..count));
        date.is_some_and(|date| date.iter().any(is_full))
    };
    lines.clone().any(names_era) && !lines.into_iter().any(has_full_year)
}

/// `030825`, of a year in which statements are printed as PDF.
fn short_unmarked(digits: &str, order: DateOrder) -> Option<PrintedDate> {
    let [first, second, third] = [digits.get(..2)?, digits.get(2..4)?, digits.get(4..)?];
    let (day, month, of) = match order {
        DateOrder::DayFirst => (first, second, third),
        DateOrder::MonthFirst => (second, first, third),
        DateOrder::YearFirst => (third, second, first),
    };
    let year = year(of).filter(|year| (2005..2050).contains(year));
    let date = PrintedDate { day: small(day)?, month: small(month)?, year: Some(year?), time: None };
    is_real(date).then_some(date)
}

fn is_weekday(word: &str) -> bool {
    let lower = word.to_lowercase();
    WEEKDAYS.contains(&lower.as_str()) || is_english_weekday(word)
}

/// In French, German, Dutch, Spanish, Italian, Portuguese and Indonesian.
const WEEKDAYS: [&str; 42] = [
    "lundi",
    "mardi",
    "mercredi",
    "jeudi",
    "vendredi",
    "samedi",
    "dimanche",
    "montag",
    "dienstag",
    "mittwoch",
    "donnerstag",
    "freitag",
    "samstag",
    "sonntag",
    "maandag",
    "dinsdag",
    "woensdag",
    "donderdag",
    "vrijdag",
    "zaterdag",
    "zondag",
    "lunes",
    "martes",
    "miércoles",
    "jueves",
    "viernes",
    "sábado",
    "domingo",
    "lunedì",
    "martedì",
    "mercoledì",
    "giovedì",
    "venerdì",
    "sabato",
    "domenica",
    "senin",
    "selasa",
    "rabu",
    "kamis",
    "jumat",
    "sabtu",
    "minggu",
];

fn is_english_weekday(word: &str) -> bool {
    ["sun", "mon", "tue", "wed", "thu", "fri", "sat"].iter().any(|day| {
        word.len() >= 3
            && word.is_char_boundary(3)
            && word[..3].eq_ignore_ascii_case(day)
            && month(word).is_none()
    })
}

fn head(tokens: &[(Token<'_>, char)], order: DateOrder) -> Option<(PrintedDate, usize)> {
    let date = |day: u32, month: u32, year: Option<i32>| PrintedDate { day, month, year, time: None };
    let token = |at: usize| tokens.get(at).map(|(token, _)| *token);
    let mark = |at: usize| tokens.get(at).map(|(_, mark)| *mark);
    match (token(0)?, token(1)?, token(2)) {
        // 2025-04-01
        (Token::Number(y), Token::Number(m), Some(Token::Number(d))) if y.len() == 4 => {
            is_mark(mark(1)?).then_some(())?;
            Some((date(small(d)?, small(m)?, Some(year(y)?)), 3))
        }
        // 2025-Apr-01
        (Token::Number(y), Token::Word(m), Some(Token::Number(d))) if y.len() == 4 => {
            Some((date(small(d)?, month(m)?, Some(year(y)?)), 3))
        }
        // 01 Apr 2025, 01Apr25, 1st Apr 2025
        (Token::Number(d), Token::Word(m), Some(Token::Number(y)))
            if mark(2)? != ':'
                // `14 March - 11 April`
                && !(y.len() == 2 && mark(1) == Some(' ') && matches!(mark(2)?, '-' | '–'))
                && year(y).is_some()
                && token(3).is_none_or(|_| mark(3) != Some(':')) =>
        {
            Some((date(small(d)?, month(m)?, Some(year(y)?)), 3))
        }
        (Token::Number(d), Token::Word(m), _) if month(m).is_some() => {
            Some((date(small(d)?, month(m)?, None), 2))
        }
        (Token::Number(d), Token::Word(nth), Some(Token::Word(m))) if is_ordinal(nth) => match token(3) {
            Some(Token::Number(y)) if year(y).is_some() => Some((date(small(d)?, month(m)?, year(y)), 4)),
            _ => Some((date(small(d)?, month(m)?, None), 3)),
        },
        // Apr 01, 2025
        (Token::Word(m), Token::Number(d), Some(Token::Number(y)))
            if mark(2)? != ':' && (y.len() == 4 || mark(3) != Some(':')) =>
        {
            Some((date(small(d)?, month(m)?, Some(year(y)?)), 3))
        }
        (Token::Word(m), Token::Number(d), _) => Some((date(small(d)?, month(m)?, None), 2)),
        // 25-04-01
        (Token::Number(y), Token::Number(m), Some(Token::Number(d)))
            if order == DateOrder::YearFirst && [y, m, d].iter().all(|part| part.len() == 2) =>
        {
            (is_mark(mark(1)?) && mark(2) == mark(1)).then_some(())?;
            Some((date(small(d)?, small(m)?, Some(year(y)?)), 3))
        }
        // 01/04/2025
        (Token::Number(a), Token::Number(b), Some(Token::Number(y)))
            if is_mark(mark(1)?) && mark(2) == mark(1) && (y.len() == 4 || mark(3) != Some(':')) =>
        {
            let (day, month) = in_order(small(a)?, small(b)?, order);
            Some((date(day, month, Some(year(y)?)), 3))
        }
        // 01/04
        (Token::Number(a), Token::Number(b), _)
            if matches!(mark(1)?, '/' | '-') || mark(1) == Some('.') && a.len() == 2 && b.len() == 2 =>
        {
            let (day, month) = in_order(small(a)?, small(b)?, order);
            Some((date(day, month, None), 2))
        }
        _ => None,
    }
}

fn is_ordinal(word: &str) -> bool {
    ["st", "nd", "rd", "th"].iter().any(|nth| word.eq_ignore_ascii_case(nth))
}

const fn is_mark(mark: char) -> bool {
    matches!(mark, '/' | '-' | '.' | ' ' | '–')
}

const fn in_order(first: u32, second: u32, order: DateOrder) -> (u32, u32) {
    match order {
        DateOrder::DayFirst | DateOrder::YearFirst => (first, second),
        DateOrder::MonthFirst => (second, first),
    }
}

type Time = Option<(u32, u32)>;

/// A time at the end, if there is one. `None` where something else follows that is no time.
fn time<'t, 'a>(tokens: &'t [(Token<'a>, char)]) -> Option<(Time, &'t [(Token<'a>, char)])> {
    let Some((Token::Number(hour), _)) = tokens.first() else { return Some((None, tokens)) };
    let Some((Token::Number(minute), ':' | '.')) = tokens.get(1) else { return None };
    let (mut hour, minute) = (small(hour)?, small(minute)?);
    let mut used = 2;
    if let Some((Token::Number(_), ':' | '.')) = tokens.get(used) {
        used += 1;
    }
    if let Some((Token::Word(half), _)) = tokens.get(used)
        && (half.eq_ignore_ascii_case("am") || half.eq_ignore_ascii_case("pm"))
    {
        used += 1;
        hour = hour % 12 + if half.eq_ignore_ascii_case("pm") { 12 } else { 0 };
    }
    if let Some((Token::Word(zone), _)) = tokens.get(used)
        && (zone.eq_ignore_ascii_case("ist") || zone.eq_ignore_ascii_case("hrs"))
    {
        used += 1;
    }
    (hour < 24 && minute < 60).then_some((Some((hour, minute)), &tokens[used..]))
}

fn small(digits: &str) -> Option<u32> {
    (digits.len() <= 2).then(|| digits.parse().ok()).flatten()
}

/// Two digits are of this century; four must be of a time in which statements are printed as PDF.
fn year(digits: &str) -> Option<i32> {
    let number: i32 = digits.parse().ok()?;
    match digits.len() {
        2 => Some(2000 + number),
        4 if (1990..=2099).contains(&number) => Some(number),
        _ => None,
    }
}

fn is_real(date: PrintedDate) -> bool {
    // A year without February 29 is told later; 2000 is a leap year.
    date.with_year(date.year.unwrap_or(2000)).is_some()
}

/// Every date in the value of a label that announces dates: there eight digits are one.
pub(crate) fn all_in_value(text: &str, order: DateOrder) -> Vec<NaiveDate> {
    let found = all_in(text, order);
    if !found.is_empty() {
        return found;
    }
    text.split_whitespace().filter_map(|word| parse(word, order).and_then(PrintedDate::full)).collect()
}

/// Every full date in a line of text, in the order in which they are printed.
pub(crate) fn all_in(text: &str, order: DateOrder) -> Vec<NaiveDate> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let mut found = Vec::new();
    let mut at = 0;
    while at < words.len() {
        // The longest first: `1 April 2025` is three words, `1 April` is none of ours.
        let taken = (1..=4.min(words.len() - at)).rev().find_map(|count| {
            let joined = words[at..at + count].join(" ");
            let trimmed = joined.trim_matches(|c: char| !c.is_ascii_alphanumeric());
            // Eight digits in a sentence are a number of something.
            let date =
                parse(trimmed, order).filter(|_| !trimmed.bytes().all(|byte| byte.is_ascii_digit()))?;
            (date.time.is_none() || count == 1).then_some(())?;
            Some((date.full()?, count))
        });
        if let Some((date, count)) = taken {
            found.push(date);
            at += count;
            continue;
        }
        // `01/04/2025-31/03/2026`, `Period:01/04/2025to30/04/2025`
        for part in words[at].split(|c: char| !(c.is_ascii_digit() || c == '/' || c == '.')) {
            if part.len() >= 8
                && part.contains(['/', '.'])
                && let Some(date) = parse(part, order).and_then(PrintedDate::full)
            {
                found.push(date);
            }
        }
        at += 1;
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Option<(u32, u32, Option<i32>)> {
        parse(text, DateOrder::DayFirst).map(|date| (date.day, date.month, date.year))
    }

    #[test]
    fn every_printed_form_of_a_date_is_read() {
        for text in [
            "01/04/2025",
            "01/04/25",
            "1/4/2025",
            "01-04-2025",
            "01.04.2025",
            "1 Apr 2025",
            "01 April 2025",
            "01-Apr-25",
            "01/Apr/2025",
            "01-APR-2025",
            "01Apr2025",
            "1Apr2025",
            "2025-04-01",
            "01 Apr '25",
            "01 Apr, 2025",
            "Apr 1, 2025",
            "April 01 2025",
            "1st Apr 2025",
            "01/04/2025 10:23:45",
            "01-04-2025 10:23 PM",
            "01 Apr 25 23:10",
            "Tue, 01 Apr 2025",
            "01/04/2025, 10:23",
            "01 04 2025",
            "01 Apr 2025 10:23:45 AM IST",
        ] {
            assert_eq!(read(text), Some((1, 4, Some(2025))), "{text}");
        }
        for text in ["01 Apr", "1-Apr", "01/04", "APR 01", "01APR"] {
            assert_eq!(read(text), Some((1, 4, None)), "{text}");
        }
    }

    #[test]
    fn what_is_no_date_is_not_read_as_one() {
        for text in [
            "",
            "1",
            "12",
            "1.50",
            "32/01/2025",
            "01/13/2025",
            "30 Feb 2025",
            "01/04/202",
            "10:30",
            "Opening",
            "1,234.56",
            "01/04/2025 UPI",
            "1234567890",
            "01/04/20250",
            "May",
            "45,230.50",
            "99/99/99",
            "12/2025/01",
        ] {
            assert_eq!(read(text), None, "{text}");
        }
    }

    #[test]
    fn the_month_comes_first_where_the_statement_says_so() {
        let date = parse("04/13/2025", DateOrder::MonthFirst).unwrap();
        assert_eq!((date.day, date.month), (13, 4));
    }

    #[test]
    fn a_time_is_kept() {
        assert_eq!(parse("01/04/2025 10:23 PM", DateOrder::DayFirst).unwrap().time, Some((22, 23)));
        assert_eq!(parse("01/04/2025 00:05:59", DateOrder::DayFirst).unwrap().time, Some((0, 5)));
        let without_year = parse("23.08. 19:17:30", DateOrder::DayFirst).unwrap();
        assert_eq!((without_year.year, without_year.time), (None, Some((19, 17))), "an hour is no year");
        let without_year = parse("Sep 06 12:20:17", DateOrder::DayFirst).unwrap();
        assert_eq!((without_year.year, without_year.time), (None, Some((12, 20))), "an hour is no year");
    }

    #[test]
    fn dates_are_found_in_sentences() {
        let day = |d, m, y| NaiveDate::from_ymd_opt(y, m, d).unwrap();
        let of = |text| all_in(text, DateOrder::DayFirst);
        assert_eq!(
            of("Statement period from 1 Feb 2026 to 28 Feb 2026"),
            [day(1, 2, 2026), day(28, 2, 2026)]
        );
        assert_eq!(of("Period: 01/04/2025-31/03/2026"), [day(1, 4, 2025), day(31, 3, 2026)]);
        assert_eq!(of("9 December 2019 to 8 January 2020"), [day(9, 12, 2019), day(8, 1, 2020)]);
        assert_eq!(of("From : 01-04-2025 To : 30-06-2025"), [day(1, 4, 2025), day(30, 6, 2025)]);
        assert_eq!(of("nothing here 12 or 45.50"), []);
    }
}

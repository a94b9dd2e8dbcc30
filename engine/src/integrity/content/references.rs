//! Numbers that should follow one another or tell their day: those of cheques and of payments.

use chrono::{Datelike, NaiveDate, TimeDelta};

use super::rows::{Row, Rows, share};
use super::thresholds::CONTENT;
use crate::integrity::{Check, Evidence, Severity};
use crate::phrasing::told_day;
use crate::statement::Direction;

/// `serials`.
pub(super) fn serials(rows: &Rows<'_>) -> Check {
    const CODE: &str = "serials";
    let (mut pairs, mut gaps) = (0_usize, Vec::new());
    let (mut again, mut is_grave, mut are_no_leaves) = (Vec::new(), false, false);
    for own in &rows.accounts {
        let mut cheques: Vec<(u64, &Row<'_>)> =
            own.rows.iter().filter_map(|row| cheque_number(row).map(|number| (number, row))).collect();
        cheques.sort_by_key(|(number, row)| (*number, row.place));
        let paid_again = paid_again(&cheques);
        are_no_leaves |= paid_again.is_none();
        for (number, first, second) in paid_again.unwrap_or_default() {
            is_grave |= first.entry.amount != second.entry.amount;
            let [one, other] = [first, second].map(|row| own.told(row.entry.amount));
            let day = told_day(first.entry.date);
            let detail = format!("cheque {number} over {other}, paid over {one} on {day}");
            again.push(second.evidence(detail).saying(other).against(one));
        }
        cheques.retain(|(_, row)| row.entry.direction == Direction::Debit);
        cheques.dedup_by_key(|(number, _)| *number);
        for pair in cheques.windows(2) {
            let [(one, _), (next, row)] = pair else { continue };
            let apart = next - one;
            if apart <= CONTENT.serials.book {
                pairs += 1;
                if apart > 1 {
                    gaps.push(row.evidence(format!("cheque {next} after {one}")));
                }
            }
        }
    }
    if !again.is_empty() {
        let severity = if is_grave { Severity::Critical } else { Severity::Warning };
        return CONTENT.check.failed(CODE, "again", severity, again);
    }
    match (gaps.is_empty(), pairs) {
        (true, _) if are_no_leaves => CONTENT.check.not_run(CODE, "no_leaves"),
        (true, 0) => CONTENT.check.not_run(CODE, "none"),
        (true, _) => CONTENT.check.passed(CODE),
        (false, _) => CONTENT.check.failed(CODE, "gaps", Severity::Info, gaps),
    }
}

/// A number, the first payment under it, and a later one.
type PaidAgain<'r, 'a> = (u64, &'r Row<'a>, &'r Row<'a>);

/// Cheques that were paid again: a leaf is paid once, unless it came back. `None` where so many are there again that they are
/// no numbers of leaves.
fn paid_again<'r, 'a>(cheques: &[(u64, &'r Row<'a>)]) -> Option<Vec<PaidAgain<'r, 'a>>> {
    let rules = &CONTENT.serials;
    let (mut numbers, mut again, mut found) = (0_usize, 0_usize, Vec::new());
    for own in cheques.chunk_by(|(one, _), (other, _)| one == other) {
        numbers += 1;
        let is_undone = |(_, row): &(u64, &Row<'_>)| {
            row.entry.said.is_return || row.entry.said.is_reversal || row.entry.direction == Direction::Credit
        };
        let Some(((number, first), later)) = own.split_first().filter(|(_, later)| !later.is_empty()) else {
            continue;
        };
        if !own.iter().any(is_undone) {
            again += 1;
            found.extend(later.iter().map(|(_, row)| (*number, *first, *row)));
        }
    }
    // A leaf has others of its book beside it; a time of day, or what else has six digits, has none.
    let is_of_book =
        |number: u64| cheques.iter().any(|(other, _)| (1..=rules.book).contains(&other.abs_diff(number)));
    found.retain(|(number, ..)| is_of_book(*number));
    (share(again, numbers) <= rules.again_share).then_some(found)
}

/// Six digits beside a narration that speaks of a cheque, or in it.
fn cheque_number(row: &Row<'_>) -> Option<u64> {
    const LEAF_DIGITS: usize = 6;
    if !row.says(&CONTENT.serials.words) {
        return None;
    }
    let is_number = |digits: &str| digits.bytes().all(|byte| byte.is_ascii_digit());
    if let Some(printed) = row.entry.reference.as_deref() {
        let digits = printed.trim_start_matches('0');
        let is_leaf = (4..=LEAF_DIGITS).contains(&digits.len()) && is_number(digits);
        return is_leaf.then(|| digits.parse().ok()).flatten();
    }
    let mut words = row.words.split(|letter: char| !letter.is_ascii_alphanumeric());
    words.find(|word| word.len() == LEAF_DIGITS && is_number(word))?.parse().ok()
}

/// `references`.
pub(super) fn references(rows: &Rows<'_>) -> Check {
    const CODE: &str = "references";
    let mut others = Vec::new();
    let mut is_dated = false;
    for clock in [Clock::Retrieval, Clock::Transfer] {
        match clock.told(rows) {
            Told::Nothing => {}
            Told::OwnDays(of_other_days) => {
                is_dated = true;
                others.extend(of_other_days);
            }
            Told::Moved { days, rows } => return moved(CODE, days, &rows),
        }
    }
    if !is_dated {
        return CONTENT.check.not_run(CODE, "undated");
    }
    if others.is_empty() {
        return CONTENT.check.passed(CODE);
    }
    // Money that is said to have come in on another day than its number tells, or under one that tells none: so many are
    // invented.
    let is_far = |numbered: &&Numbered<'_, '_>| {
        numbered.row.entry.direction == Direction::Credit
            && numbered.late.is_none_or(|late| late.abs() >= CONTENT.references.grave_days)
    };
    let is_grave = others.iter().filter(is_far).count() >= CONTENT.references.least_credits;
    let severity = if is_grave { Severity::Critical } else { Severity::Warning };
    CONTENT.check.failed(CODE, "dated", severity, others.iter().map(Numbered::evidence).collect())
}

/// Many payments whose numbers are all as many days older, or younger, than their rows: the dates were changed.
fn moved(code: &str, days: i64, rows: &[Numbered<'_, '_>]) -> Check {
    let severity =
        if days.abs() >= CONTENT.references.grave_days { Severity::Critical } else { Severity::Warning };
    let kind = if days > 0 { "older" } else { "younger" };
    let evidence = rows.iter().map(Numbered::evidence).collect();
    CONTENT.check.failed_with(code, kind, severity, evidence, &[("days", days.abs().to_string())])
}

/// Numbers of payments that tell a day. Each kind is judged by itself: a bank may follow one rule and not the other.
#[derive(Debug, Clone, Copy)]
enum Clock {
    /// UPI and IMPS: the last digit of the year and the day of the year come first.
    Retrieval,
    /// NEFT and RTGS: after the letters of the bank and of the system.
    Transfer,
}

/// A payment with the day that its number tells.
#[derive(Clone)]
struct Numbered<'r, 'a> {
    row: &'r Row<'a>,
    number: String,
    /// By how many days the row is later. `None` where the number tells no day.
    late: Option<i64>,
}

impl Numbered<'_, '_> {
    fn is_of_its_day(&self) -> bool {
        self.late.is_some_and(|late| late.abs() <= CONTENT.references.slack_days)
    }

    fn evidence(&self) -> Evidence {
        let told = self.late.map(|late| match late {
            late if late > 0 => format!(", {late} days later"),
            late => format!(", {} days earlier", -late),
        });
        let day = told_day(self.row.entry.date);
        let detail = format!("{} on {day}{}", self.number, told.unwrap_or_default());
        let of_number =
            self.late.and_then(|late| self.row.entry.date.checked_sub_signed(TimeDelta::days(late)));
        Evidence { found: of_number.map(told_day), ..self.row.evidence(detail).saying(day) }
    }
}

/// What the numbers of one kind tell.
enum Told<'r, 'a> {
    Nothing,
    /// The day of their rows, but for these.
    OwnDays(Vec<Numbered<'r, 'a>>),
    /// The rows are so many days late.
    Moved {
        days: i64,
        rows: Vec<Numbered<'r, 'a>>,
    },
}

impl Clock {
    fn told<'r, 'a>(self, rows: &'r Rows<'a>) -> Told<'r, 'a> {
        let rules = &CONTENT.references;
        let numbered: Vec<Numbered<'r, 'a>> = rows.all().filter_map(|row| self.read(row)).collect();
        if let Some((days, rows)) = moved_together(&numbered) {
            return Told::Moved { days, rows };
        }
        let (numbered, least, least_share) = match self {
            Self::Retrieval => (numbered, rules.least_rows, rules.dated_share),
            Self::Transfer => (of_dating_banks(numbered), rules.least_transfers, rules.dated_transfers_share),
        };
        let own = numbered.iter().filter(|numbered| numbered.is_of_its_day()).count();
        if own < least || share(own, numbered.len()) < least_share {
            return Told::Nothing;
        }
        Told::OwnDays(numbered.into_iter().filter(|numbered| !numbered.is_of_its_day()).collect())
    }

    fn read<'r, 'a>(self, row: &'r Row<'a>) -> Option<Numbered<'r, 'a>> {
        let rules = &CONTENT.references;
        if row.says(&rules.undone) {
            return None;
        }
        let is_of_kind = |number: &&str| match self {
            Self::Retrieval => number.len() == 12 && number.bytes().all(|byte| byte.is_ascii_digit()),
            Self::Transfer => {
                let (bank, rest) = number.as_bytes().split_at(number.len().min(5));
                matches!(number.len(), 16 | 22)
                    && bank.iter().take(4).all(u8::is_ascii_alphabetic)
                    && rest.iter().all(u8::is_ascii_digit)
            }
        };
        if matches!(self, Self::Retrieval) && !row.says(&rules.words) {
            return None;
        }
        let mut of_payment = row.payment_numbers().filter(is_of_kind);
        let (Some(number), None) = (of_payment.next(), of_payment.next()) else { return None };
        let date = row.entry.date;
        let day = match self {
            Self::Retrieval => retrieval_day(number, date),
            Self::Transfer => transfer_day(number),
        };
        let late = day.map(|day| (date - day).num_days());
        Some(Numbered { row, number: number.to_owned(), late })
    }
}

/// The numbers that are all as many days older, or younger, than their rows. One part of the rows may have kept its days, and
/// some numbers tell none. Numbers without days in them do not keep pace with their rows over weeks.
fn moved_together<'r, 'a>(numbered: &[Numbered<'r, 'a>]) -> Option<(i64, Vec<Numbered<'r, 'a>>)> {
    let rules = &CONTENT.references;
    let own = numbered.iter().filter(|numbered| numbered.is_of_its_day()).count();
    let others = numbered.iter().filter(|numbered| !numbered.is_of_its_day());
    let mut late: Vec<i64> = others.filter_map(|numbered| numbered.late).collect();
    let (days, together) = most_alike(&mut late, rules.slack_days);
    let is_moved = |numbered: &&Numbered<'_, '_>| {
        numbered.late.is_some_and(|late| (late - days).abs() <= rules.slack_days) && !numbered.is_of_its_day()
    };
    let moved: Vec<Numbered<'r, 'a>> = numbered.iter().filter(is_moved).cloned().collect();
    let dates = || moved.iter().map(|numbered| numbered.row.entry.date);
    let span_days = dates().max().zip(dates().min()).map_or(0, |(last, first)| (last - first).num_days());
    let is_clear = together >= rules.least_moved
        && span_days >= rules.moved_span_days
        && share(together, numbered.len()) >= rules.moved_part
        && share(own + together, numbered.len()) >= rules.moved_share;
    is_clear.then_some((days, moved))
}

/// Those of banks that put the day into their numbers: most of a bank's do, and more than one.
fn of_dating_banks<'r, 'a>(mut numbered: Vec<Numbered<'r, 'a>>) -> Vec<Numbered<'r, 'a>> {
    const LETTERS: usize = 4;
    fn bank<'n>(numbered: &'n Numbered<'_, '_>) -> Option<&'n str> {
        numbered.number.get(..LETTERS)
    }
    numbered.sort_by(|a, b| bank(a).cmp(&bank(b)).then(a.row.place.cmp(&b.row.place)));
    let is_dating = |own: &&[Numbered<'r, 'a>]| {
        let of_day = own.iter().filter(|numbered| numbered.is_of_its_day()).count();
        of_day > 1 && 2 * of_day > own.len()
    };
    let mut found: Vec<Numbered<'r, 'a>> =
        numbered.chunk_by(|a, b| bank(a) == bank(b)).filter(is_dating).flatten().cloned().collect();
    found.sort_by_key(|numbered| numbered.row.place);
    found
}

/// The days around which most lie, and how many of them.
fn most_alike(days: &mut [i64], slack: i64) -> (i64, usize) {
    days.sort_unstable();
    let (mut best, mut middle, mut from) = (0, 0, 0);
    for (to, day) in days.iter().enumerate() {
        while days.get(from).is_some_and(|first| day - first > slack) {
            from += 1;
        }
        if to + 1 - from > best {
            best = to + 1 - from;
            middle = days.get(from + (to - from) / 2).copied().unwrap_or(*day);
        }
    }
    (middle, best)
}

fn digits(number: &str, from: usize, to: usize) -> Option<i32> {
    number.get(from..to)?.parse().ok()
}

fn day_of_year(year: i32, day: i32) -> Option<NaiveDate> {
    NaiveDate::from_yo_opt(year, u32::try_from(day).ok()?)
}

/// `630212345678` is the 302nd day of a year that ends in 6: of those, the one nearest to the row.
fn retrieval_day(number: &str, near: NaiveDate) -> Option<NaiveDate> {
    let (year, day) = (digits(number, 0, 1)?, digits(number, 1, 4)?);
    let decade = near.year() - near.year().rem_euclid(10);
    let years = [decade - 10 + year, decade + year, decade + 10 + year];
    let days = years.into_iter().filter_map(|year| day_of_year(year, day));
    days.min_by_key(|day| (*day - near).num_days().abs())
}

/// `HDFCN26150537444` is the 150th day of 2026, `HDFCR52026053012345678` the 30th of May.
fn transfer_day(number: &str) -> Option<NaiveDate> {
    const CENTURY: i32 = 2000;
    if number.len() == 22 {
        let (year, month, day) = (digits(number, 6, 10)?, digits(number, 10, 12)?, digits(number, 12, 14)?);
        return NaiveDate::from_ymd_opt(year, u32::try_from(month).ok()?, u32::try_from(day).ok()?);
    }
    day_of_year(CENTURY + digits(number, 5, 7)?, digits(number, 7, 10)?)
}

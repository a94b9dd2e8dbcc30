//! What a statement and the others of a team say of one another.
//!
//! No single file shows that its rows are those of somebody else's account, or that the same account closed with other
//! balances in a statement that came before. [`marks`] names what two statements may have in common, [`judge`] says what
//! follows where they have. Who keeps marks, and finds those that meet, is not known here: what a mark says is personal
//! data, and only keyed hashes of it should be kept.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use chrono::NaiveDate;
use serde::Deserialize;

use super::content::payment_numbers;
use super::wording::Wordings;
use super::{Check, Evidence, Severity};
use crate::embedded::DataFile;
use crate::phrasing::told_day;
use crate::reconcile::{Entry, Ledger, LedgerAccount};
use crate::statement::Direction;
use crate::transaction_id::TransactionId;

static COMPARISON: LazyLock<Comparison> = LazyLock::new(|| DataFile::IntegrityComparison.table());

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Comparison {
    least_rows: usize,
    least_days: usize,
    least_balances: usize,
    check: Wordings,
}

pub(super) fn load_tables() {
    LazyLock::force(&COMPARISON);
}

/// Something that statements may agree or disagree about.
#[derive(Debug, Clone, PartialEq)]
pub struct Mark {
    pub kind: MarkKind,
    /// What it speaks of: two statements with the same speak of the same thing.
    pub about: String,
    /// What the statement says of it.
    pub says: String,
    date: NaiveDate,
    evidence: Evidence,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MarkKind {
    /// A row, and whose account it is on.
    Row,
    /// A day of an account, and the balance it closed with.
    Day,
}

impl MarkKind {
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Row => "row",
            Self::Day => "day",
        }
    }
}

/// A mark of which another statement says something else.
#[derive(Debug, Clone, Copy)]
pub struct Contradiction<'m> {
    pub mark: &'m Mark,
    /// What the team calls the other analysis, such as `APP-000012`.
    pub reference: &'m str,
}

/// All marks of a statement. Two statements of one account agree about all of them, and statements of two accounts have
/// none in common.
pub fn marks(ledger: &Ledger) -> Vec<Mark> {
    let mut marks = Vec::new();
    let mut place = 0;
    for account in ledger.accounts() {
        let identity = account.identity();
        let number = identity.number_masked.as_deref().map(last_digits).filter(|digits| !digits.is_empty());
        if let Some(number) = &number {
            let rows = account.entries().iter().zip(place..);
            marks.extend(rows.filter_map(|(entry, place)| of_row(entry, place, number)));
            marks.extend(of_days(account, place, number));
        }
        place += account.entries().len();
    }
    marks
}

/// Numbers are printed whole by one statement and hidden but for their end by another.
pub(super) fn last_digits(masked: &str) -> String {
    const SHOWN: usize = 4;
    let digits: Vec<char> = masked.chars().filter(char::is_ascii_digit).collect();
    digits[digits.len().saturating_sub(SHOWN)..].iter().collect()
}

/// By the number of its payment, or by the balance after it: one of them is needed, days and amounts alone are alike by
/// chance.
fn of_row(entry: &Entry, place: usize, account: &str) -> Option<Mark> {
    let words = entry.narration.to_ascii_uppercase();
    let number = payment_numbers(&words, entry.reference.as_deref()).next().map(str::to_owned);
    let balance =
        || entry.balance.filter(|_| entry.is_balance_printed).map(|balance| balance.get().to_string());
    let told = number.or_else(balance)?;
    let side = if entry.direction == Direction::Credit { "in" } else { "out" };
    Some(Mark {
        kind: MarkKind::Row,
        about: format!("{} {side} {} {told}", entry.date, entry.amount.get()),
        says: account.to_owned(),
        date: entry.date,
        evidence: evidence(entry, place),
    })
}

/// How each day closed but the last, which may not have been over. Only where balances are proved: what was misread
/// contradicts nobody.
fn of_days(account: &LedgerAccount, first: usize, number: &str) -> Vec<Mark> {
    let holder = account.identity().holders.first().map(|name| in_one_spelling(name)).unwrap_or_default();
    if holder.is_empty() || account.is_reconciled(&account.proofs()) != Some(true) {
        return Vec::new();
    }
    let mut closed: BTreeMap<NaiveDate, (usize, &Entry)> = BTreeMap::new();
    for (entry, place) in account.entries().iter().zip(first..) {
        closed.insert(entry.date, (place, entry));
    }
    closed.pop_last();
    let mark = |(date, (place, entry)): (NaiveDate, (usize, &Entry))| {
        Some(Mark {
            kind: MarkKind::Day,
            about: format!("{number} {holder} {date}"),
            says: entry.balance?.get().to_string(),
            date,
            evidence: evidence(entry, place),
        })
    };
    closed.into_iter().filter_map(mark).collect()
}

/// The words of a name in any order, without titles' dots and the like.
pub(super) fn in_one_spelling(name: &str) -> String {
    let upper = name.to_uppercase();
    let mut words: Vec<&str> =
        upper.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    words.sort_unstable();
    words.join(" ")
}

fn evidence(entry: &Entry, place: usize) -> Evidence {
    Evidence {
        page: Some(entry.page),
        bounds: Some(entry.bounds),
        transaction_id: Some(TransactionId::at(place)),
        detail: told_day(entry.date),
        ..Evidence::default()
    }
}

/// The checks of a statement that stands alone.
pub(super) fn alone() -> [Check; 2] {
    [OTHER_ACCOUNTS, OTHER_VERSIONS].map(|code| COMPARISON.check.not_run(code, "alone"))
}

pub(super) const OTHER_ACCOUNTS: &str = "other_accounts";
pub(super) const OTHER_VERSIONS: &str = "other_versions";

/// The same checks, once the marks were held against those of the team's other statements.
pub(crate) fn judge(marks: &[Mark], contradictions: &[Contradiction<'_>]) -> [Check; 2] {
    [other_accounts(marks, contradictions), other_versions(marks, contradictions)]
}

fn other_accounts(marks: &[Mark], contradictions: &[Contradiction<'_>]) -> Check {
    let found = Met::of(MarkKind::Row, contradictions);
    if found.places.len() >= COMPARISON.least_rows && found.days.len() >= COMPARISON.least_days {
        return found.failed(OTHER_ACCOUNTS, "rows");
    }
    passed_if_any(MarkKind::Row, marks, OTHER_ACCOUNTS)
}

fn other_versions(marks: &[Mark], contradictions: &[Contradiction<'_>]) -> Check {
    let found = Met::of(MarkKind::Day, contradictions);
    if found.days.len() >= COMPARISON.least_balances {
        return found.failed(OTHER_VERSIONS, "balances");
    }
    passed_if_any(MarkKind::Day, marks, OTHER_VERSIONS)
}

fn passed_if_any(kind: MarkKind, marks: &[Mark], code: &str) -> Check {
    if marks.iter().any(|mark| mark.kind == kind) {
        COMPARISON.check.passed(code)
    } else {
        COMPARISON.check.not_run(code, "nothing")
    }
}

/// Where a statement and others contradict one another.
struct Met {
    places: BTreeMap<TransactionId, Evidence>,
    days: BTreeSet<NaiveDate>,
    references: BTreeSet<String>,
}

impl Met {
    fn of(kind: MarkKind, contradictions: &[Contradiction<'_>]) -> Self {
        let mut met = Self { places: BTreeMap::new(), days: BTreeSet::new(), references: BTreeSet::new() };
        for Contradiction { mark, reference } in contradictions {
            let Some(place) = mark.evidence.transaction_id.filter(|_| mark.kind == kind) else { continue };
            met.days.insert(mark.date);
            met.references.insert((*reference).to_owned());
            met.places.entry(place).or_insert_with(|| Evidence {
                detail: format!("{}: also in {reference}", mark.evidence.detail),
                found: Some((*reference).to_owned()),
                ..mark.evidence.clone()
            });
        }
        met
    }

    fn failed(self, code: &str, kind: &str) -> Check {
        let references: Vec<String> = self.references.into_iter().collect();
        let values = [("references", references.join(", "))];
        let evidence = self.places.into_values().collect();
        COMPARISON.check.failed_with(code, kind, Severity::Critical, evidence, &values)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::integrity::{Status, fixtures};
    use crate::money::Paise;
    use crate::reconcile;
    use crate::statement::{Declared, Identity, Row, Statement};

    fn day(number: u32) -> NaiveDate {
        NaiveDate::from_ymd_opt(2026, 1, number).unwrap()
    }

    /// One rupee is paid each day, and this is left after it.
    fn paid(on: u32, left: i64) -> Row {
        Row { date: day(on), bounds: at(on), ..fixtures::row(1, left) }
    }

    fn at(row: u32) -> crate::document::TextBox {
        let y0 = 20.0 * f32::from(u16::try_from(row).unwrap());
        crate::document::TextBox { x0: 0.0, y0, x1: 500.0, y1: y0 + 10.0 }
    }

    fn of(holder: &str, number: &str, rows: Vec<Row>) -> Vec<Mark> {
        let identity = Identity {
            holders: vec![holder.to_owned()],
            number_masked: Some(number.to_owned()),
            ..Identity::default()
        };
        let declared = Declared {
            opening: rows.first().and_then(|row| row.balance).map(|left| Paise::new(left.get() + 100)),
            ..Declared::default()
        };
        let account = crate::statement::Account { identity, declared, ..fixtures::account(rows) };
        marks(&reconcile::ledger(Statement {
            accounts: vec![account],
            pages: Vec::new(),
            leftover: Vec::new(),
        }))
    }

    /// As the marks are found by whoever keeps them.
    fn held_against(marks: &[Mark], others: &[Mark]) -> [Check; 2] {
        let contradicts = |mark: &&Mark| {
            others
                .iter()
                .any(|other| other.kind == mark.kind && other.about == mark.about && other.says != mark.says)
        };
        let found: Vec<Contradiction<'_>> = marks
            .iter()
            .filter(contradicts)
            .map(|mark| Contradiction { mark, reference: "APP-000007" })
            .collect();
        judge(marks, &found)
    }

    fn three_days() -> Vec<Row> {
        vec![paid(1, 900), paid(2, 800), paid(3, 700), paid(4, 600)]
    }

    #[test]
    fn two_statements_of_one_account_agree() {
        let whole = of("RAVI KUMAR", "XXXXXXXX1234", three_days());
        let again = of("KUMAR RAVI", "XXXXXX1234", three_days()[1..].to_vec());
        let checks = held_against(&again, &whole);
        assert_eq!(checks.map(|check| check.status), [Status::Passed, Status::Passed]);
    }

    #[test]
    fn rows_of_another_account_are_found() {
        let first = of("RAVI KUMAR", "XXXXXXXX1234", three_days());
        let second = of("MEENA SHAH", "XXXXXXXX9876", three_days());
        let [rows, versions] = held_against(&second, &first);
        assert_eq!((rows.status, rows.severity), (Status::Failed, Severity::Critical));
        assert_eq!(rows.evidence.len(), 4);
        assert_eq!(rows.evidence[0].detail, "1 Jan 2026: also in APP-000007");
        assert!(
            rows.message.contains("4 rows stand in the statements of another account"),
            "{}",
            rows.message
        );
        assert_eq!(versions.status, Status::Passed);
    }

    #[test]
    fn two_rows_that_are_alike_are_chance() {
        let first = of("RAVI KUMAR", "XXXXXXXX1234", vec![paid(1, 900), paid(2, 800), paid(3, 5_000)]);
        let second = of("MEENA SHAH", "XXXXXXXX9876", vec![paid(1, 900), paid(2, 800), paid(3, 700)]);
        assert_eq!(held_against(&second, &first)[0].status, Status::Passed);
    }

    #[test]
    fn balances_that_another_statement_of_the_account_denies_are_found() {
        let first = of("RAVI KUMAR", "XXXXXXXX1234", three_days());
        let richer: Vec<Row> =
            (1..).zip([90_900, 90_800, 90_700, 90_600]).map(|(on, left)| paid(on, left)).collect();
        let [rows, versions] = held_against(&of("RAVI KUMAR", "XXXX1234", richer), &first);
        assert_eq!(rows.status, Status::Passed);
        assert_eq!((versions.status, versions.severity), (Status::Failed, Severity::Critical));
        // The last day may not have been over.
        assert_eq!(versions.evidence.len(), 3);
    }

    #[test]
    fn what_has_no_number_of_an_account_or_no_holder_is_not_compared() {
        assert!(of("RAVI KUMAR", "", three_days()).is_empty());
        let unnamed = of("", "XXXXXXXX1234", three_days());
        assert!(unnamed.iter().all(|mark| mark.kind == MarkKind::Row));
        assert_eq!(judge(&unnamed, &[])[1].status, Status::NotRun);
    }
}

//! When the file was made and changed, by its own account.

use super::super::{Check, Evidence, Group, Severity};
use super::check_results::{CheckKind, about_file};
use super::lists::LISTS;
use super::properties::{Properties, Time};
use crate::phrasing::told_day;
use crate::reconcile::{Ledger, LedgerAccount};

pub(super) const KIND: CheckKind = CheckKind::new("dates_of_file", Group::Metadata, Severity::Warning);

pub(super) fn check(properties: &Properties, ledger: &Ledger) -> Check {
    let thresholds = &LISTS.dates;
    let (info, xmp) = (&properties.info, &properties.xmp);
    let Some(created) = info.created.or(xmp.created) else {
        return KIND.not_run("The file does not say when it was made.");
    };
    let entries = ledger.accounts().iter().flat_map(LedgerAccount::entries);
    let last = entries.map(|entry| entry.date).max();
    if let Some(last) = last
        && (last - created.day).num_days() > thresholds.rows_after_making_days
    {
        let (day, last) = (told_day(created.day), told_day(last));
        if is_of_first_statement(created, ledger) {
            return KIND.failed(
                Severity::Info,
                "The file puts several statements one after another, and gives the date of the first as its own.",
                vec![about_file(format!("made on {day}, last transaction on {last}"))],
            );
        }
        return KIND.failed(
            Severity::Critical,
            format!("The file says it was made on {day}, but shows a transaction of {last}."),
            vec![about_file(format!("made on {day}, last transaction on {last}"))],
        );
    }
    let mut evidence: Vec<Evidence> = Vec::new();
    if let Some(changed) = info.changed.or(xmp.changed)
        && (changed.at - created.at).num_seconds() > thresholds.changed_after_seconds
        && !is_of_zones(created, changed)
    {
        evidence.push(about_file(format!("made at {}, changed at {}", told(created), told(changed))));
    }
    for (what, of_info, of_xmp) in
        [("making", info.created, xmp.created), ("last change", info.changed, xmp.changed)]
    {
        if let (Some(one), Some(other)) = (of_info, of_xmp)
            && (one.at - other.at).num_seconds().abs() > thresholds.differ_seconds
            && !is_of_zones(one, other)
        {
            evidence.push(about_file(format!("two dates of its {what}: {} and {}", told(one), told(other))));
        }
    }
    if evidence.is_empty() {
        let rows = if last.is_some() { ", and no transaction is later" } else { "" };
        return KIND.passed(format!("The dates the file gives of itself agree with one another{rows}."));
    }
    KIND.failed(
        Severity::Info,
        "The file was saved again after it was made, or its dates differ. Saving a file again does that.",
        evidence,
    )
}

/// Programs that put files one behind another leave the dates of the first: it was made when its period was over.
fn is_of_first_statement(created: Time, ledger: &Ledger) -> bool {
    let joined = ledger.accounts().iter().flat_map(LedgerAccount::joined);
    joined.map(|period| period.to).min().is_some_and(|end| created.day >= end)
}

/// 5 Aug 2026 14:03:07.
fn told(time: Time) -> String {
    format!("{} {}", told_day(time.at.date()), time.at.format("%H:%M:%S"))
}

/// The same moment, written once with its time zone and once without.
fn is_of_zones(one: Time, other: Time) -> bool {
    let thresholds = &LISTS.dates;
    let apart = (one.at - other.at).num_seconds().abs();
    apart > 0
        && thresholds.zone_step_seconds > 0
        && apart % thresholds.zone_step_seconds == 0
        && apart <= thresholds.zone_most_seconds
}

#[cfg(test)]
mod tests {
    use chrono::{NaiveDate, NaiveTime};

    use super::*;
    use crate::document::TextBox;
    use crate::integrity::Status;
    use crate::money::Paise;
    use crate::reconcile;
    use crate::statement::{Account, Declared, Direction, Identity, Period, Row, Statement};

    fn day(month: u32, day: u32) -> NaiveDate {
        NaiveDate::from_ymd_opt(2025, month, day).unwrap()
    }

    /// A row in January and one in February, in a file that says it was made on `made`.
    fn found(made: NaiveDate, joined: Vec<Period>) -> (Status, Severity) {
        let row = |date: NaiveDate| Row {
            page: 1,
            bounds: TextBox { x0: 0.0, y0: 0.0, x1: 1.0, y1: 1.0 },
            date,
            value_date: None,
            time: None,
            narration: "UPI".to_owned(),
            reference: None,
            amount: Paise::new(100),
            direction: Some(Direction::Credit),
            is_direction_marked: true,
            is_taken_back: false,
            balance: None,
        };
        let account = Account {
            identity: Identity::default(),
            declared: Declared::default(),
            rows: vec![row(day(1, 15)), row(day(2, 15))],
            unread_cells: 0,
            tolerance: Paise::ZERO,
            is_credit_card: false,
            joined,
            carried: Vec::new(),
        };
        let ledger =
            reconcile::ledger(Statement { accounts: vec![account], pages: Vec::new(), leftover: Vec::new() });
        let mut properties = Properties::default();
        properties.info.created = Some(Time { at: made.and_time(NaiveTime::MIN), day: made });
        let check = check(&properties, &ledger);
        (check.status, check.severity)
    }

    #[test]
    fn rows_after_the_file_was_made_are_critical_unless_it_is_the_first_of_several_statements() {
        let months =
            || vec![Period { from: day(1, 1), to: day(1, 31) }, Period { from: day(2, 1), to: day(2, 28) }];
        assert_eq!(found(day(2, 2), Vec::new()), (Status::Failed, Severity::Critical));
        assert_eq!(found(day(2, 2), months()), (Status::Failed, Severity::Info));
        // Before its own period was over not even the first was made.
        assert_eq!(found(day(1, 20), months()), (Status::Failed, Severity::Critical));
        assert_eq!(found(day(3, 1), months()).0, Status::Passed);
    }
}

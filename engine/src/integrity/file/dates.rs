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

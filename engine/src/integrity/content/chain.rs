//! Balances that do not follow, and the weeks that are missing.

use super::rows::{AccountRows, Row, Rows, share};
use super::thresholds::CONTENT;
use crate::integrity::{Check, Evidence, Severity};
use crate::reconcile::{Break, RepairKind};
use crate::statement::Direction;

/// Both checks of this file: `chain` and `missing_pages`.
pub(super) fn examine(rows: &Rows<'_>) -> [Check; 2] {
    let checked: usize = rows.accounts.iter().map(|own| own.account.findings().links_checked).sum();
    if checked == 0 {
        return ["chain", "missing_pages"].map(|code| CONTENT.check.not_run(code, "no_balances"));
    }
    let (mut broken, mut missing) = (Vec::new(), Vec::new());
    let mut is_read_otherwise = false;
    for own in &rows.accounts {
        // The first row is held against a balance declared elsewhere: that is told by the totals.
        for gap in own.account.findings().breaks.iter().filter(|gap| gap.entry > 0) {
            let Some(row) = own.rows.get(gap.entry) else { continue };
            let off = format!(
                "balance {}, but {} follows from the row before: {} apart",
                own.told(gap.printed),
                own.told(gap.expected),
                own.told(gap.gap())
            );
            let told =
                |detail| row.evidence(detail).saying(own.told(gap.printed)).against(own.told(gap.expected));
            if gap.days > CONTENT.chain.missing_after_days {
                missing.push(told(format!("{} days after the row before; {off}", gap.days)));
            } else {
                broken.push((severity(rows, own, gap), told(off)));
            }
        }
        match turned(rows, own) {
            Some(found) => broken.extend(found),
            None => is_read_otherwise = true,
        }
        // Whether a digit of a picture was misread or changed only a person can see.
        for repair in &own.account.findings().repairs {
            let Some((row, recognised)) = own.rows.get(repair.entry).zip(repair.recognised) else { continue };
            let (figure, told) = match repair.kind {
                RepairKind::BalanceFromRows => ("balance", row.entry.balance.unwrap_or_default()),
                _ => ("amount", row.entry.amount),
            };
            let (recognised, told) = (own.told(recognised), own.told(told));
            let detail =
                format!("{figure} recognised as {recognised}, but {told} follows from the rows around it");
            broken.push((Severity::Warning, row.evidence(detail).saying(recognised).against(told)));
        }
    }
    let missing = if missing.is_empty() {
        CONTENT.check.passed("missing_pages")
    } else {
        CONTENT.check.failed("missing_pages", "gap", Severity::Warning, missing)
    };
    if broken.is_empty() && is_read_otherwise {
        return [CONTENT.check.not_run("chain", "turned"), missing];
    }
    [graded("chain", broken), missing]
}

/// Rows in the column of the other side: a debit that was moved over to be a credit leaves the balances as they were. `None`
/// where more than a few are: then the table was read wrongly.
fn turned(rows: &Rows<'_>, own: &AccountRows<'_>) -> Option<Vec<(Severity, Evidence)>> {
    let repairs = own.account.findings().repairs.iter();
    let found: Vec<_> = repairs
        .filter(|repair| repair.kind == RepairKind::DirectionFlipped)
        .filter_map(|repair| own.rows.get(repair.entry))
        .collect();
    if found.len() > CONTENT.chain.turned_rows
        && share(found.len(), own.rows.len()) > CONTENT.chain.turned_share
    {
        return None;
    }
    let severity = |page: usize| {
        if rows.is_recognised(page..page + 1) || !is_sound(own, 0) {
            Severity::Warning
        } else {
            Severity::Critical
        }
    };
    let told = |row: &Row<'_>| {
        let (printed, moved) = match row.entry.direction {
            Direction::Debit => ("paid in", "falls"),
            Direction::Credit => ("paid out", "rises"),
        };
        let amount = own.told(row.entry.amount);
        let followed = match row.entry.direction {
            Direction::Debit => "paid out",
            Direction::Credit => "paid in",
        };
        let detail = format!("printed as {printed}, but the balance {moved} by {amount}");
        row.evidence(detail).saying(printed).against(followed)
    };
    Some(found.into_iter().map(|row| (severity(row.entry.page), told(row))).collect())
}

/// The gravest finding gives the sentence.
pub(super) fn graded(code: &str, mut found: Vec<(Severity, Evidence)>) -> Check {
    found.sort_by_key(|(severity, _)| std::cmp::Reverse(*severity));
    let Some((worst, _)) = found.first() else { return CONTENT.check.passed(code) };
    let worst = *worst;
    let kind = match worst {
        Severity::Critical => "changed",
        Severity::Warning => "unsure",
        Severity::Info => "unread",
    };
    CONTENT.check.failed(code, kind, worst, found.into_iter().map(|(_, evidence)| evidence).collect())
}

/// Whether the rest of the account was read so well that a misreading is unlikely.
pub(super) fn is_sound(own: &AccountRows<'_>, breaks: usize) -> bool {
    let findings = own.account.findings();
    let elsewhere = findings.links_checked.saturating_sub(breaks);
    findings.links_agreed >= CONTENT.chain.links_elsewhere
        && share(findings.links_agreed, elsewhere) >= CONTENT.chain.rate_elsewhere
}

fn severity(rows: &Rows<'_>, own: &AccountRows<'_>, gap: &Break) -> Severity {
    let page = |at: usize| own.rows.get(at).map_or(0, |row| row.entry.page);
    let (one, other) = (page(gap.entry - 1), page(gap.entry));
    let pages = one.min(other)..one.max(other) + 1;
    if rows.is_unread(pages.clone()) {
        return Severity::Info;
    }
    let findings = own.account.findings();
    // A balance that was changed breaks before and after itself, by the same amount.
    let is_beside = |other: &&Break| other.entry.abs_diff(gap.entry) == 1;
    let beside = || findings.breaks.iter().filter(is_beside);
    let is_isolated = beside().all(|other| other.gap().get() == -gap.gap().get());
    let is_guess = findings.repairs.iter().any(|repair| {
        repair.entry == gap.entry
            && matches!(repair.kind, RepairKind::DirectionAssumed | RepairKind::DirectionFromWords)
    });
    if is_isolated && !is_guess && !rows.is_recognised(pages) && is_sound(own, 1 + beside().count()) {
        Severity::Critical
    } else {
        Severity::Warning
    }
}

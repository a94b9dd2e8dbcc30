//! How far a report can be relied on, in plain words.

use lending_engine::reconcile::{Cap, RepairKind};
use lending_engine::report::{AccountQuality, BalanceBreak, Checks, DataQuality, Report, Transaction};

use super::figures::{counted, date, money};
use super::look::{Align, Look, Tone, cell, widest};
use super::text::{cut, printable};

/// From here on nobody has to look at it again.
const RELIABLE: f64 = 0.85;
const DOUBTFUL: f64 = 0.60;
/// More of them are only counted.
const BREAKS_SHOWN: usize = 20;

pub(super) fn block(report: &Report, look: Look) -> String {
    let quality = &report.data_quality;
    let mut page = look.heading("Data quality");
    page.push_str(&look.field(
        "Confidence",
        confidence_tone(quality.confidence),
        &confidence(quality.confidence),
    ));
    if let [_, _, ..] = quality.accounts.as_slice() {
        for account in &quality.accounts {
            let view = report.accounts.iter().find(|view| view.id == account.account_id);
            let name = view.and_then(|view| view.number_masked.as_ref()).unwrap_or(&account.account_id);
            let text = format!("{} for {}", confidence(account.confidence), printable(name));
            page.push_str(&look.field("", confidence_tone(account.confidence), &text));
        }
    }
    let tone = match quality.reconciled {
        Some(true) => Tone::Good,
        None => Tone::Doubtful,
        Some(false) => Tone::Bad,
    };
    page.push_str(&look.field("Reconciled", tone, &reconciled(quality)));
    for (number, cap) in quality.caps.iter().enumerate() {
        let label = if number == 0 { "Held down" } else { "" };
        let text = format!("to {:.2}: {}", cap.limit(unproved_share(report)), cap_in_words(*cap));
        page.push_str(&look.field(label, Tone::Doubtful, &text));
    }
    for (number, range) in quality.missing_ranges.iter().enumerate() {
        let label = if number == 0 { "Missing" } else { "" };
        let text = format!("rows between {} and {}", date(range.from), date(range.to));
        page.push_str(&look.field(label, Tone::Bad, &text));
    }
    page.push_str(&look.field("Repairs", Tone::Plain, &repairs(quality)));
    page.push_str(&look.field("Pages", Tone::Plain, &pages(quality)));
    if !quality.breaks.is_empty() {
        page.push('\n');
        page.push_str(&breaks(report, look));
    }
    page
}

/// Of all rows, those that neither a balance nor a total proves.
#[expect(clippy::cast_precision_loss, reason = "counts of rows")]
fn unproved_share(report: &Report) -> f64 {
    let unproved: usize = report.data_quality.accounts.iter().map(|account| account.unproved_rows).sum();
    if report.transactions.is_empty() { 0.0 } else { unproved as f64 / report.transactions.len() as f64 }
}

/// Cut, not rounded: 1.00 is for nothing less.
pub(super) fn confidence(value: f64) -> String {
    format!("{:.2}", (value * 100.0 + 1e-6).floor() / 100.0)
}

pub(super) fn confidence_tone(value: f64) -> Tone {
    if value >= RELIABLE {
        Tone::Good
    } else if value >= DOUBTFUL {
        Tone::Doubtful
    } else {
        Tone::Bad
    }
}

fn reconciled(quality: &DataQuality) -> String {
    let sum = |count: fn(&AccountQuality) -> usize| -> usize { quality.accounts.iter().map(count).sum() };
    let (agreed, checked) = (sum(|account| account.balances_agreed), sum(|account| account.balances_checked));
    let figures: Vec<(&str, bool)> =
        quality.accounts.iter().flat_map(|account| declared(account.checks)).collect();
    let wrong: Vec<&str> = figures.iter().filter(|(_, fits)| !fits).map(|(name, _)| *name).collect();

    let mut parts = Vec::new();
    if checked > 0 {
        parts.push(format!("{agreed} of {checked} balances follow from the one before"));
    }
    if !figures.is_empty() {
        let mut text = format!("{} of {} declared figures agree", figures.len() - wrong.len(), figures.len());
        if !wrong.is_empty() {
            text.push_str(", not so: ");
            text.push_str(&wrong.join(", "));
        }
        parts.push(text);
    }
    let answer = match quality.reconciled {
        Some(true) => "yes",
        None => "not proved",
        Some(false) => "no",
    };
    if parts.is_empty() {
        return format!("{answer}: the statement prints nothing to compare with");
    }
    format!("{answer}: {}", parts.join("; "))
}

/// What was declared, and whether it agrees.
fn declared(checks: Checks) -> Vec<(&'static str, bool)> {
    [
        ("opening balance", checks.opening_balance),
        ("closing balance", checks.closing_balance),
        ("total of debits", checks.total_debits),
        ("total of credits", checks.total_credits),
        ("number of debits", checks.debit_count),
        ("number of credits", checks.credit_count),
    ]
    .into_iter()
    .filter_map(|(name, fits)| fits.map(|fits| (name, fits)))
    .collect()
}

const fn cap_in_words(cap: Cap) -> &'static str {
    match cap {
        Cap::NothingDeclared => "the statement declares no totals and no opening or closing balance",
        Cap::Recognised => "rows were recognised from images",
        Cap::Break => "a balance does not follow from the one before",
        Cap::ManyBreaks => "many balances do not follow, or much money is unaccounted for",
        Cap::UnreadablePage => "a page among the transactions could not be read",
        Cap::UnprovedRows => "rows that neither a balance nor a total proves",
        Cap::DirectionAssumed => "rows whose direction nothing prints and nothing proves",
        Cap::RowsUnread => "lines that are rows by their figures were not read as rows",
    }
}

fn repairs(quality: &DataQuality) -> String {
    let kinds = [
        (RepairKind::DirectionFlipped, "printed in the wrong column"),
        (RepairKind::DirectionFromBalance, "with the direction told by the balance"),
        (RepairKind::DirectionFromWords, "with the direction told by the narration"),
        (RepairKind::DirectionAssumed, "with an assumed direction"),
        (RepairKind::DuplicateDropped, "printed twice and dropped once"),
        (RepairKind::ReorderedWithinDay, "put in order within the day"),
        (RepairKind::AmountFromBalances, "with digits of the amount told by the balances"),
        (RepairKind::BalanceFromRows, "with digits of the balance told by the rows"),
    ];
    let told: Vec<String> = kinds
        .into_iter()
        .map(|(kind, words)| (quality.repairs.iter().filter(|repair| repair.kind == kind).count(), words))
        .filter(|(count, _)| *count > 0)
        .map(|(count, words)| format!("{count} {words}"))
        .collect();
    if told.is_empty() {
        return "none".to_owned();
    }
    format!("{}: {}", counted(quality.repairs.len(), "row"), told.join(", "))
}

fn pages(quality: &DataQuality) -> String {
    let pages = &quality.pages;
    let mut parts = vec![format!("{} of {} with transactions", pages.with_transactions, pages.total)];
    for (count, words) in [(pages.recognised, "recognised from images"), (pages.unreadable, "unreadable")] {
        if count > 0 {
            parts.push(format!("{count} {words}"));
        }
    }
    parts.join(", ")
}

fn breaks(report: &Report, look: Look) -> String {
    let found = &report.data_quality.breaks;
    let rows: Vec<(&BalanceBreak, Option<&Transaction>, [String; 3])> = found
        .iter()
        .take(BREAKS_SHOWN)
        .map(|gap| {
            let row = report.transactions.iter().find(|row| row.id == gap.transaction_id);
            let account =
                row.and_then(|row| report.accounts.iter().find(|account| account.id == row.account_id));
            let currency = account.and_then(|account| account.currency.as_deref()).unwrap_or_default();
            let amounts = [gap.expected_balance, gap.printed_balance, gap.gap]
                .map(|amount| money(amount.paise(), currency));
            (gap, row, amounts)
        })
        .collect();
    let heads = ["Expected", "Printed", "Gap"];
    let mut others = vec![date(chrono::NaiveDate::default()).len()];
    for (index, head) in heads.iter().enumerate() {
        others.push(widest(rows.iter().map(|(_, _, amounts)| amounts[index].as_str()).chain([*head])));
    }
    let columns = look.columns_beside(&others).max(12);
    let mut header = vec![("Date", Align::Left), ("Narration", Align::Left)];
    header.extend(heads.map(|head| (head, Align::Right)));
    let body = rows
        .into_iter()
        .map(|(gap, row, [expected, printed, missing])| {
            let narration = row.map_or_else(|| gap.transaction_id.to_string(), |row| row.narration.clone());
            vec![
                cell(Tone::Faint, row.map(|row| date(row.date)).unwrap_or_default()),
                cell(Tone::Plain, cut(&printable(&narration), columns)),
                cell(Tone::Plain, expected),
                cell(Tone::Plain, printed),
                cell(Tone::Bad, missing),
            ]
        })
        .collect();
    let mut page = look.heading("Balances that do not follow");
    page.push_str(&look.table(&header, body, None));
    if found.len() > BREAKS_SHOWN {
        page.push_str(&look.field("", Tone::Faint, &format!("and {} more", found.len() - BREAKS_SHOWN)));
    }
    page
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_confidence_is_never_made_to_look_better() {
        assert_eq!(confidence(0.9999), "0.99");
        assert_eq!(confidence(1.0), "1.00");
        assert_eq!(confidence(0.84), "0.84");
        assert_eq!(confidence(0.57), "0.57");
    }
}

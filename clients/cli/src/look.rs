//! What people see: colours, amounts, tables. Colours go where there is a terminal that shows them, and nowhere else.

use std::fmt::Display;
use std::io::Write;

use anstyle::{AnsiColor, Style};
use comfy_table::{Cell, CellAlignment, Table, TableStyle};
use lending_sdk::types::DecisionOutcome;
use serde::Serialize;

pub(crate) const GOOD: Style = AnsiColor::Green.on_default().bold();
pub(crate) const DOUBT: Style = AnsiColor::Yellow.on_default().bold();
pub(crate) const BAD: Style = AnsiColor::Red.on_default().bold();
pub(crate) const DIM: Style = Style::new().dimmed();
pub(crate) const BOLD: Style = Style::new().bold();

/// Green, yellow or red, as the decision is.
pub(crate) fn of_decision(decision: Option<&DecisionOutcome>) -> Style {
    match decision {
        Some(DecisionOutcome::Approve) => GOOD,
        Some(DecisionOutcome::Decline) | None => BAD,
        Some(_) => DOUBT,
    }
}

pub(crate) fn say(line: impl Display) -> anyhow::Result<()> {
    Ok(writeln!(anstream::stdout(), "{line}")?)
}

/// What the service answered.
pub(crate) fn json(value: &impl Serialize) -> anyhow::Result<()> {
    say(serde_json::to_string_pretty(value)?)
}

/// A name and what it is, one below the other.
pub(crate) fn facts(facts: &[(&str, String)]) -> anyhow::Result<()> {
    let width = facts.iter().map(|(name, _)| name.chars().count()).max().unwrap_or_default();
    for (name, fact) in facts.iter().filter(|(_, fact)| !fact.is_empty()) {
        say(format!("  {DIM}{name:width$}{DIM:#}  {fact}"))?;
    }
    Ok(())
}

/// Rows under a head. Columns whose head begins with `>` stand to the right.
pub(crate) fn table(head: &[&str], rows: Vec<Vec<String>>) -> anyhow::Result<()> {
    let mut table = Table::new();
    table.load_style(TableStyle::new());
    let bare = |name: &&str| name.trim_start_matches('>').to_owned();
    table.set_header(head.iter().map(|name| Cell::new(bare(name).to_uppercase())));
    for row in rows {
        table.add_row(row);
    }
    for (place, name) in head.iter().enumerate() {
        if name.starts_with('>')
            && let Some(column) = table.column_mut(place)
        {
            column.set_cell_alignment(CellAlignment::Right);
        }
    }
    for line in table.lines() {
        say(line.trim_end())?;
    }
    Ok(())
}

/// Rupees as people in India write them: ₹12,34,567.50.
pub(crate) fn rupees(amount: f64) -> String {
    let text = format!("{:.2}", amount.abs());
    let (whole, paise) = text.split_once('.').unwrap_or((&text, "00"));
    let (front, last) = whole.split_at(whole.len().saturating_sub(3));
    let mut groups: Vec<String> = Vec::new();
    let mut rest = front;
    while !rest.is_empty() {
        let (more, pair) = rest.split_at(rest.len().saturating_sub(2));
        groups.insert(0, pair.to_owned());
        rest = more;
    }
    groups.push(last.to_owned());
    let sign = if amount < 0.0 { "-" } else { "" };
    let paise = if paise == "00" { String::new() } else { format!(".{paise}") };
    format!("{sign}₹{}{paise}", groups.join(","))
}

/// An amount, or nothing.
pub(crate) fn rupees_or_dash(amount: Option<f64>) -> String {
    amount.map_or_else(|| "–".to_owned(), rupees)
}

/// A time as it is worth reading in a list.
pub(crate) fn time(at: &chrono::DateTime<chrono::Utc>) -> String {
    at.format("%Y-%m-%d %H:%M").to_string()
}

/// A time to the second: steps follow one another quickly.
pub(crate) fn exact_time(at: &chrono::DateTime<chrono::Utc>) -> String {
    at.format("%Y-%m-%d %H:%M:%S").to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_are_written_as_in_india() {
        for (amount, text) in [
            (0.0, "₹0"),
            (999.0, "₹999"),
            (1_000.5, "₹1,000.50"),
            (1_234_567.0, "₹12,34,567"),
            (100_000_000.25, "₹10,00,00,000.25"),
            (-45_000.0, "-₹45,000"),
        ] {
            assert_eq!(rupees(amount), text);
        }
    }
}

//! Where the rows behind a figure are: the place of the report that names them, as an address of the rows' tab. `None`
//! where the report names none, and the figure leads nowhere. What does not rest on rows leads to where its proof stands.

use lending_engine::categorise::BounceSide;
use lending_engine::statement::Direction;

use super::opened::{Opened, Sections};
use super::passages::Followed;
use crate::console::look::name_of;

/// Of a metric, by its name in the dictionary.
pub(super) fn metric(opened: &Opened, sections: &Sections, name: &str) -> Option<String> {
    let has_rows = |name: &str| {
        sections.metrics.iter().position(|metric| metric.name == name && !metric.transaction_ids.is_empty())
    };
    has_rows(name).map(|place| opened.rows_behind(&format!("/metrics/{place}/transaction_ids")))
}

/// Of payments that came back for want of money, all of them together.
pub(super) fn bounces(opened: &Opened, sections: &Sections) -> Option<String> {
    let events = sections.bounces.events.iter().enumerate();
    let counted = events.filter(|(_, event)| event.side == BounceSide::Inward && !event.is_technical);
    let counted = counted.map(|(place, event)| (place, event.transaction_ids.len()));
    members(opened, "/bounces/events", counted)
}

/// Of what is owed each month.
pub(super) fn obligations(opened: &Opened, sections: &Sections) -> Option<String> {
    let debts = sections.obligations.iter().enumerate();
    let of_debts = debts.map(|(place, debt)| (place, debt.transaction_ids.len()));
    metric(opened, sections, "monthly_obligations").or_else(|| members(opened, "/obligations", of_debts))
}

/// Of the signs that money only passes through.
pub(super) fn pass_through(opened: &Opened, sections: &Sections) -> Option<String> {
    let signals = sections.mule.signals.iter().enumerate();
    members(opened, "/mule/signals", signals.map(|(place, signal)| (place, signal.transaction_ids.len())))
}

/// Of whose statement it is: the holders of the accounts.
pub(super) fn holders(opened: &Opened) -> String {
    opened.address("#accounts")
}

/// Of whether balances agree: the rows whose balance does not follow, or what the reading rests on.
pub(super) fn balances(opened: &Opened, sections: &Sections) -> String {
    if sections.data_quality.breaks.is_empty() {
        return certainty(opened);
    }
    opened.address("/rows?flag=balance_break")
}

/// Of how certain the reading is.
pub(super) fn certainty(opened: &Opened) -> String {
    opened.address("/document#certainty")
}

/// Of an offer and its instalment: what limits them.
pub(super) fn limits(opened: &Opened) -> String {
    opened.address("/policy#limits")
}

/// Of one source of income.
pub(super) fn income_source(opened: &Opened, sections: &Sections, place: usize) -> Option<String> {
    let rows = sections.income.sources.get(place).map_or(0, |source| source.transaction_ids.len());
    members(opened, "/income/sources", std::iter::once((place, rows)))
}

/// Of one returned payment.
pub(super) fn bounce(opened: &Opened, sections: &Sections, place: usize) -> Option<String> {
    let rows = sections.bounces.events.get(place).map_or(0, |event| event.transaction_ids.len());
    members(opened, "/bounces/events", std::iter::once((place, rows)))
}

/// Of what came in, or went out, in one month.
pub(super) fn month(opened: &Opened, place: usize, direction: &str) -> String {
    format!("{}&direction={direction}", opened.rows_behind(&format!("/monthly/{place}/transaction_ids")))
}

/// Of what came from a party, or went to it. One that the report does not list has its first row that was followed.
pub(super) fn party(
    opened: &Opened,
    sections: &Sections,
    followed: &Followed,
    name: &str,
    direction: Direction,
) -> Option<String> {
    if let Some(place) = sections.counterparties.iter().position(|party| party.name == name) {
        let rows = opened.rows_behind(&format!("/counterparties/{place}/transaction_ids"));
        return Some(format!("{rows}&direction={}", name_of(&direction)));
    }
    let rows = followed.passages.iter().find_map(|passage| match direction {
        Direction::Credit => (passage.from == name).then_some(passage.came),
        Direction::Debit => (passage.to == name).then_some(passage.went),
    });
    rows.map(|row| format!("{}?row={row}", opened.address("/rows")))
}

/// Members of a list of the report that have rows, each with how many.
fn members(opened: &Opened, list: &str, members: impl Iterator<Item = (usize, usize)>) -> Option<String> {
    let places: Vec<String> =
        members.filter(|(_, rows)| *rows > 0).map(|(place, _)| place.to_string()).collect();
    (!places.is_empty()).then(|| opened.rows_behind(&format!("{list}/{}/transaction_ids", places.join(","))))
}

//! The rows of the statement: filtered by what the address says, or those behind one figure; one of them opened.

use std::collections::BTreeSet;

use chrono::{Months, NaiveDate};
use lending_engine::report::Transaction;
use lending_engine::statement::Direction;
use lending_engine::transaction_id::TransactionId;
use maud::{Markup, html};
use poem::web::Path;
use poem::{Response, handler};

use super::document_tab::BOX;
use super::head::{Tab, tab_page};
use super::opened::{Opened, Sections};
use super::row_drawer::{CATEGORIES, FLAGS, Tried, drawer};
use crate::console::fields::encoded;
use crate::console::look::{amount, name_of};
use crate::console::problem::Problem;
use crate::console::records::Listed;
use crate::console::texts::{self as t, Text};
use crate::console::upload::without_groups;
use crate::console::visit::Visit;

/// How many stand on a page.
const PAGE: usize = 50;
const FILTERS: [&str; 9] = ["category", "direction", "from", "to", "min", "max", "counterparty", "flag", "q"];
/// What an address of the list says: `month` stands for the days from its first to its last.
pub(super) const IN_ADDRESS: [&str; 12] = [
    "category",
    "direction",
    "month",
    "from",
    "to",
    "min",
    "max",
    "counterparty",
    "flag",
    "q",
    "behind",
    "start",
];
/// What the form asks for by itself; the rest goes with it unseen.
const CARRIED: [&str; 3] = ["from", "to", "max"];

/// A page of rows, and how many there are in all.
struct Cut {
    rows: Vec<Transaction>,
    total: usize,
}

#[handler]
pub(super) async fn rows_page(visit: Visit, Path(id): Path<String>) -> Result<Response, Problem> {
    shown(&visit, &id, None).await
}

/// The page, with what a correction would come to where somebody tries one.
pub(super) async fn shown(visit: &Visit, id: &str, tried: Option<Tried>) -> Result<Response, Problem> {
    let opened = Opened::open(visit, id).await?;
    if opened.sections.is_none() {
        return Ok(tab_page(visit, &opened, Tab::Rows, |_| html! {}));
    }
    let start = visit.query.get("start").and_then(|start| start.parse::<usize>().ok()).unwrap_or(0);
    let cut = match visit.query.get("behind") {
        Some(place) => behind(visit, &opened, place, start).await?,
        None => filtered(visit, &opened, start).await?,
    };
    let wanted = tried.as_ref().map(|tried| tried.row.as_str()).or_else(|| visit.query.get("row"));
    let open = match wanted {
        Some(row) => Some(one_row_of(visit, &opened.analysis.id, row).await?),
        None => None,
    };
    Ok(tab_page(visit, &opened, Tab::Rows, |sections| {
        html! {
            div.with-drawer[open.is_some()] {
                div { (filters(visit, &opened, sections)) (table(visit, &opened, &cut, start, wanted)) }
                @if let Some(row) = &open { (drawer(visit, &opened, row, tried.as_ref())) }
            }
        }
    }))
}

async fn filtered(visit: &Visit, opened: &Opened, start: usize) -> Result<Cut, Problem> {
    let mut query =
        visit.query.with("offset", Some(&start.to_string())).with("limit", Some(&PAGE.to_string()));
    if let Some(month) = visit.query.get("month") {
        let (first, last) = days_of(month).ok_or_else(Problem::not_found)?;
        query = query.with("from", Some(&first.to_string())).with("to", Some(&last.to_string()));
    }
    for name in ["min", "max"] {
        if let Some(amount) = visit.query.get(name) {
            query = query.with(name, Some(&without_groups(amount)));
        }
    }
    let query = query.query(&[&FILTERS[..], &["offset", "limit"]].concat());
    let listed: Listed<Transaction> =
        visit.call.get(&format!("/analyses/{}/transactions{query}", opened.analysis.id)).await?;
    Ok(Cut {
        rows: listed.data,
        total: usize::try_from(listed.total.unwrap_or_default()).unwrap_or_default(),
    })
}

/// The first and the last day of a month such as `2026-04`.
fn days_of(month: &str) -> Option<(NaiveDate, NaiveDate)> {
    let first: NaiveDate = format!("{month}-01").parse().ok()?;
    Some((first, first.checked_add_months(Months::new(1))?.pred_opt()?))
}

/// The rows behind a figure. What came in, or went out, of them where the address asks for that: the bars of a month.
async fn behind(visit: &Visit, opened: &Opened, place: &str, start: usize) -> Result<Cut, Problem> {
    let named = opened.named_rows(place).await?.ok_or_else(Problem::not_found)?;
    let places: BTreeSet<usize> = named.into_iter().map(TransactionId::place).collect();
    if let Some(direction) = visit.query.get("direction") {
        let mut rows = opened.rows_at(places.into_iter().collect()).await?;
        rows.retain(|row| name_of(&row.direction) == direction);
        let total = rows.len();
        return Ok(Cut { rows: rows.into_iter().skip(start).take(PAGE).collect(), total });
    }
    let shown = places.iter().copied().skip(start).take(PAGE).collect();
    Ok(Cut { rows: opened.rows_at(shown).await?, total: places.len() })
}

/// Rows are numbered from 1 in the order in which they are listed.
pub(super) async fn one_row_of(visit: &Visit, id: &str, row: &str) -> Result<Transaction, Problem> {
    let place = row
        .strip_prefix("txn_")
        .and_then(|number| number.parse::<u32>().ok())
        .and_then(|number| number.checked_sub(1));
    let place = place.ok_or_else(Problem::not_found)?;
    let path = format!("/analyses/{}/transactions?limit=1&offset={place}", encoded(id));
    let listed: Listed<Transaction> = visit.call.get(&path).await?;
    listed.data.into_iter().next().ok_or_else(Problem::not_found)
}

fn filters(visit: &Visit, opened: &Opened, sections: &Sections) -> Markup {
    let (look, query) = (&visit.look, &visit.query);
    let chips = query.query(&IN_ADDRESS);
    html! {
        @if query.get("behind").is_some() {
            p.note { (look.say(t::ROWS_BEHIND)) " · " a href=(opened.address("/rows")) { (look.say(t::ALL_ROWS)) } }
        } @else {
            form.filters role="search" method="get" action=(opened.address("/rows")) {
                @for name in CARRIED { @if let Some(value) = query.get(name) { input type="hidden" name=(name) value=(value); } }
                label { (look.say(t::SEARCH)) input type="search" name="q" maxlength="200" value=[query.get("q")] data-key="/"; }
                (choice(visit, t::CATEGORY, "category", CATEGORIES.iter().map(|name| (name.clone(), look.words(name)))))
                (choice(visit, t::MONTH, "month", sections.monthly.iter().map(|each| (each.month.to_string(), look.language.month(each.month)))))
                (choice(visit, t::PARTY, "counterparty", parties(visit, sections)))
                (choice(visit, t::DIRECTION, "direction", [("credit", t::MONEY_IN), ("debit", t::MONEY_OUT)].into_iter().map(|(name, text)| (name.to_owned(), look.say(text).to_owned()))))
                (choice(visit, t::FLAG, "flag", FLAGS.iter().map(|name| (name.clone(), look.words(name)))))
                label { (look.say(t::LEAST_AMOUNT)) input name="min" inputmode="decimal" value=[query.get("min")]; }
                button type="submit" { (look.say(t::FILTER)) }
                @if !chips.is_empty() { a href=(opened.address("/rows")) { (look.say(t::SHOW_ALL)) } }
            }
        }
    }
}

/// The parties that the report lists, and the one that is asked for.
fn parties(visit: &Visit, sections: &Sections) -> impl Iterator<Item = (String, String)> {
    let mut names: Vec<String> = sections.counterparties.iter().map(|party| party.name.clone()).collect();
    names.extend(visit.query.get("counterparty").map(str::to_owned));
    names.sort();
    names.dedup();
    names.into_iter().map(|name| (name.clone(), name))
}

/// One of several, or any.
fn choice(visit: &Visit, text: Text, name: &str, options: impl Iterator<Item = (String, String)>) -> Markup {
    let (look, chosen) = (&visit.look, visit.query.get(name));
    html! {
        label { (look.say(text))
            select name=(name) { option value="" { (look.say(t::ANY)) }
                @for (value, told) in options { option value=(value) selected[chosen == Some(value.as_str())] { (told) } } } }
    }
}

fn table(visit: &Visit, opened: &Opened, cut: &Cut, start: usize, open: Option<&str>) -> Markup {
    let (look, query) = (&visit.look, &visit.query);
    let address = |query: String| format!("{}{query}", opened.address("/rows"));
    let names = [&IN_ADDRESS[..], &["row"]].concat();
    html! {
        @if cut.rows.is_empty() { section.empty { p { (look.say(t::NO_ROWS)) } } } @else {
            div.scroll tabindex="0" role="region" aria-label=(look.say(t::TAB_ROWS)) { table.rows.cards data-keys="rows" {
                thead { tr { th { (look.say(t::DATE)) } th { (look.say(t::NARRATION)) } th.wide { (look.say(t::CATEGORY)) }
                    th.number { (look.say(t::MONEY_OUT)) ", ₹" } th.number { (look.say(t::MONEY_IN)) ", ₹" } th.number.wide { (look.say(t::BALANCE)) ", ₹" } th { (look.say(t::PAGE)) } } }
                tbody { @for row in &cut.rows {
                    @let id = row.id.to_string();
                    tr.here[open == Some(id.as_str())] data-row=(id) {
                        td { a.row-link href=(address(query.with("row", Some(&id)).query(&names))) { (look.short_day(row.date)) } }
                        td.grow.narration { (row.narration)
                            @if !row.flags.is_empty() { " " span.quiet { @for flag in &row.flags { "· " (look.word_of(flag)) " " } } } }
                        td.wide { (look.word_of(&row.category)) }
                        td.number.paid { @if row.direction == Direction::Debit { (amount(row.amount)) } }
                        td.number.got { @if row.direction == Direction::Credit { (amount(row.amount)) } }
                        td.number.wide { (row.balance.map(amount).unwrap_or_default()) }
                        td.place { a href={ (opened.address("/document")) "?row=" (id) (BOX) } aria-label={ (look.say(t::PAGE)) " " (row.page) ", " (look.short_day(row.date)) } { (row.page) } }
                    }
                } }
            } }
            nav.pages aria-label=(look.say(t::MORE)) {
                span.quiet { (start + 1) "–" (start + cut.rows.len()) " / " (cut.total) }
                @if start > 0 { a rel="prev" href=(address(query.with("start", Some(&start.saturating_sub(PAGE).to_string())).query(&IN_ADDRESS))) { (look.say(t::PREVIOUS)) } }
                @if start + cut.rows.len() < cut.total { a rel="next" href=(address(query.with("start", Some(&(start + PAGE).to_string())).query(&IN_ADDRESS))) { (look.say(t::NEXT)) } }
                a href={ "/analyses/" (opened.analysis.id) "/files/transactions.csv" } { "csv" }
            }
        }
    }
}

//! From words to rows: the table of a statement, whatever bank printed it.
//!
//! Start from [`read`]. One reader serves every bank: it finds the header by what banks print above their columns, lays
//! the borders of the columns, and puts lines to rows around the amounts. What a single bank needs beyond it is data
//! (`data/layout`), not code. Nothing here knows whether the rows are right; [`crate::reconcile`] finds out.

mod accepted;
mod accounts;
mod amount;
mod cells;
mod columns;
mod dates;
mod header;
mod headerless;
mod headings;
mod identity;
mod leaves;
mod leftover;
mod lines;
mod notation;
mod rows;
mod running_lines;
mod second_reading;
mod sections;
mod spelling;
mod summary_lines;
mod tables;
#[cfg(test)]
pub(crate) mod typewriter;
mod wrap;
mod years;

use std::collections::HashMap;

use crate::document::{Document, Page, PageKind, TextBox, Word};
use crate::rejection::Rejection;
use crate::statement::{Leftover, PageFacts, Statement};

pub(crate) use self::amount::is_amount_of;
pub(crate) use self::identity::is_code_of_another;

use self::dates::DateOrder;
use self::leaves::Leaf;
use self::lines::Line;
use self::notation::Notation;

/// Reads the statement of a document.
pub fn read(document: &Document) -> Result<Statement, Rejection> {
    refuse_pages_without_text(document)?;
    let leaves = leaves::leaves(&document.pages);
    let pages: Vec<Vec<Line<'_>>> = leaves.iter().map(Leaf::lines).collect();
    let decimal = amount::decimal_mark(
        pages.iter().flatten().flat_map(|line| &line.words).map(|word| word.text.as_str()),
    );
    if dates::counts_years_of_an_era(pages.iter().flatten()) {
        return Err(Rejection::NoTable);
    }
    let mut statement = match tables::find(&pages, decimal) {
        Ok(tables) => {
            let order = cells::date_order(&tables, || identity::currency_of_pages(&pages));
            let rows = cells::rows(&tables, order, decimal);
            accounts::assemble(&pages, &tables, rows, Notation { decimal, order })
        }
        Err(refused) => Err(refused),
    };
    if matches!(statement, Err(Rejection::NoTransactions)) {
        statement = accounts::without_rows(&pages, Notation { decimal, order: DateOrder::DayFirst });
    }
    let mut statement = statement?;
    let unread = second_reading::unread_rows(&pages, &statement, decimal);
    let is_same = |one: &Leftover, other: &Leftover| one.page == other.page && one.bounds == other.bounds;
    statement.leftover.retain(|line| !unread.iter().any(|row| is_same(row, line)));
    statement.leftover.extend(unread);
    // Until here every page of the statement counted, however many share a sheet.
    let to_sheet = |page: &mut usize, bounds: &mut TextBox| {
        if let Some(leaf) = page.checked_sub(1).and_then(|at| leaves.get(at)) {
            *page = leaf.page;
            *bounds = leaf.on_sheet(bounds);
        }
    };
    for row in statement.accounts.iter_mut().flat_map(|account| &mut account.rows) {
        to_sheet(&mut row.page, &mut row.bounds);
    }
    for line in &mut statement.leftover {
        to_sheet(&mut line.page, &mut line.bounds);
    }
    statement.pages = page_facts(document, &statement);
    Ok(statement)
}

/// The words of the heading of a table, as they are read: of the last heading on a page that stands above a place on it.
pub(crate) fn heading_above(page: &Page, place: f32) -> Option<Vec<&Word>> {
    let lines = lines::lines_of(page.words.iter(), page.width, page.height);
    let is_above = |header: &header::Header| {
        !header.is_inferred && lines.get(header.last_line).is_some_and(|line| line.baseline <= place)
    };
    let header = header::find(&lines).into_iter().rev().find(is_above)?;
    let heading = lines.get(header.first_line..=header.last_line)?;
    Some(heading.iter().flat_map(|line| line.words.iter().copied()).collect())
}

fn page_facts(document: &Document, statement: &Statement) -> Vec<PageFacts> {
    let mut rows_on: HashMap<usize, usize> = HashMap::new();
    for row in statement.accounts.iter().flat_map(|account| &account.rows) {
        *rows_on.entry(row.page).or_default() += 1;
    }
    let facts = document.pages.iter().zip(1..).map(|(page, number)| PageFacts {
        rows: rows_on.get(&number).copied().unwrap_or(0),
        is_unreadable: page.is_unreadable || page.is_damaged || page.kind == PageKind::Scan,
        is_recognised: page.is_recognised,
        is_blank: page.kind == PageKind::Blank,
    });
    facts.collect()
}

fn refuse_pages_without_text(document: &Document) -> Result<(), Rejection> {
    let count = |kind: PageKind| document.pages.iter().filter(|page| page.kind == kind).count();
    if count(PageKind::Text) == 0 {
        return Err(match count(PageKind::Scan) {
            0 => Rejection::Blank,
            pages => Rejection::Scanned { pages },
        });
    }
    let is_readable = |page: &&crate::document::Page| page.kind == PageKind::Text && !page.is_unreadable;
    if document.pages.iter().any(|page| is_readable(&page)) { Ok(()) } else { Err(Rejection::TextUnreadable) }
}

/// Reads the tables of this room: a broken one stops the program.
pub(crate) fn load_tables() {
    header::load_tables();
    identity::load_tables();
    summary_lines::load_tables();
    wrap::load_tables();
}

//! From words to rows: the table of a statement, whatever bank printed it.
//!
//! Start from [`read`]. One reader serves every bank: it finds the header by what banks print above their columns, lays
//! the borders of the columns, and puts lines to rows around the amounts. What a single bank needs beyond it is data
//! (`data/layout`), not code. Nothing here knows whether the rows are right; [`crate::reconcile`] finds out.

mod accounts;
mod amount;
mod cells;
mod columns;
mod dates;
mod header;
mod identity;
mod lines;
mod rows;
mod running_lines;
mod summary_lines;
mod tables;
mod wrap;

use crate::document::{Document, PageKind};
use crate::rejection::Rejection;
use crate::statement::Statement;

use self::lines::Line;

/// Reads the statement of a document.
pub fn read(document: &Document) -> Result<Statement, Rejection> {
    refuse_pages_without_text(document)?;
    let pages: Vec<Vec<Line<'_>>> = document.pages.iter().map(lines::lines_on_page).collect();
    let decimal = amount::decimal_mark(
        pages.iter().flatten().flat_map(|line| &line.words).map(|word| word.text.as_str()),
    );
    let tables = tables::find(&pages, decimal)?;
    let rows = cells::rows(&tables, decimal);
    accounts::assemble(document, &pages, &tables, rows, decimal)
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
    wrap::load_tables();
}

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
mod furniture;
mod header;
mod identity;
mod lines;
mod marks;
mod rows;
mod tables;
mod wrap;

use crate::document::{Document, PageKind};
use crate::rejection::Rejection;
use crate::statement::Statement;

use self::lines::Line;

/// Reads the statement of a document.
pub fn read(document: &Document) -> Result<Statement, Rejection> {
    refuse_pages_without_text(document)?;
    let pages: Vec<Vec<Line<'_>>> = document.pages.iter().map(lines::of_page).collect();
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

// SCRATCH
pub fn explain(document: &Document) -> String {
    use std::fmt::Write;
    let pages: Vec<Vec<Line<'_>>> = document.pages.iter().map(lines::of_page).collect();
    let decimal = amount::decimal_mark(pages.iter().flatten().flat_map(|line| &line.words).map(|word| word.text.as_str()));
    let mut out = String::new();
    for (n, lines) in pages.iter().enumerate() {
        for h in header::find(lines) {
            writeln!(out, "page {} header lines {}..{}: {:?}", n + 1, h.first_line, h.last_line, h.cells.iter().map(|c| (c.role, c.x0 as i32, c.x1 as i32)).collect::<Vec<_>>()).unwrap();
        }
    }
    if let Ok(tables) = tables::find(&pages, decimal) {
        for (n, r) in tables.regions.iter().enumerate().filter(|(n,_)| std::env::var("R").map_or(*n < 3, |r| r == n.to_string())) {
            writeln!(out, "region {n} page {} {:?}", r.page, r.columns).unwrap();
            for (i, line) in r.lines.iter().enumerate().take(60) {
                let b = tables.blocks.iter().position(|b| b.region == n && b.lines.contains(&i));
                let a = tables.blocks.iter().any(|b| b.region == n && b.anchor == i);
                writeln!(out, "  {:?}{} y{:.1} s{:.1} {}", b, if a {"*"} else {""}, line.baseline, line.size, line.words.iter().map(|w| format!("{}[{}:{:.0}-{:.0}]", w.text, r.columns.index_of(w), w.bounds.x0, w.bounds.x1)).collect::<Vec<_>>().join(" ")).unwrap();
            }
        }
    } else {
        for lines in pages.iter().take(2) { for line in lines.iter().take(60) { writeln!(out, "  y{:.1} {}", line.baseline, line.words.iter().map(|w| format!("{}[{:.0}-{:.0}]", w.text, w.bounds.x0, w.bounds.x1)).collect::<Vec<_>>().join(" ")).unwrap(); } }
    }
    out
}

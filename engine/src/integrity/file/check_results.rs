//! How a check on the file is written down.

use super::super::{Check, Evidence, Group, Severity, Status};
use super::lists::LISTS;
use crate::document::TextBox;
use crate::reconcile::{Ledger, LedgerAccount};
use crate::transaction_id::TransactionId;

/// A check, and how grave its gravest finding is.
#[derive(Debug, Clone, Copy)]
pub(super) struct CheckKind {
    pub(super) code: &'static str,
    group: Group,
    gravest: Severity,
}

impl CheckKind {
    pub(super) const fn new(code: &'static str, group: Group, gravest: Severity) -> Self {
        Self { code, group, gravest }
    }

    pub(super) fn passed(self, message: impl Into<String>) -> Check {
        self.check(Status::Passed, self.gravest, message.into(), Vec::new())
    }

    pub(super) fn not_run(self, reason: impl Into<String>) -> Check {
        self.check(Status::NotRun, self.gravest, reason.into(), Vec::new())
    }

    pub(super) fn failed(
        self,
        severity: Severity,
        message: impl Into<String>,
        mut evidence: Vec<Evidence>,
    ) -> Check {
        evidence.truncate(LISTS.evidence_most);
        self.check(Status::Failed, severity, message.into(), evidence)
    }

    fn check(self, status: Status, severity: Severity, message: String, evidence: Vec<Evidence>) -> Check {
        Check { code: self.code.to_owned(), group: self.group, status, severity, message, evidence }
    }
}

/// Something about the file as a whole.
pub(super) fn about_file(detail: impl Into<String>) -> Evidence {
    Evidence { detail: detail.into(), ..Evidence::default() }
}

/// Something about a page, from 1.
pub(super) fn on_page(page: usize, detail: impl Into<String>) -> Evidence {
    Evidence { page: Some(page), ..about_file(detail) }
}

/// Something at a place of a page, and the transaction it touches.
pub(super) fn at(page: usize, bounds: TextBox, rows: &RowPlaces, detail: impl Into<String>) -> Evidence {
    Evidence { bounds: Some(bounds), transaction_id: rows.touched(page, bounds), ..on_page(page, detail) }
}

/// Where the transactions stand on the pages.
#[derive(Debug)]
pub(super) struct RowPlaces {
    /// By page.
    places: Vec<(usize, TextBox, TransactionId)>,
}

impl RowPlaces {
    pub(super) fn from_ledger(ledger: &Ledger) -> Self {
        let entries = ledger.accounts().iter().flat_map(LedgerAccount::entries);
        let mut places: Vec<(usize, TextBox, TransactionId)> = entries
            .enumerate()
            .map(|(place, entry)| (entry.page, entry.bounds, TransactionId::at(place)))
            .collect();
        places.sort_by_key(|(page, _, id)| (*page, *id));
        Self { places }
    }

    fn on(&self, page: usize) -> impl Iterator<Item = &(usize, TextBox, TransactionId)> {
        let begin = self.places.partition_point(|(at, ..)| *at < page);
        self.places.iter().skip(begin).take_while(move |(at, ..)| *at == page)
    }

    /// The first transaction whose row overlaps a place.
    pub(super) fn touched(&self, page: usize, bounds: TextBox) -> Option<TransactionId> {
        self.on(page).find(|(_, row, _)| overlap(*row, bounds)).map(|(_, _, id)| *id)
    }

    pub(super) fn are_on(&self, page: usize) -> bool {
        self.on(page).next().is_some()
    }
}

/// They share more than an edge.
pub(super) fn overlap(one: TextBox, other: TextBox) -> bool {
    one.x0 < other.x1 && other.x0 < one.x1 && one.y0 < other.y1 && other.y0 < one.y1
}

/// `1 page`, `3 pages`.
pub(super) fn counted(count: usize, one: &str, several: &str) -> String {
    format!("{count} {}", if count == 1 { one } else { several })
}

/// `Page 3`, `Pages 3, 4 and 9`, and only the first few of many.
pub(super) fn pages_named(pages: &[usize]) -> String {
    const NAMED: usize = 6;
    match pages {
        [] => "No page".to_owned(),
        [one] => format!("Page {one}"),
        _ => {
            let named: Vec<String> = pages.iter().take(NAMED).map(ToString::to_string).collect();
            match (pages.len().checked_sub(NAMED), named.split_last()) {
                (Some(others), _) if others > 0 => {
                    format!("Pages {} and {others} more", named.join(", "))
                }
                (_, Some((last, first))) => format!("Pages {} and {last}", first.join(", ")),
                _ => String::new(),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_are_named_as_a_person_would() {
        assert_eq!(pages_named(&[3]), "Page 3");
        assert_eq!(pages_named(&[3, 4, 9]), "Pages 3, 4 and 9");
        assert_eq!(pages_named(&[1, 2, 3, 4, 5, 6]), "Pages 1, 2, 3, 4, 5 and 6");
        assert_eq!(pages_named(&[1, 2, 3, 4, 5, 6, 7, 8]), "Pages 1, 2, 3, 4, 5, 6 and 2 more");
    }
}

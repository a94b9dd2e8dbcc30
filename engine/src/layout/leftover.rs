//! Lines between the rows of a table that no row took. Most are remarks; one that was a row would be a row that is missing.

use std::collections::BTreeSet;

use super::amount::{self, DecimalMark};
use super::cells::bounds;
use super::tables::Tables;
use crate::statement::Leftover;

/// A line that was left over, and whether it has an amount where the table has its amounts.
pub(super) struct LeftoverLine {
    pub(super) line: Leftover,
    pub(super) has_amount: bool,
}

pub(super) fn find(tables: &Tables<'_>, decimal: DecimalMark) -> Vec<LeftoverLine> {
    let mut taken: Vec<BTreeSet<usize>> = tables.regions.iter().map(|_| BTreeSet::new()).collect();
    for block in &tables.blocks {
        taken[block.region].extend(block.lines.clone());
        if let Some((region, lines)) = &block.continued {
            taken[*region].extend(lines.clone());
        }
    }
    let mut found = Vec::new();
    for (region, taken) in tables.regions.iter().zip(&taken) {
        let (Some(first), Some(last)) = (taken.first(), taken.last()) else { continue };
        for at in (*first..=*last).filter(|at| !taken.contains(at) && !region.headings[*at]) {
            let line = &region.lines[at];
            let is_amount =
                |text: &str| amount::parse(text, decimal).is_some_and(|amount| amount.decimals > 0);
            let has_amount = line
                .words
                .iter()
                .any(|word| region.columns.role_of(word).is_money() && is_amount(&word.text));
            let bounds = bounds(line.words.iter().copied());
            found.push(LeftoverLine {
                line: Leftover { page: region.page, bounds, text: line.text(), is_row: false },
                has_amount,
            });
        }
    }
    found
}

//! What the rows say: whether they add up, and whether they could have happened as they are printed.
//!
//! Start from [`examine`]. Every check speaks of the file as a whole; its evidence names the rows.

mod amounts;
mod chain;
mod dates;
mod duplicates;
mod numbers;
mod references;
mod rows;
mod totals;

#[cfg(test)]
mod tests;

use self::rows::Rows;
use super::{Check, Exhibit};

pub(super) fn examine(exhibit: &Exhibit<'_>) -> Vec<Check> {
    let rows = Rows::of(exhibit);
    let [chain, missing_pages] = chain::examine(&rows);
    let [duplicates, salary_reference] = duplicates::examine(&rows);
    vec![
        chain,
        missing_pages,
        totals::examine(&rows),
        duplicates,
        dates::examine(&rows),
        dates::holidays(&rows),
        amounts::interest(&rows),
        amounts::round_amounts(&rows),
        amounts::first_digits(&rows),
        references::serials(&rows),
        references::references(&rows),
        salary_reference,
    ]
}

//! What the rows say: whether they add up, and whether they could have happened as they are printed.
//!
//! Start from [`examine`]. Every check speaks of the file as a whole; its evidence names the rows.

mod amounts;
mod chain;
mod charges;
mod dates;
mod duplicates;
mod payment_systems;
mod printed_dates;
mod references;
mod rows;
mod thresholds;
mod totals;

#[cfg(test)]
mod tests;

use self::rows::Rows;
pub(super) use self::rows::payment_numbers;
use super::{Check, IntegrityInput};

pub(super) fn examine(input: &IntegrityInput<'_>) -> Vec<Check> {
    let rows = Rows::new(input);
    let [chain, missing_pages] = chain::examine(&rows);
    let [duplicates, salary_reference] = duplicates::examine(&rows);
    vec![
        chain,
        missing_pages,
        totals::examine(&rows),
        totals::carried(&rows),
        duplicates,
        dates::examine(&rows),
        dates::holidays(&rows),
        amounts::interest(&rows),
        charges::examine(&rows),
        amounts::round_amounts(&rows),
        amounts::first_digits(&rows),
        references::serials(&rows),
        references::references(&rows),
        salary_reference,
        payment_systems::amount_bounds(&rows),
        payment_systems::bank_codes(&rows),
    ]
}

/// Reads the tables of this room: a broken one stops the program.
pub(super) fn load_tables() {
    std::sync::LazyLock::force(&thresholds::CONTENT);
    payment_systems::load_tables();
}

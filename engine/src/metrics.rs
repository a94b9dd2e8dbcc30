//! What is measured about an applicant. Rules and scores read metrics and nothing else.
//!
//! Start from [`facts::Facts`]: a [`scope::Scope`] of the ledger is measured once, and [`facts::Facts::measures`] gives every
//! metric of the [`dictionary`] for one loan.

pub mod balances;
pub mod behaviour;
pub mod calendar;
mod circular;
pub mod composition;
pub mod conduct;
pub mod counterparties;
pub mod days;
pub mod dictionary;
mod dressing;
pub mod facts;
pub mod figure_part;
pub mod flows;
pub mod income;
mod loan_metrics;
pub mod measures;
pub mod metric_name;
pub mod overdraft;
mod passed_on;
pub mod scope;
pub(crate) mod statistics;
pub(crate) mod thresholds;
pub mod windows;

#[cfg(test)]
mod tests;

/// Reads the tables of this room: a broken one stops the program.
pub(crate) fn load_tables() {
    std::sync::LazyLock::force(&thresholds::THRESHOLDS);
}

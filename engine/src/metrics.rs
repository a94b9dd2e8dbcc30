//! What is measured about an applicant. Rules and scores read metrics and nothing else.

pub mod calendar;
pub mod days;
pub mod dictionary;
pub mod measures;
pub(crate) mod statistics;
pub(crate) mod thresholds;

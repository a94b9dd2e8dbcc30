//! What is measured about an applicant. Rules and scores read metrics and nothing else.

pub mod dictionary;
pub mod measures;

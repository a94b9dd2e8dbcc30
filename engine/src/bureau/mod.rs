//! What other lenders report about the applicant, as a credit bureau keeps it.
//!
//! Start from [`BureauReport`], the whole report in one form whichever bureau it is from; [`codes`] reads the code tables
//! of each bureau into it. [`answer::BureauAnswer`] is what became of asking. From a report come its [`marks`], which
//! may send a case to a person, and the [`obligations`], which are merged with those seen on the statement. Nothing here
//! asks a bureau, and nothing here decides about the loan.

pub mod answer;
mod cards;
mod check;
pub mod codes;
pub mod credit_type;
pub mod marks;
mod matching;
pub mod measures;
pub mod obligations;
pub mod report;
mod summary;
#[cfg(test)]
mod tests;

pub use self::answer::{BureauAnswer, BureauAssessment, BureauStatus};
pub use self::credit_type::CreditType;
pub use self::marks::{Mark, MarkCode, MarkSeverity, marks};
pub use self::obligations::{Obligation, ObligationSource, StatementLoan, merge};
pub use self::report::{
    AccountOwnership, AssetClass, Bureau, BureauAccount, BureauAddress, BureauEnquiry, BureauMonth,
    BureauReport, BureauScore, BureauScoreStatus, BureauSubject, BureauSummary, FacilityStatus, SuitStatus,
};

/// Reads the tables of this room: a broken one stops the program.
pub(crate) fn load_tables() {
    codes::load_tables();
    credit_type::load_tables();
    marks::load_tables();
    obligations::load_tables();
}

//! What a single row says, before the rows are looked at together.

use std::rc::Rc;

use super::Category;
use super::keywords::{Keyword, KeywordSet};
use super::party::OtherParty;

/// What a row says beyond its narration.
#[derive(Debug, Clone)]
pub(super) struct RowFacts {
    /// Anywhere in the narration.
    pub(super) said: KeywordSet,
    /// In what the payer wrote.
    pub(super) remarked: KeywordSet,
    pub(super) who: Rc<OtherParty>,
    /// The first word names a charge.
    pub(super) opens_as_charge: bool,
    /// What it would be had the payment not come back.
    pub(super) was: Category,
}

impl RowFacts {
    /// The narration calls it pay, and means it.
    pub(super) fn says_salary(&self) -> bool {
        let short = self.said.has(Keyword::SalaryShort) && !self.who.words.has(Keyword::SalaryShort);
        (self.said.has(Keyword::Salary) || short)
            && !self.said.has_any(&[Keyword::NotSalary, Keyword::SalaryAdvance, Keyword::Reimbursement])
    }
}

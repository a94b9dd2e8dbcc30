//! Holding what a person knows against the statement it is said of.

use std::borrow::Cow;

use crate::application::Application;
use crate::categorise::category::Category;
use crate::categorise::{categorise, payer_key, payer_keys};
use crate::corrections::{Corrections, MOST_NAMES, MOST_ROWS, OwnAccount};
use crate::policy::Problem;
use crate::reading::Reading;
use crate::statement::Direction;

impl Corrections {
    /// What cannot be meant of this statement: each with its place.
    pub fn problems(&self, reading: &Reading) -> Vec<Problem> {
        let mut problems = Vec::new();
        if *self == Self::default() {
            return problems;
        }
        for (member, count, most) in [
            ("employers", self.employers.len(), MOST_NAMES),
            ("own_accounts", self.own_accounts.len(), MOST_NAMES),
            ("categories", self.categories.len(), MOST_ROWS),
            ("excluded", self.excluded.len(), MOST_ROWS),
            ("notes", self.notes.len(), MOST_ROWS),
        ] {
            if count > most {
                problems.push(Problem::new(member, format!("an analysis has at most {most} of these")));
            }
        }
        let book = categorise(&reading.ledger);
        let payers = payer_keys(&book);
        for (at, employer) in self.employers.iter().enumerate() {
            if !payers.contains(&payer_key(employer)) {
                problems.push(Problem::new(
                    &format!("employers[{at}]"),
                    "names nobody who pays into the accounts",
                ));
            }
        }
        for (at, account) in self.own_accounts.iter().enumerate() {
            if OwnAccount::read(account).is_none() {
                let expected =
                    "must be a holder's name, or at least the last four digits of an account number";
                problems.push(Problem::new(&format!("own_accounts[{at}]"), expected));
            }
        }
        for (at, account) in self.own_accounts.iter().enumerate() {
            if self.employers.iter().any(|employer| payer_key(employer) == payer_key(account)) {
                let path = format!("own_accounts[{at}]");
                problems.push(Problem::new(&path, "is named as an employer as well: nobody employs himself"));
            }
        }
        for (at, said) in self.categories.iter().enumerate() {
            let direction =
                book.postings.get(said.transaction_id.place()).map(|posting| posting.entry.direction);
            if direction.is_some_and(|direction| !fits(said.category, direction)) {
                let path = format!("categories[{at}].category");
                problems.push(Problem::new(&path, "does not fit the direction of the transaction"));
            }
        }
        let said = self.categories.iter().map(|said| said.transaction_id).enumerate();
        let said = said.map(|(at, id)| (format!("categories[{at}].transaction_id"), id));
        let excluded = self.excluded.iter().enumerate().map(|(at, id)| (format!("excluded[{at}]"), *id));
        let notes = self.notes.iter().map(|note| note.transaction_id).enumerate();
        let notes = notes.map(|(at, id)| (format!("notes[{at}].transaction_id"), id));
        for (path, id) in said.chain(excluded).chain(notes) {
            if !reading.has(id) {
                problems.push(Problem::new(&path, format!("the statement has no transaction {id}")));
            }
        }
        problems
    }
}

/// Nobody earns with a payment of his own, and nobody pays an instalment with what he receives.
const fn fits(category: Category, direction: Direction) -> bool {
    let is_earned = matches!(
        category,
        Category::Salary
            | Category::BusinessIncome
            | Category::Settlement
            | Category::GigIncome
            | Category::RentReceived
            | Category::InterestReceived
            | Category::Dividend
            | Category::Pension
            | Category::ProfessionalIncome
            | Category::AgricultureIncome
            | Category::TaxRefund
            | Category::LoanDisbursal
            | Category::CashDeposit
    );
    let is_owed = matches!(
        category,
        Category::Emi
            | Category::CardBill
            | Category::Bnpl
            | Category::OverdraftInterest
            | Category::Rent
            | Category::CashWithdrawal
            | Category::PenalCharge
    );
    match direction {
        Direction::Credit => !is_owed,
        Direction::Debit => !is_earned,
    }
}

/// The question with those remembered payers as employers who pay into these accounts, and without the others.
pub(crate) fn with_remembered<'a>(reading: &Reading, application: &'a Application) -> Cow<'a, Application> {
    if application.remembered_payers.is_empty() {
        return Cow::Borrowed(application);
    }
    let mut application = application.clone();
    let payers = payer_keys(&categorise(&reading.ledger));
    application.remembered_payers.retain(|payer| payers.contains(&payer_key(&payer.name)));
    for payer in &application.remembered_payers {
        let key = payer_key(&payer.name);
        if application.corrections.employers.iter().all(|employer| payer_key(employer) != key) {
            application.corrections.employers.push(payer.name.clone());
        }
    }
    Cow::Owned(application)
}

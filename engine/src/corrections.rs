//! What a person knows better than the statement says.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use crate::application::Application;
use crate::categorise::category::Category;
use crate::categorise::{categorise, payer_key, payer_keys};
use crate::policy::Problem;
use crate::reading::Reading;
use crate::statement::Direction;
use crate::transaction_id::TransactionId;

/// The most payers, and the most accounts, that a case may name: far more than anybody has.
pub const MOST_NAMES: usize = 20;
/// The most rows that a case may correct: who has to correct more has the wrong statement.
pub const MOST_ROWS: usize = 2_000;
/// The least digits that tell one account from another: banks print four.
const LEAST_TAIL: usize = 4;

/// Facts that stand above what was read from the narrations. The decision is computed anew with them.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Object), oai(deny_unknown_fields))]
pub struct Corrections {
    /// Payers whose regular payments are the applicant's salary, as `counterparty` of a transaction names them.
    #[serde(default)]
    pub employers: Vec<String>,
    /// What of a trader's receipts is taken for income, in percent, in place of the product's margin. Absent where the
    /// product's margin holds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", oai(skip_serializing_if_is_none))]
    pub business_margin_pct: Option<f64>,
    /// Other accounts of the applicant: holders' names, or the last digits of account numbers (at least four). What goes
    /// to them or comes from them is a transfer to oneself.
    #[serde(default)]
    pub own_accounts: Vec<String>,
    /// Transactions that are something else than they were taken for.
    #[serde(default)]
    pub categories: Vec<CategoryCorrection>,
    /// Transactions that are left out of every figure: income, obligations, spending, returned payments, offers. Balances and the checks of the document
    /// still have them.
    #[serde(default)]
    pub excluded: Vec<TransactionId>,
    /// What people noted about transactions; nothing is decided by it.
    #[serde(default)]
    pub notes: Vec<TransactionNote>,
}

/// What a transaction really is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Object), oai(deny_unknown_fields))]
pub struct CategoryCorrection {
    /// The transaction.
    pub transaction_id: TransactionId,
    /// Its category.
    pub category: Category,
}

/// What a person noted about a transaction.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Object), oai(deny_unknown_fields))]
pub struct TransactionNote {
    /// The transaction.
    pub transaction_id: TransactionId,
    /// The note: 1 to 500 characters.
    #[cfg_attr(feature = "openapi", oai(validator(min_length = 1, max_length = 500)))]
    pub note: String,
}

/// A payer whom a team has remembered as an employer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Object))]
pub struct RememberedPayer {
    /// Id of the payer, `pay_…`. A payer never changes: one that is forgotten and remembered again has another id.
    pub id: String,
    /// The payer's name, as it was remembered.
    pub name: String,
}

/// An account of the applicant's own, as a person names it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum OwnAccount {
    /// The last digits of its number.
    Tail(String),
    /// Its holder's name.
    Name(String),
}

impl OwnAccount {
    /// `None` where it is neither.
    pub(crate) fn read(text: &str) -> Option<Self> {
        let is_masked = |letter: char| matches!(letter, 'x' | 'X' | '*' | ' ' | '-');
        if text.chars().all(|letter| letter.is_ascii_digit() || is_masked(letter)) {
            let digits: String = text.chars().filter(char::is_ascii_digit).collect();
            return (digits.len() >= LEAST_TAIL).then_some(Self::Tail(digits));
        }
        let letters = text.chars().filter(|letter| letter.is_alphabetic()).count();
        (letters >= LEAST_TAIL).then(|| Self::Name(text.trim().to_owned()))
    }
}

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_own_account_is_a_name_or_the_end_of_a_number() {
        let tail = |text: &str| Some(OwnAccount::Tail(text.to_owned()));
        for (text, read) in [
            ("1234", tail("1234")),
            ("XX-1234", tail("1234")),
            ("**** 5678", tail("5678")),
            ("50100123456789", tail("50100123456789")),
            (" Asha Verma ", Some(OwnAccount::Name("Asha Verma".to_owned()))),
            ("123", None),
            ("AB", None),
            ("", None),
            ("XXXX", None),
        ] {
            assert_eq!(OwnAccount::read(text), read, "{text}");
        }
    }

    #[test]
    fn what_is_not_corrected_is_left_out_of_the_margin_and_empty_elsewhere() {
        let json = serde_json::to_value(Corrections::default()).unwrap();
        let empty = serde_json::json!({
            "employers": [], "own_accounts": [], "categories": [], "excluded": [], "notes": [],
        });
        assert_eq!(json, empty);
        assert_eq!(serde_json::from_str::<Corrections>("{}").unwrap(), Corrections::default());
    }
}

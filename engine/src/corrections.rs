//! What a person knows better than the statement says.

use serde::{Deserialize, Serialize};

use crate::categorise::category::Category;
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
    /// What of a trader's receipts is taken for income, in percent, in place of the product's margin; of somebody whose
    /// fees, gig work, crops or rents bring more than trade, what of those is. Absent where the product's margins hold.
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

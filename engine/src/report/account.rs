//! Whose accounts they are, as far as the statement says.

use serde::{Deserialize, Serialize};

use crate::money::{Paise, SignedRupees};
use crate::reconcile::LedgerAccount;
use crate::statement::{AccountKind, Period};

/// One account of the statement.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Object))]
pub struct StatementAccount {
    /// Names the account within this report, such as `acc_1`.
    pub id: String,
    /// The bank; null, like all that follows, where the statement does not tell.
    pub bank: Option<String>,
    /// The branch's IFSC: the Indian code of eleven letters and digits.
    pub ifsc: Option<String>,
    /// The branch's MICR code: nine digits.
    pub micr: Option<String>,
    /// The first holder, as printed.
    pub holder_name: Option<String>,
    /// The other holders, as printed.
    pub joint_holders: Vec<String>,
    /// The account number; all but the last four digits are hidden.
    pub number_masked: Option<String>,
    /// What sort of account it is.
    #[serde(rename = "type")]
    #[cfg_attr(feature = "openapi", oai(rename = "type"))]
    pub kind: Option<AccountKind>,
    /// ISO 4217, such as `INR`; null where the pages do not tell. An account without one is read and not scored.
    pub currency: Option<String>,
    /// As declared, else from the first to the last transaction.
    pub period: Period,
    /// The balance before the first transaction.
    pub opening_balance: Option<SignedRupees>,
    /// The balance after the last transaction.
    pub closing_balance: Option<SignedRupees>,
    /// The sanctioned limit of an overdraft or cash credit; null where none is printed.
    #[serde(default)]
    pub credit_limit: Option<SignedRupees>,
    /// The drawing power of a cash credit; null where none is printed.
    #[serde(default)]
    pub drawing_power: Option<SignedRupees>,
    /// What the statement itself says of its rows.
    pub declared: DeclaredFigures,
}

/// What the statement itself says of its rows; null where it prints no such figure.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Object))]
pub struct DeclaredFigures {
    /// The opening balance that the statement prints.
    pub opening_balance: Option<SignedRupees>,
    /// The closing balance that the statement prints.
    pub closing_balance: Option<SignedRupees>,
    /// The sum of all debits that the statement prints.
    pub total_debits: Option<SignedRupees>,
    /// The sum of all credits that the statement prints.
    pub total_credits: Option<SignedRupees>,
    /// The number of debits that the statement prints.
    pub debit_count: Option<usize>,
    /// The number of credits that the statement prints.
    pub credit_count: Option<usize>,
}

/// `None` for an account without rows and without a period of its own: nothing is known of it.
pub(super) fn section(account: &LedgerAccount, id: &str) -> Option<StatementAccount> {
    let identity = account.identity();
    let dates = || account.entries().iter().map(|entry| entry.date);
    let of_rows = || Some(Period { from: dates().min()?, to: dates().max()? });
    let period = identity.period.or_else(of_rows)?;
    let mut holders = identity.holders.iter().cloned();
    let declared = account.declared();
    let wire = |amount: Option<Paise>| amount.map(SignedRupees::from);
    Some(StatementAccount {
        id: id.to_owned(),
        bank: identity.bank.clone(),
        ifsc: identity.ifsc.clone(),
        micr: identity.micr.clone(),
        holder_name: holders.next(),
        joint_holders: holders.collect(),
        number_masked: identity.number_masked.clone(),
        kind: identity.kind,
        currency: identity.currency.clone(),
        period,
        opening_balance: wire(account.opening()),
        closing_balance: wire(account.closing()),
        credit_limit: wire(identity.credit_limit),
        drawing_power: wire(identity.drawing_power),
        declared: DeclaredFigures {
            opening_balance: wire(declared.opening),
            closing_balance: wire(declared.closing),
            total_debits: wire(declared.debit_total),
            total_credits: wire(declared.credit_total),
            debit_count: declared.debit_count,
            credit_count: declared.credit_count,
        },
    })
}

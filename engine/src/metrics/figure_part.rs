//! The parts that a figure is the sum of.

use serde::{Deserialize, Serialize};

use crate::money::{Paise, SignedRupees};

/// A part of a figure.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Object))]
pub struct FigurePart {
    /// What it is.
    pub kind: FigurePartKind,
    /// The lender or payer; `null` where it has no name.
    pub name: Option<String>,
    /// How much it is, in rupees.
    pub amount: SignedRupees,
    /// Of income: the receipts of a usual month that it was counted from; `null` where they count in full.
    pub receipts: Option<SignedRupees>,
    /// The share of the receipts that counts, from 0 to 1; `null` where they count in full.
    pub margin: Option<f64>,
}

impl FigurePart {
    pub(crate) fn new(kind: FigurePartKind, name: Option<String>, amount: Paise) -> Self {
        Self { kind, name, amount: amount.into(), receipts: None, margin: None }
    }
}

/// What a part of a figure is: an instalment to a lender, a share of a card's bill, the instalment of this loan; income,
/// by its kind; the average balance, what is left of a month or what trade earns; the loan, the instalments of a month,
/// the collateral.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, strum::IntoStaticStr, strum::VariantArray,
)]
#[strum(serialize_all = "snake_case")]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Enum), oai(rename_all = "snake_case"))]
pub enum FigurePartKind {
    Instalment,
    Card,
    ThisLoan,
    Salary,
    Pension,
    Business,
    Professional,
    Gig,
    Agriculture,
    Rent,
    Interest,
    MonthlyIncome,
    Balance,
    Surplus,
    TradeEarnings,
    Loan,
    AllInstalments,
    Collateral,
}

impl FigurePartKind {
    pub fn name(self) -> &'static str {
        self.into()
    }
}

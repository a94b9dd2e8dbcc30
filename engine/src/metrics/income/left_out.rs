//! What looks like income and is not counted.

use serde::{Deserialize, Serialize};

use super::receipts::Receipts;
use super::steady::SteadyPayer;
use super::{IncomeSource, IncomeSourceKind};
use crate::categorise::{Book, Category};
use crate::metrics::scope::Scope;
use crate::money::{Paise, SignedRupees};
use crate::transaction_id::TransactionId;

/// Credits that look like income and are not counted.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Object), oai(rename = "IncomeLeftOut"))]
pub struct LeftOut {
    /// Why it is not counted.
    pub reason: LeftOutReason,
    /// Who paid it; null for many payers.
    pub payer: Option<String>,
    /// What it brings in a mean full month.
    pub monthly_receipts: SignedRupees,
    /// The transactions it is made of.
    pub transaction_ids: Vec<TransactionId>,
}

/// Why credits are not counted as income: relatives support the applicant, or send money from abroad; an employer paid it
/// beside the salary; the salary has stopped; it is another holder's; somebody pays much the same every month, and nothing
/// says what for; it came too seldom, or is too little.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Enum), oai(rename_all = "snake_case"))]
pub enum LeftOutReason {
    FamilySupport,
    PaidBesides,
    Stopped,
    OtherHolder,
    Unexplained,
    TooLittle,
}

pub(super) fn find(
    scope: &Scope<'_>,
    book: &Book<'_>,
    sources: &[IncomeSource],
    steady: Vec<SteadyPayer>,
) -> Vec<LeftOut> {
    let mut found = Vec::new();
    for source in sources.iter().filter(|source| source.monthly_income.paise() == Paise::ZERO) {
        let is_pay = matches!(source.kind, IncomeSourceKind::Salary | IncomeSourceKind::Pension);
        let reason = match (is_pay, source.is_active) {
            (true, false) => LeftOutReason::Stopped,
            (true, true) => LeftOutReason::OtherHolder,
            (false, _) => LeftOutReason::TooLittle,
        };
        found.push(LeftOut {
            reason,
            payer: source.payer.clone(),
            monthly_receipts: source.monthly_receipts,
            transaction_ids: source.transaction_ids.clone(),
        });
    }
    for payer in steady {
        found.push(LeftOut {
            reason: LeftOutReason::Unexplained,
            payer: Some(payer.payer),
            monthly_receipts: payer.usual.into(),
            transaction_ids: payer.rows,
        });
    }
    for source in &book.salaries {
        let bonuses = Receipts::in_full_months(scope, |row| source.bonuses.contains(&row.id));
        found.extend(mean_month(scope, LeftOutReason::PaidBesides, Some(&source.payer), bonuses));
    }
    let support = Receipts::in_full_months(scope, |row| row.category == Category::FamilySupport);
    found.extend(mean_month(scope, LeftOutReason::FamilySupport, None, support));
    found
}

/// `None` where there is nothing.
fn mean_month(
    scope: &Scope<'_>,
    reason: LeftOutReason,
    payer: Option<&str>,
    receipts: Receipts,
) -> Option<LeftOut> {
    if receipts.rows.is_empty() {
        return None;
    }
    let sum: Paise = receipts.by_month.values().copied().sum();
    let months = i64::try_from(scope.span.full_months.len().max(1)).unwrap_or(i64::MAX);
    Some(LeftOut {
        reason,
        payer: payer.map(str::to_owned),
        monthly_receipts: Paise::new(sum.get() / months).into(),
        transaction_ids: receipts.rows,
    })
}

//! What a figure is made of: instalments by lender, income by source, and what their sum is compared with.

use super::facts::Facts;
use super::figure_part::{FigurePart, FigurePartKind};
use super::income::{IncomeSource, IncomeSourceKind};
use super::metric_name::MetricName;
use crate::loan::Ask;
use crate::money::Paise;

/// The sum of `parts`, and what that is held against.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Composition {
    pub parts: Vec<FigurePart>,
    pub of: Option<FigurePart>,
}

impl Facts {
    /// What the value of a metric is made of, for a loan; `None` where it has no parts.
    pub fn made_of(&self, metric: MetricName, ask: &Ask) -> Option<Composition> {
        let settled = |name: MetricName| self.settled().amount(name);
        let part = |kind: FigurePartKind, amount: Option<Paise>| Some(FigurePart::new(kind, None, amount?));
        let totals = self.obligation_totals();
        let income = || part(FigurePartKind::MonthlyIncome, settled(MetricName::MonthlyIncome));
        let this_loan = || part(FigurePartKind::ThisLoan, ask.emi());
        let loan = || part(FigurePartKind::Loan, ask.amount);
        let over =
            |parts: Vec<FigurePart>, of: Option<FigurePart>| Some(Composition { parts, of: Some(of?) });
        match metric {
            MetricName::Foir => over(totals.parts.iter().cloned().chain(this_loan()).collect(), income()),
            MetricName::FoirStressed => {
                over(totals.parts_stressed.iter().cloned().chain(this_loan()).collect(), income())
            }
            MetricName::MonthlyObligations | MetricName::LenderCount => {
                Some(Composition { parts: totals.parts.clone(), of: None })
            }
            MetricName::MonthlyIncome => {
                let counted =
                    self.income.sources.iter().filter(|source| source.monthly_income.paise() > Paise::ZERO);
                Some(Composition { parts: counted.map(of_source).collect(), of: None })
            }
            MetricName::LoanToMonthlyIncome => over(vec![loan()?], income()),
            MetricName::AbbToProposedEmi => {
                over(vec![part(FigurePartKind::Balance, settled(MetricName::Abb))?], this_loan())
            }
            MetricName::SurplusToProposedEmi => {
                over(vec![part(FigurePartKind::Surplus, settled(MetricName::MonthlySurplus))?], this_loan())
            }
            MetricName::Dscr => {
                let (earned, _) = self.operating_surplus()?;
                let service = totals.monthly.saturating_add(ask.emi().unwrap_or_default());
                over(
                    vec![part(FigurePartKind::TradeEarnings, Some(*earned))?],
                    part(FigurePartKind::AllInstalments, Some(service)),
                )
            }
            MetricName::Ltv => over(vec![loan()?], part(FigurePartKind::Collateral, ask.collateral_value)),
            _ => None,
        }
    }
}

fn of_source(source: &IncomeSource) -> FigurePart {
    let kind = match source.kind {
        IncomeSourceKind::Salary => FigurePartKind::Salary,
        IncomeSourceKind::Pension => FigurePartKind::Pension,
        IncomeSourceKind::Business => FigurePartKind::Business,
        IncomeSourceKind::Professional => FigurePartKind::Professional,
        IncomeSourceKind::Gig => FigurePartKind::Gig,
        IncomeSourceKind::Agriculture => FigurePartKind::Agriculture,
        IncomeSourceKind::Rent => FigurePartKind::Rent,
        IncomeSourceKind::Interest => FigurePartKind::Interest,
    };
    let is_partly = source.margin < 1.0;
    FigurePart {
        kind,
        name: source.payer.clone(),
        amount: source.monthly_income,
        receipts: is_partly.then_some(source.monthly_receipts),
        margin: is_partly.then_some(source.margin),
    }
}

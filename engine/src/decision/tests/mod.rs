//! The decision as a whole, on a case that is measured by the book.

mod loans;
mod missing;
mod precedence;
mod sentences;

use chrono::NaiveDate;
use serde_json::{Value as Json, json};

use super::{BureauStatus, Cited, DecisionInput, Trigger, Verdict, decide};
use crate::loan::Ask;
use crate::metrics::calendar::Month;
use crate::metrics::composition::Composition;
use crate::metrics::figure_part::{FigurePart, FigurePartKind};
use crate::metrics::measures::{Measures, Value};
use crate::metrics::metric_name::MetricName;
use crate::money::Paise;
use crate::policy::{Scorecard, Thresholds};
use crate::product::ProductTerms;
use crate::transaction_id::TransactionId;

const fn rupees(amount: i64) -> Paise {
    Paise::new(amount * 100)
}

/// A salaried applicant in good standing, and what a test changes about them.
#[derive(Clone)]
struct Applicant {
    ask: Ask,
    income: Option<Paise>,
    obligations: Paise,
    abb: Paise,
    surplus: Paise,
    income_type: &'static str,
    /// Earned by the business a month, before instalments.
    business_earnings: Option<Paise>,
    bounces: usize,
    other: Vec<(MetricName, Value)>,
    /// Metrics without a value.
    missing: Vec<MetricName>,
    triggers: Vec<Trigger>,
    confidence: f64,
    full_months: usize,
    bureau: BureauStatus,
    is_name_given: bool,
    support: Option<Paise>,
    is_other_currency: bool,
    is_built_in: bool,
    missing_months: Vec<Month>,
}

impl Default for Applicant {
    fn default() -> Self {
        Self {
            ask: Ask {
                amount: Some(rupees(200_000)),
                tenure_months: 24,
                annual_rate_pct: 12.0,
                ..Ask::default()
            },
            income: Some(rupees(60_000)),
            obligations: Paise::ZERO,
            abb: rupees(40_000),
            surplus: rupees(30_000),
            income_type: "salaried",
            business_earnings: None,
            bounces: 0,
            other: Vec::new(),
            missing: Vec::new(),
            triggers: Vec::new(),
            confidence: 0.98,
            full_months: 6,
            bureau: BureauStatus::NotRequested,
            is_name_given: true,
            support: None,
            is_other_currency: false,
            is_built_in: false,
            missing_months: Vec::new(),
        }
    }
}

impl Applicant {
    fn measure(&self, ask: &Ask) -> Measures {
        let mut measures = Measures::default();
        let mut set = |name: MetricName, value: Option<Value>| {
            if let Some(value) = value {
                measures.set(name, value, Vec::new());
            }
        };
        let number = |ratio: Option<f64>| ratio.map(Value::Number);
        let emi = ask.emi();
        let over =
            |amount: Paise, by: Option<Paise>| by.and_then(|by| amount.ratio_to(by)).map(Value::Number);
        let instalments = self.obligations.saturating_add(emi.unwrap_or_default());
        set(MetricName::StatementMonths, Some(Value::Number(6.0)));
        set(MetricName::StatementAgeDays, Some(Value::Number(10.0)));
        set(MetricName::ReadingConfidence, Some(Value::Number(self.confidence)));
        set(MetricName::IncomeType, Some(Value::Word(self.income_type)));
        set(MetricName::MonthlyIncome, self.income.map(Value::Amount));
        set(MetricName::IncomeMonths, Some(Value::Number(6.0)));
        set(MetricName::IncomeCv, Some(Value::Number(0.05)));
        set(MetricName::Abb, Some(Value::Amount(self.abb)));
        set(MetricName::AbbToProposedEmi, over(self.abb, emi));
        set(MetricName::LowBalanceDayShare, Some(Value::Number(0.0)));
        set(MetricName::MonthlySurplus, Some(Value::Amount(self.surplus)));
        set(MetricName::SurplusToProposedEmi, over(self.surplus, emi));
        set(MetricName::MonthlyObligations, Some(Value::Amount(self.obligations)));
        set(MetricName::Foir, over(instalments, self.income));
        set(MetricName::Dscr, self.business_earnings.and_then(|earned| over(earned, Some(instalments))));
        set(MetricName::LenderCount, Some(Value::Number(0.0)));
        set(MetricName::FintechLoanCount, Some(Value::Number(0.0)));
        set(MetricName::InwardBounces3m, Some(Value::Number(0.0)));
        set(MetricName::PenalCharges6m, Some(Value::Number(0.0)));
        set(MetricName::GamblingCryptoShare, Some(Value::Number(0.0)));
        set(MetricName::CashShare, Some(Value::Number(0.0)));
        set(MetricName::WindowDressing, Some(Value::Flag(false)));
        set(MetricName::CircularShare, Some(Value::Number(0.0)));
        set(MetricName::RequestedAmount, ask.amount.map(Value::Amount));
        set(MetricName::ProposedEmi, emi.map(Value::Amount));
        set(MetricName::HasCollateral, Some(Value::Flag(ask.collateral_value.is_some())));
        set(MetricName::Ltv, ask.amount.and_then(|amount| over(amount, ask.collateral_value)));
        set(MetricName::LoanToMonthlyIncome, ask.amount.and_then(|amount| over(amount, self.income)));
        set(MetricName::LoanToGstTurnover, ask.amount.and_then(|amount| over(amount, ask.gst_turnover)));
        let price = ask.amount.zip(ask.down_payment).map(|(amount, down)| amount.saturating_add(down));
        set(
            MetricName::DownPaymentShare,
            number(ask.down_payment.zip(price).and_then(|(down, price)| down.ratio_to(price))),
        );
        for (name, value) in &self.other {
            set(*name, Some(*value));
        }
        let rows: Vec<TransactionId> = (0..self.bounces).map(TransactionId::at).collect();
        let bounces = u32::try_from(self.bounces).unwrap();
        measures.set(MetricName::InwardBounces6m, Value::Number(f64::from(bounces)), rows);
        let mut left = Measures::default();
        for (name, measured) in measures.iter().filter(|(name, _)| !self.missing.contains(name)) {
            left.set(name, measured.value, measured.rows.clone());
        }
        left
    }

    /// Instalments to two lenders, and of this loan.
    fn made_of(&self, metric: MetricName, ask: &Ask) -> Option<Composition> {
        if metric != MetricName::Foir || self.obligations == Paise::ZERO {
            return None;
        }
        let part = |kind, name: Option<&str>, amount| FigurePart::new(kind, name.map(str::to_owned), amount);
        let card = rupees(581);
        let parts = vec![
            part(FigurePartKind::Instalment, Some("LIC HFL"), self.obligations.saturating_sub(card)),
            part(FigurePartKind::Card, None, card),
            part(FigurePartKind::ThisLoan, None, ask.emi()?),
        ];
        Some(Composition { parts, of: Some(part(FigurePartKind::MonthlyIncome, None, self.income?)) })
    }

    fn decide(&self, terms: &ProductTerms) -> Verdict {
        decide(&DecisionInput {
            terms,
            is_built_in: self.is_built_in,
            ask: self.ask,
            measure: &|ask| self.measure(ask),
            triggers: &self.triggers,
            questions: &[],
            confidence: self.confidence,
            full_months: self.full_months,
            bureau: self.bureau,
            is_name_given: self.is_name_given,
            support: self.support,
            is_other_currency: self.is_other_currency,
            missing_months: &self.missing_months,
            made_of: &|metric, ask| self.made_of(metric, ask),
            cite: &|row| {
                let month = u32::try_from(row.place()).ok()? + 1;
                Some(Cited {
                    date: NaiveDate::from_ymd_opt(2026, month, 5)?,
                    amount: rupees(12_243),
                    page: 1,
                    what: String::new(),
                })
            },
        })
    }
}

/// A product of these rules, from 10,000 to 10 lakh over 6 to 60 months, with the standard scorecard.
fn product(rules: &Json) -> ProductTerms {
    let terms: ProductTerms = serde_json::from_value(json!({
        "name": "Loan", "description": null, "currency": "INR",
        "amount": {"min": 10_000, "max": 1_000_000},
        "tenure_months": {"min": 6, "max": 60, "default": 24},
        "annual_rate_pct": 12,
        "policy": {"rules": rules},
        "scorecard": Scorecard::default(),
        "thresholds": Thresholds::default(),
    }))
    .unwrap();
    assert_eq!(terms.problems(), []);
    terms
}

fn rule(id: &str, metric: &str, op: &str, value: &Json, severity: &str) -> Json {
    json!({"id": id, "metric": metric, "op": op, "value": value, "severity": severity})
}

//! The decision as a whole, on a case that is measured by the book.

mod loans;
mod missing;
mod precedence;
mod sentences;

use chrono::NaiveDate;
use serde_json::{Value as Json, json};

use super::{BureauStatus, Cited, DecisionInput, Trigger, Verdict, decide};
use crate::loan::Ask;
use crate::metrics::measures::{Measures, Value};
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
    other: Vec<(&'static str, Value)>,
    /// Metrics without a value.
    missing: Vec<&'static str>,
    triggers: Vec<Trigger>,
    confidence: f64,
    full_months: usize,
    bureau: BureauStatus,
    is_other_currency: bool,
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
            is_other_currency: false,
        }
    }
}

impl Applicant {
    fn measure(&self, ask: &Ask) -> Measures {
        let mut measures = Measures::default();
        let mut set = |name: &'static str, value: Option<Value>| {
            if let Some(value) = value {
                measures.set(name, value, Vec::new());
            }
        };
        let number = |ratio: Option<f64>| ratio.map(Value::Number);
        let emi = ask.emi();
        let over =
            |amount: Paise, by: Option<Paise>| by.and_then(|by| amount.ratio_to(by)).map(Value::Number);
        let instalments = self.obligations.saturating_add(emi.unwrap_or_default());
        set("statement_months", Some(Value::Number(6.0)));
        set("statement_age_days", Some(Value::Number(10.0)));
        set("reading_confidence", Some(Value::Number(self.confidence)));
        set("income_type", Some(Value::Word(self.income_type)));
        set("monthly_income", self.income.map(Value::Amount));
        set("income_months", Some(Value::Number(6.0)));
        set("income_cv", Some(Value::Number(0.05)));
        set("abb", Some(Value::Amount(self.abb)));
        set("abb_to_proposed_emi", over(self.abb, emi));
        set("low_balance_day_share", Some(Value::Number(0.0)));
        set("monthly_surplus", Some(Value::Amount(self.surplus)));
        set("surplus_to_proposed_emi", over(self.surplus, emi));
        set("monthly_obligations", Some(Value::Amount(self.obligations)));
        set("foir", over(instalments, self.income));
        set("dscr", self.business_earnings.and_then(|earned| over(earned, Some(instalments))));
        set("lender_count", Some(Value::Number(0.0)));
        set("fintech_loan_count", Some(Value::Number(0.0)));
        set("inward_bounces_3m", Some(Value::Number(0.0)));
        set("penal_charges_6m", Some(Value::Number(0.0)));
        set("gambling_crypto_share", Some(Value::Number(0.0)));
        set("cash_share", Some(Value::Number(0.0)));
        set("window_dressing", Some(Value::Flag(false)));
        set("circular_share", Some(Value::Number(0.0)));
        set("requested_amount", ask.amount.map(Value::Amount));
        set("proposed_emi", emi.map(Value::Amount));
        set("has_collateral", Some(Value::Flag(ask.collateral_value.is_some())));
        set("ltv", ask.amount.and_then(|amount| over(amount, ask.collateral_value)));
        set("loan_to_monthly_income", ask.amount.and_then(|amount| over(amount, self.income)));
        set("loan_to_gst_turnover", ask.amount.and_then(|amount| over(amount, ask.gst_turnover)));
        let price = ask.amount.zip(ask.down_payment).map(|(amount, down)| amount.saturating_add(down));
        set(
            "down_payment_share",
            number(ask.down_payment.zip(price).and_then(|(down, price)| down.ratio_to(price))),
        );
        for (name, value) in &self.other {
            set(name, Some(*value));
        }
        let rows: Vec<TransactionId> = (0..self.bounces).map(TransactionId::at).collect();
        let bounces = u32::try_from(self.bounces).unwrap();
        measures.set("inward_bounces_6m", Value::Number(f64::from(bounces)), rows);
        let mut left = Measures::default();
        for (name, measured) in measures.iter().filter(|(name, _)| !self.missing.contains(name)) {
            left.set(name, measured.value, measured.rows.clone());
        }
        left
    }

    fn decide(&self, terms: &ProductTerms) -> Verdict {
        decide(&DecisionInput {
            terms,
            ask: self.ask,
            measure: &|ask| self.measure(ask),
            triggers: &self.triggers,
            confidence: self.confidence,
            full_months: self.full_months,
            bureau: self.bureau,
            is_other_currency: self.is_other_currency,
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

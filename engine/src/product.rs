//! A loan product: the terms a lender offers under one policy.

use serde::{Deserialize, Serialize};

use crate::metrics::statistics::share;
use crate::money::{Paise, Rupees};
use crate::one_line::{ONE_LINE, is_one_line};
use crate::policy::{Policy, Problem, Scorecard, Thresholds};

/// The terms of a product at one version. An analysis keeps the version it was scored under.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ProductTerms {
    pub name: String,
    pub description: Option<String>,
    pub currency: Currency,
    pub amount: AmountRange,
    pub tenure_months: TenureRange,
    pub annual_rate_pct: f64,
    /// What of a trader's receipts is taken for income, in percent.
    #[serde(default = "usual_margin_pct")]
    pub business_margin_pct: f64,
    /// What borrowers pay besides interest, taken from the sum that is paid out; empty where the product states none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub fees: Vec<Fee>,
    /// Whom applicants may ask, in the lender's own words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub contact: Option<String>,
    pub policy: Policy,
    pub scorecard: Scorecard,
    pub thresholds: Thresholds,
}

/// A fee that is taken from the sum paid out: an amount, or a part of the loan.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(
    feature = "openapi",
    derive(poem_openapi::Object),
    oai(rename = "ProductFee", deny_unknown_fields)
)]
pub struct Fee {
    /// What it is for, as the borrower reads it: 1 to 100 characters.
    #[cfg_attr(feature = "openapi", oai(validator(min_length = 1, max_length = 100)))]
    pub name: String,
    /// How much it is, in rupees, with tax; null where it is a part of the loan.
    pub amount: Option<Rupees>,
    /// What part of the loan it is, in percent with tax: 0 to 100; null where it is an amount.
    #[cfg_attr(feature = "openapi", oai(validator(minimum(value = "0"), maximum(value = "100"))))]
    pub percent: Option<f64>,
}

impl Fee {
    /// What it takes of a loan, to the paisa.
    pub fn on(&self, loan: Paise) -> Paise {
        let part = self.percent.map(|percent| share(loan, percent / 100.0)).unwrap_or_default();
        self.amount.map_or(part, Rupees::paise)
    }

    fn problem(&self) -> Option<&'static str> {
        if self.name.trim().is_empty() {
            return Some("`name` must not be blank");
        }
        match (self.amount, self.percent) {
            (Some(_), None) => None,
            (None, Some(percent)) if (0.0..=100.0).contains(&percent) => None,
            (None, Some(_)) => Some("`percent` must lie from 0 to 100"),
            _ => Some("either `amount` or `percent` must be given"),
        }
    }
}

/// A product without a smallest loan lends a thousand rupees at the least.
const SMALLEST_LOAN_PAISE: i64 = 100_000;

/// More fees than anybody could explain.
pub const MOST_FEES: usize = 20;

/// Retail trade in India keeps about a tenth of its receipts.
pub const fn usual_margin_pct() -> f64 {
    10.0
}

/// Currency of a product. A statement in another one goes to review with the policy not evaluated.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Enum))]
pub enum Currency {
    #[default]
    #[serde(rename = "INR")]
    #[cfg_attr(feature = "openapi", oai(rename = "INR"))]
    Inr,
}

impl Currency {
    /// ISO 4217.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Inr => "INR",
        }
    }
}

/// The loan amounts a product covers, in rupees.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Object), oai(deny_unknown_fields))]
pub struct AmountRange {
    /// The smallest loan, in rupees.
    pub min: Rupees,
    /// The largest loan, in rupees; not below `min`.
    pub max: Rupees,
}

/// The tenures a product covers, in months.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Object), oai(deny_unknown_fields))]
pub struct TenureRange {
    /// The shortest tenure, in months.
    #[cfg_attr(feature = "openapi", oai(validator(minimum(value = "1"), maximum(value = "480"))))]
    pub min: u16,
    /// The longest tenure, in months; not below `min`.
    #[cfg_attr(feature = "openapi", oai(validator(minimum(value = "1"), maximum(value = "480"))))]
    pub max: u16,
    /// The tenure, in months, that an application is scored with when it names none; from `min` to `max`.
    #[cfg_attr(feature = "openapi", oai(validator(minimum(value = "1"), maximum(value = "480"))))]
    pub default: u16,
}

impl ProductTerms {
    /// Every mistake in the terms, each with its place; none if the product can be used.
    pub fn problems(&self) -> Vec<Problem> {
        let mut problems = Vec::new();
        if self.name.trim().is_empty() {
            problems.push(Problem::new("name", "must not be blank"));
        }
        if self.amount.min > self.amount.max {
            problems.push(Problem::new("amount", "`min` must not be above `max`"));
        }
        if self.amount.max == Rupees::default() {
            problems.push(Problem::new("amount.max", "must be above 0"));
        }
        let tenure = &self.tenure_months;
        if !(tenure.min..=tenure.max).contains(&tenure.default) {
            problems.push(Problem::new("tenure_months", "`default` must lie from `min` to `max`"));
        }
        if !(0.0..=100.0).contains(&self.annual_rate_pct) {
            problems.push(Problem::new("annual_rate_pct", "must lie from 0 to 100"));
        }
        if !(0.0..=100.0).contains(&self.business_margin_pct) {
            problems.push(Problem::new("business_margin_pct", "must lie from 0 to 100"));
        }
        if self.fees.len() > MOST_FEES {
            problems.push(Problem::new("fees", format!("must be at most {MOST_FEES}")));
        }
        for (at, fee) in self.fees.iter().enumerate() {
            problems.extend(fee.problem().map(|message| Problem::new(&format!("fees[{at}]"), message)));
            if !is_one_line(&fee.name) {
                problems.push(Problem::new(&format!("fees[{at}].name"), ONE_LINE));
            }
        }
        if self.contact.as_deref().is_some_and(|contact| !is_one_line(contact)) {
            problems.push(Problem::new("contact", ONE_LINE));
        }
        let smallest = self.amount.min.paise().max(Paise::new(SMALLEST_LOAN_PAISE));
        let taken: Paise = self.fees.iter().map(|fee| fee.on(smallest)).sum();
        if taken >= smallest {
            let message =
                format!("take {taken} of the smallest loan, {smallest}: something must be paid out");
            problems.push(Problem::new("fees", message));
        }
        let parts = [
            ("policy", self.policy.problems()),
            ("scorecard", self.scorecard.problems()),
            ("thresholds", self.thresholds.problems()),
        ];
        for (part, found) in parts {
            problems.extend(found.into_iter().map(|problem| problem.under(part)));
        }
        problems
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn terms(change: impl FnOnce(&mut serde_json::Value)) -> ProductTerms {
        let mut terms = serde_json::json!({
            "name": "Loan", "description": null, "currency": "INR",
            "amount": {"min": 10000, "max": 500_000},
            "tenure_months": {"min": 6, "max": 36, "default": 12},
            "annual_rate_pct": 16.5,
            "policy": {"rules": []},
            "scorecard": Scorecard::default(),
            "thresholds": Thresholds::default(),
        });
        change(&mut terms);
        serde_json::from_value(terms).unwrap()
    }

    #[test]
    fn usable_terms_have_no_problems() {
        assert_eq!(terms(|_| {}).problems(), []);
    }

    #[test]
    fn each_mistake_is_told_with_its_place() {
        type Change = fn(&mut serde_json::Value);
        let cases: [(&str, Change); 7] = [
            ("name", |terms| terms["name"] = "  ".into()),
            ("amount", |terms| terms["amount"]["min"] = 600_000.into()),
            ("tenure_months", |terms| terms["tenure_months"]["default"] = 48.into()),
            ("annual_rate_pct", |terms| terms["annual_rate_pct"] = 100.5.into()),
            ("business_margin_pct", |terms| terms["business_margin_pct"] = 101.into()),
            ("scorecard", |terms| terms["scorecard"]["income"] = 21.into()),
            ("policy.rules[0].metric", |terms| {
                terms["policy"]["rules"] = serde_json::json!([
                    {"id": "r", "metric": "karma", "op": "gte", "value": 1, "severity": "review"}
                ]);
            }),
        ];
        for (place, change) in cases {
            let places: Vec<String> =
                terms(change).problems().into_iter().map(|problem| problem.path).collect();
            assert_eq!(places, [place]);
        }
    }
}

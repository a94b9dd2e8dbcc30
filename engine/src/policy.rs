//! The rule language: what a lender demands of a case, as data.
//!
//! A rule names a metric and states what must hold for it; `severity` says what follows where it does not.
//! Nothing here evaluates: this module reads, writes and checks policies. Reading accepts any metric name
//! and any value, so that [`Policy::problems`] can answer with every mistake at once, each with its place.

mod check;
mod limits;
#[cfg(feature = "openapi")]
mod openapi;
mod scorecard;

use serde::{Deserialize, Serialize, Serializer};

pub use self::check::Problem;
pub use self::limits::built_in_limits;
pub use self::scorecard::{Scorecard, Thresholds};
use crate::metrics::dictionary::MetricKind;
use crate::metrics::thresholds::THRESHOLDS;

/// The rules that a case is checked against. Every rule is evaluated, in this order, whatever the others
/// said.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Object), oai(deny_unknown_fields))]
pub struct Policy {
    /// At most 100 rules, each with its own `id`.
    #[cfg_attr(feature = "openapi", oai(validator(max_items = 100)))]
    pub rules: Vec<Rule>,
    /// What limits an offer: at most 50 rules of severity `cap`, which lower the amount until they hold and never decline a
    /// case. A rule among `rules` that limits the loan by the same metric takes a limit's place. An empty list switches
    /// them off; absent or null in a new product gives the built-in ones. In a change of a product this and the following
    /// members stay as they are where they are absent or null.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", oai(skip_serializing_if_is_none, validator(max_items = 50)))]
    pub limits: Option<Vec<Rule>>,
    /// How income is counted; absent or null: as usual.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", oai(skip_serializing_if_is_none))]
    pub income: Option<IncomePolicy>,
    /// Over how many of the last full months balances, credits, surplus and pay are measured: 3, 6 or 12. Absent or null: 6.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(
        feature = "openapi",
        oai(skip_serializing_if_is_none, validator(minimum(value = "3"), maximum(value = "12")))
    )]
    pub window_months: Option<u8>,
    /// The days of the month that the average bank balance looks at: 1 to 31 of them, from 1 to 31. Absent or null: 1, 5, 10,
    /// 15, 20 and 25.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(
        feature = "openapi",
        oai(skip_serializing_if_is_none, validator(min_items = 1, max_items = 31))
    )]
    pub balance_days: Option<Vec<u8>>,
}

/// How a policy counts income.
#[derive(Debug, Clone, Copy, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Object), oai(deny_unknown_fields))]
pub struct IncomePolicy {
    /// Which of the three figures rules and scores read as `monthly_income`; absent or null: `base`.
    #[serde(rename = "use", default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", oai(rename = "use", skip_serializing_if_is_none))]
    pub counted: Option<IncomeUse>,
    /// What of receipts that are no salary is counted, by their kind; absent or null: as usual. Of trade it is
    /// `business_margin_pct` of the product.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", oai(skip_serializing_if_is_none))]
    pub margins: Option<IncomeMargins>,
}

/// Which figure of the income counts: `low`, only what says that it is pay, or came in at least 6 months; `base`, every
/// source that was recognised; `high`, with payers that pay much the same every month and were not recognised.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Enum), oai(rename_all = "snake_case"))]
pub enum IncomeUse {
    Low,
    #[default]
    Base,
    High,
}

/// What is left as income of receipts that are no salary, in percent from 0 to 100; null or absent: as usual.
#[derive(Debug, Clone, Copy, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Object), oai(deny_unknown_fields))]
pub struct IncomeMargins {
    /// Of clients' fees; as usual: 50.
    #[cfg_attr(feature = "openapi", oai(validator(minimum(value = "0"), maximum(value = "100"))))]
    pub professional_pct: Option<f64>,
    /// Of gig work; as usual: 70.
    #[cfg_attr(feature = "openapi", oai(validator(minimum(value = "0"), maximum(value = "100"))))]
    pub gig_pct: Option<f64>,
    /// Of rents; as usual: 70.
    #[cfg_attr(feature = "openapi", oai(validator(minimum(value = "0"), maximum(value = "100"))))]
    pub rent_pct: Option<f64>,
    /// Of crops and milk; as usual: 40.
    #[cfg_attr(feature = "openapi", oai(validator(minimum(value = "0"), maximum(value = "100"))))]
    pub agriculture_pct: Option<f64>,
}

impl IncomeMargins {
    fn all(self) -> [(&'static str, Option<f64>); 4] {
        [
            ("professional_pct", self.professional_pct),
            ("gig_pct", self.gig_pct),
            ("rent_pct", self.rent_pct),
            ("agriculture_pct", self.agriculture_pct),
        ]
    }
}

/// Reads the table of this room: a broken one stops the program.
pub(crate) fn load_tables() {
    built_in_limits();
}

impl Policy {
    /// The limits on an offer: its own, else the built-in ones.
    pub fn limits(&self) -> &[Rule] {
        self.limits.as_deref().unwrap_or_else(|| built_in_limits())
    }

    /// Over how many of the last full months a case is measured.
    pub fn window_months(&self) -> usize {
        self.window_months.map_or(THRESHOLDS.balances.window_months, usize::from)
    }

    /// The days of the month that the average bank balance looks at.
    pub fn balance_days(&self) -> Vec<u32> {
        let named = self.balance_days.as_ref();
        named.map_or_else(
            || THRESHOLDS.balances.abb_days.clone(),
            |days| days.iter().copied().map(u32::from).collect(),
        )
    }

    /// The same with its limits named.
    #[must_use]
    pub fn with_limits(mut self) -> Self {
        self.limits.get_or_insert_with(|| built_in_limits().to_vec());
        self
    }
}

/// One demand: `metric` `op` `value` must hold, as in `foir` `lte` `0.5`. Where it does not, `severity` says
/// what follows.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Object), oai(deny_unknown_fields))]
pub struct Rule {
    /// The rule's name, unique within the policy; results and reasons refer to it. Lower-case letters,
    /// digits and underscores, starting with a letter.
    #[cfg_attr(
        feature = "openapi",
        oai(
            deserialize_with = "openapi::text",
            validator(min_length = 1, max_length = 64, pattern = "^[a-z][a-z0-9_]*$")
        )
    )]
    pub id: String,
    /// The metric that is checked: a name from the metric reference, which is served at `/docs/metrics`.
    #[cfg_attr(
        feature = "openapi",
        oai(deserialize_with = "openapi::text", validator(min_length = 1, max_length = 64))
    )]
    pub metric: String,
    /// How the metric is compared with `value`.
    pub op: RuleOp,
    /// What the metric is compared with, in the metric's unit. Ratios are fractions: 50% is `0.5`.
    pub value: RuleValue,
    /// What follows where the rule does not hold.
    pub severity: RuleSeverity,
    /// What follows where the metric, or the metric of a condition, has no value. Missing data never
    /// declines a case.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", oai(default))]
    pub on_missing: OnMissing,
    /// What the rule is for, in the lender's own words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(
        feature = "openapi",
        oai(
            deserialize_with = "openapi::optional_text",
            skip_serializing_if_is_none,
            validator(max_length = 500)
        )
    )]
    pub description: Option<String>,
    /// The rule applies only where all of these hold; without any it applies always.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "openapi", oai(default, skip_serializing_if_is_empty, validator(max_items = 10)))]
    pub when: Vec<Condition>,
}

/// When a rule applies: `metric` `op` `value` holds, as in `monthly_income` `gte` `75000`.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(
    feature = "openapi",
    derive(poem_openapi::Object),
    oai(rename = "RuleCondition", deny_unknown_fields)
)]
pub struct Condition {
    /// The metric that is looked at: a name from the metric reference.
    #[cfg_attr(
        feature = "openapi",
        oai(deserialize_with = "openapi::text", validator(min_length = 1, max_length = 64))
    )]
    pub metric: String,
    /// How the metric is compared with `value`.
    pub op: RuleOp,
    /// What the metric is compared with, in the metric's unit. Ratios are fractions: 50% is `0.5`.
    pub value: RuleValue,
}

/// A comparison: less than, at most, greater than, at least, equal, not equal, one of a list, none of a
/// list. Amounts, counts, days, months and scores take the first six; ratios the first four; flags `eq` and
/// `neq`; choices `eq`, `neq`, `in` and `not_in`.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, strum::IntoStaticStr, strum::VariantArray,
)]
#[strum(serialize_all = "snake_case")]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Enum), oai(rename_all = "snake_case"))]
pub enum RuleOp {
    Lt,
    Lte,
    Gt,
    Gte,
    Eq,
    Neq,
    In,
    NotIn,
}

impl RuleOp {
    /// As written in JSON.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The operators that fit a metric of this kind.
    pub const fn fitting(kind: MetricKind) -> &'static [Self] {
        match kind {
            MetricKind::Amount
            | MetricKind::Count
            | MetricKind::Days
            | MetricKind::Months
            | MetricKind::Score => &[Self::Lt, Self::Lte, Self::Gt, Self::Gte, Self::Eq, Self::Neq],
            // A quotient hardly ever equals a threshold: such a rule would never, or always, hold.
            MetricKind::Ratio => &[Self::Lt, Self::Lte, Self::Gt, Self::Gte],
            MetricKind::Flag => &[Self::Eq, Self::Neq],
            MetricKind::Choice(_) => &[Self::Eq, Self::Neq, Self::In, Self::NotIn],
        }
    }
}

/// What a metric is compared with: a number for numeric metrics, `true` or `false` for flags, a string for
/// choices, a list of strings for choices with `in` and `not_in`.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(untagged, expecting = "a value is a number, true or false, a string, or a list of strings")]
pub enum RuleValue {
    /// For an amount it is in rupees: [`Paise::from_rupees`](crate::money::Paise::from_rupees) reads it
    /// exactly.
    Number(#[serde(serialize_with = "as_written")] f64),
    Boolean(bool),
    Text(String),
    List(Vec<String>),
}

/// A lender who wrote `6` should read `6` again, not `6.0`.
#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde hands over a reference")]
fn as_written<S: Serializer>(number: &f64, serializer: S) -> Result<S::Ok, S::Error> {
    // Only a whole number prints without a point; the rest, and what an i64 cannot hold, stays a float.
    match number.to_string().parse::<i64>() {
        Ok(whole) => serializer.serialize_i64(whole),
        Err(_) => serializer.serialize_f64(*number),
    }
}

/// What follows where a rule does not hold. `knockout`: the policy declines the case. `review`: a person
/// decides. `cap`: the offer is lowered until the rule holds, which only metrics that depend on the size of
/// the loan allow.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Enum), oai(rename_all = "snake_case"))]
pub enum RuleSeverity {
    Knockout,
    Review,
    Cap,
}

/// What follows where a rule cannot be evaluated. `review`: a person decides. `skip`: the rule is reported
/// as not evaluated and otherwise ignored.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Enum), oai(rename_all = "snake_case"))]
pub enum OnMissing {
    #[default]
    Review,
    Skip,
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    fn foir_rule() -> Value {
        json!({"id": "max_foir", "metric": "foir", "op": "lte", "value": 0.5, "severity": "knockout"})
    }

    fn read(policy: &Value) -> Result<Policy, String> {
        serde_json::from_value(policy.clone()).map_err(|error| error.to_string())
    }

    #[test]
    fn a_rule_needs_no_more_than_its_comparison_and_its_severity() {
        let policy = read(&json!({"rules": [foir_rule()]})).unwrap();
        assert_eq!(
            policy.rules,
            [Rule {
                id: "max_foir".into(),
                metric: "foir".into(),
                op: RuleOp::Lte,
                value: RuleValue::Number(0.5),
                severity: RuleSeverity::Knockout,
                on_missing: OnMissing::Review,
                description: None,
                when: Vec::new(),
            }]
        );
    }

    #[test]
    fn every_form_of_value_is_written_as_it_was_read() {
        for value in [
            json!(6),
            json!(0.85),
            json!(-1),
            json!(1e300),
            json!(true),
            json!("salaried"),
            json!(["a", "b"]),
        ] {
            let read: RuleValue = serde_json::from_value(value.clone()).unwrap();
            assert_eq!(serde_json::to_value(&read).unwrap(), value);
        }
        assert_eq!(serde_json::to_string(&RuleValue::Number(6.0)).unwrap(), "6");
    }

    #[test]
    fn a_value_of_another_form_is_refused_in_words() {
        for value in [json!(null), json!({}), json!([1, 2]), json!([["a"]])] {
            let error = serde_json::from_value::<RuleValue>(value).unwrap_err();
            assert_eq!(
                error.to_string(),
                "a value is a number, true or false, a string, or a list of strings"
            );
        }
    }

    #[test]
    fn a_whole_policy_is_written_as_it_was_read() {
        let written = json!({"rules": [
            {
                "id": "max_foir_well_paid", "metric": "foir", "op": "lte", "value": 0.65,
                "severity": "cap", "on_missing": "skip",
                "description": "Higher incomes carry more.",
                "when": [
                    {"metric": "monthly_income", "op": "gte", "value": 75000},
                    {"metric": "income_type", "op": "not_in", "value": ["mixed", "unknown"]}
                ]
            },
            {
                "id": "has_history", "metric": "has_bureau_history", "op": "eq", "value": true,
                "severity": "review", "on_missing": "review"
            }
        ]});
        let policy = read(&written).unwrap();
        assert_eq!(serde_json::to_value(&policy).unwrap(), written);
    }

    #[test]
    fn an_unknown_member_is_refused_by_name() {
        let mut rule = foir_rule();
        rule["treshold"] = json!(1);
        assert!(read(&json!({"rules": [rule]})).unwrap_err().contains("unknown field `treshold`"));

        let mut rule = foir_rule();
        rule["when"] = json!([{"metric": "foir", "op": "lt", "value": 1, "or": []}]);
        assert!(read(&json!({"rules": [rule]})).unwrap_err().contains("unknown field `or`"));

        assert!(read(&json!({"rules": [], "mode": "all"})).unwrap_err().contains("unknown field `mode`"));
    }

    #[test]
    fn operators_are_named_as_they_are_written() {
        for op in [
            RuleOp::Lt,
            RuleOp::Lte,
            RuleOp::Gt,
            RuleOp::Gte,
            RuleOp::Eq,
            RuleOp::Neq,
            RuleOp::In,
            RuleOp::NotIn,
        ] {
            assert_eq!(serde_json::to_value(op).unwrap(), json!(op.name()));
        }
    }
}

//! The check of a policy against the metric dictionary: every mistake, each with its place.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use super::{Condition, Policy, Rule, RuleOp, RuleSeverity, RuleValue};
use crate::metrics::dictionary::{self, DICTIONARY, LimitSide, Metric, MetricKind};
use crate::money::Paise;

// The API's schema states the same limits; they are checked here because policies also come from files.
const MAX_RULES: usize = 100;
const MAX_LIMITS: usize = 50;
/// The windows that figures are told over.
const WINDOWS: [u8; 3] = [3, 6, 12];
const MAX_CONDITIONS: usize = 10;
const MAX_NAME_CHARS: usize = 64;
const MAX_DESCRIPTION_CHARS: usize = 500;
const MAX_LIST_ITEMS: usize = 20;

/// A mistake in a policy, told to the person who wrote it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Problem {
    /// Where, from the checked value down: `rules[2].metric`. Empty where it is the value as a whole.
    pub path: String,
    /// What is wrong, and where possible what would be right.
    pub message: String,
}

impl Problem {
    pub(crate) fn new(path: &str, message: impl Into<String>) -> Self {
        Self { path: path.to_owned(), message: message.into() }
    }

    /// The same mistake seen from a place further up: `rules[2].metric` under `policy` is
    /// `policy.rules[2].metric`.
    #[must_use]
    pub fn under(self, parent: &str) -> Self {
        let path = match self.path.as_str() {
            "" => parent.to_owned(),
            path => format!("{parent}.{path}"),
        };
        Self { path, ..self }
    }
}

impl Policy {
    /// Mistakes in how a case is to be measured.
    fn measuring_problems(&self) -> Vec<Problem> {
        let mut problems = Vec::new();
        if self.window_months.is_some_and(|months| !WINDOWS.contains(&months)) {
            problems.push(Problem::new("window_months", "must be 3, 6 or 12"));
        }
        let is_day = |day: &u8| (1..=31).contains(day);
        if let Some(days) = &self.balance_days
            && (days.is_empty() || days.len() > 31 || !days.iter().all(is_day))
        {
            problems.push(Problem::new("balance_days", "must be 1 to 31 days of the month, from 1 to 31"));
        }
        for (name, percent) in self.income.and_then(|income| income.margins).unwrap_or_default().all() {
            if percent.is_some_and(|percent| !(0.0..=100.0).contains(&percent)) {
                let place = format!("income.margins.{name}");
                problems.push(Problem::new(&place, "must lie from 0 to 100"));
            }
        }
        problems
    }

    /// Every mistake in it; none if it can be evaluated.
    pub fn problems(&self) -> Vec<Problem> {
        let limits = self.limits.as_deref().unwrap_or_default();
        for (list, count, most) in
            [("rules", self.rules.len(), MAX_RULES), ("limits", limits.len(), MAX_LIMITS)]
        {
            if count > most {
                return vec![Problem::new(list, format!("{count} {list} are more than {most}"))];
            }
        }
        let places = |list: &'static str| move |index: usize| format!("{list}[{index}]");
        let rules = (0..).map(places("rules")).zip(&self.rules);
        let limits = (0..).map(places("limits")).zip(limits);
        let mut problems = Vec::new();
        problems.extend(self.measuring_problems());
        let mut first_use: HashMap<&str, String> = HashMap::new();
        for (place, rule) in rules.chain(limits) {
            problems.extend(rule.problems().into_iter().map(|problem| problem.under(&place)));
            if place.starts_with("limits") && rule.severity != RuleSeverity::Cap {
                let message = "a limit lowers an offer and never declines: use `cap`".to_owned();
                problems.push(Problem::new("severity", message).under(&place));
            }
            match first_use.entry(&rule.id) {
                Entry::Vacant(entry) => {
                    entry.insert(place);
                }
                Entry::Occupied(entry) => {
                    let message = format!("{} is already the id of {}", quoted(&rule.id), entry.get());
                    problems.push(Problem::new("id", message).under(&place));
                }
            }
        }
        problems
    }
}

impl Rule {
    fn problems(&self) -> Vec<Problem> {
        let mut problems = Vec::new();
        if !is_id(&self.id) {
            let message = format!(
                "an id is 1 to {MAX_NAME_CHARS} lower-case letters, digits and underscores, and starts \
                 with a letter"
            );
            problems.push(Problem::new("id", message));
        }
        let mistake = comparison_problem(&self.metric, self.op, &self.value).or_else(|| self.cap_problem());
        problems.extend(mistake);
        if self.description.as_ref().is_some_and(|text| is_longer(text, MAX_DESCRIPTION_CHARS)) {
            let message = format!("a description has at most {MAX_DESCRIPTION_CHARS} characters");
            problems.push(Problem::new("description", message));
        }
        if self.when.len() > MAX_CONDITIONS {
            let message = format!("{} conditions are more than {MAX_CONDITIONS}", self.when.len());
            problems.push(Problem::new("when", message));
        } else {
            for (index, Condition { metric, op, value }) in self.when.iter().enumerate() {
                let place = format!("when[{index}]");
                let mistake = comparison_problem(metric, *op, value);
                problems.extend(mistake.map(|problem| problem.under(&place)));
            }
        }
        problems
    }

    /// A cap lowers the loan until the rule holds, so a smaller loan must bring the rule nearer to holding.
    fn cap_problem(&self) -> Option<Problem> {
        if self.severity != RuleSeverity::Cap {
            return None;
        }
        let metric = dictionary::find(&self.metric)?;
        let (ops, fits) = match metric.caps_loan {
            None => {
                let message =
                    format!("a limit on `{}` cannot cap an offer: use `knockout` or `review`", metric.name);
                return Some(Problem::new("severity", message));
            }
            Some(LimitSide::Upper) => ("`lt` or `lte`", matches!(self.op, RuleOp::Lt | RuleOp::Lte)),
            Some(LimitSide::Lower) => ("`gt` or `gte`", matches!(self.op, RuleOp::Gt | RuleOp::Gte)),
        };
        if fits {
            return None;
        }
        let message = format!("a cap on `{}` needs {ops}, which a smaller loan can meet", metric.name);
        Some(Problem::new("op", message))
    }
}

/// What is wrong with `metric` `op` `value`. Each later check relies on the earlier ones, so the first
/// mistake is the one to tell.
fn comparison_problem(name: &str, op: RuleOp, value: &RuleValue) -> Option<Problem> {
    let Some(metric) = dictionary::find(name) else {
        let suggestion = nearest(name).map(|near| format!("; did you mean `{near}`?")).unwrap_or_default();
        return Some(Problem::new("metric", format!("{} is not a known metric{suggestion}", quoted(name))));
    };
    let fitting = RuleOp::fitting(metric.kind);
    if !fitting.contains(&op) {
        let ops: Vec<_> = fitting.iter().map(|op| format!("`{}`", op.name())).collect();
        let message = format!(
            "`{}` does not fit `{}`, a metric of kind {}: use {}",
            op.name(),
            metric.name,
            metric.kind.name(),
            alternatives(&ops)
        );
        return Some(Problem::new("op", message));
    }
    value_mistake(metric, op, value).map(|message| Problem::new("value", message))
}

fn value_mistake(metric: &Metric, op: RuleOp, value: &RuleValue) -> Option<String> {
    match (metric.kind, op, value) {
        (MetricKind::Flag, _, RuleValue::Boolean(_)) => None,
        (MetricKind::Flag, ..) => Some(format!("`{}` is compared with true or false", metric.name)),

        (MetricKind::Choice(choices), RuleOp::In | RuleOp::NotIn, RuleValue::List(list)) => {
            list_mistake(metric, choices, list)
        }
        (MetricKind::Choice(_), RuleOp::In | RuleOp::NotIn, _) => {
            Some(format!("`{}` is compared with a list of strings", op.name()))
        }
        (MetricKind::Choice(choices), _, RuleValue::Text(text)) => choice_mistake(metric, choices, text),
        (MetricKind::Choice(_), ..) => Some(format!("`{}` is compared with a string", metric.name)),

        (_, _, RuleValue::Number(number)) => number_mistake(metric, *number),
        _ => Some(format!("`{}` is compared with a number", metric.name)),
    }
}

fn list_mistake(metric: &Metric, choices: &[&str], list: &[String]) -> Option<String> {
    if list.is_empty() || list.len() > MAX_LIST_ITEMS {
        return Some(format!("a list has 1 to {MAX_LIST_ITEMS} strings; this one has {}", list.len()));
    }
    list.iter().find_map(|text| choice_mistake(metric, choices, text))
}

fn choice_mistake(metric: &Metric, choices: &[&str], text: &str) -> Option<String> {
    if choices.contains(&text) {
        return None;
    }
    let choices: Vec<_> = choices.iter().map(|choice| format!("`{choice}`")).collect();
    Some(format!("{} is not a value of `{}`: use {}", quoted(text), metric.name, alternatives(&choices)))
}

fn number_mistake(metric: &Metric, number: f64) -> Option<String> {
    if !number.is_finite() {
        return Some("a number must be finite".to_owned());
    }
    if let Some(bounds) = metric.thresholds
        && !bounds.contains(number)
    {
        let Metric { name, unit, .. } = metric;
        return Some(format!(
            "{number} is outside {} to {}, where thresholds of `{name}` lie; its unit is: {unit}",
            bounds.min, bounds.max
        ));
    }
    match metric.kind {
        MetricKind::Amount => Paise::from_rupees(number).err().map(|error| error.to_string()),
        MetricKind::Count | MetricKind::Days | MetricKind::Months if number.fract() != 0.0 => {
            Some(format!("`{}` is a whole number, and {number} is not", metric.name))
        }
        _ => None,
    }
}

/// The metric somebody probably meant: a slip of one letter in three at most.
fn nearest(name: &str) -> Option<&'static str> {
    // The distance takes time in proportion to both lengths, and the name may come from anyone.
    if is_longer(name, MAX_NAME_CHARS) {
        return None;
    }
    DICTIONARY
        .iter()
        .map(|metric| (strsim::damerau_levenshtein(name, metric.name.as_str()), metric.name.as_str()))
        .min_by_key(|(distance, _)| *distance)
        .filter(|(distance, near)| *distance <= (near.len() / 3).max(1))
        .map(|(_, near)| near)
}

fn is_id(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_lowercase())
        && text.len() <= MAX_NAME_CHARS
        && text.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_')
}

fn is_longer(text: &str, chars: usize) -> bool {
    text.chars().nth(chars).is_some()
}

/// A foreign text inside a message, which it must not blow up.
fn quoted(text: &str) -> String {
    match text.char_indices().nth(MAX_NAME_CHARS) {
        Some((end, _)) => format!("`{}…`", &text[..end]),
        None => format!("`{text}`"),
    }
}

fn alternatives(words: &[String]) -> String {
    match words {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => format!("{} or {last}", first.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    fn problems(rules: &Value) -> Vec<(String, String)> {
        let policy: Policy = serde_json::from_value(json!({"rules": rules})).unwrap();
        policy.problems().into_iter().map(|problem| (problem.path, problem.message)).collect()
    }

    fn rule(metric: &str, op: &str, value: &Value) -> Value {
        json!({"id": "a_rule", "metric": metric, "op": op, "value": value, "severity": "knockout"})
    }

    /// The one problem of a policy of this one rule.
    fn problem(rule: &Value) -> (String, String) {
        let found = problems(&json!([rule]));
        assert_eq!(found.len(), 1, "{found:?}");
        found.into_iter().next().unwrap()
    }

    #[track_caller]
    fn assert_problem(rule: &Value, path: &str, message: &str) {
        assert_eq!(problem(rule), (path.to_owned(), message.to_owned()));
    }

    #[test]
    fn a_policy_like_a_lenders_has_no_problems() {
        let rules = json!([
            {"id": "months", "metric": "statement_months", "op": "gte", "value": 6, "severity": "review",
             "when": [{"metric": "income_type", "op": "neq", "value": "salaried"}]},
            {"id": "months_salaried", "metric": "statement_months", "op": "gte", "value": 3,
             "severity": "review", "when": [{"metric": "income_type", "op": "eq", "value": "salaried"}]},
            {"id": "fresh", "metric": "statement_age_days", "op": "lte", "value": 45, "severity": "review"},
            {"id": "read_well", "metric": "reading_confidence", "op": "gte", "value": 0.85,
             "severity": "review"},
            {"id": "abb", "metric": "abb_to_proposed_emi", "op": "gte", "value": 1, "severity": "cap",
             "on_missing": "skip"},
            {"id": "foir", "metric": "foir", "op": "lte", "value": 0.5, "severity": "cap",
             "when": [{"metric": "monthly_income", "op": "lt", "value": 75000}]},
            {"id": "foir_well_paid", "metric": "foir", "op": "lte", "value": 0.65, "severity": "cap",
             "when": [{"metric": "monthly_income", "op": "gte", "value": 75000}]},
            {"id": "bounces", "metric": "inward_bounces_6m", "op": "lte", "value": 3, "severity": "knockout"},
            {"id": "score", "metric": "bureau_score", "op": "gte", "value": 700, "severity": "knockout",
             "when": [{"metric": "has_collateral", "op": "eq", "value": false}]},
            {"id": "income", "metric": "monthly_income", "op": "gte", "value": 20000.5,
             "severity": "knockout"},
            {"id": "dscr", "metric": "dscr", "op": "gte", "value": 1.25, "severity": "review",
             "on_missing": "skip"},
            {"id": "gst", "metric": "gst_variance", "op": "gte", "value": -0.4, "severity": "review",
             "on_missing": "skip"},
            {"id": "known_income", "metric": "income_type", "op": "not_in", "value": ["unknown"],
             "severity": "review"}
        ]);
        assert_eq!(problems(&rules), []);
        assert_eq!(Policy::default().problems(), []);
    }

    #[test]
    fn every_metric_takes_every_operator_that_fits_it_and_no_other() {
        let every = ["lt", "lte", "gt", "gte", "eq", "neq", "in", "not_in"];
        for metric in DICTIONARY {
            for op in every {
                let value = match (metric.kind, op) {
                    (MetricKind::Flag, _) => json!(true),
                    (MetricKind::Choice(choices), "in" | "not_in") => json!([choices[0]]),
                    (MetricKind::Choice(choices), _) => json!(choices[0]),
                    _ => json!(metric.thresholds.unwrap().max),
                };
                let fits = RuleOp::fitting(metric.kind).iter().any(|fitting| fitting.name() == op);
                let found = problems(&json!([rule(metric.name.as_str(), op, &value)]));
                if fits {
                    assert_eq!(found, [], "{} {op}", metric.name);
                } else {
                    assert_eq!(found[0].0, "rules[0].op", "{} {op}", metric.name);
                }
            }
        }
    }

    #[test]
    fn an_unknown_metric_is_named_and_the_nearest_one_suggested() {
        for (wrong, right) in [
            ("fior", "foir"),
            ("inward_bounces", "inward_bounces_6m"),
            ("inward_bounce_3m", "inward_bounces_3m"),
            ("bureau_scor", "bureau_score"),
            ("Monthly_Income", "monthly_income"),
            ("casch_share", "cash_share"),
        ] {
            assert_problem(
                &rule(wrong, "lte", &json!(1)),
                "rules[0].metric",
                &format!("`{wrong}` is not a known metric; did you mean `{right}`?"),
            );
        }
    }

    #[test]
    fn a_name_near_to_nothing_gets_no_suggestion() {
        for wrong in ["shoe_size", "x", ""] {
            assert_problem(
                &rule(wrong, "lte", &json!(1)),
                "rules[0].metric",
                &format!("`{wrong}` is not a known metric"),
            );
        }
    }

    #[test]
    fn a_very_long_name_does_not_come_back_whole() {
        let (path, message) = problem(&rule(&"é".repeat(100_000), "lte", &json!(1)));
        assert_eq!(path, "rules[0].metric");
        assert_eq!(message, format!("`{}…` is not a known metric", "é".repeat(64)));
    }

    #[test]
    fn an_operator_that_does_not_fit_is_refused_with_those_that_do() {
        assert_problem(
            &rule("window_dressing", "lt", &json!(true)),
            "rules[0].op",
            "`lt` does not fit `window_dressing`, a metric of kind flag: use `eq` or `neq`",
        );
        assert_problem(
            &rule("foir", "eq", &json!(0.5)),
            "rules[0].op",
            "`eq` does not fit `foir`, a metric of kind ratio: use `lt`, `lte`, `gt` or `gte`",
        );
        assert_problem(
            &rule("income_type", "gte", &json!("salaried")),
            "rules[0].op",
            "`gte` does not fit `income_type`, a metric of kind choice: use `eq`, `neq`, `in` or `not_in`",
        );
    }

    #[test]
    fn a_value_of_the_wrong_type_is_refused_with_the_right_one() {
        for (metric, op, value, message) in [
            ("foir", "lte", json!("0.5"), "`foir` is compared with a number"),
            ("abb", "gte", json!(true), "`abb` is compared with a number"),
            ("bureau_score", "gte", json!(["700"]), "`bureau_score` is compared with a number"),
            ("window_dressing", "eq", json!("true"), "`window_dressing` is compared with true or false"),
            ("window_dressing", "eq", json!(1), "`window_dressing` is compared with true or false"),
            ("income_type", "eq", json!(["salaried"]), "`income_type` is compared with a string"),
            ("income_type", "neq", json!(1), "`income_type` is compared with a string"),
            ("income_type", "in", json!("salaried"), "`in` is compared with a list of strings"),
        ] {
            assert_problem(&rule(metric, op, &value), "rules[0].value", message);
        }
    }

    #[test]
    fn a_value_that_is_no_choice_is_refused_with_the_choices() {
        let message = "`retired` is not a value of `income_type`: use `salaried`, `pension`, `business`, `mixed`, \
                       `capital` or `unknown`";
        assert_problem(&rule("income_type", "eq", &json!("retired")), "rules[0].value", message);
        assert_problem(&rule("income_type", "in", &json!(["mixed", "retired"])), "rules[0].value", message);
    }

    #[test]
    fn a_list_is_neither_empty_nor_endless() {
        assert_problem(
            &rule("income_type", "in", &json!([])),
            "rules[0].value",
            "a list has 1 to 20 strings; this one has 0",
        );
        assert_problem(
            &rule("income_type", "not_in", &json!(vec!["mixed"; 21])),
            "rules[0].value",
            "a list has 1 to 20 strings; this one has 21",
        );
    }

    #[test]
    fn a_percentage_where_a_fraction_was_meant_is_refused() {
        assert_problem(
            &rule("foir", "lte", &json!(50)),
            "rules[0].value",
            "50 is outside 0 to 3, where thresholds of `foir` lie; its unit is: fraction (0.5 = 50%)",
        );
        assert_problem(
            &rule("gst_variance", "gte", &json!(-20)),
            "rules[0].value",
            "-20 is outside -1 to 5, where thresholds of `gst_variance` lie; its unit is: fraction \
             (0.5 = 50%)",
        );
    }

    #[test]
    fn thresholds_of_counts_are_whole_and_of_amounts_exact() {
        assert_problem(
            &rule("inward_bounces_6m", "lte", &json!(2.5)),
            "rules[0].value",
            "`inward_bounces_6m` is a whole number, and 2.5 is not",
        );
        assert_problem(
            &rule("abb", "gte", &json!(10_000.125)),
            "rules[0].value",
            "an amount has at most two decimals",
        );
        assert_eq!(problems(&json!([rule("min_balance", "gte", &json!(-500.25))])), []);
    }

    #[test]
    fn a_number_that_is_none_is_refused() {
        for number in [f64::NAN, f64::INFINITY, f64::NEG_INFINITY] {
            let mut rule: Rule = serde_json::from_value(rule("foir", "lte", &json!(0.5))).unwrap();
            rule.value = RuleValue::Number(number);
            let found = Policy { rules: vec![rule], ..Policy::default() }.problems();
            assert_eq!(found, [Problem::new("rules[0].value", "a number must be finite".to_owned())]);
        }
    }

    #[test]
    fn limits_are_caps_with_ids_of_their_own() {
        let read = |limits: Value| -> Vec<(String, String)> {
            let rules =
                json!([{"id": "foir", "metric": "foir", "op": "lte", "value": 0.5, "severity": "cap"}]);
            let policy: Policy = serde_json::from_value(json!({"rules": rules, "limits": limits})).unwrap();
            policy.problems().into_iter().map(|problem| (problem.path, problem.message)).collect()
        };
        let limit = |id: &str, severity: &str| json!({"id": id, "metric": "dscr", "op": "gte", "value": 1.2, "severity": severity});
        assert_eq!(read(json!([limit("dscr", "cap")])), []);
        assert_eq!(read(json!([limit("dscr", "knockout")]))[0].0, "limits[0].severity");
        assert_eq!(read(json!([limit("foir", "cap")]))[0].1, "`foir` is already the id of rules[0]");
        let many: Vec<Value> = (0..51).map(|number| limit(&format!("l{number}"), "cap")).collect();
        assert_eq!(read(json!(many)), [("limits".to_owned(), "51 limits are more than 50".to_owned())]);
    }

    #[test]
    fn ids_are_plain_and_unique() {
        let good = rule("foir", "lte", &json!(0.5));
        let with_id = |id: &str| {
            let mut rule = good.clone();
            rule["id"] = json!(id);
            rule
        };
        let message = "an id is 1 to 64 lower-case letters, digits and underscores, and starts with a letter";
        for id in ["", "1st", "_a", "Foir", "max-foir", "über", &"a".repeat(65)] {
            assert_problem(&with_id(id), "rules[0].id", message);
        }
        assert_eq!(problems(&json!([with_id("a"), with_id(&"z".repeat(64)), with_id("a_1")])), []);
        assert_eq!(
            problems(&json!([with_id("a"), with_id("b"), with_id("a"), with_id("a")])),
            [
                ("rules[2].id".to_owned(), "`a` is already the id of rules[0]".to_owned()),
                ("rules[3].id".to_owned(), "`a` is already the id of rules[0]".to_owned())
            ]
        );
    }

    #[test]
    fn conditions_are_checked_like_rules_and_every_problem_is_told() {
        let rules = json!([
            rule("foir", "lte", &json!(0.5)),
            {"id": "b", "metric": "foirr", "op": "lte", "value": 0.5, "severity": "review", "when": [
                {"metric": "monthly_income", "op": "gte", "value": 75000},
                {"metric": "income_type", "op": "lt", "value": "mixed"},
                {"metric": "has_collateral", "op": "eq", "value": "yes"}
            ]}
        ]);
        let paths: Vec<_> = problems(&rules).into_iter().map(|(path, _)| path).collect();
        assert_eq!(paths, ["rules[1].metric", "rules[1].when[1].op", "rules[1].when[2].value"]);
    }

    #[test]
    fn only_a_limit_that_a_smaller_loan_can_meet_caps_an_offer() {
        let cap = |metric: &str, op: &str, value: Value| {
            let mut rule = rule(metric, op, &value);
            rule["severity"] = json!("cap");
            rule
        };
        for rule in [
            cap("foir", "lte", json!(0.5)),
            cap("ltv", "lt", json!(0.9)),
            cap("requested_amount", "lte", json!(1_000_000)),
            cap("dscr", "gte", json!(1.25)),
            cap("down_payment_share", "gt", json!(0.1)),
        ] {
            assert_eq!(problems(&json!([rule])), []);
        }
        assert_problem(
            &cap("inward_bounces_6m", "lte", json!(3)),
            "rules[0].severity",
            "a limit on `inward_bounces_6m` cannot cap an offer: use `knockout` or `review`",
        );
        assert_problem(
            &cap("foir", "gte", json!(0.5)),
            "rules[0].op",
            "a cap on `foir` needs `lt` or `lte`, which a smaller loan can meet",
        );
        assert_problem(
            &cap("dscr", "lte", json!(1.25)),
            "rules[0].op",
            "a cap on `dscr` needs `gt` or `gte`, which a smaller loan can meet",
        );
    }

    #[test]
    fn limits_hold_for_policies_from_files_too() {
        let good = rule("foir", "lte", &json!(0.5));
        assert_eq!(
            problems(&json!(vec![good.clone(); 101])),
            [("rules".to_owned(), "101 rules are more than 100".to_owned())]
        );

        let mut long = good.clone();
        long["description"] = json!("é".repeat(501));
        assert_problem(&long, "rules[0].description", "a description has at most 500 characters");
        long["description"] = json!("é".repeat(500));
        assert_eq!(problems(&json!([long])), []);

        let mut many = good;
        many["when"] = json!(vec![json!({"metric": "foir", "op": "gt", "value": 0}); 11]);
        assert_problem(&many, "rules[0].when", "11 conditions are more than 10");
    }

    #[test]
    fn a_problem_can_be_told_from_further_up() {
        let inner = Problem::new("rules[2].metric", "wrong".to_owned());
        assert_eq!(inner.under("policy").path, "policy.rules[2].metric");
        assert_eq!(Problem::new("", "wrong".to_owned()).under("scorecard").path, "scorecard");
    }
}

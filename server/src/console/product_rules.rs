//! The rules and limits of a product: as sentences with what their metrics are, and as fields of the form that changes them.
//! Beside each stands what one has to know to set its value, so that nobody leaves the form for it.

use lending_engine::metrics::dictionary::{self, DICTIONARY, LimitSide, Metric, MetricKind};
use lending_engine::policy::{Policy, Rule, RuleOp, RuleSeverity, RuleValue};
use maud::{Markup, html};
use serde_json::{Value, json};

use super::fields::Fields;
use super::look::{self, Look, name_of};
use super::problem::Problem;
use super::product_trial::{self, Trial};
use super::rule_sentences;
use super::texts as t;
use super::upload::number;

const SEVERITIES: [RuleSeverity; 3] = [RuleSeverity::Knockout, RuleSeverity::Review, RuleSeverity::Cap];
const OPERATORS: [RuleOp; 8] =
    [RuleOp::Lte, RuleOp::Gte, RuleOp::Lt, RuleOp::Gt, RuleOp::Eq, RuleOp::Neq, RuleOp::In, RuleOp::NotIn];

/// The rules as sentences.
pub(super) fn listed(look: &Look, policy: &Policy, trial: Option<&Trial>) -> Markup {
    html! {
        ul.checks { @for rule in &policy.rules {
            li { (told(look, rule)) @if let Some(trial) = trial { (product_trial::spread(look, trial, &rule.metric)) } }
        } }
    }
}

fn told(look: &Look, rule: &Rule) -> Markup {
    html! {
        strong data-rule=(rule.id) { (rule_sentences::rule(look.language, rule)) }
        " " span.quiet { (look.word_of(&rule.severity).to_lowercase()) }
        @for condition in &rule.when { " · " (look.say(t::IF)) " " (rule_sentences::condition(look.language, condition)) }
        @if let Some(metric) = dictionary::find(&rule.metric) {
            br; span.quiet { span lang="en" { (look::plain(metric.summary)) } " " a href={ "/docs/metrics#" (rule.metric) } { (rule.metric) } }
        }
    }
}

/// What a value of a metric may be, written as the form takes it.
fn bounds(metric: &Metric) -> Option<String> {
    match (metric.thresholds, metric.kind) {
        (Some(bounds), _) => Some(format!("{} – {}", bounds.min, bounds.max)),
        (None, MetricKind::Choice(words)) => Some(words.join(", ")),
        (None, MetricKind::Flag) => Some("true, false".to_owned()),
        (None, _) => None,
    }
}

/// What one has to know of a metric to set a value: below the field its unit and what is taken; behind a fold the rest.
fn about(look: &Look, name: &str, trial: Option<&Trial>) -> Markup {
    let Some(metric) = dictionary::find(name) else { return html! {} };
    html! {
        details.about { summary { (look.say(t::ABOUT_METRIC)) }
            p { (look.say(t::UNIT)) ": " span lang="en" { (look::plain(metric.unit)) } }
            @if let Some(bounds) = bounds(metric) { p { (look.say(t::SENSIBLE_VALUES)) ": " (bounds) } }
            p { (look.say(t::FORMULA)) ": " span lang="en" { (look::plain(metric.formula)) } }
            p { (look.say(t::MISSING_WHEN)) ": " span lang="en" { (look::plain(metric.missing_when)) } }
            @if trial.is_none() { p { (look.say(t::TYPICAL_AFTER_TRIAL)) } }
        }
        @if let Some(trial) = trial { (product_trial::spread(look, trial, name)) }
    }
}

/// The field of a value, with what it takes.
fn value_field(look: &Look, name: &str, value: &str, metric: &str) -> Markup {
    let taken = dictionary::find(metric).and_then(bounds);
    html! {
        label { (look.say(t::VALUE)) input name=(name) value=(value) autocomplete="off";
            @if let Some(taken) = taken { span.quiet { (taken) } } }
    }
}

fn removal(look: &Look, name: &str, fields: &Fields) -> Markup {
    html! { label.check { input type="checkbox" name=(name) value="true" checked[fields.get(name).is_some()]; span { (look.say(t::REMOVE)) } } }
}

/// The fields, with what somebody has filled into them already.
pub(super) fn editor(look: &Look, policy: &Policy, trial: Option<&Trial>, fields: &Fields) -> Markup {
    let chosen = |name: &str, stored: RuleSeverity| {
        let is_it = |severity: &RuleSeverity| fields.get(name) == Some(&*name_of(severity));
        SEVERITIES.into_iter().find(is_it).unwrap_or(stored)
    };
    let filled = |name: &str, stored: String| fields.get(name).map_or(stored, str::to_owned);
    html! {
        @for rule in &policy.rules {
            div.rule {
                @let (value, severity) = (format!("value.{}", rule.id), format!("severity.{}", rule.id));
                div { (told(look, rule)) (about(look, &rule.metric, trial)) }
                (value_field(look, &value, &filled(&value, plain(&rule.value)), &rule.metric))
                label { (look.say(t::IF_NOT_MET)) (severities(look, &severity, chosen(&severity, rule.severity))) }
                (removal(look, &format!("remove.{}", rule.id), fields))
            }
        }
        h3 { (look.say(t::NEW_RULE)) }
        p.quiet { a href="/products/metrics" target="_blank" rel="noopener" { (look.say(t::METRICS)) } " (" (look.say(t::NEW_TAB)) ")" }
        div.rule.new {
            label { (look.say(t::METRIC)) input name="new_metric" list="metrics" autocomplete="off" value=[fields.get("new_metric")]; }
            label { (look.say(t::COMPARISON)) select name="new_op" { @for op in OPERATORS { option value=(op.name()) selected[fields.get("new_op") == Some(op.name())] { (look.compares(op)) } } } }
            label { (look.say(t::VALUE)) input name="new_value" autocomplete="off" value=[fields.get("new_value")]; }
            label { (look.say(t::IF_NOT_MET)) (severities(look, "new_severity", chosen("new_severity", RuleSeverity::Review))) }
        }
        datalist #metrics { @for metric in DICTIONARY { option value=(metric.name) lang="en" { (metric.unit) @if let Some(bounds) = bounds(metric) { ": " (bounds) } } } }
        (limits(look, policy, trial, fields))
    }
}

fn severities(look: &Look, name: &str, chosen: RuleSeverity) -> Markup {
    html! { select name=(name) { @for severity in SEVERITIES {
        option value=(name_of(&severity)) selected[severity == chosen] { (look.word_of(&severity)) }
    } } }
}

/// The metrics that a smaller loan can meet, and so can limit one.
fn limiting() -> impl Iterator<Item = (&'static Metric, RuleOp)> {
    let op = |side| match side {
        LimitSide::Upper => RuleOp::Lte,
        LimitSide::Lower => RuleOp::Gte,
    };
    DICTIONARY.iter().filter_map(move |metric| Some((metric, op(metric.caps_loan?))))
}

/// The limits that shape an offer, each with its value, and one more.
fn limits(look: &Look, policy: &Policy, trial: Option<&Trial>, fields: &Fields) -> Markup {
    html! {
        h3 { (look.say(t::LIMITS)) }
        @for limit in policy.limits() {
            div.rule {
                @let name = format!("limit.{}", limit.id);
                @let value = fields.get(&name).map_or_else(|| plain(&limit.value), str::to_owned);
                div { strong data-limit=(limit.id) { (rule_sentences::rule(look.language, limit)) } (about(look, &limit.metric, trial)) }
                (value_field(look, &name, &value, &limit.metric))
                (removal(look, &format!("remove_limit.{}", limit.id), fields))
            }
        }
        h3 { (look.say(t::NEW_LIMIT)) }
        div.rule.new {
            label { (look.say(t::METRIC)) select name="new_limit_metric" {
                option value="" { "–" }
                @for (metric, op) in limiting() {
                    @let name: &str = metric.name.into();
                    option value=(name) selected[fields.get("new_limit_metric") == Some(name)] { (look.words(name)) " " (look.compares(op)) "…" }
                }
            } }
            label { (look.say(t::VALUE)) input name="new_limit_value" autocomplete="off" value=[fields.get("new_limit_value")]; }
        }
    }
}

/// A value as the form shows it, and takes it back.
fn plain(value: &RuleValue) -> String {
    match serde_json::to_value(value).unwrap_or_default() {
        Value::String(text) => text,
        Value::Array(items) => items.iter().filter_map(Value::as_str).collect::<Vec<_>>().join(", "),
        other => other.to_string(),
    }
}

/// A text of the form as the value that the metric asks for.
fn value(metric: &str, text: &str) -> Result<Value, Problem> {
    Ok(match dictionary::find(metric).map(|metric| metric.kind) {
        Some(MetricKind::Flag) => {
            json!(text.eq_ignore_ascii_case("true") || text.eq_ignore_ascii_case("yes"))
        }
        Some(MetricKind::Choice(_)) if text.contains(',') => text.split(',').map(str::trim).collect(),
        Some(MetricKind::Choice(_)) | None => text.into(),
        Some(_) => number(metric, text)?,
    })
}

/// The policy that the form leaves, changes and adds to. What the form does not show of it stays.
pub(super) fn changed(policy: &Policy, fields: &Fields) -> Result<Value, Problem> {
    let mut body = json!(policy);
    body["rules"] = changed_rules(policy, fields)?.into();
    body["limits"] = changed_limits(policy, fields)?.into();
    Ok(body)
}

/// A name for what is new: that of its metric, with a number where that is taken. Rules and limits share theirs.
fn new_id(policy: &Policy, metric: &str, taken_too: Option<&str>) -> Option<String> {
    let all = || policy.rules.iter().chain(policy.limits());
    let is_taken = |id: &str| taken_too == Some(id) || all().any(|rule| rule.id == id);
    let named = |number| if number == 1 { metric.to_owned() } else { format!("{metric}_{number}") };
    (1..=all().count() + 2).map(named).find(|id| !is_taken(id))
}

fn new_rule_id(policy: &Policy, fields: &Fields) -> Option<String> {
    let metric = fields.get("new_metric").filter(|_| fields.get("new_value").is_some())?;
    new_id(policy, metric, None)
}

fn changed_rules(policy: &Policy, fields: &Fields) -> Result<Vec<Value>, Problem> {
    let mut changed = Vec::new();
    for rule in policy.rules.iter().filter(|rule| fields.get(&format!("remove.{}", rule.id)).is_none()) {
        let mut body = with_value(rule, fields.get(&format!("value.{}", rule.id)))?;
        if let Some(severity) = fields.get(&format!("severity.{}", rule.id)) {
            body["severity"] = severity.into();
        }
        changed.push(body);
    }
    if let (Some(metric), Some(text)) = (fields.get("new_metric"), fields.get("new_value")) {
        changed.push(json!({
            "id": new_rule_id(policy, fields), "metric": metric, "op": fields.get("new_op"), "value": value(metric, text)?,
            "severity": fields.get("new_severity"),
        }));
    }
    Ok(changed)
}

fn changed_limits(policy: &Policy, fields: &Fields) -> Result<Vec<Value>, Problem> {
    let mut changed = Vec::new();
    let is_kept = |limit: &&Rule| fields.get(&format!("remove_limit.{}", limit.id)).is_none();
    for limit in policy.limits().iter().filter(is_kept) {
        changed.push(with_value(limit, fields.get(&format!("limit.{}", limit.id)))?);
    }
    if let (Some(metric), Some(text)) = (fields.get("new_limit_metric"), fields.get("new_limit_value")) {
        // A metric that cannot limit a loan is the API's to refuse.
        let known = limiting().find(|(known, _)| <&str>::from(known.name) == metric);
        let op = known.map_or(RuleOp::Lte, |(_, op)| op);
        let id = new_id(policy, metric, new_rule_id(policy, fields).as_deref());
        let value = value(metric, text)?;
        // As the built-in ones have it: what is not known limits nothing.
        changed.push(json!({
            "id": id, "metric": metric, "op": op.name(), "value": value, "severity": "cap", "on_missing": "skip",
        }));
    }
    Ok(changed)
}

fn with_value(rule: &Rule, text: Option<&str>) -> Result<Value, Problem> {
    let mut body = json!(rule);
    if let Some(text) = text.filter(|text| *text != plain(&rule.value)) {
        body["value"] = value(&rule.metric, text)?;
    }
    Ok(body)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn policy() -> Policy {
        serde_json::from_value(json!({
            "rules": [
                {"id": "foir", "metric": "foir", "op": "lte", "value": 0.5, "severity": "cap", "description": "ours"},
                {"id": "months", "metric": "statement_months", "op": "gte", "value": 3, "severity": "review"},
            ],
            "limits": [{"id": "dscr", "metric": "dscr", "op": "gte", "value": 1.2, "severity": "cap"}],
        }))
        .unwrap()
    }

    #[test]
    fn a_form_changes_what_it_names_and_leaves_the_rest_of_a_rule() {
        let fields = Fields::parse(
            b"value.foir=0.45&severity.foir=cap&remove.months=true&new_metric=foir&new_op=lt&new_value=0.9&new_severity=knockout",
        );
        let changed = changed_rules(&policy(), &fields).unwrap();
        assert_eq!(changed.len(), 2);
        assert_eq!((&changed[0]["value"], &changed[0]["description"]), (&json!(0.45), &json!("ours")));
        assert_eq!((&changed[1]["id"], &changed[1]["op"]), (&json!("foir_2"), &json!("lt")));
    }

    #[test]
    fn limits_come_and_go_under_names_of_their_own() {
        let fields = Fields::parse(
            b"remove_limit.dscr=true&new_metric=foir&new_value=0.9&new_limit_metric=foir&new_limit_value=0.4",
        );
        let changed = changed(&policy(), &fields).unwrap();
        let limits = changed["limits"].as_array().unwrap();
        assert_eq!(limits.len(), 1, "{limits:?}");
        assert_eq!((&changed["rules"][2]["id"], &limits[0]["id"]), (&json!("foir_2"), &json!("foir_3")));
        assert_eq!((&limits[0]["op"], &limits[0]["severity"]), (&json!("lte"), &json!("cap")));
        let kept = changed_limits(&policy(), &Fields::parse(b"limit.dscr=1.5")).unwrap();
        assert_eq!((kept.len(), &kept[0]["value"]), (1, &json!(1.5)));
    }

    #[test]
    fn beside_a_rule_stands_what_its_value_may_be() {
        let drawn = editor(&Look::default(), &policy(), None, &Fields::default()).into_string();
        let foir = dictionary::find("foir").unwrap();
        let bounds = bounds(foir).unwrap();
        assert!(
            drawn.contains(&bounds)
                && drawn.contains(
                    &look::plain(foir.formula)
                        .replace('&', "&amp;")
                        .replace('<', "&lt;")
                        .replace('>', "&gt;")
                ),
            "{bounds}: {drawn}"
        );
        assert!(limiting().count() > 3);
        for (metric, _) in limiting() {
            assert!(crate::console::wire_words::hindi(metric.name.into()).is_some(), "{:?}", metric.name);
        }
    }
}

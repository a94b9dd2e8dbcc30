//! What a product was before: its versions, and what each change has changed, in words. Which members differ the API tells;
//! here they get their names and their units.

use chrono::{DateTime, Utc};
use lending_engine::money::Rupees;
use lending_engine::policy::Rule;
use lending_engine::product::Fee;
use maud::{Markup, html};
use serde::Deserialize;
use serde_json::Value;

use super::fields::encoded;
use super::look::{Look, rupees};
use super::problem::Problem;
use super::records::Listed;
use super::rule_sentences;
use super::texts::{self as t, Text};
use super::visit::Visit;

/// How many stand on a page of a product.
const SHOWN: &str = "5";
/// What of the address of a product's page says from which version on.
const CURSOR: &str = "versions";

#[derive(Deserialize)]
#[expect(clippy::struct_field_names, reason = "members of the contract")]
pub(super) struct Version {
    version: i64,
    terms: Value,
    changes: Vec<Change>,
    created_at: DateTime<Utc>,
}

#[derive(Deserialize)]
struct Change {
    path: String,
    before: Value,
    after: Value,
}

pub(super) async fn of_product(visit: &Visit, product: &str) -> Result<Listed<Version>, Problem> {
    let query = visit.query.with("limit", Some(SHOWN)).with("cursor", visit.query.get(CURSOR));
    let path = format!("/products/{}/versions{}", encoded(product), query.query(&["limit", "cursor"]));
    Ok(visit.call.get(&path).await?)
}

/// The part of a product's page. Who made a version is in the audit record, which is for owners.
pub(super) fn told(visit: &Visit, product: &str, versions: &Listed<Version>) -> Markup {
    let look = &visit.look;
    let address = format!("/products/{product}");
    html! {
        section #versions {
            h2 { (look.say(t::VERSIONS)) @if let Some(total) = versions.total { " " span.count { (total) } } }
            @if visit.is_owner() { p { a href={ "/settings/audit?subject=" (product) } { (look.say(t::VERSIONS_BY_WHOM)) } } }
            @for version in &versions.data { (one(look, version)) }
            nav.pages aria-label=(look.say(t::VERSIONS)) {
                @if visit.query.get(CURSOR).is_some() { a href={ (address) "#versions" } { (look.say(t::NEWEST)) } }
                @if let Some(cursor) = versions.next_cursor.as_deref().filter(|_| versions.has_more) {
                    a rel="next" href={ (address) "?versions=" (cursor) "#versions" } { (look.say(t::OLDER)) }
                }
            }
        }
    }
}

fn one(look: &Look, version: &Version) -> Markup {
    let lines = lines(look, version);
    html! {
        h3 { (look.say(t::VERSION)) " " (version.version) " " span.quiet { (look.time(version.created_at)) } }
        @if version.version == 1 { p.quiet { (look.say(t::FIRST_VERSION)) } }
        @else if lines.is_empty() { p.quiet { (look.say(t::NO_DIFFERENCE)) } }
        @else {
            ul.checks data-version=(version.version) { @for line in lines { li data-path=(line.path) {
                (line.about) ": "
                @match (&line.before, &line.after) {
                    (Some(before), Some(after)) => { (before) " → " strong { (after) } }
                    (None, Some(after)) => { strong { (after) } }
                    (Some(before), None) => { del { (before) } }
                    (None, None) => {}
                }
            } } }
        }
    }
}

/// One thing that changed: what it is, what it was, what it is since. What came has no before, what went no after.
#[derive(Debug, PartialEq)]
struct Line {
    path: String,
    about: String,
    before: Option<String>,
    after: Option<String>,
}

fn lines(look: &Look, version: &Version) -> Vec<Line> {
    let mut lines = Vec::new();
    let mut rules_told = Vec::new();
    for change in &version.changes {
        let Some((list, id)) = rule_of(&change.path) else {
            lines.push(term(look, change));
            continue;
        };
        // The members of one rule make one sentence, where the first of them stands.
        if rules_told.contains(&(list, id)) {
            continue;
        }
        rules_told.push((list, id));
        lines.extend(rule(look, version, list, id));
    }
    lines
}

/// The list and the id of the rule that a path leads into.
fn rule_of(path: &str) -> Option<(&str, &str)> {
    ["rules", "limits"].into_iter().find_map(|list| {
        let rest = path.strip_prefix("policy.")?.strip_prefix(list)?.strip_prefix('.')?;
        Some((list, rest.split_once('.').map_or(rest, |(id, _)| id)))
    })
}

/// A term that is no rule.
fn term(look: &Look, change: &Change) -> Line {
    let name = TERMS.iter().find(|(path, ..)| *path == change.path);
    let about = name.map_or_else(|| change.path.clone(), |(_, text, _)| look.say(*text).to_owned());
    let unit = name.map_or(Unit::Plain, |(.., unit)| *unit);
    let said = |value: &Value| Some(unit.said(look, value));
    Line { path: change.path.clone(), about, before: said(&change.before), after: said(&change.after) }
}

#[derive(Debug, Clone, Copy)]
enum Unit {
    Rupees,
    Months,
    Percent,
    /// A word of the contract.
    Word,
    Fees,
    Plain,
}

const TERMS: [(&str, Text, Unit); 29] = [
    ("name", t::CHECK_NAME_OF_PRODUCT, Unit::Plain),
    ("description", t::PRODUCT_DESCRIPTION, Unit::Plain),
    ("contact", t::PRODUCT_CONTACT, Unit::Plain),
    ("currency", t::CURRENCY, Unit::Plain),
    ("amount.min", t::SMALLEST_LOAN, Unit::Rupees),
    ("amount.max", t::LARGEST_LOAN, Unit::Rupees),
    ("tenure_months.min", t::SHORTEST_TENURE, Unit::Months),
    ("tenure_months.max", t::LONGEST_TENURE, Unit::Months),
    ("tenure_months.default", t::USUAL_TENURE, Unit::Months),
    ("annual_rate_pct", t::RATE, Unit::Percent),
    ("business_margin_pct", t::MARGIN_OF_TRADE, Unit::Percent),
    ("fees", t::FEES, Unit::Fees),
    ("policy.rules", t::ORDER_OF_RULES, Unit::Plain),
    ("policy.limits", t::ORDER_OF_LIMITS, Unit::Plain),
    ("policy.income.use", t::INCOME_COUNTED, Unit::Word),
    ("policy.income.margins.professional_pct", t::MARGIN_OF_PROFESSION, Unit::Percent),
    ("policy.income.margins.gig_pct", t::MARGIN_OF_GIG_WORK, Unit::Percent),
    ("policy.income.margins.rent_pct", t::MARGIN_OF_RENT, Unit::Percent),
    ("policy.income.margins.agriculture_pct", t::MARGIN_OF_AGRICULTURE, Unit::Percent),
    ("policy.window_months", t::MEASURED_OVER, Unit::Months),
    ("policy.balance_days", t::BALANCE_DAYS, Unit::Plain),
    ("scorecard.income", t::POINTS_INCOME, Unit::Plain),
    ("scorecard.liquidity", t::POINTS_LIQUIDITY, Unit::Plain),
    ("scorecard.leverage", t::POINTS_LEVERAGE, Unit::Plain),
    ("scorecard.conduct", t::POINTS_CONDUCT, Unit::Plain),
    ("scorecard.behaviour", t::POINTS_BEHAVIOUR, Unit::Plain),
    ("scorecard.bureau", t::POINTS_BUREAU, Unit::Plain),
    ("thresholds.approve", t::THRESHOLD_APPROVE, Unit::Plain),
    ("thresholds.review", t::THRESHOLD_REVIEW, Unit::Plain),
];

impl Unit {
    /// A value in its unit. One that a newer version of the service wrote is shown as it stands.
    fn said(self, look: &Look, value: &Value) -> String {
        let known = match self {
            _ if value.is_null() => return look.say(t::NOTHING).to_owned(),
            Self::Rupees => serde_json::from_value::<Rupees>(value.clone()).ok().map(rupees),
            Self::Months => value
                .as_u64()
                .and_then(|count| count.try_into().ok())
                .map(|count| look.language.months(count)),
            Self::Percent => value.as_f64().map(|percent| format!("{percent}%")),
            Self::Word => value.as_str().map(|word| look.words(word)),
            Self::Fees => {
                serde_json::from_value::<Vec<Fee>>(value.clone()).ok().map(|fees| listed(look, &fees))
            }
            Self::Plain => None,
        };
        known.unwrap_or_else(|| plain(look, value))
    }
}

fn plain(look: &Look, value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Array(items) if items.is_empty() => look.say(t::NOTHING).to_owned(),
        Value::Array(items) => items.iter().map(|item| plain(look, item)).collect::<Vec<_>>().join(", "),
        other => other.to_string(),
    }
}

fn listed(look: &Look, fees: &[Fee]) -> String {
    if fees.is_empty() {
        return look.say(t::NOTHING).to_owned();
    }
    let said = |fee: &Fee| match (fee.amount, fee.percent) {
        (Some(amount), _) => format!("{} {}", fee.name, rupees(amount)),
        (None, Some(percent)) => format!("{} {percent}%", fee.name),
        (None, None) => fee.name.clone(),
    };
    fees.iter().map(said).collect::<Vec<_>>().join(", ")
}

/// What became of one rule: it came, it went, or what it asks for and what follows are not what they were.
fn rule(look: &Look, version: &Version, list: &str, id: &str) -> Vec<Line> {
    let path = format!("policy.{list}.{id}");
    let is_limit = list == "limits";
    let line = |about: String, before, after| Line { path: path.clone(), about, before, after };
    let whole = version.changes.iter().find(|change| change.path == path);
    if let Some(change) = whole {
        let text = match (change.before.is_null(), is_limit) {
            (true, false) => t::RULE_ADDED,
            (true, true) => t::LIMIT_ADDED,
            (false, false) => t::RULE_REMOVED,
            (false, true) => t::LIMIT_REMOVED,
        };
        let told = |value: &Value| (!value.is_null()).then(|| Told::of(look, value).whole(look));
        return vec![line(look.say(text).to_owned(), told(&change.before), told(&change.after))];
    }
    let (before, after) =
        (Told::of(look, &earlier(version, list, id)), Told::of(look, &present(version, list, id)));
    let changed = look.say(if is_limit { t::LIMIT_CHANGED } else { t::RULE_CHANGED });
    let aspects = [
        (changed.to_owned(), &before.demand, &after.demand),
        (format!("{} – {}", after.demand, look.say(t::IF_NOT_MET)), &before.severity, &after.severity),
        (format!("{} – {}", after.demand, look.say(t::WITHOUT_VALUE)), &before.on_missing, &after.on_missing),
        (format!("{} – {}", after.demand, look.say(t::PRODUCT_DESCRIPTION)), &before.purpose, &after.purpose),
    ];
    let differing = aspects.into_iter().filter(|(_, before, after)| before != after);
    differing.map(|(about, before, after)| line(about, Some(before.clone()), Some(after.clone()))).collect()
}

/// The rule as this version has it.
fn present(version: &Version, list: &str, id: &str) -> Value {
    let rules = version.terms["policy"][list].as_array().into_iter().flatten();
    rules.into_iter().find(|rule| rule["id"] == id).cloned().unwrap_or_default()
}

/// The rule as it was: what it is, with what changed put back.
fn earlier(version: &Version, list: &str, id: &str) -> Value {
    let mut rule = present(version, list, id);
    let within = format!("policy.{list}.{id}.");
    if let Some(members) = rule.as_object_mut() {
        for change in &version.changes {
            match change.path.strip_prefix(&within) {
                Some(member) if change.before.is_null() => {
                    members.remove(member);
                }
                Some(member) => {
                    members.insert(member.to_owned(), change.before.clone());
                }
                None => {}
            }
        }
    }
    rule
}

/// A rule in words.
struct Told {
    demand: String,
    severity: String,
    on_missing: String,
    purpose: String,
}

impl Told {
    /// A rule that only a newer version of the service understands is shown as it stands.
    fn of(look: &Look, stored: &Value) -> Self {
        let Ok(rule) = serde_json::from_value::<Rule>(stored.clone()) else {
            let nothing = String::new;
            return Self {
                demand: stored.to_string(),
                severity: nothing(),
                on_missing: nothing(),
                purpose: nothing(),
            };
        };
        let mut demand = rule_sentences::rule(look.language, &rule);
        for condition in &rule.when {
            let condition = rule_sentences::condition(look.language, condition);
            demand = format!("{demand} · {} {condition}", look.say(t::IF));
        }
        Self {
            demand,
            severity: look.word_of(&rule.severity),
            on_missing: look.word_of(&rule.on_missing),
            purpose: rule.description.unwrap_or_else(|| look.say(t::NOTHING).to_owned()),
        }
    }

    fn whole(self, look: &Look) -> String {
        if self.severity.is_empty() {
            return self.demand;
        }
        format!("{} – {}: {}", self.demand, look.say(t::IF_NOT_MET), self.severity)
    }
}

#[cfg(test)]
mod tests {
    use lending_engine::language::Language;
    use serde_json::json;

    use super::*;

    fn told_in(
        language: Language,
        terms: &Value,
        changes: &Value,
    ) -> Vec<(String, Option<String>, Option<String>)> {
        let version = serde_json::from_value(
            json!({"version": 2, "terms": terms, "changes": changes, "created_at": "2026-11-15T02:00:00Z"}),
        );
        let look = Look { language, ..Look::default() };
        lines(&look, &version.unwrap())
            .into_iter()
            .map(|line| (line.about, line.before, line.after))
            .collect()
    }

    fn line(about: &str, before: &str, after: &str) -> (String, Option<String>, Option<String>) {
        let some = |text: &str| (!text.is_empty()).then(|| text.to_owned());
        (about.to_owned(), some(before), some(after))
    }

    #[test]
    fn terms_are_told_in_their_units_and_in_both_languages() {
        let changes = json!([
            {"path": "amount.max", "before": 500_000, "after": 1_000_000.5},
            {"path": "tenure_months.max", "before": 36, "after": 1},
            {"path": "annual_rate_pct", "before": 16.5, "after": 15.0},
            {"path": "contact", "before": null, "after": "1800 123 456"},
            {"path": "fees", "before": [], "after": [{"name": "Processing", "percent": 2.36}, {"name": "Stamp", "amount": 1500}]},
            {"path": "policy.income.use", "before": null, "after": "low"},
            {"path": "policy.balance_days", "before": null, "after": [1, 15]},
            {"path": "something.newer", "before": 1, "after": {"a": 2}},
        ]);
        assert_eq!(
            told_in(Language::En, &json!({}), &changes),
            [
                line("Largest loan", "₹5,00,000", "₹10,00,000.50"),
                line("Longest tenure", "36 months", "1 month"),
                line("Rate a year", "16.5%", "15%"),
                line("Whom applicants may ask", "nothing", "1800 123 456"),
                line("Fees", "nothing", "Processing 2.36%, Stamp ₹1,500"),
                line("Which figure of the income counts", "nothing", "Low"),
                line("Days that the average balance looks at", "nothing", "1, 15"),
                line("something.newer", "1", "{\"a\":2}"),
            ]
        );
        let hindi = told_in(Language::Hi, &json!({}), &changes);
        assert_eq!(hindi[1], line("सबसे लंबी अवधि", "36 माह", "1 माह"));
        assert_eq!(hindi[5].2.as_deref(), Some("कम"));
    }

    #[test]
    fn rules_are_told_as_sentences_before_and_after() {
        let foir = json!({"id": "foir", "metric": "foir", "op": "lte", "value": 0.5, "severity": "knockout", "on_missing": "review"});
        let bounces = json!({"id": "b", "metric": "inward_bounces_6m", "op": "lte", "value": 2, "severity": "review", "on_missing": "review"});
        let terms = json!({"policy": {"rules": [foir], "limits": []}});
        let changes = json!([
            {"path": "policy.rules.foir.severity", "before": "review", "after": "knockout"},
            {"path": "policy.rules.foir.value", "before": 0.45, "after": 0.5},
            {"path": "policy.rules.foir.when", "before": [{"metric": "monthly_income", "op": "lt", "value": 75000}], "after": null},
            {"path": "policy.rules.b", "before": bounces, "after": null},
            {"path": "policy.limits.b", "before": null, "after": bounces},
        ]);
        let demand = "Instalments take at most 50% of the income (FOIR)";
        assert_eq!(
            told_in(Language::En, &terms, &changes),
            [
                line(
                    "Rule changed",
                    "Instalments take at most 45% of the income (FOIR) · if the monthly income is less than ₹75,000",
                    demand
                ),
                line(&format!("{demand} – If it does not hold"), "Review", "Knockout"),
                line(
                    "Rule removed",
                    "At most 2 payments were returned unpaid in 6 months – If it does not hold: Review",
                    ""
                ),
                line(
                    "Limit added",
                    "",
                    "At most 2 payments were returned unpaid in 6 months – If it does not hold: Review"
                ),
            ]
        );
    }

    #[test]
    fn every_member_that_a_form_changes_has_its_name() {
        let named = |path: &str| TERMS.iter().any(|(known, ..)| *known == path);
        for path in [
            "scorecard.behaviour",
            "thresholds.review",
            "policy.income.margins.rent_pct",
            "policy.window_months",
        ] {
            assert!(named(path), "{path}");
        }
        assert_eq!(rule_of("policy.rules.foir.value"), Some(("rules", "foir")));
        assert_eq!((rule_of("policy.rules"), rule_of("policy.income.use")), (None, None));
    }
}

//! Loan products: the rules as sentences with the metric dictionary at hand, and, for owners, changing them. What a change
//! would do to old cases is `product_trial`, what earlier ones did `product_versions`.

use lending_engine::metrics::dictionary::{self, DICTIONARY, MetricKind};
use lending_engine::policy::{Policy, Rule, RuleOp, RuleSeverity, Scorecard, Thresholds};
use lending_engine::product::{AmountRange, Fee, TenureRange};
use maud::{Markup, html};
use poem::http::Method;
use poem::web::Path;
use poem::{Response, handler};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::fields::{Fields, encoded};
use super::frame::{Place, empty, form_token, page, see_other, with_status};
use super::look::{Look, name_of, rupees};
use super::problem::Problem;
use super::product_terms;
use super::product_trial::{self, Trial};
use super::product_versions::{self, Version};
use super::records::Listed;
use super::rule_sentences;
use super::texts as t;
use super::upload::number;
use super::visit::{Submission, Visit};

const SEVERITIES: [RuleSeverity; 3] = [RuleSeverity::Knockout, RuleSeverity::Review, RuleSeverity::Cap];
const OPERATORS: [RuleOp; 8] =
    [RuleOp::Lte, RuleOp::Gte, RuleOp::Lt, RuleOp::Gt, RuleOp::Eq, RuleOp::Neq, RuleOp::In, RuleOp::NotIn];

#[derive(Serialize, Deserialize)]
struct Product {
    id: String,
    name: String,
    description: Option<String>,
    version: i64,
    status: String,
    amount: AmountRange,
    tenure_months: TenureRange,
    annual_rate_pct: f64,
    business_margin_pct: f64,
    fees: Vec<Fee>,
    contact: Option<String>,
    policy: Policy,
    scorecard: Scorecard,
    thresholds: Thresholds,
}

impl Product {
    fn is_active(&self) -> bool {
        self.status == "active"
    }
}

#[handler]
pub(super) async fn products_page(visit: Visit) -> Result<Response, Problem> {
    let listed: Listed<Product> = visit
        .call
        .get(&format!("/products{}", visit.query.with("limit", Some("100")).query(&["status", "limit"])))
        .await?;
    let look = &visit.look;
    let are_archived = visit.query.get("status") == Some("archived");
    let body = html! {
        header.page-head {
            h1 { (look.say(if are_archived { t::ARCHIVED_PRODUCTS } else { t::PRODUCTS })) }
            @if visit.is_owner() { a.button.primary href="/products/new" { (look.say(t::NEW_PRODUCT)) } }
        }
        p.quiet { (look.say(t::PRODUCTS_LEAD)) " " a href="/products/metrics" { (look.say(t::METRICS)) } " · "
            @if are_archived { a href="/products" { (look.say(t::ACTIVE_PRODUCTS)) } } @else { a href="/products?status=archived" { (look.say(t::ARCHIVED_PRODUCTS)) } } }
        @if listed.data.is_empty() { (empty(look.say(t::NO_PRODUCTS), look.say(t::PRODUCTS_LEAD))) } @else {
            div.scroll tabindex="0" role="region" aria-label=(look.say(t::PRODUCTS)) { table.rows data-keys="rows" {
                thead { tr { th { (look.say(t::PRODUCT)) } th.number { (look.say(t::VERSION)) } th.number { (look.say(t::AMOUNT_RANGE)) } th.number.wide { (look.say(t::TENURE_RANGE)) } th.number.wide { (look.say(t::RATE)) } th.number { (look.say(t::RULES)) } } }
                tbody { @for product in &listed.data { tr {
                    td.grow { a.row-link href={ "/products/" (product.id) } { (product.name) } @if let Some(text) = &product.description { br; span.quiet { (text) } } }
                    td.number { (product.version) }
                    td.number { (rupees(product.amount.min)) " – " (rupees(product.amount.max)) }
                    td.number.wide { (product.tenure_months.min) "–" (product.tenure_months.max) }
                    td.number.wide { (product.annual_rate_pct) "%" }
                    td.number { (product.policy.rules.len()) }
                } } }
            } }
        }
    };
    Ok(page(&visit, Place::Products, look.say(t::PRODUCTS), body))
}

/// What stands on the page beside the product itself.
#[derive(Default)]
struct Beside<'b> {
    problem: Option<&'b Problem>,
    trial: Option<&'b Trial>,
    versions: Option<&'b Listed<Version>>,
    /// What the form said, where it was sent and nothing was published.
    fields: Fields,
}

fn shown(visit: &Visit, product: &Product, beside: &Beside<'_>) -> Response {
    let look = &visit.look;
    let body = html! {
        header.page-head { h1 { (product.name) " " span.count { (look.say(t::VERSION)) " " (product.version) " · " (look.words(&product.status)) } } }
        @if let Some(text) = &product.description { p.quiet { (text) } }
        @if !product.is_active() { p.note { (look.say(t::ARCHIVED_NOTE)) } }
        @if let Some(problem) = beside.problem { (problem.note(look)) }
        @if let Some(trial) = beside.trial { (product_trial::told(look, trial)) }
        dl.figures {
            div { dt { (look.say(t::AMOUNT_RANGE)) } dd { (rupees(product.amount.min)) " – " (rupees(product.amount.max)) } }
            div { dt { (look.say(t::TENURE_RANGE)) } dd { (product.tenure_months.min) "–" (product.tenure_months.max) " (" (product.tenure_months.default) ")" } }
            div { dt { (look.say(t::RATE)) } dd { (product.annual_rate_pct) "%" } }
            @for fee in &product.fees { div { dt { (fee.name) } dd { (fee_of(fee)) } } }
            div { dt { (look.say(t::THRESHOLDS)) } dd { (look.say(t::APPROVE)) " ≥ " (product.thresholds.approve) ", " (look.say(t::REVIEW)) " ≥ " (product.thresholds.review) } }
        }
        h2 { (look.say(t::RULES)) }
        @if visit.is_owner() { (editor(visit, product, beside)) } @else {
            p.quiet { (look.say(t::OWNERS_ONLY)) }
            ul.checks { @for rule in &product.policy.rules { li { (told(look, rule)) @if let Some(trial) = beside.trial { (product_trial::spread(look, trial, &rule.metric)) } } } }
            @if visit.may_write() {
                form method="post" action={ "/products/" (product.id) } {
                    (form_token(visit))
                    div.acts { (product_trial::button(look, &beside.fields)) }
                }
            }
        }
        p { a href="/products/metrics" { (look.say(t::METRICS)) " →" } }
        @if let Some(versions) = beside.versions { (product_versions::told(visit, &product.id, versions)) }
        @if visit.is_owner() { (shelve(visit, product)) }
    };
    page(visit, Place::Products, &product.name, body)
}

fn told(look: &Look, rule: &Rule) -> Markup {
    let metric = dictionary::find(&rule.metric);
    html! {
        strong { (rule_sentences::rule(look.language, rule)) }
        " " span.quiet { (look.word_of(&rule.severity).to_lowercase()) }
        @for condition in &rule.when { " · " (look.say(t::IF)) " " (rule_sentences::condition(look.language, condition)) }
        @if let Some(metric) = metric { br; span.quiet { (metric.summary.replace('`', "")) " " a href={ "/docs/metrics#" (rule.metric) } { (rule.metric) } } }
    }
}

/// A value as the form shows it, and takes it back.
fn plain(value: &lending_engine::policy::RuleValue) -> String {
    match serde_json::to_value(value).unwrap_or_default() {
        Value::String(text) => text,
        Value::Array(items) => items.iter().filter_map(Value::as_str).collect::<Vec<_>>().join(", "),
        other => other.to_string(),
    }
}

/// The form, with what somebody has filled into it already.
fn editor(visit: &Visit, product: &Product, beside: &Beside<'_>) -> Markup {
    let (look, fields) = (&visit.look, &beside.fields);
    let chosen = |name: &str, stored: RuleSeverity| {
        let is_it = |severity: &RuleSeverity| fields.get(name) == Some(&*name_of(severity));
        SEVERITIES.into_iter().find(is_it).unwrap_or(stored)
    };
    let filled = |name: &str, stored: String| fields.get(name).map_or(stored, str::to_owned);
    html! {
        form method="post" action={ "/products/" (product.id) } {
            (form_token(visit))
            @for rule in &product.policy.rules {
                div.rule {
                    @let (value, severity, remove) = (format!("value.{}", rule.id), format!("severity.{}", rule.id), format!("remove.{}", rule.id));
                    div { (told(look, rule)) @if let Some(trial) = beside.trial { (product_trial::spread(look, trial, &rule.metric)) } }
                    label { (look.say(t::VALUE)) input name=(value) value=(filled(&value, plain(&rule.value))) autocomplete="off"; }
                    label { (look.say(t::IF_NOT_MET)) (severities(look, &severity, chosen(&severity, rule.severity))) }
                    label.check { input type="checkbox" name=(remove) value="true" checked[fields.get(&remove).is_some()]; span { (look.say(t::REMOVE)) } }
                }
            }
            h3 { (look.say(t::NEW_RULE)) }
            div.rule.new {
                label { (look.say(t::METRIC)) input name="new_metric" list="metrics" autocomplete="off" value=[fields.get("new_metric")]; }
                label { (look.say(t::COMPARISON)) select name="new_op" { @for op in OPERATORS { option value=(op.name()) selected[fields.get("new_op") == Some(op.name())] { (look.compares(op)) } } } }
                label { (look.say(t::VALUE)) input name="new_value" autocomplete="off" value=[fields.get("new_value")]; }
                label { (look.say(t::IF_NOT_MET)) (severities(look, "new_severity", chosen("new_severity", RuleSeverity::Review))) }
            }
            datalist #metrics { @for metric in DICTIONARY { option value=(metric.name) { (metric.unit) } } }
            (limits(look, product, fields))
            details open[beside.problem.is_some()] { summary { h2 { (look.say(t::TERMS)) ", " (look.say(t::FEES)) ", " (look.say(t::SCORECARD)) } }
                div.stack { (product_terms::form(look, &json!(product), fields)) }
            }
            div.acts { (product_trial::button(look, fields)) button.primary type="submit" name="act" value="publish" { (look.say(t::PUBLISH)) " " (product.version + 1) } }
        }
    }
}

fn severities(look: &Look, name: &str, chosen: RuleSeverity) -> Markup {
    html! { select name=(name) { @for severity in SEVERITIES {
        option value=(name_of(&severity)) selected[severity == chosen] { (look.word_of(&severity)) }
    } } }
}

fn fee_of(fee: &Fee) -> String {
    match (fee.amount, fee.percent) {
        (Some(amount), _) => rupees(amount),
        (None, Some(percent)) => format!("{percent}%"),
        (None, None) => String::new(),
    }
}

/// The limits that shape an offer, each with its value.
fn limits(look: &Look, product: &Product, fields: &Fields) -> Markup {
    html! {
        @if !product.policy.limits().is_empty() {
            h3 { (look.say(t::LIMITS)) }
            div.two { @for limit in product.policy.limits() {
                @let name = format!("limit.{}", limit.id);
                label { (rule_sentences::rule(look.language, limit))
                    input name=(name) value=(fields.get(&name).map_or_else(|| plain(&limit.value), str::to_owned)) autocomplete="off"; }
            } }
        }
    }
}

/// Taking a product out of new work, and bringing it back. Neither makes a new version.
fn shelve(visit: &Visit, product: &Product) -> Markup {
    let look = &visit.look;
    let (act, text) = if product.is_active() { ("archive", t::ARCHIVE) } else { ("activate", t::ACTIVATE) };
    html! {
        form.danger-zone method="post" action={ "/products/" (product.id) } {
            (form_token(visit))
            @if product.is_active() { p { (look.say(t::ARCHIVED_NOTE)) } }
            button type="submit" name="act" value=(act) { (look.say(text)) ": " (product.name) }
        }
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

/// The rules that the form leaves, changes and adds. What the form does not show of a rule stays.
fn changed(rules: &[Rule], fields: &Fields) -> Result<Vec<Value>, Problem> {
    let mut changed = Vec::new();
    for rule in rules.iter().filter(|rule| fields.get(&format!("remove.{}", rule.id)).is_none()) {
        let mut body = json!(rule);
        if let Some(text) =
            fields.get(&format!("value.{}", rule.id)).filter(|text| *text != plain(&rule.value))
        {
            body["value"] = value(&rule.metric, text)?;
        }
        if let Some(severity) = fields.get(&format!("severity.{}", rule.id)) {
            body["severity"] = severity.into();
        }
        changed.push(body);
    }
    if let (Some(metric), Some(text)) = (fields.get("new_metric"), fields.get("new_value")) {
        let taken = |id: &str| rules.iter().any(|rule| rule.id == id);
        let id = (1..=rules.len() + 1)
            .map(|number| if number == 1 { metric.to_owned() } else { format!("{metric}_{number}") })
            .find(|id| !taken(id));
        changed.push(json!({
            "id": id, "metric": metric, "op": fields.get("new_op"), "value": value(metric, text)?,
            "severity": fields.get("new_severity"),
        }));
    }
    Ok(changed)
}

#[handler]
pub(super) async fn product_page(visit: Visit, Path(id): Path<String>) -> Result<Response, Problem> {
    let product: Product = visit.call.get(&format!("/products/{}", encoded(&id))).await?;
    let versions = product_versions::of_product(&visit, &product.id).await?;
    Ok(shown(&visit, &product, &Beside { versions: Some(&versions), ..Beside::default() }))
}

#[handler]
pub(super) async fn change_product(
    submitted: Submission,
    Path(id): Path<String>,
) -> Result<Response, Problem> {
    let Submission { visit, fields } = submitted;
    let path = format!("/products/{}", encoded(&id));
    let product: Product = visit.call.get(&path).await?;
    let is_trial = fields.get("act") == Some("try");
    let body = match fields.get("act") {
        Some("archive") => Ok(json!({"status": "archived"})),
        Some("activate") => Ok(json!({"status": "active"})),
        _ => change(&product, &fields),
    };
    let outcome = match body {
        Ok(body) if is_trial => {
            // Whoever may not change the product tries it as it is.
            let draft = visit.is_owner().then_some(&body);
            product_trial::run(&visit, &product.id, draft, &fields).await.map(Some)
        }
        Ok(body) => {
            let published = visit.call.json::<Product>(Method::PATCH, &path, &body).await;
            published.map(|_| None).map_err(Problem::from)
        }
        Err(problem) => Err(problem),
    };
    match outcome {
        Ok(None) => Ok(see_other(&format!("/products/{}", product.id))),
        // Beside a draft stands the draft alone: what was before is on the page that it came from.
        Ok(Some(trial)) => {
            Ok(shown(&visit, &product, &Beside { trial: Some(&trial), fields, ..Beside::default() }))
        }
        Err(problem) => {
            let beside = Beside { problem: Some(&problem), fields, ..Beside::default() };
            let mut response = shown(&visit, &product, &beside);
            response.set_status(problem.status);
            Ok(response)
        }
    }
}

fn change(product: &Product, fields: &Fields) -> Result<Value, Problem> {
    let mut policy = json!(product.policy);
    policy["rules"] = changed(&product.policy.rules, fields)?.into();
    let mut limits = Vec::new();
    for limit in product.policy.limits() {
        let mut body = json!(limit);
        if let Some(text) =
            fields.get(&format!("limit.{}", limit.id)).filter(|text| *text != plain(&limit.value))
        {
            body["value"] = value(&limit.metric, text)?;
        }
        limits.push(body);
    }
    policy["limits"] = limits.into();
    let mut body = product_terms::asked(&json!(product), fields)?;
    body.insert("policy".to_owned(), policy);
    Ok(body.into())
}

fn new_form(visit: &Visit, fields: &Fields, problem: Option<&Problem>) -> Markup {
    let look = &visit.look;
    html! {
        h1 { (look.say(t::NEW_PRODUCT)) }
        p.quiet { (look.say(if visit.is_owner() { t::NEW_PRODUCT_NOTE } else { t::OWNERS_ONLY })) }
        @if let Some(problem) = problem { (problem.note(look)) }
        @if visit.is_owner() {
            form.card.stack method="post" action="/products/new" {
                (form_token(visit))
                (product_terms::form(look, &usual_terms(), fields))
                button.primary type="submit" { (look.say(t::CREATE_PRODUCT)) }
            }
        }
    }
}

/// What a new form begins with.
fn usual_terms() -> Value {
    json!({
        "tenure_months": {"min": 6, "max": 36, "default": 24}, "business_margin_pct": 10,
        "scorecard": Scorecard::default(), "thresholds": Thresholds::default(),
    })
}

#[handler]
pub(super) fn new_product_page(visit: Visit) -> Response {
    page(&visit, Place::Products, visit.look.say(t::NEW_PRODUCT), new_form(&visit, &Fields::default(), None))
}

#[handler]
pub(super) async fn create_product(submitted: Submission) -> Result<Response, Problem> {
    let Submission { visit, fields } = submitted;
    let made = match product_terms::asked(&Value::Null, &fields) {
        Ok(mut body) => {
            body.insert("policy".to_owned(), json!({"rules": [
                {"id": "foir", "metric": "foir", "op": "lte", "value": 0.5, "severity": "review"},
                {"id": "statement_months", "metric": "statement_months", "op": "gte", "value": 3, "severity": "review"},
            ]}));
            visit.call.json::<Product>(Method::POST, "/products", &body.into()).await.map_err(Problem::from)
        }
        Err(problem) => Err(problem),
    };
    match made {
        Ok(product) => Ok(see_other(&format!("/products/{}", product.id))),
        Err(problem) => {
            let body = new_form(&visit, &fields, Some(&problem));
            Ok(with_status(&visit, problem.status, Place::Products, visit.look.say(t::NEW_PRODUCT), body))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_form_changes_what_it_names_and_leaves_the_rest_of_a_rule() {
        let rules: Vec<Rule> = serde_json::from_value(json!([
            {"id": "foir", "metric": "foir", "op": "lte", "value": 0.5, "severity": "cap", "description": "ours"},
            {"id": "months", "metric": "statement_months", "op": "gte", "value": 3, "severity": "review"},
        ]))
        .unwrap();
        let fields = Fields::parse(
            b"value.foir=0.45&severity.foir=cap&remove.months=true&new_metric=foir&new_op=lt&new_value=0.9&new_severity=knockout",
        );
        let changed = changed(&rules, &fields).unwrap();
        assert_eq!(changed.len(), 2);
        assert_eq!((&changed[0]["value"], &changed[0]["description"]), (&json!(0.45), &json!("ours")));
        assert_eq!((&changed[1]["id"], &changed[1]["op"]), (&json!("foir_2"), &json!("lt")));
    }
}

//! Loan products: their list, the page of one with its rules (`product_rules`) and terms (`product_terms`), and, for owners,
//! changing them. What a change would do to old cases is `product_trial`, what earlier ones did `product_versions`.

use lending_engine::policy::{Policy, Scorecard, Thresholds};
use lending_engine::product::{AmountRange, Fee, TenureRange};
use maud::{Markup, html};
use poem::http::{Method, StatusCode};
use poem::web::Path;
use poem::{Response, handler};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::fields::{Fields, encoded};
use super::frame::{Place, empty, form_token, page, see_other, with_status};
use super::look::rupees;
use super::once;
use super::problem::Problem;
use super::product_rules;
use super::product_terms;
use super::product_trial::{self, Trial};
use super::product_versions::{self, Version};
use super::records::Listed;
use super::texts as t;
use super::visit::{Submission, Visit};
use crate::errors::Code;

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
                thead { tr { th { (look.say(t::PRODUCT)) } th.number.wide { (look.say(t::VERSION)) } th.number { (look.say(t::AMOUNT_RANGE)) } th.number.wide { (look.say(t::TENURE_RANGE)) } th.number.wide { (look.say(t::RATE)) } th.number.wide { (look.say(t::RULES)) } } }
                tbody { @for (place, product) in listed.data.iter().enumerate() { tr {
                    @let fact = format!("/data/{place}");
                    td.grow { a.row-link href={ "/products/" (product.id) } data-fact={ (fact) "/name" } { (product.name) } @if let Some(text) = &product.description { br; span.quiet data-fact={ (fact) "/description" } { (text) } } }
                    td.number.wide data-fact={ (fact) "/version" } { (product.version) }
                    td.number { (amounts(product, &fact)) }
                    td.number.wide { (tenures(product, &fact)) }
                    td.number.wide data-fact={ (fact) "/annual_rate_pct" } { (product.annual_rate_pct) "%" }
                    td.number.wide { (product.policy.rules.len()) }
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
        header.page-head { h1 { span data-fact="/name" { (product.name) } " " span.count { (look.say(t::VERSION)) " " span data-fact="/version" { (product.version) } " · " span data-fact="/status" { (look.words(&product.status)) } } } }
        @if let Some(text) = &product.description { p.quiet data-fact="/description" { (text) } }
        @if !product.is_active() { p.note { (look.say(t::ARCHIVED_NOTE)) } }
        @if let Some(problem) = beside.problem { (problem.note(look)) }
        @if let Some(trial) = beside.trial { (product_trial::told(look, trial)) }
        dl.figures {
            div { dt { (look.say(t::AMOUNT_RANGE)) } dd { (amounts(product, "")) } }
            div { dt { (look.say(t::TENURE_RANGE)) } dd { (tenures(product, "")) " (" span data-fact="/tenure_months/default" { (product.tenure_months.default) } ")" } }
            div { dt { (look.say(t::RATE)) } dd data-fact="/annual_rate_pct" { (product.annual_rate_pct) "%" } }
            @for (place, fee) in product.fees.iter().enumerate() { div { dt data-fact={ "/fees/" (place) "/name" } { (fee.name) } dd data-fact={ "/fees/" (place) (if fee.amount.is_some() { "/amount" } else { "/percent" }) } { (fee_of(fee)) } } }
            div { dt { (look.say(t::THRESHOLDS)) } dd { (look.say(t::APPROVE)) " ≥ " span data-fact="/thresholds/approve" { (product.thresholds.approve) } ", " (look.say(t::REVIEW)) " ≥ " span data-fact="/thresholds/review" { (product.thresholds.review) } } }
        }
        h2 { (look.say(t::RULES)) }
        @if visit.is_owner() { (editor(visit, product, beside)) } @else {
            p.quiet { (look.say(t::OWNERS_ONLY)) }
            (product_rules::listed(look, &product.policy, beside.trial))
            @if visit.may_write() {
                form method="post" action={ "/products/" (product.id) } {
                    (form_token(visit))
                    div.acts { (product_trial::button(look, &beside.fields)) }
                }
            }
        }
        p.more { a href="/products/metrics" { (look.say(t::METRICS)) " →" } }
        @if let Some(versions) = beside.versions { (product_versions::told(visit, &product.id, versions)) }
        @if visit.is_owner() { (shelve(visit, product)) }
    };
    page(visit, Place::Products, &product.name, body)
}

/// The form, with what somebody has filled into it already.
fn editor(visit: &Visit, product: &Product, beside: &Beside<'_>) -> Markup {
    let (look, fields) = (&visit.look, &beside.fields);
    html! {
        form method="post" action={ "/products/" (product.id) } {
            (form_token(visit))
            input type="hidden" name="version" value=(product.version);
            (product_rules::editor(look, &product.policy, beside.trial, fields))
            details open[beside.problem.is_some()] { summary { h2 { (look.say(t::TERMS)) ", " (look.say(t::FEES)) ", " (look.say(t::SCORECARD)) } }
                div.stack { (product_terms::form(look, &json!(product), fields)) }
            }
            div.acts { (product_trial::button(look, fields)) button.primary type="submit" name="act" value="publish" { (look.say(t::PUBLISH)) " " (product.version + 1) } }
        }
    }
}

/// From the smallest loan to the largest. `fact` is where the answer has the product.
fn amounts(product: &Product, fact: &str) -> Markup {
    html! { span data-fact={ (fact) "/amount/min" } { (rupees(product.amount.min)) } " – " span data-fact={ (fact) "/amount/max" } { (rupees(product.amount.max)) } }
}

/// From the shortest tenure to the longest.
fn tenures(product: &Product, fact: &str) -> Markup {
    html! { span data-fact={ (fact) "/tenure_months/min" } { (product.tenure_months.min) } "–" span data-fact={ (fact) "/tenure_months/max" } { (product.tenure_months.max) } }
}

fn fee_of(fee: &Fee) -> String {
    match (fee.amount, fee.percent) {
        (Some(amount), _) => rupees(amount),
        (None, Some(percent)) => format!("{percent}%"),
        (None, None) => String::new(),
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
            // What is published takes the place of what was seen, and of nothing that came after it.
            let seen = fields.get("version").map(|version| format!("\"{version}\""));
            let headers: Vec<(&str, &str)> =
                seen.iter().map(|version| ("If-Match", version.as_str())).collect();
            let published = visit.call.json_with::<Product>(Method::PATCH, &path, &headers, &body).await;
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
            let (product, problem) = if problem.code == Some(Code::VersionMismatch) {
                overtaken(&visit, &path, problem.status).await?
            } else {
                (product, problem)
            };
            let beside = Beside { problem: Some(&problem), fields, ..Beside::default() };
            let mut response = shown(&visit, &product, &beside);
            response.set_status(problem.status);
            Ok(response)
        }
    }
}

/// The version that came in between, and what to tell of it.
async fn overtaken(visit: &Visit, path: &str, status: StatusCode) -> Result<(Product, Problem), Problem> {
    let product: Product = visit.call.get(path).await?;
    let version = product.version.to_string();
    let problem = Problem { status, ..Problem::invalid_with(t::PRODUCT_CHANGED, &version, &version) };
    Ok((product, problem))
}

fn change(product: &Product, fields: &Fields) -> Result<Value, Problem> {
    let mut body = product_terms::asked(&json!(product), fields)?;
    body.insert("policy".to_owned(), product_rules::changed(&product.policy, fields)?);
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
                (once::form_id_after(fields, problem))
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
            let (key, body) = (once::header(&fields), Value::from(body));
            let made =
                visit.call.json_with::<Product>(Method::POST, "/products", key.as_slice(), &body).await;
            made.map_err(Problem::from)
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

//! What the decision would be under another product or for other amounts: asked in the address, answered at once.

use lending_engine::decision::{Decision, PolicyResult, Score};
use lending_engine::report::Affordability;
use maud::{Markup, html};
use poem::http::Method;
use poem::web::Path;
use poem::{Response, handler};
use serde::Deserialize;
use serde_json::json;

use super::head::{Tab, tab_page};
use super::opened::{Opened, Sections};
use crate::console::look::{percent, rupees};
use crate::console::marks;
use crate::console::problem::Problem;
use crate::console::records::{Listed, Product};
use crate::console::texts as t;
use crate::console::upload::number;
use crate::console::visit::Visit;

const AMOUNTS: [&str; 4] = ["requested_amount", "collateral_value", "gst_turnover", "down_payment"];
const TENURE: &str = "tenure_months";

#[derive(Deserialize)]
struct Rescored {
    decision: Decision,
    score: Option<Score>,
    policy: PolicyResult,
    affordability: Affordability,
}

#[handler]
pub(super) async fn what_if_page(visit: Visit, Path(id): Path<String>) -> Result<Response, Problem> {
    let opened = Opened::open(&visit, &id).await?;
    let products: Listed<Product> = visit.call.get("/products?limit=100").await?;
    let rescored = if opened.sections.is_some() && visit.query.get("ask").is_some() {
        Some(rescore(&visit, &opened).await)
    } else {
        None
    };
    Ok(tab_page(&visit, &opened, Tab::Beside, |sections| {
        html! {
            h2 { (visit.look.say(t::WHAT_IF)) } p.quiet { (visit.look.say(t::WHAT_IF_LEAD)) }
            div.two.what-if { (form(&visit, &opened, &products.data))
                div #answer aria-live="polite" { @match &rescored {
                    Some(Ok(rescored)) => { (answer(&visit, sections, rescored)) }
                    Some(Err(problem)) => { (problem.note(&visit.look)) }
                    None => {}
                } }
            }
        }
    }))
}

async fn rescore(visit: &Visit, opened: &Opened) -> Result<Rescored, Problem> {
    let mut inputs = serde_json::Map::new();
    for name in AMOUNTS.into_iter().chain([TENURE]) {
        if let Some(text) = visit.query.get(name) {
            inputs.insert(name.to_owned(), number(name, text)?);
        }
    }
    let mut body = json!({"inputs": inputs});
    if let Some(product) = visit.query.get("product_id") {
        body["product_id"] = product.into();
    }
    Ok(visit.call.json(Method::POST, &format!("/analyses/{}/rescore", opened.analysis.id), &body).await?)
}

fn form(visit: &Visit, opened: &Opened, products: &[Product]) -> Markup {
    let (look, query) = (&visit.look, &visit.query);
    let submitted = serde_json::to_value(opened.analysis.inputs).unwrap_or_default();
    let is_asked = query.get("ask").is_some();
    let value = |name: &str| match query.get(name) {
        Some(text) => Some(text.to_owned()),
        None if is_asked => None,
        None => submitted.get(name).filter(|value| value.is_number()).map(ToString::to_string),
    };
    let product = query.get("product_id").or(opened.analysis.product.id.as_deref().filter(|_| !is_asked));
    html! {
        // The answer alone is put in its place, so that the field that somebody is in keeps the focus.
        form.card.stack method="get" action=(opened.address("/what-if")) hx-get=(opened.address("/what-if")) hx-target="#answer" hx-select="#answer" hx-swap="outerHTML" hx-push-url="true" {
            input type="hidden" name="ask" value="1";
            label { (look.say(t::PRODUCT)) select name="product_id" {
                option value="" { (look.say(t::AS_DECIDED)) ": " (opened.analysis.product.name) }
                @for each in products { @if let Some(id) = &each.id { option value=(id) selected[product == Some(id)] { (each.name) } } }
            } }
            label { (look.say(t::UPLOAD_AMOUNT)) input name=(AMOUNTS[0]) inputmode="decimal" value=[value(AMOUNTS[0])] data-slider="2000000"; }
            label { (look.say(t::UPLOAD_TENURE)) input name=(TENURE) type="number" min="1" max="480" value=[value(TENURE)] data-slider="120"; }
            details { summary { (look.say(t::MORE)) }
                @for name in AMOUNTS.iter().skip(1) { label { (look.words(name)) ", ₹" input name=(name) inputmode="decimal" value=[value(name)]; } }
            }
            button.primary type="submit" { (look.say(t::COMPUTE)) }
        }
    }
}

fn answer(visit: &Visit, before: &Sections, after: &Rescored) -> Markup {
    let look = &visit.look;
    let changed: Vec<_> = after
        .policy
        .rules
        .iter()
        .filter(|rule| {
            before
                .policy
                .rules
                .iter()
                .find(|each| each.id == rule.id)
                .is_none_or(|each| each.outcome != rule.outcome)
        })
        .collect();
    let offer = |decision: &Decision| {
        decision.offer.as_ref().map_or_else(
            || look.say(t::NO_OFFER).to_owned(),
            |offer| {
                format!(
                    "{} · {} · {}",
                    rupees(offer.amount),
                    rupees(offer.emi),
                    look.words(offer.binding_constraint.name())
                )
            },
        )
    };
    let score = |score: Option<&Score>| {
        score.map_or_else(|| look.say(t::UNKNOWN).to_owned(), |score| score.total.to_string())
    };
    let foir = |able: &Affordability| able.foir.map_or_else(|| look.say(t::UNKNOWN).to_owned(), percent);
    html! {
        section class={ "verdict " (after.decision.outcome.name()) } {
            p.figure { (marks::decision(look, after.decision.outcome.name())) }
            table.small {
                thead { tr { th {} th { (look.say(t::AS_DECIDED)) } th { (look.say(t::WITH_THIS)) } } }
                tbody {
                    tr { td { (look.say(t::DECISION)) } td { (look.words(before.decision.outcome.name())) } td { (look.words(after.decision.outcome.name())) } }
                    tr { td { (look.say(t::OFFER)) } td { (offer(&before.decision)) } td { (offer(&after.decision)) } }
                    tr { td { (look.say(t::SCORE)) } td { (score(before.score.as_ref())) } td { (score(after.score.as_ref())) } }
                    tr { td { (look.say(t::FOIR)) } td { (foir(&before.affordability)) } td { (foir(&after.affordability)) } }
                }
            }
            h2 { (look.say(t::BECAUSE)) }
            ol.reasons { @for reason in after.decision.reasons.iter().take(3) { li lang="en" { (reason.text) } } }
            h2 { (look.say(t::CHANGED_RULES)) }
            @if changed.is_empty() { p.quiet { (look.say(t::NO_CHANGED_RULES)) } }
            ul { @for rule in changed { li { strong { (look.word_of(&rule.outcome)) } " · " span lang="en" { (rule.text) } } } }
        }
    }
}

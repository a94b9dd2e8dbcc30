//! What the decision would be under another product or for other amounts: asked in the address, answered at once.

use lending_engine::decision::{Decision, PolicyResult, RuleResult, Score};
use lending_engine::report::Affordability;
use maud::{Markup, html};
use poem::http::Method;
use poem::web::Path;
use poem::{Response, handler};
use serde::Deserialize;
use serde_json::json;

use super::head::{Tab, tab_page};
use super::opened::{Opened, Sections};
use crate::console::look::{Look, capital, percent, plain, rupees};
use crate::console::marks;
use crate::console::problem::Problem;
use crate::console::records::{Listed, Product};
use crate::console::speaks_for::AT_A_GLANCE;
use crate::console::texts as t;
use crate::console::upload::number;
use crate::console::visit::Visit;

/// Each with how far its slider goes, in rupees. More can be typed.
const AMOUNTS: [(&str, u32); 4] = [
    ("requested_amount", 2_000_000),
    ("collateral_value", 5_000_000),
    ("gst_turnover", 10_000_000),
    ("down_payment", 1_000_000),
];
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
    for name in AMOUNTS.into_iter().map(|(name, _)| name).chain([TENURE]) {
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
    let amount = |(name, most): (&str, u32)| html! { input name=(name) inputmode="decimal" value=[value(name)] data-slider=(most); };
    let product = query.get("product_id").or(opened.analysis.product.id.as_deref().filter(|_| !is_asked));
    html! {
        // The answer alone is put in its place, so that the field that somebody is in keeps the focus. Enter changes a field
        // and sends the form: the later of the two is answered.
        form.card.stack method="get" action=(opened.address("/what-if")) hx-get=(opened.address("/what-if")) hx-trigger="submit, change" hx-sync="this:queue last" hx-target="#answer" hx-select="#answer" hx-swap="outerHTML" hx-push-url="true" {
            input type="hidden" name="ask" value="1";
            label { (look.say(t::PRODUCT)) select name="product_id" {
                option value="" { (look.say(t::AS_DECIDED)) ": " (opened.analysis.product.name) }
                @for each in products { @if let Some(id) = &each.id { option value=(id) selected[product == Some(id)] { (each.name) } } }
            } }
            label { (look.say(t::UPLOAD_AMOUNT)) (amount(AMOUNTS[0])) }
            label { (look.say(t::UPLOAD_TENURE)) input name=(TENURE) type="number" min="1" max="480" value=[value(TENURE)] data-slider="120"; }
            details { summary { (look.say(t::MORE)) }
                @for each in AMOUNTS.into_iter().skip(1) { label { (look.words(each.0)) ", ₹" (amount(each)) } }
            }
            button.primary type="submit" { (look.say(t::COMPUTE)) }
        }
    }
}

/// What the case was decided, or would be: an offer with what limits it. `root` is where its answer has it.
fn offer(look: &Look, decision: &Decision, root: &str) -> Markup {
    let fact = format!("{root}/decision/offer");
    html! {
        @match &decision.offer {
            Some(offer) => {
                span data-fact={ (fact) "/amount" } { (rupees(offer.amount)) } " · " span data-fact={ (fact) "/emi" } { (rupees(offer.emi)) }
                " · " span data-fact={ (fact) "/binding_constraint" } { (look.words(offer.binding_constraint.name()).to_lowercase()) }
            }
            None => (look.say(t::NO_OFFER)),
        }
    }
}

/// The figures of one answer, below one another.
fn figures(
    look: &Look,
    decision: &Decision,
    score: Option<&Score>,
    able: &Affordability,
    root: &str,
) -> [Markup; 4] {
    let unknown = || look.say(t::UNKNOWN).to_owned();
    [
        html! { td data-fact={ (root) "/decision/outcome" } { (look.words(decision.outcome.name())) } },
        html! { td { (offer(look, decision, root)) } },
        html! { @match score {
            Some(score) => td data-fact={ (root) "/score/total" } { (score.total) },
            None => td { (unknown()) },
        } },
        html! { td data-fact={ (root) "/affordability/foir" } { (able.foir.map_or_else(unknown, percent)) } },
    ]
}

fn answer(visit: &Visit, before: &Sections, after: &Rescored) -> Markup {
    let look = &visit.look;
    let as_before = |rule: &RuleResult| {
        let known = before.policy.rules.iter().find(|each| each.id == rule.id);
        known.is_some_and(|known| known.outcome == rule.outcome)
    };
    let changed: Vec<_> =
        after.policy.rules.iter().enumerate().filter(|(_, rule)| !as_before(rule)).collect();
    let then = figures(look, &before.decision, before.score.as_ref(), &before.affordability, "/result");
    let now = figures(look, &after.decision, after.score.as_ref(), &after.affordability, "");
    html! {
        section class={ "verdict " (after.decision.outcome.name()) } {
            p.figure { (marks::decision(look, after.decision.outcome.name())) }
            table.small {
                thead { tr { th {} th { (look.say(t::AS_DECIDED)) } th { (look.say(t::WITH_THIS)) } } }
                tbody {
                    @for ((text, then), now) in [t::DECISION, t::OFFER, t::SCORE, t::FOIR].into_iter().zip(then).zip(now) {
                        tr { td { (capital(look.say(text))) } (then) (now) }
                    }
                }
            }
            @if !after.decision.reasons.is_empty() { h2 { (look.say(t::BECAUSE)) } }
            ol.reasons { @for (place, reason) in after.decision.reasons.iter().enumerate().take(AT_A_GLANCE) {
                li lang="en" data-fact={ "/decision/reasons/" (place) "/text" } { (plain(&reason.text)) }
            } }
            h2 { (look.say(t::CHANGED_RULES)) }
            @if changed.is_empty() { p.quiet { (look.say(t::NO_CHANGED_RULES)) } }
            ul { @for (place, rule) in changed {
                @let fact = format!("/policy/rules/{place}");
                li { strong data-fact={ (fact) "/outcome" } { (look.word_of(&rule.outcome)) } " · " span lang="en" data-fact={ (fact) "/text" } { (rule.text) } }
            } }
        }
    }
}

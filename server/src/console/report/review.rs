//! A person decides: approve with terms, or decline.

use maud::html;
use poem::http::Method;
use poem::web::Path;
use poem::{Response, handler};
use serde_json::{Value, json};

use super::head::{Tab, tab_page};
use super::opened::Opened;
use crate::console::fields::{Fields, encoded};
use crate::console::frame::{form_token, see_other};
use crate::console::look::amount;
use crate::console::problem::Problem;
use crate::console::records::Analysis;
use crate::console::texts as t;
use crate::console::upload::number;
use crate::console::visit::{Submission, Visit};

fn shown(visit: &Visit, opened: &Opened, fields: &Fields, problem: Option<&Problem>) -> Response {
    let look = &visit.look;
    let approves = fields.get("outcome") != Some("decline");
    tab_page(visit, opened, Tab::Beside, |sections| {
        let offered = sections.decision.offer.as_ref().map(|offer| amount(offer.amount)).unwrap_or_default();
        html! {
            h2 { (look.say(if approves { t::CONFIRM_APPROVE } else { t::CONFIRM_DECLINE })) }
            @if let Some(problem) = problem { (problem.note(look)) }
            form.card.stack method="post" action=(opened.address("/review")) {
                (form_token(visit))
                input type="hidden" name="revision" value=(opened.analysis.revision);
                input type="hidden" name="outcome" value=(if approves { "approve" } else { "decline" });
                @if approves {
                    div.two {
                        label { (look.say(t::REVIEW_AMOUNT)) input name="amount" inputmode="decimal" placeholder=(offered) value=[fields.get("amount")] autocomplete="off"; }
                        label { (look.say(t::REVIEW_TENURE)) input name="tenure_months" type="number" min="1" max="480" value=[fields.get("tenure_months")]; }
                    }
                    label { (look.say(t::REVIEW_CONDITIONS)) textarea name="conditions" rows="3" { (fields.get("conditions").unwrap_or_default()) } }
                }
                label { (look.say(t::REVIEW_NOTE)) textarea name="note" rows="3" maxlength="2000" autofocus { (fields.get("note").unwrap_or_default()) } }
                p.acts {
                    button.primary[approves].danger[!approves] type="submit" { (look.say(if approves { t::CONFIRM_APPROVE } else { t::CONFIRM_DECLINE })) }
                    a.button href=(opened.address("")) { (look.say(t::CANCEL)) }
                }
            }
        }
    })
}

#[handler]
pub(super) async fn review_form(visit: Visit, Path(id): Path<String>) -> Result<Response, Problem> {
    let opened = Opened::open(&visit, &id).await?;
    if !opened.analysis.awaits_review() {
        return Ok(see_other(&opened.address("")));
    }
    Ok(shown(&visit, &opened, &visit.query, None))
}

/// What the form says, as the API takes it.
fn asked(fields: &Fields) -> Result<Value, Problem> {
    let mut body = json!({"outcome": fields.get("outcome").unwrap_or_default()});
    if let Some(note) = fields.get("note") {
        body["note"] = note.into();
    }
    for name in ["amount", "tenure_months"] {
        if let Some(text) = fields.get(name) {
            body[name] = number(name, text)?;
        }
    }
    let conditions: Vec<&str> = fields
        .get("conditions")
        .unwrap_or_default()
        .lines()
        .map(str::trim)
        .filter(|line| !line.is_empty())
        .collect();
    if !conditions.is_empty() {
        body["conditions"] = conditions.into();
    }
    Ok(body)
}

#[handler]
pub(super) async fn decide(submitted: Submission, Path(id): Path<String>) -> Result<Response, Problem> {
    let Submission { visit, fields } = submitted;
    let path = format!("/analyses/{}/review", encoded(&id));
    // What was seen when the form was opened is what is decided about.
    let revision = fields.get("revision").map(|revision| format!("\"{revision}\""));
    let headers: Vec<(&str, &str)> =
        revision.iter().map(|revision| ("If-Match", revision.as_str())).collect();
    let decided = match asked(&fields) {
        Ok(body) => {
            let decided = visit.call.json_with::<Analysis>(Method::POST, &path, &headers, &body).await;
            decided.map_err(Problem::from)
        }
        Err(problem) => Err(problem),
    };
    match decided {
        Ok(analysis) => Ok(see_other(&format!("/analyses/{}", analysis.id))),
        Err(problem) => {
            let opened = Opened::open(&visit, &id).await?;
            let mut response = shown(&visit, &opened, &fields, Some(&problem));
            response.set_status(problem.status);
            Ok(response)
        }
    }
}

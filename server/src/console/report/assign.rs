//! Who holds a case: taken by the visitor, given to a person, or left to nobody.

use maud::html;
use poem::http::Method;
use poem::web::Path;
use poem::{Response, handler};
use serde_json::{Value, json};

use super::head::{Tab, tab_page};
use super::opened::Opened;
use crate::console::fields::encoded;
use crate::console::frame::{form_token, see_other};
use crate::console::problem::Problem;
use crate::console::records::{Analysis, Listed, Person};
use crate::console::sign_in::local;
use crate::console::texts as t;
use crate::console::visit::{Submission, Visit};

/// Those who can be given a case: as many as the API lists at once.
pub(in crate::console) async fn people(visit: &Visit) -> Result<Vec<Person>, Problem> {
    Ok(visit.call.get::<Listed<Person>>("/assignees?limit=100").await?.data)
}

async fn shown(
    visit: &Visit,
    id: &str,
    next: Option<&str>,
    problem: Option<&Problem>,
) -> Result<Response, Problem> {
    let opened = Opened::open(visit, id).await?;
    let people = people(visit).await?;
    let look = &visit.look;
    let held_by = opened.analysis.assignee.as_ref().map(|holder| holder.id.as_str());
    let own = opened.address("");
    let next = next.map_or(own.as_str(), |next| local(Some(next)));
    Ok(tab_page(visit, &opened, Tab::Beside, |_| {
        html! {
            h2 { (look.say(t::ASSIGN)) " " (opened.analysis.reference) }
            @if let Some(problem) = problem { (problem.note(look)) }
            form.card.stack method="post" action=(opened.address("/assign")) {
                (form_token(visit))
                input type="hidden" name="next" value=(next);
                label { (look.say(t::ASSIGNED_TO)) select name="assignee" {
                    option value="" { (look.say(t::NOBODY)) }
                    @for person in &people {
                        option value=(person.id) selected[held_by == Some(person.id.as_str())] { (person.name) " · " (look.words(&person.role)) }
                    }
                } }
                p.acts {
                    button.primary type="submit" { (look.say(t::ASSIGN)) }
                    a.button href=(next) { (look.say(t::CANCEL)) }
                }
            }
        }
    }))
}

#[handler]
pub(super) async fn assign_form(visit: Visit, Path(id): Path<String>) -> Result<Response, Problem> {
    shown(&visit, &id, visit.query.get("next"), None).await
}

#[handler]
pub(super) async fn assign(submitted: Submission, Path(id): Path<String>) -> Result<Response, Problem> {
    let Submission { visit, fields } = submitted;
    let to = fields.get("assignee").map_or(Value::Null, Value::from);
    let path = format!("/analyses/{}", encoded(&id));
    match visit.call.json::<Analysis>(Method::PATCH, &path, &json!({"assignee": to})).await {
        Ok(analysis) => {
            let own = format!("/analyses/{}", analysis.id);
            Ok(see_other(fields.get("next").map_or(own.as_str(), |next| local(Some(next)))))
        }
        Err(error) => {
            let problem = Problem::from(error);
            let mut response = shown(&visit, &id, fields.get("next"), Some(&problem)).await?;
            response.set_status(problem.status);
            Ok(response)
        }
    }
}

//! Whether an analysis is kept: erasing it for good, and the legal hold that forbids it.

use maud::{Markup, html};
use poem::http::Method;
use poem::web::Path;
use poem::{Response, handler};

use super::opened::Opened;
use crate::console::fields::encoded;
use crate::console::frame::{form_token, see_other};
use crate::console::problem::Problem;
use crate::console::texts::{self as t, Text};
use crate::console::visit::{Submission, Visit};

/// What stands at the foot of an analysis. What is on hold offers no erasing: the API would refuse it.
pub(super) fn keeping(visit: &Visit, opened: &Opened) -> Markup {
    let (look, analysis) = (&visit.look, &opened.analysis);
    html! {
        @match analysis.legal_hold_since {
            Some(since) => {
                p.note #hold { (look.say(t::ON_HOLD_SINCE).replace("{}", &look.time(since))) }
                @if visit.is_owner() { (act(visit, opened, "/release", t::RELEASE, t::RELEASE_NOTE)) }
            }
            None => {
                @if visit.is_owner() { (act(visit, opened, "/hold", t::HOLD, t::HOLD_NOTE)) }
                @if visit.may_bring_in() { (act(visit, opened, "/erase", t::ERASE, t::ERASE_NOTE)) }
            }
        }
    }
}

/// A button behind a fold: the first click says what it does.
fn act(visit: &Visit, opened: &Opened, path: &str, name: Text, note: Text) -> Markup {
    let (look, reference) = (&visit.look, &opened.analysis.reference);
    html! {
        details.danger-zone {
            summary { (look.say(name)) ": " (reference) }
            form.stack method="post" action=(opened.address(path)) {
                (form_token(visit))
                p { (look.say(note)) }
                button.danger type="submit" { (look.say(name)) ": " (reference) }
            }
        }
    }
}

#[handler]
pub(super) async fn hold(submitted: Submission, Path(id): Path<String>) -> Result<Response, Problem> {
    set_hold(&submitted, &id, Method::PUT).await
}

#[handler]
pub(super) async fn release(submitted: Submission, Path(id): Path<String>) -> Result<Response, Problem> {
    set_hold(&submitted, &id, Method::DELETE).await
}

async fn set_hold(submitted: &Submission, id: &str, method: Method) -> Result<Response, Problem> {
    let id = encoded(id);
    submitted.visit.call.act(method, &format!("/analyses/{id}/legal-hold")).await?;
    Ok(see_other(&format!("/analyses/{id}")))
}

#[handler]
pub(super) async fn erase(submitted: Submission, Path(id): Path<String>) -> Result<Response, Problem> {
    submitted.visit.call.act(Method::DELETE, &format!("/analyses/{}", encoded(&id))).await?;
    Ok(see_other("/analyses"))
}

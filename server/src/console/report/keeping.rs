//! Whether an analysis is kept: erasing it for good, and the legal hold that forbids it.

use maud::{Markup, html};
use poem::http::Method;
use poem::web::Path;
use poem::{Response, handler};

use super::opened::Opened;
use crate::console::erasures;
use crate::console::fields::encoded;
use crate::console::frame::see_other;
use crate::console::look::Look;
use crate::console::problem::Problem;
use crate::console::records::Analysis;
use crate::console::removal::at_the_foot;
use crate::console::texts::{self as t, Text};
use crate::console::visit::{Submission, Visit};

/// Whether the credit check is to go as well: what the form says, and how the API is asked.
const WITH_CHECK: &str = "with_credit_check";

/// What stands at the foot of an analysis. What is on hold offers no erasing: the API would refuse it.
pub(super) fn keeping(visit: &Visit, opened: &Opened) -> Markup {
    let (look, analysis) = (&visit.look, &opened.analysis);
    let act = |path: &str, name: Text, says: &Markup| {
        at_the_foot(visit, &opened.address(path), name, &analysis.reference, says)
    };
    let note = |text: Text| html! { p { (look.say(text)) } };
    html! {
        @match analysis.legal_hold_since {
            Some(since) => {
                p.note #hold { (look.say(t::ON_HOLD_SINCE).replace("{}", &look.time(since))) }
                @if visit.is_owner() { (act("/release", t::RELEASE, &note(t::RELEASE_NOTE))) }
            }
            None => {
                @if visit.is_owner() { (act("/hold", t::HOLD, &note(t::HOLD_NOTE))) }
                @if visit.may_bring_in() { (act("/erase", t::ERASE, &what_goes(look, analysis))) }
            }
        }
    }
}

/// What erasing takes. The credit check stays unless somebody says otherwise, as in the API.
fn what_goes(look: &Look, analysis: &Analysis) -> Markup {
    html! {
        @if analysis.credit_check_id.is_some() {
            p { (look.say(t::ERASE_BUT_CHECK_NOTE)) }
            label.check { input type="checkbox" name=(WITH_CHECK) value="true";
                span { (look.say(t::ERASE_CHECK_TOO)) br; span.quiet { (look.say(t::ERASE_CHECK_TOO_NOTE)) } } }
        } @else { p { (look.say(t::ERASE_NOTE)) } }
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
    let Submission { visit, fields } = submitted;
    let asked = fields.query(&[WITH_CHECK]);
    erasures::erase(&visit, &format!("/analyses/{}{asked}", encoded(&id))).await
}

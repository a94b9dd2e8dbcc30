//! An analysis that has no report: how far it is, or why it failed, and having it tried again.

use lending_store::analyses::Failure;
use maud::{Markup, html};
use poem::http::{Method, header};
use poem::web::Path;
use poem::{Response, handler};
use serde_json::json;

use super::keeping::keeping;
use super::opened::Opened;
use crate::console::fields::encoded;
use crate::console::frame::{Place, form_token, part, see_other, with_status};
use crate::console::look::Look;
use crate::console::problem::Problem;
use crate::console::progress::{self, Going, Moment, POLLED};
use crate::console::records::Analysis;
use crate::console::texts as t;
use crate::console::visit::{Submission, Visit};

/// `problem` is why it is not tried again, where somebody asked for that.
pub(super) fn unfinished(visit: &Visit, opened: &Opened, problem: Option<&Problem>) -> Markup {
    let (look, analysis) = (&visit.look, &opened.analysis);
    html! {
        header.page-head { h1 { (analysis.reference) " " span.count { (analysis.about()) } } }
        @if let Some(failure) = &analysis.failure {
            section.verdict.decline {
                p.figure { (look.say(t::FAILED)) }
                p lang="en" { (failure.message) }
                p.quiet { (look.words(&failure.code)) }
                @if Failure::RETRYABLE.contains(&failure.code.as_str()) && visit.may_bring_in() { (again(visit, opened, problem)) }
            }
            (keeping(visit, opened))
        } @else {
            (waiting(look, &analysis.id, &analysis.into()))
            noscript { p { a href=(opened.address("")) { (look.say(t::MORE)) } } }
        }
    }
}

/// The button that has it tried again. The password of a file is kept no longer than it is worked on, so it is asked for
/// where it turns out to be needed.
fn again(visit: &Visit, opened: &Opened, problem: Option<&Problem>) -> Markup {
    let look = &visit.look;
    html! {
        form.stack method="post" action=(opened.address("/retry")) {
            (form_token(visit))
            p.quiet { (look.say(t::RETRY_NOTE)) }
            @if let Some(problem) = problem {
                (problem.note(look))
                @if problem.asks_for_password() {
                    label.short { (look.say(t::UPLOAD_PASSWORD)) input type="password" name="file_password" required maxlength="128" autocomplete="off"; }
                }
            }
            button.primary type="submit" { (look.say(t::RETRY)) }
        }
    }
}

/// The part of the page that waits, which asks for itself anew. After a refusal it is left as it is, and asks again later.
fn waiting(look: &Look, id: &str, going: &Going) -> Markup {
    html! {
        section.verdict hx-get={ "/analyses/" (id) "/live" } hx-trigger=(POLLED) hx-swap="outerHTML" {
            p.figure { (progress::mark(look, going)) }
            div.upload { (progress::bar(look, going)) }
            p.quiet { (look.say(t::PROGRESS_NOTE)) }
        }
    }
}

/// At the end it has the page loaded anew.
#[handler]
pub(super) async fn live(visit: Visit, Path(id): Path<String>) -> Result<Response, Problem> {
    Ok(match progress::awaited(&visit, &id).await? {
        Moment::OnItsWay(going) => part(&waiting(&visit.look, &id, &going)),
        Moment::Ended(_) => {
            let mut response = part(&html! {});
            response.headers_mut().insert("HX-Refresh", header::HeaderValue::from_static("true"));
            response
        }
    })
}

#[handler]
pub(super) async fn retry(submitted: Submission, Path(id): Path<String>) -> Result<Response, Problem> {
    let Submission { visit, fields } = submitted;
    let mut body = json!({});
    if let Some(password) = fields.raw("file_password").filter(|password| !password.is_empty()) {
        body["file_password"] = password.into();
    }
    let path = format!("/analyses/{}/retry", encoded(&id));
    match visit.call.json::<Analysis>(Method::POST, &path, &body).await {
        Ok(analysis) => Ok(see_other(&format!("/analyses/{}", analysis.id))),
        Err(error) => {
            let problem = Problem::from(error);
            let opened = Opened::open(&visit, &id).await?;
            if opened.analysis.failure.is_none() {
                return Err(problem);
            }
            let body = unfinished(&visit, &opened, Some(&problem));
            Ok(with_status(&visit, problem.status, Place::Analyses, &opened.analysis.reference, body))
        }
    }
}

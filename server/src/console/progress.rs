//! How far an analysis is: a line that asks for itself again until the end.

use maud::{Markup, html};
use poem::web::Path;
use poem::{Response, handler};

use super::fields::encoded;
use super::frame::part;
use super::look::words;
use super::marks;
use super::problem::Problem;
use super::records::Analysis;
use super::texts as t;
use super::visit::Visit;

/// How long an answer is held for the end: with most statements it has come by then.
const HELD_SECONDS: u32 = 2;

/// One upload on its way.
pub(super) fn line(visit: &Visit, analysis: &Analysis) -> Markup {
    let look = &visit.look;
    let address = format!("/analyses/{}", analysis.id);
    let poll = (!analysis.has_ended()).then(|| format!("{address}/progress"));
    html! {
        article.upload hx-get=[poll.as_deref()] hx-trigger=[poll.as_ref().map(|_| "load delay:200ms")] hx-swap="outerHTML" {
            strong { (analysis.file.name.as_deref().unwrap_or(&analysis.reference)) }
            (marks::state(look, analysis))
            (bar(analysis))
            @if let Some(failure) = &analysis.failure { p.quiet { (failure.message) } }
            a href=(address) { (if analysis.has_ended() { look.say(t::OPEN_REPORT) } else { analysis.reference.as_str() }) }
        }
    }
}

pub(super) fn bar(analysis: &Analysis) -> Markup {
    let stage = analysis.stage.as_deref().unwrap_or(&analysis.status);
    html! {
        @if !analysis.has_ended() {
            progress max="100" value=(analysis.progress) aria-label=(words(stage)) {}
            span.quiet { (words(stage)) }
        }
    }
}

#[handler]
pub(super) async fn upload_progress(visit: Visit, Path(id): Path<String>) -> Result<Response, Problem> {
    Ok(part(&line(&visit, &awaited(&visit, &id).await?)))
}

/// The analysis, once it has ended or a moment has passed.
pub(super) async fn awaited(visit: &Visit, id: &str) -> Result<Analysis, Problem> {
    Ok(visit.call.get(&format!("/analyses/{}?wait={HELD_SECONDS}", encoded(id))).await?)
}

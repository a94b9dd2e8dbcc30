//! How far analyses are. One stream tells a page of all that it shows: browsers open few connections to a host.

use std::sync::Arc;
use std::time::Duration;

use futures_util::stream::{select_all, unfold};
use maud::{Markup, html};
use poem::web::sse::{Event, SSE};
use poem::{IntoResponse, Response, handler};
use tokio::time::Instant;

use super::fields::encoded;
use super::look::Look;
use super::marks;
use super::problem::Problem;
use super::records::Analysis;
use super::texts as t;
use super::visit::Visit;

/// How long an answer is held for the end: with most statements it has come by then.
const HELD_SECONDS: u32 = 2;
/// How many analyses one stream tells of.
const MOST_WATCHED: usize = 50;
/// After this the browser asks anew, so that a session that has ended is noticed, and so is a server that wants to.
const STREAM_TIME: Duration = Duration::from_secs(20);

/// One upload on its way. The page's script has it replaced until it has ended.
pub(super) fn line(visit: &Visit, analysis: &Analysis) -> Markup {
    let look = &visit.look;
    let address = format!("/analyses/{}", analysis.id);
    html! {
        article.upload data-live=[(!analysis.has_ended()).then_some(&analysis.id)] {
            strong { (analysis.file.name.as_deref().unwrap_or(&analysis.reference)) }
            (marks::state(look, analysis))
            (bar(look, analysis))
            @if let Some(failure) = &analysis.failure { p.quiet { (failure.message) } }
            a href=(address) { (if analysis.has_ended() { look.say(t::OPEN_REPORT) } else { analysis.reference.as_str() }) }
        }
    }
}

pub(super) fn bar(look: &Look, analysis: &Analysis) -> Markup {
    let stage = analysis.stage.as_deref().unwrap_or(&analysis.status);
    html! {
        @if !analysis.has_ended() {
            progress max="100" value=(analysis.progress) aria-label=(look.words(stage)) {}
            span.quiet { (look.words(stage)) }
        }
    }
}

/// The lines of these analyses whenever they change, each under the analysis' id, until all have ended.
#[handler]
pub(super) fn live(visit: Visit) -> Response {
    let ids: Vec<String> = visit.query.all("id").into_iter().take(MOST_WATCHED).map(str::to_owned).collect();
    let (visit, until) = (Arc::new(visit), Instant::now() + STREAM_TIME);
    let watched = ids.into_iter().map(|id| {
        let watched = Watched { visit: Arc::clone(&visit), id, told: None, is_over: false };
        Box::pin(unfold(watched, move |watched| watched.next(until)))
    });
    SSE::new(select_all(watched)).into_response()
}

/// An analysis of which a stream tells.
struct Watched {
    visit: Arc<Visit>,
    id: String,
    told: Option<String>,
    is_over: bool,
}

impl Watched {
    /// The next line that differs. What cannot be read, and what is of another team, is told nothing of.
    async fn next(mut self, until: Instant) -> Option<(Event, Self)> {
        while !self.is_over && Instant::now() < until {
            let analysis = awaited(&self.visit, &self.id).await.ok()?;
            let line = line(&self.visit, &analysis).into_string();
            self.is_over = analysis.has_ended();
            if self.is_over || self.told.as_ref() != Some(&line) {
                self.told = Some(line.clone());
                return Some((Event::message(line).event_type(self.id.clone()), self));
            }
        }
        None
    }
}

/// The analysis, once it has ended or a moment has passed.
pub(super) async fn awaited(visit: &Visit, id: &str) -> Result<Analysis, Problem> {
    Ok(visit.call.get(&format!("/analyses/{}?wait={HELD_SECONDS}", encoded(id))).await?)
}

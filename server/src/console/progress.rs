//! How far analyses are. One stream tells a page of all that it shows: browsers open few connections to a host.
//!
//! Who watches is told stages as the service itself sees them, which counts against no limit and is in no record: it says
//! nothing of whom an analysis is about. Its end is read, once, as any client reads it.

use std::sync::Arc;
use std::time::Duration;

use futures_util::stream::{select_all, unfold};
use lending_base::{AnalysisId, TeamId};
use lending_store::analyses::HowFar;
use maud::{Markup, html};
use poem::web::sse::{Event, SSE};
use poem::{IntoResponse, Response, handler};
use tokio::sync::{Mutex, watch};
use tokio::time::Instant;

use super::fields::encoded;
use super::look::Look;
use super::marks;
use super::problem::Problem;
use super::records::Analysis;
use super::texts as t;
use super::visit::Visit;
use crate::waiting::Seen;

/// How long an answer is held for the end: with most statements it has come by then.
const HELD: Duration = Duration::from_secs(2);
/// How many analyses one stream tells of.
const MOST_WATCHED: usize = 50;
/// After this the browser asks anew, so that a session that has ended is noticed, and so is a server that wants to.
const STREAM_TIME: Duration = Duration::from_secs(20);
/// Many may end at once. They are read as fast as the usual limit of a token fills up again, so that what it holds in
/// reserve is left to whoever works meanwhile.
const BETWEEN_READS: Duration = Duration::from_millis(100);
/// After a refusal that says no time of its own.
const PAUSE: Duration = Duration::from_secs(2);

/// When a part of a page that waits asks for itself anew: a moment after it came, and for ever, so that it goes on after
/// a refusal.
pub(super) const POLLED: &str = "load delay:300ms, every 10s";

/// How far an analysis is that has not ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Going {
    status: String,
    stage: Option<String>,
    progress: i64,
}

impl From<&Analysis> for Going {
    fn from(analysis: &Analysis) -> Self {
        let Analysis { status, stage, progress, .. } = analysis;
        Self { status: status.clone(), stage: stage.clone(), progress: *progress }
    }
}

impl From<&HowFar> for Going {
    fn from(how_far: &HowFar) -> Self {
        let stage = how_far.stage.as_ref().map(|stage| stage.as_str().to_owned());
        Self { status: how_far.status.as_str().to_owned(), stage, progress: how_far.progress }
    }
}

/// One upload. While it is on its way the page's script has what stands there now replaced, and the line itself at the end.
pub(super) fn line(visit: &Visit, analysis: &Analysis) -> Markup {
    let look = &visit.look;
    let address = format!("/analyses/{}", analysis.id);
    html! {
        article.upload data-live=[(!analysis.has_ended()).then_some(&analysis.id)] {
            strong { (analysis.file.name.as_deref().unwrap_or(&analysis.reference)) }
            @if analysis.has_ended() { (marks::state(look, analysis)) } @else { (now(look, &analysis.into())) }
            @if let Some(failure) = &analysis.failure { p.quiet lang="en" { (failure.message) } }
            a href=(address) { (if analysis.has_ended() { look.say(t::OPEN_REPORT) } else { analysis.reference.as_str() }) }
        }
    }
}

/// How far one is, in its line.
fn now(look: &Look, going: &Going) -> Markup {
    html! { span.now data-now="true" { (mark(look, going)) (bar(look, going)) } }
}

pub(super) fn mark(look: &Look, going: &Going) -> Markup {
    marks::on_its_way(look, &going.status)
}

pub(super) fn bar(look: &Look, going: &Going) -> Markup {
    let stage = look.words(going.stage.as_deref().unwrap_or(&going.status));
    html! {
        progress max="100" value=(going.progress) aria-label=(stage) {}
        span.quiet { (stage) }
    }
}

/// What is new of each of these analyses, under its id, until all have ended.
#[handler]
pub(super) fn live(visit: Visit) -> Response {
    let mut ids: Vec<String> = visit.query.all("id").into_iter().map(str::to_owned).collect();
    ids.sort_unstable();
    ids.dedup();
    ids.truncate(MOST_WATCHED);
    let (visit, reads, until) = (Arc::new(visit), Arc::default(), Instant::now() + STREAM_TIME);
    let watched = ids.into_iter().filter_map(|id| Watched::begin(&visit, &reads, id));
    let told = watched.map(|watched| Box::pin(unfold(watched, move |watched| watched.next(until))));
    SSE::new(select_all(told)).into_response()
}

/// An analysis of which a stream tells.
struct Watched {
    visit: Arc<Visit>,
    /// Held by the one that is read.
    reads: Arc<Mutex<()>>,
    team: TeamId,
    id: AnalysisId,
    seen: watch::Receiver<Seen>,
    told: Option<Going>,
    has_ended: bool,
}

impl Watched {
    /// `None` for what is no id.
    fn begin(visit: &Arc<Visit>, reads: &Arc<Mutex<()>>, id: String) -> Option<Self> {
        let (team, id) = (TeamId::parse(&visit.me.team.id)?, AnalysisId::parse(&id)?);
        let seen = visit.call.app.waiting.watch(&team, &id);
        let (visit, reads) = (Arc::clone(visit), Arc::clone(reads));
        Some(Self { visit, reads, team, id, seen, told: None, has_ended: false })
    }

    /// The next that is new. What cannot be read, and what is of another team, is told nothing of.
    async fn next(mut self, until: Instant) -> Option<(Event, Self)> {
        if self.has_ended {
            return None;
        }
        let visit = Arc::clone(&self.visit);
        tokio::select! {
            told = self.news() => told.map(|told| (Event::message(told).event_type(self.id.to_string()), self)),
            () = tokio::time::sleep_until(until) => None,
            () = visit.call.app.stopped() => None,
        }
    }

    async fn news(&mut self) -> Option<String> {
        loop {
            let seen = self.seen.borrow_and_update().clone();
            if seen.is_over {
                match self.read().await {
                    Ok(analysis) if analysis.has_ended() => {
                        self.has_ended = true;
                        return Some(line(&self.visit, &analysis).into_string());
                    }
                    // It could not be looked for a moment.
                    Ok(_) => {
                        tokio::time::sleep(PAUSE).await;
                        self.seen = self.visit.call.app.waiting.watch(&self.team, &self.id);
                    }
                    Err(problem) => tokio::time::sleep(patience(&problem)?).await,
                }
                continue;
            }
            let going = seen.how_far.as_ref().map(Going::from);
            if going.is_some() && going != self.told {
                self.told = going;
                return self.told.as_ref().map(|going| now(&self.visit.look, going).into_string());
            }
            self.seen.changed().await.ok()?;
        }
    }

    async fn read(&self) -> Result<Analysis, Problem> {
        let reading = self.reads.lock().await;
        let analysis = read(&self.visit, self.id.as_str()).await;
        tokio::time::sleep(BETWEEN_READS).await;
        drop(reading);
        analysis
    }
}

async fn read(visit: &Visit, id: &str) -> Result<Analysis, Problem> {
    Ok(visit.call.get(&format!("/analyses/{}", encoded(id))).await?)
}

/// How long to wait after a refusal that passes: a limit that is spent, or a service that is busy. `None` for others.
fn patience(problem: &Problem) -> Option<Duration> {
    problem.passes().then(|| problem.wait_seconds.map_or(PAUSE, Duration::from_secs))
}

/// What somebody who waits for an analysis is answered.
pub(super) enum Moment {
    OnItsWay(Going),
    Ended(Box<Analysis>),
}

/// How an analysis stands once it has ended or a moment has passed.
pub(super) async fn awaited(visit: &Visit, id: &str) -> Result<Moment, Problem> {
    let (team, parsed) = (TeamId::parse(&visit.me.team.id), AnalysisId::parse(id));
    if let (Some(team), Some(id)) = (team, parsed) {
        let app = &visit.call.app;
        let mut seen = app.waiting.watch(&team, &id);
        tokio::select! {
            _ = seen.wait_for(|seen| seen.is_over) => {}
            () = tokio::time::sleep(HELD) => {}
            () = app.stopped() => {}
        }
        let seen = seen.borrow().clone();
        if let Some(how_far) = seen.how_far.filter(|_| !seen.is_over) {
            return Ok(Moment::OnItsWay(Going::from(&how_far)));
        }
    }
    let analysis = read(visit, id).await?;
    Ok(if analysis.has_ended() {
        Moment::Ended(Box::new(analysis))
    } else {
        Moment::OnItsWay(Going::from(&analysis))
    })
}

//! Every revision, who made it, why, and what it changed, any two of them side by side; the review; what happened beside.

use chrono::{DateTime, Utc};
use lending_engine::corrections::Corrections;
use lending_engine::money::{Rupees, SignedRupees};
use maud::{Markup, html};
use poem::web::Path;
use poem::{Response, handler};
use serde::Deserialize;

use super::head::{Tab, tab_page};
use super::opened::Opened;
use super::revision_pages::{Whole, of_all, side_by_side, whole};
use crate::console::look::{Look, percent, plain, rupees};
use crate::console::marks;
use crate::console::names::Names;
use crate::console::problem::Problem;
use crate::console::records::Listed;
use crate::console::texts::{self as t, Text};
use crate::console::visit::Visit;

#[derive(Debug, Deserialize)]
struct Revision {
    number: i64,
    by: String,
    at: DateTime<Utc>,
    reason: Option<String>,
    corrections: Corrections,
    before: Option<Figures>,
    after: Figures,
}

#[derive(Debug, Deserialize)]
struct Figures {
    decision: String,
    offer: Option<Rupees>,
    monthly_income: Option<SignedRupees>,
    monthly_obligations: SignedRupees,
    foir: Option<f64>,
}

/// One thing that happened to the analysis.
#[derive(Debug, Deserialize)]
struct Step {
    number: i64,
    at: DateTime<Utc>,
    message: String,
    by: Option<String>,
}

#[derive(Deserialize)]
struct Timeline {
    entries: Vec<Step>,
}

/// Two revisions that are to be compared.
type Pair = (Whole, Whole);

#[handler]
pub(super) async fn history_page(visit: Visit, Path(id): Path<String>) -> Result<Response, Problem> {
    let opened = Opened::open(&visit, &id).await?;
    if opened.sections.is_none() {
        return Ok(tab_page(&visit, &opened, Tab::History, |_| html! {}));
    }
    let id = &opened.analysis.id;
    let revisions: Listed<Revision> = visit.call.get(&format!("/analyses/{id}/revisions?limit=100")).await?;
    let timeline: Timeline = visit.call.get(&format!("/analyses/{id}/timeline")).await?;
    let names = Names::of_team(&visit).await?;
    let pair = match (visit.query.get("left"), visit.query.get("right")) {
        (Some(left), Some(right)) => {
            Some((whole(&visit, &opened, left).await?, whole(&visit, &opened, right).await?))
        }
        _ => None,
    };
    let look = &visit.look;
    Ok(tab_page(&visit, &opened, Tab::History, |_| {
        html! {
            (comparison(&visit, &opened, &revisions.data, pair.as_ref()))
            ol.history {
                @if let Some(review) = &opened.analysis.review {
                    li { h3 { (look.say(t::DECIDED_BY_PERSON)) " · " (marks::decision(look, &review.outcome)) } p.quiet { (look.time(review.at)) " · " (names.of(&review.by)) }
                        @if let Some(note) = &review.note { p { (note) } } }
                }
                @for revision in &revisions.data { li data-revision=(revision.number) { (shown(&visit, &opened, &names, revision)) } }
                li { h3 { (look.say(t::UPLOADED)) } p.quiet { (look.time(opened.analysis.created_at)) " · " (opened.analysis.file.name.as_deref().unwrap_or_default())
                    " · " (opened.analysis.file.size / 1024) " KiB" @if let Some(pages) = opened.analysis.file.pages { " · " (look.say(t::PAGES)) ": " (pages) }
                    @if let Some(mobile) = &opened.analysis.applicant.mobile { " · " (mobile) } }
                    @for (name, value) in &opened.analysis.metadata { p.quiet { (name) ": " (value) } } }
            }
            (steps(look, &names, &timeline.entries))
        }
    }))
}

/// Any two revisions, chosen and side by side.
fn comparison(visit: &Visit, opened: &Opened, revisions: &[Revision], pair: Option<&Pair>) -> Markup {
    let look = &visit.look;
    let latest = opened.analysis.revision;
    let chosen = pair.map_or((1, latest), |(left, right)| (left.number, right.number));
    html! {
        @if revisions.len() > 1 {
            form.filters method="get" action=(opened.address("/history")) {
                @for (name, chosen) in [("left", chosen.0), ("right", chosen.1)] {
                    label { (look.say(if name == "left" { t::COMPARE } else { t::COMPARE_WITH }))
                        select name=(name) { @for number in 1..=latest { option value=(number) selected[number == chosen] { (of_all(look, number, latest)) } } } }
                }
                button type="submit" { (look.say(t::SHOW_SIDE_BY_SIDE)) }
            }
        }
        @if let Some((left, right)) = pair { (side_by_side(look, left, right)) }
    }
}

/// What happened behind the decisions: who took it up, what kept it waiting, what people did.
fn steps(look: &Look, names: &Names, steps: &[Step]) -> Markup {
    html! {
        h2 { (look.say(t::TIMELINE)) }
        ol.timeline { @for step in steps {
            li data-step=(step.number) { span.quiet { (look.time(step.at)) } " " span lang="en" { (plain(&step.message)) }
                @if let Some(by) = &step.by { " " span.quiet { (names.of(by)) } } }
        } }
    }
}

fn shown(visit: &Visit, opened: &Opened, names: &Names, revision: &Revision) -> Markup {
    let look = &visit.look;
    let address = opened.address(&format!("/revisions/{}", revision.number));
    html! {
        h3 { a href=(address) { (of_all(look, revision.number, opened.analysis.revision)) } " · " (marks::decision(look, &revision.after.decision)) }
        p.quiet { (look.time(revision.at)) " · " (names.of(&revision.by)) }
        @if let Some(reason) = &revision.reason { p { "“" (reason) "”" } }
        @if let Some(before) = &revision.before {
            div.scroll tabindex="0" role="region" aria-label=(look.say(t::SIDE_BY_SIDE)) { table.small {
                thead { tr { th { (look.say(t::SIDE_BY_SIDE)) } th.number { (look.say(t::BEFORE)) } th.number { (look.say(t::AFTER)) } } }
                tbody { @for (text, before, after) in compared(look, before, &revision.after) {
                    tr.here[before != after] { td { (text) } td.number { (before) } td.number { (after) } }
                } }
            } }
            (corrected(look, &revision.corrections))
        }
    }
}

fn compared(look: &Look, before: &Figures, after: &Figures) -> Vec<(&'static str, String, String)> {
    let unknown = || look.say(t::UNKNOWN).to_owned();
    let both = |text, of: &dyn Fn(&Figures) -> String| (look.say(text), of(before), of(after));
    vec![
        both(t::DECISION, &|figures| look.words(&figures.decision)),
        both(t::OFFER, &|figures| figures.offer.map_or_else(unknown, rupees)),
        both(t::MONTHLY_INCOME, &|figures| figures.monthly_income.map_or_else(unknown, rupees)),
        both(t::OBLIGATIONS, &|figures| rupees(figures.monthly_obligations)),
        both(t::FOIR, &|figures| figures.foir.map_or_else(unknown, percent)),
    ]
}

fn corrected(look: &Look, corrections: &Corrections) -> Markup {
    let said = |text: Text, what: &str| format!("{}: {what}", look.say(text));
    html! {
        ul.quiet {
            @for employer in &corrections.employers { li { (said(t::CORRECTED_EMPLOYER, employer)) } }
            @for account in &corrections.own_accounts { li { (said(t::CORRECTED_OWN_ACCOUNT, account)) } }
            @if let Some(margin) = corrections.business_margin_pct { li { (said(t::CORRECTED_MARGIN, &format!("{margin}%"))) } }
            @for row in &corrections.categories { li { (row.transaction_id) ": " (look.word_of(&row.category)) } }
            @for row in &corrections.excluded { li { (row) ": " (look.say(t::CORRECTED_LEFT_OUT)) } }
        }
    }
}

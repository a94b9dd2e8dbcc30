//! Every revision, who made it, why, and what it changed; the review at the end.

use chrono::{DateTime, Utc};
use lending_engine::corrections::Corrections;
use lending_engine::money::{Rupees, SignedRupees};
use maud::{Markup, html};
use poem::web::Path;
use poem::{Response, handler};
use serde::Deserialize;

use super::head::{Tab, tab_page};
use super::opened::Opened;
use crate::console::look::{Look, percent, rupees, word_of};
use crate::console::marks;
use crate::console::problem::Problem;
use crate::console::records::Listed;
use crate::console::texts as t;
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

#[handler]
pub(super) async fn history_page(visit: Visit, Path(id): Path<String>) -> Result<Response, Problem> {
    let opened = Opened::open(&visit, &id).await?;
    let revisions = if opened.sections.is_some() {
        visit
            .call
            .get::<Listed<Revision>>(&format!("/analyses/{}/revisions?limit=100", opened.analysis.id))
            .await?
            .data
    } else {
        Vec::new()
    };
    let look = &visit.look;
    Ok(tab_page(&visit, &opened, Tab::History, |_| {
        html! {
            ol.history {
                @if let Some(review) = &opened.analysis.review {
                    li { h3 { (look.say(t::DECIDED_BY_PERSON)) " · " (marks::decision(look, &review.outcome)) } p.quiet { (look.time(review.at)) }
                        @if let Some(note) = &review.note { p { (note) } } }
                }
                @for revision in &revisions { li { (shown(&visit, revision)) } }
                li { h3 { (look.say(t::UPLOADED)) } p.quiet { (look.time(opened.analysis.created_at)) " · " (opened.analysis.file.name.as_deref().unwrap_or_default())
                    " · " (opened.analysis.file.size / 1024) " KiB" @if let Some(pages) = opened.analysis.file.pages { " · " (pages) " " (look.say(t::PAGE)) }
                    @if let Some(mobile) = &opened.analysis.applicant.mobile { " · " (mobile) } }
                    @for (name, value) in &opened.analysis.metadata { p.quiet { (name) ": " (value) } } }
            }
        }
    }))
}

fn shown(visit: &Visit, revision: &Revision) -> Markup {
    let look = &visit.look;
    let who =
        if revision.by == visit.me.user.id { visit.me.user.name.as_str() } else { revision.by.as_str() };
    html! {
        h3 { (look.say(t::REVISION)) " " (revision.number) " · " (marks::decision(look, &revision.after.decision)) }
        p.quiet { (look.time(revision.at)) " · " (who) }
        @if let Some(reason) = &revision.reason { p { "“" (reason) "”" } }
        @if let Some(before) = &revision.before {
            div.scroll tabindex="0" { table.small {
                thead { tr { th { (look.say(t::SIDE_BY_SIDE)) } th.number { (look.say(t::BEFORE)) } th.number { (look.say(t::AFTER)) } } }
                tbody { @for (text, before, after) in compared(look, before, &revision.after) {
                    tr.here[before != after] { td { (text) } td.number { (before) } td.number { (after) } }
                } }
            } }
            (corrected(&revision.corrections))
        }
    }
}

fn compared(look: &Look, before: &Figures, after: &Figures) -> Vec<(&'static str, String, String)> {
    let unknown = || look.say(t::UNKNOWN).to_owned();
    let both = |text, of: &dyn Fn(&Figures) -> String| (look.say(text), of(before), of(after));
    vec![
        both(t::DECISION, &|figures| crate::console::look::words(&figures.decision)),
        both(t::OFFER, &|figures| figures.offer.map_or_else(unknown, rupees)),
        both(t::MONTHLY_INCOME, &|figures| figures.monthly_income.map_or_else(unknown, rupees)),
        both(t::OBLIGATIONS, &|figures| rupees(figures.monthly_obligations)),
        both(t::FOIR, &|figures| figures.foir.map_or_else(unknown, percent)),
    ]
}

fn corrected(corrections: &Corrections) -> Markup {
    html! {
        ul.quiet {
            @for employer in &corrections.employers { li { "Employer: " (employer) } }
            @for account in &corrections.own_accounts { li { "Own account: " (account) } }
            @if let Some(margin) = corrections.business_margin_pct { li { "Margin: " (margin) "%" } }
            @for row in &corrections.categories { li { (row.transaction_id) ": " (word_of(&row.category)) } }
            @for row in &corrections.excluded { li { (row) ": left out" } }
        }
    }
}

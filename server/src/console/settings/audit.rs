//! Who did, read or was refused what, for owners; and what shows that an entry was not changed since.

use chrono::{DateTime, Days, NaiveDate, TimeDelta, Utc};
use lending_base::calendar;
use lending_store::audit::Action;
use maud::{Markup, html};
use poem::web::Path;
use poem::{Response, handler};
use serde::Deserialize;

use super::{Page, Section, paging, shown};
use crate::console::fields::{Fields, encoded};
use crate::console::names::Names;
use crate::console::problem::Problem;
use crate::console::texts::{self as t, Text};
use crate::console::visit::Visit;

const ADDRESS: &str = "/settings/audit";
/// How many stand on a page.
const PAGE: &str = "50";
/// What the address keeps from page to page.
const FILTERS: [&str; 5] = ["actor", "action", "subject", "from", "to"];
/// Whoever is no person of the team.
const OTHERS: [(&str, Text); 3] =
    [("operator", t::ACTOR_OPERATOR), ("service", t::ACTOR_SERVICE), ("anonymous", t::ACTOR_ANONYMOUS)];

#[derive(Deserialize)]
struct Entry {
    id: String,
    at: DateTime<Utc>,
    actor: String,
    action: String,
    subject: Option<String>,
    detail: Option<String>,
    purpose: Option<String>,
    ip: Option<String>,
}

#[derive(Deserialize)]
struct Entries {
    data: Vec<Entry>,
    next_cursor: Option<String>,
}

#[derive(Deserialize)]
struct Proof {
    batch: i64,
    position: usize,
    previous: String,
    entry_hashes: Vec<String>,
    hash: String,
    signature: String,
    closed_at: DateTime<Utc>,
}

/// What the page's filters ask of the API: days of India become times.
fn asked(query: &Fields) -> Result<String, Problem> {
    let day = |name: &str| -> Result<Option<NaiveDate>, Problem> {
        let wrong = |_| Problem::invalid(t::DAY_WRITTEN);
        query.get(name).map(|text| text.parse().map_err(wrong)).transpose()
    };
    let mut asked = Fields::default();
    for name in ["actor", "action", "subject", "cursor"] {
        asked.push(name, query.get(name).unwrap_or_default());
    }
    asked.push("limit", PAGE);
    if let Some(from) = day("from")? {
        // The API's bounds are outside of what they enclose.
        let after = calendar::start_of(from) - TimeDelta::milliseconds(1);
        asked.push("after", after.to_rfc3339());
    }
    if let Some(to) = day("to")? {
        let end = calendar::start_of(to.checked_add_days(Days::new(1)).unwrap_or(to));
        asked.push("before", end.to_rfc3339());
    }
    Ok(asked.query(&["actor", "action", "subject", "after", "before", "cursor", "limit"]))
}

#[handler]
pub(super) async fn audit_page(visit: Visit) -> Result<Response, Problem> {
    let entries: Entries = visit.call.get(&format!("/audit-events{}", asked(&visit.query)?)).await?;
    let names = Names::of_team(&visit).await?;
    let look = &visit.look;
    let body = html! {
        (filters(&visit, &names))
        @if entries.data.is_empty() {
            section.empty { p { (look.say(t::NONE_MATCH)) } p { a href=(ADDRESS) { (look.say(t::SHOW_ALL)) } } }
        } @else { (table(&visit, &entries.data, &names)) }
        (paging(&visit, ADDRESS, &FILTERS, entries.next_cursor.as_deref()))
    };
    let title = look.say(t::AUDIT);
    let page = Page { section: Section::Audit, title, lead: Some(t::AUDIT_LEAD), problem: None, body };
    Ok(shown(&visit, page))
}

fn filters(visit: &Visit, names: &Names) -> Markup {
    let (look, query) = (&visit.look, &visit.query);
    let (actor, action) = (query.get("actor"), query.get("action"));
    html! {
        form.filters role="search" method="get" action=(ADDRESS) {
            label { (look.say(t::SUBJECT)) input name="subject" maxlength="100" placeholder="an_…" autocomplete="off" value=[query.get("subject")]; }
            label { (look.say(t::WHO)) select name="actor" {
                option value="" { (look.say(t::ANY)) }
                @for (id, name) in &names.0 { option value=(id) selected[actor == Some(id.as_str())] { (name) } }
                @for (name, text) in OTHERS { option value=(name) selected[actor == Some(name)] { (look.say(text)) } }
                // Somebody whom the list does not name, from an address that does.
                @if let Some(actor) = actor.filter(|actor| !names.0.contains_key(*actor) && !OTHERS.iter().any(|(name, _)| name == actor)) {
                    option value=(actor) selected { (actor) }
                }
            } }
            label { (look.say(t::WHAT)) select name="action" {
                option value="" { (look.say(t::ANY)) }
                @for known in Action::ALL { option value=(known.as_str()) selected[action == Some(known.as_str())] { (known.as_str()) } }
            } }
            label { (look.say(t::FROM_DAY)) input type="date" name="from" value=[query.get("from")]; }
            label { (look.say(t::TO_DAY)) input type="date" name="to" value=[query.get("to")]; }
            button type="submit" { (look.say(t::FILTER)) }
        }
    }
}

fn table(visit: &Visit, entries: &[Entry], names: &Names) -> Markup {
    let look = &visit.look;
    html! {
        div.scroll tabindex="0" role="region" aria-label=(look.say(t::AUDIT)) { table.rows.cards data-keys="rows" {
            thead { tr { th { (look.say(t::DATE)) } th { (look.say(t::WHO)) } th { (look.say(t::WHAT)) } th { (look.say(t::SUBJECT)) } th.wide { (look.say(t::ADDRESS_IP)) } } }
            tbody { @for (place, entry) in entries.iter().enumerate() { @let fact = format!("/data/{place}"); tr {
                td { a.row-link href={ (ADDRESS) "/" (entry.id) } data-fact={ (fact) "/at" } { (look.time(entry.at)) } }
                td { (actor_told(visit, entry, names)) }
                td.grow { code data-fact={ (fact) "/action" } { (entry.action) }
                    @for (member, more) in [("/detail", &entry.detail), ("/purpose", &entry.purpose)] { @if let Some(more) = more { br; span.quiet data-fact={ (fact) (member) } { (more) } } } }
                td.grow data-fact={ (fact) "/subject" } { @if let Some(subject) = &entry.subject { (subject_link(subject)) } }
                td.wide.quiet data-fact={ (fact) "/ip" } { (entry.ip.as_deref().unwrap_or_default()) }
            } } }
        } }
    }
}

fn actor_told(visit: &Visit, entry: &Entry, names: &Names) -> String {
    let other = OTHERS.iter().find(|(name, _)| *name == entry.actor);
    other.map_or_else(|| names.of(&entry.actor).to_owned(), |(_, text)| visit.look.say(*text).to_owned())
}

/// What has a page of its own is linked.
fn subject_link(subject: &str) -> Markup {
    let page = match subject.split_once('_').map(|(kind, _)| kind) {
        Some("an") => Some("/analyses"),
        Some("chk") => Some("/credit-checks"),
        Some("prd") => Some("/products"),
        Some("usr") => Some("/settings/members"),
        Some("whk") => Some("/settings/webhooks"),
        _ => None,
    };
    html! { @match page {
        Some(page) => a href={ (page) "/" (encoded(subject)) } { (subject) },
        None => (subject),
    } }
}

#[handler]
pub(super) async fn proof_page(visit: Visit, Path(id): Path<String>) -> Result<Response, Problem> {
    let proof: Proof = visit.call.get(&format!("/audit-events/{}/proof", encoded(&id))).await?;
    let look = &visit.look;
    let own = proof.entry_hashes.get(proof.position).map_or("", String::as_str);
    let body = html! {
        p { a href=(ADDRESS) { "← " (look.say(t::AUDIT)) } }
        p { (look.say(t::PROOF_LEAD)) }
        dl.figures.single {
            div { dt { (look.say(t::PROOF_ENTRY)) } dd { code { (own) } } }
            div { dt { (look.say(t::PROOF_PREVIOUS)) } dd { code data-fact="/previous" { (proof.previous) } } }
            div { dt { (look.say(t::PROOF_HASH)) } dd { code data-fact="/hash" { (proof.hash) } } }
            div { dt { (look.say(t::PROOF_SIGNATURE)) } dd { code data-fact="/signature" { (proof.signature) } } }
            div { dt { (look.say(t::PROOF_BATCH)) } dd { span data-fact="/batch" { (proof.batch) } ", " (look.say(t::PROOF_PLACE)) " " (proof.position + 1) " / " (proof.entry_hashes.len()) } }
            div { dt { (look.say(t::PROOF_CLOSED)) } dd data-fact="/closed_at" { (look.time(proof.closed_at)) } }
        }
        ol { @for text in [t::PROOF_STEP_ENTRY, t::PROOF_STEP_BATCH, t::PROOF_STEP_CHAIN] { li { (look.say(text)) } } }
        p.quiet { (look.say(t::PROOF_API)) " " code { "GET /v1/audit-events/" (id) "/proof" } }
        details { summary { (look.say(t::PROOF_HASHES)) " (" (proof.entry_hashes.len()) ")" }
            pre tabindex="0" role="region" aria-label=(look.say(t::PROOF_HASHES)) { (proof.entry_hashes.join("\n")) }
        }
    };
    let title = look.say(t::PROOF);
    let page = Page { section: Section::Audit, title, lead: None, problem: None, body };
    Ok(shown(&visit, page))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_those_of_india_and_both_belong_to_what_is_asked_for() {
        let query = Fields::parse(
            b"from=2026-11-17&to=2026-11-17&actor=&action=sign_out&theme=dark&limit=1000&after=x",
        );
        // The day in India begins at half past six in the evening before, by the clocks of the API.
        assert_eq!(
            asked(&query).unwrap(),
            "?action=sign_out&limit=50&after=2026-11-16T18%3A29%3A59.999%2B00%3A00&before=2026-11-17T18%3A30%3A00%2B00%3A00"
        );
        assert!(asked(&Fields::parse(b"from=tomorrow")).is_err());
    }
}

//! One webhook endpoint: how it fares, what was sent to it, and what can be done about it.

use chrono::{DateTime, NaiveDateTime, NaiveTime, Utc};
use lending_base::calendar;
use maud::{Markup, html};
use poem::http::Method;
use poem::web::Path;
use poem::{Response, handler};
use serde::Deserialize;
use serde_json::json;

use super::delivery::{self, Delivery};
use super::webhooks::{ADDRESS, Endpoint, asked, terms, types_told};
use super::{Page, Removal, Section, asked_first, paging, shown, shown_once};
use crate::console::fields::{Fields, encoded};
use crate::console::frame::{empty, form_token, see_other};
use crate::console::problem::Problem;
use crate::console::records::Listed;
use crate::console::texts as t;
use crate::console::visit::{Submission, Visit};
use crate::errors::ApiError;

/// What a form has just brought about.
enum Fresh {
    Nothing,
    Secret(String),
    Replayed(Replayed),
}

#[derive(Deserialize)]
struct Replayed {
    queued: i64,
    more_since: Option<DateTime<Utc>>,
}

async fn endpoint(
    visit: &Visit,
    id: &str,
    fresh: &Fresh,
    problem: Option<&Problem>,
    said: Option<&Fields>,
) -> Result<Response, Problem> {
    let path = format!("/webhook-endpoints/{}", encoded(id));
    let endpoint: Endpoint = visit.call.get(&path).await?;
    let filter = visit.query.query(&["status", "cursor"]);
    let deliveries: Listed<Delivery> = visit.call.get(&format!("{path}/deliveries{filter}")).await?;
    let look = &visit.look;
    let address = format!("{ADDRESS}/{}", endpoint.id);
    let body = html! {
        p { a href=(ADDRESS) { "← " (look.say(t::WEBHOOKS)) } }
        @match fresh {
            Fresh::Nothing => {}
            Fresh::Secret(secret) => (shown_once(look, look.say(t::SIGNING_SECRET), "new-secret", secret)),
            Fresh::Replayed(replayed) => div.note.good role="status" {
                p { strong { (replayed.queued) } " " (look.say(t::REPLAYED)) }
                @if let Some(more) = replayed.more_since { p { (look.say(t::REPLAYED_MORE)) " " (look.time(more)) "." } }
            },
        }
        @if let Some(why) = endpoint.why(look) { p.note.bad[!endpoint.is_enabled()] { (why) } }
        dl.figures {
            div { dt { (look.say(t::STATUS)) } dd data-state="/status" { (endpoint.state(look)) } }
            div { dt { (look.say(t::EVENT_TYPES)) } dd data-fact="/event_types" { (types_told(look, &endpoint)) } }
            div { dt { (look.say(t::ENDPOINT_DESCRIPTION)) } dd data-fact="/description" { (endpoint.description.as_deref().unwrap_or("–")) } }
            div { dt { (look.say(t::CREATED)) } dd data-fact="/created_at" { (look.time(endpoint.created_at)) } }
            @if let Some(at) = endpoint.previous_secret_expires_at {
                div { dt { (look.say(t::OLD_SECRET_UNTIL)) } dd data-fact="/previous_secret_expires_at" { (look.time(at)) } }
            }
        }
        @if endpoint.is_enabled() {
            form.acts method="post" action=(address) {
                (form_token(visit))
                button.primary type="submit" name="act" value="test" { (look.say(t::SEND_TEST)) }
                button type="submit" name="act" value="disable" { (look.say(t::ENDPOINT_DISABLE)) }
            }
        } @else {
            form.acts method="post" action=(address) {
                (form_token(visit))
                button.primary type="submit" name="act" value="enable" { (look.say(t::ENDPOINT_ENABLE)) }
            }
        }
        (log(visit, &address, &deliveries))
        (acts(visit, &endpoint, &address, said))
    };
    Ok(shown(visit, Page { section: Section::Webhooks, title: &endpoint.url, lead: None, problem, body }))
}

fn log(visit: &Visit, address: &str, deliveries: &Listed<Delivery>) -> Markup {
    let look = &visit.look;
    let chosen = visit.query.get("status");
    html! {
        h2 #deliveries { (look.say(t::DELIVERIES)) }
        p.quiet { (look.say(t::DELIVERIES_LEAD)) }
        form.filters method="get" action=(address) {
            label { (look.say(t::STATUS)) select name="status" {
                option value="" { (look.say(t::ANY)) }
                @for (value, text) in delivery::STATUSES { option value=(value) selected[chosen == Some(value)] { (look.say(text)) } }
            } }
            button type="submit" { (look.say(t::FILTER)) }
        }
        @if deliveries.data.is_empty() {
            (empty(look.say(if chosen.is_some() { t::NONE_MATCH } else { t::NO_DELIVERIES }), look.say(t::NO_DELIVERIES_NOTE)))
        } @else {
            div.scroll tabindex="0" role="region" aria-label=(look.say(t::DELIVERIES)) { table.rows data-keys="rows" {
                thead { tr { th { (look.say(t::DATE)) } th { (look.say(t::EVENT)) } th { (look.say(t::STATUS)) } th.wide { (look.say(t::CAUSE)) } th.number.wide { (look.say(t::ATTEMPTS)) } } }
                tbody { @for (place, delivery) in deliveries.data.iter().enumerate() { tr {
                    @let fact = format!("/data/{place}");
                    td { a.row-link href={ (address) "/deliveries/" (delivery.id) } data-fact={ (fact) "/created_at" } { (look.time(delivery.created_at)) } }
                    td.grow { code data-fact={ (fact) "/event_type" } { (delivery.event_type) } }
                    td data-state={ (fact) "/status" } { (delivery.state(look)) }
                    td.wide data-fact={ (fact) "/cause" } { (delivery.cause_told(look)) }
                    td.number.wide data-fact={ (fact) "/attempt_count" } { (delivery.attempt_count) }
                } } }
            } }
        }
        (paging(visit, address, &["status"], deliveries.next_cursor.as_deref()))
    }
}

/// `said` is what was typed into the form of changes, where it was sent and refused.
fn acts(visit: &Visit, endpoint: &Endpoint, address: &str, said: Option<&Fields>) -> Markup {
    let look = &visit.look;
    let (url, description, chosen) = match said {
        Some(said) => (
            said.raw("url").unwrap_or_default(),
            said.raw("description").unwrap_or_default(),
            said.all("event_type"),
        ),
        None => (
            endpoint.url.as_str(),
            endpoint.description.as_deref().unwrap_or_default(),
            endpoint.event_types.iter().map(String::as_str).collect(),
        ),
    };
    html! {
        h2 { (look.say(t::REPLAY)) }
        form.card.stack method="post" action=(address) {
            (form_token(visit))
            input type="hidden" name="act" value="replay";
            p.quiet { (look.say(t::REPLAY_NOTE)) }
            label.short { (look.say(t::REPLAY_SINCE)) input type="datetime-local" name="since" required; }
            button type="submit" { (look.say(t::REPLAY)) }
        }
        details open[said.is_some()] { summary { h2 { (look.say(t::ENDPOINT_CHANGE)) } }
            form.card.stack method="post" action=(address) {
                (form_token(visit))
                input type="hidden" name="act" value="change";
                (terms(look, url, description, &chosen))
                button type="submit" { (look.say(t::SAVE)) }
            }
        }
        details { summary { h2 { (look.say(t::ROTATE)) } }
            form.card.stack method="post" action=(address) {
                (form_token(visit))
                input type="hidden" name="act" value="rotate";
                p.quiet { (look.say(t::ROTATE_NOTE)) }
                label.short { (look.say(t::GRACE_HOURS)) input type="number" name="grace_hours" min="0" max="168" value="24" required; }
                button.danger type="submit" { (look.say(t::ROTATE)) }
            }
        }
        div.danger-zone {
            (asked_first(visit, &Removal {
                action: address, fields: &[("act", "delete")], act: t::ENDPOINT_DELETE, what: &endpoint.url, goes: t::ENDPOINT_GOES,
            }))
        }
    }
}

/// A time as the form has it, on the clocks of India.
fn since(fields: &Fields) -> Result<DateTime<Utc>, Problem> {
    let text = fields.get("since").unwrap_or_default();
    let formats = ["%Y-%m-%dT%H:%M", "%Y-%m-%dT%H:%M:%S"];
    let typed = formats.iter().find_map(|format| NaiveDateTime::parse_from_str(text, format).ok());
    let typed = typed.ok_or_else(|| Problem::invalid(t::SINCE_WRITTEN))?;
    Ok(calendar::start_of(typed.date()) + (typed.time() - NaiveTime::MIN))
}

#[handler]
pub(super) async fn endpoint_page(visit: Visit, Path(id): Path<String>) -> Result<Response, Problem> {
    endpoint(&visit, &id, &Fresh::Nothing, None, None).await
}

/// What a form asks for, done: where to go next, or what is shown on the page that answers it.
enum Done {
    Leads(String),
    Shows(Fresh),
}

async fn perform(visit: &Visit, id: &str, fields: &Fields) -> Result<Done, Problem> {
    let path = format!("/webhook-endpoints/{}", encoded(id));
    let patched =
        async |change| -> Result<Endpoint, ApiError> { visit.call.json(Method::PATCH, &path, &change).await };
    let leads =
        |endpoint: &Endpoint, word: &str| Done::Leads(format!("{ADDRESS}/{}?done={word}", endpoint.id));
    Ok(match fields.get("act") {
        Some("test") => {
            let delivery: Delivery =
                visit.call.json(Method::POST, &format!("{path}/test"), &json!({})).await?;
            Done::Leads(format!("{ADDRESS}/{}/deliveries/{}", encoded(id), delivery.id))
        }
        Some("enable") => leads(&patched(json!({"status": "enabled"})).await?, "endpoint-enabled"),
        Some("disable") => leads(&patched(json!({"status": "disabled"})).await?, "endpoint-disabled"),
        Some("change") => leads(&patched(asked(fields)).await?, "saved"),
        Some("rotate") => {
            let hours = fields.get("grace_hours").unwrap_or_default();
            let asked = format!("{path}/rotate-secret?grace_hours={}", encoded(hours));
            let rotated: Endpoint = visit.call.json(Method::POST, &asked, &json!({})).await?;
            Done::Shows(Fresh::Secret(rotated.secret.unwrap_or_default()))
        }
        Some("replay") => {
            let body = json!({"since": since(fields)?.to_rfc3339()});
            Done::Shows(Fresh::Replayed(
                visit.call.json(Method::POST, &format!("{path}/replay"), &body).await?,
            ))
        }
        Some("delete") => {
            visit.call.act(Method::DELETE, &path).await?;
            Done::Leads(format!("{ADDRESS}?done=endpoint"))
        }
        _ => return Err(Problem::not_found()),
    })
}

/// The page that answers a rotation is the one place where the new secret is ever shown.
#[handler]
pub(super) async fn change_endpoint(
    submitted: Submission,
    Path(id): Path<String>,
) -> Result<Response, Problem> {
    let Submission { visit, fields } = submitted;
    match perform(&visit, &id, &fields).await {
        Ok(Done::Leads(target)) => Ok(see_other(&target)),
        Ok(Done::Shows(fresh)) => endpoint(&visit, &id, &fresh, None, None).await,
        Err(problem) if !visit.is_owner() => Err(problem),
        Err(problem) => {
            let said = Some(&fields).filter(|fields| fields.get("act") == Some("change"));
            endpoint(&visit, &id, &Fresh::Nothing, Some(&problem), said).await
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_is_taken_as_the_clocks_of_india_show_it() {
        let at = since(&Fields::parse(b"since=2026-11-17T10%3A30")).unwrap();
        assert_eq!(at.to_rfc3339(), "2026-11-17T05:00:00+00:00");
        assert!(since(&Fields::parse(b"since=yesterday")).is_err() && since(&Fields::default()).is_err());
    }
}

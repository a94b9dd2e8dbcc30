//! One delivery to a webhook endpoint: what was sent, what was answered at each attempt, and sending it again.

use chrono::{DateTime, Utc};
use maud::{Markup, html};
use poem::http::Method;
use poem::web::Path;
use poem::{Response, handler};
use serde::Deserialize;
use serde_json::json;

use super::webhooks::ADDRESS;
use super::{Page, Section, shown};
use crate::console::fields::encoded;
use crate::console::frame::{form_token, see_other};
use crate::console::look::Look;
use crate::console::marks;
use crate::console::problem::Problem;
use crate::console::texts::{self as t, Text};
use crate::console::visit::{Submission, Visit};

pub(super) const STATUSES: [(&str, Text); 3] =
    [("pending", t::DELIVERY_PENDING), ("delivered", t::DELIVERY_DELIVERED), ("failed", t::DELIVERY_FAILED)];

/// Without `request_body` and `attempts` where it stands in a list.
#[derive(Deserialize)]
pub(super) struct Delivery {
    pub(super) id: String,
    event_id: String,
    pub(super) event_type: String,
    cause: String,
    status: String,
    pub(super) attempt_count: i64,
    next_attempt_at: Option<DateTime<Utc>>,
    pub(super) created_at: DateTime<Utc>,
    ended_at: Option<DateTime<Utc>>,
    request_body: Option<String>,
    #[serde(default)]
    attempts: Vec<Attempt>,
}

#[derive(Deserialize)]
struct Attempt {
    number: i64,
    sent_at: DateTime<Utc>,
    duration_ms: i64,
    answer_status: Option<i64>,
    problem: Option<String>,
    answer: Option<String>,
}

impl Delivery {
    pub(super) fn state(&self, look: &Look) -> Markup {
        match self.status.as_str() {
            "pending" => marks::mark("waiting", "◐", look.say(t::DELIVERY_PENDING)),
            "delivered" => marks::mark("approve", "●", look.say(t::DELIVERY_DELIVERED)),
            "failed" => marks::mark("failed", "✕", look.say(t::DELIVERY_FAILED)),
            other => html! { span.mark-word { (look.words(other)) } },
        }
    }

    pub(super) fn cause_told(&self, look: &Look) -> String {
        match self.cause.as_str() {
            "event" => look.say(t::CAUSE_EVENT).to_owned(),
            "replay" => look.say(t::CAUSE_REPLAY).to_owned(),
            "test" => look.say(t::CAUSE_TEST).to_owned(),
            other => look.words(other),
        }
    }
}

fn why_not(look: &Look, problem: &str) -> String {
    let known = match problem {
        "address_refused" => t::ATTEMPT_ADDRESS_REFUSED,
        "name_not_found" => t::ATTEMPT_NAME_NOT_FOUND,
        "not_connected" => t::ATTEMPT_NOT_CONNECTED,
        "timed_out" => t::ATTEMPT_TIMED_OUT,
        "connection_lost" => t::ATTEMPT_CONNECTION_LOST,
        "redirected" => t::ATTEMPT_REDIRECTED,
        "not_accepted" => t::ATTEMPT_NOT_ACCEPTED,
        other => return look.words(other),
    };
    look.say(known).to_owned()
}

async fn delivery(
    visit: &Visit,
    ids: &(String, String),
    problem: Option<&Problem>,
) -> Result<Response, Problem> {
    let (endpoint, id) = (encoded(&ids.0), encoded(&ids.1));
    let path = format!("/webhook-endpoints/{endpoint}/deliveries/{id}");
    let delivery: Delivery = visit.call.get(&path).await?;
    let look = &visit.look;
    let back = format!("{ADDRESS}/{endpoint}");
    let address = format!("{back}/deliveries/{}", delivery.id);
    // A first answer comes within seconds. What waits for its next attempt is looked at by whoever wants to know.
    let is_fresh = delivery.status == "pending" && delivery.attempts.is_empty();
    let body = html! {
        p { a href=(back) { "← " (look.say(t::ENDPOINT)) } }
        div #delivery hx-get=[is_fresh.then_some(&address)] hx-trigger=[is_fresh.then_some("load delay:2s, every 10s")] hx-select="#delivery" hx-swap="outerHTML" {
            dl.figures {
                div { dt { (look.say(t::STATUS)) } dd data-state="/status" { (delivery.state(look)) } }
                div { dt { (look.say(t::CAUSE)) } dd data-fact="/cause" { (delivery.cause_told(look)) } }
                div { dt { "webhook-id" } dd { code data-fact="/event_id" { (delivery.event_id) } } }
                div { dt { (look.say(t::CREATED_AT)) } dd data-fact="/created_at" { (look.time(delivery.created_at)) } }
                @if let Some(at) = delivery.next_attempt_at { div { dt { (look.say(t::NEXT_ATTEMPT)) } dd data-fact="/next_attempt_at" { (look.time(at)) } } }
                @if let Some(at) = delivery.ended_at { div { dt { (look.say(t::ENDED_AT)) } dd data-fact="/ended_at" { (look.time(at)) } } }
            }
            h2 { (look.say(t::ATTEMPTS)) " " span.count data-fact="/attempt_count" { (delivery.attempt_count) } }
            @if delivery.attempts.is_empty() { p.quiet { (look.say(t::NO_ATTEMPTS)) " " a href=(address) { (look.say(t::LOOK_AGAIN)) } } }
            @for (place, attempt) in delivery.attempts.iter().enumerate() { (attempted(look, attempt, place)) }
        }
        h2 { (look.say(t::REQUEST_BODY)) }
        @match &delivery.request_body {
            Some(text) => pre tabindex="0" role="region" aria-label=(look.say(t::REQUEST_BODY)) { code data-fact="/request_body" { (text) } },
            None => p.quiet { (look.say(t::REQUEST_GONE)) },
        }
        form.stack method="post" action=(address) {
            (form_token(visit))
            p.quiet { (look.say(t::REPLAY_ONE_NOTE)) }
            button type="submit" { (look.say(t::REPLAY_ONE)) }
        }
    };
    let page = Page { section: Section::Webhooks, title: &delivery.event_type, lead: None, problem, body };
    Ok(shown(visit, page))
}

fn attempted(look: &Look, attempt: &Attempt, place: usize) -> Markup {
    let fact = format!("/attempts/{place}");
    html! {
        section.attempt {
            p { strong data-fact={ (fact) "/number" } { (attempt.number) } " · " span data-fact={ (fact) "/sent_at" } { (look.time(attempt.sent_at)) } " · " span data-fact={ (fact) "/duration_ms" } { (attempt.duration_ms) } " ms"
                @if let Some(status) = attempt.answer_status { " · HTTP " strong data-fact={ (fact) "/answer_status" } { (status) } }
                @if let Some(problem) = &attempt.problem { " · " span data-fact={ (fact) "/problem" } { (why_not(look, problem)) } }
            }
            @if let Some(answer) = &attempt.answer { pre tabindex="0" role="region" aria-label=(look.say(t::ATTEMPTS)) { code data-fact={ (fact) "/answer" } { (answer) } } }
        }
    }
}

#[handler]
pub(super) async fn delivery_page(
    visit: Visit,
    Path(ids): Path<(String, String)>,
) -> Result<Response, Problem> {
    delivery(&visit, &ids, None).await
}

#[handler]
pub(super) async fn replay_delivery(
    submitted: Submission,
    Path(ids): Path<(String, String)>,
) -> Result<Response, Problem> {
    let visit = submitted.visit;
    let (endpoint, id) = (encoded(&ids.0), encoded(&ids.1));
    let path = format!("/webhook-endpoints/{endpoint}/deliveries/{id}/replay");
    match visit.call.json::<Delivery>(Method::POST, &path, &json!({})).await {
        Ok(again) => Ok(see_other(&format!("{ADDRESS}/{endpoint}/deliveries/{}", again.id))),
        Err(error) if !visit.is_owner() => Err(error.into()),
        Err(error) => delivery(&visit, &ids, Some(&error.into())).await,
    }
}

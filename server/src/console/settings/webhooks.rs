//! Webhook endpoints, for owners: which there are, how they fare, and a new one.

use chrono::{DateTime, Utc};
use lending_store::events::EventType;
use maud::{Markup, html};
use poem::http::Method;
use poem::{Response, handler};
use serde::Deserialize;
use serde_json::{Value, json};

use super::{Page, Section, paging, shown, shown_once};
use crate::console::fields::Fields;
use crate::console::frame::{empty, form_token};
use crate::console::look::Look;
use crate::console::marks;
use crate::console::once;
use crate::console::problem::Problem;
use crate::console::records::Listed;
use crate::console::texts as t;
use crate::console::visit::{Submission, Visit};

pub(super) const ADDRESS: &str = "/settings/webhooks";

#[derive(Deserialize)]
pub(super) struct Endpoint {
    pub(super) id: String,
    pub(super) url: String,
    pub(super) description: Option<String>,
    pub(super) event_types: Vec<String>,
    pub(super) status: String,
    disabled_reason: Option<String>,
    disabled_at: Option<DateTime<Utc>>,
    /// In the answer to a creation or a rotation alone, and of equal creations in that to the first.
    pub(super) secret: Option<String>,
    pub(super) previous_secret_expires_at: Option<DateTime<Utc>>,
    failing_since: Option<DateTime<Utc>>,
    pub(super) created_at: DateTime<Utc>,
}

impl Endpoint {
    pub(super) fn is_enabled(&self) -> bool {
        self.status == "enabled"
    }

    pub(super) fn state(&self, look: &Look) -> Markup {
        match (self.is_enabled(), self.failing_since) {
            (true, None) => marks::mark("approve", "●", look.say(t::ENDPOINT_ENABLED)),
            (true, Some(_)) => marks::mark("review", "◆", look.say(t::ENDPOINT_FAILING)),
            (false, _) => marks::mark("failed", "✕", look.say(t::ENDPOINT_DISABLED)),
        }
    }

    /// Why it is as it is, where that is not plain.
    pub(super) fn why(&self, look: &Look) -> Option<String> {
        if self.is_enabled() {
            let since = self.failing_since?;
            return Some(format!(
                "{} {}. {}",
                look.say(t::FAILING_SINCE),
                look.time(since),
                look.say(t::FAILING_NOTE)
            ));
        }
        let reason = match self.disabled_reason.as_deref() {
            Some("owner") => look.say(t::DISABLED_BY_OWNER).to_owned(),
            Some("failing") => look.say(t::DISABLED_FAILING).to_owned(),
            Some("gone") => look.say(t::DISABLED_GONE).to_owned(),
            other => look.words(other.unwrap_or_default()),
        };
        Some(match self.disabled_at {
            Some(at) => format!("{reason} {}: {}.", look.say(t::SINCE), look.time(at)),
            None => reason,
        })
    }
}

/// What the forms of an endpoint ask for.
pub(super) fn terms(look: &Look, url: &str, description: &str, chosen: &[&str]) -> Markup {
    // Tests are sent to whoever asks for one, whatever else they ask for.
    let kinds = EventType::ALL
        .iter()
        .map(|kind| kind.as_str())
        .filter(|kind| *kind != EventType::EndpointTest.as_str());
    html! {
        label { (look.say(t::ENDPOINT_URL)) input type="url" name="url" required maxlength="2048" autocomplete="off" placeholder="https://hooks.example.com/lending" value=(url);
            span.quiet { (look.say(t::ENDPOINT_URL_NOTE)) } }
        label { (look.say(t::ENDPOINT_DESCRIPTION)) input name="description" maxlength="200" autocomplete="off" value=(description); }
        fieldset { legend { (look.say(t::EVENT_TYPES)) }
            p.quiet { (look.say(t::EVENT_TYPES_NOTE)) }
            div.boxes { @for kind in kinds {
                label.check { input type="checkbox" name="event_type" value=(kind) checked[chosen.contains(&kind)]; code { (kind) } }
            } }
        }
    }
}

/// What the forms say, as the API takes it.
pub(super) fn asked(fields: &Fields) -> Value {
    json!({
        "url": fields.get("url").unwrap_or_default(),
        "description": fields.get("description"),
        "event_types": fields.all("event_type"),
    })
}

async fn webhooks(
    visit: &Visit,
    fresh: Option<&Endpoint>,
    typed: &Fields,
    problem: Option<&Problem>,
) -> Result<Response, Problem> {
    let cursor = visit.query.query(&["cursor"]);
    let listed: Listed<Endpoint> = visit.call.get(&format!("/webhook-endpoints{cursor}")).await?;
    let look = &visit.look;
    let body = html! {
        @if let Some(endpoint) = fresh {
            @match &endpoint.secret {
                Some(secret) => { (shown_once(look, look.say(t::SIGNING_SECRET), "new-secret", secret)) }
                None => { div.note role="status" { p { (look.say(t::SECRET_SHOWN_BEFORE)) } } }
            }
            p { a href={ (ADDRESS) "/" (endpoint.id) } { (look.say(t::ENDPOINT_TEST_NEXT)) } }
        }
        @if listed.data.is_empty() { (empty(look.say(t::NO_ENDPOINTS), look.say(t::NO_ENDPOINTS_NOTE))) } @else {
            div.scroll tabindex="0" role="region" aria-label=(look.say(t::WEBHOOKS)) { table.rows data-keys="rows" {
                thead { tr { th { (look.say(t::ENDPOINT_URL)) } th { (look.say(t::STATUS)) } th.wide { (look.say(t::EVENT_TYPES)) } } }
                tbody { @for (place, endpoint) in listed.data.iter().enumerate() { @let fact = format!("/data/{place}"); tr {
                    td.grow { a href={ (ADDRESS) "/" (endpoint.id) } data-fact={ (fact) "/url" } { (endpoint.url) } @if let Some(text) = &endpoint.description { br; span.quiet data-fact={ (fact) "/description" } { (text) } } }
                    td data-state={ (fact) "/status" } { (endpoint.state(look)) }
                    td.wide data-fact={ (fact) "/event_types" } { (types_told(look, endpoint)) }
                } } }
            } }
        }
        (paging(visit, ADDRESS, &[], listed.next_cursor.as_deref()))
        h2 { (look.say(t::NEW_ENDPOINT)) }
        form.card.stack method="post" action=(ADDRESS) {
            (form_token(visit))
            (once::form_id_after(typed, problem))
            (terms(look, typed.get("url").unwrap_or_default(), typed.get("description").unwrap_or_default(), &typed.all("event_type")))
            button.primary type="submit" { (look.say(t::CREATE_ENDPOINT)) }
        }
    };
    let title = look.say(t::WEBHOOKS);
    Ok(shown(visit, Page { section: Section::Webhooks, title, lead: Some(t::WEBHOOKS_LEAD), problem, body }))
}

pub(super) fn types_told(look: &Look, endpoint: &Endpoint) -> String {
    if endpoint.event_types.is_empty() {
        look.say(t::ALL_EVENTS).to_owned()
    } else {
        endpoint.event_types.join(", ")
    }
}

#[handler]
pub(super) async fn webhooks_page(visit: Visit) -> Result<Response, Problem> {
    webhooks(&visit, None, &Fields::default(), None).await
}

/// The page that answers a creation is the one place where the secret is ever shown.
#[handler]
pub(super) async fn create_endpoint(submitted: Submission) -> Result<Response, Problem> {
    let Submission { visit, fields } = submitted;
    let (key, new) = (once::header(&fields), asked(&fields));
    let made =
        visit.call.json_with::<Endpoint>(Method::POST, "/webhook-endpoints", key.as_slice(), &new).await;
    match made.map_err(Problem::from) {
        Ok(endpoint) => webhooks(&visit, Some(&endpoint), &Fields::default(), None).await,
        Err(problem) if !visit.is_owner() => Err(problem),
        Err(problem) => webhooks(&visit, None, &fields, Some(&problem)).await,
    }
}

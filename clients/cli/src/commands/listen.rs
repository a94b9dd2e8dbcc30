//! `lending listen`: the team's events, sent on to an address on this machine as a webhook would be. No address that the
//! internet can reach is needed, and nothing is set up in the service.

use std::time::Duration;

use chrono::{DateTime, Utc};
use clap::Args;
use lending_sdk::Client;
use lending_sdk::types::{Event, EventType};
use lending_sdk::webhooks::{new_secret, sign};

use crate::ending::Ending;
use crate::look::{self, BOLD, DIM};

/// Between two looks.
const LOOK: Duration = Duration::from_secs(1);
/// How long a receiver has for its answer, as from the service.
const PATIENCE: Duration = Duration::from_secs(10);
const PAGE: u32 = 100;

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    /// Where to send events, such as http://localhost:3000/webhooks; left out: they are only shown
    #[arg(long)]
    forward_to: Option<String>,
    /// Sign with this secret, whsec_…; left out: a fresh one, which is shown
    #[arg(long, env = "LENDING_WEBHOOK_SECRET", hide_env_values = true)]
    secret: Option<String>,
    /// Begin with what happened after this time, such as 2026-11-16T09:00:00Z; left out: now
    #[arg(long)]
    since: Option<DateTime<Utc>>,
    /// Only events of this type, such as analysis.completed
    #[arg(long = "type")]
    kind: Option<String>,
}

/// Where events go, and with which signature.
struct Receiver {
    http: reqwest::Client,
    address: String,
    secret: String,
}

impl Receiver {
    /// What came of it, in a few words.
    async fn send(&self, event: &Event) -> anyhow::Result<String> {
        let body = serde_json::to_string(event)?;
        #[expect(clippy::disallowed_methods, reason = "a client has no other clock")]
        let seconds = u64::try_from(Utc::now().timestamp())?;
        let request = self
            .http
            .post(&self.address)
            .header("content-type", "application/json")
            .header("webhook-id", &event.id)
            .header("webhook-timestamp", seconds)
            .header("webhook-signature", sign(&self.secret, &event.id, seconds, body.as_bytes())?)
            .body(body);
        Ok(match request.send().await {
            Ok(answer) => answer.status().to_string(),
            Err(error) if error.is_timeout() => "no answer in time".to_owned(),
            Err(error) if error.is_connect() => "nobody listens there".to_owned(),
            Err(_) => "the connection broke".to_owned(),
        })
    }
}

/// Goes on until it is stopped.
pub(crate) async fn run(arguments: Arguments, client: &Client, json: bool) -> anyhow::Result<Ending> {
    let receiver = match arguments.forward_to {
        Some(address) => {
            let secret = match arguments.secret {
                Some(secret) => secret,
                None => new_secret()?,
            };
            let http =
                reqwest::Client::builder().timeout(PATIENCE).redirect(reqwest::redirect::Policy::none());
            if !json {
                look::say(format!(
                    "Events go to {BOLD}{address}{BOLD:#}, signed with {BOLD}{secret}{BOLD:#}"
                ))?;
            }
            // A wrong secret is said now, and not at the first event.
            sign(&secret, "evt_0", 0, b"")?;
            Some(Receiver { http: http.build()?, address, secret })
        }
        None => None,
    };
    #[expect(clippy::disallowed_methods, reason = "a client has no other clock")]
    let since = arguments.since.unwrap_or_else(Utc::now);
    let mut cursor: Option<String> = None;
    loop {
        let mut request = client.list_events().limit(PAGE).created_after(since);
        if let Some(cursor) = cursor.take() {
            request = request.cursor(cursor);
        }
        if let Some(kind) = &arguments.kind {
            request = request.type_(EventType::from(kind.as_str()));
        }
        let page = request.send().await?.into_inner();
        for event in &page.data {
            let outcome = match &receiver {
                Some(receiver) => receiver.send(event).await?,
                None => String::new(),
            };
            show(event, &outcome, json)?;
        }
        cursor = Some(page.next_cursor);
        if !page.has_more {
            tokio::time::sleep(LOOK).await;
        }
    }
}

fn show(event: &Event, outcome: &str, json: bool) -> anyhow::Result<()> {
    if json {
        return look::json(event);
    }
    let about = event.data.analysis_id.as_deref().or(event.data.credit_check_id.as_deref());
    look::say(format!(
        "{DIM}{}{DIM:#}  {BOLD}{}{BOLD:#}  {}  {outcome}",
        event.timestamp.format("%H:%M:%S"),
        event.type_,
        about.unwrap_or(&event.id),
    ))
}

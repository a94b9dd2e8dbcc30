//! One attempt: a request, and what can become of it. Small bounds on everything that others decide.

use std::error::Error;
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::Context;
use chrono::{DateTime, Utc};
use lending_store::webhooks::{AttemptProblem, AttemptResult, DeliveryClaim};
use reqwest::{Response, redirect};

use super::address::{Lookup, PublicAddresses, Refused, SystemLookup, usable_url};
use super::message::body_of;
use super::signature::signature_header;

/// How long making a connection may take, and the whole of an attempt.
const CONNECT: Duration = Duration::from_secs(5);
const WHOLE: Duration = Duration::from_secs(10);
/// How much of an answer is kept, and how long its body is waited for: its status says all that matters.
const ANSWER_BYTES: usize = 1024;
const ANSWER: Duration = Duration::from_secs(2);

pub(super) struct Sender {
    http: reqwest::Client,
    allow_loopback: bool,
}

impl std::fmt::Debug for Sender {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Sender").field("allow_loopback", &self.allow_loopback).finish_non_exhaustive()
    }
}

impl Sender {
    pub(super) fn new(allow_loopback: bool) -> anyhow::Result<Self> {
        Self::with_lookup(allow_loopback, Arc::new(SystemLookup))
    }

    fn with_lookup(allow_loopback: bool, lookup: Arc<dyn Lookup>) -> anyhow::Result<Self> {
        let http = reqwest::Client::builder()
            .dns_resolver(Arc::new(PublicAddresses { lookup, allow_loopback }))
            // A proxy would resolve names by itself, and reach what it can reach.
            .no_proxy()
            .redirect(redirect::Policy::none())
            .retry(reqwest::retry::never())
            .connect_timeout(CONNECT)
            .timeout(WHOLE)
            // A connection that was kept may have died meanwhile.
            .pool_max_idle_per_host(0)
            .user_agent(concat!("lending-analysis-service/", env!("CARGO_PKG_VERSION"), " webhooks"))
            .build()
            .context("no client for webhooks can be made")?;
        Ok(Self { http, allow_loopback })
    }

    pub(super) async fn send(&self, claim: &DeliveryClaim, now: DateTime<Utc>) -> AttemptResult {
        let begun = Instant::now();
        let outcome = self.exchange(claim, now).await;
        let duration_ms = i64::try_from(begun.elapsed().as_millis()).unwrap_or(i64::MAX);
        let result =
            AttemptResult { sent_at: now, duration_ms, answer_status: None, problem: None, answer: None };
        match outcome {
            Ok(answered) => AttemptResult {
                answer_status: Some(answered.status),
                problem: match answered.status {
                    200..=299 => None,
                    300..=399 => Some(AttemptProblem::Redirected),
                    _ => Some(AttemptProblem::NotAccepted),
                },
                answer: Some(answered.excerpt),
                ..result
            },
            Err(problem) => AttemptResult { problem: Some(problem), ..result },
        }
    }

    async fn exchange(&self, claim: &DeliveryClaim, now: DateTime<Utc>) -> Result<Answered, AttemptProblem> {
        // Once more: a literal address is not resolved, and what may be called may have changed since it was set.
        let url = usable_url(claim.url.expose(), self.allow_loopback)
            .map_err(|_| AttemptProblem::AddressRefused)?;
        let body = body_of(&claim.event);
        let (id, timestamp) = (claim.event.id.as_str(), now.timestamp());
        let request = self
            .http
            .post(url)
            .header("content-type", "application/json")
            .header("webhook-id", id)
            .header("webhook-timestamp", timestamp.to_string())
            .header("webhook-signature", signature_header(&claim.secrets, id, timestamp, &body))
            .body(body);
        let response = request.send().await.map_err(|error| problem_of(&error))?;
        let status = response.status().as_u16();
        Ok(Answered { status, excerpt: excerpt_of(response).await })
    }
}

struct Answered {
    status: u16,
    excerpt: String,
}

/// The beginning of an answer, as far as it comes in time.
async fn excerpt_of(mut response: Response) -> String {
    let mut bytes = Vec::new();
    let read = async {
        while bytes.len() < ANSWER_BYTES {
            let Ok(Some(chunk)) = response.chunk().await else { return };
            bytes.extend(chunk.iter().take(ANSWER_BYTES - bytes.len()));
        }
    };
    let _ = tokio::time::timeout(ANSWER, read).await;
    let is_shown = |letter: char| !letter.is_control() || matches!(letter, '\n' | '\t');
    String::from_utf8_lossy(&bytes)
        .chars()
        .map(|letter| if is_shown(letter) { letter } else { '\u{FFFD}' })
        .collect()
}

fn problem_of(error: &reqwest::Error) -> AttemptProblem {
    let mut cause: Option<&(dyn Error + 'static)> = error.source();
    while let Some(inner) = cause {
        match inner.downcast_ref::<Refused>() {
            Some(Refused::NotPublic) => return AttemptProblem::AddressRefused,
            Some(Refused::NotFound) => return AttemptProblem::NameNotFound,
            None => cause = inner.source(),
        }
    }
    if error.is_timeout() {
        AttemptProblem::TimedOut
    } else if error.is_connect() {
        AttemptProblem::NotConnected
    } else {
        AttemptProblem::ConnectionLost
    }
}

#[cfg(test)]
mod tests {
    use std::io;
    use std::net::SocketAddr;
    use std::sync::atomic::{AtomicUsize, Ordering};

    use futures_util::FutureExt;
    use futures_util::future::BoxFuture;
    use tokio::net::TcpListener;

    use super::*;

    /// Answers a public address to the first question and this machine's to every later one, as an attacker's name server
    /// does that hopes to be asked once for the check and once for the connection.
    #[derive(Default)]
    struct Rebinding {
        questions: AtomicUsize,
        first: Vec<SocketAddr>,
        then: Vec<SocketAddr>,
    }

    impl Lookup for Rebinding {
        fn lookup(&self, _host: String) -> BoxFuture<'static, io::Result<Vec<SocketAddr>>> {
            let question = self.questions.fetch_add(1, Ordering::SeqCst);
            let answer = if question == 0 { self.first.clone() } else { self.then.clone() };
            std::future::ready(Ok(answer)).boxed()
        }
    }

    async fn send_to(lookup: Arc<Rebinding>, port: u16) -> Result<Response, AttemptProblem> {
        let sender = Sender::with_lookup(false, lookup).unwrap();
        let request = sender.http.post(format!("https://rebinding.example.com:{port}/"));
        request.timeout(Duration::from_millis(1500)).send().await.map_err(|error| problem_of(&error))
    }

    #[tokio::test]
    async fn a_name_that_changes_its_mind_between_check_and_connection_reaches_nothing_near() {
        let near = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = near.local_addr().unwrap().port();
        let here: SocketAddr = "127.0.0.1:0".parse().unwrap();
        // 240.0.0.0/4 would be refused; nothing answers at this one, which is public.
        let away: SocketAddr = "1.0.0.0:0".parse().unwrap();
        let rebinding = Arc::new(Rebinding { first: vec![away], then: vec![here], ..Rebinding::default() });
        assert!(send_to(Arc::clone(&rebinding), port).await.is_err());
        assert_eq!(rebinding.questions.load(Ordering::SeqCst), 1, "it is resolved once");
        let second = send_to(Arc::clone(&rebinding), port).await.err();
        assert_eq!(
            second,
            Some(AttemptProblem::AddressRefused),
            "the next attempt sees the new address and refuses it"
        );
        let mixed = Arc::new(Rebinding { first: vec![away, here], ..Rebinding::default() });
        assert_eq!(send_to(mixed, port).await.err(), Some(AttemptProblem::AddressRefused));
        let nothing = Arc::new(Rebinding::default());
        assert_eq!(send_to(nothing, port).await.err(), Some(AttemptProblem::NameNotFound));
        assert!(near.accept().now_or_never().is_none(), "nobody has called this machine");
    }
}

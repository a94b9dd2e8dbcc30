//! A bureau behind a JSON API. An adapter says how it is asked and read; here is what the connection can do to a question.
//!
//! Only a question that certainly did not reach the bureau is sent again: when no connection was made. From the first
//! byte on, anything but an answer leaves the outcome unknown.

use std::time::{Duration, Instant};

use chrono::{DateTime, Utc};
use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use lending_base::{Secret, Settings, calendar, is_shielded};
use reqwest::{Url, redirect};

use crate::BureauError;
use crate::adapter::Adapter;
use crate::provider::{InquiryAnswer, Provider, ProviderAnswer, Question};

/// The largest answer that is read.
const ANSWER_BYTES: usize = 8 << 20;
/// The longest that making a connection may take.
const CONNECT: Duration = Duration::from_secs(5);
/// How often a connection is tried, and how long between.
const CONNECTS: u32 = 3;
const PAUSE: Duration = Duration::from_millis(200);
/// How often the outcome is asked for, and how long between.
const INQUIRIES: u32 = 3;

pub(crate) struct HttpProvider {
    http: reqwest::Client,
    base: String,
    credentials: Option<Secret>,
    adapter: Adapter,
    timeout: Duration,
    connect: Duration,
}

/// The address without a slash at its end. Over a network only by TLS, and never with a password in it.
fn usable_address(text: &str) -> Result<String, BureauError> {
    let refuse = |why: &str| Err(BureauError::Address(why.to_owned()));
    let Ok(url) = Url::parse(text) else { return refuse("it is no URL") };
    if !url.username().is_empty() || url.password().is_some() {
        return refuse("credentials belong into LENDING_BUREAU_CREDENTIALS");
    }
    if !is_shielded(text) {
        return refuse("it must begin with https:// (http:// on this machine only)");
    }
    Ok(text.trim_end_matches('/').to_owned())
}

impl std::fmt::Debug for HttpProvider {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("HttpProvider").field("base", &self.base).finish_non_exhaustive()
    }
}

/// What came back.
enum Exchange {
    Answer {
        status: u16,
        body: Vec<u8>,
    },
    /// No connection was made: nothing was sent.
    NotSent,
    /// It was sent, or may have been.
    Lost(&'static str),
}

impl HttpProvider {
    pub(crate) fn open(settings: &Settings) -> Result<Self, BureauError> {
        let timeout = Duration::from_secs(u64::from(settings.bureau_timeout));
        let adapter = match &settings.bureau_adapter {
            Some(path) => {
                let text = std::fs::read_to_string(path)
                    .map_err(|error| BureauError::Adapter(format!("{}: {error}", path.display())))?;
                Adapter::parse(&text)?
            }
            None => Adapter::sandbox()?,
        };
        // Well within the whole time: a connection that is not made must be told from an answer that does not come.
        let connect = (timeout / 5).min(CONNECT);
        let http = reqwest::Client::builder()
            .connect_timeout(connect)
            // Whom it is asked about is for the bureau, and for no proxy that the machine names to all of its programs.
            .no_proxy()
            // A connection that was kept may have died meanwhile, and a question sent into it is lost.
            .pool_max_idle_per_host(0)
            .retry(reqwest::retry::never())
            // Whoever answers for the bureau answers at its address.
            .redirect(redirect::Policy::none())
            .user_agent(concat!("lending-analysis-service/", env!("CARGO_PKG_VERSION")))
            .build()
            .map_err(|error| BureauError::Client(error.without_url().to_string()))?;
        let base = usable_address(settings.bureau_url.as_deref().unwrap_or_default())?;
        Ok(Self { http, base, credentials: settings.bureau_credentials.clone(), adapter, timeout, connect })
    }

    fn with_headers(&self, mut request: reqwest::RequestBuilder) -> reqwest::RequestBuilder {
        let credentials = self.credentials.as_ref().map_or("", |secret| secret.expose());
        for (name, value) in &self.adapter.ask.headers {
            request = request.header(name, value.replace("{credentials}", credentials));
        }
        request
    }

    async fn send(&self, request: reqwest::RequestBuilder, deadline: Instant) -> Exchange {
        let left = deadline.saturating_duration_since(Instant::now());
        let mut response = match self.with_headers(request).timeout(left).send().await {
            Ok(response) => response,
            Err(error) if error.is_connect() || error.is_builder() => return Exchange::NotSent,
            Err(error) if error.is_timeout() => return Exchange::Lost("no answer came in time"),
            Err(_) => return Exchange::Lost("the connection was lost before an answer came"),
        };
        let status = response.status().as_u16();
        let mut body = Vec::new();
        loop {
            match response.chunk().await {
                Ok(Some(chunk)) if body.len() + chunk.len() > ANSWER_BYTES => {
                    return Exchange::Lost("the answer is larger than any report");
                }
                Ok(Some(chunk)) => body.extend_from_slice(&chunk),
                Ok(None) => return Exchange::Answer { status, body },
                Err(_) => return Exchange::Lost("the connection was lost in the midst of the answer"),
            }
        }
    }
}

impl Provider for HttpProvider {
    fn name(&self) -> &'static str {
        "http"
    }

    fn can_be_down(&self) -> bool {
        true
    }

    fn pull<'a>(&'a self, question: &'a Question) -> BoxFuture<'a, ProviderAnswer> {
        async move {
            let deadline = Instant::now() + self.timeout;
            let url = format!("{}{}", self.base, self.adapter.ask.path);
            let body = self.adapter.body(question).to_string();
            for attempt in 1..=CONNECTS {
                let request =
                    self.http.post(&url).header("Content-Type", "application/json").body(body.clone());
                match self.send(request, deadline).await {
                    Exchange::Answer { status, body } => {
                        return self.adapter.understand(status, body, calendar::day(question.asked_at));
                    }
                    Exchange::Lost(why) => {
                        return ProviderAnswer::Unknown { why: why.to_owned(), answer: None };
                    }
                    Exchange::NotSent if attempt < CONNECTS => tokio::time::sleep(PAUSE * attempt).await,
                    Exchange::NotSent => {}
                }
                // Another attempt must have the time to fail as a connection, and not as an answer.
                if Instant::now() + self.connect >= deadline {
                    break;
                }
            }
            ProviderAnswer::NothingDone { why: "no connection to the bureau could be made".to_owned() }
        }
        .boxed()
    }

    fn inquire<'a>(&'a self, reference: &'a str, asked_at: DateTime<Utc>) -> BoxFuture<'a, InquiryAnswer> {
        async move {
            let Some(path) = self.adapter.inquiry_path(reference) else {
                return InquiryAnswer::CannotTell {
                    why: "the bureau cannot be asked by reference".to_owned(),
                };
            };
            let deadline = Instant::now() + self.timeout;
            let mut why = "the bureau could not be asked".to_owned();
            for attempt in 1..=INQUIRIES {
                let request = self.http.get(format!("{}{path}", self.base));
                match self.send(request, deadline).await {
                    Exchange::Answer { status, body } => {
                        match self.adapter.understand_inquiry(status, body, calendar::day(asked_at)) {
                            InquiryAnswer::CannotTell { why: said } => why = said,
                            found => return found,
                        }
                    }
                    Exchange::Lost(lost) => lost.clone_into(&mut why),
                    Exchange::NotSent => {}
                }
                if attempt == INQUIRIES || Instant::now() + PAUSE >= deadline {
                    break;
                }
                tokio::time::sleep(PAUSE * attempt).await;
            }
            InquiryAnswer::CannotTell { why }
        }
        .boxed()
    }

    fn read(&self, answer: &[u8], asked_at: DateTime<Utc>) -> ProviderAnswer {
        self.adapter.read(answer.to_vec(), calendar::day(asked_at))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn over_a_network_a_bureau_is_asked_by_tls_alone() {
        for good in [
            "https://bureau.example.com/api/",
            "http://127.0.0.1:8090",
            "http://localhost:1",
            "http://[::1]:8",
        ] {
            assert_eq!(usable_address(good).unwrap(), good.trim_end_matches('/'));
        }
        for bad in [
            "",
            "bureau.example.com",
            "http://bureau.example.com",
            "http://localhost.example.com",
            "http://127.0.0.1.example.com",
            "https://user:word@bureau.example.com",
        ] {
            let refused = usable_address(bad).unwrap_err().to_string();
            assert!(refused.contains("LENDING_BUREAU_URL") && !refused.contains("word@"), "{bad}: {refused}");
        }
    }
}

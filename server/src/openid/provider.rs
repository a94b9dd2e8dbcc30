//! The provider as it can be reached: what it says of itself, remembered for a while, and requests that have an end.

use std::sync::Arc;
use std::time::{Duration, Instant};

use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use lending_base::is_shielded;
use openidconnect::core::CoreProviderMetadata;
use openidconnect::{AsyncHttpClient, HttpRequest, HttpResponse, IssuerUrl, http};
use reqwest::redirect;
use tokio::sync::Mutex;

/// How long a request may take, connecting included: somebody waits for it.
const PATIENCE: Duration = Duration::from_secs(10);
/// The longest answer that is read. Documents and keys have some thousand bytes.
const ANSWER_BYTES: usize = 1 << 20;
/// How long what the provider says of itself is good for.
const GOOD_FOR: Duration = Duration::from_hours(1);
/// For how long it is used while the provider cannot be asked again.
const USABLE_FOR: Duration = Duration::from_hours(24);
/// Where it could not be asked, it is not asked again for so long.
const PAUSE: Duration = Duration::from_secs(10);
/// Nor more often because of a key that is not known: anybody could name one.
const KEY_PAUSE: Duration = Duration::from_mins(1);

/// The provider could not be asked. What happened is in the log.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Unreachable;

/// What the provider says of itself, with the keys it signs with.
pub(super) type Metadata = Arc<CoreProviderMetadata>;

#[derive(Default)]
struct Known {
    last: Option<(Metadata, Instant)>,
    failed_at: Option<Instant>,
    asked_for_key_at: Option<Instant>,
}

pub(super) struct Provider {
    issuer: IssuerUrl,
    pub(super) http: Http,
    /// Held while it is asked: one asks, the others wait for the answer.
    known: Mutex<Known>,
}

impl std::fmt::Debug for Provider {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Provider").field("issuer", &self.issuer.as_str()).finish_non_exhaustive()
    }
}

impl Provider {
    pub(super) fn open(issuer: IssuerUrl) -> anyhow::Result<Self> {
        // Only a provider on this machine may lead to addresses of this machine.
        let http = Http::open(issuer.url().scheme() == "http")?;
        Ok(Self { issuer, http, known: Mutex::default() })
    }

    pub(super) async fn metadata(&self) -> Result<Metadata, Unreachable> {
        let mut known = self.known.lock().await;
        match &known.last {
            Some((metadata, at)) if at.elapsed() < GOOD_FOR => Ok(metadata.clone()),
            _ => self.ask(&mut known).await,
        }
    }

    /// As the provider is now, where it signs with a key that `seen` does not have. The same as before where it was asked a
    /// moment ago.
    pub(super) async fn metadata_after(&self, seen: &Metadata) -> Result<Metadata, Unreachable> {
        let mut known = self.known.lock().await;
        match &known.last {
            Some((metadata, _)) if !Arc::ptr_eq(metadata, seen) => Ok(metadata.clone()),
            _ if known.asked_for_key_at.is_some_and(|at| at.elapsed() < KEY_PAUSE) => Ok(seen.clone()),
            _ => {
                known.asked_for_key_at = Some(Instant::now());
                self.ask(&mut known).await
            }
        }
    }

    async fn ask(&self, known: &mut Known) -> Result<Metadata, Unreachable> {
        if known.failed_at.is_none_or(|at| at.elapsed() >= PAUSE) {
            // Until it has answered, it has failed: whoever asks may go away meanwhile.
            known.failed_at = Some(Instant::now());
            match CoreProviderMetadata::discover_async(self.issuer.clone(), &self.http).await {
                Ok(metadata) if !self.http.allows(metadata.authorization_endpoint().as_str()) => {
                    tracing::warn!("the OpenID provider's page for signing in is not at an https:// address");
                }
                Ok(metadata) => {
                    known.last = Some((Arc::new(metadata), Instant::now()));
                    known.failed_at = None;
                }
                Err(error) => tracing::warn!(%error, "the OpenID provider could not be asked about itself"),
            }
        }
        let usable = known.last.as_ref().filter(|(_, at)| at.elapsed() < USABLE_FOR);
        usable.map(|(metadata, _)| metadata.clone()).ok_or(Unreachable)
    }
}

/// What goes wrong on the way. Nothing that was sent or answered is repeated.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub(super) enum HttpFault {
    #[error("it is not at an https:// address")]
    Open,
    #[error("the request could not be made")]
    Request,
    #[error("no answer came")]
    NoAnswer,
    #[error("the answer was cut short")]
    CutShort,
    #[error("the answer is too long")]
    TooLong,
}

pub(super) struct Http {
    client: reqwest::Client,
    allows_loopback: bool,
}

impl Http {
    fn open(allows_loopback: bool) -> anyhow::Result<Self> {
        let client = reqwest::Client::builder()
            .timeout(PATIENCE)
            // Codes and secrets are for the provider, and for no proxy that the machine names to all of its programs.
            .no_proxy()
            // Few sign in, and a connection that was kept may have died meanwhile.
            .pool_max_idle_per_host(0)
            // Whoever answers for the provider answers at the address that it names.
            .redirect(redirect::Policy::none())
            .user_agent(concat!("lending-analysis-service/", env!("CARGO_PKG_VERSION")))
            .build()
            .map_err(reqwest::Error::without_url)?;
        Ok(Self { client, allows_loopback })
    }

    /// Whether something may be sent there: over TLS, and on this machine alone without.
    fn allows(&self, address: &str) -> bool {
        is_shielded(address) && (address.starts_with("https://") || self.allows_loopback)
    }

    async fn send(&self, request: HttpRequest) -> Result<HttpResponse, HttpFault> {
        if !self.allows(&request.uri().to_string()) {
            return Err(HttpFault::Open);
        }
        let request = reqwest::Request::try_from(request).map_err(|_| HttpFault::Request)?;
        let mut answer = self.client.execute(request).await.map_err(|_| HttpFault::NoAnswer)?;
        let mut response = http::Response::builder().status(answer.status());
        if let Some(content_type) = answer.headers().get(http::header::CONTENT_TYPE) {
            response = response.header(http::header::CONTENT_TYPE, content_type);
        }
        let mut body = Vec::new();
        while let Some(chunk) = answer.chunk().await.map_err(|_| HttpFault::CutShort)? {
            if body.len() + chunk.len() > ANSWER_BYTES {
                return Err(HttpFault::TooLong);
            }
            body.extend_from_slice(&chunk);
        }
        response.body(body).map_err(|_| HttpFault::CutShort)
    }
}

impl<'c> AsyncHttpClient<'c> for Http {
    type Error = HttpFault;
    type Future = BoxFuture<'c, Result<HttpResponse, HttpFault>>;

    fn call(&'c self, request: HttpRequest) -> Self::Future {
        self.send(request).boxed()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_provider_on_this_machine_leads_to_this_machine() {
        let (far, near) = (Http::open(false).unwrap(), Http::open(true).unwrap());
        assert!(far.allows("https://id.example.com/token") && near.allows("https://id.example.com/token"));
        assert!(near.allows("http://127.0.0.1:4000/token") && !far.allows("http://127.0.0.1:4000/token"));
        assert!(!near.allows("http://id.example.com/token") && !near.allows("http://10.0.0.1/token"));
    }
}

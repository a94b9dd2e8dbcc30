//! What stands behind every request of a [`Client`](crate::Client): the token, which is renewed when it has to be, and the
//! patience with a service that cannot just now.

use std::fmt;
use std::sync::Arc;
use std::time::{Duration, Instant};

use reqwest::header::{HeaderName, HeaderValue, RETRY_AFTER};
use reqwest::{Response, StatusCode};
use serde::Deserialize;
use tokio::sync::Mutex;

/// Names what a creation is to be known by, so that repeating it is safe.
pub(crate) const IDEMPOTENCY_KEY: HeaderName = HeaderName::from_static("idempotency-key");

/// A token is renewed a little before it ends: clocks differ, and a request takes its time.
const RENEW_BEFORE_END: Duration = Duration::from_mins(1);
/// The pause before the second attempt; it doubles with each.
const FIRST_PAUSE: Duration = Duration::from_millis(250);

/// How often and how patiently a request is repeated.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Patience {
    /// Attempts after the first.
    pub(crate) retries: u32,
    /// The longest pause between two attempts. A service that asks for a longer one is taken at its word: the refusal is
    /// handed out.
    pub(crate) longest_pause: Duration,
}

/// Who the client is.
pub(crate) enum Credentials {
    Nobody,
    /// An API key or a login token.
    Token(HeaderValue),
    /// Somebody who signs in when there is no token, or none that holds.
    Person {
        email: String,
        password: String,
        device_name: Option<String>,
    },
}

/// A login token and when it ends.
struct Login {
    bearer: HeaderValue,
    ends_at: Instant,
}

/// The state of a client, which its clones share. It prints nothing that is secret.
#[derive(Clone)]
pub struct Session(Arc<State>);

struct State {
    credentials: Credentials,
    login: Mutex<Option<Login>>,
    patience: Patience,
}

impl fmt::Debug for Session {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Session").field("patience", &self.0.patience).finish_non_exhaustive()
    }
}

#[derive(Deserialize)]
struct LoginAnswer {
    token: String,
    expires_in: u64,
}

/// What came of looking for a token.
pub(crate) enum Bearer {
    None,
    Token(HeaderValue),
    /// Signing in was answered with a refusal, which is the answer to the request as well.
    Refused(Response),
}

/// A token as it is sent. Sensitive: kept out of `Debug`, and out of the compression tables of HTTP/2.
pub(crate) fn bearer(token: &str) -> Option<HeaderValue> {
    if token.is_empty() || !token.chars().all(|character| character.is_ascii_graphic()) {
        return None;
    }
    let mut bearer = HeaderValue::from_str(&format!("Bearer {token}")).ok()?;
    bearer.set_sensitive(true);
    Some(bearer)
}

impl Session {
    pub(crate) fn new(credentials: Credentials, patience: Patience) -> Self {
        Self(Arc::new(State { credentials, login: Mutex::new(None), patience }))
    }

    /// Forgets the login token, so that the next request signs in anew.
    pub(crate) async fn forget_login(&self) {
        *self.0.login.lock().await = None;
    }

    /// Whether there is somebody who can sign in once more.
    pub(crate) fn can_sign_in(&self) -> bool {
        matches!(self.0.credentials, Credentials::Person { .. })
    }

    /// The token to send to the service at `baseurl`; somebody signs in there if there is none that holds.
    pub(crate) async fn bearer(&self, http: &reqwest::Client, baseurl: &str) -> reqwest::Result<Bearer> {
        let Credentials::Person { email, password, device_name } = &self.0.credentials else {
            return Ok(match &self.0.credentials {
                Credentials::Token(bearer) => Bearer::Token(bearer.clone()),
                _ => Bearer::None,
            });
        };
        // Held while signing in: of many requests at once one signs in for all.
        let mut login = self.0.login.lock().await;
        if let Some(held) = login.as_ref().filter(|held| held.ends_at > Instant::now()) {
            return Ok(Bearer::Token(held.bearer.clone()));
        }
        let mut body = serde_json::json!({"email": email, "password": password});
        if let Some(device_name) = device_name {
            body["device_name"] = device_name.as_str().into();
        }
        let url = format!("{baseurl}/auth/token");
        let answer = http.post(url).json(&body).send().await?;
        if !answer.status().is_success() {
            return Ok(Bearer::Refused(answer));
        }
        let LoginAnswer { token, expires_in } = answer.json().await?;
        let Some(bearer) = bearer(&token) else { return Ok(Bearer::None) };
        let life = Duration::from_secs(expires_in);
        let ends_at = Instant::now() + life.saturating_sub(RENEW_BEFORE_END.min(life / 2));
        *login = Some(Login { bearer: bearer.clone(), ends_at });
        Ok(Bearer::Token(bearer))
    }

    /// How long to wait before the next attempt; `None` where this one was the last.
    pub(crate) fn pause(
        &self,
        attempt: u32,
        is_repeatable: bool,
        outcome: &reqwest::Result<Response>,
    ) -> Option<Duration> {
        if attempt > self.0.patience.retries {
            return None;
        }
        let asked = match outcome {
            // Nothing was sent, so sending it is no repetition.
            Err(error) if error.is_connect() => None,
            Err(error) if is_repeatable && (error.is_timeout() || error.is_request()) => None,
            Ok(answer) if is_worth_repeating(answer, is_repeatable) => retry_after(answer),
            _ => return None,
        };
        let grown = FIRST_PAUSE.saturating_mul(1 << (attempt - 1).min(16));
        let pause = asked.unwrap_or_else(|| jittered(grown).min(self.0.patience.longest_pause));
        (pause <= self.0.patience.longest_pause).then_some(pause)
    }
}

/// A refusal for a moment. One that a request was turned away with before anything happened may always be repeated.
fn is_worth_repeating(answer: &Response, is_repeatable: bool) -> bool {
    match answer.status() {
        StatusCode::TOO_MANY_REQUESTS => true,
        // Of conflicts only the one with a request that is still under way says when to come again.
        StatusCode::CONFLICT => is_repeatable && answer.headers().contains_key(RETRY_AFTER),
        StatusCode::BAD_GATEWAY | StatusCode::SERVICE_UNAVAILABLE | StatusCode::GATEWAY_TIMEOUT => {
            is_repeatable
        }
        _ => false,
    }
}

fn retry_after(answer: &Response) -> Option<Duration> {
    let seconds = answer.headers().get(RETRY_AFTER)?.to_str().ok()?.trim().parse().ok()?;
    Some(Duration::from_secs(seconds))
}

#[expect(clippy::disallowed_methods, reason = "a client has no other source of randomness")]
fn random<const N: usize>() -> Option<[u8; N]> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).ok().map(|()| bytes)
}

/// Between half of it and all of it, so that many clients do not come back at one moment.
fn jittered(pause: Duration) -> Duration {
    // Without randomness the pause is a whole one.
    let share = random::<1>().map_or(255, |[byte]| u32::from(byte));
    pause / 2 + pause * share / 510
}

/// A key that no other request has.
pub(crate) fn fresh_key() -> Option<HeaderValue> {
    HeaderValue::from_str(&format!("{:032x}", u128::from_be_bytes(random()?))).ok()
}

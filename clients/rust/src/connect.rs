//! How a [`Client`] comes to be: the address, who it is, and the limits of waiting, in one place.

use std::time::Duration;

use reqwest::Url;

use crate::generated::{Client, ClientInfo, Error};
use crate::session::{Credentials, Patience, Session, bearer};
use crate::types;

/// A service that is there accepts a connection at once.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(10);

/// For a whole exchange. Long enough for a large upload over a slow line.
const REQUEST_TIMEOUT: Duration = Duration::from_mins(1);

/// Attempts after the first, and the longest pause between two.
const RETRIES: u32 = 3;
const LONGEST_PAUSE: Duration = Duration::from_secs(30);

/// The version of the API that this crate speaks, as it stands in addresses.
const VERSION_PATH: &str = "/v1";

/// Why there is no [`Client`].
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ConnectError {
    /// The address of the service cannot be used.
    #[error("`{base_url}` is not the address of a service: {reason}")]
    BaseUrl {
        /// The address as it was given, without any password in it.
        base_url: String,
        /// What is wrong with it.
        reason: String,
    },
    /// The token is empty or has characters that no token has, such as a line break at its end.
    #[error("the token is empty, or has a line break or another character that no token has")]
    Token,
    /// A variable of the environment is not set.
    #[error("{name} is not set")]
    Environment {
        /// Which.
        name: &'static str,
    },
    /// There is no HTTP client, for want of the system's certificates for example.
    #[error("the HTTP client cannot be set up")]
    Http(#[source] reqwest::Error),
}

/// A client that is being put together.
///
/// ```no_run
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// use lending_sdk::Client;
///
/// // On a server: an API key.
/// let client = Client::builder("https://lending.example.com").api_key(&std::env::var("LENDING_API_KEY")?).build()?;
///
/// // In an app: somebody who signs in. The token is renewed when it ends.
/// let client = Client::builder("https://lending.example.com").login("asha@acme.example", "…").retries(5).build()?;
/// # Ok(())
/// # }
/// ```
#[must_use = "nothing happens until it is built"]
pub struct ClientBuilder {
    base_url: String,
    credentials: Result<Credentials, ConnectError>,
    patience: Patience,
    timeout: Duration,
    http: Option<reqwest::Client>,
}

/// Without the token or the password.
impl std::fmt::Debug for ClientBuilder {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("ClientBuilder").field("patience", &self.patience).finish_non_exhaustive()
    }
}

impl ClientBuilder {
    /// Sends an API key with every request. For servers: never put one into an app.
    pub fn api_key(self, key: &str) -> Self {
        self.token(key)
    }

    /// Sends a token with every request: an API key, or a login token that was got before.
    pub fn token(self, token: &str) -> Self {
        let credentials = bearer(token).map(Credentials::Token).ok_or(ConnectError::Token);
        Self { credentials, ..self }
    }

    /// Signs in with the first request, and again when the token has ended or was revoked. Both are kept in memory.
    pub fn login(self, email: impl Into<String>, password: impl Into<String>) -> Self {
        let (email, password) = (email.into(), password.into());
        Self { credentials: Ok(Credentials::Person { email, password, device_name: None }), ..self }
    }

    /// How this device is called among the person's logins. After [`ClientBuilder::login`].
    pub fn device_name(mut self, name: impl Into<String>) -> Self {
        if let Ok(Credentials::Person { device_name, .. }) = &mut self.credentials {
            *device_name = Some(name.into());
        }
        self
    }

    /// How often a request is repeated that met a service, or a line, that could not just then: 3 unless told; 0 for
    /// never. Only what is safe to repeat is: reading, deleting, and creating under an idempotency key, which every
    /// creation gets. `Retry-After` is honoured.
    pub fn retries(mut self, retries: u32) -> Self {
        self.patience.retries = retries;
        self
    }

    /// The longest pause between two attempts, 30 seconds unless told. If the service asks for a longer one, its refusal
    /// is handed out instead.
    pub fn longest_pause(mut self, pause: Duration) -> Self {
        self.patience.longest_pause = pause;
        self
    }

    /// For a whole exchange, 60 seconds unless told.
    pub fn timeout(self, timeout: Duration) -> Self {
        Self { timeout, ..self }
    }

    /// Uses this HTTP client, with its proxies and time limits; [`ClientBuilder::timeout`] then says nothing.
    pub fn http(self, client: reqwest::Client) -> Self {
        Self { http: Some(client), ..self }
    }

    /// Ready to send. Nothing has been sent yet.
    pub fn build(self) -> Result<Client, ConnectError> {
        let base_url = api_address(&self.base_url)?;
        let http = match self.http {
            Some(http) => http,
            None => reqwest::Client::builder()
                .user_agent(concat!(env!("CARGO_PKG_NAME"), "/", env!("CARGO_PKG_VERSION")))
                .connect_timeout(CONNECT_TIMEOUT)
                .timeout(self.timeout)
                .build()
                .map_err(ConnectError::Http)?,
        };
        Ok(Client::new_with_client(&base_url, http, Session::new(self.credentials?, self.patience)))
    }
}

impl Client {
    /// Begins a client of the service at `base_url`, with its `/v1` or without it: `https://lending.example.com`,
    /// `https://lending.example.com/v1` and either with a slash at its end mean the same.
    pub fn builder(base_url: &str) -> ClientBuilder {
        ClientBuilder {
            base_url: base_url.to_owned(),
            credentials: Ok(Credentials::Nobody),
            patience: Patience { retries: RETRIES, longest_pause: LONGEST_PAUSE },
            timeout: REQUEST_TIMEOUT,
            http: None,
        }
    }

    /// A client of the service and with the token that `LENDING_URL` and `LENDING_API_KEY` name.
    pub fn from_environment() -> Result<Self, ConnectError> {
        let variable =
            |name: &'static str| std::env::var(name).map_err(|_| ConnectError::Environment { name });
        Self::with_token(&variable("LENDING_URL")?, &variable("LENDING_API_KEY")?)
    }

    /// A client that sends `token` with every request: an API key on a server, a login token in an app.
    pub fn with_token(base_url: &str, token: &str) -> Result<Self, ConnectError> {
        Self::builder(base_url).token(token).build()
    }

    /// A client without a token, for signing in by hand with [`Client::create_login_token`].
    pub fn without_token(base_url: &str) -> Result<Self, ConnectError> {
        Self::builder(base_url).build()
    }

    /// Revokes the login token that this client got by signing in. Its next request signs in anew.
    pub async fn sign_out(&self) -> Result<(), Error<types::ErrorResponse>> {
        self.revoke_login_token().send().await?;
        self.inner().forget_login().await;
        Ok(())
    }
}

/// The address that the paths of the contract follow: ends in `/v1`, whether or not `base_url` does.
fn api_address(base_url: &str) -> Result<String, ConnectError> {
    let refusal = |reason: &str| ConnectError::BaseUrl {
        // Errors end up in logs, and what stands before an `@` is a user and a password.
        base_url: base_url.rsplit('@').next().unwrap_or_default().to_owned(),
        reason: reason.to_owned(),
    };
    let mut url = Url::parse(base_url).map_err(|error| refusal(&error.to_string()))?;
    if !["http", "https"].contains(&url.scheme()) {
        return Err(refusal("it does not start with `https://` or `http://`"));
    }
    if !url.username().is_empty() || url.password().is_some() {
        return Err(refusal("it has a user or a password in it, which would be sent instead of the token"));
    }
    if url.query().is_some() || url.fragment().is_some() {
        return Err(refusal("it has a `?` or a `#` in it"));
    }
    let path = url.path().trim_end_matches('/');
    let path = path.strip_suffix(VERSION_PATH).unwrap_or(path).to_owned();
    url.set_path(&format!("{path}{VERSION_PATH}"));
    Ok(url.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_version_may_be_in_the_address_or_not() {
        for (base_url, wanted) in [
            ("https://lending.example.com", "https://lending.example.com/v1"),
            ("https://lending.example.com/", "https://lending.example.com/v1"),
            ("https://lending.example.com/v1", "https://lending.example.com/v1"),
            ("https://lending.example.com/v1/", "https://lending.example.com/v1"),
            ("http://127.0.0.1:8080", "http://127.0.0.1:8080/v1"),
            ("http://127.0.0.1:8080/v1//", "http://127.0.0.1:8080/v1"),
            ("https://example.com/lending", "https://example.com/lending/v1"),
            ("https://example.com/lending/v1", "https://example.com/lending/v1"),
            ("https://example.com/dev1", "https://example.com/dev1/v1"),
            ("https://v1", "https://v1/v1"),
        ] {
            assert_eq!(Client::with_token(base_url, "las_live_x").unwrap().baseurl(), wanted, "{base_url}");
            assert_eq!(Client::without_token(base_url).unwrap().baseurl(), wanted, "{base_url}");
        }
    }

    #[test]
    fn an_address_that_cannot_work_is_refused_at_once() {
        for (base_url, reason) in [
            ("", "relative URL without a base"),
            ("lending.example.com", "relative URL without a base"),
            ("localhost:8080", "does not start with"),
            ("ftp://lending.example.com", "does not start with"),
            ("https://", "empty host"),
            ("https://lending.example.com/?team=1", "has a `?`"),
            ("https://lending.example.com/#top", "has a `?` or a `#`"),
        ] {
            let error = Client::with_token(base_url, "las_live_x").unwrap_err().to_string();
            assert!(error.contains(reason), "{base_url}: {error}");
        }
    }

    #[test]
    fn a_password_in_the_address_is_refused_and_not_repeated() {
        for base_url in ["https://asha:secret@example.com", "asha:secret@example.com", "https://asha:secret@"]
        {
            let error = Client::with_token(base_url, "las_live_x").unwrap_err();
            assert!(!format!("{error} {error:?}").contains("secret"), "{base_url}: {error:?}");
        }
    }

    #[test]
    fn what_cannot_be_a_token_is_refused() {
        for token in ["", "las_live_x\n", " las_live_x", "las_live_\u{e9}"] {
            let error = Client::with_token("https://lending.example.com", token).unwrap_err();
            assert!(matches!(error, ConnectError::Token), "{token:?}: {error:?}");
        }
    }

    #[test]
    fn the_token_is_not_in_debug_output() {
        let client = Client::with_token("https://lending.example.com", "las_live_x").unwrap();
        assert!(!format!("{client:?}").contains("las_live_x"), "{client:?}");
    }
}

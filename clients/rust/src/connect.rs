//! How a [`Client`] comes to be: the address, the token and the limits of waiting, in one place.

use std::time::Duration;

use reqwest::Url;
use reqwest::header::{AUTHORIZATION, HeaderMap, HeaderValue};

use crate::Client;

/// A service that is there accepts a connection at once.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(10);

/// For a whole exchange. Long enough for a large upload over a slow line.
const REQUEST_TIMEOUT: Duration = Duration::from_mins(1);

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
    /// There is no HTTP client, for want of the system's certificates for example.
    #[error("the HTTP client cannot be set up")]
    Http(#[source] reqwest::Error),
}

impl Client {
    /// A client that sends `token` with every request: an API key on a server, a login token in an app.
    ///
    /// `base_url` is the address of the service, with its `/v1` or without it: `https://lending.example.com`,
    /// `https://lending.example.com/v1` and either with a slash at its end mean the same.
    ///
    /// Waits 10 seconds for a connection and 60 for an answer. For other limits or a proxy of your own, hand a
    /// `reqwest::Client` to [`Client::new_with_client`], which takes the address with `/v1` only.
    pub fn with_token(base_url: &str, token: &str) -> Result<Self, ConnectError> {
        if token.is_empty() || !token.chars().all(|character| character.is_ascii_graphic()) {
            return Err(ConnectError::Token);
        }
        let mut bearer =
            HeaderValue::from_str(&format!("Bearer {token}")).map_err(|_| ConnectError::Token)?;
        // Keeps it out of `Debug`, and out of the compression tables of HTTP/2.
        bearer.set_sensitive(true);
        Self::connect(base_url, HeaderMap::from_iter([(AUTHORIZATION, bearer)]))
    }

    /// A client without a token, for signing in with [`Client::create_login_token`].
    ///
    /// Takes the same addresses as [`Client::with_token`].
    pub fn without_token(base_url: &str) -> Result<Self, ConnectError> {
        Self::connect(base_url, HeaderMap::new())
    }

    fn connect(base_url: &str, headers: HeaderMap) -> Result<Self, ConnectError> {
        let base_url = api_address(base_url)?;
        let client = reqwest::Client::builder()
            .user_agent(concat!(env!("CARGO_PKG_NAME"), "/", env!("CARGO_PKG_VERSION")))
            .default_headers(headers)
            .connect_timeout(CONNECT_TIMEOUT)
            .timeout(REQUEST_TIMEOUT)
            .build()
            .map_err(ConnectError::Http)?;
        Ok(Self::new_with_client(&base_url, client))
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
    use crate::ClientInfo;

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

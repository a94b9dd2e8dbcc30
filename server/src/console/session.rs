//! Sessions of the console: a login token in a cookie that scripts cannot read, and what proves that a form is ours.
//!
//! The cookie is understood here and nowhere else: the API never looks at it.

use std::net::IpAddr;

use poem::Request;
use poem::http::uri::Authority;
use poem::http::{HeaderValue, Uri, header};
use subtle::ConstantTimeEq;

use super::cookies::cookie;
use super::problem::Problem;
use crate::app::App;

const SESSION_COOKIE: &str = "session";
const DEVICE_COOKIE: &str = "device";
/// As long as the store knows a device.
const DEVICE_SECONDS: i64 = 180 * 24 * 3600;
/// Has browsers insist on `Secure`, on the whole site and on no domain. On plain HTTP of this machine browsers refuse it, and
/// names stand without it.
const SECURE_PREFIX: &str = "__Host-";
/// The hidden field of every form.
pub(super) const FORM_TOKEN: &str = "form_token";

/// Whether this request came to plain HTTP on this very machine.
fn is_plain_loopback(app: &App, request: &Request) -> bool {
    !app.public_url.starts_with("https://") && is_loopback_host(request)
}

/// Whether the name that the browser called us by is this machine's own: a name that an attacker's server resolves to a
/// loopback address is not.
pub(super) fn is_loopback_host(request: &Request) -> bool {
    let Some(host) = host_of(request) else { return false };
    let name = match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) => name,
        _ => host.as_str(),
    };
    let bare = name.trim_start_matches('[').trim_end_matches(']');
    name.eq_ignore_ascii_case("localhost") || bare.parse::<IpAddr>().is_ok_and(|ip| ip.is_loopback())
}

/// HTTP/2 says it in the address, HTTP/1 in a header.
fn host_of(request: &Request) -> Option<String> {
    let header = request.headers().get(header::HOST).and_then(|host| host.to_str().ok());
    header.or_else(|| request.uri().authority().map(Authority::as_str)).map(str::to_owned)
}

/// The login token that the visitor's cookie holds.
pub(super) fn token_of(app: &App, request: &Request) -> Option<String> {
    guarded_value(app, request, SESSION_COOKIE)
}

/// Sets the session, or ends it where there is no token.
pub(super) fn session_cookie(
    app: &App,
    request: &Request,
    token: Option<(&str, i64)>,
) -> Option<HeaderValue> {
    guarded_cookie(app, request, SESSION_COOKIE, token)
}

/// The mark of a device that the visitor's cookie holds. What is longer than any of ours is none.
pub(super) fn device_of(app: &App, request: &Request) -> Option<String> {
    guarded_value(app, request, DEVICE_COOKIE).filter(|mark| (1..=100).contains(&mark.len()))
}

/// Knows the device the next time somebody signs in on it. It opens nothing, and stays when a session ends.
pub(super) fn device_cookie(app: &App, request: &Request, mark: &str) -> Option<HeaderValue> {
    guarded_cookie(app, request, DEVICE_COOKIE, Some((mark, DEVICE_SECONDS)))
}

/// The value of a cookie that [`guarded_cookie`] has set.
pub(super) fn guarded_value(app: &App, request: &Request, name: &str) -> Option<String> {
    let prefix = if is_plain_loopback(app, request) { "" } else { SECURE_PREFIX };
    cookie(request, &format!("{prefix}{name}")).map(str::to_owned)
}

/// Sets a cookie that scripts cannot read and that other sites' requests do not carry, for so many seconds; or ends it.
pub(super) fn guarded_cookie(
    app: &App,
    request: &Request,
    name: &str,
    value: Option<(&str, i64)>,
) -> Option<HeaderValue> {
    let (prefix, secure) =
        if is_plain_loopback(app, request) { ("", "") } else { (SECURE_PREFIX, "; Secure") };
    let (value, seconds) = value.unwrap_or_default();
    let text = format!("{prefix}{name}={value}; Path=/; HttpOnly; SameSite=Lax; Max-Age={seconds}{secure}");
    HeaderValue::from_str(&text).ok()
}

/// What proves that a form was made for this session. It tells nothing of the token.
pub(super) fn form_token(app: &App, token: &str) -> String {
    app.store.pseudonym("console form", token)
}

pub(super) fn is_form_token(app: &App, token: &str, given: &str) -> bool {
    form_token(app, token).as_bytes().ct_eq(given.as_bytes()).into()
}

/// A form that comes from elsewhere is not taken. Browsers say where one comes from, and pages cannot forge it.
pub(super) fn check_origin(request: &Request) -> Result<(), Problem> {
    let origin = request.headers().get(header::ORIGIN).and_then(|origin| origin.to_str().ok());
    let origin = origin.and_then(|origin| origin.parse::<Uri>().ok());
    let authority = origin.as_ref().and_then(Uri::authority).map(|authority| authority.as_str().to_owned());
    match (authority, host_of(request)) {
        (Some(from), Some(host)) if from.eq_ignore_ascii_case(&host) => Ok(()),
        _ => Err(Problem::foreign_form()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(headers: &[(&str, &str)]) -> Request {
        let mut request = Request::builder();
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        request.finish()
    }

    #[test]
    fn only_names_of_this_very_machine_are_loopback() {
        for ours in ["localhost", "LOCALHOST:8080", "127.0.0.1:80", "127.9.9.9", "[::1]:8080", "[::1]"] {
            assert!(is_loopback_host(&asked(&[("Host", ours)])), "{ours}");
        }
        for theirs in
            ["evil.example", "localhost.evil.example:8080", "127.0.0.1.nip.io", "10.0.0.1", "0.0.0.0", ""]
        {
            assert!(!is_loopback_host(&asked(&[("Host", theirs)])), "{theirs}");
        }
    }

    #[test]
    fn a_form_counts_only_from_the_very_same_host_and_port() {
        let from =
            |origin: &str| check_origin(&asked(&[("Host", "lend.example:8443"), ("Origin", origin)])).is_ok();
        assert!(from("https://lend.example:8443") && from("https://LEND.example:8443"));
        for other in [
            "https://lend.example",
            "https://evil.example:8443",
            "null",
            "",
            "https://lend.example:8443.evil.example",
        ] {
            assert!(!from(other), "{other}");
        }
        assert!(
            check_origin(&asked(&[("Host", "lend.example")])).is_err(),
            "a browser always says where a form is from"
        );
    }
}

//! Cookies as browsers send them, and those that remember how somebody likes to see the pages.

use poem::Request;
use poem::http::{HeaderValue, header};

pub(super) const THEME_COOKIE: &str = "theme";
pub(super) const LANGUAGE_COOKIE: &str = "language";
/// Whether single letters are keys.
pub(super) const LETTERS_COOKIE: &str = "letters";
/// How long a choice of look is remembered.
const YEAR_SECONDS: i64 = 365 * 24 * 3600;

/// The value of a cookie. Of two with one name the first counts, as browsers send the closer one first.
pub(super) fn cookie<'r>(request: &'r Request, name: &str) -> Option<&'r str> {
    let lines = request.headers().get_all(header::COOKIE);
    let mut cookies = lines.iter().filter_map(|line| line.to_str().ok()).flat_map(|line| line.split(';'));
    cookies.find_map(|cookie| {
        cookie.trim().split_once('=').filter(|(given, _)| *given == name).map(|(_, value)| value)
    })
}

/// Remembers how somebody likes to see the pages. Nothing secret: no name, no token.
pub(super) fn preference_cookie(name: &str, value: &str) -> Option<HeaderValue> {
    HeaderValue::from_str(&format!("{name}={value}; Path=/; HttpOnly; SameSite=Lax; Max-Age={YEAR_SECONDS}"))
        .ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cookie_is_found_among_others_by_its_whole_name() {
        let request = Request::builder()
            .header("Cookie", "xsession=1; session=two; theme=dark")
            .header("Cookie", "language=hi")
            .finish();
        assert_eq!(cookie(&request, "session"), Some("two"));
        assert_eq!(cookie(&request, "language"), Some("hi"));
        assert_eq!(cookie(&request, "sessio"), None);
    }
}

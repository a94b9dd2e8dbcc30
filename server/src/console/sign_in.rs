//! Signing in and out, the demo's one click, and the choices at the foot of a page.

use maud::{Markup, html};
use poem::http::{Method, StatusCode, header};
use poem::{Request, Response, handler};
use serde::Deserialize;
use serde_json::{Value, json};

use super::cookies::{LANGUAGE_COOKIE, LETTERS_COOKIE, THEME_COOKIE, preference_cookie};
use super::frame::{open_page, see_other};
use super::look::{Letters, Theme, language_of};
use super::problem::Problem;
use super::session;
use super::texts as t;
use super::visit::{Guest, OpenSubmission, Submission};
use crate::errors::{ApiError, Code};

/// What a session of the console is called among a person's tokens.
pub(super) const DEVICE: &str = "Web console";
/// Where one is led without having asked for a page.
const START: &str = "/inbox";

#[derive(Deserialize)]
struct LoginToken {
    token: String,
    expires_in: i64,
    device_token: String,
}

/// Only a path of ours: an address could lead anywhere.
pub(super) fn local(next: Option<&str>) -> &str {
    let is_path = |next: &&str| {
        next.starts_with('/')
            && !next.starts_with("//")
            && !next.contains('\\')
            && !next.contains(char::is_control)
    };
    next.filter(is_path).unwrap_or(START)
}

fn form(guest: &Guest, email: &str, next: &str, problem: Option<&Problem>, asks_code: bool) -> Markup {
    let look = &guest.look;
    html! {
        section.card.narrow {
            h1 { (look.say(t::SIGN_IN)) }
            @if let Some(problem) = problem { (problem.note(look)) }
            form method="post" action="/sign-in" {
                input type="hidden" name="next" value=(next);
                label { (look.say(t::EMAIL))
                    input type="email" name="email" autocomplete="username" required maxlength="254" value=(email) autofocus[email.is_empty()];
                }
                label { (look.say(t::PASSWORD))
                    input type="password" name="password" autocomplete="current-password" required maxlength="1024";
                }
                @if asks_code {
                    label { (look.say(t::SECOND_FACTOR_CODE))
                        input type="text" name="otp" autocomplete="one-time-code" required maxlength="64";
                    }
                }
                button.primary type="submit" { (look.say(t::SIGN_IN)) }
            }
            (by_openid(guest, &[("next", next)]))
            @if guest.is_loopback && guest.app().demo().is_some() {
                form.aside method="post" action="/demo/sign-in" {
                    button type="submit" { (look.say(t::FRONT_OPEN_DEMO)) }
                }
            }
        }
    }
}

/// The way to the provider, where there is one.
pub(super) fn by_openid(guest: &Guest, with: &[(&str, &str)]) -> Markup {
    let Some(openid) = &guest.app().openid else { return html! {} };
    let query = form_urlencoded::Serializer::new(String::new()).extend_pairs(with).finish();
    html! {
        p.aside {
            a.button href={ "/sign-in/openid?" (query) } {
                (guest.look.say(t::SIGN_IN_WITH).replace("{}", &openid.name))
            }
        }
    }
}

/// The page once more, with what went wrong.
pub(super) fn refused_page(guest: &Guest, next: &str, problem: &Problem, wait: Option<u64>) -> Response {
    let body = form(guest, "", next, Some(problem), false);
    let mut response = open_page(guest, problem.status, guest.look.say(t::SIGN_IN), body);
    if let Some(seconds) = wait {
        response.headers_mut().insert(header::RETRY_AFTER, seconds.into());
    }
    response
}

#[handler]
pub(super) fn sign_in_page(guest: Guest) -> Response {
    let next = local(guest.query.get("next"));
    open_page(&guest, StatusCode::OK, guest.look.say(t::SIGN_IN), form(&guest, "", next, None, false))
}

#[handler]
pub(super) async fn sign_in(request: &Request, submitted: OpenSubmission) -> Response {
    let OpenSubmission { guest, fields } = submitted;
    let email = fields.get("email").unwrap_or_default();
    let next = local(fields.get("next"));
    let credentials = json!({
        "email": email, "password": fields.raw("password").unwrap_or_default(), "otp": fields.get("otp"), "device_name": DEVICE,
        "device_token": session::device_of(guest.app(), request),
    });
    match enter(request, &guest, &credentials, next).await {
        Ok(response) => response,
        Err(error) => {
            let wait = error.retry_after_seconds();
            let asks_code = error.code == Code::SecondFactorRequired;
            let problem = Problem::from(error);
            let body = form(&guest, email, next, Some(&problem), asks_code);
            let mut response = open_page(&guest, problem.status, guest.look.say(t::SIGN_IN), body);
            if let Some(seconds) = wait {
                response.headers_mut().insert(header::RETRY_AFTER, seconds.into());
            }
            response
        }
    }
}

/// Signs in as the API does.
async fn enter(
    request: &Request,
    guest: &Guest,
    credentials: &Value,
    next: &str,
) -> Result<Response, ApiError> {
    let call = super::call::Call { token: None, ..guest.call.clone() };
    let login: LoginToken = call.json(Method::POST, "/auth/token", credentials).await?;
    let mut response = let_in(request, guest, (&login.token, login.expires_in), next).await?;
    let cookie = session::device_cookie(guest.app(), request, &login.device_token);
    response.headers_mut().append(header::SET_COOKIE, cookie.ok_or_else(ApiError::internal)?);
    Ok(response)
}

/// Keeps a fresh token where no script sees it, and leads on. A session that the browser had before ends.
pub(super) async fn let_in(
    request: &Request,
    guest: &Guest,
    token: (&str, i64),
    next: &str,
) -> Result<Response, ApiError> {
    if guest.call.token.is_some() {
        // It may have ended long ago: then there is nothing to end.
        let _ = guest.call.act(Method::POST, "/auth/logout").await;
    }
    let mut response = see_other(next);
    let cookie = session::session_cookie(guest.app(), request, Some(token));
    response.headers_mut().append(header::SET_COOKIE, cookie.ok_or_else(ApiError::internal)?);
    Ok(response)
}

#[handler]
pub(super) async fn sign_out(request: &Request, submitted: Submission) -> Result<Response, Problem> {
    let call = &submitted.visit.call;
    call.act(Method::POST, "/auth/logout").await?;
    let mut response = see_other("/");
    if let Some(cookie) = session::session_cookie(&call.app, request, None) {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    Ok(response)
}

/// In the demo one click is enough: from a page of ours, on this very machine, and under no name that somebody else's
/// server could have given to it.
#[handler]
pub(super) async fn demo_sign_in(request: &Request, submitted: OpenSubmission) -> Result<Response, Problem> {
    enter_demo(request, &submitted.guest, START).await
}

pub(super) async fn enter_demo(request: &Request, guest: &Guest, next: &str) -> Result<Response, Problem> {
    let demo = guest.app().demo().filter(|_| guest.is_loopback).cloned().ok_or_else(Problem::not_found)?;
    let credentials = json!({"email": demo.email, "password": demo.password, "device_name": DEVICE});
    Ok(enter(request, guest, &credentials, next).await?)
}

/// Remembers a language, a theme, or whether letters are keys. It changes nothing else, so anybody's page may ask for it.
#[handler]
pub(super) fn choose(submitted: OpenSubmission) -> Response {
    let fields = &submitted.fields;
    let mut response = see_other(local(fields.get("next")));
    let theme = fields.get("theme").and_then(Theme::parse).map(|theme| (THEME_COOKIE, theme.name()));
    let language =
        fields.get("language").and_then(language_of).map(|language| (LANGUAGE_COOKIE, language.code()));
    let letters =
        fields.get("letters").and_then(Letters::parse).map(|letters| (LETTERS_COOKIE, letters.name()));
    for (name, value) in theme.into_iter().chain(language).chain(letters) {
        if let Some(cookie) = preference_cookie(name, value) {
            response.headers_mut().append(header::SET_COOKIE, cookie);
        }
    }
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sign_in_leads_to_a_page_of_ours_alone() {
        assert_eq!(local(Some("/analyses?q=a")), "/analyses?q=a");
        for elsewhere in
            ["https://evil.example", "//evil.example", "/\\evil.example", "javascript:1", "", "/a\nb"]
        {
            assert_eq!(local(Some(elsewhere)), START, "{elsewhere}");
        }
    }
}

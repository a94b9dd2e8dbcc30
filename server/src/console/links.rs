//! One-time links: what somebody sees who was invited, or who is to set a new password. Nobody is signed in here; the token
//! of the link is all there is, and the API says whether it is good.

use maud::{Markup, html};
use poem::http::{Method, StatusCode, header};
use poem::{Body, Response, handler};
use serde_json::{Value, json};

use super::frame::{open_page, see_other};
use super::problem::Problem;
use super::sign_in::by_openid;
use super::texts::{self as t, Text};
use super::visit::{Guest, OpenSubmission};
use crate::errors::ApiError;

/// What a link is for.
struct Link {
    /// The page and its form.
    page: &'static str,
    operation: &'static str,
    title: Text,
    note: Text,
    asks_name: bool,
}

const INVITATION: Link = Link {
    page: "/invite",
    operation: "/auth/accept-invite",
    title: t::INVITE_TITLE,
    note: t::INVITE_NOTE,
    asks_name: true,
};

const RESET: Link = Link {
    page: "/reset-password",
    operation: "/auth/reset-password",
    title: t::RESET_TITLE,
    note: t::RESET_NOTE,
    asks_name: false,
};

fn form(guest: &Guest, link: &Link, token: &str, name: &str, problem: Option<&Problem>) -> Markup {
    let look = &guest.look;
    html! {
        section.card.narrow {
            h1 { (look.say(link.title)) }
            p { (look.say(link.note)) }
            @if let Some(problem) = problem { (problem.note(look)) }
            form method="post" action=(link.page) {
                input type="hidden" name="token" value=(token);
                @if link.asks_name {
                    label { (look.say(t::CHECK_NAME))
                        input type="text" name="name" autocomplete="name" required maxlength="200" value=(name);
                    }
                }
                label { (look.say(t::NEW_PASSWORD))
                    input type="password" name="password" autocomplete="new-password" required minlength="12" maxlength="1024";
                }
                button.primary type="submit" { (look.say(link.title)) }
            }
            // Without a password: whoever has the invited address at the provider.
            @if link.asks_name { (by_openid(guest, &[("invitation", token)])) }
        }
    }
}

fn page(guest: &Guest, link: &Link) -> Response {
    let token = guest.query.get("token").unwrap_or_default();
    open_page(guest, StatusCode::OK, guest.look.say(link.title), form(guest, link, token, "", None))
}

async fn follow(submitted: OpenSubmission, link: &Link) -> Response {
    let OpenSubmission { guest, fields } = submitted;
    let (token, name) = (fields.get("token").unwrap_or_default(), fields.get("name").unwrap_or_default());
    let mut asked = json!({"token": token, "password": fields.raw("password").unwrap_or_default()});
    if link.asks_name {
        asked["name"] = Value::from(name);
    }
    match send(&guest, link, &asked).await {
        Ok(()) => see_other("/sign-in"),
        Err(error) => {
            let wait = error.retry_after_seconds();
            let problem = Problem::from(error);
            let body = form(&guest, link, token, name, Some(&problem));
            let mut response = open_page(&guest, problem.status, guest.look.say(link.title), body);
            if let Some(seconds) = wait {
                response.headers_mut().insert(header::RETRY_AFTER, seconds.into());
            }
            response
        }
    }
}

async fn send(guest: &Guest, link: &Link, asked: &Value) -> Result<(), ApiError> {
    let call = super::call::Call { token: None, ..guest.call.clone() };
    let headers = [(header::CONTENT_TYPE.as_str(), "application/json")];
    call.send(Method::POST, link.operation, &headers, Body::from_string(asked.to_string())).await.map(|_| ())
}

#[handler]
pub(super) fn invitation_page(guest: Guest) -> Response {
    page(&guest, &INVITATION)
}

#[handler]
pub(super) async fn accept_invitation(submitted: OpenSubmission) -> Response {
    follow(submitted, &INVITATION).await
}

#[handler]
pub(super) fn reset_page(guest: Guest) -> Response {
    page(&guest, &RESET)
}

#[handler]
pub(super) async fn reset_password(submitted: OpenSubmission) -> Response {
    follow(submitted, &RESET).await
}

//! Signing in by the OpenID provider: the way there and the way back. Whom it lets in is `crate::openid`'s to say.

use poem::http::{StatusCode, header};
use poem::{Request, Response, handler};

use super::fields::encoded;
use super::frame::see_other;
use super::problem::Problem;
use super::session;
use super::sign_in::{self, DEVICE, local};
use super::texts::{self as t, Text};
use super::visit::Guest;
use crate::errors::ApiError;
use crate::gate::count_sign_in;
use crate::openid::{Answer, Flow, OPEN_FOR, OpenId, Refusal};

/// What the browser keeps while somebody is at the provider.
const COOKIE: &str = "openid";

fn provider(guest: &Guest) -> Result<&OpenId, Problem> {
    guest.app().openid.as_ref().ok_or_else(Problem::not_found)
}

/// What these show is the sign-in page: where its forms lead back to is its address, and not one with a code in it.
fn as_on_the_page(guest: Guest) -> Guest {
    Guest { address: "/sign-in".to_owned(), ..guest }
}

/// A link and not a form: a form may lead to nobody else's pages.
#[handler]
pub(super) async fn begin(request: &Request, guest: Guest) -> Result<Response, Problem> {
    let guest = as_on_the_page(guest);
    let openid = provider(&guest)?;
    if let Some(token) = guest.query.get("invitation")
        && comes_from_elsewhere(request)
    {
        // An invitation is accepted by a click on its page, and not by whoever leads a browser here.
        return Ok(see_other(&format!("/invite?token={}", encoded(token))));
    }
    let next = local(guest.query.get("next"));
    match leave(request, &guest, openid, next).await {
        Ok(response) => Ok(response),
        Err(refusal) => Ok(sign_in::refused_page(&guest, next, &problem_of(refusal), None)),
    }
}

/// Browsers say whether it was a page of ours that leads here.
fn comes_from_elsewhere(request: &Request) -> bool {
    request.header("Sec-Fetch-Site").is_some_and(|site| site != "same-origin")
}

async fn leave(request: &Request, guest: &Guest, openid: &OpenId, next: &str) -> Result<Response, Refusal> {
    let store = &guest.app().store;
    let flow = Flow::begin(store, next, guest.query.get("invitation"))?;
    let mut response = see_other(&openid.address_of(store, &flow).await?);
    let value = (flow.cookie(store), OPEN_FOR.num_seconds());
    let cookie = session::guarded_cookie(guest.app(), request, COOKIE, Some((&value.0, value.1)));
    response.headers_mut().append(header::SET_COOKIE, cookie.ok_or_else(ApiError::internal)?);
    Ok(response)
}

#[handler]
pub(super) async fn come_back(request: &Request, guest: Guest) -> Result<Response, Problem> {
    let guest = as_on_the_page(guest);
    let openid = provider(&guest)?;
    let mut response = match enter(request, &guest, openid).await {
        Ok(response) => response,
        Err(refusal) => {
            let wait = match &refusal {
                Refusal::Fault(error) => error.retry_after_seconds(),
                _ => None,
            };
            sign_in::refused_page(&guest, local(None), &problem_of(refusal), wait)
        }
    };
    // Whatever became of it, it is over.
    if let Some(cookie) = session::guarded_cookie(guest.app(), request, COOKIE, None) {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    Ok(response)
}

async fn enter(request: &Request, guest: &Guest, openid: &OpenId) -> Result<Response, Refusal> {
    let (app, exchange) = (guest.app(), &guest.call.exchange);
    count_sign_in(app, exchange).await?;
    let cookie = session::guarded_value(app, request, COOKIE);
    let answer = Answer {
        cookie: cookie.as_deref(),
        state: guest.query.get("state"),
        issuer: guest.query.get("iss"),
        code: guest.query.get("code").filter(|_| guest.query.get("error").is_none()),
    };
    let (login, next) =
        openid.sign_in(&app.store, &app.passwords, answer, DEVICE, &exchange.origin()).await?;
    let token = (login.token.expose(), login.lifetime.num_seconds());
    Ok(sign_in::let_in(request, guest, token, local(Some(&next))).await?)
}

/// The same sentence for everybody who is not let in: it must not tell who has an account here.
fn problem_of(refusal: Refusal) -> Problem {
    let told = |status, message: Text, remedy: Text| Problem {
        remedy: Some(remedy),
        ..Problem::new(status, message)
    };
    match refusal {
        Refusal::Ended => told(StatusCode::BAD_REQUEST, t::OPENID_ENDED, t::OPENID_ENDED_REMEDY),
        Refusal::Declined => told(StatusCode::UNAUTHORIZED, t::OPENID_DECLINED, t::OPENID_DECLINED_REMEDY),
        Refusal::Unproved => told(StatusCode::UNAUTHORIZED, t::OPENID_UNPROVED, t::OPENID_UNPROVED_REMEDY),
        Refusal::NotAdmitted => {
            told(StatusCode::FORBIDDEN, t::OPENID_NOT_ADMITTED, t::OPENID_NOT_ADMITTED_REMEDY)
        }
        Refusal::NoSecondFactor => {
            told(StatusCode::FORBIDDEN, t::OPENID_NO_SECOND_FACTOR, t::OPENID_NO_SECOND_FACTOR_REMEDY)
        }
        Refusal::Unreachable => {
            told(StatusCode::SERVICE_UNAVAILABLE, t::OPENID_UNREACHABLE, t::OPENID_UNREACHABLE_REMEDY)
        }
        Refusal::Fault(error) => error.into(),
    }
}

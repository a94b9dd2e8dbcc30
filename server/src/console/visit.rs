//! Who visits: the first parameter of every page. A page that needs somebody signed in takes a [`Visit`], and there is no
//! other way to ask the service for something of a team.

use std::sync::Arc;

use poem::http::{HeaderValue, StatusCode, header};
use poem::{FromRequest, Request, RequestBody, Response, Result};
use serde::Deserialize;

use super::call::{Call, Operations};
use super::fields::Fields;
use super::frame::is_part;
use super::look::Look;
use super::problem::Problem;
use super::session;
use crate::app::App;
use crate::context::Exchange;
use crate::errors::ApiError;

/// The person and the team, as the API tells them.
#[derive(Debug, Clone, Deserialize)]
pub(super) struct Me {
    pub(super) user: MeUser,
    pub(super) team: MeTeam,
}

#[derive(Debug, Clone, Deserialize)]
pub(super) struct MeUser {
    pub(super) id: String,
    pub(super) name: String,
    pub(super) email: String,
    pub(super) role: String,
}

#[derive(Debug, Clone, Deserialize)]
pub(super) struct MeTeam {
    pub(super) id: String,
    pub(super) name: String,
    pub(super) entitlements: Vec<String>,
}

/// Anybody, signed in or not.
#[derive(Clone)]
pub(super) struct Guest {
    pub(super) call: Call,
    pub(super) look: Look,
    /// What the address asks for.
    pub(super) query: Fields,
    /// The path and query of this page.
    pub(super) address: String,
    pub(super) is_loopback: bool,
}

impl Guest {
    pub(super) fn of(request: &Request) -> Result<Self, ApiError> {
        let app = App::from_request(request)?;
        let operations = request.data::<Operations>().cloned().ok_or_else(ApiError::internal)?;
        let token = session::token_of(&app, request);
        Ok(Self {
            call: Call { exchange: Exchange::from_request(request), app, operations, token },
            look: Look::of(request),
            query: Fields::parse(request.uri().query().unwrap_or_default().as_bytes()),
            address: request.uri().path_and_query().map_or_else(String::new, ToString::to_string),
            is_loopback: session::is_loopback_host(request),
        })
    }

    pub(super) fn app(&self) -> &Arc<App> {
        &self.call.app
    }
}

impl<'a> FromRequest<'a> for Guest {
    async fn from_request(request: &'a Request, _: &mut RequestBody) -> Result<Self> {
        Ok(Self::of(request)?)
    }
}

/// Somebody who is signed in.
pub(super) struct Visit {
    pub(super) call: Call,
    pub(super) look: Look,
    pub(super) query: Fields,
    pub(super) address: String,
    pub(super) me: Me,
    /// For the forms of this page.
    pub(super) form_token: String,
}

impl Visit {
    /// Whoever the session is of; nobody where it has ended.
    pub(super) async fn find(guest: &Guest) -> Option<Self> {
        Self::admit(guest.clone()).await.ok()
    }

    async fn admit(guest: Guest) -> Result<Self, ApiError> {
        let me = guest.call.get::<Me>("/me").await?;
        let token = guest.call.token.as_deref().unwrap_or_default();
        let form_token = session::form_token(&guest.call.app, token);
        let Guest { call, look, query, address, .. } = guest;
        Ok(Self { call, look, query, address, me, form_token })
    }

    pub(super) fn is_owner(&self) -> bool {
        self.me.user.role == "owner"
    }

    /// Whether the person may do more than read.
    pub(super) fn may_write(&self) -> bool {
        self.me.user.role != "viewer"
    }

    /// Whether the person may upload statements, pull credit checks and erase.
    pub(super) fn may_bring_in(&self) -> bool {
        matches!(self.me.user.role.as_str(), "owner" | "member")
    }
}

impl<'a> FromRequest<'a> for Visit {
    async fn from_request(request: &'a Request, _: &mut RequestBody) -> Result<Self> {
        let guest = Guest::of(request)?;
        let next = guest.address.clone();
        match Self::admit(guest).await {
            Ok(visit) => Ok(visit),
            Err(error) => {
                let problem = Problem::from(error);
                Err(if problem.needs_sign_in { to_sign_in(request, &next) } else { problem.into() })
            }
        }
    }
}

/// To the sign-in, and back here afterwards. A part of a page cannot be led anywhere: its page is.
fn to_sign_in(request: &Request, next: &str) -> poem::Error {
    let next: String = form_urlencoded::byte_serialize(next.as_bytes()).collect();
    let target =
        if request.method().is_safe() { format!("/sign-in?next={next}") } else { "/sign-in".to_owned() };
    let is_part = is_part(request);
    let (status, name) = if is_part {
        (StatusCode::UNAUTHORIZED, header::HeaderName::from_static("hx-redirect"))
    } else {
        (StatusCode::SEE_OTHER, header::LOCATION)
    };
    let target = if is_part { "/sign-in".to_owned() } else { target };
    let mut response = Response::builder().status(status).finish();
    if let Ok(target) = HeaderValue::from_str(&target) {
        response.headers_mut().insert(name, target);
    }
    poem::Error::from_response(response)
}

/// A form that somebody signed in has sent from a page of ours.
pub(super) struct Submission {
    pub(super) visit: Visit,
    pub(super) fields: Fields,
}

impl<'a> FromRequest<'a> for Submission {
    async fn from_request(request: &'a Request, body: &mut RequestBody) -> Result<Self> {
        session::check_origin(request)?;
        let visit = Visit::from_request(request, body).await?;
        let fields = Fields::receive(body).await?;
        let token = visit.call.token.as_deref().unwrap_or_default();
        let given = fields.get(session::FORM_TOKEN).unwrap_or_default();
        if !session::is_form_token(visit.call.app.as_ref(), token, given) {
            return Err(Problem::foreign_form().into());
        }
        Ok(Self { visit, fields })
    }
}

/// A form of somebody who need not be signed in.
pub(super) struct OpenSubmission {
    pub(super) guest: Guest,
    pub(super) fields: Fields,
}

impl<'a> FromRequest<'a> for OpenSubmission {
    async fn from_request(request: &'a Request, body: &mut RequestBody) -> Result<Self> {
        session::check_origin(request)?;
        Ok(Self { guest: Guest::of(request)?, fields: Fields::receive(body).await? })
    }
}

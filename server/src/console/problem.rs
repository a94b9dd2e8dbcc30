//! What went wrong, as a page says it: what happened and what to do.

use std::fmt;

use maud::{Markup, html};
use poem::error::ResponseError;
use poem::http::StatusCode;

use super::look::{Look, plain};
use super::texts as t;
use crate::errors::{ApiError, Code};

/// A refusal on its way to a page.
#[derive(Debug, Clone)]
pub(super) struct Problem {
    pub(super) status: StatusCode,
    pub(super) message: String,
    /// What to do, where there is more to say than the message does.
    pub(super) remedy: Option<String>,
    /// Whether signing in would help.
    pub(super) needs_sign_in: bool,
}

impl Problem {
    pub(super) fn new(status: StatusCode, message: impl Into<String>) -> Self {
        Self { status, message: message.into(), remedy: None, needs_sign_in: false }
    }

    pub(super) fn foreign_form() -> Self {
        let message = "This form was not sent from a page of this session.";
        let remedy = Some("Open the page again and repeat it.".to_owned());
        Self { remedy, ..Self::new(StatusCode::FORBIDDEN, message) }
    }

    pub(super) fn not_found() -> Self {
        ApiError::not_found("page").into()
    }

    pub(super) fn invalid(message: impl Into<String>) -> Self {
        Self::new(StatusCode::BAD_REQUEST, message)
    }

    /// As a part of a page.
    pub(super) fn note(&self) -> Markup {
        html! {
            div.note.bad role="alert" {
                p { (plain(&self.message)) }
                @if let Some(remedy) = &self.remedy { p.quiet { (plain(remedy)) } }
            }
        }
    }

    /// As a page of its own.
    pub(super) fn section(&self, look: &Look) -> Markup {
        html! {
            section.problem {
                p.figure { (self.status.as_u16()) }
                h1 { @if self.status == StatusCode::NOT_FOUND { (look.say(t::NOT_FOUND)) } @else { (plain(&self.message)) } }
                @if let Some(remedy) = &self.remedy { p { (plain(remedy)) } }
                p { a href="/" { (look.say(t::TO_THE_START)) } }
            }
        }
    }
}

impl From<ApiError> for Problem {
    fn from(error: ApiError) -> Self {
        let needs_sign_in = matches!(error.code, Code::Unauthenticated | Code::InvalidToken);
        let several = (error.errors.len() > 1).then(|| {
            error
                .errors
                .iter()
                .map(|error| format!("{}: {}", error.field, error.message))
                .collect::<Vec<_>>()
                .join("; ")
        });
        Self {
            status: error.status(),
            message: several.unwrap_or_else(|| error.message.clone()),
            // What a program does about a wrong member is no help on a page that says which it is.
            remedy: (error.code != Code::InvalidRequest).then(|| error.code.remedy().to_owned()),
            needs_sign_in,
        }
    }
}

impl From<poem::Error> for Problem {
    fn from(error: poem::Error) -> Self {
        match error.downcast::<Self>() {
            Ok(problem) => problem,
            Err(error) => ApiError::from(error).into(),
        }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Problem {}

impl ResponseError for Problem {
    fn status(&self) -> StatusCode {
        self.status
    }
}

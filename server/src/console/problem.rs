//! What went wrong, as a page says it: what happened and what to do.

use std::fmt;

use maud::{Markup, html};
use poem::error::ResponseError;
use poem::http::StatusCode;

use super::look::{Look, plain, words};
use super::texts as t;
use crate::errors::{ApiError, Code, FieldError};

/// A refusal on its way to a page.
#[derive(Debug, Clone)]
pub(super) struct Problem {
    pub(super) status: StatusCode,
    pub(super) message: String,
    /// What to do, where there is more to say than the message does.
    pub(super) remedy: Option<String>,
    /// Whether signing in would help.
    pub(super) needs_sign_in: bool,
    /// Whether the person has to set up a second factor first.
    pub(super) needs_second_factor: bool,
    /// When it is worth trying again.
    pub(super) wait_seconds: Option<u64>,
}

/// Where somebody sets up the second factor that their team asks for.
pub(super) const SECOND_FACTOR_PAGE: &str = "/settings/account?needed=second_factor";

impl Problem {
    pub(super) fn new(status: StatusCode, message: impl Into<String>) -> Self {
        Self {
            status,
            message: message.into(),
            remedy: None,
            needs_sign_in: false,
            needs_second_factor: false,
            wait_seconds: None,
        }
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
                @if self.needs_second_factor { p { a.button.primary href=(SECOND_FACTOR_PAGE) { (look.say(t::SECOND_FACTOR_SET_UP)) } } }
                p { a href="/" { (look.say(t::TO_THE_START)) } }
            }
        }
    }
}

/// What is wrong with one member. By its plain name it reads as a sentence; one deep inside of a body is named as it is.
fn told(error: &FieldError) -> String {
    if error.field.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'_') {
        format!("{} {}", words(&error.field), error.message)
    } else {
        format!("{}: {}", error.field, error.message)
    }
}

/// What a program does about a refusal is no help on a page: neither which request to send, nor which member to read.
fn remedy(code: Code) -> Option<String> {
    let is_for_pages = |remedy: &&str| !remedy.contains("/v1/") && !remedy.contains('`');
    Some(code.remedy()).filter(is_for_pages).map(str::to_owned)
}

fn patience(seconds: u64) -> String {
    match seconds {
        1 => "Try again in a second.".to_owned(),
        2..120 => format!("Try again in {seconds} seconds."),
        _ => format!("Try again in {} minutes.", seconds.div_ceil(60)),
    }
}

impl From<ApiError> for Problem {
    fn from(error: ApiError) -> Self {
        let message = if error.errors.is_empty() {
            error.message.clone()
        } else {
            error.errors.iter().map(told).collect::<Vec<_>>().join("; ")
        };
        Self {
            status: error.status(),
            message,
            remedy: remedy(error.code).or_else(|| error.retry_after_seconds().map(patience)),
            needs_sign_in: matches!(error.code, Code::Unauthenticated | Code::InvalidToken),
            needs_second_factor: error.code == Code::SecondFactorSetupRequired,
            wait_seconds: error.retry_after_seconds(),
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_wrong_with_a_field_is_said_in_words_and_without_what_only_programs_do() {
        let problem =
            Problem::from(ApiError::invalid_field("new_password", "must have at least 12 characters"));
        assert_eq!(
            (problem.message.as_str(), problem.remedy),
            ("New password must have at least 12 characters", None)
        );
        let deep = Problem::from(ApiError::invalid_field("policy.rules[0].metric", "is not a metric"));
        assert_eq!(deep.message, "policy.rules[0].metric: is not a metric");
        let exists =
            Problem::from(ApiError::new(Code::SecondFactorExists, "There is a second factor already."));
        assert_eq!(exists.remedy, None, "which request to send");
        let last = Problem::from(ApiError::new(Code::LastOwner, "The team would be left without an owner."));
        assert_eq!(last.remedy.as_deref(), Some("Make somebody else an owner first."));
        assert_eq!(patience(90), "Try again in 90 seconds.");
        assert_eq!(patience(841), "Try again in 15 minutes.");
    }
}

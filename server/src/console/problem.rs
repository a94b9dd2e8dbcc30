//! What went wrong, as a page says it: what happened and what to do.

use std::fmt;

use lending_engine::language::Language;
use maud::{Markup, html};
use poem::error::ResponseError;
use poem::http::StatusCode;

use super::look::{Look, plain, words};
use super::refusals;
use super::texts::{self as t, Text};
use super::wire_words;
use crate::errors::{ApiError, Code, FieldError};

/// A refusal on its way to a page.
#[derive(Debug, Clone)]
pub(super) struct Problem {
    pub(super) status: StatusCode,
    pub(super) message: String,
    /// The same in Hindi, where it was not the API that refused.
    pub(super) hindi: Option<String>,
    /// What refused it, where the API did.
    pub(super) code: Option<Code>,
    /// Whether the message names what is wrong with one field or another, which no general sentence can.
    pub(super) names_fields: bool,
    /// What to do, where the API did not refuse and there is more to say than the message does.
    pub(super) remedy: Option<Text>,
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
    pub(super) fn new(status: StatusCode, message: Text) -> Self {
        Self {
            status,
            message: message.en.to_owned(),
            hindi: Some(message.hi.to_owned()),
            code: None,
            names_fields: false,
            remedy: None,
            needs_sign_in: false,
            needs_second_factor: false,
            wait_seconds: None,
        }
    }

    pub(super) fn foreign_form() -> Self {
        Self { remedy: Some(t::REPEAT_ON_PAGE), ..Self::new(StatusCode::FORBIDDEN, t::FOREIGN_FORM) }
    }

    pub(super) fn not_found() -> Self {
        ApiError::not_found("page").into()
    }

    pub(super) fn invalid(message: Text) -> Self {
        Self::new(StatusCode::BAD_REQUEST, message)
    }

    /// With a word where the braces are, in both languages.
    pub(super) fn invalid_with(message: Text, word_en: &str, word_hi: &str) -> Self {
        Self {
            message: message.en.replace("{}", word_en),
            hindi: Some(message.hi.replace("{}", word_hi)),
            ..Self::invalid(message)
        }
    }

    /// A field wants a number.
    pub(super) fn no_number(field: &str) -> Self {
        let english = words(field);
        Self::invalid_with(t::MUST_BE_NUMBER, &english, wire_words::hindi(field).unwrap_or(&english))
    }

    /// What happened, as this visitor reads it. The API's own sentence is English.
    fn said(&self, look: &Look) -> Markup {
        let told = self.code.map(refusals::of).filter(|_| look.language == Language::Hi);
        let own = self.hindi.as_deref().filter(|_| look.language == Language::Hi);
        html! {
            @match told {
                Some(told) => { (told.what_hi) @if self.names_fields { br; span lang="en" { (plain(&self.message)) } } }
                None => { (own.map_or_else(|| plain(&self.message), str::to_owned)) }
            }
        }
    }

    /// What to do.
    fn advice(&self, look: &Look) -> Option<String> {
        let of_code = self.code.map(|code| refusals::of(code).remedy(look.language).to_owned());
        let advice = self.remedy.map(|remedy| look.say(remedy).to_owned()).or(of_code);
        match self.wait_seconds.map(|seconds| patience(look, seconds)) {
            Some(patience) => Some(advice.map_or(patience.clone(), |advice| format!("{advice} {patience}"))),
            None => advice,
        }
    }

    /// Whether the file opens with a password, which was missing or wrong.
    pub(super) fn asks_for_password(&self) -> bool {
        matches!(self.code, Some(Code::FilePasswordRequired | Code::FilePasswordIncorrect))
    }

    /// Whether the same may be taken a moment later: a limit is spent, or the service is busy or broken.
    pub(super) fn passes(&self) -> bool {
        self.status == StatusCode::TOO_MANY_REQUESTS || self.status.is_server_error()
    }

    /// As a part of a page.
    pub(super) fn note(&self, look: &Look) -> Markup {
        html! {
            div.note.bad role="alert" {
                p { (self.said(look)) }
                @if let Some(advice) = self.advice(look) { p.quiet { (plain(&advice)) } }
            }
        }
    }

    /// As a page of its own.
    pub(super) fn section(&self, look: &Look, has_session: bool) -> Markup {
        html! {
            section.problem {
                p.figure { (self.status.as_u16()) }
                h1 { @if self.status == StatusCode::NOT_FOUND { (look.say(t::NOT_FOUND)) } @else { (self.said(look)) } }
                @if let Some(advice) = self.advice(look) { p { (plain(&advice)) } }
                @if self.needs_second_factor { p { a.button.primary href=(SECOND_FACTOR_PAGE) { (look.say(t::SECOND_FACTOR_SET_UP)) } } }
                p { @if has_session { a href="/inbox" { (look.say(t::TO_THE_INBOX)) } } @else { a href="/" { (look.say(t::TO_THE_START)) } } }
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

fn patience(look: &Look, seconds: u64) -> String {
    let (text, number) = match seconds {
        0..120 => (t::TRY_AGAIN_SECONDS, seconds),
        _ => (t::TRY_AGAIN_MINUTES, seconds.div_ceil(60)),
    };
    look.say(text).replace("{}", &number.to_string())
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
            hindi: None,
            code: Some(error.code),
            names_fields: !error.errors.is_empty(),
            remedy: None,
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

    fn advised(problem: &Problem, language: Language) -> String {
        problem.advice(&Look { language, ..Look::default() }).unwrap_or_default()
    }

    #[test]
    fn what_is_wrong_with_a_field_is_said_in_words_and_without_what_only_programs_do() {
        let problem =
            Problem::from(ApiError::invalid_field("new_password", "must have at least 12 characters"));
        assert_eq!(problem.message, "New password must have at least 12 characters");
        let deep = Problem::from(ApiError::invalid_field("policy.rules[0].metric", "is not a metric"));
        assert_eq!(deep.message, "policy.rules[0].metric: is not a metric");
        let exists =
            Problem::from(ApiError::new(Code::SecondFactorExists, "There is a second factor already."));
        assert_eq!(advised(&exists, Language::En), "Switch it off before you set up another one.");
        let last = Problem::from(ApiError::new(Code::LastOwner, "The team would be left without an owner."));
        assert_eq!(advised(&last, Language::En), "Make somebody else an owner first.");
    }

    #[test]
    fn what_a_page_itself_refuses_is_told_in_either_language() {
        let hindi = Look { language: Language::Hi, ..Look::default() };
        let wrong = Problem::no_number("requested_amount");
        assert_eq!(
            wrong.note(&Look::default()).into_string().matches("Requested amount: must be a number.").count(),
            1
        );
        let told = wrong.note(&hindi).into_string();
        assert!(told.contains("माँगी गई राशि: संख्या होनी चाहिए।") && !told.contains("number"), "{told}");
        let foreign = Problem::foreign_form().note(&hindi).into_string();
        assert!(!foreign.contains("form") && foreign.contains("पृष्ठ फिर खोलें"), "{foreign}");
    }

    #[test]
    fn refusals_are_told_in_hindi_too_and_say_how_long_to_wait() {
        let hindi = Look { language: Language::Hi, ..Look::default() };
        let limited = ApiError::new(Code::RateLimited, "Too many requests.");
        let limited = Problem::from(limited.retry_after(std::time::Duration::from_secs(841)));
        assert_eq!(
            advised(&limited, Language::En),
            "Wait a little, then try again. Try again in 15 minutes."
        );
        assert!(limited.note(&hindi).into_string().contains("15 मिनट"));
        assert!(!limited.note(&hindi).into_string().contains("Too many"));
        // What is wrong with a field is said by the API alone.
        let field = Problem::from(ApiError::invalid_field("amount", "must be at least 1"));
        let told = field.note(&hindi).into_string();
        assert!(told.contains("<span lang=\"en\">Amount must be at least 1</span>"), "{told}");
    }
}

//! Forms that create something, or are billed, count once: each carries an id that was made with its page, which the API takes for
//! the idempotency key. The same form sent twice leads to what it has made.

use lending_base::entropy;
use maud::{Markup, html};

use super::fields::Fields;
use super::problem::Problem;
use crate::errors::Code;

const FORM_ID: &str = "form_id";
/// How the API is told it.
pub(super) const HEADER: &str = "Idempotency-Key";
/// As hard to guess as a token.
const CHARACTERS: usize = 22;
/// With what scripts add to the ids of forms that send several files. Something else than that is no id of ours.
const MOST_CHARACTERS: usize = 40;

/// The id of a form that nobody has sent yet. Without randomness a form has none, and is taken all the same.
pub(super) fn form_id() -> Markup {
    hidden(entropy::base62(CHARACTERS).ok().as_deref())
}

/// The id of a form that is shown again because of a problem. It stays, because what the form asked for may be under way or done, and
/// is found by it. Only where it was sent with something else before is this another form.
pub(super) fn form_id_after(said: &Fields, problem: Option<&Problem>) -> Markup {
    let is_another = problem.is_none_or(|problem| problem.code == Some(Code::IdempotencyKeyReused));
    match given(said).filter(|_| !is_another) {
        Some(id) => hidden(Some(id)),
        None => form_id(),
    }
}

fn hidden(id: Option<&str>) -> Markup {
    html! { @if let Some(id) = id { input type="hidden" name=(FORM_ID) value=(id); } }
}

fn given(said: &Fields) -> Option<&str> {
    let is_ours = |id: &&str| {
        id.len() <= MOST_CHARACTERS && id.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
    };
    said.get(FORM_ID).filter(is_ours)
}

/// What the API is told of a form.
pub(super) fn header(said: &Fields) -> Option<(&'static str, &str)> {
    given(said).map(|id| (HEADER, id))
}

/// The key of one of a form's files, by its place among them.
pub(super) fn key_of_file(said: &Fields, place: usize) -> Option<String> {
    given(said).map(|id| format!("{id}-{place}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::errors::ApiError;

    fn said(id: &str) -> Fields {
        let mut said = Fields::default();
        said.push(FORM_ID, id);
        said
    }

    #[test]
    fn a_form_keeps_its_id_until_it_has_been_sent_with_something_else() {
        assert_ne!(form_id().into_string(), form_id().into_string());
        let first = said("a1B2");
        let kept = |code| {
            let problem = Problem::from(ApiError::new(code, "No."));
            form_id_after(&first, Some(&problem)).into_string().contains("value=\"a1B2\"")
        };
        assert!(kept(Code::IdempotencyInProgress) && kept(Code::InvalidMobile) && kept(Code::InternalError));
        assert!(!kept(Code::IdempotencyKeyReused));
        assert!(!form_id_after(&first, None).into_string().contains("a1B2"), "what is done is done");
    }

    #[test]
    fn what_is_no_id_of_a_form_is_none() {
        assert_eq!(header(&said("a1B2-3")), Some((HEADER, "a1B2-3")));
        assert_eq!(key_of_file(&said("a1B2-3"), 7).as_deref(), Some("a1B2-3-7"));
        for none in ["", "<b>", "two words", "ä", &"x".repeat(41)] {
            assert_eq!(header(&said(none)), None, "{none}");
        }
        assert_eq!(header(&Fields::default()), None);
    }
}

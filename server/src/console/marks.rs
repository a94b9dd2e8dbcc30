//! Decisions and states as small marks: a word, a shape and a colour, never a colour alone.

use maud::{Markup, html};

use super::look::Look;
use super::records::Analysis;
use super::texts::{self as t, Text};

/// A decision by its name in the contract.
pub(super) fn decision(look: &Look, name: &str) -> Markup {
    let (class, shape, text) = match name {
        "approve" => ("approve", "●", t::APPROVE),
        "review" => ("review", "◆", t::REVIEW),
        "decline" => ("decline", "■", t::DECLINE),
        unknown => return html! { span.mark-word { (look.words(unknown)) } },
    };
    mark(class, shape, look.say(text))
}

/// A word with its shape, in the colour of a class.
pub(super) fn mark(class: &str, shape: &str, text: &str) -> Markup {
    html! { span class={ "mark-word " (class) } { span aria-hidden="true" { (shape) } " " (text) } }
}

/// That nothing of an analysis can be erased, where that is so.
pub(super) fn hold(look: &Look, analysis: &Analysis) -> Markup {
    html! {
        @if analysis.legal_hold_since.is_some() { br; span.quiet { span aria-hidden="true" { "▣ " } (look.say(t::ON_HOLD)) } }
    }
}

/// Where an analysis stands: its decision once there is one.
pub(super) fn state(look: &Look, analysis: &Analysis) -> Markup {
    let said = |text: Text| look.say(text);
    match (&analysis.review, &analysis.decision, analysis.status.as_str()) {
        (Some(review), ..) if review.outcome == "approve" => mark("approve", "●", said(t::APPROVED)),
        (Some(_), ..) => mark("decline", "■", said(t::DECLINED)),
        (None, Some(name), _) => decision(look, name),
        (None, None, "failed") => mark("failed", "✕", said(t::FAILED)),
        (None, None, status) => on_its_way(look, status),
    }
}

/// How far an analysis is that has not ended.
pub(super) fn on_its_way(look: &Look, status: &str) -> Markup {
    match status {
        "queued" => mark("waiting", "○", look.say(t::QUEUED)),
        "processing" => mark("waiting", "◐", look.say(t::PROCESSING)),
        other => html! { span.mark-word { (look.words(other)) } },
    }
}

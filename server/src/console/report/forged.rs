//! What the statement says at the place of a finding, and what stands against it, where the finding knows both.

use maud::{Markup, html};

use crate::console::look::Look;
use crate::console::texts::{self as t, Text};

/// Checks that hold two drawings of one place against each other: the later one is what the statement says now.
const REDRAWN: [&str; 3] = ["revisions", "overlaps", "covered_text"];
/// Checks that hold what a machine reads against what a person sees.
const SEEN: [&str; 2] = ["glyphs", "text_layer"];

/// What both texts of a finding of this check are, in the order in which they are told, and whether what the statement says
/// comes first.
fn labels(check: &str) -> (bool, Text, Text) {
    match check {
        check if REDRAWN.contains(&check) => (false, t::BEFORE, t::AFTER),
        check if SEEN.contains(&check) => (true, t::FILE_SAYS, t::PAGE_SHOWS),
        _ => (true, t::STATEMENT_SAYS, t::STANDS_AGAINST),
    }
}

pub(super) fn both_sides(look: &Look, check: &str, declared: Option<&str>, found: Option<&str>) -> Markup {
    let (is_declared_first, one, other) = labels(check);
    html! {
        @if let Some((declared, found)) = declared.zip(found) {
            @let (first, second) = if is_declared_first { (declared, found) } else { (found, declared) };
            dl.figures.forged { @for (text, said) in [(one, first), (other, second)] { div { dt { (look.say(text)) } dd { (said) } } } }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_finding_that_names_two_texts_shows_the_earlier_one_first() {
        let said = |check: &str| {
            both_sides(&Look::default(), check, Some("85,000.00"), Some("8,500.00")).into_string()
        };
        let order = |check: &str| said(check).find("85,000.00") < said(check).find("8,500.00<");
        assert_eq!(["revisions", "overlaps", "covered_text"].map(order), [false; 3], "what was there before");
        assert_eq!(
            ["glyphs", "text_layer", "totals", "chain"].map(order),
            [true; 4],
            "what the statement says"
        );
        assert_eq!(
            both_sides(&Look::default(), "retyped_amounts", Some("85,000.00"), None).into_string(),
            ""
        );
    }
}

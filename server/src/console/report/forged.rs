//! What stood at a forged place before and what stands there now, where the finding knows both.

use maud::{Markup, html};

use crate::console::look::Look;
use crate::console::texts::{self as t, Text};

/// Both texts of a finding that names two, each with what it is. `None` for a finding that knows one of them alone: those
/// sentences are left as they are.
fn both(detail: &str) -> Option<[(Text, &str); 2]> {
    let parts: Vec<&str> = detail.split('`').collect();
    let [opening, first, between, second, end] = parts.as_slice() else { return None };
    match (*opening, *between, *end) {
        // What is painted stands on what was there.
        ("", " on ", "") => Some([(t::BEFORE, *second), (t::AFTER, *first)]),
        ("was ", ", is ", "") | ("", " under a patch with ", " on top") => {
            Some([(t::BEFORE, *first), (t::AFTER, *second)])
        }
        ("", " looks like ", "") | ("the text says ", ", the picture ", "") => {
            Some([(t::FILE_SAYS, *first), (t::PAGE_SHOWS, *second)])
        }
        _ => None,
    }
}

pub(super) fn before_and_after(look: &Look, detail: &str) -> Markup {
    html! {
        @if let Some(both) = both(detail) {
            dl.figures.forged { @for (text, said) in both { div { dt { (look.say(text)) } dd { (said) } } } }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_finding_that_names_two_texts_shows_the_earlier_one_first() {
        let said = |detail: &str| both(detail).map(|[(_, one), (_, other)]| format!("{one} → {other}"));
        assert_eq!(said("`85,000.00` on `8,500.00`").as_deref(), Some("8,500.00 → 85,000.00"));
        assert_eq!(said("was `8,500.00`, is `85,000.00`").as_deref(), Some("8,500.00 → 85,000.00"));
        assert_eq!(said("the text says `1`, the picture `7`").as_deref(), Some("1 → 7"));
        assert_eq!(said("`432.00` under a patch with `9432.00` on top").as_deref(), Some("432.00 → 9432.00"));
        for alone in
            ["added `85,000.00`", "`85,000.00` is painted 3 rows away from its own", "`a` and `b`", ""]
        {
            assert_eq!(said(alone), None, "{alone}");
        }
    }
}

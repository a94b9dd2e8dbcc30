//! Words put into the texts of data files.

use std::borrow::Cow;

use chrono::NaiveDate;

/// Fills in what stands in braces, in one pass: what is filled in is never itself taken for a name. A name without a
/// value leaves nothing.
pub fn filled<'v>(template: &str, value: impl Fn(&str) -> Option<Cow<'v, str>>) -> String {
    let mut text = String::with_capacity(template.len() + 32);
    let mut rest = template;
    while let Some((before, after)) = rest.split_once('{') {
        text.push_str(before);
        let Some((name, after)) = after.split_once('}') else {
            rest = after;
            break;
        };
        text.push_str(&value(name).unwrap_or_default());
        rest = after;
    }
    text.push_str(rest);
    text
}

/// As it is told: 5 Aug 2026.
pub(crate) fn told_day(day: NaiveDate) -> String {
    day.format("%-d %b %Y").to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_filled_in_is_not_filled_again() {
        let value = |name: &str| match name {
            "a" => Some(Cow::Borrowed("{b}")),
            "b" => Some(Cow::Borrowed("x")),
            _ => None,
        };
        assert_eq!(filled("{a} {b}", value), "{b} x");
        assert_eq!(filled("{unknown}, {a", value), ", a");
    }
}

//! Texts that stand on one line of an applicant's letter.

/// What is said of a text that is not one line.
pub const ONE_LINE: &str = "must be one line without control characters";

/// Whether a text that reaches an applicant's letter keeps to its line: nothing in it ends the line, or turns the direction
/// in which letters are read.
pub fn is_one_line(text: &str) -> bool {
    !text.chars().any(|c| {
        c.is_control()
            || matches!(c, '\u{2028}' | '\u{2029}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_ends_the_line_or_turns_it_around() {
        for text in ["A guarantor signs", "राम कुमार", "1800 123 456, help@acme.example"] {
            assert!(is_one_line(text), "{text}");
        }
        for text in ["a\nb", "a\tb", "a\u{2028}b", "\u{202e}a", "\u{2066}a"] {
            assert!(!is_one_line(text), "{text:?}");
        }
    }
}

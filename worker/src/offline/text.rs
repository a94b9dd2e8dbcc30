//! Text of strangers, made fit for a terminal.

use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// False for what moves the cursor, starts an escape sequence, turns the direction of writing around or cannot be seen.
pub(super) fn is_harmless(character: char) -> bool {
    !character.is_control()
        && !matches!(
            character,
            '\u{ad}'
                | '\u{61c}'
                | '\u{180e}'
                | '\u{200b}'..='\u{200f}'
                | '\u{2028}'..='\u{202e}'
                | '\u{2060}'..='\u{206f}'
                | '\u{feff}'
                | '\u{fff9}'..='\u{fffb}'
                | '\u{e0000}'..='\u{e007f}'
        )
}

/// On one line, without anything that a terminal would obey. Of an escape sequence the letters stay, which are harmless
/// without their escape: to find its end would let a statement hide text in one.
pub(super) fn printable(text: &str) -> String {
    text.chars()
        .map(|character| if character.is_whitespace() { ' ' } else { character })
        .filter(|character| is_harmless(*character))
        .collect()
}

/// Cut to so many columns, with a mark where something is missing.
pub(super) fn cut(text: &str, columns: usize) -> String {
    if text.width() <= columns {
        return text.to_owned();
    }
    let mut left = columns.saturating_sub(1);
    let mut kept: String = text
        .chars()
        .take_while(|character| {
            let width = character.width().unwrap_or(0);
            let fits = width <= left;
            left = left.saturating_sub(width);
            fits
        })
        .collect();
    kept.truncate(kept.trim_end().len());
    kept.push('…');
    kept
}

/// With as many columns as it takes, at the spaces where there are some.
pub(super) fn wrap(text: &str, columns: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split_whitespace() {
        if let Some(line) = lines.last_mut() {
            if line.is_empty() {
                line.push_str(word);
                continue;
            }
            if line.width() + 1 + word.width() <= columns {
                line.push(' ');
                line.push_str(word);
                continue;
            }
        }
        lines.push(word.to_owned());
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_left_for_a_terminal_to_obey() {
        for (text, printed) in [
            ("\u{1b}[31mRED\u{1b}[0m", "[31mRED[0m"),
            ("\u{1b}]0;title\u{7}", "]0;title"),
            ("\u{9b}2J", "2J"),
            ("two\nlines\tand\rmore", "two lines and more"),
            ("a\u{202e}b\u{2066}c\u{200b}d\u{7f}", "abcd"),
            ("रमेश ₹ café", "रमेश ₹ café"),
        ] {
            assert_eq!(printable(text), printed);
        }
    }

    #[test]
    fn a_cut_text_fits_and_says_that_it_is_cut() {
        assert_eq!(cut("UPI/RAMESH", 10), "UPI/RAMESH");
        assert_eq!(cut("UPI/RAMESH K", 10), "UPI/RAMES…");
        assert_eq!(cut("UPI RAMESH", 5), "UPI…");
        // Each takes two columns.
        assert_eq!(cut("日本語", 4), "日…");
        assert_eq!(cut("abc", 0), "…");
    }

    #[test]
    fn lines_break_at_spaces() {
        assert_eq!(wrap("one two three", 8), ["one two", "three"]);
        assert_eq!(wrap("", 8), [""]);
    }
}

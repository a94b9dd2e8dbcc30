//! Narrations and list entries in one plain form, so that they can be compared.

/// Upper case, a space between all words and at both ends; letters and digits that stand together are parted, because
/// banks glue numbers to words. `L&T/EMI123` is ` L T EMI 123 `.
pub(super) fn plain(text: &str) -> String {
    let mut plain = String::with_capacity(text.len() + 8);
    plain.push(' ');
    let mut last = Class::Mark;
    for letter in text.chars() {
        let class = match letter {
            '0'..='9' => Class::Digit,
            'a'..='z' | 'A'..='Z' => Class::Letter,
            _ if letter.is_alphanumeric() => Class::Letter,
            // An apostrophe is inside a word: `BYJU'S`.
            '\'' | '’' => continue,
            _ => Class::Mark,
        };
        if class != last && last != Class::Mark {
            plain.push(' ');
        }
        if class != Class::Mark {
            plain.push(letter.to_ascii_uppercase());
        }
        last = class;
    }
    if !plain.ends_with(' ') {
        plain.push(' ');
    }
    plain
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Class {
    Letter,
    Digit,
    Mark,
}

/// The words of a plain text run together.
pub(super) fn glued(plain: &str) -> String {
    plain.chars().filter(|letter| *letter != ' ').collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_part_words_and_so_do_digits() {
        assert_eq!(plain("L&T/EMI123"), " L T EMI 123 ");
        assert_eq!(plain("  Dream11 "), " DREAM 11 ");
        assert_eq!(plain(""), " ");
        assert_eq!(plain("//"), " ");
        assert_eq!(glued(&plain("KREDIT-BEE 2")), "KREDITBEE2");
    }
}

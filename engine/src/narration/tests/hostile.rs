//! Any text may stand in a statement. Nothing here may panic, and no field may hold what was not printed.

use super::super::shapes::{Kind, kind_of};
use super::*;

/// Small and repeatable; the tests need many texts, not good randomness.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % end
    }
}

/// A counterparty is a piece of the text; spaces are those of the line.
fn holds_what_was_printed(text: &str, direction: Direction) {
    let narration = read(text, direction);
    let line: Vec<&str> = text.split_whitespace().collect();
    let line = line.join(" ");
    if let Some(name) = &narration.counterparty {
        assert!(line.contains(name.as_str()) || name.contains('-'), "{text:?} gave {name:?}");
        assert!(name.chars().any(char::is_alphabetic) && name.trim() == name, "{text:?} gave {name:?}");
        assert!(matches!(kind_of(name), Kind::Name | Kind::Bank), "{text:?} gave {name:?}");
    }
    if let Some(vpa) = &narration.vpa {
        assert!(vpa.contains('@') && !vpa.contains(' '), "{text:?} gave {vpa:?}");
    }
}

#[test]
fn every_prefix_of_every_row_is_read() {
    for (text, ..) in all_rows() {
        for end in (0..=text.len()).filter(|end| text.is_char_boundary(*end)) {
            holds_what_was_printed(&text[..end], Debit);
            holds_what_was_printed(&text[end..], Credit);
        }
    }
}

#[test]
fn thousands_of_made_up_texts_are_read() {
    const PIECES: [&str; 40] = [
        "UPI",
        "IMPS",
        "NEFT CR",
        "ACH D",
        "POS",
        "/",
        "-",
        "*",
        " ",
        "@",
        ":",
        ",",
        "412345678901",
        "HDFC0000001",
        "HDFCH00902116032",
        "XXXX1234",
        "RAMESH",
        "ramesh@okaxis",
        "M/S",
        "RTN",
        "REV-",
        "TO ",
        "é",
        "₹",
        "राम",
        "\u{202e}",
        "\u{0}",
        "\n",
        "\t",
        "X",
        "0",
        "12",
        "P2M",
        "DR",
        "TRANSFER TO 1",
        " AT ",
        "ß",
        "İ",
        "10A1234567",
        "ﬁ",
    ];
    let mut numbers = Numbers(20_260_101);
    for _ in 0..20_000 {
        let count = numbers.below(12);
        let text: String = (0..count).map(|_| PIECES[numbers.below(PIECES.len())]).collect();
        holds_what_was_printed(&text, if numbers.below(2) == 0 { Credit } else { Debit });
    }
}

#[test]
fn a_row_with_a_letter_changed_is_read() {
    let mut numbers = Numbers(7);
    for (text, direction, ..) in all_rows() {
        for _ in 0..40 {
            let mut letters: Vec<char> = text.chars().collect();
            if let Some(at) = letters.len().checked_sub(1).map(|last| numbers.below(last + 1)) {
                letters[at] = ['/', '-', '@', ' ', 'é', '7', 'X', '\u{a0}'][numbers.below(8)];
            }
            let text: String = letters.into_iter().collect();
            holds_what_was_printed(&text, *direction);
        }
    }
}

#[test]
fn a_very_long_narration_is_read_like_a_short_one() {
    let remark = "VERY LONG REMARK ".repeat(600);
    let text = format!("UPI-ASHA STORES-ASHA@OKAXIS-UTIB0000001-412345678901-{remark}");
    assert_eq!(debit(&text).counterparty.as_deref(), Some("ASHA STORES"));
    for piece in [
        "TO ",
        "REV-",
        "-",
        "/",
        "@",
        "M/S",
        "M/",
        "1 ",
        "X",
        "ACH D-",
        "A-XX123-",
        " AT ",
        "RTN ",
        "12345678901 AT ",
    ] {
        for prefix in ["", "UPI-", "UPI/", "NEFT/", "ACH DR ", "IMPS/", "POS "] {
            let text = format!("{prefix}{}", piece.repeat(10_000 / piece.len()));
            holds_what_was_printed(&text, Debit);
        }
    }
}

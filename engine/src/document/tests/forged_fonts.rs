//! Fonts that show one number and say another.

use super::hand_written::{page_pdf, stream};
use crate::document::{Document, DocumentLimits, Word};

/// `text` shown in Helvetica, whose map says other characters than the codes are of.
fn words(text: &str, said: &str) -> Vec<Word> {
    let map = stream("", &format!("1 begincodespacerange <00> <ff> endcodespacerange {said}"));
    let bytes = page_pdf("", "", &format!("BT /F1 10 Tf 20 50 Td ({text}) Tj ET"), &[map]);
    let mapped =
        String::from_utf8(bytes).unwrap().replace("/WinAnsiEncoding", "/WinAnsiEncoding /ToUnicode 6 0 R");
    Document::read(mapped.as_bytes(), None, &DocumentLimits::default()).unwrap().pages.remove(0).words
}

fn shown(words: &[Word]) -> Vec<(&str, Option<&str>)> {
    words.iter().map(|word| (word.text.as_str(), word.shows.as_deref())).collect()
}

#[test]
fn a_digit_and_a_comma_that_are_read_as_nothing_are_shown_in_their_number() {
    // The 1 says a space, the comma a space without width.
    let said = "2 beginbfchar <31> <0020> <2c> <200b> endbfchar";
    assert_eq!(shown(&words("1,50000.00", said)), [("50000.00", Some("1,50000.00"))]);
}

#[test]
fn a_digit_that_is_read_as_a_letter_is_shown_in_numbers_alone() {
    let said = "1 beginbfchar <37> <0078> endbfchar";
    assert_eq!(shown(&words("71234.00", said)), [("x1234.00", Some("71234.00"))]);
    assert_eq!(shown(&words("REF7", said)), [("REFx", None)]);
}

#[test]
fn plain_amounts_show_what_they_say_and_how_they_are_set() {
    let plain = words("-1,234.50Cr", "0 beginbfchar endbfchar");
    assert_eq!(shown(&plain), [("-1,234.50Cr", None)]);
    assert_eq!((plain[0].setting.gaps, plain[0].setting.stretch), (Some((0, 0)), 1000));
    assert!(!plain[0].has_unknown_shapes);
}

#[test]
fn digits_moved_by_any_operator_stand_in_their_gaps() {
    let read = |content: &str| {
        let bytes = page_pdf("", "", content, &[]);
        let mut words =
            Document::read(&bytes, None, &DocumentLimits::default()).unwrap().pages.remove(0).words;
        words.remove(0).setting
    };
    for content in [
        "BT /F1 10 Tf 20 50 Td 0.5 Tc (23456) Tj ET",
        "BT /F1 10 Tf 20 50 Td [(2) -50 (3) -50 (4) -50 (5) -50 (6)] TJ ET",
        "BT /F1 10 Tf 20 50 Td (2) Tj 6.06 0 Td (3) Tj 6.06 0 Td (4) Tj ET",
    ] {
        assert_eq!(read(content).gaps, Some((50, 50)), "{content}");
    }
    assert_eq!(read("BT /F1 10 Tf 20 50 Td [(2) -50 (3) 40 (4)] TJ ET").gaps, Some((-40, 50)));
    assert_eq!(read("BT /F1 10 Tf 90 Tz 20 50 Td (234) Tj ET").stretch, 900);
    // Fonts kern two ones.
    assert_eq!(read("BT /F1 10 Tf 20 50 Td [(1) 74 (1)] TJ ET").gaps, None);
}

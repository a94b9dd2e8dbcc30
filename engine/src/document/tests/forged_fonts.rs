//! Fonts that show one number and say another.

use super::hand_written::{page_pdf, stream};
use crate::document::{Document, DocumentLimits, Word};

/// `text` shown in Helvetica, whose map says other characters than the codes are of.
fn words(text: &str, said: &str) -> Vec<Word> {
    let map = stream("", &format!("1 begincodespacerange <00> <ff> endcodespacerange {said}"));
    let bytes = page_pdf("", "", &format!("BT /F1 10 Tf 20 50 Td ({text}) Tj ET"), &[map]);
    let mapped = String::from_utf8(bytes).unwrap().replace("/WinAnsiEncoding", "/WinAnsiEncoding /ToUnicode 6 0 R");
    Document::read(mapped.as_bytes(), None, &DocumentLimits::default()).unwrap().pages.remove(0).words
}

fn shown(words: &[Word]) -> Vec<(&str, Option<&str>)> {
    words.iter().map(|word| (word.text.as_str(), word.shows.as_deref())).collect()
}

#[test]
fn a_digit_and_a_comma_that_are_read_as_nothing_are_shown_in_their_number() {
    // `q` draws a q: so a font is needed that draws a digit under a code that says nothing; here 1 and the comma say spaces.
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

//! Pictures of a page with text that nobody sees: what is read is the picture.

use super::hand_written::{page_pdf, stream};
use crate::document::{Document, DocumentLimits, Page, PageKind, Paint};

const PICTURE: &str = "q 200 0 0 100 0 0 cm /I Do Q";

fn read(content: &str) -> Page {
    let image = stream(
        "/Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8",
        "x",
    );
    let resources = "/XObject << /I 6 0 R >> /ExtGState << /Faint << /ca 0.04 >> >>";
    let pdf = page_pdf("", resources, content, &[image]);
    Document::read(&pdf, None, &DocumentLimits::default()).unwrap().pages.remove(0)
}

/// Two amounts, and a word.
fn amounts(state: &str, size: &str) -> String {
    let shown = |at: u8, text: &str| format!("BT /F1 {size} Tf 20 {at} Td ({text}) Tj ET");
    format!("q {state} {} {} {} Q", shown(70, "1,234.00"), shown(50, "9,876.00"), shown(30, "Balance"))
}

#[test]
fn a_picture_with_amounts_that_nobody_can_read_is_a_scan() {
    for (state, size) in
        [("1 g", "10"), ("0.95 0.97 1 rg", "10"), ("/Faint gs", "10"), ("", "0.8"), ("3 Tr", "10")]
    {
        assert_eq!(
            read(&format!("{PICTURE} {}", amounts(state, size))).kind,
            PageKind::Scan,
            "{state} {size}"
        );
        // A word that can be read does not make the amounts legible.
        let with_a_word = format!("{PICTURE} {} BT /F1 10 Tf 90 10 Td (Copy) Tj ET", amounts(state, size));
        assert_eq!(read(&with_a_word).kind, PageKind::Scan, "{state} {size}");
    }
}

#[test]
fn amounts_beneath_a_picture_are_covered_though_a_word_lies_above_it() {
    let page = read(&format!("{} {PICTURE} BT /F1 10 Tf 90 10 Td (Copy) Tj ET", amounts("", "10")));
    assert_eq!(page.kind, PageKind::Scan);
    let [one, two, three, above] = &page.words[..] else { panic!("{:?}", page.words) };
    assert!([one, two, three].iter().all(|word| word.paint == Paint::Covered && word.is_hidden()));
    assert_eq!(above.paint, Paint::Fill);
}

#[test]
fn dark_amounts_on_a_background_picture_are_text_and_so_are_those_beside_one() {
    assert_eq!(read(&format!("{PICTURE} {}", amounts("", "10"))).kind, PageKind::Text);
    // The lower part alone is a picture, painted last.
    let beside = format!("{} q 200 0 0 60 0 0 cm /I Do Q", amounts("", "10"));
    let page = read(&format!("{beside} BT /F1 10 Tf 90 80 Td (5.00) Tj ET"));
    assert_eq!(page.kind, PageKind::Text);
    assert_eq!(page.words.iter().filter(|word| word.is_hidden()).count(), 2);
    // Without a picture white is a matter of the checks: the page has nothing else to read.
    assert_eq!(read(&amounts("1 g", "10")).kind, PageKind::Text);
}

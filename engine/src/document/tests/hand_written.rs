use crate::document::{
    Document, DocumentLimits, FontName, Page, PageKind, Paint, Rejection, Rgb, count_pages,
};

/// A PDF of the given objects, numbered from 1, the first being the catalogue.
fn pdf(objects: &[String]) -> Vec<u8> {
    let mut bytes = b"%PDF-1.7\n".to_vec();
    let mut places = Vec::new();
    for (index, object) in objects.iter().enumerate() {
        places.push(bytes.len());
        bytes.extend(format!("{} 0 obj\n{object}\nendobj\n", index + 1).bytes());
    }
    let table = bytes.len();
    let count = objects.len() + 1;
    bytes.extend(format!("xref\n0 {count}\n0000000000 65535 f \n").bytes());
    for place in places {
        bytes.extend(format!("{place:010} 00000 n \n").bytes());
    }
    bytes.extend(format!("trailer\n<< /Size {count} /Root 1 0 R >>\nstartxref\n{table}\n%%EOF\n").bytes());
    bytes
}

pub(super) fn stream(dictionary: &str, content: &str) -> String {
    format!("<< {dictionary} /Length {} >>\nstream\n{content}\nendstream", content.len())
}

/// One page of 200 by 100 points with Helvetica as `F1`, more objects from number 6 on.
pub(super) fn page_pdf(page: &str, resources: &str, content: &str, more: &[String]) -> Vec<u8> {
    let mut objects = vec![
        "<< /Type /Catalog /Pages 2 0 R >>".to_owned(),
        "<< /Type /Pages /Kids [3 0 R] /Count 1 >>".to_owned(),
        format!(
            "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 100] {page} /Contents 4 0 R \
             /Resources << /Font << /F1 5 0 R >> {resources} >> >>"
        ),
        stream("", content),
        "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>".to_owned(),
    ];
    objects.extend_from_slice(more);
    pdf(&objects)
}

fn read(content: &str) -> Page {
    read_pdf(&page_pdf("", "", content, &[])).unwrap()
}

fn read_pdf(pdf: &[u8]) -> Result<Page, Rejection> {
    Document::read(pdf, None, &DocumentLimits::default()).map(|mut document| document.pages.remove(0))
}

fn texts(page: &Page) -> Vec<&str> {
    page.words.iter().map(|word| word.text.as_str()).collect()
}

fn near(left: f32, right: f32) -> bool {
    (left - right).abs() < 0.05
}

#[test]
fn a_word_has_its_place_font_size_and_colour() {
    let page = read("BT /F1 10 Tf 1 0 0 rg 20 70 Td (Balance 1,234.50) Tj ET");
    assert_eq!(texts(&page), ["Balance", "1,234.50"]);
    assert!(near(page.width, 200.0) && near(page.height, 100.0));
    assert_eq!(page.kind, PageKind::Text);
    let [first, second] = &page.words[..] else { panic!("{page:?}") };
    // The baseline is 30 points from the top; the box reaches 8 above and 2 below it.
    assert!(near(first.bounds.x0, 20.0) && near(first.bounds.y0, 22.0) && near(first.bounds.y1, 32.0));
    // 667 + 556 + 222 + 556 + 556 + 500 + 556 thousandths of Helvetica.
    assert!(near(first.bounds.x1, 20.0 + 36.13), "{:?}", first.bounds);
    assert!(near(second.bounds.x0, first.bounds.x1 + 2.78));
    assert_eq!(*first.font, FontName { base: "Helvetica".to_owned(), subset: None });
    assert!(near(first.size, 10.0));
    assert_eq!(first.fill, Some(Rgb { red: 255, green: 0, blue: 0 }));
    assert!(first.is_uniform && first.is_upright && !first.is_hidden());
    assert!(!page.is_unreadable && !page.is_damaged);
}

#[test]
fn gaps_make_words_however_the_glyphs_are_placed() {
    let kerned = read("BT /F1 10 Tf 10 50 Td [(1) -20 (23) 15 (4.5) -10 (0) -600 (Cr)] TJ ET");
    assert_eq!(texts(&kerned), ["1234.50", "Cr"]);
    let placed = read(
        "BT /F1 10 Tf 1 0 0 1 10 50 Tm (1) Tj 1 0 0 1 15.6 50 Tm (2) Tj 1 0 0 1 21.1 50 Tm (3) Tj \
         1 0 0 1 60 50 Tm (4) Tj 1 0 0 1 10 30 Tm (5) Tj ET",
    );
    assert_eq!(texts(&placed), ["123", "4", "5"]);
    let spaced = read("BT /F1 10 Tf 3 Tc 10 50 Td (TOTAL) Tj 0 Tc 20 Tw 0 -20 Td (a b) Tj ET");
    assert_eq!(texts(&spaced), ["TOTAL", "a", "b"]);
    assert!(spaced.words[2].bounds.x0 - spaced.words[1].bounds.x1 > 20.0);
    let lines = read("BT /F1 10 Tf 12 TL 10 50 Td (one) Tj T* (two) Tj (three) ' 0 0 (four) \" ET");
    assert_eq!(texts(&lines), ["one", "two", "three", "four"]);
}

#[test]
fn a_glyph_painted_twice_to_look_bold_is_read_once() {
    let page =
        read("BT /F1 10 Tf 1 0 0 1 10 50 Tm (7) Tj 1 0 0 1 10.3 50 Tm (7) Tj 1 0 0 1 15.6 50 Tm (7) Tj ET");
    assert_eq!(texts(&page), ["77"]);
}

#[test]
fn text_of_a_form_stands_where_the_form_is_drawn() {
    let form = stream(
        "/Type /XObject /Subtype /Form /BBox [0 0 100 100] /Matrix [1 0 0 1 5 0] /Resources << /Font << /G 5 0 R >> >>",
        "BT /G 10 Tf 0 0 Td (inside) Tj ET",
    );
    let bytes = page_pdf(
        "",
        "/XObject << /X 6 0 R >>",
        "q 2 0 0 2 10 20 cm /X Do Q BT /F1 8 Tf (after) Tj ET",
        &[form],
    );
    let page = read_pdf(&bytes).unwrap();
    assert_eq!(texts(&page), ["inside", "after"]);
    let inside = &page.words[0];
    assert!(near(inside.bounds.x0, 20.0) && near(inside.size, 20.0), "{inside:?}");
    assert!(inside.z < page.words[1].z);
}

#[test]
fn hidden_text_is_read_and_marked() {
    let page = read("BT /F1 10 Tf 3 Tr 10 50 Td (secret) Tj 0 Tr 1 g 0 -20 Td (white) Tj ET");
    assert_eq!(texts(&page), ["secret", "white"]);
    assert_eq!(page.words[0].paint, Paint::Nothing);
    assert!(page.words[0].is_hidden());
    assert_eq!(page.words[1].fill, Some(Rgb::WHITE));
    let bytes = page_pdf(
        "",
        "/ExtGState << /Clear << /ca 0 >> >>",
        "BT /F1 10 Tf q /Clear gs 10 50 Td (faint) Tj Q 0 -20 Td (solid) Tj ET",
        &[],
    );
    let page = read_pdf(&bytes).unwrap();
    assert_eq!(page.words.iter().map(super::super::Word::is_hidden).collect::<Vec<_>>(), [true, false]);
}

#[test]
fn a_word_of_two_styles_says_so() {
    let page = read("BT /F1 10 Tf 10 50 Td (12) Tj 0 0 1 rg (3.00) Tj ET");
    assert_eq!(texts(&page), ["123.00"]);
    assert!(!page.words[0].is_uniform);
}

#[test]
fn colours_of_every_family_are_told_apart() {
    let bytes = page_pdf(
        "",
        "/ColorSpace << /Ink [/Separation /Black /DeviceGray 6 0 R] /Icc [/ICCBased 7 0 R] >>",
        "BT /F1 10 Tf 10 50 Td 0 1 1 0 k (a ) Tj /Ink cs 0 scn (b ) Tj /Icc cs 0 0 1 sc (c ) Tj \
         /Pattern cs /P scn (d ) Tj /DeviceGray cs (e) Tj ET",
        &["<< >>".to_owned(), stream("/N 3", "")],
    );
    let page = read_pdf(&bytes).unwrap();
    let fills: Vec<_> = page.words.iter().map(|word| word.fill).collect();
    let red = Rgb { red: 255, green: 0, blue: 0 };
    let blue = Rgb { red: 0, green: 0, blue: 255 };
    assert_eq!(fills, [Some(red), Some(Rgb::WHITE), Some(blue), None, Some(Rgb::BLACK)]);
}

#[test]
fn a_turned_page_is_read_as_it_is_shown() {
    let content = "BT /F1 10 Tf 0 1 -1 0 100 20 Tm (upright) Tj 1 0 0 1 20 70 Tm (aside) Tj ET";
    let page = read_pdf(&page_pdf("/Rotate 90", "", content, &[])).unwrap();
    assert_eq!(page.rotation_degrees, 90);
    assert!(near(page.width, 100.0) && near(page.height, 200.0));
    // Turned clockwise by 90 degrees, the left edge of the sheet is on top: text that ran up the sheet would stand on
    // its head, text that ran across runs down.
    let [up, across] = &page.words[..] else { panic!("{page:?}") };
    assert!(up.is_upright, "{up:?}");
    assert!(near(up.bounds.x0, 20.0), "{up:?}");
    assert!(near(up.bounds.y1, 102.0), "{up:?}");
    assert!(!across.is_upright, "{across:?}");
    for word in &page.words {
        assert!(word.bounds.x0 >= 0.0 && word.bounds.x1 <= 100.0 && word.bounds.y1 <= 200.0, "{word:?}");
    }
}

#[test]
fn scans_and_blank_pages_are_told_from_text() {
    let image = stream(
        "/Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8",
        "x",
    );
    let drawn = |content: &str| {
        let bytes = page_pdf("", "/XObject << /I 6 0 R >>", content, std::slice::from_ref(&image));
        read_pdf(&bytes).unwrap().kind
    };
    assert_eq!(drawn("q 200 0 0 100 0 0 cm /I Do Q"), PageKind::Scan);
    assert_eq!(
        drawn("q 200 0 0 100 0 0 cm /I Do Q BT /F1 9 Tf 3 Tr 9 9 Td (recognised) Tj ET"),
        PageKind::Scan
    );
    assert_eq!(drawn("q 40 0 0 20 0 0 cm /I Do Q"), PageKind::Blank);
    assert_eq!(drawn("q 200 0 0 100 0 0 cm /I Do Q BT /F1 9 Tf 9 9 Td (letterhead) Tj ET"), PageKind::Text);
    assert_eq!(drawn(""), PageKind::Blank);
}

#[test]
fn a_page_of_unknown_characters_is_unreadable() {
    let font = "<< /Type /Font /Subtype /Type0 /BaseFont /ABCDEF+Odd /Encoding /Identity-H /DescendantFonts [<< /Type \
                /Font /Subtype /CIDFontType2 /BaseFont /ABCDEF+Odd /CIDSystemInfo << /Registry (Adobe) /Ordering \
                (Identity) /Supplement 0 >> /DW 600 >>] >>";
    let content = "BT /F2 10 Tf 10 50 Td <000100020003000400050006> Tj ET";
    let objects = page_pdf("", "", content, &[]);
    let text = String::from_utf8(objects).unwrap().replace("/F1 5 0 R", &format!("/F1 5 0 R /F2 {font}"));
    let page = read_pdf(text.as_bytes()).unwrap();
    assert_eq!(texts(&page), ["\u{fffd}".repeat(6)]);
    assert!(page.is_unreadable);
    assert_eq!(page.words[0].font.subset.as_deref(), Some("ABCDEF"));
    assert_eq!(page.words[0].font.base, "Odd");
}

#[test]
fn what_is_no_readable_pdf_is_refused_by_its_code() {
    let code = |bytes: &[u8]| read_pdf(bytes).unwrap_err().code();
    assert_eq!(code(b""), "file_empty");
    assert_eq!(code(b"PK\x03\x04 a spreadsheet"), "file_not_pdf");
    assert_eq!(code(b"%PDF-1.7\nnothing follows"), "file_corrupt");
}

#[test]
fn every_limit_is_a_rejection_of_its_own() {
    let form = stream("/Subtype /Form /Resources << /XObject << /Y 7 0 R >> >>", "/Y Do");
    let inner = stream("/Subtype /Form", "q q Q Q");
    let map = stream("", "1 beginbfchar <41> <0042> endbfchar");
    let bytes = page_pdf(
        "",
        "/XObject << /X 6 0 R >>",
        "q q Q Q BT /F1 9 Tf (some words) Tj ET /X Do",
        &[form, inner, map],
    );
    let bytes =
        String::from_utf8(bytes).unwrap().replace("/WinAnsiEncoding", "/WinAnsiEncoding /ToUnicode 8 0 R");
    let refused = |change: fn(&mut DocumentLimits)| {
        let mut limits = DocumentLimits::default();
        change(&mut limits);
        Document::read(bytes.as_bytes(), None, &limits).unwrap_err()
    };
    assert!(read_pdf(bytes.as_bytes()).is_ok());
    assert_eq!(refused(|limits| limits.pages = 0), Rejection::TooManyPages { pages: 1, limit: 0 });
    assert_eq!(refused(|limits| limits.pages = 0).code(), "file_too_many_pages");
    assert_eq!(refused(|limits| limits.objects = 3), Rejection::TooManyObjects { limit: 3 });
    assert_eq!(refused(|limits| limits.dictionary_depth = 1), Rejection::NestingTooDeep { limit: 1 });
    assert_eq!(
        refused(|limits| limits.decompressed_bytes_in_total = 20),
        Rejection::StreamsTooLargeInTotal { limit_bytes: 20 }
    );
    assert_eq!(
        refused(|limits| limits.to_unicode_bytes = 9),
        Rejection::ToUnicodeTooLarge { limit_bytes: 9 }
    );
    assert_eq!(refused(|limits| limits.fonts = 0), Rejection::TooManyFonts { limit: 0 });
    assert_eq!(
        refused(|limits| limits.operators_per_page = 9),
        Rejection::TooManyOperators { page: 1, limit: 9 }
    );
    assert_eq!(
        refused(|limits| limits.operators_in_total = 9),
        Rejection::TooManyOperatorsInTotal { limit: 9 }
    );
    assert_eq!(refused(|limits| limits.glyphs_per_page = 9), Rejection::TooManyGlyphs { page: 1, limit: 9 });
    assert_eq!(refused(|limits| limits.glyphs_in_total = 9), Rejection::TooManyGlyphsInTotal { limit: 9 });
    assert_eq!(
        refused(|limits| limits.graphics_state_depth = 1),
        Rejection::GraphicsStateTooDeep { page: 1, limit: 1 }
    );
    assert_eq!(refused(|limits| limits.form_depth = 1), Rejection::FormsTooDeep { page: 1, limit: 1 });
    assert_eq!(refused(|limits| limits.form_depth = 1).code(), "statement_unreadable");
}

#[test]
fn pages_are_counted_without_being_read() {
    let bytes = page_pdf("", "", "BT /F1 9 Tf (word) Tj ET", &[]);
    let limits = DocumentLimits { operators_per_page: 0, ..DocumentLimits::default() };
    assert_eq!(count_pages(&bytes, None, &limits), Ok(1));
    assert!(Document::read(&bytes, None, &limits).is_err());
    assert_eq!(count_pages(b"", None, &limits), Err(Rejection::Empty));
}

#[test]
fn an_object_stream_is_measured_before_the_file_is_opened() {
    let bomb = miniz_oxide::deflate::compress_to_vec_zlib(&vec![b' '; 1 << 20], 6);
    let mut bytes =
        b"%PDF-1.7\n1 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode >>\nstream\n".to_vec();
    bytes.extend(bomb);
    bytes.extend(b"\nendstream\nendobj\n");
    let limits = DocumentLimits { decompressed_bytes_per_stream: 1 << 19, ..DocumentLimits::default() };
    let refused = Document::read(&bytes, None, &limits).unwrap_err();
    assert_eq!(refused, Rejection::StreamTooLarge { limit_bytes: 1 << 19 });
    assert_eq!(Document::read(&bytes, None, &DocumentLimits::default()).unwrap_err(), Rejection::Corrupt);
}

#[test]
fn a_type_3_font_has_units_of_its_own() {
    let font = "<< /Type /Font /Subtype /Type3 /FontBBox [0 0 100 100] /FontMatrix [0.01 0 0 0.01 0 0] /FirstChar 65 \
                /LastChar 66 /Widths [50 70] /CharProcs << /A 6 0 R /B 6 0 R >> \
                /Encoding << /Differences [65 /A /B] >> >>";
    let bytes = page_pdf("", "", "BT /F2 10 Tf 20 50 Td (AB) Tj ET", &[stream("", "50 0 d0")]);
    let text = String::from_utf8(bytes).unwrap().replace("/F1 5 0 R", &format!("/F1 5 0 R /F2 {font}"));
    let page = read_pdf(text.as_bytes()).unwrap();
    assert_eq!(texts(&page), ["AB"]);
    assert!(near(page.words[0].bounds.x1, 20.0 + 5.0 + 7.0), "{:?}", page.words[0].bounds);
}

#[test]
fn letters_of_a_typewriter_that_are_moved_by_hand_are_whole_words() {
    // The letters from A on say half of what they take, and the space all of it: 0.6 ems.
    let widths = format!("[600 {}{}]", "0 ".repeat(32), "294 ".repeat(20));
    let font = format!(
        "<< /Type /Font /Subtype /TrueType /BaseFont /ABCDEF+SomeMono /Encoding /WinAnsiEncoding /FirstChar 32 /LastChar 84 \
         /Widths {widths} >>"
    );
    let content = "BT /F2 10 Tf 20 50 Td [(P)-306(A)-306(I)-306(D)-306( )(S)-306(H)-306(A)-306(H)]TJ ET";
    let text = String::from_utf8(page_pdf("", "", content, &[])).unwrap();
    let text = text.replace("/F1 5 0 R", &format!("/F1 5 0 R /F2 {font}"));
    let page = read_pdf(text.as_bytes()).unwrap();
    assert_eq!(texts(&page), ["PAID", "SHAH"]);
    // Four letters of six points each, as much for the space, and four again.
    assert!(near(page.words[0].bounds.x1, 44.0) && near(page.words[1].bounds.x1, 74.0), "{:?}", page.words);
    // Without the space nothing says what they take.
    let page = read_pdf(text.replace("[600 ", "[294 ").as_bytes()).unwrap();
    assert_eq!(page.words.len(), 8, "{:?}", texts(&page));
}

#[test]
fn a_form_that_draws_itself_is_drawn_once() {
    let form = stream(
        "/Subtype /Form /Resources << /XObject << /X 6 0 R >> /Font << /G 5 0 R >> >>",
        "BT /G 9 Tf (once) Tj ET /X Do",
    );
    let page = read_pdf(&page_pdf("", "/XObject << /X 6 0 R >>", "/X Do", &[form])).unwrap();
    assert_eq!(texts(&page), ["once"]);
}

#[test]
fn damage_shows_on_its_page() {
    let text = "BT /F1 9 Tf (kept) Tj ET ".repeat(40);
    let whole = miniz_oxide::deflate::compress_to_vec_zlib(text.as_bytes(), 0);
    let hex = whole[..whole.len() / 2].iter().fold(String::new(), |hex, byte| hex + &format!("{byte:02x}"));
    let bytes = page_pdf("", "", "", &[]);
    let empty = stream("", "");
    let cut = stream("/Filter [/ASCIIHexDecode /FlateDecode]", &hex);
    let page = read_pdf(String::from_utf8(bytes).unwrap().replace(&empty, &cut).as_bytes()).unwrap();
    assert!(page.is_damaged);
    assert!(page.words.len() > 10 && page.words.len() < 40, "{}", page.words.len());
    let fontless = read("BT /Missing 9 Tf (lost) Tj ET");
    assert!(fontless.is_damaged && fontless.words.is_empty());
}

#[test]
fn width_tables_without_end_are_refused() {
    let font = |widths: &str| {
        format!(
            "<< /Type /Font /Subtype /Type0 /BaseFont /Odd /Encoding /Identity-H /DescendantFonts [<< /Type /Font \
             /Subtype /CIDFontType2 /BaseFont /Odd /W [{widths}] >>] >>"
        )
    };
    let read = |font: &str| {
        let bytes = page_pdf("", "", "BT /F2 9 Tf <0001> Tj ET", &[]);
        let text = String::from_utf8(bytes).unwrap().replace("/F1 5 0 R", &format!("/F1 5 0 R /F2 {font}"));
        read_pdf(text.as_bytes()).map(|_| ())
    };
    let refused = Err(Rejection::FontWidthsTooLarge { limit: 65_535 });
    assert_eq!(read(&font("1 [500 600] 0 65535 500")), Ok(()));
    assert_eq!(read(&font("1 [500 600] 0 4294967295 500")), refused);
    assert_eq!(read(&font(&"0 65535 500 ".repeat(9))), refused);
    let simple = "<< /Type /Font /Subtype /TrueType /BaseFont /Odd /FirstChar 4000000000 /LastChar 4000000001 \
                  /Widths [500 500] >>";
    assert_eq!(read(simple), refused);
}

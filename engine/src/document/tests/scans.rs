use super::hand_written::{page_pdf, stream};
use crate::document::scan::image_of_page;
use crate::document::{
    Document, DocumentLimits, PageImage, PageKind, RecognisedPage, RecognisedWord, TextBox, picture_of_page,
};

/// Eight dots by two, white on the left and black on the right, as Group 4: horizontal mode with four white and four
/// black, then twice the change of the line above, then the end of the block.
const FAX: &str = "36F0010010";
/// Sixteen dots by eight, red on the left and white on the right, with halved colours.
const COLOUR_JPEG: &str = "ffd8ffe000104a46494600010100000100010000ffdb004300100b0c0e0c0a100e0d0e1211101318281a1816161831\
    23251d283a333d3c3933383740485c4e404457453738506d51575f626768673e4d71797064785c656763ffdb0043011112121815182f1a1a2f6342\
    38426363636363636363636363636363636363636363636363636363636363636363636363636363636363636363636363636363ffc00011080008\
    001003012200021101031101ffc400160001010100000000000000000000000000000507ffc40014100100000000000000000000000000000000ff\
    c4001501010100000000000000000000000000000405ffc4001a1100010501000000000000000000000000000405414281c1ffda000c0301000211\
    0311003f008ad68054d25e7aa6f0ffd9";
/// Eight dots by eight of the gray 40.
const GRAY_JPEG: &str = "ffd8ffe000104a46494600010100000100010000ffdb004300100b0c0e0c0a100e0d0e1211101318281a181616183123\
    251d283a333d3c3933383740485c4e404457453738506d51575f626768673e4d71797064785c656763ffc0000b080008000801011100ffc4001400\
    0100000000000000000000000000000006ffc40014100100000000000000000000000000000000ffda0008010100003f0026ffd9";

/// The filter comes after the one that makes bytes of hexadecimal digits.
fn image(dictionary: &str, filter: &str, digits: &str) -> String {
    stream(
        &format!("/Type /XObject /Subtype /Image {dictionary} /Filter [/ASCIIHexDecode {filter}]"),
        &format!("{digits}>"),
    )
}

fn drawn(page: &str, content: &str, more: &[String]) -> Option<PageImage> {
    let pdf = page_pdf(page, "/XObject << /I 6 0 R /J 7 0 R >>", content, more);
    image_of_page(&pdf, None, 1, &DocumentLimits::default(), |_, _| {}).unwrap()
}

/// The image over all of the page.
fn spread(image: &str) -> PageImage {
    drawn("", "q 200 0 0 100 0 0 cm /I Do Q", &[image.to_owned()]).unwrap()
}

/// The dot at so many quarters of the width and the height.
fn dot(image: &PageImage, across: usize, down: usize) -> u8 {
    assert_eq!(image.gray.len(), image.width_px * image.height_px);
    image.gray[image.height_px * down / 4 * image.width_px + image.width_px * across / 4]
}

/// In the middle of each quarter: upper left, upper right, lower left, lower right.
fn quarters(image: &PageImage) -> [u8; 4] {
    [(1, 1), (3, 1), (1, 3), (3, 3)].map(|(across, down)| dot(image, across, down))
}

fn near(found: [u8; 4], expected: [u8; 4]) -> bool {
    found.iter().zip(expected).all(|(found, expected)| found.abs_diff(expected) <= 2)
}

#[test]
fn a_gray_picture_comes_out_upright_in_the_size_of_the_page() {
    let image =
        spread(&image("/Width 2 /Height 2 /ColorSpace /DeviceGray /BitsPerComponent 8", "", "004080C0"));
    // 200 by 100 points at 300 dots per inch.
    assert_eq!((image.width_px, image.height_px, image.dpi, image.page), (833, 417, 300, 1));
    assert!(image.is_complete);
    assert!(near(quarters(&image), [0x00, 0x40, 0x80, 0xC0]), "{:x?}", quarters(&image));
}

#[test]
fn a_picture_stands_where_the_page_places_it() {
    let gray = image("/Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8", "", "20");
    let image = drawn("", "q 100 0 0 50 0 0 cm /I Do Q", std::slice::from_ref(&gray)).unwrap();
    assert_eq!(quarters(&image), [255, 255, 0x20, 255]);
    // Mirrored by writers that count from the top.
    let rows = image_of_rows();
    let upside_down = drawn("", "q 200 0 0 -100 0 100 cm /I Do Q", &[rows]).unwrap();
    assert!(near(quarters(&upside_down), [255, 255, 0, 0]), "{:?}", quarters(&upside_down));
    // A page in strips, the lower one in a form.
    let form = stream(
        "/Type /XObject /Subtype /Form /BBox [0 0 1 1] /Resources << /XObject << /I 6 0 R >> >>",
        "q 200 0 0 50 0 0 cm /I Do Q",
    );
    let strips = drawn("", "q 100 0 0 50 0 50 cm /I Do Q /J Do", &[gray, form]).unwrap();
    assert_eq!(quarters(&strips), [0x20, 255, 0x20, 0x20]);
}

/// Black above white.
fn image_of_rows() -> String {
    image("/Width 1 /Height 2 /ColorSpace /DeviceGray /BitsPerComponent 8", "", "00FF")
}

#[test]
fn a_turned_page_is_drawn_as_it_is_shown() {
    let quarter = image("/Width 2 /Height 2 /ColorSpace /DeviceGray /BitsPerComponent 8", "", "004080C0");
    let turned = |rotation: &str| {
        drawn(rotation, "q 200 0 0 100 0 0 cm /I Do Q", std::slice::from_ref(&quarter)).unwrap()
    };
    let right = turned("/Rotate 90");
    assert_eq!((right.width_px, right.height_px), (417, 833));
    assert!(near(quarters(&right), [0x80, 0x00, 0xC0, 0x40]), "{:x?}", quarters(&right));
    let over = turned("/Rotate 180");
    assert!(near(quarters(&over), [0xC0, 0x80, 0x40, 0x00]), "{:x?}", quarters(&over));
    let left = turned("/Rotate 270");
    assert!(near(quarters(&left), [0x40, 0xC0, 0x00, 0x80]), "{:x?}", quarters(&left));
}

#[test]
fn samples_of_every_kind_become_light_and_dark() {
    let kinds: [(&str, &str, [u8; 4]); 9] = [
        // Rows are filled up to whole bytes.
        ("/ColorSpace /DeviceGray /BitsPerComponent 1", "8040", [255, 0, 0, 255]),
        ("/ColorSpace /DeviceGray /BitsPerComponent 1 /Decode [1 0]", "8040", [0, 255, 255, 0]),
        ("/ColorSpace /DeviceGray /BitsPerComponent 4", "0F50", [0, 255, 85, 0]),
        ("/ColorSpace /DeviceGray /BitsPerComponent 16", "00FF FF00 8000 4000", [0, 255, 128, 64]),
        // 0.299 of red, 0.587 of green, 0.114 of blue.
        ("/ColorSpace /DeviceRGB /BitsPerComponent 8", "FF0000 00FF00 0000FF FFFFFF", [76, 150, 29, 255]),
        (
            "/ColorSpace /DeviceCMYK /BitsPerComponent 8",
            "00000000 000000FF FFFF0000 00FFFF00",
            [255, 0, 29, 76],
        ),
        ("/ColorSpace [/Indexed /DeviceRGB 1 <FF00000000FF>] /BitsPerComponent 1", "4080", [76, 29, 29, 76]),
        (
            "/ColorSpace [/Separation /Black /DeviceGray << >>] /BitsPerComponent 8",
            "00FF40C0",
            [255, 0, 191, 63],
        ),
        ("/ImageMask true", "8040", [255, 0, 0, 255]),
    ];
    for (dictionary, digits, expected) in kinds {
        let image = spread(&image(&format!("/Width 2 /Height 2 {dictionary}"), "", digits));
        assert!(near(quarters(&image), expected), "{dictionary}: {:?}", quarters(&image));
    }
}

#[test]
fn a_stencil_is_painted_in_its_colour_over_what_is_there() {
    let mask = image("/Width 2 /Height 1 /ImageMask true", "", "40");
    let gray = image("/Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8", "", "80");
    let content = "q 200 0 0 100 0 0 cm /J Do 1 0 0 rg /I Do Q";
    let image = drawn("", content, &[mask, gray]).unwrap();
    assert!(near(quarters(&image), [76, 128, 76, 128]), "{:?}", quarters(&image));
}

#[test]
fn a_masked_picture_covers_what_its_mask_says() {
    let dictionary = "/Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8";
    let soft = image("/Width 2 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8", "", "FF00");
    let top = image(&format!("{dictionary} /SMask 7 0 R"), "", "00");
    let drawn = drawn("", "q 200 0 0 100 0 0 cm /I Do Q", &[top, soft]).unwrap();
    assert!(near(quarters(&drawn), [0, 255, 0, 255]), "{:?}", quarters(&drawn));
}

#[test]
fn a_picture_inside_of_the_content_is_drawn() {
    let content = "q 200 0 0 100 0 0 cm BI /W 2 /H 2 /CS /G /BPC 8 /F /AHx ID 004080C0> EI Q";
    let image = drawn("", content, &[]).unwrap();
    assert!(near(quarters(&image), [0x00, 0x40, 0x80, 0xC0]), "{:x?}", quarters(&image));
}

#[test]
fn the_codecs_of_scanners_are_read() {
    let fax = "/Width 8 /Height 2 /ColorSpace /DeviceGray /BitsPerComponent 1 \
        /DecodeParms [null << /K -1 /Columns 8 /Rows 2 >>]";
    assert!(near(quarters(&spread(&image(fax, "/CCITTFaxDecode", FAX))), [255, 0, 255, 0]));
    // The size of the page, then a generic region of it that is encoded like a fax.
    let jbig2 = format!(
        "00000000 30 00 01 00000013 00000008 00000002 00000000 00000000 00 0000 \
         00000001 26 00 01 00000017 00000008 00000002 00000000 00000000 00 01 {FAX}"
    );
    let dictionary = "/Width 8 /Height 2 /ColorSpace /DeviceGray /BitsPerComponent 1";
    assert!(near(quarters(&spread(&image(dictionary, "/JBIG2Decode", &jbig2))), [255, 0, 255, 0]));
    let colour = "/Width 16 /Height 8 /ColorSpace /DeviceRGB /BitsPerComponent 8";
    let image_of_colour = spread(&image(colour, "/DCTDecode", COLOUR_JPEG));
    assert!(near(quarters(&image_of_colour), [76, 255, 76, 255]), "{:?}", quarters(&image_of_colour));
    let gray = "/Width 8 /Height 8 /ColorSpace /DeviceGray /BitsPerComponent 8";
    let image_of_gray = spread(&image(gray, "/DCTDecode", GRAY_JPEG));
    assert!(near(quarters(&image_of_gray), [40; 4]), "{:?}", quarters(&image_of_gray));
}

#[test]
fn fine_dots_are_averaged() {
    // Sixteen stripes to a point: far finer than the sheet.
    let stripes = "AA".repeat(400);
    let fine = image("/Width 3200 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 1", "", &stripes);
    for level in quarters(&spread(&fine)) {
        assert!((60..=195).contains(&level), "{level}");
    }
}

#[test]
fn what_cannot_be_decoded_leaves_no_picture() {
    let dictionary = "/Width 2 /Height 2 /ColorSpace /DeviceGray /BitsPerComponent 8";
    let all = "q 200 0 0 100 0 0 cm /I Do Q";
    for (filter, digits) in
        [("/JPXDecode", "00"), ("/DCTDecode", "FFD8FF"), ("/JBIG2Decode", "01"), ("/Nonsense", "")]
    {
        let broken = image(dictionary, filter, digits);
        let found = drawn("", all, &[broken]);
        assert!(found.is_none_or(|image| image.gray.iter().all(|dot| *dot == 255)), "{filter}");
    }
    // One that decodes beside one that does not.
    let broken = image(dictionary, "/JPXDecode", "00");
    let whole = image(dictionary, "", "00000000");
    let both = drawn("", "q 200 0 0 100 0 0 cm /I Do /J Do Q", &[broken, whole]).unwrap();
    assert!(!both.is_complete);
    assert_eq!(dot(&both, 2, 2), 0);
}

#[test]
fn a_picture_beyond_the_limit_is_not_decoded() {
    let all = "q 200 0 0 100 0 0 cm /I Do Q";
    for size in ["/Width 100000 /Height 100000", "/Width 4294967295 /Height 4294967295", "/Width 0 /Height 1"]
    {
        let dictionary = format!("{size} /ColorSpace /DeviceGray /BitsPerComponent 8");
        assert_eq!(drawn("", all, &[image(&dictionary, "", "00")]), None, "{size}");
    }
    let fax = "/Width 8 /Height 2 /BitsPerComponent 1 /DecodeParms [null << /K -1 /Columns 400000000 >>]";
    assert_eq!(drawn("", all, &[image(fax, "/CCITTFaxDecode", FAX)]), None);
}

#[test]
fn a_large_page_is_drawn_with_fewer_dots() {
    let gray = image("/Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8", "", "20");
    let pdf = page_pdf("", "/XObject << /I 6 0 R >>", "q 200 0 0 100 0 0 cm /I Do Q", &[gray]);
    let limits = DocumentLimits { sheet_dots: 20_000, ..DocumentLimits::default() };
    let image = picture_of_page(&pdf, None, 1, &limits).unwrap().unwrap();
    // A dot to the point.
    assert_eq!((image.width_px, image.height_px, image.dpi), (200, 100, 72));
    assert_eq!(picture_of_page(&pdf, None, 2, &limits).unwrap(), None);
    assert_eq!(picture_of_page(&pdf, None, 0, &limits).unwrap(), None);
}

#[test]
fn recognised_words_take_the_place_of_a_scan_and_of_nothing_else() {
    let gray = image("/Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8", "", "20");
    let read = |content: &str| {
        let pdf = page_pdf("", "/XObject << /I 6 0 R >>", content, std::slice::from_ref(&gray));
        Document::read(&pdf, None, &DocumentLimits::default()).unwrap()
    };
    let word = |text: &str, x0: f32| RecognisedWord {
        text: text.to_owned(),
        bounds: TextBox { x0, y0: 10.0, x1: 60.0, y1: 20.0 },
        confidence: 90.0,
    };
    let words =
        || vec![word("1,234.50", 10.0), word("", 10.0), word("inverted", 70.0), word("endless", f32::NAN)];
    let page = |number: usize| RecognisedPage { page: number, is_complete: false, words: words() };

    let scan = read("q 200 0 0 100 0 0 cm /I Do Q");
    assert_eq!(scan.scanned_pages(), [1]);
    let recognised = scan.clone().with_recognised(vec![page(0), page(1), page(9)]);
    let [only] = &recognised.pages[..] else { panic!("{recognised:?}") };
    assert!(only.is_recognised && only.is_damaged && only.kind == PageKind::Text);
    let [kept] = &only.words[..] else { panic!("{only:?}") };
    assert_eq!(kept.text, "1,234.50");
    assert!((kept.size - 10.0).abs() < 0.01 && kept.is_upright && !kept.is_hidden());
    assert!(recognised.scanned_pages().is_empty());

    let nothing = RecognisedPage { page: 1, is_complete: true, words: Vec::new() };
    assert_eq!(scan.clone().with_recognised(vec![nothing]), scan);
    let text = read("BT /F1 10 Tf 20 70 Td (Balance) Tj ET");
    assert_eq!(text.clone().with_recognised(vec![page(1)]), text);
}

use super::hand_written::{page_pdf, stream};
use crate::document::{Document, DocumentLimits, PaintedArea, PaintedKind, Rgb};

const WORD: &str = "BT /F1 10 Tf 20 70 Td (Balance) Tj ET";

fn painted_areas(content: &str, resources: &str, more: &[String]) -> Vec<PaintedArea> {
    let pdf = page_pdf("", resources, content, more);
    Document::read(&pdf, None, &DocumentLimits::default()).unwrap().pages.remove(0).painted_areas
}

fn edges(area: &PaintedArea) -> [i32; 4] {
    let bounds = area.bounds;
    #[expect(clippy::cast_possible_truncation, reason = "whole points were drawn")]
    [bounds.x0, bounds.y0, bounds.x1, bounds.y1].map(|edge| edge.round() as i32)
}

#[test]
fn a_filled_rectangle_is_noted_with_its_colour_and_lies_above_what_came_before() {
    let pdf = page_pdf("", "", &format!("{WORD} 1 1 1 rg 10 60 50 20 re f"), &[]);
    let page = Document::read(&pdf, None, &DocumentLimits::default()).unwrap().pages.remove(0);
    let [area] = &page.painted_areas[..] else { panic!("{:?}", page.painted_areas) };
    // From the upper left of a page of 200 by 100.
    assert_eq!(edges(area), [10, 20, 60, 40]);
    assert_eq!((area.kind, area.fill, area.is_opaque), (PaintedKind::Rectangle, Some(Rgb::WHITE), true));
    assert!(area.z > page.words[0].z);
}

#[test]
fn a_rectangle_drawn_by_its_corners_is_one_and_a_triangle_is_none() {
    let drawn = painted_areas("10 10 m 60 10 l 60 30 l 10 30 l h f", "", &[]);
    assert_eq!(drawn.iter().map(edges).collect::<Vec<_>>(), [[10, 70, 60, 90]]);
    assert_eq!(painted_areas("10 10 m 60 10 l 60 30 l h f", "", &[]), []);
}

#[test]
fn strokes_and_rules_are_no_marks() {
    assert_eq!(painted_areas("10 10 50 20 re S 10 10 180 0.5 re f 10 10 50 20 re n", "", &[]), []);
}

#[test]
fn only_what_a_clip_leaves_of_a_rectangle_is_noted() {
    let drawn = painted_areas("q 20 20 30 30 re W n 0 0 200 100 re f Q 0 0 40 40 re f", "", &[]);
    assert_eq!(drawn.iter().map(edges).collect::<Vec<_>>(), [[20, 50, 50, 80], [0, 60, 40, 100]]);
}

#[test]
fn what_shines_through_is_not_opaque() {
    let resources = "/ExtGState << /Half << /ca 0.5 >> /Mixed << /BM /Multiply >> >>";
    for state in ["/Half gs", "/Mixed gs", "q 20 20 m 90 20 l 50 90 l h W n"] {
        let drawn = painted_areas(&format!("{state} 10 10 80 60 re f"), resources, &[]);
        assert_eq!(drawn.iter().map(|area| area.is_opaque).collect::<Vec<_>>(), [false], "{state}");
    }
}

#[test]
fn by_the_even_odd_rule_a_frame_is_not_opaque() {
    let drawn = painted_areas("10 10 80 60 re 20 20 60 40 re f*", "", &[]);
    assert!(!drawn.is_empty() && drawn.iter().all(|area| !area.is_opaque));
    assert!(painted_areas("10 10 80 60 re 120 20 60 40 re f*", "", &[]).iter().all(|area| area.is_opaque));
}

#[test]
fn an_image_is_opaque_unless_it_has_a_mask() {
    let image = |mask: &str| {
        let dictionary = format!(
            "/Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8 {mask}"
        );
        let content = "q 50 0 0 20 10 10 cm /I Do Q";
        painted_areas(
            content,
            "/XObject << /I 6 0 R >>",
            &[stream(&dictionary, "A"), stream(&dictionary, "A")],
        )
    };
    let plain = image("");
    assert_eq!(edges(&plain[0]), [10, 70, 60, 90]);
    assert_eq!((plain[0].kind, plain[0].fill, plain[0].is_opaque), (PaintedKind::Image, None, true));
    assert!(!image("/SMask 7 0 R")[0].is_opaque);
}

#[test]
fn no_more_marks_are_kept_than_the_limit_and_the_page_says_so() {
    let pdf = page_pdf("", "", &"10 10 50 20 re f ".repeat(5), &[]);
    let limits = DocumentLimits { painted_areas_per_page: 3, ..DocumentLimits::default() };
    let page = Document::read(&pdf, None, &limits).unwrap().pages.remove(0);
    assert_eq!((page.painted_areas.len(), page.has_unnoted_areas), (3, true));
}

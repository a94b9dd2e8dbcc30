//! Pages without text, as pictures for a program that recognises characters.
//!
//! A scanned page may be one image or many strips of it, in forms or beside one another, turned or mirrored: all of
//! them are painted on one gray sheet as the page is shown, and the sheet is set straight: boxes of recognised words are of
//! the straightened page. Text drawn as outlines is not among this, and neither is
//! JPEG 2000. Nothing here recognises anything.

use super::interpreter::Interpreter;
use super::sheet::Sheet;
use super::streams::Budget;
use super::{Document, DocumentLimits, PageKind, Rejection, open, paper, ruled_lines, skew};

/// What recognition likes best: with fewer, digits of seven points are too small for it, and more only take time.
const DOTS_PER_INCH: u32 = 300;
const POINTS_PER_INCH: f64 = 72.0;

/// A page as a picture.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PageImage {
    /// From 1.
    pub page: usize,
    pub width_px: usize,
    pub height_px: usize,
    pub dpi: u32,
    /// Every picture of the page could be decoded.
    pub is_complete: bool,
    /// `width_px * height_px` bytes, row by row from the top; 0 is black.
    pub gray: Vec<u8>,
}

impl Document {
    /// The pages to recognise, from 1.
    pub fn scanned_pages(&self) -> Vec<usize> {
        let numbered = self.pages.iter().zip(1..);
        numbered.filter(|(page, _)| page.kind == PageKind::Scan).map(|(_, number)| number).collect()
    }
}

/// Draws the pictures of one page, counted from 1, ready to be recognised. `None` where it has none that can be decoded, or no
/// such page.
pub fn picture_of_page(
    pdf: &[u8],
    password: Option<&str>,
    page: usize,
    limits: &DocumentLimits,
) -> Result<Option<PageImage>, Rejection> {
    image_of_page(pdf, password, page, limits, |sheet, dpi| {
        paper::whiten(sheet);
        // Before the rules are taken off: they are only found where they run across and down.
        skew::straighten(sheet);
        ruled_lines::erase(&mut sheet.dots, sheet.width, usize::try_from(dpi).unwrap_or_default());
    })
}

/// The same as it is on the page, but for what `prepare` does to it.
pub(super) fn image_of_page(
    pdf: &[u8],
    password: Option<&str>,
    page: usize,
    limits: &DocumentLimits,
    prepare: impl FnOnce(&mut Sheet, u32),
) -> Result<Option<PageImage>, Rejection> {
    let mut budget = Budget::new(limits);
    let opened = open(pdf, password, &mut budget)?;
    let Some(found) = page.checked_sub(1).and_then(|index| opened.pages().get(index)) else {
        return Ok(None);
    };
    let (width, height) = found.render_dimensions();
    let Some((sheet, dpi)) = sheet(f64::from(width), f64::from(height), limits) else { return Ok(None) };
    let mut sheet = Interpreter::new(budget).draw(found, page, sheet)?;
    prepare(&mut sheet, dpi);
    Ok((sheet.painted > 0).then_some(PageImage {
        page,
        width_px: sheet.width,
        height_px: sheet.height,
        dpi,
        is_complete: sheet.undecoded == 0,
        gray: sheet.dots,
    }))
}

/// An empty sheet of a page's size, as fine as the limit allows.
fn sheet(width: f64, height: f64, limits: &DocumentLimits) -> Option<(Sheet, u32)> {
    let side = |points: f64, dpi: u32| dots(points / POINTS_PER_INCH * f64::from(dpi));
    let sides = |dpi: u32| Some((side(width, dpi)?, side(height, dpi)?));
    let fits = |dpi: &u32| {
        sides(*dpi)
            .is_some_and(|(wide, high)| wide.checked_mul(high).is_some_and(|all| all <= limits.sheet_dots))
    };
    let dpi = (1..=DOTS_PER_INCH).rev().find(fits)?;
    let (wide, high) = sides(dpi)?;
    Some((Sheet::new(wide, high, f64::from(dpi) / POINTS_PER_INCH), dpi))
}

/// `None` for a side of nothing, and for one that no picture can have.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "bounded before the cast")]
fn dots(side: f64) -> Option<usize> {
    (side >= 0.5 && side <= f64::from(u16::MAX)).then(|| side.round() as usize)
}

//! A page as it can be drawn again: its words and areas where they stand, in the order in which they are painted.

use lending_engine::document::{Page, PageKind, PaintedKind, Rgb, TextBox};
use serde::{Deserialize, Serialize};

/// What a word reaches above its baseline, as a share of its height: as the engine measures boxes.
pub const ABOVE_BASELINE: f32 = 0.8;

/// A page in points from its upper left corner. It comes from a child, and is no more to be trusted than the file.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct PageDrawing {
    pub width: f32,
    pub height: f32,
    /// There is nothing but a picture of a page.
    pub is_scan: bool,
    /// The first lies lowest.
    pub shapes: Vec<Shape>,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Shape {
    pub bounds: TextBox,
    /// 0xRRGGBB; `None` where the file names no plain colour.
    pub colour: Option<u32>,
    pub what: ShapeKind,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub enum ShapeKind {
    Rectangle,
    Image,
    Word { text: String, size: f32, is_bold: bool, is_upright: bool },
}

impl From<&Page> for PageDrawing {
    fn from(page: &Page) -> Self {
        let areas = page.painted_areas.iter().map(|area| {
            let what = match area.kind {
                PaintedKind::Rectangle => ShapeKind::Rectangle,
                PaintedKind::Image => ShapeKind::Image,
            };
            (area.z, Shape { bounds: area.bounds, colour: area.fill.map(number), what })
        });
        let words = page.words.iter().filter(|word| !word.is_hidden()).map(|word| {
            let name = word.font.base.to_ascii_lowercase();
            let is_bold = name.contains("bold") || name.contains("black") || name.contains("heavy");
            let what = ShapeKind::Word {
                text: word.text.clone(),
                size: word.size,
                is_bold,
                is_upright: word.is_upright,
            };
            (word.z, Shape { bounds: word.bounds, colour: word.fill.map(number), what })
        });
        let mut shapes: Vec<(u32, Shape)> = areas.chain(words).collect();
        shapes.sort_by_key(|(z, _)| *z);
        Self {
            width: page.width,
            height: page.height,
            is_scan: page.kind == PageKind::Scan,
            shapes: shapes.into_iter().map(|(_, shape)| shape).collect(),
        }
    }
}

fn number(colour: Rgb) -> u32 {
    u32::from_be_bytes([0, colour.red, colour.green, colour.blue])
}

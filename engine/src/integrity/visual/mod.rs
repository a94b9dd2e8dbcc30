//! What is seen on the pages: traces of text that was put in, painted over or hidden.
//!
//! Start from [`examine`]. Pages whose words were recognised in pictures are left out, but for a layer of text that lies
//! with them: of those there is only the picture.

mod column_edges;
mod drawing_order;
mod fonts;
mod glyphs;
mod jitter;
mod layers;
mod overlaps;
mod retyped;
mod second_setting;
mod spacing;
mod text_layer;
mod thresholds;
mod visual_pages;

#[cfg(test)]
mod tests;

use self::visual_pages::VisualPages;
use super::{Check, IntegrityInput};

pub(super) fn examine(input: &IntegrityInput<'_>) -> Vec<Check> {
    let visual_pages = VisualPages::new(input);
    let [hidden, covered] = layers::examine(&visual_pages);
    vec![
        fonts::examine(&visual_pages),
        retyped::examine(&visual_pages),
        overlaps::examine(&visual_pages),
        hidden,
        covered,
        jitter::examine(&visual_pages),
        column_edges::examine(&visual_pages),
        second_setting::examine(&visual_pages),
        drawing_order::examine(&visual_pages),
        glyphs::examine(&visual_pages),
        text_layer::examine(input),
    ]
}

/// Reads the tables of this room: a broken one stops the program.
pub(super) fn load_tables() {
    std::sync::LazyLock::force(&thresholds::VISUAL);
}

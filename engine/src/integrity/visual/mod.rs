//! What is seen on the pages: traces of text that was put in, painted over or hidden.
//!
//! Start from [`examine`]. Pages whose words were recognised in pictures are left out: of those there is only the picture.

mod fonts;
mod jitter;
mod layers;
mod overlaps;
mod retyped;
mod thresholds;
mod visual_pages;

#[cfg(test)]
mod tests;

use self::thresholds::VISUAL;
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
        VISUAL.check.not_run("glyphs", "needs_pictures"),
    ]
}

/// Reads the tables of this room: a broken one stops the program.
pub(super) fn load_tables() {
    std::sync::LazyLock::force(&thresholds::VISUAL);
}

//! What is seen on the pages: traces of text that was put in, painted over or hidden.
//!
//! Start from [`examine`]. Pages whose words were recognised in pictures are left out: of those there is only the picture.

mod fonts;
mod jitter;
mod layers;
mod numbers;
mod overlaps;
mod retyped;
mod sight;

#[cfg(test)]
mod tests;

use self::numbers::VISUAL;
use self::sight::Sight;
use super::{Check, Exhibit};

pub(super) fn examine(exhibit: &Exhibit<'_>) -> Vec<Check> {
    let sight = Sight::of(exhibit);
    let [hidden, covered] = layers::examine(&sight);
    vec![
        fonts::examine(&sight),
        retyped::examine(&sight),
        overlaps::examine(&sight),
        hidden,
        covered,
        jitter::examine(&sight),
        VISUAL.check.not_run("glyphs", "needs_pictures"),
    ]
}

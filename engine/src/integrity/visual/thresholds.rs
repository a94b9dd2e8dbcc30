//! The numbers and sentences of `engine/data/integrity/visual.toml`.

use std::sync::LazyLock;

use serde::Deserialize;

use crate::embedded::DataFile;
use crate::integrity::wording::Wordings;

pub(super) static VISUAL: LazyLock<Visual> = LazyLock::new(|| DataFile::IntegrityVisual.table());

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Visual {
    pub(super) shares: Shares,
    pub(super) style: Style,
    pub(super) overlap: Overlap,
    pub(super) hidden: Hidden,
    pub(super) covered: Covered,
    pub(super) jitter: Jitter,
    pub(super) retyped: Retyped,
    pub(super) column_edges: ColumnEdges,
    pub(super) second_setting: SecondSetting,
    pub(super) spacing: Spacing,
    pub(super) drawing_order: DrawingOrder,
    pub(super) text_layer: TextLayer,
    pub(super) check: Wordings,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Shares {
    minority: f64,
    minority_cells: usize,
    majority_cells: usize,
    majority_times: usize,
}

impl Shares {
    /// Whether so many of the cells of a column are few enough to stand out.
    #[expect(clippy::cast_precision_loss, reason = "a statement has far fewer than 2^52 cells")]
    pub(super) fn are_few(&self, few: usize, all: usize) -> bool {
        let rest = all.saturating_sub(few);
        let is_minority = few <= self.minority_cells || few as f64 <= self.minority * all as f64;
        few > 0 && is_minority && rest >= self.majority_cells && rest >= few * self.majority_times
    }
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Style {
    pub(super) size_slack: f32,
    pub(super) colour_slack: u8,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Overlap {
    pub(super) in_common: f32,
    pub(super) inside: f32,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Hidden {
    pub(super) scan_cover: f32,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Covered {
    pub(super) share: f32,
    pub(super) replaced: f32,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Jitter {
    pub(super) right_edge: f32,
    pub(super) baseline: f32,
    pub(super) steady: f32,
    pub(super) least_cells: usize,
    pub(super) same_line: f32,
    pub(super) grave_cells: usize,
    pub(super) steady_share: f64,
    pub(super) a_little: f32,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ColumnEdges {
    pub(super) least_in_line: usize,
    pub(super) same_length: f32,
    pub(super) least_of_one_length: usize,
    pub(super) same_width: f32,
    pub(super) farthest: f32,
    pub(super) same_beginning: f32,
    pub(super) least_cells: usize,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SecondSetting {
    pub(super) least_cells: usize,
    pub(super) sharp: f32,
    pub(super) apart: f32,
    pub(super) least_in_a_copy: usize,
    pub(super) darkest: u8,
}

/// In thousandths of an em.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Spacing {
    pub(super) even: i16,
    pub(super) sharp: i16,
    pub(super) apart: i16,
    pub(super) uneven: i16,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct DrawingOrder {
    pub(super) least_rows: usize,
    pub(super) rest_times: usize,
    pub(super) rows_between: usize,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TextLayer {
    pub(super) in_common: f32,
    pub(super) least_digits: usize,
    pub(super) least_other_numbers: usize,
    pub(super) compared_times: usize,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Retyped {
    pub(super) least_cells: usize,
    pub(super) usual_share: f64,
    pub(super) exact: f32,
    pub(super) edge: f32,
    pub(super) line: f32,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::embedded::tests::assert_strict;

    #[test]
    fn the_file_of_visual_checks_can_be_read() {
        assert_strict::<Visual>(DataFile::IntegrityVisual, &["check"], &[]);
    }

    #[test]
    fn two_of_eight_stand_out_and_three_of_eight_do_not() {
        assert!(VISUAL.shares.are_few(2, 8));
        assert!(!VISUAL.shares.are_few(3, 8));
        assert!(!VISUAL.shares.are_few(2, 4));
        assert!(!VISUAL.shares.are_few(0, 8));
        // Three are 1.5 % of two hundred.
        assert!(VISUAL.shares.are_few(3, 200));
    }
}

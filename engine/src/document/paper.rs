//! Makes the paper of a sheet white: shadows, tints and the grain of a camera are taken off, and letters stay as dark as they
//! are. Recognition takes grain for specks of ink, loses the letters beside it, and looks for words all over an empty page.

use super::sheet::Sheet;

/// The paper is looked at in squares of so many dots: larger than a letter, smaller than a shadow.
const SQUARE: usize = 32;
/// So many of ten dots of a square are no lighter than its paper.
const PAPER_OF_TEN: usize = 7;
/// Paper in a shadow has this share of the light of the sheet's lightest squares. What is darker is printed so: letters on it are
/// light.
const DARKEST: f32 = 0.6;
/// All as shares of the paper around: what is lighter is grain, what is darker ink.
const INK: f32 = 0.7;
const GRAIN: f32 = 0.8;

pub(super) fn whiten(sheet: &mut Sheet) {
    let Some(paper) = Paper::of(sheet) else { return };
    for (row, line) in sheet.dots.chunks_exact_mut(sheet.width).enumerate() {
        let levels = paper.across(row);
        for (column, dot) in line.iter_mut().enumerate() {
            *dot = whitened(*dot, levels.at(column));
        }
    }
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "between two bytes")]
fn whitened(dot: u8, paper: f32) -> u8 {
    const WHITE: f32 = 255.0;
    let share = f32::from(dot) / paper.max(1.0);
    let lighter = if share <= INK { share } else { INK + (share - INK) / (GRAIN - INK) * (1.0 - INK) };
    (lighter * WHITE).min(WHITE) as u8
}

/// How light the paper is in each square.
struct Paper {
    across: usize,
    levels: Vec<f32>,
}

impl Paper {
    fn of(sheet: &Sheet) -> Option<Self> {
        if sheet.width == 0 || sheet.height == 0 {
            return None;
        }
        let (across, down) = (sheet.width.div_ceil(SQUARE), sheet.height.div_ceil(SQUARE));
        let mut levels = Vec::with_capacity(across * down);
        for square_down in 0..down {
            for square_right in 0..across {
                levels.push(level(sheet, square_right * SQUARE, square_down * SQUARE));
            }
        }
        let mut lightest = levels.clone();
        lightest.sort_by(f32::total_cmp);
        let lightest = lightest.get(lightest.len() * 9 / 10).copied()?;
        for level in &mut levels {
            *level = level.max(lightest * DARKEST);
        }
        Some(Self { across, levels })
    }

    /// The levels along one row of dots: between the middles of squares they change evenly.
    fn across(&self, row: usize) -> Across {
        let (above, below, share) = between(row, self.levels.len() / self.across);
        let level = |down: usize, right: usize| {
            self.levels.get(down * self.across + right).copied().unwrap_or(f32::from(u8::MAX))
        };
        let mixed = (0..self.across)
            .map(|right| level(above, right) * (1.0 - share) + level(below, right) * share)
            .collect();
        Across(mixed)
    }
}

struct Across(Vec<f32>);

impl Across {
    fn at(&self, column: usize) -> f32 {
        let (left, right, share) = between(column, self.0.len());
        let level = |at: usize| self.0.get(at).copied().unwrap_or(f32::from(u8::MAX));
        level(left) * (1.0 - share) + level(right) * share
    }
}

/// The squares around a place, and how near it is to the second.
#[expect(clippy::cast_precision_loss, reason = "less than a square")]
fn between(place: usize, squares: usize) -> (usize, usize, f32) {
    let last = squares.saturating_sub(1);
    let from_first = place.saturating_sub(SQUARE / 2);
    let first = (from_first / SQUARE).min(last);
    let share = (from_first % SQUARE) as f32 / SQUARE as f32;
    (first, (first + 1).min(last), share)
}

/// The light of the paper in the square that begins here.
fn level(sheet: &Sheet, left: usize, top: usize) -> f32 {
    let mut counts = [0_usize; 256];
    let mut all = 0;
    for line in sheet.dots.chunks_exact(sheet.width).skip(top).take(SQUARE) {
        for dot in line.iter().skip(left).take(SQUARE) {
            if let Some(count) = counts.get_mut(usize::from(*dot)) {
                *count += 1;
            }
            all += 1;
        }
    }
    let mut seen = 0;
    for (level, count) in (0..=u8::MAX).zip(counts) {
        seen += count;
        if seen * 10 >= all * PAPER_OF_TEN {
            return f32::from(level);
        }
    }
    f32::from(u8::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    const WIDE: usize = 320;
    const HIGH: usize = 160;

    /// Paper that is light on the left and in shadow on the right, with grain, and letters half as light as their paper.
    fn shadowed() -> Sheet {
        let mut sheet = Sheet::new(WIDE, HIGH, 1.0);
        for row in 0..HIGH {
            for column in 0..WIDE {
                let paper = 240 - column / 4;
                let grain = if (row * 7 + column * 13) % 5 == 0 { 20 } else { 0 };
                let is_letter = column % 40 < 6 && row % 30 < 12;
                let level = if is_letter { paper / 2 } else { paper - grain };
                sheet.dots[row * WIDE + column] = u8::try_from(level).unwrap();
            }
        }
        sheet
    }

    #[test]
    fn shadow_and_grain_go_and_letters_stay() {
        let mut sheet = shadowed();
        whiten(&mut sheet);
        for row in 0..HIGH {
            for column in 0..WIDE {
                let dot = sheet.dots[row * WIDE + column];
                let is_letter = column % 40 < 6 && row % 30 < 12;
                assert!(if is_letter { dot < 150 } else { dot > 230 }, "{dot} at {column}, {row}");
            }
        }
    }

    #[test]
    fn light_letters_on_a_dark_ground_stay_light() {
        let mut sheet = Sheet::new(WIDE, HIGH, 1.0);
        for row in 40..100 {
            sheet.dots[row * WIDE..(row + 1) * WIDE].fill(60);
        }
        for row in 60..80 {
            sheet.dots[row * WIDE + 100..row * WIDE + 104].fill(250);
        }
        whiten(&mut sheet);
        assert!(sheet.dots[70 * WIDE + 50] < 110 && sheet.dots[70 * WIDE + 102] > 230);
    }

    #[test]
    fn a_white_sheet_and_one_of_no_size_stay_as_they_are() {
        for (width, height) in [(0, 0), (1, 1), (50, 70)] {
            let mut sheet = Sheet::new(width, height, 1.0);
            whiten(&mut sheet);
            assert!(sheet.dots.iter().all(|dot| *dot == u8::MAX));
        }
    }
}

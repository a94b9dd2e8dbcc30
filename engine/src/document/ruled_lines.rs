//! Takes the rules of tables off a sheet: recognition reads them as letters, and passes over lines of text in boxes.

/// Lighter than this is paper.
const DARK: u8 = 160;
/// A stroke of a letter is shorter than this share of an inch, and a rule longer.
const LONG_INCHES_TENTHS: usize = 4;
/// A thicker bar is a filled box, whose text is light.
const THICKEST: usize = 10;
/// The soft edge of a rule, in dots on either side.
const EDGE: usize = 2;

/// Whitens thin dark runs, across and down.
pub(super) fn erase(dots: &mut [u8], width: usize, dpi: usize) {
    if width == 0 || dots.len() < width {
        return;
    }
    let height = dots.len() / width;
    let long = (dpi * LONG_INCHES_TENTHS / 10).max(THICKEST * 2);
    let across = runs(height, width, long, |line, at| is_dark(dots, line * width + at));
    let down = runs(width, height, long, |line, at| is_dark(dots, at * width + line));
    let across = thin(across, height, |line, at| is_dark(dots, line * width + at));
    let down = thin(down, width, |line, at| is_dark(dots, at * width + line));
    for (line, from, to) in across {
        for row in line.saturating_sub(EDGE)..(line + EDGE + 1).min(height) {
            dots[row * width + from..row * width + to].fill(u8::MAX);
        }
    }
    for (line, from, to) in down {
        for row in from..to {
            let (left, right) = (line.saturating_sub(EDGE), (line + EDGE + 1).min(width));
            dots[row * width + left..row * width + right].fill(u8::MAX);
        }
    }
}

fn is_dark(dots: &[u8], at: usize) -> bool {
    dots.get(at).is_some_and(|dot| *dot < DARK)
}

/// A line, and where on it a run begins and ends.
type Run = (usize, usize, usize);

fn runs(lines: usize, length: usize, long: usize, is_dark: impl Fn(usize, usize) -> bool) -> Vec<Run> {
    let mut found = Vec::new();
    for line in 0..lines {
        let mut from = 0;
        for at in 0..=length {
            if at == length || !is_dark(line, at) {
                if at - from >= long {
                    found.push((line, from, at));
                }
                from = at + 1;
            }
        }
    }
    found
}

/// The runs that are no part of a filled box, as seen at three places of each.
fn thin(runs: Vec<Run>, lines: usize, is_dark: impl Fn(usize, usize) -> bool) -> Vec<Run> {
    let thickness = |line: usize, at: usize| {
        let above = (0..line).rev().take(THICKEST).take_while(|line| is_dark(*line, at)).count();
        let below = (line..lines).take(THICKEST).take_while(|line| is_dark(*line, at)).count();
        above + below
    };
    runs.into_iter()
        .filter(|(line, from, to)| {
            let places = [(from * 3 + to) / 4, usize::midpoint(*from, *to), (from + to * 3) / 4];
            // A rule that crosses here is thick in its own direction.
            places.into_iter().filter(|at| thickness(*line, *at) < THICKEST).count() >= 2
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_go_and_letters_and_filled_boxes_stay() {
        let (width, height) = (300, 200);
        let mut dots = vec![255; width * height];
        let mut fill = |columns: std::ops::Range<usize>, rows: std::ops::Range<usize>| {
            for row in rows {
                dots[row * width + columns.start..row * width + columns.end].fill(0);
            }
        };
        fill(0..300, 20..23);
        fill(50..53, 0..200);
        // The stem of a letter, and a filled box.
        fill(100..104, 40..80);
        fill(100..300, 100..150);
        erase(&mut dots, width, 300);
        let dot = |column: usize, row: usize| dots[row * width + column];
        assert_eq!([dot(200, 21), dot(51, 150), dot(51, 60)], [255; 3]);
        assert_eq!([dot(102, 60), dot(200, 125), dot(200, 101)], [0; 3]);
    }
}

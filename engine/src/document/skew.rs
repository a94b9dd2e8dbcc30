//! Sets a sheet straight that was laid askew on the scanner.
//!
//! Lines of text make a sheet dark and light in turns, the more sharply the straighter they lie. The angle at which that is
//! sharpest is the sheet's, and the sheet is turned back by it.

use super::sheet::Sheet;

/// Lighter than this is paper.
const DARK: u8 = 128;
/// Every so many dots of the sheet are looked at, across and down.
const STRIDE: usize = 3;
/// Angles are tried between these, first in large steps and then in small ones around the best.
const MOST_DEGREES: f32 = 4.0;
const LARGE_STEP: f32 = 0.25;
const SMALL_STEP: f32 = 0.05;
/// Not worth the blur: a line of seven inches is off by less than a fortieth of one.
const LEAST_DEGREES: f32 = 0.15;
/// So much sharper than as it lies, or the sheet stays as it lies.
const CLEARLY: f64 = 1.1;
/// With fewer dark dots than these there is no text to go by.
const LEAST_DOTS: usize = 500;
/// A page of text is darker than a third of itself nowhere.
const MOST_DARK_PARTS: usize = 3;

/// Turns the sheet so that its lines run across, and tells by how many degrees they fell to the right before.
pub(super) fn straighten(sheet: &mut Sheet) -> f32 {
    let angle = angle(sheet);
    if angle.abs() < LEAST_DEGREES {
        return 0.0;
    }
    turn(sheet, angle.to_radians());
    angle
}

#[expect(clippy::cast_precision_loss, reason = "sheets are a few thousand dots wide")]
fn angle(sheet: &Sheet) -> f32 {
    let dark: Vec<(f32, f32)> = (0..sheet.height)
        .step_by(STRIDE)
        .flat_map(|row| (0..sheet.width).step_by(STRIDE).map(move |column| (column, row)))
        .filter(|(column, row)| sheet.dots.get(row * sheet.width + column).is_some_and(|dot| *dot < DARK))
        .map(|(column, row)| (column as f32, row as f32))
        .collect();
    // Letters leave most of a sheet white: a picture that does not tells nothing of lines.
    let seen = sheet.dots.len() / (STRIDE * STRIDE);
    if dark.len() < LEAST_DOTS || dark.len() > seen / MOST_DARK_PARTS {
        return 0.0;
    }
    let sharpness = |degrees: f32| sharpness(&dark, sheet, degrees);
    let sharpest = |middle: f32, reach: f32, step: f32| {
        let steps = steps(reach, step);
        (-steps..=steps)
            .map(|count| middle + f32::from(count) * step)
            .map(|degrees| (sharpness(degrees), degrees))
            .max_by(|(one, _), (other, _)| one.total_cmp(other))
            .map_or(middle, |(_, degrees)| degrees)
    };
    let best = sharpest(sharpest(0.0, MOST_DEGREES, LARGE_STEP), LARGE_STEP, SMALL_STEP);
    if sharpness(best) > sharpness(0.0) * CLEARLY { best } else { 0.0 }
}

#[expect(clippy::cast_possible_truncation, reason = "a few dozen")]
fn steps(reach: f32, step: f32) -> i8 {
    (reach / step).round() as i8
}

/// How much neighbouring lines of dots differ when the sheet is seen at this angle.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    clippy::cast_precision_loss,
    reason = "a place on the sheet, and counts of its dots"
)]
fn sharpness(dark: &[(f32, f32)], sheet: &Sheet, degrees: f32) -> f64 {
    let slope = degrees.to_radians().tan();
    // So far a line may climb above the sheet or fall below it.
    let margin = (sheet.width as f32 * slope.abs()).ceil();
    let bins = (sheet.height as f32 + 2.0 * margin) as usize / STRIDE + 1;
    let mut counts = vec![0_u32; bins];
    for (x, y) in dark {
        let at = (y - x * slope + margin).max(0.0) as usize / STRIDE;
        if let Some(count) = counts.get_mut(at) {
            *count += 1;
        }
    }
    counts.windows(2).map(|pair| (f64::from(pair[0]) - f64::from(pair[1])).powi(2)).sum()
}

#[expect(clippy::cast_precision_loss, reason = "sheets are a few thousand dots wide")]
fn turn(sheet: &mut Sheet, radians: f32) {
    let (sine, cosine) = radians.sin_cos();
    let (middle_x, middle_y) = (sheet.width as f32 / 2.0, sheet.height as f32 / 2.0);
    let mut turned = vec![u8::MAX; sheet.dots.len()];
    for (row, line) in turned.chunks_exact_mut(sheet.width.max(1)).enumerate() {
        let down = row as f32 - middle_y;
        for (column, dot) in line.iter_mut().enumerate() {
            let across = column as f32 - middle_x;
            let x = middle_x + across * cosine - down * sine;
            let y = middle_y + across * sine + down * cosine;
            *dot = blended(sheet, x, y);
        }
    }
    sheet.dots = turned;
}

/// The brightness between four dots; white beyond the sheet.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    clippy::cast_precision_loss,
    reason = "a place on the sheet, and a brightness between two bytes"
)]
fn blended(sheet: &Sheet, x: f32, y: f32) -> u8 {
    if x < 0.0 || y < 0.0 {
        return u8::MAX;
    }
    let (column, row) = (x as usize, y as usize);
    if column + 1 >= sheet.width || row + 1 >= sheet.height {
        return u8::MAX;
    }
    let at = row * sheet.width + column;
    let dot = |at: usize| f32::from(sheet.dots.get(at).copied().unwrap_or(u8::MAX));
    let (right, down) = (x - column as f32, y - row as f32);
    let above = dot(at) * (1.0 - right) + dot(at + 1) * right;
    let below = dot(at + sheet.width) * (1.0 - right) + dot(at + sheet.width + 1) * right;
    (above * (1.0 - down) + below * down).round() as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Black bars like lines of text, falling to the right by so much a dot.
    fn barred(slope: f32) -> Sheet {
        let (width, height) = (900, 1200);
        let mut sheet = Sheet::new(width, height, 300.0 / 72.0);
        for column in 100..800_u16 {
            for bar in 0..20_u16 {
                for thick in 0..10_u16 {
                    let y = f32::from(150 + bar * 45 + thick) + (f32::from(column) - 450.0) * slope;
                    #[expect(
                        clippy::cast_possible_truncation,
                        clippy::cast_sign_loss,
                        reason = "on the sheet"
                    )]
                    let at = y as usize * width + usize::from(column);
                    sheet.dots[at] = 0;
                }
            }
        }
        sheet
    }

    #[test]
    fn a_sheet_askew_is_set_straight_and_a_straight_one_left_alone() {
        // Two degrees are 0.0349 down for one across.
        for (slope, degrees) in [(0.0349, 2.0), (-0.0175, -1.0), (0.0, 0.0)] {
            let mut sheet = barred(slope);
            let found = straighten(&mut sheet);
            assert!((found - degrees).abs() < 0.1, "{found} for {degrees}");
            assert!(angle(&sheet).abs() < LEAST_DEGREES, "straight afterwards");
        }
    }

    #[test]
    fn an_empty_sheet_and_one_of_no_size_stay_as_they_are() {
        for (width, height) in [(0, 0), (1, 1), (500, 700)] {
            let mut sheet = Sheet::new(width, height, 1.0);
            assert!(straighten(&mut sheet).abs() < f32::EPSILON);
        }
    }
}

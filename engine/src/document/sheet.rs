//! A page as a sheet of gray dots, on which the pictures of the page are painted where it places them.

use super::matrix::Matrix;
use super::picture::{Ink, Picture, Plane};

/// So many dots of a picture, along each side, are averaged to one of the sheet at most.
const FINEST: u32 = 4;

#[derive(Debug)]
pub(super) struct Sheet {
    pub(super) width: usize,
    pub(super) height: usize,
    /// Row by row from the top; 255 is white.
    pub(super) dots: Vec<u8>,
    /// Pictures that were painted, and those that could not be.
    pub(super) painted: usize,
    pub(super) undecoded: usize,
    dots_per_point: f64,
}

impl Sheet {
    pub(super) fn new(width: usize, height: usize, dots_per_point: f64) -> Self {
        let dots = vec![u8::MAX; width * height];
        Self { width, height, dots, painted: 0, undecoded: 0, dots_per_point }
    }

    /// `to_page` maps the unit square, which a picture fills, to points on the page.
    pub(super) fn paint(&mut self, picture: &Picture, to_page: Matrix) {
        self.painted += 1;
        let scale = Matrix([self.dots_per_point, 0.0, 0.0, self.dots_per_point, 0.0, 0.0]);
        let to_sheet = to_page.then(scale);
        let Some(from_sheet) = to_sheet.inverse() else { return };
        let [left, top, right, bottom] = to_sheet.bounds((0.0, 0.0), (1.0, 1.0));
        let (first_row, end_row) = (whole(top, self.height), whole(bottom + 1.0, self.height));
        let (first_column, end_column) = (whole(left, self.width), whole(right + 1.0, self.width));
        let ink = match &picture.ink {
            Ink::Dots(plane) => Ok(Sampler::new(plane, from_sheet)),
            Ink::Solid(level) => Err(*level),
        };
        let cover = picture.cover.as_ref().map(|plane| Sampler::new(plane, from_sheet));
        let inside = 0.0..=1.0;
        for row in first_row..end_row {
            let Some(line) = self.dots.get_mut(row * self.width..(row + 1) * self.width) else { return };
            let Some(line) = line.get_mut(first_column..end_column) else { return };
            for (column, dot) in (first_column..).zip(line) {
                let (x, y) = from_sheet.apply(middle(column), middle(row));
                if !inside.contains(&x) || !inside.contains(&y) {
                    continue;
                }
                let level = match &ink {
                    Ok(sampler) => sampler.at(x, y),
                    Err(level) => u32::from(*level),
                };
                let share = cover.as_ref().map_or(255, |sampler| sampler.at(x, y));
                let mixed = (level * share + u32::from(*dot) * (255 - share)) / 255;
                *dot = u8::try_from(mixed).unwrap_or(u8::MAX);
            }
        }
    }
}

/// Looks up a picture at a place of the unit square.
struct Sampler<'p> {
    plane: &'p Plane,
    /// Dots of the picture along one of the sheet: with more than one they are averaged, else blended.
    across: u32,
    /// The way of one dot of the sheet over the unit square, to the right and down.
    right: (f64, f64),
    down: (f64, f64),
}

impl<'p> Sampler<'p> {
    fn new(plane: &'p Plane, from_sheet: Matrix) -> Self {
        let [right_x, right_y, down_x, down_y, ..] = from_sheet.0;
        let (wide, high) = (count(plane.width), count(plane.height));
        let steps = (right_x * wide).hypot(right_y * high).max((down_x * wide).hypot(down_y * high));
        let across = (1..FINEST).find(|count| steps < f64::from(*count) + 0.25).unwrap_or(FINEST);
        Self { plane, across, right: (right_x, right_y), down: (down_x, down_y) }
    }

    fn at(&self, x: f64, y: f64) -> u32 {
        let (wide, high) = (count(self.plane.width), count(self.plane.height));
        if self.across == 1 {
            return self.blended(x * wide, (1.0 - y) * high);
        }
        let mut sum = 0;
        for part_down in 0..self.across {
            for part_right in 0..self.across {
                let offset = |part: u32| (f64::from(part) + 0.5) / f64::from(self.across) - 0.5;
                let (right, down) = (offset(part_right), offset(part_down));
                let x = x + right * self.right.0 + down * self.down.0;
                let y = y + right * self.right.1 + down * self.down.1;
                sum +=
                    self.dot(whole(x * wide, self.plane.width), whole((1.0 - y) * high, self.plane.height));
            }
        }
        sum / (self.across * self.across)
    }

    /// From the four dots around a place.
    fn blended(&self, u: f64, v: f64) -> u32 {
        let (u, v) = ((u - 0.5).max(0.0), (v - 0.5).max(0.0));
        let (column, row) = (whole(u, self.plane.width), whole(v, self.plane.height));
        let part = |value: f64| whole(value.fract() * 256.0, 256);
        let (right, down) = (part(u), part(v));
        let mix = |from: u32, to: u32, share: usize| {
            let share = u32::try_from(share).unwrap_or(0);
            (from * (256 - share) + to * share) / 256
        };
        let upper = mix(self.dot(column, row), self.dot(column + 1, row), right);
        if down == 0 {
            return upper;
        }
        let lower = mix(self.dot(column, row + 1), self.dot(column + 1, row + 1), right);
        mix(upper, lower, down)
    }

    fn dot(&self, column: usize, row: usize) -> u32 {
        let column = column.min(self.plane.width - 1);
        let row = row.min(self.plane.height - 1);
        self.plane.dots.get(row * self.plane.width + column).copied().map_or(255, u32::from)
    }
}

#[expect(clippy::cast_precision_loss, reason = "sides of pictures are far below 2^52")]
const fn count(side: usize) -> f64 {
    side as f64
}

const fn middle(at: usize) -> f64 {
    count(at) + 0.5
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    clippy::cast_precision_loss,
    reason = "clamped before the cast"
)]
const fn whole(value: f64, most: usize) -> usize {
    value.clamp(0.0, most as f64) as usize
}

//! Affine maps, as PDF writes them: `x' = a·x + c·y + e`, `y' = b·x + d·y + f`.

#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Matrix(pub(super) [f64; 6]);

impl Matrix {
    pub(super) const IDENTITY: Self = Self([1.0, 0.0, 0.0, 1.0, 0.0, 0.0]);

    pub(super) const fn translation(x: f64, y: f64) -> Self {
        Self([1.0, 0.0, 0.0, 1.0, x, y])
    }

    /// This map first, then the other.
    pub(super) fn then(self, next: Self) -> Self {
        let (first, then) = (self.0, next.0);
        let linear = |x: f64, y: f64| [x * then[0] + y * then[2], x * then[1] + y * then[3]];
        let ([xx, xy], [yx, yy]) = (linear(first[0], first[1]), linear(first[2], first[3]));
        let [x, y] = linear(first[4], first[5]);
        Self([xx, xy, yx, yy, x + then[4], y + then[5]])
    }

    pub(super) fn apply(self, x: f64, y: f64) -> (f64, f64) {
        let [xx, xy, yx, yy, dx, dy] = self.0;
        (xx * x + yx * y + dx, xy * x + yy * y + dy)
    }

    /// `None` where the map is flat, or takes numbers that are none.
    pub(super) fn inverse(self) -> Option<Self> {
        let [xx, xy, yx, yy, dx, dy] = self.0;
        let scale = xx * yy - xy * yx;
        let inverse =
            Self([yy, -xy, -yx, xx, yx * dy - yy * dx, xy * dx - xx * dy].map(|value| value / scale));
        inverse.is_finite().then_some(inverse)
    }

    pub(super) fn is_finite(self) -> bool {
        self.0.iter().all(|value| value.is_finite())
    }

    /// The smallest upright rectangle around the image of another.
    pub(super) fn bounds(self, (x0, y0): (f64, f64), (x1, y1): (f64, f64)) -> [f64; 4] {
        let corners = [self.apply(x0, y0), self.apply(x1, y0), self.apply(x0, y1), self.apply(x1, y1)];
        corners.iter().fold(
            [f64::INFINITY, f64::INFINITY, f64::NEG_INFINITY, f64::NEG_INFINITY],
            |[left, top, right, bottom], (x, y)| [left.min(*x), top.min(*y), right.max(*x), bottom.max(*y)],
        )
    }
}

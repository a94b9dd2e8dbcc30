//! Means, medians and spreads. Amounts stay whole paise; only ratios are floats.

use crate::money::Paise;

/// The middle one; of an even number the mean of the two in the middle, rounded down.
pub(crate) fn median(amounts: impl IntoIterator<Item = Paise>) -> Option<Paise> {
    let mut sorted: Vec<Paise> = amounts.into_iter().collect();
    sorted.sort_unstable();
    let middle = sorted.len() / 2;
    let upper = *sorted.get(middle)?;
    if sorted.len() % 2 == 1 {
        return Some(upper);
    }
    mean([*sorted.get(middle.checked_sub(1)?)?, upper])
}

/// Rounded down to the paisa.
pub(crate) fn mean(amounts: impl IntoIterator<Item = Paise>) -> Option<Paise> {
    let (mut sum, mut count) = (0_i128, 0_i128);
    for amount in amounts {
        sum += i128::from(amount.get());
        count += 1;
    }
    let mean = sum.checked_div_euclid(count)?;
    i64::try_from(mean).ok().map(Paise::new)
}

/// Standard deviation over mean: 0 is perfectly steady. `None` for fewer than two, or a mean that is not positive.
pub(crate) fn variation(amounts: &[Paise]) -> Option<f64> {
    #[expect(clippy::cast_precision_loss, reason = "a ratio needs no paisa")]
    let values: Vec<f64> = amounts.iter().map(|amount| amount.get() as f64).collect();
    if values.len() < 2 {
        return None;
    }
    let count = f64::from(u32::try_from(values.len()).ok()?);
    let mean = values.iter().sum::<f64>() / count;
    let variance = values.iter().map(|value| (value - mean) * (value - mean)).sum::<f64>() / count;
    (mean > 0.0).then(|| variance.sqrt() / mean)
}

/// A share of an amount, to the nearest paisa. The share is taken to a millionth, so that no float holds money.
pub(crate) fn share(amount: Paise, of_one: f64) -> Paise {
    const PARTS: i128 = 1_000_000;
    #[expect(clippy::cast_possible_truncation, reason = "a share in millionths, clamped")]
    let parts = (of_one.clamp(-1e6, 1e6) * 1e6).round() as i128;
    let product = i128::from(amount.get()) * parts;
    let rounded = (product + PARTS / 2).div_euclid(PARTS);
    Paise::new(i64::try_from(rounded).unwrap_or(if rounded < 0 { i64::MIN } else { i64::MAX }))
}

/// Ratios are shown to four decimals: a hundredth of a percent.
pub(crate) fn rounded(ratio: f64) -> f64 {
    // Adding zero takes the sign from a negative one, which the sum of nothing is.
    (ratio * 10_000.0).round() / 10_000.0 + 0.0
}

/// A count as a number that rules compare.
pub(crate) fn count(of: usize) -> f64 {
    f64::from(u32::try_from(of).unwrap_or(u32::MAX))
}

/// As points and shares are shown.
pub(crate) fn two_decimals(number: f64) -> f64 {
    // Adding zero takes the sign from a negative one, which the sum of nothing is.
    (number * 100.0).round() / 100.0 + 0.0
}

/// As the points and percentages of mule patterns are shown.
pub(crate) fn one_decimal(number: f64) -> f64 {
    (number * 10.0).round() / 10.0
}

#[cfg(test)]
mod tests {
    use super::*;

    fn paise(amounts: &[i64]) -> Vec<Paise> {
        amounts.iter().map(|amount| Paise::new(*amount)).collect()
    }

    #[test]
    fn a_median_is_the_middle_or_between_the_two_middle_ones() {
        assert_eq!(median(paise(&[])), None);
        assert_eq!(median(paise(&[7])), Some(Paise::new(7)));
        assert_eq!(median(paise(&[30, 10, 20])), Some(Paise::new(20)));
        assert_eq!(median(paise(&[40, 10, 30, 20])), Some(Paise::new(25)));
        assert_eq!(median(paise(&[-3, -2])), Some(Paise::new(-3)), "-2.5, rounded down");
    }

    #[test]
    fn variation_is_the_standard_deviation_over_the_mean() {
        // Mean 100, deviations -10 and 10: the standard deviation is 10.
        assert_eq!(variation(&paise(&[90, 110])), Some(0.1));
        assert_eq!(variation(&paise(&[50, 50, 50])), Some(0.0));
        assert_eq!(variation(&paise(&[50])), None);
        assert_eq!(variation(&paise(&[50, -50])), None);
    }

    #[test]
    fn a_share_is_exact_to_the_paisa() {
        assert_eq!(share(Paise::new(1_000_001), 0.10), Paise::new(100_000));
        assert_eq!(share(Paise::new(333), 0.5), Paise::new(167));
        assert_eq!(share(Paise::new(-100), 0.05), Paise::new(-5));
    }
}

//! A loan that is asked for or thought of, and its instalment.

use crate::money::Paise;

/// A loan as far as metrics depend on it. The same case is measured again with another one to find what could be offered.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct Ask {
    /// `None` where the application names no amount.
    pub amount: Option<Paise>,
    pub tenure_months: u16,
    pub annual_rate_pct: f64,
    pub collateral_value: Option<Paise>,
    pub down_payment: Option<Paise>,
    /// Yearly, net of tax.
    pub gst_turnover: Option<Paise>,
}

impl Ask {
    /// The level monthly instalment; `None` without an amount or a tenure.
    pub fn emi(&self) -> Option<Paise> {
        emi(self.amount?, self.annual_rate_pct, self.tenure_months)
    }
}

/// Fractions of one in fixed point: no float holds money, and every machine gives the same paisa.
const ONE: i128 = 1_000_000_000_000_000_000;
/// Rates are exact to this fraction of a percent.
const RATE_STEPS_PER_PERCENT: f64 = 1e9;
const MONTHS_AND_PERCENT: i128 = 1_200;

/// The instalment that repays `principal` over `months`: `P·r / (1 − (1+r)^−n)`, rounded to the nearest paisa.
pub fn emi(principal: Paise, annual_rate_pct: f64, months: u16) -> Option<Paise> {
    let principal = i128::from(principal.get());
    if months == 0 || principal < 0 {
        return None;
    }
    let Annuity { rate, worth } = annuity(annual_rate_pct, months)?;
    let paid = if rate == 0 {
        rounded(principal, i128::from(months))
    } else {
        rounded(principal.checked_mul(rate)?, worth)
    };
    i64::try_from(paid).ok().map(Paise::new)
}

/// The largest loan that `instalment` repays over `months`: `E·(1 − (1+r)^−n) / r`, rounded down to the paisa.
pub fn principal(instalment: Paise, annual_rate_pct: f64, months: u16) -> Option<Paise> {
    let instalment = i128::from(instalment.get());
    if months == 0 || instalment < 0 {
        return None;
    }
    let Annuity { rate, worth } = annuity(annual_rate_pct, months)?;
    let lent = if rate == 0 {
        instalment.checked_mul(i128::from(months))?
    } else {
        instalment.checked_mul(worth)? / rate
    };
    i64::try_from(lent).ok().map(Paise::new)
}

struct Annuity {
    /// The monthly rate.
    rate: i128,
    /// `1 − (1+r)^−n`.
    worth: i128,
}

fn annuity(annual_rate_pct: f64, months: u16) -> Option<Annuity> {
    if !(0.0..=100.0).contains(&annual_rate_pct) {
        return None;
    }
    #[expect(clippy::cast_possible_truncation, reason = "at most 1e11")]
    let steps = (annual_rate_pct * RATE_STEPS_PER_PERCENT).round() as i128;
    let rate = steps * (ONE / 1_000_000_000) / MONTHS_AND_PERCENT;
    let discount = ONE * ONE / (ONE + rate);
    let mut left = ONE;
    for _ in 0..months {
        left = left * discount / ONE;
    }
    Some(Annuity { rate, worth: ONE - left })
}

const fn rounded(amount: i128, by: i128) -> i128 {
    (amount + by / 2) / by
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn rupees(amount: i64) -> Paise {
        Paise::new(amount * 100)
    }

    #[test]
    fn an_instalment_is_the_textbook_one() {
        // 5,00,000 at 12% over 24 months: r = 0.01, 1.01^24 = 1.269734649, EMI = 5000 × 1.269734649 / 0.269734649
        // = 23,536.7361.
        assert_eq!(emi(rupees(500_000), 12.0, 24), Some(Paise::new(2_353_674)));
        // 1,00,000 at 10% over 12 months: 8,791.5887.
        assert_eq!(emi(rupees(100_000), 10.0, 12), Some(Paise::new(879_159)));
    }

    #[test]
    fn a_loan_without_interest_is_paid_in_equal_parts() {
        assert_eq!(emi(rupees(1_000), 0.0, 3), Some(Paise::new(33_333)));
        assert_eq!(principal(Paise::new(33_333), 0.0, 3), Some(Paise::new(99_999)));
    }

    #[test]
    fn a_lenders_sheet_agrees_with_what_an_instalment_repays() {
        // 24,562 at 9% over 240 months: r = 0.0075, 1.0075^-240 = 0.166412846, × 111.144954 = 27.2994 lakh.
        let lent = principal(rupees(24_562), 9.0, 240).unwrap();
        assert!((lent.get() - 272_994_200).abs() < 10_000, "{lent}");
    }

    #[test]
    fn what_an_instalment_repays_costs_that_instalment() {
        for (amount, rate, months) in [(750_000, 16.5, 36), (20_000, 36.0, 6), (9_000_000, 8.4, 240)] {
            let instalment = emi(rupees(amount), rate, months).unwrap();
            let lent = principal(instalment, rate, months).unwrap();
            assert!((lent.get() - rupees(amount).get()).abs() <= i64::from(months), "{amount}: {lent}");
        }
    }

    #[test]
    fn the_largest_loan_over_the_longest_time_does_not_overflow() {
        let most = rupees(1_000_000_000_000);
        assert!(emi(most, 100.0, 480).is_some() && emi(most, 0.001, 480).is_some());
        assert_eq!(emi(most, 100.1, 480), None);
        assert_eq!(emi(most, 10.0, 0), None);
    }
}

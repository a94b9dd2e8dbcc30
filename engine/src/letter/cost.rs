//! What a loan costs the person who takes it.

use crate::loan::emi;
use crate::money::Paise;
use crate::product::Fee;

/// What a loan costs.
#[derive(Debug, Clone, PartialEq)]
pub struct LoanCost {
    /// The level monthly instalment.
    pub emi: Paise,
    /// All instalments together.
    pub total: Paise,
    pub interest: Paise,
    /// Each fee with its amount; empty where the product states none.
    pub fees: Vec<(String, Paise)>,
    /// The loan less its fees.
    pub net: Paise,
    /// The yearly cost in percent, to two decimals, on the sum that is paid out; `None` where the product states no fees, or
    /// they leave nothing.
    pub apr_pct: Option<f64>,
}

impl LoanCost {
    /// `None` where the instalment cannot be computed.
    pub fn new(amount: Paise, annual_rate_pct: f64, months: u16, fees: &[Fee]) -> Option<Self> {
        let instalment = emi(amount, annual_rate_pct, months)?;
        // Where instalments are rounded down, the last one takes the rest.
        let total = Paise::new(instalment.get().checked_mul(i64::from(months))?).max(amount);
        let fees: Vec<(String, Paise)> = fees.iter().map(|fee| (fee.name.clone(), fee.on(amount))).collect();
        let taken: Paise = fees.iter().map(|(_, fee)| *fee).sum();
        let net = amount.saturating_sub(taken);
        Some(Self {
            emi: instalment,
            total,
            interest: total.saturating_sub(amount),
            apr_pct: if fees.is_empty() { None } else { apr_pct(net, instalment, months) },
            fees,
            net,
        })
    }
}

/// The highest monthly rate that is looked for: beyond 1,200% a year no cost is told.
const HIGHEST_MONTHLY_RATE: f64 = 1.0;

/// Twelve times the monthly rate at which the instalments are worth the sum paid out: the internal rate of return, as
/// lenders state it in India.
fn apr_pct(net: Paise, instalment: Paise, months: u16) -> Option<f64> {
    let wanted = net.ratio_to(instalment).filter(|times| *times > 0.0)?;
    let worth = |rate: f64| {
        if rate == 0.0 { f64::from(months) } else { (1.0 - (1.0 + rate).powi(-i32::from(months))) / rate }
    };
    if worth(HIGHEST_MONTHLY_RATE) > wanted || worth(0.0) < wanted {
        return None;
    }
    let (mut low, mut high) = (0.0_f64, HIGHEST_MONTHLY_RATE);
    // Each step halves what is left: far beyond the two decimals that are told.
    for _ in 0..100 {
        let middle = f64::midpoint(low, high);
        if worth(middle) > wanted { low = middle } else { high = middle }
    }
    Some((f64::midpoint(low, high) * 12.0 * 10_000.0).round() / 100.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::money::Rupees;

    fn fee(name: &str, amount: Option<i64>, percent: Option<f64>) -> Fee {
        let amount = amount.map(|rupees| Rupees::try_from(Paise::new(rupees * 100)).unwrap());
        Fee { name: name.to_owned(), amount, percent }
    }

    /// The example of the Reserve Bank's circular on the Key Facts Statement (15 April 2024): 20,000 over 24 months at 15%,
    /// fees of 240 and 160, 970 a month, 19,600 paid out: 17.07% a year.
    #[test]
    fn the_yearly_cost_is_the_reserve_banks_own_example() {
        let fees = [fee("Processing", Some(240), None), fee("Documents", None, Some(0.8))];
        let cost = LoanCost::new(Paise::new(2_000_000), 15.0, 24, &fees).unwrap();
        assert_eq!(cost.emi, Paise::new(96_973));
        assert_eq!(cost.fees.iter().map(|(_, fee)| fee.get()).collect::<Vec<_>>(), [24_000, 16_000]);
        assert_eq!(cost.net, Paise::new(1_960_000));
        assert_eq!(cost.apr_pct, Some(17.07));
    }

    /// 96,973 paise times 24 are 23,273.52; less 20,000 that is 3,273.52 of interest.
    #[test]
    fn without_stated_fees_no_yearly_cost_is_told() {
        let cost = LoanCost::new(Paise::new(2_000_000), 15.0, 24, &[]).unwrap();
        assert_eq!((cost.total, cost.interest), (Paise::new(2_327_352), Paise::new(327_352)));
        assert_eq!((cost.net, cost.apr_pct), (Paise::new(2_000_000), None));
    }

    #[test]
    fn fees_that_leave_nothing_have_no_yearly_cost() {
        let cost = LoanCost::new(Paise::new(100_000), 12.0, 12, &[fee("All", None, Some(100.0))]).unwrap();
        assert_eq!((cost.net, cost.apr_pct), (Paise::ZERO, None));
    }
}

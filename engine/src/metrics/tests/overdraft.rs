use super::{Line, Paper, day, line, rupees};
use crate::categorise::Category::{BusinessPayment, OverdraftInterest};
use crate::loan::Ask;
use crate::metrics::metric_name::MetricName;
use crate::money::Paise;
use crate::statement::AccountKind::{CashCredit, Current};

/// 2 lakh drawn until the 10th, 3.5 lakh until the 20th, 4.5 lakh until the 29th, and 4.55 lakh on the 30th.
fn april() -> Vec<Line> {
    vec![
        line("2025-04-11", -150_000, BusinessPayment),
        line("2025-04-21", -100_000, BusinessPayment),
        line("2025-04-30", -5_000, OverdraftInterest),
    ]
}

fn of_april(kind: crate::statement::AccountKind, limits: (Option<Paise>, Option<Paise>)) -> Paper {
    Paper::with_line(("2025-04-01", "2025-04-30"), -200_000, kind, april(), limits)
}

/// (10 x 2 + 10 x 3.5 + 9 x 4.5 + 4.55) lakh over 30 days are 3,33,500: 66.7% of 5 lakh. From the 21st on more is drawn
/// than the drawing power of 4 lakh: 10 days. On the 1st, 5th and 10th 2 lakh are left, on the 15th and 20th 50,000, on the
/// 25th nothing: 7 lakh over 6.
#[test]
fn a_cash_credit_is_measured_by_its_limit_and_drawing_power() {
    let facts = of_april(CashCredit, (Some(rupees(500_000)), Some(rupees(400_000)))).facts(None);
    let overdraft = facts.overdraft.as_ref().unwrap();
    assert_eq!(overdraft.average_used, rupees(333_500).into());
    assert_eq!((overdraft.average_utilisation, overdraft.peak_utilisation), (Some(0.667), Some(0.91)));
    assert_eq!((overdraft.peak_on, overdraft.days_over), (Some(day("2025-04-30")), Some(10)));
    assert_eq!(overdraft.monthly_interest, rupees(5_000).into());
    assert_eq!(overdraft.monthly.len(), 1);
    let measures = facts.measures(&Ask::default());
    for headroom in [MetricName::OverdraftHeadroom, MetricName::Abb] {
        assert_eq!(measures.amount(headroom), Some(Paise::new(11_666_666)), "{headroom}");
    }
    assert_eq!(measures.number(MetricName::OverdraftDaysOver), Some(10.0));
    assert_eq!(measures.number(MetricName::OverdraftUtilisation), Some(0.667));
}

#[test]
fn a_limit_that_is_not_printed_is_not_known_and_neither_is_the_average_balance() {
    for kind in [CashCredit, Current] {
        let facts = of_april(kind, (None, None)).facts(None);
        let measures =
            facts.measures(&Ask { amount: Some(rupees(100_000)), tenure_months: 12, ..Ask::default() });
        for unknown in [
            MetricName::Abb,
            MetricName::AbbToProposedEmi,
            MetricName::OverdraftUtilisation,
            MetricName::LowBalanceDays,
        ] {
            assert_eq!(measures.get(unknown), None, "{unknown}");
        }
        assert_eq!(measures.amount(MetricName::MinBalance), Some(rupees(-455_000)));
        // What is drawn is known all the same.
        let used = facts.overdraft.as_ref().map(|overdraft| overdraft.average_used);
        assert_eq!(used, (kind == CashCredit).then(|| rupees(333_500).into()));
    }
}

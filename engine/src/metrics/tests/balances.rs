use super::{Paper, line, rupees};
use crate::categorise::Category::{BusinessIncome, Merchant, PersonTransfer};
use crate::loan::Ask;
use crate::metrics::metric_name::MetricName;
use crate::money::Paise;
use crate::statement::AccountKind::{Current, Savings};

fn april() -> Paper {
    let lines = vec![
        line("2025-04-03", 5_000, PersonTransfer),
        line("2025-04-12", -3_000, Merchant),
        line("2025-04-20", 8_000, PersonTransfer),
    ];
    Paper::new(("2025-04-01", "2025-04-30"), 10_000, Savings, lines)
}

/// End of day on the 1st 10,000; 5th 15,000; 10th 15,000; 15th 12,000; 20th 20,000; 25th 20,000: 92,000 over 6.
#[test]
fn the_average_bank_balance_is_the_mean_on_the_six_due_days() {
    let facts = april().facts(None);
    assert_eq!(facts.measures(&Ask::default()).amount(MetricName::Abb), Some(Paise::new(1_533_333)));
    assert_eq!(facts.balances.on_due_days.len(), 6);
}

/// 2 days of 10,000, 9 of 15,000, 8 of 12,000 and 11 of 20,000 are 4,71,000 over 30 days.
#[test]
fn the_average_daily_balance_fills_every_day_forward() {
    let measures = april().facts(None).measures(&Ask::default());
    assert_eq!(measures.amount(MetricName::Adb), Some(rupees(15_700)));
    assert_eq!(measures.amount(MetricName::MinBalance), Some(rupees(10_000)));
    assert_eq!(measures.amount(MetricName::MaxBalance), Some(rupees(20_000)));
}

/// 30 days: from the 1st to the 5th the account is 5,000 below zero, from the 6th on it holds 10,000.
#[test]
fn an_overdrawn_day_counts_as_nothing_and_stays_on_record() {
    let lines = vec![line("2025-04-01", -15_000, Merchant), line("2025-04-06", 15_000, BusinessIncome)];
    let facts = Paper::new(("2025-04-01", "2025-04-30"), 10_000, Current, lines).facts(None);
    let measures = facts.measures(&Ask::default());
    // On the 10th, 15th, 20th and 25th 10,000; on the 1st and 5th nothing: 40,000 over 6.
    assert_eq!(measures.amount(MetricName::Abb), Some(Paise::new(666_666)));
    // 25 days of 10,000 over 30 days.
    assert_eq!(measures.amount(MetricName::Adb), Some(Paise::new(833_333)));
    assert_eq!(measures.amount(MetricName::MinBalance), Some(rupees(-5_000)));
    assert_eq!(facts.balances.negative_days, 5);
    assert_eq!(measures.number(MetricName::LowBalanceDays), Some(5.0));
    assert_eq!(measures.number(MetricName::LowBalanceDayShare), Some(0.1667));
}

/// The instalment of ₹1,44,000 without interest over 12 months is ₹12,000: the 1st and 2nd (10,000) cannot pay it; from
/// the 12th to the 19th the balance is just that.
#[test]
fn a_day_is_low_if_it_could_not_have_paid_the_instalment() {
    let ask = Ask { amount: Some(rupees(144_000)), tenure_months: 12, ..Ask::default() };
    let measures = april().facts(None).measures(&ask);
    assert_eq!(measures.amount(MetricName::ProposedEmi), Some(rupees(12_000)));
    assert_eq!(measures.number(MetricName::LowBalanceDays), Some(2.0));
    // 15,333.33 over 12,000.
    assert_eq!(measures.number(MetricName::AbbToProposedEmi), Some(1.2778));
}

#[test]
fn a_part_of_a_month_is_measured_nowhere() {
    let lines = vec![line("2025-04-10", 5_000, PersonTransfer)];
    let facts = Paper::new(("2025-04-05", "2025-04-28"), 1_000, Savings, lines).facts(None);
    let measures = facts.measures(&Ask::default());
    for name in [
        MetricName::Abb,
        MetricName::Adb,
        MetricName::MinBalance,
        MetricName::LowBalanceDays,
        MetricName::NetMonthlyCredits,
        MetricName::MonthlySurplus,
    ] {
        assert!(measures.get(name).is_none(), "{name}");
    }
    assert_eq!(measures.number(MetricName::StatementMonths), Some(0.0));
    assert_eq!(facts.monthly.len(), 1);
    assert!(!facts.monthly[0].is_full);
}

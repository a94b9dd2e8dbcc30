use super::{Line, Paper, line, rupees};
use crate::categorise::Category::{Merchant, PersonTransfer, Salary};
use crate::loan::Ask;
use crate::metrics::income::LeftOutReason;
use crate::metrics::metric_name::MetricName;
use crate::statement::AccountKind::Savings;

const ENDS: [&str; 7] =
    ["2025-01-31", "2025-02-28", "2025-03-31", "2025-04-30", "2025-05-31", "2025-06-30", "2025-07-31"];

/// Seven months: four of 40,000, then three of 50,000, of which 30,000 are spent each month.
fn half_a_year_and_one() -> Vec<Line> {
    let pays = ENDS
        .iter()
        .enumerate()
        .map(|(at, end)| line(end, if at < 4 { 40_000 } else { 50_000 }, Salary).with("ACME"));
    let spent =
        ["2025-01-15", "2025-02-15", "2025-03-15", "2025-04-15", "2025-05-15", "2025-06-15", "2025-07-15"];
    pays.chain(spent.map(|date| line(date, -30_000, Merchant))).collect()
}

fn paper(lines: Vec<Line>) -> Paper {
    Paper::new(("2025-01-01", "2025-07-31"), 100_000, Savings, lines)
}

/// Of the last six months three pay 40,000 and three 50,000: the median is 45,000; of the last three and the last one it is
/// 50,000. What is left is 30,000 less: 15,000 in the median of six, 20,000 of three and of one.
#[test]
fn figures_are_told_over_each_window_that_the_statement_covers() {
    let facts = paper(half_a_year_and_one()).facts(None);
    let told: Vec<_> = facts
        .windows
        .iter()
        .map(|window| {
            let rupees = |amount: Option<crate::money::SignedRupees>| amount.unwrap().paise().get() / 100;
            (window.months, rupees(window.monthly_income), rupees(window.monthly_surplus))
        })
        .collect();
    assert_eq!(told, [(1, 50_000, 20_000), (3, 50_000, 20_000), (6, 45_000, 15_000)]);
    assert_eq!(facts.windows[0].from.to_string(), "2025-07");
    // 150,000 over the last three months, 120,000 over the three before.
    assert_eq!(facts.trends.income, Some(0.25));
    assert_eq!(facts.measures(&Ask::default()).number(MetricName::IncomeTrend), Some(0.25));
    assert_eq!(facts.measures(&Ask::default()).amount(MetricName::MonthlyIncome), Some(rupees(45_000)));
}

/// 40,000 and 50,000 of ACME are stated; 10,000 a month from somebody are not.
#[test]
fn income_has_a_low_a_base_and_a_high_figure_and_what_is_left_out_says_why() {
    let mut lines = half_a_year_and_one();
    lines.extend(ENDS.map(|end| line(end, 10_000, PersonTransfer).with("SOMEBODY")));
    let income = paper(lines).facts(None).income;
    let figures = [income.low, income.base, income.high].map(|figure| figure.unwrap().paise());
    assert_eq!(figures, [rupees(45_000), rupees(45_000), rupees(55_000)]);
    assert_eq!(income.monthly_income, income.base);
    let [left_out] = income.left_out.as_slice() else { panic!("{:?}", income.left_out) };
    assert_eq!((left_out.reason, left_out.payer.as_deref()), (LeftOutReason::Unexplained, Some("SOMEBODY")));
    assert_eq!(left_out.monthly_receipts, rupees(10_000).into());
}

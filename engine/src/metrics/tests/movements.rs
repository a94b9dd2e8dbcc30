use super::{Line, Paper, line};
use crate::categorise::Category::{
    BusinessIncome, BusinessPayment, CashDeposit, Crypto, Gambling, Merchant, PersonTransfer, Salary,
};
use crate::loan::Ask;
use crate::metrics::metric_name::MetricName;
use crate::statement::AccountKind::{Current, Savings};

/// Of 1,00,000 net credits 50,000 are from A, 30,000 from B, 20,000 are cash: 0.25 + 0.09.
#[test]
fn concentration_is_measured_against_all_net_credits() {
    let lines = vec![
        line("2025-04-03", 50_000, BusinessIncome).with("A"),
        line("2025-04-12", 30_000, BusinessIncome).with("B"),
        line("2025-04-20", 20_000, CashDeposit),
    ];
    let measures =
        Paper::new(("2025-04-01", "2025-04-30"), 0, Current, lines).facts(None).measures(&Ask::default());
    assert_eq!(measures.number(MetricName::Top1CounterpartyShare), Some(0.5));
    assert_eq!(measures.number(MetricName::Top3CounterpartyShare), Some(0.8));
    assert_eq!(measures.number(MetricName::CounterpartyHhi), Some(0.34));
    assert_eq!(measures.number(MetricName::CashShare), Some(0.2));
}

/// 1,00,000 come from A and 98,000 go back within the week; 60,000 from B go back after a month; 40,000 stay.
#[test]
fn money_that_goes_straight_back_is_circular() {
    let lines = vec![
        line("2025-04-03", 100_000, BusinessIncome).with("A"),
        line("2025-04-08", -98_000, BusinessPayment).with("A"),
        line("2025-04-10", 60_000, BusinessIncome).with("B"),
        line("2025-04-29", -60_000, BusinessPayment).with("B"),
        line("2025-04-20", 40_000, BusinessIncome).with("C"),
    ];
    let facts = Paper::new(("2025-04-01", "2025-04-30"), 10_000, Current, lines).facts(None);
    let measures = facts.measures(&Ask::default());
    assert_eq!(measures.number(MetricName::CircularShare), Some(0.5), "1,00,000 of 2,00,000");
    assert_eq!(facts.behaviour.circular.count, 1);
    assert_eq!(facts.behaviour.circular.transaction_ids.len(), 2);
}

/// 800 and 200 of 50,000.
#[test]
fn gambling_and_crypto_are_a_share_of_what_comes_in() {
    let lines = vec![
        line("2025-04-01", 50_000, Salary).with("ACME"),
        line("2025-04-05", -800, Gambling),
        line("2025-04-06", -200, Crypto),
        line("2025-04-07", -9_000, Merchant),
    ];
    let measures =
        Paper::new(("2025-04-01", "2025-04-30"), 0, Savings, lines).facts(None).measures(&Ask::default());
    assert_eq!(measures.number(MetricName::GamblingCryptoShare), Some(0.02));
}

fn month_ends(each: impl Fn(&'static str, &'static str) -> Vec<Line>) -> Vec<Line> {
    [
        ("2025-04-28", "2025-05-02"),
        ("2025-05-29", "2025-06-02"),
        ("2025-06-28", "2025-07-02"),
        ("2025-07-29", "2025-08-02"),
    ]
    .into_iter()
    .flat_map(|(end, next)| each(end, next))
    .collect()
}

#[test]
fn balances_pushed_up_by_a_friend_at_month_ends_are_dressed() {
    let lines = month_ends(|end, next| {
        vec![
            line(end, 100_000, PersonTransfer).with("FRIEND"),
            line(next, -100_000, PersonTransfer).with("FRIEND"),
        ]
    });
    let facts = Paper::new(("2025-04-01", "2025-08-31"), 20_000, Savings, lines).facts(None);
    assert_eq!(facts.measures(&Ask::default()).flag(MetricName::WindowDressing), Some(true));
    assert_eq!(facts.behaviour.dressed_months.len(), 4);
}

#[test]
fn a_salary_that_is_spent_at_once_is_not_dressing() {
    let lines =
        month_ends(|end, next| vec![line(end, 100_000, Salary).with("ACME"), line(next, -95_000, Merchant)]);
    let facts = Paper::new(("2025-04-01", "2025-08-31"), 20_000, Savings, lines).facts(None);
    assert_eq!(facts.measures(&Ask::default()).flag(MetricName::WindowDressing), Some(false));
}

#[test]
fn a_large_sum_from_a_stranger_just_before_the_end_is_dressing() {
    let mut lines = vec![
        line("2025-04-05", 10_000, PersonTransfer).with("BROTHER"),
        line("2025-05-05", -8_000, Merchant),
        line("2025-06-05", 5_000, PersonTransfer).with("BROTHER"),
    ];
    let calm = Paper::new(("2025-04-01", "2025-06-30"), 20_000, Savings, lines.clone()).facts(None);
    assert_eq!(calm.measures(&Ask::default()).flag(MetricName::WindowDressing), Some(false));
    lines.push(line("2025-06-25", 200_000, PersonTransfer).with("STRANGER"));
    let pushed = Paper::new(("2025-04-01", "2025-06-30"), 20_000, Savings, lines).facts(None);
    assert_eq!(pushed.measures(&Ask::default()).flag(MetricName::WindowDressing), Some(true));
}

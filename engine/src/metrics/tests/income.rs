use super::{Line, Paper, line, rupees};
use crate::categorise::Category::{
    AgricultureIncome, BusinessIncome, BusinessPayment, CashDeposit, GigIncome, LoanDisbursal, Merchant,
    OutwardReturn, Pension, PersonTransfer, ProfessionalIncome, Refund, Salary, SelfTransfer, Settlement,
};
use crate::loan::Ask;
use crate::metrics::income::{IncomeSourceKind, IncomeType};
use crate::metrics::metric_name::MetricName;
use crate::statement::AccountKind::{Current, Savings};

fn savings(period: (&'static str, &'static str), lines: Vec<Line>) -> Paper {
    Paper::new(period, 50_000, Savings, lines)
}

fn salary(date: &'static str, rupees: i64) -> Line {
    line(date, rupees, Salary).with("ACME")
}

/// Of six salaries the middle: 40, 40, 42, 42, 44, 44 thousand give 42.
#[test]
fn a_salary_is_the_median_of_the_last_six() {
    let lines = vec![
        salary("2025-03-31", 30_000),
        salary("2025-04-30", 40_000),
        salary("2025-05-30", 40_000),
        salary("2025-07-01", 42_000),
        salary("2025-07-31", 42_000),
        salary("2025-08-29", 44_000),
        salary("2025-09-30", 44_000),
    ];
    let facts = savings(("2025-03-01", "2025-09-30"), lines).facts(None);
    assert_eq!(facts.income.monthly_income, Some(rupees(42_000).into()));
    assert_eq!(facts.income.kind, IncomeType::Salaried);
    // One for each month, though June's came on the 1st of July.
    assert_eq!(facts.income.salary_months, 7);
    assert_eq!(facts.income.sources.len(), 1);
}

/// 60, 60, 60, 60, 42, 42 thousand: the last two are 30% less than the 60 before, so 42 counts and not the median of 60.
#[test]
fn pay_that_was_cut_counts_as_it_is_paid_now() {
    let lines = vec![
        salary("2025-04-30", 60_000),
        salary("2025-05-30", 60_000),
        salary("2025-06-30", 60_000),
        salary("2025-07-31", 60_000),
        salary("2025-08-29", 42_000),
        salary("2025-09-30", 42_000),
    ];
    let facts = savings(("2025-04-01", "2025-09-30"), lines).facts(None);
    assert_eq!(facts.income.monthly_income, Some(rupees(42_000).into()));
    assert_eq!(facts.measures(&Ask::default()).number(MetricName::PayFall), Some(0.3));
}

/// 40, 40, 35: the last two are 37.5 in the mean, 6% less. The median stays.
#[test]
fn a_small_fall_leaves_the_median() {
    let lines =
        vec![salary("2025-07-31", 40_000), salary("2025-08-30", 40_000), salary("2025-09-30", 35_000)];
    let facts = savings(("2025-07-01", "2025-09-30"), lines).facts(None);
    assert_eq!(facts.income.monthly_income, Some(rupees(40_000).into()));
}

/// 70,000 in April, June and August of six months: half of the months are paid, so 35,000 a month.
#[test]
fn pay_every_second_month_is_half_of_it_a_month() {
    let lines =
        vec![salary("2025-04-28", 70_000), salary("2025-06-28", 70_000), salary("2025-08-28", 70_000)];
    let facts = savings(("2025-04-01", "2025-09-30"), lines).facts(None);
    assert_eq!(facts.income.monthly_income, Some(rupees(35_000).into()));
}

#[test]
fn a_salary_that_stopped_is_said_to_have_stopped() {
    let lines =
        vec![salary("2025-04-30", 60_000), salary("2025-05-30", 60_000), salary("2025-06-30", 60_000)];
    let facts = savings(("2025-04-01", "2025-09-30"), lines).facts(None);
    assert_eq!(facts.measures(&Ask::default()).flag(MetricName::IncomeStopped), Some(true));
    assert_eq!(facts.income.kind, IncomeType::Unknown);
}

/// Half of 80,000 in fees.
#[test]
fn fees_are_counted_at_a_margin_of_their_own() {
    let lines = vec![
        line("2025-07-07", 80_000, ProfessionalIncome).with("CLIENT ONE"),
        line("2025-08-09", 80_000, ProfessionalIncome).with("CLIENT TWO"),
        line("2025-09-02", 80_000, ProfessionalIncome).with("CLIENT ONE"),
    ];
    let facts = savings(("2025-07-01", "2025-09-30"), lines).facts(None);
    assert_eq!(facts.income.monthly_income, Some(rupees(40_000).into()));
    assert_eq!(facts.income.sources[0].kind, IncomeSourceKind::Professional);
}

/// 3,00,000 and 4,20,000 of crops in a year: 40% of 7,20,000 over 12 is 24,000. Spent 10,000 a month, a twelfth of the
/// crops, 60,000, leaves 50,000.
#[test]
fn crops_are_shared_out_over_the_year() {
    let mut lines = vec![
        line("2024-11-13", 300_000, AgricultureIncome).with("APMC YARD"),
        line("2025-05-08", 420_000, AgricultureIncome).with("APMC YARD"),
    ];
    for month in ["2024-10-05", "2024-11-05", "2024-12-05", "2025-01-05", "2025-02-05", "2025-03-05"] {
        lines.push(line(month, -10_000, Merchant));
    }
    for month in ["2025-04-05", "2025-05-05", "2025-06-05", "2025-07-05", "2025-08-05", "2025-09-05"] {
        lines.push(line(month, -10_000, Merchant));
    }
    lines.sort_by_key(|line| line.date);
    let facts = savings(("2024-10-01", "2025-09-30"), lines).facts(None);
    assert_eq!(facts.income.monthly_income, Some(rupees(24_000).into()));
    assert_eq!(facts.measures(&Ask::default()).amount(MetricName::MonthlySurplus), Some(rupees(50_000)));
}

/// Salary 50,000; a friend sends 20,000 and 10,000 are paid in as cash; 30,000 are spent. 20,000 are left, not 50,000.
#[test]
fn cash_and_what_people_send_do_not_raise_the_surplus_of_an_employee() {
    let lines = vec![
        line("2025-07-01", 50_000, Salary).with("ACME"),
        line("2025-07-10", 20_000, PersonTransfer).with("FRIEND"),
        line("2025-07-11", 10_000, CashDeposit),
        line("2025-07-12", -30_000, Merchant),
    ];
    let facts = savings(("2025-07-01", "2025-07-31"), lines).facts(None);
    assert_eq!(facts.measures(&Ask::default()).amount(MetricName::MonthlySurplus), Some(rupees(20_000)));
}

#[test]
fn an_employer_who_stopped_paying_is_shown_and_not_counted() {
    let lines = vec![
        salary("2025-04-30", 60_000),
        salary("2025-05-30", 60_000),
        salary("2025-06-30", 60_000),
        line("2025-08-30", 45_000, Salary).with("BETA"),
        line("2025-09-30", 45_000, Salary).with("BETA"),
    ];
    let facts = savings(("2025-04-01", "2025-09-30"), lines).facts(None);
    assert_eq!(facts.income.monthly_income, Some(rupees(45_000).into()));
    assert_eq!(facts.income.sources.len(), 2);
    let old = facts.income.sources.iter().find(|source| source.payer.as_deref() == Some("ACME")).unwrap();
    assert!(!old.is_active);
    assert_eq!(old.monthly_income, rupees(0).into());
}

#[test]
fn a_pension_counts_in_full_and_makes_nobody_salaried() {
    let lines = vec![
        line("2025-07-01", 28_000, Pension),
        line("2025-08-01", 28_000, Pension),
        line("2025-09-01", 28_000, Pension),
    ];
    let facts = savings(("2025-07-01", "2025-09-30"), lines).facts(None);
    assert_eq!(facts.income.kind, IncomeType::Pension);
    assert_eq!(facts.income.monthly_income, Some(rupees(28_000).into()));
    assert_eq!(facts.income.sources[0].kind, IncomeSourceKind::Pension);
}

/// Receipts of 1,00,000, 1,20,000 and 1,40,000 with a cheque of 20,000 that came back in the last month: 1,20,000 in the
/// middle, and a tenth of that is income.
#[test]
fn trade_counts_settlements_and_cash_less_cheques_that_came_back() {
    let lines = vec![
        line("2025-07-05", 60_000, BusinessIncome).with("RETAIL MART"),
        line("2025-07-06", 40_000, Settlement).with("RAZORPAY"),
        line("2025-08-05", 80_000, BusinessIncome).with("RETAIL MART"),
        line("2025-08-06", 40_000, CashDeposit),
        line("2025-09-05", 140_000, BusinessIncome).with("RETAIL MART"),
        line("2025-09-07", -20_000, OutwardReturn).with("RETAIL MART"),
        line("2025-09-20", -100_000, BusinessPayment).with("SUPPLIER"),
    ];
    let facts = Paper::new(("2025-07-01", "2025-09-30"), 50_000, Current, lines).facts(None);
    assert_eq!(facts.business.monthly_receipts, Some(rupees(120_000).into()));
    assert_eq!(facts.business.total_receipts, rupees(340_000).into());
    assert_eq!(facts.income.monthly_income, Some(rupees(12_000).into()));
    let measures = facts.measures(&Ask::default());
    // 40,000 of 3,40,000 net credits are cash.
    assert_eq!(measures.number(MetricName::CashShare), Some(0.1176));
}

/// 20,000 a month from a platform: seven tenths are left.
#[test]
fn gig_work_is_counted_after_its_costs() {
    let lines = vec![
        line("2025-07-07", 20_000, GigIncome),
        line("2025-08-07", 20_000, GigIncome),
        line("2025-09-07", 20_000, GigIncome),
    ];
    let facts = savings(("2025-07-01", "2025-09-30"), lines).facts(None);
    assert_eq!(facts.income.kind, IncomeType::Business);
    assert_eq!(facts.income.monthly_income, Some(rupees(14_000).into()));
}

#[test]
fn what_is_neither_earned_nor_sold_is_no_income() {
    let lines = vec![
        line("2025-07-07", 20_000, LoanDisbursal),
        line("2025-07-08", 20_000, SelfTransfer),
        line("2025-07-09", 20_000, Refund),
        line("2025-07-10", 20_000, PersonTransfer),
        line("2025-07-11", -5_000, Merchant),
    ];
    let facts = savings(("2025-07-01", "2025-07-31"), lines).facts(None);
    assert_eq!(facts.income.kind, IncomeType::Unknown);
    assert_eq!(facts.income.monthly_income, None);
    // What a person sent counts as money that comes in, and as nothing earned.
    assert_eq!(facts.measures(&Ask::default()).amount(MetricName::NetMonthlyCredits), Some(rupees(20_000)));
}

/// 90, 110, 90, 110: the mean is 100 and every month is 10 off.
#[test]
fn the_variation_of_income_is_its_standard_deviation_over_its_mean() {
    let lines = vec![
        salary("2025-06-30", 90_000),
        salary("2025-07-31", 110_000),
        salary("2025-08-30", 90_000),
        salary("2025-09-30", 110_000),
    ];
    let facts = savings(("2025-06-01", "2025-09-30"), lines).facts(None);
    assert_eq!(facts.income.stability_cv, Some(0.1));
}

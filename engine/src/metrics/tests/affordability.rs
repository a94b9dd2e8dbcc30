use super::{Line, Paper, line, rupees};
use crate::categorise::Category::{BusinessIncome, BusinessPayment, Emi, Investment, Merchant, Rent, Salary};
use crate::loan::Ask;
use crate::metrics::facts::ObligationTotals;
use crate::metrics::metric_name::MetricName;
use crate::money::Paise;
use crate::statement::AccountKind::{Current, Savings};

const MONTHS: [[&str; 3]; 6] = [
    ["2025-04-01", "2025-04-05", "2025-04-20"],
    ["2025-05-01", "2025-05-05", "2025-05-20"],
    ["2025-06-01", "2025-06-05", "2025-06-20"],
    ["2025-07-01", "2025-07-05", "2025-07-20"],
    ["2025-08-01", "2025-08-05", "2025-08-20"],
    ["2025-09-01", "2025-09-05", "2025-09-20"],
];

fn months(each: impl Fn([&'static str; 3]) -> Vec<Line>) -> Vec<Line> {
    MONTHS.into_iter().flat_map(each).collect()
}

/// ₹50,000 a month, of which ₹12,000 go to a lender, ₹15,000 are rent, ₹8,000 are spent and ₹5,000 invested.
fn salaried() -> Paper {
    let lines = months(|[first, fifth, late]| {
        vec![
            line(first, 50_000, Salary).with("ACME"),
            line(fifth, -12_000, Emi).with("HDFC BANK"),
            line(fifth, -15_000, Rent),
            line(late, -8_000, Merchant),
            line(late, -5_000, Investment),
        ]
    });
    Paper::new(("2025-04-01", "2025-09-30"), 20_000, Savings, lines)
}

/// ₹1,00,000 at 12% over 12 months is repaid with ₹8,884.88 a month: (12,000 + 8,884.88) / 50,000 = 0.41770.
#[test]
fn foir_is_existing_and_proposed_instalments_over_income() {
    let mut facts = salaried().facts(None);
    facts.set_obligations(ObligationTotals {
        monthly: rupees(12_000),
        monthly_stressed: rupees(15_000),
        lenders: 1,
        ..ObligationTotals::default()
    });
    let ask =
        Ask { amount: Some(rupees(100_000)), tenure_months: 12, annual_rate_pct: 12.0, ..Ask::default() };
    let measures = facts.measures(&ask);
    assert_eq!(measures.amount(MetricName::ProposedEmi), Some(Paise::new(888_488)));
    assert_eq!(measures.amount(MetricName::MonthlyIncome), Some(rupees(50_000)));
    assert_eq!(measures.number(MetricName::Foir), Some(0.4177));
    // (15,000 + 8,884.88) / 50,000 = 0.47770.
    assert_eq!(measures.number(MetricName::FoirStressed), Some(0.4777));
    assert_eq!(measures.number(MetricName::LoanToMonthlyIncome), Some(2.0));
    assert_eq!(measures.number(MetricName::LenderCount), Some(1.0));
    // Without a loan the existing obligations alone: 12,000 / 50,000.
    assert_eq!(facts.measures(&Ask::default()).number(MetricName::Foir), Some(0.24));
}

/// 50,000 come in; 12,000 + 15,000 + 8,000 go out: 15,000 are left, whatever is invested of them.
#[test]
fn the_surplus_leaves_investments_out() {
    let measures = salaried().facts(None).measures(&Ask::default());
    assert_eq!(measures.amount(MetricName::MonthlySurplus), Some(rupees(15_000)));
    assert_eq!(measures.amount(MetricName::NetMonthlyCredits), Some(rupees(50_000)));
}

/// ₹3,00,000 sold, ₹2,40,000 spent on the trade: 60,000 a month. ₹2,00,000 at 18% over 24 months is repaid with ₹9,984.82;
/// with ₹15,000 owed already: 60,000 / 24,984.82 = 2.40146.
#[test]
fn dscr_is_what_trade_earns_over_all_instalments() {
    let lines = months(|[first, fifth, late]| {
        vec![
            line(first, 300_000, BusinessIncome).with("RETAIL MART"),
            line(fifth, -15_000, Emi).with("BAJAJ FINANCE"),
            line(late, -240_000, BusinessPayment).with("SUPPLIER"),
        ]
    });
    let mut facts = Paper::new(("2025-04-01", "2025-09-30"), 50_000, Current, lines).facts(None);
    facts.set_obligations(ObligationTotals {
        monthly: rupees(15_000),
        monthly_stressed: rupees(15_000),
        lenders: 1,
        ..ObligationTotals::default()
    });
    let ask =
        Ask { amount: Some(rupees(200_000)), tenure_months: 24, annual_rate_pct: 18.0, ..Ask::default() };
    let measures = facts.measures(&ask);
    assert_eq!(measures.amount(MetricName::ProposedEmi), Some(Paise::new(998_482)));
    assert_eq!(measures.number(MetricName::Dscr), Some(2.4015));
    assert_eq!(measures.word(MetricName::IncomeType), Some("business"));
    // A tenth of 3,00,000.
    assert_eq!(measures.amount(MetricName::MonthlyIncome), Some(rupees(30_000)));
    assert_eq!(measures.amount(MetricName::MonthlyBusinessCredits), Some(rupees(300_000)));
}

#[test]
fn a_salary_earner_has_no_dscr() {
    let measures = salaried().facts(None).measures(&Ask::default());
    assert!(measures.get(MetricName::Dscr).is_none());
}

/// ₹8,00,000 on a house of ₹10,00,000 with ₹1,00,000 down: 80%; 1 in 9; and 1,00,000 of 10,00,000 are not covered.
#[test]
fn collateral_and_down_payment_are_held_against_the_loan() {
    let ask = Ask {
        amount: Some(rupees(800_000)),
        tenure_months: 120,
        annual_rate_pct: 9.0,
        collateral_value: Some(rupees(1_000_000)),
        down_payment: Some(rupees(100_000)),
        ..Ask::default()
    };
    let measures = salaried().facts(None).measures(&ask);
    assert_eq!(measures.number(MetricName::Ltv), Some(0.8));
    assert_eq!(measures.number(MetricName::DownPaymentShare), Some(0.1111));
    assert_eq!(measures.number(MetricName::CollateralGap), Some(0.1));
    assert_eq!(measures.flag(MetricName::HasCollateral), Some(true));
}

/// Six months of 3,00,000 are 36,00,000 a year against 30,00,000 declared: 20% more.
#[test]
fn receipts_of_half_a_year_are_brought_to_a_year_and_held_against_the_turnover() {
    let lines = months(|[first, _, late]| {
        vec![
            line(first, 300_000, BusinessIncome).with("RETAIL MART"),
            line(late, -290_000, BusinessPayment).with("SUPPLIER"),
        ]
    });
    let paper = Paper::new(("2025-04-01", "2025-09-30"), 50_000, Current, lines);
    let measures = paper.facts(Some(rupees(3_000_000))).measures(&Ask::default());
    assert_eq!(measures.number(MetricName::GstVariance), Some(0.2));
    assert!(paper.facts(None).measures(&Ask::default()).get(MetricName::GstVariance).is_none());
}

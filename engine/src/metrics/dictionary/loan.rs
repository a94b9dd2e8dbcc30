//! The loan asked for, what the applicant owes already, and what secures it.

use super::LimitSide::{Lower, Upper};
use super::MetricKind::{Amount, Count, Flag, Ratio};
use super::{
    COUNT, FRACTION, LAST_SIX_MONTHS, MOST_RUPEES, Metric, NEVER, NO_AMOUNT, NOTHING, PRODUCT_WINDOW, RUPEES,
    THE_APPLICATION, TIMES, TRUE_OR_FALSE, between,
};
use crate::metrics::metric_name::MetricName;

const OBLIGATIONS_WINDOW: &str = "The whole statement, and the bureau report where there is one. A loan is \
                                  active if its last instalment is at most 45 days before the statement's \
                                  end.";

const DOUBTFUL_EMIS: &str = "Regular payments that merely look like instalments, without a known lender.";

pub(super) const METRICS: &[Metric] = &[
    Metric {
        name: MetricName::RequestedAmount,
        kind: Amount,
        unit: RUPEES,
        thresholds: Some(between(0.0, MOST_RUPEES)),
        caps_loan: Some(Upper),
        summary: "The loan asked for.",
        formula: "The application's own figure.",
        window: THE_APPLICATION,
        exclusions: NOTHING,
        missing_when: NO_AMOUNT,
    },
    Metric {
        name: MetricName::ProposedEmi,
        kind: Amount,
        unit: RUPEES,
        thresholds: Some(between(0.0, MOST_RUPEES)),
        caps_loan: Some(Upper),
        summary: "The monthly instalment (EMI) of the loan asked for.",
        formula: "The level instalment that repays `requested_amount` at the product's yearly rate over its \
                  default tenure.",
        window: THE_APPLICATION,
        exclusions: NOTHING,
        missing_when: NO_AMOUNT,
    },
    Metric {
        name: MetricName::MonthlyObligations,
        kind: Amount,
        unit: RUPEES,
        thresholds: Some(between(0.0, MOST_RUPEES)),
        caps_loan: None,
        summary: "What the applicant must already pay to lenders each month.",
        formula: "The instalments of all active loans, and 5% of card dues. Loans seen both in the statement \
                  and in the bureau report (same lender, instalments within 3%) count once, at the larger \
                  instalment.",
        window: OBLIGATIONS_WINDOW,
        exclusions: DOUBTFUL_EMIS,
        missing_when: NEVER,
    },
    Metric {
        name: MetricName::Foir,
        kind: Ratio,
        unit: FRACTION,
        thresholds: Some(between(0.0, 3.0)),
        caps_loan: Some(Upper),
        summary: "Fixed obligations to income ratio (FOIR): the part of the income that instalments would \
                  take, with the loan asked for.",
        formula: "`monthly_obligations` plus `proposed_emi`, divided by `monthly_income`. Without a \
                  `requested_amount` it covers the existing obligations alone.",
        window: PRODUCT_WINDOW,
        exclusions: DOUBTFUL_EMIS,
        missing_when: "`monthly_income` is missing or zero.",
    },
    Metric {
        name: MetricName::FoirStressed,
        kind: Ratio,
        unit: FRACTION,
        thresholds: Some(between(0.0, 3.0)),
        caps_loan: Some(Upper),
        summary: "FOIR if every payment that looks like an instalment is one.",
        formula: "As `foir`, with the regular payments added that look like instalments but have no known \
                  lender.",
        window: PRODUCT_WINDOW,
        exclusions: NOTHING,
        missing_when: "`monthly_income` is missing or zero.",
    },
    Metric {
        name: MetricName::Dscr,
        kind: Ratio,
        unit: TIMES,
        thresholds: Some(between(0.0, 20.0)),
        caps_loan: Some(Lower),
        summary: "Debt service coverage ratio (DSCR): how many times over the business earns its \
                  instalments.",
        formula: "Net business credits less operating debits, divided by existing instalments plus \
                  `proposed_emi`, per month. Where the income is mixed the salary counts among the credits, \
                  as its spending does among the debits.",
        window: PRODUCT_WINDOW,
        exclusions: "In the earnings, all that does not count as net credits; in the debits, instalments, \
                     transfers between own accounts and investments.",
        missing_when: "`income_type` is salaried or unknown, or there is no instalment to cover.",
    },
    Metric {
        name: MetricName::LenderCount,
        kind: Count,
        unit: COUNT,
        thresholds: Some(between(0.0, 1_000.0)),
        caps_loan: None,
        summary: "To how many lenders the applicant is paying.",
        formula: "The number of different lenders with an active loan, whatever names they go by in \
                  narrations.",
        window: OBLIGATIONS_WINDOW,
        exclusions: DOUBTFUL_EMIS,
        missing_when: NEVER,
    },
    Metric {
        name: MetricName::FintechLoanCount,
        kind: Count,
        unit: COUNT,
        thresholds: Some(between(0.0, 1_000.0)),
        caps_loan: None,
        summary: "How many loans from app lenders and pay-later providers are in use.",
        formula: "The number of different app lenders and pay-later providers that paid out or collected.",
        window: LAST_SIX_MONTHS,
        exclusions: "Banks, and lenders with branches.",
        missing_when: NEVER,
    },
    Metric {
        name: MetricName::LoanToMonthlyIncome,
        kind: Ratio,
        unit: TIMES,
        thresholds: Some(between(0.0, 1_000.0)),
        caps_loan: Some(Upper),
        summary: "The loan asked for, as a multiple of a month's income.",
        formula: "`requested_amount` divided by `monthly_income`.",
        window: PRODUCT_WINDOW,
        exclusions: NOTHING,
        missing_when: "`monthly_income` is missing or zero, or the application gave no `requested_amount`.",
    },
    Metric {
        name: MetricName::LoanToGstTurnover,
        kind: Ratio,
        unit: FRACTION,
        thresholds: Some(between(0.0, 5.0)),
        caps_loan: Some(Upper),
        summary: "The loan asked for, as a part of the yearly turnover (the turnover method).",
        formula: "`requested_amount` divided by `gst_turnover`.",
        window: THE_APPLICATION,
        exclusions: NOTHING,
        missing_when: "The application gave no `requested_amount`, or no `gst_turnover` above zero.",
    },
    Metric {
        name: MetricName::CollateralValue,
        kind: Amount,
        unit: RUPEES,
        thresholds: Some(between(0.0, MOST_RUPEES)),
        caps_loan: None,
        summary: "The value of what secures the loan, as given in the application.",
        formula: "The application's own figure.",
        window: THE_APPLICATION,
        exclusions: NOTHING,
        missing_when: "The application gave no `collateral_value`.",
    },
    Metric {
        name: MetricName::HasCollateral,
        kind: Flag,
        unit: TRUE_OR_FALSE,
        thresholds: None,
        caps_loan: None,
        summary: "Whether the loan is secured.",
        formula: "True if the application gave a `collateral_value` above zero.",
        window: THE_APPLICATION,
        exclusions: NOTHING,
        missing_when: NEVER,
    },
    Metric {
        name: MetricName::Ltv,
        kind: Ratio,
        unit: FRACTION,
        thresholds: Some(between(0.0, 3.0)),
        caps_loan: Some(Upper),
        summary: "Loan to value (LTV): how much of the collateral's value is lent.",
        formula: "`requested_amount` divided by `collateral_value`.",
        window: THE_APPLICATION,
        exclusions: NOTHING,
        missing_when: "The application gave no `requested_amount`, or no `collateral_value` above zero.",
    },
    Metric {
        name: MetricName::DownPayment,
        kind: Amount,
        unit: RUPEES,
        thresholds: Some(between(0.0, MOST_RUPEES)),
        caps_loan: None,
        summary: "What the applicant pays of the price, as given in the application.",
        formula: "The application's own figure.",
        window: THE_APPLICATION,
        exclusions: NOTHING,
        missing_when: "The application gave no `down_payment`.",
    },
    Metric {
        name: MetricName::DownPaymentShare,
        kind: Ratio,
        unit: FRACTION,
        thresholds: Some(between(0.0, 1.0)),
        caps_loan: Some(Lower),
        summary: "The part of the price that the applicant pays.",
        formula: "`down_payment` divided by the sum of `down_payment` and `requested_amount`.",
        window: THE_APPLICATION,
        exclusions: NOTHING,
        missing_when: "The application gave no `down_payment` or no `requested_amount`, or both are zero.",
    },
    Metric {
        name: MetricName::CollateralGap,
        kind: Ratio,
        unit: FRACTION,
        thresholds: Some(between(0.0, 5.0)),
        caps_loan: None,
        summary: "How far loan and down payment together miss the collateral's value, either way.",
        formula: "The difference between `requested_amount` plus `down_payment` and `collateral_value`, \
                  without its sign, divided by `collateral_value`.",
        window: THE_APPLICATION,
        exclusions: NOTHING,
        missing_when: "The application gave no `requested_amount`, no `down_payment`, or no \
                       `collateral_value` above zero.",
    },
];

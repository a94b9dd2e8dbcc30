//! Income, turnover and what is left of them.

use super::LimitSide::Lower;
use super::MetricKind::{Amount, Choice, Flag, Months, Ratio};
use super::{
    FRACTION, FULL_MONTHS, MONTHS, MOST_RUPEES, Metric, NEVER, NO_CREDITS, NO_FULL_MONTH, NOTHING,
    PRODUCT_WINDOW, RUPEES, THE_APPLICATION, TIMES, TRUE_OR_FALSE, between,
};
use crate::metrics::metric_name::MetricName;

/// What is money in, but neither earned nor sold.
const NOT_NET: &str = "Transfers between own accounts, loan disbursals, refunds and reversals, fixed \
                       deposits and sweeps, redeemed investments, returned cheques and tax refunds.";

const INCOME_WINDOW: &str = "The last 6 full calendar months, or the 3 or 12 that the product names; crops over the last 12, \
                             interest and dividends over all of them.";

pub(super) const METRICS: &[Metric] = &[
    Metric {
        name: MetricName::IncomeType,
        kind: Choice(&["salaried", "pension", "business", "mixed", "capital", "unknown"]),
        unit: "one of the listed words",
        thresholds: None,
        caps_loan: None,
        summary: "Where the applicant's income comes from.",
        formula: "Salaried where a salary was recognised, pension where a pension was, business where \
                  receipts of trade, fees, gig work or crops were, mixed where more than one of these were, \
                  capital where only rents, interest or dividends were, unknown where nothing was. An employer \
                  who has not paid for 45 days at the end of the statement no longer counts.",
        window: FULL_MONTHS,
        exclusions: NOT_NET,
        missing_when: NEVER,
    },
    Metric {
        name: MetricName::MonthlyIncome,
        kind: Amount,
        unit: RUPEES,
        thresholds: Some(between(0.0, MOST_RUPEES)),
        caps_loan: None,
        summary: "What the applicant earns in a usual month.",
        formula: "Salaries and pensions: the median of the payments of the window, or the mean of the last 2 where \
                  that is at least a fifth less, times the share of months in which pay came. Trade: \
                  `monthly_business_credits` times the margin that the product assumes. Gig work and rents: \
                  seven tenths of the receipts of a usual month; fees: half of them; crops and milk: two fifths \
                  of a year's receipts, over 12; where the product names other shares, those. Interest of deposits and dividends: the mean month, from 6 \
                  months and ₹500 a month on. The sum of these: the report's base figure, or its low or high one where the \
                  product says so. Of a joint account whose payments name their earner, the applicant's alone.",
        window: INCOME_WINDOW,
        exclusions: "Bonuses (more than 1.5 times the median salary; where salary and bonus come as one, \
                     what exceeds the median), and all that does not count as net credits.",
        missing_when: "`income_type` is unknown, or the statement has no full calendar month.",
    },
    Metric {
        name: MetricName::IncomeMonths,
        kind: Months,
        unit: MONTHS,
        thresholds: Some(between(0.0, 120.0)),
        caps_loan: None,
        summary: "In how many months income was seen.",
        formula: "The number of full calendar months with a recognised salary, pension, or receipt of trade, \
                  fees, gig work, crops, rent or interest.",
        window: FULL_MONTHS,
        exclusions: NOT_NET,
        missing_when: NEVER,
    },
    Metric {
        name: MetricName::IncomeStopped,
        kind: Flag,
        unit: TRUE_OR_FALSE,
        thresholds: None,
        caps_loan: None,
        summary: "Whether a salary that was paid has stopped and no other took its place.",
        formula: "True where an employer was recognised and none has paid in the last 45 days of the statement.",
        window: FULL_MONTHS,
        exclusions: NOTHING,
        missing_when: NEVER,
    },
    Metric {
        name: MetricName::PayFall,
        kind: Ratio,
        unit: FRACTION,
        thresholds: Some(between(0.0, 1.0)),
        caps_loan: None,
        summary: "By what part the salary has fallen lately: 0.3 is 30% less than before.",
        formula: "One less the mean of the last 2 payments of the largest employer over the median of those before, \
                  at least 0.",
        window: FULL_MONTHS,
        exclusions: "Bonuses.",
        missing_when: "No salary is being paid.",
    },
    Metric {
        name: MetricName::SalaryMonths,
        kind: Months,
        unit: MONTHS,
        thresholds: Some(between(0.0, 120.0)),
        caps_loan: None,
        summary: "In how many months a salary was paid.",
        formula: "The number of months for which a salary or pension was paid, at most the number of full \
                  calendar months. Parts of one salary that arrive within 5 days count once; a salary paid \
                  around the turn of a month belongs to the month it ends.",
        window: FULL_MONTHS,
        exclusions: "Bonuses, cash, and payments from lenders, payment gateways or the applicant.",
        missing_when: NEVER,
    },
    Metric {
        name: MetricName::IncomeCv,
        kind: Ratio,
        unit: FRACTION,
        thresholds: Some(between(0.0, 5.0)),
        caps_loan: None,
        summary: "How much the income varies from month to month: 0 is perfectly steady.",
        formula: "Coefficient of variation: the standard deviation of the monthly incomes divided by their \
                  mean.",
        window: FULL_MONTHS,
        exclusions: "Bonuses, and all that does not count as net credits.",
        missing_when: "There are fewer than 2 full calendar months with income.",
    },
    Metric {
        name: MetricName::NetMonthlyCredits,
        kind: Amount,
        unit: RUPEES,
        thresholds: Some(between(0.0, MOST_RUPEES)),
        caps_loan: None,
        summary: "The money that truly comes in, in a mean month.",
        formula: "Net credits divided by the number of months. Net credits are all credits less those \
                  excluded below; cash deposits count.",
        window: PRODUCT_WINDOW,
        exclusions: NOT_NET,
        missing_when: NO_FULL_MONTH,
    },
    Metric {
        name: MetricName::MonthlyBusinessCredits,
        kind: Amount,
        unit: RUPEES,
        thresholds: Some(between(0.0, MOST_RUPEES)),
        caps_loan: None,
        summary: "The trade receipts of a usual month.",
        formula: "The median of the monthly sums of net credits from business: payments from other \
                  businesses, card and UPI settlements, and cash sales.",
        window: PRODUCT_WINDOW,
        exclusions: NOT_NET,
        missing_when: NO_FULL_MONTH,
    },
    Metric {
        name: MetricName::InflowCv,
        kind: Ratio,
        unit: FRACTION,
        thresholds: Some(between(0.0, 5.0)),
        caps_loan: None,
        summary: "How much the money coming in varies from month to month: 0 is perfectly steady.",
        formula: "Coefficient of variation: the standard deviation of the monthly net credits divided by \
                  their mean.",
        window: PRODUCT_WINDOW,
        exclusions: NOT_NET,
        missing_when: "There are fewer than 2 full calendar months, or no net credits in them.",
    },
    Metric {
        name: MetricName::MonthlySurplus,
        kind: Amount,
        unit: RUPEES,
        thresholds: Some(between(-MOST_RUPEES, MOST_RUPEES)),
        caps_loan: None,
        summary: "What is left in a usual month, before the loan asked for; negative where more is spent \
                  than comes in.",
        formula: "The median, over the months, of what is earned or sold, in full, less debits. Crops are \
                  shared out over the year.",
        window: INCOME_WINDOW,
        exclusions: "In what comes in, all that does not count as net credits, and cash and transfers from \
                     people where the account is no trader's; in what goes out, transfers between own \
                     accounts and investments.",
        missing_when: NO_FULL_MONTH,
    },
    Metric {
        name: MetricName::SurplusToProposedEmi,
        kind: Ratio,
        unit: TIMES,
        thresholds: Some(between(0.0, 100.0)),
        caps_loan: Some(Lower),
        summary: "How many times over the monthly surplus would pay the instalment of the loan asked for.",
        formula: "`monthly_surplus` divided by `proposed_emi`.",
        window: PRODUCT_WINDOW,
        exclusions: NOTHING,
        missing_when: "`monthly_surplus` is missing, or the application gave no `requested_amount` above \
                       zero.",
    },
    Metric {
        name: MetricName::CashShare,
        kind: Ratio,
        unit: FRACTION,
        thresholds: Some(between(0.0, 1.0)),
        caps_loan: None,
        summary: "How much of the money coming in is cash.",
        formula: "Cash deposits divided by net credits.",
        window: FULL_MONTHS,
        exclusions: "Cash withdrawals, and all that does not count as net credits.",
        missing_when: NO_CREDITS,
    },
    Metric {
        name: MetricName::GstTurnover,
        kind: Amount,
        unit: RUPEES,
        thresholds: Some(between(0.0, MOST_RUPEES)),
        caps_loan: None,
        summary: "The yearly turnover declared for GST, as given in the application.",
        formula: "The application's own figure, net of tax.",
        window: THE_APPLICATION,
        exclusions: NOTHING,
        missing_when: "The application gave no `gst_turnover`.",
    },
    Metric {
        name: MetricName::GstVariance,
        kind: Ratio,
        unit: FRACTION,
        thresholds: Some(between(-1.0, 5.0)),
        caps_loan: None,
        summary: "How far the receipts in the bank lie above (positive) or below (negative) the turnover \
                  declared for GST.",
        formula: "Business credits brought to a full year, less `gst_turnover`, divided by `gst_turnover`. \
                  The turnover is net of tax while the receipts include it, so some excess is usual; \
                  receipts in another bank's account explain a shortfall.",
        window: FULL_MONTHS,
        exclusions: NOT_NET,
        missing_when: "The application gave no `gst_turnover` above zero, or `statement_months` is under 6.",
    },
    Metric {
        name: MetricName::IncomeTrend,
        kind: Ratio,
        unit: FRACTION,
        thresholds: Some(between(-1.0, 10.0)),
        caps_loan: None,
        summary: "By what part the receipts of work have risen, or fallen where it is negative.",
        formula: "Salaries, pensions and receipts of trade, fees, gig work, crops and rents: the mean of the last 3 full \
                  months over that of the 3 before, less one.",
        window: "The last 6 full calendar months.",
        exclusions: NOTHING,
        missing_when: "The statement has fewer than 6 full calendar months, or the 3 before had nothing.",
    },
];

//! Behaviour: where the money comes from and goes to, and whether the account is what it seems.

use super::MetricKind::{Ratio, Score};
use super::{FRACTION, FULL_MONTHS, Metric, NO_CREDITS, NOTHING, between};
use crate::metrics::metric_name::MetricName;

const CONCENTRATION: &str = "Cash, and all that does not count as net credits.";

pub(super) const METRICS: &[Metric] = &[
    Metric {
        name: MetricName::Top1CounterpartyShare,
        kind: Ratio,
        unit: FRACTION,
        thresholds: Some(between(0.0, 1.0)),
        caps_loan: None,
        summary: "How much of the money coming in is from the largest payer alone.",
        formula: "Net credits from the largest payer divided by all net credits.",
        window: FULL_MONTHS,
        exclusions: CONCENTRATION,
        missing_when: NO_CREDITS,
    },
    Metric {
        name: MetricName::Top3CounterpartyShare,
        kind: Ratio,
        unit: FRACTION,
        thresholds: Some(between(0.0, 1.0)),
        caps_loan: None,
        summary: "How much of the money coming in is from the three largest payers.",
        formula: "Net credits from the three largest payers divided by all net credits.",
        window: FULL_MONTHS,
        exclusions: CONCENTRATION,
        missing_when: NO_CREDITS,
    },
    Metric {
        name: MetricName::Top5CounterpartyShare,
        kind: Ratio,
        unit: FRACTION,
        thresholds: Some(between(0.0, 1.0)),
        caps_loan: None,
        summary: "How much of the money coming in is from the five largest payers.",
        formula: "Net credits from the five largest payers divided by all net credits.",
        window: FULL_MONTHS,
        exclusions: CONCENTRATION,
        missing_when: NO_CREDITS,
    },
    Metric {
        name: MetricName::CounterpartyHhi,
        kind: Ratio,
        unit: FRACTION,
        thresholds: Some(between(0.0, 1.0)),
        caps_loan: None,
        summary: "How concentrated the payers are: near 0 for many small ones, 1 for a single one.",
        formula: "Herfindahl-Hirschman index: the sum of the squares of each payer's share of net credits.",
        window: FULL_MONTHS,
        exclusions: CONCENTRATION,
        missing_when: NO_CREDITS,
    },
    Metric {
        name: MetricName::GamblingIncomeShare,
        kind: Ratio,
        unit: FRACTION,
        thresholds: Some(between(0.0, 5.0)),
        caps_loan: None,
        summary: "How much of the income is staked on money games.",
        formula: "What was paid to gambling in a mean month divided by `monthly_income`.",
        window: FULL_MONTHS,
        exclusions: "Winnings.",
        missing_when: "Nobody gambled, or there is no `monthly_income` above zero.",
    },
    Metric {
        name: MetricName::CircularShare,
        kind: Ratio,
        unit: FRACTION,
        thresholds: Some(between(0.0, 1.0)),
        caps_loan: None,
        summary: "How much of the money coming in goes straight back to whom it came from, which inflates \
                  turnover.",
        formula: "Credits of at least ₹25,000 from a party that receives 95% to 105% of the amount within 7 \
                  days before or after, divided by all credits.",
        window: FULL_MONTHS,
        exclusions: "Transfers between own accounts; loans, refunds and returned payments.",
        missing_when: "There are no credits in a full calendar month.",
    },
    Metric {
        name: MetricName::GamblingCryptoShare,
        kind: Ratio,
        unit: FRACTION,
        thresholds: Some(between(0.0, 1.0)),
        caps_loan: None,
        summary: "How much of the money coming in is spent on gambling and crypto assets.",
        formula: "Debits to gambling operators and crypto exchanges divided by net credits.",
        window: FULL_MONTHS,
        exclusions: "Stockbrokers and mutual funds: they are investments.",
        missing_when: NO_CREDITS,
    },
    Metric {
        name: MetricName::MuleScore,
        kind: Score,
        unit: "points from 0 to 100",
        thresholds: Some(between(0.0, 100.0)),
        caps_loan: None,
        summary: "How much the account looks like one through which others pass money.",
        formula: "Points for each pattern seen, such as money leaving within a day, mirrored credits and \
                  debits, many senders with few payees, bursts after silence, amounts just below reporting \
                  limits, and quick cash withdrawal. Evidence of real trade lowers them. Capped at 100.",
        window: "The whole statement.",
        exclusions: "Salary, loan disbursals, own transfers, instalments and interest.",
        missing_when: "There are under ₹1 lakh of such credits or fewer than 20 such transactions.",
    },
    Metric {
        name: MetricName::NameMatchScore,
        kind: Score,
        unit: "score from 0 to 1",
        thresholds: Some(between(0.0, 1.0)),
        caps_loan: None,
        summary: "How well the applicant's name fits the account holder's.",
        formula: "Compared word by word, allowing for order, initials, honorifics and spellings of one \
                  Indian name; 1 is the same name. With joint holders or a proprietor, the best of them \
                  counts.",
        window: "The holder's name as printed on the statement.",
        exclusions: NOTHING,
        missing_when: "The application gave no name, or the statement shows none.",
    },
];

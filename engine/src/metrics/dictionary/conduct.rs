//! Conduct: whether the applicant pays when asked.

use super::MetricKind::{Count, Ratio};
use super::{COUNT, FRACTION, FULL_MONTHS, LAST_SIX_MONTHS, LAST_THREE_MONTHS, Metric, NEVER, between};
use crate::metrics::metric_name::MetricName;

const TECHNICAL: &str = "Returns for technical reasons, such as signature, connectivity or image. The charge \
                         and its GST are part of their return, not returns of their own.";

const INWARD: &str = "The number of payments (NACH, ECS, cheque or standing instruction) presented on the \
                      applicant's account and returned unpaid, in the month of presentation. Presented again \
                      and returned again counts again; a return charge without its return counts as one.";

pub(super) const METRICS: &[Metric] = &[
    Metric {
        name: MetricName::InwardBounces6m,
        kind: Count,
        unit: COUNT,
        thresholds: Some(between(0.0, 10_000.0)),
        caps_loan: None,
        summary: "How often the applicant failed to pay what was presented, over six months.",
        formula: INWARD,
        window: LAST_SIX_MONTHS,
        exclusions: TECHNICAL,
        missing_when: NEVER,
    },
    Metric {
        name: MetricName::InwardBounces3m,
        kind: Count,
        unit: COUNT,
        thresholds: Some(between(0.0, 10_000.0)),
        caps_loan: None,
        summary: "How often the applicant failed to pay what was presented, over three months.",
        formula: INWARD,
        window: LAST_THREE_MONTHS,
        exclusions: TECHNICAL,
        missing_when: NEVER,
    },
    Metric {
        name: MetricName::UncuredBounces6m,
        kind: Count,
        unit: COUNT,
        thresholds: Some(between(0.0, 10_000.0)),
        caps_loan: None,
        summary: "How often the applicant failed to pay what was presented and did not make it good within a \
                  week.",
        formula: "As `inward_bounces_6m`, counting only those whose payee was not paid the amount within 7 \
                  days.",
        window: LAST_SIX_MONTHS,
        exclusions: TECHNICAL,
        missing_when: NEVER,
    },
    Metric {
        name: MetricName::OutwardBounces6m,
        kind: Count,
        unit: COUNT,
        thresholds: Some(between(0.0, 10_000.0)),
        caps_loan: None,
        summary: "How often a cheque that the applicant paid in was returned: a sign of weak customers, not \
                  of a weak applicant.",
        formula: "The number of cheques deposited by the applicant and returned unpaid by the drawer's bank.",
        window: LAST_SIX_MONTHS,
        exclusions: TECHNICAL,
        missing_when: NEVER,
    },
    Metric {
        name: MetricName::BounceRatio,
        kind: Ratio,
        unit: FRACTION,
        thresholds: Some(between(0.0, 1.0)),
        caps_loan: None,
        summary: "What part of the payments presented on the account was returned unpaid.",
        formula: "Inward returns divided by the sum of inward returns and NACH and cheque debits that were \
                  paid.",
        window: FULL_MONTHS,
        exclusions: TECHNICAL,
        missing_when: "No NACH or cheque debit was presented.",
    },
    Metric {
        name: MetricName::PenalCharges6m,
        kind: Count,
        unit: COUNT,
        thresholds: Some(between(0.0, 10_000.0)),
        caps_loan: None,
        summary: "How often the bank fined the account.",
        formula: "The number of penal charges: balance below the minimum, late payment, and the like.",
        window: LAST_SIX_MONTHS,
        exclusions: "Return charges, which belong to their bounce; service charges; GST on a charge.",
        missing_when: NEVER,
    },
    Metric {
        name: MetricName::NewLoans60d,
        kind: Count,
        unit: COUNT,
        thresholds: Some(between(0.0, 10_000.0)),
        caps_loan: None,
        summary: "How many loans were paid out lately.",
        formula: "The number of loan disbursals of at least ₹10,000 in the last 60 days of the statement.",
        window: "The last 60 days of the statement.",
        exclusions: "Renewals, where the principal was repaid within 15 days of being lent again.",
        missing_when: NEVER,
    },
];

//! The credit bureau: what other lenders report.

use super::MetricKind::{Count, Flag, Score};
use super::{COUNT, Metric, NO_BUREAU, NOTHING, TRUE_OR_FALSE, between};
use crate::metrics::metric_name::MetricName;

const SECURED_ENQUIRIES: &str = "Enquiries for secured loans, and the one made for this analysis.";

pub(super) const METRICS: &[Metric] = &[
    Metric {
        name: MetricName::BureauScore,
        kind: Score,
        unit: "points from 300 to 900",
        thresholds: Some(between(300.0, 900.0)),
        caps_loan: None,
        summary: "The bureau's credit score.",
        formula: "As reported.",
        window: "The latest bureau report.",
        exclusions: "The special values that bureaus report in place of a score for people with little or no \
                     history.",
        missing_when: "No bureau report was obtained, or the person has no history: `has_bureau_history` \
                       tells the two apart.",
    },
    Metric {
        name: MetricName::HasBureauHistory,
        kind: Flag,
        unit: TRUE_OR_FALSE,
        thresholds: None,
        caps_loan: None,
        summary: "Whether the bureau knows enough of the person to give a score; false is new to credit.",
        formula: "True if the report carries a score from 300 to 900; false if it says that history is \
                  absent, inactive or under 6 months, or the bureau has no record of the person.",
        window: "The latest bureau report.",
        exclusions: NOTHING,
        missing_when: "The bureau was not asked, or its answer is not known.",
    },
    Metric {
        name: MetricName::DerogatoryCount,
        kind: Count,
        unit: COUNT,
        thresholds: Some(between(0.0, 1_000.0)),
        caps_loan: None,
        summary: "How many serious marks other lenders have reported.",
        formula: "The number of derogatory marks: suits and wilful default; write-offs and settlements; \
                  accounts classed substandard or worse; payments 60 or 90 days late, or 30 days late more \
                  than once; amounts overdue; restructuring.",
        window: "Each mark its own: suits at any time, write-offs and settlements 36 months, classes, 90 \
                 days late and restructuring 24, 60 days late 12, 30 days late 6.",
        exclusions: "Minor marks: early stress classes, and old, small write-offs of telecom or card dues.",
        missing_when: NO_BUREAU,
    },
    Metric {
        name: MetricName::UnsecuredEnquiries30d,
        kind: Count,
        unit: COUNT,
        thresholds: Some(between(0.0, 1_000.0)),
        caps_loan: None,
        summary: "How often lenders enquired about unsecured credit within a month: many are a sign of \
                  distress.",
        formula: "The number of enquiries for unsecured loans and cards.",
        window: "The 30 days before the bureau report.",
        exclusions: SECURED_ENQUIRIES,
        missing_when: NO_BUREAU,
    },
    Metric {
        name: MetricName::UnsecuredEnquiries90d,
        kind: Count,
        unit: COUNT,
        thresholds: Some(between(0.0, 1_000.0)),
        caps_loan: None,
        summary: "How often lenders enquired about unsecured credit within three months.",
        formula: "The number of enquiries for unsecured loans and cards.",
        window: "The 90 days before the bureau report.",
        exclusions: SECURED_ENQUIRIES,
        missing_when: NO_BUREAU,
    },
];

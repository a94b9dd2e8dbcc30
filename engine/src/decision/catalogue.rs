//! Every reason there can be, with its code and the part of the case it belongs to: `engine/data/decision/reasons.toml`.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::Deserialize;

use super::TriggerKind;
use super::section::ReasonSection;
use crate::embedded::DataFile;
use crate::metrics::metric_name::MetricName;

static CATALOGUE: LazyLock<Catalogue> = LazyLock::new(|| DataFile::DecisionReasons.table());

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Catalogue {
    trigger: BTreeMap<String, OtherReason>,
    other: BTreeMap<String, OtherReason>,
    metric: BTreeMap<MetricName, MetricReason>,
}

/// A reason that is not of one metric.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct OtherReason {
    pub(super) code: String,
    pub(super) section: ReasonSection,
    pub(super) meaning: String,
    #[serde(default)]
    is_suspicion: bool,
}

/// A metric as a reason, with the words that tell it to credit staff.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct MetricReason {
    pub(super) code: String,
    pub(super) section: ReasonSection,
    /// The metric as named inside a sentence.
    pub(super) label: String,
    /// Of a metric that looks at the last so many months: a shorter statement is said to be one.
    pub(super) window_months: Option<u16>,
    #[serde(default)]
    pub(super) text: String,
    pub(super) one: Option<String>,
    pub(super) none: Option<String>,
    pub(super) yes: Option<String>,
    pub(super) no: Option<String>,
    #[serde(default)]
    is_suspicion: bool,
}

/// Reasons that no metric and no trigger gives.
#[derive(Debug, Clone, Copy)]
pub(super) enum OtherKind {
    MissingPeriod,
    OfferBelowMinimum,
}

/// `None` for a name that no metric has.
pub(super) fn metric(name: &str) -> Option<&'static MetricReason> {
    CATALOGUE.metric.get(&name.parse().ok()?)
}

/// Of a metric of the dictionary; one that nobody knows is its own code.
pub(super) fn code(name: &str) -> String {
    metric(name).map_or_else(|| name.to_owned(), |reason| reason.code.clone())
}

pub(super) fn section(name: &str) -> ReasonSection {
    metric(name).map_or(ReasonSection::Statement, |reason| reason.section)
}

pub(super) fn trigger(kind: TriggerKind) -> &'static OtherReason {
    let name = kind.review_reason().name();
    CATALOGUE.trigger.get(name).unwrap_or_else(|| DataFile::DecisionReasons.lacks(name))
}

pub(super) fn other(kind: OtherKind) -> &'static OtherReason {
    let name = match kind {
        OtherKind::MissingPeriod => "missing_period",
        OtherKind::OfferBelowMinimum => "offer_below_minimum",
    };
    CATALOGUE.other.get(name).unwrap_or_else(|| DataFile::DecisionReasons.lacks(name))
}

/// A code and what it means, for whoever receives it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct KnownReason {
    pub code: &'static str,
    pub section: ReasonSection,
    /// The metric that gives it; `None` where it is no metric's.
    pub metric: Option<MetricName>,
    pub meaning: &'static str,
    /// It tells that somebody may deceive: credit staff see it, and no applicant hears it.
    pub is_suspicion: bool,
}

/// Every code that a decision can give, by code.
pub fn known_reasons() -> Vec<KnownReason> {
    let others = CATALOGUE.trigger.values().chain(CATALOGUE.other.values()).map(|reason| KnownReason {
        code: &reason.code,
        section: reason.section,
        metric: None,
        meaning: &reason.meaning,
        is_suspicion: reason.is_suspicion,
    });
    let metrics = CATALOGUE.metric.iter().map(|(name, reason)| KnownReason {
        code: &reason.code,
        section: reason.section,
        metric: Some(*name),
        meaning: &reason.label,
        is_suspicion: reason.is_suspicion,
    });
    let mut known: Vec<KnownReason> = others.chain(metrics).collect();
    known.sort_by_key(|reason| reason.code);
    known
}

pub(super) fn is_suspicion(code: &str) -> bool {
    known_reasons().iter().any(|reason| reason.code == code && reason.is_suspicion)
}

/// Reads the table of this room: a broken one stops the program.
pub(super) fn load_tables() {
    LazyLock::force(&CATALOGUE);
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::embedded::tests::assert_strict;
    use crate::metrics::dictionary::{DICTIONARY, MetricKind};

    #[test]
    fn every_metric_has_a_code_of_its_own_and_words_that_fit_its_kind() {
        assert_strict::<Catalogue>(DataFile::DecisionReasons, &["trigger", "other", "metric"], &[]);
        let catalogue = &*CATALOGUE;
        for metric in DICTIONARY {
            let words = catalogue.metric.get(&metric.name);
            let words = words.unwrap_or_else(|| panic!("{} has no words", metric.name));
            assert!(!words.label.is_empty(), "{}", metric.name);
            if metric.kind == MetricKind::Flag {
                assert!(words.yes.is_some() && words.no.is_some(), "{}", metric.name);
            } else {
                assert!(words.text.contains("{value}"), "{}", metric.name);
            }
        }
        assert_eq!(catalogue.metric.len(), DICTIONARY.len());
        assert_eq!(catalogue.trigger.len(), TriggerKind::ALL.len());
        let codes: BTreeSet<&str> = known_reasons().iter().map(|reason| reason.code).collect();
        assert_eq!(codes.len(), known_reasons().len(), "a code stands twice");
        let _ = (other(OtherKind::MissingPeriod), other(OtherKind::OfferBelowMinimum));
    }
}

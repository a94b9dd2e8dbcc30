//! What a check says, from the data files: each has its group, its usual severity and its sentences.

use std::borrow::Cow;
use std::collections::BTreeMap;

use serde::Deserialize;

use super::{Check, Evidence, Group, Severity, Status};
use crate::phrasing;

/// More places than these are counted in the message, and not listed.
const MOST_EVIDENCE: usize = 20;

/// The checks of one data file, by their codes.
#[derive(Debug, Deserialize)]
#[serde(transparent)]
pub(super) struct Wordings(BTreeMap<String, Wording>);

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Wording {
    group: Group,
    /// Of a finding that nothing makes graver.
    severity: Severity,
    passed: String,
    /// By kind of finding; `{count}` stands for the number of places, and `{is|are}` for the form that fits it.
    failed: BTreeMap<String, String>,
    /// By reason.
    #[serde(default)]
    not_run: BTreeMap<String, String>,
}

impl Wordings {
    pub(super) fn passed(&self, code: &str) -> Check {
        let message = self.0.get(code).map(|wording| wording.passed.clone());
        self.check(code, Status::Passed, message, Vec::new())
    }

    pub(super) fn not_run(&self, code: &str, reason: &str) -> Check {
        let message = self.0.get(code).and_then(|wording| wording.not_run.get(reason).cloned());
        self.check(code, Status::NotRun, message, Vec::new())
    }

    /// A finding of a kind, with all places in which it was seen.
    pub(super) fn failed(
        &self,
        code: &str,
        kind: &str,
        severity: Severity,
        mut evidence: Vec<Evidence>,
    ) -> Check {
        let message = self.0.get(code).and_then(|wording| wording.failed.get(kind));
        let message = message.map(|text| counted(text, evidence.len()));
        evidence.truncate(MOST_EVIDENCE);
        Check { severity, ..self.check(code, Status::Failed, message, evidence) }
    }

    fn check(&self, code: &str, status: Status, message: Option<String>, evidence: Vec<Evidence>) -> Check {
        let known = self.0.get(code);
        Check {
            code: code.to_owned(),
            group: known.map_or(Group::Content, |wording| wording.group),
            status,
            severity: known.map_or(Severity::Info, |wording| wording.severity),
            message: message.unwrap_or_default(),
            evidence,
        }
    }
}

/// Fills in a number, and of each pair of forms the one that fits it.
fn counted(template: &str, count: usize) -> String {
    phrasing::filled(template, |name| {
        Some(match name.split_once('|') {
            Some((one, many)) => Cow::Owned(if count == 1 { one } else { many }.to_owned()),
            None => Cow::Owned(count.to_string()),
        })
    })
}

/// What stands somewhere, short enough to be listed.
pub(super) fn quoted(text: &str) -> String {
    const MOST_LETTERS: usize = 40;
    let mut letters = text.chars();
    let mut short: String = letters.by_ref().take(MOST_LETTERS).collect();
    if letters.next().is_some() {
        short.push('…');
    }
    format!("`{short}`")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_place_is_told_in_the_singular() {
        let template = "{count} {row|rows} of cash {is|are} dated on a Sunday.";
        assert_eq!(counted(template, 1), "1 row of cash is dated on a Sunday.");
        assert_eq!(counted(template, 2), "2 rows of cash are dated on a Sunday.");
        assert_eq!(counted("Nothing is counted.", 3), "Nothing is counted.");
    }
}

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
        let wording = self.wording(code);
        wording.check(code, Status::Passed, wording.passed.clone(), Vec::new())
    }

    pub(super) fn not_run(&self, code: &str, reason: &str) -> Check {
        let wording = self.wording(code);
        wording.check(code, Status::NotRun, found(&wording.not_run, code, reason).clone(), Vec::new())
    }

    /// A finding of a kind, with all places in which it was seen.
    pub(super) fn failed(
        &self,
        code: &str,
        kind: &str,
        severity: Severity,
        evidence: Vec<Evidence>,
    ) -> Check {
        self.failed_with(code, kind, severity, evidence, &[])
    }

    /// The same, with values for the names in its sentence.
    pub(super) fn failed_with(
        &self,
        code: &str,
        kind: &str,
        severity: Severity,
        mut evidence: Vec<Evidence>,
        values: &[(&str, String)],
    ) -> Check {
        let wording = self.wording(code);
        let message = counted(found(&wording.failed, code, kind).as_str(), evidence.len(), values);
        evidence.truncate(MOST_EVIDENCE);
        Check { severity, ..wording.check(code, Status::Failed, message, evidence) }
    }

    fn wording(&self, code: &str) -> &Wording {
        found(&self.0, "the checks", code)
    }
}

#[expect(clippy::panic, reason = "a check without its sentence cannot be reported")]
fn found<'a, T>(texts: &'a BTreeMap<String, T>, of: &str, name: &str) -> &'a T {
    texts.get(name).unwrap_or_else(|| panic!("engine/data/integrity lacks `{name}` for {of}"))
}

impl Wording {
    fn check(&self, code: &str, status: Status, message: String, evidence: Vec<Evidence>) -> Check {
        Check { code: code.to_owned(), group: self.group, status, severity: self.severity, message, evidence }
    }
}

/// Fills in a number, the values that have a name, and of each pair of forms the one that fits the number.
fn counted(template: &str, count: usize, values: &[(&str, String)]) -> String {
    phrasing::filled(template, |name| {
        let named = values.iter().find(|(known, _)| *known == name);
        Some(match (named, name.split_once('|')) {
            (Some((_, value)), _) => Cow::Owned(value.clone()),
            (None, Some((one, many))) => Cow::Owned(if count == 1 { one } else { many }.to_owned()),
            (None, None) => Cow::Owned(count.to_string()),
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
        assert_eq!(counted(template, 1, &[]), "1 row of cash is dated on a Sunday.");
        assert_eq!(counted(template, 2, &[]), "2 rows of cash are dated on a Sunday.");
        assert_eq!(counted("Nothing is counted.", 3, &[]), "Nothing is counted.");
        let days = [("days", "184".to_owned())];
        assert_eq!(
            counted("{count} {row is|rows are} {days} days old.", 2, &days),
            "2 rows are 184 days old."
        );
    }
}

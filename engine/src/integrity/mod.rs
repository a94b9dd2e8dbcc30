//! Whether the document is what the bank issued, as far as the document itself can tell.
//!
//! Start from [`examine`]. Every check answers: it passed, it failed, or it was not run and why. A file in which nothing
//! was found is not called clean: a careful forgery leaves nothing to find. Nothing here decides about the loan.

pub mod comparison;
mod content;
mod file;
mod fingerprint;
#[cfg(test)]
mod fixtures;
mod limits;
pub mod makers;
mod visual;
mod wording;

pub use self::fingerprint::Fingerprint;
pub use self::limits::limits;

use serde::{Deserialize, Serialize};

use crate::document::{Document, DocumentLimits, TextBox};
use crate::reconcile::Ledger;
use crate::transaction_id::TransactionId;

/// What is looked at: the file, the words on its pages, and the rows that were read of them.
#[derive(Debug, Clone, Copy)]
pub struct IntegrityInput<'a> {
    pub pdf: &'a [u8],
    pub password: Option<&'a str>,
    pub limits: &'a DocumentLimits,
    pub document: &'a Document,
    pub ledger: &'a Ledger,
}

/// One thing that was looked for.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Check {
    /// A stable name, such as `editor_markers`.
    pub code: String,
    pub group: Group,
    pub status: Status,
    /// How grave a finding of this kind is; of a check that found something, how grave this one is.
    pub severity: Severity,
    /// What was found, or why it was not run, in a sentence.
    pub message: String,
    pub evidence: Vec<Evidence>,
}

/// Kinds of evidence that arise independently of one another: two warnings of one group are one warning.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(
    feature = "openapi",
    derive(poem_openapi::Enum),
    oai(rename = "IntegrityGroup", rename_all = "snake_case")
)]
pub enum Group {
    Metadata,
    Structure,
    Visual,
    Arithmetic,
    Content,
}

/// What came of a check.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(
    feature = "openapi",
    derive(poem_openapi::Enum),
    oai(rename = "IntegrityStatus", rename_all = "snake_case")
)]
pub enum Status {
    Passed,
    Failed,
    NotRun,
}

/// How grave a finding is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(
    feature = "openapi",
    derive(poem_openapi::Enum),
    oai(rename = "IntegritySeverity", rename_all = "snake_case")
)]
pub enum Severity {
    Info,
    Warning,
    Critical,
}

/// Where it can be seen.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct Evidence {
    /// From 1; `None` for the file as a whole.
    pub page: Option<usize>,
    #[serde(rename = "box")]
    pub bounds: Option<TextBox>,
    pub transaction_id: Option<TransactionId>,
    /// What stands there, in a few words.
    pub detail: String,
    /// What the statement says at this place.
    #[serde(default)]
    pub declared: Option<String>,
    /// What stands against it: what an earlier revision said, what lies beneath or is drawn, what follows from the other rows.
    #[serde(default)]
    pub found: Option<String>,
}

impl Evidence {
    /// With what the statement says at this place.
    #[must_use]
    fn saying(self, declared: impl Into<String>) -> Self {
        Self { declared: Some(declared.into()), ..self }
    }

    /// With what stands against it.
    #[must_use]
    fn against(self, found: impl Into<String>) -> Self {
        Self { found: Some(found.into()), ..self }
    }
}

/// Looks for every trace that a change to the file would leave.
pub fn examine(input: &IntegrityInput<'_>) -> Vec<Check> {
    examined(input).checks
}

/// What was looked for, and how the statement is drawn and made, for those who hold it against others.
#[derive(Debug)]
pub(crate) struct Examined {
    pub(crate) checks: Vec<Check>,
    pub(crate) fingerprint: Option<Fingerprint>,
}

/// The same, and what else was seen on the way.
pub(crate) fn examined(input: &IntegrityInput<'_>) -> Examined {
    let file = file::examine(input);
    let fingerprint = fingerprint::of(input, file.programs);
    let mut checks = file.checks;
    checks.extend(visual::examine(input));
    checks.extend(content::examine(input));
    checks.extend(comparison::alone());
    checks.push(makers::alone(fingerprint.as_ref()));
    escalate(&mut checks);
    Examined { checks, fingerprint }
}

/// Checks of which a finding is a trace of an amount that was changed.
const AMOUNT_EVIDENCE: [&str; 11] = [
    "amount_fonts",
    "retyped_amounts",
    "column_edges",
    "second_setting",
    "drawing_order",
    "glyphs",
    "overlaps",
    "hidden_text",
    "covered_text",
    "chain",
    "revisions",
];

/// Many honest files went through an editor. One that did and has a changed amount is another matter.
fn escalate(checks: &mut [Check]) {
    let is_found = |check: &Check| check.status == Status::Failed && check.severity >= Severity::Warning;
    if checks.iter().any(|check| is_found(check) && AMOUNT_EVIDENCE.contains(&check.code.as_str())) {
        for check in checks.iter_mut().filter(|check| check.code == "producer" && is_found(check)) {
            check.severity = Severity::Critical;
        }
    }
}

/// Checks of which a warning needs no second one. Who draws a whole statement anew leaves nothing else to find.
const ENOUGH_ALONE: [&str; 1] = [makers::MAKER];

/// A critical finding, warnings of two independent groups, or one that is enough: a person must look at the document.
pub fn is_flagged(checks: &[Check]) -> bool {
    let failed = || checks.iter().filter(|check| check.status == Status::Failed);
    let is_enough = |check: &Check| match check.severity {
        Severity::Critical => true,
        Severity::Warning => ENOUGH_ALONE.contains(&check.code.as_str()),
        Severity::Info => false,
    };
    if failed().any(is_enough) {
        return true;
    }
    let mut groups: Vec<Group> =
        failed().filter(|check| check.severity == Severity::Warning).map(|check| check.group).collect();
    groups.sort_unstable();
    groups.dedup();
    groups.len() > 1
}

/// Reads the tables of this room: a broken one stops the program.
pub(crate) fn load_tables() {
    comparison::load_tables();
    content::load_tables();
    file::load_tables();
    limits::load_tables();
    makers::load_tables();
    visual::load_tables();
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::document::TextBox;
    use crate::reconcile;
    use crate::statement::Statement;

    /// The codes of the checks that passed on one page with these words and no rows, in a file without objects.
    fn passed(words: Vec<crate::document::Word>) -> Vec<String> {
        let document = Document { pages: vec![fixtures::page(words)] };
        let account = fixtures::account(Vec::new());
        let statement = Statement { accounts: vec![account], pages: Vec::new(), leftover: Vec::new() };
        let (ledger, limits) = (reconcile::ledger(statement), DocumentLimits::default());
        let input = IntegrityInput {
            pdf: &[],
            password: None,
            limits: &limits,
            document: &document,
            ledger: &ledger,
        };
        let passed = examine(&input).into_iter().filter(|check| check.status == Status::Passed);
        passed.map(|check| check.code).collect()
    }

    #[test]
    fn no_check_passes_with_nothing_judged() {
        assert_eq!(passed(Vec::new()), [""; 0]);
        let bounds = TextBox { x0: 50.0, y0: 50.0, x1: 90.0, y1: 60.0 };
        // Words alone can be hidden, covered or written over one another; without rows nothing else is judged.
        let of_words = passed(vec![fixtures::word("Statement", bounds)]);
        assert_eq!(of_words, ["overlaps", "hidden_text", "covered_text"]);
    }
}

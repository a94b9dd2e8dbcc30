//! The applicant's name against the names on the statements and the one the bureau knows.

use serde::{Deserialize, Serialize};

use super::data::EXPLANATIONS;
use super::{Comparison, NameLevel, Prepared, compare_prepared};

/// Someone a statement names as a holder of the account.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Holder<'a> {
    pub account_id: &'a str,
    pub name: &'a str,
    /// Not a joint holder.
    pub is_primary: bool,
}

/// Where a name comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Enum), oai(rename_all = "snake_case"))]
pub enum NameSource {
    /// The first holder that a statement names.
    StatementHolder,
    /// A further holder of the same account.
    JointHolder,
    /// The credit bureau.
    Bureau,
}

/// One name that was compared with the applicant's.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Object))]
pub struct NameComparison {
    /// Where the other name was found.
    pub source: NameSource,
    /// The account whose statement gives the name; null for the bureau.
    pub account_id: Option<String>,
    /// The other name, as it was found.
    pub name: String,
    /// How far the name agrees with the applicant's, from 0 to 1; null if they could not be compared.
    pub score: Option<f64>,
    /// What the score comes to, from the same person to another one.
    pub level: NameLevel,
}

/// Whether the applicant is the person on the statements and at the bureau.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Object))]
pub struct NameMatch {
    /// From 0 to 1: for each account its best holder, then the worst of the accounts and the bureau. Null if no names
    /// could be compared.
    pub score: Option<f64>,
    /// What the score means: `match` from 0.85, `partial` from 0.65, otherwise `mismatch`.
    pub level: NameLevel,
    /// The applicant's name as it was given.
    pub applicant_name: Option<String>,
    /// Every name the applicant's was compared with.
    pub compared: Vec<NameComparison>,
    /// The result as a sentence, for a person.
    pub explanation: String,
}

/// Compares the applicant's name with every other. An applicant may be a joint holder, so the best holder of an account
/// counts; but every account must be the applicant's, so the worst account counts, or the bureau's name.
pub fn assess(applicant: Option<&str>, holders: &[Holder<'_>], bureau: Option<&str>) -> NameMatch {
    let Some(applicant) = applicant.map(str::trim).filter(|name| !name.is_empty()) else {
        return NameMatch {
            score: None,
            level: NameLevel::NotAssessed,
            applicant_name: None,
            compared: Vec::new(),
            explanation: EXPLANATIONS.no_applicant.clone(),
        };
    };
    let compared = comparisons(applicant, holders, bureau);
    let decisive = decisive(&compared);
    NameMatch {
        score: decisive.and_then(|worst| worst.score),
        level: decisive.map_or(NameLevel::NotAssessed, |worst| worst.level),
        applicant_name: Some(applicant.to_owned()),
        explanation: explain(applicant, &compared, decisive),
        compared,
    }
}

fn comparisons(applicant: &str, holders: &[Holder<'_>], bureau: Option<&str>) -> Vec<NameComparison> {
    let prepared = Prepared::new(applicant);
    let of_holders = holders.iter().map(|holder| {
        let source = if holder.is_primary { NameSource::StatementHolder } else { NameSource::JointHolder };
        (source, Some(holder.account_id.to_owned()), holder.name)
    });
    let of_bureau = bureau.map(|name| (NameSource::Bureau, None, name));
    of_holders
        .chain(of_bureau)
        .filter(|(_, _, name)| !name.trim().is_empty())
        .map(|(source, account_id, name)| {
            let Comparison { score, level } = compare_prepared(&prepared, &Prepared::new(name));
            let score = (level != NameLevel::NotAssessed).then_some(score);
            NameComparison { source, account_id, name: name.trim().to_owned(), score, level }
        })
        .collect()
}

/// The comparison that decides: the best of each account, and of those the worst.
fn decisive(compared: &[NameComparison]) -> Option<&NameComparison> {
    let mut best: Vec<&NameComparison> = Vec::new();
    for comparison in compared.iter().filter(|comparison| comparison.score.is_some()) {
        let same_account = |other: &&mut &NameComparison| other.account_id == comparison.account_id;
        match best.iter_mut().find(same_account) {
            Some(other) if comparison.score > other.score => *other = comparison,
            Some(_) => {}
            None => best.push(comparison),
        }
    }
    // The first of equals, so that the sentence does not depend on the bureau's presence.
    best.into_iter().reduce(|worst, other| if other.score < worst.score { other } else { worst })
}

fn explain(applicant: &str, compared: &[NameComparison], decisive: Option<&NameComparison>) -> String {
    let texts = &*EXPLANATIONS;
    let sentence = match decisive.map(|comparison| comparison.level) {
        Some(NameLevel::Match) => &texts.r#match,
        Some(NameLevel::Partial) => &texts.partial,
        Some(NameLevel::Mismatch) => &texts.mismatch,
        Some(NameLevel::NotAssessed) | None if compared.is_empty() => &texts.no_other_name,
        Some(NameLevel::NotAssessed) | None => &texts.not_comparable,
    };
    let (whose, score, name) = decisive.map_or(("", 0.0, ""), |comparison| {
        let whose = match comparison.source {
            NameSource::StatementHolder => &texts.whose.statement_holder,
            NameSource::JointHolder => &texts.whose.joint_holder,
            NameSource::Bureau => &texts.whose.bureau,
        };
        (whose, comparison.score.unwrap_or_default(), comparison.name.as_str())
    });
    fill(
        sentence,
        &[("whose", whose), ("score", &format!("{score:.2}")), ("name", name), ("applicant", applicant)],
    )
}

/// Puts values where the sentence names them; what a value holds is never read again.
fn fill(sentence: &str, values: &[(&str, &str)]) -> String {
    let mut filled = String::with_capacity(sentence.len());
    let mut rest = sentence;
    while let Some((before, after)) = rest.split_once('{') {
        filled.push_str(before);
        let (name, after) = after.split_once('}').unwrap_or((after, ""));
        filled.push_str(values.iter().find(|(key, _)| *key == name).map_or("", |(_, value)| value));
        rest = after;
    }
    filled.push_str(rest);
    filled
}

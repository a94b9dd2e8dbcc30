//! What the report says about mule patterns.

use serde::{Deserialize, Serialize};

use super::patterns::Patterns;
use crate::metrics::statistics::{self, one_decimal};
use crate::transaction_id::TransactionId;

/// Whether the account looks like one through which others pass money, and what speaks for it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Object))]
pub struct MuleAssessment {
    /// From 0 to 100: the points of all signals. Null where there was too little to assess.
    pub score: Option<f64>,
    /// How strongly the account looks like that of a money mule.
    pub level: MuleLevel,
    /// Whether a person must look at the account. True for the levels `elevated` and `high`.
    pub is_flagged: bool,
    /// Why the account has this level, in a sentence.
    pub reason: String,
    /// Codes of the signs of honest trade that were found, such as `regular_payees` or `tax_paid`.
    pub merchant_evidence: Vec<String>,
    /// What the points of signals that trade shows, too, were multiplied by: 1 without merchant evidence.
    pub relief: f64,
    /// The patterns that were seen, in a fixed order; empty where there are none.
    pub signals: Vec<MuleSignal>,
}

/// How strongly an account looks like that of a money mule.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Enum), oai(rename_all = "snake_case"))]
pub enum MuleLevel {
    /// There are too few transactions, or too little money, to say anything.
    NotAssessed,
    /// Nothing suggests it.
    None,
    /// Patterns are there, but weak or few.
    Low,
    /// Several patterns come together: a person must look.
    Elevated,
    /// Strong patterns, or the bank itself marked the account: a person must look.
    High,
}

/// One pattern that was seen.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Object))]
pub struct MuleSignal {
    /// A stable name, such as `pass_through` or `hard_words`.
    pub code: String,
    /// What it adds to the score. Zero for signals that set the level by themselves.
    pub points: f64,
    /// The most points that it could add.
    pub max_points: f64,
    /// The measured share, ratio or count.
    pub value: f64,
    /// What was seen, in a sentence.
    pub text: String,
    /// The transactions it was seen in, the first 50 at most.
    pub transaction_ids: Vec<TransactionId>,
    /// In how many transactions it was seen.
    pub count: u32,
}

impl MuleAssessment {
    /// The reason, and the pattern that weighs most. What sets the level by itself is the reason already.
    pub(crate) fn told(&self) -> String {
        let sets_level = |signal: &&MuleSignal| signal.max_points == 0.0 && signal.points == 0.0;
        let gravest = self.signals.iter().max_by(|one, other| one.points.total_cmp(&other.points));
        match self.signals.iter().find(sets_level).or(gravest) {
            Some(signal) => format!("{} {}", self.reason, signal.text),
            None => self.reason.clone(),
        }
    }
}

/// A measured value and where it was seen, to be put in words.
pub(super) struct Wording<'a> {
    pub(super) value: f64,
    pub(super) rows: &'a [TransactionId],
}

/// In tenths of a percent; what is less than one of them is not nothing.
fn percent(share: f64) -> String {
    let tenths = one_decimal(share * 100.0);
    if tenths == 0.0 && share > 0.0 { "less than 0.1%".to_owned() } else { format!("{tenths}%") }
}

impl Wording<'_> {
    pub(super) fn signal(
        &self,
        code: &str,
        points: f64,
        most: f64,
        text: &str,
        patterns: &Patterns,
    ) -> MuleSignal {
        let text = text
            .replace("{value}", &one_decimal(self.value).to_string())
            .replace("{percent}", &percent(self.value))
            .replace("{count}", &self.rows.len().to_string());
        MuleSignal {
            code: code.to_owned(),
            points,
            max_points: most,
            value: statistics::rounded(self.value),
            text,
            transaction_ids: self.rows.iter().take(patterns.assessed.most_cited).copied().collect(),
            count: u32::try_from(self.rows.len()).unwrap_or(u32::MAX),
        }
    }
}

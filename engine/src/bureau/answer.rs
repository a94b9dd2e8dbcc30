//! What became of asking a bureau, and what of it the report on a case shows.

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use super::codes::SCORES;
use super::marks::{Mark, MarkSeverity, marks};
use super::report::{Bureau, BureauReport, BureauScore, BureauScoreStatus, BureauSummary};

/// What a bureau said when it was asked about a person, if it was.
#[derive(Debug, Clone, Default, PartialEq)]
pub enum BureauAnswer {
    #[default]
    NotRequested,
    /// It was asked and its answer is not known. The reason is for people.
    Unavailable {
        reason: String,
    },
    /// It has no record of the person.
    NoHit,
    /// It knows too little of the person for a score: new to credit.
    NoHistory(BureauReport),
    Scored(BureauReport),
}

/// How asking the bureau ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Enum), oai(rename_all = "snake_case"))]
pub enum BureauStatus {
    NotRequested,
    /// The bureau could not be reached, or its answer could not be read.
    Unavailable,
    /// The bureau has no record of the person.
    NoHit,
    /// The bureau knows too little of the person for a score.
    NoHistory,
    Scored,
}

impl BureauAnswer {
    /// A report that arrived: with a score, or without.
    pub fn from_report(report: BureauReport) -> Self {
        if scored(&report).is_some() { Self::Scored(report) } else { Self::NoHistory(report) }
    }

    pub const fn status(&self) -> BureauStatus {
        match self {
            Self::NotRequested => BureauStatus::NotRequested,
            Self::Unavailable { .. } => BureauStatus::Unavailable,
            Self::NoHit => BureauStatus::NoHit,
            Self::NoHistory(_) => BureauStatus::NoHistory,
            Self::Scored(_) => BureauStatus::Scored,
        }
    }

    pub const fn report(&self) -> Option<&BureauReport> {
        match self {
            Self::NoHistory(report) | Self::Scored(report) => Some(report),
            _ => None,
        }
    }

    /// From 300 to 900 and nothing else: what stands in place of a score is no number.
    pub fn score(&self) -> Option<u16> {
        match self {
            Self::Scored(report) => scored(report)?.value,
            _ => None,
        }
    }

    /// False is new to credit; `None` where the bureau was not asked or did not answer.
    pub fn has_history(&self) -> Option<bool> {
        match self {
            Self::NotRequested | Self::Unavailable { .. } => None,
            Self::NoHit | Self::NoHistory(_) => Some(false),
            Self::Scored(_) => Some(self.score().is_some()),
        }
    }

    /// Empty without a report.
    pub fn marks(&self, as_of: NaiveDate) -> Vec<Mark> {
        self.report().map(|report| marks(report, as_of)).unwrap_or_default()
    }
}

/// The first real score: a bureau that gives several has its main one first.
fn scored(report: &BureauReport) -> Option<&BureauScore> {
    let is_scored = |score: &&BureauScore| {
        score.status == BureauScoreStatus::Scored && score.value.is_some_and(|value| SCORES.contains(&value))
    };
    report.scores.iter().find(is_scored)
}

/// What the credit bureau says about the applicant. The whole bureau report is part of the credit check.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Object))]
pub struct BureauAssessment {
    /// How asking the bureau ended.
    pub status: BureauStatus,
    /// Why there is no answer; null where there is one, or nothing was asked.
    pub reason: Option<String>,
    /// The bureau that answered.
    pub bureau: Option<Bureau>,
    /// The day of the bureau report.
    pub pulled_on: Option<NaiveDate>,
    /// The person's name as the bureau holds it.
    pub name: Option<String>,
    /// The credit score from 300 to 900; null where there is none, which is not a low score.
    pub score: Option<u16>,
    /// The name of the score.
    pub score_name: Option<String>,
    /// The version of the score.
    pub score_version: Option<String>,
    /// How many of the marks are derogatory; null without a bureau report.
    pub derogatory_count: Option<u32>,
    /// What speaks against the applicant, the derogatory marks first.
    pub marks: Vec<Mark>,
    /// Totals over the accounts and enquiries of the bureau report; null without one.
    pub summary: Option<BureauSummary>,
}

impl BureauAssessment {
    pub fn from_answer(answer: &BureauAnswer, as_of: NaiveDate) -> Self {
        let report = answer.report();
        let marks = answer.marks(as_of);
        let score = report.and_then(scored).or_else(|| report.and_then(|report| report.scores.first()));
        let derogatory = derogatory_count(&marks);
        Self {
            status: answer.status(),
            reason: match answer {
                BureauAnswer::Unavailable { reason } => Some(reason.clone()),
                _ => None,
            },
            bureau: report.map(|report| report.bureau),
            pulled_on: report.map(|report| report.pulled_on),
            name: report.and_then(|report| report.subject.name.clone()),
            score: answer.score(),
            score_name: score.and_then(|score| score.name.clone()),
            score_version: score.and_then(|score| score.version.clone()),
            derogatory_count: report.map(|_| u32::try_from(derogatory).unwrap_or(u32::MAX)),
            marks,
            summary: report.map(BureauReport::summarised),
        }
    }
}

pub(super) fn derogatory_count(marks: &[Mark]) -> usize {
    marks.iter().filter(|mark| mark.severity == MarkSeverity::Derogatory).count()
}

//! What a bureau can be asked, whoever it is, and what it can say.

use std::fmt;

use chrono::{DateTime, Utc};
use futures_util::future::BoxFuture;
use lending_engine::bureau::BureauReport;

use crate::Mobile;

/// A question about one person. Personal data: it prints as its reference.
pub(crate) struct Question {
    /// The id of the credit check. By it the outcome can be asked for later.
    pub(crate) reference: String,
    pub(crate) name: String,
    pub(crate) mobile: Mobile,
    pub(crate) purpose: String,
    pub(crate) consented_at: DateTime<Utc>,
    pub(crate) asked_at: DateTime<Utc>,
}

impl fmt::Debug for Question {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Question").field("reference", &self.reference).finish_non_exhaustive()
    }
}

/// What became of a question. Personal data: it prints by its name.
pub(crate) enum ProviderAnswer {
    Report {
        report: Box<BureauReport>,
        /// As it came.
        answer: Vec<u8>,
    },
    /// The bureau has no record of the person.
    NoHit { answer: Vec<u8> },
    /// The bureau did nothing, and that is certain: the question did not reach it, or it said so.
    NothingDone { why: String },
    /// The bureau refused this question and did nothing. It is well otherwise.
    Refused { why: String },
    /// The question was sent, and nobody knows what became of it.
    Unknown { why: String, answer: Option<Vec<u8>> },
    /// An answer that cannot be read, or that no bureau would give.
    Unreadable { why: String, answer: Vec<u8> },
}

impl ProviderAnswer {
    /// For graphs.
    pub(crate) const fn name(&self) -> &'static str {
        match self {
            Self::Report { .. } => "report",
            Self::NoHit { .. } => "no_hit",
            Self::NothingDone { .. } => "nothing_done",
            Self::Refused { .. } => "refused",
            Self::Unknown { .. } => "unknown",
            Self::Unreadable { .. } => "unreadable",
        }
    }
}

impl fmt::Debug for ProviderAnswer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ProviderAnswer({})", self.name())
    }
}

/// What a bureau says of an earlier question.
#[derive(Debug)]
pub(crate) enum InquiryAnswer {
    Answer(ProviderAnswer),
    /// It has never seen the reference.
    NeverArrived,
    /// It cannot tell, or not yet.
    CannotTell {
        why: String,
    },
}

/// A bureau.
pub(crate) trait Provider: fmt::Debug + Send + Sync {
    /// As it stands on a credit check.
    fn name(&self) -> &'static str;

    /// Whether it is left alone for a while when it keeps failing.
    fn can_be_down(&self) -> bool;

    /// Asks, once, within the time that a bureau has.
    fn pull<'a>(&'a self, question: &'a Question) -> BoxFuture<'a, ProviderAnswer>;

    /// Asks what became of a question, by its reference. Asking changes nothing, and may be done again.
    fn inquire<'a>(&'a self, reference: &'a str, asked_at: DateTime<Utc>) -> BoxFuture<'a, InquiryAnswer>;

    /// Reads an answer that was kept, or that arrived by another way.
    fn read(&self, answer: &[u8], asked_at: DateTime<Utc>) -> ProviderAnswer;
}

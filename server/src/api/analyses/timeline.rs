//! What happened to an analysis, step by step.

use lending_store::analyses::{self, Failure, Happening, Hindrance};
use lending_store::audit::Action;
use poem_openapi::param::Path;
use poem_openapi::{Enum, Object, OpenApi};

use super::read::{missing, parsed};
use crate::api::responses::Success;
use crate::api::stored::Stored;
use crate::api::tags::Tag;
use crate::api::timestamp::Timestamp;
use crate::contract::OperationFacts;
use crate::errors::ApiError;
use crate::gate::{AnyCaller, purpose};

#[derive(Debug, Default)]
pub(crate) struct TimelineApi;

pub(crate) const OPERATIONS: &[OperationFacts] = &[OperationFacts {
    id: "get_analysis_timeline",
    refusals: &[],
    request: None,
    answer: Some(include_str!("examples/timeline.json")),
}];

/// What happened to an analysis: `accepted`, taken in; `claimed`, taken up by a worker; `read`, its statement was read;
/// `filed_as_scan`, its pages are pictures, and it waits to be recognised; `given_back`, put back without spending an
/// attempt; `retried`, to be tried once more; `failed` and `decided`, its ends; `corrected` and `reviewed`, by a person;
/// `retry_requested`, queued again after it failed; `held` and `released`, put on legal hold and freed of it;
/// `statement_erased`, its statement is gone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Enum)]
#[oai(rename_all = "snake_case")]
pub(crate) enum AnalysisHappening {
    Accepted,
    Claimed,
    Read,
    FiledAsScan,
    GivenBack,
    Retried,
    Failed,
    Decided,
    Corrected,
    Reviewed,
    RetryRequested,
    Held,
    Released,
    StatementErased,
}

/// One thing that happened to an analysis.
#[derive(Debug, Object)]
pub(crate) struct TimelineEntry {
    /// Its place, from 1. Where numbers are missing, entries between were dropped.
    number: i64,
    /// When it happened.
    at: Timestamp,
    /// What happened, for a program.
    what: Stored<AnalysisHappening>,
    /// What happened, for a person.
    message: String,
    /// Why, as a word: of `given_back` and `retried` one of `storage_unavailable`, `worker_stopping`,
    /// `newer_version_needed`, `worker_lost` and `processing_fault`, of `failed` the code of the failure, of `decided`,
    /// `corrected` and `reviewed` what was decided; null otherwise. New words may be added.
    reason: Option<String>,
    /// Which attempt it was about, from 1; null where it was about none.
    attempt: Option<i64>,
    /// Id of the worker, `wrk_…`; null where there was none.
    worker: Option<String>,
    /// Id of the user who did it; null where nobody of the team did.
    by: Option<String>,
}

/// What happened to an analysis, step by step.
#[derive(Debug, Object)]
pub(crate) struct AnalysisTimeline {
    /// The entries, the oldest first: the first 100 and the newest 100 at the most.
    entries: Vec<TimelineEntry>,
}

/// What an entry says to a person.
fn sentence(entry: &analyses::TimelineEntry) -> String {
    let Some(what) = entry.what.known() else {
        return "Something happened that only a newer version of the service can put into words.".to_owned();
    };
    let reason = entry.reason.as_deref().unwrap_or_default();
    let hindrance = match reason.parse::<Hindrance>() {
        Ok(Hindrance::StorageUnavailable) => "the storage did not answer, or was not the right one",
        Ok(Hindrance::WorkerStopping) => "the worker was asked to stop",
        Ok(Hindrance::NewerVersionNeeded) => "only a newer version of the service can do it",
        Ok(Hindrance::WorkerLost) => "the worker was not heard of any more",
        Ok(Hindrance::ProcessingFault) => "something broke on our side",
        Err(_) => "something came in between",
    };
    match what {
        Happening::Accepted => "The statement was taken in and waits for a worker.".to_owned(),
        Happening::Claimed => "A worker took it up.".to_owned(),
        Happening::Read => "The statement was read.".to_owned(),
        Happening::FiledAsScan => "Its pages are pictures: it waits to be recognised.".to_owned(),
        Happening::GivenBack => format!("It was put back, and no attempt was spent: {hindrance}."),
        Happening::Retried => format!("It is tried once more: {hindrance}."),
        Happening::Failed if Failure::RETRYABLE.contains(&reason) => {
            format!("It failed (`{reason}`), and may be tried again.")
        }
        Happening::Failed => format!("It failed (`{reason}`)."),
        Happening::Decided => format!("It was completed with `{reason}`."),
        Happening::Corrected => format!("It was corrected, and the decision is `{reason}`."),
        Happening::Reviewed => format!("A person decided `{reason}`."),
        Happening::RetryRequested => "It was queued again after it had failed.".to_owned(),
        Happening::Held => "It was put on legal hold.".to_owned(),
        Happening::Released => "The legal hold was lifted.".to_owned(),
        Happening::StatementErased => "Its statement was erased.".to_owned(),
    }
}

/// The timeline as it is shown.
pub(crate) fn timeline_view(entries: Vec<analyses::TimelineEntry>) -> AnalysisTimeline {
    let shown = |entry: analyses::TimelineEntry| TimelineEntry {
        number: entry.number,
        at: entry.at.into(),
        what: Stored::word(entry.what.as_str()),
        message: sentence(&entry),
        reason: entry.reason,
        attempt: entry.attempt,
        worker: entry.worker.map(|worker| worker.to_string()),
        by: entry.by.map(|user| user.to_string()),
    };
    AnalysisTimeline { entries: entries.into_iter().map(shown).collect() }
}

#[OpenApi]
impl TimelineApi {
    /// Read what happened
    ///
    /// What happened to an analysis, step by step: who took it up, what kept it waiting, how it ended, what people did to
    /// it. It says nothing of the applicant. At most 200 entries are kept: the first 100 and the newest 100.
    #[oai(
        path = "/analyses/:id/timeline",
        method = "get",
        operation_id = "get_analysis_timeline",
        tag = "Tag::Analyses"
    )]
    async fn get_analysis_timeline(
        &self,
        caller: AnyCaller<purpose::AnalysesRead>,
        /// Id of the analysis.
        id: Path<String>,
    ) -> Result<Success<AnalysisTimeline>, ApiError> {
        let id = parsed(&id.0)?;
        let of_team = caller.app().store.analyses(&caller.facts().team);
        of_team.status(&id).await?.ok_or_else(missing)?;
        caller.note_read(Action::TimelineRead, &id).await?;
        Ok(Success(timeline_view(of_team.timeline(&id).await?)))
    }
}

#[cfg(test)]
mod tests {
    use chrono::DateTime;
    use lending_store::Open;

    use super::*;

    #[test]
    fn every_entry_is_a_sentence_and_so_is_one_of_a_newer_version() {
        let entry = |what: Open<Happening>, reason: Option<&str>| analyses::TimelineEntry {
            number: 1,
            at: DateTime::UNIX_EPOCH,
            what,
            reason: reason.map(str::to_owned),
            attempt: None,
            worker: None,
            by: None,
        };
        for (what, reason, told) in [
            (Happening::GivenBack, "storage_unavailable", "the storage did not answer"),
            (Happening::Retried, "worker_lost", "not heard of"),
            (Happening::Retried, "a_new_word", "something came in between"),
            (Happening::Failed, "processing_error", "may be tried again"),
            (Happening::Decided, "approve", "`approve`"),
        ] {
            let said = sentence(&entry(what.into(), Some(reason)));
            assert!(said.contains(told) && said.ends_with('.'), "{said}");
        }
        assert!(!sentence(&entry(Happening::Failed.into(), Some("scanned_document"))).contains("again"));
        assert!(sentence(&entry(Open::Unknown("posted".to_owned()), None)).contains("newer version"));
    }
}

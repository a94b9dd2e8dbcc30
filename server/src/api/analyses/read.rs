//! Reading one analysis: waiting for its end, telling an unchanged one, splicing its report into the answer.

use std::sync::Arc;
use std::time::Duration;

use lending_base::AnalysisId;
use lending_engine::names::search_words;
use lending_store::analyses::{self, Status};
use poem::http::StatusCode;
use poem::{IntoResponse, Response};
use poem_openapi::ApiResponse;
use poem_openapi::registry::{MetaMediaType, MetaResponses, Registry};
use poem_openapi::types::Type;

use super::record::{Analysis, view};
use super::report_body::{Report, answered};
use super::transactions::unreadable;
use crate::api::responses::{found_or_unchanged, put_etag};
use crate::errors::ApiError;
use crate::gate::{Access, Caller};
use crate::opened_reports::{OpenedReport, ReportKey, WhichReport};

/// What opens a reference.
const REFERENCE: &str = "APP-";

pub(super) fn missing() -> ApiError {
    ApiError::not_found("analysis")
}

pub(super) fn parsed(id: &str) -> Result<AnalysisId, ApiError> {
    AnalysisId::parse(id).ok_or_else(missing)
}

pub(super) async fn found<A: Access>(
    caller: &Caller<A>,
    id: &AnalysisId,
) -> Result<analyses::Analysis, ApiError> {
    caller.app().store.analyses(&caller.facts().team).find(id).await?.ok_or_else(missing)
}

/// Returns when the analysis has ended, the time is over or the service stops. A client that goes away ends it too, for
/// its handler is dropped.
pub(super) async fn wait_for_end<A: Access>(
    caller: &Caller<A>,
    id: &AnalysisId,
    patience: Duration,
) -> Result<(), ApiError> {
    let (app, team) = (caller.app(), &caller.facts().team);
    let status = app.store.analyses(team).status(id).await?.ok_or_else(missing)?;
    // What a status of a newer version means is not known here: nobody waits for it.
    if status.known().is_some_and(|status| !Status::is_ended(status)) {
        tokio::select! {
            () = app.waiting.until_ended(team, id) => {}
            () = tokio::time::sleep(patience) => {}
            () = app.stopped() => {}
        }
    }
    Ok(())
}

/// The report of an analysis, taken apart. `None` until there is one.
pub(super) async fn opened_report<A: Access>(
    caller: &Caller<A>,
    analysis: &analyses::Analysis,
) -> Result<Option<Arc<OpenedReport>>, ApiError> {
    opened_revision(caller, analysis, analysis.report_revision).await
}

/// The report of one revision, taken apart, on a thread of its own: a long statement has tens of thousands of rows. One that
/// somebody opened a moment ago is still there.
pub(super) async fn opened_revision<A: Access>(
    caller: &Caller<A>,
    analysis: &analyses::Analysis,
    number: i64,
) -> Result<Option<Arc<OpenedReport>>, ApiError> {
    let (app, team) = (caller.app(), &caller.facts().team);
    let is_in_force = number == analysis.report_revision;
    let report =
        if is_in_force { WhichReport::InForce(analysis.revision) } else { WhichReport::Earlier(number) };
    let key = ReportKey { team: team.clone(), analysis: analysis.id.clone(), report };
    if let Some(report) = app.opened_reports.find(&key) {
        return Ok(Some(report));
    }
    let _slot = app.computing.slot(team).await?;
    let Some(report) = app.store.analyses(team).revision_report(&analysis.id, number).await? else {
        return Ok(None);
    };
    let opened = app.store.compute(team, move || serde_json::from_slice::<OpenedReport>(&report)).await?;
    let Ok(opened) = opened else { return Err(unreadable(analysis)) };
    let opened = Arc::new(opened);
    app.opened_reports.keep(key, &opened);
    Ok(Some(opened))
}

/// One analysis, or that it has not changed.
pub(crate) enum AnalysisAnswer {
    Changed { record: Box<Analysis>, report: Option<Report>, opened: Option<Arc<OpenedReport>>, etag: String },
    Unchanged { etag: String },
}

/// What of an analysis somebody holds.
#[derive(Debug, Clone, Copy)]
pub(super) enum Held {
    Record,
    /// With the report.
    Full,
    /// With the report, but for its transactions.
    WithoutRows,
    Workbook,
}

/// Weak, because the same revision may be spelt differently by another version of the service.
pub(super) fn etag_of(analysis: &analyses::Analysis, held: Held) -> String {
    let part = match held {
        Held::Record => "record",
        Held::Full => "full",
        Held::WithoutRows => "without-rows",
        Held::Workbook => "workbook",
    };
    format!("W/\"{}.{}.{part}\"", analysis.id, analysis.revision)
}

/// Whether the caller has what the tag names.
pub(super) fn is_held(if_none_match: &str, etag: &str) -> bool {
    let opaque = |tag: &str| tag.trim().trim_start_matches("W/").to_owned();
    if_none_match.trim() == "*" || if_none_match.split(',').any(|held| opaque(held) == opaque(etag))
}

impl AnalysisAnswer {
    pub(super) fn changed(
        analysis: analyses::Analysis,
        report: Option<Report>,
        opened: Option<Arc<OpenedReport>>,
        etag: String,
    ) -> Self {
        Self::Changed { record: Box::new(view(analysis)), report, opened, etag }
    }
}

impl IntoResponse for AnalysisAnswer {
    fn into_response(self) -> Response {
        let (mut response, etag) = match self {
            Self::Changed { record, report, opened, etag } => {
                let mut response = answered(record.as_ref(), report);
                // Pages of this process take rows from it, as they were opened.
                if let Some(opened) = opened {
                    response.extensions_mut().insert(opened);
                }
                (response, etag)
            }
            Self::Unchanged { etag } => (StatusCode::NOT_MODIFIED.into_response(), etag),
        };
        put_etag(&mut response, &etag);
        response
    }
}

impl ApiResponse for AnalysisAnswer {
    fn meta() -> MetaResponses {
        found_or_unchanged(MetaMediaType { content_type: "application/json", schema: Analysis::schema_ref() })
    }

    fn register(registry: &mut Registry) {
        Analysis::register(registry);
    }
}

/// What `q` looks for: the opening of a reference, or words of a name.
pub(super) fn search(text: &str, filter: &mut analyses::AnalysisFilter) -> Result<(), ApiError> {
    let text = text.trim();
    if text.get(..REFERENCE.len()).is_some_and(|opening| opening.eq_ignore_ascii_case(REFERENCE)) {
        filter.reference_prefix = Some(text.to_ascii_uppercase());
        return Ok(());
    }
    filter.name_words = search_words(text);
    if filter.name_words.is_empty() {
        return Err(ApiError::invalid_field("q", "has no word to look for"));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tag_is_known_again_among_others_and_whether_weak_or_strong() {
        let etag = "W/\"an_1.3.full\"";
        for held in ["W/\"an_1.3.full\"", "\"an_1.3.full\"", "\"x\", W/\"an_1.3.full\"", "*", " * "] {
            assert!(is_held(held, etag), "{held}");
        }
        for other in ["", "\"an_1.2.full\"", "W/\"an_1.3.record\"", "an_1.3"] {
            assert!(!is_held(other, etag), "{other}");
        }
    }

    #[test]
    fn a_search_is_for_a_reference_or_for_names() {
        let searched = |text: &str| {
            let mut filter = analyses::AnalysisFilter::default();
            search(text, &mut filter).map(|()| filter)
        };
        assert_eq!(searched(" app-0000").unwrap().reference_prefix.as_deref(), Some("APP-0000"));
        assert_eq!(searched("ramesh Sharma").unwrap().name_words, ["RAMESH", "SHARMA"]);
        assert_eq!(searched("é").unwrap().name_words, ["E"]);
        assert!(searched(" - ").is_err());
    }
}

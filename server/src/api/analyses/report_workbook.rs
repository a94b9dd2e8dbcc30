//! The report as a workbook, for people who work in a spreadsheet. What stands in it is `crate::workbook`.

use lending_store::analyses::{Analysis, Status};
use lending_store::audit::Action;
use poem::http::StatusCode;
use poem::{IntoResponse, Response};
use poem_openapi::param::{Header, Path};
use poem_openapi::registry::{MetaMediaType, MetaResponses, MetaSchema, MetaSchemaRef, Registry};
use poem_openapi::{ApiResponse, OpenApi};

use super::read::{Held, etag_of, found, is_held, parsed};
use super::transactions::{not_completed, unreadable};
use crate::api::responses::{attachment, found_or_unchanged, put_etag};
use crate::api::tags::Tag;
use crate::contract::OperationFacts;
use crate::errors::{ApiError, Code};
use crate::gate::{Access, AnyCaller, Caller, purpose};
use crate::workbook::{self, Cover};

#[derive(Debug, Default)]
pub(crate) struct ReportWorkbookApi;

pub(crate) const OPERATIONS: &[OperationFacts] = &[OperationFacts {
    id: "export_analysis_report",
    refusals: &[Code::AnalysisNotCompleted, Code::StorageFull],
    request: None,
    answer: None,
}];

const CONTENT_TYPE: &str = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/// The workbook, or that it has not changed.
pub(crate) enum WorkbookAnswer {
    Changed { bytes: Vec<u8>, file_name: String, etag: String },
    Unchanged { etag: String },
}

impl IntoResponse for WorkbookAnswer {
    fn into_response(self) -> Response {
        let (mut response, etag) = match self {
            Self::Changed { bytes, file_name, etag } => {
                (attachment(CONTENT_TYPE, bytes.into(), &file_name), etag)
            }
            Self::Unchanged { etag } => (StatusCode::NOT_MODIFIED.into_response(), etag),
        };
        put_etag(&mut response, &etag);
        response
    }
}

impl ApiResponse for WorkbookAnswer {
    fn meta() -> MetaResponses {
        let schema = MetaSchemaRef::Inline(Box::new(MetaSchema::new_with_format("string", "binary")));
        found_or_unchanged(MetaMediaType { content_type: CONTENT_TYPE, schema })
    }

    fn register(_registry: &mut Registry) {}
}

/// Opening a report and writing a workbook take a processor for a while: a thread of its own, and not more of them at
/// once than there are processors.
async fn written<A: Access>(caller: &Caller<A>, analysis: &Analysis) -> Result<Vec<u8>, ApiError> {
    let (app, team) = (caller.app(), &caller.facts().team);
    let _slot = app.computing.slot(team).await?;
    let report = app.store.analyses(team).report(analysis).await?;
    let report = report.ok_or_else(not_completed)?;
    let cover = Cover {
        reference: analysis.reference.clone(),
        analysis: analysis.id.to_string(),
        final_decision: analysis.final_decision().map(|decision| decision.as_str().to_owned()),
        made_at: analysis.completed_at.unwrap_or(analysis.created_at),
    };
    let written = app.store.compute(team, move || workbook::write(&report, &cover)).await?;
    written.map_err(|_| unreadable(analysis))
}

#[OpenApi]
impl ReportWorkbookApi {
    /// Export the report
    ///
    /// The report of a completed analysis as a workbook (XLSX) for people: the sheets Summary, Months, Transactions,
    /// Obligations, Bounces and Counterparties. Days and amounts are real dates and numbers, in rupees; texts are never
    /// formulas. With the `ETag` of an earlier answer as `If-None-Match` an unchanged workbook is 304.
    #[oai(
        path = "/analyses/:id/report.xlsx",
        method = "get",
        operation_id = "export_analysis_report",
        tag = "Tag::Analyses"
    )]
    async fn export_analysis_report(
        &self,
        caller: AnyCaller<purpose::AnalysesRead>,
        /// Id of the analysis.
        id: Path<String>,
        /// The `ETag` of what the caller holds already.
        #[oai(name = "If-None-Match", validator(max_length = 1000))]
        if_none_match: Header<Option<String>>,
    ) -> Result<WorkbookAnswer, ApiError> {
        let analysis = found(&caller, &parsed(&id.0)?).await?;
        let etag = etag_of(&analysis, Held::Workbook);
        // `*` is held by everybody, also of an analysis that has no report.
        let is_completed = analysis.status == Status::Completed;
        if is_completed && if_none_match.0.is_some_and(|held| is_held(&held, &etag)) {
            return Ok(WorkbookAnswer::Unchanged { etag });
        }
        let bytes = written(&caller, &analysis).await?;
        caller.note_read(Action::WorkbookRead, &analysis.id).await?;
        // The name of the uploaded file often names its holder, so it is not used.
        let file_name = format!("{}-report.xlsx", analysis.reference);
        Ok(WorkbookAnswer::Changed { bytes, file_name, etag })
    }
}

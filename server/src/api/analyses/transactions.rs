//! The rows of a statement, in pages and for a spreadsheet, and the statement itself.
//!
//! Which rows are asked for is `transaction_filter`. A cursor is the id of the last row that was seen, and so it does not
//! depend on the filters: under others it goes on after that row too.

use std::sync::Arc;

use lending_engine::categorise::Category;
use lending_engine::money::Rupees;
use lending_engine::report::{Flag, Transaction};
use lending_engine::statement::Direction;
use lending_store::analyses::Analysis;
use lending_store::audit::Action;
use lending_store::page::{PageRequest, Start};
use poem_openapi::param::{Path, Query};
use poem_openapi::{Object, OpenApi};
use serde_json::Value;
use serde_json::value::RawValue;

use super::csv;
use super::read::{found, opened_report, parsed};
use super::transaction_filter::{AskedRows, TransactionFilter};
use crate::api::iso_date::IsoDate;
use crate::api::lists::page_request;
use crate::api::responses::{Csv, Pdf, Success};
use crate::api::stored::Stored;
use crate::api::tags::Tag;
use crate::contract::OperationFacts;
use crate::errors::{ApiError, Code};
use crate::gate::{Access, AnyCaller, Caller, purpose};
use crate::opened_reports::OpenedReport;
use crate::transaction_row::TransactionRow;

#[derive(Debug, Default)]
pub(crate) struct StatementsApi;

pub(crate) const OPERATIONS: &[OperationFacts] = &[
    OperationFacts {
        id: "list_analysis_transactions",
        refusals: &[Code::AnalysisNotCompleted, Code::StorageFull],
        request: None,
        answer: Some(include_str!("examples/transaction_list.json")),
    },
    OperationFacts {
        id: "export_analysis_transactions",
        refusals: &[Code::AnalysisNotCompleted, Code::StorageFull],
        request: None,
        answer: Some(include_str!("examples/transactions.csv")),
    },
    OperationFacts {
        id: "get_analysis_statement",
        refusals: &[Code::StorageFull, Code::StatementErased, Code::StatementMissing, Code::StatementCorrupt],
        request: None,
        answer: None,
    },
];

/// What opens the id of a transaction.
const ID_PREFIX: &str = "txn_";

/// A page of transactions.
#[derive(Debug, Object)]
pub(crate) struct TransactionList {
    /// The transactions of this page, as the report has them: account by account, the oldest first.
    data: Vec<Stored<Transaction>>,
    /// How many there are in all, over all pages, that the filters let through.
    total: usize,
    /// The page size that applied, from 1 to 100.
    limit: i64,
    /// How many were skipped; null when a cursor was given.
    offset: Option<i64>,
    /// Whether there are more after this page.
    has_more: bool,
    /// Give this as `cursor` to read on; null on the last page.
    next_cursor: Option<String>,
}

impl TransactionList {
    /// A page of those rows that stand at these places.
    fn cut(rows: &OpenedReport, places: &[usize], request: &PageRequest) -> Self {
        let total = places.len();
        let first = match &request.start {
            Start::Offset(offset) => usize::try_from(*offset).unwrap_or(usize::MAX),
            Start::After(id) => {
                place_of(id).map_or(total, |seen| places.partition_point(|place| *place <= seen))
            }
        };
        let limit = usize::try_from(request.limit).unwrap_or_default();
        let has_more = total > first.saturating_add(limit);
        let page = places.iter().skip(first).take(limit).filter_map(|place| rows.transactions.get(*place));
        let page: Vec<Value> = page.map(|row| as_value(row)).collect();
        let last = page.last().filter(|_| has_more).and_then(|last| last["id"].as_str());
        Self {
            next_cursor: last.map(str::to_owned),
            data: page.into_iter().map(Stored::read).collect(),
            total,
            limit: request.limit,
            offset: match request.start {
                Start::Offset(offset) => Some(offset),
                Start::After(_) => None,
            },
            has_more,
        }
    }
}

/// Where the transaction of this id stands, from 0.
pub(super) fn place_of(id: &str) -> Option<usize> {
    id.strip_prefix(ID_PREFIX)?.parse::<usize>().ok()?.checked_sub(1)
}

pub(super) fn not_completed() -> ApiError {
    ApiError::new(Code::AnalysisNotCompleted, "The analysis has no report: it is not completed.")
}

pub(super) fn statement_erased() -> ApiError {
    ApiError::new(Code::StatementErased, "The statement was erased; what was read of it is in the report.")
}

async fn transactions<A: Access>(
    caller: &Caller<A>,
    analysis: &Analysis,
) -> Result<Arc<OpenedReport>, ApiError> {
    opened_report(caller, analysis).await?.ok_or_else(not_completed)
}

/// Why it cannot be read stays unsaid: it may quote what somebody's statement says.
pub(super) fn unreadable(analysis: &Analysis) -> ApiError {
    tracing::error!(analysis = %analysis.id, "stored report cannot be read");
    ApiError::internal()
}

/// Where the rows stand that the filter lets through. Each is looked at, so that it happens on a thread of its own; without a
/// filter none need be.
async fn places<A: Access>(
    caller: &Caller<A>,
    analysis: &Analysis,
    rows: &Arc<OpenedReport>,
    filter: TransactionFilter,
) -> Result<Vec<usize>, ApiError> {
    if filter.is_open() {
        return Ok((0..rows.transactions.len()).collect());
    }
    let (rows, app, team) = (rows.clone(), caller.app(), &caller.facts().team);
    let _slot = app.computing.slot(team).await?;
    app.store.compute(team, move || filter.places(&rows)).await?.map_err(|_| unreadable(analysis))
}

/// The rows at these places as a table.
fn table(rows: &OpenedReport, places: &[usize]) -> serde_json::Result<String> {
    let rows = places.iter().filter_map(|place| rows.transactions.get(*place));
    let rows = rows.map(|row| serde_json::from_str(row.get())).collect::<Result<Vec<TransactionRow>, _>>()?;
    Ok(csv::table(rows.iter()))
}

fn as_value(row: &RawValue) -> Value {
    serde_json::from_str(row.get()).unwrap_or_default()
}

/// A name that any file system takes, whatever the file was called.
fn safe_name(analysis: &Analysis, ending: &str) -> String {
    let given = analysis.particulars.file_name.as_deref().unwrap_or_default();
    let stem = given.strip_suffix(".pdf").or_else(|| given.strip_suffix(".PDF")).unwrap_or(given);
    let plain = |character: char| match character {
        'a'..='z' | 'A'..='Z' | '0'..='9' | '-' | '_' => character,
        _ => '_',
    };
    let plain: String = stem.chars().map(plain).take(80).collect();
    let plain = plain.trim_matches(['_', '-']);
    let stem = if plain.is_empty() { "statement" } else { plain };
    format!("{}-{stem}{ending}", analysis.reference)
}

fn default_limit() -> u32 {
    100
}

#[allow(clippy::too_many_arguments, reason = "each is a parameter of the operation")]
#[OpenApi]
impl StatementsApi {
    /// List transactions
    ///
    /// The rows of a completed analysis, read and categorised, as its report has them. Filters that are given together
    /// must all be met.
    #[oai(
        path = "/analyses/:id/transactions",
        method = "get",
        operation_id = "list_analysis_transactions",
        tag = "Tag::Analyses"
    )]
    async fn list_analysis_transactions(
        &self,
        caller: AnyCaller<purpose::AnalysesRead>,
        /// Id of the analysis.
        id: Path<String>,
        /// Only rows of these categories. Give it several times for several: at most 100. Left out: all.
        #[oai(validator(max_items = 100))]
        category: Query<Option<Vec<Category>>>,
        /// Only rows in which money went this way. Left out: both.
        direction: Query<Option<Direction>>,
        /// Only rows booked on this day or later, such as `2026-04-01`. Left out: from the first.
        from: Query<Option<IsoDate>>,
        /// Only rows booked on this day or earlier, such as `2026-04-30`; not before `from`. Left out: to the last.
        to: Query<Option<IsoDate>>,
        /// Only rows of this amount or more, in rupees with at most two decimals. Left out: of any.
        min: Query<Option<Rupees>>,
        /// Only rows of this amount or less, in rupees with at most two decimals; not less than `min`. Left out: of any.
        max: Query<Option<Rupees>>,
        /// Only rows with this counterparty: exactly a `name` of the report's `counterparties`, which takes all spellings of
        /// it. The report lists the largest alone; any other name is compared with the `counterparty` of the row.
        #[oai(validator(min_length = 1, max_length = 200))]
        counterparty: Query<Option<String>>,
        /// Only rows that carry this flag. Left out: with or without any.
        flag: Query<Option<Flag>>,
        /// Only rows whose `narration` or `counterparty` has this text, whatever its case and its spaces: 1 to 200
        /// characters.
        #[oai(validator(min_length = 1, max_length = 200))]
        q: Query<Option<String>>,
        /// Page size: 1 to 100.
        #[oai(default = "default_limit", validator(minimum(value = "1"), maximum(value = "100")))]
        limit: Query<u32>,
        /// Number of items to skip: 0 to 1,000,000. For deep lists use `cursor`.
        #[oai(validator(minimum(value = "0"), maximum(value = "1000000")))]
        offset: Query<Option<u32>>,
        /// `next_cursor` of the page before, to read on from there; cannot be combined with `offset`.
        cursor: Query<Option<String>>,
    ) -> Result<Success<TransactionList>, ApiError> {
        let page = page_request(limit.0, offset.0, cursor.0, |text| place_of(text).is_some())?;
        let asked = AskedRows {
            category: category.0,
            direction: direction.0,
            from: from.0,
            to: to.0,
            min: min.0,
            max: max.0,
            counterparty: counterparty.0,
            flag: flag.0,
            q: q.0,
        };
        let filter = asked.understand()?;
        let analysis = found(&caller, &parsed(&id.0)?).await?;
        let rows = transactions(&caller, &analysis).await?;
        let places = places(&caller, &analysis, &rows, filter).await?;
        caller.note_read(Action::RowsRead, &analysis.id).await?;
        Ok(Success(TransactionList::cut(&rows, &places, &page)))
    }

    /// Export transactions
    ///
    /// The rows of a completed analysis for a spreadsheet, all or those that the filters let through: CSV in UTF-8 with a
    /// header, quoted as RFC 4180 says. A text that a spreadsheet would take for a formula is preceded by an apostrophe.
    ///
    /// The columns are `id`, `account_id`, `date`, `value_date`, `time`, `amount`, `direction`, `debit`, `credit`,
    /// `balance`, `narration`, `channel`, `counterparty`, `vpa`, `reference`, `category`, `category_rule`,
    /// `category_confidence`, `flags` and `page`: the members of a transaction, and its amount once more as `debit` or
    /// `credit`, of which the other is empty. Days are `YYYY-MM-DD`; amounts are rupees with two decimals, without groups;
    /// flags are separated by spaces; what there is not is empty. Find columns by their names: more may be added.
    #[oai(
        path = "/analyses/:id/transactions.csv",
        method = "get",
        operation_id = "export_analysis_transactions",
        tag = "Tag::Analyses"
    )]
    async fn export_analysis_transactions(
        &self,
        caller: AnyCaller<purpose::AnalysesRead>,
        /// Id of the analysis.
        id: Path<String>,
        /// Only rows of these categories. Give it several times for several: at most 100. Left out: all.
        #[oai(validator(max_items = 100))]
        category: Query<Option<Vec<Category>>>,
        /// Only rows in which money went this way. Left out: both.
        direction: Query<Option<Direction>>,
        /// Only rows booked on this day or later, such as `2026-04-01`. Left out: from the first.
        from: Query<Option<IsoDate>>,
        /// Only rows booked on this day or earlier, such as `2026-04-30`; not before `from`. Left out: to the last.
        to: Query<Option<IsoDate>>,
        /// Only rows of this amount or more, in rupees with at most two decimals. Left out: of any.
        min: Query<Option<Rupees>>,
        /// Only rows of this amount or less, in rupees with at most two decimals; not less than `min`. Left out: of any.
        max: Query<Option<Rupees>>,
        /// Only rows with this counterparty: exactly a `name` of the report's `counterparties`, which takes all spellings of
        /// it. The report lists the largest alone; any other name is compared with the `counterparty` of the row.
        #[oai(validator(min_length = 1, max_length = 200))]
        counterparty: Query<Option<String>>,
        /// Only rows that carry this flag. Left out: with or without any.
        flag: Query<Option<Flag>>,
        /// Only rows whose `narration` or `counterparty` has this text, whatever its case and its spaces: 1 to 200
        /// characters.
        #[oai(validator(min_length = 1, max_length = 200))]
        q: Query<Option<String>>,
    ) -> Result<Csv, ApiError> {
        let asked = AskedRows {
            category: category.0,
            direction: direction.0,
            from: from.0,
            to: to.0,
            min: min.0,
            max: max.0,
            counterparty: counterparty.0,
            flag: flag.0,
            q: q.0,
        };
        let filter = asked.understand()?;
        let analysis = found(&caller, &parsed(&id.0)?).await?;
        let rows = transactions(&caller, &analysis).await?;
        let places = places(&caller, &analysis, &rows, filter).await?;
        let (app, team) = (caller.app(), &caller.facts().team);
        let slot = app.computing.slot(team).await?;
        let text = app.store.compute(team, move || table(&rows, &places)).await?;
        let text = text.map_err(|_| unreadable(&analysis))?;
        drop(slot);
        caller.note_read(Action::RowsExported, &analysis.id).await?;
        Ok(Csv { text, file_name: safe_name(&analysis, ".csv") })
    }

    /// Download the statement
    ///
    /// The PDF byte for byte as it was uploaded. Who takes it is recorded.
    #[oai(
        path = "/analyses/:id/statement",
        method = "get",
        operation_id = "get_analysis_statement",
        tag = "Tag::Analyses"
    )]
    async fn get_analysis_statement(
        &self,
        caller: AnyCaller<purpose::AnalysesRead>,
        /// Id of the analysis.
        id: Path<String>,
    ) -> Result<Pdf, ApiError> {
        let analysis = found(&caller, &parsed(&id.0)?).await?;
        let principal = caller.principal();
        let of_team = caller.app().store.analyses(&principal.team);
        if analysis.statement_erased_at.is_some() {
            return Err(statement_erased());
        }
        let bytes = of_team.statement(&analysis.id).await?;
        let bytes = bytes.ok_or_else(|| ApiError::not_found("analysis"))?;
        caller.note_read(Action::StatementRead, &analysis.id).await?;
        Ok(Pdf { bytes, file_name: safe_name(&analysis, ".pdf") })
    }
}

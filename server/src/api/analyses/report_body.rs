//! The body of an answer that carries a report. The longest have ten million bytes: they are written piece by piece, and between
//! two pieces others have their turn, so that whoever asks for little does not wait for those who ask for much.

use std::io;
use std::sync::Arc;

use futures_util::stream;
use poem::http::header;
use poem::{Body, Response};
use poem_openapi::types::ToJSON;

use crate::opened_reports::OpenedReport;

/// About as many bytes are written in one turn.
const PIECE: usize = 16 << 10;

/// The report of an analysis.
pub(crate) enum Report {
    /// There is none yet.
    Missing,
    /// As JSON, but for its transactions.
    WithoutRows(Vec<u8>),
    Whole(Arc<OpenedReport>),
}

impl Report {
    pub(super) fn of(opened: Option<&Arc<OpenedReport>>, has_rows: bool) -> Self {
        match opened {
            None => Self::Missing,
            Some(opened) if has_rows => Self::Whole(opened.clone()),
            Some(opened) => Self::WithoutRows(opened.without_rows()),
        }
    }
}

/// The record, and the report as its last member: the report's own bytes, which nobody parses again.
pub(super) fn answered(record: &impl ToJSON, report: Option<Report>) -> Response {
    let mut json = record.to_json_string().into_bytes();
    let response = Response::builder().content_type("application/json");
    let Some(report) = report else { return response.body(json) };
    json.pop();
    json.extend_from_slice(b",\"result\":");
    match report {
        Report::Missing => json.extend_from_slice(b"null"),
        Report::WithoutRows(report) => json.extend_from_slice(&report),
        Report::Whole(opened) => {
            let length = json.len().saturating_add(opened.length()).saturating_add(1);
            return response.header(header::CONTENT_LENGTH, length).body(in_pieces(json, opened));
        }
    }
    json.push(b'}');
    response.body(json)
}

/// What stands before the report, the report, and the bracket behind it.
fn in_pieces(before: Vec<u8>, opened: Arc<OpenedReport>) -> Body {
    Body::from_bytes_stream(stream::unfold(Some((before, 0)), move |state| {
        let opened = opened.clone();
        async move {
            let (mut bytes, from) = state?;
            if from > 0 {
                tokio::task::yield_now().await;
            }
            let (piece, next) = opened.piece(from, PIECE);
            bytes.extend_from_slice(&piece);
            if next.is_none() {
                bytes.push(b'}');
            }
            Some((Ok::<_, io::Error>(bytes), next.map(|next| (Vec::new(), next))))
        }
    }))
}

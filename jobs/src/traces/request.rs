//! A request as a span, told once it is answered: only then is known whether it made an analysis, whose trace it is the root
//! of.

use std::time::{Duration, SystemTime};

use chrono::{DateTime, Utc};
use lending_base::AnalysisId;
use opentelemetry::KeyValue;
use opentelemetry::trace::SpanKind;

use super::place::{CallersSpan, Place};
use super::span::FinishedSpan;
use super::{ANALYSIS, Traces};

/// What is told of a request. Its path is not: it may hold what somebody mistyped into it.
#[derive(Debug)]
pub struct AnsweredRequest<'a> {
    pub began: DateTime<Utc>,
    pub took: Duration,
    /// What the contract calls it. `None` for pages, probes and what does not exist.
    pub operation: Option<&'static str>,
    pub method: &'a str,
    pub status: u16,
    /// Ours. What a caller calls it may be anything.
    pub request_id: &'a str,
    /// What it uploaded. A page takes several files at once.
    pub accepted: &'a [AnalysisId],
    pub callers_span: Option<CallersSpan>,
}

impl Traces {
    /// Pages and probes are told only where they failed or took a statement in: there are very many of them.
    pub fn answered(&self, request: &AnsweredRequest<'_>) {
        let Some(exporting) = &self.0 else { return };
        let is_failed = request.status >= 500;
        if request.operation.is_none() && request.accepted.is_empty() && !is_failed {
            return;
        }
        let tell = |place: Place, analysis: Option<&AnalysisId>| {
            let mut attributes = vec![
                KeyValue::new("http.request.method", method_of(request.method)),
                KeyValue::new("http.response.status_code", i64::from(request.status)),
                KeyValue::new("lending.request.id", request.request_id.to_owned()),
            ];
            attributes.extend(analysis.map(|id| KeyValue::new(ANALYSIS, id.to_string())));
            let began: SystemTime = request.began.into();
            exporting.tell(FinishedSpan {
                place,
                parent: None,
                name: request.operation.unwrap_or("page"),
                kind: SpanKind::Server,
                began,
                ended: began + request.took,
                attributes,
                is_failed,
                callers_span: request.callers_span,
            });
        };
        for analysis in request.accepted {
            tell(Place::of_upload(analysis), Some(analysis));
        }
        if request.accepted.is_empty()
            && let Ok(place) = Place::apart()
        {
            tell(place, None);
        }
    }
}

/// As OpenTelemetry has it: a method that is none of HTTP's own could be any text.
fn method_of(method: &str) -> &'static str {
    let known = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
    known.into_iter().find(|known| *known == method).unwrap_or("_OTHER")
}

//! One stretch of work: what it is called, how long it took, what came of it.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Instant, SystemTime};

use chrono::TimeDelta;
use lending_base::NoEntropy;
use opentelemetry::trace::{Link, SpanId, SpanKind, Status};
use opentelemetry::{InstrumentationScope, KeyValue, Value};
use opentelemetry_sdk::trace::{SpanData, SpanEvents, SpanLinks};

use super::place::{CallersSpan, Place};
use super::{Exporting, positive};

/// A span that ends when it is dropped, so that work which is cut off is told as well. Does nothing where there is no
/// collector.
#[derive(Debug, Default)]
#[must_use = "a span ends when it is dropped"]
pub(crate) struct OpenSpan(Option<Box<Open>>);

#[derive(Debug)]
struct Open {
    exporting: Arc<Exporting>,
    place: Place,
    parent: Option<SpanId>,
    name: &'static str,
    kind: SpanKind,
    began: SystemTime,
    since: Instant,
    told: Mutex<Told>,
}

/// What was noted of a span so far.
#[derive(Debug, Default)]
struct Told {
    attributes: Vec<KeyValue>,
    is_failed: bool,
}

impl OpenSpan {
    pub(super) fn below(
        exporting: &Arc<Exporting>,
        parent: Place,
        name: &'static str,
        kind: SpanKind,
    ) -> Self {
        Self::begin(exporting, parent.beside(), Some(parent.span), name, kind)
    }

    pub(super) fn apart(exporting: &Arc<Exporting>, name: &'static str, kind: SpanKind) -> Self {
        Self::begin(exporting, Place::apart(), None, name, kind)
    }

    fn begin(
        exporting: &Arc<Exporting>,
        place: Result<Place, NoEntropy>,
        parent: Option<SpanId>,
        name: &'static str,
        kind: SpanKind,
    ) -> Self {
        // Without randomness there is no id. The work goes on, and the fault shows elsewhere.
        let Ok(place) = place else { return Self(None) };
        Self(Some(Box::new(Open {
            exporting: Arc::clone(exporting),
            place,
            parent,
            name,
            kind,
            began: exporting.clock.now().into(),
            since: Instant::now(),
            told: Mutex::default(),
        })))
    }

    /// A part of this, that begins now.
    pub(crate) fn child(&self, name: &'static str) -> Self {
        match &self.0 {
            Some(open) => Self::below(&open.exporting, open.place, name, SpanKind::Internal),
            None => Self(None),
        }
    }

    /// What lay before this for so long, told beside it.
    pub(crate) fn waited(&self, name: &'static str, waited: TimeDelta) {
        let Some(open) = &self.0 else { return };
        let Ok(place) = open.place.beside() else { return };
        let began = open.began.checked_sub(positive(waited)).unwrap_or(open.began);
        open.exporting.tell(FinishedSpan {
            place,
            parent: open.parent,
            name,
            kind: SpanKind::Internal,
            began,
            ended: open.began,
            attributes: open.told.lock().unwrap_or_else(PoisonError::into_inner).attributes.clone(),
            is_failed: false,
            callers_span: None,
        });
    }

    /// Notes an id, a word of ours or a number. Nothing that somebody wrote.
    pub(crate) fn note(&self, key: &'static str, value: impl Into<Value>) {
        if let Some(open) = &self.0 {
            let mut told = open.told.lock().unwrap_or_else(PoisonError::into_inner);
            told.attributes.push(KeyValue::new(key, value));
        }
    }

    /// It did not come to what it should.
    pub(crate) fn fail(&self) {
        if let Some(open) = &self.0 {
            open.told.lock().unwrap_or_else(PoisonError::into_inner).is_failed = true;
        }
    }
}

impl Drop for OpenSpan {
    fn drop(&mut self) {
        let Some(open) = self.0.take() else { return };
        let Open { exporting, place, parent, name, kind, began, since, told } = *open;
        let Told { attributes, is_failed } = told.into_inner().unwrap_or_else(PoisonError::into_inner);
        exporting.tell(FinishedSpan {
            place,
            parent,
            name,
            kind,
            began,
            ended: began + since.elapsed(),
            attributes,
            is_failed,
            callers_span: None,
        });
    }
}

/// A span as it is told.
#[derive(Debug)]
pub(super) struct FinishedSpan {
    pub(super) place: Place,
    pub(super) parent: Option<SpanId>,
    pub(super) name: &'static str,
    pub(super) kind: SpanKind,
    pub(super) began: SystemTime,
    pub(super) ended: SystemTime,
    pub(super) attributes: Vec<KeyValue>,
    pub(super) is_failed: bool,
    pub(super) callers_span: Option<CallersSpan>,
}

impl FinishedSpan {
    pub(super) fn into_data(self, scope: InstrumentationScope) -> SpanData {
        let mut links = SpanLinks::default();
        links
            .links
            .extend(self.callers_span.map(|CallersSpan(place)| Link::with_context(place.context(true))));
        SpanData {
            span_context: self.place.context(false),
            parent_span_id: self.parent.unwrap_or(SpanId::INVALID),
            parent_span_is_remote: false,
            span_kind: self.kind,
            name: self.name.into(),
            start_time: self.began,
            end_time: self.ended,
            attributes: self.attributes,
            dropped_attributes_count: 0,
            events: SpanEvents::default(),
            links,
            // Why is among what was noted, as a word.
            status: if self.is_failed { Status::error("") } else { Status::Unset },
            instrumentation_scope: scope,
        }
    }
}

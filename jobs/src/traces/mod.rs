//! Traces for whoever runs the service: spans that go to a collector over OTLP, where one is set. Start with [`Traces`].
//!
//! Everything about one analysis is one trace, from its upload to its decision and the webhooks about it, whichever process
//! does it and however often: the ids of the trace and of its root follow from the id of the analysis (`place`), so nothing
//! has to be carried through the queue. A span is told when it is over, into a queue with a bound (`collector`): nobody
//! waits for a collector, and what it does not take in time is dropped.
//!
//! A span holds ids, words of ours, numbers and times. Its name and the keys of what it holds are constants. Nothing that
//! somebody wrote gets in: no name, number, narration, path or file name, nor the id that a caller gives a request.

mod collector;
mod place;
mod request;
mod span;

use std::sync::Arc;
use std::time::Duration;

use chrono::TimeDelta;
use lending_base::{AnalysisId, Clock, Settings, entropy};
use opentelemetry::trace::SpanKind;
use opentelemetry::{InstrumentationScope, KeyValue};
use opentelemetry_sdk::Resource;
use opentelemetry_sdk::trace::{BatchConfigBuilder, BatchSpanProcessor, SpanProcessor};

use self::collector::Collector;
use self::place::Place;
use self::span::FinishedSpan;

pub use self::collector::try_collector;
pub use self::place::CallersSpan;
pub use self::request::AnsweredRequest;
pub(crate) use self::span::OpenSpan;

/// How many spans may wait to be sent: a few seconds of a busy process, some megabytes.
const MOST_WAITING: usize = 8192;
const MOST_AT_ONCE: usize = 512;
/// How often what waits is sent.
const SEND: Duration = Duration::from_secs(1);
/// How long the end of a process waits for the last spans to be taken.
const FAREWELL: Duration = Duration::from_secs(3);

/// The id of the analysis that a span is about.
const ANALYSIS: &str = "lending.analysis.id";

/// Which part of the service tells.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Role {
    Server,
    Worker,
}

impl Role {
    fn as_str(self) -> &'static str {
        match self {
            Self::Server => "server",
            Self::Worker => "worker",
        }
    }

    fn service(self) -> &'static str {
        match self {
            Self::Server => "lending-server",
            Self::Worker => "lending-worker",
        }
    }
}

/// Where spans are told. Without a collector nothing is made and nothing is kept. Cheap to clone.
#[derive(Debug, Clone, Default)]
pub struct Traces(Option<Arc<Exporting>>);

#[derive(Debug)]
struct Exporting {
    clock: Clock,
    scope: InstrumentationScope,
    processor: BatchSpanProcessor,
}

impl Traces {
    /// Within a runtime: requests to the collector are made on it.
    pub fn open(settings: &Settings, clock: &Clock, role: Role) -> anyhow::Result<Self> {
        let Some(endpoint) = &settings.otlp_endpoint else { return Ok(Self(None)) };
        let collector = Collector::open(endpoint, &settings.collector_headers()?, &resource(role)?)?;
        let config = BatchConfigBuilder::default()
            .with_max_queue_size(MOST_WAITING)
            .with_max_export_batch_size(MOST_AT_ONCE)
            .with_scheduled_delay(SEND)
            .build();
        let processor = BatchSpanProcessor::builder(collector).with_batch_config(config).build();
        let scope = InstrumentationScope::builder("lending").with_version(env!("CARGO_PKG_VERSION")).build();
        tracing::info!(%endpoint, role = role.as_str(), "traces are sent to a collector");
        Ok(Self(Some(Arc::new(Exporting { clock: clock.clone(), scope, processor }))))
    }

    pub fn are_on(&self) -> bool {
        self.0.is_some()
    }

    /// A span below the upload of an analysis, that begins now.
    pub(crate) fn in_analysis(&self, analysis: &AnalysisId, name: &'static str, kind: SpanKind) -> OpenSpan {
        let Some(exporting) = &self.0 else { return OpenSpan::default() };
        let span = OpenSpan::below(exporting, Place::of_upload(analysis), name, kind);
        span.note(ANALYSIS, analysis.to_string());
        span
    }

    /// A span that is about no analysis, in a trace of its own.
    pub(crate) fn apart(&self, name: &'static str, kind: SpanKind) -> OpenSpan {
        let Some(exporting) = &self.0 else { return OpenSpan::default() };
        OpenSpan::apart(exporting, name, kind)
    }

    /// Sends what still waits, for a few seconds at the most. What is told afterwards is dropped.
    pub async fn rest(&self) {
        let Some(exporting) = self.0.clone() else { return };
        // It waits for a thread that waits for requests on this runtime.
        let farewell =
            tokio::task::spawn_blocking(move || exporting.processor.shutdown_with_timeout(FAREWELL));
        let _ = farewell.await;
    }
}

impl Exporting {
    fn tell(&self, span: FinishedSpan) {
        self.processor.on_end(span.into_data(self.scope.clone()));
    }
}

/// What is true of every span of this part of the process.
fn resource(role: Role) -> anyhow::Result<Resource> {
    // Nothing of the environment: what stands there is not known to be free of names.
    Ok(Resource::builder_empty()
        .with_attributes([
            KeyValue::new("service.namespace", "lending"),
            KeyValue::new("service.name", role.service()),
            KeyValue::new("service.version", env!("CARGO_PKG_VERSION")),
            KeyValue::new("service.instance.id", entropy::base62(16)?),
            KeyValue::new("lending.role", role.as_str()),
        ])
        .build())
}

/// A span of time as the standard library has it; none where clocks disagree.
fn positive(time: TimeDelta) -> Duration {
    time.to_std().unwrap_or(Duration::ZERO)
}

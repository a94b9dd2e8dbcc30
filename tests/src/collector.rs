//! A collector of traces on this machine: OTLP over HTTP, as protobuf.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use opentelemetry_proto::tonic::collector::trace::v1::ExportTraceServiceRequest;
use opentelemetry_proto::tonic::common::v1::KeyValue;
use opentelemetry_proto::tonic::common::v1::any_value::Value;
use opentelemetry_proto::tonic::trace::v1::Span;
use prost::Message;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

/// A span as it came, its ids as hexadecimal digits.
#[derive(Debug, Clone)]
pub struct ExportedSpan {
    pub trace: String,
    pub id: String,
    /// Empty where it is the root.
    pub parent: String,
    pub name: String,
    pub began: u64,
    pub ended: u64,
    /// The traces of the spans that it is linked to.
    pub links: Vec<String>,
    attributes: BTreeMap<String, String>,
    resource: BTreeMap<String, String>,
}

impl ExportedSpan {
    /// What was noted of it; nothing where that was not.
    pub fn noted(&self, key: &str) -> &str {
        self.attributes.get(key).map_or("", String::as_str)
    }

    /// What is true of the process that told it.
    pub fn of_its_process(&self, key: &str) -> &str {
        self.resource.get(key).map_or("", String::as_str)
    }
}

/// It collects until it is dropped.
#[derive(Debug)]
pub struct Collector {
    /// For `LENDING_OTLP_ENDPOINT`.
    pub url: String,
    bodies: Arc<Mutex<Vec<Vec<u8>>>>,
    task: tokio::task::JoinHandle<()>,
}

impl Drop for Collector {
    fn drop(&mut self) {
        self.task.abort();
    }
}

impl Collector {
    pub async fn start() -> anyhow::Result<Self> {
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let url = format!("http://{}", listener.local_addr()?);
        let bodies = Arc::new(Mutex::default());
        let shared = Arc::clone(&bodies);
        let task = tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let bodies = Arc::clone(&shared);
                tokio::spawn(async move {
                    let _ = collect(stream, &bodies).await;
                });
            }
        });
        Ok(Self { url, bodies, task })
    }

    /// Every byte of every batch that came.
    pub fn bodies(&self) -> Vec<Vec<u8>> {
        self.bodies.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Every span that came.
    ///
    /// # Panics
    /// Where something came that is no batch of spans.
    #[expect(clippy::expect_used, reason = "a test that was sent nonsense has failed")]
    pub fn spans(&self) -> Vec<ExportedSpan> {
        let mut spans = Vec::new();
        for body in self.bodies() {
            let batch = ExportTraceServiceRequest::decode(body.as_slice()).expect("a batch of spans");
            for of_process in batch.resource_spans {
                let resource =
                    texts(of_process.resource.map(|resource| resource.attributes).unwrap_or_default());
                let told = of_process.scope_spans.into_iter().flat_map(|scope| scope.spans);
                spans.extend(told.map(|span| exported(span, &resource)));
            }
        }
        spans
    }

    /// The spans once they are as wanted, however long that takes.
    pub async fn wait_for(&self, are_wanted: impl Fn(&[ExportedSpan]) -> bool) -> Vec<ExportedSpan> {
        loop {
            let spans = self.spans();
            if are_wanted(&spans) {
                return spans;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }
}

fn exported(span: Span, resource: &BTreeMap<String, String>) -> ExportedSpan {
    ExportedSpan {
        trace: digits(&span.trace_id),
        id: digits(&span.span_id),
        parent: digits(&span.parent_span_id),
        name: span.name,
        began: span.start_time_unix_nano,
        ended: span.end_time_unix_nano,
        links: span.links.iter().map(|link| digits(&link.trace_id)).collect(),
        attributes: texts(span.attributes),
        resource: resource.clone(),
    }
}

fn digits(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect::<Vec<_>>().concat()
}

fn texts(attributes: Vec<KeyValue>) -> BTreeMap<String, String> {
    let text = |attribute: KeyValue| {
        let value = match attribute.value.and_then(|value| value.value) {
            Some(Value::StringValue(text)) => text,
            Some(Value::IntValue(number)) => number.to_string(),
            other => format!("{other:?}"),
        };
        (attribute.key, value)
    };
    attributes.into_iter().map(text).collect()
}

/// One request, whose connection is closed behind it.
async fn collect(mut stream: TcpStream, bodies: &Mutex<Vec<Vec<u8>>>) -> std::io::Result<()> {
    let mut bytes = Vec::new();
    let end = loop {
        if let Some(end) = bytes.windows(4).position(|window| window == b"\r\n\r\n") {
            break end + 4;
        }
        if stream.read_buf(&mut bytes).await? == 0 {
            return Ok(());
        }
    };
    let head = String::from_utf8_lossy(bytes.get(..end).unwrap_or_default()).to_lowercase();
    let length =
        head.lines().find_map(|line| line.strip_prefix("content-length:")?.trim().parse::<usize>().ok());
    while bytes.len() < end + length.unwrap_or(0) {
        if stream.read_buf(&mut bytes).await? == 0 {
            return Ok(());
        }
    }
    let is_of_traces = head.starts_with("post /v1/traces ") && head.contains("application/x-protobuf");
    if is_of_traces {
        let body = bytes.get(end..).unwrap_or_default().to_vec();
        bodies.lock().unwrap_or_else(PoisonError::into_inner).push(body);
    }
    let status = if is_of_traces { "200 OK" } else { "404 Not Found" };
    let answer = format!("HTTP/1.1 {status}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
    stream.write_all(answer.as_bytes()).await?;
    stream.shutdown().await
}

//! The way to the collector: OTLP over HTTP, as protobuf. Batches are made and sent on a thread of their own; a collector
//! that is away costs spans and nothing else, and is told once.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use anyhow::Context;
use async_trait::async_trait;
use lending_base::{Secret, Settings, WebAddress};
use opentelemetry_http::{Bytes, HttpClient, HttpError, Request, Response};
use opentelemetry_otlp::{Protocol, WithExportConfig, WithHttpConfig};
use opentelemetry_sdk::Resource;
use opentelemetry_sdk::error::OTelSdkResult;
use opentelemetry_sdk::trace::{SpanData, SpanExporter};
use reqwest::header::{HeaderMap, HeaderName, HeaderValue};
use reqwest::redirect;
use tokio::runtime::Handle;

/// How long making a connection may take, one request, and a batch with all its tries.
const CONNECT: Duration = Duration::from_secs(2);
const REQUEST: Duration = Duration::from_secs(4);
const BATCH: Duration = Duration::from_secs(8);

/// Where batches go.
#[derive(Debug)]
pub(super) struct Collector {
    exporter: opentelemetry_otlp::SpanExporter,
    is_away: AtomicBool,
}

impl Collector {
    pub(super) fn open(
        endpoint: &WebAddress,
        headers: &[(String, Secret)],
        resource: &Resource,
    ) -> anyhow::Result<Self> {
        let courier = Courier { http: client(headers)?, runtime: Handle::current() };
        let mut exporter = opentelemetry_otlp::SpanExporter::builder()
            .with_http()
            .with_endpoint(place_of_traces(endpoint))
            .with_protocol(Protocol::HttpBinary)
            .with_timeout(BATCH)
            .with_http_client(courier)
            .build()
            .context("no way to LENDING_OTLP_ENDPOINT can be made")?;
        exporter.set_resource(resource);
        Ok(Self { exporter, is_away: AtomicBool::new(false) })
    }
}

impl SpanExporter for Collector {
    async fn export(&self, batch: Vec<SpanData>) -> OTelSdkResult {
        let outcome = self.exporter.export(batch).await;
        match &outcome {
            Ok(()) => {
                if self.is_away.swap(false, Ordering::Relaxed) {
                    tracing::info!("the collector takes traces again");
                }
            }
            Err(error) => {
                if !self.is_away.swap(true, Ordering::Relaxed) {
                    tracing::warn!(
                        %error,
                        "the collector takes no traces: they are dropped until it does, and this is not said again"
                    );
                }
            }
        }
        outcome
    }
}

/// Sends for the thread that makes batches, which has no runtime: requests are made on that of the process.
#[derive(Debug)]
struct Courier {
    http: reqwest::Client,
    runtime: Handle,
}

#[async_trait]
impl HttpClient for Courier {
    async fn send_bytes(&self, request: Request<Bytes>) -> Result<Response<Bytes>, HttpError> {
        let http = self.http.clone();
        self.runtime.spawn(async move { http.send_bytes(request).await }).await?
    }
}

/// What the collector answers to a batch without a span: a status, or why there is none. `None` where traces are off.
pub async fn try_collector(settings: &Settings) -> Option<anyhow::Result<u16>> {
    let endpoint = settings.otlp_endpoint.as_ref()?;
    Some(send_nothing(settings, endpoint).await)
}

async fn send_nothing(settings: &Settings, endpoint: &WebAddress) -> anyhow::Result<u16> {
    let request = client(&settings.collector_headers()?)?
        .post(place_of_traces(endpoint))
        .header("content-type", "application/x-protobuf")
        .body(Vec::new());
    Ok(request.send().await.map_err(reqwest::Error::without_url)?.status().as_u16())
}

fn place_of_traces(endpoint: &WebAddress) -> String {
    format!("{endpoint}/v1/traces")
}

fn client(headers: &[(String, Secret)]) -> anyhow::Result<reqwest::Client> {
    let mut all = HeaderMap::new();
    for (name, value) in headers {
        let name: HeaderName = name.parse().context("a header of LENDING_OTLP_HEADERS is none")?;
        let mut value =
            HeaderValue::from_str(value.expose()).context("a header of LENDING_OTLP_HEADERS is none")?;
        value.set_sensitive(true);
        all.insert(name, value);
    }
    reqwest::Client::builder()
        .default_headers(all)
        // The headers are for this place alone, and for no proxy that the machine names to all of its programs.
        .no_proxy()
        .redirect(redirect::Policy::none())
        .connect_timeout(CONNECT)
        .timeout(REQUEST)
        .user_agent(concat!("lending-analysis-service/", env!("CARGO_PKG_VERSION"), " traces"))
        .build()
        .context("no client for the collector can be made")
}

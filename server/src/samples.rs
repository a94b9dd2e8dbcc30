//! The sample statements of the demo: drawn for today on the first start, kept in the data folder for a newcomer to upload,
//! and submitted as a client would, through the service's own endpoint with the demo's own key. So a first list shows an
//! analysis that is approved and two that a person must see.

use anyhow::Context;
use chrono::NaiveDate;
use lending_samples::{demo_statements, statement};
use poem::http::{Method, StatusCode, header};
use poem::{Endpoint, Request, Response};

use crate::demo_credentials::Demo;

const INPUTS: &str = r#"{"requested_amount": 200000}"#;
const BOUNDARY: &str = "a-boundary-that-no-sample-holds";

/// A sample by the name of its file.
pub(crate) type Sample = (&'static str, Vec<u8>);

/// Draws them: statements of the six months before the one that `today` is in. That takes a moment of processor time.
pub(crate) async fn draw(today: NaiveDate) -> anyhow::Result<Vec<Sample>> {
    let drawn = tokio::task::spawn_blocking(move || {
        demo_statements(today)?.into_iter().map(|(name, spec)| Ok((name, statement(&spec)?.pdf))).collect()
    });
    drawn.await.context("drawing the sample statements ended early")?
}

/// Submits them. One that is not taken is logged: the service is as good without it.
pub(crate) async fn submit(
    endpoint: impl Endpoint<Output = Response>,
    demo: &Demo,
    product: &str,
    samples: Vec<Sample>,
) {
    for (name, pdf) in samples {
        let (content_type, body) = form(name, &pdf, Some(product));
        let request = Request::builder()
            .method(Method::POST)
            .uri_str("/v1/analyses")
            .header(header::AUTHORIZATION, format!("Bearer {}", demo.api_key))
            .header(header::CONTENT_TYPE, content_type)
            .body(body);
        // The outermost layer turns every failure into an answer.
        let status =
            endpoint.call(request).await.map_or(StatusCode::INTERNAL_SERVER_ERROR, |answer| answer.status());
        if status != StatusCode::CREATED {
            tracing::warn!(name, %status, "demo sample statement was not accepted");
        }
    }
}

/// The upload of a sample: its content type and its body.
pub(crate) fn form(name: &str, pdf: &[u8], product: Option<&str>) -> (String, Vec<u8>) {
    let mut body = Vec::with_capacity(pdf.len() + 1024);
    for (field, value) in [("product_id", product.unwrap_or_default()), ("inputs", INPUTS)] {
        body.extend_from_slice(
            format!("--{BOUNDARY}\r\nContent-Disposition: form-data; name=\"{field}\"\r\n\r\n{value}\r\n")
                .as_bytes(),
        );
    }
    body.extend_from_slice(
        format!(
            "--{BOUNDARY}\r\nContent-Disposition: form-data; name=\"file\"; filename=\"{name}\"\r\n\
             Content-Type: application/pdf\r\n\r\n"
        )
        .as_bytes(),
    );
    body.extend_from_slice(pdf);
    body.extend_from_slice(format!("\r\n--{BOUNDARY}--\r\n").as_bytes());
    (format!("multipart/form-data; boundary={BOUNDARY}"), body)
}

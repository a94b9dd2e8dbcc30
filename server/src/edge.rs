//! The outermost layer: every answer leaves through here, and so every answer has the same shape and headers.

use std::panic::AssertUnwindSafe;
use std::time::Instant;

use futures_util::FutureExt;
use lending_base::{AnalysisId, Metric};
use lending_jobs::traces::AnsweredRequest;
use lending_store::limits::Verdict;
use poem::http::{HeaderValue, StatusCode, Version, header};
use poem::{Endpoint, IntoResponse, Request, Response, Result};
use poem_openapi::OperationId;
use poem_openapi::types::ToJSON;
use tracing::Instrument;

use crate::app::App;
use crate::context::{Exchange, callers_span};
use crate::errors::{ApiError, Code};
use crate::unread::UnreadBody;

pub(crate) struct Edge<E> {
    pub(crate) inner: E,
    pub(crate) app: std::sync::Arc<App>,
}

impl<E: Endpoint> Endpoint for Edge<E> {
    type Output = Response;

    async fn call(&self, mut request: Request) -> Result<Response> {
        let (started, began) = (Instant::now(), self.app.store.clock().now());
        let exchange = Exchange::new(&request, &self.app.settings.trusted_proxies.0);
        request.set_data(exchange.clone());
        request.set_data(self.app.clone());
        let method = request.method().clone();
        let path = request.uri().path().to_owned();
        let callers_span = if self.app.traces.are_on() { callers_span(&request) } else { None };
        let is_http1 = request.version() <= Version::HTTP_11;
        let unread = UnreadBody::new(request.take_body());
        request.set_body(unread.body());

        // Proxies before us may have gone by the other one.
        let is_ambiguous = request.headers().get_all(header::HOST).iter().count() > 1;
        let answer = async {
            if is_ambiguous {
                return Err(ApiError::invalid_field("Host", "is sent more than once").into());
            }
            self.inner.call(request).await
        };
        // Whatever goes wrong on the way says of which request it is, and of which analysis.
        let answer = answer.instrument(tracing::info_span!(
            "request",
            request_id = exchange.request_id,
            analysis = analysis_in(&path).map(tracing::field::display),
        ));
        let outcome = AssertUnwindSafe(answer).catch_unwind().await;
        let (mut response, operation) = match outcome {
            Ok(Ok(output)) => {
                let response = output.into_response();
                let operation = response.data::<OperationId>().copied();
                (response, operation)
            }
            Ok(Err(error)) => {
                let operation = error.data::<OperationId>().copied();
                let mut error = ApiError::from(error);
                if error.code == Code::MethodNotAllowed {
                    // Pages and probes outside of the contract are all read.
                    error.allow =
                        self.app.contract.methods_of(&path).or_else(|| Some("GET, HEAD".to_owned()));
                }
                let mut response = self.render(&error, &exchange);
                if is_http1 && error.leaves_a_body_unread() {
                    response.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
                }
                (response, operation)
            }
            Err(_) => {
                tracing::error!(request_id = exchange.request_id, "handler panicked");
                (self.render(&ApiError::internal(), &exchange), None)
            }
        };
        unread.read_on();
        finish(&mut response, &exchange);

        let status = response.status().as_u16();
        self.app.traces.answered(&AnsweredRequest {
            began,
            took: started.elapsed(),
            operation: operation.map(|operation| operation.0),
            method: method.as_str(),
            status,
            request_id: exchange.own_request_id(),
            accepted: &exchange.accepted(),
            callers_span,
        });
        let operation = operation.map_or("none", |operation| operation.0);
        let seconds = started.elapsed().as_secs_f64();
        metrics::counter!(Metric::HttpRequests.name(), "operation" => operation, "status" => status.to_string())
            .increment(1);
        metrics::histogram!(Metric::HttpRequestSeconds.name(), "operation" => operation).record(seconds);
        // The path may carry what a caller mistyped into it, so the operation stands for it.
        tracing::info!(
            request_id = exchange.request_id,
            %method,
            operation,
            status,
            ms = u64::try_from(started.elapsed().as_millis()).unwrap_or(u64::MAX),
            "answered"
        );
        Ok(response)
    }
}

/// The analysis that a path names. Nothing else of a path is for the log: it may hold what somebody mistyped into it.
fn analysis_in(path: &str) -> Option<AnalysisId> {
    AnalysisId::parse(path.strip_prefix("/v1/analyses/")?.split('/').next()?)
}

impl<E> Edge<E> {
    fn render(&self, error: &ApiError, exchange: &Exchange) -> Response {
        let body = self.app.error_body(error, exchange);
        let status = StatusCode::from_u16(error.code.status()).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let mut response =
            Response::builder().status(status).content_type("application/json").body(body.to_json_string());
        let headers = response.headers_mut();
        if status == StatusCode::UNAUTHORIZED {
            headers.insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
        }
        if let Some(seconds) = error.retry_after_seconds() {
            headers.insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        if let Some(allow) = error.allow.as_deref().and_then(|allow| HeaderValue::from_str(allow).ok()) {
            headers.insert(header::ALLOW, allow);
        }
        response
    }
}

/// Headers of every answer.
fn finish(response: &mut Response, exchange: &Exchange) {
    let headers = response.headers_mut();
    if let Ok(id) = HeaderValue::from_str(&exchange.request_id) {
        headers.insert("X-Request-Id", id);
    }
    headers.insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    let verdicts = exchange.verdicts();
    if !verdicts.is_empty() {
        let join = |part: fn(&Verdict) -> String| {
            HeaderValue::from_str(&verdicts.iter().map(part).collect::<Vec<_>>().join(", "))
        };
        // Structured fields of the IETF RateLimit draft: q requests in w seconds; r more at once, one more than that
        // after t seconds.
        let policy = join(|verdict| {
            format!(
                "\"{}\";q={};w={}",
                verdict.policy.name(),
                verdict.quota.quota,
                verdict.quota.window.as_secs()
            )
        });
        let state = join(|verdict| {
            format!(
                "\"{}\";r={};t={}",
                verdict.policy.name(),
                verdict.remaining,
                verdict.more_after_seconds()
            )
        });
        if let (Ok(policy), Ok(state)) = (policy, state) {
            headers.insert("RateLimit-Policy", policy);
            headers.insert("RateLimit", state);
        }
    }
}

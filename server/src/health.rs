//! For load balancers, orchestrators and Prometheus. Not part of the contract: these are the operator's.

use std::collections::BTreeMap;
use std::sync::Arc;

use poem::http::StatusCode;
use poem::web::headers::authorization::Bearer;
use poem::web::headers::{Authorization, HeaderMapExt};
use poem::web::{Data, Json};
use poem::{IntoResponse, Request, Response, handler};
use poem_openapi::types::ToJSON;
use serde_json::json;
use subtle::ConstantTimeEq;

use crate::app::App;
use crate::context::Exchange;
use crate::errors::{ApiError, Code};
use crate::gate;

/// The process lives. Says nothing of what it depends on: a restart would not mend that.
#[handler]
pub(crate) fn livez() -> Response {
    Json(json!({"status": "ok"})).into_response()
}

/// Whether requests should be sent here. Without a database that takes writes nothing works. Without Redis or a worker the
/// API still takes work and loses none; without the place of files it still answers whatever needs none. So that is
/// `degraded`, not a reason to take every server out of rotation at once.
#[handler]
pub(crate) async fn readyz(request: &Request, Data(app): Data<&Arc<App>>) -> Response {
    let checks = app.readiness.checks(&app.store, &app.limits).await;
    let stopping = app.readiness.is_stopping();
    let named = [
        ("database", checks.database),
        ("migrations", checks.migrations),
        ("files", checks.files),
        ("redis", checks.redis),
        ("workers", checks.workers),
        ("jobs", checks.jobs),
        ("disk", checks.disk),
        ("clock", checks.clock),
    ];
    let reachable = !checks.database.is_failing() && !checks.migrations.is_failing();
    let status = if stopping {
        "stopping"
    } else if !reachable {
        "unavailable"
    } else if named.iter().any(|(_, health)| health.is_failing()) {
        "degraded"
    } else {
        "ok"
    };
    let mut words: BTreeMap<&str, &str> =
        named.iter().map(|(name, health)| (*name, health.as_str())).collect();
    words.insert("sandbox", app.confinement.get().map_or("unknown", |confinement| confinement.as_str()));
    let problems: BTreeMap<&str, &str> =
        named.iter().filter_map(|(name, health)| health.problem().map(|why| (*name, why))).collect();
    let mut body = json!({"status": status, "checks": words, "problems": problems});
    if reachable && !stopping {
        return Json(body).into_response();
    }
    // A failure like any other, with the checks beside the usual members.
    let error = ApiError::unavailable(if stopping {
        "This server is about to stop."
    } else {
        "The service cannot reach its storage, or the storage takes no writes or is not up to date."
    });
    let told = app.error_body(&error, &Exchange::from_request(request)).to_json();
    if let (Some(body), Some(serde_json::Value::Object(told))) = (body.as_object_mut(), told) {
        body.extend(told);
    }
    let wait = error.retry_after_seconds().unwrap_or(1);
    Json(body).with_status(StatusCode::SERVICE_UNAVAILABLE).with_header("Retry-After", wait).into_response()
}

/// Metrics on the API's own listener: only with the token, and not there at all without one configured.
#[handler]
pub(crate) async fn guarded_metrics(request: &Request, Data(app): Data<&Arc<App>>) -> poem::Result<Response> {
    let Some(token) = &app.metrics_token else {
        return Err(ApiError::new(Code::NotFound, "There is no such path.").into());
    };
    let given = request.headers().typed_get::<Authorization<Bearer>>();
    let Some(given) = given else {
        return Err(ApiError::new(Code::Unauthenticated, "This needs the metrics token.").into());
    };
    if !bool::from(given.token().as_bytes().ct_eq(token.expose().as_bytes())) {
        gate::count_bad_token(app, &Exchange::from_request(request)).await?;
        return Err(ApiError::new(Code::InvalidToken, "This is not the metrics token.").into());
    }
    Ok(metrics_page(app))
}

/// Metrics on a listener of their own.
#[handler]
pub(crate) fn open_metrics(Data(app): Data<&Arc<App>>) -> Response {
    metrics_page(app)
}

fn metrics_page(app: &App) -> Response {
    Response::builder().content_type("text/plain; version=0.0.4; charset=utf-8").body(app.metrics.render())
}

//! Success answers that poem-openapi has no type for.

use poem::http::{HeaderValue, StatusCode, header};
use poem::{IntoResponse, Response};
use poem_openapi::ApiResponse;
use poem_openapi::registry::{MetaMediaType, MetaResponse, MetaResponses, Registry};
use poem_openapi::types::ToJSON;

/// 201 with the created resource and its address.
#[derive(Debug)]
pub(crate) struct Created<T> {
    pub(crate) body: T,
    pub(crate) location: String,
    /// Whether an earlier request with the same key created it.
    pub(crate) replayed: bool,
}

impl<T: ToJSON> IntoResponse for Created<T> {
    fn into_response(self) -> Response {
        let mut response = Response::builder()
            .status(StatusCode::CREATED)
            .content_type("application/json")
            .body(self.body.to_json_string());
        if let Ok(location) = HeaderValue::from_str(&self.location) {
            response.headers_mut().insert(header::LOCATION, location);
        }
        if self.replayed {
            response.headers_mut().insert("Idempotency-Replayed", HeaderValue::from_static("true"));
        }
        response
    }
}

impl<T: ToJSON> ApiResponse for Created<T> {
    fn meta() -> MetaResponses {
        let content = vec![MetaMediaType { content_type: "application/json", schema: T::schema_ref() }];
        one("Created.", 201, content)
    }

    fn register(registry: &mut Registry) {
        T::register(registry);
    }
}

/// 204.
#[derive(Debug)]
pub(crate) struct NoContent;

impl IntoResponse for NoContent {
    fn into_response(self) -> Response {
        StatusCode::NO_CONTENT.into_response()
    }
}

impl ApiResponse for NoContent {
    fn meta() -> MetaResponses {
        one("Done.", 204, Vec::new())
    }

    fn register(_registry: &mut Registry) {}
}

/// 200 with a body.
#[derive(Debug)]
pub(crate) struct Found<T>(pub(crate) T);

impl<T: ToJSON> IntoResponse for Found<T> {
    fn into_response(self) -> Response {
        Response::builder().content_type("application/json").body(self.0.to_json_string())
    }
}

impl<T: ToJSON> ApiResponse for Found<T> {
    fn meta() -> MetaResponses {
        let content = vec![MetaMediaType { content_type: "application/json", schema: T::schema_ref() }];
        one("Success.", 200, content)
    }

    fn register(registry: &mut Registry) {
        T::register(registry);
    }
}

fn one(description: &'static str, status: u16, content: Vec<MetaMediaType>) -> MetaResponses {
    let response =
        MetaResponse { description, status: Some(status), status_range: None, content, headers: Vec::new() };
    MetaResponses { responses: vec![response] }
}

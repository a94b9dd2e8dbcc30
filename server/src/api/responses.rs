//! Success answers that poem-openapi has no type for.

use bytes::Bytes;
use poem::http::{HeaderValue, StatusCode, header};
use poem::{Body, IntoResponse, Response};
use poem_openapi::ApiResponse;
use poem_openapi::registry::{
    MetaMediaType, MetaResponse, MetaResponses, MetaSchema, MetaSchemaRef, Registry,
};
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

/// 202 with what is going to change.
#[derive(Debug)]
pub(crate) struct Accepted<T>(pub(crate) T);

impl<T: ToJSON> IntoResponse for Accepted<T> {
    fn into_response(self) -> Response {
        Response::builder()
            .status(StatusCode::ACCEPTED)
            .content_type("application/json")
            .body(self.0.to_json_string())
    }
}

impl<T: ToJSON> ApiResponse for Accepted<T> {
    fn meta() -> MetaResponses {
        let content = vec![MetaMediaType { content_type: "application/json", schema: T::schema_ref() }];
        one("Accepted.", 202, content)
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
pub(crate) struct Success<T>(pub(crate) T);

impl<T: ToJSON> IntoResponse for Success<T> {
    fn into_response(self) -> Response {
        Response::builder().content_type("application/json").body(self.0.to_json_string())
    }
}

impl<T: ToJSON> ApiResponse for Success<T> {
    fn meta() -> MetaResponses {
        let content = vec![MetaMediaType { content_type: "application/json", schema: T::schema_ref() }];
        one("Success.", 200, content)
    }

    fn register(registry: &mut Registry) {
        T::register(registry);
    }
}

/// 200 with a table for a spreadsheet, to be kept under this name.
#[derive(Debug)]
pub(crate) struct Csv {
    pub(crate) text: String,
    /// ASCII without quotes.
    pub(crate) file_name: String,
}

impl IntoResponse for Csv {
    fn into_response(self) -> Response {
        attachment("text/csv; charset=utf-8", self.text.into(), &self.file_name)
    }
}

impl ApiResponse for Csv {
    fn meta() -> MetaResponses {
        let schema = MetaSchemaRef::Inline(Box::new(MetaSchema::new("string")));
        one("Success.", 200, vec![MetaMediaType { content_type: "text/csv", schema }])
    }

    fn register(_registry: &mut Registry) {}
}

/// 200 with a PDF, to be kept under this name.
#[derive(Debug)]
pub(crate) struct Pdf {
    pub(crate) bytes: Bytes,
    /// ASCII without quotes.
    pub(crate) file_name: String,
}

impl IntoResponse for Pdf {
    fn into_response(self) -> Response {
        attachment("application/pdf", self.bytes.into(), &self.file_name)
    }
}

impl ApiResponse for Pdf {
    fn meta() -> MetaResponses {
        let schema = MetaSchemaRef::Inline(Box::new(MetaSchema::new_with_format("string", "binary")));
        one("Success.", 200, vec![MetaMediaType { content_type: "application/pdf", schema }])
    }

    fn register(_registry: &mut Registry) {}
}

/// Always to be kept and never to be shown: what others wrote into a file must not run in the reader's browser.
pub(crate) fn attachment(content_type: &str, body: Body, file_name: &str) -> Response {
    let mut response = Response::builder().content_type(content_type).body(body);
    if let Ok(value) = HeaderValue::from_str(&format!("attachment; filename=\"{file_name}\"")) {
        response.headers_mut().insert(header::CONTENT_DISPOSITION, value);
    }
    response
}

/// Names the state of the resource that the answer shows.
pub(crate) fn put_etag(response: &mut Response, etag: &str) {
    if let Ok(etag) = HeaderValue::from_str(etag) {
        response.headers_mut().insert(header::ETAG, etag);
    }
}

/// 200 with a body.
pub(crate) fn answers(body: MetaMediaType) -> MetaResponses {
    one("Success.", 200, vec![body])
}

/// 200 with a body, or 304 where the caller holds it already.
pub(crate) fn found_or_unchanged(body: MetaMediaType) -> MetaResponses {
    let mut found = answers(body);
    found
        .responses
        .extend(one("It is as the `If-None-Match` of the request says.", 304, Vec::new()).responses);
    found
}

fn one(description: &'static str, status: u16, content: Vec<MetaMediaType>) -> MetaResponses {
    let response =
        MetaResponse { description, status: Some(status), status_range: None, content, headers: Vec::new() };
    MetaResponses { responses: vec![response] }
}

//! How a page asks the service: through its own operations, in this process, with the visitor's token.
//!
//! So gate, limits, teams, idempotency and audit are those of the API, and what a page shows is what the API answers.

use std::sync::Arc;

use poem::endpoint::BoxEndpoint;
use poem::http::{Method, header};
use poem::{Body, Endpoint, Request, Response};
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::app::App;
use crate::context::Exchange;
use crate::contract::PREFIX;
use crate::errors::ApiError;

/// The operations of the contract, under their prefix.
pub(crate) type Operations = Arc<BoxEndpoint<'static, Response>>;

/// Someone who may ask: with a token, or without one where none is needed.
#[derive(Clone)]
pub(super) struct Call {
    pub(super) app: Arc<App>,
    pub(super) exchange: Exchange,
    pub(super) operations: Operations,
    pub(super) token: Option<String>,
}

impl Call {
    /// Reads something. `path` is without the prefix, and its query is encoded.
    pub(super) async fn get<T: DeserializeOwned + Send + 'static>(&self, path: &str) -> Result<T, ApiError> {
        read(self.send(Method::GET, path, &[], Body::empty()).await?).await
    }

    /// Sends JSON, and reads the answer.
    pub(super) async fn json<T: DeserializeOwned + Send + 'static>(
        &self,
        method: Method,
        path: &str,
        body: &Value,
    ) -> Result<T, ApiError> {
        self.json_with(method, path, &[], body).await
    }

    pub(super) async fn json_with<T: DeserializeOwned + Send + 'static>(
        &self,
        method: Method,
        path: &str,
        headers: &[(&str, &str)],
        body: &Value,
    ) -> Result<T, ApiError> {
        let mut all = vec![(header::CONTENT_TYPE.as_str(), "application/json")];
        all.extend_from_slice(headers);
        read(self.send(method, path, &all, Body::from_string(body.to_string())).await?).await
    }

    /// Sends JSON where nothing is answered.
    pub(super) async fn tell(&self, method: Method, path: &str, body: &Value) -> Result<(), ApiError> {
        let headers = [(header::CONTENT_TYPE.as_str(), "application/json")];
        self.send(method, path, &headers, Body::from_string(body.to_string())).await.map(|_| ())
    }

    /// Does something that answers nothing.
    pub(super) async fn act(&self, method: Method, path: &str) -> Result<(), ApiError> {
        self.send(method, path, &[], Body::empty()).await.map(|_| ())
    }

    /// The answer as it is.
    pub(super) async fn send(
        &self,
        method: Method,
        path: &str,
        headers: &[(&str, &str)],
        body: Body,
    ) -> Result<Response, ApiError> {
        let mut request = Request::builder().method(method).uri_str(format!("{PREFIX}{path}"));
        if let Some(token) = &self.token {
            request = request.header(header::AUTHORIZATION, format!("Bearer {token}"));
        }
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let mut request = request.body(body);
        request.set_data(self.exchange.clone());
        request.set_data(self.app.clone());
        self.operations.call(request).await.map_err(ApiError::from)
    }
}

/// An answer of more bytes is read on a thread of its own: one page must not hold up others.
const INLINE_BYTES: usize = 64 << 10;

async fn read<T: DeserializeOwned + Send + 'static>(mut answer: Response) -> Result<T, ApiError> {
    let body = answer.take_body().into_bytes().await.map_err(|_| ApiError::internal())?;
    let parsed = if body.len() <= INLINE_BYTES {
        serde_json::from_slice(&body)
    } else {
        let reading = tokio::task::spawn_blocking(move || serde_json::from_slice(&body));
        reading.await.map_err(|_| ApiError::internal())?
    };
    parsed.map_err(|error| {
        // Where in the answer, and never what stands there.
        tracing::error!(line = error.line(), column = error.column(), "an answer does not fit its page");
        ApiError::internal()
    })
}

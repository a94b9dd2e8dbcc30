//! A caller that knows nothing but HTTP, and holds every answer against the contract.

use reqwest::Method;
use serde_json::Value;

use crate::answers::{Answer, get_ready, hold_against_contract};

#[derive(Debug, Clone)]
pub struct Client {
    http: reqwest::Client,
    base: String,
    token: Option<String>,
    headers: Vec<(String, String)>,
    is_outside: bool,
    /// The data or the server is that of another version, whose contract has other words and members.
    is_of_another: bool,
}

impl Client {
    /// `base` without `/v1`.
    pub fn new(base: &str) -> Self {
        get_ready();
        Self {
            http: reqwest::Client::new(),
            base: base.to_owned(),
            token: None,
            headers: Vec::new(),
            is_outside: false,
            is_of_another: false,
        }
    }

    #[must_use]
    pub fn with_token(&self, token: &str) -> Self {
        Self { token: Some(token.to_owned()), ..self.clone() }
    }

    /// Address of the service, without `/v1`.
    pub fn base(&self) -> &str {
        &self.base
    }

    pub fn token(&self) -> Option<&str> {
        self.token.as_deref()
    }

    #[must_use]
    pub fn with_header(&self, name: &str, value: &str) -> Self {
        let mut headers = self.headers.clone();
        headers.push((name.to_owned(), value.to_owned()));
        Self { headers, ..self.clone() }
    }

    /// For requests that mean to go to a path, or use a method, that the contract does not have.
    #[must_use]
    pub fn outside_the_contract(&self) -> Self {
        Self { is_outside: true, ..self.clone() }
    }

    /// The same client for data that a newer version wrote, or for a server of another version: its answers are not held
    /// against this version's contract.
    #[must_use]
    pub fn beside_another_version(&self) -> Self {
        Self { is_of_another: true, ..self.clone() }
    }

    pub async fn get(&self, path: &str) -> Answer {
        self.send(Method::GET, path, None).await
    }

    pub async fn post(&self, path: &str, body: &Value) -> Answer {
        self.send(Method::POST, path, Some(body.to_string().into())).await
    }

    pub async fn put(&self, path: &str, body: &Value) -> Answer {
        self.send(Method::PUT, path, Some(body.to_string().into())).await
    }

    pub async fn patch(&self, path: &str, body: &Value) -> Answer {
        self.send(Method::PATCH, path, Some(body.to_string().into())).await
    }

    pub async fn delete(&self, path: &str) -> Answer {
        self.send(Method::DELETE, path, None).await
    }

    /// Uploads a statement.
    pub async fn upload(&self, form: crate::Form) -> Answer {
        let client = self.with_header("Content-Type", &form.content_type());
        client.send(Method::POST, "/v1/analyses", Some(form.bytes().into())).await
    }

    /// Signs in and goes on with the login token.
    pub async fn sign_in(&self, email: &str, password: &str) -> Answer {
        self.post("/v1/auth/token", &serde_json::json!({"email": email, "password": password})).await
    }

    /// A client that carries a fresh login token of someone in the deployment.
    ///
    /// # Panics
    /// When the sign-in fails: the test has.
    pub async fn signed_in(&self, email: &str) -> Self {
        let answer = self.sign_in(email, crate::deployment::PASSWORD).await;
        assert_eq!(answer.status, 200, "{}", answer.text);
        self.with_token(answer.body["token"].as_str().unwrap_or_default())
    }

    /// Sends whatever bytes; JSON is declared when there is a body and no other content type.
    pub async fn send(&self, method: Method, path: &str, body: Option<reqwest::Body>) -> Answer {
        let mut request = self.http.request(method.clone(), format!("{}{path}", self.base));
        if let Some(token) = &self.token {
            request = request.bearer_auth(token);
        }
        if let Some(body) = body {
            if !self.headers.iter().any(|(name, _)| name.eq_ignore_ascii_case("content-type")) {
                request = request.header("Content-Type", "application/json");
            }
            request = request.body(body);
        }
        for (name, value) in &self.headers {
            request = request.header(name, value);
        }
        let started = std::time::Instant::now();
        let answer = match request.send().await {
            Ok(response) => {
                let (status, headers) = (response.status().as_u16(), response.headers().clone());
                let bytes = response.bytes().await.unwrap_or_default().to_vec();
                let took = started.elapsed();
                let text = String::from_utf8_lossy(&bytes).into_owned();
                Answer {
                    status,
                    headers,
                    body: serde_json::from_slice(&bytes).unwrap_or_default(),
                    text,
                    bytes,
                    took,
                }
            }
            // Status 0: nothing came back. A test that expects an answer says so.
            Err(error) => Answer {
                status: 0,
                headers: reqwest::header::HeaderMap::new(),
                body: Value::Null,
                text: error.to_string(),
                bytes: Vec::new(),
                took: started.elapsed(),
            },
        };
        if !self.is_of_another {
            hold_against_contract(&method, path, &answer, self.is_outside);
        }
        answer
    }
}

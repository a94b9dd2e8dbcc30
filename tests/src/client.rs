//! A caller that knows nothing but HTTP, and holds every answer against the contract.

use std::sync::LazyLock;

use lending_server::Contract;
use reqwest::Method;
use serde_json::Value;

/// What came back.
#[derive(Debug, Clone)]
pub struct Answer {
    pub status: u16,
    pub headers: reqwest::header::HeaderMap,
    pub body: Value,
    pub text: String,
    /// As it came, for what is no text.
    pub bytes: Vec<u8>,
}

impl Answer {
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.get(name).and_then(|value| value.to_str().ok())
    }

    pub fn code(&self) -> &str {
        self.body["code"].as_str().unwrap_or_default()
    }

    /// The members that were refused.
    pub fn fields(&self) -> Vec<&str> {
        self.body["errors"]
            .as_array()
            .into_iter()
            .flatten()
            .filter_map(|error| error["field"].as_str())
            .collect()
    }
}

#[derive(Debug, Clone)]
pub struct Client {
    http: reqwest::Client,
    base: String,
    token: Option<String>,
    headers: Vec<(String, String)>,
}

static CONTRACT: LazyLock<Value> = LazyLock::new(|| {
    let contract = Contract::build().and_then(|contract| Ok(serde_json::from_str(contract.json())?));
    assert!(contract.is_ok(), "the contract cannot be built: {contract:?}");
    contract.unwrap_or_default()
});

impl Client {
    /// `base` without `/v1`.
    pub fn new(base: &str) -> Self {
        Self { http: reqwest::Client::new(), base: base.to_owned(), token: None, headers: Vec::new() }
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

    pub async fn get(&self, path: &str) -> Answer {
        self.send(Method::GET, path, None).await
    }

    pub async fn post(&self, path: &str, body: &Value) -> Answer {
        self.send(Method::POST, path, Some(body.to_string().into())).await
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
        let answer = match request.send().await {
            Ok(response) => {
                let (status, headers) = (response.status().as_u16(), response.headers().clone());
                let bytes = response.bytes().await.unwrap_or_default().to_vec();
                let text = String::from_utf8_lossy(&bytes).into_owned();
                Answer {
                    status,
                    headers,
                    body: serde_json::from_slice(&bytes).unwrap_or_default(),
                    text,
                    bytes,
                }
            }
            // Status 0: nothing came back. A test that expects an answer says so.
            Err(error) => Answer {
                status: 0,
                headers: reqwest::header::HeaderMap::new(),
                body: Value::Null,
                text: error.to_string(),
                bytes: Vec::new(),
            },
        };
        hold_against_contract(&method, path, &answer);
        answer
    }
}

/// Every refusal has the one shape; every answer of an operation is one the contract lists for it.
fn hold_against_contract(method: &Method, path: &str, answer: &Answer) {
    if answer.status == 0 {
        return;
    }
    assert!(answer.header("x-request-id").is_some(), "{method} {path}: no X-Request-Id");
    if answer.status >= 400 {
        for member in ["message", "code", "request_id", "doc_url"] {
            assert!(answer.body[member].is_string(), "{method} {path}: no `{member}` in {}", answer.text);
        }
        assert_eq!(answer.body["request_id"].as_str(), answer.header("x-request-id"));
    }
    let Some(path) = path.split('?').next().and_then(|path| path.strip_prefix("/v1")) else { return };
    let paths = CONTRACT["paths"].as_object().into_iter().flatten();
    let fits = |template: &str| {
        let (template, path) = (template.split('/'), path.split('/'));
        template.clone().count() == path.clone().count()
            && template.zip(path).all(|(expected, given)| expected.starts_with('{') || expected == given)
    };
    let operation = paths
        .filter(|(template, _)| fits(template))
        .find_map(|(_, item)| item.get(method.as_str().to_lowercase()));
    if let Some(operation) = operation {
        let listed = &operation["responses"][answer.status.to_string()];
        assert!(
            listed.is_object(),
            "{method} {path} answered {}, which is not in its contract",
            answer.status
        );
        if answer.status >= 400 {
            let codes = &listed["content"]["application/json"]["examples"];
            assert!(
                codes[answer.code()].is_object(),
                "{method} {path}: {} is not in its contract",
                answer.code()
            );
        }
        for header in listed["headers"].as_object().into_iter().flatten().map(|(name, _)| name) {
            let may_lack = ["Idempotency-Replayed", "RateLimit", "RateLimit-Policy"]
                .contains(&header.as_str())
                || (answer.code() == "idempotency_key_reused" && header == "Retry-After");
            assert!(may_lack || answer.header(header).is_some(), "{method} {path} lacks {header}");
        }
    }
}

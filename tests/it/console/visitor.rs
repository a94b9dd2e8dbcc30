//! Somebody with a browser: cookies are kept, forms carry the token of their page and say where they come from.

use std::collections::BTreeMap;
use std::fmt::Write;

use lending_tests::Form;
use reqwest::Method;
use reqwest::header::{HeaderMap, SET_COOKIE};

pub(super) struct Visitor {
    http: reqwest::Client,
    pub(super) base: String,
    pub(super) cookies: BTreeMap<String, String>,
    /// What the last page gave for its forms.
    pub(super) form_token: String,
}

pub(super) struct Seen {
    pub(super) status: u16,
    pub(super) headers: HeaderMap,
    pub(super) html: String,
}

impl Seen {
    pub(super) fn header(&self, name: &str) -> &str {
        self.headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
    }

    /// The text between two others.
    pub(super) fn between(&self, before: &str, after: &str) -> &str {
        let rest = self.html.split_once(before).unwrap_or_else(|| panic!("no {before} in {}", self.html)).1;
        rest.split_once(after).unwrap().0
    }
}

pub(super) fn encoded(text: &str) -> String {
    text.bytes().fold(String::new(), |mut encoded, byte| {
        let _ = if byte.is_ascii_alphanumeric() {
            write!(encoded, "{}", char::from(byte))
        } else {
            write!(encoded, "%{byte:02X}")
        };
        encoded
    })
}

/// What stands encoded in an address.
pub(super) fn decoded(text: &str) -> String {
    let mut parts = text.split('%');
    let mut bytes = parts.next().unwrap_or_default().as_bytes().to_vec();
    for part in parts {
        let (digits, rest) = part.split_at(2);
        bytes.push(u8::from_str_radix(digits, 16).unwrap());
        bytes.extend_from_slice(rest.as_bytes());
    }
    String::from_utf8(bytes).unwrap().replace('+', " ")
}

impl Visitor {
    pub(super) fn new(base: &str) -> Self {
        let http = reqwest::Client::builder().redirect(reqwest::redirect::Policy::none()).build().unwrap();
        Self { http, base: base.to_owned(), cookies: BTreeMap::new(), form_token: String::new() }
    }

    pub(super) async fn signed_in(base: &str, email: &str) -> Self {
        let mut visitor = Self::new(base);
        let seen = visitor.post("/sign-in", &[("email", email), ("password", lending_tests::PASSWORD)]).await;
        assert_eq!((seen.status, seen.header("location")), (303, "/inbox"), "{}", seen.html);
        visitor.get("/inbox").await;
        visitor
    }

    pub(super) async fn get(&mut self, path: &str) -> Seen {
        self.send(Method::GET, path, &[], None).await
    }

    /// Sends a form as a page of this service would.
    pub(super) async fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> Seen {
        let origin = self.base.clone();
        self.post_from(&origin, path, fields).await
    }

    pub(super) async fn post_from(&mut self, origin: &str, path: &str, fields: &[(&str, &str)]) -> Seen {
        let token = self.form_token.clone();
        let mut body = format!("form_token={}", encoded(&token));
        for (name, value) in fields {
            let _ = write!(body, "&{}={}", encoded(name), encoded(value));
        }
        let headers = [("Content-Type", "application/x-www-form-urlencoded"), ("Origin", origin)];
        self.send(Method::POST, path, &headers, Some(body.into_bytes())).await
    }

    /// Uploads a file under this name, as the form does.
    pub(super) async fn upload(&mut self, name: &str, pdf: &[u8]) -> Seen {
        self.upload_with(name, pdf, &[("requested_amount", "2,00,000")]).await
    }

    /// Uploads a file with what else the form says.
    pub(super) async fn upload_with(&mut self, name: &str, pdf: &[u8], texts: &[(&str, &str)]) -> Seen {
        let disposition = format!("name=\"file\"; filename=\"{name}\"");
        let form = Form::default().text("form_token", &self.form_token.clone());
        let form = texts.iter().fold(form, |form, (name, value)| form.text(name, value));
        let form = form.part(&disposition, Some("application/pdf"), pdf);
        let (origin, content_type) = (self.base.clone(), form.content_type());
        let headers = [("Content-Type", content_type.as_str()), ("Origin", origin.as_str())];
        self.send(Method::POST, "/analyses/upload", &headers, Some(form.bytes())).await
    }

    pub(super) async fn send(
        &mut self,
        method: Method,
        path: &str,
        headers: &[(&str, &str)],
        body: Option<Vec<u8>>,
    ) -> Seen {
        let cookies =
            self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect::<Vec<_>>().join("; ");
        let mut request =
            self.http.request(method, format!("{}{path}", self.base)).header("Accept", "text/html");
        if !cookies.is_empty() {
            request = request.header("Cookie", cookies);
        }
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let answer = request.body(body.unwrap_or_default()).send().await.unwrap();
        let (status, headers) = (answer.status().as_u16(), answer.headers().clone());
        for cookie in headers.get_all(SET_COOKIE) {
            let cookie = cookie.to_str().unwrap();
            let (name, value) = cookie.split(';').next().unwrap().split_once('=').unwrap();
            if value.is_empty() {
                self.cookies.remove(name);
            } else {
                self.cookies.insert(name.to_owned(), value.to_owned());
            }
        }
        let seen = Seen { status, headers, html: answer.text().await.unwrap() };
        if let Some((_, rest)) = seen.html.split_once("name=\"form_token\" value=\"") {
            rest.split('"').next().unwrap().clone_into(&mut self.form_token);
        }
        seen
    }
}

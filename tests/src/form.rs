//! A multipart form, as bytes.

/// What a caller sends as the body of an upload.
#[derive(Debug, Clone)]
pub struct Form {
    boundary: String,
    body: Vec<u8>,
}

impl Default for Form {
    fn default() -> Self {
        Self { boundary: "a-boundary-that-no-statement-holds".to_owned(), body: Vec::new() }
    }
}

impl Form {
    #[must_use]
    pub fn text(self, name: &str, value: &str) -> Self {
        self.part(&format!("name=\"{name}\""), None, value.as_bytes())
    }

    #[must_use]
    pub fn file(self, pdf: &[u8]) -> Self {
        self.part("name=\"file\"; filename=\"statement.pdf\"", Some("application/pdf"), pdf)
    }

    #[must_use]
    pub fn part(mut self, disposition: &str, content_type: Option<&str>, bytes: &[u8]) -> Self {
        let content_type = content_type.map(|kind| format!("Content-Type: {kind}\r\n")).unwrap_or_default();
        let head = format!(
            "--{}\r\nContent-Disposition: form-data; {disposition}\r\n{content_type}\r\n",
            self.boundary
        );
        self.body.extend_from_slice(head.as_bytes());
        self.body.extend_from_slice(bytes);
        self.body.extend_from_slice(b"\r\n");
        self
    }

    pub fn content_type(&self) -> String {
        format!("multipart/form-data; boundary={}", self.boundary)
    }

    pub fn bytes(mut self) -> Vec<u8> {
        self.body.extend_from_slice(format!("--{}--\r\n", self.boundary).as_bytes());
        self.body
    }
}

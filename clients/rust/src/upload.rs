//! The one operation that takes a form, which the generator cannot write: uploading a statement.

use std::fmt;

use progenitor_client::{ClientHooks, OperationInfo};
use reqwest::header::{ACCEPT, HeaderName, HeaderValue};
use reqwest::multipart::{Form, Part};

use crate::generated::{Client, ClientInfo, Error, ResponseValue, types};

impl Client {
    /// Uploads a statement and starts its analysis: `POST /analyses`.
    ///
    /// `pdf` is the file. [`Client::get_analysis`] with `wait` awaits the end of the analysis.
    pub fn create_analysis(&self, pdf: impl Into<Vec<u8>>) -> CreateAnalysis<'_> {
        CreateAnalysis {
            client: self,
            pdf: pdf.into(),
            file_name: "statement.pdf".to_owned(),
            texts: Vec::new(),
            metadata: serde_json::Map::new(),
            idempotency_key: None,
        }
    }
}

/// An upload that is being put together; [`CreateAnalysis::send`] sends it.
#[must_use = "nothing happens until it is sent"]
pub struct CreateAnalysis<'a> {
    client: &'a Client,
    pdf: Vec<u8>,
    file_name: String,
    texts: Vec<(&'static str, String)>,
    metadata: serde_json::Map<String, serde_json::Value>,
    idempotency_key: Option<String>,
}

/// Without the person and the password.
impl fmt::Debug for CreateAnalysis<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("CreateAnalysis").field("bytes", &self.pdf.len()).finish_non_exhaustive()
    }
}

impl CreateAnalysis<'_> {
    fn text(mut self, name: &'static str, text: impl Into<String>) -> Self {
        self.texts.retain(|(given, _)| *given != name);
        self.texts.push((name, text.into()));
        self
    }

    /// The name the file is shown under; `statement.pdf` where none is given.
    pub fn file_name(self, name: impl Into<String>) -> Self {
        Self { file_name: name.into(), ..self }
    }

    /// The product to score under; the built-in one where none is given.
    pub fn product_id(self, id: impl Into<String>) -> Self {
        self.text("product_id", id)
    }

    /// The applicant's name, which is held against the names on the statement.
    pub fn applicant_name(self, name: impl Into<String>) -> Self {
        self.text("applicant_name", name)
    }

    /// The applicant's Indian mobile number.
    pub fn applicant_mobile(self, mobile: impl Into<String>) -> Self {
        self.text("applicant_mobile", mobile)
    }

    /// Whether the applicant consents to a pull from the credit bureau, which is billed.
    pub fn bureau_consent(self, is_given: bool) -> Self {
        self.text("bureau_consent", is_given.to_string())
    }

    /// The amounts that the application names.
    pub fn inputs(self, inputs: &types::AnalysisInputs) -> Self {
        let text = serde_json::to_string(inputs).unwrap_or_default();
        self.text("inputs", text)
    }

    /// Opens an encrypted file.
    pub fn file_password(self, password: impl Into<String>) -> Self {
        self.text("file_password", password)
    }

    /// One text of your own, returned with the analysis; up to twenty.
    pub fn metadata(mut self, key: impl Into<String>, value: impl Into<String>) -> Self {
        self.metadata.insert(key.into(), serde_json::Value::String(value.into()));
        self
    }

    /// Makes repeating the upload safe for 24 hours.
    pub fn idempotency_key(self, key: impl Into<String>) -> Self {
        Self { idempotency_key: Some(key.into()), ..self }
    }

    /// Sends a `POST` request to `/analyses`.
    pub async fn send(self) -> Result<ResponseValue<types::CreatedAnalysis>, Error<types::Error>> {
        let Self { client, pdf, file_name, texts, metadata, idempotency_key } = self;
        let file = Part::bytes(pdf).file_name(file_name).mime_str("application/pdf")?;
        let mut form = Form::new().part("file", file);
        for (name, text) in texts {
            form = form.text(name, text);
        }
        if !metadata.is_empty() {
            form = form.text("metadata", serde_json::Value::Object(metadata).to_string());
        }
        let mut request = client
            .client
            .post(format!("{}/analyses", client.baseurl))
            .header(ACCEPT, HeaderValue::from_static("application/json"))
            .header(HeaderName::from_static("api-version"), HeaderValue::from_static(Client::api_version()))
            .multipart(form);
        if let Some(key) = idempotency_key {
            request = request.header("Idempotency-Key", key);
        }
        let mut request = request.build()?;
        let info = OperationInfo { operation_id: "create_analysis" };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            201 => ResponseValue::from_response(response).await,
            400..=599 => Err(Error::ErrorResponse(ResponseValue::from_response(response).await?)),
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}

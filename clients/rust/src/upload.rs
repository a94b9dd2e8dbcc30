//! The one operation that takes a form, which the generator cannot write: uploading a statement.

use std::fmt;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use bytes::Bytes;
use futures_util::stream::{self, BoxStream, Stream, StreamExt};
use progenitor_client::{ClientHooks, OperationInfo};
use reqwest::header::{ACCEPT, HeaderName, HeaderValue};
use reqwest::multipart::{Form, Part};
use reqwest::{Body, Request};
use tokio::io::AsyncReadExt;

use crate::generated::{Client, ClientInfo, Error, ResponseValue, types};
use crate::session::{IDEMPOTENCY_KEY, fresh_key};

/// What is sent, and told of, at once.
const CHUNK_BYTES: usize = 64 << 10;

/// Where the file comes from. Only a stream cannot be sent again.
enum Source {
    Bytes(Bytes),
    Path(PathBuf),
    Stream(BoxStream<'static, std::io::Result<Bytes>>),
}

/// Told after every chunk: how many bytes have gone, and of how many, where that is known.
type Progress = Arc<dyn Fn(u64, Option<u64>) + Send + Sync>;

impl Client {
    /// Uploads a statement and starts its analysis: `POST /analyses`.
    ///
    /// `pdf` is the file. [`Client::wait_until_done`] awaits the end of the analysis.
    pub fn create_analysis(&self, pdf: impl Into<Bytes>) -> CreateAnalysis<'_> {
        self.upload(Source::Bytes(pdf.into()), "statement.pdf".to_owned())
    }

    /// As [`Client::create_analysis`], from a file on the disk, which is never whole in memory.
    pub fn create_analysis_from_path(&self, path: impl Into<PathBuf>) -> CreateAnalysis<'_> {
        let path = path.into();
        let name = path.file_name().map_or_else(String::new, |name| name.to_string_lossy().into_owned());
        self.upload(Source::Path(path), name)
    }

    /// As [`Client::create_analysis`], from a stream. It can be read once, so this upload is not repeated.
    pub fn create_analysis_from_stream(
        &self,
        pdf: impl Stream<Item = std::io::Result<Bytes>> + Send + 'static,
    ) -> CreateAnalysis<'_> {
        self.upload(Source::Stream(pdf.boxed()), "statement.pdf".to_owned())
    }

    fn upload(&self, source: Source, file_name: String) -> CreateAnalysis<'_> {
        CreateAnalysis {
            client: self,
            source,
            file_name,
            texts: Vec::new(),
            metadata: serde_json::Map::new(),
            idempotency_key: None,
            progress: None,
        }
    }
}

/// An upload that is being put together; [`CreateAnalysis::send`] sends it.
#[must_use = "nothing happens until it is sent"]
pub struct CreateAnalysis<'a> {
    client: &'a Client,
    source: Source,
    file_name: String,
    texts: Vec<(&'static str, String)>,
    metadata: serde_json::Map<String, serde_json::Value>,
    idempotency_key: Option<String>,
    progress: Option<Progress>,
}

/// Without the person and the password.
impl fmt::Debug for CreateAnalysis<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("CreateAnalysis").finish_non_exhaustive()
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

    /// What shows that the applicant agreed; goes with a consent.
    pub fn bureau_consent_evidence(self, evidence: &types::ConsentEvidence) -> Self {
        let text = serde_json::to_string(evidence).unwrap_or_default();
        self.text("bureau_consent_evidence", text)
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

    /// Is told after every chunk that was sent: how many bytes have gone, and of how many, where that is known. An upload
    /// that is repeated begins at nothing again.
    pub fn on_progress(self, told: impl Fn(u64, Option<u64>) + Send + Sync + 'static) -> Self {
        Self { progress: Some(Arc::new(told)), ..self }
    }

    /// Sends a `POST` request to `/analyses`.
    pub async fn send(
        mut self,
    ) -> Result<ResponseValue<types::CreatedAnalysis>, Error<types::ErrorResponse>> {
        let client = self.client;
        let info = OperationInfo { operation_id: "create_analysis" };
        // One key for all attempts: they are one upload.
        let key = match self.idempotency_key.take() {
            Some(key) => HeaderValue::from_str(&key)
                .ok()
                .ok_or_else(|| invalid("the idempotency key has odd characters")),
            None => fresh_key().ok_or_else(|| invalid("there is no randomness for an idempotency key")),
        }?;
        let mut attempt = 1;
        loop {
            let is_repeatable = !matches!(self.source, Source::Stream(_));
            let mut request = self.request().await?;
            request.headers_mut().insert(IDEMPOTENCY_KEY, key.clone());
            client.pre(&mut request, &info).await?;
            let result = client.exec(request, &info).await;
            // A body that is sent as it is read cannot be kept for another attempt; the file can be read again.
            let pause = client.inner().pause(attempt, is_repeatable, &result);
            if let Some(pause) = pause.filter(|_| is_repeatable) {
                tokio::time::sleep(pause).await;
                attempt += 1;
                continue;
            }
            client.post(&result, &info).await?;
            let response = result?;
            return match response.status().as_u16() {
                201 => ResponseValue::from_response(response).await,
                400..=599 => Err(Error::ErrorResponse(ResponseValue::from_response(response).await?)),
                _ => Err(Error::UnexpectedResponse(response)),
            };
        }
    }

    async fn request(&mut self) -> Result<Request, Error<types::ErrorResponse>> {
        let client = self.client;
        let (chunks, length) = self.chunks().await?;
        let body = Body::wrap_stream(told(chunks, length, self.progress.clone()));
        let file = match length {
            Some(length) => Part::stream_with_length(body, length),
            None => Part::stream(body),
        };
        let file = file.file_name(self.file_name.clone()).mime_str("application/pdf")?;
        let mut form = Form::new();
        for (name, text) in &self.texts {
            form = form.text(*name, text.clone());
        }
        if !self.metadata.is_empty() {
            form = form.text("metadata", serde_json::Value::Object(self.metadata.clone()).to_string());
        }
        let request = client
            .client()
            .post(format!("{}/analyses", client.baseurl()))
            .header(ACCEPT, HeaderValue::from_static("application/json"))
            .header(HeaderName::from_static("api-version"), HeaderValue::from_static(Client::api_version()))
            .multipart(form.part("file", file));
        Ok(request.build()?)
    }

    /// The file in chunks, and its length where it is known before.
    async fn chunks(&mut self) -> Result<Chunks, Error<types::ErrorResponse>> {
        match &mut self.source {
            Source::Bytes(bytes) => {
                let (mut rest, length) = (bytes.clone(), bytes.len());
                let chunks = std::iter::from_fn(move || {
                    let chunk = rest.split_to(rest.len().min(CHUNK_BYTES));
                    (!chunk.is_empty()).then_some(Ok(chunk))
                });
                Ok((stream::iter(chunks).boxed(), Some(length as u64)))
            }
            Source::Path(path) => {
                let open = async {
                    let file = tokio::fs::File::open(&path).await?;
                    let length = file.metadata().await?.len();
                    std::io::Result::Ok((file, length))
                };
                let (file, length) = open
                    .await
                    .map_err(|error| invalid(&format!("{} cannot be read: {error}", path.display())))?;
                let chunks = stream::try_unfold(file, |mut file| async move {
                    let mut chunk = vec![0; CHUNK_BYTES];
                    let read = file.read(&mut chunk).await?;
                    chunk.truncate(read);
                    std::io::Result::Ok((read > 0).then(|| (Bytes::from(chunk), file)))
                });
                Ok((chunks.boxed(), Some(length)))
            }
            // It exists once: nothing is left behind.
            Source::Stream(chunks) => Ok((std::mem::replace(chunks, stream::empty().boxed()), None)),
        }
    }
}

type Chunks = (BoxStream<'static, std::io::Result<Bytes>>, Option<u64>);

fn invalid(why: &str) -> Error<types::ErrorResponse> {
    Error::InvalidRequest(why.to_owned())
}

/// The chunks, telling of each as it goes.
fn told(
    chunks: BoxStream<'static, std::io::Result<Bytes>>,
    length: Option<u64>,
    progress: Option<Progress>,
) -> impl Stream<Item = std::io::Result<Bytes>> + Send + 'static {
    let gone = AtomicU64::new(0);
    chunks.inspect(move |chunk| {
        if let (Ok(chunk), Some(progress)) = (chunk, &progress) {
            let more = chunk.len() as u64;
            progress(gone.fetch_add(more, Ordering::Relaxed) + more, length);
        }
    })
}

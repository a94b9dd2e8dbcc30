//! Uploads: a form whose file goes to the disk as it arrives, encrypted, and whose other parts are small.
//!
//! Nothing of the body is read before the handler asks for it: token, role, idempotency key and limits come first.
//! Memory is bounded whatever is sent, with or without a `Content-Length`; a client that goes away leaves nothing.

use std::collections::BTreeMap;
use std::marker::PhantomData;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use bytes::Bytes;
use futures_util::{Stream, StreamExt};
use lending_store::{SpooledFile, Store};
use multer::{Field, Multipart};
use poem::http::header;
use poem::{Request, RequestBody, Result};
use poem_openapi::registry::{MetaMediaType, MetaRequest, MetaSchemaRef, Registry};
use poem_openapi::{ApiExtractor, ApiExtractorType, ExtractParamOptions};
use tokio::time::{Instant, timeout};
use zeroize::Zeroizing;

use crate::errors::{ApiError, Code};

/// The largest file that is taken in.
const FILE_BYTES: u64 = 20 << 20;
/// The largest of the other parts, and all of them together.
const TEXT_BYTES: usize = 64 << 10;
const TEXTS_BYTES: usize = 1 << 20;
/// What is read and not part of the file: texts, the headers of parts, and what was read ahead.
const BESIDE_THE_FILE_BYTES: u64 = 2 << 20;
/// The parser takes whatever is there; this much at once, before it must look at it.
const READ_AHEAD_BYTES: u64 = 256 << 10;
/// A client that trickles must not hold a connection for ever: after so long at the start it keeps up so many bytes a second.
const SILENCE: Duration = Duration::from_secs(30);
const LEAST_RATE: u64 = 4 << 10;
const BODY_TIME: Duration = Duration::from_mins(10);
/// The part that is the file.
const FILE: &str = "file";

/// The form of an upload, as the contract shows it.
pub(crate) trait FormSchema: Send + Sync + 'static {
    /// Its name among the schemas.
    const NAME: &'static str;
    /// The parts besides `file`.
    const TEXTS: &'static [&'static str];

    fn register(registry: &mut Registry);
}

/// A form that has not been read yet.
pub(crate) struct Upload<F> {
    content_type: Option<String>,
    body: Option<poem::Body>,
    form: PhantomData<fn() -> F>,
}

/// A form that has arrived whole.
#[derive(Debug, Default)]
pub(crate) struct Received {
    file: Option<(SpooledFile, Option<String>)>,
    texts: BTreeMap<&'static str, Zeroizing<String>>,
}

impl Received {
    /// The file and the name it was sent under.
    pub(crate) fn take_file(&mut self) -> Option<(SpooledFile, Option<String>)> {
        self.file.take()
    }

    /// A part's text. An empty one counts as absent: that is how forms send what nobody filled in.
    pub(crate) fn take_text(&mut self, name: &str) -> Option<Zeroizing<String>> {
        self.texts.remove(name).filter(|text| !text.is_empty())
    }
}

impl<F: FormSchema> Upload<F> {
    /// Reads the form: the file into the store's spool, the rest into memory.
    pub(crate) async fn receive(self, store: &Store) -> Result<Received, ApiError> {
        let boundary = self.content_type.as_deref().and_then(|text| multer::parse_boundary(text).ok());
        let (Some(boundary), Some(body)) = (boundary, self.body) else {
            return Err(ApiError::new(
                Code::UnsupportedMediaType,
                "The body must be sent with Content-Type: multipart/form-data and its boundary.",
            ));
        };
        let filed = Arc::new(AtomicU64::new(0));
        let mut form = Multipart::new(bounded(body, Arc::clone(&filed)), boundary);
        let mut received = Received::default();
        let mut texts_bytes = 0;
        // Every part is known and comes once, so their number needs no limit of its own.
        while let Some(mut part) = form.next_field().await.map_err(|error| unreadable(&error))? {
            let name = part.name().unwrap_or_default();
            if name == FILE {
                if received.file.is_some() {
                    return Err(repeated(FILE));
                }
                received.file = Some(spooled(store, &mut part, &filed).await?);
                continue;
            }
            let known = F::TEXTS.iter().find(|known| **known == name).copied();
            let Some(known) = known else {
                // As it is told back to whoever sent it, it need not be longer than a name is.
                let name: String = name.chars().take(64).collect();
                return Err(ApiError::invalid_field(name, "is not a part of this form"));
            };
            let text = text(&mut part, known).await?;
            texts_bytes += text.len();
            if texts_bytes > TEXTS_BYTES {
                return Err(too_large(format!(
                    "The parts besides the file have more than {TEXTS_BYTES} bytes."
                )));
            }
            if received.texts.insert(known, text).is_some() {
                return Err(repeated(known));
            }
        }
        Ok(received)
    }
}

async fn spooled(
    store: &Store,
    part: &mut Field<'_>,
    filed: &AtomicU64,
) -> Result<(SpooledFile, Option<String>), ApiError> {
    let name = part.file_name().map(str::to_owned);
    let mut spool = store.spool()?;
    while let Some(chunk) = part.chunk().await.map_err(|error| unreadable(&error))? {
        let length = chunk.len() as u64;
        filed.fetch_add(length, Ordering::Relaxed);
        if spool.size() + length > FILE_BYTES {
            let message = format!("The file has more than {} MiB.", FILE_BYTES >> 20);
            return Err(ApiError::new(Code::FileTooLarge, message));
        }
        spool.write(&chunk).await?;
    }
    Ok((spool.finish().await?, name))
}

async fn text(part: &mut Field<'_>, name: &str) -> Result<Zeroizing<String>, ApiError> {
    // One of them is a password: what it grows out of must not stay behind.
    let mut bytes = Zeroizing::new(Vec::with_capacity(TEXT_BYTES));
    while let Some(chunk) = part.chunk().await.map_err(|error| unreadable(&error))? {
        if bytes.len() + chunk.len() > TEXT_BYTES {
            return Err(too_large(format!("The part `{name}` has more than {TEXT_BYTES} bytes.")));
        }
        bytes.extend_from_slice(&chunk);
    }
    let text = std::str::from_utf8(&bytes);
    let text = text.map_err(|_| ApiError::invalid_field(name, "must be text in UTF-8"))?;
    Ok(Zeroizing::new(text.to_owned()))
}

fn repeated(name: &str) -> ApiError {
    ApiError::invalid_field(name, "is given more than once")
}

fn too_large(message: String) -> ApiError {
    ApiError::new(Code::BodyTooLarge, message)
}

/// Why the body ended before its end.
#[derive(Debug)]
enum Interruption {
    Slow,
    TooLarge,
    Broken,
}

impl std::fmt::Display for Interruption {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("the body was interrupted")
    }
}

impl std::error::Error for Interruption {}

fn unreadable(error: &multer::Error) -> ApiError {
    let interruption = match error {
        multer::Error::StreamReadFailed(cause) => cause.downcast_ref::<Interruption>(),
        _ => None,
    };
    match interruption {
        Some(Interruption::Slow) => ApiError::new(
            Code::RequestTimeout,
            format!(
                "Nothing of the body arrived for {} s, or it took more than {} minutes.",
                SILENCE.as_secs(),
                BODY_TIME.as_secs() / 60
            ),
        ),
        Some(Interruption::TooLarge) => {
            too_large(format!("Beside the file the form has more than {BESIDE_THE_FILE_BYTES} bytes."))
        }
        Some(Interruption::Broken) => {
            ApiError::new(Code::InvalidRequest, "The body could not be read to its end.")
        }
        None => {
            ApiError::new(Code::InvalidRequest, "The body is not a well-formed multipart/form-data form.")
        }
    }
}

/// The body with its limits: of time, of silence, and of what is read besides the file. `filed` counts the file's bytes.
fn bounded(
    body: poem::Body,
    filed: Arc<AtomicU64>,
) -> impl Stream<Item = Result<Bytes, Interruption>> + Send + 'static {
    struct Reading<S> {
        body: S,
        began: Instant,
        read: u64,
        looked_at: u64,
        filed: Arc<AtomicU64>,
    }
    let reading = Reading {
        body: Box::pin(body.into_bytes_stream()),
        began: Instant::now(),
        read: 0,
        looked_at: 0,
        filed,
    };
    futures_util::stream::unfold(Some(reading), async |reading| {
        let mut reading = reading?;
        if reading.read - reading.looked_at > READ_AHEAD_BYTES {
            // Without a pause the parser would take in all that a fast client can send.
            tokio::task::yield_now().await;
            reading.looked_at = reading.read;
        }
        if reading.read.saturating_sub(reading.filed.load(Ordering::Relaxed)) > BESIDE_THE_FILE_BYTES {
            return Some((Err(Interruption::TooLarge), None));
        }
        let patience = patience(reading.began.elapsed(), reading.read);
        match timeout(patience, reading.body.next()).await {
            Err(_) => Some((Err(Interruption::Slow), None)),
            Ok(None) => None,
            Ok(Some(Err(_))) => Some((Err(Interruption::Broken), None)),
            Ok(Some(Ok(bytes))) => {
                reading.read += bytes.len() as u64;
                Some((Ok(bytes), Some(reading)))
            }
        }
    })
}

/// How much longer more is waited for, so long after the beginning and with so many bytes read.
fn patience(elapsed: Duration, read: u64) -> Duration {
    let kept_up = SILENCE + Duration::from_secs(read / LEAST_RATE);
    SILENCE.min(BODY_TIME.min(kept_up).saturating_sub(elapsed))
}

impl<'a, F: FormSchema> ApiExtractor<'a> for Upload<F> {
    const TYPES: &'static [ApiExtractorType] = &[ApiExtractorType::RequestObject];
    type ParamType = ();
    type ParamRawType = ();

    fn register(registry: &mut Registry) {
        F::register(registry);
    }

    fn request_meta() -> Option<MetaRequest> {
        let schema = MetaSchemaRef::Reference(F::NAME.to_owned());
        Some(MetaRequest {
            description: None,
            content: vec![MetaMediaType { content_type: "multipart/form-data", schema }],
            required: true,
        })
    }

    async fn from_request(
        request: &'a Request,
        body: &mut RequestBody,
        _options: ExtractParamOptions<()>,
    ) -> Result<Self> {
        let content_type = request.headers().get(header::CONTENT_TYPE);
        Ok(Self {
            content_type: content_type.and_then(|text| text.to_str().ok()).map(str::to_owned),
            body: body.take().ok(),
            form: PhantomData,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_trickles_is_waited_for_as_long_as_what_came_is_worth() {
        let seconds = Duration::from_secs;
        assert_eq!(patience(seconds(0), 0), SILENCE);
        assert_eq!(patience(seconds(29), 29), seconds(1), "a byte a second");
        assert_eq!(patience(seconds(31), 31), seconds(0));
        assert_eq!(patience(seconds(100), 100 * LEAST_RATE), SILENCE, "slow, and fast enough");
        assert_eq!(patience(seconds(595), 20 << 20), seconds(5), "ten minutes at the most");
    }
}

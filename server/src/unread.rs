//! What a client still sends when its answer is ready. A connection that is closed in the midst of a body takes the answer
//! with it: the client sees a reset where a refusal was sent. So the rest is read on for a while, and thrown away.

use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll};
use std::time::Duration;

use bytes::Bytes;
use futures_util::stream::BoxStream;
use futures_util::{Stream, StreamExt};
use poem::Body;

/// More than the largest upload that is taken. Whoever sends on beyond it is read no further, and has the rest of the time
/// to see the answer: its own sending stands still then.
const BYTES: usize = 32 << 20;
const TIME: Duration = Duration::from_secs(10);

type Chunks = BoxStream<'static, std::io::Result<Bytes>>;

/// A body as its handler reads it; and the same, for whoever outlives the handler.
#[derive(Clone)]
pub(crate) struct UnreadBody(Arc<Mutex<Option<Chunks>>>);

impl UnreadBody {
    pub(crate) fn new(body: Body) -> Self {
        Self(Arc::new(Mutex::new(Some(body.into_bytes_stream().boxed()))))
    }

    /// What the handler reads.
    pub(crate) fn body(&self) -> Body {
        Body::from_bytes_stream(self.clone())
    }

    /// Reads on what the handler left, in the background: the answer does not wait for it.
    pub(crate) fn read_on(mut self) {
        if self.0.lock().unwrap_or_else(PoisonError::into_inner).is_none() {
            return;
        }
        tokio::spawn(tokio::time::timeout(TIME, async move {
            let mut read = 0;
            while let Some(Ok(chunk)) = self.next().await {
                read += chunk.len();
                if read > BYTES {
                    std::future::pending::<()>().await;
                }
            }
        }));
    }
}

impl Stream for UnreadBody {
    type Item = std::io::Result<Bytes>;

    fn poll_next(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        let mut chunks = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(stream) = chunks.as_mut() else { return Poll::Ready(None) };
        let polled = stream.poll_next_unpin(context);
        if matches!(polled, Poll::Ready(None)) {
            *chunks = None;
        }
        polled
    }
}

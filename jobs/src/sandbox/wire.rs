//! What goes over the pipes: a length in eight bytes, little end first, and then so many bytes.
//!
//! To the child: the task as JSON, then the file. From the child: its [`Reply`](super::reply::Reply) as JSON.

use std::io::{self, ErrorKind, Read, Write};

use serde::Serialize;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use zeroize::Zeroizing;

pub(super) fn encode(request: &impl Serialize) -> io::Result<Zeroizing<Vec<u8>>> {
    // Measured first, so that no copy of the password is left behind where a buffer grew.
    let mut size = Counted(0);
    serde_json::to_writer(&mut size, request)?;
    let mut header = Zeroizing::new(Vec::with_capacity(size.0));
    serde_json::to_writer(&mut *header, request)?;
    Ok(header)
}

struct Counted(usize);

impl Write for Counted {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0 += bytes.len();
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

pub(super) async fn send_async(
    mut pipe: impl AsyncWrite + Unpin,
    header: &[u8],
    pdf: &[u8],
) -> io::Result<()> {
    for part in [header, pdf] {
        pipe.write_u64_le(part.len() as u64).await?;
        pipe.write_all(part).await?;
    }
    pipe.shutdown().await
}

/// Nothing is allocated for a length that is only claimed. [`ErrorKind::FileTooLarge`] beyond the limit.
pub(super) async fn receive_async(mut pipe: impl AsyncRead + Unpin, limit_bytes: u64) -> io::Result<Vec<u8>> {
    let length = pipe.read_u64_le().await?;
    if length > limit_bytes {
        return Err(ErrorKind::FileTooLarge.into());
    }
    let mut answer = Vec::new();
    let received = pipe.take(length).read_to_end(&mut answer).await?;
    if received as u64 == length { Ok(answer) } else { Err(ErrorKind::UnexpectedEof.into()) }
}

/// The child believes the length: it comes from its parent.
pub(super) fn receive(pipe: &mut impl Read) -> io::Result<Vec<u8>> {
    let mut length = [0; 8];
    pipe.read_exact(&mut length)?;
    let length = usize::try_from(u64::from_le_bytes(length)).map_err(io::Error::other)?;
    let mut bytes = vec![0; length];
    pipe.read_exact(&mut bytes)?;
    Ok(bytes)
}

pub(super) fn send(pipe: &mut impl Write, answer: &[u8]) -> io::Result<()> {
    pipe.write_all(&(answer.len() as u64).to_le_bytes())?;
    pipe.write_all(answer)?;
    pipe.flush()
}

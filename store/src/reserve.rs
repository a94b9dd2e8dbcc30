//! Room that is kept for erasing. Deleting from SQLite writes before it frees anything, so on a full disk nothing could be
//! erased, and nobody would have a right to be forgotten until an operator made room.

use std::fs;
use std::io::{self, Write};
use std::path::PathBuf;
use std::sync::Arc;

use crate::{Store, StoreError};

/// What erasing one analysis writes: its report page by page, the indexes, the certificate and the audit.
const RESERVE_BYTES: usize = 2 << 20;
/// It is only kept where that leaves several times as much: it must not be what fills the disk.
const LEAST_FREE_BYTES: u64 = 4 * RESERVE_BYTES as u64;

/// A file that is worth nothing but its room. Cheap to clone.
#[derive(Debug, Clone)]
pub(crate) struct Reserve(Arc<PathBuf>);

impl Reserve {
    pub(crate) fn in_folder(folder: &std::path::Path) -> Self {
        Self(Arc::new(folder.join("reserve")))
    }

    /// Gives the room up. `false` when there was none.
    fn release(&self) -> bool {
        fs::remove_file(&*self.0).is_ok()
    }

    fn is_there(&self) -> bool {
        fs::metadata(&*self.0).is_ok_and(|file| file.len() >= RESERVE_BYTES as u64)
    }

    fn fill(&self) -> io::Result<()> {
        let written = fs::File::create(&*self.0).and_then(|mut file| {
            file.write_all(&vec![0; RESERVE_BYTES])?;
            file.sync_all()
        });
        if written.is_err() {
            // A part of it is of no use.
            let _ = fs::remove_file(&*self.0);
        }
        written
    }
}

impl Store {
    /// Keeps room for erasing, where there is enough. With a database elsewhere none is needed.
    pub async fn keep_reserve(&self) {
        let Some(reserve) = self.reserve.clone() else { return };
        if reserve.is_there() || self.free_bytes().await.is_none_or(|free| free < LEAST_FREE_BYTES) {
            return;
        }
        let filled = tokio::task::spawn_blocking(move || reserve.fill()).await;
        if !matches!(filled, Ok(Ok(()))) {
            tracing::warn!("no room could be kept for erasing");
        }
    }

    /// Does what erases: on a disk without room once more, with the room that was kept for it.
    pub(crate) async fn with_reserve<T, R>(&self, erase: impl Fn() -> R) -> Result<T, StoreError>
    where
        R: Future<Output = Result<T, StoreError>>,
    {
        let outcome = erase().await;
        let is_full = outcome.as_ref().is_err_and(StoreError::is_storage_full);
        if is_full && self.reserve.as_ref().is_some_and(Reserve::release) {
            tracing::warn!("disk full, erasing uses the room that was kept for it");
            return erase().await;
        }
        outcome
    }
}

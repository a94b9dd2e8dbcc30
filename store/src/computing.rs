//! Compressing, sealing and opening of what may be large, on threads of their own: requests share the others.

use crate::StoreError;

/// Runs `work` on a thread that nobody waits on but this caller.
pub(crate) async fn compute<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, StoreError> + Send + 'static,
) -> Result<T, StoreError> {
    tokio::task::spawn_blocking(work)
        .await
        .map_err(|stopped| if stopped.is_panic() { StoreError::Panicked } else { StoreError::Interrupted })?
}

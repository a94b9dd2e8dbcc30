//! What makes a thing a task for a child.

use std::time::Duration;

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::error::Refusal;
use super::limits::SandboxLimits;

pub trait ReadingTask {
    type Answer: Serialize + DeserializeOwned + Send + 'static;

    /// How long the parent waits.
    fn time_limit(limits: &SandboxLimits) -> Duration {
        limits.reading
    }

    fn perform(self, pdf: &[u8]) -> Result<Self::Answer, Refusal>;
}

//! What a child may take.

use std::time::Duration;

pub(super) const MIB: u64 = 1024 * 1024;

/// What a child may take before it is stopped.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SandboxLimits {
    /// Address space, the program itself included.
    pub memory_bytes: u64,
    pub cpu_seconds: u64,
    /// By the clock, from the start of the process to its end: how long an answer is waited for.
    pub reading: Duration,
    /// The same for the page count, for which somebody waits.
    pub page_count: Duration,
    /// The answer is held by the parent, which has no limits of its own.
    pub answer_bytes: u64,
}

impl Default for SandboxLimits {
    fn default() -> Self {
        Self {
            memory_bytes: 512 * MIB,
            cpu_seconds: 10,
            reading: Duration::from_mins(1),
            page_count: Duration::from_secs(3),
            answer_bytes: 64 * MIB,
        }
    }
}

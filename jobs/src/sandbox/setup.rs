//! What a child is told before it sees any input: that it is one, and how to lock itself in.

use serde::{Deserialize, Serialize};

/// Hidden: it stands in no help text.
pub(super) const SUBCOMMAND: &str = "read-statement";

/// How the child is to lock itself in. An argument, since it is needed before any input; none of it is secret.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Setup {
    pub(super) memory_bytes: u64,
    pub(super) cpu_seconds: u64,
    /// The process that waits for the answer.
    pub(super) parent: u32,
    pub(super) layers: Vec<Layer>,
}

/// What may refuse an attempt to reach out of the child.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Layer {
    /// No further open files and no further processes.
    Limits,
    Landlock,
    SyscallFilter,
}

impl Layer {
    pub const ALL: [Self; 3] = [Self::Limits, Self::Landlock, Self::SyscallFilter];
}

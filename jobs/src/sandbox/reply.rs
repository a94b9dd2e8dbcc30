//! What a child says at its end.

use serde::{Deserialize, Serialize};

use super::error::Refusal;
use super::lockdown::Protections;

#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Reply<A> {
    pub(super) protections: Protections,
    pub(super) outcome: Result<A, Refusal>,
}

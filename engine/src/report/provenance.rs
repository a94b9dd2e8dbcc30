//! What the report was made of, and with.

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use crate::corrections::RememberedPayer;

/// What the report was made of, and with: the same file, day, product, bureau report, corrections and versions give the
/// same report, byte for byte.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Object))]
pub struct Provenance {
    /// The version of the engine that made the report.
    pub engine_version: String,
    /// The version of the lists, thresholds and weights it judges with.
    pub rules_version: String,
    /// The SHA-256 of the file as it was uploaded.
    pub file_sha256: String,
    /// The day of the analysis: ages and windows are counted from it.
    pub as_of: NaiveDate,
    /// Payers that count as employers because the team remembered them; empty where none of them pays here.
    #[serde(default)]
    pub remembered_payers: Vec<RememberedPayer>,
}

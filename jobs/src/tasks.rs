//! What travels through Redis: typed tasks that hold ids and nothing else. What is to be done, and for whom, the database
//! knows.

use serde::{Deserialize, Serialize};

/// Performs one analysis.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct AnalyseStatement {
    pub(crate) analysis: String,
}

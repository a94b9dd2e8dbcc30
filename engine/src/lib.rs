//! From statement to decision: a pure function of its inputs.
//!
//! Nothing in this crate waits, reads a clock, opens a file or talks to a network: the same input gives
//! the same answer on every machine, so a decision can be computed again years later.
//!
//! Start from [`analyze`], which reads as the table of contents: the words on the pages, the rows of the statement, the
//! ledger that holds them against their balances, the report. What leads on from there to a decision is not built yet,
//! but the rules of a lender are: see [`policy::Policy`] and the metrics of [`metrics::dictionary`]. Money is
//! [`money::Paise`] inside and [`money::Rupees`] at the JSON edge.
//!
//! ```
//! use lending_engine::policy::Policy;
//!
//! let policy: Policy = serde_json::from_str(
//!     r#"{"rules": [
//!         {"id": "max_foir", "metric": "fior", "op": "lte", "value": 0.5, "severity": "knockout"}
//!     ]}"#,
//! )?;
//! let problems = policy.problems();
//! assert_eq!(problems[0].path, "rules[0].metric");
//! assert_eq!(problems[0].message, "`fior` is not a known metric; did you mean `foir`?");
//! # Ok::<(), serde_json::Error>(())
//! ```

pub mod bureau;
pub mod categorise;
pub mod decision;
pub mod document;
pub mod integrity;
pub mod layout;
pub mod loan;
pub mod metrics;
pub mod money;
pub mod mule;
pub mod names;
pub mod narration;
pub mod policy;
pub mod product;
pub mod reconcile;
pub mod rejection;
pub mod report;
pub mod statement;
pub mod transaction_id;

use sha2::{Digest, Sha256};

use self::document::{Document, Limits, RecognisedPage};
use self::rejection::Rejection;
use self::report::Report;

/// What is asked about a file.
#[derive(Debug, Clone, Default)]
pub struct Case {
    /// Opens an encrypted file; one that is not needed does no harm.
    pub password: Option<String>,
    pub limits: Limits,
    /// The words of scanned pages, where something has recognised them.
    pub recognised: Vec<RecognisedPage>,
}

/// Reads a statement and reports on it, or says why not.
pub fn analyze(pdf: &[u8], case: &Case) -> Result<Report, Rejection> {
    let document = Document::read(pdf, case.password.as_deref(), &case.limits)?;
    let document = document.with_recognised(case.recognised.clone());
    let statement = layout::read(&document)?;
    let pages = statement.pages.clone();
    let ledger = reconcile::ledger(statement);
    Ok(Report::assemble(&ledger, &pages, sha256(pdf)))
}

fn sha256(bytes: &[u8]) -> String {
    use std::fmt::Write;
    Sha256::digest(bytes).iter().fold(String::with_capacity(64), |mut text, byte| {
        // Writing into a string does not fail.
        let _ = write!(text, "{byte:02x}");
        text
    })
}

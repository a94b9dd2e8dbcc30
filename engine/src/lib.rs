//! From statement to decision: a pure function of its inputs.
//!
//! Nothing in this crate waits, reads a clock, opens a file or talks to a network: the same input gives
//! the same answer on every machine, so a decision can be computed again years later.
//!
//! Start from [`document::Document`], the words on the pages of a statement, or from [`policy::Policy`], the rules of
//! a lender, which speak about the metrics of [`metrics::dictionary`]. What leads from one to the other, a statement's
//! rows and what they measure, is not built yet. Money is [`money::Paise`] inside and [`money::Rupees`] at the JSON edge.
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

pub mod document;
pub mod layout;
pub mod metrics;
pub mod money;
pub mod narration;
pub mod policy;
pub mod product;
pub mod rejection;
pub mod statement;

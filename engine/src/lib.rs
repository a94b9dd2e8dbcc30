//! From statement to decision: a pure function of its inputs.
//!
//! Nothing in this crate waits, reads a clock, opens a file or talks to a network: the same input gives
//! the same answer on every machine, so a decision can be computed again years later.
//!
//! Start from [`analyze`], which is [`read`] and then [`decide`]. Reading touches the file: the words on its pages, the
//! rows of the statement, the ledger that holds them against their balances, the checks of the document. Deciding touches
//! only what was read: what each row is, what is measured, what a person must see, what the lender's policy says, the
//! report. Every list, threshold, weight and text it judges with lies in `engine/data`, under one version. Money is
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

mod account_id;
pub mod application;
mod assessment;
pub mod bureau;
pub mod categorise;
pub mod decision;
pub mod document;
mod embedded;
mod embedded_check;
pub mod integrity;
pub mod layout;
pub mod loan;
pub mod metrics;
pub mod money;
pub mod mule;
pub mod names;
pub mod narration;
mod phrase_search;
pub mod phrasing;
pub mod policy;
pub mod product;
pub mod reading;
pub mod reconcile;
pub mod rejection;
pub mod report;
mod rules_version;
pub mod statement;
pub mod transaction_id;

pub use self::embedded_check::check_embedded_tables;
pub use self::reading::{Case, Reading, read};
pub use self::rules_version::rules_version;

use self::application::Application;
use self::assessment::Assessment;
use self::categorise::Book;
use self::decision::{Cited, DecisionInput};
use self::rejection::Rejection;
use self::report::{Parts, Report};
use self::transaction_id::TransactionId;

/// Reads a statement and decides about the application, or says why it cannot be read.
pub fn analyze(pdf: &[u8], case: &Case, application: &Application) -> Result<Report, Rejection> {
    Ok(decide(&read(pdf, case)?, application))
}

/// Decides about an application from what was read of its statement.
pub fn decide(reading: &Reading, application: &Application) -> Report {
    let book = categorise::categorise(&reading.ledger);
    let assessment = Assessment::new(reading, application, &book);
    let verdict = decision::decide(&DecisionInput {
        terms: &application.product.terms,
        ask: application.ask(),
        measure: &|ask| assessment.facts.measures(ask),
        triggers: &assessment.triggers,
        confidence: assessment.confidence,
        full_months: assessment.facts.span.full_months.len(),
        bureau: application.bureau.status(),
        is_other_currency: assessment.is_other_currency,
        cite: &|id| cited(&book, id),
    });
    Report::assemble(Parts { reading, application, book: &book, assessment, verdict })
}

/// A transaction as sentences cite it.
fn cited(book: &Book<'_>, id: TransactionId) -> Option<Cited> {
    let posting = book.postings.get(id.place())?;
    Some(Cited {
        date: posting.entry.date,
        amount: posting.entry.amount,
        page: posting.entry.page,
        what: posting.party.clone().unwrap_or_default(),
    })
}

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

mod account_id;
pub mod application;
mod assessment;
pub mod bureau;
pub mod categorise;
mod correcting;
pub mod corrections;
pub mod decision;
pub mod document;
mod doubt;
mod embedded;
mod embedded_check;
pub mod integrity;
mod judgement;
pub mod language;
pub mod layout;
pub mod letter;
pub mod loan;
pub mod metrics;
pub mod money;
mod month_names;
pub mod mule;
pub mod names;
pub mod narration;
pub mod one_line;
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
use self::correcting::with_remembered;
use self::decision::Outcome;
use self::judgement::judge;
use self::rejection::Rejection;
use self::report::{Parts, Report};

/// Reads a statement and decides about the application, or says why it cannot be read.
pub fn analyze(pdf: &[u8], case: &Case, application: &Application) -> Result<Report, Rejection> {
    Ok(decide(&read(pdf, case)?, application))
}

/// Decides about an application from what was read of its statement.
pub fn decide(reading: &Reading, application: &Application) -> Report {
    let application = &with_remembered(reading, application);
    let book = categorise::categorise_corrected(&reading.ledger, &application.corrections);
    let assessment = Assessment::new(reading, application, &book);
    let mut verdict = judge(application, &book, &assessment, &[]);
    // Where others may pass money through the account, no answer about its money is worth asking for.
    if verdict.decision.policy_outcome == Some(Outcome::Decline) && !assessment.mule.is_flagged {
        let questions = doubt::questions(reading, application, &book, &assessment);
        if !questions.is_empty() {
            verdict = judge(application, &book, &assessment, &questions);
        }
    }
    Report::assemble(Parts { reading, application, book: &book, assessment, verdict })
}

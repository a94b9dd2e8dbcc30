//! The report: what the API calls `result`, from the first row to the provenance.
//!
//! Its members are part of the contract: within one `schema_version` they are only added to. Each section is a type of
//! the room that finds it out; here are those that belong to no other room, and [`Report`] itself.

mod account;
mod affordability;
mod document;
mod metric;
mod provenance;
mod quality;
mod standing;
mod summary;
mod transaction;

use serde::{Deserialize, Serialize};

pub use self::account::{DeclaredFigures, StatementAccount};
pub use self::affordability::Affordability;
pub use self::document::{Integrity, IntegrityCheck, IntegrityEvidence};
pub use self::metric::MeasuredMetric;
pub use self::provenance::Provenance;
pub use self::quality::{
    AccountQuality, BalanceBreak, Checks, DataQuality, LeftoverLine, MissingRange, PagesRead, Repair,
};
pub use self::standing::{ReportHead, Standing};
pub use self::summary::Summary;
pub use self::transaction::{Flag, PageBox, Transaction};

use crate::account_id::account_id;
use crate::application::Application;
use crate::assessment::Assessment;
use crate::bureau::{BureauAssessment, Obligation};
use crate::categorise::Book;
use crate::corrections::Corrections;
use crate::decision::{Decision, PolicyResult, Score, Verdict};
use crate::metrics::balances::Balances;
use crate::metrics::behaviour::{Behaviour, Cash};
use crate::metrics::conduct::Bounces;
use crate::metrics::counterparties::Counterparty;
use crate::metrics::flows::MonthlyFigures;
use crate::metrics::income::{Business, Income};
use crate::metrics::overdraft::Overdraft;
use crate::metrics::windows::{Trends, WindowFigures};
use crate::mule::MuleAssessment;
use crate::names::NameMatch;
use crate::reading::Reading;
use crate::rules_version::rules_version;

/// Everything that was found out about one file, and what follows from it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Object))]
pub struct Report {
    /// The version of this shape. Within one version members are only added.
    pub schema_version: String,
    /// The report in a few lines.
    pub summary: Summary,
    /// The accounts of the statement.
    pub accounts: Vec<StatementAccount>,
    /// How far the rows can be relied on.
    pub data_quality: DataQuality,
    /// Every row of the statement: account by account, the oldest first.
    pub transactions: Vec<Transaction>,
    /// Month by month, the oldest first.
    pub monthly: Vec<MonthlyFigures>,
    /// End-of-day balances: averages, lowest and highest.
    pub balances: Balances,
    /// How much of an overdraft or cash credit is drawn; null for accounts without one.
    #[serde(default)]
    pub overdraft: Option<Overdraft>,
    /// The same figures over the last month, 3, 6 and 12, as far as the statement covers them.
    #[serde(default)]
    pub windows: Vec<WindowFigures>,
    /// Where income and balance are heading.
    #[serde(default)]
    pub trends: Trends,
    /// What the applicant earns, source by source.
    pub income: Income,
    /// Trade, as the statement shows it: receipts, purchases, tax.
    pub business: Business,
    /// What is owed to lenders, from the statement and the bureau together.
    pub obligations: Vec<Obligation>,
    /// Payments that came back unpaid.
    pub bounces: Bounces,
    /// Cash paid in and drawn.
    pub cash: Cash,
    /// With whom the most money moved, the largest first.
    pub counterparties: Vec<Counterparty>,
    /// What stands out in how the account is used.
    pub behaviour: Behaviour,
    /// Whether the document is what the bank issued.
    pub integrity: Integrity,
    /// Whether the account looks like one through which others pass money.
    pub mule: MuleAssessment,
    /// Whether the applicant is the holder.
    pub name_match: NameMatch,
    /// What the credit bureau said, and what follows from it.
    pub bureau: BureauAssessment,
    /// What the applicant could repay: income, obligations, ratios.
    pub affordability: Affordability,
    /// Every metric, as the rules read it.
    pub metrics: Vec<MeasuredMetric>,
    /// What each rule of the product said.
    pub policy: PolicyResult,
    /// Points by section; null where the data do not suffice.
    pub score: Option<Score>,
    /// What is recommended, on which terms, and why.
    pub decision: Decision,
    /// Plain sentences that a credit officer can read to an applicant.
    pub explanations: Vec<String>,
    /// What people know better than the statement says, and was decided with; everything empty where nobody corrected
    /// anything.
    #[serde(default)]
    pub corrections: Corrections,
    /// What the report was made of, and with.
    pub provenance: Provenance,
}

const SCHEMA_VERSION: &str = "1.0";

/// A whole report as JSON, about a person who does not exist. A test holds it to what the engine says today.
pub const SAMPLE: &str = include_str!("../../samples/report.json");

/// What a report is made of.
pub(crate) struct Parts<'p> {
    pub(crate) reading: &'p Reading,
    pub(crate) application: &'p Application,
    pub(crate) book: &'p Book<'p>,
    pub(crate) assessment: Assessment,
    pub(crate) verdict: Verdict,
}

impl Report {
    pub(crate) fn assemble(parts: Parts<'_>) -> Self {
        let Parts { reading, application, book, assessment, verdict } = parts;
        let Assessment { facts, obligations, integrity, mule, names, bureau, notes, .. } = assessment;
        let ask = application.ask();
        let measures = facts.measures(&ask);
        let accounts: Vec<StatementAccount> = reading
            .ledger
            .accounts()
            .iter()
            .enumerate()
            .filter_map(|(place, account)| account::section(account, &account_id(place)))
            .collect();
        let headline = verdict.explanations.first().cloned().unwrap_or_default();
        Self {
            schema_version: SCHEMA_VERSION.to_owned(),
            summary: summary::section(summary::Parts {
                accounts: &accounts,
                transaction_count: book.postings.len(),
                facts: &facts,
                decision: &verdict.decision,
                score: verdict.score.as_ref(),
                headline,
                notes,
            }),
            accounts,
            data_quality: quality::section(reading),
            transactions: transaction::section(&reading.ledger, book),
            affordability: affordability::section(&ask, &measures, facts.obligation_totals()),
            metrics: metric::section(&measures),
            monthly: facts.monthly,
            balances: facts.balances,
            overdraft: facts.overdraft,
            windows: facts.windows,
            trends: facts.trends,
            income: facts.income,
            business: facts.business,
            obligations,
            bounces: facts.bounces,
            cash: facts.cash,
            counterparties: facts.counterparties,
            behaviour: facts.behaviour,
            integrity: document::section(&integrity),
            mule,
            name_match: names,
            bureau,
            policy: verdict.policy,
            score: verdict.score,
            decision: verdict.decision,
            explanations: verdict.explanations,
            corrections: application.corrections.clone(),
            provenance: Provenance {
                engine_version: env!("CARGO_PKG_VERSION").to_owned(),
                rules_version: rules_version().to_owned(),
                file_sha256: reading.file_sha256.clone(),
                as_of: application.as_of,
                remembered_payers: application.remembered_payers.clone(),
            },
        }
    }
}

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
mod summary;
mod transaction;

use serde::{Deserialize, Serialize};

pub use self::account::{AccountView, DeclaredView};
pub use self::affordability::Affordability;
pub use self::document::{CheckView, EvidenceView, IntegrityView};
pub use self::metric::MetricView;
pub use self::provenance::Provenance;
pub use self::quality::{
    AccountQuality, BreakView, Checks, DataQuality, MissingRange, PagesView, RepairView,
};
pub use self::summary::Summary;
pub use self::transaction::{BoxView, Flag, Transaction};

use crate::application::Application;
use crate::assessment::Assessment;
use crate::bureau::{BureauView, Obligation};
use crate::categorise::Book;
use crate::decision::{DecisionView, PolicyView, ScoreView, Verdict};
use crate::metrics::balances::BalancesView;
use crate::metrics::behaviour::{BehaviourView, CashView};
use crate::metrics::conduct::BouncesView;
use crate::metrics::counterparties::CounterpartyView;
use crate::metrics::flows::MonthView;
use crate::metrics::income::{BusinessView, IncomeView};
use crate::mule::MuleView;
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
    pub accounts: Vec<AccountView>,
    /// How far the rows can be relied on.
    pub data_quality: DataQuality,
    /// Every row of the statement: account by account, the oldest first.
    pub transactions: Vec<Transaction>,
    /// Month by month, the oldest first.
    pub monthly: Vec<MonthView>,
    /// What stays in the account.
    pub balances: BalancesView,
    /// What is earned.
    pub income: IncomeView,
    /// Trade, as the statement shows it.
    pub business: BusinessView,
    /// What is owed to lenders, from the statement and the bureau together.
    pub obligations: Vec<Obligation>,
    /// Payments that came back unpaid.
    pub bounces: BouncesView,
    /// Cash in and out.
    pub cash: CashView,
    /// With whom the most money moved, the largest first.
    pub counterparties: Vec<CounterpartyView>,
    /// What stands out in how the account is used.
    pub behaviour: BehaviourView,
    /// Whether the document is what the bank issued.
    pub integrity: IntegrityView,
    /// Whether the account looks like one through which others pass money.
    pub mule: MuleView,
    /// Whether the applicant is the holder.
    pub name_match: NameMatch,
    /// What the credit bureau said.
    pub bureau: BureauView,
    /// What the applicant could repay.
    pub affordability: Affordability,
    /// Every metric, as the rules read it.
    pub metrics: Vec<MetricView>,
    /// What each rule of the product said.
    pub policy: PolicyView,
    /// Points by section; null where the data do not suffice.
    pub score: Option<ScoreView>,
    /// What is recommended, and why.
    pub decision: DecisionView,
    /// Plain sentences that a credit officer can read to an applicant.
    pub explanations: Vec<String>,
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
        let accounts: Vec<AccountView> = reading
            .ledger
            .accounts()
            .iter()
            .enumerate()
            .map(|(place, account)| account::view(account, &account::account_id(place)))
            .collect();
        let headline = verdict.explanations.first().cloned().unwrap_or_default();
        Self {
            schema_version: SCHEMA_VERSION.to_owned(),
            summary: summary::view(summary::Parts {
                accounts: &accounts,
                transaction_count: book.postings.len(),
                facts: &facts,
                decision: &verdict.decision,
                score: verdict.score.as_ref(),
                headline,
                notes,
            }),
            accounts,
            data_quality: quality::view(&reading.ledger, &reading.pages),
            transactions: transaction::view(&reading.ledger, book),
            affordability: affordability::view(&ask, &measures, facts.burden().monthly_stressed),
            metrics: metric::view(&measures),
            monthly: facts.monthly,
            balances: facts.balances,
            income: facts.income,
            business: facts.business,
            obligations,
            bounces: facts.bounces,
            cash: facts.cash,
            counterparties: facts.counterparties,
            behaviour: facts.behaviour,
            integrity: document::view(&integrity),
            mule,
            name_match: names,
            bureau,
            policy: verdict.policy,
            score: verdict.score,
            decision: verdict.decision,
            explanations: verdict.explanations,
            provenance: Provenance {
                engine_version: env!("CARGO_PKG_VERSION").to_owned(),
                rules_version: rules_version().to_owned(),
                file_sha256: reading.file_sha256.clone(),
                as_of: application.as_of,
            },
        }
    }
}

/// The id of the account at this place, as reports name it.
pub(crate) fn account_id(place: usize) -> String {
    account::account_id(place)
}

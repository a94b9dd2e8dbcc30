//! Whether everything that is stored is there and can be read: rows against files, keys, reports, the ledger, the audit.
//!
//! Start with [`Store::verify`]. It changes nothing and may run beside live processes: what seems wrong is looked at again
//! before it is told, because it may have been erased meanwhile. What it tells names things by their ids alone.

mod analyses;
mod certificates;
mod checks;
mod money;

use std::collections::BTreeMap;

use serde::Serialize;

use crate::{Store, StoreError};

/// How many rows are read at a time.
const ROWS: i64 = 500;
/// How many are looked at at once.
const AT_ONCE: usize = 8;

/// What can be wrong.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, strum::IntoStaticStr, strum::EnumIter,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum ProblemKind {
    /// The file of a statement is not where it should be.
    StatementMissing,
    /// It has another size than what was uploaded.
    StatementSize,
    /// It does not open, or is not what was uploaded.
    StatementDamaged,
    /// A file that belongs to no analysis.
    FileWithoutAnalysis,
    /// An analysis or a credit check has no key: nothing of it can be opened.
    KeyMissing,
    /// Its key does not open.
    KeyDamaged,
    /// A key of something that is not there: it was not erased with it.
    KeyWithoutOwner,
    /// An analysis has ended with a report, which is not there.
    ReportMissing,
    /// A report, a reading or a revision does not open.
    ReportDamaged,
    /// What a credit check holds does not open.
    CreditCheckDamaged,
    /// An analysis was taken in, was never erased, and is not there.
    AnalysisRemoved,
    /// A pull was billed and is not in the ledger.
    ChargeMissing,
    /// A row of the ledger belongs to no pull that was billed.
    ChargeUnfounded,
    /// A row of the ledger has another amount than the price of its pull.
    ChargeAmount,
    /// What a day holds against its cap is not the sum of its pulls.
    HeldAmount,
    /// A certificate of an erasure is gone, or is not the one that the audit names.
    Certificate,
    /// An entry of the audit, or its chain, is not as it was recorded.
    Audit,
}

impl ProblemKind {
    pub fn as_str(self) -> &'static str {
        self.into()
    }

    pub fn all() -> impl Iterator<Item = Self> {
        <Self as strum::IntoEnumIterator>::iter()
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Problem {
    pub kind: ProblemKind,
    /// The id of what it is about.
    pub subject: String,
}

/// How much was looked at.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct Looked {
    pub analyses: u64,
    pub statements: u64,
    pub reports: u64,
    pub credit_checks: u64,
    pub ledger_rows: i64,
    pub ledger_paise: i64,
    pub audit_chains: u64,
    pub audit_entries: i64,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Verification {
    /// Whether statements and everything else were opened.
    pub is_deep: bool,
    pub looked: Looked,
    /// How many problems of each kind there are; those without any are left out.
    pub problems: BTreeMap<ProblemKind, u64>,
    /// The first of them.
    pub first: Vec<Problem>,
    #[serde(skip)]
    named: usize,
}

impl Verification {
    fn add(&mut self, kind: ProblemKind, subject: &str) {
        *self.problems.entry(kind).or_default() += 1;
        if self.first.len() < self.named {
            self.first.push(Problem { kind, subject: subject.to_owned() });
        }
    }

    pub fn count(&self) -> u64 {
        self.problems.values().sum()
    }
}

impl Store {
    /// Looks at everything, and names the first problems. `deep` opens every statement and compares its hash.
    pub async fn verify(&self, deep: bool, named: usize) -> Result<Verification, StoreError> {
        let mut found = Verification {
            is_deep: deep,
            looked: Looked::default(),
            problems: BTreeMap::new(),
            first: Vec::new(),
            named,
        };
        self.verify_analyses(&mut found).await?;
        self.verify_removed(&mut found).await?;
        if deep {
            self.verify_files(&mut found).await?;
        }
        self.verify_checks(&mut found).await?;
        self.verify_keys(&mut found).await?;
        self.verify_ledger(&mut found).await?;
        self.verify_certificates(&mut found).await?;
        for chain in self.audit_chains().await? {
            let verified = self.verify_audit(&chain, None).await?;
            found.looked.audit_chains += 1;
            found.looked.audit_entries += verified.entries;
            for fault in &verified.faults {
                found.add(ProblemKind::Audit, &format!("{chain}: {fault}"));
            }
        }
        Ok(found)
    }
}

/// Whether an error says that what was read is wrong; any other says that it could not be read.
fn is_damage(error: &StoreError) -> bool {
    // Inflating what is not whole is an error of files.
    matches!(error, StoreError::Sealing(_) | StoreError::Corrupt(_) | StoreError::Files(_))
}

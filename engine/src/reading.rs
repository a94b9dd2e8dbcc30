//! What a file says, and what the file itself gives away: all that a decision needs of it.
//!
//! It is made where the file is read, behind locked doors, and handed out as plain data: deciding needs no PDF, so it can
//! happen elsewhere and again.

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::document::{Document, DocumentLimits, RecognisedPage};
use crate::integrity::comparison::{self, Contradiction, Mark};
use crate::integrity::makers::{self, AcceptedMaker, Made};
use crate::integrity::{self, Check, Examined, Fingerprint, IntegrityInput, Severity, Status};
use crate::layout;
use crate::reconcile::{self, Ledger};
use crate::rejection::Rejection;
use crate::statement::{Leftover, PageFacts};
use crate::transaction_id::TransactionId;

/// What is asked about a file.
#[derive(Debug, Clone, Default)]
pub struct Case {
    /// Opens an encrypted file; one that is not needed does no harm.
    pub password: Option<String>,
    pub limits: DocumentLimits,
    /// The words of scanned pages, where something has recognised them.
    pub recognised: Vec<RecognisedPage>,
}

/// A statement that was read. Only [`read`] makes one.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Reading {
    pub(crate) ledger: Ledger,
    pub(crate) pages: Vec<PageFacts>,
    /// Lines between rows that no row took.
    #[serde(default)]
    pub(crate) leftover: Vec<Leftover>,
    pub(crate) checks: Vec<Check>,
    pub(crate) file_sha256: String,
    /// How it is drawn and made, where that can be told.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) fingerprint: Option<Fingerprint>,
}

impl Reading {
    pub const fn ledger(&self) -> &Ledger {
        &self.ledger
    }

    /// Whether the statement has this transaction.
    pub fn has(&self, id: TransactionId) -> bool {
        let rows: usize = self.ledger.accounts().iter().map(|account| account.entries().len()).sum();
        id.place() < rows
    }

    /// Every check of the document, in a fixed order.
    pub fn checks(&self) -> &[Check] {
        &self.checks
    }

    /// What it may have in common with other statements of the team.
    pub fn marks(&self) -> Vec<Mark> {
        comparison::marks(&self.ledger)
    }

    /// Puts what other statements say of its marks into its checks.
    pub fn compare(&mut self, marks: &[Mark], contradictions: &[Contradiction<'_>]) {
        for check in comparison::judge(marks, contradictions) {
            self.put(check);
        }
    }

    /// What to keep of how it was made, so that others of its layout can be held against it once it is accepted.
    pub fn made(&self) -> Option<Made> {
        makers::made(self.fingerprint.as_ref()?, &self.ledger)
    }

    /// Whether no check of the document warns of anything.
    pub fn is_clean(&self) -> bool {
        !self.checks.iter().any(|check| check.status == Status::Failed && check.severity > Severity::Info)
    }

    /// Puts what accepted statements of its bank and layout say of its maker into its checks.
    pub fn compare_maker(&mut self, accepted: &[AcceptedMaker]) {
        let check = makers::judge(self.fingerprint.as_ref(), accepted);
        self.put(check);
    }

    /// In the place of what the check said before.
    fn put(&mut self, check: Check) {
        if let Some(own) = self.checks.iter_mut().find(|own| own.code == check.code) {
            *own = check;
        } else {
            self.checks.push(check);
        }
    }

    /// Pages whose text is missing or cannot be relied on, and was not recognised from a picture.
    pub fn unreadable_pages(&self) -> usize {
        self.pages.iter().filter(|page| page.is_unreadable && !page.is_recognised).count()
    }
}

/// Reads a statement, or says why not.
pub fn read(pdf: &[u8], case: &Case) -> Result<Reading, Rejection> {
    let document = Document::read(pdf, case.password.as_deref(), &case.limits)?;
    let document = document.with_recognised(case.recognised.clone());
    let statement = layout::read(&document)?;
    let (pages, leftover) = (statement.pages.clone(), statement.leftover.clone());
    let ledger = reconcile::ledger(statement);
    let input = IntegrityInput {
        pdf,
        password: case.password.as_deref(),
        limits: &case.limits,
        document: &document,
        ledger: &ledger,
    };
    let Examined { checks, fingerprint } = integrity::examined(&input);
    Ok(Reading { checks, ledger, pages, leftover, file_sha256: sha256(pdf), fingerprint })
}

fn sha256(bytes: &[u8]) -> String {
    hex::encode(Sha256::digest(bytes))
}

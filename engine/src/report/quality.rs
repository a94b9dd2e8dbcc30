//! How far the rows can be relied on.

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use super::transaction::PageBox;
use crate::account_id::account_id;
use crate::metrics::calendar::missing_ranges;
use crate::money::SignedRupees;
use crate::reading::Reading;
use crate::reconcile::{Cap, Completeness, LedgerAccount, Order, ProvedBy, RepairKind, Term};
use crate::transaction_id::TransactionId;

/// How far the rows can be relied on.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Object))]
pub struct DataQuality {
    /// True where every row is proved and everything declared agrees; false where something disagrees; null where nothing
    /// disagrees and rows remain that nothing proves.
    pub reconciled: Option<bool>,
    /// What proved the rows of every account; empty where `reconciled` is not true.
    pub proved_by: Vec<ProvedBy>,
    /// Between 0 and 1; of several accounts the lowest. Below 0.70 no decision is made from the rows.
    pub confidence: f64,
    /// Why the confidence may not be higher.
    pub caps: Vec<Cap>,
    /// Balances that do not follow from the one before.
    pub breaks: Vec<BalanceBreak>,
    /// Days for which rows are missing, as the balances and the dates tell.
    pub missing_ranges: Vec<MissingRange>,
    /// Rows that were read otherwise than printed.
    pub repairs: Vec<Repair>,
    /// Lines between the rows of a table that no row took, from the first: at most 50. Most are remarks of the bank; where
    /// they hold amounts, the confidence is lower.
    pub leftover: Vec<LeftoverLine>,
    /// The same for each account.
    pub accounts: Vec<AccountQuality>,
    /// How many pages of the file were read, and how.
    pub pages: PagesRead,
}

/// How far the rows of one account can be relied on.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Object))]
pub struct AccountQuality {
    /// The account, as its `id` in `accounts`.
    pub account_id: String,
    /// Whether its rows are proved and agree with what is declared; null where rows remain that nothing proves.
    pub reconciled: Option<bool>,
    /// What its rows agree with.
    pub proved_by: Vec<ProvedBy>,
    /// Rows that neither a balance nor a total proves.
    pub unproved_rows: usize,
    /// How far its rows can be relied on, from 0 to 1.
    pub confidence: f64,
    /// What it is made of. A term the statement gives no evidence for is left out, and the others weigh more.
    pub terms: Vec<Term>,
    /// What keeps the confidence from being higher, whatever the evidence.
    pub caps: Vec<Cap>,
    /// In which order the statement prints its rows.
    pub printed_order: Order,
    /// Whether balances were printed as amounts owed.
    pub balances_owed: bool,
    /// Balances that could be held against the one before.
    pub balances_checked: usize,
    /// How many of those balances follow from the one before.
    pub balances_agreed: usize,
    /// What the statement declares, held against its rows.
    pub checks: Checks,
}

/// Declared figures held against the rows: true where they agree, null where the statement declares none.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Object), oai(rename = "DeclaredChecks"))]
pub struct Checks {
    /// Whether the opening balance agrees with the rows.
    pub opening_balance: Option<bool>,
    /// Whether the closing balance agrees with the rows.
    pub closing_balance: Option<bool>,
    /// Whether the sum of all debits agrees with the rows.
    pub total_debits: Option<bool>,
    /// Whether the sum of all credits agrees with the rows.
    pub total_credits: Option<bool>,
    /// Whether the number of debits agrees with the rows.
    pub debit_count: Option<bool>,
    /// Whether the number of credits agrees with the rows.
    pub credit_count: Option<bool>,
}

impl From<Completeness> for Checks {
    fn from(found: Completeness) -> Self {
        Self {
            opening_balance: found.opening_fits,
            closing_balance: found.closing_fits,
            total_debits: found.debit_total_fits,
            total_credits: found.credit_total_fits,
            debit_count: found.debit_count_fits,
            credit_count: found.credit_count_fits,
        }
    }
}

/// A balance that does not follow from the one before.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Object))]
pub struct BalanceBreak {
    /// The transaction whose balance does not follow.
    pub transaction_id: TransactionId,
    /// What it should be after the transaction before.
    pub expected_balance: SignedRupees,
    /// The balance that the statement prints.
    pub printed_balance: SignedRupees,
    /// Positive where credits are missing, or a balance was raised.
    pub gap: SignedRupees,
}

/// Days between which rows are missing.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Object))]
pub struct MissingRange {
    /// The account, as its `id` in `accounts`.
    pub account_id: String,
    /// The last day before the gap with a row.
    pub from: NaiveDate,
    /// The first day after the gap.
    pub to: NaiveDate,
}

/// Something that was read otherwise than printed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Object))]
pub struct Repair {
    /// The transaction; null for a row that is not in the report.
    pub transaction_id: Option<TransactionId>,
    /// What was done to the row.
    pub kind: RepairKind,
    /// The figure as it was recognised in the picture of the page, where another one holds; null for other repairs.
    #[serde(default)]
    pub recognised: Option<SignedRupees>,
}

/// A line between the rows of a table that is no part of a row.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Object))]
pub struct LeftoverLine {
    /// The page it stands on, from 1.
    pub page: usize,
    /// Where on that page it stands.
    #[serde(rename = "box")]
    #[cfg_attr(feature = "openapi", oai(rename = "box"))]
    pub bounds: PageBox,
    /// What it says.
    pub text: String,
}

/// More lines than these are not told.
const LEFTOVER_MAX: usize = 50;

/// How much of the file was read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Object))]
pub struct PagesRead {
    /// How many pages the file has.
    pub total: usize,
    /// How many of them have transactions.
    pub with_transactions: usize,
    /// Pages whose text is missing or cannot be relied on.
    pub unreadable: usize,
    /// Pages that were recognised from a picture.
    pub recognised: usize,
}

pub(super) fn section(reading: &Reading) -> DataQuality {
    let (ledger, pages) = (&reading.ledger, &reading.pages);
    let told = reading.leftover.iter().take(LEFTOVER_MAX);
    let mut quality = DataQuality {
        reconciled: None,
        proved_by: Vec::new(),
        confidence: 1.0,
        caps: Vec::new(),
        breaks: Vec::new(),
        missing_ranges: Vec::new(),
        repairs: Vec::new(),
        leftover: told
            .map(|line| LeftoverLine { page: line.page, bounds: line.bounds.into(), text: line.text.clone() })
            .collect(),
        accounts: Vec::new(),
        pages: PagesRead {
            total: pages.len(),
            with_transactions: pages.iter().filter(|page| page.rows > 0).count(),
            unreadable: pages.iter().filter(|page| page.is_unreadable && !page.is_recognised).count(),
            recognised: pages.iter().filter(|page| page.is_recognised).count(),
        },
    };
    let mut first_row = 0;
    for (place, account) in ledger.accounts().iter().enumerate() {
        quality.add(account, &account_id(place), first_row);
        first_row += account.entries().len();
    }
    quality.settle();
    quality
}

impl DataQuality {
    fn add(&mut self, account: &LedgerAccount, id: &str, first_row: usize) {
        let transaction_id = |entry: usize| TransactionId::at(first_row + entry);
        let findings = account.findings();
        self.breaks.extend(findings.breaks.iter().map(|gap| BalanceBreak {
            transaction_id: transaction_id(gap.entry),
            expected_balance: gap.expected.into(),
            printed_balance: gap.printed.into(),
            gap: gap.gap().into(),
        }));
        let ranges = missing_ranges(account);
        self.missing_ranges.extend(ranges.map(|(from, to)| MissingRange {
            account_id: id.to_owned(),
            from,
            to,
        }));
        self.repairs.extend(findings.repairs.iter().map(|repair| Repair {
            transaction_id:
                (repair.kind != RepairKind::DuplicateDropped).then(|| transaction_id(repair.entry)),
            kind: repair.kind,
            recognised: repair.recognised.map(SignedRupees::from),
        }));
        let checks = Checks::from(findings.completeness);
        let confidence = account.confidence();
        for cap in &confidence.caps {
            if !self.caps.contains(cap) {
                self.caps.push(*cap);
            }
        }
        self.confidence = self.confidence.min(confidence.value);
        let proofs = account.proofs();
        self.accounts.push(AccountQuality {
            account_id: id.to_owned(),
            reconciled: account.is_reconciled(&proofs),
            proved_by: account.proved_by(),
            unproved_rows: proofs.iter().filter(|proof| !proof.is_proved()).count(),
            confidence: confidence.value,
            terms: confidence.terms.clone(),
            caps: confidence.caps.clone(),
            printed_order: findings.order,
            balances_owed: findings.is_owed,
            balances_checked: findings.links_checked,
            balances_agreed: findings.links_agreed,
            checks,
        });
    }

    /// Of several accounts one that disagrees is enough, and one that is not proved.
    fn settle(&mut self) {
        let has = |told: Option<bool>| self.accounts.iter().any(|account| account.reconciled == told);
        self.reconciled = match () {
            () if has(Some(false)) => Some(false),
            () if has(None) => None,
            () => Some(true),
        };
        if self.reconciled == Some(true) {
            let all = [ProvedBy::BalanceChain, ProvedBy::Totals, ProvedBy::OpeningToClosing];
            let is_of_all =
                |by: &ProvedBy| self.accounts.iter().all(|account| account.proved_by.contains(by));
            self.proved_by = all.into_iter().filter(is_of_all).collect();
        }
    }
}

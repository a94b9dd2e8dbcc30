//! The report: what the API calls `result`, from the first row to the provenance.
//!
//! Its members are part of the contract: within one `schema_version` they are only added to.

use std::collections::HashSet;

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use crate::document::TextBox;
use crate::money::{Paise, Rupees, SignedRupees};
use crate::narration::{self, Channel};
use crate::reconcile::{Break, Cap, Completeness, Entry, Ledger, LedgerAccount, Order, RepairKind, Term};
use crate::statement::{AccountKind, Direction, PageFacts, Period};

/// Everything that was found out about one file.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Report {
    pub schema_version: String,
    pub accounts: Vec<AccountView>,
    pub data_quality: DataQuality,
    pub transactions: Vec<Transaction>,
    pub provenance: Provenance,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct AccountView {
    pub id: String,
    pub bank: Option<String>,
    pub ifsc: Option<String>,
    pub micr: Option<String>,
    pub holder_name: Option<String>,
    pub joint_holders: Vec<String>,
    /// All but the last four digits are hidden.
    pub number_masked: Option<String>,
    #[serde(rename = "type")]
    pub kind: Option<AccountKind>,
    /// ISO 4217.
    pub currency: String,
    /// As declared, else from the first to the last transaction.
    pub period: Period,
    pub opening_balance: Option<SignedRupees>,
    pub closing_balance: Option<SignedRupees>,
    pub declared: DeclaredView,
}

/// What the statement itself says of its rows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct DeclaredView {
    pub opening_balance: Option<SignedRupees>,
    pub closing_balance: Option<SignedRupees>,
    pub total_debits: Option<SignedRupees>,
    pub total_credits: Option<SignedRupees>,
    pub debit_count: Option<usize>,
    pub credit_count: Option<usize>,
}

/// How far the rows can be relied on.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct DataQuality {
    /// Every balance follows from the one before, and everything declared agrees.
    pub reconciled: bool,
    /// Between 0 and 1; of several accounts the lowest.
    pub confidence: f64,
    pub caps: Vec<Cap>,
    pub breaks: Vec<BreakView>,
    /// Days for which rows are missing, as the balances and the dates tell.
    pub missing_ranges: Vec<MissingRange>,
    pub repairs: Vec<RepairView>,
    pub accounts: Vec<AccountQuality>,
    pub pages: PagesView,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct AccountQuality {
    pub account_id: String,
    pub confidence: f64,
    pub terms: Vec<Term>,
    pub caps: Vec<Cap>,
    pub printed_order: Order,
    /// Balances were printed as amounts owed.
    pub balances_owed: bool,
    pub balances_checked: usize,
    pub balances_agreed: usize,
    pub checks: Checks,
}

/// `null` where the statement declares nothing to compare with.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Checks {
    pub opening_balance: Option<bool>,
    pub closing_balance: Option<bool>,
    pub total_debits: Option<bool>,
    pub total_credits: Option<bool>,
    pub debit_count: Option<bool>,
    pub credit_count: Option<bool>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct BreakView {
    pub transaction_id: String,
    pub expected_balance: SignedRupees,
    pub printed_balance: SignedRupees,
    /// Positive where credits are missing, or a balance was raised.
    pub gap: SignedRupees,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct MissingRange {
    pub account_id: String,
    pub from: NaiveDate,
    pub to: NaiveDate,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct RepairView {
    /// `null` for a row that is not in the report.
    pub transaction_id: Option<String>,
    pub kind: RepairKind,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct PagesView {
    pub total: usize,
    pub with_transactions: usize,
    pub unreadable: usize,
    pub recognised: usize,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Transaction {
    pub id: String,
    pub account_id: String,
    pub date: NaiveDate,
    pub value_date: Option<NaiveDate>,
    /// `hh:mm`, where the statement prints it.
    pub time: Option<String>,
    /// Positive; `direction` carries the sign.
    pub amount: Rupees,
    pub direction: Direction,
    pub balance: Option<SignedRupees>,
    pub narration: String,
    pub channel: Channel,
    pub counterparty: Option<String>,
    pub vpa: Option<String>,
    pub reference: Option<String>,
    /// `null` as long as nothing assigns one.
    pub category: Option<String>,
    pub flags: Vec<Flag>,
    /// From 1.
    pub page: usize,
    /// On that page, in points from its upper left corner.
    #[serde(rename = "box")]
    pub bounds: BoxView,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Flag {
    /// The balance is not printed and follows from the others.
    BalanceDerived,
    /// The direction is not printed as it is shown here.
    DirectionInferred,
    /// The balance does not follow from the one before.
    BalanceBreak,
    /// A payment that came back unpaid, or the charge for it.
    Return,
    /// An earlier posting taken back.
    Reversal,
    /// Drawn under a mandate.
    Mandate,
}

#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct BoxView {
    pub x0: f64,
    pub y0: f64,
    pub x1: f64,
    pub y1: f64,
}

impl From<TextBox> for BoxView {
    fn from(bounds: TextBox) -> Self {
        // A tenth of a point is finer than any screen.
        let tenth = |points: f32| (f64::from(points) * 10.0).round() / 10.0;
        Self { x0: tenth(bounds.x0), y0: tenth(bounds.y0), x1: tenth(bounds.x1), y1: tenth(bounds.y1) }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Provenance {
    pub engine_version: String,
    pub file_sha256: String,
}

const SCHEMA_VERSION: &str = "1.0";
/// A break with more days than this before it is of missing pages, not of a misread row.
const MISSING_AFTER_DAYS: i64 = 20;

impl Report {
    pub(crate) fn assemble(ledger: &Ledger, pages: &[PageFacts], file_sha256: String) -> Self {
        let mut report = Self {
            schema_version: SCHEMA_VERSION.to_owned(),
            accounts: Vec::new(),
            data_quality: DataQuality {
                reconciled: true,
                confidence: 1.0,
                caps: Vec::new(),
                breaks: Vec::new(),
                missing_ranges: Vec::new(),
                repairs: Vec::new(),
                accounts: Vec::new(),
                pages: PagesView {
                    total: pages.len(),
                    with_transactions: pages.iter().filter(|page| page.rows > 0).count(),
                    unreadable: pages.iter().filter(|page| page.is_unreadable && !page.is_recognised).count(),
                    recognised: pages.iter().filter(|page| page.is_recognised).count(),
                },
            },
            transactions: Vec::new(),
            provenance: Provenance { engine_version: env!("CARGO_PKG_VERSION").to_owned(), file_sha256 },
        };
        for (account, number) in ledger.accounts().iter().zip(1..) {
            report.add(account, &format!("acc_{number}"));
        }
        report
    }

    fn add(&mut self, account: &LedgerAccount, id: &str) {
        let first = self.transactions.len() + 1;
        let transaction_id = |entry: usize| format!("txn_{}", first + entry);
        let findings = account.findings();
        let quality = &mut self.data_quality;

        quality.breaks.extend(findings.breaks.iter().map(|gap| BreakView {
            transaction_id: transaction_id(gap.entry),
            expected_balance: gap.expected.into(),
            printed_balance: gap.printed.into(),
            gap: gap.gap().into(),
        }));
        quality.missing_ranges.extend(missing_ranges(account, id));
        quality.repairs.extend(findings.repairs.iter().map(|repair| RepairView {
            transaction_id:
                (repair.kind != RepairKind::DuplicateDropped).then(|| transaction_id(repair.entry)),
            kind: repair.kind,
        }));
        let checks = checks(findings.completeness);
        let confidence = account.confidence();
        for cap in &confidence.caps {
            if !quality.caps.contains(cap) {
                quality.caps.push(*cap);
            }
        }
        quality.confidence = quality.confidence.min(confidence.value);
        quality.reconciled &= findings.breaks.is_empty() && !checks.has_failed();
        quality.accounts.push(AccountQuality {
            account_id: id.to_owned(),
            confidence: confidence.value,
            terms: confidence.terms.clone(),
            caps: confidence.caps.clone(),
            printed_order: findings.order,
            balances_owed: findings.is_owed,
            balances_checked: findings.links_checked,
            balances_agreed: findings.links_agreed,
            checks,
        });
        let inferred: HashSet<usize> = findings
            .repairs
            .iter()
            .filter(|repair| repair.kind.is_of_direction())
            .map(|repair| repair.entry)
            .collect();
        let broken: HashSet<usize> = findings.breaks.iter().map(|gap| gap.entry).collect();
        self.transactions.extend(account.entries().iter().enumerate().map(|(at, entry)| {
            let found = [
                (Flag::DirectionInferred, inferred.contains(&at)),
                (Flag::BalanceBreak, broken.contains(&at)),
            ];
            transaction(entry, transaction_id(at), id, found)
        }));
        self.accounts.push(account_view(account, id));
    }
}

impl Checks {
    fn has_failed(self) -> bool {
        let all = [
            self.opening_balance,
            self.closing_balance,
            self.total_debits,
            self.total_credits,
            self.debit_count,
            self.credit_count,
        ];
        all.contains(&Some(false))
    }
}

fn checks(found: Completeness) -> Checks {
    Checks {
        opening_balance: found.opening_fits,
        closing_balance: found.closing_fits,
        total_debits: found.debit_total_fits,
        total_credits: found.credit_total_fits,
        debit_count: found.debit_count_fits,
        credit_count: found.credit_count_fits,
    }
}

fn missing_ranges(account: &LedgerAccount, id: &str) -> Vec<MissingRange> {
    let dates = |gap: &Break| {
        let before = account.entries().get(gap.entry.checked_sub(1)?)?;
        Some((before.date, account.entries().get(gap.entry)?.date))
    };
    let is_wide = |gap: &&Break| gap.days > MISSING_AFTER_DAYS;
    let ranges = account.findings().breaks.iter().filter(is_wide).filter_map(dates);
    ranges.map(|(from, to)| MissingRange { account_id: id.to_owned(), from, to }).collect()
}

fn account_view(account: &LedgerAccount, id: &str) -> AccountView {
    let identity = account.identity();
    let dates = || account.entries().iter().map(|entry| entry.date);
    let (from, to) = (dates().min().unwrap_or_default(), dates().max().unwrap_or_default());
    let mut holders = identity.holders.iter().cloned();
    let declared = account.declared();
    let wire = |amount: Option<Paise>| amount.map(SignedRupees::from);
    AccountView {
        id: id.to_owned(),
        bank: identity.bank.clone(),
        ifsc: identity.ifsc.clone(),
        micr: identity.micr.clone(),
        holder_name: holders.next(),
        joint_holders: holders.collect(),
        number_masked: identity.number_masked.clone(),
        kind: identity.kind,
        currency: identity.currency.clone(),
        period: identity.period.unwrap_or(Period { from, to }),
        opening_balance: wire(account.opening()),
        closing_balance: wire(account.closing()),
        declared: DeclaredView {
            opening_balance: wire(declared.opening),
            closing_balance: wire(declared.closing),
            total_debits: wire(declared.debit_total),
            total_credits: wire(declared.credit_total),
            debit_count: declared.debit_count,
            credit_count: declared.credit_count,
        },
    }
}

/// `found` is what the ledger found out about it.
fn transaction(entry: &Entry, id: String, account_id: &str, found: [(Flag, bool); 2]) -> Transaction {
    let narration = narration::read(&entry.narration, entry.direction);
    let derived = (Flag::BalanceDerived, entry.balance.is_some() && !entry.is_balance_printed);
    let said = [
        (Flag::Return, narration.is_return),
        (Flag::Reversal, narration.is_reversal),
        (Flag::Mandate, narration.is_mandate),
    ];
    let flags = std::iter::once(derived).chain(found).chain(said);
    Transaction {
        id,
        account_id: account_id.to_owned(),
        date: entry.date,
        value_date: entry.value_date,
        time: entry.time.map(|(hour, minute)| format!("{hour:02}:{minute:02}")),
        // An amount is never negative, and the layout refuses those beyond the limit.
        amount: Rupees::try_from(entry.amount).unwrap_or_default(),
        direction: entry.direction,
        balance: entry.balance.map(SignedRupees::from),
        narration: entry.narration.clone(),
        channel: narration.channel,
        counterparty: narration.counterparty,
        vpa: narration.vpa,
        reference: narration.reference.or_else(|| entry.reference.clone()),
        category: None,
        flags: flags.filter_map(|(flag, applies)| applies.then_some(flag)).collect(),
        page: entry.page,
        bounds: entry.bounds.into(),
    }
}

//! From rows as printed to a ledger that adds up, or says where it does not.
//!
//! Start from [`ledger`]. Rows are put in order of time, directions the statement does not print follow from the
//! balances, and every balance is held against the one before it. What had to be mended is on record with what was
//! printed. A row is never invented: where the balances jump, the jump is a [`Break`] with its value.

mod chain;
mod confidence;
mod order;
mod proof;
mod recognised;

#[cfg(test)]
mod tests;

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use crate::document::TextBox;
use crate::money::Paise;
use crate::narration::Narration;
use crate::statement::{
    Account, CarriedBalance, Declared, Direction, Identity, PageFacts, Period, Statement,
};

pub use self::confidence::{Cap, Confidence, Term};
pub use self::order::Order;
pub use self::proof::{ProvedBy, RowProof};

/// The accounts of a statement, in order and held against their balances. Only [`ledger`] makes one.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Ledger {
    accounts: Vec<LedgerAccount>,
}

impl Ledger {
    pub fn accounts(&self) -> &[LedgerAccount] {
        &self.accounts
    }
}

/// One account with its entries, the oldest first.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct LedgerAccount {
    identity: Identity,
    declared: Declared,
    entries: Vec<Entry>,
    opening: Option<Paise>,
    closing: Option<Paise>,
    findings: LedgerFindings,
    confidence: Confidence,
    #[serde(default)]
    joined: Vec<Period>,
    /// Read of the pages and judged there; no decision needs them again.
    #[serde(skip)]
    carried: Vec<CarriedBalance>,
}

impl LedgerAccount {
    pub const fn identity(&self) -> &Identity {
        &self.identity
    }

    pub const fn declared(&self) -> &Declared {
        &self.declared
    }

    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Before the first entry: as declared, or as its balance implies.
    pub const fn opening(&self) -> Option<Paise> {
        self.opening
    }

    /// After the last entry.
    pub const fn closing(&self) -> Option<Paise> {
        self.closing
    }

    pub const fn findings(&self) -> &LedgerFindings {
        &self.findings
    }

    /// The periods of statements that the file puts one after another; empty where it is one statement.
    pub fn joined(&self) -> &[Period] {
        &self.joined
    }

    /// Balances carried from page to page, where both pages print them.
    pub(crate) fn carried(&self) -> &[CarriedBalance] {
        &self.carried
    }

    pub const fn confidence(&self) -> &Confidence {
        &self.confidence
    }

    /// What proves each entry, in their order.
    pub fn proofs(&self) -> Vec<RowProof> {
        proof::of_rows(&self.entries, &self.declared, &self.findings)
    }

    /// What all entries together agree with.
    pub fn proved_by(&self) -> Vec<ProvedBy> {
        proof::of_account(&self.entries, &self.findings)
    }

    /// Whether the rows agree with everything the statement says of them: `None` where that leaves rows unproved.
    pub fn is_reconciled(&self, proofs: &[RowProof]) -> Option<bool> {
        proof::is_reconciled(&self.entries, proofs, &self.findings)
    }
}

/// A movement of money.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Entry {
    pub date: NaiveDate,
    pub value_date: Option<NaiveDate>,
    /// Hour and minute.
    pub time: Option<(u32, u32)>,
    pub narration: String,
    /// What the narration says. Read where the file is, once, for all who ask.
    pub said: Narration,
    pub reference: Option<String>,
    pub amount: Paise,
    pub direction: Direction,
    /// After this entry. `None` only where the statement prints no balances at all.
    pub balance: Option<Paise>,
    pub is_balance_printed: bool,
    /// It is printed with a minus in the other direction's column: a withdrawal taken back.
    pub is_taken_back: bool,
    /// A sign, brackets or `Dr` and `Cr` tell the direction, not the column.
    #[serde(default)]
    pub is_direction_marked: bool,
    /// From 1.
    pub page: usize,
    pub bounds: TextBox,
}

impl Entry {
    /// What it adds to the balance.
    pub fn signed(&self) -> Paise {
        signed(self.amount, self.direction)
    }
}

/// What the comparison with the balances brought to light.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct LedgerFindings {
    pub order: Order,
    /// Balances were printed as amounts owed, and are turned around.
    pub is_owed: bool,
    /// Balances that could be held against the one before, and those that agreed.
    pub links_checked: usize,
    pub links_agreed: usize,
    pub breaks: Vec<Break>,
    pub repairs: Vec<EntryRepair>,
    pub completeness: Completeness,
    /// Lines that are rows by their figures, and that no row was made of.
    #[serde(default)]
    pub unread_rows: usize,
}

/// Two neighbours whose balances do not fit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Break {
    /// The entry whose balance does not follow.
    pub entry: usize,
    pub expected: Paise,
    pub printed: Paise,
    /// So many days passed since the entry before: many mean missing pages.
    pub days: i64,
}

impl Break {
    /// What is missing: positive where credits are.
    pub fn gap(&self) -> Paise {
        Paise::new(self.printed.get().saturating_sub(self.expected.get()))
    }
}

/// Something that was read otherwise than printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct EntryRepair {
    pub entry: usize,
    pub kind: RepairKind,
    /// The figure as it was recognised, where another one holds.
    #[serde(default)]
    pub recognised: Option<Paise>,
}

impl EntryRepair {
    const fn new(entry: usize, kind: RepairKind) -> Self {
        Self { entry, kind, recognised: None }
    }
}

/// How a row was read otherwise than printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Enum), oai(rename_all = "snake_case"))]
pub enum RepairKind {
    /// The balances say it went the other way than the column it is printed in.
    DirectionFlipped,
    /// The statement does not print the direction; the balances tell it.
    DirectionFromBalance,
    /// Neither prints nor tells; the words of the narration do.
    DirectionFromWords,
    /// Nothing tells the direction.
    DirectionAssumed,
    /// The row was printed again at the top of the next page.
    DuplicateDropped,
    /// Rows of one day were printed in another order than they were booked in.
    ReorderedWithinDay,
    /// Digits of its amount were recognised wrongly; the balances before and after it tell them.
    AmountFromBalances,
    /// Digits of its balance were recognised wrongly; the rows around it tell them.
    BalanceFromRows,
}

impl RepairKind {
    /// The direction is not what the page prints, or the page prints none.
    pub const fn is_of_direction(self) -> bool {
        matches!(
            self,
            Self::DirectionFlipped
                | Self::DirectionFromBalance
                | Self::DirectionFromWords
                | Self::DirectionAssumed
        )
    }
}

/// Whether rows are missing, as far as the statement lets one know.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Completeness {
    /// `None` where the statement declares nothing to compare with.
    pub opening_fits: Option<bool>,
    pub closing_fits: Option<bool>,
    pub debit_total_fits: Option<bool>,
    pub credit_total_fits: Option<bool>,
    pub debit_count_fits: Option<bool>,
    pub credit_count_fits: Option<bool>,
}

impl Completeness {
    /// Something that the statement declares does not agree with its rows.
    pub fn has_failed(&self) -> bool {
        let all = [
            self.opening_fits,
            self.closing_fits,
            self.debit_total_fits,
            self.credit_total_fits,
            self.debit_count_fits,
            self.credit_count_fits,
        ];
        all.contains(&Some(false))
    }
}

pub(crate) fn signed(amount: Paise, direction: Direction) -> Paise {
    match direction {
        Direction::Credit => amount,
        Direction::Debit => Paise::new(-amount.get()),
    }
}

/// Puts a statement's rows in order and holds them against their balances.
pub fn ledger(statement: Statement) -> Ledger {
    let Statement { accounts, pages, leftover } = statement;
    let unread: Vec<usize> = leftover.iter().filter(|line| line.is_row).map(|line| line.page).collect();
    let unread_of = rows_unread(&accounts, &unread);
    let accounts = accounts.into_iter().zip(unread_of);
    Ledger { accounts: accounts.map(|(account, unread)| reconciled(account, unread, &pages)).collect() }
}

/// How many rows of each account were not read: a row is of the account that has rows nearest to its page.
fn rows_unread(accounts: &[Account], pages: &[usize]) -> Vec<usize> {
    let distance =
        |account: &Account, page: usize| account.rows.iter().map(|row| row.page.abs_diff(page)).min();
    let mut unread = vec![0; accounts.len()];
    for page in pages {
        let nearest = (0..accounts.len())
            .min_by_key(|at| distance(&accounts[*at], *page).map_or((true, 0), |pages| (false, pages)));
        if let Some(count) = nearest.and_then(|at| unread.get_mut(at)) {
            *count += 1;
        }
    }
    unread
}

fn reconciled(account: Account, unread_rows: usize, pages: &[PageFacts]) -> LedgerAccount {
    let Account { identity, mut declared, rows, unread_cells, tolerance, is_credit_card, joined, carried } =
        account;
    let (rows, dropped) = order::without_repeated(rows);
    let mut arranged = order::arrange(rows, &declared, tolerance);
    if arranged.is_owed || is_credit_card {
        for balance in [&mut declared.opening, &mut declared.closing].into_iter().flatten() {
            *balance = Paise::new(-balance.get());
        }
    }
    let settled = recognised::settle(&mut arranged.rows, pages, &declared, tolerance);
    let (settled, left_out) = recognised::without_unsettled(&mut arranged.rows, settled);
    let unread_cells = unread_cells + left_out;
    let linked = chain::link(arranged, &declared, tolerance);
    let mut findings = linked.findings;
    findings.repairs.extend(settled);
    findings.repairs.extend((0..dropped).map(|_| EntryRepair::new(0, RepairKind::DuplicateDropped)));
    findings.completeness =
        completeness(&linked.entries, &declared, linked.opening, linked.closing, tolerance);
    findings.unread_rows = unread_rows;
    let proofs = proof::of_rows(&linked.entries, &declared, &findings);
    let confidence = confidence::weigh(&confidence::Evidence {
        entries: &linked.entries,
        proofs: &proofs,
        declared: &declared,
        findings: &findings,
        identity: &identity,
        pages,
        unread_cells,
    });
    LedgerAccount {
        identity,
        declared,
        entries: linked.entries,
        opening: linked.opening,
        closing: linked.closing,
        findings,
        confidence,
        joined,
        carried,
    }
}

/// So far a rounding of the printer may be off. What is more is a decimal that the bank cuts off.
const ROUNDING_PAISE: i64 = 1;

/// To the paisa, unless the bank is known to cut a decimal off: then every row may be off by so much.
fn total_fits(declared: Paise, sum: i128, rows: usize, tolerance: Paise) -> bool {
    let rows = i128::try_from(rows).unwrap_or(i128::MAX);
    let clipped = if tolerance.get() > ROUNDING_PAISE { i128::from(tolerance.get()) } else { 0 };
    (i128::from(declared.get()) - sum).abs() <= clipped.saturating_mul(rows)
}

fn completeness(
    entries: &[Entry],
    declared: &Declared,
    opening: Option<Paise>,
    closing: Option<Paise>,
    tolerance: Paise,
) -> Completeness {
    let of = |direction: Direction| entries.iter().filter(move |entry| entry.direction == direction);
    let sum = |direction: Direction| of(direction).map(|entry| i128::from(entry.amount.get())).sum::<i128>();
    let (debits, credits) = (sum(Direction::Debit), sum(Direction::Credit));
    // Banks count a withdrawal taken back among the withdrawals, with its minus.
    let back = |direction: Direction| of(direction).filter(|entry| entry.is_taken_back);
    let back_sum =
        |direction: Direction| back(direction).map(|entry| i128::from(entry.amount.get())).sum::<i128>();
    let (back_debits, back_credits) = (back_sum(Direction::Debit), back_sum(Direction::Credit));
    let turned = |direction: Direction| {
        let other = back(direction.opposite()).count();
        of(direction).count() - back(direction).count() + other
    };
    let count_fits =
        |count: usize, direction: Direction| count == of(direction).count() || count == turned(direction);
    let sum_fits = |total: Paise, sum: i128| {
        let fits = |sum: i128| total_fits(total, sum, entries.len(), tolerance);
        fits(sum) || fits(sum - back_debits - back_credits)
    };
    let is_near = |one: Paise, other: Paise| (one.get() - other.get()).abs() <= tolerance.get();
    let prints_balances = entries.iter().any(|entry| entry.is_balance_printed);
    // Where no balances are printed the declared ones are held against each other, through the sums.
    let closing_fits = if prints_balances {
        declared.closing.zip(closing).map(|(declared, last)| is_near(declared, last))
    } else {
        let implied = declared.opening.map(|opening| i128::from(opening.get()) + credits - debits);
        let is_implied = |closing: Paise, implied: i128| {
            (i128::from(closing.get()) - implied).abs() <= i128::from(tolerance.get())
        };
        declared.closing.zip(implied).map(|(closing, implied)| is_implied(closing, implied))
    };
    let opening = opening.filter(|_| prints_balances);
    Completeness {
        opening_fits: declared.opening.zip(opening).map(|(declared, first)| is_near(declared, first)),
        closing_fits,
        debit_total_fits: declared.debit_total.map(|total| sum_fits(total, debits)),
        credit_total_fits: declared.credit_total.map(|total| sum_fits(total, credits)),
        debit_count_fits: declared.debit_count.map(|count| count_fits(count, Direction::Debit)),
        credit_count_fits: declared.credit_count.map(|count| count_fits(count, Direction::Credit)),
    }
}

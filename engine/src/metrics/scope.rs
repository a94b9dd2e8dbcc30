//! What is measured: the accounts a person pays and is paid through, and their rows in order of time.

use chrono::NaiveDate;

use super::calendar::Span;
use crate::categorise::{Book, Posting};
use crate::reconcile::{Ledger, LedgerAccount};
use crate::statement::AccountKind;

/// The measured accounts of a ledger. Cards and loan accounts show what is owed, not what is earned, and amounts in
/// another currency cannot be added to these.
#[derive(Debug, Clone)]
pub struct Scope<'b> {
    pub accounts: Vec<ScopedAccount<'b>>,
    /// The oldest first.
    pub postings: Vec<&'b Posting<'b>>,
    pub span: Span,
    /// Those of `postings` that lie in full months: a dozen measures ask for them.
    in_full: Vec<&'b Posting<'b>>,
}

#[derive(Debug, Clone, Copy)]
pub struct ScopedAccount<'b> {
    pub account: &'b LedgerAccount,
    /// Place of its first row among the rows of the ledger.
    pub first_row: usize,
}

impl<'b> Scope<'b> {
    /// Of a ledger without an account that can be measured the scope is empty, and has no full month.
    pub fn new(ledger: &'b Ledger, book: &'b Book<'b>, currency: &str, as_of: NaiveDate) -> Self {
        let mut accounts = Vec::new();
        let mut places = Vec::new();
        let mut first_row = 0;
        for (place, account) in ledger.accounts().iter().enumerate() {
            if is_measured(account, currency) {
                accounts.push(ScopedAccount { account, first_row });
                places.push(place);
            }
            first_row += account.entries().len();
        }
        let measured: Vec<&LedgerAccount> = accounts.iter().map(|scoped| scoped.account).collect();
        let span = Span::covering(&measured, as_of).unwrap_or_else(|| {
            let all: Vec<&LedgerAccount> = ledger.accounts().iter().collect();
            let days = Span::covering(&all, as_of).map_or((as_of, as_of), |span| (span.from, span.to));
            Span { from: days.0, to: days.1, full_months: Vec::new() }
        });
        let mut postings: Vec<&Posting<'_>> =
            book.postings.iter().filter(|posting| places.contains(&posting.account)).collect();
        postings.retain(|posting| !book.excluded.contains(&posting.id));
        postings.sort_by_key(|posting| (posting.entry.date, posting.id));
        let in_full = postings.iter().copied().filter(|posting| span.is_full(posting.entry.date)).collect();
        Self { accounts, postings, span, in_full }
    }

    /// The same over its last so many full months.
    #[must_use]
    pub fn recent(&self, months: usize) -> Self {
        let full = &self.span.full_months;
        let recent = full.get(full.len().saturating_sub(months)..).unwrap_or_default().to_vec();
        let span = Span { full_months: recent, ..self.span.clone() };
        let in_full =
            self.in_full.iter().copied().filter(|posting| span.is_full(posting.entry.date)).collect();
        Self { accounts: self.accounts.clone(), postings: self.postings.clone(), span, in_full }
    }

    /// Rows in full months: most of what is measured is per month, and a part of a month would distort it.
    pub fn in_full_months(&self) -> impl Iterator<Item = &'b Posting<'b>> + '_ {
        self.in_full.iter().copied()
    }

    /// A current, overdraft or cash-credit account: banks open them for trade.
    pub fn is_business_account(&self) -> bool {
        let kinds = self.accounts.iter().filter_map(|scoped| scoped.account.identity().kind);
        kinds.into_iter().any(|kind| {
            matches!(kind, AccountKind::Current | AccountKind::Overdraft | AccountKind::CashCredit)
        })
    }
}

/// Whether an account's rows are measured in this currency.
pub fn is_measured(account: &LedgerAccount, currency: &str) -> bool {
    let identity = account.identity();
    let is_owed = matches!(identity.kind, Some(AccountKind::CreditCard | AccountKind::Loan));
    !is_owed && identity.currency.as_deref() == Some(currency) && !account.entries().is_empty()
}

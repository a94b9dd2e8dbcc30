//! The rows of all accounts in the order of the ledger, with what several checks ask of them.

use std::ops::Range;

use crate::document::{Document, PageKind};
use crate::integrity::{Evidence, IntegrityInput};
use crate::money::Paise;
use crate::phrase_search::is_word_of;
use crate::reconcile::{Entry, LedgerAccount};
use crate::transaction_id::TransactionId;

pub(super) struct Rows<'a> {
    pub(super) document: &'a Document,
    pub(super) accounts: Vec<AccountRows<'a>>,
}

pub(super) struct AccountRows<'a> {
    pub(super) account: &'a LedgerAccount,
    pub(super) rows: Vec<Row<'a>>,
}

/// The currency whose sign and grouping amounts are told in.
const RUPEES: &str = "INR";

/// A row that has its place in the ledger.
pub(super) struct Row<'a> {
    pub(super) entry: &'a Entry,
    pub(super) place: usize,
    /// The narration in capitals.
    pub(super) words: String,
}

impl<'a> Rows<'a> {
    pub(super) fn new(input: &IntegrityInput<'a>) -> Self {
        let mut places = 0..;
        let accounts = input.ledger.accounts().iter().map(|account| {
            let row = |(entry, place): (&'a Entry, usize)| Row {
                entry,
                place,
                words: entry.narration.to_ascii_uppercase(),
            };
            AccountRows { account, rows: account.entries().iter().zip(&mut places).map(row).collect() }
        });
        Self { document: input.document, accounts: accounts.collect() }
    }

    pub(super) fn all(&self) -> impl Iterator<Item = &Row<'a>> {
        self.accounts.iter().flat_map(|account| &account.rows)
    }

    /// Whether one of these pages was recognised from a picture.
    pub(super) fn is_recognised(&self, pages: Range<usize>) -> bool {
        self.pages(pages).any(|page| page.is_recognised)
    }

    /// Whether rows of one of these pages may be missing because it could not be read.
    pub(super) fn is_unread(&self, pages: Range<usize>) -> bool {
        self.pages(pages).any(|page| page.kind == PageKind::Scan || page.is_unreadable || page.is_damaged)
    }

    fn pages(&self, pages: Range<usize>) -> impl Iterator<Item = &crate::document::Page> {
        let count = pages.len();
        self.document.pages.iter().skip(pages.start.saturating_sub(1)).take(count)
    }
}

impl AccountRows<'_> {
    pub(super) fn is_in_rupees(&self) -> bool {
        self.account.identity().currency.as_deref() == Some(RUPEES)
    }

    /// An amount of this account: in rupees with their sign, in another currency without one.
    pub(super) fn told(&self, amount: Paise) -> String {
        if self.is_in_rupees() { amount.to_string() } else { amount.to_string().replace('₹', "") }
    }

    /// The pages it stands on, those between included.
    pub(super) fn pages(&self) -> Range<usize> {
        let pages = || self.rows.iter().map(|row| row.entry.page);
        pages().min().unwrap_or(0)..pages().max().map_or(0, |last| last + 1)
    }
}

impl Row<'_> {
    pub(super) fn evidence(&self, detail: String) -> Evidence {
        Evidence {
            page: Some(self.entry.page),
            bounds: Some(self.entry.bounds),
            transaction_id: Some(TransactionId::at(self.place)),
            detail,
            ..Evidence::default()
        }
    }

    /// Whether the narration has one of these as a word.
    pub(super) fn says(&self, known: &[String]) -> bool {
        known.iter().any(|word| is_word_of(&self.words, word))
    }

    /// The numbers of payments it carries.
    pub(super) fn payment_numbers(&self) -> impl Iterator<Item = &str> {
        payment_numbers(&self.words, self.entry.reference.as_deref())
    }
}

/// Those of twelve digits, and the longer ones that begin with a bank's letters.
pub(in crate::integrity) fn payment_numbers<'t>(
    words: &'t str,
    reference: Option<&'t str>,
) -> impl Iterator<Item = &'t str> {
    let texts = [words, reference.unwrap_or_default()];
    let tokens =
        texts.into_iter().flat_map(|text| text.split(|letter: char| !letter.is_ascii_alphanumeric()));
    let mut found: Vec<&str> = tokens.filter(|token| is_payment_number(token)).collect();
    found.sort_unstable();
    found.dedup();
    found.into_iter()
}

/// Twelve digits (UPI, IMPS), or `HDFCN52024010112345678` and `SBIN224001123456` (NEFT, RTGS).
pub(super) fn is_payment_number(token: &str) -> bool {
    let bytes = token.as_bytes();
    let (letters, rest) = bytes.split_at(bytes.len().min(5));
    match bytes.len() {
        12 => bytes.iter().all(u8::is_ascii_digit),
        13..=22 => {
            letters.iter().take(4).all(u8::is_ascii_alphabetic)
                && rest.iter().filter(|byte| byte.is_ascii_digit()).count() + 1 >= rest.len()
        }
        _ => false,
    }
}

#[expect(clippy::cast_precision_loss, reason = "a statement has far fewer than 2^52 rows")]
pub(super) fn share(part: usize, whole: usize) -> f64 {
    if whole == 0 { 0.0 } else { part as f64 / whole as f64 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn payment_numbers_are_told_from_accounts_mandates_and_branches() {
        for number in ["412345678901", "SBIN224001123456", "HDFCR52024010112345678", "ICICN52024010100"] {
            assert!(is_payment_number(number), "{number}");
        }
        for other in
            ["41234567890", "4123456789012345", "UTIB0000001", "HDFC7021306230012ABCD", "PAYMENTFROMPHONE"]
        {
            assert!(!is_payment_number(other), "{other}");
        }
    }
}

//! Which rows are with somebody whom a person names.
//!
//! A name may be that of a payer as the report prints it, or that by which the rows of one party are brought together.

use std::collections::BTreeSet;

use super::keywords::bare_name;
use super::text::plain;
use super::{Book, Posting};

/// The same for every spelling of a payer's name: without titles and legal forms, in one case.
pub fn payer_key(name: &str) -> String {
    bare_name(&plain(name)).to_owned()
}

fn keys_of(posting: &Posting<'_>) -> impl Iterator<Item = String> {
    let names = [posting.party.as_deref(), posting.narration.counterparty.as_deref()];
    names.into_iter().flatten().map(payer_key).filter(|key| !key.is_empty())
}

/// The parties of rows that somebody of these names pays: a bank cuts a name here and there, and the party is the same.
pub(super) fn payers_called(postings: &[Posting<'_>], names: &[String]) -> BTreeSet<String> {
    if names.is_empty() {
        return BTreeSet::new();
    }
    let called: BTreeSet<String> = names.iter().map(|name| payer_key(name)).collect();
    let paid = postings.iter().filter(|posting| posting.is_credit());
    let theirs = paid.filter(|posting| keys_of(posting).any(|key| called.contains(&key)));
    theirs.filter_map(|posting| posting.party.clone()).collect()
}

/// The keys of everybody who pays into the accounts.
pub(crate) fn payer_keys(book: &Book<'_>) -> BTreeSet<String> {
    book.postings.iter().filter(|posting| posting.is_credit()).flat_map(keys_of).collect()
}

//! Accounts of which a person says that they are the applicant's own.

use std::collections::BTreeSet;

use super::called::payer_key;
use super::holders::Holders;
use super::keywords::bare_name;
use super::row_facts::RowFacts;
use super::text::plain;
use super::{Category, Posting};
use crate::corrections::OwnAccount;
use crate::narration::Channel;

/// The named accounts, read once to be held against every row.
pub(super) struct OwnAccounts {
    /// As [`payer_key`] has them.
    names: BTreeSet<String>,
    holders: Holders,
    /// Last digits of account numbers.
    tails: Vec<String>,
}

impl OwnAccounts {
    pub(super) fn new(accounts: &[String]) -> Self {
        let (mut names, mut tails) = (Vec::new(), Vec::new());
        for account in accounts {
            match OwnAccount::read(account) {
                Some(OwnAccount::Tail(digits)) => tails.push(digits),
                Some(OwnAccount::Name(name)) => names.push(name),
                None => {}
            }
        }
        let holders = Holders::from_names(names.iter());
        Self { names: names.iter().map(|name| payer_key(name)).collect(), holders, tails }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.names.is_empty() && self.tails.is_empty()
    }

    /// Whether a row moves money from or to one of them. A payment that came back did not.
    pub(super) fn have(&self, posting: &Posting<'_>, facts: &RowFacts) -> bool {
        let channel = posting.narration.channel;
        let by_transfer = channel.joins_own_accounts() || channel == Channel::StandingInstruction;
        let came_back = matches!(
            posting.category,
            Category::Reversal
                | Category::PresentedUnpaid
                | Category::InwardReturn
                | Category::OutwardReturn
                | Category::ReturnCharge
        );
        by_transfer && !came_back && (self.have_name(facts) || self.have_number(posting))
    }

    fn have_name(&self, facts: &RowFacts) -> bool {
        let Some(name) = facts.who.printed.as_deref().filter(|_| facts.who.is_named) else { return false };
        let have = || self.holders.have(name, bare_name(&plain(name)), facts.who.listed.is_some());
        !self.names.is_empty() && (self.names.contains(&payer_key(name)) || have())
    }

    /// A number that ends in one of the tails, and is not that of the payment.
    fn have_number(&self, posting: &Posting<'_>) -> bool {
        if self.tails.is_empty() {
            return false;
        }
        let references = [&posting.narration.reference, &posting.entry.reference];
        let is_reference = |number: &str| {
            references
                .into_iter()
                .flatten()
                .any(|reference| reference.contains(number) || number.contains(reference.as_str()))
        };
        let ends_so = |number: &str| self.tails.iter().any(|tail| number.ends_with(tail.as_str()));
        let is_of_a_number = |letter: char| letter.is_ascii_digit() || matches!(letter, 'x' | 'X' | '*');
        let hint = posting.narration.account_hint.as_deref();
        let printed = posting.entry.narration.split(|letter: char| !is_of_a_number(letter));
        hint.is_some_and(ends_so)
            || printed.filter(|number| ends_so(number)).any(|number| !is_reference(number))
    }
}

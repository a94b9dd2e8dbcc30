//! The rows while they are being categorised: what each says, and what it has been taken for so far.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use chrono::NaiveDate;

use super::holders::Holders;
use super::keywords::{Keyword, KeywordSet, keywords_in};
use super::party::{Directory, OtherParty, completed};
use super::settings::{SETTINGS, rupees};
use super::text::plain;
use super::{Category, Posting};
use crate::corrections::Corrections;
use crate::metrics::calendar::Month;
use crate::metrics::statistics;
use crate::money::Paise;
use crate::narration::Channel;
use crate::reconcile::{Ledger, LedgerAccount};
use crate::statement::AccountKind;
use crate::transaction_id::TransactionId;

/// What a row says beyond its narration.
#[derive(Debug, Clone)]
pub(super) struct RowFacts {
    /// Anywhere in the narration.
    pub(super) said: KeywordSet,
    /// In what the payer wrote.
    pub(super) remarked: KeywordSet,
    pub(super) who: Rc<OtherParty>,
    /// The first word names a charge.
    pub(super) opens_as_charge: bool,
    /// What it would be had the payment not come back.
    pub(super) was: Category,
}

impl RowFacts {
    /// The narration calls it pay, and means it.
    pub(super) fn says_salary(&self) -> bool {
        let short = self.said.has(Keyword::SalaryShort) && !self.who.words.has(Keyword::SalaryShort);
        (self.said.has(Keyword::Salary) || short)
            && !self.said.has_any(&[Keyword::NotSalary, Keyword::SalaryAdvance, Keyword::Reimbursement])
    }
}

#[derive(Debug, Clone, Copy)]
pub(super) struct AccountFacts {
    /// Of a firm: what comes in by default comes from customers.
    pub(super) is_business: bool,
    /// `None` for an account without entries.
    pub(super) last_entry: Option<NaiveDate>,
}

/// What a rule says a row is.
#[derive(Debug, Clone, Copy)]
pub(super) struct RuleMatch {
    pub(super) category: Category,
    pub(super) rule: &'static str,
    pub(super) confidence: f64,
}

impl RuleMatch {
    pub(super) fn new(category: Category, rule: &'static str) -> Self {
        Self { category, rule, confidence: SETTINGS.confidence(rule) }
    }
}

pub(super) struct DraftBook<'l> {
    pub(super) ledger: &'l Ledger,
    corrections: Corrections,
    /// Beside the postings: what a person has said stays.
    is_corrected: Vec<bool>,
    pub(super) postings: Vec<Posting<'l>>,
    /// Beside the postings.
    pub(super) facts: Vec<RowFacts>,
    pub(super) accounts: Vec<AccountFacts>,
}

impl<'l> DraftBook<'l> {
    /// Reads every narration, once.
    pub(super) fn from_ledger(ledger: &'l Ledger, corrections: &Corrections) -> Self {
        let holders = ledger.accounts().iter().flat_map(|account| &account.identity().holders);
        let mut directory = Directory::new(Holders::from_names(holders));
        let rows = ledger.accounts().iter().map(|account| account.entries().len()).sum();
        let (mut postings, mut facts) = (Vec::with_capacity(rows), Vec::with_capacity(rows));
        for (number, account) in ledger.accounts().iter().enumerate() {
            for entry in account.entries() {
                let narration = &entry.said;
                let text = plain(&entry.narration);
                let words = keywords_in(&text);
                let first =
                    || text.get(1..).and_then(|rest| rest.find(' ')).and_then(|end| text.get(..end + 2));
                facts.push(RowFacts {
                    said: words,
                    remarked: narration
                        .remark
                        .as_deref()
                        .map(|remark| keywords_in(&plain(remark)))
                        .unwrap_or_default(),
                    who: directory.look_up(entry, &text),
                    opens_as_charge: words.has(Keyword::Charge)
                        && first().is_some_and(|first| keywords_in(first).has(Keyword::Charge)),
                    was: Category::Unknown,
                });
                postings.push(Posting {
                    id: TransactionId::at(postings.len()),
                    account: number,
                    entry,
                    narration,
                    party: None,
                    category: Category::Unknown,
                    rule_id: "unknown",
                    confidence: 0.0,
                });
            }
        }
        let is_corrected = vec![false; postings.len()];
        let mut draft = Self {
            ledger,
            corrections: corrections.clone(),
            is_corrected,
            postings,
            facts,
            accounts: Vec::new(),
        };
        draft.name_parties();
        draft.accounts =
            (0..).zip(ledger.accounts()).map(|(number, account)| draft.account(number, account)).collect();
        draft
    }

    fn name_parties(&mut self) {
        let unlisted = self.facts.iter().filter(|facts| facts.who.listed.is_none());
        let whole = completed(unlisted.filter_map(|facts| facts.who.key.as_deref()));
        for (posting, facts) in self.postings.iter_mut().zip(&self.facts) {
            let key = facts.who.key.as_deref();
            let whole = |key| match facts.who.listed {
                None => whole.get(key).copied().unwrap_or(key),
                Some(_) => key,
            };
            posting.party = key.map(|key| whole(key).to_owned());
        }
    }

    fn account(&self, number: usize, account: &LedgerAccount) -> AccountFacts {
        let holder_is_firm =
            account.identity().holders.first().is_some_and(|holder| {
                keywords_in(&plain(holder)).has_any(&[Keyword::Company, Keyword::Trade])
            });
        let is_business = match account.identity().kind {
            Some(AccountKind::Current | AccountKind::CashCredit) => true,
            _ => holder_is_firm || self.signs_of_trade(number) >= SETTINGS.business.least_signs,
        };
        let last_entry = account.entries().iter().map(|entry| entry.date).max();
        AccountFacts { is_business, last_entry }
    }

    /// Settlements received and GST paid.
    fn signs_of_trade(&self, account: usize) -> usize {
        let rows = || self.postings.iter().zip(&self.facts).filter(|(posting, _)| posting.account == account);
        let mut settled: BTreeMap<&str, (usize, BTreeSet<Month>, usize)> = BTreeMap::new();
        for (posting, facts) in rows() {
            let is_settled = posting.is_credit()
                && !posting.narration.is_reversal
                && facts.who.list().is_some_and(|list| list.is_acquirer)
                && !facts.said.has(Keyword::Refund);
            if let (true, Some(provider)) = (is_settled, posting.party.as_deref()) {
                let (count, months, spoken) = settled.entry(provider).or_default();
                *count += 1;
                months.insert(Month::containing(posting.entry.date));
                *spoken += usize::from(facts.said.has(Keyword::Settlement));
            }
        }
        // Providers settle every few days; one that pays once a month may well pay its staff.
        let is_often = |count: usize, months: usize| {
            statistics::count(count)
                > statistics::count(months) * SETTINGS.salary.listed_most_payments_a_month
        };
        let settlements = settled.into_values();
        let settlements = settlements
            .map(|(count, months, spoken)| if is_often(count, months.len()) { count } else { spoken })
            .sum::<usize>();
        let is_taxed = |(posting, facts): &(&Posting, &RowFacts)| {
            !posting.is_credit()
                && posting.narration.channel == Channel::Tax
                && facts.said.has(Keyword::GstPayment)
                && posting.entry.amount > rupees(SETTINGS.charges.largest_tax_rupees)
        };
        settlements + rows().filter(is_taxed).count()
    }

    /// Takes what a person said of single rows; nothing decides about them any more.
    pub(super) fn correct(&mut self) {
        for correction in self.corrections.categories.clone() {
            let at = correction.transaction_id.place();
            self.decide(at, &RuleMatch::new(correction.category, "person.category"));
            if let Some(is_corrected) = self.is_corrected.get_mut(at) {
                *is_corrected = true;
            }
        }
    }

    /// Whether a person named the payer of this row as an employer.
    pub(super) fn is_named_employer(&self, at: usize) -> bool {
        let is_payer = |party: &str| {
            self.corrections.employers.iter().any(|employer| plain(employer).trim() == plain(party).trim())
        };
        !self.corrections.employers.is_empty() && self.party(at).is_some_and(is_payer)
    }

    pub(super) fn decide(&mut self, at: usize, matched: &RuleMatch) {
        if self.is_corrected.get(at).copied().unwrap_or_default() {
            return;
        }
        if let Some(posting) = self.postings.get_mut(at) {
            posting.category = matched.category;
            posting.rule_id = matched.rule;
            posting.confidence = matched.confidence;
        }
    }

    pub(super) fn is_business(&self, account: usize) -> bool {
        self.accounts.get(account).is_some_and(|account| account.is_business)
    }

    /// Whether the bank calls it an account for trade, which is more than what its rows look like.
    pub(super) fn is_opened_for_trade(&self, account: usize) -> bool {
        let kind = self.ledger.accounts().get(account).and_then(|account| account.identity().kind);
        matches!(kind, Some(AccountKind::Current | AccountKind::CashCredit))
    }

    pub(super) fn id(&self, at: usize) -> TransactionId {
        self.postings[at].id
    }

    pub(super) fn date(&self, at: usize) -> NaiveDate {
        self.postings[at].entry.date
    }

    pub(super) fn amount(&self, at: usize) -> Paise {
        self.postings[at].entry.amount
    }

    pub(super) fn party(&self, at: usize) -> Option<&str> {
        self.postings.get(at)?.party.as_deref()
    }
}

/// Whole days from the first to the second.
pub(super) fn days_between(from: NaiveDate, to: NaiveDate) -> i64 {
    (to - from).num_days()
}

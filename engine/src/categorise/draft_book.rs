//! The rows while they are being categorised: what each says, and what it has been taken for so far.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use chrono::NaiveDate;

use super::called::payers_called;
use super::holders::Holders;
use super::keywords::{Keyword, KeywordSet, keywords_in};
use super::own_accounts::OwnAccounts;
use super::party::{Directory, completed};
use super::row_facts::RowFacts;
use super::settings::SETTINGS;
use super::text::plain;
use super::{Category, Posting};
use crate::corrections::Corrections;
use crate::metrics::calendar::Month;
use crate::metrics::statistics;
use crate::money::{Paise, rupees};
use crate::narration::{Channel, Narration};
use crate::reconcile::{Ledger, LedgerAccount};
use crate::statement::AccountKind;
use crate::transaction_id::TransactionId;

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

/// What a row that is left out says while the others are looked at together.
static NOTHING_SAID: Narration = Narration {
    // No rule that looks at several rows takes this one.
    channel: Channel::Interest,
    counterparty: None,
    vpa: None,
    reference: None,
    bank: None,
    account_hint: None,
    remark: None,
    is_merchant: None,
    is_mandate: false,
    is_reversal: false,
    is_return: false,
    return_reason: None,
};

/// Rows that are left out, as they were before.
pub(super) struct SetAside<'l>(Vec<(usize, Posting<'l>)>);

pub(super) struct DraftBook<'l> {
    pub(super) ledger: &'l Ledger,
    corrections: Corrections,
    /// Parties that a person named as employers.
    employers: BTreeSet<String>,
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
                let who = directory.look_up(entry, &text);
                let is_with_person = who.is_person() && who.is_like_a_person;
                facts.push(RowFacts {
                    said: words,
                    remarked: narration
                        .remark
                        .as_deref()
                        .map(|remark| keywords_in(&plain(remark)))
                        .unwrap_or_default(),
                    who,
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
                    is_with_person,
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
            employers: BTreeSet::new(),
            is_corrected,
            postings,
            facts,
            accounts: Vec::new(),
        };
        draft.name_parties();
        draft.employers = payers_called(&draft.postings, &corrections.employers);
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
            let by_collector = facts.who.list().is_some_and(|list| list.is_acquirer)
                || (posting.narration.is_merchant == Some(true) && facts.said.has(Keyword::Settlement));
            let is_settled = posting.is_credit()
                && !posting.narration.is_reversal
                && by_collector
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

    /// Takes what a person said of accounts and of single rows; nothing decides about those rows any more.
    pub(super) fn correct(&mut self) {
        let own = OwnAccounts::new(&self.corrections.own_accounts);
        for at in 0..if own.is_empty() { 0 } else { self.postings.len() } {
            if own.have(&self.postings[at], &self.facts[at]) {
                let said = RuleMatch::new(Category::SelfTransfer, "person.category");
                self.decide(at, &RuleMatch { rule: "person.own_account", ..said });
                self.is_corrected[at] = true;
            }
        }
        for correction in self.corrections.categories.clone() {
            let at = correction.transaction_id.place();
            // What is said of a row goes before what is said of an account.
            if let Some(is_corrected) = self.is_corrected.get_mut(at) {
                *is_corrected = false;
            }
            self.decide(at, &RuleMatch::new(correction.category, "person.category"));
            if let Some(is_corrected) = self.is_corrected.get_mut(at) {
                *is_corrected = true;
            }
        }
    }

    /// Takes rows that a person has left out from those that are looked at together.
    pub(super) fn set_aside(&mut self) -> SetAside<'l> {
        let mut rows = Vec::new();
        for id in &self.corrections.excluded {
            let at = id.place();
            let (Some(posting), Some(facts)) = (self.postings.get_mut(at), self.facts.get_mut(at)) else {
                continue;
            };
            rows.push((at, posting.clone()));
            (posting.party, posting.narration) = (None, &NOTHING_SAID);
            (posting.category, posting.rule_id) = (Category::Unknown, "unknown");
            *facts = RowFacts {
                said: KeywordSet::default(),
                remarked: KeywordSet::default(),
                who: Rc::default(),
                opens_as_charge: false,
                was: Category::Unknown,
            };
            self.is_corrected[at] = true;
        }
        SetAside(rows)
    }

    /// Gives those rows back what each of them says by itself.
    pub(super) fn put_back(&mut self, set_aside: SetAside<'l>) -> BTreeSet<TransactionId> {
        let put = |(at, posting): (usize, Posting<'l>)| {
            let id = posting.id;
            self.postings[at] = posting;
            id
        };
        // A row that was named twice was whole only at first.
        set_aside.0.into_iter().rev().map(put).collect()
    }

    /// Whether a person named the payer of this row as an employer, or called the row itself pay.
    pub(super) fn is_named_employer(&self, at: usize) -> bool {
        let is_named =
            !self.employers.is_empty() && self.party(at).is_some_and(|party| self.employers.contains(party));
        is_named || (self.is_said(at) && self.postings[at].category == Category::Salary)
    }

    /// Whether a person said what this row is.
    fn is_said(&self, at: usize) -> bool {
        self.is_corrected.get(at).copied().unwrap_or_default()
    }

    /// Whether a person said that this row is something else than pay.
    pub(super) fn is_said_to_be_no_pay(&self, at: usize) -> bool {
        self.is_said(at) && self.postings[at].category != Category::Salary
    }

    pub(super) fn decide(&mut self, at: usize, matched: &RuleMatch) {
        if self.is_said(at) {
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

    /// The credits that fit, by who paid them.
    pub(super) fn credits_by_party(&self, fits: impl Fn(usize) -> bool) -> BTreeMap<&str, Vec<usize>> {
        let mut found: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
        for (at, posting) in self.postings.iter().enumerate() {
            if let (true, true, Some(party)) = (posting.is_credit(), fits(at), posting.party.as_deref()) {
                found.entry(party).or_default().push(at);
            }
        }
        found
    }

    /// Rows by the month they are dated in.
    pub(super) fn by_month(&self, rows: &[usize]) -> BTreeMap<Month, Vec<usize>> {
        let mut months: BTreeMap<Month, Vec<usize>> = BTreeMap::new();
        for at in rows {
            months.entry(Month::containing(self.date(*at))).or_default().push(*at);
        }
        months
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

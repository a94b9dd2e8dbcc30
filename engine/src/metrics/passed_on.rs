//! Cash that is paid in only to be sent on: an agent's customers bring it, and it is none of the account's sales.

use std::collections::{BTreeMap, BTreeSet};

use chrono::{Days, NaiveDate};

use super::scope::Scope;
use super::thresholds::THRESHOLDS;
use crate::categorise::Category;
use crate::money::Paise;
use crate::narration::Channel;
use crate::transaction_id::TransactionId;

/// The deposits of a month and the rows of all of them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct PassedOnCash {
    /// Of a mean full month.
    pub(crate) monthly: Paise,
    pub(crate) rows: Vec<TransactionId>,
}

/// `None` where cash is not the account's trade, or stays.
pub(crate) fn find(scope: &Scope<'_>) -> Option<PassedOnCash> {
    let rules = &THRESHOLDS.passed_on_cash;
    let most = Paise::new(rules.most_rupees.saturating_mul(100));
    let mut paid_in: BTreeMap<NaiveDate, Paise> = BTreeMap::new();
    let mut sent: BTreeMap<NaiveDate, Vec<(&str, Paise)>> = BTreeMap::new();
    let mut rows = Vec::new();
    for posting in scope.in_full_months() {
        let (date, amount) = (posting.entry.date, posting.entry.amount);
        if posting.category == Category::CashDeposit {
            let sum = paid_in.entry(date).or_default();
            *sum = sum.saturating_add(amount);
            rows.push(posting.id);
        } else if !posting.is_credit() && amount <= most && posting.narration.channel == Channel::Imps {
            sent.entry(date).or_default().push((posting.party.as_deref().unwrap_or_default(), amount));
        }
    }
    let is_sent_on = |day: NaiveDate, cash: Paise| {
        let until = day.checked_add_days(Days::new(rules.within_days)).unwrap_or(day);
        let near = || sent.range(day..=until).flat_map(|(_, transfers)| transfers);
        let payees: BTreeSet<&str> = near().map(|(payee, _)| *payee).collect();
        let total: Paise = near().map(|(_, amount)| *amount).sum();
        payees.len() >= rules.least_payees
            && total.ratio_to(cash).is_some_and(|part| part >= rules.sent_share)
    };
    let all: Paise = paid_in.values().copied().sum();
    let gone: Paise =
        paid_in.iter().filter(|(day, cash)| is_sent_on(**day, **cash)).map(|(_, cash)| *cash).sum();
    let months = i64::try_from(scope.span.full_months.len()).ok().filter(|months| *months > 0)?;
    let is_trade = gone.ratio_to(all).is_some_and(|part| part >= rules.share);
    is_trade.then(|| PassedOnCash { monthly: Paise::new(all.get() / months), rows })
}

//! Income that only many rows together show: a shop's customers, a platform's payouts, fees of clients.

use std::collections::{BTreeMap, BTreeSet};

use super::draft_book::DraftBook;
use super::keywords::Keyword;
use super::settings::SETTINGS;
use super::{Category, RuleMatch};
use crate::metrics::calendar::Month;
use crate::metrics::statistics::{count, median, share};
use crate::money::{Paise, rupees};
use crate::narration::Channel;

/// Marks gig work and the customers of a shop.
pub(super) fn find(draft: &mut DraftBook) {
    gig_work(draft);
    interest_of_deposits(draft);
    for account in 0..draft.accounts.len() {
        if !draft.is_business(account) && !many_payers(draft, account) {
            clients(draft, account);
        }
    }
}

/// Companies that pay into a savings account, and are no employers, pay for work: nobody trades in goods there.
fn clients(draft: &mut DraftBook, account: usize) {
    let told: BTreeSet<String> = draft
        .postings
        .iter()
        .filter(|row| row.account == account && row.category == Category::ProfessionalIncome)
        .filter_map(|row| row.party.clone())
        .collect();
    let is_client = |at: usize| {
        let posting = &draft.postings[at];
        let is_told = posting.party.as_ref().is_some_and(|party| told.contains(party));
        posting.account == account
            && posting.is_credit()
            && (posting.rule_id == "business.company_payer"
                || (is_told && posting.category == Category::PersonTransfer))
    };
    let found: Vec<usize> =
        (0..draft.postings.len()).filter(|at| is_client(*at)).chain(listed_clients(draft, account)).collect();
    for at in found {
        draft.decide(at, &RuleMatch::new(Category::ProfessionalIncome, "professional.client"));
    }
}

/// Hospitals, schools and shops give back small sums and seldom; a doctor, a teacher or an agent they pay month by month.
fn listed_clients(draft: &DraftBook, account: usize) -> Vec<usize> {
    let may_pay = |at: usize| {
        let (Some(posting), Some(facts)) = (draft.postings.get(at), draft.facts.get(at)) else {
            return false;
        };
        posting.account == account
            && posting.category == Category::Refund
            && matches!(
                posting.narration.channel,
                Channel::Neft | Channel::Rtgs | Channel::Imps | Channel::Cms | Channel::Transfer
            )
            && facts.who.list().is_some()
            && !facts.said.has_any(&[Keyword::Refund, Keyword::Reimbursement, Keyword::Redemption])
            && posting.entry.amount > rupees(SETTINGS.business.refund_rupees)
    };
    let paid = draft.credits_by_party(may_pay).into_values();
    paid.filter(|rows| draft.by_month(rows).len() >= SETTINGS.clients.least_months).flatten().collect()
}

/// Platforms pay weekly or daily, in changing amounts.
fn gig_work(draft: &mut DraftBook) {
    let is_payout = |at: usize| {
        let (Some(posting), Some(facts)) = (draft.postings.get(at), draft.facts.get(at)) else {
            return false;
        };
        let platform = facts.who.list().is_some_and(|list| list.is_gig_platform)
            && matches!(posting.category, Category::Refund | Category::GigIncome)
            && !facts.remarked.has(Keyword::Refund);
        let by_transfer = matches!(
            posting.narration.channel,
            Channel::Imps | Channel::Neft | Channel::Nach | Channel::Transfer | Channel::Cms
        );
        let unlisted = facts.who.listed.is_none()
            && by_transfer
            && matches!(
                posting.category,
                Category::BusinessIncome
                    | Category::ProfessionalIncome
                    | Category::PersonTransfer
                    | Category::Dividend
            )
            && (facts.remarked.has(Keyword::Payout) || facts.who.words.has(Keyword::GigNames));
        !draft.is_business(posting.account)
            && (platform || unlisted)
            && posting.entry.amount >= rupees(SETTINGS.gig.least_rupees)
    };
    let mut found = Vec::new();
    for rows in draft.credits_by_party(is_payout).into_values() {
        let months = draft.by_month(&rows);
        if !is_at_least(&months, SETTINGS.gig.payments_a_month) {
            continue;
        }
        let listed =
            rows.first().and_then(|at| draft.facts.get(*at)).is_some_and(|facts| facts.who.listed.is_some());
        found.extend(rows.into_iter().map(|at| (at, if listed { "gig.platform" } else { "gig.rhythm" })));
    }
    for (at, rule) in found {
        draft.decide(at, &RuleMatch::new(Category::GigIncome, rule));
    }
}

/// Whether the usual month has so many rows.
fn is_at_least(months: &BTreeMap<Month, Vec<usize>>, least: usize) -> bool {
    let mut counts: Vec<usize> = months.values().map(Vec::len).collect();
    counts.sort_unstable();
    counts.get(counts.len() / 2).is_some_and(|usual| *usual >= least)
}

/// More interest than the account's own balance can have earned is that of a deposit, though nothing says so.
fn interest_of_deposits(draft: &mut DraftBook) {
    let settings = &SETTINGS.interest;
    let mut highest: BTreeMap<usize, Paise> = BTreeMap::new();
    for posting in &draft.postings {
        let balance = highest.entry(posting.account).or_default();
        *balance = posting.entry.balance.map_or(*balance, |printed| printed.max(*balance));
    }
    let is_of_deposit = |at: &usize| {
        let Some(posting) = draft.postings.get(*at) else { return false };
        // Without a balance nobody can tell.
        let own = highest.get(&posting.account).copied().filter(|balance| *balance > Paise::ZERO);
        posting.rule_id == "interest.credit"
            && posting.entry.amount >= rupees(settings.least_rupees)
            && own.is_some_and(|balance| posting.entry.amount > share(balance, settings.most_of_balance))
    };
    let found: Vec<usize> = (0..draft.postings.len()).filter(is_of_deposit).collect();
    for at in found {
        draft.decide(at, &RuleMatch::new(Category::InterestReceived, "interest.beyond_balance"));
    }
}

/// A personal account that takes many small payments from many people is a shop's. Whether this one is.
fn many_payers(draft: &mut DraftBook, account: usize) -> bool {
    let rows: Vec<usize> = draft
        .postings
        .iter()
        .enumerate()
        .filter(|(_, posting)| {
            posting.account == account
                && posting.is_credit()
                && posting.narration.channel == Channel::Upi
                && posting.category == Category::PersonTransfer
        })
        .map(|(at, _)| at)
        .collect();
    let payers =
        |rows: &Vec<usize>| rows.iter().filter_map(|at| draft.party(*at)).collect::<BTreeSet<_>>().len();
    let mut counts: Vec<usize> = draft.by_month(&rows).values().map(payers).collect();
    counts.sort_unstable();
    let usual = counts.get(counts.len() / 2).copied();
    let ticket = median(rows.iter().map(|at| draft.amount(*at)));
    let (Some(usual), Some(ticket)) = (usual, ticket) else { return false };
    let is_shop = count(usual) >= count(SETTINGS.business.payers_a_month)
        && ticket <= rupees(SETTINGS.business.median_ticket_rupees);
    if is_shop {
        for at in rows {
            draft.decide(at, &RuleMatch::new(Category::BusinessIncome, "business.many_payers"));
        }
    }
    is_shop
}

//! What farmers are paid by those who buy from them: dairies, mills and dealers in crops.

use std::collections::{BTreeMap, BTreeSet};

use super::draft_book::DraftBook;
use super::keywords::Keyword;
use super::settings::SETTINGS;
use super::{Category, RuleMatch};
use crate::metrics::calendar::Month;
use crate::narration::Channel;

/// Marks payments for milk and crops. Dairies and mills have employees, too: these are paid once a month and the same.
pub(super) fn find(draft: &mut DraftBook) {
    let mut by_buyer: BTreeMap<(usize, &str), Vec<usize>> = BTreeMap::new();
    for (at, posting) in draft.postings.iter().enumerate() {
        if let (true, Some(buyer)) = (may_buy(draft, at), posting.party.as_deref()) {
            by_buyer.entry((posting.account, buyer)).or_default().push(at);
        }
    }
    let is_sold = |account: usize, rows: &[usize]| {
        !is_the_same_every_time(draft, rows)
            && !is_client(draft, rows)
            && (is_farmers(draft, account) || is_often(draft, rows))
    };
    let sold = by_buyer.iter().filter(|((account, _), rows)| is_sold(*account, rows));
    let found: Vec<usize> = sold.flat_map(|(_, rows)| rows.iter().copied()).collect();
    for at in found {
        draft.decide(at, &RuleMatch::new(Category::AgricultureIncome, "agriculture.buyer"));
    }
}

/// On a farmer's account what a firm pays that is no employer is paid for crops.
pub(super) fn find_sales(draft: &mut DraftBook) {
    let is_farm = |account: &usize| !draft.is_business(*account) && is_farmers(draft, *account);
    let farms: BTreeSet<usize> = (0..draft.accounts.len()).filter(is_farm).collect();
    let is_sale = |at: &usize| {
        let row = &draft.postings[*at];
        let is_firms =
            row.is_credit() && matches!(row.rule_id, "business.company_payer" | "settlement.words");
        is_firms && farms.contains(&row.account) && !is_client(draft, &[*at])
    };
    let found: Vec<usize> = (0..draft.postings.len()).filter(is_sale).collect();
    for at in found {
        draft.decide(at, &RuleMatch::new(Category::AgricultureIncome, "agriculture.sale"));
    }
}

fn may_buy(draft: &DraftBook, at: usize) -> bool {
    let (Some(posting), Some(facts)) = (draft.postings.get(at), draft.facts.get(at)) else { return false };
    let is_open = matches!(
        posting.category,
        Category::BusinessIncome
            | Category::ProfessionalIncome
            | Category::PersonTransfer
            | Category::Refund
            | Category::Dividend
            | Category::Unknown
    );
    posting.is_credit()
        && is_open
        && !draft.is_business(posting.account)
        && facts.who.words.has(Keyword::CropBuyers)
        && posting.narration.channel != Channel::Upi
        && !facts.says_salary()
        && !facts.said.has_any(&[Keyword::BesideSalary, Keyword::Refund, Keyword::Dividend])
}

/// Other rows tell of a farm: what the state pays to farmers, a crop that is called so, a crop loan.
fn is_farmers(draft: &DraftBook, account: usize) -> bool {
    draft.postings.iter().zip(&draft.facts).filter(|(posting, _)| posting.account == account).any(
        |(posting, facts)| {
            (posting.is_credit() && posting.category == Category::AgricultureIncome)
                || (facts.said.has(Keyword::BulletLoan) && facts.said.has(Keyword::Agriculture))
        },
    )
}

/// Milk is paid for every week or ten days.
fn is_often(draft: &DraftBook, rows: &[usize]) -> bool {
    let months: BTreeSet<Month> = rows.iter().map(|at| Month::containing(draft.date(*at))).collect();
    rows.len() >= months.len() * SETTINGS.farm.milk_payments_a_month
}

/// Some of what it paid was called a fee: the holder works for it.
fn is_client(draft: &DraftBook, rows: &[usize]) -> bool {
    let party = rows.first().and_then(|at| draft.party(*at));
    let mut all = draft.postings.iter().filter(|row| row.is_credit() && row.party.as_deref() == party);
    all.any(|row| row.category == Category::ProfessionalIncome)
}

/// Nobody brings the same weight of milk twice.
fn is_the_same_every_time(draft: &DraftBook, rows: &[usize]) -> bool {
    let pairs = rows.windows(2);
    let same =
        pairs.clone().filter(|pair| matches!(pair, [one, next] if draft.amount(*one) == draft.amount(*next)));
    same.count() * 2 > pairs.len()
}

//! What one row says of itself, rule by rule. The first rule that fits decides, so their order is the meaning: what the
//! bank says of its own doing comes before names, and names before what a payer wrote.

mod bank;
mod credit;
mod debit;

use super::draft_book::{DraftBook, RuleMatch};
use super::keywords::Keyword;
use super::row_facts::RowFacts;
use super::{Category, Posting};
use crate::money::{Paise, rupees};
use crate::narration::{Channel, Narration};

/// Categorises every row on its own.
pub(super) fn decide_each(draft: &mut DraftBook) {
    let verdicts: Vec<RuleMatch> = draft
        .postings
        .iter()
        .zip(&draft.facts)
        .map(|(posting, facts)| {
            let row = Row { posting, facts, is_business: draft.is_business(posting.account) };
            decide(&row)
        })
        .collect();
    for (at, matched) in verdicts.iter().enumerate() {
        draft.decide(at, matched);
        if let Some(facts) = draft.facts.get_mut(at) {
            facts.was = matched.category;
        }
    }
}

/// A row as the rules see it.
struct Row<'a> {
    posting: &'a Posting<'a>,
    facts: &'a RowFacts,
    is_business: bool,
}

impl Row<'_> {
    const fn narration(&self) -> &Narration {
        self.posting.narration
    }

    const fn channel(&self) -> Channel {
        self.posting.narration.channel
    }

    const fn is_credit(&self) -> bool {
        self.posting.is_credit()
    }

    const fn amount(&self) -> Paise {
        self.posting.entry.amount
    }

    fn is_at_most(&self, limit: i64) -> bool {
        self.amount() <= rupees(limit)
    }

    fn says(&self, word: Keyword) -> bool {
        self.facts.said.has(word)
    }

    fn remarks(&self, word: Keyword) -> bool {
        self.facts.remarked.has(word)
    }

    /// What the payer wrote where payers write, and what the bank wrote where they do not.
    fn tells(&self, word: Keyword) -> bool {
        if self.is_written_by_payer() { self.remarks(word) } else { self.says(word) }
    }

    /// Payers' own words and names stand in these.
    const fn is_written_by_payer(&self) -> bool {
        matches!(
            self.channel(),
            Channel::Upi | Channel::Imps | Channel::Neft | Channel::Rtgs | Channel::Card | Channel::Cheque
        )
    }

    const fn is_by_mandate(&self) -> bool {
        matches!(self.channel(), Channel::Nach | Channel::Ecs | Channel::StandingInstruction)
    }
}

fn decide(row: &Row) -> RuleMatch {
    let by_direction = || if row.is_credit() { credit::decide(row) } else { debit::decide(row) };
    bank::returned(row)
        .or_else(|| bank::charged(row))
        .or_else(|| bank::undone(row))
        .or_else(|| bank::interest(row))
        .or_else(|| bank::tax(row))
        .or_else(|| bank::cash(row))
        .or_else(|| own(row))
        .or_else(by_direction)
        .unwrap_or_else(|| RuleMatch::new(Category::Unknown, "unknown"))
}

/// The holder's own money on its way between accounts and deposits.
fn own(row: &Row) -> Option<RuleMatch> {
    let in_bank = matches!(row.channel(), Channel::Transfer | Channel::StandingInstruction | Channel::Other);
    let is_saved = !row.is_credit() && row.says(Keyword::SavingsPlan);
    if in_bank && row.facts.who.listed.is_none() && !is_saved {
        if row.is_credit() && row.says(Keyword::DepositInterest) {
            return Some(bank::interest_received(row));
        }
        if row.says(Keyword::Sweep) && !row.says(Keyword::Emi) {
            return Some(RuleMatch::new(Category::DepositSweep, "own.sweep"));
        }
    }
    if !row.channel().joins_own_accounts() && row.channel() != Channel::BillPayment {
        return None;
    }
    // An order to pay a card names its holder, too.
    if row.facts.who.is_holder && !row.says(Keyword::CardBill) {
        return Some(RuleMatch::new(Category::SelfTransfer, "own.name"));
    }
    let is_own = row.tells(Keyword::Own) || row.facts.who.words.has(Keyword::Own);
    let says_own = is_own && !row.tells(Keyword::NotOwn) && !row.tells(Keyword::CardBill);
    (says_own && row.facts.who.listed.is_none() && !row.facts.who.is_company())
        .then(|| RuleMatch::new(Category::SelfTransfer, "own.remark"))
}

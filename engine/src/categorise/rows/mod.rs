//! What one row says of itself, rule by rule. The first rule that fits decides, so their order is the meaning: what the
//! bank says of its own doing comes before names, and names before what a payer wrote.

mod bank;
mod credit;
mod debit;

use super::desk::{Desk, Facts, Verdict};
use super::settings::rupees;
use super::words::Word;
use super::{Category, Posting};
use crate::money::Paise;
use crate::narration::{Channel, Narration};

/// Categorises every row on its own.
pub(super) fn decide_each(desk: &mut Desk) {
    let verdicts: Vec<Verdict> = desk
        .postings
        .iter()
        .zip(&desk.facts)
        .map(|(posting, facts)| {
            let row = Row { posting, facts, is_business: desk.is_business(posting.account) };
            decide(&row)
        })
        .collect();
    for (at, verdict) in verdicts.iter().enumerate() {
        desk.decide(at, verdict);
        if let Some(facts) = desk.facts.get_mut(at) {
            facts.was = verdict.category;
        }
    }
}

/// A row as the rules see it.
struct Row<'a> {
    posting: &'a Posting<'a>,
    facts: &'a Facts,
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

    fn says(&self, word: Word) -> bool {
        self.facts.said.has(word)
    }

    fn remarks(&self, word: Word) -> bool {
        self.facts.remarked.has(word)
    }

    /// What the payer wrote where payers write, and what the bank wrote where they do not.
    fn tells(&self, word: Word) -> bool {
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

fn decide(row: &Row) -> Verdict {
    let by_direction = || if row.is_credit() { credit::decide(row) } else { debit::decide(row) };
    bank::returned(row)
        .or_else(|| bank::charged(row))
        .or_else(|| bank::undone(row))
        .or_else(|| bank::interest(row))
        .or_else(|| bank::tax(row))
        .or_else(|| bank::cash(row))
        .or_else(|| own(row))
        .or_else(by_direction)
        .unwrap_or_else(|| Verdict::new(Category::Unknown, "unknown"))
}

/// The holder's own money on its way between accounts and deposits.
fn own(row: &Row) -> Option<Verdict> {
    let in_bank = matches!(row.channel(), Channel::Transfer | Channel::StandingInstruction | Channel::Other);
    if in_bank && row.says(Word::Sweep) && row.facts.who.listed.is_none() && !row.says(Word::Emi) {
        return Some(Verdict::new(Category::DepositSweep, "own.sweep"));
    }
    let by_transfer = matches!(
        row.channel(),
        Channel::Upi
            | Channel::Imps
            | Channel::Neft
            | Channel::Rtgs
            | Channel::Transfer
            | Channel::Cheque
            | Channel::Other
            | Channel::BillPayment
    );
    if !by_transfer {
        return None;
    }
    // An order to pay a card names its holder, too.
    if row.facts.who.is_holder && !row.says(Word::CardBill) {
        return Some(Verdict::new(Category::SelfTransfer, "own.name"));
    }
    let says_own = row.tells(Word::Own) && !row.tells(Word::NotOwn) && !row.tells(Word::CardBill);
    (says_own && row.facts.who.listed.is_none() && !row.facts.who.is_company())
        .then(|| Verdict::new(Category::SelfTransfer, "own.remark"))
}

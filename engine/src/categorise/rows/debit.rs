//! Money that went out: what it is, where the bank does not say.

use super::super::keywords::Keyword;
use super::super::settings::SETTINGS;
use super::super::text::plain;
use super::super::{Category, LoanKind, RuleMatch};
use super::Row;
use crate::narration::Channel;

pub(super) fn decide(row: &Row) -> Option<RuleMatch> {
    saved(row)
        .or_else(|| known_payee(row))
        .or_else(|| obligation(row))
        .or_else(|| mandate(row))
        .or_else(|| purpose(row))
        .or_else(|| shop(row))
        .or_else(|| other_side(row))
}

/// Recurring deposits, chits and the like have instalments, too: they are savings.
fn saved(row: &Row) -> Option<RuleMatch> {
    let who = &row.facts.who;
    // Groups that lend have mutual funds as well.
    let is_of_lender = who.lender().is_some() && !who.words.has(Keyword::SavingsPlan);
    // What a bank books to a recurring deposit it names by its number: `RD/147739196`.
    let is_numbered = row.channel() == Channel::Transfer
        && plain(&row.posting.entry.narration).trim_start().starts_with("RD ");
    let is_said = (row.says(Keyword::SavingsPlan) || is_numbered)
        && (row.is_by_mandate() || !who.is_person() || who.words.has(Keyword::SavingsPlan))
        && !is_of_lender;
    is_said.then(|| RuleMatch::new(Category::Investment, "investment.savings_plan"))
}

/// Lenders and listed companies. A bank prints `EMI` behind any mandate, so the payee is asked before that word.
fn known_payee(row: &Row) -> Option<RuleMatch> {
    let who = &row.facts.who;
    if let Some(lender) = who.lender() {
        return Some(match lender.kind() {
            // Apps that pay cards also pay landlords.
            LoanKind::CreditCard if row.says(Keyword::Rent) => RuleMatch::new(Category::Rent, "rent.paid"),
            LoanKind::CreditCard => RuleMatch::new(Category::CardBill, "card_bill.issuer"),
            // A bank's own collection of card dues.
            LoanKind::Instalment if row.says(Keyword::CardBill) => {
                RuleMatch::new(Category::CardBill, "card_bill.words")
            }
            LoanKind::PayLater => RuleMatch::new(Category::Bnpl, "bnpl.lender"),
            _ => RuleMatch::new(Category::Emi, "emi.lender"),
        });
    }
    let list = who.list()?;
    if row.says(Keyword::CardBill) && row.channel() == Channel::BillPayment {
        return None;
    }
    if list.debit == Category::Investment && row.says(Keyword::Derivatives) {
        return Some(RuleMatch::new(Category::Derivatives, "investment.derivatives"));
    }
    // What a shop draws by mandate month by month is a subscription; an invoice for power or water stays one.
    let is_shopping =
        matches!(list.debit, Category::Food | Category::Travel | Category::Merchant | Category::Health);
    if is_shopping && row.is_business && !row.is_at_most(SETTINGS.business.owners_payment_rupees) {
        return Some(RuleMatch::new(Category::BusinessPayment, "business.paid"));
    }
    if is_shopping && row.narration().is_mandate {
        return Some(RuleMatch::new(Category::Subscription, "subscription.mandate"));
    }
    Some(RuleMatch { category: list.debit, rule: list.rule.as_str(), confidence: list.confidence })
}

fn obligation(row: &Row) -> Option<RuleMatch> {
    let by_bank = !row.is_written_by_payer();
    let says_card = row.says(Keyword::CardBill)
        && (by_bank || (row.remarks(Keyword::CardBill) && !row.facts.who.is_person()));
    if says_card && row.channel() != Channel::Card {
        return Some(RuleMatch::new(Category::CardBill, "card_bill.words"));
    }
    // A bank that sends a bill means its card: what it lends it draws.
    let is_of_bank = row.facts.who.printed.as_deref().is_some_and(names_a_bank);
    if row.channel() == Channel::BillPayment
        && is_of_bank
        && !row.facts.said.has_any(&[Keyword::Emi, Keyword::Disbursal])
    {
        return Some(RuleMatch::new(Category::CardBill, "card_bill.bank"));
    }
    // A bill that is told by a card's number.
    if row.channel() == Channel::BillPayment && names_a_card(&row.posting.entry.narration) {
        return Some(RuleMatch::new(Category::CardBill, "card_bill.number"));
    }
    // A bank bills its own loans: what stands in the name's place is their number.
    if row.channel() == Channel::BillPayment && row.says(Keyword::Emi) {
        return Some(RuleMatch::new(Category::Emi, "emi.words"));
    }
    // What a bank takes for a loan it names so, whatever stands in a name's place.
    let names_loan =
        row.says(Keyword::Emi) && (row.says(Keyword::Disbursal) || row.facts.who.words.has(Keyword::Emi));
    if by_bank && !row.is_by_mandate() && (names_loan || !row.facts.who.is_person()) {
        if row.says(Keyword::BulletLoan) {
            let rule = if says_interest(row) { "emi.bullet_interest" } else { "emi.bullet_principal" };
            return Some(RuleMatch::new(Category::Emi, rule));
        }
        if row.says(Keyword::Emi) {
            return Some(RuleMatch::new(Category::Emi, "emi.words"));
        }
    }
    None
}

/// Of a loan that is named, the short word is enough; one that is repaid with its interest is repaid.
fn says_interest(row: &Row) -> bool {
    let text = plain(&row.posting.entry.narration);
    row.says(Keyword::Interest) || (text.contains(" INT ") && !text.contains(" PRIN "))
}

fn names_a_bank(name: &str) -> bool {
    name.split_whitespace().any(|word| word.eq_ignore_ascii_case("BANK"))
}

/// `437551XXXXXX9125`: sixteen places, of which the first and the last are shown.
fn names_a_card(narration: &str) -> bool {
    let is_hidden = |byte: u8| matches!(byte, b'X' | b'x' | b'*');
    narration.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '*').any(|word| {
        let bytes = word.as_bytes();
        let shown = |part: &[u8]| part.iter().all(u8::is_ascii_digit);
        bytes.len() == CARD_PLACES
            && bytes.get(..4).is_some_and(shown)
            && bytes.get(CARD_PLACES - 4..).is_some_and(shown)
            && bytes.iter().filter(|byte| is_hidden(**byte)).count() >= 4
    })
}

const CARD_PLACES: usize = 16;

/// Drawn under a mandate by somebody on no list.
fn mandate(row: &Row) -> Option<RuleMatch> {
    if row.channel() == Channel::Upi && row.narration().is_mandate {
        return Some(RuleMatch::new(Category::Subscription, "subscription.mandate"));
    }
    if !row.is_by_mandate() {
        return None;
    }
    Some(if row.facts.said.has_any(&[Keyword::Insurance]) {
        RuleMatch::new(Category::Insurance, "insurance.words")
    } else if row.says(Keyword::Investment) {
        RuleMatch::new(Category::Investment, "investment.words")
    } else if row.says(Keyword::Emi) {
        // Nobody named: the bank draws for its own loan.
        let rule = if row.facts.who.is_named { "emi.remark" } else { "emi.words" };
        RuleMatch::new(Category::Emi, rule)
    } else if row.says(Keyword::Rent) {
        RuleMatch::new(Category::Rent, "rent.paid")
    } else {
        RuleMatch::new(Category::Unknown, "mandate.unknown")
    })
}

/// What the holder wrote about an own payment.
fn purpose(row: &Row) -> Option<RuleMatch> {
    if row.channel() == Channel::Card {
        return None;
    }
    // Where a bank parts nothing, what was written stands behind the name.
    let behind_name = row.facts.who.words.has(Keyword::Rent) && !row.facts.who.is_company();
    let is_told = row.tells(Keyword::Rent) && row.narration().is_merchant != Some(true);
    if is_told || behind_name {
        return Some(RuleMatch::new(Category::Rent, "rent.paid"));
    }
    if row.is_business && row.tells(Keyword::Salary) && !row.tells(Keyword::NotSalary) {
        return Some(RuleMatch::new(Category::BusinessPayment, "business.wages"));
    }
    if row.tells(Keyword::Education) {
        return Some(RuleMatch::new(Category::Education, "education.words"));
    }
    let company = row.facts.who.is_company();
    if company && row.tells(Keyword::Emi) {
        return Some(RuleMatch::new(Category::Emi, "emi.remark"));
    }
    if company && row.tells(Keyword::Insurance) {
        return Some(RuleMatch::new(Category::Insurance, "insurance.words"));
    }
    (row.tells(Keyword::Investment) && !row.facts.who.is_person())
        .then(|| RuleMatch::new(Category::Investment, "investment.words"))
}

fn shop(row: &Row) -> Option<RuleMatch> {
    let who = &row.facts.who;
    match row.channel() {
        Channel::Card => Some(RuleMatch::new(Category::Merchant, "merchant.card")),
        Channel::Upi if row.narration().vpa.as_deref().is_some_and(is_of_a_biller) => {
            Some(RuleMatch::new(Category::Utilities, "bill.other"))
        }
        Channel::BillPayment => Some(RuleMatch::new(Category::Utilities, "bill.other")),
        // A firm buys its stock in large sums; what else goes to a shop or to a person is its owner's as often as not.
        Channel::Upi if row.is_business && !row.is_at_most(SETTINGS.business.owners_payment_rupees) => {
            Some(RuleMatch::new(Category::BusinessPayment, "business.paid"))
        }
        Channel::Upi if row.narration().is_merchant == Some(true) || row.says(Keyword::ToShop) => {
            Some(RuleMatch::new(Category::Merchant, "merchant.upi"))
        }
        Channel::Upi if who.is_company() || who.is_like_a_shop => {
            Some(RuleMatch::new(Category::Merchant, "merchant.name"))
        }
        _ => None,
    }
}

/// Power, water and gas are paid at addresses of whoever collects bills, and columns cut them.
fn is_of_a_biller(address: &str) -> bool {
    let handle = address.split('@').nth(1).unwrap_or_default();
    handle.len() >= LEAST_OF_A_HANDLE && BILLERS.iter().any(|biller| biller.starts_with(handle))
}

const BILLERS: [&str; 3] = ["billdesk", "bbps", "billpay"];
const LEAST_OF_A_HANDLE: usize = 4;

fn other_side(row: &Row) -> Option<RuleMatch> {
    let who = &row.facts.who;
    let by_transfer = matches!(
        row.channel(),
        Channel::Imps | Channel::Neft | Channel::Rtgs | Channel::Transfer | Channel::Cheque | Channel::Cms
    );
    if by_transfer && (row.is_business || who.is_company()) {
        return Some(RuleMatch::new(Category::BusinessPayment, "business.paid"));
    }
    if row.channel() == Channel::Cheque {
        return who.is_named.then(|| RuleMatch::new(Category::PersonTransfer, "person.cheque"));
    }
    if who.is_named {
        return Some(RuleMatch::new(Category::PersonTransfer, "person.transfer"));
    }
    (row.channel() == Channel::Upi).then(|| RuleMatch::new(Category::PersonTransfer, "person.address"))
}

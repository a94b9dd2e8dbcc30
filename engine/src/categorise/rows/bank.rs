//! What the bank says of its own doing: returns, charges, reversals, interest, tax and cash.

use super::super::keywords::Keyword;
use super::super::settings::SETTINGS;
use super::super::{Category, RuleMatch};
use super::Row;
use crate::narration::Channel;

/// The amounts of payments that came back. What the bank charges for it is another rule's.
pub(super) fn returned(row: &Row) -> Option<RuleMatch> {
    if !row.narration().is_return || row.channel() == Channel::Charges {
        return None;
    }
    // A transfer that found no account is put back: nobody was left unpaid for want of money.
    let by_transfer = matches!(row.channel(), Channel::Upi | Channel::Imps | Channel::Neft | Channel::Rtgs);
    if by_transfer {
        return Some(RuleMatch::new(Category::Reversal, "reversal.transfer_returned"));
    }
    let is_small = row.is_at_most(SETTINGS.bounces.largest_charge_rupees);
    let outward = row.says(Keyword::Outward) && !row.says(Keyword::Inward);
    Some(if row.is_credit() {
        if row.says(Keyword::Charge) || outward {
            RuleMatch::new(Category::Reversal, "reversal.charge")
        } else {
            RuleMatch::new(Category::InwardReturn, "return.credit")
        }
    } else if row.says(Keyword::Charge) && is_small {
        RuleMatch::new(Category::ReturnCharge, "return.charge")
    } else if outward {
        RuleMatch::new(Category::OutwardReturn, "return.deposited_cheque")
    } else if row.narration().counterparty.is_none() && is_small {
        // Nobody is named and the amount is a fee's.
        RuleMatch::new(Category::ReturnCharge, "return.charge_by_amount")
    } else if row.channel() == Channel::Cheque && !row.says(Keyword::Inward) {
        RuleMatch::new(Category::OutwardReturn, "return.deposited_cheque")
    } else {
        RuleMatch::new(Category::PresentedUnpaid, "return.presented")
    })
}

/// Charges, fines, and the tax on them.
pub(super) fn charged(row: &Row) -> Option<RuleMatch> {
    let is_charge = row.channel() == Channel::Charges
        || (row.facts.opens_as_charge && !row.is_written_by_payer() && !row.is_by_mandate());
    if is_charge {
        if row.is_credit() {
            return Some(RuleMatch::new(Category::Reversal, "reversal.charge"));
        }
        let for_return = row.narration().is_return;
        let only_tax = row.says(Keyword::GstLine) && !row.says(Keyword::GstIncluded);
        return Some(if for_return {
            RuleMatch::new(Category::ReturnCharge, if only_tax { "return.tax" } else { "return.charge" })
        } else if row.says(Keyword::Penal) {
            RuleMatch::new(Category::PenalCharge, "charge.penal")
        } else {
            RuleMatch::new(Category::ServiceCharge, if only_tax { "charge.gst" } else { "charge.service" })
        });
    }
    let in_bank = matches!(row.channel(), Channel::Other | Channel::Return | Channel::Tax);
    if row.is_credit() || !in_bank {
        return None;
    }
    if row.says(Keyword::Penal) && row.facts.who.listed.is_none() {
        return Some(RuleMatch::new(Category::PenalCharge, "charge.penal"));
    }
    // A challan is larger or says what it is.
    let tax_on_charge = row.says(Keyword::GstLine)
        && !row.facts.said.has_any(&[Keyword::GstPayment, Keyword::IncomeTax])
        && row.is_at_most(SETTINGS.charges.largest_tax_rupees);
    tax_on_charge.then(|| RuleMatch::new(Category::ServiceCharge, "charge.gst"))
}

/// Earlier postings undone.
pub(super) fn undone(row: &Row) -> Option<RuleMatch> {
    // A withdrawal taken back, or what the narration calls a reversal.
    let narration = row.narration();
    if !narration.is_reversal && !row.posting.entry.is_taken_back {
        return None;
    }
    // Dividends come by mandate files, too; only what says so gives a mandate's debit back.
    let by_mandate = row.is_credit() && row.is_by_mandate();
    let is_income = row.facts.said.has_any(&[
        Keyword::Dividend,
        Keyword::Interest,
        Keyword::DepositInterest,
        Keyword::Redemption,
        Keyword::Pension,
        Keyword::Agriculture,
    ]);
    if by_mandate && (is_income || row.facts.says_salary()) {
        return None;
    }
    Some(RuleMatch::new(Category::Reversal, if by_mandate { "reversal.mandate" } else { "reversal.bank" }))
}

/// Interest of a deposit is earned; what an account bears by itself is pennies.
pub(super) fn interest_received(row: &Row) -> RuleMatch {
    let rule = if row.says(Keyword::DepositInterest) { "interest.deposit" } else { "interest.credit" };
    RuleMatch::new(Category::InterestReceived, rule)
}

pub(super) fn interest(row: &Row) -> Option<RuleMatch> {
    if row.channel() != Channel::Interest || row.says(Keyword::Tds) {
        return None;
    }
    Some(if row.is_credit() {
        interest_received(row)
    } else if row.says(Keyword::BulletLoan) {
        RuleMatch::new(Category::Emi, "emi.bullet_interest")
    } else if row.says(Keyword::Penal) {
        RuleMatch::new(Category::PenalCharge, "charge.penal")
    } else {
        RuleMatch::new(Category::OverdraftInterest, "interest.debit")
    })
}

const STATE_ADDRESS: &str = "@rbi";

pub(super) fn tax(row: &Row) -> Option<RuleMatch> {
    if row.is_credit() {
        let refunded = row.says(Keyword::TaxRefund) && !row.is_written_by_payer()
            || (row.channel() == Channel::Tax
                && row.facts.said.has_any(&[Keyword::Refund, Keyword::IncomeTax]))
            || (matches!(row.channel(), Channel::Neft | Channel::Nach | Channel::Ecs)
                && row.says(Keyword::TaxRefund)
                && !row.facts.who.is_person());
        return refunded.then(|| RuleMatch::new(Category::TaxRefund, "tax.refund"));
    }
    let by_bank = !row.is_written_by_payer();
    // Tax kept back on cash is no cash.
    if by_bank && row.says(Keyword::Tds) {
        return Some(RuleMatch::new(Category::IncomeTax, "tax.tds"));
    }
    let to_office = matches!(row.channel(), Channel::Neft | Channel::Rtgs)
        && row.facts.who.is_named
        && row.facts.who.words.has_any(&[Keyword::GstPayment, Keyword::IncomeTax, Keyword::Statutory]);
    // The state takes payments by UPI at an address of its own bank.
    let by_upi = row.channel() == Channel::Upi
        && (row.facts.who.words.has(Keyword::GstPayment)
            || (row.narration().vpa.as_deref().is_some_and(|address| address.ends_with(STATE_ADDRESS))
                && row.facts.said.has_any(&[Keyword::GstLine, Keyword::IncomeTax])));
    let to_office = to_office || by_upi;
    let stated = row.channel() == Channel::Tax || (by_bank && row.channel() != Channel::Cash) || to_office;
    if !stated {
        return None;
    }
    if row.says(Keyword::Statutory) && row.facts.who.listed.is_none() {
        return Some(RuleMatch::new(Category::StatutoryDues, "tax.statutory"));
    }
    if row.channel() == Channel::Tax || to_office {
        if row.facts.said.has_any(&[Keyword::GstPayment, Keyword::GstLine]) {
            return Some(RuleMatch::new(Category::Gst, "tax.gst"));
        }
        return Some(RuleMatch::new(Category::IncomeTax, "tax.income"));
    }
    let income_tax = row.says(Keyword::IncomeTax) && !row.is_by_mandate();
    income_tax.then(|| RuleMatch::new(Category::IncomeTax, "tax.income"))
}

pub(super) fn cash(row: &Row) -> Option<RuleMatch> {
    Some(match (row.channel(), row.is_credit()) {
        (Channel::Cash, true) => RuleMatch::new(Category::CashDeposit, "cash.deposit"),
        (Channel::Cash | Channel::Atm, false) => RuleMatch::new(Category::CashWithdrawal, "cash.withdrawal"),
        // A machine that kept the notes gives the amount back.
        (Channel::Atm, true) => RuleMatch::new(Category::Reversal, "cash.reversal"),
        _ => return None,
    })
}

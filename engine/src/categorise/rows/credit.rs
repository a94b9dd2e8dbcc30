//! Money that came in: what it is, where the bank does not say.

use super::super::keywords::Keyword;
use super::super::settings::SETTINGS;
use super::super::{Category, LoanKind, RuleMatch};
use super::Row;
use crate::narration::Channel;

pub(super) fn decide(row: &Row) -> Option<RuleMatch> {
    deposit_interest(row)
        .or_else(|| pension(row))
        .or_else(|| disbursal(row))
        .or_else(|| fees(row))
        .or_else(|| known_payer(row))
        .or_else(|| salary(row))
        .or_else(|| capital_receipt(row))
        .or_else(|| refund(row))
        .or_else(|| agriculture(row))
        .or_else(|| family_support(row))
        .or_else(|| mandate(row))
        .or_else(|| trade(row))
        .or_else(|| person(row))
}

/// Deposits with finance companies, the post office or another bank.
fn deposit_interest(row: &Row) -> Option<RuleMatch> {
    let by_person = row.facts.who.is_person() || row.channel() == Channel::Upi;
    (!by_person && row.says(Keyword::DepositInterest)).then(|| super::bank::interest_received(row))
}

fn disbursal(row: &Row) -> Option<RuleMatch> {
    let who = &row.facts.who;
    let says_salary = is_salary(row);
    // What is lent anew as it is repaid; which of the two it is, is decided over all rows.
    if row.says(Keyword::BulletLoan) && row.says(Keyword::Renewal) && row.channel() != Channel::Upi {
        return Some(RuleMatch::new(Category::LoanDisbursal, "disbursal.words"));
    }
    if let Some(lender) = who.lender() {
        // Lenders pay their staff, refund their customers, and card companies give cash back.
        let is_loan = !says_salary
            && !row.facts.said.has_any(&[Keyword::Refund, Keyword::Reimbursement, Keyword::Settlement])
            && !row.tells(Keyword::Commission)
            && lender.kind() != LoanKind::CreditCard
            && !row.says(Keyword::Interest);
        return is_loan.then(|| RuleMatch::new(Category::LoanDisbursal, "disbursal.lender"));
    }
    if row.tells(Keyword::SalaryAdvance) {
        return Some(RuleMatch::new(Category::LoanDisbursal, "disbursal.salary_advance"));
    }
    // A friend may write `loan`; a bank or a company means it.
    let by_lender = !row.is_written_by_payer()
        || ((who.is_company() || who.words.has(Keyword::Disbursal)) && row.channel() != Channel::Upi);
    // What a bank pays it has written all of it itself.
    let by_bank = who.printed.as_deref().is_some_and(|name| name.to_ascii_uppercase().contains("BANK"));
    let tells = |word| row.tells(word) || who.words.has(word) || (by_bank && row.says(word));
    // `DISB` is nobody's word but a lender's.
    let is_disbursed = row.channel() != Channel::Upi && row.remarks(Keyword::Disbursed);
    let says_loan = tells(Keyword::Disbursal) && !tells(Keyword::Repaid) && !says_salary;
    ((by_lender || is_disbursed) && says_loan && who.listed.is_none())
        .then(|| RuleMatch::new(Category::LoanDisbursal, "disbursal.words"))
}

/// What is paid to somebody who works on his own account, and said so: fees, commissions of agents, lessons, housework.
fn fees(row: &Row) -> Option<RuleMatch> {
    let by_person = row.facts.who.is_person();
    let is_upi = row.channel() == Channel::Upi;
    // The fees of a school are what parents give their children for it.
    let is_fee = row.tells(Keyword::Fees) && !row.facts.said.has_any(&[Keyword::Refund, Keyword::Education]);
    // A payer's name may say it as well. Dealers in crops are called commission agents.
    let is_commission = !is_upi
        && !by_person
        && (row.tells(Keyword::Commission) || row.facts.who.words.has(Keyword::Commission))
        && !row.says(Keyword::Agriculture);
    let by_hand = by_person && row.is_written_by_payer() && !row.is_business;
    let is_lesson = by_hand && row.remarks(Keyword::Lessons);
    // Households pay wages by UPI, and not much.
    let is_wage =
        is_upi && row.remarks(Keyword::Salary) && row.is_at_most(SETTINGS.business.housework_rupees);
    let is_housework = by_hand && (row.remarks(Keyword::Housework) || is_wage);
    let rule = if is_fee {
        "professional.fees"
    } else if is_commission {
        "professional.commission"
    } else if is_lesson {
        "professional.lessons"
    } else if is_housework {
        "professional.housework"
    } else {
        return None;
    };
    Some(RuleMatch::new(Category::ProfessionalIncome, rule))
}

fn known_payer(row: &Row) -> Option<RuleMatch> {
    let list = row.facts.who.list()?;
    if is_salary(row) {
        return None;
    }
    if row.tells(Keyword::Refund) {
        return Some(RuleMatch::new(Category::Refund, "refund.words"));
    }
    // Whoever collects for shops also sells, and gives small sums back to those who have none.
    let is_given_back = list.is_acquirer
        && !row.is_business
        && row.channel() == Channel::Upi
        && !row.tells(Keyword::Settlement)
        && row.is_at_most(SETTINGS.business.refund_rupees);
    if is_given_back {
        return Some(RuleMatch::new(Category::Refund, "refund.shop"));
    }
    // A shop that sells through a platform is paid by it, as those who drive for it are; which is decided over all rows.
    if list.is_gig_platform && row.is_business {
        return Some(RuleMatch::new(Category::Settlement, "settlement.platform"));
    }
    // A firm's customers are shops as well, and what they pay is more than what a shop gives back.
    let is_sold = list.credit == Category::Refund && !row.is_at_most(SETTINGS.business.refund_rupees);
    let is_firms = row.is_business && (is_sold || list.credit == Category::ProfessionalIncome);
    let category = if is_firms { Category::BusinessIncome } else { list.credit };
    Some(RuleMatch { category, rule: list.rule.as_str(), confidence: list.confidence })
}

fn is_salary(row: &Row) -> bool {
    let by_payroll = matches!(
        row.channel(),
        Channel::Neft
            | Channel::Rtgs
            | Channel::Imps
            | Channel::Nach
            | Channel::Ecs
            | Channel::Transfer
            | Channel::Cms
            | Channel::Other
    );
    // Banks print the purpose of a bulk payment anywhere, so the whole text is asked.
    by_payroll && row.facts.says_salary()
}

fn salary(row: &Row) -> Option<RuleMatch> {
    if row.tells(Keyword::Reimbursement) && !row.facts.who.is_person() && row.channel() != Channel::Upi {
        return Some(RuleMatch::new(Category::Refund, "refund.reimbursement"));
    }
    // Anybody may write it; of a person it takes more than one row to believe it.
    (is_salary(row) && !row.facts.who.is_person()).then(|| RuleMatch::new(Category::Salary, "salary.keyword"))
}

fn capital_receipt(row: &Row) -> Option<RuleMatch> {
    let by_bank = matches!(row.channel(), Channel::Nach | Channel::Ecs | Channel::Neft | Channel::Cms)
        || !row.is_written_by_payer();
    if !by_bank || row.facts.who.is_person() && !row.is_by_mandate() {
        return None;
    }
    if row.says(Keyword::Dividend) {
        return Some(RuleMatch::new(Category::Dividend, "dividend.words"));
    }
    if row.says(Keyword::Provident) && !row.says(Keyword::Pension) {
        return Some(RuleMatch::new(Category::InvestmentRedemption, "redemption.provident"));
    }
    if row.tells(Keyword::Redemption) {
        return Some(RuleMatch::new(Category::InvestmentRedemption, "redemption.words"));
    }
    // A chit that is won, a recurring deposit that is paid out.
    if (row.says(Keyword::SavingsPlan) || row.facts.who.words.has(Keyword::SavingsPlan))
        && !row.facts.who.is_person()
    {
        return Some(RuleMatch::new(Category::InvestmentRedemption, "redemption.savings_plan"));
    }
    let interest = row.says(Keyword::Interest) && row.is_by_mandate();
    interest.then(|| super::bank::interest_received(row))
}

fn refund(row: &Row) -> Option<RuleMatch> {
    if row.tells(Keyword::Refund) {
        return Some(RuleMatch::new(Category::Refund, "refund.words"));
    }
    if row.channel() != Channel::Card {
        return None;
    }
    Some(if row.is_business {
        RuleMatch::new(Category::Settlement, "settlement.words")
    } else {
        RuleMatch::new(Category::Refund, "refund.card")
    })
}

/// The Reserve Bank keeps the accounts of the state: transfers of its offices carry its code.
const STATE_BANKER: &str = "RBIS";

/// Pensions and annuities, whoever pays them.
fn pension(row: &Row) -> Option<RuleMatch> {
    let who = &row.facts.who;
    let by_state = who.words.has(Keyword::StatePayers)
        || row.narration().bank.as_deref().is_some_and(|bank| bank.starts_with(STATE_BANKER));
    let by_person = who.is_person() && row.is_written_by_payer() && !by_state;
    let is_told = row.says(Keyword::Pension) || (by_state && row.says(Keyword::PensionShort));
    let is_paid = is_told && row.channel() != Channel::Upi && !by_person;
    // Subsidies to farmers are paid by the same offices.
    (is_paid && !row.says(Keyword::Agriculture)).then(|| RuleMatch::new(Category::Pension, "pension.words"))
}

/// What farmers are paid. A firm that deals in crops sells them.
fn agriculture(row: &Row) -> Option<RuleMatch> {
    let who = &row.facts.who;
    let is_told = who.words.has(Keyword::Agriculture)
        || row.tells(Keyword::Agriculture)
        || (row.is_by_mandate() && row.says(Keyword::Agriculture));
    let is_farmers = !row.is_business && row.channel() != Channel::Upi;
    (is_farmers && is_told).then(|| RuleMatch::new(Category::AgricultureIncome, "agriculture.words"))
}

fn family_support(row: &Row) -> Option<RuleMatch> {
    let who = &row.facts.who;
    let is_by_house = who.words.has(Keyword::Remittance);
    let from_abroad = row.channel() == Channel::ForeignTransfer || row.tells(Keyword::Remittance);
    if row.is_business || !(is_by_house || from_abroad) {
        return None;
    }
    // A firm abroad that pays by itself, through no exchange house and not for a family, pays for work.
    Some(if who.is_company() && !is_by_house && !row.says(Keyword::FamilyPurpose) {
        RuleMatch::new(Category::ProfessionalIncome, "professional.abroad")
    } else {
        RuleMatch::new(Category::FamilySupport, "family.words")
    })
}

/// Companies pay dividends through the mandate system, and often do not say so.
fn mandate(row: &Row) -> Option<RuleMatch> {
    (row.is_by_mandate() && !row.is_business).then(|| RuleMatch::new(Category::Dividend, "dividend.mandate"))
}

fn trade(row: &Row) -> Option<RuleMatch> {
    let who = &row.facts.who;
    // Of an employer or a fund it is what is paid off in the end; of anybody else what a shop has sold.
    let is_paid_off =
        row.facts.said.has_any(&[Keyword::BesideSalary, Keyword::Provident, Keyword::Insurance]);
    // Addresses that only shops and those who collect for them are given.
    let by_collector = row.channel() == Channel::Upi && row.narration().is_merchant == Some(true);
    let settles = row.tells(Keyword::Settlement) || (by_collector && row.says(Keyword::Settlement));
    if settles && (row.is_business || who.is_company() || by_collector) && !is_paid_off {
        return Some(RuleMatch::new(Category::Settlement, "settlement.words"));
    }
    if row.channel() == Channel::Upi && row.says(Keyword::ToShop) {
        return Some(RuleMatch::new(Category::BusinessIncome, "business.upi_to_shop"));
    }
    if row.is_business {
        let rule =
            if row.channel() == Channel::Cheque { "business.cheque" } else { "business.current_account" };
        return Some(RuleMatch::new(Category::BusinessIncome, rule));
    }
    if row.channel() == Channel::Upi && row.narration().is_merchant == Some(true) {
        return Some(RuleMatch::new(Category::Refund, "refund.shop"));
    }
    if row.channel() != Channel::Upi && row.tells(Keyword::Professional) {
        return Some(RuleMatch::new(Category::ProfessionalIncome, "professional.words"));
    }
    // What a shop sends by UPI to somebody who does not trade it gives back, unless it is much.
    if row.channel() == Channel::Upi && who.is_company() && row.is_at_most(SETTINGS.business.refund_rupees) {
        return Some(RuleMatch::new(Category::Refund, "refund.shop"));
    }
    who.is_company().then(|| RuleMatch::new(Category::BusinessIncome, "business.company_payer"))
}

fn person(row: &Row) -> Option<RuleMatch> {
    let who = &row.facts.who;
    if row.channel() == Channel::Cheque {
        return who.is_named.then(|| RuleMatch::new(Category::PersonTransfer, "person.cheque"));
    }
    if who.is_named {
        return Some(RuleMatch::new(Category::PersonTransfer, "person.transfer"));
    }
    (row.channel() == Channel::Upi).then(|| RuleMatch::new(Category::PersonTransfer, "person.address"))
}

//! What the parts of a bureau report promise together.

mod answers;
mod codes;
mod marks;
mod obligations;
mod reports;

use chrono::NaiveDate;

use super::{
    AccountOwnership, AssetClass, Bureau, BureauAccount, BureauEnquiry, BureauMonth, BureauReport,
    BureauScore, BureauScoreStatus, BureauSubject, BureauSummary, CreditType, FacilityStatus, SuitStatus,
};
use crate::metrics::calendar::Month;
use crate::money::{Paise, Rupees};

fn day(text: &str) -> NaiveDate {
    text.parse().unwrap()
}

fn month(text: &str) -> Month {
    Month::containing(day(&format!("{text}-01")))
}

fn rupees(amount: i64) -> Rupees {
    Rupees::try_from(Paise::new(amount * 100)).unwrap()
}

/// A personal loan that is paid as agreed.
fn account(id: &str) -> BureauAccount {
    BureauAccount {
        id: id.to_owned(),
        lender: Some("HDFC BANK".to_owned()),
        number_masked: None,
        kind: CreditType::PersonalLoan,
        type_code: Some("05".to_owned()),
        ownership: AccountOwnership::Individual,
        ownership_code: Some("1".to_owned()),
        is_secured: Some(false),
        opened: Some(day("2023-01-10")),
        closed: None,
        reported: Some(day("2025-05-31")),
        sanctioned: Some(rupees(300_000)),
        high_credit: None,
        credit_limit: None,
        balance: Some(rupees(120_000)),
        overdue: None,
        emi: Some(rupees(10_000)),
        tenure_months: None,
        annual_rate_pct: None,
        history: Vec::new(),
        suit: SuitStatus::NotReported,
        suit_code: None,
        status: FacilityStatus::NotReported,
        status_code: None,
        status_date: None,
        wo_amount_total: None,
        settlement_amount: None,
    }
}

fn late(text: &str, dpd: u16) -> BureauMonth {
    BureauMonth { month: month(text), dpd: Some(dpd), asset_class: None, raw: format!("{dpd:03}") }
}

fn classed(text: &str, class: AssetClass) -> BureauMonth {
    BureauMonth { month: month(text), dpd: None, asset_class: Some(class), raw: "---".to_owned() }
}

fn unreported(text: &str) -> BureauMonth {
    BureauMonth { month: month(text), dpd: None, asset_class: None, raw: "XXX".to_owned() }
}

fn enquiry(date: &str, purpose: CreditType) -> BureauEnquiry {
    BureauEnquiry {
        date: day(date),
        lender: Some("NAVI".to_owned()),
        purpose,
        purpose_code: None,
        amount: None,
        is_own: false,
    }
}

/// Issued on 15 June 2025 with a score of 765.
fn report(accounts: Vec<BureauAccount>) -> BureauReport {
    let score = BureauScore {
        value: Some(765),
        status: BureauScoreStatus::Scored,
        raw: Some("00765".to_owned()),
        name: Some("CIBILTUSC3".to_owned()),
        version: Some("3".to_owned()),
    };
    let mut report = BureauReport {
        bureau: Bureau::Sandbox,
        reference: None,
        pulled_on: day("2025-06-15"),
        subject: BureauSubject { name: Some("RAMESH SHARMA".to_owned()), ..BureauSubject::default() },
        scores: vec![score],
        accounts,
        enquiries: Vec::new(),
        summary: BureauSummary::default(),
    };
    report.summary = report.summarised();
    report
}

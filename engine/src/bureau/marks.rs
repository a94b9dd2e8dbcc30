//! What in a bureau report speaks against a person: derogatory marks, each of which sends the case to a person, and minor
//! ones, which are told and no more.
//!
//! A month that was not reported is neither good nor bad. An account may have several marks, each for its own reason.

mod thresholds;

use chrono::{Datelike, Months, NaiveDate};
use serde::{Deserialize, Serialize};

use self::thresholds::{MARKS, Words};
use super::credit_type::CreditType;
use super::report::{
    AccountOwnership, AssetClass, BureauAccount, BureauMonth, BureauReport, FacilityStatus, SuitStatus,
};
use crate::metrics::calendar::Month;
use crate::money::{Paise, Rupees};

/// Something in a bureau report that speaks against the person.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Object), oai(rename = "BureauMark"))]
pub struct Mark {
    /// What the mark is, for a program.
    pub code: MarkCode,
    /// Whether it sends the case to a person.
    pub severity: MarkSeverity,
    /// The account in the bureau report; null where the mark is not of one account.
    pub account_id: Option<String>,
    /// Who reported it; null where the bureau does not disclose it or no one lender did.
    pub lender: Option<String>,
    /// How the person is bound by the account; null where the mark is not of one account.
    pub ownership: Option<AccountOwnership>,
    /// When it was, as well as the report tells; of a month in a payment history its first day.
    pub date: Option<NaiveDate>,
    /// The amount that the mark is about.
    pub amount: Option<Rupees>,
    /// The mark as a sentence, for a person.
    pub text: String,
}

/// What a mark is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(
    feature = "openapi",
    derive(poem_openapi::Enum),
    oai(rename = "BureauMarkCode", rename_all = "snake_case")
)]
pub enum MarkCode {
    WilfulDefault,
    SuitFiled,
    WrittenOff,
    /// Written off long ago, and still owed.
    OpenWriteOff,
    Settled,
    Sold,
    GuaranteeInvoked,
    /// Substandard, doubtful or loss.
    Substandard,
    #[serde(rename = "dpd_90_in_24_months")]
    #[cfg_attr(feature = "openapi", oai(rename = "dpd_90_in_24_months"))]
    VeryLate,
    #[serde(rename = "dpd_60_in_12_months")]
    #[cfg_attr(feature = "openapi", oai(rename = "dpd_60_in_12_months"))]
    Late,
    #[serde(rename = "repeated_dpd_30_in_6_months")]
    #[cfg_attr(feature = "openapi", oai(rename = "repeated_dpd_30_in_6_months"))]
    RepeatedlyLate,
    Overdue,
    Restructured,
    /// Special mention: early stress.
    Sma,
    SmallOldWriteOff,
    /// Settled so lately that the same lender may not lend again.
    SettledCooling,
    #[serde(rename = "enquiries_30_days")]
    #[cfg_attr(feature = "openapi", oai(rename = "enquiries_30_days"))]
    EnquiriesShort,
    #[serde(rename = "enquiries_90_days")]
    #[cfg_attr(feature = "openapi", oai(rename = "enquiries_90_days"))]
    EnquiriesLong,
    /// The bureau sent a code whose meaning is not known.
    UnknownCode,
}

impl MarkCode {
    /// Which of the two a mark is follows from what it is.
    pub const fn severity(self) -> MarkSeverity {
        match self {
            Self::Sma
            | Self::SmallOldWriteOff
            | Self::SettledCooling
            | Self::EnquiriesShort
            | Self::EnquiriesLong
            | Self::UnknownCode => MarkSeverity::Minor,
            _ => MarkSeverity::Derogatory,
        }
    }
}

/// How grave a mark is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(
    feature = "openapi",
    derive(poem_openapi::Enum),
    oai(rename = "BureauMarkSeverity", rename_all = "snake_case")
)]
pub enum MarkSeverity {
    /// A person must decide about the case.
    Derogatory,
    /// Worth knowing.
    Minor,
}

/// Every mark of a report, as seen on a day: the derogatory ones first, and else in the order of the report.
pub fn marks(report: &BureauReport, as_of: NaiveDate) -> Vec<Mark> {
    let mut found: Vec<Mark> = report
        .accounts
        .iter()
        .flat_map(|account| AccountMarks { account, as_of, found: Vec::new() }.all())
        .collect();
    let minor = &MARKS.minor;
    for (code, days, least) in [
        (MarkCode::EnquiriesShort, minor.enquiries_short_days, minor.enquiries_short_count),
        (MarkCode::EnquiriesLong, minor.enquiries_long_days, minor.enquiries_long_count),
    ] {
        let count = report.unsecured_enquiries_within(days).count();
        let latest = report.unsecured_enquiries_within(days).map(|enquiry| enquiry.date).max();
        if count >= least && count > 0 {
            let words = Words { count: Some(count), date: latest, ..Words::default() };
            found.push(Mark {
                code,
                severity: code.severity(),
                account_id: None,
                lender: None,
                ownership: None,
                date: latest,
                amount: None,
                text: MARKS.text(code, &words),
            });
        }
    }
    let is_unknown_purpose = |purpose| purpose == CreditType::Unknown;
    if let Some(enquiry) = report.enquiries.iter().find(|enquiry| is_unknown_purpose(enquiry.purpose)) {
        let code = enquiry.purpose_code.as_deref();
        let words = Words { lender: enquiry.lender.as_deref(), code, ..Words::default() };
        found.push(Mark {
            code: MarkCode::UnknownCode,
            severity: MarkCode::UnknownCode.severity(),
            account_id: None,
            lender: enquiry.lender.clone(),
            ownership: None,
            date: Some(enquiry.date),
            amount: None,
            text: MARKS.text(MarkCode::UnknownCode, &words),
        });
    }
    found.sort_by_key(|mark| mark.severity);
    found
}

struct AccountMarks<'r> {
    account: &'r BureauAccount,
    as_of: NaiveDate,
    found: Vec<Mark>,
}

impl AccountMarks<'_> {
    fn all(mut self) -> Vec<Mark> {
        self.suit();
        self.write_off_or_settlement();
        self.restructuring();
        self.payment_history();
        self.overdue();
        self.unknown_codes();
        self.found
    }

    fn suit(&mut self) {
        let suit = self.account.suit;
        let words = Words { date: self.account.status_since(), ..Words::default() };
        if matches!(suit, SuitStatus::WilfulDefault | SuitStatus::SuitFiledAndWilfulDefault) {
            self.add(MarkCode::WilfulDefault, words);
        }
        if matches!(suit, SuitStatus::SuitFiled | SuitStatus::SuitFiledAndWilfulDefault) {
            self.add(MarkCode::SuitFiled, words);
        }
    }

    fn write_off_or_settlement(&mut self) {
        let account = self.account;
        let families = &MARKS.families;
        let date = account.status_since();
        let is_written_off = families.written_off.contains(&account.status);
        let code = match account.status {
            _ if is_written_off => MarkCode::WrittenOff,
            status if families.settled.contains(&status) => MarkCode::Settled,
            status if families.sold.contains(&status) => MarkCode::Sold,
            status if families.guarantee_invoked.contains(&status) => MarkCode::GuaranteeInvoked,
            _ => return,
        };
        let owed = is_written_off.then(|| still_owed(account)).flatten();
        let amount = match code {
            MarkCode::WrittenOff => account.wo_amount_total.or(owed),
            MarkCode::Settled => account.settlement_amount,
            _ => None,
        };
        let limits = &MARKS.derogatory;
        if is_written_off && self.is_small_and_old(amount, date) {
            self.add(MarkCode::SmallOldWriteOff, Words { amount, date, ..Words::default() });
        } else if self.is_within(date, limits.write_off_months) {
            self.add(code, Words { amount, date, ..Words::default() });
        } else if owed.is_some_and(|owed| owed.paise() > rupees(limits.open_write_off_above_rupees)) {
            self.add(MarkCode::OpenWriteOff, Words { amount: owed, date, ..Words::default() });
        }
        // Without a date nobody knows whether the time is over; the settlement itself is a mark already.
        if code == MarkCode::Settled && date.is_some() && self.is_within(date, MARKS.minor.cooling_months) {
            self.add(MarkCode::SettledCooling, Words { amount, date, ..Words::default() });
        }
    }

    /// Nothing that is not known to be small, or not known to be old, is forgiven.
    fn is_small_and_old(&self, amount: Option<Rupees>, date: Option<NaiveDate>) -> bool {
        let minor = &MARKS.minor;
        let is_small =
            amount.is_some_and(|amount| amount.paise() < rupees(minor.small_write_off_below_rupees));
        let is_old = !self.is_within(date, minor.small_write_off_after_months);
        is_small && is_old && self.account.kind.is_often_disputed()
    }

    fn restructuring(&mut self) {
        let date = self.account.status_since();
        if MARKS.families.restructured.contains(&self.account.status)
            && self.is_within(date, MARKS.derogatory.restructured_months)
        {
            self.add(MarkCode::Restructured, Words { date, ..Words::default() });
        }
    }

    fn payment_history(&mut self) {
        let limits = &MARKS.derogatory;
        let is_at_least = |cell: &&BureauMonth, days: u16| cell.dpd.is_some_and(|dpd| dpd >= days);
        let worst =
            |cells: Vec<&BureauMonth>| cells.into_iter().max_by_key(|cell| (cell.dpd, cell.month)).cloned();

        let classed = self.months(limits.substandard_months);
        let bad = classed.filter(|cell| cell.asset_class.is_some_and(|class| class >= AssetClass::Sub));
        let very_late = self.months(limits.very_late_months);
        let very_late = worst(very_late.filter(|cell| is_at_least(cell, limits.very_late_days)).collect());
        if let Some(cell) = bad.max_by_key(|cell| (cell.asset_class, cell.month)).cloned() {
            self.add(MarkCode::Substandard, Words::of(&cell));
        } else if let Some(cell) = very_late {
            self.add(MarkCode::VeryLate, Words::of(&cell));
        }

        // Special mention of the last degree says more than 60 days late without a number.
        let is_late = |cell: &&BureauMonth| {
            is_at_least(cell, limits.late_days) || cell.asset_class == Some(AssetClass::Sma2)
        };
        let late = self.months(limits.late_months).filter(is_late).collect();
        if let Some(cell) = worst(late) {
            self.add(MarkCode::Late, Words::of(&cell));
        }

        let repeated: Vec<&BureauMonth> = self
            .months(limits.repeated_months)
            .filter(|cell| is_at_least(cell, limits.repeated_days))
            .collect();
        let latest = repeated.iter().max_by_key(|cell| cell.month).map(|cell| (*cell).clone());
        let count = repeated.len();
        if let Some(cell) = latest.filter(|_| count >= limits.repeated_times) {
            self.add(MarkCode::RepeatedlyLate, Words { count: Some(count), ..Words::of(&cell) });
        }

        let is_mentioned =
            |class| matches!(class, Some(AssetClass::Sma | AssetClass::Sma0 | AssetClass::Sma1));
        let mentioned = self.months(MARKS.minor.sma_months).filter(|cell| is_mentioned(cell.asset_class));
        if let Some(cell) = mentioned.max_by_key(|cell| cell.month).cloned() {
            self.add(MarkCode::Sma, Words::of(&cell));
        }
    }

    fn overdue(&mut self) {
        let above = rupees(MARKS.derogatory.overdue_above_rupees);
        if let Some(overdue) = self.account.overdue.filter(|overdue| overdue.paise() > above) {
            let (amount, date) = (Some(overdue), self.account.reported);
            self.add(MarkCode::Overdue, Words { amount, date, ..Words::default() });
        }
    }

    fn unknown_codes(&mut self) {
        let account = self.account;
        let unread = account.history.iter().find(|cell| cell.asset_class == Some(AssetClass::Unknown));
        let codes = [
            (account.kind == CreditType::Unknown, account.type_code.as_deref()),
            (account.ownership == AccountOwnership::Unknown, account.ownership_code.as_deref()),
            (account.suit == SuitStatus::Unknown, account.suit_code.as_deref()),
            (account.status == FacilityStatus::Unknown, account.status_code.as_deref()),
            (unread.is_some(), unread.map(|cell| cell.raw.as_str())),
        ];
        let unknown = codes.into_iter().filter(|(is_unknown, _)| *is_unknown);
        for (_, code) in unknown {
            self.add(MarkCode::UnknownCode, Words { date: account.reported, code, ..Words::default() });
        }
    }

    fn add(&mut self, code: MarkCode, words: Words<'_>) {
        let account = self.account;
        let (date, amount) = (words.date, words.amount);
        let words = Words { lender: account.lender.as_deref(), ownership: Some(account.ownership), ..words };
        self.found.push(Mark {
            code,
            severity: code.severity(),
            account_id: Some(account.id.clone()),
            lender: account.lender.clone(),
            ownership: Some(account.ownership),
            date,
            amount,
            text: MARKS.text(code, &words),
        });
    }

    /// Without a date it counts as recent.
    fn is_within(&self, date: Option<NaiveDate>, months: u32) -> bool {
        date.is_none_or(|date| {
            date.checked_add_months(Months::new(months)).is_none_or(|until| until >= self.as_of)
        })
    }

    /// The months of the history of which no more than so many have passed since.
    fn months(&self, count: u32) -> impl Iterator<Item = &'_ BureauMonth> + use<'_> {
        let as_of = self.as_of;
        self.account.history.iter().filter(move |cell| months_since(cell.month, as_of) <= i64::from(count))
    }
}

fn months_since(month: Month, as_of: NaiveDate) -> i64 {
    let number = |day: NaiveDate| i64::from(day.year()) * 12 + i64::from(day.month());
    number(as_of) - number(month.first_day())
}

/// What is owed on an account that is not closed. Lenders that write off may report no balance, or one of 0.
fn still_owed(account: &BureauAccount) -> Option<Rupees> {
    if !account.is_open() {
        return None;
    }
    [account.balance, account.overdue, account.wo_amount_total].into_iter().flatten().max()
}

const fn rupees(amount: i64) -> Paise {
    Paise::new(amount.saturating_mul(100))
}

//! A bureau's report on a person, in one form for all bureaus.
//!
//! Every code is kept as the bureau sent it beside what it means, so that a table that turns out wrong can be put right
//! and the report read again. What is absent is absent: no report says 0 where the bureau said nothing.

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use super::credit_type::CreditType;
use crate::metrics::calendar::Month;
use crate::money::Rupees;

/// Whose report it is, and so whose code tables apply.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Enum), oai(rename_all = "snake_case"))]
pub enum Bureau {
    /// The built-in one for trying out; it writes the codes of TransUnion CIBIL.
    Sandbox,
    TransunionCibil,
    Experian,
    Equifax,
    Crif,
}

impl Bureau {
    /// As it calls itself.
    pub const fn display_name(self) -> &'static str {
        match self {
            Self::Sandbox => "Sandbox Bureau",
            Self::TransunionCibil => "TransUnion CIBIL",
            Self::Experian => "Experian",
            Self::Equifax => "Equifax",
            Self::Crif => "CRIF High Mark",
        }
    }
}

/// What a credit bureau holds on a person: scores, accounts with their payment history, and who enquired.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Object))]
pub struct BureauReport {
    /// The bureau that issued the report.
    pub bureau: Bureau,
    /// The bureau's own number of the report.
    pub reference: Option<String>,
    /// The day on which the bureau issued the report.
    pub pulled_on: NaiveDate,
    /// The person as the bureau knows them.
    pub subject: BureauSubject,
    /// The scores, the bureau's main one first.
    pub scores: Vec<BureauScore>,
    /// Every loan, card and other account that lenders have reported.
    pub accounts: Vec<BureauAccount>,
    /// Which lenders asked for this person's report, the latest first.
    pub enquiries: Vec<BureauEnquiry>,
    /// Totals over the accounts and enquiries listed here.
    pub summary: BureauSummary,
}

/// The person a report is about.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Object))]
pub struct BureauSubject {
    /// The person's name as the bureau holds it.
    pub name: Option<String>,
    /// Other spellings under which lenders have reported the person.
    pub name_variations: Vec<String>,
    /// The date of birth with day and month hidden, such as `XX-XX-1985`.
    pub birth_date_masked: Option<String>,
    /// The income tax number (PAN) with all but its last characters hidden.
    pub pan_masked: Option<String>,
    /// Telephone numbers with all but their last four digits hidden.
    pub phones_masked: Vec<String>,
    /// E-mail addresses with most of the part before the `@` hidden.
    pub emails_masked: Vec<String>,
    /// Addresses that lenders have reported, the latest first.
    pub addresses: Vec<BureauAddress>,
}

/// An address that a lender has reported.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Object))]
pub struct BureauAddress {
    /// The whole address in one line.
    pub text: String,
    /// The day on which it was last reported.
    pub reported: Option<NaiveDate>,
}

/// A credit score, or the value that stands in its place for a person with little or no history.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Object))]
pub struct BureauScore {
    /// Points from 300 to 900; null where the bureau gave no score.
    pub value: Option<u16>,
    /// Whether there is a score, and if not why.
    pub status: BureauScoreStatus,
    /// What the bureau sent in the field of the score.
    pub raw: Option<String>,
    /// The bureau's name of the score.
    pub name: Option<String>,
    /// The bureau's version of the score.
    pub version: Option<String>,
}

/// Whether a bureau gave a score.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Enum), oai(rename_all = "snake_case"))]
pub enum BureauScoreStatus {
    Scored,
    /// Nothing is reported, or nothing in the last two years.
    NoHistory,
    /// Less than six months are reported.
    ShortHistory,
    /// The bureau sent a value that means nothing known.
    Unknown,
}

/// An account as its lender reports it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Object))]
pub struct BureauAccount {
    /// Names the account within this report.
    pub id: String,
    /// Who lends; null where the bureau does not disclose it.
    pub lender: Option<String>,
    /// The account number with all but its last digits hidden.
    pub number_masked: Option<String>,
    /// The kind of credit, in the service's own words.
    #[serde(rename = "type")]
    #[cfg_attr(feature = "openapi", oai(rename = "type"))]
    pub kind: CreditType,
    /// The kind of credit in the bureau's own code.
    pub type_code: Option<String>,
    /// Whether the person borrows alone, jointly, or stands surety.
    pub ownership: AccountOwnership,
    /// The bureau's code of the ownership.
    pub ownership_code: Option<String>,
    /// Whether something is pledged for it; null where that is not known.
    pub is_secured: Option<bool>,
    /// The day on which it was opened or paid out.
    pub opened: Option<NaiveDate>,
    /// When it was closed; null as long as it is open.
    pub closed: Option<NaiveDate>,
    /// The day on which the lender last reported it.
    pub reported: Option<NaiveDate>,
    /// The amount that was lent or granted.
    pub sanctioned: Option<Rupees>,
    /// The most that was ever owed on it.
    pub high_credit: Option<Rupees>,
    /// The limit of a card or an overdraft.
    pub credit_limit: Option<Rupees>,
    /// What is owed on the day it was reported.
    pub balance: Option<Rupees>,
    /// How much of the balance is past due.
    pub overdue: Option<Rupees>,
    /// The equated monthly instalment.
    pub emi: Option<Rupees>,
    /// The tenure it was lent for, in months.
    pub tenure_months: Option<u16>,
    /// Interest a year, in percent.
    pub annual_rate_pct: Option<f64>,
    /// How it was paid month by month, the latest month first.
    pub history: Vec<BureauMonth>,
    /// Whether the lender went to court or calls the default wilful.
    pub suit: SuitStatus,
    /// The bureau's code of the suit; null is not the same as the code for none.
    pub suit_code: Option<String>,
    /// Whether it was written off, settled, sold or restructured.
    pub status: FacilityStatus,
    /// The bureau's code of the status; null is not the same as code `00`.
    pub status_code: Option<String>,
    /// Since when it has this status, where the bureau says.
    pub status_date: Option<NaiveDate>,
    /// What was written off, interest included.
    pub wo_amount_total: Option<Rupees>,
    /// What was paid to settle it for less than was owed.
    pub settlement_amount: Option<Rupees>,
}

impl BureauAccount {
    /// As far as the bureau knows, it still runs.
    pub const fn is_open(&self) -> bool {
        self.closed.is_none()
    }

    /// From when its status is, as well as the report tells: the day it was given, else of the closing, else of the last
    /// report.
    pub fn status_since(&self) -> Option<NaiveDate> {
        self.status_date.or(self.closed).or(self.reported)
    }
}

/// How an account stood in one month.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Object))]
pub struct BureauMonth {
    /// The month, such as `2025-04`.
    pub month: Month,
    /// Days past due; 0 is paid on time, null is not reported.
    pub dpd: Option<u16>,
    /// The lender's class of the loan; null is not reported.
    pub asset_class: Option<AssetClass>,
    /// What the bureau sent for the month.
    pub raw: String,
}

/// How a lender must class a loan by how late it is paid. The later ones are the graver.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Enum), oai(rename_all = "snake_case"))]
pub enum AssetClass {
    /// The bureau gave a code that is not in its table.
    Unknown,
    Standard,
    /// Special mention, without saying how late.
    Sma,
    /// Special mention: up to 30 days late.
    Sma0,
    /// Special mention: 31 to 60 days late.
    Sma1,
    /// Special mention: 61 to 90 days late.
    Sma2,
    /// Substandard: more than 90 days late, for up to a year.
    Sub,
    /// Doubtful: substandard for a year.
    Dbt,
    /// Loss: not expected to be paid.
    Lss,
}

/// How a person is bound by an account.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Enum), oai(rename_all = "snake_case"))]
pub enum AccountOwnership {
    Individual,
    Joint,
    /// Pays if the borrower does not.
    Guarantor,
    /// Uses another's card and owes nothing.
    AuthorisedUser,
    /// The holder is reported as deceased.
    Deceased,
    /// The bureau says nothing.
    NotReported,
    /// The bureau gave a code that is not in its table.
    Unknown,
}

impl AccountOwnership {
    /// The person owes the instalments, alone or with another. Where the bureau is silent, that is assumed.
    pub const fn owes(self) -> bool {
        !matches!(self, Self::Guarantor | Self::AuthorisedUser)
    }
}

/// Whether a lender went to court over an account.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Enum), oai(rename_all = "snake_case"))]
pub enum SuitStatus {
    /// The bureau says nothing.
    NotReported,
    /// The bureau says that there is none.
    NoSuit,
    SuitFiled,
    WilfulDefault,
    SuitFiledAndWilfulDefault,
    /// The bureau gave a code that is not in its table.
    Unknown,
}

/// What became of a loan other than being repaid as agreed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Enum), oai(rename_all = "snake_case"))]
pub enum FacilityStatus {
    /// The bureau says nothing.
    NotReported,
    /// The bureau says that nothing of the kind holds, or no longer.
    Regular,
    Restructured,
    RestructuredAndClosed,
    WrittenOff,
    /// Settled for less than was owed.
    Settled,
    /// Settled after it had been written off.
    PostWriteOffSettled,
    /// Closed after it had been written off.
    PostWriteOffClosed,
    Sold,
    WrittenOffAndSold,
    Purchased,
    PurchasedAndWrittenOff,
    PurchasedAndSettled,
    PurchasedAndRestructured,
    AuctionedAndSettled,
    RepossessedAndSettled,
    GuaranteeInvoked,
    /// The bureau gave a code that is not in its table.
    Unknown,
}

/// A lender's request for the person's report.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Object))]
pub struct BureauEnquiry {
    /// The day on which the lender asked.
    pub date: NaiveDate,
    /// Who asked; null where the bureau does not disclose it.
    pub lender: Option<String>,
    /// The kind of credit that was applied for.
    pub purpose: CreditType,
    /// The kind of credit in the bureau's own code.
    pub purpose_code: Option<String>,
    /// The amount that was applied for.
    pub amount: Option<Rupees>,
    /// True for the enquiry that fetched this very report.
    pub is_own: bool,
}

/// Totals over a bureau report.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Object))]
pub struct BureauSummary {
    /// How many accounts the report lists.
    pub accounts: u32,
    /// How many of the accounts are open.
    pub active_accounts: u32,
    /// How many of the accounts have an amount past due.
    pub overdue_accounts: u32,
    /// What is owed on the open accounts together.
    pub total_balance: Rupees,
    /// What is owed on open accounts with security.
    pub secured_balance: Rupees,
    /// What is owed on open accounts without security, or of which that is not known.
    pub unsecured_balance: Rupees,
    /// What is past due on all accounts together.
    pub total_overdue: Rupees,
    /// When the oldest account was opened.
    pub oldest_opened: Option<NaiveDate>,
    /// Enquiries of the last 30 days before the report, of every kind but its own.
    pub enquiries_30d: u32,
    /// Enquiries of the last 90 days before the report, of every kind but its own.
    pub enquiries_90d: u32,
    /// Enquiries of the last 180 days before the report, of every kind but its own.
    pub enquiries_180d: u32,
}

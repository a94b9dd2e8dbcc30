//! Summary: the report in a few lines, one below the other.

use chrono::NaiveDate;
use lending_engine::money::{Rupees, SignedRupees};
use rust_xlsxwriter::{Worksheet, XlsxError};
use serde::Deserialize;

use super::Cover;
use super::formats::Formats;
use super::table::{self, Cell, Column};

const RUPEES: &str = "INR";

/// The members of a report that the sheet shows.
#[derive(Debug, Deserialize)]
pub(super) struct Overview {
    summary: Summary,
    accounts: Vec<Account>,
    data_quality: DataQuality,
    decision: Decision,
    provenance: Provenance,
}

#[derive(Debug, Deserialize)]
struct Summary {
    headline: String,
    outcome: String,
    score: Option<f64>,
    grade: Option<String>,
    holder_name: Option<String>,
    banks: Vec<String>,
    period: Period,
    full_months: usize,
    transaction_count: usize,
    total_credits: SignedRupees,
    total_debits: SignedRupees,
    income_type: String,
    monthly_income: Option<SignedRupees>,
    average_bank_balance: Option<SignedRupees>,
    inward_bounces: usize,
    notes: Vec<String>,
}

#[derive(Debug, Deserialize)]
struct Period {
    from: NaiveDate,
    to: NaiveDate,
}

#[derive(Debug, Deserialize)]
struct Account {
    id: String,
    bank: Option<String>,
    number_masked: Option<String>,
    #[serde(rename = "type")]
    kind: Option<String>,
    currency: Option<String>,
    opening_balance: Option<SignedRupees>,
    closing_balance: Option<SignedRupees>,
}

#[derive(Debug, Deserialize)]
struct DataQuality {
    reconciled: Option<bool>,
    confidence: f64,
}

#[derive(Debug, Deserialize)]
struct Decision {
    policy_outcome: Option<String>,
    review_reasons: Vec<String>,
    offer: Option<Offer>,
}

#[derive(Debug, Deserialize)]
struct Offer {
    amount: Rupees,
    tenure_months: usize,
    emi: Rupees,
}

#[derive(Debug, Deserialize)]
struct Provenance {
    engine_version: String,
    rules_version: String,
    as_of: NaiveDate,
}

impl Overview {
    /// Unless an account says otherwise, amounts are in rupees.
    pub(super) fn is_in_rupees(&self) -> bool {
        self.accounts.iter().all(|account| account.currency.as_deref().is_none_or(|named| named == RUPEES))
    }
}

struct Line {
    item: String,
    value: Cell,
}

const COLUMNS: [Column<Line>; 2] = [
    Column { title: "Item", width: 32, cell: |line| Cell::text(&line.item) },
    Column { title: "Value", width: 40, cell: |line| line.value.clone() },
];

pub(super) fn write(
    sheet: &mut Worksheet,
    cover: &Cover,
    overview: &Overview,
    formats: &Formats,
) -> Result<(), XlsxError> {
    table::write(sheet, "Summary", &COLUMNS, &lines(cover, overview), formats)
}

fn lines(cover: &Cover, overview: &Overview) -> Vec<Line> {
    let Overview { summary, accounts, data_quality, decision, provenance } = overview;
    let mut lines: Vec<Line> = Vec::new();
    let mut add = |item: &str, value: Cell| lines.push(Line { item: item.to_owned(), value });
    add("Reference", Cell::text(&cover.reference));
    add("Analysis", Cell::text(&cover.analysis));
    add("Decision", Cell::text(&summary.outcome));
    add("Policy outcome", Cell::maybe_text(decision.policy_outcome.as_deref()));
    add("Final decision", Cell::maybe_text(cover.final_decision.as_deref()));
    add("Headline", Cell::text(&summary.headline));
    add("Review reasons", Cell::Text(decision.review_reasons.join(", ")));
    add("Score", summary.score.map_or(Cell::Nothing, Cell::Decimal));
    add("Grade", Cell::maybe_text(summary.grade.as_deref()));
    let offer = decision.offer.as_ref();
    add("Offer: amount", Cell::maybe_amount(offer.map(|offer| offer.amount)));
    add("Offer: months", offer.map_or(Cell::Nothing, |offer| Cell::Count(offer.tenure_months)));
    add("Offer: monthly instalment", Cell::maybe_amount(offer.map(|offer| offer.emi)));
    add("Account holder", Cell::maybe_text(summary.holder_name.as_deref()));
    add("Banks", Cell::Text(summary.banks.join(", ")));
    add("Period from", Cell::Date(summary.period.from));
    add("Period to", Cell::Date(summary.period.to));
    add("Full months", Cell::Count(summary.full_months));
    add("Transactions", Cell::Count(summary.transaction_count));
    add("Total credits", Cell::amount(summary.total_credits));
    add("Total debits", Cell::amount(summary.total_debits));
    add("Income type", Cell::text(&summary.income_type));
    add("Monthly income", Cell::maybe_amount(summary.monthly_income));
    add("Average bank balance", Cell::maybe_amount(summary.average_bank_balance));
    add("Inward bounces", Cell::Count(summary.inward_bounces));
    add("Balances reconciled", data_quality.reconciled.map_or(Cell::Nothing, Cell::yes_or_no));
    add("Confidence in the rows", Cell::Share(data_quality.confidence));
    for note in &summary.notes {
        add("Note", Cell::text(note));
    }
    for account in accounts {
        let parts = [&account.bank, &account.number_masked, &account.kind, &account.currency];
        let told: Vec<&str> = parts.into_iter().filter_map(Option::as_deref).collect();
        add(&format!("Account {}", account.id), Cell::Text(told.join(", ")));
        add(&format!("Account {}: opening balance", account.id), Cell::maybe_amount(account.opening_balance));
        add(&format!("Account {}: closing balance", account.id), Cell::maybe_amount(account.closing_balance));
    }
    add("As of", Cell::Date(provenance.as_of));
    add("Engine version", Cell::text(&provenance.engine_version));
    add("Rules version", Cell::text(&provenance.rules_version));
    lines
}

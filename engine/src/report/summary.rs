//! The report in a few lines, for whoever reads no further.

use serde::{Deserialize, Serialize};

use super::account::StatementAccount;
use crate::decision::{Decision, Outcome, Score};
use crate::metrics::facts::Facts;
use crate::metrics::income::IncomeType;
use crate::money::{Paise, SignedRupees};
use crate::statement::Period;

/// The report in a few lines.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Object), oai(rename = "ReportSummary"))]
pub struct Summary {
    /// The decision and its main reason in a sentence.
    pub headline: String,
    /// What is recommended: approve, review or decline.
    pub outcome: Outcome,
    /// The score from 0 to 100; null where there is none.
    pub score: Option<f64>,
    /// The grade from A to E; null where there is no score.
    pub grade: Option<String>,
    /// The holder of the first account; null where the statement does not tell.
    pub holder_name: Option<String>,
    /// The banks of the accounts, each once.
    pub banks: Vec<String>,
    /// The days that the measured accounts cover.
    pub period: Period,
    /// How many full calendar months that are.
    pub full_months: usize,
    /// The number of transactions, of all accounts.
    pub transaction_count: usize,
    /// The sum of credits on the measured accounts.
    pub total_credits: SignedRupees,
    /// The sum of debits on the measured accounts.
    pub total_debits: SignedRupees,
    /// Where most of the income comes from.
    pub income_type: IncomeType,
    /// What is earned in a usual month; null where it cannot be told.
    pub monthly_income: Option<SignedRupees>,
    /// The mean balance on the days on which instalments fall due.
    pub average_bank_balance: Option<SignedRupees>,
    /// Payments presented on the account and returned unpaid.
    pub inward_bounces: usize,
    /// What deserves a look and forces nothing: a lone warning about the document, a minor bureau mark, a name that fits
    /// in part.
    pub notes: Vec<String>,
}

pub(super) struct Parts<'a> {
    pub(super) accounts: &'a [StatementAccount],
    pub(super) transaction_count: usize,
    pub(super) facts: &'a Facts,
    pub(super) decision: &'a Decision,
    pub(super) score: Option<&'a Score>,
    pub(super) headline: String,
    pub(super) notes: Vec<String>,
}

pub(super) fn section(parts: Parts<'_>) -> Summary {
    let Parts { accounts, transaction_count, facts, decision, score, headline, notes } = parts;
    let mut banks: Vec<String> = Vec::new();
    for bank in accounts.iter().filter_map(|account| account.bank.clone()) {
        if !banks.contains(&bank) {
            banks.push(bank);
        }
    }
    Summary {
        headline,
        outcome: decision.outcome,
        score: score.map(|score| score.total),
        grade: score.and_then(|score| score.grade.clone()),
        holder_name: accounts.first().and_then(|account| account.holder_name.clone()),
        banks,
        period: Period { from: facts.span.from, to: facts.span.to },
        full_months: facts.span.full_months.len(),
        transaction_count,
        total_credits: facts.monthly.iter().map(|row| row.credits.paise()).sum::<Paise>().into(),
        total_debits: facts.monthly.iter().map(|row| row.debits.paise()).sum::<Paise>().into(),
        income_type: facts.income.kind,
        monthly_income: facts.income.monthly_income,
        average_bank_balance: facts.balances.average_bank_balance,
        inward_bounces: facts.bounces.inward_count,
        notes,
    }
}

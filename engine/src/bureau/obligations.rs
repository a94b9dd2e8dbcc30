//! What the applicant must pay month by month: the loans seen on the statement and those in the bureau report, each once.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use super::cards::{self, Card, Weight};
use super::matching::{Likeness, MatchReason, pairs};
use super::report::{AccountOwnership, BureauAccount, BureauReport};
use crate::categorise::{Certainty, LoanKind};
use crate::embedded::DataFile;
use crate::loan;
use crate::metrics::statistics::share;
use crate::metrics::thresholds::THRESHOLDS;
use crate::money::{Paise, Rupees};
use crate::transaction_id::TransactionId;

static SETTINGS: LazyLock<Settings> = LazyLock::new(|| DataFile::BureauObligations.table());

/// A loan, card or pay-later line that is being repaid from the account.
pub type StatementLoan = crate::categorise::Loan;

/// Something the applicant must pay month by month.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Object))]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a question that a reader of the report asks by itself"
)]
pub struct Obligation {
    /// The lender, as far as it can be told.
    pub lender: String,
    /// Whether it is repaid by instalments, by card bills or as a pay-later line.
    pub kind: LoanKind,
    /// What it takes every month; null where neither the statement nor the bureau tells. Of a card it is a share of what
    /// is owed.
    pub monthly: Option<Rupees>,
    /// Whether the statement shows it, the bureau, or both.
    pub source: ObligationSource,
    /// How sure it is that it is a loan. What a lender reports to the bureau is certain.
    pub certainty: Certainty,
    /// Whether it is still being repaid.
    pub is_active: bool,
    /// Whether it counts in the ratios that rules read.
    pub counts_in_base: bool,
    /// Whether it counts in the stressed case, which also takes what only looks like a loan.
    pub counts_in_stressed: bool,
    /// Whether the lender is an app or pay-later provider, as far as the statement tells.
    pub is_fintech: bool,
    /// When it was first paid on the statement; of a loan that only the bureau knows, when it was opened.
    pub first_seen: Option<NaiveDate>,
    /// When it was last paid on the statement; of a loan that only the bureau knows, when it was last reported.
    pub last_seen: Option<NaiveDate>,
    /// What is still owed on it, as the bureau reports.
    pub outstanding: Option<Rupees>,
    /// The account in the bureau report; null where only the statement shows it.
    pub bureau_account_id: Option<String>,
    /// Its payments on the statement.
    pub transaction_ids: Vec<TransactionId>,
    /// Why it counts as it does, where that does not go without saying.
    pub note: Option<String>,
}

/// Where an obligation was found.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Enum), oai(rename_all = "snake_case"))]
pub enum ObligationSource {
    Statement,
    Bureau,
    Both,
}

/// What an account in a bureau report takes every month.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BureauObligation {
    /// `None` where the bureau does not disclose it.
    pub lender: Option<String>,
    pub kind: LoanKind,
    /// `None` where it is neither reported nor can be worked out.
    pub monthly: Option<Paise>,
    /// It was worked out rather than reported.
    pub is_estimated: bool,
    /// Something is still owed, as far as the bureau says.
    pub is_running: bool,
    pub account_id: String,
}

impl BureauObligation {
    /// `None` for an account that is closed or is no debt.
    pub fn from_account(account: &BureauAccount) -> Option<Self> {
        if !account.is_open() || account.kind.is_no_debt() {
            return None;
        }
        let is_card = account.kind.is_card();
        // Lenders fill in 0 where they have no instalment to report.
        let stated = account.emi.map(Rupees::paise).filter(|emi| *emi > Paise::ZERO);
        let (monthly, is_estimated) = match (is_card, stated) {
            (true, _) => (account.balance.map(|dues| card_instalment(dues.paise())), false),
            (false, Some(emi)) => (Some(emi), false),
            (false, None) => (estimated(account), true),
        };
        Some(Self {
            lender: account.lender.clone(),
            kind: if is_card { LoanKind::CreditCard } else { LoanKind::Instalment },
            monthly,
            is_estimated: is_estimated && monthly.is_some(),
            is_running: is_card || account.balance.is_none_or(|balance| balance.paise() > Paise::ZERO),
            account_id: account.id.clone(),
        })
    }
}

fn estimated(account: &BureauAccount) -> Option<Paise> {
    if !account.kind.has_level_instalments() {
        return None;
    }
    let lent = account.sanctioned.or(account.high_credit)?.paise();
    loan::emi(lent, account.annual_rate_pct?, account.tenure_months?).filter(|emi| *emi > Paise::ZERO)
}

fn card_instalment(dues: Paise) -> Paise {
    share(dues, THRESHOLDS.obligations.card_share)
}

/// The obligations of both sources, each once: those that count first, the largest first.
///
/// `canonical` gives the one name under which a lender is known.
pub fn merge(
    statement: &[StatementLoan],
    bureau: Option<&BureauReport>,
    canonical: &dyn Fn(&str) -> String,
) -> Vec<Obligation> {
    let accounts: Vec<(&BureauAccount, BureauObligation)> = bureau
        .into_iter()
        .flat_map(|report| &report.accounts)
        .filter_map(|account| Some((account, BureauObligation::from_account(account)?)))
        .collect();
    let known = |lender: &str| Some(canonical(lender)).filter(|lender| !lender.is_empty());
    let paid: Vec<Likeness> = statement
        .iter()
        .map(|loan| Likeness {
            lender: known(&loan.lender),
            is_card: loan.kind == LoanKind::CreditCard,
            amount: (loan.certainty != Certainty::Estimated).then_some(loan.monthly),
            is_owed: true,
        })
        .collect();
    let reported: Vec<Likeness> = accounts
        .iter()
        .map(|(account, due)| Likeness {
            lender: account.lender.as_deref().and_then(known),
            is_card: account.kind.is_card(),
            amount: if account.kind.is_card() { account.balance.map(Rupees::paise) } else { due.monthly },
            is_owed: account.ownership.owes(),
        })
        .collect();

    let pairs = pairs(&paid, &reported, SETTINGS.instalment_tolerance_pct);
    let mut all: Vec<Obligation> = Vec::with_capacity(statement.len() + accounts.len());
    for (loan, pair) in statement.iter().zip(&pairs) {
        let matched = pair.and_then(|(at, why)| Some((accounts.get(at)?, why)));
        all.push(match matched {
            Some(((account, due), why)) => from_both(loan, account, due, why),
            None => from_statement(loan),
        });
    }
    let is_paired = |place: usize| pairs.iter().flatten().any(|(at, _)| *at == place);
    let alone = accounts.iter().enumerate().filter(|(place, _)| !is_paired(*place));
    all.extend(alone.map(|(_, (account, due))| from_bureau(account, due)));
    weigh_cards(&mut all, statement, &known);
    all.sort_by(|one, other| order(one).cmp(&order(other)));
    all
}

/// Of the `obligations` the first are those on the statement, in its order.
fn weigh_cards(
    obligations: &mut [Obligation],
    statement: &[StatementLoan],
    issuer: &dyn Fn(&str) -> Option<String>,
) {
    let is_card = |of: &Obligation| of.kind == LoanKind::CreditCard && of.is_active;
    let in_use = obligations.iter().enumerate().filter(|(_, of)| is_card(of) && of.counts_in_base);
    let cards: BTreeMap<usize, Card> = in_use
        .filter_map(|(place, of)| {
            let card = Card {
                issuer: issuer(&of.lender)?,
                bill: statement.get(place).map(|loan| loan.monthly),
                is_reported: of.bureau_account_id.is_some(),
                dues: of.outstanding.map_or(Paise::ZERO, Rupees::paise),
            };
            Some((place, card))
        })
        .collect();
    let notes = &SETTINGS.notes;
    for (place, weight) in cards::weights(&cards) {
        let Some(of) = obligations.get_mut(place) else { continue };
        match weight {
            Weight::AsIfOwed(dues) => {
                of.monthly = Rupees::try_from(card_instalment(dues)).ok();
                // Where the dues are not known, its note says already that the bill counts.
                if of.outstanding.is_some() {
                    of.note = Some(notes.card_issuer_paid_more.clone());
                }
            }
            Weight::WithItsIssuer => {
                (of.counts_in_base, of.counts_in_stressed) = (false, false);
                of.note = Some(notes.card_counted_with_issuer.clone());
            }
        }
    }
}

/// What counts in the ratios that rules read.
pub fn base_total(obligations: &[Obligation]) -> Paise {
    let counted = obligations.iter().filter(|obligation| obligation.counts_in_base);
    counted.filter_map(|obligation| obligation.monthly).map(Rupees::paise).sum()
}

/// What counts if everything that looks like a loan is one.
pub fn stressed_total(obligations: &[Obligation]) -> Paise {
    let counted = obligations.iter().filter(|obligation| obligation.counts_in_stressed);
    counted.filter_map(|obligation| obligation.monthly).map(Rupees::paise).sum()
}

type Order<'o> = (bool, bool, std::cmp::Reverse<Option<Rupees>>, &'o str, Option<NaiveDate>, Option<&'o str>);

fn order(of: &Obligation) -> Order<'_> {
    let monthly = std::cmp::Reverse(of.monthly);
    let account = of.bureau_account_id.as_deref();
    (!of.counts_in_base, !of.counts_in_stressed, monthly, of.lender.as_str(), of.first_seen, account)
}

fn from_statement(loan: &StatementLoan) -> Obligation {
    let is_card = loan.kind == LoanKind::CreditCard;
    let monthly = if is_card { card_instalment(loan.monthly) } else { loan.monthly };
    let is_sure = loan.certainty >= Certainty::Recurring;
    let notes = &SETTINGS.notes;
    Obligation {
        lender: loan.lender.clone(),
        kind: loan.kind,
        monthly: Rupees::try_from(monthly).ok(),
        source: ObligationSource::Statement,
        certainty: loan.certainty,
        is_active: loan.is_active,
        counts_in_base: loan.is_active && is_sure,
        counts_in_stressed: loan.is_active,
        is_fintech: loan.is_fintech,
        first_seen: Some(loan.first_seen),
        last_seen: Some(loan.last_seen),
        outstanding: None,
        bureau_account_id: None,
        transaction_ids: loan.rows.clone(),
        note: note(&[
            (is_card, &notes.card_bill),
            (!is_sure, &notes.looks_like),
            (loan.certainty == Certainty::Estimated, &notes.not_begun),
            (matches!(loan.kind, LoanKind::Overdraft | LoanKind::Bullet), &notes.interest_only),
        ]),
    }
}

fn from_bureau(account: &BureauAccount, due: &BureauObligation) -> Obligation {
    let notes = &SETTINGS.notes;
    let owes = account.ownership.owes();
    let counts = due.is_running && owes && due.monthly.is_some();
    Obligation {
        lender: account.lender.clone().unwrap_or_else(|| notes.undisclosed_lender.clone()),
        kind: due.kind,
        monthly: due.monthly.and_then(|monthly| Rupees::try_from(monthly).ok()),
        source: ObligationSource::Bureau,
        certainty: Certainty::Stated,
        is_active: due.is_running,
        counts_in_base: counts,
        counts_in_stressed: counts,
        is_fintech: false,
        first_seen: account.opened,
        last_seen: account.reported,
        outstanding: account.balance,
        bureau_account_id: Some(due.account_id.clone()),
        transaction_ids: Vec::new(),
        note: note(&[
            (account.kind.is_card() && due.monthly.is_some(), &notes.card_dues),
            (due.is_estimated, &notes.estimated),
            (due.monthly.is_none(), &notes.no_instalment),
            (!due.is_running, &notes.nothing_owed),
            (account.ownership == AccountOwnership::Guarantor, &notes.guarantor),
            (account.ownership == AccountOwnership::AuthorisedUser, &notes.authorised_user),
        ]),
    }
}

fn from_both(
    loan: &StatementLoan,
    account: &BureauAccount,
    due: &BureauObligation,
    why: MatchReason,
) -> Obligation {
    let notes = &SETTINGS.notes;
    let is_card = account.kind.is_card();
    let monthly = match (is_card, account.balance) {
        (true, Some(dues)) => card_instalment(dues.paise()),
        (true, None) => card_instalment(loan.monthly),
        // What the bureau reports takes the place of what was only reckoned.
        (false, _) if loan.certainty == Certainty::Estimated => due.monthly.unwrap_or(loan.monthly),
        (false, _) => due.monthly.map_or(loan.monthly, |monthly| monthly.max(loan.monthly)),
    };
    // Another's debt binds the applicant as long as the applicant is seen to pay it.
    let is_active = loan.is_active || (due.is_running && account.ownership.owes());
    let is_larger = !is_card && due.is_estimated && due.monthly.is_some_and(|due| due > loan.monthly);
    Obligation {
        lender: loan.lender.clone(),
        kind: loan.kind,
        monthly: Rupees::try_from(monthly).ok(),
        source: ObligationSource::Both,
        certainty: Certainty::Stated,
        is_active,
        counts_in_base: is_active,
        counts_in_stressed: is_active,
        is_fintech: loan.is_fintech,
        first_seen: Some(loan.first_seen),
        last_seen: Some(loan.last_seen),
        outstanding: account.balance,
        bureau_account_id: Some(due.account_id.clone()),
        transaction_ids: loan.rows.clone(),
        note: note(&[
            (is_card && account.balance.is_some(), &notes.card_dues),
            (is_card && account.balance.is_none(), &notes.card_bill),
            (is_larger, &notes.estimated),
            (why == MatchReason::AmountAlone, &notes.matched_by_amount),
        ]),
    }
}

fn note(of: &[(bool, &String)]) -> Option<String> {
    let holding: Vec<&str> = of.iter().filter(|(holds, _)| *holds).map(|(_, text)| text.as_str()).collect();
    (!holding.is_empty()).then(|| holding.join(" "))
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Settings {
    instalment_tolerance_pct: i64,
    notes: Notes,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Notes {
    undisclosed_lender: String,
    looks_like: String,
    not_begun: String,
    interest_only: String,
    card_dues: String,
    card_bill: String,
    card_issuer_paid_more: String,
    card_counted_with_issuer: String,
    estimated: String,
    no_instalment: String,
    nothing_owed: String,
    guarantor: String,
    authorised_user: String,
    matched_by_amount: String,
}

/// Reads the tables of this room: a broken one stops the program.
pub(super) fn load_tables() {
    LazyLock::force(&SETTINGS);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::embedded::tests::assert_strict;

    #[test]
    fn the_file_of_obligations_can_be_read() {
        assert_strict::<Settings>(DataFile::BureauObligations, &[], &[]);
    }
}

//! Debts of which only the interest is paid: overdrafts, crop loans and others that are repaid at their end.

use chrono::NaiveDate;

use super::super::draft_book::{DraftBook, days_between};
use super::super::settings::SETTINGS;
use super::super::{Category, Certainty, Loan, LoanKind};
use crate::metrics::calendar::Month;
use crate::metrics::statistics::share;
use crate::money::Paise;

/// One overdraft and one bullet loan for each account at the most.
pub(super) fn find(draft: &DraftBook) -> Vec<Loan> {
    let accounts = 0..draft.accounts.len();
    accounts.flat_map(|account| [overdraft(draft, account), bullet(draft, account)]).flatten().collect()
}

/// Whether a row is told here, and not as an instalment.
pub(super) fn is_of_bullet(draft: &DraftBook, at: usize) -> bool {
    draft.postings.get(at).is_some_and(|row| {
        row.category == Category::Emi && matches!(row.rule_id, "emi.bullet_interest" | "emi.bullet_principal")
    })
}

fn overdraft(draft: &DraftBook, account: usize) -> Option<Loan> {
    let rows =
        rows_of(draft, account, |draft, at| draft.postings[at].category == Category::OverdraftInterest);
    let months = SETTINGS.loans.overdraft_months;
    let charged: Vec<(usize, Paise)> = rows.iter().map(|at| (*at, draft.amount(*at))).collect();
    described(draft, account, &rows, &charged, LoanKind::Overdraft, months)
}

fn bullet(draft: &DraftBook, account: usize) -> Option<Loan> {
    let rows = rows_of(draft, account, is_of_bullet);
    let charged: Vec<(usize, Paise)> = rows
        .iter()
        .map(|at| match draft.postings[*at].rule_id {
            "emi.bullet_interest" => (*at, draft.amount(*at)),
            _ => (*at, interest_of_closing(draft, *at)),
        })
        .collect();
    described(draft, account, &rows, &charged, LoanKind::Bullet, MONTHS_A_YEAR)
}

/// A loan that is closed with its interest and lent anew within days: what was paid more than is lent again.
fn interest_of_closing(draft: &DraftBook, at: usize) -> Paise {
    let settings = &SETTINGS.new_loans;
    let (day, paid) = (draft.date(at), draft.amount(at));
    let renewals = (0..draft.postings.len()).filter(|other| {
        draft.postings[*other].rule_id == "reversal.loan_renewal"
            && draft.postings[*other].account == draft.postings[at].account
            && days_between(day, draft.date(*other)).abs() <= settings.renewed_within_days
    });
    let gaps = renewals.map(|other| paid.saturating_sub(draft.amount(other)));
    let most = share(paid, settings.closing_interest_share);
    gaps.filter(|gap| *gap >= Paise::default() && *gap <= most).min().unwrap_or_default()
}

const MONTHS_A_YEAR: usize = 12;
const DAYS_A_MONTH: i64 = 31;

fn rows_of(draft: &DraftBook, account: usize, fits: impl Fn(&DraftBook, usize) -> bool) -> Vec<usize> {
    (0..draft.postings.len())
        .filter(|at| draft.postings[*at].account == account && fits(draft, *at))
        .collect()
}

/// Interest over the last so many months, shared out over them; over fewer where the statement is shorter.
fn described(
    draft: &DraftBook,
    account: usize,
    rows: &[usize],
    charged: &[(usize, Paise)],
    kind: LoanKind,
    months: usize,
) -> Option<Loan> {
    let dates = || rows.iter().map(|at| draft.date(*at));
    let (first_seen, last_seen): (NaiveDate, NaiveDate) = (dates().min()?, dates().max()?);
    let held = draft.ledger.accounts().get(account)?;
    let start = held.entries().iter().map(|entry| entry.date).min()?;
    let end = draft.accounts.get(account)?.last_entry?;
    let last = Month::containing(end);
    // What is charged once a year is for a year, however short the statement is.
    let over =
        if kind == LoanKind::Bullet { months } else { months.min(Month::containing(start).until(last) + 1) };
    let recent = charged.iter().filter(|(at, _)| Month::containing(draft.date(*at)).until(last) < over);
    let paid: Paise = recent.map(|(_, amount)| *amount).sum();
    let over = i64::try_from(over).ok()?;
    Some(Loan {
        lender: held.identity().bank.clone().unwrap_or_default(),
        kind,
        certainty: Certainty::Stated,
        monthly: Paise::new(paid.get() / over.max(1)),
        first_seen,
        last_seen,
        is_active: days_between(last_seen, end) <= over * DAYS_A_MONTH,
        is_fintech: false,
        rows: rows.iter().map(|at| draft.id(*at)).collect(),
    })
}

//! Loans that were paid out and are not repaid yet: what they will take is reckoned from the usual terms.

use crate::loan;
use crate::metrics::statistics::share;
use crate::money::{Paise, rupees};

use super::super::draft_book::{DraftBook, days_between};
use super::super::keywords::Keyword;
use super::super::settings::{SETTINGS, Terms};
use super::super::{Category, Certainty, Loan, LoanKind, RuleMatch};

/// A principal that is repaid and lent again within days is neither spent nor borrowed anew.
pub(super) fn mark_renewals(draft: &mut DraftBook) {
    let settings = &SETTINGS.new_loans;
    let repaid: Vec<usize> = rows_where(draft, |draft, at| {
        draft.postings[at].category == Category::Emi && draft.facts[at].said.has(Keyword::BulletLoan)
    });
    let lent: Vec<usize> =
        rows_where(draft, |draft, at| draft.postings[at].category == Category::LoanDisbursal);
    for at in lent {
        let renews = |out: &usize| {
            let days = days_between(draft.date(*out), draft.date(at)).abs();
            let gap = draft.amount(*out).saturating_sub(draft.amount(at)).get().abs();
            days <= settings.renewed_within_days
                && gap <= share(draft.amount(at), settings.renewed_tolerance).get()
        };
        let says_so =
            draft.facts[at].said.has(Keyword::Renewal) && draft.facts[at].said.has(Keyword::BulletLoan);
        if says_so || repaid.iter().any(renews) {
            draft.decide(at, &RuleMatch::new(Category::Reversal, "reversal.loan_renewal"));
        }
    }
}

/// Every disbursal whose repayment has not begun on the statement.
pub(super) fn not_begun(draft: &DraftBook, known: &[Loan]) -> Vec<Loan> {
    let lent = rows_where(draft, |draft, at| {
        let settings = &SETTINGS.new_loans;
        let posting = &draft.postings[at];
        let is_of_app = draft.facts[at].who.lender().is_some_and(super::super::lists::Lender::is_fintech);
        let least = if is_of_app { settings.app_least_rupees } else { settings.least_rupees };
        posting.category == Category::LoanDisbursal
            && posting.rule_id != "disbursal.salary_advance"
            && posting.entry.amount >= rupees(least)
    });
    lent.into_iter().filter_map(|at| estimated(draft, known, at)).collect()
}

fn rows_where(draft: &DraftBook, fits: impl Fn(&DraftBook, usize) -> bool) -> Vec<usize> {
    (0..draft.postings.len()).filter(|at| fits(draft, *at)).collect()
}

fn estimated(draft: &DraftBook, known: &[Loan], at: usize) -> Option<Loan> {
    let (date, amount) = (draft.date(at), draft.amount(at));
    let lender = super::lender(draft, at);
    let listed = draft.facts.get(at)?.who.lender();
    let repays = |loan: &Loan| {
        let same_lender = loan.lender == lender;
        let begins_after = loan.first_seen > date;
        loan.certainty >= Certainty::Recurring
            && ((same_lender && loan.last_seen > date) || (listed.is_none() && begins_after))
    };
    if known.iter().any(repays) {
        return None;
    }
    let on_gold = listed.is_some_and(super::super::lists::Lender::lends_on_gold);
    let is_app = listed.is_some_and(super::super::lists::Lender::is_fintech);
    let terms = terms(amount, is_app);
    let monthly = if on_gold {
        share(amount, SETTINGS.new_loans.gold_rate_pct / 1_200.0)
    } else {
        loan::emi(amount, terms.rate_pct, terms.months)?
    };
    let end = draft.accounts.get(draft.postings.get(at)?.account)?.last_entry?;
    Some(Loan {
        lender,
        kind: if on_gold { LoanKind::Bullet } else { LoanKind::Instalment },
        certainty: Certainty::Estimated,
        monthly,
        first_seen: date,
        last_seen: date,
        is_active: days_between(date, end) <= i64::from(terms.months) * LONGEST_MONTH,
        is_fintech: is_app,
        rows: vec![draft.id(at)],
    })
}

const LONGEST_MONTH: i64 = 31;

fn terms(amount: Paise, is_app: bool) -> &'static Terms {
    let settings = &SETTINGS.new_loans;
    if is_app {
        return &settings.app;
    }
    let fitting = settings.terms.iter().find(|terms| amount <= rupees(terms.up_to_rupees));
    fitting.unwrap_or(&settings.largest)
}

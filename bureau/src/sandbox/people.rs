//! The made-up people, in the words and codes of TransUnion CIBIL. The same question gives the same report on the same
//! day: dates count back from the day of the question.

use chrono::{Datelike, Days, Months, NaiveDate};
use serde_json::{Value, json};

use super::Case;

/// Whom the report is about.
pub(super) struct Subject<'a> {
    pub(super) reference: &'a str,
    pub(super) name: &'a str,
    pub(super) mobile: &'a str,
    pub(super) today: NaiveDate,
}

/// Somebody else, for the number that is known under another name.
const STRANGER: &str = "VENKATESH SUBRAMANIAM IYER";

/// The latest month that lenders have reported is the one before.
struct Calendar(NaiveDate);

impl Calendar {
    fn months_ago(&self, months: u32) -> NaiveDate {
        self.0.checked_sub_months(Months::new(months)).unwrap_or(self.0)
    }

    fn day(&self, months: u32) -> String {
        self.months_ago(months).to_string()
    }

    fn days_ago(&self, days: u64) -> String {
        self.0.checked_sub_days(Days::new(days)).unwrap_or(self.0).to_string()
    }

    /// The last day of the month before: until then lenders have reported.
    fn reported(&self) -> String {
        self.0.with_day(1).and_then(|first| first.pred_opt()).unwrap_or(self.0).to_string()
    }

    fn latest_month(&self) -> String {
        self.reported()[..7].to_owned()
    }
}

pub(super) fn report(case: Case, subject: &Subject<'_>) -> Value {
    let calendar = Calendar(subject.today);
    let name = if case == Case::NameMismatch { STRANGER } else { subject.name };
    json!({
        "control_number": format!("SBX-{}", subject.reference),
        "date": subject.today.to_string(),
        "name": name.to_uppercase(),
        "name_variations": [],
        "date_of_birth": "14-08-1988",
        "pan": "AAAPZ1234C",
        "phones": [subject.mobile],
        "emails": ["person@example.com"],
        "addresses": [{"text": "12 MG ROAD, BENGALURU 560001", "reported": calendar.reported()}],
        "scores": [{"name": "SANDBOX SCORE", "version": "1.0", "value": score(case)}],
        "accounts": accounts(case, &calendar),
        "enquiries": enquiries(case, &calendar),
    })
}

/// In five characters, as the bureau writes it.
fn score(case: Case) -> &'static str {
    match case {
        Case::NoHistory => "000-1",
        Case::WrittenOff => "00540",
        Case::Settled => "00610",
        Case::SuitFiled => "00520",
        Case::WilfulDefault => "00480",
        Case::Dpd90 => "00590",
        Case::Implausible => "01000",
        _ => "00780",
    }
}

fn accounts(case: Case, calendar: &Calendar) -> Vec<Value> {
    if case == Case::NoHistory {
        return Vec::new();
    }
    let mut accounts = vec![card(calendar), housing_loan(calendar)];
    accounts.extend(match case {
        Case::WrittenOff => Some(with(bad_loan(calendar), &json!({
            "status": "02", "status_date": calendar.day(12), "written_off": 84_000, "balance": 84_000,
            "overdue": 84_000,
        }))),
        Case::Settled => Some(with(card(calendar), &json!({
            "number": "5500XXXXXXXX0042", "lender": "YES BANK", "closed": calendar.day(10), "balance": 0,
            "status": "03", "status_date": calendar.day(10), "settled_for": 30_000, "payment_history": history(&[(10, "120")]),
        }))),
        Case::SuitFiled => Some(with(bad_loan(calendar), &json!({"suit_filed": "01"}))),
        Case::WilfulDefault => Some(with(bad_loan(calendar), &json!({"suit_filed": "02"}))),
        // 95 days late, and paid since.
        Case::Dpd90 => Some(with(bad_loan(calendar), &json!({
            "payment_history": history(&[(3, "095"), (4, "064"), (5, "034")]), "overdue": 0,
        }))),
        _ => None,
    });
    accounts
}

/// An account with some members changed.
fn with(mut account: Value, changes: &Value) -> Value {
    for (name, value) in changes.as_object().into_iter().flatten() {
        account[name] = value.clone();
    }
    account
}

/// Three years of months paid on time, but for these: how many months before the latest, and what stands there.
fn history(except: &[(usize, &str)]) -> String {
    (0..36)
        .map(|back| except.iter().find(|(month, _)| *month == back).map_or("000", |(_, cell)| cell))
        .collect()
}

fn card(calendar: &Calendar) -> Value {
    json!({
        "lender": "HDFC BANK", "number": "4375123412341234", "type": "10", "ownership": "1",
        "opened": calendar.day(50), "closed": null, "reported": calendar.reported(), "credit_limit": 200_000,
        "high_credit": 95_000, "balance": 18_250, "overdue": 0, "suit_filed": "00", "status": null,
        "payment_history": history(&[]), "payment_history_from": calendar.latest_month(),
    })
}

fn housing_loan(calendar: &Calendar) -> Value {
    json!({
        "lender": "STATE BANK OF INDIA", "number": "38812345678", "type": "02", "ownership": "4",
        "opened": calendar.day(62), "closed": null, "reported": calendar.reported(), "sanctioned": 2_500_000,
        "balance": 2_010_000, "overdue": 0, "emi": 21_700, "tenure_months": 240, "annual_rate_pct": 8.5,
        "suit_filed": "00", "status": null, "payment_history": history(&[]),
        "payment_history_from": calendar.latest_month(),
    })
}

/// A personal loan that went wrong: each case says how.
fn bad_loan(calendar: &Calendar) -> Value {
    json!({
        "lender": "NOT DISCLOSED", "number": "PL00099123", "type": "05", "ownership": "1",
        "opened": calendar.day(30), "closed": null, "reported": calendar.reported(), "sanctioned": 150_000,
        "balance": 42_000, "overdue": 0, "emi": 6_200, "tenure_months": 36, "annual_rate_pct": 16.0,
        "suit_filed": "00", "status": null, "payment_history": history(&[]),
        "payment_history_from": calendar.latest_month(),
    })
}

fn enquiries(case: Case, calendar: &Calendar) -> Vec<Value> {
    let own = json!({"date": calendar.days_ago(0), "lender": "LENDING ANALYSIS SERVICE", "purpose": "05", "own": true});
    if case == Case::NoHistory {
        return vec![own];
    }
    let earlier =
        json!({"date": calendar.days_ago(140), "lender": "HDFC BANK", "purpose": "10", "amount": 100_000});
    vec![own, earlier]
}

//! Whether a report can be what a bureau sent: an adapter refuses one that cannot, rather than let a misreading decide.

use std::collections::BTreeSet;

use chrono::{Days, NaiveDate};

use super::codes::SCORES;
use super::report::{BureauAccount, BureauReport, BureauScoreStatus};
use crate::metrics::calendar::Month;
use crate::policy::Problem;

const MOST_ACCOUNTS: usize = 1_000;
const MOST_ENQUIRIES: usize = 1_000;
const MOST_SCORES: usize = 10;
/// Equifax prints four years, the others three.
const MOST_MONTHS: usize = 48;
/// Of names, numbers and addresses.
const MOST_DETAILS: usize = 100;
const MOST_CHARS: usize = 500;
const MOST_TENURE_MONTHS: u16 = 600;
const MOST_DPD: u16 = 9_999;
/// Lenders date a report by the end of the month it is for.
const DAYS_AHEAD: u64 = 31;

impl BureauReport {
    /// Everything that no report of a bureau would say; empty for one that can be relied on.
    pub fn problems(&self) -> Vec<Problem> {
        let mut check = Check { pulled_on: self.pulled_on, problems: Vec::new() };
        check.at_most("accounts", self.accounts.len(), MOST_ACCOUNTS);
        check.at_most("enquiries", self.enquiries.len(), MOST_ENQUIRIES);
        check.at_most("scores", self.scores.len(), MOST_SCORES);
        check.scores(self);
        check.subject(self);
        let mut ids = BTreeSet::new();
        for (place, account) in self.accounts.iter().enumerate() {
            let path = format!("accounts[{place}]");
            if account.id.is_empty() || !ids.insert(account.id.as_str()) {
                check.say(&format!("{path}.id"), "must name the account, and no other");
            }
            check.account(&path, account);
        }
        for (place, enquiry) in self.enquiries.iter().enumerate() {
            let path = format!("enquiries[{place}]");
            check.date(&format!("{path}.date"), Some(enquiry.date));
            check.text(&format!("{path}.lender"), enquiry.lender.as_deref());
            check.text(&format!("{path}.purpose_code"), enquiry.purpose_code.as_deref());
        }
        check.problems
    }
}

struct Check {
    pulled_on: NaiveDate,
    problems: Vec<Problem>,
}

impl Check {
    fn say(&mut self, path: &str, message: impl Into<String>) {
        self.problems.push(Problem::new(path, message));
    }

    fn at_most(&mut self, path: &str, count: usize, most: usize) {
        if count > most {
            self.say(path, format!("must hold at most {most}, not {count}"));
        }
    }

    fn text(&mut self, path: &str, text: Option<&str>) {
        if text.is_some_and(|text| text.chars().count() > MOST_CHARS) {
            self.say(path, format!("must have at most {MOST_CHARS} characters"));
        }
    }

    fn scores(&mut self, report: &BureauReport) {
        if report.scores.is_empty() {
            self.say("scores", "must hold a score or what stands in its place");
        }
        for (place, score) in report.scores.iter().enumerate() {
            let path = format!("scores[{place}]");
            let is_scored = score.status == BureauScoreStatus::Scored;
            if score.status == BureauScoreStatus::Unknown {
                self.say(&path, "must be from 300 to 900 or a value with a known meaning");
            } else if is_scored != score.value.is_some_and(|value| SCORES.contains(&value)) {
                self.say(&path, "must have a value from 300 to 900 if it is scored, and none if not");
            }
            for text in [&score.raw, &score.name, &score.version] {
                self.text(&path, text.as_deref());
            }
        }
    }

    fn subject(&mut self, report: &BureauReport) {
        let subject = &report.subject;
        self.text("reference", report.reference.as_deref());
        self.text("subject.name", subject.name.as_deref());
        for (path, texts) in [
            ("subject.name_variations", &subject.name_variations),
            ("subject.phones_masked", &subject.phones_masked),
            ("subject.emails_masked", &subject.emails_masked),
        ] {
            self.at_most(path, texts.len(), MOST_DETAILS);
            for text in texts {
                self.text(path, Some(text));
            }
        }
        self.at_most("subject.addresses", subject.addresses.len(), MOST_DETAILS);
        for address in &subject.addresses {
            self.text("subject.addresses", Some(&address.text));
            self.date("subject.addresses", address.reported);
        }
        // What is stored must not hold what it says it hides.
        if subject.pan_masked.as_deref().is_some_and(is_whole_pan) {
            self.say("subject.pan_masked", "must be masked");
        }
        let digits = |text: &String| text.bytes().filter(u8::is_ascii_digit).count();
        if subject.phones_masked.iter().any(|phone| digits(phone) > 6) {
            self.say("subject.phones_masked", "must be masked");
        }
        if subject.birth_date_masked.as_ref().is_some_and(|date| digits(date) > 4) {
            self.say("subject.birth_date_masked", "must be masked");
        }
    }

    fn account(&mut self, path: &str, account: &BureauAccount) {
        for (name, date) in [
            ("opened", account.opened),
            ("closed", account.closed),
            ("reported", account.reported),
            ("status_date", account.status_date),
        ] {
            self.date(&format!("{path}.{name}"), date);
        }
        if account.opened.zip(account.closed).is_some_and(|(opened, closed)| closed < opened) {
            self.say(&format!("{path}.closed"), "must not be before it was opened");
        }
        for (name, text) in [
            ("id", Some(&account.id)),
            ("lender", account.lender.as_ref()),
            ("number_masked", account.number_masked.as_ref()),
            ("type_code", account.type_code.as_ref()),
            ("ownership_code", account.ownership_code.as_ref()),
            ("suit_code", account.suit_code.as_ref()),
            ("status_code", account.status_code.as_ref()),
        ] {
            self.text(&format!("{path}.{name}"), text.map(String::as_str));
        }
        if account.annual_rate_pct.is_some_and(|rate| !(0.0..=100.0).contains(&rate)) {
            self.say(&format!("{path}.annual_rate_pct"), "must be from 0 to 100");
        }
        if account.tenure_months.is_some_and(|months| months > MOST_TENURE_MONTHS) {
            self.say(&format!("{path}.tenure_months"), format!("must be at most {MOST_TENURE_MONTHS}"));
        }
        self.history(&format!("{path}.history"), account);
    }

    fn history(&mut self, path: &str, account: &BureauAccount) {
        self.at_most(path, account.history.len(), MOST_MONTHS);
        let months: Vec<Month> = account.history.iter().map(|cell| cell.month).collect();
        if !months.is_sorted_by(|newer, older| newer > older) {
            self.say(path, "must have each month once, the latest first");
        }
        for month in [months.first(), months.last()].into_iter().flatten() {
            self.date(path, Some(month.first_day()));
        }
        for cell in &account.history {
            self.text(path, Some(&cell.raw));
            if cell.dpd.is_some_and(|dpd| dpd > MOST_DPD) {
                self.say(path, format!("must have at most {MOST_DPD} days past due"));
            }
        }
    }

    fn date(&mut self, path: &str, date: Option<NaiveDate>) {
        let Some(date) = date else { return };
        let last = self.pulled_on.checked_add_days(Days::new(DAYS_AHEAD)).unwrap_or(self.pulled_on);
        let first = NaiveDate::from_ymd_opt(1950, 1, 1).unwrap_or(NaiveDate::MIN);
        if !(first..=last).contains(&date) {
            self.say(path, "must be a day from 1950 to the day of the report");
        }
    }
}

/// Five letters, four digits, a letter, none of them hidden. A mask of `X` hides digits.
fn is_whole_pan(text: &str) -> bool {
    let text = text.trim().as_bytes();
    text.len() == 10
        && text.get(5..9).is_some_and(|digits| digits.iter().all(u8::is_ascii_digit))
        && !text.starts_with(b"XXXXX")
}

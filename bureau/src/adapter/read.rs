//! From a bureau's answer to the report in our form. What is absent stays absent; what is there and cannot be read makes
//! the whole answer unreadable, for a report that is half understood must not decide about anybody.

use chrono::{Months, NaiveDate};
use lending_engine::bureau::codes::{self, Codes};
use lending_engine::bureau::{
    BureauAccount, BureauAddress, BureauEnquiry, BureauMonth, BureauReport, BureauScore, BureauSubject,
    BureauSummary, FacilityStatus,
};
use lending_engine::metrics::calendar::Month;
use lending_engine::money::Rupees;
use serde_json::Value;

use super::{Adapter, Place};
use crate::provider::Said;

/// Where an answer could not be read, in words without anything of the answer itself.
type Unreadable = String;

impl Adapter {
    /// What a bureau's answer says.
    pub(crate) fn read(&self, answer: Vec<u8>, today: NaiveDate) -> Said {
        match self.read_outcome(&answer, today) {
            Ok(Some(report)) => Said::Report { report: Box::new(report), answer },
            Ok(None) => Said::NoHit { answer },
            Err(why) => Said::Unreadable { why, answer },
        }
    }

    fn read_outcome(&self, answer: &[u8], today: NaiveDate) -> Result<Option<BureauReport>, Unreadable> {
        let json: Value = serde_json::from_slice(answer).map_err(|error| {
            // Without what serde would repeat of the text.
            format!("it is not JSON (line {}, column {})", error.line(), error.column())
        })?;
        let outcome = json.pointer(&self.outcome.at).and_then(Value::as_str).unwrap_or_default();
        if self.outcome.no_hit.iter().any(|word| word == outcome) {
            return Ok(None);
        }
        if !self.outcome.found.iter().any(|word| word == outcome) {
            return Err(format!("{} holds none of the known words", self.outcome.at));
        }
        let report = self.report(&json, today)?;
        let is_scored = report.scores.iter().any(|score| score.value.is_some());
        let accounts = self.report.accounts.each.as_deref().unwrap_or_default();
        if is_scored && json.pointer(accounts).is_none() {
            return Err(format!("{accounts} is not there, although there is a score"));
        }
        match report.problems().first() {
            None => Ok(Some(report)),
            Some(problem) => Err(format!("{} {}", problem.path, problem.message)),
        }
    }

    fn report(&self, json: &Value, today: NaiveDate) -> Result<BureauReport, Unreadable> {
        let places = &self.report;
        let codes = codes::for_bureau(self.bureau);
        let answer = Entry { json, path: String::new(), formats: &self.date_formats };
        let mut report = BureauReport {
            bureau: self.bureau,
            reference: answer.text(&places.reference)?,
            pulled_on: answer.day(&places.pulled_on)?.unwrap_or(today),
            subject: self.subject(&answer)?,
            scores: answer.each(&places.scores.each, |entry| self.score(entry, codes))?,
            accounts: answer.each(&places.accounts.each, |entry| self.account(entry, codes))?,
            enquiries: answer.each(&places.enquiries.each, |entry| self.enquiry(entry, codes))?,
            summary: BureauSummary::default(),
        };
        for (place, account) in report.accounts.iter_mut().enumerate() {
            account.id = format!("acc_{}", place + 1);
        }
        report.enquiries.sort_by_key(|enquiry| std::cmp::Reverse(enquiry.date));
        report.summary = report.summarised();
        Ok(report)
    }

    fn subject(&self, answer: &Entry<'_>) -> Result<BureauSubject, Unreadable> {
        let places = &self.report.subject;
        let addresses = &places.addresses;
        let masked =
            |texts: Vec<String>, mask: fn(&str) -> String| texts.iter().map(|text| mask(text)).collect();
        Ok(BureauSubject {
            name: answer.text(&places.name)?,
            name_variations: answer.texts(&places.name_variations)?,
            birth_date_masked: answer.text(&places.birth_date)?.as_deref().and_then(mask_birth_date),
            pan_masked: answer.text(&places.pan)?.map(|text| mask_all_but(&text, 4)),
            phones_masked: masked(answer.texts(&places.phones)?, |text| mask_all_but(text, 4)),
            emails_masked: masked(answer.texts(&places.emails)?, mask_email),
            addresses: answer.each(&addresses.each, |entry| {
                let text = entry.text(&addresses.text)?.unwrap_or_default();
                Ok(BureauAddress { text, reported: entry.day(&addresses.reported)? })
            })?,
        })
    }

    fn score(&self, entry: &Entry<'_>, codes: &Codes) -> Result<BureauScore, Unreadable> {
        let places = &self.report.scores;
        let (value, name) = (entry.text(&places.value)?, entry.text(&places.name)?);
        let version = entry.text(&places.version)?;
        Ok(codes.score(value.as_deref(), name.as_deref(), version.as_deref()))
    }

    fn account(&self, entry: &Entry<'_>, codes: &Codes) -> Result<BureauAccount, Unreadable> {
        let places = &self.report.accounts;
        let type_code = entry.text(&places.kind)?;
        let ownership_code = entry.text(&places.ownership)?;
        let suit_code = entry.text(&places.suit)?;
        let status_code = entry.text(&places.status)?;
        let second = entry.text(&places.facility_status)?;
        let kind = codes.account_type(type_code.as_deref());
        // Of two fields for the same, the one that says something.
        let status = match (codes.status(status_code.as_deref()), codes.facility_status(second.as_deref())) {
            (FacilityStatus::NotReported | FacilityStatus::Regular, said) if second.is_some() => said,
            (status, _) => status,
        };
        let both = [status_code, second].into_iter().flatten().collect::<Vec<_>>().join("/");
        Ok(BureauAccount {
            id: String::new(),
            lender: codes.lender(entry.text(&places.lender)?.as_deref()),
            number_masked: entry.text(&places.number)?.map(|text| mask_all_but(&text, 4)),
            kind,
            ownership: codes.ownership(ownership_code.as_deref()),
            is_secured: kind.is_secured(),
            opened: entry.day(&places.opened)?,
            closed: entry.day(&places.closed)?,
            reported: entry.day(&places.reported)?,
            sanctioned: entry.amount(&places.sanctioned)?,
            high_credit: entry.amount(&places.high_credit)?,
            credit_limit: entry.amount(&places.credit_limit)?,
            balance: entry.balance(&places.balance)?,
            overdue: entry.amount(&places.overdue)?,
            emi: entry.amount(&places.emi)?,
            tenure_months: entry.number(&places.tenure_months)?,
            annual_rate_pct: entry.number(&places.annual_rate_pct)?,
            history: self.history(entry, codes)?,
            suit: codes.suit(suit_code.as_deref()),
            status,
            status_date: entry.day(&places.status_date)?,
            wo_amount_total: entry.amount(&places.written_off)?,
            settlement_amount: entry.amount(&places.settled_for)?,
            type_code,
            ownership_code,
            suit_code,
            status_code: Some(both).filter(|codes| !codes.is_empty()),
        })
    }

    fn history(&self, account: &Entry<'_>, codes: &Codes) -> Result<Vec<BureauMonth>, Unreadable> {
        let places = &self.report.accounts.history;
        if places.each.is_some() {
            let mut months = account.each(&places.each, |entry| self.month(entry, codes))?;
            months.sort_by_key(|cell| std::cmp::Reverse(cell.month));
            return Ok(months);
        }
        let cell = |month: Month, raw: String| {
            let read = codes.history_cell(&raw);
            BureauMonth { month, dpd: read.dpd, asset_class: read.asset_class, raw }
        };
        // As it stands: blanks in front are months that were not reported.
        let Some(cells) = account.at(&places.cells) else { return Ok(Vec::new()) };
        let cells = cells.as_str().ok_or_else(|| account.not_readable(&places.cells, "a text"))?;
        let latest =
            account.month(&places.latest)?.ok_or_else(|| account.say("has a history without a month"))?;
        let characters: Vec<char> = cells.chars().collect();
        if !characters.len().is_multiple_of(places.cell_chars) {
            return Err(account.say("has a history of broken cells"));
        }
        let months = characters.chunks(places.cell_chars).enumerate().map(|(back, cells)| {
            let back = u32::try_from(back).ok()?;
            let month = latest.first_day().checked_sub_months(Months::new(back))?;
            Some(cell(Month::containing(month), cells.iter().collect()))
        });
        months.collect::<Option<_>>().ok_or_else(|| account.say("has a history beyond all time"))
    }

    /// One month of a list: a cell in the bureau's own words, or days and class apart.
    fn month(&self, entry: &Entry<'_>, codes: &Codes) -> Result<BureauMonth, Unreadable> {
        let places = &self.report.accounts.history;
        let month = match entry.number::<i32>(&places.year)? {
            Some(year) => {
                let number: Option<u32> = entry.number(&places.month)?;
                number.and_then(|number| NaiveDate::from_ymd_opt(year, number, 1)).map(Month::containing)
            }
            None => entry.month(&places.month)?,
        };
        let month = month.ok_or_else(|| entry.say("has no month"))?;
        if places.days.is_none() && places.asset_class.is_none() {
            let raw = entry.text(&places.cell)?.unwrap_or_default();
            let read = codes.history_cell(&raw);
            return Ok(BureauMonth { month, dpd: read.dpd, asset_class: read.asset_class, raw });
        }
        let (days, class) = (entry.text(&places.days)?, entry.text(&places.asset_class)?);
        let dpd = match &days {
            Some(text) => Some(
                codes
                    .days_past_due(text)
                    .ok_or_else(|| entry.not_readable(&places.days, "a number of days"))?,
            ),
            None => None,
        };
        Ok(BureauMonth {
            month,
            dpd,
            asset_class: class.as_deref().and_then(|code| codes.asset_class(code)),
            raw: [days, class].into_iter().flatten().collect::<Vec<_>>().join("/"),
        })
    }

    fn enquiry(&self, entry: &Entry<'_>, codes: &Codes) -> Result<BureauEnquiry, Unreadable> {
        let places = &self.report.enquiries;
        let purpose_code = entry.text(&places.purpose)?;
        Ok(BureauEnquiry {
            date: entry.day(&places.date)?.ok_or_else(|| entry.say("has no date"))?,
            lender: codes.lender(entry.text(&places.lender)?.as_deref()),
            purpose: codes.enquiry_purpose(purpose_code.as_deref()),
            purpose_code,
            amount: entry.amount(&places.amount)?,
            is_own: entry.at(&places.own).is_some_and(|own| own == &Value::Bool(true)),
        })
    }
}

/// A part of an answer, and where it stands: what cannot be read is named by its place, never by what stands there.
struct Entry<'a> {
    json: &'a Value,
    path: String,
    formats: &'a [String],
}

impl<'a> Entry<'a> {
    fn say(&self, what: &str) -> Unreadable {
        format!("{} {what}", self.path)
    }

    fn at(&self, place: &Place) -> Option<&'a Value> {
        self.json.pointer(place.as_deref()?).filter(|value| !value.is_null())
    }

    fn not_readable(&self, place: &Place, as_what: &str) -> Unreadable {
        format!("{}{} is not {as_what}", self.path, place.as_deref().unwrap_or_default())
    }

    /// A text or a number; an empty text says nothing.
    fn text(&self, place: &Place) -> Result<Option<String>, Unreadable> {
        match self.at(place) {
            None => Ok(None),
            Some(Value::String(text)) => Ok(Some(text.trim().to_owned()).filter(|text| !text.is_empty())),
            Some(Value::Number(number)) => Ok(Some(number.to_string())),
            Some(_) => Err(self.not_readable(place, "a text")),
        }
    }

    fn texts(&self, place: &Place) -> Result<Vec<String>, Unreadable> {
        match self.at(place) {
            None => Ok(Vec::new()),
            Some(Value::Array(items)) => {
                let text = |item: &Value| item.as_str().map(|text| text.trim().to_owned());
                let texts: Option<Vec<String>> = items.iter().map(text).collect();
                texts.ok_or_else(|| self.not_readable(place, "a list of texts"))
            }
            Some(_) => Err(self.not_readable(place, "a list of texts")),
        }
    }

    fn each<T>(
        &self,
        place: &Place,
        read: impl Fn(&Entry<'_>) -> Result<T, Unreadable>,
    ) -> Result<Vec<T>, Unreadable> {
        let items = match self.at(place) {
            None => return Ok(Vec::new()),
            Some(Value::Array(items)) => items,
            Some(_) => return Err(self.not_readable(place, "a list")),
        };
        let at = place.as_deref().unwrap_or_default();
        let entry = |(number, json)| Entry {
            json,
            path: format!("{}{at}/{number}", self.path),
            formats: self.formats,
        };
        items.iter().enumerate().map(entry).map(|entry| read(&entry)).collect()
    }

    fn day(&self, place: &Place) -> Result<Option<NaiveDate>, Unreadable> {
        let Some(text) = self.text(place)? else { return Ok(None) };
        let read = |format: &String| NaiveDate::parse_from_str(&text, format).ok();
        let day = self.formats.iter().find_map(read);
        day.map(Some).ok_or_else(|| self.not_readable(place, "a day in one of the known forms"))
    }

    /// `2025-04`, or any day of the month.
    fn month(&self, place: &Place) -> Result<Option<Month>, Unreadable> {
        let Some(text) = self.text(place)? else { return Ok(None) };
        if let Ok(first) = NaiveDate::parse_from_str(&format!("{text}-01"), "%Y-%m-%d") {
            return Ok(Some(Month::containing(first)));
        }
        Ok(self.day(place)?.map(Month::containing))
    }

    fn number<T: std::str::FromStr>(&self, place: &Place) -> Result<Option<T>, Unreadable> {
        let Some(text) = self.text(place)? else { return Ok(None) };
        text.parse().map(Some).map_err(|_| self.not_readable(place, "a number"))
    }

    fn amount(&self, place: &Place) -> Result<Option<Rupees>, Unreadable> {
        let Some(text) = self.text(place)? else { return Ok(None) };
        let plain = text.replace(',', "");
        serde_json::from_str(&plain).map(Some).map_err(|_| self.not_readable(place, "an amount"))
    }

    /// What the lender owes the borrower, a credit balance, is nothing that the borrower owes.
    fn balance(&self, place: &Place) -> Result<Option<Rupees>, Unreadable> {
        let Some(text) = self.text(place)? else { return Ok(None) };
        if let Some(credit) = text.strip_prefix('-')
            && credit.replace(',', "").parse::<f64>().is_ok()
        {
            return Ok(Some(Rupees::default()));
        }
        self.amount(place)
    }
}

/// Letters and digits but the last few become `X`.
fn mask_all_but(text: &str, shown: usize) -> String {
    let hidden = text.chars().filter(|character| character.is_alphanumeric()).count().saturating_sub(shown);
    let mut seen = 0;
    let mask = |character: char| {
        if !character.is_alphanumeric() {
            return character;
        }
        seen += 1;
        if seen <= hidden { 'X' } else { character }
    };
    text.chars().map(mask).collect()
}

/// The year, wherever it stands; nothing where there is none.
fn mask_birth_date(text: &str) -> Option<String> {
    let year =
        text.split(|character: char| !character.is_ascii_digit()).find_map(|digits| match digits.len() {
            4 => Some(digits),
            8 if digits.starts_with("19") || digits.starts_with("20") => digits.get(..4),
            8 => digits.get(4..),
            _ => None,
        })?;
    Some(format!("XX-XX-{year}"))
}

fn mask_email(text: &str) -> String {
    match text.split_once('@') {
        Some((name, host)) => {
            let first: String = name.chars().take(1).collect();
            format!("{first}***@{host}")
        }
        None => "***".to_owned(),
    }
}

#[cfg(test)]
mod tests;

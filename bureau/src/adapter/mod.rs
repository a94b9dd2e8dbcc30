//! How one bureau's JSON API is asked and read, as data: a TOML file says where things stand in its answers and which of
//! the engine's code tables apply. `data/adapters/sandbox.toml` explains every member.

mod read;

use std::borrow::Cow;
use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;

use lending_engine::bureau::Bureau;
use lending_engine::phrasing::filled;
use serde::Deserialize;
use serde_json::Value;

use crate::BureauError;
use crate::provider::{InquiryAnswer, ProviderAnswer, Question};

const SANDBOX: &str = include_str!("../../data/adapters/sandbox.toml");

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Adapter {
    bureau: Bureau,
    date_formats: Vec<String>,
    pub(crate) ask: Ask,
    pub(crate) inquire: Option<Inquire>,
    outcome: Outcome,
    report: ReportPlaces,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Ask {
    pub(crate) path: String,
    nothing_done_statuses: Vec<u16>,
    #[serde(default)]
    refused_statuses: Vec<u16>,
    #[serde(default)]
    pub(crate) headers: BTreeMap<String, String>,
    body: Value,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Inquire {
    path: String,
    never_arrived_statuses: Vec<u16>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Outcome {
    at: String,
    found: Vec<String>,
    no_hit: Vec<String>,
}

/// What a question can be made of.
const WORDS: [&str; 6] = ["reference", "name", "mobile", "mobile_digits", "purpose", "consented_at"];

/// A JSON pointer, or nothing where the bureau has no such field.
type Place = Option<String>;

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct ReportPlaces {
    #[serde(default)]
    reference: Place,
    #[serde(default)]
    pulled_on: Place,
    subject: SubjectPlaces,
    scores: ScorePlaces,
    accounts: AccountPlaces,
    enquiries: EnquiryPlaces,
}

macro_rules! places {
    ($($name:ident { $($member:ident),* $(,)? })*) => {$(
        #[derive(Debug, Default, Deserialize)]
        #[serde(deny_unknown_fields, default)]
        struct $name { $($member: Place,)* }
    )*};
}

places! {
    AddressPlaces { each, text, reported }
    ScorePlaces { each, value, name, version }
    EnquiryPlaces { each, date, lender, purpose, amount, own }
}

#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct SubjectPlaces {
    name: Place,
    name_variations: Place,
    birth_date: Place,
    pan: Place,
    phones: Place,
    emails: Place,
    addresses: AddressPlaces,
}

#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct AccountPlaces {
    each: Place,
    lender: Place,
    number: Place,
    #[serde(rename = "type")]
    kind: Place,
    ownership: Place,
    opened: Place,
    closed: Place,
    reported: Place,
    sanctioned: Place,
    high_credit: Place,
    credit_limit: Place,
    balance: Place,
    overdue: Place,
    emi: Place,
    tenure_months: Place,
    annual_rate_pct: Place,
    suit: Place,
    status: Place,
    facility_status: Place,
    status_date: Place,
    written_off: Place,
    settled_for: Place,
    history: HistoryPlaces,
}

#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct HistoryPlaces {
    cells: Place,
    cell_chars: usize,
    latest: Place,
    each: Place,
    year: Place,
    month: Place,
    cell: Place,
    days: Place,
    asset_class: Place,
}

impl Adapter {
    /// The one that speaks to the sandbox.
    pub(crate) fn sandbox() -> Result<Self, BureauError> {
        Self::parse(SANDBOX)
    }

    pub(crate) fn parse(text: &str) -> Result<Self, BureauError> {
        let not_toml = |error: toml::de::Error| BureauError::Adapter(error.message().to_owned());
        let table: toml::Table = text.parse().map_err(not_toml)?;
        let adapter: Self = toml::from_str(text).map_err(not_toml)?;
        let refuse = |why: &str| Err(BureauError::Adapter(why.to_owned()));
        // A pointer that leads nowhere would read as something that the bureau did not report.
        if let Some(crooked) = table.get("report").and_then(|places| crooked_pointer(places, "report")) {
            return refuse(&format!("{crooked} must begin with a slash"));
        }
        let report = &adapter.report;
        let history = &report.accounts.history;
        if history.cells.is_some() && history.cell_chars == 0 {
            return refuse("report.accounts.history.cell_chars must say how long a cell is");
        }
        for (name, place) in [
            ("report.scores.each", &report.scores.each),
            ("report.accounts.each", &report.accounts.each),
            ("report.enquiries.each", &report.enquiries.each),
            (
                "report.accounts.history.each or .cells",
                &history.each.clone().or_else(|| history.cells.clone()),
            ),
        ] {
            if place.is_none() {
                return refuse(&format!(
                    "{name} must say where it stands: without it everybody would look clean"
                ));
            }
        }
        if let Some(inquire) = &adapter.inquire
            && !inquire.path.contains("{reference}")
        {
            return refuse("inquire.path must hold {reference}");
        }
        let (stranger, has_reference) = (RefCell::new(None), Cell::new(false));
        filled_in(&adapter.ask.body, &|name: &str| {
            has_reference.set(has_reference.get() || name == "reference");
            if !WORDS.contains(&name) {
                stranger.replace(Some(name.to_owned()));
            }
            None
        });
        if let Some(stranger) = stranger.take() {
            return refuse(&format!("ask.body holds {{{stranger}}}, which stands for nothing"));
        }
        if !has_reference.get() {
            return refuse("ask.body must hold {reference}: by it the outcome is asked for");
        }
        Ok(adapter)
    }

    /// The body of a question.
    pub(crate) fn body(&self, question: &Question) -> Value {
        let word = |name: &str| {
            let mobile = question.mobile.expose();
            Some(match name {
                "reference" => Cow::Borrowed(question.reference.as_str()),
                "name" => question.name.as_str().into(),
                "mobile" => mobile.into(),
                "mobile_digits" => mobile.trim_start_matches("+91").into(),
                "purpose" => question.purpose.as_str().into(),
                "consented_at" => question.consented_at.to_rfc3339().into(),
                _ => return None,
            })
        };
        filled_in(&self.ask.body, &word)
    }

    /// The path to ask what became of a question; `None` where the bureau cannot be asked.
    pub(crate) fn inquiry_path(&self, reference: &str) -> Option<String> {
        self.inquire.as_ref().map(|inquire| inquire.path.replace("{reference}", reference))
    }

    /// What an answer to a question says.
    pub(crate) fn understand(
        &self,
        status: u16,
        answer: Vec<u8>,
        today: chrono::NaiveDate,
    ) -> ProviderAnswer {
        match status {
            200..=299 => self.read(answer, today),
            _ if self.ask.nothing_done_statuses.contains(&status) => {
                ProviderAnswer::NothingDone { why: format!("the bureau answered {status}") }
            }
            _ if self.ask.refused_statuses.contains(&status) => {
                ProviderAnswer::Refused { why: format!("the bureau answered {status}") }
            }
            _ => {
                ProviderAnswer::Unknown { why: format!("the bureau answered {status}"), answer: Some(answer) }
            }
        }
    }

    /// What an answer to an inquiry says.
    pub(crate) fn understand_inquiry(
        &self,
        status: u16,
        answer: Vec<u8>,
        today: chrono::NaiveDate,
    ) -> InquiryAnswer {
        let never =
            self.inquire.as_ref().is_some_and(|inquire| inquire.never_arrived_statuses.contains(&status));
        match status {
            200 => InquiryAnswer::Answer(self.read(answer, today)),
            _ if never => InquiryAnswer::NeverArrived,
            _ => InquiryAnswer::CannotTell { why: format!("the bureau answered {status}") },
        }
    }
}

/// The name of a member that is no JSON pointer.
fn crooked_pointer(places: &toml::Value, path: &str) -> Option<String> {
    match places {
        toml::Value::String(pointer) => (!pointer.starts_with('/')).then(|| path.to_owned()),
        toml::Value::Table(members) => {
            members.iter().find_map(|(name, member)| crooked_pointer(member, &format!("{path}.{name}")))
        }
        _ => None,
    }
}

/// Fills in every text, and touches nothing else: what a person is called cannot change the question.
fn filled_in<'v>(template: &Value, word: &impl Fn(&str) -> Option<Cow<'v, str>>) -> Value {
    match template {
        Value::String(text) => Value::String(filled(text, word)),
        Value::Array(items) => items.iter().map(|item| filled_in(item, word)).collect(),
        Value::Object(members) => {
            members.iter().map(|(name, member)| (name.clone(), filled_in(member, word))).collect()
        }
        other => other.clone(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_built_in_adapter_can_be_read() {
        Adapter::sandbox().unwrap();
    }

    #[test]
    fn an_adapter_that_could_not_work_is_refused_with_the_reason() {
        let refused =
            |from: &str, to: &str| Adapter::parse(&SANDBOX.replace(from, to)).unwrap_err().to_string();
        assert!(refused("cell_chars = 3", "").contains("cell_chars"));
        assert!(refused("path = \"/reports/{reference}\"", "path = \"/reports\"").contains("inquire.path"));
        assert!(refused("reference = \"{reference}\"", "").contains("ask.body"));
        assert!(refused("{purpose}", "{porpoise}").contains("{porpoise}"));
        assert!(
            refused("\"/report/accounts\"", "\"report/accounts\"")
                .contains("report.accounts.each must begin")
        );
        assert!(refused("each = \"/report/enquiries\"", "").contains("look clean"));
        assert!(refused("cells = \"/payment_history\"", "").contains("history"));
        assert!(refused("bureau = \"sandbox\"", "bureau = \"mine\"").contains("mine"));
        assert!(refused("[outcome]\nat", "[outcome]\nplace").contains("place"));
    }

    #[test]
    fn what_a_person_is_called_cannot_change_the_question() {
        let template = serde_json::json!({"a": ["{name}"], "b": {"c": "x {mobile}", "{name}": 1}});
        let word = |name: &str| Some(Cow::Borrowed(if name == "name" { "\"}, {mobile}" } else { "+91" }));
        let body = filled_in(&template, &word);
        assert_eq!(body, serde_json::json!({"a": ["\"}, {mobile}"], "b": {"c": "x +91", "{name}": 1}}));
    }
}

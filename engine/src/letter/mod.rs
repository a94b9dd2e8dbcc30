//! The letter to the applicant: what was decided, why, what would change it, whom to ask.
//!
//! [`letter`] says what a decision already holds as data, in the applicant's language. It tells no suspicion: a reason
//! without a sentence of its own in `engine/data/letter` is left out. How it looks on paper or on a screen is not known
//! here.

mod cost;
mod texts;

use chrono::NaiveDate;
use serde::Deserialize;

pub use self::cost::LoanCost;
use self::texts::say;
pub use self::texts::{applicant_sentence, applicant_template};
use crate::bureau::{Bureau, BureauAssessment};
use crate::decision::{Decision, PolicyResult, Reason, ReasonKind};
use crate::language::{Language, percent};
use crate::metrics::metric_name::MetricName;
use crate::money::{Paise, SignedRupees};
use crate::policy::{RuleSeverity, RuleValue};
use crate::product::Fee;
use crate::report::Affordability;

pub(crate) use self::texts::load_tables;

/// The weights of a reason, from the gravest to the least.
const DECLINES: u8 = 0;
const COSTS_POINTS: u8 = 5;
/// More would hide the weightiest.
const MOST_REASONS: usize = 4;

/// Who writes to whom about what.
#[derive(Debug, Clone, Copy)]
pub struct LetterHead<'a> {
    pub lender: &'a str,
    pub reference: &'a str,
    pub applicant: Option<&'a str>,
    pub day: NaiveDate,
    /// Whom applicants may ask, in the lender's own words.
    pub contact: Option<&'a str>,
    pub fees: &'a [Fee],
}

/// What of a report a letter tells from. A report has more, which is not read.
#[derive(Debug, Clone, Deserialize)]
pub struct DecidedCase {
    decision: Decision,
    policy: PolicyResult,
    affordability: Affordability,
    bureau: BureauAssessment,
}

/// What was decided in the end.
#[derive(Debug, Clone, Copy)]
pub enum FinalDecision<'a> {
    Approved(ApprovedTerms<'a>),
    Declined {
        /// A person decided: what the policy would have approved is no promise any more.
        by_person: bool,
    },
}

/// What a person who approved has set. What is not set is as it was offered.
#[derive(Debug, Clone, Copy, Default)]
pub struct ApprovedTerms<'a> {
    pub amount: Option<Paise>,
    pub tenure_months: Option<u16>,
    pub conditions: &'a [String],
}

/// A letter, ready to be set.
#[derive(Debug, Clone, PartialEq)]
pub struct Letter {
    pub language: Language,
    pub lender: String,
    pub day: String,
    pub reference: String,
    pub title: String,
    pub greeting: String,
    pub sections: Vec<LetterSection>,
    pub closing: String,
}

#[derive(Debug, Clone, Default, PartialEq)]
pub struct LetterSection {
    pub heading: Option<String>,
    pub lines: Vec<LetterLine>,
}

#[derive(Debug, Clone, PartialEq)]
pub enum LetterLine {
    Paragraph(String),
    /// One of several.
    Item(String),
    /// What it is, and how much.
    Figure(String, String),
}

/// The letter about a decision that is final.
pub fn letter(
    head: &LetterHead<'_>,
    case: &DecidedCase,
    decided: FinalDecision<'_>,
    language: Language,
) -> Letter {
    let writer = Writer { head, case, language };
    let mut sections = match decided {
        FinalDecision::Approved(terms) => writer.approved(terms),
        FinalDecision::Declined { by_person } => writer.declined(by_person),
    };
    sections.extend(writer.bureau());
    sections.push(writer.questions());
    let title = match decided {
        FinalDecision::Approved(_) => "title_approve",
        FinalDecision::Declined { .. } => "title_decline",
    };
    Letter {
        language,
        lender: head.lender.to_owned(),
        day: language.day(head.day),
        reference: writer.say("reference", &[("ref", head.reference)]),
        title: writer.say(title, &[]),
        greeting: match head.applicant {
            Some(name) => writer.say("greeting", &[("name", name)]),
            None => writer.say("greeting_unnamed", &[]),
        },
        sections,
        closing: writer.say("closing", &[]),
    }
}

struct Writer<'a> {
    head: &'a LetterHead<'a>,
    case: &'a DecidedCase,
    language: Language,
}

impl Writer<'_> {
    fn say(&self, name: &str, names: &[(&str, &str)]) -> String {
        say(self.language, name, names)
    }

    fn paragraph(&self, name: &str, names: &[(&str, &str)]) -> LetterLine {
        LetterLine::Paragraph(self.say(name, names))
    }

    fn section(&self, heading: &str, lines: Vec<LetterLine>) -> LetterSection {
        LetterSection { heading: Some(self.say(heading, &[])), lines }
    }

    fn approved(&self, terms: ApprovedTerms<'_>) -> Vec<LetterSection> {
        let (offer, asked) = (self.case.decision.offer.as_ref(), &self.case.affordability);
        let requested = asked.requested_amount.map(SignedRupees::paise);
        // What was asked for and neither offered nor named by a person was not approved.
        let amount = terms.amount.or_else(|| offer.map(|offer| offer.amount.paise()));
        let tenure = terms
            .tenure_months
            .or_else(|| offer.map(|offer| offer.tenure_months))
            .unwrap_or(asked.tenure_months);
        let mut opening = vec![self.paragraph("approve", &[])];
        if let (Some(amount), Some(requested)) = (amount, requested)
            && amount < requested
        {
            let (asked, amount) = (requested.to_string(), amount.to_string());
            opening.push(self.paragraph("approve_smaller", &[("asked", &asked), ("amount", &amount)]));
        }
        let mut sections = vec![LetterSection { heading: None, lines: opening }];
        let rate = asked.annual_rate_pct;
        let cost =
            amount.and_then(|amount| Some((amount, LoanCost::new(amount, rate, tenure, self.head.fees)?)));
        sections.push(match cost {
            Some((amount, cost)) => self.section("terms", self.terms(amount, tenure, rate, &cost)),
            None => self.section("terms", vec![self.paragraph("terms_follow", &[])]),
        });
        if !terms.conditions.is_empty() {
            let conditions = terms.conditions.iter().map(|text| LetterLine::Item(text.clone()));
            sections.push(self.section("conditions", conditions.collect()));
        }
        sections
    }

    fn terms(&self, amount: Paise, tenure: u16, rate: f64, cost: &LoanCost) -> Vec<LetterLine> {
        let figure = |name: &str, value: String| LetterLine::Figure(self.say(name, &[]), value);
        let mut lines = vec![
            figure("amount", amount.to_string()),
            figure("tenure", self.language.months(tenure)),
            figure("emi", cost.emi.to_string()),
            figure("rate", percent(rate)),
            figure("interest", cost.interest.to_string()),
        ];
        let taken: Paise = cost.fees.iter().map(|(_, fee)| *fee).sum();
        if !cost.fees.is_empty() {
            lines.extend(
                cost.fees.iter().map(|(name, fee)| LetterLine::Figure(name.clone(), fee.to_string())),
            );
            if cost.fees.len() > 1 {
                lines.push(figure("fees", taken.to_string()));
            }
            lines.push(figure("net", cost.net.to_string()));
        }
        // Fees are taken from what is paid out: the instalments repay them as well.
        lines.push(figure("total", cost.total.to_string()));
        if !cost.fees.is_empty() {
            lines.push(figure("cost", cost.interest.saturating_add(taken).to_string()));
        }
        if let Some(apr) = cost.apr_pct {
            lines.push(figure("apr", percent(apr)));
            lines.push(self.paragraph("apr_note", &[]));
        }
        lines.push(self.paragraph("not_key_facts", &[]));
        lines
    }

    fn declined(&self, by_person: bool) -> Vec<LetterSection> {
        let reasons = self.principal_reasons();
        let told: Vec<LetterLine> = if reasons.is_empty() {
            vec![self.paragraph(if by_person { "no_reasons" } else { "no_reasons_policy" }, &[])]
        } else {
            reasons.iter().cloned().map(LetterLine::Item).collect()
        };
        vec![
            LetterSection { heading: None, lines: vec![self.paragraph("decline", &[])] },
            self.section("reasons", told),
            self.section("change", self.change(by_person, !reasons.is_empty())),
        ]
    }

    /// The weightiest that may be told, each once.
    fn principal_reasons(&self) -> Vec<String> {
        let mut reasons: Vec<&Reason> = self.case.decision.reasons.iter().collect();
        reasons.sort_by_key(|reason| self.weight(reason));
        // What only cost points is no reason of a decline that a rule has made.
        if reasons.first().is_some_and(|first| self.weight(first) == DECLINES) {
            reasons.retain(|reason| self.weight(reason) < COSTS_POINTS);
        }
        // Where pay has stopped, that no income counts says the same again.
        let has_stopped = reasons.iter().any(|reason| {
            reason.metric.as_deref() == Some(MetricName::IncomeStopped.as_str())
                && reason.value == Some(RuleValue::Boolean(true))
        });
        let is_said = |reason: &Reason| {
            has_stopped && reason.metric.as_deref() == Some(MetricName::IncomeMonths.as_str())
        };
        let mut codes: Vec<&str> = Vec::new();
        let mut told: Vec<String> = Vec::new();
        for reason in reasons.into_iter().filter(|reason| !is_said(reason)) {
            let Some(sentence) = applicant_sentence(reason, self.language) else { continue };
            // Several rules on one figure are one reason.
            if !codes.contains(&reason.code.as_str()) && told.len() < MOST_REASONS {
                codes.push(&reason.code);
                told.push(sentence);
            }
        }
        told
    }

    /// What declines comes before what refers, and both before what only cost points.
    fn weight(&self, reason: &Reason) -> u8 {
        let severity = || {
            let rules = &self.case.policy.rules;
            rules.iter().find(|rule| Some(&rule.id) == reason.rule_id.as_ref()).map(|rule| rule.severity)
        };
        match reason.kind {
            Some(ReasonKind::Rule) if severity() == Some(RuleSeverity::Knockout) => DECLINES,
            Some(ReasonKind::Trigger | ReasonKind::MissingPeriod) => 1,
            Some(ReasonKind::Offer) => 2,
            Some(ReasonKind::Rule) => 3,
            Some(ReasonKind::Cap) => 4,
            Some(ReasonKind::Points) | None => COSTS_POINTS,
        }
    }

    fn change(&self, by_person: bool, has_reasons: bool) -> Vec<LetterLine> {
        let case = self.case;
        let mut lines = Vec::new();
        if let Some(change) = case.decision.what_would_change.as_ref().filter(|_| !by_person) {
            let over = |name: &str, amount: Paise, tenure: u16| {
                let (amount, tenure) = (amount.to_string(), self.language.months(tenure));
                self.paragraph(name, &[("amount", &amount), ("tenure", &tenure)])
            };
            let tenure = case.affordability.tenure_months;
            lines.extend(change.largest_amount.map(|amount| over("change_amount", amount.paise(), tenure)));
            let longer = case.affordability.requested_amount.zip(change.shortest_tenure_months);
            lines.extend(longer.map(|(amount, tenure)| over("change_tenure", amount.paise(), tenure)));
        }
        if lines.is_empty() {
            lines.push(self.paragraph(if has_reasons { "change_later" } else { "change_anew" }, &[]));
        }
        lines
    }

    /// Where a bureau's report was part of the decision.
    fn bureau(&self) -> Option<LetterSection> {
        let name = self.case.bureau.bureau.map(Bureau::display_name)?;
        Some(self.section("bureau", vec![self.paragraph("bureau_used", &[("bureau", name)])]))
    }

    fn questions(&self) -> LetterSection {
        let reference = ("ref", self.head.reference);
        let line = match self.head.contact {
            Some(contact) => self.paragraph("ask_contact", &[("contact", contact), reference]),
            None => self.paragraph("ask_lender", &[("lender", self.head.lender), reference]),
        };
        self.section("questions", vec![line])
    }
}

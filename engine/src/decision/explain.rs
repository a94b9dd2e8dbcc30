//! The decision in words: what speaks against the applicant, what is offered, what would help.

use super::change::{Change, Obstacle};
use super::offer::LargestLoan;
use super::reason_texts::{self, Group, say};
use super::rules::{answer, shown};
use super::score::{HeldCap, Part, Scored};
use super::section::{
    Decision, Offer, OfferConstraint, Outcome, PolicyResult, Reason, ReasonSection, RuleOutcome, RuleResult,
    WhatWouldChange,
};
use super::{DecisionInput, rules};
use crate::metrics::measures::{Measures, Value};
use crate::metrics::statistics::two_decimals;
use crate::money::{Paise, Rupees};
use crate::policy::{OnMissing, Rule, RuleSeverity, RuleValue};
use crate::transaction_id::TransactionId;

const BELOW_MIN_CODE: &str = "OFFER_BELOW_MIN";

/// A case that was decided, about to be told.
pub(super) struct Explainer<'a> {
    pub(super) input: &'a DecisionInput<'a>,
    /// Of the loan that the rules were asked about.
    pub(super) measures: &'a Measures,
    pub(super) answers: &'a [RuleOutcome],
    pub(super) scored: &'a Scored,
    /// Where no loan of the product is possible.
    pub(super) below_min: Option<&'a LargestLoan>,
}

impl Explainer<'_> {
    pub(super) fn rule_results(&self) -> Vec<RuleResult> {
        let rules = self.input.terms.policy.rules.iter().zip(self.answers);
        rules
            .map(|(rule, answer)| {
                let measured = self.measures.named(&rule.metric);
                let rows = measured.map(|measured| measured.rows.to_vec()).unwrap_or_default();
                let actual = measured.map(|measured| shown(measured.value));
                result(rule, *answer, actual, self.rule_sentence(rule, *answer), rows)
            })
            .collect()
    }

    /// With value and limit; a rule that failed also with its transactions.
    fn rule_sentence(&self, rule: &Rule, answer: RuleOutcome) -> String {
        let measured = self.measures.named(&rule.metric);
        match (answer, measured) {
            (RuleOutcome::NotApplicable, _) => say(Group::Rule, "not_applicable", &[]),
            (RuleOutcome::Pass | RuleOutcome::Fail, Some(measured)) => {
                let is_met = answer == RuleOutcome::Pass;
                let statement = reason_texts::statement(&rule.metric, measured.value);
                let text = format!("{statement}, {}", reason_texts::limit(rule, is_met));
                let cites = if is_met { String::new() } else { self.cites(&measured.rows) };
                reason_texts::closed(&text, &cites)
            }
            _ => {
                let unknown = rule.when.iter().find(|condition| {
                    rules::holds(&condition.metric, condition.op, &condition.value, self.measures).is_none()
                });
                match unknown {
                    Some(condition) => say(
                        Group::Rule,
                        "condition_missing",
                        &[("label", &reason_texts::label(&condition.metric))],
                    ),
                    None => say(Group::Rule, "missing", &[("label", &reason_texts::label(&rule.metric))]),
                }
            }
        }
    }

    fn cites(&self, rows: &[TransactionId]) -> String {
        reason_texts::cited(rows, self.input.cite)
    }

    /// Triggers, then rules, then what cost the most points. A metric that a failed rule already speaks of is not told
    /// twice.
    pub(super) fn reasons(&self) -> Vec<Reason> {
        let mut reasons = trigger_reasons(self.input);
        reasons.extend(self.below_min.map(|largest_loan| self.below_min_reason(largest_loan)));
        let rules = self.input.terms.policy.rules.iter().zip(self.answers);
        for (rule, _) in rules.filter(|(_, answer)| **answer == RuleOutcome::Fail) {
            reasons.push(self.rule_reason(rule));
        }
        if self.scored.total.is_some() {
            reasons.extend(self.scored.caps.iter().map(|held| self.cap_reason(held)));
        }
        // Points are lost from a score: where there is none, nothing was.
        let costliest = if self.scored.total.is_some() { self.scored.costliest() } else { Vec::new() };
        for part in costliest {
            let is_told = |reason: &Reason| reason.code == reason_texts::code(part.component.metric.as_str());
            match reasons.iter_mut().find(|reason| is_told(reason)) {
                Some(told) => told.points_lost = Some(two_decimals(part.lost())),
                None => reasons.push(self.score_reason(part)),
            }
        }
        reasons
    }

    fn rule_reason(&self, rule: &Rule) -> Reason {
        let measured = self.measures.named(&rule.metric);
        Reason {
            code: reason_texts::code(&rule.metric),
            section: reason_texts::section(&rule.metric),
            rule_id: Some(rule.id.clone()),
            value: measured.map(|measured| shown(measured.value)),
            threshold: Some(rule.value.clone()),
            points_lost: None,
            rows: measured.map(|measured| measured.rows.to_vec()).unwrap_or_default(),
            text: self.rule_sentence(rule, answer(rule, self.measures)),
        }
    }

    fn cap_reason(&self, held: &HeldCap) -> Reason {
        let metric = held.cap.metric.as_str();
        let statement = reason_texts::statement(metric, held.value);
        let most = held.cap.most.to_string();
        let text = say(Group::Score, "capped", &[("text", &statement), ("most", &most)]);
        Reason {
            code: reason_texts::code(metric),
            section: reason_texts::section(metric),
            rule_id: None,
            value: Some(shown(held.value)),
            threshold: None,
            points_lost: None,
            text: reason_texts::closed(&text, &self.cites(&held.rows)),
            rows: held.rows.to_vec(),
        }
    }

    fn score_reason(&self, part: &Part) -> Reason {
        let metric = part.component.metric.as_str();
        let wanted = reason_texts::formatted(metric, part.wanted);
        let text = match part.value {
            None => say(Group::Score, "no_history", &[("value", &wanted)]),
            Some(value) => {
                let name = match value {
                    Value::Flag(_) => "flag",
                    _ if part.component.is_lower_better() => "lower_is_better",
                    _ => "higher_is_better",
                };
                let statement = reason_texts::statement(metric, value);
                say(Group::Score, name, &[("text", &statement), ("value", &wanted)])
            }
        };
        Reason {
            code: reason_texts::code(metric),
            section: reason_texts::section(metric),
            rule_id: None,
            value: part.value.map(shown),
            threshold: Some(shown(part.wanted)),
            points_lost: Some(two_decimals(part.lost())),
            text: reason_texts::closed(&text, &self.cites(&part.rows)),
            rows: part.rows.to_vec(),
        }
    }

    fn below_min_reason(&self, largest_loan: &LargestLoan) -> Reason {
        let least = self.input.terms.amount.min.paise();
        let constraint = named(largest_loan.binding);
        let text = if largest_loan.amount == Paise::ZERO {
            say(Group::Offer, "none_possible", &[("constraint", &constraint)])
        } else {
            let (amount, min) = (largest_loan.amount.to_string(), least.to_string());
            say(Group::Offer, "below_min", &[("amount", &amount), ("min", &min), ("constraint", &constraint)])
        };
        Reason {
            code: BELOW_MIN_CODE.to_owned(),
            section: ReasonSection::Loan,
            rule_id: None,
            value: Some(shown(Value::Amount(largest_loan.amount))),
            threshold: Some(shown(Value::Amount(least))),
            points_lost: None,
            rows: Vec::new(),
            text,
        }
    }

    pub(super) fn change(
        &self,
        change: &Change<'_>,
        policy_outcome: Outcome,
        decision: &Decision,
    ) -> WhatWouldChange {
        let asked = self.input.ask.amount;
        let is_as_asked = decision.offer.as_ref().is_some_and(|offer| !offer.is_counter_offer);
        let text = if !change.obstacles.is_empty() {
            let blocks = listed(change.obstacles.iter().map(|obstacle| self.obstacle(obstacle)));
            say(Group::Change, "blocked", &[("blocks", &blocks)])
        } else if policy_outcome == Outcome::Approve && is_as_asked {
            say(Group::Change, "person", &[])
        } else {
            let over = |amount: Paise, tenure: u16, name: &str| {
                let (amount, tenure) = (amount.to_string(), reason_texts::months(tenure));
                say(Group::Change, name, &[("amount", &amount), ("tenure", &tenure)])
            };
            let smaller = change.amount.map(|amount| over(amount, self.input.ask.tenure_months, "amount"));
            let longer =
                asked.zip(change.tenure_months).map(|(amount, tenure)| over(amount, tenure, "tenure"));
            [smaller, longer].into_iter().flatten().collect::<Vec<_>>().join(" ")
        };
        let blocked_by = change.obstacles.iter().filter_map(|obstacle| match obstacle {
            Obstacle::Rule(rule) => Some(rule.id.clone()),
            Obstacle::Limit(_) | Obstacle::Score(_) => None,
        });
        WhatWouldChange {
            largest_amount: change.amount.and_then(|amount| Rupees::try_from(amount).ok()),
            shortest_tenure_months: change.tenure_months,
            blocked_by: blocked_by.collect(),
            text,
        }
    }

    fn obstacle(&self, obstacle: &Obstacle<'_>) -> String {
        match obstacle {
            Obstacle::Rule(rule) => {
                say(Group::Change, "rule_block", &[("label", &reason_texts::label(&rule.metric))])
            }
            Obstacle::Limit(constraint) => {
                say(Group::Change, "offer_block", &[("constraint", &named(*constraint))])
            }
            Obstacle::Score(total) => {
                let total = total.map_or_else(String::new, |total| total.to_string());
                let approve = self.input.terms.thresholds.approve.to_string();
                say(Group::Change, "score_block", &[("total", &total), ("approve", &approve)])
            }
        }
    }

    /// The outcome, why, the offer, what would change it.
    pub(super) fn explanations(&self, decision: &Decision) -> Vec<String> {
        let mut sentences = opening(decision, &self.unknown());
        sentences.extend(self.score_sentences());
        sentences.extend(decision.questions.iter().map(|question| question.text.clone()));
        sentences.extend(decision.reasons.iter().map(|reason| reason.text.clone()));
        sentences.extend(decision.offer.iter().flat_map(|offer| offer_sentences(offer, decision.outcome)));
        sentences.extend(decision.what_would_change.iter().map(|change| change.text.clone()));
        sentences.retain(|sentence| !sentence.is_empty());
        sentences
    }

    /// What rules asked for and nobody knows.
    fn unknown(&self) -> String {
        let rules = self.input.terms.policy.rules.iter().zip(self.answers);
        let unknown = rules.filter(|(rule, answer)| {
            **answer == RuleOutcome::NotEvaluated && rule.on_missing == OnMissing::Review
        });
        listed(unknown.map(|(rule, _)| reason_texts::label(&rule.metric)))
    }

    fn score_sentences(&self) -> Vec<String> {
        let Some(total) = self.scored.total else { return Vec::new() };
        let thresholds = self.input.terms.thresholds;
        let grade = self.scored.grade();
        let fill = [
            ("total", &*total.to_string()),
            ("grade", grade.as_deref().unwrap_or_default()),
            ("approve", &*thresholds.approve.to_string()),
            ("review", &*thresholds.review.to_string()),
        ];
        let name = if grade.is_some() { "score" } else { "score_without_grade" };
        let mut sentences = vec![say(Group::Outcome, name, &fill)];
        if self.scored.is_rescaled() {
            sentences.push(say(Group::Outcome, "score_rescaled", &[]));
        }
        sentences
    }
}

/// Each once, in their order.
fn listed(texts: impl Iterator<Item = String>) -> String {
    let mut list: Vec<String> = Vec::new();
    for text in texts {
        if !list.contains(&text) {
            list.push(text);
        }
    }
    list.join("; ")
}

/// The outcome, and why a person has to decide. `unknown` names what the policy needed and nobody knows.
fn opening(decision: &Decision, unknown: &str) -> Vec<String> {
    let offer = decision.offer.as_ref();
    let name = match decision.outcome {
        Outcome::Approve if offer.is_some_and(|offer| offer.is_counter_offer) => "approve_counter",
        Outcome::Approve if offer.is_some_and(|offer| offer.is_indicative) => "approve_indicative",
        outcome => outcome.name(),
    };
    let mut sentences = vec![say(Group::Outcome, name, &[])];
    sentences.extend(
        decision
            .review_reasons
            .iter()
            .map(|reason| say(Group::Review, reason.name(), &[("labels", unknown)])),
    );
    if let Some(policy) = decision.policy_outcome.filter(|policy| *policy != decision.outcome) {
        sentences.push(say(Group::Outcome, "policy_alone", &[("outcome", policy.name())]));
    }
    sentences
}

fn offer_sentences(offer: &Offer, outcome: Outcome) -> Vec<String> {
    let made = say(
        Group::Offer,
        if outcome == Outcome::Approve { "made" } else { "possible" },
        &[
            ("amount", &offer.amount.to_string()),
            ("tenure", &reason_texts::months(offer.tenure_months)),
            ("emi", &offer.emi.to_string()),
            ("rate", &reason_texts::rate(offer.annual_rate_pct)),
        ],
    );
    if offer.binding_constraint == OfferConstraint::RequestedAmount {
        return vec![made];
    }
    vec![made, say(Group::Offer, "binding", &[("constraint", &named(offer.binding_constraint))])]
}

fn named(constraint: OfferConstraint) -> String {
    say(Group::Constraint, constraint.name(), &[])
}

/// What forces a review, in a fixed order.
pub(super) fn trigger_reasons(input: &DecisionInput<'_>) -> Vec<Reason> {
    let mut triggers: Vec<_> = input.triggers.iter().collect();
    triggers.sort_by_key(|trigger| trigger.kind);
    triggers
        .into_iter()
        .map(|trigger| {
            let (code, section) = reason_texts::trigger(trigger.kind);
            Reason {
                code,
                section,
                rule_id: None,
                value: None,
                threshold: None,
                points_lost: None,
                rows: trigger.rows.clone(),
                text: reason_texts::closed(
                    trigger.text.trim_end_matches('.'),
                    &reason_texts::cited(&trigger.rows, input.cite),
                ),
            }
        })
        .collect()
}

/// Of a case that the policy was not asked about.
pub(super) fn undecided(decision: &Decision) -> Vec<String> {
    let mut sentences = opening(decision, "");
    sentences.extend(decision.reasons.iter().map(|reason| reason.text.clone()));
    sentences
}

pub(super) fn unevaluated(input: &DecisionInput<'_>, is_unreadable: bool) -> PolicyResult {
    let text = say(Group::Rule, if is_unreadable { "unread" } else { "other_currency" }, &[]);
    let rules = input.terms.policy.rules.iter();
    let rules =
        rules.map(|rule| result(rule, RuleOutcome::NotEvaluated, None, text.clone(), Vec::new())).collect();
    PolicyResult { rules }
}

fn result(
    rule: &Rule,
    outcome: RuleOutcome,
    actual: Option<RuleValue>,
    text: String,
    rows: Vec<TransactionId>,
) -> RuleResult {
    let severity: RuleSeverity = rule.severity;
    RuleResult {
        id: rule.id.clone(),
        metric: rule.metric.clone(),
        op: rule.op,
        value: rule.value.clone(),
        severity,
        outcome,
        actual,
        text,
        rows,
    }
}

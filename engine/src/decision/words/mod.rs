//! The decision in words: the last step, which tells what was concluded and concludes nothing.

mod reason;
mod sentences;

use super::catalogue;
use super::change::{Change, Obstacle};
use super::rules::{AnsweredRule, shown};
use super::score::Scored;
use super::section::{
    Decision, Offer, OfferConstraint, Outcome, PolicyResult, Reason, ReasonKind, ReviewReason, RuleOutcome,
    RuleResult, WhatWouldChange,
};
use super::{Conclusion, DecisionInput, Unasked, Verdict};
use crate::bureau::BureauStatus;
use crate::language::percent;
use crate::money::{Paise, Rupees};
use crate::policy::RuleSeverity;

pub(super) use self::sentences::load_tables;
use self::sentences::{Group, STAFF, label, say};

/// Tells everything that was concluded.
pub(super) fn verdict(input: &DecisionInput<'_>, concluded: Conclusion<'_>) -> Verdict {
    let Conclusion { mut decision, rules, scored, is_spared, scored_amount, change, unasked } = concluded;
    for told in &mut decision.reasons {
        told.text = reason::reason(told, input);
    }
    decision.what_would_change = change.map(|change| what_would_change(input, &change, &decision));
    let policy = PolicyResult {
        rules: rules
            .iter()
            .map(|answered| rule_result(answered, &decision.reasons, unasked, input.full_months))
            .collect(),
    };
    let explanations = explanations(input, &decision, &rules, scored.as_ref(), is_spared);
    let mut score = scored.and_then(|scored| scored.section(scored_amount));
    if let Some(score) = score.as_mut().filter(|_| input.is_suspected() || is_knocked_out(&rules)) {
        score.grade = None;
    }
    Verdict { decision, policy, score, explanations }
}

/// A rule of the policy declines, whatever the score: a grade beside that would only mislead.
fn is_knocked_out(rules: &[AnsweredRule<'_>]) -> bool {
    rules.iter().any(|answered| {
        answered.rule.severity == RuleSeverity::Knockout && answered.outcome == RuleOutcome::Fail
    })
}

fn rule_result(
    answered: &AnsweredRule<'_>,
    reasons: &[Reason],
    unasked: Option<Unasked>,
    full_months: usize,
) -> RuleResult {
    let rule = answered.rule;
    let because = reasons.iter().find(|reason| reason.rule_id.as_ref() == Some(&rule.id));
    let text = match unasked {
        Some(Unasked::Unreadable) => say(Group::Rule, "unread", &[]),
        Some(Unasked::OtherCurrency) => say(Group::Rule, "other_currency", &[]),
        None => reason::rule(answered, because, full_months),
    };
    RuleResult {
        id: rule.id.clone(),
        metric: rule.metric.clone(),
        op: rule.op,
        value: rule.value.clone(),
        severity: rule.severity,
        outcome: answered.outcome,
        actual: answered.measured.as_ref().map(|measured| shown(measured.value)),
        text,
        rows: answered.rows(),
    }
}

/// The outcome, why, the offer, what would change it. Nothing is told twice: a general sentence gives way to the fact
/// that it is about. An applicant may hear all of it: suspicions are told in the reasons alone, and here only that a person
/// has to look.
fn explanations(
    input: &DecisionInput<'_>,
    decision: &Decision,
    rules: &[AnsweredRule<'_>],
    scored: Option<&Scored>,
    is_spared: bool,
) -> Vec<String> {
    let is_first =
        |reason: &&Reason| matches!(reason.kind, Some(ReasonKind::Trigger | ReasonKind::MissingPeriod));
    let is_heard = |reason: &&Reason| !catalogue::is_suspicion(&reason.code);
    let is_told = |reason: &&Reason| {
        !is_first(reason) && (decision.outcome != Outcome::Approve || reason.kind != Some(ReasonKind::Points))
    };
    let mut sentences = vec![outcome(decision)];
    if decision.reasons.iter().filter(is_first).any(|reason| !is_heard(&reason)) {
        sentences.push(say(Group::Outcome, "withheld", &[]));
    }
    let first = decision.reasons.iter().filter(is_first).filter(is_heard);
    sentences.extend(first.map(|reason| reason.text.clone()));
    let general =
        decision.review_reasons.iter().filter(|why| !is_told_by_a_fact(**why, decision, rules, scored));
    let general =
        general.filter(|why| !matches!(why, ReviewReason::DocumentIntegrity | ReviewReason::MulePattern));
    sentences.extend(general.map(|why| say(Group::Review, why.name(), &[("labels", &unknown(rules))])));
    let is_doubted = decision.review_reasons.contains(&ReviewReason::DeclineInDoubt);
    if let Some(policy) = decision.policy_outcome.filter(|policy| *policy != decision.outcome && !is_doubted)
    {
        sentences.push(say(Group::Outcome, "policy_alone", &[("outcome", policy.name())]));
    }
    sentences.extend(scored.and_then(|scored| score(input, scored, is_knocked_out(rules))));
    sentences.extend(is_spared.then(|| say(Group::Outcome, "score_spared", &[])));
    // What an answer is worth is for those who ask.
    let asked = decision.questions.iter().filter_map(|question| question.text.split_inclusive('?').next());
    sentences.extend(asked.map(str::to_owned));
    let told = decision.reasons.iter().filter(is_told).filter(is_heard);
    sentences.extend(told.map(|reason| reason.text.clone()));
    sentences.extend(decision.offer.iter().flat_map(|given| offer(input, given, decision.outcome)));
    sentences.extend(unchecked(input));
    // What a person has to look at is not cured by another loan.
    let is_forced = decision.reasons.iter().any(|reason| reason.kind == Some(ReasonKind::Trigger));
    let names_suspicion = |change: &&WhatWouldChange| {
        let of = |id: &String| rules.iter().find(|answered| answered.rule.id == *id);
        let metrics = change.blocked_by.iter().filter_map(of).map(|answered| &answered.rule.metric);
        metrics.map(|metric| catalogue::code(metric)).any(|code| catalogue::is_suspicion(&code))
    };
    let change = decision.what_would_change.as_ref().filter(|change| !is_forced && !names_suspicion(change));
    sentences.extend(change.map(|change| change.text.clone()));
    sentences.retain(|sentence| !sentence.is_empty());
    sentences
}

/// Whether a reason, or the score, says the same and more.
fn is_told_by_a_fact(
    why: ReviewReason,
    decision: &Decision,
    rules: &[AnsweredRule<'_>],
    scored: Option<&Scored>,
) -> bool {
    let has = |kind: ReasonKind| decision.reasons.iter().any(|reason| reason.kind == Some(kind));
    match why {
        ReviewReason::DerogatoryBureau
        | ReviewReason::DocumentIntegrity
        | ReviewReason::MulePattern
        | ReviewReason::NameMismatch => has(ReasonKind::Trigger),
        ReviewReason::MissingPeriod => has(ReasonKind::MissingPeriod),
        ReviewReason::OfferBelowMinimum => has(ReasonKind::Offer),
        ReviewReason::ScoreGreyZone => scored.is_some_and(|scored| scored.total.is_some()),
        ReviewReason::PolicyRefer => rules.iter().any(|answered| {
            answered.rule.severity != RuleSeverity::Cap && answered.outcome == RuleOutcome::Fail
        }),
        ReviewReason::RuleNotEvaluated => decision
            .reasons
            .iter()
            .any(|reason| reason.kind == Some(ReasonKind::Rule) && reason.value.is_none()),
        ReviewReason::InsufficientData | ReviewReason::BureauUnavailable | ReviewReason::DeclineInDoubt => {
            false
        }
    }
}

fn outcome(decision: &Decision) -> String {
    let offer = decision.offer.as_ref();
    let name = match decision.outcome {
        Outcome::Approve if offer.is_some_and(|offer| offer.is_counter_offer) => "approve_counter",
        Outcome::Approve if offer.is_some_and(|offer| offer.is_indicative) => "approve_indicative",
        outcome => outcome.name(),
    };
    say(Group::Outcome, name, &[])
}

/// What rules asked for and nobody knows.
fn unknown(rules: &[AnsweredRule<'_>]) -> String {
    let unanswered = rules.iter().filter(|answered| answered.is_unanswered());
    listed(unanswered.map(|answered| label(&answered.rule.metric)))
}

/// `None` where there is no score.
fn score(input: &DecisionInput<'_>, scored: &Scored, is_knocked_out: bool) -> Option<String> {
    let total = scored.total?.to_string();
    let thresholds = input.terms.thresholds;
    let (approve, review) = (thresholds.approve.to_string(), thresholds.review.to_string());
    let grade = scored.grade();
    let name = match &grade {
        _ if input.is_suspected() => "score_uncleared",
        Some(_) if is_knocked_out => "score_knocked_out",
        Some(_) => "score",
        None => "score_without_grade",
    };
    let grade = grade.unwrap_or_default();
    let names = [("total", &*total), ("grade", &*grade), ("approve", &*approve), ("review", &*review)];
    Some(say(Group::Outcome, name, &names))
}

/// What was not looked at; `None` where everything was.
fn unchecked(input: &DecisionInput<'_>) -> Option<String> {
    let bureau = (input.bureau == BureauStatus::NotRequested).then_some("unchecked_bureau");
    let name = (!input.is_name_given).then_some("unchecked_name");
    let what: Vec<String> =
        bureau.into_iter().chain(name).map(|name| say(Group::Outcome, name, &[])).collect();
    (!what.is_empty()).then(|| say(Group::Outcome, "unchecked", &[("what", &what.join("; "))]))
}

fn offer(input: &DecisionInput<'_>, offer: &Offer, outcome: Outcome) -> Vec<String> {
    let name = match outcome {
        Outcome::Approve => "made",
        _ if input.is_suspected() => "uncleared",
        _ => "possible",
    };
    let made = say(
        Group::Offer,
        name,
        &[
            ("amount", &offer.amount.to_string()),
            ("tenure", &STAFF.months(offer.tenure_months)),
            ("emi", &offer.emi.to_string()),
            ("rate", &percent(offer.annual_rate_pct)),
        ],
    );
    if offer.binding_constraint == OfferConstraint::RequestedAmount {
        return vec![made];
    }
    vec![made, say(Group::Offer, "binding", &[("constraint", &constraint(offer.binding_constraint))])]
}

fn constraint(constraint: OfferConstraint) -> String {
    say(Group::Constraint, constraint.name(), &[])
}

fn what_would_change(input: &DecisionInput<'_>, change: &Change<'_>, decision: &Decision) -> WhatWouldChange {
    let is_as_asked = decision.offer.as_ref().is_some_and(|offer| !offer.is_counter_offer);
    let text = if !change.obstacles.is_empty() {
        let blocks = listed(change.obstacles.iter().map(|against| obstacle(input, against)));
        say(Group::Change, "blocked", &[("blocks", &blocks)])
    } else if decision.policy_outcome == Some(Outcome::Approve) && is_as_asked {
        // That the policy alone would approve was said.
        String::new()
    } else {
        let over = |amount: Paise, tenure: u16, name: &str| {
            let (amount, tenure) = (amount.to_string(), STAFF.months(tenure));
            say(Group::Change, name, &[("amount", &amount), ("tenure", &tenure)])
        };
        let offered = decision.offer.as_ref().filter(|_| decision.outcome == Outcome::Approve);
        // What is offered was said.
        let smaller = change
            .amount
            .filter(|amount| offered.is_none_or(|offer| offer.amount.paise() != *amount))
            .map(|amount| over(amount, input.ask.tenure_months, "amount"));
        let longer =
            input.ask.amount.zip(change.tenure_months).map(|(amount, tenure)| over(amount, tenure, "tenure"));
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

fn obstacle(input: &DecisionInput<'_>, obstacle: &Obstacle<'_>) -> String {
    match obstacle {
        Obstacle::Rule(rule) => say(Group::Change, "rule_block", &[("label", &label(&rule.metric))]),
        Obstacle::Limit(limit) => say(Group::Change, "offer_block", &[("constraint", &constraint(*limit))]),
        Obstacle::Score(total) => {
            let total = total.map_or_else(String::new, |total| total.to_string());
            let approve = input.terms.thresholds.approve.to_string();
            say(Group::Change, "score_block", &[("total", &total), ("approve", &approve)])
        }
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

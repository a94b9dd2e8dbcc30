//! Why: everything that speaks against the applicant, as data. Words come last, in a room of their own.

use super::DecisionInput;
use super::catalogue::{self, OtherKind};
use super::offer::LargestLoan;
use super::rules::{AnsweredRule, shown};
use super::score::{HeldCap, Part, Scored};
use super::section::{Reason, ReasonKind, RuleOutcome};
use crate::loan::Ask;
use crate::metrics::dictionary;
use crate::metrics::measures::Value;
use crate::metrics::metric_name::MetricName;
use crate::metrics::statistics::two_decimals;
use crate::policy::{RuleOp, RuleValue};

/// What was concluded about a case, as far as reasons come of it.
pub(super) struct Grounds<'a> {
    pub(super) input: &'a DecisionInput<'a>,
    /// The loan that the rules were asked about.
    pub(super) judged: Ask,
    pub(super) rules: &'a [AnsweredRule<'a>],
    pub(super) scored: &'a Scored,
    /// Where no loan of the product is possible.
    pub(super) below_min: Option<&'a LargestLoan>,
}

impl Grounds<'_> {
    /// What is missing, triggers, the offer, rules, caps, then what cost the most points. A metric that was told of is not
    /// told again.
    pub(super) fn reasons(&self) -> Vec<Reason> {
        let mut reasons = before_the_policy(self.input);
        reasons.extend(self.below_min.map(|largest_loan| self.below_min_reason(largest_loan)));
        let failed = self.rules.iter().filter(|answered| answered.outcome == RuleOutcome::Fail);
        reasons.extend(failed.map(|answered| self.rule_reason(answered)));
        reasons.extend(self.unanswered());
        if self.scored.total.is_none() {
            // Points are lost from a score: where there is none, nothing was.
            return reasons;
        }
        for held in self.scored.caps_that_hold() {
            if !reasons.iter().any(|reason| reason.metric.as_deref() == Some(held.cap.metric.as_str())) {
                reasons.push(self.cap_reason(held));
            }
        }
        // Where nobody asked for an amount, the loan is as large as the limits allow: what it takes was our choice.
        let is_our_choice =
            |part: &&Part| self.input.ask.amount.is_none() && is_of_loan(part.component.metric.as_str());
        for part in self.scored.costliest().into_iter().filter(|part| !is_our_choice(part)) {
            let metric = Some(part.component.metric.as_str());
            match reasons.iter_mut().find(|reason| reason.metric.as_deref() == metric) {
                Some(told) => told.points_lost = Some(two_decimals(part.lost())),
                None => reasons.push(self.points_reason(part)),
            }
        }
        reasons
    }

    fn metric_reason(&self, kind: ReasonKind, metric: &str) -> Reason {
        let made_of =
            metric.parse().ok().and_then(|name: MetricName| (self.input.made_of)(name, &self.judged));
        let (parts, of) = made_of.map(|made_of| (made_of.parts, made_of.of)).unwrap_or_default();
        Reason {
            section: catalogue::section(metric),
            metric: Some(metric.to_owned()),
            parts,
            of,
            ..Reason::new(kind, catalogue::code(metric))
        }
    }

    fn rule_reason(&self, answered: &AnsweredRule<'_>) -> Reason {
        Reason {
            rule_id: Some(answered.rule.id.clone()),
            op: Some(answered.rule.op),
            value: answered.measured.as_ref().map(|measured| shown(measured.value)),
            threshold: Some(answered.rule.value.clone()),
            rows: answered.rows(),
            ..self.metric_reason(ReasonKind::Rule, &answered.rule.metric)
        }
    }

    /// What the policy needs and nobody knows: each metric once. Where the income is not known, neither is any share of it.
    fn unanswered(&self) -> Vec<Reason> {
        let is_unknown = |answered: &&AnsweredRule<'_>| {
            answered.is_unanswered() && answered.measured.is_none() && answered.unknown_condition.is_none()
        };
        let mut found: Vec<&AnsweredRule<'_>> = Vec::new();
        for answered in self.rules.iter().filter(is_unknown) {
            if !found.iter().any(|told| told.rule.metric == answered.rule.metric) {
                found.push(answered);
            }
        }
        if found.iter().any(|answered| !is_of_loan(&answered.rule.metric)) {
            found.retain(|answered| !is_of_loan(&answered.rule.metric));
        }
        found.into_iter().map(|answered| self.rule_reason(answered)).collect()
    }

    fn cap_reason(&self, held: &HeldCap) -> Reason {
        Reason {
            value: Some(shown(held.value)),
            threshold: Some(RuleValue::Number(held.cap.most)),
            rows: held.rows.to_vec(),
            ..self.metric_reason(ReasonKind::Cap, held.cap.metric.as_str())
        }
    }

    fn points_reason(&self, part: &Part) -> Reason {
        let op = if part.component.is_lower_better() { RuleOp::Lte } else { RuleOp::Gte };
        Reason {
            op: Some(op),
            value: part.value.map(shown),
            threshold: Some(shown(part.wanted)),
            points_lost: Some(two_decimals(part.lost())),
            rows: part.rows.to_vec(),
            ..self.metric_reason(ReasonKind::Points, part.component.metric.as_str())
        }
    }

    fn below_min_reason(&self, largest_loan: &LargestLoan) -> Reason {
        let known = catalogue::other(OtherKind::OfferBelowMinimum);
        let least = self.input.terms.amount.min.paise();
        Reason {
            section: known.section,
            value: Some(shown(Value::Amount(largest_loan.amount))),
            threshold: Some(shown(Value::Amount(least))),
            constraint: Some(largest_loan.binding),
            ..Reason::new(ReasonKind::Offer, known.code.clone())
        }
    }
}

/// Whether a metric is of the loan beside what it is of the statement.
fn is_of_loan(metric: &str) -> bool {
    dictionary::find(metric).is_some_and(|metric| metric.caps_loan.is_some())
}

/// What stands whatever the policy says: months that are missing, then what forces a review, in a fixed order.
pub(super) fn before_the_policy(input: &DecisionInput<'_>) -> Vec<Reason> {
    let mut reasons = Vec::new();
    if !input.missing_months.is_empty() {
        let known = catalogue::other(OtherKind::MissingPeriod);
        reasons.push(Reason {
            section: known.section,
            value: Some(RuleValue::List(input.missing_months.iter().map(ToString::to_string).collect())),
            ..Reason::new(ReasonKind::MissingPeriod, known.code.clone())
        });
    }
    let mut triggers: Vec<_> = input.triggers.iter().collect();
    triggers.sort_by_key(|trigger| trigger.kind);
    reasons.extend(triggers.into_iter().map(|trigger| {
        let known = catalogue::trigger(trigger.kind);
        Reason {
            section: known.section,
            rows: trigger.rows.clone(),
            // What was found is a sentence already.
            text: trigger.text.trim_end_matches('.').to_owned(),
            ..Reason::new(ReasonKind::Trigger, known.code.clone())
        }
    }));
    reasons
}

//! Doubt before decline: where one thing that the statement leaves uncertain would turn a decline, a person is asked
//! about it. Each answer is tried by deciding the whole case again with it.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::Deserialize;

use crate::application::Application;
use crate::assessment::Assessment;
use crate::categorise::{Book, Category, Posting, categorise_corrected};
use crate::corrections::{CategoryCorrection, Corrections};
use crate::decision::{Decision, Outcome, Question, QuestionAnswer};
use crate::embedded::DataFile;
use crate::judgement::judge;
use crate::metrics::income::{IncomeSourceKind, SteadyPayer, largest_at_a_margin, steady_payers};
use crate::metrics::scope::Scope;
use crate::metrics::statistics::rounded;
use crate::money::Paise;
use crate::phrasing;
use crate::reading::Reading;
use crate::transaction_id::TransactionId;

static RULES: LazyLock<Rules> = LazyLock::new(|| DataFile::DecisionDoubt.table());

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Rules {
    employer: EmployerRules,
    margin: MarginRules,
    category: CategoryRules,
    /// What a payment that speaks against the applicant is called, by its category.
    kind: BTreeMap<Category, String>,
    text: Texts,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct EmployerRules {
    most_tried: usize,
}

/// By the kind of receipts.
type MarginRules = BTreeMap<IncomeSourceKind, MarginRule>;

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct MarginRule {
    /// The largest margin that anybody may have, in percent.
    most: u8,
    /// What the receipts are called in the question.
    name: String,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct CategoryRules {
    certain_from: f64,
    most_tried: usize,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Texts {
    employer: String,
    margin: String,
    category: String,
    unnamed: String,
    approve: String,
    review: String,
    review_without_offer: String,
}

/// A case that would be declined, and the means to decide it again.
struct Doubted<'a> {
    reading: &'a Reading,
    application: &'a Application,
    book: &'a Book<'a>,
}

/// The questions whose answers would turn the decline of this case.
pub(crate) fn questions(
    reading: &Reading,
    application: &Application,
    book: &Book<'_>,
    assessment: &Assessment,
) -> Vec<Question> {
    let doubted = Doubted { reading, application, book };
    let scope =
        Scope::new(&reading.ledger, book, application.product.terms.currency.code(), application.as_of);
    let mut questions = doubted.employers(&scope, assessment);
    questions.extend(doubted.margin(assessment));
    questions.extend(doubted.categories(&scope));
    questions
}

impl Doubted<'_> {
    /// The case decided with one more correction, where that turns the decline.
    fn turned_by(&self, add: impl Fn(&mut Corrections)) -> Option<(Corrections, Decision)> {
        let mut application = self.application.clone();
        add(&mut application.corrections);
        // Corrections add up: the answer names what is new, so that answers to several questions can be given.
        let mut added = Corrections::default();
        add(&mut added);
        let book = categorise_corrected(&self.reading.ledger, &application.corrections);
        let decision = self.decided(&application, &book);
        (decision.policy_outcome != Some(Outcome::Decline)).then_some((added, decision))
    }

    fn decided(&self, application: &Application, book: &Book<'_>) -> Decision {
        let assessment = Assessment::new(self.reading, application, book);
        judge(application, book, &assessment, &[]).decision
    }

    /// The case decided with another margin, where that turns the decline. A margin changes no category.
    fn turned_by_margin(&self, percent: u8) -> Option<(Corrections, Decision)> {
        let added = Corrections { business_margin_pct: Some(percent.into()), ..Corrections::default() };
        let mut application = self.application.clone();
        application.corrections.business_margin_pct = added.business_margin_pct;
        let decision = self.decided(&application, self.book);
        (decision.policy_outcome != Some(Outcome::Decline)).then_some((added, decision))
    }

    /// Payers that pay much the same every month and are not counted.
    fn employers(&self, scope: &Scope<'_>, assessment: &Assessment) -> Vec<Question> {
        let mut payers = steady_payers(scope, &assessment.facts.income.sources);
        payers.truncate(RULES.employer.most_tried);
        let asked = payers.into_iter().filter_map(|SteadyPayer { payer, usual, rows }| {
            let turned = self.turned_by(|corrections| corrections.employers.push(payer.clone()))?;
            let fill = [("amount", usual.to_string()), ("party", payer)];
            Some((RULES.text.employer.as_str(), fill.to_vec(), rows, "yes", turned))
        });
        numbered("employer", asked)
    }

    /// The smallest whole percentage that would do, of the largest receipts that are counted at a margin. What a person
    /// has said is not asked again.
    fn margin(&self, assessment: &Assessment) -> Vec<Question> {
        let largest = largest_at_a_margin(assessment.facts.income.sources.iter());
        let is_said = self.application.corrections.business_margin_pct.is_some();
        let Some(source) = largest.filter(|_| !is_said) else { return Vec::new() };
        let Some(rule) = RULES.margin.get(&source.kind) else { return Vec::new() };
        let assumed = rounded(source.margin * 100.0);
        // More can only help, so one look at the largest spares the others.
        let most = (f64::from(rule.most) > assumed).then(|| self.turned_by_margin(rule.most)).flatten();
        let Some(mut turned) = most else { return Vec::new() };
        let (mut too_little, mut enough) = (0, rule.most);
        while enough - too_little > 1 {
            let middle = too_little + (enough - too_little) / 2;
            let answer = if f64::from(middle) > assumed { self.turned_by_margin(middle) } else { None };
            match answer {
                Some(answer) => (enough, turned) = (middle, answer),
                None => too_little = middle,
            }
        }
        let fill = [
            ("margin", enough.to_string()),
            ("what", rule.name.clone()),
            ("amount", source.monthly_receipts.paise().to_string()),
            ("assumed", assumed.to_string()),
        ];
        let rows = source.transaction_ids.clone();
        let asked = (RULES.text.margin.as_str(), fill.to_vec(), rows, "yes", turned);
        numbered("margin", std::iter::once(asked))
    }

    /// Payments that speak against the applicant and may be something else.
    fn categories(&self, scope: &Scope<'_>) -> Vec<Question> {
        let mut groups: BTreeMap<(Category, &str), Vec<&Posting<'_>>> = BTreeMap::new();
        for posting in &scope.postings {
            let is_doubtful = posting.confidence < RULES.category.certain_from;
            if !posting.is_credit() && is_doubtful && RULES.kind.contains_key(&posting.category) {
                let party = posting.party.as_deref().unwrap_or_default();
                groups.entry((posting.category, party)).or_default().push(posting);
            }
        }
        let total = |rows: &[&Posting<'_>]| -> Paise { rows.iter().map(|row| row.entry.amount).sum() };
        let mut groups: Vec<_> = groups.into_iter().collect();
        groups.sort_by_key(|(name, rows)| (std::cmp::Reverse(total(rows)), *name));
        groups.truncate(RULES.category.most_tried);
        let asked = groups.into_iter().filter_map(|((category, party), rows)| {
            let ids: Vec<TransactionId> = rows.iter().map(|row| row.id).collect();
            let turned = self.turned_by(|corrections| {
                let corrected = ids
                    .iter()
                    .map(|id| CategoryCorrection { transaction_id: *id, category: Category::Merchant });
                corrections.categories.extend(corrected);
            })?;
            let fill = [
                ("amount", total(&rows).to_string()),
                ("party", if party.is_empty() { RULES.text.unnamed.clone() } else { party.to_owned() }),
                ("kind", RULES.kind.get(&category).cloned().unwrap_or_default()),
            ];
            Some((RULES.text.category.as_str(), fill.to_vec(), ids, "no", turned))
        });
        numbered("category", asked)
    }
}

/// A question before it has a number: its text, what fills it, its rows, the answer that turns the decline, and what
/// follows from that answer.
type Asked =
    (&'static str, Vec<(&'static str, String)>, Vec<TransactionId>, &'static str, (Corrections, Decision));

fn numbered(kind: &str, asked: impl Iterator<Item = Asked>) -> Vec<Question> {
    let question = |(number, (text, mut fill, rows, turns, (correction, decision))): (usize, Asked)| {
        let offer = decision.offer.as_ref().map(|offer| offer.amount);
        fill.push(("outcome", outcome_text(&decision)));
        let outcome = decision.policy_outcome.unwrap_or(decision.outcome);
        let turned = QuestionAnswer { value: turns.to_owned(), correction: Some(correction), outcome, offer };
        let other = if turns == "yes" { "no" } else { "yes" };
        let declined = QuestionAnswer {
            value: other.to_owned(),
            correction: None,
            outcome: Outcome::Decline,
            offer: None,
        };
        Question {
            id: format!("{kind}_{number}"),
            text: filled(text, &fill),
            rows,
            answers: vec![turned, declined],
        }
    };
    (1..).zip(asked).map(question).collect()
}

fn outcome_text(decision: &Decision) -> String {
    let texts = &RULES.text;
    let offer = decision.offer.as_ref().map(|offer| ("offer", offer.amount.to_string()));
    match (decision.policy_outcome, offer) {
        (Some(Outcome::Approve), Some(offer)) => filled(&texts.approve, &[offer]),
        (_, Some(offer)) => filled(&texts.review, &[offer]),
        (_, None) => texts.review_without_offer.clone(),
    }
}

fn filled(template: &str, fill: &[(&str, String)]) -> String {
    phrasing::filled(template, |name| {
        let found = fill.iter().find(|(known, _)| *known == name);
        found.map(|(_, value)| value.as_str().into())
    })
}

/// Reads the table of this room: a broken one stops the program.
pub(crate) fn load_tables() {
    LazyLock::force(&RULES);
}

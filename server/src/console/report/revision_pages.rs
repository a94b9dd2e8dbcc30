//! An old revision of a decision, and two of them side by side.

use lending_engine::decision::RuleResult;
use maud::{Markup, html};
use poem::web::Path;
use poem::{Response, handler};
use serde::Deserialize;

use super::facts_tab;
use super::head::{Tab, offer, tab_page};
use super::opened::{Opened, Sections};
use crate::console::fields::encoded;
use crate::console::look::{Look, capital, percent, plain, rupees};
use crate::console::marks;
use crate::console::problem::Problem;
use crate::console::texts::{self as t, Text};
use crate::console::visit::Visit;

/// A revision with its report.
#[derive(Deserialize)]
pub(super) struct Whole {
    pub(super) number: i64,
    reason: Option<String>,
    result: Sections,
}

pub(super) async fn whole(visit: &Visit, opened: &Opened, number: &str) -> Result<Whole, Problem> {
    let path =
        format!("/analyses/{}/revisions/{}?include_transactions=false", opened.analysis.id, encoded(number));
    Ok(visit.call.get(&path).await?)
}

/// One revision as it was decided then. Its rows are those of the statement, and may be understood otherwise now.
#[handler]
pub(super) async fn revision_page(
    visit: Visit,
    Path((id, number)): Path<(String, String)>,
) -> Result<Response, Problem> {
    let opened = Opened::open(&visit, &id).await?;
    let whole = whole(&visit, &opened, &number).await?;
    let (look, then) = (&visit.look, &whole.result);
    Ok(tab_page(&visit, &opened, Tab::History, |_| {
        html! {
            h2 { (of_all(look, whole.number, opened.analysis.revision)) }
            p { a href=(opened.address("/history")) { "← " (look.say(t::TAB_HISTORY)) } }
            @if let Some(reason) = &whole.reason { p { "“" (reason) "”" } }
            section class={ "verdict " (then.decision.outcome.name()) } {
                p.figure data-state="/after" { (marks::decision(look, then.decision.outcome.name())) }
                (offer(look, then, then.decision.outcome.name() != "approve", None))
                h2 { (look.say(t::BECAUSE)) }
                (reasons(then))
            }
            table.small { tbody { @for figure in figures(look, then) { tr { td { (capital(look.say(figure.text))) } td.number data-fact=(figure.fact) { (figure.value) } } } } }
            h2 { (look.say(t::RULES)) }
            div.scroll tabindex="0" role="region" aria-label=(look.say(t::RULES)) { table.small { tbody { @for (place, rule) in then.policy.rules.iter().enumerate() { tr {
                @let fact = format!("/result/policy/rules/{place}");
                td data-fact={ (fact) "/outcome" } { (look.word_of(&rule.outcome)) } td lang="en" data-fact={ (fact) "/text" } { (rule.text) }
            } } } } }
        }
    }))
}

/// Revision 1 of 3.
pub(super) fn of_all(look: &Look, number: i64, all: i64) -> String {
    let text = look.say(t::REVISION_OF);
    text.replace("{number}", &number.to_string()).replace("{all}", &all.to_string())
}

fn reasons(of: &Sections) -> Markup {
    html! { ol.reasons lang="en" { @for (place, reason) in of.decision.reasons.iter().enumerate() {
        li data-fact={ "/result/decision/reasons/" (place) "/text" } { (plain(&reason.text)) }
    } } }
}

/// The same beside those of another revision, which has the same places.
fn reasons_beside(of: &Sections) -> Markup {
    html! { ol.reasons lang="en" { @for reason in &of.decision.reasons { li { (plain(&reason.text)) } } } }
}

/// A figure that a decision hangs on.
struct Figure {
    text: Text,
    /// The place of the answer that it tells of.
    fact: &'static str,
    value: String,
}

fn figures(look: &Look, of: &Sections) -> Vec<Figure> {
    let unknown = || look.say(t::UNKNOWN).to_owned();
    let figure = |text, fact, value| Figure { text, fact, value };
    let able = &of.affordability;
    // Where there is none, that is what the place of the whole says.
    let offer = of.decision.offer.as_ref();
    let offer_fact = offer.map_or("/result/decision/offer", |_| "/result/decision/offer/amount");
    let score = of.score.as_ref();
    let score_fact = score.map_or("/result/score", |_| "/result/score/total");
    vec![
        figure(t::DECISION, "/result/decision/outcome", look.words(of.decision.outcome.name())),
        figure(t::OFFER, offer_fact, offer.map_or_else(unknown, |offer| rupees(offer.amount))),
        figure(t::SCORE, score_fact, score.map_or_else(unknown, |score| score.total.to_string())),
        figure(
            t::MONTHLY_INCOME,
            "/result/affordability/monthly_income",
            facts_tab::shown(look, able.monthly_income),
        ),
        figure(t::OBLIGATIONS, "/result/affordability/monthly_obligations", rupees(able.monthly_obligations)),
        figure(t::FOIR, "/result/affordability/foir", able.foir.map_or_else(unknown, percent)),
        figure(
            t::SURPLUS,
            "/result/affordability/monthly_surplus",
            facts_tab::shown(look, able.monthly_surplus),
        ),
        figure(
            t::AVERAGE_BALANCE,
            "/result/balances/average_bank_balance",
            facts_tab::shown(look, of.balances.average_bank_balance),
        ),
        figure(t::BOUNCES, "/result/bounces/inward_count", of.bounces.inward_count.to_string()),
    ]
}

/// What two revisions say of the same, where they differ marked as such.
pub(super) fn side_by_side(look: &Look, left: &Whole, right: &Whole) -> Markup {
    let (one, other) = (&left.result, &right.result);
    let rules = changed_rules(&one.policy.rules, &other.policy.rules);
    let answer =
        |rule: Option<&RuleResult>| rule.map_or_else(|| "–".to_owned(), |rule| look.word_of(&rule.outcome));
    html! {
        div.scroll #side-by-side tabindex="0" role="region" aria-label=(look.say(t::SIDE_BY_SIDE)) { table {
            thead { tr { th {} @for whole in [left, right] { th { (look.say(t::REVISION)) " " (whole.number) } } } }
            tbody {
                @for (one, other) in figures(look, one).into_iter().zip(figures(look, other)) {
                    tr.here[one.value != other.value] { td { (capital(look.say(one.text))) } td data-left=(one.fact) { (one.value) } td data-right=(other.fact) { (other.value) } }
                }
                tr { td { (look.say(t::BECAUSE)) } td { (reasons_beside(one)) } td { (reasons_beside(other)) } }
                @for (id, one, other) in rules {
                    tr.here { td lang="en" { (id) } td { (answer(one)) } td { (answer(other)) } }
                }
            }
        } }
    }
}

/// The rules that answer otherwise, or that only one of two revisions has: each with what it answered in both.
fn changed_rules<'r>(
    left: &'r [RuleResult],
    right: &'r [RuleResult],
) -> Vec<(&'r str, Option<&'r RuleResult>, Option<&'r RuleResult>)> {
    let find = |rules: &'r [RuleResult], id: &str| rules.iter().find(|rule| rule.id == id);
    let of_left = left.iter().map(|rule| (rule.id.as_str(), Some(rule), find(right, &rule.id)));
    let added = right.iter().filter(|rule| find(left, &rule.id).is_none());
    let of_right = added.map(|rule| (rule.id.as_str(), None, Some(rule)));
    let has_changed = |(_, one, other): &(&str, Option<&RuleResult>, Option<&RuleResult>)| {
        one.map(|rule| rule.outcome) != other.map(|rule| rule.outcome)
    };
    of_left.chain(of_right).filter(has_changed).collect()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn rule(id: &str, outcome: &str) -> RuleResult {
        serde_json::from_value(json!({
            "id": id, "metric": "foir", "op": "lte", "value": 0.5, "actual": null, "outcome": outcome, "severity": "review",
            "text": "", "rows": [],
        }))
        .unwrap()
    }

    #[test]
    fn a_rule_that_only_one_revision_has_is_shown_as_well() {
        let (left, right) = (
            [rule("a", "pass"), rule("b", "pass"), rule("c", "fail")],
            [rule("b", "pass"), rule("c", "pass"), rule("d", "fail")],
        );
        let changed = changed_rules(&left, &right);
        let told: Vec<_> =
            changed.iter().map(|(id, one, other)| (*id, one.is_some(), other.is_some())).collect();
        assert_eq!(told, [("a", true, false), ("c", true, true), ("d", false, true)]);
    }
}

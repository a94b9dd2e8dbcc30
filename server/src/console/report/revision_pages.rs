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
                p.figure { (marks::decision(look, then.decision.outcome.name())) }
                (offer(look, then, then.decision.outcome.name() != "approve"))
                h2 { (look.say(t::BECAUSE)) }
                (reasons(then))
            }
            table.small { tbody { @for (text, value) in figures(look, then) { tr { td { (capital(look.say(text))) } td.number { (value) } } } } }
            h2 { (look.say(t::RULES)) }
            div.scroll tabindex="0" role="region" aria-label=(look.say(t::RULES)) { table.small { tbody { @for rule in &then.policy.rules { tr {
                td { (look.word_of(&rule.outcome)) } td lang="en" { (rule.text) }
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
    html! { ol.reasons lang="en" { @for reason in &of.decision.reasons { li { (plain(&reason.text)) } } } }
}

/// The figures that a decision hangs on.
fn figures(look: &Look, of: &Sections) -> Vec<(Text, String)> {
    let unknown = || look.say(t::UNKNOWN).to_owned();
    let able = &of.affordability;
    vec![
        (t::DECISION, look.words(of.decision.outcome.name())),
        (t::OFFER, of.decision.offer.as_ref().map_or_else(unknown, |offer| rupees(offer.amount))),
        (t::SCORE, of.score.as_ref().map_or_else(unknown, |score| score.total.to_string())),
        (t::MONTHLY_INCOME, facts_tab::shown(look, able.monthly_income)),
        (t::OBLIGATIONS, rupees(able.monthly_obligations)),
        (t::FOIR, able.foir.map_or_else(unknown, percent)),
        (t::SURPLUS, facts_tab::shown(look, able.monthly_surplus)),
        (t::AVERAGE_BALANCE, facts_tab::shown(look, of.balances.average_bank_balance)),
        (t::BOUNCES, of.bounces.inward_count.to_string()),
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
                @for ((text, one), (_, other)) in figures(look, one).into_iter().zip(figures(look, other)) {
                    tr.here[one != other] { td { (capital(look.say(text))) } td { (one) } td { (other) } }
                }
                tr { td { (look.say(t::BECAUSE)) } td { (reasons(one)) } td { (reasons(other)) } }
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

//! What each rule said, how the score came about, and every reason.

use lending_engine::decision::RuleResult;
use lending_engine::policy::RuleValue;
use maud::{Markup, html};
use poem::web::Path;
use poem::{Response, handler};

use super::facts_tab::rows_link;
use super::head::{Tab, tab_page};
use super::opened::{Opened, Sections};
use crate::console::look::{rupees, word_of};
use crate::console::problem::Problem;
use crate::console::rule_sentences;
use crate::console::texts as t;
use crate::console::visit::Visit;

#[handler]
pub(super) async fn policy_page(visit: Visit, Path(id): Path<String>) -> Result<Response, Problem> {
    let opened = Opened::open(&visit, &id).await?;
    Ok(tab_page(&visit, &opened, Tab::Policy, |sections| {
        html! {
            (reasons(&visit, &opened, sections))
            (limits(&visit, sections))
            (rules(&visit, &opened, sections))
            (score(&visit, sections))
            p.quiet { (visit.look.say(t::RULES)) " " span data-fact="/result/provenance/rules_version" { (sections.provenance.rules_version) }
                " · " (visit.look.say(t::ENGINE)) " " span data-fact="/result/provenance/engine_version" { (sections.provenance.engine_version) }
                " · " (visit.look.say(t::AS_OF)) " " span data-fact="/result/provenance/as_of" { (visit.look.short_day(sections.provenance.as_of)) } }
        }
    }))
}

fn reasons(visit: &Visit, opened: &Opened, sections: &Sections) -> Markup {
    let look = &visit.look;
    html! {
        @if !sections.decision.reasons.is_empty() { h2 { (look.say(t::BECAUSE)) } }
        ol.reasons { @for (place, reason) in sections.decision.reasons.iter().enumerate() {
            @let fact = format!("/result/decision/reasons/{place}");
            li { span lang="en" data-fact={ (fact) "/text" } { (reason.text) } " " span.quiet data-fact={ (fact) "/code" } { (reason.code) } (rows_link(look, opened, &format!("/decision/reasons/{place}/rows"), reason.rows.len())) }
        } }
    }
}

fn limits(visit: &Visit, sections: &Sections) -> Markup {
    let look = &visit.look;
    html! {
        @if let Some(offer) = &sections.decision.offer {
            h2 #limits { (look.say(t::OFFER)) }
            table.small { tbody { @for (place, limit) in offer.limits.iter().enumerate() { tr.here[limit.constraint == offer.binding_constraint] {
                @let fact = format!("/result/decision/offer/limits/{place}");
                td data-fact={ (fact) "/constraint" } { (look.words(limit.constraint.name())) } td.number data-fact={ (fact) "/amount" } { (rupees(limit.amount)) }
            } } } }
        }
    }
}

/// Those that matter come first: failed, not evaluated, passed.
fn rules(visit: &Visit, opened: &Opened, sections: &Sections) -> Markup {
    let look = &visit.look;
    let mut rules: Vec<(usize, &RuleResult)> = sections.policy.rules.iter().enumerate().collect();
    let rank = |rule: &RuleResult| match word_of(&rule.outcome).as_str() {
        "Fail" => 0,
        "Not evaluated" => 1,
        "Pass" => 2,
        _ => 3,
    };
    rules.sort_by_key(|(_, rule)| rank(rule));
    let measured = |metric: &str, value: &RuleValue| rule_sentences::value(look.language, metric, value);
    html! {
        h2 { (look.say(t::RULES)) }
        div.scroll tabindex="0" role="region" aria-label=(look.say(t::RULES)) { table.cards {
            thead { tr { th { (look.say(t::OUTCOME)) } th { (look.say(t::RULE)) } th.number { (look.say(t::ACTUAL)) } th.wide { "" } th {} } }
            tbody { @for (place, rule) in rules { tr data-rule=(rule.id) {
                @let fact = format!("/result/policy/rules/{place}");
                td data-fact={ (fact) "/outcome" } { span.mark-word.approve[rank(rule) == 2].decline[rank(rule) == 0].review[rank(rule) == 1].waiting[rank(rule) == 3] { (look.word_of(&rule.outcome)) } }
                td.grow { span lang="en" data-fact={ (fact) "/text" } { (rule.text) } br; a.quiet href={ "/docs/metrics#" (rule.metric) } { (rule.metric) }
                    " " span.quiet { (look.compares(rule.op)) " " span data-fact={ (fact) "/value" } { (measured(&rule.metric, &rule.value)) } } }
                td.number data-fact={ (fact) "/actual" } { (rule.actual.as_ref().map(|actual| measured(&rule.metric, actual)).unwrap_or_default()) }
                td.wide.quiet data-fact={ (fact) "/severity" } { (look.word_of(&rule.severity)) }
                td { (rows_link(look, opened, &format!("/policy/rules/{place}/rows"), rule.rows.len())) }
            } } }
        } }
    }
}

fn score(visit: &Visit, sections: &Sections) -> Markup {
    let look = &visit.look;
    html! {
        @if let Some(score) = &sections.score {
            h2 #score { (look.say(t::SCORECARD)) ": " span data-fact="/result/score/total" { (score.total) } @if let Some(grade) = &score.grade { " " span data-fact="/result/score/grade" { (grade) } } }
            @for (place, cap) in score.caps.iter().enumerate() {
                @let fact = format!("/result/score/caps/{place}");
                p.note { span data-fact={ (fact) "/metric" } { (look.words(&cap.metric)) } ": " span data-fact={ (fact) "/code" } { (cap.code) } " ≤ " span data-fact={ (fact) "/most" } { (cap.most) } }
            }
            div.scroll tabindex="0" role="region" aria-label=(look.say(t::SCORECARD)) { table.small {
                thead { tr { th { "" } th.number { (look.say(t::POINTS)) } th.number { "/" } } }
                tbody { @for (place, section) in score.sections.iter().enumerate() {
                    @let fact = format!("/result/score/sections/{place}");
                    tr { th data-fact={ (fact) "/section" } { (look.word_of(&section.section)) } td.number { strong data-fact={ (fact) "/points" } { (section.points) } } td.number data-fact={ (fact) "/weight" } { (section.weight) } }
                    @for (number, part) in section.components.iter().enumerate() { tr {
                        @let fact = format!("{fact}/components/{number}");
                        td.quiet { span data-fact={ (fact) "/metric" } { (look.words(&part.metric)) } @if let Some(value) = &part.value { " " span data-fact={ (fact) "/value" } { (rule_sentences::value(look.language, &part.metric, value)) } } }
                        td.number data-fact={ (fact) "/points" } { @match part.points { Some(points) => { (points) } None => { "–" } } }
                        td.number.quiet data-fact={ (fact) "/max" } { (part.max) }
                    } }
                } }
            } }
        }
    }
}

//! What each rule said, how the score came about, and every reason.

use lending_engine::decision::RuleResult;
use lending_engine::language::Language;
use maud::{Markup, html};
use poem::web::Path;
use poem::{Response, handler};

use super::facts_tab::rows_link;
use super::head::{Tab, tab_page};
use super::opened::{Opened, Sections};
use crate::console::look::{rupees, said, word_of, words};
use crate::console::problem::Problem;
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
            p.quiet { "Rules " (sections.provenance.rules_version) " · engine " (sections.provenance.engine_version) " · as of " (sections.provenance.as_of) }
        }
    }))
}

fn reasons(visit: &Visit, opened: &Opened, sections: &Sections) -> Markup {
    let look = &visit.look;
    html! {
        h2 { (look.say(t::BECAUSE)) }
        ol.reasons { @for (place, reason) in sections.decision.reasons.iter().enumerate() {
            li { span lang="en" { (reason.text) } " " span.quiet { (reason.code) } (rows_link(look, opened, &format!("/decision/reasons/{place}/rows"), reason.rows.len())) }
        } }
    }
}

fn limits(visit: &Visit, sections: &Sections) -> Markup {
    let look = &visit.look;
    html! {
        @if let Some(offer) = &sections.decision.offer {
            h2 { (look.say(t::OFFER)) }
            table.small { tbody { @for limit in &offer.limits { tr.here[limit.constraint == offer.binding_constraint] {
                td { (look.words(limit.constraint.name())) } td.number { (rupees(limit.amount)) }
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
    html! {
        h2 { (look.say(t::RULES)) }
        div.scroll tabindex="0" role="region" aria-label=(look.say(t::RULES)) { table {
            thead { tr { th { (look.say(t::OUTCOME)) } th { (look.say(t::RULE)) } th.number { (look.say(t::ACTUAL)) } th.wide { "" } th {} } }
            tbody { @for (place, rule) in rules { tr {
                td { span.mark-word.approve[rank(rule) == 2].decline[rank(rule) == 0].review[rank(rule) == 1].waiting[rank(rule) == 3] { (look.word_of(&rule.outcome)) } }
                td.grow lang="en" { (rule.text) br; a.quiet href={ "/docs/metrics#" (rule.metric) } { (rule.metric) } " " span.quiet { (said(rule.op)) " " (Language::En.value(&rule.metric, &rule.value)) } }
                td.number { (rule.actual.as_ref().map(|actual| Language::En.value(&rule.metric, actual)).unwrap_or_default()) }
                td.wide.quiet { (look.word_of(&rule.severity)) }
                td { (rows_link(look, opened, &format!("/policy/rules/{place}/rows"), rule.rows.len())) }
            } } }
        } }
    }
}

fn score(visit: &Visit, sections: &Sections) -> Markup {
    let look = &visit.look;
    html! {
        @if let Some(score) = &sections.score {
            h2 #score { (look.say(t::SCORECARD)) ": " (score.total) @if let Some(grade) = &score.grade { " " (grade) } }
            @for cap in &score.caps { p.note { (words(&cap.metric)) ": " (cap.code) " ≤ " (cap.most) } }
            div.scroll tabindex="0" role="region" aria-label=(look.say(t::SCORECARD)) { table.small {
                thead { tr { th { "" } th.number { (look.say(t::POINTS)) } th.number { "/" } } }
                tbody { @for section in &score.sections {
                    tr { th { (look.word_of(&section.section)) } td.number { strong { (section.points) } } td.number { (section.weight) } }
                    @for part in &section.components { tr {
                        td.quiet { (words(&part.metric)) @if let Some(value) = &part.value { " " (Language::En.value(&part.metric, value)) } }
                        td.number { @match part.points { Some(points) => { (points) } None => { "–" } } }
                        td.number.quiet { (part.max) }
                    } }
                } }
            } }
        }
    }
}

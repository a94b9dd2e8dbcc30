//! The case on two sheets of paper, for those who decide over a table: the decision with its reasons, the facts, how the
//! balance held and what came and went, and what a person decided.

use maud::{Markup, html};
use poem::web::Path;
use poem::{Response, handler};

use super::behind;
use super::charts::flows_by_month;
use super::document_tab::has_failed;
use super::facts_tab::figures;
use super::head::{about, offer, reviewed};
use super::money_tab::{balance_chart, months};
use super::movement::Movement;
use super::opened::{Opened, Sections};
use crate::console::frame::{Place, page, see_other};
use crate::console::look::plain;
use crate::console::marks;
use crate::console::problem::Problem;
use crate::console::texts as t;
use crate::console::visit::Visit;

/// So many reasons, and so many flags, leave room for the charts. The report has the rest.
const REASONS: usize = 6;
const FLAGS: usize = 8;

#[handler]
pub(super) async fn memo_page(visit: Visit, Path(id): Path<String>) -> Result<Response, Problem> {
    let opened = Opened::open(&visit, &id).await?;
    let Some(sections) = &opened.sections else { return Ok(see_other(&opened.address(""))) };
    let rows = opened.rows::<Movement>().await?;
    let body = memo(&visit, &opened, sections, &rows);
    Ok(page(&visit, Place::Analyses, &opened.analysis.reference, body))
}

fn memo(visit: &Visit, opened: &Opened, sections: &Sections, rows: &[Movement]) -> Markup {
    let (look, analysis) = (&visit.look, &opened.analysis);
    let outcome = analysis.final_decision.as_deref().or(analysis.decision.as_deref()).unwrap_or_default();
    let words = (look.say(t::MONEY_IN), look.say(t::MONEY_OUT));
    html! {
        article.memo {
            p.acts {
                button.primary.if-script type="button" data-print="true" { (look.say(t::PRINT_MEMO)) }
                a.button href=(opened.address("")) { (look.say(t::BACK_TO_REPORT)) }
            }
            (about(look, opened, sections))
            section class={ "verdict " (outcome) } {
                div.verdict-top {
                    p.figure data-state="" { (marks::state(look, analysis)) }
                    @if let Some(score) = &sections.score { p { (look.say(t::SCORE)) " " strong data-fact="/result/score/total" { (score.total) } @if let Some(grade) = &score.grade { " " span data-fact="/result/score/grade" { (grade) } } } }
                    (offer(look, sections, outcome != "approve", Some(behind::limits(opened).as_str())))
                }
                h2 { (look.say(t::BECAUSE)) }
                ol.reasons lang="en" { @for (place, reason) in sections.decision.reasons.iter().enumerate().take(REASONS) {
                    li data-fact={ "/result/decision/reasons/" (place) "/text" } { (plain(&reason.text)) }
                } }
                (more(visit, sections.decision.reasons.len(), REASONS))
                @if let Some(change) = &sections.decision.what_would_change { h2 { (look.say(t::WOULD_CHANGE)) } p lang="en" data-fact="/result/decision/what_would_change/text" { (plain(&change.text)) } }
            }
            @match &analysis.review {
                Some(review) => (reviewed(look, review, opened.reviewer.as_deref())),
                None => p.note { (look.say(t::NOT_REVIEWED)) },
            }
            h2 { (look.say(t::TAB_FACTS)) }
            dl.figures { (figures(look, opened, sections)) }
            (flags(visit, sections))
            section.sheet-two {
                h2 { (look.say(t::CHART_BALANCE)) }
                (balance_chart(look, opened, sections, rows))
                h2 { (look.say(t::CHART_FLOWS)) }
                (flows_by_month(look, look.say(t::CHART_FLOWS), &months(look, opened, sections)))
                p.legend { span.in { "■" } " " (words.0) " " span.out { "■" } " " (words.1) }
                p.quiet { (look.say(t::MEMO_MADE).replace("{name}", &visit.me.user.name).replace("{time}", &look.time(visit.call.app.store.clock().now()))) }
            }
        }
    }
}

fn flags(visit: &Visit, sections: &Sections) -> Markup {
    let look = &visit.look;
    let checks = sections.integrity.checks.iter().enumerate().filter(|(_, check)| has_failed(check));
    let checks =
        checks.map(|(place, check)| (format!("integrity/checks/{place}/message"), plain(&check.message)));
    let signals = sections.mule.signals.iter().enumerate();
    let signals = signals.map(|(place, signal)| (format!("mule/signals/{place}/text"), signal.text.clone()));
    let marks = sections.bureau.marks.iter().enumerate();
    let marks = marks.map(|(place, mark)| (format!("bureau/marks/{place}/text"), mark.text.clone()));
    let found: Vec<(String, String)> = checks.chain(signals).chain(marks).collect();
    html! {
        h2 { (look.say(t::FLAGS)) }
        @if found.is_empty() { p.quiet { (look.say(t::NO_FLAGS)) } }
        ul.flags lang="en" { @for (fact, text) in found.iter().take(FLAGS) { li data-fact={ "/result/" (fact) } { (text) } } }
        (more(visit, found.len(), FLAGS))
    }
}

/// That the report has more of them.
fn more(visit: &Visit, all: usize, shown: usize) -> Markup {
    html! { @if all > shown { p.quiet { (visit.look.say(t::MORE_PASSAGES).replace("{}", &(all - shown).to_string())) } } }
}

//! What the credit bureau said, and what it did to the decision.

use maud::html;
use poem::web::Path;
use poem::{Response, handler};

use super::head::{Tab, tab_page};
use super::opened::Opened;
use crate::console::look::{name_of, word_of};
use crate::console::mark_effects;
use crate::console::problem::Problem;
use crate::console::texts as t;
use crate::console::visit::Visit;

#[handler]
pub(super) async fn bureau_page(visit: Visit, Path(id): Path<String>) -> Result<Response, Problem> {
    let opened = Opened::open(&visit, &id).await?;
    let look = &visit.look;
    Ok(tab_page(&visit, &opened, Tab::Bureau, |sections| {
        let bureau = &sections.bureau;
        let is_asked = name_of(&bureau.status) != "not_requested";
        html! {
            @if !is_asked { section.empty { p { (look.say(t::NO_BUREAU)) } } } @else {
                p.figure { @match bureau.score {
                    Some(score) => span data-fact="/result/bureau/score" { (score) },
                    None => span data-fact="/result/bureau/status" { (look.word_of(&bureau.status)) },
                } }
                p.quiet { @if let Some(name) = &bureau.bureau { span data-fact="/result/bureau/bureau" { (word_of(name)) } }
                    @if let Some(day) = bureau.pulled_on { " · " span data-fact="/result/bureau/pulled_on" { (look.short_day(day)) } } }
                @if let Some(reason) = &bureau.reason { p lang="en" data-fact="/result/bureau/reason" { (reason) } }
                @if let Some(check) = &opened.analysis.credit_check_id { p { a href={ "/credit-checks/" (check) } { (look.say(t::OPEN_REPORT)) " →" } } }
                h2 { (look.say(t::MARKS)) }
                @if bureau.marks.is_empty() { p.quiet { (look.say(t::NO_FLAGS)) } }
                ul.flags { @for (place, mark) in bureau.marks.iter().enumerate() {
                    @let fact = format!("/result/bureau/marks/{place}");
                    li { strong data-fact={ (fact) "/severity" } { (look.word_of(&mark.severity)) } " · " span lang="en" data-fact={ (fact) "/text" } { (mark.text) }
                    br; span.quiet { (look.say(mark_effects::in_case(mark, &opened.analysis, &sections.decision.reasons))) } } } }
            }
        }
    }))
}

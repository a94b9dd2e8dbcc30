//! What the credit bureau said, and what it did to the decision.

use maud::html;
use poem::web::Path;
use poem::{Response, handler};

use super::head::{Tab, tab_page};
use super::opened::Opened;
use crate::console::look::{short_day, word_of};
use crate::console::problem::Problem;
use crate::console::texts as t;
use crate::console::visit::Visit;

#[handler]
pub(super) async fn bureau_page(visit: Visit, Path(id): Path<String>) -> Result<Response, Problem> {
    let opened = Opened::open(&visit, &id).await?;
    let look = &visit.look;
    Ok(tab_page(&visit, &opened, Tab::Bureau, |sections| {
        let bureau = &sections.bureau;
        let is_asked = word_of(&bureau.status) != "Not requested";
        html! {
            @if !is_asked { section.empty { p { (look.say(t::NO_BUREAU)) } } } @else {
                p.figure { @match bureau.score { Some(score) => { (score) } None => { (word_of(&bureau.status)) } } }
                p.quiet { @if let Some(name) = &bureau.bureau { (word_of(name)) } @if let Some(day) = bureau.pulled_on { " · " (short_day(day)) } }
                @if let Some(reason) = &bureau.reason { p { (reason) } }
                @if let Some(check) = &opened.analysis.credit_check_id { p { a href={ "/credit-checks/" (check) } { (look.say(t::OPEN_REPORT)) " →" } } }
                h2 { (look.say(t::MARKS)) }
                @if bureau.marks.is_empty() { p.quiet { (look.say(t::NO_FLAGS)) } }
                ul.flags { @for mark in &bureau.marks { li { strong { (word_of(&mark.severity)) } " · " (mark.text) } } }
            }
        }
    }))
}

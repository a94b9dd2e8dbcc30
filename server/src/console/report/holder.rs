//! Who holds a case, as lists and the head of a report show it.

use maud::{Markup, html};

use crate::console::fields::encoded;
use crate::console::frame::form_token;
use crate::console::records::Analysis;
use crate::console::texts as t;
use crate::console::visit::Visit;

/// Who holds the case, and the ways to change that: taking it at once, or choosing somebody. `next` is the page to come
/// back to.
pub(in crate::console) fn holder(visit: &Visit, analysis: &Analysis, next: &str) -> Markup {
    let look = &visit.look;
    let is_mine = analysis.assignee.as_ref().is_some_and(|holder| holder.id == visit.me.user.id);
    html! {
        @match &analysis.assignee {
            Some(holder) => span { (holder.name) },
            None => span.quiet { (look.say(t::NOBODY)) },
        }
        @if visit.may_write() {
            @if !is_mine {
                form.inline method="post" action={ "/analyses/" (analysis.id) "/assign" } {
                    (form_token(visit))
                    input type="hidden" name="assignee" value=(visit.me.user.id);
                    input type="hidden" name="next" value=(next);
                    " " button.link type="submit" aria-label={ (look.say(t::TAKE)) ": " (analysis.reference) } { (look.say(t::TAKE)) }
                }
            }
            " " a href={ "/analyses/" (analysis.id) "/assign?next=" (encoded(next)) } aria-label={ (look.say(t::ASSIGN_DOTS)) " " (analysis.reference) } { (look.say(t::ASSIGN_DOTS)) }
        }
    }
}

//! The front page: what this is, a decision one can have made at once, and the code that does the same.

use maud::{Markup, html};
use poem::http::StatusCode;
use poem::{Response, handler};

use super::frame::open_page;
use super::texts as t;
use super::visit::Guest;

#[handler]
pub(super) fn front_page(guest: Guest) -> Response {
    let look = &guest.look;
    let body: Markup = html! {
        section.front {
            h1 { (look.say(t::FRONT_TITLE)) }
            p.lead { (look.say(t::FRONT_LEAD)) }
            p { a.button.primary href="/sign-in" { (look.say(t::SIGN_IN)) } " " a.button href="/docs" { (look.say(t::DOCS)) } }
        }
    };
    open_page(&guest, StatusCode::OK, look.say(t::FRONT_TITLE), body)
}

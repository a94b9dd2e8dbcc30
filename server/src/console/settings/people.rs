//! What the roles of people are called, and what they may do.

use maud::{Markup, html};

use crate::console::look::Look;
use crate::console::texts::{self as t, Text};

/// Every role: its name in the contract, what it is called, what it may do.
pub(super) const ROLES: [(&str, Text, Text); 4] = [
    ("owner", t::ROLE_OWNER, t::ROLE_OWNER_MAY),
    ("member", t::ROLE_MEMBER, t::ROLE_MEMBER_MAY),
    ("reviewer", t::ROLE_REVIEWER, t::ROLE_REVIEWER_MAY),
    ("viewer", t::ROLE_VIEWER, t::ROLE_VIEWER_MAY),
];

pub(super) fn role_name(look: &Look, role: &str) -> String {
    let known = ROLES.iter().find(|(name, ..)| *name == role);
    known.map_or_else(|| look.words(role), |(_, text, _)| look.say(*text).to_owned())
}

/// The choice of a role, with what each may do.
pub(super) fn role_choice(look: &Look, chosen: &str) -> Markup {
    html! {
        fieldset { legend { (look.say(t::ROLE)) }
            @for (name, text, may) in ROLES {
                label.check { input type="radio" name="role" value=(name) required checked[name == chosen];
                    span { strong { (look.say(text)) } " · " span.quiet { (look.say(may)) } } }
            }
        }
    }
}

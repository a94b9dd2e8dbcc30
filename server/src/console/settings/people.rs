//! The people of the team by their names, and what their roles are called.

use std::collections::BTreeMap;

use maud::{Markup, html};
use serde::Deserialize;

use crate::console::look::{Look, words};
use crate::console::problem::Problem;
use crate::console::records::Listed;
use crate::console::texts::{self as t, Text};
use crate::console::visit::Visit;

/// Every role: its name in the contract, what it is called, what it may do.
pub(super) const ROLES: [(&str, Text, Text); 4] = [
    ("owner", t::ROLE_OWNER, t::ROLE_OWNER_MAY),
    ("member", t::ROLE_MEMBER, t::ROLE_MEMBER_MAY),
    ("reviewer", t::ROLE_REVIEWER, t::ROLE_REVIEWER_MAY),
    ("viewer", t::ROLE_VIEWER, t::ROLE_VIEWER_MAY),
];

pub(super) fn role_name(look: &Look, role: &str) -> String {
    let known = ROLES.iter().find(|(name, ..)| *name == role);
    known.map_or_else(|| words(role), |(_, text, _)| look.say(*text).to_owned())
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

#[derive(Deserialize)]
struct Person {
    id: String,
    name: String,
}

/// Names by id. The API tells them to owners alone, and of a larger team not all at once; others stay ids.
pub(super) struct Names(pub(super) BTreeMap<String, String>);

impl Names {
    pub(super) async fn of_team(visit: &Visit) -> Result<Self, Problem> {
        let mut names = BTreeMap::from([(visit.me.user.id.clone(), visit.me.user.name.clone())]);
        if visit.is_owner() {
            let listed: Listed<Person> = visit.call.get("/members?limit=100").await?;
            names.extend(listed.data.into_iter().map(|person| (person.id, person.name)));
        }
        Ok(Self(names))
    }

    pub(super) fn of<'n>(&'n self, id: &'n str) -> &'n str {
        self.0.get(id).map_or(id, String::as_str)
    }
}

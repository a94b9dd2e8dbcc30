//! The ways to a button that takes something away.

use maud::{Markup, html};

use super::frame::form_token;
use super::texts::{self as t, Text};
use super::visit::Visit;

/// An act that takes something away: the first button says what goes, the second does it.
pub(super) struct Removal<'r> {
    /// Where the form is sent to.
    pub(super) action: &'r str,
    /// What the form says.
    pub(super) fields: &'r [(&'r str, &'r str)],
    pub(super) act: Text,
    /// Whom or what it is about, for those who do not see where the button stands.
    pub(super) what: &'r str,
    /// What goes.
    pub(super) goes: Text,
}

pub(super) fn asked_first(visit: &Visit, removal: &Removal<'_>) -> Markup {
    asked(visit, removal, &html! {})
}

/// As [`asked_first`], where whoever finds an open session must not be able to.
pub(super) fn asked_with_password(visit: &Visit, removal: &Removal<'_>) -> Markup {
    let look = &visit.look;
    asked(
        visit,
        removal,
        &html! {
            // Password managers know by this whose password is asked for.
            input type="text" name="username" autocomplete="username" value=(visit.me.user.email) readonly hidden;
            label.short { (look.say(t::OLD_PASSWORD)) input type="password" name="password" autocomplete="current-password" required maxlength="1024"; }
        },
    )
}

/// An act at the foot of the page of what it is about, behind a fold: the first click says what it does.
pub(super) fn at_the_foot(visit: &Visit, action: &str, act: Text, what: &str, says: &Markup) -> Markup {
    let look = &visit.look;
    html! {
        details.danger-zone {
            summary { (look.say(act)) ": " (what) }
            form.stack method="post" action=(action) {
                (form_token(visit))
                (says)
                button.danger type="submit" { (look.say(act)) ": " (what) }
            }
        }
    }
}

fn asked(visit: &Visit, removal: &Removal<'_>, proof: &Markup) -> Markup {
    let look = &visit.look;
    html! {
        details.ask {
            summary.button.danger { (look.say(removal.act)) span.unseen { " " (removal.what) } }
            form method="post" action=(removal.action) {
                (form_token(visit))
                @for (name, value) in removal.fields { input type="hidden" name=(name) value=(value); }
                p { strong { (removal.what) } " " (look.say(removal.goes)) }
                (proof)
                button.danger type="submit" { (look.say(removal.act)) span.unseen { " " (removal.what) } }
            }
        }
    }
}

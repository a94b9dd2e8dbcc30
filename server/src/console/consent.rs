//! The text that a person agrees to before a bureau is asked about them, as it stands above the box to tick.

use maud::{Markup, html};

use super::look::Look;
use super::texts as t;

/// The words themselves, and no account of them: what is ticked below is that the person was shown these.
pub(super) fn consent_text(look: &Look) -> Markup {
    let form = lending_bureau::consent_form();
    html! {
        figure.consent {
            figcaption { (look.say(t::CONSENT_TEXT)) }
            blockquote lang="en" { (form.text) }
            p.quiet { (look.say(t::CONSENT_PURPOSE)) ": " (look.words(&form.purpose)) " · " (look.say(t::CONSENT_VERSION)) " " (form.version) }
        }
    }
}

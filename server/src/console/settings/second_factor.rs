//! A person's second factor, as a part of their account: set up, confirmed, switched off. The secret and the recovery codes
//! are on the page that answers the form, and on no other.

use maud::{Markup, html};
use poem::http::Method;
use serde::Deserialize;
use serde_json::json;

use super::addresses::ACCOUNT as ADDRESS;
use super::{Removal, asked_with_password, qr_code};
use crate::console::fields::Fields;
use crate::console::frame::form_token;
use crate::console::problem::Problem;
use crate::console::texts as t;
use crate::console::visit::Visit;
use crate::errors::{ApiError, Code};

#[derive(Deserialize)]
pub(super) struct SecondFactor {
    pub(super) is_confirmed: bool,
    recovery_codes_left: i64,
}

#[derive(Deserialize)]
pub(super) struct Begun {
    secret: String,
    uri: String,
}

#[derive(Deserialize)]
struct Confirmed {
    recovery_codes: Vec<String>,
}

/// What a form has just brought about.
pub(super) enum Fresh {
    Nothing,
    /// What the app makes codes of.
    Begun(Begun),
    /// The app has the secret already, and the code was not right.
    AsksAgain,
    RecoveryCodes(Vec<String>),
}

pub(super) async fn read(visit: &Visit) -> Result<SecondFactor, ApiError> {
    visit.call.get("/me/second-factor").await
}

pub(super) async fn begin(visit: &Visit, fields: &Fields) -> (Fresh, Option<Problem>) {
    let asked = json!({"password": fields.raw("password").unwrap_or_default()});
    match visit.call.json(Method::POST, "/me/second-factor", &asked).await {
        Ok(begun) => (Fresh::Begun(begun), None),
        Err(error) => (Fresh::Nothing, Some(error.into())),
    }
}

pub(super) async fn confirm(visit: &Visit, fields: &Fields) -> (Fresh, Option<Problem>) {
    // Apps show a code in two groups, and people type it so.
    let typed = fields.get("code").unwrap_or_default();
    let code: String = typed.chars().filter(|letter| !letter.is_whitespace()).collect();
    match visit.call.json(Method::POST, "/me/second-factor/confirm", &json!({"code": code})).await {
        Ok(Confirmed { recovery_codes }) => (Fresh::RecoveryCodes(recovery_codes), None),
        Err(error) => {
            let is_typed_wrong = matches!(error.code, Code::CodeIncorrect | Code::InvalidRequest);
            let fresh = if is_typed_wrong { Fresh::AsksAgain } else { Fresh::Nothing };
            (fresh, Some(error.into()))
        }
    }
}

pub(super) async fn renew_codes(visit: &Visit, fields: &Fields) -> (Fresh, Option<Problem>) {
    let asked = json!({"password": fields.raw("password").unwrap_or_default()});
    match visit.call.json(Method::POST, "/me/second-factor/recovery-codes", &asked).await {
        Ok(Confirmed { recovery_codes }) => (Fresh::RecoveryCodes(recovery_codes), None),
        Err(error) => (Fresh::Nothing, Some(error.into())),
    }
}

pub(super) async fn remove(visit: &Visit, fields: &Fields) -> Result<(), ApiError> {
    let asked = json!({"password": fields.raw("password").unwrap_or_default()});
    visit.call.tell(Method::POST, "/me/second-factor/remove", &asked).await
}

pub(super) fn section(visit: &Visit, factor: &SecondFactor, fresh: &Fresh) -> Markup {
    let look = &visit.look;
    html! {
        h2 #second-factor { (look.say(t::SECOND_FACTOR)) }
        @match fresh {
            Fresh::RecoveryCodes(codes) => (recovery_codes(visit, codes)),
            Fresh::Begun(begun) => (set_up(visit, Some(begun))),
            Fresh::AsksAgain => (set_up(visit, None)),
            Fresh::Nothing => {}
        }
        @if factor.is_confirmed {
            p { (look.say(t::SECOND_FACTOR_ON)) " " (look.say(t::RECOVERY_CODES_LEFT)) ": " strong { (factor.recovery_codes_left) } "." }
            form.card.stack method="post" action=(ADDRESS) {
                (form_token(visit))
                input type="hidden" name="act" value="renew-recovery-codes";
                input type="text" name="username" autocomplete="username" value=(visit.me.user.email) readonly hidden;
                p.quiet { (look.say(t::RECOVERY_CODES_RENEW_NOTE)) }
                label.short { (look.say(t::OLD_PASSWORD)) input type="password" name="password" autocomplete="current-password" required maxlength="1024"; }
                button type="submit" { (look.say(t::RECOVERY_CODES_RENEW)) }
            }
            (asked_with_password(visit, &Removal {
                action: ADDRESS, fields: &[("act", "remove-second-factor")], act: t::SWITCH_OFF,
                what: look.say(t::SECOND_FACTOR), goes: t::SWITCH_OFF_GOES,
            }))
        } @else if matches!(fresh, Fresh::Nothing) {
            p.quiet { (look.say(t::SECOND_FACTOR_OFF)) }
            form.card.stack method="post" action=(ADDRESS) {
                (form_token(visit))
                input type="hidden" name="act" value="begin-second-factor";
                input type="text" name="username" autocomplete="username" value=(visit.me.user.email) readonly hidden;
                label.short { (look.say(t::OLD_PASSWORD)) input type="password" name="password" autocomplete="current-password" required maxlength="1024"; }
                button.primary type="submit" { (look.say(t::SECOND_FACTOR_SET_UP)) }
            }
        }
    }
}

fn set_up(visit: &Visit, begun: Option<&Begun>) -> Markup {
    let look = &visit.look;
    html! {
        section.card.stack {
            @if let Some(begun) = begun {
                p { (look.say(t::SECOND_FACTOR_SCAN)) }
                @if let Some(code) = qr_code::drawn(&begun.uri, look.say(t::QR_CODE)) { (code) }
                p.secret { code #second-factor-secret { (begun.secret) }
                    button.if-script type="button" data-copy="second-factor-secret" { (look.say(t::COPY)) } }
            } @else {
                p { (look.say(t::SECOND_FACTOR_AGAIN)) " " a href=(ADDRESS) { (look.say(t::BEGIN_AGAIN)) } }
            }
            form.stack method="post" action=(ADDRESS) {
                (form_token(visit))
                input type="hidden" name="act" value="confirm-second-factor";
                label.short { (look.say(t::SECOND_FACTOR_CODE))
                    input type="text" name="code" inputmode="numeric" autocomplete="one-time-code" required maxlength="10" autofocus; }
                button.primary type="submit" { (look.say(t::CONFIRM)) }
            }
        }
    }
}

fn recovery_codes(visit: &Visit, codes: &[String]) -> Markup {
    let look = &visit.look;
    html! {
        div.note.good role="status" {
            p { strong { (look.say(t::RECOVERY_CODES)) } " · " (look.say(t::SHOWN_ONCE)) }
            p { (look.say(t::RECOVERY_CODES_LEAD)) }
            pre #recovery-codes tabindex="0" role="region" aria-label=(look.say(t::RECOVERY_CODES)) { (codes.join("\n")) }
            button.if-script type="button" data-copy="recovery-codes" { (look.say(t::COPY)) }
        }
    }
}

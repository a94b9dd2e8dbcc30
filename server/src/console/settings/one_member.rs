//! One person of the team, for owners: what they may do, and the ways back in for whoever cannot sign in.

use chrono::{DateTime, Utc};
use maud::{Markup, html};
use poem::http::Method;
use poem::web::Path;
use poem::{Response, handler};
use serde::Deserialize;
use serde_json::{Value, json};

use super::members::{ADDRESS, Member, SignIns, state};
use super::people::{role_choice, role_name};
use super::{Page, Removal, Section, addresses, asked_first, shown, shown_once};
use crate::console::fields::encoded;
use crate::console::frame::{form_token, see_other};
use crate::console::problem::Problem;
use crate::console::texts as t;
use crate::console::visit::{Submission, Visit};
use crate::errors::ApiError;

#[derive(Deserialize)]
struct ResetLink {
    link: String,
    expires_at: DateTime<Utc>,
}

async fn member(
    visit: &Visit,
    id: &str,
    fresh: Option<&ResetLink>,
    problem: Option<&Problem>,
) -> Result<Response, Problem> {
    let member: Member = visit.call.get(&format!("/members/{}", encoded(id))).await?;
    let sign_ins = SignIns::of(visit, &member.id).await?;
    let look = &visit.look;
    let address = format!("{ADDRESS}/{}", member.id);
    let body = html! {
        p { a href=(ADDRESS) { "← " (look.say(t::MEMBERS)) } }
        @if let Some(link) = fresh {
            (shown_once(look, look.say(t::RESET_LINK), "new-link", &link.link))
            p.quiet { (look.say(t::RESET_LINK_HAND_OVER)) " " (look.say(t::ENDS_AT)) ": " (look.time(link.expires_at)) "." }
        }
        dl.figures {
            div { dt { (look.say(t::EMAIL)) } dd data-fact="/email" { (member.email) } }
            div { dt { (look.say(t::ROLE)) } dd data-fact="/role" { (role_name(look, &member.role)) } }
            div { dt { (look.say(t::STATUS)) } dd { (state(look, &member))
                @if let Some(at) = member.disabled_at { br; span.quiet { (look.say(t::SINCE)) " " span data-fact="/disabled_at" { (look.time(at)) } } } } }
            div { dt { (look.say(t::SECOND_FACTOR)) } dd data-fact="/has_second_factor" { (look.say(if member.has_second_factor { t::YES } else { t::NO })) } }
            div { dt { (look.say(t::LAST_SIGN_IN)) } dd { (sign_ins.told(look, &member.id)) } }
            div { dt { (look.say(t::MEMBER_SINCE)) } dd data-fact="/created_at" { (look.time(member.created_at)) } }
        }
        h2 { (look.say(t::ROLE)) }
        form.card.stack method="post" action=(address) {
            (form_token(visit))
            input type="hidden" name="act" value="role";
            (role_choice(look, &member.role))
            button type="submit" { (look.say(t::ROLE_CHANGE)) }
        }
        (ways_back_in(visit, &member, &address))
        h2 { (look.say(t::ACCESS)) }
        @if member.disabled_at.is_some() {
            form.stack method="post" action=(address) {
                (form_token(visit))
                input type="hidden" name="act" value="enable";
                p.quiet { (look.say(t::ENABLE_NOTE)) }
                button type="submit" { (look.say(t::ENABLE)) }
            }
        } @else {
            (asked_first(visit, &Removal {
                action: &address, fields: &[("act", "disable")], act: t::DISABLE, what: &member.name, goes: t::DISABLE_GOES,
            }))
        }
    };
    Ok(shown(visit, Page { section: Section::Members, title: &member.name, lead: None, problem, body }))
}

fn ways_back_in(visit: &Visit, member: &Member, address: &str) -> Markup {
    let look = &visit.look;
    // Of their own they change both on the page of their account, with the password.
    let is_other = member.id != visit.me.user.id;
    html! {
        h2 { (look.say(t::WAYS_BACK_IN)) }
        div.card.stack {
            @if is_other {
                form.stack method="post" action=(address) {
                    (form_token(visit))
                    input type="hidden" name="act" value="reset-link";
                    p.quiet { (look.say(t::RESET_LINK_NOTE)) }
                    button type="submit" { (look.say(t::RESET_LINK_MAKE)) }
                }
            }
            form.stack method="post" action=(address) {
                (form_token(visit))
                input type="hidden" name="act" value="unlock";
                p.quiet { (look.say(t::UNLOCK_NOTE)) }
                button type="submit" { (look.say(t::UNLOCK)) }
            }
            @if is_other && member.has_second_factor {
                div { p.quiet { (look.say(t::MEMBER_SECOND_FACTOR_NOTE)) }
                    (asked_first(visit, &Removal {
                        action: address, fields: &[("act", "remove-second-factor")], act: t::MEMBER_SECOND_FACTOR_REMOVE,
                        what: &member.name, goes: t::MEMBER_SECOND_FACTOR_GOES,
                    })) }
            }
        }
    }
}

#[handler]
pub(super) async fn member_page(visit: Visit, Path(id): Path<String>) -> Result<Response, Problem> {
    member(&visit, &id, None, None).await
}

async fn change(visit: &Visit, path: &str, change: Value) -> Result<(), ApiError> {
    visit.call.json::<Member>(Method::PATCH, path, &change).await.map(|_| ())
}

/// The page that answers with a reset link is the one place where it is ever shown.
#[handler]
pub(super) async fn change_member(
    submitted: Submission,
    Path(id): Path<String>,
) -> Result<Response, Problem> {
    let Submission { visit, fields } = submitted;
    let path = format!("/members/{}", encoded(&id));
    let done = match fields.get("act") {
        Some("reset-link") => {
            let asked = format!("{path}/reset-link");
            match visit.call.json::<ResetLink>(Method::POST, &asked, &json!({})).await {
                Ok(link) => return member(&visit, &id, Some(&link), None).await,
                Err(error) => Err(error),
            }
        }
        Some("role") => {
            let role = fields.get("role").unwrap_or_default();
            change(&visit, &path, json!({"role": role})).await.map(|()| "role")
        }
        Some("disable") => change(&visit, &path, json!({"disabled": true})).await.map(|()| "disabled"),
        Some("enable") => change(&visit, &path, json!({"disabled": false})).await.map(|()| "enabled"),
        Some("unlock") => visit.call.act(Method::POST, &format!("{path}/unlock")).await.map(|()| "unlocked"),
        Some("remove-second-factor") => {
            let asked = format!("{path}/second-factor");
            visit.call.act(Method::DELETE, &asked).await.map(|()| "second-factor")
        }
        _ => return Err(Problem::not_found()),
    };
    // Whoever is an owner no more does not see this page any more.
    let back = if id == visit.me.user.id { addresses::ACCOUNT.to_owned() } else { format!("{ADDRESS}/{id}") };
    match done {
        Ok(word) => Ok(see_other(&format!("{back}?done={word}"))),
        Err(error) if !visit.is_owner() => Err(error.into()),
        Err(error) => member(&visit, &id, None, Some(&error.into())).await,
    }
}

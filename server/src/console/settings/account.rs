//! A person's own account: who they are, their password, their second factor (`second_factor`), and where they are signed in.

use chrono::{DateTime, Utc};
use maud::{Markup, html};
use poem::http::Method;
use poem::{Response, handler};
use serde::Deserialize;
use serde_json::json;

use super::addresses::ACCOUNT as ADDRESS;
use super::people::role_name;
use super::second_factor::{self, Fresh};
use super::{Page, Section, paging, shown};
use crate::console::fields::{Fields, encoded};
use crate::console::frame::{form_token, see_other};
use crate::console::problem::Problem;
use crate::console::records::Listed;
use crate::console::texts as t;
use crate::console::visit::{Submission, Visit};
use crate::errors::ApiError;

#[derive(Deserialize)]
struct Session {
    id: String,
    device_name: Option<String>,
    is_current: bool,
    created_at: DateTime<Utc>,
    expires_at: DateTime<Utc>,
}

/// The page as it stands, with what was just made and is shown this once.
///
/// It asks for nothing that somebody without the second factor of their team may not have: here they set it up.
async fn account(visit: &Visit, fresh: &Fresh, problem: Option<&Problem>) -> Result<Response, Problem> {
    let factor = second_factor::read(visit).await?;
    let cursor = visit.query.query(&["cursor"]);
    let sessions: Listed<Session> = visit.call.get(&format!("/me/sessions{cursor}")).await?;
    let (look, user) = (&visit.look, &visit.me.user);
    let body = html! {
        @if visit.query.get("needed").is_some() && !factor.is_confirmed {
            div.note role="status" { p { (look.say(t::SECOND_FACTOR_NEEDED)) } }
        }
        dl.figures {
            div { dt { (look.say(t::KEY_NAME)) } dd { (user.name) } }
            div { dt { (look.say(t::EMAIL)) } dd { (user.email) } }
            div { dt { (look.say(t::ROLE)) } dd { (role_name(look, &user.role)) } }
            div { dt { (look.say(t::TEAM)) } dd { (visit.me.team.name) } }
        }
        (second_factor::section(visit, &factor, fresh))
        (password_form(visit))
        (session_list(visit, &sessions))
    };
    let page = Page { section: Section::Account, title: look.say(t::MY_ACCOUNT), lead: None, problem, body };
    Ok(shown(visit, page))
}

fn password_form(visit: &Visit) -> Markup {
    let look = &visit.look;
    html! {
        h2 #password { (look.say(t::PASSWORD)) }
        form.card.stack method="post" action=(ADDRESS) {
            (form_token(visit))
            input type="hidden" name="act" value="password";
            // Password managers keep a password by this.
            input type="text" name="username" autocomplete="username" value=(visit.me.user.email) readonly hidden;
            ul.rules {
                li { (look.say(t::PASSWORD_RULE_LENGTH)) }
                li { (look.say(t::PASSWORD_RULE_GUESS)) }
                li { (look.say(t::PASSWORD_RULE_SESSIONS)) }
            }
            div.two {
                label { (look.say(t::OLD_PASSWORD)) input type="password" name="old_password" autocomplete="current-password" required maxlength="1024"; }
                label { (look.say(t::NEW_PASSWORD)) input type="password" name="new_password" autocomplete="new-password" required minlength="12" maxlength="1024"; }
            }
            button type="submit" { (look.say(t::CHANGE_PASSWORD)) }
        }
    }
}

fn session_list(visit: &Visit, sessions: &Listed<Session>) -> Markup {
    let look = &visit.look;
    html! {
        h2 #sessions { (look.say(t::SESSIONS)) }
        p.quiet { (look.say(t::SESSIONS_LEAD)) }
        div.scroll tabindex="0" role="region" aria-label=(look.say(t::SESSIONS)) { table {
            thead { tr { th { (look.say(t::DEVICE)) } th { (look.say(t::SIGNED_IN_AT)) } th.wide { (look.say(t::ENDS_AT)) } th { span.unseen { (look.say(t::END_SESSION)) } } } }
            tbody { @for (place, session) in sessions.data.iter().enumerate() {
                @let fact = format!("/data/{place}");
                @let device = session.device_name.as_deref().unwrap_or_else(|| look.say(t::UNKNOWN));
                tr {
                    td.grow data-fact={ (fact) "/device_name" } { (device) }
                    td data-fact={ (fact) "/created_at" } { (look.time(session.created_at)) }
                    td.wide data-fact={ (fact) "/expires_at" } { (look.time(session.expires_at)) }
                    td.number {
                        @if session.is_current { strong { (look.say(t::THIS_SESSION)) } } @else {
                            form method="post" action=(ADDRESS) {
                                (form_token(visit))
                                input type="hidden" name="act" value="end-session";
                                input type="hidden" name="id" value=(session.id);
                                button type="submit" { (look.say(t::END_SESSION)) span.unseen { " " (device) ", " (look.time(session.created_at)) } }
                            }
                        }
                    }
                }
            } }
        } }
        (paging(visit, ADDRESS, &[], sessions.next_cursor.as_deref()))
    }
}

async fn change_password(visit: &Visit, fields: &Fields) -> Result<(), ApiError> {
    let asked = json!({
        "old_password": fields.raw("old_password").unwrap_or_default(),
        "new_password": fields.raw("new_password").unwrap_or_default(),
    });
    visit.call.tell(Method::POST, "/me/password", &asked).await
}

#[handler]
pub(super) async fn account_page(visit: Visit) -> Result<Response, Problem> {
    account(&visit, &Fresh::Nothing, None).await
}

#[handler]
pub(super) async fn change_account(submitted: Submission) -> Result<Response, Problem> {
    let Submission { visit, fields } = submitted;
    let done = match fields.get("act") {
        Some("password") => change_password(&visit, &fields).await.map(|()| "password"),
        Some("end-session") => {
            let path = format!("/me/sessions/{}", encoded(fields.get("id").unwrap_or_default()));
            // Somebody else's, or one that is over: there is no such session.
            visit.call.act(Method::DELETE, &path).await?;
            Ok("session")
        }
        Some("remove-second-factor") => {
            second_factor::remove(&visit, &fields).await.map(|()| "second-factor")
        }
        Some("begin-second-factor") => {
            let (fresh, problem) = second_factor::begin(&visit, &fields).await;
            return account(&visit, &fresh, problem.as_ref()).await;
        }
        Some("renew-recovery-codes") => {
            let (fresh, problem) = second_factor::renew_codes(&visit, &fields).await;
            return account(&visit, &fresh, problem.as_ref()).await;
        }
        Some("confirm-second-factor") => {
            let (fresh, problem) = second_factor::confirm(&visit, &fields).await;
            return account(&visit, &fresh, problem.as_ref()).await;
        }
        _ => return Err(Problem::not_found()),
    };
    match done {
        Ok(word) => Ok(see_other(&format!("{ADDRESS}?done={word}"))),
        Err(error) => account(&visit, &Fresh::Nothing, Some(&error.into())).await,
    }
}

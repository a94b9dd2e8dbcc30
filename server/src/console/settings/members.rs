//! The people of the team and the invitations that are open, for owners.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use maud::{Markup, html};
use poem::http::Method;
use poem::{Response, handler};
use serde::Deserialize;
use serde_json::json;

use super::people::{role_choice, role_name};
use super::{Page, Removal, Section, asked_first, paging, shown, shown_once};
use crate::console::fields::{Fields, encoded};
use crate::console::frame::{empty, form_token, see_other};
use crate::console::look::Look;
use crate::console::marks;
use crate::console::problem::Problem;
use crate::console::records::Listed;
use crate::console::texts as t;
use crate::console::visit::{Submission, Visit};

pub(super) const ADDRESS: &str = "/settings/members";
/// How many of the newest sign-ins are looked through.
const SIGN_INS: usize = 100;

#[derive(Deserialize)]
pub(super) struct Member {
    pub(super) id: String,
    pub(super) name: String,
    pub(super) email: String,
    pub(super) role: String,
    pub(super) created_at: DateTime<Utc>,
    pub(super) disabled_at: Option<DateTime<Utc>>,
    pub(super) has_second_factor: bool,
}

#[derive(Deserialize)]
struct Invitation {
    id: String,
    email: String,
    role: String,
    status: String,
    /// In the answer to its creation alone.
    link: Option<String>,
    expires_at: DateTime<Utc>,
}

#[derive(Deserialize)]
struct Recorded {
    actor: String,
    at: DateTime<Utc>,
}

#[derive(Deserialize)]
struct Record {
    data: Vec<Recorded>,
    has_more: bool,
}

/// When people signed in last, from the record of who did what.
pub(super) struct SignIns {
    last: BTreeMap<String, DateTime<Utc>>,
    /// Whoever is not among them did so before this, if ever.
    looked_back_to: Option<DateTime<Utc>>,
}

impl SignIns {
    pub(super) async fn of_team(visit: &Visit) -> Result<Self, Problem> {
        Self::read(visit, &format!("limit={SIGN_INS}")).await
    }

    pub(super) async fn of(visit: &Visit, member: &str) -> Result<Self, Problem> {
        Self::read(visit, &format!("limit=1&actor={}", encoded(member))).await
    }

    async fn read(visit: &Visit, asked: &str) -> Result<Self, Problem> {
        let path = format!("/audit-events?action=sign_in.succeeded&{asked}");
        let record: Record = visit.call.get(&path).await?;
        let looked_back_to = record.data.last().filter(|_| record.has_more).map(|oldest| oldest.at);
        // The newest come first, and are the ones that stay.
        let last = record.data.into_iter().rev().map(|entry| (entry.actor, entry.at)).collect();
        Ok(Self { last, looked_back_to })
    }

    pub(super) fn told(&self, look: &Look, member: &str) -> String {
        match (self.last.get(member), self.looked_back_to) {
            (Some(at), _) => look.time(*at),
            (None, Some(oldest)) => format!("{} {}", look.say(t::BEFORE_TIME), look.time(oldest)),
            (None, None) => look.say(t::NEVER).to_owned(),
        }
    }
}

pub(super) fn state(look: &Look, member: &Member) -> Markup {
    if member.disabled_at.is_some() {
        marks::mark("failed", "✕", look.say(t::DISABLED))
    } else {
        marks::mark("approve", "●", look.say(t::ACTIVE))
    }
}

async fn members(
    visit: &Visit,
    fresh: Option<&Invitation>,
    typed: &Fields,
    problem: Option<&Problem>,
) -> Result<Response, Problem> {
    let cursor = visit.query.query(&["cursor"]);
    let listed: Listed<Member> = visit.call.get(&format!("/members{cursor}")).await?;
    let invitations: Listed<Invitation> = visit.call.get("/invitations?limit=100").await?;
    let sign_ins = SignIns::of_team(visit).await?;
    let look = &visit.look;
    let body = html! {
        @if let Some(invitation) = fresh {
            (shown_once(look, &invitation.email, "new-link", invitation.link.as_deref().unwrap_or_default()))
            p.quiet { (look.say(t::INVITE_HAND_OVER)) }
        }
        (table(visit, &listed.data, &sign_ins))
        (paging(visit, ADDRESS, &[], listed.next_cursor.as_deref()))
        h2 #invite { (look.say(t::INVITE)) }
        form.card.stack method="post" action=(ADDRESS) {
            (form_token(visit))
            input type="hidden" name="act" value="invite";
            label { (look.say(t::EMAIL)) input type="email" name="email" required maxlength="254" autocomplete="off" value=[typed.get("email")]; }
            (role_choice(look, typed.get("role").unwrap_or("member")))
            button.primary type="submit" { (look.say(t::INVITE_MAKE)) }
            p.quiet { (look.say(t::INVITE_LEAD)) }
        }
        h2 { (look.say(t::INVITATIONS)) }
        (open_invitations(visit, &invitations.data))
    };
    let title = look.say(t::MEMBERS);
    Ok(shown(visit, Page { section: Section::Members, title, lead: Some(t::MEMBERS_LEAD), problem, body }))
}

fn table(visit: &Visit, people: &[Member], sign_ins: &SignIns) -> Markup {
    let look = &visit.look;
    html! {
        div.scroll tabindex="0" role="region" aria-label=(look.say(t::MEMBERS)) { table.rows data-keys="rows" {
            thead { tr { th { (look.say(t::KEY_NAME)) } th { (look.say(t::ROLE)) } th { (look.say(t::STATUS)) } th.wide { (look.say(t::SECOND_FACTOR)) } th.wide { (look.say(t::LAST_SIGN_IN)) } } }
            tbody { @for (place, member) in people.iter().enumerate() { @let fact = format!("/data/{place}"); tr.quiet[member.disabled_at.is_some()] {
                td.grow { a href={ (ADDRESS) "/" (member.id) } data-fact={ (fact) "/name" } { (member.name) } br; span.quiet data-fact={ (fact) "/email" } { (member.email) } }
                td data-fact={ (fact) "/role" } { (role_name(look, &member.role)) }
                td data-state={ (fact) "/disabled_at" } { (state(look, member)) }
                td.wide data-fact={ (fact) "/has_second_factor" } { (look.say(if member.has_second_factor { t::YES } else { t::NO })) }
                td.wide { (sign_ins.told(look, &member.id)) }
            } } }
        } }
    }
}

fn open_invitations(visit: &Visit, invitations: &[Invitation]) -> Markup {
    let look = &visit.look;
    let open: Vec<&Invitation> = invitations.iter().filter(|one| one.status == "open").collect();
    html! {
        @if open.is_empty() { (empty(look.say(t::NO_INVITATIONS), look.say(t::NO_INVITATIONS_NOTE))) } @else {
            div.scroll tabindex="0" role="region" aria-label=(look.say(t::INVITATIONS)) { table {
                thead { tr { th { (look.say(t::EMAIL)) } th { (look.say(t::ROLE)) } th.wide { (look.say(t::ENDS_AT)) } th { span.unseen { (look.say(t::REVOKE)) } } } }
                tbody { @for invitation in open { tr {
                    td.grow { (invitation.email) }
                    td { (role_name(look, &invitation.role)) }
                    td.wide { (look.time(invitation.expires_at)) }
                    td.number { (asked_first(visit, &Removal {
                        action: ADDRESS, fields: &[("act", "revoke-invitation"), ("id", &invitation.id)], act: t::REVOKE,
                        what: &invitation.email, goes: t::INVITATION_GOES,
                    })) }
                } } }
            } }
        }
    }
}

#[handler]
pub(super) async fn members_page(visit: Visit) -> Result<Response, Problem> {
    members(&visit, None, &Fields::default(), None).await
}

/// The page that answers an invitation is the one place where its link is ever shown.
#[handler]
pub(super) async fn change_members(submitted: Submission) -> Result<Response, Problem> {
    let Submission { visit, fields } = submitted;
    match fields.get("act") {
        Some("invite") => {
            let asked = json!({"email": fields.get("email").unwrap_or_default(), "role": fields.get("role").unwrap_or_default()});
            let invited = visit.call.json::<Invitation>(Method::POST, "/invitations", &asked).await;
            match invited.map_err(Problem::from) {
                Ok(invitation) => members(&visit, Some(&invitation), &Fields::default(), None).await,
                // Whoever may not read the members is refused as they are by the API, without a page around it.
                Err(problem) if !visit.is_owner() => Err(problem),
                Err(problem) => members(&visit, None, &fields, Some(&problem)).await,
            }
        }
        Some("revoke-invitation") => {
            let path = format!("/invitations/{}", encoded(fields.get("id").unwrap_or_default()));
            visit.call.act(Method::DELETE, &path).await?;
            Ok(see_other(&format!("{ADDRESS}?done=invitation")))
        }
        _ => Err(Problem::not_found()),
    }
}

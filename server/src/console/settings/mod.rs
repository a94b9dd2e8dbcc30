//! Settings: pages beside a list of themselves. `account` is what a person sets for themselves, the others are the team's;
//! those that the API keeps for owners are listed for owners alone, and refused to others by the API.

mod account;
mod addresses;
mod api_keys;
mod audit;
mod delivery;
mod endpoint;
mod members;
mod one_member;
mod payers;
mod people;
mod qr_code;
mod retention;
mod scope_words;
mod second_factor;
mod team;
mod webhooks;

use maud::{Markup, html};
use poem::http::{StatusCode, header};
use poem::{Response, Route, get, handler};

use super::form_pages::two_up;
use super::frame::{Place, see_other, with_status};
use super::look::Look;
use super::problem::Problem;
use super::removal::{Removal, asked_first, asked_with_password};
use super::texts::{self as t, Text};
use super::visit::Visit;

/// The pages of the settings.
pub(super) fn routes(route: Route) -> Route {
    route
        .at("/settings", get(first_page))
        .at("/settings/account", get(account::account_page).post(account::change_account))
        .at("/settings/api-keys", get(api_keys::api_keys_page).post(api_keys::create_api_key))
        .at("/settings/api-keys/:id/revoke", two_up(api_keys::revoke_api_key))
        .at("/settings/team", get(team::team_page).post(team::change_team))
        .at("/settings/members", get(members::members_page).post(members::change_members))
        .at("/settings/members/:id", get(one_member::member_page).post(one_member::change_member))
        .at("/settings/webhooks", get(webhooks::webhooks_page).post(webhooks::create_endpoint))
        .at("/settings/webhooks/:id", get(endpoint::endpoint_page).post(endpoint::change_endpoint))
        .at(
            "/settings/webhooks/:id/deliveries/:delivery",
            get(delivery::delivery_page).post(delivery::replay_delivery),
        )
        .at("/settings/payers", get(payers::payers_page).post(payers::forget_payer))
        .at("/settings/audit", get(audit::audit_page))
        .at("/settings/audit/:id", get(audit::proof_page))
}

#[handler]
fn first_page(_visit: Visit) -> Response {
    see_other("/settings/account")
}

/// One of the settings.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Section {
    Account,
    ApiKeys,
    Team,
    Members,
    Webhooks,
    Payers,
    Audit,
}

/// In the order of the list: which, where, how it is called, and whether it is for owners alone.
const SECTIONS: [(Section, &str, Text, bool); 7] = [
    (Section::Account, "/settings/account", t::MY_ACCOUNT, false),
    (Section::ApiKeys, "/settings/api-keys", t::API_KEYS, false),
    (Section::Team, "/settings/team", t::TEAM, false),
    (Section::Members, "/settings/members", t::MEMBERS, true),
    (Section::Webhooks, "/settings/webhooks", t::WEBHOOKS, true),
    (Section::Payers, "/settings/payers", t::PAYERS, false),
    (Section::Audit, "/settings/audit", t::AUDIT, true),
];

/// What a form has brought about, by the word that the address of the next page carries.
const DONE: [(&str, Text); 14] = [
    ("password", t::DONE_PASSWORD),
    ("session", t::DONE_SESSION),
    ("second-factor", t::DONE_SECOND_FACTOR),
    ("key", t::DONE_KEY),
    ("saved", t::DONE_SAVED),
    ("role", t::DONE_ROLE),
    ("disabled", t::DONE_DISABLED),
    ("enabled", t::DONE_ENABLED),
    ("unlocked", t::DONE_UNLOCKED),
    ("invitation", t::DONE_INVITATION),
    ("endpoint", t::DONE_ENDPOINT),
    ("endpoint-disabled", t::DONE_ENDPOINT_DISABLED),
    ("endpoint-enabled", t::DONE_ENDPOINT_ENABLED),
    ("payer", t::DONE_PAYER),
];

/// A page of the settings.
struct Page<'p> {
    section: Section,
    title: &'p str,
    lead: Option<Text>,
    /// Why what the page was asked to do was not done.
    problem: Option<&'p Problem>,
    body: Markup,
}

fn shown(visit: &Visit, page: Page<'_>) -> Response {
    let look = &visit.look;
    let done = visit.query.get("done").and_then(|word| DONE.iter().find(|(known, _)| *known == word));
    let markup = html! {
        div.settings {
            nav.beside aria-label=(look.say(t::SETTINGS)) {
                @for (section, href, text, is_for_owners) in SECTIONS {
                    @if visit.is_owner() || !is_for_owners {
                        a href=(href) aria-current=[(section == page.section).then_some("page")] { (look.say(text)) }
                    }
                }
            }
            div {
                h1 { (page.title) }
                @if let Some(lead) = page.lead { p.quiet { (look.say(lead)) } }
                @if let Some((_, text)) = done { div.note.good role="status" { p { (look.say(*text)) } } }
                @if let Some(problem) = page.problem { (problem.note(look)) }
                (page.body)
            }
        }
    };
    let status = page.problem.map_or(StatusCode::OK, |problem| problem.status);
    let mut response = with_status(visit, status, Place::Settings, page.title, markup);
    if let Some(seconds) = page.problem.and_then(|problem| problem.wait_seconds) {
        response.headers_mut().insert(header::RETRY_AFTER, seconds.into());
    }
    response
}

/// A secret on the one page that ever shows it.
fn shown_once(look: &Look, about: &str, id: &str, text: &str) -> Markup {
    html! {
        div.note.good role="status" {
            p { strong { (about) } " · " (look.say(t::SHOWN_ONCE)) }
            p.secret { code id=(id) { (text) }
                button.if-script type="button" data-copy=(id) { (look.say(t::COPY)) } }
        }
    }
}

/// The way to the older part of a list, and back to the newest.
fn paging(visit: &Visit, address: &str, kept: &[&str], next: Option<&str>) -> Markup {
    let look = &visit.look;
    html! {
        nav.pages aria-label=(look.say(t::MORE)) {
            @if visit.query.get("cursor").is_some() {
                a href={ (address) (visit.query.query(kept)) } { (look.say(t::NEWEST)) }
            }
            @if let Some(cursor) = next {
                a rel="next" href={ (address) (visit.query.with("cursor", Some(cursor)).query(&[kept, &["cursor"]].concat())) } { (look.say(t::OLDER)) }
            }
        }
    }
}

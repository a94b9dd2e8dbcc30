//! The API keys of a person, or of the whole team for its owners.

use chrono::{DateTime, Utc};
use lending_base::calendar;
use maud::{Markup, html};
use poem::http::Method;
use poem::web::Path;
use poem::{Response, handler};
use serde::Deserialize;
use serde_json::json;

use super::scope_words;
use super::team::TeamSettings;
use super::{Page, Removal, Section, asked_first, paging, shown, shown_once};
use crate::console::fields::{Fields, encoded};
use crate::console::frame::{empty, form_token, see_other};
use crate::console::names::Names;
use crate::console::problem::Problem;
use crate::console::records::Listed;
use crate::console::texts as t;
use crate::console::visit::{Submission, Visit};
use crate::gate::Scope;

const ADDRESS: &str = "/settings/api-keys";

#[derive(Deserialize)]
struct ApiKey {
    id: String,
    name: String,
    /// In the answer to a creation alone.
    key: Option<String>,
    last_four: String,
    user_id: String,
    created_at: DateTime<Utc>,
    last_used_at: Option<DateTime<Utc>>,
    expires_at: Option<DateTime<Utc>>,
    revoked_at: Option<DateTime<Utc>>,
    scopes: Option<Vec<String>>,
}

async fn keys(
    visit: &Visit,
    fresh: Option<&ApiKey>,
    typed: &Fields,
    problem: Option<&Problem>,
) -> Result<Response, Problem> {
    let look = &visit.look;
    let cursor = visit.query.query(&["cursor"]);
    let listed: Listed<ApiKey> = visit.call.get(&format!("/api-keys{cursor}")).await?;
    let settings: TeamSettings = visit.call.get("/team/settings").await?;
    let are_all_own = listed.data.iter().all(|key| key.user_id == visit.me.user.id);
    let names = if are_all_own { None } else { Some(Names::of_team(visit).await?) };
    let body = html! {
        @if let Some(key) = fresh { (shown_once(look, &key.name, "new-key", key.key.as_deref().unwrap_or_default())) }
        @if listed.data.is_empty() { (empty(look.say(t::NO_KEYS), look.say(t::NO_KEYS_NOTE))) } @else { (table(visit, &listed.data, names.as_ref())) }
        (paging(visit, ADDRESS, &[], listed.next_cursor.as_deref()))
        @if visit.may_write() {
            h2 { (look.say(t::NEW_KEY)) }
            (form(visit, &settings, typed))
        }
    };
    let title = look.say(t::API_KEYS);
    Ok(shown(visit, Page { section: Section::ApiKeys, title, lead: Some(t::API_KEYS_LEAD), problem, body }))
}

fn form(visit: &Visit, settings: &TeamSettings, typed: &Fields) -> Markup {
    let look = &visit.look;
    let chosen = typed.all("scope");
    html! {
        form.card.stack method="post" action=(ADDRESS) {
            (form_token(visit))
            div.two {
                label { (look.say(t::KEY_NAME)) input name="name" required maxlength="100" autocomplete="off" value=[typed.get("name")]; }
                @if let Some(days) = settings.longest_key_days {
                    label { (look.say(t::KEY_EXPIRES_BY)) input name="expires_on" type="date" required value=[typed.get("expires_on")];
                        span.quiet { (look.say(t::KEY_LONGEST)) ": " (days) "." } }
                } @else {
                    label { (look.say(t::KEY_EXPIRES)) input name="expires_on" type="date" value=[typed.get("expires_on")]; }
                }
            }
            details open[!chosen.is_empty()] { summary { (look.say(t::KEY_SCOPES)) }
                p.quiet { (look.say(t::KEY_SCOPES_LEAD)) }
                div.boxes { @for scope in Scope::ALL {
                    label.check { input type="checkbox" name="scope" value=(scope.as_str()) checked[chosen.contains(&scope.as_str())];
                        span { code { (scope.as_str()) } br; span.quiet { (scope_words::meaning(look, *scope)) } } }
                } }
            }
            button.primary type="submit" { (look.say(t::CREATE_KEY)) }
        }
    }
}

fn table(visit: &Visit, keys: &[ApiKey], names: Option<&Names>) -> Markup {
    let look = &visit.look;
    let day = |at: DateTime<Utc>| look.day(calendar::day(at));
    let now = visit.call.app.store.clock().now();
    html! {
        div.scroll tabindex="0" role="region" aria-label=(look.say(t::API_KEYS)) { table {
            thead { tr { th { (look.say(t::KEY_NAME)) } th { (look.say(t::LAST_FOUR)) } th.wide { (look.say(t::CREATED)) } th.wide { (look.say(t::LAST_USED)) } th.wide { (look.say(t::EXPIRES)) } th { span.unseen { (look.say(t::REVOKE)) } } } }
            tbody { @for (place, key) in keys.iter().enumerate() {
                @let fact = format!("/data/{place}");
                @let is_over = key.expires_at.is_some_and(|at| at <= now);
                tr.quiet[key.revoked_at.is_some() || is_over] {
                    td.grow { span data-fact={ (fact) "/name" } { (key.name) }
                        @if key.user_id != visit.me.user.id { br; span.quiet { (names.map_or(key.user_id.as_str(), |names| names.of(&key.user_id))) } }
                        br; span.quiet data-fact={ (fact) "/scopes" } { @match &key.scopes { None => (look.say(t::KEY_ALL_SCOPES)), Some(scopes) => (scopes.join(", ")) } }
                    }
                    td { code { "…" span data-fact={ (fact) "/last_four" } { (key.last_four) } } }
                    td.wide data-fact={ (fact) "/created_at" } { (day(key.created_at)) }
                    td.wide data-fact={ (fact) "/last_used_at" } { (key.last_used_at.map_or_else(|| look.say(t::NEVER).to_owned(), |at| look.time(at))) }
                    td.wide data-fact={ (fact) "/expires_at" } { (key.expires_at.map_or_else(|| look.say(t::NEVER).to_owned(), day)) }
                    td {
                        @if let Some(at) = key.revoked_at { (look.say(t::REVOKED)) " " span data-fact={ (fact) "/revoked_at" } { (day(at)) } }
                        @else if is_over { (look.say(t::EXPIRED)) }
                        @else {
                            (asked_first(visit, &Removal {
                                action: &format!("{ADDRESS}/{}/revoke", key.id), fields: &[], act: t::REVOKE,
                                what: &format!("{} …{}", key.name, key.last_four), goes: t::KEY_GOES,
                            }))
                        }
                    }
                }
            } }
        } }
    }
}

#[handler]
pub(super) async fn api_keys_page(visit: Visit) -> Result<Response, Problem> {
    keys(&visit, None, &Fields::default(), None).await
}

/// The page that answers a creation is the one place where a key is ever shown.
#[handler]
pub(super) async fn create_api_key(submitted: Submission) -> Result<Response, Problem> {
    let Submission { visit, fields } = submitted;
    let mut new = json!({"name": fields.get("name").unwrap_or_default()});
    if let Some(text) = fields.get("expires_on") {
        let Ok(day) = text.parse() else {
            return keys(&visit, None, &fields, Some(&Problem::invalid(t::DAY_WRITTEN))).await;
        };
        new["expires_at"] = calendar::start_of(day).to_rfc3339().into();
    }
    let scopes = fields.all("scope");
    if !scopes.is_empty() {
        new["scopes"] = scopes.into();
    }
    match visit.call.json::<ApiKey>(Method::POST, "/api-keys", &new).await.map_err(Problem::from) {
        Ok(key) => keys(&visit, Some(&key), &Fields::default(), None).await,
        Err(problem) => keys(&visit, None, &fields, Some(&problem)).await,
    }
}

#[handler]
pub(super) async fn revoke_api_key(
    submitted: Submission,
    Path(id): Path<String>,
) -> Result<Response, Problem> {
    submitted.visit.call.act(Method::DELETE, &format!("/api-keys/{}", encoded(&id))).await?;
    Ok(see_other(&format!("{ADDRESS}?done=key")))
}

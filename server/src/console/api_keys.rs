//! Settings: the API keys of a person, or of the whole team for its owners.

use chrono::{DateTime, Utc};
use lending_base::calendar;
use maud::{Markup, html};
use poem::http::Method;
use poem::web::Path;
use poem::{Response, handler};
use serde::Deserialize;
use serde_json::json;

use super::fields::encoded;
use super::frame::{Place, empty, form_token, page, see_other, with_status};
use super::look::short_day;
use super::problem::Problem;
use super::records::Listed;
use super::texts as t;
use super::visit::{Submission, Visit};

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
}

async fn keys(visit: &Visit, fresh: Option<&ApiKey>, problem: Option<&Problem>) -> Result<Markup, Problem> {
    let look = &visit.look;
    let cursor = visit.query.query(&["cursor"]);
    let listed: Listed<ApiKey> = visit.call.get(&format!("/api-keys{cursor}")).await?;
    Ok(html! {
        h1 { (look.say(t::API_KEYS)) }
        p.quiet { (look.say(t::API_KEYS_LEAD)) }
        @if let Some(key) = fresh { (shown_once(visit, key)) }
        @if let Some(problem) = problem { (problem.note()) }
        @if listed.data.is_empty() { (empty(look.say(t::NO_KEYS), look.say(t::API_KEYS_LEAD))) } @else { (table(visit, &listed.data)) }
        nav.pages aria-label=(look.say(t::MORE)) {
            @if let Some(cursor) = &listed.next_cursor { a rel="next" href={ "/settings/api-keys?cursor=" (cursor) } { (look.say(t::OLDER)) } }
        }
        @if visit.may_write() {
            h2 { (look.say(t::NEW_KEY)) }
            form.card.stack method="post" action="/settings/api-keys" {
                (form_token(visit))
                div.two {
                    label { (look.say(t::KEY_NAME)) input name="name" required maxlength="100" autocomplete="off"; }
                    label { (look.say(t::KEY_EXPIRES)) input name="expires_on" type="date"; }
                }
                button.primary type="submit" { (look.say(t::CREATE_KEY)) }
            }
        }
    })
}

fn shown_once(visit: &Visit, key: &ApiKey) -> Markup {
    let look = &visit.look;
    html! {
        div.note.good role="status" {
            p { strong { (key.name) } " · " (look.say(t::KEY_ONCE)) }
            p.secret { code #new-key { (key.key.as_deref().unwrap_or_default()) }
                button.if-script type="button" data-copy="new-key" { (look.say(t::COPY)) } }
        }
    }
}

fn table(visit: &Visit, keys: &[ApiKey]) -> Markup {
    let look = &visit.look;
    let day = |at: DateTime<Utc>| short_day(calendar::day(at));
    let now = visit.call.app.store.clock().now();
    html! {
        div.scroll tabindex="0" { table {
            thead { tr { th { (look.say(t::KEY_NAME)) } th { (look.say(t::LAST_FOUR)) } th.wide { (look.say(t::CREATED)) } th.wide { (look.say(t::LAST_USED)) } th.wide { (look.say(t::EXPIRES)) } th {} } }
            tbody { @for key in keys {
                @let is_over = key.expires_at.is_some_and(|at| at <= now);
                tr.quiet[key.revoked_at.is_some() || is_over] {
                    td.grow { (key.name) @if key.user_id != visit.me.user.id { br; span.quiet { (key.user_id) } } }
                    td { code { "…" (key.last_four) } }
                    td.wide { (day(key.created_at)) }
                    td.wide { (key.last_used_at.map_or_else(|| look.say(t::NEVER).to_owned(), |at| look.time(at))) }
                    td.wide { (key.expires_at.map_or_else(|| look.say(t::NEVER).to_owned(), day)) }
                    td.number {
                        @if let Some(at) = key.revoked_at { (look.say(t::REVOKED)) " " (day(at)) }
                        @else {
                            form method="post" action={ "/settings/api-keys/" (key.id) "/revoke" } {
                                (form_token(visit))
                                button.danger type="submit" aria-label={ (look.say(t::REVOKE)) " " (key.name) " …" (key.last_four) } { (look.say(t::REVOKE)) }
                            }
                        }
                    }
                }
            } }
        } }
    }
}

#[handler]
pub(super) async fn api_keys_page(visit: Visit) -> Result<Response, Problem> {
    let body = keys(&visit, None, None).await?;
    Ok(page(&visit, Place::Settings, visit.look.say(t::API_KEYS), body))
}

/// The page that answers a creation is the one place where a key is ever shown.
#[handler]
pub(super) async fn create_api_key(submitted: Submission) -> Result<Response, Problem> {
    let Submission { visit, fields } = submitted;
    let mut new = json!({"name": fields.get("name").unwrap_or_default()});
    if let Some(day) = fields.get("expires_on").and_then(|day| day.parse().ok()) {
        new["expires_at"] = calendar::start_of(day).to_rfc3339().into();
    }
    let created = visit.call.json::<ApiKey>(Method::POST, "/api-keys", &new).await.map_err(Problem::from);
    let status = created.as_ref().map_or_else(|problem| problem.status, |_| poem::http::StatusCode::OK);
    let body = keys(&visit, created.as_ref().ok(), created.as_ref().err()).await?;
    Ok(with_status(&visit, status, Place::Settings, visit.look.say(t::API_KEYS), body))
}

#[handler]
pub(super) async fn revoke_api_key(
    submitted: Submission,
    Path(id): Path<String>,
) -> Result<Response, Problem> {
    submitted.visit.call.act(Method::DELETE, &format!("/api-keys/{}", encoded(&id))).await?;
    Ok(see_other("/settings/api-keys"))
}

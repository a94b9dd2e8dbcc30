//! The front page: what this is, a decision one can have made at once, and the code that does the same.
//!
//! In the demo a click uploads the statement of an invented person, and the page shows its stages and the decision; elsewhere
//! the recorded sample is shown.

use lending_engine::decision::{Decision, PolicyResult};
use lending_engine::report::{SAMPLE, Summary};
use maud::{Markup, html};
use poem::http::{Method, StatusCode, header};
use poem::web::Path;
use poem::{Body, Request, Response, handler};
use serde::Deserialize;

use super::call::Call;
use super::frame::{is_part, open_page, part, placeless_page, see_other};
use super::look::{Look, plain, rupees};
use super::marks;
use super::problem::Problem;
use super::progress::{self, Going, Moment, POLLED};
use super::records::Analysis;
use super::sign_in::enter_demo;
use super::speaks_for::{AT_A_GLANCE, speaks_for};
use super::texts as t;
use super::visit::{Guest, OpenSubmission, Visit};
use crate::clients::CLIENTS;
use crate::demo::SAMPLES_FOLDER;
use crate::errors::ApiError;

#[derive(Deserialize)]
struct Recorded {
    summary: Summary,
    policy: PolicyResult,
    decision: Decision,
}

/// The demo's applicants, by their statements in the data folder.
fn applicants(guest: &Guest) -> Vec<String> {
    if !guest.is_loopback || guest.app().demo().is_none() {
        return Vec::new();
    }
    let folder = guest.app().settings.data_dir.join(SAMPLES_FOLDER);
    let Ok(files) = std::fs::read_dir(folder) else { return Vec::new() };
    let names = files.filter_map(|file| file.ok()?.file_name().into_string().ok());
    let mut names: Vec<String> =
        names.filter_map(|name| name.strip_suffix(".pdf").map(str::to_owned)).collect();
    names.sort();
    names
}

#[handler]
pub(super) async fn front_page(guest: Guest) -> Response {
    let look = &guest.look;
    let applicants = applicants(&guest);
    let visit = if guest.call.token.is_some() { Visit::find(&guest).await } else { None };
    let body: Markup = html! {
        section.front {
            h1 { (look.say(t::FRONT_TITLE)) }
            p.lead { (look.say(t::FRONT_LEAD)) }
            div.acts {
                @if visit.is_some() { a.button.primary href="/inbox" { (look.say(t::INBOX)) } }
                @else if applicants.is_empty() { a.button.primary href="/sign-in" { (look.say(t::SIGN_IN)) } }
                @else {
                    form method="post" action="/demo/sign-in" { button.primary type="submit" { (look.say(t::FRONT_OPEN_DEMO)) } }
                    a.button href="/sign-in" { (look.say(t::SIGN_IN)) }
                }
                a.button href="/docs" { (look.say(t::DOCS)) }
                a.button href="/docs/clients" { (look.say(t::FRONT_CLIENTS)) }
            }
            div.tried {
                div {
                    @if applicants.is_empty() { (recorded(&guest)) } @else {
                        h2 { (look.say(t::FRONT_TRY)) }
                        p.quiet { (look.say(t::FRONT_TRY_NOTE)) }
                        // Without the script the form leads to the report itself.
                        form.people method="post" action="/demo/try" hx-post="/demo/try" hx-target="#demo" hx-swap="innerHTML" {
                            @for name in &applicants { button type="submit" name="sample" value=(name) { strong { (look.words(name)) } span.quiet { (name) ".pdf → ₹2,00,000" } } }
                        }
                        div #demo aria-live="polite" {}
                    }
                }
                (code(look, None))
            }
            (clients(look))
        }
    };
    let title = look.say(t::FRONT_TITLE);
    match visit {
        Some(visit) => placeless_page(&visit, StatusCode::OK, title, body),
        None => open_page(&guest, StatusCode::OK, title, body),
    }
}

/// The code that does the same, for the sample that was chosen.
fn code(look: &Look, sample: Option<&str>) -> Markup {
    html! {
        div #code hx-swap-oob=[sample.map(|_| "true")] {
            h2 { (look.say(t::FRONT_CODE)) }
            @for (place, client) in CLIENTS.into_iter().enumerate() {
                details.code open[place == 0] { summary { (client.name) } pre tabindex="0" role="region" aria-label=(client.name) { code { (client.example(sample)) } } }
            }
        }
    }
}

/// How each client is had, and where the rest is told.
fn clients(look: &Look) -> Markup {
    html! {
        h2 #clients { (look.say(t::FRONT_CLIENTS)) }
        p.quiet { (look.say(t::FRONT_CLIENTS_NOTE)) }
        dl.figures.clients {
            @for client in CLIENTS { @if let Some(had) = client.had {
                div { dt { a href={ "/docs/clients#" (client.anchor) } { (client.name) } } dd { code { (had) } } }
            } }
        }
        p { a href="/docs" { (look.say(t::FRONT_CONTRACT)) " →" } }
    }
}

/// The report that the contract shows, as it would be read.
fn recorded(guest: &Guest) -> Markup {
    let look = &guest.look;
    let Ok(report) = serde_json::from_str::<Recorded>(SAMPLE) else { return html! {} };
    let outcome = report.decision.outcome.name();
    html! {
        h2 { (look.say(t::FRONT_SAMPLE)) }
        section class={ "verdict " (outcome) } {
            p.figure { (marks::decision(look, outcome)) }
            (decided(look, &report))
        }
    }
}

/// Uploads a sample, and leads to its report: as whoever is signed in, where they may upload, and otherwise as the demo's
/// owner, who is signed in by it.
#[handler]
pub(super) async fn try_sample(request: &Request, submitted: OpenSubmission) -> Result<Response, Problem> {
    let OpenSubmission { guest, fields } = submitted;
    let known = applicants(&guest);
    let name = known.iter().find(|name| fields.get("sample") == Some(name)).ok_or_else(Problem::not_found)?;
    let key = guest.app().demo().map(|demo| demo.api_key.clone()).ok_or_else(Problem::not_found)?;
    let path = guest.app().settings.data_dir.join(SAMPLES_FOLDER).join(format!("{name}.pdf"));
    let pdf = tokio::task::spawn_blocking(move || std::fs::read(path)).await;
    let pdf = pdf.ok().and_then(Result::ok).ok_or_else(Problem::not_found)?;
    let signed_in = if guest.call.token.is_some() { Visit::find(&guest).await } else { None };
    let uploader = signed_in.filter(Visit::may_bring_in).map(|visit| visit.call);
    let is_demo = uploader.is_none();
    let call = uploader.unwrap_or_else(|| Call { token: Some(key), ..guest.call.clone() });
    let id = submit(&call, name, &pdf).await?;
    let address = format!("/analyses/{id}");
    let entered = if is_demo { enter_demo(request, &guest, &address).await? } else { see_other(&address) };
    if !is_part(request) {
        return Ok(entered);
    }
    // The page stays, and shows how far it is; the session is the same.
    let analysis = call.get::<Analysis>(&format!("/analyses/{id}")).await?;
    let look = &guest.look;
    let going = Going::from(&analysis);
    let mut response = part(&html! { (stage(look, &id, &going)) (code(look, Some(name))) });
    for cookie in entered.headers().get_all(header::SET_COOKIE) {
        response.headers_mut().append(header::SET_COOKIE, cookie.clone());
    }
    Ok(response)
}

/// How far the sample is. It asks for itself again until there is a decision.
fn stage(look: &Look, id: &str, going: &Going) -> Markup {
    html! {
        section.verdict hx-get={ "/demo/tried/" (id) } hx-trigger=(POLLED) hx-swap="outerHTML" {
            p.figure { (progress::mark(look, going)) }
            div.upload { (progress::bar(look, going)) }
        }
    }
}

/// The decision on a sample, as soon as there is one.
#[handler]
pub(super) async fn tried(visit: Visit, Path(id): Path<String>) -> Result<Response, Problem> {
    let look = &visit.look;
    let analysis = match progress::awaited(&visit, &id).await? {
        Moment::OnItsWay(going) => return Ok(part(&stage(look, &id, &going))),
        Moment::Ended(analysis) => analysis,
    };
    let path = format!("/analyses/{}?include_result=true&include_transactions=false", analysis.id);
    let report = visit.call.get::<Tried>(&path).await?.result;
    let address = format!("/analyses/{}", analysis.id);
    Ok(part(&html! {
        section class={ "verdict " (analysis.decision.as_deref().unwrap_or_default()) } {
            p.figure { (marks::state(look, &analysis)) }
            @if let Some(report) = &report { (decided(look, report)) }
            p.acts { a.button.primary href=(address) { (look.say(t::OPEN_REPORT)) } }
        }
    }))
}

#[derive(Deserialize)]
struct Tried {
    result: Option<Recorded>,
}

/// What was decided, and the reasons that matter.
fn decided(look: &Look, report: &Recorded) -> Markup {
    let Recorded { summary, policy, decision } = report;
    html! {
        p { span lang="en" { (summary.headline) } @if let Some(offer) = &decision.offer { " " strong { (rupees(offer.amount)) } " · " (offer.tenure_months) " " (look.say(t::MONTHS)) } }
        ol.reasons {
            @for reason in decision.reasons.iter().take(AT_A_GLANCE) { li lang="en" { (plain(&reason.text)) } }
            @if decision.reasons.is_empty() { @for (_, rule) in speaks_for(policy) { li lang="en" { (rule.text) } } }
        }
    }
}

async fn submit(call: &Call, name: &str, pdf: &[u8]) -> Result<String, ApiError> {
    let (content_type, body) = crate::samples::form(&format!("{name}.pdf"), pdf, None);
    let headers = [(header::CONTENT_TYPE.as_str(), content_type.as_str())];
    let mut answer = call.send(Method::POST, "/analyses", &headers, Body::from_vec(body)).await?;
    let created: serde_json::Value =
        answer.take_body().into_json().await.map_err(|_| ApiError::internal())?;
    created["id"].as_str().map(str::to_owned).ok_or_else(ApiError::internal)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_recorded_sample_is_one_that_the_page_can_show() {
        assert!(serde_json::from_str::<Recorded>(SAMPLE).is_ok());
    }
}

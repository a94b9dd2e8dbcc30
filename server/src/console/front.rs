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
use super::frame::{open_page, part, see_other};
use super::look::{Look, plain, rupees};
use super::marks;
use super::problem::Problem;
use super::progress;
use super::records::Analysis;
use super::sign_in::enter_demo;
use super::speaks_for::{AT_A_GLANCE, speaks_for};
use super::texts as t;
use super::visit::{Guest, OpenSubmission, Visit};
use crate::demo::SAMPLES_FOLDER;
use crate::errors::ApiError;

/// The code that does the same is the documentation's own, which is run with the clients.
const QUICKSTART: &str = include_str!("../../../docs/quickstart.md");
/// How the page names a client, how the documentation begins its part, and how it marks the example there.
const CLIENTS: [(&str, &str, &str); 5] = [
    ("curl", "## With curl", "sh"),
    ("Rust", "## With Rust", "rust,no_run"),
    ("TypeScript", "## With TypeScript", "ts"),
    ("Python", "## With Python", "python"),
    ("lending", "## With the command line", "sh"),
];
/// The file that the documentation's examples send.
const EXAMPLE_FILES: [&str; 2] = ["data/samples/steady_salaried.pdf", "statement.pdf"];

/// The example of a client, sending this sample where one was chosen.
fn example(section: &str, language: &str, sample: Option<&str>) -> String {
    let fence = format!("```{language}\n");
    let section = QUICKSTART.split_once(section).map(|(_, rest)| rest).unwrap_or_default();
    let opened = section.split_once(&fence).map(|(_, rest)| rest);
    let code = opened.and_then(|rest| rest.split_once("\n```")).map(|(code, _)| code).unwrap_or_default();
    match sample {
        Some(sample) => {
            let file = format!("{SAMPLES_IN_DATA}{sample}.pdf");
            // The longer name holds the shorter one in no case, so one of them is there.
            EXAMPLE_FILES
                .iter()
                .find(|known| code.contains(**known))
                .map_or_else(|| code.to_owned(), |known| code.replace(known, &file))
        }
        None => code.to_owned(),
    }
}

/// Where the quickstart has the samples: in the data folder that `cargo run` makes.
const SAMPLES_IN_DATA: &str = "data/samples/";

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
pub(super) fn front_page(guest: Guest) -> Response {
    let look = &guest.look;
    let applicants = applicants(&guest);
    let body: Markup = html! {
        section.front {
            h1 { (look.say(t::FRONT_TITLE)) }
            p.lead { (look.say(t::FRONT_LEAD)) }
            div.acts {
                @if applicants.is_empty() { a.button.primary href="/sign-in" { (look.say(t::SIGN_IN)) } } @else {
                    form method="post" action="/demo/sign-in" { button.primary type="submit" { (look.say(t::FRONT_OPEN_DEMO)) } }
                    a.button href="/sign-in" { (look.say(t::SIGN_IN)) }
                }
                a.button href="/docs" { (look.say(t::DOCS)) }
                a.button href="#clients" { (look.say(t::FRONT_CLIENTS)) }
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
    open_page(&guest, StatusCode::OK, look.say(t::FRONT_TITLE), body)
}

/// The code that does the same, for the sample that was chosen.
fn code(look: &Look, sample: Option<&str>) -> Markup {
    html! {
        div #code hx-swap-oob=[sample.map(|_| "true")] {
            h2 { (look.say(t::FRONT_CODE)) }
            @for (place, (name, part, language)) in CLIENTS.into_iter().enumerate() {
                details.code open[place == 0] { summary { (name) } pre tabindex="0" role="region" aria-label=(name) { code { (example(part, language, sample)) } } }
            }
        }
    }
}

/// How each client is had.
fn clients(look: &Look) -> Markup {
    let installed = [
        ("Rust", "cargo add lending-sdk"),
        ("TypeScript", "npm install @lending-analysis/client"),
        ("Python", "pip install lending-analysis-client"),
        ("lending", "cargo install lending-cli"),
    ];
    html! {
        h2 #clients { (look.say(t::FRONT_CLIENTS)) }
        p.quiet { (look.say(t::FRONT_CLIENTS_NOTE)) }
        dl.figures.clients { @for (name, command) in installed { div { dt { (name) } dd { code { (command) } } } } }
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

/// Uploads a sample as the demo's owner, and leads to its report.
#[handler]
pub(super) async fn try_sample(request: &Request, submitted: OpenSubmission) -> Result<Response, Problem> {
    let OpenSubmission { guest, fields } = submitted;
    let known = applicants(&guest);
    let name = known.iter().find(|name| fields.get("sample") == Some(name)).ok_or_else(Problem::not_found)?;
    let key = guest.app().demo().map(|demo| demo.api_key.clone()).ok_or_else(Problem::not_found)?;
    let path = guest.app().settings.data_dir.join(SAMPLES_FOLDER).join(format!("{name}.pdf"));
    let pdf = tokio::task::spawn_blocking(move || std::fs::read(path)).await;
    let pdf = pdf.ok().and_then(Result::ok).ok_or_else(Problem::not_found)?;
    let call = Call { token: Some(key), ..guest.call.clone() };
    let id = submit(&call, name, &pdf).await?;
    let address = format!("/analyses/{id}");
    // Whoever is signed in already goes on as they are.
    let entered = match guest.call.get::<serde_json::Value>("/me").await {
        Ok(_) => see_other(&address),
        Err(_) => enter_demo(request, &guest, &address).await?,
    };
    if !request.headers().contains_key("HX-Request") {
        return Ok(entered);
    }
    // The page stays, and shows how far it is; the session is the same.
    let analysis = call.get::<Analysis>(&format!("/analyses/{id}")).await?;
    let look = &guest.look;
    let mut response = part(&html! { (stage(look, &analysis)) (code(look, Some(name))) });
    for cookie in entered.headers().get_all(header::SET_COOKIE) {
        response.headers_mut().append(header::SET_COOKIE, cookie.clone());
    }
    Ok(response)
}

/// How far the sample is. It asks for itself again until there is a decision.
fn stage(look: &Look, analysis: &Analysis) -> Markup {
    html! {
        section.verdict hx-get={ "/demo/tried/" (analysis.id) } hx-trigger="load delay:100ms" hx-swap="outerHTML" {
            p.figure { (marks::state(look, analysis)) }
            div.upload { (progress::bar(look, analysis)) }
        }
    }
}

/// The decision on a sample, as soon as there is one.
#[handler]
pub(super) async fn tried(visit: Visit, Path(id): Path<String>) -> Result<Response, Problem> {
    let analysis = progress::awaited(&visit, &id).await?;
    let look = &visit.look;
    if !analysis.has_ended() {
        return Ok(part(&stage(look, &analysis)));
    }
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
    fn the_quickstart_has_an_example_of_every_client() {
        for (name, part, language) in CLIENTS {
            let code = example(part, language, None);
            assert!(code.len() > 40 && !code.contains("```"), "{name}: {code}");
            // With a sample it is that one that is sent.
            let chosen = example(part, language, Some("tampered"));
            assert!(
                chosen.contains("data/samples/tampered.pdf") && !chosen.contains("steady"),
                "{name}: {chosen}"
            );
        }
        assert!(serde_json::from_str::<Recorded>(SAMPLE).is_ok());
    }
}

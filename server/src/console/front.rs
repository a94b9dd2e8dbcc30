//! The front page: what this is, a decision one can have made at once, and the code that does the same.
//!
//! In the demo a click uploads the statement of an invented person; elsewhere the recorded sample is shown.

use lending_engine::decision::Decision;
use lending_engine::report::{SAMPLE, Summary};
use maud::{Markup, html};
use poem::http::{Method, StatusCode, header};
use poem::{Body, Request, Response, handler};
use serde::Deserialize;

use super::call::Call;
use super::frame::{open_page, see_other};
use super::look::{rupees, words};
use super::marks;
use super::problem::Problem;
use super::sign_in::enter_demo;
use super::texts as t;
use super::visit::{Guest, OpenSubmission};
use crate::demo::SAMPLES_FOLDER;
use crate::errors::ApiError;

/// The code that does the same is the documentation's own, which is run with the clients.
const QUICKSTART: &str = include_str!("../../../docs/quickstart.md");
/// How the page names a language, and how the documentation does.
const LANGUAGES: [(&str, &str); 4] =
    [("curl", "sh"), ("Rust", "rust,no_run"), ("TypeScript", "ts"), ("Python", "python")];

/// The last example of a language.
fn example(language: &str) -> &'static str {
    let fence = format!("```{language}\n");
    let opened = QUICKSTART.rsplit_once(&fence).map(|(_, rest)| rest);
    opened.and_then(|rest| rest.split_once("\n```")).map(|(code, _)| code).unwrap_or_default()
}

#[derive(Deserialize)]
struct Recorded {
    summary: Summary,
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
            }
            @if applicants.is_empty() { (recorded(&guest)) } @else {
                h2 { (look.say(t::FRONT_TRY)) }
                p.quiet { (look.say(t::FRONT_TRY_NOTE)) }
                form.people method="post" action="/demo/try" {
                    @for name in &applicants { button type="submit" name="sample" value=(name) { strong { (words(name)) } span.quiet { (name) ".pdf → ₹2,00,000" } } }
                }
            }
            h2 { (look.say(t::FRONT_CODE)) }
            @for (place, (name, language)) in LANGUAGES.into_iter().enumerate() {
                details.code open[place == 0] { summary { (name) } pre tabindex="0" { code { (example(language)) } } }
            }
        }
    };
    open_page(&guest, StatusCode::OK, look.say(t::FRONT_TITLE), body)
}

/// The report that the contract shows, as it would be read.
fn recorded(guest: &Guest) -> Markup {
    let look = &guest.look;
    let Ok(Recorded { summary, decision }) = serde_json::from_str(SAMPLE) else { return html! {} };
    html! {
        h2 { (look.say(t::FRONT_SAMPLE)) }
        section class={ "verdict " (decision.outcome.name()) } {
            p.figure { (marks::decision(look, decision.outcome.name())) }
            p { (summary.headline) @if let Some(offer) = &decision.offer { " " strong { (rupees(offer.amount)) } " · " (offer.tenure_months) " " (look.say(t::MONTHS)) } }
            ol.reasons { @for reason in decision.reasons.iter().take(3) { li { (reason.text) } } }
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
    match guest.call.get::<serde_json::Value>("/me").await {
        Ok(_) => Ok(see_other(&address)),
        Err(_) => enter_demo(request, &guest, &address).await,
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
    fn the_quickstart_has_an_example_in_every_language() {
        for (name, language) in LANGUAGES {
            let code = example(language);
            assert!(code.len() > 40 && !code.contains("```"), "{name}: {code}");
        }
        assert!(serde_json::from_str::<Recorded>(SAMPLE).is_ok());
    }
}

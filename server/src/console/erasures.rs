//! Erasing, and the certificate that it leads to: what was erased, when, by whom. The API keeps certificates for owners.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use lending_base::ErasureId;
use maud::{Markup, html};
use poem::http::{Method, StatusCode, header};
use poem::web::Path;
use poem::{Body, Response, handler};
use serde::Deserialize;

use super::fields::encoded;
use super::frame::{placeless_page, see_other};
use super::look::Look;
use super::names::Names;
use super::problem::Problem;
use super::texts as t;
use super::visit::Visit;
use crate::contract::PREFIX;

#[derive(Deserialize)]
struct Erasure {
    id: String,
    kind: String,
    subject: String,
    cause: String,
    erased_by: Option<String>,
    request_id: Option<String>,
    erased_at: DateTime<Utc>,
    purged_at: Option<DateTime<Utc>>,
    hashes: BTreeMap<String, String>,
}

/// Says on the page of a certificate that this is what has just been done.
const DONE: &str = "erased";

/// Erases what is at this path of the API, and leads to the certificate, which has the same address here.
pub(super) async fn erase(visit: &Visit, path: &str) -> Result<Response, Problem> {
    let erased = visit.call.send(Method::DELETE, path, &[], Body::empty()).await?;
    let location = erased.headers().get(header::LOCATION).and_then(|location| location.to_str().ok());
    Ok(match location.and_then(|location| location.strip_prefix(PREFIX)) {
        Some(certificate) => see_other(&format!("{certificate}?done={DONE}")),
        None => see_other("/analyses"),
    })
}

#[handler]
pub(super) async fn certificate_page(visit: Visit, Path(id): Path<String>) -> Result<Response, Problem> {
    let look = &visit.look;
    let told = if visit.is_owner() { certificate(&visit, &id).await? } else { for_owners(look, &id)? };
    let body = html! {
        h1 { (look.say(t::CERTIFICATE)) }
        @if visit.query.get("done") == Some(DONE) { div.note.good role="status" { p { (look.say(t::DONE_ERASED)) } } }
        (told)
    };
    Ok(placeless_page(&visit, StatusCode::OK, look.say(t::CERTIFICATE), body))
}

/// What others than owners are told: members erase as well, and hand on where the certificate is.
fn for_owners(look: &Look, id: &str) -> Result<Markup, Problem> {
    let id = ErasureId::parse(id).ok_or_else(Problem::not_found)?;
    Ok(html! { p { (look.say(t::CERTIFICATE_FOR_OWNERS)) } p { code { "/erasures/" (id.as_str()) } } })
}

async fn certificate(visit: &Visit, id: &str) -> Result<Markup, Problem> {
    let erasure: Erasure = visit.call.get(&format!("/erasures/{}", encoded(id))).await?;
    let names = Names::of_team(visit).await?;
    let look = &visit.look;
    Ok(html! {
        dl.figures.single {
            div { dt { (look.say(t::WHAT)) } dd { span data-fact="/kind" { (look.words(&erasure.kind)) } " " code data-fact="/subject" { (erasure.subject) } } }
            div { dt { (look.say(t::ERASED_AT)) } dd data-fact="/erased_at" { (look.time(erasure.erased_at)) } }
            div { dt { (look.say(t::WHO)) } dd {
                @match &erasure.erased_by {
                    Some(by) => { (names.of(by)) " " code data-fact="/erased_by" { (by) } }
                    None => { (look.say(if erasure.cause == "retention" { t::ACTOR_SERVICE } else { t::ACTOR_OPERATOR })) }
                }
            } }
            div { dt { (look.say(t::REASON)) } dd data-fact="/cause" { (look.words(&erasure.cause)) } }
            div { dt { (look.say(t::PURGED_AT)) } dd {
                @match erasure.purged_at {
                    Some(at) => span data-fact="/purged_at" { (look.time(at)) },
                    None => { (look.say(t::NOT_PURGED)) " " a href={ "/erasures/" (erasure.id) } { (look.say(t::LOOK_AGAIN)) } }
                }
            } }
            @for (name, hash) in &erasure.hashes {
                div { dt { (hash_of(look, name)) } dd { code data-fact={ "/hashes/" (name) } { (hash) } } }
            }
            @if let Some(request) = &erasure.request_id { div { dt { (look.say(t::REQUEST_ID)) } dd { code data-fact="/request_id" { (request) } } } }
            div { dt { (look.say(t::CERTIFICATE_ID)) } dd { code data-fact="/id" { (erasure.id) } } }
        }
        p { a href={ "/settings/audit?subject=" (encoded(&erasure.subject)) } { (look.say(t::AUDIT)) " →" } }
        p.quiet { (look.say(t::PROOF_API)) " " code { "GET /v1/erasures/" (erasure.id) } }
    })
}

/// Of what a hash is. One that only a newer version knows stands under its own name.
fn hash_of(look: &Look, name: &str) -> String {
    match name {
        "file_sha256" => look.say(t::HASH_OF_FILE).to_owned(),
        "sealed_report_sha256" => look.say(t::HASH_OF_REPORT).to_owned(),
        other => look.words(other),
    }
}

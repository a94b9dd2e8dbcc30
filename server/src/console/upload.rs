//! Uploading statements: a plain form that takes several files, and the same form sent file by file by the script.
//!
//! A form's files go on to the API's own upload one after the other, as they arrive: nothing of them is held here.

use bytes::Bytes;
use futures_util::{StreamExt, stream};
use lending_base::entropy;
use maud::{Markup, html};
use multer::{Field, Multipart};
use poem::http::{Method, StatusCode, header};
use poem::{Body, FromRequest, Request, RequestBody, Response, handler};
use serde::Deserialize;
use serde_json::json;

use super::consent::consent_text;
use super::fields::Fields;
use super::frame::{self, empty, form_token, is_part, part, refused_part, see_other};
use super::look::Look;
use super::once;
use super::problem::Problem;
use super::progress;
use super::records::{Analysis, Listed, Product};
use super::session;
use super::texts as t;
use super::visit::Visit;
use crate::errors::ApiError;

/// The most files that one form holds.
const FILES: usize = 20;
/// The most that all texts of the form have together.
const TEXT_BYTES: usize = 64 << 10;
/// The parts of our form that are parts of the API's, too.
const PASSED_ON: [&str; 5] = ["product_id", "applicant_name", "applicant_mobile", "bureau_consent", PASSWORD];
const PASSWORD: &str = "file_password";
/// What the application asks for: members of the API's part `inputs`.
const INPUTS: [&str; 2] = ["requested_amount", "tenure_months"];

#[derive(Deserialize)]
struct Created {
    id: String,
}

/// What became of one file.
struct Outcome {
    name: String,
    result: Result<Analysis, Problem>,
}

/// Takes a statement that is dropped anywhere on a page. Without scripts it is not there.
pub(super) fn drop_zone(visit: &Visit) -> Markup {
    html! {
        @if visit.may_bring_in() {
            form.drop #drop hidden data-drop="true" method="post" action="/analyses/upload" enctype="multipart/form-data" {
                (form_token(visit))
                p { (visit.look.say(t::UPLOAD_DROP)) }
            }
            (uploads(&visit.look))
        }
    }
}

/// Where the lines of uploads appear. The script has no words of its own: those that it may need stand here.
fn uploads(look: &Look) -> Markup {
    html! {
        section.uploads #uploads aria-live="polite" data-lost=(look.say(t::UPLOAD_LOST)) data-broken=(look.say(t::UPLOAD_BROKEN)) {}
    }
}

/// `said` is what was typed, where the form was sent and refused. A password is typed again.
async fn form(visit: &Visit, said: &Fields, problem: Option<&Problem>) -> Result<Markup, Problem> {
    let look = &visit.look;
    if !visit.may_bring_in() {
        return Ok(empty(look.say(t::UPLOAD_TITLE), look.say(t::UPLOAD_NOT_YOURS)));
    }
    let products: Listed<Product> = visit.call.get("/products?limit=100").await?;
    let has_bureau = visit.me.team.entitlements.iter().any(|held| held == "bureau");
    Ok(html! {
        h1 { (look.say(t::UPLOAD_TITLE)) }
        @if let Some(problem) = problem { (problem.note(look)) }
        form.card.stack #upload data-upload="true" method="post" action="/analyses/upload" enctype="multipart/form-data" {
            (form_token(visit))
            // Another one each time: what was taken before the form was refused is no longer among its files.
            (once::form_id())
            div.two {
                label { (look.say(t::PRODUCT))
                    select name="product_id" {
                        option value="" { (look.say(t::BUILT_IN_PRODUCT)) }
                        @for product in &products.data { @if let Some(id) = &product.id { option value=(id) selected[said.get("product_id") == Some(id)] { (product.name) } } }
                    }
                }
                label { (look.say(t::UPLOAD_AMOUNT)) input name="requested_amount" value=[said.get("requested_amount")] inputmode="decimal" autocomplete="off" pattern="[0-9,]+(\\.[0-9]{1,2})?"; }
                label { (look.say(t::UPLOAD_TENURE)) input name="tenure_months" value=[said.get("tenure_months")] type="number" min="1" max="480"; }
                label { (look.say(t::UPLOAD_APPLICANT)) input name="applicant_name" value=[said.get("applicant_name")] maxlength="200" autocomplete="off"; }
                label { (look.say(t::UPLOAD_PASSWORD)) input name="file_password" type="password" maxlength="128" autocomplete="off";
                    span.quiet { (look.say(t::UPLOAD_PASSWORD_NOTE)) } }
                @if has_bureau {
                    label { (look.say(t::UPLOAD_MOBILE)) input name="applicant_mobile" value=[said.get("applicant_mobile")] type="tel" maxlength="20" autocomplete="off"; }
                }
            }
            @if has_bureau {
                (consent_text(look))
                label.check { input type="checkbox" name="bureau_consent" value="true" checked[said.get("bureau_consent").is_some()]; span { (look.say(t::UPLOAD_CONSENT)) } }
            }
            label.drop-here { (look.say(t::UPLOAD_FILES))
                input type="file" name="file" accept="application/pdf,.pdf" multiple required;
            }
            button.primary type="submit" { (look.say(t::UPLOAD)) }
        }
        (uploads(look))
    })
}

#[handler]
pub(super) async fn upload_page(visit: Visit) -> Result<Response, Problem> {
    let body = form(&visit, &Fields::default(), None).await?;
    Ok(frame::upload_page(&visit, StatusCode::OK, visit.look.say(t::UPLOAD_TITLE), body))
}

#[handler]
pub(super) async fn upload(request: &Request, body: Body) -> Result<Response, Problem> {
    session::check_origin(request)?;
    let visit = Visit::from_request(request, &mut RequestBody::default()).await?;
    let mut texts = Fields::default();
    let outcomes = match receive(request, &visit, body, &mut texts).await {
        Ok(received) => received,
        Err(problem) if is_part(request) => {
            return Ok(refused_part(problem.status, &problem.note(&visit.look)));
        }
        Err(problem) => {
            let body = form(&visit, &texts, Some(&problem)).await?;
            return Ok(frame::upload_page(&visit, problem.status, visit.look.say(t::UPLOAD_TITLE), body));
        }
    };
    if is_part(request) {
        return Ok(part(&html! { @for outcome in &outcomes { (line(&visit, outcome, &texts)) } }));
    }
    if let [Outcome { result: Ok(analysis), .. }] = outcomes.as_slice() {
        return Ok(see_other(&format!("/analyses/{}", analysis.id)));
    }
    let look = &visit.look;
    let status = match outcomes.as_slice() {
        [Outcome { result: Err(problem), .. }] => problem.status,
        _ => StatusCode::OK,
    };
    let body = html! {
        h1 { (look.say(t::UPLOAD_TITLE)) }
        section.uploads { @for outcome in &outcomes { (line(&visit, outcome, &texts)) } }
        p { a href="/analyses/upload" { (look.say(t::UPLOAD)) } " · " a href="/analyses" { (look.say(t::ANALYSES)) } }
    };
    Ok(frame::upload_page(&visit, status, look.say(t::UPLOAD_TITLE), body))
}

fn line(visit: &Visit, outcome: &Outcome, texts: &Fields) -> Markup {
    match &outcome.result {
        Ok(analysis) => progress::line(visit, analysis),
        Err(problem) => html! {
            article.upload.refused {
                strong { (outcome.name) }
                span.mark-word.failed { span aria-hidden="true" { "✕" } " " (visit.look.say(t::REFUSED)) }
                (problem.note(&visit.look))
                @if problem.asks_for_password() { (unlocking(visit, &outcome.name, texts)) }
            }
        },
    }
}

/// The form that sends one file again with its password, and all else as it was. The script has the file still, and takes
/// the field for it away.
fn unlocking(visit: &Visit, name: &str, texts: &Fields) -> Markup {
    let look = &visit.look;
    let kept = PASSED_ON.into_iter().chain(INPUTS).filter(|name| *name != PASSWORD);
    html! {
        form.unlock data-unlock="true" method="post" action="/analyses/upload" enctype="multipart/form-data" {
            (form_token(visit))
            (once::form_id())
            @for name in kept { @if let Some(value) = texts.get(name) { input type="hidden" name=(name) value=(value); } }
            label { (look.say(t::UPLOAD_PASSWORD_OF).replace("{}", name))
                input type="password" name=(PASSWORD) required maxlength="128" autocomplete="off"; }
            label.again { (look.say(t::UPLOAD_FILE_AGAIN).replace("{}", name))
                input type="file" name="file" accept="application/pdf,.pdf" required; }
            button type="submit" { (look.say(t::UPLOAD_OPEN)) }
        }
    }
}

/// Reads the form: its texts, and what became of its files. Texts come before files in it, and the proof that it is ours before all.
async fn receive(
    request: &Request,
    visit: &Visit,
    body: Body,
    texts: &mut Fields,
) -> Result<Vec<Outcome>, Problem> {
    let unreadable = || Problem::invalid(t::FORM_UNREADABLE);
    let content_type = request.headers().get(header::CONTENT_TYPE).and_then(|text| text.to_str().ok());
    let boundary = content_type.and_then(|text| multer::parse_boundary(text).ok()).ok_or_else(unreadable)?;
    let mut form = Multipart::new(body.into_bytes_stream(), boundary);
    let mut read = 0;
    let mut outcomes = Vec::new();
    let token = visit.call.token.clone().unwrap_or_default();
    while let Some(mut field) = form.next_field().await.map_err(|_| unreadable())? {
        if field.name() == Some("file") {
            let given = texts.get(session::FORM_TOKEN).unwrap_or_default();
            if !session::is_form_token(&visit.call.app, &token, given) {
                return Err(Problem::foreign_form());
            }
            let name = field.file_name().unwrap_or_default().to_owned();
            if name.is_empty() {
                // What browsers send where nothing was chosen.
                continue;
            }
            if outcomes.len() == FILES {
                let most = FILES.to_string();
                return Err(Problem::invalid_with(t::UPLOAD_TOO_MANY, &most, &most));
            }
            let result = pass_on(visit, texts, outcomes.len(), &name, field).await;
            outcomes.push(Outcome { name, result });
            continue;
        }
        let name = field.name().unwrap_or_default().to_owned();
        let mut value = Vec::new();
        while let Some(chunk) = field.chunk().await.map_err(|_| unreadable())? {
            read += chunk.len();
            if read > TEXT_BYTES {
                return Err(Problem::new(StatusCode::PAYLOAD_TOO_LARGE, t::FORM_TOO_LONG));
            }
            value.extend_from_slice(&chunk);
        }
        texts.push(&name, String::from_utf8(value).map_err(|_| unreadable())?);
    }
    if outcomes.is_empty() {
        return Err(Problem::invalid(t::UPLOAD_NONE));
    }
    Ok(outcomes)
}

/// Sends one file to the API, as it arrives. `place` is where it stands among those of the form.
async fn pass_on(
    visit: &Visit,
    texts: &Fields,
    place: usize,
    name: &str,
    file: Field<'static>,
) -> Result<Analysis, Problem> {
    let boundary = entropy::base62(32).map_err(|_| ApiError::internal())?;
    let text = |name: &str, value: &str| {
        format!("--{boundary}\r\nContent-Disposition: form-data; name=\"{name}\"\r\n\r\n{value}\r\n")
    };
    let mut parts: Vec<String> =
        PASSED_ON.iter().filter_map(|name| texts.raw(name).map(|value| text(name, value))).collect();
    parts.extend(inputs(texts)?.map(|inputs| text("inputs", &inputs.to_string())));
    // As browsers write what would end the name.
    let safe = name.replace('"', "%22").replace('\r', "%0D").replace('\n', "%0A");
    parts.push(format!(
        "--{boundary}\r\nContent-Disposition: form-data; name=\"file\"; filename=\"{safe}\"\r\nContent-Type: application/pdf\r\n\r\n"
    ));
    let head = parts.concat();
    let tail = format!("\r\n--{boundary}--\r\n");
    let body = stream::once(async { Ok(Bytes::from(head)) })
        .chain(file.map(|chunk| chunk.map_err(std::io::Error::other)))
        .chain(stream::once(async { Ok(Bytes::from(tail)) }));
    let content_type = format!("multipart/form-data; boundary={boundary}");
    let key = once::key_of_file(texts, place);
    let mut headers = vec![(header::CONTENT_TYPE.as_str(), content_type.as_str())];
    headers.extend(key.as_deref().map(|key| (once::HEADER, key)));
    let mut answer =
        visit.call.send(Method::POST, "/analyses", &headers, Body::from_bytes_stream(body)).await?;
    let created: Created = answer.take_body().into_json().await.map_err(|_| ApiError::internal())?;
    Ok(visit.call.get(&format!("/analyses/{}", created.id)).await?)
}

/// What the application asks for.
fn inputs(texts: &Fields) -> Result<Option<serde_json::Value>, Problem> {
    let mut members = serde_json::Map::new();
    for name in INPUTS {
        if let Some(text) = texts.get(name) {
            members.insert(name.to_owned(), number(name, text)?);
        }
    }
    Ok((!members.is_empty()).then(|| json!(members)))
}

/// `₹1,00,000` as the API takes it.
pub(super) fn without_groups(text: &str) -> String {
    text.chars().filter(|character| !matches!(character, ',' | ' ' | '₹')).collect()
}

/// A number as people type it, with groups.
pub(super) fn number(name: &str, text: &str) -> Result<serde_json::Value, Problem> {
    let value = without_groups(text).parse::<serde_json::Number>();
    value.map(Into::into).map_err(|_| Problem::no_number(name))
}

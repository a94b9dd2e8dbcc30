//! Correcting a row, and answering a question: tried first, then saved with a reason.

use lending_engine::corrections::Corrections;
use lending_engine::report::Transaction;
use poem::http::Method;
use poem::web::Path;
use poem::{Response, handler};
use serde_json::{Value, json};

use super::opened::Opened;
use super::row_drawer::{Revision, Tried, is_excluded};
use super::rows_tab;
use crate::console::fields::{Fields, encoded};
use crate::console::frame::see_other;
use crate::console::look::{name_of, words};
use crate::console::problem::Problem;
use crate::console::visit::{Guest, Submission};

/// What the form says the row is, where that is something new.
fn correction(row: &Transaction, fields: &Fields) -> Value {
    let mut body = serde_json::Map::new();
    if let Some(category) = fields.get("category").filter(|category| *category != name_of(&row.category)) {
        body.insert("category".to_owned(), category.into());
    }
    let excluded = fields.get("excluded").is_some();
    if excluded != is_excluded(row) {
        body.insert("excluded".to_owned(), excluded.into());
    }
    body.insert("reason".to_owned(), fields.get("reason").unwrap_or_default().into());
    Value::Object(body)
}

/// The row in its list, with all that the address says of the list.
fn row_in_list(query: &Fields, id: &str, row: &str) -> Response {
    let list = query.with("row", Some(row)).query(&[&rows_tab::IN_ADDRESS[..], &["row"]].concat());
    see_other(&format!("/analyses/{}/rows{list}", encoded(id)))
}

/// Corrections are sent here; whoever opens the address is led to the row.
#[handler]
pub(super) fn row_page(guest: Guest, Path((id, row)): Path<(String, String)>) -> Response {
    row_in_list(&guest.query, &id, &row)
}

#[handler]
pub(super) async fn correct_row(
    submitted: Submission,
    Path((id, row)): Path<(String, String)>,
) -> Result<Response, Problem> {
    let Submission { visit, fields } = submitted;
    let found = rows_tab::one_row_of(&visit, &id, &row).await?;
    let is_try = fields.get("act") != Some("save");
    let path = format!("/analyses/{}/transactions/{}?dry_run={is_try}", encoded(&id), encoded(&row));
    let revision = format!("\"{}\"", fields.get("revision").unwrap_or_default());
    let headers = [("If-Match", revision.as_str())];
    let outcome =
        visit.call.json_with::<Revision>(Method::PATCH, &path, &headers, &correction(&found, &fields)).await;
    match outcome {
        Ok(_) if !is_try => Ok(row_in_list(&visit.query, &id, &row)),
        outcome => {
            let outcome = outcome.map_err(Problem::from);
            rows_tab::shown(&visit, &id, Some(Tried { row, fields, outcome })).await
        }
    }
}

/// An answer is the correction that its question carries.
#[handler]
pub(super) async fn answer_question(
    submitted: Submission,
    Path(id): Path<String>,
) -> Result<Response, Problem> {
    let Submission { visit, fields } = submitted;
    let opened = Opened::open(&visit, &id).await?;
    let questions =
        opened.sections.as_ref().map(|sections| sections.decision.questions.as_slice()).unwrap_or_default();
    let question = questions
        .iter()
        .find(|question| fields.get("question") == Some(&question.id))
        .ok_or_else(Problem::not_found)?;
    let answer = question
        .answers
        .iter()
        .find(|answer| fields.get("answer") == Some(&answer.value))
        .ok_or_else(Problem::not_found)?;
    let correction = answer.correction.as_ref().ok_or_else(Problem::not_found)?;
    let reason: String = format!("{} {}", question.text, words(&answer.value)).chars().take(1000).collect();
    let path = format!("/analyses/{}/corrections", opened.analysis.id);
    let revision = format!("\"{}\"", fields.get("revision").unwrap_or_default());
    let headers = [("If-Match", revision.as_str())];
    visit
        .call
        .json_with::<Revision>(Method::PATCH, &path, &headers, &as_request(correction, &reason))
        .await?;
    Ok(see_other(&opened.address("")))
}

/// Only what a correction says: null withdraws, and an empty list says nothing.
fn as_request(correction: &Corrections, reason: &str) -> Value {
    let mut body = json!(correction);
    if let Some(members) = body.as_object_mut() {
        members.retain(|_, value| !value.as_array().is_some_and(Vec::is_empty) && !value.is_null());
        members.insert("reason".to_owned(), reason.into());
    }
    body
}

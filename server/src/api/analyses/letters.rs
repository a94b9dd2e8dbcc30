//! The letter to the applicant, once the decision is final. How it looks is `crate::letter`.

use lending_base::calendar;
use lending_engine::language::Language;
use lending_engine::letter::{ApprovedTerms, DecidedCase, FinalDecision, Letter, LetterHead, letter};
use lending_engine::money::Rupees;
use lending_engine::product::ProductTerms;
use lending_store::analyses::{Analysis, Outcome, Review, ScoredUnder};
use lending_store::audit::Action;
use lending_store::{Open, StoreError};
use poem::http::{HeaderValue, header};
use poem::{IntoResponse, Response};
use poem_openapi::param::{Path, Query};
use poem_openapi::registry::{MetaMediaType, MetaResponses, MetaSchema, MetaSchemaRef, Registry};
use poem_openapi::{ApiResponse, OpenApi};

use super::read::{found, parsed};
use super::transactions::{not_completed, unreadable};
use crate::api::responses::answers;
use crate::api::tags::Tag;
use crate::contract::OperationFacts;
use crate::errors::{ApiError, Code};
use crate::gate::{Access, AnyCaller, Caller, purpose};
use crate::letter::{html, plain};
use crate::pages::PLAIN_POLICY;

#[derive(Debug, Default)]
pub(crate) struct LettersApi;

const REFUSALS: &[Code] = &[Code::AnalysisNotCompleted, Code::DecisionPending, Code::StorageFull];

pub(crate) const OPERATIONS: &[OperationFacts] = &[
    OperationFacts { id: "get_letter_text", refusals: REFUSALS, request: None, answer: None },
    OperationFacts { id: "get_letter_page", refusals: REFUSALS, request: None, answer: None },
];

/// The letter as plain text, and the name it is saved under.
pub(crate) struct TextAnswer(String, String);

/// The letter as a page, and the name it is saved under.
pub(crate) struct PageAnswer(String, String);

const TEXT: &str = "text/plain";
const PAGE: &str = "text/html";

/// A letter names a person: it is kept nowhere on its way.
fn response(content_type: &str, body: String, file_name: &str) -> Response {
    let mut response = Response::builder().content_type(format!("{content_type}; charset=utf-8")).body(body);
    let headers = response.headers_mut();
    if let Ok(name) = HeaderValue::from_str(&format!("inline; filename=\"{file_name}\"")) {
        headers.insert(header::CONTENT_DISPOSITION, name);
    }
    headers.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(PLAIN_POLICY));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

fn meta(content_type: &'static str) -> MetaResponses {
    let schema = MetaSchemaRef::Inline(Box::new(MetaSchema::new("string")));
    answers(MetaMediaType { content_type, schema })
}

impl IntoResponse for TextAnswer {
    fn into_response(self) -> Response {
        response(TEXT, self.0, &self.1)
    }
}

impl ApiResponse for TextAnswer {
    fn meta() -> MetaResponses {
        meta(TEXT)
    }

    fn register(_registry: &mut Registry) {}
}

impl IntoResponse for PageAnswer {
    fn into_response(self) -> Response {
        response(PAGE, self.0, &self.1)
    }
}

impl ApiResponse for PageAnswer {
    fn meta() -> MetaResponses {
        meta(PAGE)
    }

    fn register(_registry: &mut Registry) {}
}

/// What the product says beside its policy; of the built-in one nothing.
fn terms(product: Option<&ScoredUnder>) -> Result<Option<ProductTerms>, ApiError> {
    let read = |product: &ScoredUnder| serde_json::from_value(product.terms.clone());
    product.map(read).transpose().map_err(|_| StoreError::NewerWord { what: "a term of a product" }.into())
}

/// The terms that a person set.
fn approved(review: Option<&Review>) -> Result<ApprovedTerms<'_>, ApiError> {
    let Some(review) = review else { return Ok(ApprovedTerms::default()) };
    let amount = review.terms.amount.clone().map(serde_json::from_value::<Rupees>).transpose();
    let amount = amount.map_err(|_| StoreError::NewerWord { what: "a term of a review" })?;
    Ok(ApprovedTerms {
        amount: amount.map(Rupees::paise),
        tenure_months: review.terms.tenure_months.and_then(|months| u16::try_from(months).ok()),
        conditions: &review.terms.conditions,
    })
}

/// What was decided, out of the report. A long one takes a processor for a while: a thread of its own, and not more of them
/// at once than there are processors.
async fn case<A: Access>(caller: &Caller<A>, analysis: &Analysis) -> Result<DecidedCase, ApiError> {
    let (app, team) = (caller.app(), &caller.facts().team);
    let _slot = app.computing.slot(team).await?;
    let report = app.store.analyses(team).report(analysis).await?.ok_or_else(not_completed)?;
    let case = app.store.compute(team, move || serde_json::from_slice(&report)).await?;
    case.map_err(|_| unreadable(analysis))
}

async fn written<A: Access>(
    caller: &Caller<A>,
    id: &str,
    language: Language,
) -> Result<(Letter, String), ApiError> {
    let analysis: Analysis = found(caller, &parsed(id)?).await?;
    let (app, team) = (caller.app(), &caller.facts().team);
    // Without a report there is nothing to be decided yet.
    let case = case(caller, &analysis).await?;
    let pending =
        || ApiError::new(Code::DecisionPending, "A person has to decide first: there is no letter yet.");
    let decided = match analysis.final_decision().ok_or_else(pending)? {
        Open::Known(Outcome::Approve) => FinalDecision::Approved(approved(analysis.review.as_ref())?),
        Open::Known(Outcome::Decline) => FinalDecision::Declined { by_person: analysis.review.is_some() },
        Open::Known(Outcome::Review) => return Err(pending()),
        Open::Unknown(_) => return Err(StoreError::NewerWord { what: "a decision" }.into()),
    };
    let terms = terms(analysis.product.as_ref())?;
    let team = app.store.find_team(team).await?.ok_or_else(ApiError::internal)?;
    let decided_at = analysis
        .review
        .as_ref()
        .map(|review| review.at)
        .or(analysis.completed_at)
        .unwrap_or(analysis.created_at);
    let head = LetterHead {
        lender: &team.name,
        reference: &analysis.reference,
        applicant: analysis.particulars.applicant_name.as_deref(),
        day: calendar::day(decided_at),
        contact: terms.as_ref().and_then(|terms| terms.contact.as_deref()),
        fees: terms.as_ref().map(|terms| terms.fees.as_slice()).unwrap_or_default(),
    };
    let file_name = format!("{}-letter", analysis.reference);
    caller.note_read(Action::LetterRead, &analysis.id).await?;
    Ok((letter(&head, &case, decided, language), file_name))
}

#[OpenApi]
impl LettersApi {
    /// Write the applicant's letter
    ///
    /// The letter to the applicant as plain text, once the decision is final: what was decided, up to four principal
    /// reasons, what would change it and whom to ask; of an approval the amount, the instalment, the rate and the whole
    /// cost. It never tells of a suspicion about the document or the account. While a person still has to decide it is 409
    /// `decision_pending`.
    #[oai(
        path = "/analyses/:id/letter.txt",
        method = "get",
        operation_id = "get_letter_text",
        tag = "Tag::Analyses"
    )]
    async fn get_letter_text(
        &self,
        caller: AnyCaller<purpose::AnalysesRead>,
        /// Id of the analysis.
        id: Path<String>,
        /// The language of the letter: `en` (English) unless told otherwise, or `hi` (Hindi).
        #[oai(default)]
        language: Query<Language>,
    ) -> Result<TextAnswer, ApiError> {
        let (letter, name) = written(&caller, &id.0, language.0).await?;
        Ok(TextAnswer(plain(&letter), format!("{name}.txt")))
    }

    /// Write the applicant's letter as a page
    ///
    /// The same letter as a page to print (HTML), without scripts and without anything from elsewhere.
    #[oai(
        path = "/analyses/:id/letter.html",
        method = "get",
        operation_id = "get_letter_page",
        tag = "Tag::Analyses"
    )]
    async fn get_letter_page(
        &self,
        caller: AnyCaller<purpose::AnalysesRead>,
        /// Id of the analysis.
        id: Path<String>,
        /// The language of the letter: `en` (English) unless told otherwise, or `hi` (Hindi).
        #[oai(default)]
        language: Query<Language>,
    ) -> Result<PageAnswer, ApiError> {
        let (letter, name) = written(&caller, &id.0, language.0).await?;
        Ok(PageAnswer(html(&letter), format!("{name}.html")))
    }
}

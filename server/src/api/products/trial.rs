//! A product tried on old cases before it is changed: who would be decided otherwise. Nothing is stored or billed.
//!
//! Cases are looked at one after another, each within the team's share of the processors, for as long as an answer may
//! take; a cursor goes on from there.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use chrono::{DateTime, Utc};
use lending_base::{AnalysisId, ProductId};
use lending_engine::decision::{Decision, Outcome, Reason};
use lending_engine::money::Rupees;
use lending_store::analyses::{Analysis, AnalysisFilter, ScoredUnder, Status};
use lending_store::audit::Action;
use lending_store::page::{PageRequest, Start};
use poem_openapi::param::Path;
use poem_openapi::{Enum, Object, OpenApi};

use super::spread::{MetricSpread, Values};
use super::{UpdateProductRequest, patched, stored_terms, to_json};
use crate::api::analyses::{Tried, Untried, decide_again};
use crate::api::lists::sane_time;
use crate::api::responses::Success;
use crate::api::tags::Tag;
use crate::contract::OperationFacts;
use crate::errors::{ApiError, Code, FieldError};
use crate::gate::{Access, Body, Caller, WorkingCaller, purpose};

#[derive(Debug, Default)]
pub(crate) struct TrialsApi;

pub(crate) const OPERATIONS: &[OperationFacts] = &[OperationFacts {
    id: "try_product",
    refusals: &[],
    request: Some(r#"{"draft": {"thresholds": {"approve": 75, "review": 50}}, "last": 100}"#),
    answer: Some(include_str!("trial.json")),
}];

/// How long an answer may take. The case that is being decided then is still decided.
const MOST_TIME: Duration = Duration::from_secs(15);
const USUAL_CASES: u32 = 100;
const MOST_CASES: u32 = 500;
/// The most reasons that are told of one case, on either side.
const MOST_REASONS: usize = 10;

/// Whose cases are looked at: `all` of the team, whatever they were scored under, or those of this `product`, whatever its
/// version.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Enum)]
#[oai(rename_all = "snake_case")]
pub(crate) enum TrialCases {
    All,
    Product,
}

/// Why a case was not decided again: it was erased meanwhile; what is stored of it cannot be read; a newer version of the
/// service stored it; it asks for a time that the terms do not cover.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Enum)]
#[oai(rename_all = "snake_case")]
pub(crate) enum TrialSkipReason {
    Erased,
    Unreadable,
    NewerVersion,
    TenureNotCovered,
}

impl From<Untried> for TrialSkipReason {
    fn from(why: Untried) -> Self {
        match why {
            Untried::Erased => Self::Erased,
            Untried::Unreadable => Self::Unreadable,
            Untried::NewerVersion => Self::NewerVersion,
            Untried::TenureNotCovered => Self::TenureNotCovered,
        }
    }
}

/// What is to be tried, and on which cases.
#[derive(Debug, Object)]
#[oai(deny_unknown_fields)]
pub(crate) struct TryProductRequest {
    /// What would change of the product, as `PATCH /products/{id}` takes it, without `status`; left out or null: nothing,
    /// and its present version is tried.
    draft: Option<UpdateProductRequest>,
    /// On how many cases at most, the newest first: 1 to 500. Left out or null: 100.
    #[oai(validator(minimum(value = "1"), maximum(value = "500")))]
    last: Option<u32>,
    /// Whose cases; left out or null: `all`.
    cases: Option<TrialCases>,
    /// Only cases that were created after this time; left out or null: from the first.
    created_after: Option<DateTime<Utc>>,
    /// Only cases that were created before this time; left out or null: to the last.
    created_before: Option<DateTime<Utc>>,
    /// How many cases to look at in this answer, at most: 1 to 500. Left out or null: as many as `last` says.
    #[oai(validator(minimum(value = "1"), maximum(value = "500")))]
    limit: Option<u32>,
    /// `next_cursor` of the answer before, to go on from there with the same request; left out or null: from the newest.
    #[oai(validator(max_length = 100))]
    cursor: Option<String>,
}

/// How many cases went from one outcome to another.
#[derive(Debug, Object)]
pub(crate) struct TrialCount {
    /// What was decided.
    before: Outcome,
    /// What would be decided.
    after: Outcome,
    /// How many cases.
    count: i64,
}

/// How many cases were not decided again, and why.
#[derive(Debug, Object)]
pub(crate) struct TrialSkip {
    /// Why they were not.
    reason: TrialSkipReason,
    /// How many cases.
    count: i64,
}

/// A reason for a decision, as the report tells it.
#[derive(Debug, Object)]
pub(crate) struct TrialReason {
    /// The stable code of the reason, such as `C01`.
    code: String,
    /// The rule that it is of; null where it is no rule's.
    rule_id: Option<String>,
    /// The reason as a sentence for credit staff.
    text: String,
}

/// A case that would be decided otherwise.
#[derive(Debug, Object)]
pub(crate) struct TrialFlip {
    /// Id of the analysis.
    analysis_id: String,
    /// Its reference for people.
    #[oai(rename = "ref")]
    reference: String,
    /// The applicant's full name; null where the upload named none.
    applicant_name: Option<String>,
    /// What was decided.
    before: Outcome,
    /// What would be decided.
    after: Outcome,
    /// The loan that was offered, in rupees; null where there was none.
    offer_before: Option<Rupees>,
    /// The loan that would be offered, in rupees; null where there is none.
    offer_after: Option<Rupees>,
    /// Reasons that would no longer be there: at most 10.
    gone_reasons: Vec<TrialReason>,
    /// Reasons that would be there and were not: at most 10.
    new_reasons: Vec<TrialReason>,
}

/// What a product would have decided about old cases.
#[derive(Debug, Object)]
pub(crate) struct ProductTrial {
    /// Id of the product.
    product_id: String,
    /// The version that was tried; with a draft the one that it would become.
    version: i64,
    /// How many cases this answer looked at.
    examined: i64,
    /// How many of them were decided again.
    counted: i64,
    /// Those that were not, by reason; empty where all were.
    skipped: Vec<TrialSkip>,
    /// How many cases are left of those that were asked for: there was no time for them, or `limit` was reached.
    left: i64,
    /// Give this as `cursor`, with the same request, to look at those that are left; null where none are.
    next_cursor: Option<String>,
    /// How many cases went from where to where, those that stayed included.
    outcomes: Vec<TrialCount>,
    /// How many cases would be decided otherwise.
    flipped: i64,
    /// The cases that would be decided otherwise, the newest first.
    flips: Vec<TrialFlip>,
    /// How the metrics that the tried rules name are spread over the cases of this answer, by name; those that are numbers and
    /// that some case has a value of.
    metrics: Vec<MetricSpread>,
}

/// Where a trial goes on: after this case, so many having been looked at.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Cursor {
    after: AnalysisId,
    examined: u32,
}

impl Cursor {
    fn parse(text: &str) -> Option<Self> {
        let (id, examined) = text.split_once('.')?;
        let examined = examined.parse().ok().filter(|examined| (1..MOST_CASES).contains(examined))?;
        Some(Self { after: AnalysisId::parse(id)?, examined })
    }
}

impl std::fmt::Display for Cursor {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}.{}", self.after, self.examined)
    }
}

/// What a request asks for, understood.
struct Asked {
    filter: AnalysisFilter,
    page: PageRequest,
    /// How many were looked at before.
    examined: u32,
    last: u32,
}

fn understood(request: &TryProductRequest, product: &ProductId) -> Result<Asked, ApiError> {
    let last = request.last.unwrap_or(USUAL_CASES);
    let cursor = match &request.cursor {
        None => None,
        Some(text) => Some(
            Cursor::parse(text)
                .filter(|cursor| cursor.examined < last)
                .ok_or_else(|| ApiError::invalid_field("cursor", "is not a `next_cursor` of this request"))?,
        ),
    };
    let examined = cursor.as_ref().map_or(0, |cursor| cursor.examined);
    let limit = request.limit.unwrap_or(last).min(last - examined);
    let start = cursor.map_or(Start::Offset(0), |cursor| Start::After(cursor.after.to_string()));
    let filter = AnalysisFilter {
        status: Some(Status::Completed),
        product: (request.cases == Some(TrialCases::Product)).then(|| product.clone()),
        created_after: sane_time("created_after", request.created_after)?,
        created_before: sane_time("created_before", request.created_before)?,
        ..AnalysisFilter::default()
    };
    Ok(Asked { filter, page: PageRequest { limit: i64::from(limit), start }, examined, last })
}

/// The terms to try: the product's own, or what the draft makes of them.
fn tried_terms(
    product: &lending_store::products::Product,
    draft: Option<&UpdateProductRequest>,
) -> Result<ScoredUnder, ApiError> {
    let terms = stored_terms(product)?;
    let Some(draft) = draft else {
        let (id, version) = (product.id.clone(), product.version);
        return Ok(ScoredUnder { id, version, terms: product.terms.clone() });
    };
    if draft.status.is_some() {
        return Err(ApiError::invalid_field("draft.status", "is nothing that can be tried"));
    }
    let in_draft = |error: ApiError| {
        let named = |one: FieldError| FieldError { field: format!("draft.{}", one.field), ..one };
        ApiError::invalid(error.errors.into_iter().map(named).collect())
    };
    let terms = to_json(&patched(terms, draft).map_err(in_draft)?)?;
    Ok(ScoredUnder { id: product.id.clone(), version: product.version + 1, terms })
}

fn told(reasons: &[Reason], others: &[Reason]) -> Vec<TrialReason> {
    let is_among = |reason: &Reason| {
        others.iter().any(|other| other.code == reason.code && other.rule_id == reason.rule_id)
    };
    let differing = reasons.iter().filter(|reason| !is_among(reason)).take(MOST_REASONS);
    let told = |reason: &Reason| TrialReason {
        code: reason.code.clone(),
        rule_id: reason.rule_id.clone(),
        text: reason.text.clone(),
    };
    differing.map(told).collect()
}

fn flip(analysis: &Analysis, before: &Decision, after: &Decision) -> TrialFlip {
    let offered = |decision: &Decision| decision.offer.as_ref().map(|offer| offer.amount);
    TrialFlip {
        analysis_id: analysis.id.to_string(),
        reference: analysis.reference.clone(),
        applicant_name: analysis.particulars.applicant_name.clone(),
        before: before.outcome,
        after: after.outcome,
        offer_before: offered(before),
        offer_after: offered(after),
        gone_reasons: told(&before.reasons, &after.reasons),
        new_reasons: told(&after.reasons, &before.reasons),
    }
}

/// What came of the cases so far.
#[derive(Default)]
struct Counts {
    outcomes: BTreeMap<(Outcome, Outcome), i64>,
    skipped: BTreeMap<Untried, i64>,
    flips: Vec<TrialFlip>,
    values: Values,
}

impl Counts {
    fn add(&mut self, analysis: &Analysis, tried: &Tried) {
        match tried {
            Tried::Skipped(why) => *self.skipped.entry(*why).or_default() += 1,
            Tried::Decided { before, after, metrics } => {
                self.values.add(metrics);
                *self.outcomes.entry((before.outcome, after.outcome)).or_default() += 1;
                if before.outcome != after.outcome {
                    self.flips.push(flip(analysis, before, after));
                }
            }
        }
    }
}

/// Looks at cases until there are no more, or no more time. The first is always looked at, so that a cursor gets on.
async fn examined<A: Access>(
    caller: &Caller<A>,
    cases: &[Analysis],
    product: &ScoredUnder,
) -> Result<(usize, Counts), ApiError> {
    let began = Instant::now();
    let mut counts = Counts { values: Values::named_by(product), ..Counts::default() };
    for (place, analysis) in cases.iter().enumerate() {
        if place > 0 && began.elapsed() > MOST_TIME {
            return Ok((place, counts));
        }
        match decide_again(caller, analysis, product).await {
            Ok(tried) => counts.add(analysis, &tried),
            // Others want the processors as well: what is done is told, and the rest is left.
            Err(error) if place > 0 && error.code == Code::Unavailable => return Ok((place, counts)),
            Err(error) => return Err(error),
        }
    }
    Ok((cases.len(), counts))
}

fn number(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}

#[OpenApi]
impl TrialsApi {
    /// Try a product on old cases
    ///
    /// Decides the team's last completed analyses again, under the product as it is or as a draft would make it, and tells
    /// which would be decided otherwise. What was corrected stays corrected, what forced a review keeps forcing it, and
    /// what people decided in reviews is not looked at: `before` is the decision of the analysis. Nothing is stored and
    /// nothing is billed. An answer takes some 15 seconds at most: where cases are `left`, go on with `next_cursor` and
    /// add the answers up. Reviewers, members and owners.
    #[oai(path = "/products/:id/try", method = "post", operation_id = "try_product", tag = "Tag::Products")]
    async fn try_product(
        &self,
        caller: WorkingCaller<purpose::AnalysesRead>,
        /// Id of the product.
        id: Path<String>,
        body: Body<TryProductRequest>,
    ) -> Result<Success<ProductTrial>, ApiError> {
        let missing = || ApiError::not_found("product");
        let id = ProductId::parse(&id.0).ok_or_else(missing)?;
        let request = body.into_value()?;
        let asked = understood(&request, &id)?;
        let (app, team) = (caller.app(), &caller.facts().team);
        let product = app.store.products(team).find(&id).await?.ok_or_else(missing)?;
        let terms = tried_terms(&product, request.draft.as_ref())?;
        let listed = app.store.analyses(team).list(&asked.filter, &asked.page).await?;
        // Who tried what; each report that is opened for it has an entry of its own.
        caller.note_read(Action::ProductTried, &id).await?;
        let (examined, counts) = examined(&caller, &listed.items, &terms).await?;

        let last = i64::from(asked.last);
        // Beyond what is counted exactly there are more than anybody asks for.
        let wanted = listed.total.unwrap_or(last).min(last);
        let so_far = i64::from(asked.examined) + number(examined);
        let has_more = listed.has_more || examined < listed.items.len();
        let left = if has_more { (wanted - so_far).max(0) } else { 0 };
        let seen = examined.checked_sub(1).and_then(|place| listed.items.get(place)).filter(|_| left > 0);
        let next = seen.map(|analysis| Cursor {
            after: analysis.id.clone(),
            examined: u32::try_from(so_far).unwrap_or(u32::MAX),
        });
        let skip = |(why, count): (Untried, i64)| TrialSkip { reason: why.into(), count };
        let counted =
            |((before, after), count): ((Outcome, Outcome), i64)| TrialCount { before, after, count };
        Ok(Success(ProductTrial {
            product_id: id.to_string(),
            version: terms.version,
            examined: number(examined),
            counted: counts.outcomes.values().sum(),
            skipped: counts.skipped.into_iter().map(skip).collect(),
            left,
            next_cursor: next.map(|cursor| cursor.to_string()),
            outcomes: counts.outcomes.into_iter().map(counted).collect(),
            flipped: number(counts.flips.len()),
            flips: counts.flips,
            metrics: counts.values.spreads(),
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cursor_reads_back_and_nothing_else_is_one() {
        let text = "an_01JD3Q4T0C6Z9V2R8N5M7K1XWC.2";
        let cursor = Cursor::parse(text).unwrap();
        assert_eq!((cursor.examined, cursor.to_string().as_str()), (2, text));
        for other in [
            "",
            "an_01JD3Q4T0C6Z9V2R8N5M7K1XWC",
            "an_01JD3Q4T0C6Z9V2R8N5M7K1XWC.0",
            "an_01JD3Q4T0C6Z9V2R8N5M7K1XWC.500",
            "x.1",
        ] {
            assert_eq!(Cursor::parse(other), None, "{other}");
        }
    }
}

//! What the decision would be under another product or with other amounts. Nothing is stored and nothing is billed.

use lending_engine::Reading;
use lending_engine::application::{Application, Inputs};
use lending_engine::bureau::BureauAnswer;
use lending_engine::decision::{Decision, PolicyResult, Score};
use lending_engine::report::{Affordability, Report};
use lending_jobs::application::asked;
use lending_store::analyses::{self, Status};
use poem_openapi::Object;

use super::create::named_product;
use super::record::{AnalysisProduct, inputs};
use super::transactions::not_completed;
use crate::errors::ApiError;
use crate::gate::{Access, Caller};

/// What is to be different; what is left out or null stays as it was submitted.
#[derive(Debug, Object)]
#[oai(deny_unknown_fields)]
pub(crate) struct RescoreAnalysisRequest {
    /// Id of the active product to decide under, at its present version; left out or null: the one it was scored under.
    product_id: Option<String>,
    /// The amounts, in rupees. They replace all that were submitted; left out or null: those.
    inputs: Option<Inputs>,
}

/// What the decision would be. The members are those of the report.
#[derive(Debug, Object)]
pub(crate) struct Rescore {
    /// The product it was computed under.
    product: AnalysisProduct,
    /// The amounts it was computed with.
    inputs: Inputs,
    /// What would be recommended, on which terms, and why.
    decision: Decision,
    /// Points by section; null where the data do not suffice.
    score: Option<Score>,
    /// What each rule of the product says.
    policy: PolicyResult,
    /// What the applicant could repay: income, obligations, ratios.
    affordability: Affordability,
    /// Plain sentences that a credit officer can read to an applicant.
    explanations: Vec<String>,
}

pub(super) async fn rescore<A: Access>(
    caller: &Caller<A>,
    analysis: &analyses::Analysis,
    request: RescoreAnalysisRequest,
) -> Result<Rescore, ApiError> {
    if analysis.status != Status::Completed {
        return Err(not_completed());
    }
    let named = match &request.product_id {
        Some(id) => Some(named_product(caller, id).await?),
        None => None,
    };
    let product = named.as_ref().or(analysis.product.as_ref());
    let inputs = match request.inputs {
        Some(inputs) => inputs,
        None => inputs(analysis)?,
    };
    let application = asked(analysis, product, inputs, bureau_answer(caller, analysis).await?)?;
    let report = decided(caller, analysis, application).await?;
    Ok(Rescore {
        product: AnalysisProduct::of(product),
        inputs,
        decision: report.decision,
        score: report.score,
        policy: report.policy,
        affordability: report.affordability,
        explanations: report.explanations,
    })
}

/// What the bureau said when the analysis was made: nobody is asked again.
async fn bureau_answer<A: Access>(
    caller: &Caller<A>,
    analysis: &analyses::Analysis,
) -> Result<BureauAnswer, ApiError> {
    if !analysis.bureau_requested {
        return Ok(BureauAnswer::NotRequested);
    }
    let app = caller.app();
    Ok(match app.store.credit_checks(&caller.facts().team).of_analysis(&analysis.id).await? {
        Some(check) => app.bureau.told(&check).await?,
        None => BureauAnswer::Unavailable { reason: "no bureau was connected".to_owned() },
    })
}

/// Deciding takes a processor for a while, so it happens on a thread of its own, and not more often at once than there
/// are processors.
async fn decided<A: Access>(
    caller: &Caller<A>,
    analysis: &analyses::Analysis,
    application: Application,
) -> Result<Report, ApiError> {
    let app = caller.app();
    let _place = app.computing.acquire().await.map_err(|_| ApiError::internal())?;
    let reading = app.store.analyses(&caller.facts().team).reading(&analysis.id).await?;
    let reading = reading.ok_or_else(not_completed)?;
    let decided = tokio::task::spawn_blocking(move || {
        let reading: Reading = serde_json::from_slice(&reading)?;
        serde_json::Result::Ok(lending_engine::decide(&reading, &application))
    });
    let Ok(Ok(report)) = decided.await else {
        tracing::error!(analysis = %analysis.id, "a stored reading cannot be decided about");
        return Err(ApiError::internal());
    };
    Ok(report)
}

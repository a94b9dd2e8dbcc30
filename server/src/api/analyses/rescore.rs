//! What the decision would be under another product or with other amounts. What people have corrected stays corrected.
//! Nothing is stored and nothing is billed.

use lending_engine::application::Inputs;
use lending_engine::corrections::Corrections;
use lending_engine::decision::{Decision, PolicyResult, Score};
use lending_engine::report::Affordability;
use lending_store::analyses;
use poem_openapi::Object;

use super::create::{check_tenure, named_product};
use super::record::{AnalysisProduct, inputs};
use super::replay::{self, Replay};
use crate::errors::ApiError;
use crate::gate::{Access, Caller};

/// What is to be different; what is left out or null stays as it was submitted.
#[derive(Debug, Object)]
#[oai(deny_unknown_fields)]
pub(crate) struct RescoreAnalysisRequest {
    /// Id of the active product to decide under, at its present version; left out or null: the one it was scored under.
    product_id: Option<String>,
    /// Amounts in rupees, and a time in months. They replace all that were submitted; left out or null: those.
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
    let standing = replay::head_read(caller, analysis, "rescore").await?.standing();
    let named = match &request.product_id {
        Some(id) => Some(named_product(caller, id).await?),
        None => None,
    };
    let product = named.as_ref().or(analysis.product.as_ref());
    let inputs = match request.inputs {
        Some(inputs) => inputs,
        None => inputs(analysis)?,
    };
    check_tenure(&inputs, product)?;
    let replay = Replay { product, inputs, standing, added: Corrections::default(), row: None };
    let report = replay::decided(caller, analysis, replay).await?.report;
    Ok(Rescore {
        product: AnalysisProduct::scored_under(product),
        inputs,
        decision: report.decision,
        score: report.score,
        policy: report.policy,
        affordability: report.affordability,
        explanations: report.explanations,
    })
}

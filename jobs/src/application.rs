//! From a stored analysis to what the engine is asked.

use lending_base::calendar;
use lending_engine::application::{Application, Inputs, Product};
use lending_engine::bureau::BureauAnswer;
use lending_engine::corrections::RememberedPayer;
use lending_engine::decision::{self, Decision};
use lending_engine::report::Standing;
use lending_store::StoreError;
use lending_store::analyses::{Analysis, Outcome, ScoredUnder};
use lending_store::payers::Payer;

/// The question of an analysis, as it was submitted, with what the bureau said and whom the team remembers.
pub fn application(
    analysis: &Analysis,
    bureau: BureauAnswer,
    payers: Vec<Payer>,
) -> Result<Application, StoreError> {
    let inputs = serde_json::from_value(analysis.inputs.clone())
        .map_err(|_| StoreError::NewerWord { what: "an input of an analysis" })?;
    let remembered = |payer: Payer| RememberedPayer { id: payer.id.to_string(), name: payer.name };
    let standing =
        Standing { remembered_payers: payers.into_iter().map(remembered).collect(), ..Standing::default() };
    asked(analysis, analysis.product.as_ref(), inputs, bureau, standing)
}

/// The question of an analysis under another product, with other inputs, or with what people have corrected.
pub fn asked(
    analysis: &Analysis,
    product: Option<&ScoredUnder>,
    inputs: Inputs,
    bureau: BureauAnswer,
    standing: Standing,
) -> Result<Application, StoreError> {
    let product = match product {
        Some(product) => Product {
            id: Some(product.id.to_string()),
            version: Some(product.version),
            is_built_in: false,
            terms: serde_json::from_value(product.terms.clone())
                .map_err(|_| StoreError::NewerWord { what: "a term of a product" })?,
        },
        None => Product::built_in(),
    };
    Ok(Application {
        // Of the submission, not of the run: an analysis that is run again comes to the same.
        as_of: calendar::day(analysis.created_at),
        applicant_name: analysis.particulars.applicant_name.clone(),
        inputs,
        product,
        bureau,
        corrections: standing.corrections,
        remembered_payers: standing.remembered_payers,
        earlier_reasons: standing.review_reasons,
        duplicate_of: analysis.duplicate_of.clone(),
    })
}

/// What was decided, in the store's word.
pub const fn stored_outcome(outcome: decision::Outcome) -> Outcome {
    match outcome {
        decision::Outcome::Approve => Outcome::Approve,
        decision::Outcome::Review => Outcome::Review,
        decision::Outcome::Decline => Outcome::Decline,
    }
}

/// Why a person has to decide, in the store's words.
pub fn stored_reasons(decision: &Decision) -> Vec<String> {
    decision.review_reasons.iter().map(|reason| reason.name().to_owned()).collect()
}

//! From a stored analysis to what the engine is asked.

use lending_base::calendar;
use lending_engine::application::{Application, Inputs, Product};
use lending_engine::bureau::BureauAnswer;
use lending_engine::corrections::Corrections;
use lending_store::StoreError;
use lending_store::analyses::{Analysis, ScoredUnder};

/// The question of an analysis, as it was submitted, with what the bureau said.
pub fn application(analysis: &Analysis, bureau: BureauAnswer) -> Result<Application, StoreError> {
    let inputs = serde_json::from_value(analysis.inputs.clone())
        .map_err(|_| StoreError::NewerWord { what: "an input of an analysis" })?;
    asked(analysis, analysis.product.as_ref(), inputs, bureau)
}

/// The question of an analysis under another product or with other inputs.
pub fn asked(
    analysis: &Analysis,
    product: Option<&ScoredUnder>,
    inputs: Inputs,
    bureau: BureauAnswer,
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
        corrections: Corrections::default(),
        duplicate_of: analysis.duplicate_of.clone(),
    })
}

//! From a stored analysis to what the engine is asked.

use chrono::{DateTime, FixedOffset, NaiveDate, Utc};
use lending_engine::application::{Application, Inputs, Product};
use lending_engine::bureau::BureauAnswer;
use lending_store::StoreError;
use lending_store::analyses::{Analysis, ScoredUnder};

/// India keeps one time, five and a half hours ahead.
const INDIA_SECONDS: i32 = 19_800;

/// The question of an analysis, as it was submitted.
pub fn application(analysis: &Analysis) -> Result<Application, StoreError> {
    let inputs = serde_json::from_value(analysis.inputs.clone())
        .map_err(|_| StoreError::Corrupt("the inputs of an analysis"))?;
    asked(analysis, analysis.product.as_ref(), inputs)
}

/// The question of an analysis under another product or with other inputs.
pub fn asked(
    analysis: &Analysis,
    product: Option<&ScoredUnder>,
    inputs: Inputs,
) -> Result<Application, StoreError> {
    let product = match product {
        Some(product) => Product {
            id: Some(product.id.to_string()),
            version: Some(product.version),
            terms: serde_json::from_value(product.terms.clone())
                .map_err(|_| StoreError::Corrupt("the terms of a product"))?,
        },
        None => Product::built_in(),
    };
    Ok(Application {
        // Of the submission, not of the run: an analysis that is run again comes to the same.
        as_of: day_in_india(analysis.created_at),
        applicant_name: analysis.particulars.applicant_name.clone(),
        inputs,
        product,
        bureau: bureau_answer(analysis),
        duplicate_of: analysis.duplicate_of.clone(),
    })
}

/// No bureau is connected: one that was asked for is unavailable, which a person then sees.
fn bureau_answer(analysis: &Analysis) -> BureauAnswer {
    if analysis.bureau_requested {
        BureauAnswer::Unavailable { reason: "no bureau is connected".to_owned() }
    } else {
        BureauAnswer::NotRequested
    }
}

fn day_in_india(at: DateTime<Utc>) -> NaiveDate {
    FixedOffset::east_opt(INDIA_SECONDS)
        .map_or_else(|| at.date_naive(), |zone| at.with_timezone(&zone).date_naive())
}

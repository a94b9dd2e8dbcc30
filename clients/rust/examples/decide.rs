//! Uploads a statement, waits, and prints the decision with its reasons:
//! `LENDING_URL=… LENDING_API_KEY=… cargo run -p lending-sdk --example decide -- statement.pdf`.

#![allow(clippy::print_stdout, reason = "an example is there to be seen")]

use lending_sdk::types::{AnalysisInputs, DecisionOutcome, ErrorCode};
use lending_sdk::{Client, Refusal};

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let path = std::env::args().nth(1).ok_or("say which statement")?;
    let client = Client::from_environment()?;
    let inputs = AnalysisInputs { requested_amount: Some(200_000.0), ..AnalysisInputs::default() };
    let created = match client.create_analysis_from_path(&path).inputs(&inputs).send().await {
        Ok(created) => created,
        Err(error) if error.code() == Some(&ErrorCode::FilePasswordRequired) => {
            return Err("the statement is encrypted: ask the applicant for its password".into());
        }
        Err(error) => return Err(error.into()),
    };
    let analysis = client.wait_until_done(&created.id).await?;
    match (&analysis.decision, &analysis.failure) {
        (Some(DecisionOutcome::Review), _) => {
            println!("{} is for a person: {:?}", analysis.reference(), analysis.review_reasons);
        }
        (Some(decision), _) => println!("{}: {decision}", analysis.reference()),
        (None, Some(failure)) => println!("{} failed: {}", analysis.reference(), failure.message),
        (None, None) => println!("{} has ended without a word", analysis.reference()),
    }
    for sentence in analysis.result.iter().flat_map(|report| &report.explanations) {
        println!("- {sentence}");
    }
    Ok(())
}

//! What the contract shows as Rust samples: each stands between `sample` and `end`. Compiled, so that they are right.
#![allow(
    clippy::print_stdout,
    clippy::items_after_statements,
    reason = "each sample stands alone, as a reader copies it, and shows what it got"
)]

use std::error::Error;

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    create_login_token().await?;
    get_me().await?;
    create_analysis().await?;
    list_analyses().await?;
    get_analysis().await?;
    correct_analysis().await?;
    review_analysis().await?;
    create_credit_check().await?;
    create_product().await?;
    create_api_key().await
}

async fn create_login_token() -> Result<(), Box<dyn Error>> {
    let (email, password) = (std::env::var("LENDING_EMAIL")?, std::env::var("LENDING_PASSWORD")?);
    // sample: create_login_token
    // Signs in with the first request, and again when the token has ended.
    let client =
        lending_sdk::Client::builder("https://lending.example.com").login(email, password).build()?;
    println!("{}", client.get_me().send().await?.user.name);
    // end
    Ok(())
}

async fn get_me() -> Result<(), Box<dyn Error>> {
    // sample: get_me
    let client = lending_sdk::Client::from_environment()?;
    let me = client.get_me().send().await?;
    println!("{} of {}", me.user.name, me.team.name);
    // end
    Ok(())
}

async fn create_analysis() -> Result<(), Box<dyn Error>> {
    // sample: create_analysis
    let client = lending_sdk::Client::from_environment()?;
    let created = client
        .create_analysis_from_path("statement.pdf")
        .applicant_name("Ramesh Kumar Sharma")
        .metadata("branch", "Pune")
        .send()
        .await?;
    let analysis = client.wait_until_done(&created.id).await?;
    println!("{} {:?}", analysis.reference(), analysis.decision);
    // end
    Ok(())
}

async fn list_analyses() -> Result<(), Box<dyn Error>> {
    // sample: list_analyses
    let client = lending_sdk::Client::from_environment()?;
    let page = client.list_analyses().decision("review").limit(20u32).send().await?;
    for analysis in &page.data {
        println!("{} {:?}", analysis.reference(), analysis.review_reasons);
    }
    // end
    Ok(())
}

async fn get_analysis() -> Result<(), Box<dyn Error>> {
    let id = "an_01JD3Q4T0C6Z9V2R8N5M7K1XWC";
    // sample: get_analysis
    let client = lending_sdk::Client::from_environment()?;
    let analysis = client.get_analysis().id(id).wait(30u32).include_result(true).send().await?;
    if let Some(report) = &analysis.result {
        println!("{:?} {}", analysis.decision, report.summary.headline);
    }
    // end
    Ok(())
}

async fn correct_analysis() -> Result<(), Box<dyn Error>> {
    let id = "an_01JD3Q4T0C6Z9V2R8N5M7K1XWC";
    // sample: correct_analysis
    use lending_sdk::types::CorrectAnalysisRequest;
    let client = lending_sdk::Client::from_environment()?;
    let correction =
        CorrectAnalysisRequest::builder().business_margin_pct(Some(25.0)).reason("Books of two years seen.");
    let revision = client.correct_analysis().id(id).dry_run(true).body(correction).send().await?;
    println!("{:?} {:?}", revision.after.decision, revision.after.offer);
    // end
    Ok(())
}

async fn review_analysis() -> Result<(), Box<dyn Error>> {
    let id = "an_01JD3Q4T0C6Z9V2R8N5M7K1XWC";
    // sample: review_analysis
    use lending_sdk::types::{ReviewAnalysisRequest, ReviewOutcome};
    let client = lending_sdk::Client::from_environment()?;
    let review = ReviewAnalysisRequest::builder()
        .outcome(ReviewOutcome::Approve)
        .note(Some("Employer called; salary confirmed.".to_owned()));
    let analysis = client.review_analysis().id(id).body(review).send().await?;
    println!("{:?}", analysis.final_decision);
    // end
    Ok(())
}

async fn create_credit_check() -> Result<(), Box<dyn Error>> {
    // sample: create_credit_check
    use lending_sdk::types::CreateCreditCheckRequest;
    let client = lending_sdk::Client::from_environment()?;
    let person = CreateCreditCheckRequest::builder()
        .name("Ramesh Kumar Sharma")
        .mobile("9876543200")
        .consent(true)
        .reuse_within_days(30u16);
    let check = client.create_credit_check().body(person).send().await?;
    println!("{:?} {:?}", check.status, check.score);
    // end
    Ok(())
}

async fn create_product() -> Result<(), Box<dyn Error>> {
    // sample: create_product
    use lending_sdk::types::{AmountRange, CreateProductRequest, TenureRange};
    let client = lending_sdk::Client::from_environment()?;
    let product = CreateProductRequest::builder()
        .name("Personal loan")
        .amount(AmountRange { min: 50_000.0, max: 500_000.0 })
        .tenure_months(TenureRange { min: 6, max: 48, default: 24 })
        .annual_rate_pct(16.0);
    println!("{}", client.create_product().body(product).send().await?.id);
    // end
    Ok(())
}

async fn create_api_key() -> Result<(), Box<dyn Error>> {
    let (email, password) = (std::env::var("LENDING_EMAIL")?, std::env::var("LENDING_PASSWORD")?);
    // sample: create_api_key
    use lending_sdk::types::CreateApiKeyRequest;
    // A key is made by a person who signs in, not by another key.
    let client =
        lending_sdk::Client::builder("https://lending.example.com").login(email, password).build()?;
    let key =
        client.create_api_key().body(CreateApiKeyRequest::builder().name("nightly batch")).send().await?;
    // Shown this once.
    let secret = key.key.as_deref().unwrap_or_default();
    // end
    assert!(secret.starts_with("las_live_"));
    Ok(())
}

//! `lending upload`.

use std::path::{Path, PathBuf};

use anyhow::{Context, ensure};
use clap::Args;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use lending_sdk::Client;
use lending_sdk::types::AnalysisInputs;

use super::watch;
use crate::ending::Ending;
use crate::look;

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    /// The statement, a PDF
    file: PathBuf,
    /// Id of the product to score under
    #[arg(long)]
    product: Option<String>,
    /// The applicant's name
    #[arg(long)]
    name: Option<String>,
    /// The applicant's Indian mobile number
    #[arg(long)]
    mobile: Option<String>,
    /// The applicant consents to a credit-bureau pull, which is billed
    #[arg(long, requires = "name", requires = "mobile")]
    consent: bool,
    /// The loan that is asked for, in rupees
    #[arg(long)]
    amount: Option<f64>,
    /// The value of what secures it, in rupees
    #[arg(long)]
    collateral: Option<f64>,
    /// The yearly turnover declared for GST, in rupees
    #[arg(long)]
    gst_turnover: Option<f64>,
    /// What the applicant pays of the price, in rupees
    #[arg(long)]
    down_payment: Option<f64>,
    /// Over how many months it is to be repaid
    #[arg(long)]
    months: Option<u16>,
    /// Opens an encrypted PDF
    #[arg(long, env = "LENDING_FILE_PASSWORD", hide_env_values = true)]
    file_password: Option<String>,
    /// A text of your own, KEY=VALUE; may be given up to 20 times
    #[arg(long)]
    metadata: Vec<String>,
    /// Makes repeating the upload safe for 24 hours
    #[arg(long)]
    idempotency_key: Option<String>,
    /// Do not wait for the decision
    #[arg(long)]
    no_wait: bool,
    #[command(flatten)]
    ending: watch::EndingArguments,
}

pub(crate) async fn run(arguments: Arguments, client: &Client, json: bool) -> anyhow::Result<Ending> {
    ensure!(arguments.file.is_file(), "{} is not a file", arguments.file.display());
    let bar = upload_bar(&arguments.file)?;
    let mut upload = client.create_analysis_from_path(&arguments.file).inputs(&AnalysisInputs {
        requested_amount: arguments.amount,
        collateral_value: arguments.collateral,
        gst_turnover: arguments.gst_turnover,
        down_payment: arguments.down_payment,
        tenure_months: arguments.months,
    });
    if let Some(product) = arguments.product {
        upload = upload.product_id(product);
    }
    if let Some(name) = arguments.name {
        upload = upload.applicant_name(name);
    }
    if let Some(mobile) = arguments.mobile {
        upload = upload.applicant_mobile(mobile);
    }
    if let Some(password) = arguments.file_password {
        upload = upload.file_password(password);
    }
    if let Some(key) = arguments.idempotency_key {
        upload = upload.idempotency_key(key);
    }
    if arguments.consent {
        upload = upload.bureau_consent(true);
    }
    for pair in &arguments.metadata {
        let (key, value) =
            pair.split_once('=').with_context(|| format!("--metadata {pair} is not KEY=VALUE"))?;
        upload = upload.metadata(key, value);
    }
    let told = bar.clone();
    let created = upload.on_progress(move |gone, _| told.set_position(gone)).send().await;
    bar.finish_and_clear();
    let created = created?;
    if arguments.no_wait {
        if json {
            look::json(&*created)?;
        } else {
            look::say(format!(
                "{} is {}: lending watch {}",
                created.reference(),
                created.status,
                created.id
            ))?;
        }
        return Ok(Ending::Done);
    }
    watch::until_it_ends(client, &created.id, &arguments.ending, json).await
}

/// Where there is a terminal; elsewhere it draws nothing.
fn upload_bar(file: &Path) -> anyhow::Result<ProgressBar> {
    let style = ProgressStyle::with_template("  uploading {bar:30.green/dim} {bytes}/{total_bytes}")?;
    let bar =
        ProgressBar::with_draw_target(Some(std::fs::metadata(file)?.len()), ProgressDrawTarget::stderr());
    Ok(bar.with_style(style))
}

//! `lending retry`.

use clap::Args;
use lending_sdk::Client;
use lending_sdk::types::RetryAnalysisRequest;

use super::{Named, analysis_id, watch};
use crate::ending::Ending;
use crate::look;

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    named: Named,
    /// Opens an encrypted PDF: the service kept no password after the analysis had ended
    #[arg(long, env = "LENDING_FILE_PASSWORD", hide_env_values = true)]
    file_password: Option<String>,
    /// Do not wait for the decision
    #[arg(long)]
    no_wait: bool,
    #[command(flatten)]
    ending: watch::EndingArguments,
}

pub(crate) async fn run(arguments: Arguments, client: &Client, json: bool) -> anyhow::Result<Ending> {
    let id = analysis_id(client, &arguments.named.analysis).await?;
    let mut request = RetryAnalysisRequest::builder();
    if let Some(password) = arguments.file_password {
        request = request.file_password(password);
    }
    let queued = client.retry_analysis().id(&id).body(request).send().await?;
    if !arguments.no_wait {
        return watch::until_it_ends(client, &id, &arguments.ending, json).await;
    }
    if json {
        look::json(&*queued)?;
    } else {
        look::say(format!("{} is {}: lending watch {}", queued.reference(), queued.status, queued.id))?;
    }
    Ok(Ending::Done)
}

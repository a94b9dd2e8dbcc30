//! What an operator does about analyses that failed through a fault of the deployment, and about the place of their files.

use anyhow::{Context, ensure};
use chrono::{DateTime, Utc};
use clap::Subcommand;
use lending_base::{AnalysisId, TeamId};
use lending_jobs::sandbox::{Sandbox, SandboxLimits};
use lending_store::Store;
use lending_store::analyses::Retrier;

use super::say;
use crate::api::{check_retry, queue_again};
use crate::errors::ApiError;
use crate::file_check::FileChecks;

#[derive(Debug, Subcommand)]
pub(super) enum Action {
    /// Try analyses again that failed through no fault of their files: one, or all that failed since a time
    Retry {
        /// Id of the analysis
        #[arg(required_unless_present = "failed_since", conflicts_with = "failed_since")]
        analysis: Option<String>,
        /// All that failed at this time or later, such as 2026-11-15T10:30:00Z
        #[arg(long, value_name = "TIME")]
        failed_since: Option<DateTime<Utc>>,
    },
    /// Take the place of files as it is now for this deployment's, after they were moved or restored there
    AcceptFiles,
}

impl Action {
    pub(super) async fn perform(self, store: &Store) -> anyhow::Result<()> {
        match self {
            Self::Retry { analysis: Some(id), .. } => {
                let id = AnalysisId::parse(&id).context("that is not the id of an analysis")?;
                let team = store.team_of_analysis(&id).await?.context("there is no such analysis")?;
                retry(store, &checks(store), &team, &id).await?;
                say("queued again")
            }
            Self::Retry { analysis: None, failed_since } => {
                let since = failed_since.context("name an analysis, or a time with --failed-since")?;
                retry_all(store, since).await
            }
            Self::AcceptFiles => {
                say(&format!("{} is marked as this deployment's", store.accept_files().await?))
            }
        }
    }
}

fn checks(store: &Store) -> FileChecks {
    FileChecks::new(Sandbox::new(SandboxLimits::default()), store.clone())
}

async fn retry(store: &Store, checks: &FileChecks, team: &TeamId, id: &AnalysisId) -> Result<(), ApiError> {
    let found = store.analyses(team).find(id).await?;
    let analysis = found.ok_or_else(|| ApiError::not_found("analysis"))?;
    check_retry(checks, team, &analysis, None).await?;
    queue_again(store, team, Retrier::Operator, id, None).await
}

/// One after another; what cannot be tried again is named with the reason, and keeps no other from it.
async fn retry_all(store: &Store, since: DateTime<Utc>) -> anyhow::Result<()> {
    let checks = checks(store);
    let (mut queued, mut left, mut after) = (0_u64, 0_u64, None);
    loop {
        let failed = store.retryable_since(since, after.as_ref()).await?;
        let Some((_, last)) = failed.last() else { break };
        after = Some(last.clone());
        for (team, id) in failed {
            match retry(store, &checks, &team, &id).await {
                Ok(()) => queued += 1,
                Err(refused) => {
                    left += 1;
                    say(&format!("{id}\t{refused}"))?;
                }
            }
        }
    }
    say(&format!("queued again: {queued}, left as they are: {left}"))?;
    ensure!(left == 0, "{left} analyses were not queued again");
    Ok(())
}

//! What an operator does at the shell: each act is in the audit record.

use anyhow::bail;
use clap::{Subcommand, ValueEnum};
use lending_base::Settings;
use lending_store::Store;
use lending_store::teams::Entitlement;

use super::teams::find_team;
use super::{analyses, bureau, keys, people, say};
use crate::start::open_store;

#[derive(Debug, Subcommand)]
pub(super) enum Action {
    /// Create a team
    CreateTeam {
        /// Its name
        name: String,
    },
    /// List all teams
    ListTeams,
    #[command(flatten)]
    People(people::Action),
    #[command(flatten)]
    Keys(keys::Action),
    /// Grant an entitlement to a team
    Grant {
        #[arg(long)]
        team: String,
        entitlement: EntitlementName,
    },
    /// Withdraw an entitlement from a team
    Withdraw {
        #[arg(long)]
        team: String,
        entitlement: EntitlementName,
    },
    #[command(flatten)]
    Bureau(bureau::Action),
    #[command(flatten)]
    Analyses(analyses::Action),
    /// Print the newest entries of the audit record
    Audit {
        /// Only of this team
        #[arg(long)]
        team: Option<String>,
        #[arg(long, default_value_t = 50)]
        limit: u16,
    },
}

#[derive(Debug, Clone, Copy, ValueEnum)]
pub(super) enum EntitlementName {
    Bureau,
}

impl From<EntitlementName> for Entitlement {
    fn from(name: EntitlementName) -> Self {
        match name {
            EntitlementName::Bureau => Self::Bureau,
        }
    }
}

impl Action {
    pub(super) async fn run(self) -> anyhow::Result<()> {
        let (store, settings) = open_store(Settings::from_environment()?).await?;
        let outcome = self.perform(&store, &settings).await;
        store.close().await;
        outcome
    }

    async fn perform(self, store: &Store, settings: &Settings) -> anyhow::Result<()> {
        match self {
            Self::CreateTeam { name } => {
                let name = name.trim();
                if name.is_empty() {
                    bail!("a team needs a name");
                }
                say(store.create_team(name).await?.id.as_str())
            }
            Self::ListTeams => {
                for team in store.list_teams().await? {
                    let entitlements = store.entitlements(&team.id).await?.join(",");
                    say(&format!("{}\t{}\t{entitlements}", team.id, team.name))?;
                }
                Ok(())
            }
            Self::People(action) => action.perform(store, settings).await,
            Self::Keys(action) => action.perform(store).await,
            Self::Grant { team, entitlement } => {
                store.grant(&find_team(store, &team).await?, entitlement.into()).await?;
                say("granted")
            }
            Self::Withdraw { team, entitlement } => {
                store.withdraw(&find_team(store, &team).await?, entitlement.into()).await?;
                say("withdrawn")
            }
            Self::Bureau(action) => action.perform(store, settings).await,
            Self::Analyses(action) => action.perform(store).await,
            Self::Audit { team, limit } => print_audit(store, team, limit).await,
        }
    }
}

async fn print_audit(store: &Store, team: Option<String>, limit: u16) -> anyhow::Result<()> {
    let team = match team {
        Some(team) => Some(find_team(store, &team).await?),
        None => None,
    };
    for entry in store.audit_log(team.as_ref(), i64::from(limit)).await? {
        let dash = |text: Option<String>| text.unwrap_or_else(|| "-".to_owned());
        say(&format!(
            "{}\t{}\t{}\t{}\t{}\t{}\t{}\t{}\t{}",
            entry.id,
            entry.at.to_rfc3339(),
            entry.action,
            entry.actor,
            dash(entry.team_id),
            dash(entry.subject),
            dash(entry.ip),
            dash(entry.request_id),
            dash(entry.detail)
        ))?;
    }
    Ok(())
}

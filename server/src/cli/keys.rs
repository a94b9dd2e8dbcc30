//! What an operator does about API keys.

use anyhow::{Context, bail};
use chrono::TimeDelta;
use clap::Subcommand;
use lending_base::ApiKeyId;
use lending_store::Store;
use lending_store::api_keys::{ApiKey, KeyTerms};

use super::people::person;
use super::say;
use super::secret_output::SecretOutput;
use crate::gate::Scope;

#[derive(Debug, Subcommand)]
pub(super) enum Action {
    /// Create an API key that acts as a person; prints it once, or writes it into a file
    CreateKey {
        /// Email of the person
        #[arg(long)]
        email: String,
        /// Name of the key
        #[arg(long)]
        name: String,
        /// In how many days it ends; without it never
        #[arg(long, value_parser = clap::value_parser!(u16).range(1..=3660))]
        expires_in_days: Option<u16>,
        /// What it is good for, such as analyses:read; may be repeated. Without it: whatever the person may
        #[arg(long = "scope")]
        scopes: Vec<Scope>,
        #[command(flatten)]
        output: SecretOutput,
    },
    /// List the API keys of a person: id, last four characters, end, scopes, name
    ListKeys {
        /// Email of the person
        #[arg(long)]
        email: String,
    },
    /// Revoke an API key
    RevokeKey {
        /// Its id, key_…
        id: String,
    },
}

impl Action {
    pub(super) async fn perform(self, store: &Store) -> anyhow::Result<()> {
        match self {
            Self::CreateKey { email, name, expires_in_days, scopes, output } => {
                if name.trim().is_empty() {
                    bail!("a key needs a name");
                }
                let days = expires_in_days.map(|days| TimeDelta::days(i64::from(days)));
                let scopes: Vec<String> = scopes.iter().map(|scope| scope.as_str().to_owned()).collect();
                let terms = KeyTerms {
                    name: name.trim().to_owned(),
                    expires_at: days.map(|days| store.clock().now() + days),
                    scopes: (!scopes.is_empty()).then_some(scopes),
                };
                let (person, place) = (person(store, &email).await?, output.open()?);
                let new = store.create_api_key_as_operator(&person, terms).await?;
                say(new.key.id.as_str())?;
                place.leave(new.token.expose())
            }
            Self::ListKeys { email } => {
                for key in store.list_api_keys_as_operator(&person(store, &email).await?).await? {
                    say(&line(&key))?;
                }
                Ok(())
            }
            Self::RevokeKey { id } => {
                let id = ApiKeyId::parse(&id).context("that is not the id of an API key")?;
                if !store.revoke_api_key_as_operator(&id).await? {
                    bail!("there is no such live API key");
                }
                say("revoked")
            }
        }
    }
}

fn line(key: &ApiKey) -> String {
    let ends = match (key.revoked_at, key.expires_at) {
        (Some(at), _) => format!("revoked {}", at.to_rfc3339()),
        (None, Some(at)) => at.to_rfc3339(),
        (None, None) => "-".to_owned(),
    };
    let scopes = key.scopes.as_ref().map_or_else(|| "-".to_owned(), |scopes| scopes.join(","));
    format!("{}\t{}\t{ends}\t{scopes}\t{}", key.id, key.last_four, key.name)
}

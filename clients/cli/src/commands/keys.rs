//! `lending keys`: API keys, managed by a person who is signed in.

use std::pin::pin;

use clap::Subcommand;
use futures_util::TryStreamExt;
use lending_sdk::Client;
use lending_sdk::types::{ApiKey, CreateApiKeyRequest};

use crate::ending::Ending;
use crate::look;

#[derive(Debug, Subcommand)]
pub(crate) enum Action {
    /// List them
    List,
    /// Create one; it is printed this once
    Create {
        /// What it is for
        name: String,
    },
    /// Revoke one: it acts on the next request
    Revoke {
        /// Its id, key_…
        id: String,
    },
}

pub(crate) async fn run(action: Action, client: &Client, json: bool) -> anyhow::Result<Ending> {
    match action {
        Action::List => list(client, json).await?,
        Action::Create { name } => {
            let key = client
                .create_api_key()
                .body(CreateApiKeyRequest::builder().name(name))
                .send()
                .await?
                .into_inner();
            if json {
                look::json(&key)?;
            } else {
                look::say(key.key.as_deref().unwrap_or_default())?;
                look::facts(&[("id", key.id), ("name", key.name)])?;
            }
        }
        Action::Revoke { id } => {
            client.revoke_api_key().id(&id).send().await?;
            look::say(format!("{id} is revoked."))?;
        }
    }
    Ok(Ending::Done)
}

async fn list(client: &Client, json: bool) -> anyhow::Result<()> {
    let found: Vec<ApiKey> = pin!(client.list_api_keys().stream()).try_collect().await?;
    if json {
        return look::json(&found);
    }
    let row = |key: &ApiKey| {
        let state = if key.revoked_at.is_some() { "revoked" } else { "live" };
        let used = key.last_used_at.as_ref().map_or_else(|| "never".to_owned(), look::time);
        vec![key.name.clone(), format!("…{}", key.last_four), state.to_owned(), used, key.id.clone()]
    };
    look::table(&["name", "key", "state", "last used", "id"], found.iter().map(row).collect())
}

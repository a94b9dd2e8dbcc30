//! `migrate`: the schema brought up to date, and a role that may use it.

use anyhow::Context;
use lending_base::Settings;
use lending_store::schema;

use super::say;
use crate::start::open_store;

pub(super) async fn migrate(grant_to: Option<&str>) -> anyhow::Result<()> {
    let settings = Settings::from_environment()?;
    let owner = settings.migrate_url.clone().or_else(|| settings.database_url.clone());
    match &settings.migrate_url {
        // The owner of the schema needs no key to what is in it.
        Some(url) => schema::migrate(url).await?,
        None => open_store(settings).await?.0.close().await,
    }
    say("The database schema is up to date.")?;
    let Some(role) = grant_to else { return Ok(()) };
    let owner = owner.context("the embedded database has no roles: --grant-to is for Postgres")?;
    schema::grant_runtime(&owner, role).await?;
    say(&format!("The role {role} may use it, and change nothing of it."))
}

//! The team that a command names.

use anyhow::Context;
use lending_base::TeamId;
use lending_store::Store;

pub(super) async fn find_team(store: &Store, id: &str) -> anyhow::Result<TeamId> {
    let id = TeamId::parse(id).context("that is not the id of a team")?;
    Ok(store.find_team(&id).await?.context("there is no such team")?.id)
}

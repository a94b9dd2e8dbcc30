//! `lending assign` and `lending assignees`: who holds a case.

use std::pin::pin;

use anyhow::{Context, bail};
use clap::Args;
use futures_util::TryStreamExt;
use lending_sdk::Client;
use lending_sdk::types::{Assignee, UpdateAnalysisRequest};

use super::{Named, analysis_id};
use crate::ending::Ending;
use crate::look;

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    named: Named,
    /// Who is to hold it: me, none, the id of a person (usr_…) or a full name of `lending assignees`
    to: String,
}

pub(crate) async fn run(arguments: Arguments, client: &Client, json: bool) -> anyhow::Result<Ending> {
    let id = analysis_id(client, &arguments.named.analysis).await?;
    let person = person_id(client, &arguments.to).await?;
    // Empty is nobody: a member that is left out would leave the case as it is.
    let request = UpdateAnalysisRequest::builder().assignee(person.unwrap_or_default());
    let analysis = client.update_analysis().id(&id).body(request).send().await?.into_inner();
    if json {
        look::json(&analysis)?;
        return Ok(Ending::Done);
    }
    let holder = analysis.assignee.as_ref().map_or("nobody", |holder| holder.name.as_str());
    look::say(format!("{} is held by {holder}.", analysis.reference()))?;
    Ok(Ending::Done)
}

pub(crate) async fn list(client: &Client, json: bool) -> anyhow::Result<Ending> {
    let people = people(client).await?;
    if json {
        look::json(&people)?;
        return Ok(Ending::Done);
    }
    let row = |person: &Assignee| vec![person.name.clone(), person.role.to_string(), person.id.clone()];
    look::table(&["name", "role", "id"], people.iter().map(row).collect())?;
    Ok(Ending::Done)
}

async fn people(client: &Client) -> anyhow::Result<Vec<Assignee>> {
    Ok(pin!(client.list_assignees().stream()).try_collect().await?)
}

/// The id of whom somebody means; `None` for nobody.
async fn person_id(client: &Client, named: &str) -> anyhow::Result<Option<String>> {
    match named {
        "none" => return Ok(None),
        "me" => return Ok(Some(client.get_me().send().await?.user.id.clone())),
        id if id.starts_with("usr_") => return Ok(Some(id.to_owned())),
        _ => {}
    }
    let people = people(client).await?;
    let mut meant = people.iter().filter(|person| person.name.to_lowercase() == named.to_lowercase());
    let first = meant.next().with_context(|| format!("nobody named {named} can be given a case"))?;
    if meant.next().is_some() {
        bail!("there are several people named {named}: give the id that `lending assignees` shows");
    }
    Ok(Some(first.id.clone()))
}

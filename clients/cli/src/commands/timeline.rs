//! `lending timeline`.

use lending_sdk::Client;
use lending_sdk::types::TimelineEntry;

use super::{Named, analysis_id};
use crate::ending::Ending;
use crate::look;

pub(crate) async fn run(named: &Named, client: &Client, json: bool) -> anyhow::Result<Ending> {
    let id = analysis_id(client, &named.analysis).await?;
    let told = client.get_analysis_timeline().id(&id).send().await?.into_inner();
    if json {
        look::json(&told)?;
        return Ok(Ending::Done);
    }
    let row = |entry: &TimelineEntry| {
        let who = entry.by.as_ref().or(entry.worker.as_ref());
        vec![
            entry.number.to_string(),
            look::exact_time(&entry.at),
            entry.what.to_string(),
            entry.attempt.map(|attempt| attempt.to_string()).unwrap_or_default(),
            entry.message.clone(),
            who.cloned().unwrap_or_default(),
        ]
    };
    look::table(
        &[">no", "at (utc)", "what", ">attempt", "told", "by"],
        told.entries.iter().map(row).collect(),
    )?;
    Ok(Ending::Done)
}

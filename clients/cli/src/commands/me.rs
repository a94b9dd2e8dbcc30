//! `lending me`.

use lending_sdk::Client;

use crate::ending::Ending;
use crate::look;

pub(crate) async fn run(client: &Client, json: bool) -> anyhow::Result<Ending> {
    let me = client.get_me().send().await?.into_inner();
    if json {
        look::json(&me)?;
        return Ok(Ending::Done);
    }
    let until = me.token.expires_at.as_ref().map_or_else(|| "never".to_owned(), look::time);
    look::facts(&[
        ("user", format!("{} <{}>", me.user.name, me.user.email)),
        ("role", me.user.role.to_string()),
        ("team", me.team.name),
        ("entitled to", me.team.entitlements.join(", ")),
        ("token", format!("{} {}", me.token.kind, me.token.name.unwrap_or_default())),
        ("ends", until),
    ])?;
    Ok(Ending::Done)
}

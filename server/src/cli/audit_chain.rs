//! `verify-audit`: the audit computed anew and compared with its chains.

use anyhow::{Context, bail};
use lending_base::Settings;
use lending_store::audit::chain::{DEPLOYMENT, hex};

use super::say;
use super::teams::find_team;
use crate::start::open_store;

/// A head that somebody noted elsewhere: `BATCH:HASH`.
fn noted(text: &str) -> anyhow::Result<(i64, Vec<u8>)> {
    let (batch, digits) = text.split_once(':').context("a head is written as BATCH:HASH")?;
    let batch = batch.parse().context("a head is written as BATCH:HASH")?;
    let byte = |at: usize| digits.get(at..at + 2).and_then(|pair| u8::from_str_radix(pair, 16).ok());
    let bytes: Option<Vec<u8>> = (0..digits.len()).step_by(2).map(byte).collect();
    Ok((batch, bytes.filter(|bytes| bytes.len() == 32).context("a hash has 64 hexadecimal digits")?))
}

pub(super) async fn verify(team: Option<String>, head: Option<String>) -> anyhow::Result<()> {
    let expected = head.as_deref().map(noted).transpose()?;
    if expected.is_some() && team.is_none() {
        bail!("--head is of one chain: give its --team as well");
    }
    let (store, _) = open_store(Settings::from_environment()?).await?;
    store.link_audit().await?;
    let chains = match team {
        Some(name) if name == DEPLOYMENT => vec![name],
        Some(id) => vec![find_team(&store, &id).await?.to_string()],
        None => store.audit_chains().await?,
    };
    let mut faults = 0_usize;
    for chain in chains {
        let verified = store.verify_audit(&chain, expected.clone()).await?;
        let end = verified.head.as_ref().map_or_else(
            || "no batch yet".to_owned(),
            |head| format!("head {}:{}", head.batch, hex(&head.hash)),
        );
        let pruned = verified.pruned.as_ref().map_or_else(String::new, |pruning| {
            format!(", {} pruned up to batch {}", pruning.entries, pruning.batch)
        });
        say(&format!("{chain}: {} entries, {} waiting{pruned}, {end}", verified.entries, verified.waiting))?;
        for fault in &verified.faults {
            say(&format!("  FAULT {fault}"))?;
        }
        faults += verified.faults.len();
    }
    store.close().await;
    if faults > 0 {
        bail!("the audit is not what was recorded: {faults} faults");
    }
    say("Every entry is as it was recorded.")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_noted_head_is_a_number_and_a_hash() {
        let hash = "00ff".repeat(16);
        assert_eq!(noted(&format!("7:{hash}")).unwrap(), (7, [0, 0xff].repeat(16)));
        for wrong in ["", "7", "7:", "x:00", &format!("7:{hash}0"), &format!("7:{}é", &hash[2..])] {
            assert!(noted(wrong).is_err(), "{wrong}");
        }
    }
}

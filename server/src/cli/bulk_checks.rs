//! Settling many credit checks that need review at once. Each is told by a line of its own, and none keeps another from it.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use anyhow::{Context, bail, ensure};
use clap::Args;
use futures_util::StreamExt;
use futures_util::stream;
use lending_base::CheckId;
use lending_bureau::{Bureau, Resolution, Resolved};
use lending_store::{Store, StoreError};

use super::csv;
use super::say;

/// How many are settled at once: a bureau that does not answer keeps each waiting for as long as it may take.
const AT_ONCE: usize = 4;

/// By exactly one of these.
#[derive(Debug, Args)]
#[group(required = true, multiple = false)]
pub(super) struct Which {
    /// All that need review, by asking the bureau for each outcome
    #[arg(long)]
    inquire: bool,
    /// Those of a CSV file with lines `check_id,outcome`, the outcome being `inquire` or `not_delivered`
    #[arg(long, value_name = "CSV")]
    file: Option<PathBuf>,
}

#[derive(Debug, Default)]
struct Tally {
    settled: u64,
    /// Whatever was settled before.
    needed_none: u64,
    left: u64,
}

pub(super) async fn resolve(store: &Store, bureau: &Bureau, which: Which) -> anyhow::Result<()> {
    let mut tally = Tally::default();
    if let Some(path) = which.file {
        resolve_each(bureau, wishes_of(&path)?, &mut tally).await?;
    } else if which.inquire {
        inquire_about_all(store, bureau, &mut tally).await?;
    }
    let Tally { settled, needed_none, left } = tally;
    say(&format!("settled: {settled}, needed no review: {needed_none}, left as they are: {left}"))?;
    ensure!(left == 0, "{left} credit checks were not settled");
    Ok(())
}

async fn inquire_about_all(store: &Store, bureau: &Bureau, tally: &mut Tally) -> anyhow::Result<()> {
    let mut after = None;
    loop {
        let ids = store.list_in_review(after.as_ref()).await?;
        let Some(last) = ids.last() else { return Ok(()) };
        after = Some(last.clone());
        let wishes = ids.into_iter().map(|id| (id, Resolution::Inquire)).collect();
        resolve_each(bureau, wishes, tally).await?;
    }
}

async fn resolve_each(
    bureau: &Bureau,
    wishes: Vec<(CheckId, Resolution)>,
    tally: &mut Tally,
) -> anyhow::Result<()> {
    let resolve = async |(id, resolution): (CheckId, Resolution)| {
        let resolved = bureau.resolve(&id, resolution, false).await;
        (id, resolved)
    };
    let mut all = stream::iter(wishes).map(resolve).buffered(AT_ONCE);
    while let Some((id, resolved)) = all.next().await {
        say(&format!("{id}\t{}", tally.told(resolved)))?;
    }
    Ok(())
}

impl Tally {
    /// Counts what became of one, and says it.
    fn told(&mut self, resolved: Result<Resolved, StoreError>) -> String {
        let (count, told) = match resolved {
            Ok(Resolved::Done(status)) => (&mut self.settled, status.as_str().to_owned()),
            Ok(Resolved::NotInReview) => (&mut self.needed_none, "does not need review".to_owned()),
            Ok(Resolved::NotFound) => (&mut self.left, "there is no such credit check".to_owned()),
            Ok(Resolved::Unresolved(why)) => (&mut self.left, format!("still needs review: {why}")),
            Err(error) => (&mut self.left, format!("still needs review: {error}")),
        };
        *count += 1;
        told
    }
}

fn wishes_of(path: &Path) -> anyhow::Result<Vec<(CheckId, Resolution)>> {
    let text = std::fs::read_to_string(path).with_context(|| format!("{} cannot be read", path.display()))?;
    parse(&text).with_context(|| format!("{} cannot be used", path.display()))
}

/// All of a file or nothing: one that is half understood settles none.
fn parse(text: &str) -> anyhow::Result<Vec<(CheckId, Resolution)>> {
    let (mut wishes, mut lines) = (Vec::new(), BTreeMap::new());
    for (number, record) in csv::records(text)?.into_iter().enumerate() {
        let line = record.line;
        let [id, outcome] = record.fields.as_slice() else {
            bail!("line {line}: there must be two fields, check_id,outcome");
        };
        if number == 0 && id == "check_id" {
            continue;
        }
        let Some(id) = CheckId::parse(id) else {
            bail!("line {line}: `{id}` is not the id of a credit check")
        };
        let resolution = match outcome.as_str() {
            "inquire" => Resolution::Inquire,
            "not_delivered" => Resolution::NotDelivered,
            other => bail!("line {line}: the outcome `{other}` is neither inquire nor not_delivered"),
        };
        if let Some(first) = lines.insert(id.clone(), line) {
            bail!("line {line}: {id} stands on line {first} already");
        }
        wishes.push((id, resolution));
    }
    Ok(wishes)
}

#[cfg(test)]
mod tests {
    use lending_base::Clock;

    use super::*;

    fn id() -> CheckId {
        CheckId::new(&Clock::default()).unwrap()
    }

    #[test]
    fn a_file_says_what_is_to_become_of_each_check() {
        let (one, other) = (id(), id());
        let wishes = vec![(one.clone(), Resolution::NotDelivered), (other.clone(), Resolution::Inquire)];
        assert_eq!(parse(&format!("{one},not_delivered\r\n{other} , \"inquire\"\r\n")).unwrap(), wishes);
        assert_eq!(
            parse(&format!("check_id,outcome\n{one},not_delivered\n\n{other},inquire")).unwrap(),
            wishes
        );
    }

    #[test]
    fn a_file_that_is_not_understood_is_refused_by_its_line() {
        let one = id();
        let refused = |text: String| parse(&text).unwrap_err().to_string();
        assert!(
            refused(format!("{one},inquire\nchk_1,inquire")).starts_with("line 2: `chk_1` is not the id")
        );
        assert!(refused(format!("{one},delivered")).starts_with("line 1: the outcome `delivered`"));
        assert!(refused(format!("check_id,outcome\n{one}")).starts_with("line 2: there must be two fields"));
        assert!(refused(format!("{one},inquire\n{one},not_delivered")).ends_with("stands on line 1 already"));
    }
}

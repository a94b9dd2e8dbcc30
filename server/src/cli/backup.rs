//! `backup`, `restore` and the list of erasures that is kept apart from backups.

use std::fs;
use std::io::Write as _;
use std::os::unix::fs::OpenOptionsExt;
use std::path::Path;

use anyhow::{Context, bail, ensure};
use clap::Subcommand;
use lending_base::{Clock, Settings};
use lending_store::DataFolder;
use lending_store::backup::{Manifest, Restored, restore_backup, take_backup};
use lending_store::erasure_list::{ErasureList, ListApplied};

use super::say;
use super::textfile::{self, Gauge};
use crate::start::open_existing_store;

#[derive(Debug, Subcommand)]
pub(super) enum ErasuresAction {
    /// Write the list of everything that was erased, to be kept apart from backups; a file that is there is replaced
    Export {
        /// The file
        #[arg(long)]
        to: std::path::PathBuf,
    },
    /// Erase what a list names and is still here: after a restore without it, or one that was interrupted
    Apply {
        /// The file
        #[arg(long)]
        from: std::path::PathBuf,
    },
}

pub(super) async fn backup(to: &Path, textfile: Option<&Path>) -> anyhow::Result<()> {
    let settings = Settings::from_environment()?;
    settings.check()?;
    let manifest = take_backup(&settings, &Clock::default(), to).await?;
    if let Some(path) = textfile {
        textfile::write(path, &gauges(&manifest))?;
    }
    say(&format!(
        "The database and {} statements as of {} are in {}: {} files, {} bytes.",
        manifest.statements(),
        manifest.taken_at.to_rfc3339(),
        to.display(),
        manifest.files.len(),
        manifest.bytes()
    ))?;
    say(
        "The secret is not among them: without the LENDING_SECRET of this time the backup cannot be opened.",
    )?;
    if !manifest.erased_meanwhile.is_empty() {
        let erased = manifest.erased_meanwhile.len();
        say(&format!("{erased} analyses were erased meanwhile; a restore erases them again."))?;
    }
    let (missing, damaged) = (manifest.missing.len(), manifest.damaged.len());
    ensure!(
        missing + damaged == 0,
        "the backup is finished and can be restored, but the deployment itself has lost {missing} statements, and {damaged} \
         have another size than they were uploaded with; manifest.json names them, `lending-server verify` tells more"
    );
    Ok(())
}

fn gauges(manifest: &Manifest) -> [Gauge; 4] {
    [
        Gauge::new(
            "lending_backup_taken_timestamp_seconds",
            "When the snapshot of the last backup was taken.",
            manifest.taken_at.timestamp().unsigned_abs(),
        ),
        Gauge::new("lending_backup_bytes", "Size of the last backup.", manifest.bytes()),
        Gauge::new(
            "lending_backup_seconds",
            "How long the last backup took.",
            (manifest.finished_at - manifest.taken_at).num_seconds().unsigned_abs(),
        ),
        Gauge::new(
            "lending_backup_lost_statements",
            "Statements that the last backup found missing or cut short.",
            (manifest.missing.len() + manifest.damaged.len()) as u64,
        ),
    ]
}

pub(super) async fn restore(from: &Path, erasures: Option<&Path>) -> anyhow::Result<()> {
    let settings = settings_of_an_empty_place()?;
    let list = erasures.map(read_list).transpose()?;
    let restored = restore_backup(&settings, &Clock::default(), from, list.as_ref()).await?;
    let Restored { manifest, erasures: applied } = restored;
    let taken_at = manifest.taken_at;
    let rows: i64 = manifest.summary.tables.values().sum();
    say(&format!(
        "Restored as of {}: {} statements and {rows} rows, each counted again and found as in the backup.",
        taken_at.to_rfc3339(),
        manifest.statements()
    ))?;
    match &list {
        None => say(&format!(
            "NO LIST OF ERASURES WAS GIVEN. Whatever was erased after {} is back, and can be read again, until it is erased \
             anew: `lending-server erasures apply --from FILE` does so with a list that was exported since.",
            taken_at.to_rfc3339()
        ))?,
        Some(list) if list.exported_at < taken_at => say(&format!(
            "The list of erasures is older than the backup: whatever was erased after {} is back.",
            taken_at.to_rfc3339()
        ))?,
        Some(list) => say(&format!(
            "What was erased up to {} is erased. Whatever was erased after that is back.",
            list.exported_at.to_rfc3339()
        ))?,
    }
    if !manifest.missing.is_empty() {
        say(&format!("{} statements were lost before the backup was made.", manifest.missing.len()))?;
    }
    tell_applied(&applied)
}

/// Nothing is made: a fresh secret would not open what is restored.
fn settings_of_an_empty_place() -> anyhow::Result<Settings> {
    let mut settings = Settings::from_environment()?;
    settings.check()?;
    if settings.is_embedded() && settings.secret.is_none() {
        settings.secret = DataFolder::existing_secret(&settings.data_dir)?;
        ensure!(
            settings.secret.is_some(),
            "put the file `secret` that belongs to the backup into {}, or set LENDING_SECRET",
            settings.data_dir.display()
        );
    }
    Ok(settings)
}

fn read_list(path: &Path) -> anyhow::Result<ErasureList> {
    let bytes = fs::read(path).with_context(|| format!("{} cannot be read", path.display()))?;
    Ok(ErasureList::read(&bytes)?)
}

fn tell_applied(applied: &ListApplied) -> anyhow::Result<()> {
    say(&format!("Erased again: {}; not here, or erased before: {}.", applied.erased, applied.already))?;
    for (subject, why) in &applied.left {
        say(&format!("  NOT ERASED {subject}: {why}"))?;
    }
    if !applied.left.is_empty() {
        bail!("{} things that were erased are back", applied.left.len());
    }
    Ok(())
}

pub(super) async fn erasures(action: ErasuresAction) -> anyhow::Result<()> {
    let (store, _) = open_existing_store(Settings::from_environment()?).await?;
    let outcome = match action {
        ErasuresAction::Export { to } => match store.erasure_list().await {
            Ok(list) => write_list(&list, &to),
            Err(error) => Err(error.into()),
        },
        ErasuresAction::Apply { from } => match read_list(&from) {
            Ok(list) => {
                store.apply_erasures(&list).await.map_err(Into::into).and_then(|done| tell_applied(&done))
            }
            Err(error) => Err(error),
        },
    };
    store.close().await;
    outcome
}

/// Whole or not at all: the list before it is replaced by one that is whole.
fn write_list(list: &ErasureList, to: &Path) -> anyhow::Result<()> {
    let name = to.file_name().context("--to must name a file")?.to_string_lossy().into_owned();
    let draft = to.with_file_name(format!(".{name}.draft"));
    let write = || -> anyhow::Result<()> {
        let mut options = fs::OpenOptions::new();
        let mut file = options.write(true).create(true).truncate(true).mode(0o600).open(&draft)?;
        file.write_all(&list.to_bytes()?)?;
        file.sync_all()?;
        Ok(fs::rename(&draft, to)?)
    };
    write().with_context(|| format!("{} cannot be written", to.display()))?;
    say(&format!(
        "{} erasures and {} erased teams are in {}. Keep it apart from the backups, and as long as they are kept.",
        list.erasures.len(),
        list.teams.len(),
        to.display()
    ))
}

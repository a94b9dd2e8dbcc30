//! Where a command leaves a secret that is shown once: on the terminal, or in a file for its owner's eyes only. What is printed
//! elsewhere ends in the logs of whatever ran the command, so that has to be asked for.

use std::fs::{File, OpenOptions};
use std::io::{IsTerminal, Write};
use std::os::unix::fs::OpenOptionsExt;
use std::path::PathBuf;

use anyhow::{Context, bail};
use clap::Args;

use super::say;

#[derive(Debug, Args)]
pub(super) struct SecretOutput {
    /// Write the secret into this new file, which only its owner can read, instead of printing it; `-` prints it wherever
    /// standard output leads. Needed where that is no terminal
    #[arg(long, value_name = "FILE")]
    output: Option<PathBuf>,
}

/// A place that is ready to take the secret.
#[derive(Debug)]
pub(super) enum Place {
    Printed,
    Written(NewFile),
}

/// Goes again unless something was written into it.
#[derive(Debug)]
pub(super) struct NewFile {
    path: PathBuf,
    file: File,
    is_written: bool,
}

impl SecretOutput {
    /// Before anything is done: a secret that can be left nowhere should not be made.
    pub(super) fn open(self) -> anyhow::Result<Place> {
        let Some(path) = self.output else {
            if !std::io::stdout().is_terminal() {
                bail!(
                    "the secret would be printed into something that is no terminal; give --output FILE, or --output - to print \
                     it there on purpose"
                );
            }
            return Ok(Place::Printed);
        };
        if path.as_os_str() == "-" {
            return Ok(Place::Printed);
        }
        let mut options = OpenOptions::new();
        // Never into what is there: it may be a link, or open to others.
        let file = options.write(true).create_new(true).mode(0o600).open(&path);
        let file =
            file.with_context(|| format!("{} cannot be made: give the name of a new file", path.display()))?;
        Ok(Place::Written(NewFile { path, file, is_written: false }))
    }
}

impl Place {
    pub(super) fn leave(self, secret: &str) -> anyhow::Result<()> {
        match self {
            Self::Printed => say(secret),
            Self::Written(mut new) => {
                writeln!(new.file, "{secret}")?;
                new.file.sync_all()?;
                new.is_written = true;
                say(&format!("written to {}", new.path.display()))
            }
        }
    }
}

impl Drop for NewFile {
    fn drop(&mut self) {
        if !self.is_written {
            let _ = std::fs::remove_file(&self.path);
        }
    }
}

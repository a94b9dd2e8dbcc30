//! A file of hosts of a process' own, in which a name leads now here, now there. It stands in the place of the machine's for
//! that process alone: so a release is tried as it is, and needs no door for tests.

use std::net::IpAddr;
use std::os::unix::fs::FileExt;
use std::path::{Path, PathBuf};
use std::process::Stdio;

use tokio::process::Command;

use crate::skipped;

/// Has the process see a file in the place of the machine's, and become what it was started as: its number stays.
const BEHIND: &str = "mount --bind \"$1\" /etc/hosts && shift && exec \"$@\"";

/// The only entry is `localhost`, the one name that webhooks of a developer may lead to without a certificate.
#[derive(Debug, Clone)]
pub struct Hosts {
    path: PathBuf,
}

impl Hosts {
    /// `None`, and said loudly, where this process may not mount anything.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub async fn make(folder: &Path, address: IpAddr) -> anyhow::Result<Option<Self>> {
        let hosts = Self { path: folder.join("hosts") };
        std::fs::write(&hosts.path, entry(address))?;
        let tried = hosts.behind(&Command::new("true")).stderr(Stdio::null()).status().await;
        if tried.is_ok_and(|status| status.success()) {
            return Ok(Some(hosts));
        }
        skipped("a process can be given hosts of its own by root only: no name moves to a forbidden address");
        Ok(None)
    }

    /// From now on the name leads there.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub fn lead_to(&self, address: IpAddr) -> std::io::Result<()> {
        // In its place and as long as before: whoever reads meanwhile finds one or the other.
        std::fs::OpenOptions::new().write(true).open(&self.path)?.write_all_at(entry(address).as_bytes(), 0)
    }

    /// The same program, with these hosts. What it is to find in its environment is set on what this returns.
    #[must_use]
    pub fn behind(&self, program: &Command) -> Command {
        let program = program.as_std();
        let mut command = Command::new("unshare");
        command.args(["--mount", "--propagation", "private", "sh", "-c", BEHIND, "sh"]);
        command.arg(&self.path).arg(program.get_program()).args(program.get_args());
        command
    }
}

fn entry(address: IpAddr) -> String {
    format!("{:<45} localhost\n", address.to_string())
}

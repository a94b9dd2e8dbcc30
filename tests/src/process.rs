//! The real binaries, as an operator runs them.

use std::path::{Path, PathBuf};
use std::process::Stdio;

use anyhow::Context;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

/// A folder of binaries to run instead of those that were built beside this program: those of a release, say.
const FOLDER: &str = "TEST_BINARIES";

/// A binary of the workspace: tests run from `deps` below it, benchmarks beside it.
pub fn binary(name: &str) -> anyhow::Result<PathBuf> {
    let own = std::env::current_exe()?;
    let folders = match std::env::var_os(FOLDER) {
        Some(folder) => vec![PathBuf::from(folder)],
        None => own.ancestors().skip(1).take(2).map(Path::to_path_buf).collect(),
    };
    let mut places = folders.into_iter().map(|folder| folder.join(name));
    places
        .find(|path| path.is_file())
        .with_context(|| format!("{name} is missing: run `cargo build --workspace` first"))
}

/// A server process that answers.
#[derive(Debug)]
pub struct Process {
    child: Child,
    /// Address of the service, without `/v1`.
    pub url: String,
}

impl Process {
    /// Starts a binary in a clean environment.
    pub fn command(name: &str, environment: &[(&str, String)]) -> anyhow::Result<Command> {
        Ok(Self::command_of(&binary(name)?, environment))
    }

    /// As [`Process::command`], of the binary at this path: one of another version, say.
    pub fn command_of(program: &Path, environment: &[(&str, String)]) -> Command {
        let mut command = Command::new(program);
        command.env_clear().kill_on_drop(true).stdin(Stdio::null());
        command.envs(environment.iter().map(|(name, value)| (name, value.as_str())));
        command
    }

    /// Starts a server and waits until it has printed its address, which it does once it answers.
    pub async fn serve(environment: &[(&str, String)]) -> anyhow::Result<Self> {
        Self::start(Self::command("lending-server", environment)?, Stdio::null()).await
    }

    /// As [`Process::serve`], of the server at this path.
    pub async fn serve_of(program: &Path, environment: &[(&str, String)]) -> anyhow::Result<Self> {
        Self::start(Self::command_of(program, environment), Stdio::null()).await
    }

    /// As [`Process::serve`], with its log kept in a file.
    pub async fn serve_logging_to(environment: &[(&str, String)], log: &Path) -> anyhow::Result<Self> {
        let command = Self::command("lending-server", environment)?;
        Self::start(command, Stdio::from(std::fs::File::create(log)?)).await
    }

    async fn start(mut command: Command, log: Stdio) -> anyhow::Result<Self> {
        let mut child = command.stdout(Stdio::piped()).stderr(log).spawn()?;
        let stdout = child.stdout.take().context("no standard output")?;
        let mut lines = BufReader::new(stdout).lines();
        while let Some(line) = lines.next_line().await? {
            if let Some(url) = line.trim().strip_prefix("API") {
                let url = url.trim().trim_end_matches("/v1").to_owned();
                // Keep reading, or the process would stop at a full pipe.
                tokio::spawn(async move { while let Ok(Some(_)) = lines.next_line().await {} });
                return Ok(Self { child, url });
            }
        }
        anyhow::bail!("the server ended before it answered")
    }

    /// The number of the process, while it lives.
    pub fn id(&self) -> Option<u32> {
        self.child.id()
    }

    /// SIGKILL: nothing is tidied up.
    pub async fn kill(mut self) -> anyhow::Result<()> {
        self.child.kill().await?;
        Ok(())
    }

    /// Waits until it has ended by itself.
    pub async fn wait(mut self) -> anyhow::Result<()> {
        self.child.wait().await?;
        Ok(())
    }

    /// SIGTERM, and the exit code.
    pub async fn terminate(mut self) -> anyhow::Result<Option<i32>> {
        let pid = self.child.id().context("it has ended")?;
        Command::new("kill").arg("-TERM").arg(pid.to_string()).status().await?;
        Ok(self.child.wait().await?.code())
    }
}

/// A worker process, with its log in a file.
#[derive(Debug)]
pub struct WorkerProcess {
    child: Child,
}

impl WorkerProcess {
    /// Starts a worker; its log is added to the file.
    pub fn start(environment: &[(&str, String)], log: &Path) -> anyhow::Result<Self> {
        Self::start_of(&binary("lending-worker")?, environment, log)
    }

    /// As [`WorkerProcess::start`], of the worker at this path.
    pub fn start_of(program: &Path, environment: &[(&str, String)], log: &Path) -> anyhow::Result<Self> {
        let log = std::fs::OpenOptions::new().create(true).append(true).open(log)?;
        let mut command = Process::command_of(program, environment);
        command.env("LENDING_LOG_FORMAT", "json");
        Ok(Self { child: command.stdout(Stdio::null()).stderr(log).spawn()? })
    }

    /// As [`WorkerProcess::start`], of a worker that finds names by these hosts.
    pub fn start_behind(
        hosts: &crate::Hosts,
        environment: &[(&str, String)],
        log: &Path,
    ) -> anyhow::Result<Self> {
        let log = std::fs::OpenOptions::new().create(true).append(true).open(log)?;
        let mut command = hosts.behind(&Command::new(binary("lending-worker")?));
        command.env_clear().kill_on_drop(true).stdin(Stdio::null());
        command.envs(environment.iter().map(|(name, value)| (name, value.as_str())));
        // What mounts is found by it.
        command.env("PATH", "/usr/sbin:/usr/bin:/sbin:/bin").env("LENDING_LOG_FORMAT", "json");
        Ok(Self { child: command.stdout(Stdio::null()).stderr(log).spawn()? })
    }

    /// SIGKILL: nothing is tidied up.
    pub async fn kill(mut self) -> anyhow::Result<()> {
        Ok(self.child.kill().await?)
    }

    /// Waits until it has ended by itself.
    pub async fn wait(mut self) -> anyhow::Result<()> {
        self.child.wait().await?;
        Ok(())
    }

    /// The number of the process, while it lives.
    pub fn id(&self) -> Option<u32> {
        self.child.id()
    }

    /// Any signal by its name, such as `STOP`.
    pub async fn signal(&self, name: &str) -> anyhow::Result<()> {
        let pid = self.child.id().context("it has ended")?;
        Command::new("kill").arg(format!("-{name}")).arg(pid.to_string()).status().await?;
        Ok(())
    }

    /// SIGTERM, and the exit code.
    pub async fn terminate(mut self) -> anyhow::Result<Option<i32>> {
        self.signal("TERM").await?;
        Ok(self.child.wait().await?.code())
    }
}

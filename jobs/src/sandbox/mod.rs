//! Reads a file in a child process, so that whatever it does to its reader costs one job and not the worker.
//!
//! Start with [`Sandbox::run`]. The running binary starts itself again with a hidden subcommand; [`serve_if_asked`] must
//! therefore be the first thing its `main` does. The child locks itself in before it sees a byte of input (`lockdown`),
//! does one [`ReadingTask`], answers and ends. Task and file go in over its standard input, the answer comes back over
//! its standard output (`wire`); its standard error is thrown away, because the message of a panic may quote the file.
//!
//! The parent does not rely on the child: its answer is bounded, its time is measured here, and it is killed when it
//! takes too long or nobody waits for it any more. An answer may be wrong where a file took over its reader, and is no
//! more to be trusted than the file.
//!
//! How many run at once is the caller's to bound: each may take [`SandboxLimits::memory_bytes`] and one processor. Memory
//! and processor time are the file's fault; time by the clock is not, because others use the processor as well.

mod child;
mod error;
mod foreign;
mod limits;
mod lockdown;
mod page_drawing;
mod page_painting;
mod page_picture;
mod png;
#[cfg(debug_assertions)]
pub mod probe;
mod reading_task;
mod reply;
mod setup;
mod syscalls;
mod task;
mod wire;

use std::io;
use std::path::PathBuf;
use std::process::Stdio;

use lending_base::Metric;
use serde::Serialize;
use tokio::process::{Child, Command};

pub use self::child::serve_if_asked;
pub use self::error::{Refusal, SandboxError};
pub(crate) use self::foreign::ForeignProgram;
pub use self::limits::SandboxLimits;
pub use self::lockdown::{Enforcement, Protections};
pub use self::page_drawing::{ABOVE_BASELINE, PageDrawing, Shape, ShapeKind};
pub use self::page_painting::{PaintedPage, PngBytes};
pub use self::page_picture::PagePicture;
pub use self::reading_task::ReadingTask;
pub use self::setup::Layer;
pub use self::task::{
    Check, CountPages, DescribeAllPages, DescribePage, PaintDrawing, PaintPage, Password, PictureOfPage,
    ReadStatement, Refused, Request, ScannedPages,
};

use crate::Meter;

use self::limits::MIB;
use self::reply::Reply;
use self::setup::{SUBCOMMAND, Setup};

/// The same file that runs now, even when an upgrade has replaced or removed it meanwhile.
const OWN_PROGRAM: &str = "/proc/self/exe";

/// Starts children that read. Cheap to clone.
#[derive(Debug, Clone)]
pub struct Sandbox {
    limits: SandboxLimits,
    program: PathBuf,
    layers: Vec<Layer>,
    meter: Meter,
}

/// What [`Sandbox::check`] found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SandboxReport {
    /// What the kernel says it enforces.
    pub protections: Protections,
    /// What a child tried, and whether it was refused.
    pub refused: Refused,
}

impl SandboxReport {
    pub fn is_complete(&self) -> bool {
        self.refused == Refused { files: true, tcp: true, other_sockets: true, programs: true }
    }
}

/// How well reading is shut in on this machine.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Confinement {
    /// A child is refused everything that it must not do.
    Complete,
    /// Memory and processor time are bounded, and not all of the rest is.
    Partial,
    /// Nothing can be read at all.
    Broken,
}

impl Confinement {
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Complete => "complete",
            Self::Partial => "partial",
            Self::Broken => "broken",
        }
    }
}

impl Sandbox {
    pub fn new(limits: SandboxLimits) -> Self {
        Self { limits, program: OWN_PROGRAM.into(), layers: Layer::ALL.to_vec(), meter: Meter::default() }
    }

    /// The same sandbox, and what its children take from now on.
    #[must_use]
    pub fn metered(&self) -> (Self, Meter) {
        let meter = Meter::default();
        (Self { meter: meter.clone(), ..self.clone() }, meter)
    }

    /// Runs another binary than the present one: tests are not built with [`serve_if_asked`] in their `main`.
    #[must_use]
    pub fn with_program(self, program: impl Into<PathBuf>) -> Self {
        Self { program: program.into(), ..self }
    }

    /// Leaves out the other layers, so that a test can see what each does alone.
    #[cfg(debug_assertions)]
    #[must_use]
    pub fn with_layers(self, layers: &[Layer]) -> Self {
        Self { layers: layers.to_vec(), ..self }
    }

    pub const fn limits(&self) -> &SandboxLimits {
        &self.limits
    }

    /// Does the task on the file in a child. Dropping the future kills the child.
    pub async fn run<T: ReadingTask + Into<Request>>(
        &self,
        task: T,
        pdf: &[u8],
    ) -> Result<T::Answer, SandboxError> {
        self.reply(task, pdf).await?.outcome.map_err(SandboxError::Refused)
    }

    /// Lets a child try what it must not be able to do.
    pub async fn check(&self) -> Result<SandboxReport, SandboxError> {
        let reply = self.reply(Check, &[]).await?;
        let refused = reply.outcome.map_err(SandboxError::Refused)?;
        Ok(SandboxReport { protections: reply.protections, refused })
    }

    /// As [`Self::announce`], for a process that is to start only where reading is shut in completely.
    pub async fn require(&self) -> anyhow::Result<Confinement> {
        let confinement = self.announce().await;
        anyhow::ensure!(
            confinement == Confinement::Complete,
            "LENDING_REQUIRE_SANDBOX is set, and reading a file is not shut in completely on this machine ({}); the log \
             says what is missing",
            confinement.as_str()
        );
        Ok(confinement)
    }

    /// Checks, and says in the log and in a metric how well reading is shut in on this machine.
    pub async fn announce(&self) -> Confinement {
        let report = self.check().await;
        let confinement = match &report {
            Ok(report) if report.is_complete() => Confinement::Complete,
            Ok(_) => Confinement::Partial,
            Err(_) => Confinement::Broken,
        };
        let is_complete = if confinement == Confinement::Complete { 1.0 } else { 0.0 };
        metrics::gauge!(Metric::SandboxComplete.name()).set(is_complete);
        match report {
            Ok(report) if report.is_complete() => tracing::info!(
                landlock = ?report.protections.landlock,
                syscall_filter = report.protections.syscall_filter,
                memory_mib = self.limits.memory_bytes / MIB,
                cpu_seconds = self.limits.cpu_seconds,
                "reading is sandboxed: memory, processor time, no files, no network, no programs"
            ),
            Ok(report) => tracing::warn!(
                landlock = ?report.protections.landlock,
                syscall_filter = report.protections.syscall_filter,
                files_refused = report.refused.files,
                tcp_refused = report.refused.tcp,
                other_sockets_refused = report.refused.other_sockets,
                programs_refused = report.refused.programs,
                "reading is sandboxed only in part: memory and processor time are bounded, the rest as listed"
            ),
            Err(error) => tracing::error!(%error, "the sandbox for reading does not work"),
        }
        confinement
    }

    async fn reply<T: ReadingTask + Into<Request>>(
        &self,
        task: T,
        pdf: &[u8],
    ) -> Result<Reply<T::Answer>, SandboxError> {
        let request: Request = task.into();
        let header = wire::encode(&request)?;
        let mut child = self.spawn()?;
        let conversation = converse(&mut child, &header, pdf, self.limits.answer_bytes, &self.meter);
        if let Ok(answer) = tokio::time::timeout(T::time_limit(&self.limits), conversation).await {
            let answer = answer?;
            // The file decides how long the answer is, and others wait for this thread.
            let parsed = tokio::task::spawn_blocking(move || serde_json::from_slice(&answer)).await;
            return Ok(parsed.map_err(io::Error::from)?.map_err(io::Error::from)?);
        }
        self.meter.add(&child);
        // Waits until it is gone, so that its memory is free when the caller starts the next.
        child.kill().await?;
        Err(SandboxError::NoAnswerInTime)
    }

    fn spawn(&self) -> Result<Child, SandboxError> {
        let setup = Setup {
            memory_bytes: self.limits.memory_bytes,
            cpu_seconds: self.limits.cpu_seconds,
            parent: std::process::id(),
            layers: self.layers.clone(),
        };
        Ok(self.command(SUBCOMMAND, &setup)?.arg0("lending-reader").spawn()?)
    }

    /// What starts a program that is not ours, locked in.
    pub(crate) fn foreign(&self, program: &ForeignProgram) -> io::Result<Command> {
        self.command(foreign::SUBCOMMAND, program)
    }

    fn command(&self, subcommand: &str, argument: &impl Serialize) -> io::Result<Command> {
        let mut command = Command::new(&self.program);
        command.arg(subcommand).arg(serde_json::to_string(argument)?);
        let mut command = lonely(command);
        command.stdin(Stdio::piped()).stdout(Stdio::piped());
        Ok(command)
    }
}

/// A child that has nothing of its parent.
pub(crate) fn lonely(mut command: Command) -> Command {
    command
        // The parent's holds the secret of the service and the password of its database.
        .env_clear()
        .current_dir("/")
        // Its own group: Ctrl-C in a terminal asks the service to stop, which lets its readers finish.
        .process_group(0)
        .kill_on_drop(true)
        .stdin(Stdio::null())
        .stderr(Stdio::null());
    command
}

/// Sends and receives at the same time, because a child may end, or answer, before it has read all.
async fn converse(
    child: &mut Child,
    header: &[u8],
    pdf: &[u8],
    answer_bytes: u64,
    meter: &Meter,
) -> Result<Vec<u8>, SandboxError> {
    let (Some(stdin), Some(stdout)) = (child.stdin.take(), child.stdout.take()) else {
        return Err(io::Error::other("the reading process has no pipes").into());
    };
    let (sent, answer) =
        tokio::join!(wire::send_async(stdin, header, pdf), wire::receive_async(stdout, answer_bytes));
    meter.add(child);
    let status = child.wait().await?;
    match answer {
        // Ended by the wait above: its pipe is closed, so it could not go on writing.
        Err(error) if error.kind() == io::ErrorKind::FileTooLarge => {
            Err(SandboxError::AnswerTooLarge { limit_bytes: answer_bytes })
        }
        answer => {
            SandboxError::of_status(status)?;
            sent?;
            Ok(answer?)
        }
    }
}

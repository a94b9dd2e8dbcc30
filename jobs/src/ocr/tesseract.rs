//! The program `tesseract`, run once for each page and once for each column of its table.

use std::io::{self, ErrorKind};
use std::os::unix::process::ExitStatusExt;
use std::path::{Path, PathBuf};
use std::process::ExitStatus;
use std::time::Duration;

use lending_engine::document::RecognisedPage;
use rustix::process::{Pid, Signal, setpriority_process};
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::process::{Child, Command};

use super::error::OcrError;
use super::printed::{PrintedWord, placed};
use super::strips::{Strip, Table, with_foreign_headings, with_lines};
use super::tsv;
use crate::Meter;
use crate::sandbox::{ForeignProgram, PagePicture, Sandbox, lonely};

const PROGRAM: &str = "tesseract";
const OLDEST_VERSION: u32 = 5;
const LANGUAGE: &str = "eng";
/// For scripts that Indian banks print beside it above their columns; what of them is installed is used. Marathi is written
/// as Hindi is.
const HEADING_LANGUAGES: [&str; 2] = ["hin", "tam"];
/// Where tesseract looks for its languages when they are not where its package puts them.
const LANGUAGES_AT: &str = "TESSDATA_PREFIX";
const MIB: u64 = 1024 * 1024;
/// Takes a minute of processor time a page, and nobody waits for it by the second.
const NICENESS: i32 = 10;

/// What recognition may take before it is stopped.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OcrLimits {
    /// Of one file.
    pub pages: usize,
    /// By the clock, for one page: how long an answer is waited for.
    pub page: Duration,
    pub cpu_seconds: u64,
    /// Address space.
    pub memory_bytes: u64,
    /// What is said of one page.
    pub output_bytes: u64,
}

impl Default for OcrLimits {
    fn default() -> Self {
        Self {
            pages: 60,
            page: Duration::from_mins(5),
            cpu_seconds: 45,
            memory_bytes: 1024 * MIB,
            output_bytes: 4 * MIB,
        }
    }
}

/// How the text of a picture is set. Left to itself, tesseract takes the columns of a table for columns of a newspaper.
#[derive(Debug, Clone, Copy)]
enum Shape {
    /// Lines below one another.
    Block,
    Line,
}

impl Shape {
    const fn mode(self) -> &'static str {
        match self {
            Self::Block => "6",
            Self::Line => "7",
        }
    }
}

/// A tesseract that is there. Cheap to clone.
#[derive(Debug, Clone)]
pub struct Ocr {
    program: PathBuf,
    /// For headings, as tesseract takes them: `eng+hin`. `None` where only English is installed.
    heading_languages: Option<String>,
    limits: OcrLimits,
    meter: Meter,
}

impl Ocr {
    /// Looks for tesseract 5 or newer with English on `PATH`, and says in the log what it found.
    pub async fn find() -> Option<Self> {
        let path = std::env::var_os("PATH").unwrap_or_default();
        let found =
            std::env::split_paths(&path).map(|folder| folder.join(PROGRAM)).find(|path| path.is_file());
        let Some(program) = found else {
            tracing::info!("tesseract is not installed: scanned statements are refused");
            return None;
        };
        Self::at(program).await
    }

    /// The same for a program that is named.
    pub async fn at(program: impl Into<PathBuf>) -> Option<Self> {
        let program = program.into();
        let version = said(&program, "--version").await.as_deref().and_then(major_version);
        let languages = said(&program, "--list-langs").await.unwrap_or_default();
        let speaks = |language: &str| languages.lines().any(|line| line.trim() == language);
        if version.is_none_or(|version| version < OLDEST_VERSION) || !speaks(LANGUAGE) {
            tracing::warn!(
                program = %program.display(), ?version, english = speaks(LANGUAGE),
                "tesseract cannot be used: scanned statements are refused"
            );
            return None;
        }
        let others: Vec<&str> = HEADING_LANGUAGES.into_iter().filter(|language| speaks(language)).collect();
        tracing::info!(
            program = %program.display(), ?version, ?others,
            "scanned statements are read with tesseract"
        );
        let heading_languages = (!others.is_empty()).then(|| format!("{LANGUAGE}+{}", others.join("+")));
        Some(Self { program, heading_languages, limits: OcrLimits::default(), meter: Meter::default() })
    }

    /// The same program, and what it takes from now on.
    #[must_use]
    pub fn metered(&self) -> (Self, Meter) {
        let meter = Meter::default();
        (Self { meter: meter.clone(), ..self.clone() }, meter)
    }

    #[must_use]
    pub fn with_limits(self, limits: OcrLimits) -> Self {
        Self { limits, ..self }
    }

    pub const fn limits(&self) -> &OcrLimits {
        &self.limits
    }

    /// The words of one page, its table column by column. Dropping the future kills the program.
    pub(super) async fn recognise(
        &self,
        sandbox: &Sandbox,
        picture: &PagePicture,
    ) -> Result<RecognisedPage, OcrError> {
        let mut words = self.words(sandbox, picture, Shape::Block, LANGUAGE).await?;
        if let Some(table) = Table::find(picture, &words) {
            let columns =
                self.words_of_strips(sandbox, table.strips(picture), Shape::Block, LANGUAGE).await?;
            words = table.merge(words, columns);
            let missed = table.missed(picture, &words);
            let missed = self.words_of_strips(sandbox, missed, Shape::Line, LANGUAGE).await?;
            words = with_lines(words, missed);
            if let Some(languages) = &self.heading_languages {
                let strips = vec![table.headings(picture)];
                let headings = self.words_of_strips(sandbox, strips, Shape::Block, languages).await?;
                words = with_foreign_headings(words, headings);
            }
        }
        Ok(RecognisedPage {
            page: picture.page,
            is_complete: picture.is_complete,
            words: placed(&words, picture.dpi),
        })
    }

    async fn words_of_strips(
        &self,
        sandbox: &Sandbox,
        strips: Vec<Strip>,
        shape: Shape,
        languages: &str,
    ) -> Result<Vec<PrintedWord>, OcrError> {
        let mut found: Vec<PrintedWord> = Vec::new();
        for strip in strips {
            let first_line = found.last().map_or(0, |word| word.line + 1);
            match self.words(sandbox, &strip.picture, shape, languages).await {
                Ok(words) => found.extend(strip.on_page(words, first_line)),
                // The page shows it as well, if less surely.
                Err(OcrError::Unrecognised { .. } | OcrError::TookTooLong { .. }) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(found)
    }

    async fn words(
        &self,
        sandbox: &Sandbox,
        picture: &PagePicture,
        shape: Shape,
        languages: &str,
    ) -> Result<Vec<PrintedWord>, OcrError> {
        let page = picture.page;
        let graymap = picture.graymap().ok_or(OcrError::Unrecognised { page })?;
        let mut child = self.spawn(sandbox, picture.dpi, shape, languages)?;
        let conversation = converse(&mut child, &graymap, self.limits.output_bytes, &self.meter);
        let Ok(outcome) = tokio::time::timeout(self.limits.page, conversation).await else {
            self.meter.add(&child);
            // Waits until it is gone, so that its memory is free when the caller goes on.
            child.kill().await?;
            return Err(OcrError::NoAnswerInTime);
        };
        let (status, output) = outcome?;
        if status.signal().and_then(Signal::from_named_raw) == Some(Signal::XCPU) {
            return Err(OcrError::TookTooLong { page });
        }
        match output {
            Some(output) if status.success() => Ok(tsv::words(&String::from_utf8_lossy(&output))),
            _ => Err(OcrError::Unrecognised { page }),
        }
    }

    fn spawn(&self, sandbox: &Sandbox, dpi: u32, shape: Shape, languages: &str) -> Result<Child, OcrError> {
        let dpi = dpi.to_string();
        let arguments = ["stdin", "stdout", "-l", languages, "--psm", shape.mode(), "--dpi", &dpi, "tsv"];
        let languages_at = std::env::var_os(LANGUAGES_AT);
        let program = ForeignProgram {
            program: self.program.clone(),
            arguments: arguments.map(str::to_owned).to_vec(),
            data: languages_at.as_ref().map(PathBuf::from),
            memory_bytes: self.limits.memory_bytes,
            cpu_seconds: self.limits.cpu_seconds,
            parent: std::process::id(),
        };
        let mut command = sandbox.foreign(&program)?;
        let child = with_environment(&mut command).spawn()?;
        // Text statements and requests come first. Where that is refused, slots of its own still keep it apart.
        let id = child.id().and_then(|id| i32::try_from(id).ok()).and_then(Pid::from_raw);
        if let Some(id) = id {
            let _ = setpriority_process(Some(id), NICENESS);
        }
        Ok(child)
    }
}

fn with_environment(command: &mut Command) -> &mut Command {
    command
        // How many run at once is the caller's to bound, so each takes one processor.
        .env("OMP_THREAD_LIMIT", "1")
        .envs(std::env::var_os(LANGUAGES_AT).map(|at| (LANGUAGES_AT, at)))
}

/// What the program says when asked about itself.
async fn said(program: &Path, question: &str) -> Option<String> {
    const PATIENCE: Duration = Duration::from_secs(10);
    let mut command = lonely(Command::new(program));
    let output = with_environment(&mut command).arg(question).output();
    let output = tokio::time::timeout(PATIENCE, output).await.ok()?.ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).into_owned())
}

/// Of `tesseract 5.3.0`.
fn major_version(said: &str) -> Option<u32> {
    let version = said.lines().next()?.strip_prefix("tesseract ")?;
    version.trim_start_matches('v').split('.').next()?.parse().ok()
}

/// `None` for an output beyond its limit.
async fn converse(
    child: &mut Child,
    graymap: &[u8],
    limit_bytes: u64,
    meter: &Meter,
) -> io::Result<(ExitStatus, Option<Vec<u8>>)> {
    let (Some(stdin), Some(stdout)) = (child.stdin.take(), child.stdout.take()) else {
        return Err(io::Error::other("tesseract has no pipes"));
    };
    let (sent, output) = tokio::join!(send(stdin, graymap), receive(stdout, limit_bytes));
    meter.add(child);
    let status = child.wait().await?;
    // A program that gave up early closed its end; its status says so better.
    if status.success() {
        sent?;
    }
    Ok((status, output?))
}

async fn send(mut pipe: impl AsyncWrite + Unpin, graymap: &[u8]) -> io::Result<()> {
    match pipe.write_all(graymap).await {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => Err(error),
        _ => pipe.shutdown().await,
    }
}

async fn receive(pipe: impl AsyncRead + Unpin, limit_bytes: u64) -> io::Result<Option<Vec<u8>>> {
    let mut output = Vec::new();
    let received = pipe.take(limit_bytes + 1).read_to_end(&mut output).await?;
    Ok((received as u64 <= limit_bytes).then_some(output))
}

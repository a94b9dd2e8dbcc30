//! The whole engine without a service: no server, no database, no settings. Start with [`analyze`].
//!
//! Every file is read in a child of the [`sandbox`](lending_jobs::sandbox), as in the service. This module reads the files it
//! is given and prints; it stores nothing and sends nothing anywhere. What a statement says is printed only through
//! [`text::printable`] or as escaped JSON, because it may be written for a terminal to obey.

mod arguments;
mod decision;
mod failure;
mod figures;
mod files;
mod inputs;
mod json;
mod look;
mod product;
mod quality;
mod report;
mod summary;
mod text;

use std::io::{self, IsTerminal, Write};
use std::num::NonZero;
use std::process::ExitCode;
use std::time::Duration;

use chrono::NaiveDate;
use futures_util::{StreamExt, stream};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use lending_base::{Clock, calendar};
use lending_engine::application::Application;
use lending_engine::report::Report;

pub(crate) use self::arguments::{AnalyzeArguments, Format};
use self::failure::Failure;
use self::files::{NamedFile, Selection};
use self::look::Look;
use self::summary::Summary;
use lending_jobs::ocr::Ocr;
use lending_jobs::reading::{TextReading, read_scans, read_text};
use lending_jobs::sandbox::{Password, Sandbox};
use tokio::sync::OnceCell;

/// A file or an argument that is refused. As that of a wrong use of the command line.
const REFUSED: u8 = 2;
/// Not the user's fault.
const FAILED: u8 = 1;

/// Reports on what the arguments name, and gives the code to end with.
pub(crate) async fn analyze(arguments: AnalyzeArguments, sandbox: &Sandbox) -> ExitCode {
    let mut out = io::stdout().lock();
    match run(arguments, sandbox, &mut out).await.and_then(|code| out.flush().map(|()| code)) {
        Ok(code) => ExitCode::from(code),
        // Whoever read it has seen enough.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            let _ = writeln!(io::stderr(), "error: the output cannot be written: {error}");
            ExitCode::from(FAILED)
        }
    }
}

/// The error is that of writing.
async fn run(arguments: AnalyzeArguments, sandbox: &Sandbox, out: &mut impl Write) -> io::Result<u8> {
    let asked = arguments.application(today_in_india());
    let (application, selection) = match asked.and_then(|asked| Ok((asked, files::select(&arguments.paths)?)))
    {
        Ok(both) => both,
        Err(failure) => return refuse(&failure, arguments.format, out),
    };
    let look = Look::of_standard_output();
    let reader = Reader { sandbox, ocr: OnceCell::new(), password: arguments.password(), application };
    match selection {
        Selection::One(file) => match reader.read(&file).await {
            Ok(report) => {
                match arguments.format {
                    Format::Json => json::write_line(out, &report)?,
                    Format::Table => out.write_all(report::page(&report, &file.name, look).as_bytes())?,
                }
                Ok(0)
            }
            Err(failure) => refuse(&failure, arguments.format, out),
        },
        Selection::Many(files) => many(&reader, files, arguments.format, look, out).await,
    }
}

fn refuse(failure: &Failure, format: Format, out: &mut impl Write) -> io::Result<u8> {
    if format == Format::Json {
        json::write_line(out, &json::Refused { error: failure })?;
    }
    // A closed standard error is no reason to end otherwise.
    let _ = writeln!(io::stderr(), "error: {failure}");
    Ok(failure.exit_code())
}

async fn many(
    reader: &Reader<'_>,
    files: Vec<NamedFile>,
    format: Format,
    look: Look,
    out: &mut impl Write,
) -> io::Result<u8> {
    let bar = progress(files.len());
    let mut summary = Summary::default();
    // As many readers as processors: with more of them a good file may run out of its time.
    let at_once = std::thread::available_parallelism().map_or(1, NonZero::get);
    let mut outcomes = stream::iter(files)
        .map(async |file| {
            let outcome = reader.read(&file).await;
            (file.name, outcome)
        })
        .buffered(at_once);
    while let Some((name, outcome)) = outcomes.next().await {
        if format == Format::Json {
            // The bar steps aside, so that the two do not mix in a terminal.
            bar.suspend(|| json::write_line(out, &json::Line::new(&name, &outcome)))?;
        }
        summary.add(&name, &outcome);
        bar.inc(1);
    }
    bar.finish_and_clear();
    if format == Format::Table {
        out.write_all(summary.page(look).as_bytes())?;
    }
    Ok(summary.exit_code())
}

/// Shown only to somebody who looks.
fn progress(files: usize) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::with_draw_target(Some(files as u64), ProgressDrawTarget::stderr());
    if let Ok(style) = ProgressStyle::with_template("  {bar:30} {pos} of {len} statements, {elapsed}") {
        bar.set_style(style.progress_chars("━╸─"));
    }
    bar.enable_steady_tick(Duration::from_millis(200));
    bar
}

/// Ages are counted in days of the country the statements are from.
fn today_in_india() -> NaiveDate {
    calendar::day(Clock::default().now())
}

struct Reader<'s> {
    sandbox: &'s Sandbox,
    /// Looked for when the first scan is seen: asking tesseract about itself takes longer than reading a small statement.
    ocr: OnceCell<Option<Ocr>>,
    password: Option<Password>,
    application: Application,
}

impl Reader<'_> {
    async fn read(&self, file: &NamedFile) -> Result<Report, Failure> {
        let path = file.path.clone();
        let pdf = tokio::task::spawn_blocking(move || files::read(&path)).await.map_err(Failure::ours)??;
        let password = self.password.as_ref();
        let reading = match read_text(self.sandbox, &pdf, password).await? {
            TextReading::Complete(reading) => *reading,
            TextReading::HasScans(without_scans) => {
                let ocr = self.ocr.get_or_init(Ocr::find).await.as_ref();
                read_scans(self.sandbox, ocr, &pdf, password, without_scans.map(|reading| *reading)).await?
            }
        };
        Ok(lending_engine::decide(&reading, &self.application))
    }
}

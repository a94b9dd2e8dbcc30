//! How long is a statement read? The engine, `pdftotext -layout` and pdfplumber take turns on the same files in one run,
//! so that their ratios say more than any time. Run it with `just bench-read`.
//!
//! It asserts nothing. Both others only extract text; the engine goes on to rows, ledger and report.

#![allow(clippy::print_stdout, clippy::print_stderr, reason = "its output is what it is for")]

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result};
use lending_engine::application::Application;
use lending_engine::document::{Document, DocumentLimits};
use lending_engine::integrity::{self, IntegrityInput};
use lending_engine::{Case, analyze, layout, reconcile};
use lending_samples::{Fixture, Layout, Persona, Spec};

const ROUNDS: usize = 9;
/// pdfplumber takes seconds where the others take milliseconds: of a file that took longer than this it gets no second
/// round, and beyond so many pages not even the first.
const PATIENCE: Duration = Duration::from_secs(1);
const PDFPLUMBER_PAGES: usize = 120;
const YEAR_IN: [&str; 3] = ["hdfc-classic", "sbi-online", "icici-passbook"];
const LENGTHS: [usize; 3] = [10, 100, 500];
/// The same layout at every length, so that only the length differs.
const LONG: &str = "hdfc-classic";

fn main() -> Result<()> {
    let mut arguments = std::env::args().skip(1).filter(|argument| argument != "--bench");
    match (arguments.next().as_deref(), arguments.next()) {
        (Some("--read"), Some(path)) => read_once(Path::new(&path)),
        (Some("--stages"), Some(path)) => stages(Path::new(&path)),
        _ => compare(),
    }
}

/// Nobody applies for anything.
fn plain() -> Application {
    Application::plain(chrono::NaiveDate::default())
}

/// The engine as a process: what a sandboxed child pays, beside `pdftotext` as a process.
fn read_once(path: &Path) -> Result<()> {
    match analyze(&std::fs::read(path)?, &Case::default(), &plain()) {
        Ok(report) => println!("{} rows", report.transactions.len()),
        Err(refused) => println!("refused: {refused}"),
    }
    Ok(())
}

/// Where the time of one file goes.
fn stages(path: &Path) -> Result<()> {
    let bytes = std::fs::read(path)?;
    let limits = DocumentLimits::default();
    let mut taken: [Vec<Duration>; 5] = Default::default();
    let mut shares: Vec<f64> = Vec::new();
    for _ in 0..ROUNDS {
        let began = Instant::now();
        let document = Document::read(&bytes, None, &limits)?;
        let (words, began) = (began.elapsed(), Instant::now());
        let statement = layout::read(&document)?;
        let (rows, began) = (began.elapsed(), Instant::now());
        let ledger = reconcile::ledger(statement);
        let (balances, began) = (began.elapsed(), Instant::now());
        let input = IntegrityInput {
            pdf: &bytes,
            password: None,
            limits: &limits,
            document: &document,
            ledger: &ledger,
        };
        let checks = integrity::examine(&input);
        let examined = began.elapsed();
        drop((checks, document, ledger));
        let began = Instant::now();
        let report = analyze(&bytes, &Case::default(), &plain())?;
        let whole = began.elapsed();
        drop(report);
        // What is left is the report itself, narrations included.
        let report = whole.saturating_sub(words + rows + balances + examined);
        for (times, time) in taken.iter_mut().zip([words, rows, balances, examined, report]) {
            times.push(time);
        }
        shares.push(examined.as_secs_f64() / (words + rows + balances).as_secs_f64());
    }
    for (name, times) in ["words", "rows", "ledger", "examined", "report"].into_iter().zip(&mut taken) {
        println!("{name:<8} {:>9.3} ms", milliseconds(median(times)));
    }
    shares.sort_by(f64::total_cmp);
    let share = shares.get(shares.len() / 2).copied().unwrap_or_default();
    println!("The examination takes {:.0}% of the time of reading; the goal is 40% at most.", share * 100.0);
    Ok(())
}

struct Sample {
    name: String,
    path: PathBuf,
    bytes: Vec<u8>,
    pages: usize,
}

/// What one file took, by reader.
struct Measured {
    in_process: Duration,
    child: Duration,
    pdftotext: Option<Duration>,
    pdfplumber: Option<Duration>,
}

/// The others, as far as they are installed.
struct Others {
    pdftotext: bool,
    /// The Python of an environment that has pdfplumber.
    python: Option<PathBuf>,
}

fn compare() -> Result<()> {
    let others = Others::found();
    let folder = tempfile::tempdir()?;
    let samples = samples(folder.path())?;

    if others.pdftotext {
        let mut start: Vec<_> =
            (0..ROUNDS).map(|_| process("pdftotext", &["-v".as_ref()])).collect::<Result<_>>()?;
        println!("pdftotext -v, which only starts: {:.1} ms", milliseconds(median(&mut start)));
    }
    println!("Medians of {ROUNDS} rounds in ms. A ratio above 1: the engine is faster.\n");
    println!(
        "{:<34} {:>5} {:>9} {:>9} {:>9} {:>10}  {:>9} {:>9} {:>10}",
        "file",
        "pages",
        "engine",
        "as child",
        "pdftotext",
        "pdfplumber",
        "pdftotext",
        "pdftotext",
        "pdfplumber"
    );
    println!(
        "{:<34} {:>5} {:>9} {:>9} {:>9} {:>10}  {:>9} {:>9} {:>10}",
        "", "", "", "", "", "", "/engine", "/child", "/engine"
    );
    let mut per_page = Vec::new();
    for sample in &samples {
        let measured = measure(sample, &others)?;
        let ratio = |other: Option<Duration>, own: Duration| {
            other.map_or("-".to_owned(), |other| format!("{:.1}", other.as_secs_f64() / own.as_secs_f64()))
        };
        let time =
            |time: Option<Duration>| time.map_or("-".to_owned(), |time| format!("{:.2}", milliseconds(time)));
        println!(
            "{:<34} {:>5} {:>9} {:>9} {:>9} {:>10}  {:>9} {:>9} {:>10}",
            sample.name,
            sample.pages,
            time(Some(measured.in_process)),
            time(Some(measured.child)),
            time(measured.pdftotext),
            time(measured.pdfplumber),
            ratio(measured.pdftotext, measured.in_process),
            ratio(measured.pdftotext, measured.child),
            ratio(measured.pdfplumber, measured.in_process),
        );
        if sample.name.starts_with("length") {
            per_page.push((sample.pages, milliseconds(measured.in_process) / pages_as_float(sample.pages)));
        }
    }
    println!();
    let shortest = per_page.first().map_or(1.0, |(_, time)| *time);
    for (pages, time) in &per_page {
        println!("{pages:>5} pages: {time:.3} ms a page, {:.2} times the shortest", time / shortest);
    }
    Ok(())
}

/// Rounds in which every reader has its turn, so that a noisy minute is noise to all of them.
fn measure(sample: &Sample, others: &Others) -> Result<Measured> {
    let own = std::env::current_exe()?;
    let case = Case::default();
    let (mut in_process, mut child, mut pdftotext, mut pdfplumber) = (vec![], vec![], vec![], vec![]);
    for _ in 0..ROUNDS {
        let began = Instant::now();
        let report = analyze(&sample.bytes, &case, &plain());
        in_process.push(began.elapsed());
        drop(report);
        child.push(process(&own, &["--read".as_ref(), sample.path.as_ref()])?);
        if others.pdftotext {
            pdftotext.push(process("pdftotext", &["-layout".as_ref(), sample.path.as_ref(), "-".as_ref()])?);
        }
        let is_patient =
            pdfplumber.last().is_none_or(|last| *last < PATIENCE) && sample.pages <= PDFPLUMBER_PAGES;
        if let Some(python) = others.python.as_deref().filter(|_| is_patient) {
            // It times itself, without the start of Python and its imports.
            pdfplumber.extend(plumbed(python, &sample.path)?);
        }
    }
    let middle = |mut times: Vec<Duration>| (!times.is_empty()).then(|| median(&mut times));
    Ok(Measured {
        in_process: median(&mut in_process),
        child: median(&mut child),
        pdftotext: middle(pdftotext),
        pdfplumber: middle(pdfplumber),
    })
}

fn samples(folder: &Path) -> Result<Vec<Sample>> {
    let mut samples = Vec::new();
    let mut draw = |name: String, fixture: Fixture| -> Result<()> {
        let path = folder.join(format!("{}.pdf", samples.len()));
        std::fs::write(&path, &fixture.pdf)?;
        samples.push(Sample { name, path, bytes: fixture.pdf, pages: fixture.truth.pages });
        Ok(())
    };
    for id in YEAR_IN {
        let layout = lending_samples::layout(id).context("no such layout")?;
        let fixture = lending_samples::statement(&Spec::new(layout, Persona::Salaried, 12, 1))?;
        draw(format!("12 months, {id}"), fixture)?;
    }
    for length in LENGTHS {
        let layout = lending_samples::layout(LONG).context("no such layout")?;
        draw(format!("length {length}, {LONG}"), of_at_most(layout, length)?)?;
    }
    samples.extend(shared()?);
    Ok(samples)
}

/// The longest statement of no more than so many pages: the engine reads 500 and refuses 501.
fn of_at_most(layout: &'static Layout, pages: usize) -> Result<Fixture> {
    let months = if pages < 50 { 7 } else { 24 };
    let draw = |density| {
        lending_samples::statement(&Spec { density, ..Spec::new(layout, Persona::Salaried, months, 1) })
    };
    let mut longest = draw(1)?;
    let mut density = u32::try_from(pages * 4 / (5 * longest.truth.pages.max(1)))?.max(2);
    loop {
        let next = draw(density)?;
        if next.truth.pages > pages {
            return Ok(longest);
        }
        longest = next;
        density += 1;
    }
}

/// Statements that other programs made, where this machine has them.
fn shared() -> Result<Vec<Sample>> {
    let folder = std::env::var_os("BENCH_STATEMENTS")
        .map_or_else(|| Path::new(env!("CARGO_MANIFEST_DIR")).join("../../shared/statements"), PathBuf::from);
    let Ok(entries) = std::fs::read_dir(&folder) else {
        eprintln!(
            "**** SKIPPED: {} is not there; BENCH_STATEMENTS may name another folder of PDFs\n",
            folder.display()
        );
        return Ok(Vec::new());
    };
    let mut paths: Vec<PathBuf> = entries.filter_map(Result::ok).map(|entry| entry.path()).collect();
    paths.retain(|path| path.extension().is_some_and(|ending| ending == "pdf"));
    paths.sort();
    let mut samples = Vec::new();
    for path in paths {
        let bytes = std::fs::read(&path)?;
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        match Document::read(&bytes, None, &DocumentLimits::default()) {
            Ok(document) if analyze(&bytes, &Case::default(), &plain()).is_ok() => {
                samples.push(Sample { name, path, bytes, pages: document.pages.len() });
            }
            // To refuse is quick and says nothing about reading.
            _ => eprintln!("left out, as the engine refuses it: {name}"),
        }
    }
    Ok(samples)
}

impl Others {
    fn found() -> Self {
        let pdftotext = process("pdftotext", &["-v".as_ref()]).is_ok();
        if !pdftotext {
            eprintln!("**** SKIPPED: pdftotext is not installed: apt-get install poppler-utils");
        }
        let python = std::env::var_os("BENCH_PYTHON").map(PathBuf::from);
        let python =
            python.filter(|python| process(python, &["-c".as_ref(), "import pdfplumber".as_ref()]).is_ok());
        if python.is_none() {
            eprintln!(
                "**** SKIPPED: BENCH_PYTHON names no Python with pdfplumber; `just bench-read` makes one"
            );
        }
        Self { pdftotext, python }
    }
}

fn process(program: impl AsRef<std::ffi::OsStr>, arguments: &[&std::ffi::OsStr]) -> Result<Duration> {
    let began = Instant::now();
    let status = Command::new(program.as_ref())
        .args(arguments)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()?;
    anyhow::ensure!(status.success(), "{}: {status}", program.as_ref().display());
    Ok(began.elapsed())
}

fn plumbed(python: &Path, path: &Path) -> Result<Option<Duration>> {
    const PROGRAM: &str = "\
import sys, time, pdfplumber
began = time.perf_counter()
with pdfplumber.open(sys.argv[1]) as pdf:
    for page in pdf.pages:
        page.extract_text(layout=True)
        page.close()
print(time.perf_counter() - began)";
    let output = Command::new(python).args(["-c", PROGRAM]).arg(path).output()?;
    let said = String::from_utf8_lossy(&output.stdout);
    Ok(said.trim().parse().ok().map(Duration::from_secs_f64))
}

fn median(times: &mut [Duration]) -> Duration {
    times.sort_unstable();
    times.get(times.len() / 2).copied().unwrap_or_default()
}

fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}

fn pages_as_float(pages: usize) -> f64 {
    f64::from(u32::try_from(pages.max(1)).unwrap_or(u32::MAX))
}

//! How often drawn statements are judged rightly: honest ones that raise no alarm, forged ones and mules that do. Shared by
//! the test, which looks at a few, and by `just eval`, which looks at many and prints the table.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};

use chrono::Days;
use lending_engine::application::Application;
use lending_engine::report::Report;
use lending_engine::{Case, analyze};
use lending_samples::{Fixture, Spec, statement};

/// What is counted of one group of statements.
#[derive(Debug, Clone, Default)]
pub(crate) struct Tally {
    pub(crate) drawn: usize,
    /// Refused by the reader, so that nothing was judged.
    pub(crate) refused: usize,
    pub(crate) integrity: usize,
    pub(crate) mule: usize,
    /// Seeds of what went wrong.
    pub(crate) wrong: Vec<String>,
}

impl Tally {
    pub(crate) fn add(&mut self, other: &Self) {
        self.drawn += other.drawn;
        self.refused += other.refused;
        self.integrity += other.integrity;
        self.mule += other.mule;
        self.wrong.extend(other.wrong.iter().cloned());
    }
}

/// Which statements, and what should be said of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Expected {
    NoAlarm,
    IntegrityFlag,
    MuleFlag,
}

impl Expected {
    fn spec(self, seed: u64) -> Spec {
        match self {
            Self::NoAlarm => Spec::honest(seed),
            Self::IntegrityFlag => Spec::tampered(seed),
            Self::MuleFlag => Spec::mule(seed),
        }
    }
}

/// The day after the statement ends: nobody applies with a statement of the future.
pub(crate) fn application(fixture: &Fixture) -> Application {
    let last = fixture.truth.accounts.iter().map(|account| account.to).max().unwrap_or_default();
    Application::plain(last.checked_add_days(Days::new(3)).unwrap_or(last))
}

pub(crate) fn report(fixture: &Fixture) -> Result<Report, String> {
    let case = Case { password: fixture.truth.password.clone(), ..Case::default() };
    analyze(&fixture.pdf, &case, &application(fixture)).map_err(|refused| refused.to_string())
}

/// Judges the statements of these seeds on every processor, and tallies them by persona, or by what was forged.
pub(crate) fn evaluate(expected: Expected, seeds: std::ops::Range<u64>) -> BTreeMap<String, Tally> {
    let next = AtomicU64::new(seeds.start);
    let workers = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let work = || {
        let mut tallies: BTreeMap<String, Tally> = BTreeMap::new();
        loop {
            let seed = next.fetch_add(1, Ordering::Relaxed);
            if seed >= seeds.end {
                return tallies;
            }
            judge(expected, seed, &mut tallies);
        }
    };
    std::thread::scope(|scope| {
        let handles: Vec<_> = (0..workers).map(|_| scope.spawn(work)).collect();
        let mut all: BTreeMap<String, Tally> = BTreeMap::new();
        for handle in handles {
            for (name, tally) in handle.join().expect("a statement is judged without a panic") {
                all.entry(name).or_default().add(&tally);
            }
        }
        all
    })
}

fn judge(expected: Expected, seed: u64, tallies: &mut BTreeMap<String, Tally>) {
    let spec = expected.spec(seed);
    let fixture = statement(&spec).expect("a statement can be drawn");
    let name = match expected {
        Expected::IntegrityFlag => spec.fault.name(),
        Expected::NoAlarm | Expected::MuleFlag => spec.persona.name(),
    };
    let tally = tallies.entry(name.to_owned()).or_default();
    tally.drawn += 1;
    let described = format!("{} {} {} seed {seed}", spec.layout.id, spec.persona.name(), spec.fault.name());
    let report = match report(&fixture) {
        Ok(report) => report,
        Err(refusal) => {
            tally.refused += 1;
            tally.wrong.push(format!("{described}: {refusal}"));
            return;
        }
    };
    let (integrity, mule) = (report.integrity.flagged, report.mule.is_flagged);
    tally.integrity += usize::from(integrity);
    tally.mule += usize::from(mule);
    let is_right = match expected {
        Expected::NoAlarm => !integrity && !mule,
        Expected::IntegrityFlag => integrity,
        Expected::MuleFlag => mule,
    };
    if !is_right {
        let failed: Vec<String> = report
            .integrity
            .checks
            .iter()
            .filter(|check| check.status == lending_engine::integrity::Status::Failed)
            .map(|check| format!("{}:{:?}", check.code, check.severity))
            .collect();
        let score = report.mule.score.unwrap_or_default();
        let signals: Vec<String> =
            report.mule.signals.iter().map(|signal| format!("{}={}", signal.code, signal.points)).collect();
        tally.wrong.push(format!(
            "{described}: mule {score} {:?} relief {} {:?} [{}]; {}",
            report.mule.level,
            report.mule.relief,
            report.mule.merchant_evidence,
            signals.join(" "),
            failed.join(" ")
        ));
    }
}

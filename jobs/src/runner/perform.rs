//! One run of one analysis, from the claim to what is written about it.

use std::time::{Duration, Instant};

use chrono::TimeDelta;
use lending_base::Metric;
use lending_engine::Reading;
use lending_engine::bureau::BureauAnswer;
use lending_engine::integrity::comparison::Contradiction;
use lending_engine::integrity::makers::AcceptedMaker;
use lending_store::StoreError;
use lending_store::analyses::{Failure, Hindrance, Stage};
use lending_store::processor_time::Work;
use lending_store::queue::{
    AcceptedStatement, Claim, ComparedStatement, CompletedAnalysis, MOST_ATTEMPTS, Queue, RunResult,
    StatementMaker, StatementMark,
};
use tracing::Instrument;

use super::Runner;
use super::progress::Progress;
use super::traced::{FAILURE, OUTCOME};
use crate::application::{application, stored_outcome, stored_reasons};
use crate::ocr::{Ocr, OcrError};
use crate::reading::{TextReading, read_scans, read_text};
use crate::sandbox::{Password, Sandbox, SandboxError};
use crate::traces::OpenSpan;

/// The pause before the second attempt; it grows fourfold with each.
const FIRST_PAUSE: TimeDelta = TimeDelta::seconds(1);
/// The longest pause while the storage is away; it doubles from a second on. Work is to go on soon after it answers.
const LONGEST_STORAGE_PAUSE: TimeDelta = TimeDelta::seconds(10);
/// How often work is tried to be given back while the database is away, once a second. Its lease passes meanwhile: of those
/// who find the database back, the first has it.
const GIVE_BACK_TRIES: u32 = 60;
const GIVE_BACK_PAUSE: Duration = Duration::from_secs(1);
/// Between two looks at work that only a newer version can do.
const NEWER_WORKER_PAUSE: TimeDelta = TimeDelta::seconds(15);
const LONGEST_PAUSE: TimeDelta = TimeDelta::minutes(5);

/// Why a run ends without a report.
enum Stop {
    /// The file's fault: trying again would come to the same.
    File(Failure),
    /// Ours: it may pass.
    Passing(String),
    /// The storage's: it passes when that is mended, and costs no attempt.
    Storage(String),
    /// It is a scan, which has a queue of its own.
    IsScan,
    /// A newer version asks for something that this worker does not know.
    NeedsNewerWorker(String),
}

impl From<StoreError> for Stop {
    fn from(error: StoreError) -> Self {
        let why = error.to_string();
        match error {
            // The place of files is the right one and answers: the file would be missing the next time as well.
            StoreError::StatementMissing => Self::File(Failure::statement_missing()),
            StoreError::StatementCorrupt => Self::File(Failure::statement_corrupt()),
            error if error.is_newer() => Self::NeedsNewerWorker(why),
            error if error.is_storage_fault() => Self::Storage(why),
            _ => Self::Passing(why),
        }
    }
}

impl From<SandboxError> for Stop {
    fn from(error: SandboxError) -> Self {
        OcrError::from(error).into()
    }
}

impl From<OcrError> for Stop {
    fn from(error: OcrError) -> Self {
        if error.is_transient() {
            return Self::Passing(error.to_string());
        }
        // What the check of an upload refuses can only come here when that check ran out of time.
        let code = match error.code() {
            code @ ("scanned_document" | "no_transactions_found" | "unsupported_layout") => code,
            _ => "statement_unreadable",
        };
        Self::File(Failure { code: code.to_owned(), message: error.to_string() })
    }
}

impl Runner {
    /// Does one run and settles what became of it. Never fails: what cannot be written now is found again when the lease
    /// has passed.
    pub(super) async fn perform(&self, claim: Claim) {
        let span = tracing::info_span!(
            "analysis",
            analysis = %claim.analysis.id,
            attempt = claim.attempt,
            request_id = claim.request_id.as_deref().unwrap_or_default(),
        );
        metrics::histogram!(Metric::JobWaitSeconds.name()).record(seconds(claim.waited));
        let run = self.traced_run(&claim);
        self.run_and_settle(claim, &run).instrument(span).await;
    }

    async fn run_and_settle(&self, claim: Claim, run: &OpenSpan) {
        let progress = Progress::new();
        let mut giving_up = self.giving_up.clone();
        // What it resolves to is a lock, which must not be held on.
        let given_up = async move {
            let _ = giving_up.wait_for(|given_up| *given_up).await;
        };
        let started = Instant::now();
        let outcome = tokio::select! {
            outcome = self.analyse(&claim, &progress, run) => outcome,
            () = progress.keep_claim(&self.store, &claim) => {
                metrics::counter!(Metric::JobsLost.name()).increment(1);
                run.note(OUTCOME, "lost");
                tracing::warn!("the work was taken over or its analysis erased; this run stops and writes nothing");
                return;
            }
            () = given_up => {
                run.note(OUTCOME, "given_back");
                self.give_back(&claim, TimeDelta::zero(), Hindrance::WorkerStopping).await;
                return;
            }
        };
        metrics::histogram!(Metric::JobRunSeconds.name()).record(started.elapsed().as_secs_f64());
        self.settle(&claim, run, outcome).await;
    }

    async fn analyse(
        &self,
        claim: &Claim,
        progress: &Progress,
        run: &OpenSpan,
    ) -> Result<CompletedAnalysis, Stop> {
        let mut clock = StageClock::start(progress, run);
        let pdf = self.store.claimed_statement(claim).await?;

        clock.enter(Stage::Reading);
        let reading = self.read(claim, &pdf).await?;
        let read_at = self.store.clock().now();
        self.keep_unlocked_pages(claim, &pdf).await;

        let bureau = if claim.analysis.bureau_requested {
            clock.enter(Stage::Bureau);
            self.bureau.answer_for(&claim.team, &claim.analysis.id).await?
        } else {
            BureauAnswer::NotRequested
        };

        clock.enter(Stage::Deciding);
        let reading = self.compare(claim, reading).await?;
        let payers = self.store.payers(&claim.team).all().await?;
        let application = application(&claim.analysis, bureau, payers)?;
        // A long statement takes a while to decide about, and other runs share this thread.
        let deciding = move || {
            let report = lending_engine::decide(&reading, &application);
            let (json, reading) = (serde_json::to_vec(&report), serde_json::to_vec(&reading));
            (report, json, reading)
        };
        let decided = self.store.compute(&claim.team, deciding).await;
        let (report, json, reading) =
            decided.map_err(|_| Stop::Passing("deciding ended without an answer".to_owned()))?;
        let (Ok(json), Ok(reading)) = (json, reading) else {
            return Err(Stop::Passing("the report could not be written".to_owned()));
        };
        clock.end();
        Ok(CompletedAnalysis {
            decision: stored_outcome(report.decision.outcome),
            policy_outcome: report.decision.policy_outcome.map(stored_outcome),
            review_reasons: stored_reasons(&report.decision),
            pages: i64::try_from(report.data_quality.pages.total).unwrap_or_default(),
            read_at,
            report: json,
            reading,
        })
    }

    /// Holds what was read against the team's other statements. Who borrows with somebody else's rows, with other balances
    /// than last time, or with a statement drawn anew, is not seen in one file.
    async fn compare(&self, claim: &Claim, mut reading: Reading) -> Result<Reading, Stop> {
        let marks = reading.marks();
        let kept = marks.iter().map(|mark| StatementMark {
            kind: mark.kind.as_str(),
            about: mark.about.clone(),
            says: mark.says.clone(),
        });
        let is_clean = reading.is_clean();
        let maker = reading.made().map(|made| StatementMaker {
            layouts: made.layouts,
            account: made.account,
            programs: made.programs,
            fonts: made.fonts,
            family: made.family,
            is_clean,
        });
        let compared = self.store.compare(claim, kept.collect(), maker).await?;
        let ComparedStatement { met, accepted } = compared;
        let contradictions: Vec<Contradiction<'_>> = met
            .iter()
            .filter_map(|met| {
                let mark = marks.get(met.mark)?;
                Some(Contradiction { mark, reference: &met.reference })
            })
            .collect();
        reading.compare(&marks, &contradictions);
        let accepted: Vec<AcceptedMaker> = accepted.into_iter().map(accepted_maker).collect();
        reading.compare_maker(&accepted);
        Ok(reading)
    }

    /// What it takes is the team's, whatever comes of it.
    async fn read(&self, claim: &Claim, pdf: &[u8]) -> Result<Reading, Stop> {
        let (sandbox, reading) = self.sandbox.metered();
        let (ocr, recognising) = self.ocr.as_ref().map(Ocr::metered).unzip();
        let outcome = self.read_with(&sandbox, ocr.as_ref(), claim, pdf).await;
        self.store.count_processor_time(&claim.team, Work::Reading, reading.time());
        if let Some(recognising) = recognising {
            self.store.count_processor_time(&claim.team, Work::Recognising, recognising.time());
        }
        outcome
    }

    async fn read_with(
        &self,
        sandbox: &Sandbox,
        ocr: Option<&Ocr>,
        claim: &Claim,
        pdf: &[u8],
    ) -> Result<Reading, Stop> {
        let password = claim.password.as_ref().map(|text| Password::new(text.as_str()));
        let without_scans = match read_text(sandbox, pdf, password.as_ref()).await? {
            TextReading::Complete(reading) => return Ok(*reading),
            TextReading::HasScans(without_scans) => without_scans.map(|reading| *reading),
        };
        // Where no worker reads scans, there is no queue to wait in: the answer is what it would be there.
        if claim.queue == Queue::Text && self.store.are_scans_read().await? {
            return Err(Stop::IsScan);
        }
        Ok(read_scans(sandbox, ocr, pdf, password.as_ref(), without_scans).await?)
    }

    async fn settle(&self, claim: &Claim, run: &OpenSpan, outcome: Result<CompletedAnalysis, Stop>) {
        if let Some(word) = unsettled(claim, &outcome) {
            run.note(OUTCOME, word);
        }
        if matches!(outcome, Err(Stop::Passing(_) | Stop::Storage(_))) {
            run.fail();
        }
        let (result, word) = match outcome {
            Ok(completed) => {
                let word = completed.decision.as_str();
                (RunResult::Completed(Box::new(completed)), word)
            }
            Err(Stop::File(failure)) => (RunResult::Failed(failure), "failed"),
            Err(Stop::IsScan) => return self.move_to_scans(claim).await,
            Err(Stop::NeedsNewerWorker(why)) => return self.leave_to_a_newer_worker(claim, &why).await,
            Err(Stop::Storage(why)) => return self.wait_for_storage(claim, &why).await,
            Err(Stop::Passing(why)) if claim.attempt >= MOST_ATTEMPTS => {
                tracing::error!(why, "the last attempt failed; the analysis is given up");
                (RunResult::Failed(Failure::processing_error()), "failed")
            }
            Err(Stop::Passing(why)) => return self.put_off(claim, &why).await,
        };
        let failure = match &result {
            RunResult::Failed(failure) => Some(failure.code.clone()),
            RunResult::Completed(_) => None,
        };
        let saving = run.child("saving");
        let saved = self.store.finish(claim, result).await;
        drop(saving);
        match saved {
            Ok(true) => {
                run.note(OUTCOME, word);
                if let Some(code) = failure {
                    run.note(FAILURE, code.clone());
                    metrics::counter!(Metric::AnalysisFailures.name(), "code" => code).increment(1);
                }
                metrics::counter!(Metric::AnalysesEnded.name(), "outcome" => word).increment(1);
                tracing::info!(outcome = word, "the analysis ended");
            }
            Ok(false) => {
                metrics::counter!(Metric::JobsLost.name()).increment(1);
                run.note(OUTCOME, "lost");
                tracing::warn!("the work was taken over or its analysis erased; this run writes nothing");
            }
            Err(error) => {
                let why = error.to_string();
                tracing::warn!(why, "the outcome could not be written");
                run.fail();
                if error.is_storage_fault() {
                    run.note(OUTCOME, "given_back");
                    self.wait_for_storage(claim, &why).await;
                } else {
                    run.note(OUTCOME, "retried");
                    self.put_off(claim, &why).await;
                }
            }
        }
    }

    async fn move_to_scans(&self, claim: &Claim) {
        match self.store.move_to(claim, Queue::Scan).await {
            Ok(_) => tracing::info!("the statement is a scan and waits to be recognised"),
            Err(error) => {
                tracing::warn!(%error, "the statement is a scan and could not be filed as one; it falls due by itself");
            }
        }
        self.dispatcher.wake(Queue::Scan);
    }

    async fn leave_to_a_newer_worker(&self, claim: &Claim, why: &str) {
        tracing::warn!(why, pause_seconds = NEWER_WORKER_PAUSE.num_seconds(), "left to a newer worker");
        self.give_back(claim, NEWER_WORKER_PAUSE, Hindrance::NewerVersionNeeded).await;
    }

    /// Gives work back without spending an attempt: neither the file nor this worker is to blame.
    async fn wait_for_storage(&self, claim: &Claim, why: &str) {
        let pause = storage_pause_after(claim.give_backs);
        metrics::counter!(Metric::StorageGiveBacks.name()).increment(1);
        tracing::warn!(
            why,
            pause_seconds = pause.num_seconds(),
            "storage unavailable, the run is given back untried"
        );
        for _ in 1..GIVE_BACK_TRIES {
            match self.store.give_back_untried(claim, pause, Hindrance::StorageUnavailable).await {
                Ok(_) => return,
                Err(error) if error.is_storage_fault() && !*self.giving_up.borrow() => {
                    tokio::time::sleep(GIVE_BACK_PAUSE).await;
                }
                Err(_) => break,
            }
        }
        self.give_back(claim, pause, Hindrance::StorageUnavailable).await;
    }

    async fn give_back(&self, claim: &Claim, pause: TimeDelta, why: Hindrance) {
        if let Err(error) = self.store.give_back_untried(claim, pause, why).await {
            tracing::warn!(%error, "the run could not be given back; it falls due by itself");
        }
    }

    async fn put_off(&self, claim: &Claim, why: &str) {
        let pause = pause_after(claim.attempt);
        metrics::counter!(Metric::JobRetries.name()).increment(1);
        tracing::warn!(why, pause_seconds = pause.num_seconds(), "the run failed and is tried again");
        if let Err(error) = self.store.retry_later(claim, pause).await {
            tracing::warn!(%error, "the run could not be put off; it falls due by itself");
        }
    }
}

fn accepted_maker(statement: AcceptedStatement) -> AcceptedMaker {
    AcceptedMaker {
        account: statement.account,
        programs: statement.programs,
        fonts: statement.fonts,
        family: statement.family,
        has_same_programs: statement.has_same_programs,
        has_same_fonts: statement.has_same_fonts,
    }
}

/// What becomes of a run that does not end its analysis.
fn unsettled(claim: &Claim, outcome: &Result<CompletedAnalysis, Stop>) -> Option<&'static str> {
    match outcome {
        Ok(_) | Err(Stop::File(_)) => None,
        Err(Stop::Passing(_)) if claim.attempt >= MOST_ATTEMPTS => None,
        Err(Stop::Passing(_)) => Some("retried"),
        Err(Stop::Storage(_) | Stop::NeedsNewerWorker(_)) => Some("given_back"),
        Err(Stop::IsScan) => Some("filed_as_scan"),
    }
}

fn pause_after(attempt: i64) -> TimeDelta {
    let growth = 4_i32.saturating_pow(u32::try_from(attempt - 1).unwrap_or_default());
    FIRST_PAUSE.checked_mul(growth).unwrap_or(LONGEST_PAUSE).min(LONGEST_PAUSE)
}

/// After so many times in a row that the storage was away.
fn storage_pause_after(give_backs: i64) -> TimeDelta {
    let doublings = u32::try_from(give_backs).unwrap_or(u32::MAX).min(8);
    (FIRST_PAUSE * 2_i32.pow(doublings)).min(LONGEST_STORAGE_PAUSE)
}

fn seconds(span: TimeDelta) -> f64 {
    span.to_std().unwrap_or(Duration::ZERO).as_secs_f64()
}

/// Times the stages of a run and tells which one it is in.
struct StageClock<'p> {
    progress: &'p Progress,
    run: &'p OpenSpan,
    stage: Stage,
    since: Instant,
    span: OpenSpan,
}

impl<'p> StageClock<'p> {
    fn start(progress: &'p Progress, run: &'p OpenSpan) -> Self {
        let stage = Stage::Opening;
        Self { progress, run, stage, since: Instant::now(), span: run.child(stage.as_str()) }
    }

    fn enter(&mut self, stage: Stage) {
        self.record();
        self.progress.enter(stage);
        (self.stage, self.since) = (stage, Instant::now());
        // The one before ends here.
        drop(std::mem::replace(&mut self.span, self.run.child(stage.as_str())));
    }

    fn end(self) {
        self.record();
    }

    fn record(&self) {
        metrics::histogram!(Metric::StageSeconds.name(), "stage" => self.stage.as_str())
            .record(self.since.elapsed().as_secs_f64());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_grow_up_to_five_minutes() {
        let seconds: Vec<i64> = (1..=7).map(|attempt| pause_after(attempt).num_seconds()).collect();
        assert_eq!(seconds, [1, 4, 16, 64, 256, 300, 300]);
    }

    #[test]
    fn work_that_waits_for_its_storage_is_looked_at_every_ten_seconds_at_least() {
        let seconds: Vec<i64> = (0..6).map(|times| storage_pause_after(times).num_seconds()).collect();
        assert_eq!(seconds, [1, 2, 4, 8, 10, 10]);
        assert_eq!(storage_pause_after(i64::MAX), LONGEST_STORAGE_PAUSE);
    }

    #[test]
    fn a_lost_file_is_told_from_a_storage_that_is_away() {
        let failed = |error: StoreError| match Stop::from(error) {
            Stop::File(failure) => failure.code,
            Stop::Storage(_) => "storage".to_owned(),
            _ => "other".to_owned(),
        };
        assert_eq!(failed(StoreError::StatementMissing), "statement_missing");
        assert_eq!(failed(StoreError::StatementCorrupt), "statement_corrupt");
        assert_eq!(failed(StoreError::WrongFiles("x")), "storage");
        assert_eq!(failed(StoreError::Corrupt("x")), "other");
    }
}

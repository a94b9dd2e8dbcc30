//! One run of one analysis, from the claim to what is written about it.

use std::time::{Duration, Instant};

use chrono::TimeDelta;
use lending_engine::bureau::BureauAnswer;
use lending_engine::decision::Outcome as EngineOutcome;
use lending_store::StoreError;
use lending_store::analyses::{Failure, Outcome, Stage};
use lending_store::queue::{Claim, Ending, Findings, MOST_ATTEMPTS};
use tracing::Instrument;

use super::Runner;
use super::progress::Progress;
use crate::application::application;
use crate::ocr::OcrError;
use crate::reading::read_statement;
use crate::sandbox::Password;

/// The pause before the second attempt; it grows fourfold with each. All together half an hour: a bucket may be away for
/// as long and costs nobody an analysis.
const FIRST_PAUSE: TimeDelta = TimeDelta::seconds(1);
const LONGEST_PAUSE: TimeDelta = TimeDelta::minutes(5);

/// Why a run came to nothing.
enum Trouble {
    /// The file's: trying again would come to the same.
    File(Failure),
    /// Ours: it may pass.
    Passing(String),
}

impl From<StoreError> for Trouble {
    fn from(error: StoreError) -> Self {
        Self::Passing(error.to_string())
    }
}

impl From<OcrError> for Trouble {
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
        metrics::histogram!("lending_job_wait_seconds").record(seconds(claim.waited));
        self.run_and_settle(claim).instrument(span).await;
    }

    async fn run_and_settle(&self, claim: Claim) {
        let progress = Progress::new();
        let mut giving_up = self.giving_up.clone();
        // What it resolves to is a lock, which must not be held on.
        let given_up = async move {
            let _ = giving_up.wait_for(|given_up| *given_up).await;
        };
        let started = Instant::now();
        let outcome = tokio::select! {
            outcome = self.analyse(&claim, &progress) => outcome,
            () = progress.keep_claim(&self.store, &claim) => {
                metrics::counter!("lending_jobs_lost_total").increment(1);
                tracing::warn!("another run has taken over; this one stops and writes nothing");
                return;
            }
            () = given_up => {
                if let Err(error) = self.store.release(&claim).await {
                    tracing::warn!(%error, "a run could not be given back; it falls due by itself");
                }
                return;
            }
        };
        metrics::histogram!("lending_job_run_seconds").record(started.elapsed().as_secs_f64());
        self.settle(&claim, outcome).await;
    }

    async fn analyse(&self, claim: &Claim, progress: &Progress) -> Result<Findings, Trouble> {
        let mut clock = StageClock::start(progress);
        let pdf = self.store.claimed_statement(claim).await?;

        clock.enter(Stage::Reading);
        let password = claim.password.as_ref().map(|text| Password::new(text.as_str()));
        let reading = read_statement(&self.sandbox, self.ocr.as_ref(), &pdf, password.as_ref()).await?;

        let bureau = if claim.analysis.bureau_requested {
            clock.enter(Stage::Bureau);
            self.bureau.answer_for(&claim.team, &claim.analysis.id).await?
        } else {
            BureauAnswer::NotRequested
        };

        clock.enter(Stage::Deciding);
        let application = application(&claim.analysis, bureau)?;
        // A long statement takes a while to decide about, and other runs share this thread.
        let decided = tokio::task::spawn_blocking(move || {
            let report = lending_engine::decide(&reading, &application);
            let (json, reading) = (serde_json::to_vec(&report), serde_json::to_vec(&reading));
            (report, json, reading)
        });
        let (report, json, reading) =
            decided.await.map_err(|_| Trouble::Passing("deciding ended without an answer".to_owned()))?;
        let (Ok(json), Ok(reading)) = (json, reading) else {
            return Err(Trouble::Passing("the report could not be written".to_owned()));
        };
        clock.end();
        Ok(Findings {
            decision: outcome(report.decision.outcome),
            policy_outcome: report.decision.policy_outcome.map(outcome),
            review_reasons: report
                .decision
                .review_reasons
                .iter()
                .map(|reason| reason.name().to_owned())
                .collect(),
            pages: i64::try_from(report.data_quality.pages.total).unwrap_or_default(),
            report: json,
            reading,
        })
    }

    async fn settle(&self, claim: &Claim, outcome: Result<Findings, Trouble>) {
        let (ending, word) = match outcome {
            Ok(findings) => {
                let word = findings.decision.as_str();
                (Ending::Completed(Box::new(findings)), word)
            }
            Err(Trouble::File(failure)) => (Ending::Failed(failure), "failed"),
            Err(Trouble::Passing(why)) if claim.attempt >= MOST_ATTEMPTS => {
                tracing::error!(why, "the last attempt failed; the analysis is given up");
                (Ending::Failed(Failure::processing_error()), "failed")
            }
            Err(Trouble::Passing(why)) => return self.put_off(claim, &why).await,
        };
        match self.store.end(claim, ending).await {
            Ok(true) => {
                metrics::counter!("lending_analyses_ended_total", "outcome" => word).increment(1);
                tracing::info!(outcome = word, "the analysis ended");
            }
            Ok(false) => {
                metrics::counter!("lending_jobs_lost_total").increment(1);
                tracing::warn!("another run has taken over; this one writes nothing");
            }
            Err(error) => {
                let why = error.to_string();
                tracing::warn!(why, "the outcome could not be written");
                self.put_off(claim, &why).await;
            }
        }
    }

    async fn put_off(&self, claim: &Claim, why: &str) {
        let pause = pause_after(claim.attempt);
        metrics::counter!("lending_job_retries_total").increment(1);
        tracing::warn!(why, pause_seconds = pause.num_seconds(), "the run failed and is tried again");
        if let Err(error) = self.store.try_again(claim, pause).await {
            tracing::warn!(%error, "the run could not be put off; it falls due by itself");
        }
    }
}

fn outcome(outcome: EngineOutcome) -> Outcome {
    match outcome {
        EngineOutcome::Approve => Outcome::Approve,
        EngineOutcome::Review => Outcome::Review,
        EngineOutcome::Decline => Outcome::Decline,
    }
}

fn pause_after(attempt: i64) -> TimeDelta {
    let growth = 4_i32.saturating_pow(u32::try_from(attempt - 1).unwrap_or_default());
    FIRST_PAUSE.checked_mul(growth).unwrap_or(LONGEST_PAUSE).min(LONGEST_PAUSE)
}

fn seconds(span: TimeDelta) -> f64 {
    span.to_std().unwrap_or(Duration::ZERO).as_secs_f64()
}

/// Times the stages of a run and tells which one it is in.
struct StageClock<'p> {
    progress: &'p Progress,
    stage: Stage,
    since: Instant,
}

impl<'p> StageClock<'p> {
    fn start(progress: &'p Progress) -> Self {
        Self { progress, stage: Stage::Opening, since: Instant::now() }
    }

    fn enter(&mut self, stage: Stage) {
        self.record();
        self.progress.enter(stage);
        (self.stage, self.since) = (stage, Instant::now());
    }

    fn end(self) {
        self.record();
    }

    fn record(&self) {
        metrics::histogram!("lending_analysis_stage_seconds", "stage" => self.stage.as_str())
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
}

//! Every metric that a process of the service counts: its name and what it means, once.

use strum::{EnumMessage, IntoEnumIterator};

/// What kind of figure a metric is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MetricKind {
    Counter,
    Gauge,
    Histogram,
}

/// A metric. No label of one ever carries a name, a number or a token, nor anything a caller can choose freely.
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::IntoStaticStr, strum::EnumIter, strum::EnumMessage)]
pub enum Metric {
    #[strum(
        serialize = "lending_http_requests_total",
        message = "Answered requests, by operation and status."
    )]
    HttpRequests,
    #[strum(serialize = "lending_http_request_seconds", message = "Time to answer, by operation.")]
    HttpRequestSeconds,
    #[strum(
        serialize = "lending_rate_limited_total",
        message = "Requests refused by a rate limit, by policy."
    )]
    RateLimited,
    #[strum(serialize = "lending_jobs_due", message = "Jobs that could be taken now.")]
    JobsDue,
    #[strum(serialize = "lending_jobs_open", message = "Jobs that have not ended.")]
    JobsOpen,
    #[strum(serialize = "lending_jobs_oldest_seconds", message = "Age of the oldest job that has not ended.")]
    OldestJobSeconds,
    #[strum(
        serialize = "lending_jobs_due_oldest_seconds",
        message = "For how long nobody has taken the job that has been due the longest."
    )]
    OverdueJobSeconds,
    #[strum(serialize = "lending_job_wait_seconds", message = "Time from an upload to its claim.")]
    JobWaitSeconds,
    #[strum(serialize = "lending_job_run_seconds", message = "Time of one run.")]
    JobRunSeconds,
    #[strum(serialize = "lending_analysis_stage_seconds", message = "Time of one stage of a run, by stage.")]
    StageSeconds,
    #[strum(serialize = "lending_analyses_ended_total", message = "Analyses that ended, by outcome.")]
    AnalysesEnded,
    #[strum(serialize = "lending_analysis_failures_total", message = "Analyses that failed, by code.")]
    AnalysisFailures,
    #[strum(
        serialize = "lending_storage_give_backs_total",
        message = "Runs that were given back untried because the storage was away."
    )]
    StorageGiveBacks,
    #[strum(serialize = "lending_job_retries_total", message = "Runs that failed and are tried again.")]
    JobRetries,
    #[strum(serialize = "lending_jobs_lost_total", message = "Runs that lost their claim and wrote nothing.")]
    JobsLost,
    #[strum(serialize = "lending_bureau_questions_total", message = "Questions to the bureau, by outcome.")]
    BureauQuestions,
    #[strum(serialize = "lending_checks_in_review", message = "Credit checks that need review.")]
    ChecksInReview,
    #[strum(
        serialize = "lending_checks_in_review_oldest_seconds",
        message = "For how long the oldest of the credit checks that need review has needed it."
    )]
    OldestInReviewSeconds,
    #[strum(serialize = "lending_webhook_attempts_total", message = "Webhooks sent, by what came of it.")]
    WebhookAttempts,
    #[strum(
        serialize = "lending_events_due",
        message = "Events that are not published and deliveries that are due, by what they wait for."
    )]
    EventsDue,
    #[strum(
        serialize = "lending_events_oldest_seconds",
        message = "For how long the oldest of them has waited, by what it waits for."
    )]
    OldestEventSeconds,
    #[strum(
        serialize = "lending_sandbox_complete",
        message = "1 where reading a file is shut in completely, 0 where it is not."
    )]
    SandboxComplete,
    #[strum(
        serialize = "lending_redis_degraded",
        message = "1 where Redis is configured and cannot be used, 0 where it can."
    )]
    RedisDegraded,
    #[strum(
        serialize = "lending_database_clock_skew_seconds",
        message = "How far the clock of this process is ahead of the database's."
    )]
    DatabaseClockSkew,
    #[strum(serialize = "lending_data_free_bytes", message = "Free bytes of the disk of the data folder.")]
    DataFreeBytes,
    #[strum(
        serialize = "lending_canary_age_seconds",
        message = "Seconds since this process last wrote a row and a sealed file, and read the file back."
    )]
    CanaryAge,
    #[strum(
        serialize = "lending_database_connections",
        message = "Database connections that this process has open, by whether one is in use."
    )]
    DatabaseConnections,
    #[strum(
        serialize = "lending_database_connections_most",
        message = "Most database connections that this process opens."
    )]
    MostDatabaseConnections,
    #[strum(serialize = "lending_memory_bytes", message = "Resident memory of this process.")]
    Memory,
    #[strum(serialize = "lending_build_info", message = "Always 1; the version of this process is a label.")]
    BuildInfo,
    #[strum(serialize = "lending_bureau_seconds", message = "Time the bureau took to answer.")]
    BureauSeconds,
}

impl Metric {
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// For whoever looks at a graph.
    pub fn help(self) -> &'static str {
        self.get_message().unwrap_or_default()
    }

    pub fn all() -> impl Iterator<Item = Self> {
        Self::iter()
    }

    /// As Prometheus' conventions have it: the name tells.
    pub fn kind(self) -> MetricKind {
        match self {
            Self::JobsDue
            | Self::JobsOpen
            | Self::OldestJobSeconds
            | Self::OverdueJobSeconds
            | Self::EventsDue
            | Self::OldestEventSeconds
            | Self::ChecksInReview
            | Self::OldestInReviewSeconds
            | Self::SandboxComplete
            | Self::RedisDegraded
            | Self::DatabaseClockSkew
            | Self::DataFreeBytes
            | Self::CanaryAge
            | Self::DatabaseConnections
            | Self::MostDatabaseConnections
            | Self::Memory
            | Self::BuildInfo => MetricKind::Gauge,
            _ if self.name().ends_with("_total") => MetricKind::Counter,
            _ => MetricKind::Histogram,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_metric_has_a_name_of_its_own_and_says_what_it_means() {
        let mut names: Vec<&str> = Metric::all().map(Metric::name).collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), Metric::all().count());
        for metric in Metric::all() {
            assert!(metric.name().starts_with("lending_"), "{}", metric.name());
            assert!(metric.help().ends_with('.'), "{}", metric.name());
        }
    }

    #[test]
    fn the_name_tells_the_kind() {
        for metric in Metric::all() {
            let expected = match metric.kind() {
                MetricKind::Counter => metric.name().ends_with("_total"),
                MetricKind::Histogram => metric.name().ends_with("_seconds"),
                MetricKind::Gauge => !metric.name().ends_with("_total"),
            };
            assert!(expected, "{}", metric.name());
        }
    }
}

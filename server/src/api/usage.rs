//! What a team has used and spent.

use std::time::Duration;

use chrono::{Datelike, Months};
use lending_base::calendar;
use lending_engine::money::{Paise, Rupees};
use lending_engine::product::Currency;
use poem_openapi::param::Query;
use poem_openapi::{Object, OpenApi};

use super::responses::Success;
use super::tags::Tag;
use crate::contract::OperationFacts;
use crate::errors::ApiError;
use crate::gate::{AnyCaller, purpose};

#[derive(Debug, Default)]
pub(crate) struct UsageApi;

pub(super) const OPERATIONS: &[OperationFacts] = &[OperationFacts {
    id: "get_usage",
    refusals: &[],
    request: None,
    answer: Some(
        r#"{"month": "2026-11", "analyses": 412, "pulls": 37, "amount": 1850, "currency": "INR", "price": 50, "daily_cap": 10000, "spent_today": 150, "processor_seconds": {"reading": 61.2, "recognising": 840.5, "computing": 22.9},
            "in_flight": {"jobs": 3, "jobs_cap": 5, "computing": 0, "computing_cap": 2}}"#,
    ),
}];

/// What a team used in a month.
#[derive(Debug, Object)]
pub(crate) struct Usage {
    /// The month, such as `2026-11`, in India's calendar.
    month: String,
    /// How many statements were submitted, those included that have been erased since.
    analyses: i64,
    /// How many credit-bureau reports were charged.
    pulls: i64,
    /// What the pulls of the month cost together.
    amount: Rupees,
    /// The currency of all amounts here.
    currency: Currency,
    /// What one pull costs the team now.
    price: Rupees,
    /// The most the team may spend on pulls in a day.
    daily_cap: Rupees,
    /// What today has cost, pulls included that are under way or whose outcome is not known yet.
    spent_today: Rupees,
    /// How long processors worked for the team in the month; the last seconds may be missing.
    processor_seconds: ProcessorSeconds,
    /// What is under way for the team at this moment, whatever the month, and the most that may be. What is more waits for
    /// its turn.
    in_flight: InFlight,
}

/// What is under way for a team, and the most that may be.
#[derive(Debug, Object)]
pub(crate) struct InFlight {
    /// Analyses that workers perform.
    jobs: i64,
    /// The most of them at once, over all workers that are alive: never all their slots. 0 while no worker is.
    jobs_cap: i64,
    /// Reports that are being opened or written, and decisions that are being made again, by the process that answers.
    computing: i64,
    /// The most of them at once, in each process: half of its processors.
    computing_cap: i64,
}

/// Seconds of processor time, by what was done.
#[derive(Debug, Object)]
pub(crate) struct ProcessorSeconds {
    /// Reading files: at their upload, for their analysis, and to show their pages.
    reading: f64,
    /// Recognising the characters of scans.
    recognising: f64,
    /// Deciding, and opening and writing reports.
    computing: f64,
}

fn rupees(paise: i64) -> Result<Rupees, ApiError> {
    Rupees::try_from(Paise::new(paise)).map_err(|_| {
        tracing::error!("ledger amount out of range");
        ApiError::internal()
    })
}

fn count(slots: usize) -> i64 {
    i64::try_from(slots).unwrap_or(i64::MAX)
}

/// To the millisecond.
fn seconds(time: Duration) -> f64 {
    (time.as_secs_f64() * 1000.0).round() / 1000.0
}

#[OpenApi]
impl UsageApi {
    /// Read the usage of a month
    ///
    /// How many analyses and credit-bureau pulls the team made in a month, and what they cost, from the ledger; and what is
    /// under way for it now. Months and days are India's.
    #[oai(path = "/usage", method = "get", operation_id = "get_usage", tag = "Tag::Usage")]
    async fn get_usage(
        &self,
        caller: AnyCaller<purpose::UsageRead>,
        /// The month, such as `2026-11`; left out: the present one.
        #[oai(validator(pattern = "^[2-9][0-9]{3}-(0[1-9]|1[0-2])$"))]
        month: Query<Option<String>>,
    ) -> Result<Success<Usage>, ApiError> {
        let (store, team) = (&caller.app().store, &caller.facts().team);
        let today = calendar::day(store.clock().now());
        let (first, next) = if let Some(text) = &month.0 {
            calendar::month(text)
                .ok_or_else(|| ApiError::invalid_field("month", "must be a month such as 2026-11"))?
        } else {
            let first = today.with_day(1).unwrap_or(today);
            (first, first.checked_add_months(Months::new(1)).unwrap_or(first))
        };
        let used = store.usage(team, first, next).await?;
        let terms = store.bureau_terms(team).await?;
        let processors = store.processor_time(team, first, next).await?;
        let jobs = store.share_of(team).await?;
        let (computing, computing_cap) = caller.app().computing.share_of(team);
        Ok(Success(Usage {
            month: first.format("%Y-%m").to_string(),
            analyses: used.analyses,
            pulls: used.pulls,
            amount: rupees(used.amount_paise)?,
            currency: Currency::default(),
            price: rupees(terms.price_paise)?,
            daily_cap: rupees(terms.daily_cap_paise)?,
            spent_today: rupees(store.held_today(team).await?)?,
            processor_seconds: ProcessorSeconds {
                reading: seconds(processors.reading),
                recognising: seconds(processors.recognising),
                computing: seconds(processors.computing),
            },
            in_flight: InFlight {
                jobs: jobs.under_way,
                jobs_cap: jobs.most,
                computing: count(computing),
                computing_cap: count(computing_cap),
            },
        }))
    }
}

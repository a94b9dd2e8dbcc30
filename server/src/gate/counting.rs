//! Counting requests against their limits, and refusing what is too much.

use std::time::Duration;

use lending_base::Metric;
use lending_store::limits::{Policy, Verdict};

use crate::app::App;
use crate::context::Exchange;
use crate::errors::{ApiError, Code};

/// Counts a request against its limits and refuses it when one is spent.
pub(super) async fn count(
    app: &App,
    exchange: &Exchange,
    policies: &[Policy],
    who: &str,
) -> Result<(), ApiError> {
    admit(exchange, &app.limits.count(policies, who).await)
}

/// Tells what was counted, and refuses what is too much.
pub(super) fn admit(exchange: &Exchange, verdicts: &[Verdict]) -> Result<(), ApiError> {
    exchange.note(verdicts);
    match verdicts.iter().find(|verdict| !verdict.allowed) {
        Some(refusal) => {
            metrics::counter!(Metric::RateLimited.name(), "policy" => refusal.policy.name()).increment(1);
            let wait = refusal.more_after_seconds();
            Err(ApiError::new(Code::RateLimited, format!("Too many requests; try again in {wait} s."))
                .retry_after(Duration::from_secs(wait)))
        }
        None => Ok(()),
    }
}

/// Counts a refused token against its network. Only refused ones are counted, so that a neighbour's mistakes never
/// block a good token.
pub(crate) async fn count_bad_token(app: &App, exchange: &Exchange) -> Result<(), ApiError> {
    count(app, exchange, &[Policy::BadToken], &app.limited_network(exchange)).await
}

//! Counting requests against their limits, and refusing what is too much.

use std::time::Duration;

use lending_base::Metric;
use lending_store::callers::Caller;
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
    count_network(app, exchange, &[Policy::BadToken]).await
}

/// Counts a request without a good token by its network, and by the larger ones that one customer may have whole. What is
/// told is the limit of the network itself, unless a larger one refuses.
pub(super) async fn count_network(
    app: &App,
    exchange: &Exchange,
    policies: &[Policy],
) -> Result<(), ApiError> {
    let network = exchange.network();
    count(app, exchange, policies, &app.limited_network(network)).await?;
    for (wider, times) in network.wider() {
        admit_wider(exchange, app.limits.count_times(policies, times, &app.limited_network(wider)).await)?;
    }
    Ok(())
}

/// Counts a request of a token, and with it one of its team: many tokens are not many times the limit.
pub(super) async fn count_token(app: &App, exchange: &Exchange, caller: &Caller) -> Result<(), ApiError> {
    count(app, exchange, &[Policy::General], caller.token.as_str()).await?;
    admit_wider(exchange, app.limits.count(&[Policy::Team], caller.team.as_str()).await)
}

/// Of a limit that many share nothing is told unless it refuses: headers speak of the caller's own.
fn admit_wider(exchange: &Exchange, verdicts: Vec<Verdict>) -> Result<(), ApiError> {
    let refusals: Vec<Verdict> = verdicts.into_iter().filter(|verdict| !verdict.allowed).collect();
    admit(exchange, &refusals)
}

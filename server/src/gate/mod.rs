//! What stands between a request and its handler, in the order of refusal: token, role, idempotency, limits, body.

mod body;
mod caller;
mod creation;
mod pull;
mod sign_in;
mod upload;

pub(crate) use body::{Body, canonical};
pub(crate) use caller::{
    Access, AnyCaller, Caller, CreatingLogin, CreatingMember, CreatingOwner, LoginCaller, LoginWriter,
    MemberCaller, OwnerCaller,
};
pub(crate) use creation::{Admitted, Fingerprinted, in_progress};
pub(crate) use sign_in::SignInAllowed;
pub(crate) use upload::{FormSchema, Received, Upload};

use std::sync::Arc;

use lending_base::Metric;
use lending_store::limits::{Policy, Verdict};
use poem::Request;

use crate::app::App;
use crate::context::Exchange;
use crate::errors::{ApiError, Code};

/// The application behind a request that has passed the edge.
fn app_of(request: &Request) -> Result<Arc<App>, ApiError> {
    request.data::<Arc<App>>().cloned().ok_or_else(ApiError::internal)
}

/// Counts a request against its limits and refuses it when one is spent.
async fn count(app: &App, exchange: &Exchange, policies: &[Policy], who: &str) -> Result<(), ApiError> {
    admit(exchange, &app.limits.count(policies, who).await)
}

/// Tells what was counted, and refuses what is too much.
fn admit(exchange: &Exchange, verdicts: &[Verdict]) -> Result<(), ApiError> {
    exchange.note(verdicts);
    match verdicts.iter().find(|verdict| !verdict.allowed) {
        Some(refusal) => {
            metrics::counter!(Metric::RateLimited.name(), "policy" => refusal.policy.name()).increment(1);
            let wait = refusal.more_after_seconds();
            Err(ApiError::new(Code::RateLimited, format!("Too many requests; try again in {wait} s."))
                .retry_after(std::time::Duration::from_secs(wait)))
        }
        None => Ok(()),
    }
}

/// Counts a refused token against its network. Only refused ones are counted, so that a neighbour's mistakes never
/// block a good token.
pub(crate) async fn count_bad_token(app: &App, exchange: &Exchange) -> Result<(), ApiError> {
    count(app, exchange, &[Policy::BadToken], &app.limited_network(exchange)).await
}

/// A misspelt query parameter must never be silently ignored.
fn unknown_query(app: &App, request: &Request) -> Result<(), ApiError> {
    let pattern = request.data::<poem::PathPattern>().map(|pattern| pattern.0.to_string());
    let known =
        pattern.and_then(|pattern| app.contract.query_of(request.method(), &pattern)).unwrap_or_default();
    let given = request.uri().query().unwrap_or_default();
    let mut seen = std::collections::BTreeSet::new();
    let mut errors = Vec::new();
    for (name, _) in form_urlencoded::parse(given.as_bytes()) {
        let name = name.into_owned();
        let message = if !known.contains(&name) {
            "is not a parameter of this operation"
        } else if !seen.insert(name.clone()) {
            "is given more than once"
        } else {
            continue;
        };
        errors.push(crate::errors::FieldError { field: name, message: message.to_owned() });
    }
    if errors.is_empty() { Ok(()) } else { Err(ApiError::invalid(errors)) }
}

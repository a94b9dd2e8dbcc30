//! Query strings: a misspelt parameter must never be silently ignored.

use std::collections::BTreeSet;

use poem::{PathPattern, Request};

use crate::app::App;
use crate::errors::{ApiError, FieldError};

/// Refuses parameters that the operation does not have, and those given twice that are no lists.
pub(super) fn check_query(app: &App, request: &Request) -> Result<(), ApiError> {
    let pattern = request.data::<PathPattern>().map(|pattern| pattern.0.to_string());
    let known = pattern.and_then(|pattern| app.contract.query_of(request.method(), &pattern));
    let given = request.uri().query().unwrap_or_default();
    let mut seen = BTreeSet::new();
    let mut errors = Vec::new();
    for (name, _) in form_urlencoded::parse(given.as_bytes()) {
        let name = name.into_owned();
        let message = match known.and_then(|known| known.get(&name)) {
            None => "is not a parameter of this operation",
            Some(parameter) if !seen.insert(name.clone()) && !parameter.is_list => "is given more than once",
            Some(_) => continue,
        };
        errors.push(FieldError { field: name, message: message.to_owned() });
    }
    if errors.is_empty() { Ok(()) } else { Err(ApiError::invalid(errors)) }
}

//! The throttle before a sign-in: per address, before the body is read.

use lending_store::limits::Policy;
use poem::{FromRequest, Request, RequestBody, Result};

use super::{app_of, count, unknown_query};
use crate::context::Exchange;

/// Says that this network may try to sign in once more.
pub(crate) struct SignInAllowed {
    pub(crate) app: std::sync::Arc<crate::app::App>,
    pub(crate) exchange: Exchange,
}

impl<'a> FromRequest<'a> for SignInAllowed {
    async fn from_request(request: &'a Request, _body: &mut RequestBody) -> Result<Self> {
        let app = app_of(request)?;
        let exchange = Exchange::from_request(request);
        let who = app.limited_network(&exchange);
        count(&app, &exchange, &[Policy::SignInMinute, Policy::SignInHour], &who).await?;
        unknown_query(&app, request)?;
        Ok(Self { app, exchange })
    }
}

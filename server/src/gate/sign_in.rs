//! The throttle before a sign-in: per address, before the body is read.

use std::sync::Arc;

use lending_store::limits::Policy;
use poem::{FromRequest, Request, RequestBody, Result};

use super::counting::count_network;
use super::query::check_query;
use crate::app::App;
use crate::context::Exchange;
use crate::errors::ApiError;

/// Says that this network may try to sign in once more.
pub(crate) struct SignInAllowed {
    pub(crate) app: Arc<App>,
    pub(crate) exchange: Exchange,
}

/// Counts an attempt to sign in against its network.
pub(crate) async fn count_sign_in(app: &App, exchange: &Exchange) -> Result<(), ApiError> {
    count_network(app, exchange, &[Policy::SignInMinute, Policy::SignInHour]).await
}

impl<'a> FromRequest<'a> for SignInAllowed {
    async fn from_request(request: &'a Request, _body: &mut RequestBody) -> Result<Self> {
        let app = App::from_request(request)?;
        let exchange = Exchange::from_request(request);
        count_sign_in(&app, &exchange).await?;
        check_query(&app, request)?;
        Ok(Self { app, exchange })
    }
}

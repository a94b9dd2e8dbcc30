//! The application: what every handler may use, and how routes and layers are put together.

use std::sync::Arc;

use lending_bureau::Bureau;
use lending_jobs::doorbell::Doorbell;
use lending_jobs::sandbox::Sandbox;
use lending_store::limits::Limits;
use lending_store::{Clock, Secret, Settings, Store};
use poem::{Endpoint, EndpointExt, Response, Route};
use tokio::sync::{Semaphore, watch};

use crate::context::Exchange;
use crate::contract::{self, Contract};
use crate::edge::Edge;
use crate::errors::{ApiError, ErrorBody};
use crate::file_check::FileChecks;
use crate::passwords::Passwords;
use crate::{health, pages, telemetry};

#[derive(Debug)]
pub struct App {
    pub store: Store,
    pub(crate) limits: Limits,
    pub(crate) passwords: Passwords,
    pub settings: Settings,
    pub(crate) contract: Contract,
    /// Address clients reach the service at, without `/v1`.
    pub public_url: String,
    pub(crate) metrics: telemetry::Metrics,
    pub(crate) metrics_token: Option<Secret>,
    pub(crate) readiness: health::Readiness,
    /// Tells workers that something was submitted.
    pub doorbell: Doorbell,
    pub(crate) bureau: Bureau,
    pub(crate) file_checks: FileChecks,
    /// Places for what keeps a processor busy for a while: parsing reports, deciding again.
    pub(crate) computing: Semaphore,
    /// Becomes true when the service is to stop.
    pub(crate) stop: watch::Sender<bool>,
}

impl App {
    /// Opens the storage and everything else a request needs. `settings` carry the secret by now.
    pub(crate) async fn open(
        settings: Settings,
        clock: &Clock,
        public_url: String,
        metrics_token: Option<Secret>,
        sandbox: Sandbox,
    ) -> anyhow::Result<Arc<Self>> {
        let store = Store::open(&settings, clock).await?;
        Ok(Arc::new(Self {
            bureau: Bureau::open(&settings, &store)?,
            store,
            limits: Limits::open(&settings)?,
            passwords: Passwords::start(settings.password_threads)?,
            contract: Contract::build(&public_url)?,
            metrics: telemetry::metrics()?,
            readiness: health::Readiness::default(),
            metrics_token: settings.metrics_token.clone().or(metrics_token),
            doorbell: Doorbell::open(&settings)?,
            file_checks: FileChecks::new(sandbox),
            computing: Semaphore::new(std::thread::available_parallelism().map_or(1, usize::from)),
            stop: watch::Sender::new(false),
            public_url,
            settings,
        }))
    }

    /// Resolves when the service is to stop: whoever holds a request for somebody's sake lets go of it.
    pub(crate) async fn stopped(&self) {
        // The sender is part of this: it does not go away first.
        let _ = self.stop.subscribe().wait_for(|stopped| *stopped).await;
    }

    /// A hash as sign-ins are checked against, for whoever creates people.
    pub async fn hash_password(&self, password: &str) -> anyhow::Result<String> {
        Ok(self.passwords.hash(password.to_owned()).await?)
    }

    /// The network a caller without a token is counted by, under a name that tells nobody its address.
    pub(crate) fn limited_network(&self, exchange: &Exchange) -> String {
        self.store.pseudonym("limited network", &exchange.counted_network())
    }

    /// A refusal as it is told.
    pub(crate) fn error_body(&self, error: &ApiError, exchange: &Exchange) -> ErrorBody {
        ErrorBody {
            message: error.message.clone(),
            code: error.code,
            request_id: exchange.request_id.clone(),
            errors: error.errors.clone(),
            doc_url: format!("{}/docs/errors#{}", self.public_url, error.code.as_str()),
        }
    }

    /// Everything the API's listener serves.
    pub(crate) fn endpoint(self: &Arc<Self>) -> impl Endpoint<Output = Response> + use<> {
        let routes = Route::new()
            .nest(contract::PREFIX, contract::service())
            .at("/livez", poem::get(health::livez))
            .at("/readyz", poem::get(health::readyz))
            .at("/metrics", poem::get(health::guarded_metrics));
        self.behind_the_edge(pages::add(routes, &self.contract))
    }

    /// What the listener for metrics serves.
    pub(crate) fn metrics_endpoint(self: &Arc<Self>) -> impl Endpoint<Output = Response> + use<> {
        self.behind_the_edge(Route::new().at("/metrics", poem::get(health::open_metrics)))
    }

    fn behind_the_edge(self: &Arc<Self>, routes: Route) -> impl Endpoint<Output = Response> + use<> {
        Edge { inner: routes.map_to_response(), app: self.clone() }
    }
}

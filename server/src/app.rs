//! The application: what every handler may use.

use std::sync::{Arc, OnceLock};

use lending_base::{Clock, Secret, Settings};
use lending_bureau::Bureau;
use lending_jobs::dispatcher::Dispatcher;
use lending_jobs::sandbox::{Confinement, Sandbox};
use lending_jobs::traces::{Role, Traces};
use lending_store::Store;
use lending_store::limits::Limits;
use poem::Request;
use tokio::sync::watch;

use crate::computing::Computing;
use crate::context::Exchange;
use crate::contract::Contract;
use crate::demo_credentials::Demo;
use crate::errors::{ApiError, Code, ErrorBody};
use crate::file_check::FileChecks;
use crate::network::Network;
use crate::opened_reports::OpenedReports;
use crate::openid::OpenId;
use crate::page_drawings::PageDrawings;
use crate::passwords::Passwords;
use crate::readiness::Readiness;
use crate::telemetry::{self, Metrics};
use crate::waiting::Waiting;

#[derive(Debug)]
pub struct App {
    pub store: Store,
    pub(crate) limits: Limits,
    pub(crate) passwords: Passwords,
    pub settings: Settings,
    pub(crate) contract: Arc<Contract>,
    /// Address clients reach the service at, without `/v1`.
    pub public_url: String,
    pub(crate) metrics: Metrics,
    pub(crate) metrics_token: Option<Secret>,
    pub(crate) readiness: Readiness,
    /// Tells workers that something was submitted.
    pub dispatcher: Dispatcher,
    pub(crate) bureau: Bureau,
    /// Whom people may sign in with instead of a password.
    pub(crate) openid: Option<OpenId>,
    pub(crate) file_checks: FileChecks,
    pub(crate) computing: Computing,
    pub(crate) opened_reports: OpenedReports,
    pub(crate) page_drawings: PageDrawings,
    pub(crate) waiting: Waiting,
    /// Where requests are told, for whoever runs the service.
    pub(crate) traces: Traces,
    /// How well reading is shut in, once a child has tried.
    pub(crate) confinement: OnceLock<Confinement>,
    /// The credentials of the demo team, once it is there.
    demo: OnceLock<Demo>,
    /// Becomes true when the service is to stop.
    pub(crate) stop: watch::Sender<bool>,
}

impl App {
    /// Opens the storage and everything else a request needs. `settings` carry the secret by now.
    pub(crate) async fn open(
        settings: Settings,
        clock: &Clock,
        public_url: String,
        contract: Contract,
        metrics_token: Option<Secret>,
        sandbox: Sandbox,
    ) -> anyhow::Result<Arc<Self>> {
        let store = Store::open(&settings, clock).await?;
        Ok(Arc::new(Self {
            bureau: Bureau::open(&settings, &store)?,
            openid: OpenId::open(&settings, &public_url)?,
            dispatcher: Dispatcher::start(&settings, &store)?,
            waiting: Waiting::new(&store),
            traces: Traces::open(&settings, clock, Role::Server)?,
            opened_reports: OpenedReports::default(),
            limits: Limits::open(&settings)?,
            passwords: Passwords::start(settings.password_threads)?,
            contract: Arc::new(contract),
            metrics: telemetry::metrics()?,
            readiness: Readiness::default(),
            metrics_token: settings.metrics_token.clone().or(metrics_token),
            page_drawings: PageDrawings::new(sandbox.clone(), store.clone()),
            file_checks: FileChecks::new(sandbox, store.clone()),
            computing: Computing::with_slots(std::thread::available_parallelism().map_or(1, usize::from)),
            confinement: OnceLock::new(),
            demo: OnceLock::new(),
            stop: watch::Sender::new(false),
            public_url,
            settings,
            store,
        }))
    }

    /// The application behind a request that has passed the edge.
    pub(crate) fn from_request(request: &Request) -> Result<Arc<Self>, ApiError> {
        request.data::<Arc<Self>>().cloned().ok_or_else(ApiError::internal)
    }

    /// The demo team, where there is one.
    pub(crate) fn demo(&self) -> Option<&Demo> {
        self.demo.get()
    }

    pub(crate) fn show_demo(&self, demo: Demo) {
        // It is shown once, when the service starts.
        let _ = self.demo.set(demo);
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
    pub(crate) fn limited_network(&self, network: Network) -> String {
        self.store.pseudonym("limited network", &network.to_string())
    }

    /// Address of the page that explains a code.
    pub(crate) fn doc_url(&self, code: Code) -> String {
        format!("{}/docs/errors#{}", self.public_url, code.as_str())
    }

    /// A refusal as it is told.
    pub(crate) fn error_body(&self, error: &ApiError, exchange: &Exchange) -> ErrorBody {
        ErrorBody {
            message: error.message.clone(),
            code: error.code,
            request_id: exchange.request_id.clone(),
            errors: error.errors.clone(),
            doc_url: self.doc_url(error.code),
        }
    }
}

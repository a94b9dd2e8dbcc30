//! From settings to a running service, and back to rest.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use anyhow::Context;
use lending_base::{Clock, Settings, calendar};
use lending_jobs::sandbox::{Sandbox, SandboxLimits};
use lending_jobs::{Worker, watch_host};
use lending_store::require_database;
use lending_store::{DataFolder, Store, derived_secret};
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinSet;

use crate::app::App;
use crate::demo;
use crate::demo_credentials::Demo;
use crate::listen::{self, Bounds};
use crate::telemetry;
use crate::{routes, samples};

/// Checked settings that carry a secret, and the data folder where there is one.
#[derive(Debug)]
pub struct Prepared {
    pub settings: Settings,
    pub folder: Option<DataFolder>,
}

/// Checks the settings; in the embedded mode opens the data folder and takes the secret from it.
pub fn prepare(mut settings: Settings) -> anyhow::Result<Prepared> {
    settings.check()?;
    if !settings.is_embedded() {
        return Ok(Prepared { settings, folder: None });
    }
    let folder = DataFolder::open(&settings.data_dir)
        .with_context(|| format!("the data folder {} cannot be used", settings.data_dir.display()))?;
    if settings.secret.is_none() {
        settings.secret = Some(folder.secret()?);
    }
    Ok(Prepared { settings, folder: Some(folder) })
}

/// A service that answers.
#[derive(Debug)]
pub struct Running {
    pub app: Arc<App>,
    pub addr: SocketAddr,
    /// The credentials of the demo team, in the embedded mode.
    pub demo: Option<Demo>,
    tasks: JoinSet<()>,
    _lock: Option<lending_store::FolderLock>,
}

impl Running {
    /// Starts everything that `settings` ask for. Returns once requests are answered.
    pub async fn start(settings: Settings, clock: &Clock) -> anyhow::Result<Self> {
        // What is counted from here on is kept, of the sandbox as well.
        telemetry::metrics()?;
        let sandbox = Sandbox::new(SandboxLimits::default());
        let confinement = if settings.require_sandbox { Some(sandbox.require().await?) } else { None };
        let running = Self::start_with(settings, clock, sandbox.clone()).await?;
        let app = Arc::clone(&running.app);
        // A child takes a moment to try, and nobody has to wait for it unless it must succeed.
        tokio::spawn(async move {
            let confinement = match confinement {
                Some(confinement) => confinement,
                None => sandbox.announce().await,
            };
            app.confinement.set(confinement)
        });
        Ok(running)
    }

    /// As [`Running::start`], reading files in this sandbox: a test's own binary cannot be the reader.
    pub async fn start_with(settings: Settings, clock: &Clock, sandbox: Sandbox) -> anyhow::Result<Self> {
        lending_engine::check_embedded_tables();
        let Prepared { settings, folder } = prepare(settings)?;
        let lock = folder.as_ref().map(DataFolder::lock).transpose()?;
        refuse_demo_in_public(&settings)?;
        let listener = bind(settings.listen).await?;
        let metrics_listener = match settings.metrics_listen {
            Some(addr) => Some(bind(addr).await?),
            None => None,
        };
        let addr = listener.local_addr()?;
        let public_url = match &settings.public_url {
            Some(address) => address.to_string(),
            None => format!("http://{}", reachable(addr)),
        };
        let metrics_token = match (&folder, &settings.secret) {
            (Some(_), Some(secret)) => Some(derived_secret(secret, "metrics token v1")?),
            _ => None,
        };
        let contract = routes::contract_at(&public_url)?;
        let app = App::open(settings, clock, public_url, contract, metrics_token, sandbox.clone()).await?;

        let stopped = app.stop.subscribe();
        let mut tasks = JoinSet::new();
        let demo = match &folder {
            Some(folder) => {
                let (store, dispatcher) = (app.store.clone(), app.dispatcher.clone());
                let bureau = app.bureau.clone();
                let worker = Worker::start(store, dispatcher, sandbox, bureau, &app.settings).await?;
                tasks.spawn(worker.run(stop_of(stopped.clone())));
                if app.settings.demo { demo::seed(&app, folder).await? } else { None }
            }
            None => None,
        };
        if let Some(demo) = &demo {
            app.show_demo(demo.clone());
        }
        if let (Some(folder), Some(demo)) = (&folder, &demo)
            && let Some(product) = demo.first_start_under()
        {
            let samples = samples::draw(calendar::day(clock.now())).await?;
            folder.keep_files(demo::SAMPLES_FOLDER, &samples)?;
            samples::submit(routes::endpoint(&app), demo, product, samples).await;
        }
        let bounds = Bounds::from_settings(&app.settings);
        tasks.spawn(listen::serve(
            listener,
            routes::endpoint(&app),
            bounds.clone(),
            stop_of(stopped.clone()),
        ));
        if let Some(listener) = metrics_listener {
            tasks.spawn(listen::serve(
                listener,
                routes::metrics_endpoint(&app),
                bounds,
                stop_of(stopped.clone()),
            ));
        }
        let (store, until) = (app.store.clone(), stop_of(stopped.clone()));
        tasks.spawn(async move {
            tokio::select! {
                () = watch_host(&store) => {}
                () = until => {}
            }
        });
        tasks.spawn(app.metrics.clone().keep_up(stop_of(stopped)));
        tracing::info!(%addr, embedded = folder.is_some(), "listening");
        Ok(Self { app, addr, demo, tasks, _lock: lock })
    }

    /// Goes on answering for as long as the settings say, while readiness says that nothing more should be sent here.
    pub async fn give_notice(&self) {
        let notice = Duration::from_secs(u64::from(self.app.settings.shutdown_delay));
        self.app.readiness.end();
        tokio::time::sleep(notice).await;
    }

    /// Finishes what is under way, then lets go of everything.
    pub async fn stop(mut self) {
        self.app.stop.send_replace(true);
        while self.tasks.join_next().await.is_some() {}
        self.app.bureau.rest().await;
        self.app.store.close().await;
        self.app.traces.rest().await;
        tracing::info!("stopped");
    }
}

/// The demo team's credentials lie in a file and its key is shown on pages: it is for one's own machine.
fn refuse_demo_in_public(settings: &Settings) -> anyhow::Result<()> {
    let is_demo = settings.is_embedded() && settings.demo;
    anyhow::ensure!(
        !is_demo || settings.listen.ip().is_loopback(),
        "the demo team is for this machine alone, and LENDING_LISTEN is {}: set LENDING_DEMO=false, or listen on 127.0.0.1",
        settings.listen
    );
    Ok(())
}

async fn stop_of(mut stopped: watch::Receiver<bool>) {
    let _ = stopped.wait_for(|stopped| *stopped).await;
}

async fn bind(addr: SocketAddr) -> anyhow::Result<TcpListener> {
    TcpListener::bind(addr).await.with_context(|| format!("cannot listen on {addr}"))
}

/// An address that a client on this machine can call.
fn reachable(addr: SocketAddr) -> SocketAddr {
    if addr.ip().is_unspecified() {
        SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), addr.port())
    } else {
        addr
    }
}

/// The storage alone, for commands that need no server.
pub async fn open_store(settings: Settings) -> anyhow::Result<(Store, Settings)> {
    let Prepared { settings, .. } = prepare(settings)?;
    Ok((Store::open_for_command(&settings, &Clock::default()).await?, settings))
}

/// As [`open_store`], of a deployment that is there: an embedded database is not made.
pub(crate) async fn open_existing_store(settings: Settings) -> anyhow::Result<(Store, Settings)> {
    require_database(&settings)?;
    open_store(settings).await
}

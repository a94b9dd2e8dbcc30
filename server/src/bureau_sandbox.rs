//! The bureau for trying out, over HTTP: what `LENDING_BUREAU=http` speaks to by default. It keeps nothing and charges
//! nobody.

use std::net::SocketAddr;
use std::sync::Arc;

use anyhow::Context;
use lending_base::{Clock, Secret, Settings, calendar};
use lending_bureau::sandbox::{BureauSandbox, Reply, Wait};
use poem::http::StatusCode;
use poem::web::Data;
use poem::web::Path;
use poem::{Body, EndpointExt, Request, Response, Route, get, handler, post};
use subtle::ConstantTimeEq;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinHandle;

use crate::listen::{self, Bounds};

/// The largest question that is read.
const QUESTION_BYTES: usize = 64 << 10;

/// A sandbox that answers.
#[derive(Debug)]
pub struct RunningBureauSandbox {
    pub addr: SocketAddr,
    /// What it was asked.
    pub sandbox: Arc<BureauSandbox>,
    stop: watch::Sender<bool>,
    task: JoinHandle<()>,
}

#[derive(Clone)]
struct SandboxState {
    sandbox: Arc<BureauSandbox>,
    clock: Clock,
    /// What a caller must show; `None`: anything will do.
    credentials: Option<Secret>,
}

impl RunningBureauSandbox {
    /// Answers on this address; where credentials are configured, only whoever shows them.
    pub async fn start(settings: &Settings, listen: SocketAddr, clock: &Clock) -> anyhow::Result<Self> {
        let listener =
            TcpListener::bind(listen).await.with_context(|| format!("cannot listen on {listen}"))?;
        let addr = listener.local_addr()?;
        let sandbox = Arc::new(BureauSandbox::default());
        let state = SandboxState {
            sandbox: sandbox.clone(),
            clock: clock.clone(),
            credentials: settings.bureau_credentials.clone(),
        };
        let routes = Route::new().at("/reports", post(ask)).at("/reports/:reference", get(inquire));
        let endpoint = routes.data(state).map_to_response();
        let (stop, mut stopped) = watch::channel(false);
        let stopping = async move {
            let _ = stopped.wait_for(|stopped| *stopped).await;
        };
        let task = tokio::spawn(listen::serve(listener, endpoint, Bounds::from_settings(settings), stopping));
        Ok(Self { addr, sandbox, stop, task })
    }

    pub async fn stop(self) {
        self.stop.send_replace(true);
        let _ = self.task.await;
    }
}

impl SandboxState {
    fn admits(&self, request: &Request) -> bool {
        let Some(credentials) = &self.credentials else { return true };
        let shown = request.header("Authorization").unwrap_or_default();
        let expected = format!("Bearer {}", credentials.expose());
        shown.as_bytes().ct_eq(expected.as_bytes()).into()
    }
}

#[handler]
async fn ask(state: Data<&SandboxState>, request: &Request, body: Body) -> Response {
    if !state.admits(request) {
        return StatusCode::UNAUTHORIZED.into();
    }
    match body.into_bytes_limit(QUESTION_BYTES).await {
        Ok(question) => send_reply(state.sandbox.ask(&question, calendar::day(state.clock.now()))).await,
        Err(_) => StatusCode::PAYLOAD_TOO_LARGE.into(),
    }
}

#[handler]
async fn inquire(state: Data<&SandboxState>, request: &Request, reference: Path<String>) -> Response {
    if !state.admits(request) {
        return StatusCode::UNAUTHORIZED.into();
    }
    send_reply(state.sandbox.inquire(&reference, calendar::day(state.clock.now()))).await
}

async fn send_reply(reply: Reply) -> Response {
    match reply.wait {
        Wait::Not => {}
        Wait::For(wait) => tokio::time::sleep(wait).await,
        Wait::Forever => std::future::pending().await,
    }
    let status = StatusCode::from_u16(reply.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    Response::builder().status(status).content_type("application/json").body(reply.body)
}

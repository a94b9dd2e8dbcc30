//! The service as its users meet it. Start with [`TestDeployment`]: a real server on a database of its own.
//!
//! Every promise is tried in both modes: embedded (SQLite, no Redis) and production (Postgres and Redis). Where the
//! environment names no Postgres and Redis, the production half fails, unless `TEST_WITHOUT_SERVICES=1` says that it is to
//! be left out; then it says so loudly. `tests/run` starts both.

mod answers;
mod bucket;
mod bureau;
mod certificates;
pub mod chaos;
mod client;
mod collector;
mod database;
mod deployment;
mod door;
mod folders;
mod form;
mod hosts;
pub mod many_analyses;
mod openid;
mod process;
mod receiver;
pub mod services;

pub use answers::Answer;
pub use bucket::{Bucket, Mood};
pub use bureau::mobile_of;
pub use certificates::{Authority, Certificate};
pub use client::Client;
pub use collector::{Collector, ExportedSpan};
pub use database::Reads;
pub use deployment::{Mode, PASSWORD, Person, RunningWorker, TestDeployment};
pub use door::Door;
pub use folders::files_below;
pub use form::Form;
pub use hosts::Hosts;
pub use openid::OpenIdProvider;
pub use process::{Process, WorkerProcess, binary};
pub use receiver::{Behaviour, Received, Receiver};

/// Says loudly that something is not tried here.
pub fn skipped(why: &str) {
    tell(&format!("SKIPPED: {why}"));
}

/// Says loudly that a test is left out for want of a service, where `TEST_WITHOUT_SERVICES=1` allows it.
///
/// # Panics
/// Where nobody allowed it: a test that did not run must not look as if it had passed.
pub(crate) fn left_out(missing: &str) {
    assert!(
        std::env::var("TEST_WITHOUT_SERVICES").is_ok_and(|value| value == "1"),
        "{missing}; TEST_WITHOUT_SERVICES=1 leaves this test out"
    );
    skipped(missing);
}

/// Prints what a test counted, for whoever runs it with its output shown.
pub fn tell(line: &str) {
    let _ = std::io::Write::write_all(&mut std::io::stderr(), format!("{line}\n").as_bytes());
}

/// Writes one test per mode: `both_modes!(async fn a_promise(deployment: TestDeployment) { … })`.
#[macro_export]
macro_rules! both_modes {
    ($($(#[$meta:meta])* async fn $name:ident($deployment:ident: $kind:ty) $body:block)*) => {$(
        mod $name {
            #[allow(unused_imports, reason = "not every promise needs every import of its module")]
            use super::*;

            async fn promise($deployment: $kind) $body

            $(#[$meta])*
            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn embedded() {
                promise($crate::TestDeployment::open($crate::Mode::Embedded).await.unwrap()).await;
            }

            $(#[$meta])*
            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn production() {
                if $crate::Mode::Production.is_available() {
                    promise($crate::TestDeployment::open($crate::Mode::Production).await.unwrap()).await;
                }
            }
        }
    )*};
}

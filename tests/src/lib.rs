//! The service as its users meet it. Start with [`TestHouse`]: a real server on a database of its own.
//!
//! Every promise is tried in both modes: embedded (SQLite, no Redis) and production (Postgres and Redis). Where the
//! environment names no Postgres and Redis, the production half says so loudly and is skipped; `tests/run` starts both.

mod answers;
mod bureau;
mod client;
mod database;
mod form;
mod house;
pub mod many_analyses;
mod process;
pub mod services;
pub mod trouble;

pub use answers::Answer;
pub use bureau::mobile_of;
pub use client::Client;
pub use database::Reads;
pub use form::Form;
pub use house::{Mode, PASSWORD, Person, TestHouse, WorkerAtHouse};
pub use process::{Process, WorkerProcess, binary};

/// Says loudly that something is not tried here.
pub fn skipped(why: &str) {
    tell(&format!("SKIPPED: {why}"));
}

/// Prints what a test counted, for whoever runs it with its output shown.
pub fn tell(line: &str) {
    let _ = std::io::Write::write_all(&mut std::io::stderr(), format!("{line}\n").as_bytes());
}

/// Writes one test per mode: `both_modes!(async fn a_promise(house: TestHouse) { … })`.
#[macro_export]
macro_rules! both_modes {
    ($($(#[$meta:meta])* async fn $name:ident($house:ident: $kind:ty) $body:block)*) => {$(
        mod $name {
            #[allow(unused_imports, reason = "not every promise needs every import of its module")]
            use super::*;

            async fn promise($house: $kind) $body

            $(#[$meta])*
            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn embedded() {
                promise($crate::TestHouse::open($crate::Mode::Embedded).await.unwrap()).await;
            }

            $(#[$meta])*
            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn production() {
                if $crate::Mode::Production.is_available() {
                    promise($crate::TestHouse::open($crate::Mode::Production).await.unwrap()).await;
                }
            }
        }
    )*};
}

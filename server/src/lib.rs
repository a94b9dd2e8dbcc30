//! The HTTP API, its contract, its documentation and the commands of an operator.
//!
//! Start with [`Running`]: from settings to a service that answers. A request passes the `edge` (id, one error shape),
//! the `gate` (token, role, idempotency, limits, body) and then its handler in `api`, which speaks to the store.
//! This crate knows no SQL and decides nothing about credit.

mod api;
mod app;
mod authenticator_codes;
mod bureau_sandbox;
pub mod cli;
mod clients;
mod computing;
mod console;
mod context;
mod contract;
mod demo;
mod demo_credentials;
mod edge;
mod errors;
mod file_check;
mod gate;
mod health;
mod letter;
mod listen;
mod network;
mod opened_reports;
mod openid;
mod page_drawings;
mod pages;
mod password_rules;
mod passwords;
mod readiness;
mod routes;
mod samples;
mod searched_rows;
mod start;
mod telemetry;
mod transaction_row;
mod unread;
mod waiting;
mod workbook;

pub use app::App;
pub use bureau_sandbox::RunningBureauSandbox;
pub use contract::Contract;
pub use demo_credentials::Demo;
pub use errors::{Code, errors_table};
pub use routes::{committed_contract, contract_at};
pub use start::{Prepared, Running, open_store, prepare};

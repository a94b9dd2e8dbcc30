//! From a drawn statement to its decision: whole reports against the lives they were drawn from.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "a test says what it saw, and fails by panicking"
)]

mod demo;
mod doubt;
mod evaluation;
mod examples;
mod findings;
mod golden;
mod promises;
mod rates;
mod truth;

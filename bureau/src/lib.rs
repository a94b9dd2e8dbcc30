//! Credit bureaus: who may be asked, how, and the one path on which a report is pulled.
//!
//! Start with [`Bureau`]: a credit check of its own and the pull of an analysis take the same path (`pull`). Whom it asks
//! is behind one trait (`provider`): the [`sandbox`] with its made-up people, or a bureau's JSON API (`http`), which an
//! `adapter` describes as data. A bureau that keeps failing is left alone for a while (`breaker`).
//!
//! This crate keeps nothing itself: intents, reports and charges are the store's.

mod adapter;
mod breaker;
mod consent;
mod fault;
mod http;
mod mobile;
mod provider;
mod pull;
mod resolve;
pub mod sandbox;

pub use consent::{ConsentForm, consent_form};
pub use mobile::{InvalidMobile, Mobile};
pub use pull::{Bureau, CheckResult, PullRequest};
pub use resolve::{Resolution, Resolved};

/// Why no bureau can be opened.
#[derive(Debug, thiserror::Error)]
pub enum BureauError {
    #[error("the bureau's adapter cannot be used: {0}")]
    Adapter(String),
    #[error("LENDING_BUREAU_URL cannot be used: {0}")]
    Address(String),
    #[error("no HTTP client can be made: {0}")]
    Client(String),
}

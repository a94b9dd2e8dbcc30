//! Client of the Lending Analysis Service.
//!
//! Start from [`Client`], which has a method for every operation of the API. [`Client::with_token`] makes one; a
//! method returns a builder that takes the arguments and sends the request:
//!
//! ```no_run
//! use lending_sdk::{Client, Error, types};
//!
//! # #[tokio::main]
//! # async fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let client = Client::with_token("https://lending.example.com", &std::env::var("LENDING_TOKEN")?)?;
//!
//! let me = client.get_me().send().await?;
//! assert_ne!(me.user.role, types::Role::Viewer);
//!
//! let product = types::NewProduct::builder()
//!     .name("Personal loan")
//!     .amount(types::AmountRange { min: 50_000.0, max: 500_000.0 })
//!     .tenure_months(types::TenureRange { min: 6, max: 48, default: 24 })
//!     .annual_rate_pct(14.5);
//! match client.create_product().idempotency_key("personal-loan-1").body(product).send().await {
//!     Ok(created) => assert_eq!(created.status, types::ProductStatus::Active),
//!     Err(Error::ErrorResponse(refusal)) if refusal.code == types::ErrorCode::ForbiddenRole => {
//!         // Only an owner of the team may create products.
//!     }
//!     Err(error) => return Err(error.into()),
//! }
//! # Ok(())
//! # }
//! ```
//!
//! What an operation takes and answers is in [`types`]. An answer is a [`ResponseValue`], which stands for the value
//! in it and has its status and headers besides. A refusal is [`Error::ErrorResponse`] with a [`types::Error`], whose
//! `code` says what happened; [`Error::is_retryable`] says whether trying again can help.
//!
//! The service may add members and values within `/v1`: members that this crate does not know are ignored, and values
//! that an enum does not know are its `Unknown`.

mod connect;
#[rustfmt::skip]
mod enums;
#[allow(
    clippy::all,
    clippy::pedantic,
    clippy::allow_attributes_without_reason,
    clippy::unwrap_used,
    missing_debug_implementations,
    unreachable_pub,
    unused_imports,
    reason = "generated; what it unwraps are the contract's own default values, which any open enum takes"
)]
#[rustfmt::skip]
mod generated;
mod open_enum;
mod upload;

pub use connect::ConnectError;
pub use generated::{ByteStream, Client, ClientInfo, Error, ResponseValue, builder};
pub use upload::CreateAnalysis;

/// What operations take and answer.
pub mod types {
    pub use crate::enums::*;
    pub use crate::generated::types::*;
}

/// Compiles the examples of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

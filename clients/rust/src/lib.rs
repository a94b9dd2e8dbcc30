//! Client of the Lending Analysis Service.
//!
//! Start from [`Client::builder`]. A client has a method for every operation of the API, which returns a builder that
//! takes the arguments and sends the request. Around them are what a program needs besides: uploads from bytes, files and
//! streams with progress, [`Client::wait_until_done`], whole lists as streams, typed refusals ([`Refusal`]), and
//! [`webhooks`].
//!
//! ```no_run
//! use futures_util::TryStreamExt;
//! use lending_sdk::types::{DecisionOutcome, CreateCreditCheckRequest};
//! use lending_sdk::{Client, Refusal, types};
//!
//! # #[tokio::main]
//! # async fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let client = Client::builder("https://lending.example.com").api_key(&std::env::var("LENDING_API_KEY")?).build()?;
//!
//! let created = client.create_analysis_from_path("statement.pdf").applicant_name("Ramesh Kumar Sharma").send().await?;
//! let analysis = client.wait_until_done(&created.id).await?;
//! match &analysis.decision {
//!     Some(DecisionOutcome::Review) => println!("{} is for a person: {:?}", analysis.reference(), analysis.review_reasons),
//!     Some(decision) => println!("{}: {decision}", analysis.reference()),
//!     None => println!("{} failed: {:?}", analysis.reference(), analysis.failure),
//! }
//!
//! let person = CreateCreditCheckRequest::builder().name("Ramesh Kumar Sharma").mobile("9876543200").consent(true);
//! match client.create_credit_check().body(person).send().await {
//!     Ok(check) => println!("score {:?}", check.score),
//!     Err(error) if error.code() == Some(&types::ErrorCode::SpendCapReached) => println!("not today"),
//!     Err(error) => return Err(error.into()),
//! }
//!
//! let mut waiting = std::pin::pin!(client.list_analyses().decision(DecisionOutcome::Review).stream());
//! while let Some(analysis) = waiting.try_next().await? {
//!     println!("{}", analysis.reference());
//! }
//! # Ok(())
//! # }
//! ```
//!
//! What an operation takes and answers is in [`types`]. An answer is a [`ResponseValue`], which stands for the value
//! in it and has its status and headers besides.
//!
//! **Repeating.** Reading, deleting, and creating under an idempotency key are repeated where the service or the line could
//! not just then, three times unless [`ClientBuilder::retries`] says otherwise. Every creation gets a key of its own unless
//! it is given one, so a lost answer never makes two of a thing.
//!
//! **Additions.** The service may add members and values within `/v1`: members that this crate does not know are ignored,
//! and values that an enum does not know are its `Unknown`.

#![warn(missing_docs)]

mod connect;
#[rustfmt::skip]
mod enums;
#[allow(
    clippy::all,
    clippy::pedantic,
    clippy::allow_attributes_without_reason,
    clippy::unwrap_used,
    missing_debug_implementations,
    missing_docs,
    unreachable_pub,
    unused_imports,
    reason = "generated; what it unwraps are the contract's own default values, which any open enum takes"
)]
#[rustfmt::skip]
mod generated;
#[rustfmt::skip]
mod keyed;
mod errors;
mod hooks;
mod open_enum;
mod pages;
mod session;
mod upload;
mod waiting;
#[cfg(feature = "webhooks")]
pub mod webhooks;

pub use connect::{ClientBuilder, ConnectError};
pub use errors::Refusal;
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

//! The real processes under load while parts of them are killed, stopped and replaced: nothing that was acknowledged may
//! be lost, nothing may be written twice.
//!
//! Every run has two sizes: a promise in the suite, and a recipe of the `justfile` that prints figures.

pub mod backlog;
mod balancer;
pub mod blobs;
pub mod clocks;
mod load;
pub mod postgres;
pub mod pulls;
pub mod redis;
pub mod rolling;
pub mod scans;
pub mod scorecard;
pub mod soak;
pub mod storage;
pub mod versions;
pub mod webhooks;
pub mod workers;

pub use self::load::{Deployment, Uploaders, Uploads};

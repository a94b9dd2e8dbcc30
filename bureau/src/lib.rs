//! Credit bureaus: whom they are asked about, and later how.
//!
//! Start with [`Mobile`]: the number a bureau finds a person by.

mod mobile;

pub use mobile::{InvalidMobile, Mobile};

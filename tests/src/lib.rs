//! The service as its users meet it.

//! Whatever is killed, stopped or taken away: nothing that was acknowledged is lost, nothing is written twice.

mod backlog;
mod postgres;
mod pulls;
mod redis;
mod rolling;
mod scans;
mod storage;
mod tasks;
mod versions;
mod webhooks;
mod workers;

use lending_samples::{Persona, Spec, layout, statement};

/// A statement of so many months, small enough to be read in a moment.
fn small_statement(months: u32) -> Vec<u8> {
    statement(&Spec::new(layout("hdfc-classic").unwrap(), Persona::SteadySalaried, months, 7)).unwrap().pdf
}

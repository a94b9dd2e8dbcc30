//! People use the console in a browser.

mod account;
mod endpoints;
mod cases;
mod guards;
mod journey;
mod members;
mod settings;
mod visitor;

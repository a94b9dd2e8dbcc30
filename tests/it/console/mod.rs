//! People use the console in a browser.

mod account;
mod cases;
mod endpoints;
mod guards;
mod journey;
mod members;
mod openid;
mod settings;
mod visitor;

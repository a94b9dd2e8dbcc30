//! People use the console in a browser.

mod account;
mod cases;
mod endpoints;
mod guards;
mod journey;
mod keeping;
mod members;
mod openid;
mod passages;
mod settings;
mod visitor;

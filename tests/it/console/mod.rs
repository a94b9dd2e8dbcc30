//! People use the console in a browser.

mod account;
mod cases;
mod endpoints;
mod facts;
mod guards;
mod inbox;
mod journey;
mod keeping;
mod members;
mod openid;
mod passages;
mod product_versions;
mod settings;
mod uploads;
mod visitor;

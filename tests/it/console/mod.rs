//! People use the console in a browser.

mod cases;
mod guards;
mod journey;
mod visitor;

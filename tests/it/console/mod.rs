//! People use the console in a browser.

mod guards;
mod journey;
mod openid;
mod visitor;

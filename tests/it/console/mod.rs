//! People use the console in a browser.

mod account;
mod cases;
mod endpoints;
mod facts;
mod figures;
mod guards;
mod hostile_texts;
mod inbox;
mod journey;
mod keeping;
mod markup;
mod members;
mod once;
mod openid;
mod other_facts;
mod parts;
mod passages;
mod product_versions;
mod progress;
mod report_facts;
mod seen;
mod settings;
mod settings_facts;
mod teams_apart;
mod uploads;
mod visitor;

//! One binary, one module per thing a customer does.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that cannot go on has failed")]

mod analyses;
mod api_keys;
mod audit;
mod bad_input;
mod canary;
mod chaos;
mod cli;
mod console;
mod contract;
mod corrections;
mod credit_checks;
mod docs;
mod erasure;
mod fair_shares;
mod faults;
mod formats;
mod full_disk;
mod guard_rails;
mod health;
mod hostile_uploads;
mod known_devices;
mod leaving_team;
mod limits;
mod logs;
mod mutations;
mod operating;
mod operator;
mod people;
mod product_trials;
mod product_versions;
mod products;
mod queue;
mod raced_erasures;
mod reference;
mod samples;
mod sandbox;
mod schema_owner;
mod sdk;
mod sealing;
mod sign_in;
mod tenants;
mod tokens;
mod wall;
mod webhooks;

//! Any bytes are a report or a rejection: no panic, no endless reading, no more memory than the limits grant.

#![no_main]

use lending_engine::application::Application;
use lending_engine::{Case, analyze};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let _ = analyze(bytes, &Case::default(), &Application::plain(Default::default()));
});

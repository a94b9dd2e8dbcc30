//! Any text is a narration, whichever way the money went, and reading it twice says the same.

#![no_main]

use lending_engine::narration;
use lending_engine::statement::Direction;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    for direction in [Direction::Credit, Direction::Debit] {
        let once = narration::read(text, direction);
        assert_eq!(once, narration::read(text, direction));
    }
});

//! A task that misbehaves, so that tests can see what becomes of it. Not part of an optimised build.

use serde::{Deserialize, Serialize};

use super::error::Refusal;
use super::reading_task::ReadingTask;

#[derive(Debug, Serialize, Deserialize)]
pub enum Probe {
    Allocate,
    Spin,
    /// Waits without using the processor.
    Wait,
    Abort,
    Panic,
    Recurse,
    /// Answers with so many characters.
    Babble {
        characters: usize,
    },
    /// Answers with the names of its environment.
    Environment,
}

impl ReadingTask for Probe {
    type Answer = String;

    fn perform(self, pdf: &[u8]) -> Result<String, Refusal> {
        match self {
            Self::Allocate => loop {
                std::mem::forget(std::hint::black_box(vec![1_u8; 1 << 20]));
            },
            Self::Spin => loop {
                std::hint::spin_loop();
            },
            Self::Wait => loop {
                std::thread::park();
            },
            Self::Abort => std::process::abort(),
            #[expect(clippy::panic, reason = "to see what becomes of it")]
            Self::Panic => panic!("{}", String::from_utf8_lossy(pdf)),
            Self::Recurse => Ok(recurse(pdf.len()).to_string()),
            Self::Babble { characters } => Ok("x".repeat(characters)),
            Self::Environment => {
                let names: Vec<String> = std::env::vars().map(|(name, _)| name).collect();
                Ok(names.join(" "))
            }
        }
    }
}

#[expect(unconditional_recursion, reason = "to see what becomes of it")]
fn recurse(depth: usize) -> usize {
    let filling = std::hint::black_box([depth; 128]);
    recurse(depth + 1) + filling[depth % 128]
}

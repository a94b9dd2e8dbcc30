//! Samples of code for the operations that people try first, as `x-codeSamples`, which Scalar and others show.
//!
//! They are parts of programs that the tests compile or run: what stands between `sample: <operation>` and `end`.

use anyhow::ensure;
use serde_norway::{Mapping, Value};

struct Program {
    /// The language, as it is shown in, and the name of its tab.
    language: &'static str,
    label: &'static str,
    /// What every sample begins with.
    opening: &'static str,
    text: &'static str,
}

const PROGRAMS: &[Program] = &[
    Program { language: "Shell", label: "curl", opening: "", text: include_str!("../samples.sh") },
    Program {
        language: "Rust",
        label: "Rust",
        opening: "",
        text: include_str!("../../../../clients/rust/examples/samples.rs"),
    },
    Program {
        language: "TypeScript",
        label: "TypeScript",
        opening: "import { LendingClient } from \"@lending-analysis/client\";\n\n",
        text: include_str!("../../../../clients/typescript/examples/samples.mjs"),
    },
    Program {
        language: "Python",
        label: "Python",
        opening: "from lending import Lending\n\n",
        text: include_str!("../../../../clients/python/examples/samples.py"),
    },
    Program {
        language: "Shell",
        label: "lending",
        opening: "",
        text: include_str!("../../../../clients/cli/examples/samples.sh"),
    },
];

const MARK: &str = "sample: ";

/// Adds its samples to an operation, if there are any.
pub(super) fn add(id: &str, operation: &mut Value) {
    let samples: Vec<Value> = PROGRAMS.iter().filter_map(|program| shown(program, id)).collect();
    if !samples.is_empty() {
        operation["x-codeSamples"] = Value::Sequence(samples);
    }
}

fn shown(program: &Program, id: &str) -> Option<Value> {
    let source = format!("{}{}", program.opening, sample(program.text, id)?);
    let members = [("lang", program.language), ("label", program.label), ("source", &source)];
    let mapping: Mapping = members.map(|(name, text)| (name.into(), text.into())).into_iter().collect();
    Some(mapping.into())
}

/// The lines of a sample, without the indentation of the function they stand in.
fn sample(program: &str, id: &str) -> Option<String> {
    let mut lines = program.lines().skip_while(|line| named(line) != Some(id));
    let indentation = lines.next().map(|mark| mark.len() - mark.trim_start().len())?;
    let lines = lines.take_while(|line| !matches!(line.trim(), "# end" | "// end"));
    Some(lines.flat_map(|line| [line.get(indentation..).unwrap_or_default(), "\n"]).collect())
}

/// The operation that a line opens the sample of.
fn named(line: &str) -> Option<&str> {
    let comment = line.trim_start().trim_start_matches(['#', '/']).trim_start();
    comment.strip_prefix(MARK)
}

/// Fails where a sample is of no operation.
pub(super) fn check(operations: &[&str]) -> anyhow::Result<()> {
    for program in PROGRAMS {
        for id in program.text.lines().filter_map(named) {
            ensure!(
                operations.contains(&id),
                "a {} sample is of `{id}`, which is no operation",
                program.label
            );
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sample_ends_at_its_mark_and_keeps_its_shape() {
        let program = "fn a() {\n    // sample: a\n    if b {\n\n        c();\n    }\n    // end\n}\n";
        assert_eq!(sample(program, "a").as_deref(), Some("if b {\n\n    c();\n}\n"));
        assert_eq!(sample(program, "b"), None);
    }
}

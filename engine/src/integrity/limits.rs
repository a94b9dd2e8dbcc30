//! What no check of a single file can show.

use std::sync::LazyLock;

use serde::Deserialize;

use crate::embedded::DataFile;

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Limits {
    limits: Vec<String>,
}

static LIMITS: LazyLock<Limits> = LazyLock::new(|| DataFile::IntegrityLimits.table());

/// In sentences, the same for every file.
pub fn limits() -> &'static [String] {
    &LIMITS.limits
}

/// Reads the table of this room: a broken one stops the program.
pub(super) fn load_tables() {
    LazyLock::force(&LIMITS);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::embedded::tests::assert_strict;

    #[test]
    fn the_limits_are_sentences() {
        assert_strict::<Limits>(DataFile::IntegrityLimits, &[], &[]);
        assert!(!limits().is_empty() && limits().iter().all(|limit| limit.ends_with('.')));
    }
}

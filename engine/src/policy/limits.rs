//! The limits on an offer that a policy has where it names none: `engine/data/policy/limits.toml`.

use std::sync::LazyLock;

use serde::Deserialize;

use super::Rule;
use crate::embedded::DataFile;

static BUILT_IN: LazyLock<Limits> = LazyLock::new(|| DataFile::PolicyLimits.table());

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Limits {
    limit: Vec<Rule>,
}

/// Each lowers an offer and never declines a case.
pub fn built_in_limits() -> &'static [Rule] {
    &BUILT_IN.limit
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::embedded::tests::assert_strict;
    use crate::policy::Policy;

    #[test]
    fn the_built_in_limits_can_be_read_and_are_limits_that_a_lender_could_name() {
        assert_strict::<Limits>(DataFile::PolicyLimits, &[], &[]);
        assert_eq!(built_in_limits().len(), 7);
        let policy = Policy { limits: Some(built_in_limits().to_vec()), ..Policy::default() };
        assert_eq!(policy.problems(), []);
    }
}

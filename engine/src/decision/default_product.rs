//! The product that a case is decided under where none is named.

use std::sync::LazyLock;

use crate::embedded::DataFile;
use crate::product::ProductTerms;

static DEFAULT: LazyLock<ProductTerms> = LazyLock::new(|| DataFile::DecisionDefaultProduct.table());

/// The built-in default policy, with the amounts, tenures and rate that go with it.
pub fn default_product() -> &'static ProductTerms {
    &DEFAULT
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_default_product_can_be_read_and_used() {
        let read = default_product();
        assert_eq!(read.problems(), []);
        assert_eq!(read.policy.rules.len(), 26);
    }
}

//! How a statement writes its figures.

use super::amount::DecimalMark;
use super::dates::DateOrder;

/// The marks and the order that hold for the whole statement.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Notation {
    pub(crate) decimal: DecimalMark,
    pub(crate) order: DateOrder,
}

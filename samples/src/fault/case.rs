//! What the faults work on.

use crate::choices::Writer;
use crate::ledger::Ledger;
use crate::spec::Spec;
use crate::truth::Truth;
use crate::typeset::Page;
use crate::write::Properties;

/// Everything a fault may look at or change before the file is written.
pub(super) struct Case<'a> {
    pub(super) spec: &'a Spec,
    pub(super) ledgers: &'a [Ledger],
    pub(super) pages: Vec<Page>,
    pub(super) properties: Properties,
    pub(super) truth: Truth,
    pub(super) writer: Writer,
}

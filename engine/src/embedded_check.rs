//! Reads every embedded table once, at the start of a program.

use crate::embedded::DataFile;
use crate::{
    bureau, categorise, decision, doubt, integrity, language, layout, letter, metrics, mule, names,
    narration, policy, rules_version,
};

/// Reads every list, threshold, weight and text of `engine/data`. To be called when a program starts: a table that is
/// broken then stops it, with the name of its file, before anything is decided.
///
/// # Panics
///
/// If a file does not fit the type it is read into, or is read by nobody.
pub fn check_embedded_tables() {
    bureau::load_tables();
    categorise::load_tables();
    decision::load_tables();
    doubt::load_tables();
    integrity::load_tables();
    language::load_tables();
    layout::load_tables();
    letter::load_tables();
    metrics::load_tables();
    mule::load_tables();
    names::load_tables();
    narration::load_tables();
    policy::load_tables();
    rules_version::load_tables();
    let unread: Vec<&str> =
        DataFile::ALL.iter().filter(|file| !file.is_read()).map(|file| file.path()).collect();
    assert!(unread.is_empty(), "nothing reads {} of engine/data", unread.join(", "));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_embedded_table_can_be_read() {
        check_embedded_tables();
    }
}

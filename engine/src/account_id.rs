//! How reports name the accounts of a statement.

/// The id of the account at this place of the ledger: `acc_1` is the first.
pub(crate) fn account_id(place: usize) -> String {
    format!("acc_{}", place.saturating_add(1))
}

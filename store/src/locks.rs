//! The names of the locks that processes on one Postgres take of one another: Postgres knows them by number alone, so two
//! purposes under one number would wait for each other without a word.
//!
//! SQLite has one process and one writer, and needs none of them.

/// Whoever hands jobs over to Redis: one at a time, so that counts hold.
pub(crate) const HAND_OVER_LOCK: i64 = 0x6C65_6E64_0001;
/// Whoever writes a table of keys anew: one at a time, and none while a backup reads it. A backup holds it, shared, for as
/// long as it takes.
pub(crate) const PURGE_LOCK: i64 = 0x6C65_6E64_0002;
/// Whoever publishes events: one at a time, so that places become visible in their order. (Versions before took the number
/// above for this as well. Beside one of them an event may be told twice, and none is skipped: places of a team are set aside
/// under a lock of their own.)
pub(crate) const PUBLISH_LOCK: i64 = 0x6C65_6E64_0003;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_locks_have_the_same_number() {
        let mut locks = [HAND_OVER_LOCK, PURGE_LOCK, PUBLISH_LOCK];
        locks.sort_unstable();
        assert!(locks.windows(2).all(|pair| pair[0] != pair[1]), "{locks:x?}");
        // A backup of the version before holds back a rewriting of this one.
        assert_eq!(PURGE_LOCK, 0x6C65_6E64_0002);
    }
}

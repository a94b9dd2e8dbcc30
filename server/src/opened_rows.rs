//! The transactions of reports that were opened a moment ago. A report must be decrypted and unpacked as a whole, and
//! whoever reads it in pages asks for it many times in a row.
//!
//! Rows are kept for a moment after their last use, and never more of them than a bound in bytes. The team is part of what
//! they are found by, and so is the revision of the analysis.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use lending_base::{AnalysisId, TeamId};
use lending_engine::transaction_id::TransactionId;
use serde::Deserialize;
use serde_json::value::RawValue;

/// How long rows are kept after somebody has read them.
const KEPT: Duration = Duration::from_secs(30);
/// The most bytes of rows that are kept. The largest statements have about ten million.
const MOST_BYTES: usize = 48 << 20;

/// What is kept of one report.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct Rows {
    /// The transactions, each as its JSON text.
    pub(crate) transactions: Vec<Box<RawValue>>,
    /// Whom the report names as counterparties.
    pub(crate) counterparties: Vec<CounterpartyRows>,
}

/// The rows that the report counts to one counterparty.
#[derive(Debug, Deserialize)]
pub(crate) struct CounterpartyRows {
    pub(crate) name: String,
    pub(crate) transaction_ids: Vec<TransactionId>,
}

impl Rows {
    fn bytes(&self) -> usize {
        let rows = self.transactions.iter().map(|row| row.get().len());
        let parties = self
            .counterparties
            .iter()
            .map(|party| party.name.len() + party.transaction_ids.len() * size_of::<TransactionId>());
        rows.chain(parties).sum()
    }
}

/// What rows are found by: the team, the analysis and its revision.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(crate) struct RowsKey {
    pub(crate) team: TeamId,
    pub(crate) analysis: AnalysisId,
    pub(crate) revision: i64,
}

#[derive(Debug)]
struct Entry {
    rows: Arc<Rows>,
    bytes: usize,
    used_at: Instant,
}

/// Clones share what is kept.
#[derive(Debug, Clone, Default)]
pub(crate) struct OpenedRows(Arc<Mutex<Entries>>);

impl OpenedRows {
    fn entries(&self) -> MutexGuard<'_, Entries> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn find(&self, key: &RowsKey) -> Option<Arc<Rows>> {
        self.entries().find(key, Instant::now())
    }

    pub(crate) fn keep(&self, key: RowsKey, rows: &Arc<Rows>) {
        if self.entries().keep(key.clone(), rows, Instant::now()) {
            tokio::spawn(self.clone().forget_when_unused(key));
        }
    }

    async fn forget_when_unused(self, key: RowsKey) {
        loop {
            let Some(left) = self.entries().expire(&key, Instant::now()) else { return };
            tokio::time::sleep(left).await;
        }
    }

    /// Forgets an analysis that was erased.
    pub(crate) fn forget(&self, team: &TeamId, analysis: &AnalysisId) {
        self.entries().kept.retain(|key, _| key.team != *team || key.analysis != *analysis);
    }
}

#[derive(Debug)]
struct Entries {
    kept: HashMap<RowsKey, Entry>,
    most_bytes: usize,
}

impl Default for Entries {
    fn default() -> Self {
        Self { kept: HashMap::new(), most_bytes: MOST_BYTES }
    }
}

impl Entries {
    fn find(&mut self, key: &RowsKey, now: Instant) -> Option<Arc<Rows>> {
        let entry = self.kept.get_mut(key)?;
        entry.used_at = now;
        Some(entry.rows.clone())
    }

    /// `false` when the rows alone are more than may be kept.
    fn keep(&mut self, key: RowsKey, rows: &Arc<Rows>, now: Instant) -> bool {
        let bytes = rows.bytes();
        if bytes > self.most_bytes {
            return false;
        }
        self.kept.remove(&key);
        while self.kept.values().map(|entry| entry.bytes).sum::<usize>() + bytes > self.most_bytes {
            let unused = self.kept.iter().min_by_key(|(_, entry)| entry.used_at).map(|(key, _)| key.clone());
            let Some(unused) = unused else { break };
            self.kept.remove(&unused);
        }
        self.kept.insert(key, Entry { rows: rows.clone(), bytes, used_at: now });
        true
    }

    /// How much longer an entry is kept unless somebody reads it; `None` when it is gone.
    fn expire(&mut self, key: &RowsKey, now: Instant) -> Option<Duration> {
        let left = (self.kept.get(key)?.used_at + KEPT).saturating_duration_since(now);
        if left.is_zero() {
            self.kept.remove(key);
            return None;
        }
        Some(left)
    }
}

#[cfg(test)]
mod tests {
    use lending_base::Clock;

    use super::*;

    fn key() -> RowsKey {
        let clock = Clock::default();
        let (team, analysis) = (TeamId::new(&clock).unwrap(), AnalysisId::new(&clock).unwrap());
        RowsKey { team, analysis, revision: 3 }
    }

    fn rows(bytes: usize) -> Arc<Rows> {
        let row = serde_json::from_str(&"1".repeat(bytes)).unwrap();
        Arc::new(Rows { transactions: vec![row], counterparties: Vec::new() })
    }

    #[test]
    fn rows_are_found_by_their_team_and_revision_alone_and_for_a_moment() {
        let (opened, key, start) = (OpenedRows::default(), key(), Instant::now());
        let mut entries = opened.entries();
        assert!(entries.keep(key.clone(), &rows(10), start));
        assert!(entries.find(&RowsKey { team: self::key().team, ..key.clone() }, start).is_none());
        assert!(entries.find(&RowsKey { revision: 4, ..key.clone() }, start).is_none());
        let second = Duration::from_secs(1);
        let later = start + KEPT.saturating_sub(second);
        assert_eq!(entries.expire(&key, later), Some(second));
        assert!(entries.find(&key, later).is_some(), "being read keeps them");
        assert_eq!(entries.expire(&key, start + KEPT), Some(KEPT.saturating_sub(second)));
        assert_eq!(entries.expire(&key, later + KEPT), None);
        assert!(entries.kept.is_empty());
        assert!(entries.keep(key.clone(), &rows(10), start));
        drop(entries);
        opened.forget(&key.team, &key.analysis);
        assert!(opened.entries().kept.is_empty());
    }

    #[test]
    fn there_are_never_more_bytes_than_the_bound_and_the_longest_unused_go_first() {
        let mut entries = Entries { most_bytes: 100, ..Entries::default() };
        let (keys, start) = ([key(), key(), key()], Instant::now());
        for (second, key) in (0..).zip(&keys) {
            assert!(entries.keep(key.clone(), &rows(40), start + Duration::from_secs(second)));
        }
        let mut is_kept = |key: &RowsKey| entries.find(key, start).is_some();
        assert_eq!(keys.each_ref().map(&mut is_kept), [false, true, true]);
        assert!(!entries.keep(key(), &rows(101), start), "too large to be kept at all");
        assert_eq!(entries.kept.len(), 2, "and it drives nobody out");
    }
}

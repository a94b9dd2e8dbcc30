//! Reports that were opened a moment ago, with their transactions apart. A report must be decrypted and unpacked as a whole,
//! and whoever reads its rows in pages, or its sections one after another, asks for it many times in a row.
//!
//! A report is kept for a moment after its last use, and never more of them than a bound in bytes. The team is part of what
//! they are found by, and so is the revision of the analysis.

use std::collections::HashMap;
use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::{Duration, Instant};

use lending_base::{AnalysisId, TeamId};
use lending_engine::transaction_id::TransactionId;
use serde::de::{Error, MapAccess, Visitor};
use serde::{Deserialize, Deserializer};
use serde_json::value::RawValue;

use crate::searched_rows::{SearchedRow, searched};

/// How long a report is kept after somebody has read it.
const KEPT: Duration = Duration::from_secs(30);
/// The most bytes of reports that are kept. The rows of the largest statements have about ten million.
const MOST_BYTES: usize = 48 << 20;

const ROWS: &str = "transactions";
const PARTIES: &str = "counterparties";

/// A report, taken apart as it is read: nothing of it is understood but where its rows are and whom it names.
#[derive(Debug, Default)]
pub(crate) struct OpenedReport {
    /// The JSON text before the list of transactions, and the one after it.
    before: String,
    after: String,
    /// The transactions, each as its JSON text.
    pub(crate) transactions: Vec<Box<RawValue>>,
    /// Whom the report names as counterparties.
    pub(crate) counterparties: Vec<CounterpartyRows>,
    /// The transactions as filters look at them, once somebody has filtered.
    searched: OnceLock<Vec<SearchedRow>>,
}

/// The rows that the report counts to one counterparty.
#[derive(Debug, Deserialize)]
pub(crate) struct CounterpartyRows {
    pub(crate) name: String,
    pub(crate) transaction_ids: Vec<TransactionId>,
}

impl OpenedReport {
    fn bytes(&self) -> usize {
        // What filters look at is made of the rows, and is at most as much again.
        let rows = 2 * self.bytes_of_rows();
        let parties = self
            .counterparties
            .iter()
            .map(|party| party.name.len() + party.transaction_ids.len() * size_of::<TransactionId>());
        parties.sum::<usize>() + rows + self.before.len() + self.after.len()
    }

    fn bytes_of_rows(&self) -> usize {
        self.transactions.iter().map(|row| row.get().len()).sum()
    }

    /// The transactions as filters look at them. The first to ask reads all of them: not on a thread that serves others.
    pub(crate) fn searched(&self) -> serde_json::Result<&[SearchedRow]> {
        if let Some(rows) = self.searched.get() {
            return Ok(rows);
        }
        let rows = searched(&self.transactions)?;
        Ok(self.searched.get_or_init(|| rows))
    }

    /// The report as JSON with an empty list in place of its transactions.
    pub(crate) fn without_rows(&self) -> Vec<u8> {
        [self.before.as_str(), "[]", self.after.as_str()].concat().into_bytes()
    }

    /// How many bytes the report has as JSON, as it was opened.
    pub(crate) fn length(&self) -> usize {
        let commas = self.transactions.len().saturating_sub(1);
        self.before.len() + "[".len() + self.bytes_of_rows() + commas + "]".len() + self.after.len()
    }

    /// The report as JSON from a row on: about so many bytes, and the row that comes after them; `None` after the last.
    pub(crate) fn piece(&self, from: usize, about: usize) -> (Vec<u8>, Option<usize>) {
        let mut json = String::with_capacity(about.min(self.length()));
        if from == 0 {
            json.push_str(&self.before);
            json.push('[');
        }
        let mut next = from;
        while let Some(row) = self.transactions.get(next)
            && (next == from || json.len() < about)
        {
            if next > 0 {
                json.push(',');
            }
            json.push_str(row.get());
            next += 1;
        }
        if next < self.transactions.len() {
            return (json.into_bytes(), Some(next));
        }
        json.push(']');
        json.push_str(&self.after);
        (json.into_bytes(), None)
    }
}

impl<'de> Deserialize<'de> for OpenedReport {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(Members)
    }
}

/// Takes a report apart in one pass: the rows of a long one are most of it.
struct Members;

impl<'de> Visitor<'de> for Members {
    type Value = OpenedReport;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("a report")
    }

    fn visit_map<M: MapAccess<'de>>(self, mut members: M) -> Result<OpenedReport, M::Error> {
        let mut opened = OpenedReport { before: "{".to_owned(), ..OpenedReport::default() };
        let (mut is_first, mut has_rows) = (true, false);
        while let Some(name) = members.next_key::<String>()? {
            let text = if has_rows { &mut opened.after } else { &mut opened.before };
            if !is_first {
                text.push(',');
            }
            is_first = false;
            text.push_str(&serde_json::to_string(&name).map_err(M::Error::custom)?);
            text.push(':');
            if name == ROWS {
                opened.transactions = members.next_value()?;
                has_rows = true;
                continue;
            }
            let value = members.next_value::<Box<RawValue>>()?;
            text.push_str(value.get());
            if name == PARTIES {
                opened.counterparties = serde_json::from_str(value.get()).map_err(M::Error::custom)?;
            }
        }
        if !has_rows {
            return Err(M::Error::missing_field(ROWS));
        }
        opened.after.push('}');
        Ok(opened)
    }
}

/// What a report is found by: the team, the analysis and which of its reports it is.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(crate) struct ReportKey {
    pub(crate) team: TeamId,
    pub(crate) analysis: AnalysisId,
    pub(crate) report: WhichReport,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum WhichReport {
    /// The one in force, while the analysis is as it was at this revision of its record.
    InForce(i64),
    /// An earlier one, by its number: it never changes.
    Earlier(i64),
}

#[derive(Debug)]
struct Entry {
    report: Arc<OpenedReport>,
    bytes: usize,
    used_at: Instant,
}

/// Clones share what is kept.
#[derive(Debug, Clone, Default)]
pub(crate) struct OpenedReports(Arc<Mutex<Entries>>);

impl OpenedReports {
    fn entries(&self) -> MutexGuard<'_, Entries> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn find(&self, key: &ReportKey) -> Option<Arc<OpenedReport>> {
        self.entries().find(key, Instant::now())
    }

    pub(crate) fn keep(&self, key: ReportKey, report: &Arc<OpenedReport>) {
        if self.entries().keep(key.clone(), report, Instant::now()) {
            tokio::spawn(self.clone().forget_when_unused(key));
        }
    }

    async fn forget_when_unused(self, key: ReportKey) {
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
    kept: HashMap<ReportKey, Entry>,
    most_bytes: usize,
}

impl Default for Entries {
    fn default() -> Self {
        Self { kept: HashMap::new(), most_bytes: MOST_BYTES }
    }
}

impl Entries {
    fn find(&mut self, key: &ReportKey, now: Instant) -> Option<Arc<OpenedReport>> {
        let entry = self.kept.get_mut(key)?;
        entry.used_at = now;
        Some(entry.report.clone())
    }

    /// `false` when the report alone is more than may be kept.
    fn keep(&mut self, key: ReportKey, report: &Arc<OpenedReport>, now: Instant) -> bool {
        let bytes = report.bytes();
        if bytes > self.most_bytes {
            return false;
        }
        self.kept.remove(&key);
        while self.kept.values().map(|entry| entry.bytes).sum::<usize>() + bytes > self.most_bytes {
            let unused = self.kept.iter().min_by_key(|(_, entry)| entry.used_at).map(|(key, _)| key.clone());
            let Some(unused) = unused else { break };
            self.kept.remove(&unused);
        }
        self.kept.insert(key, Entry { report: report.clone(), bytes, used_at: now });
        true
    }

    /// How much longer an entry is kept unless somebody reads it; `None` when it is gone.
    fn expire(&mut self, key: &ReportKey, now: Instant) -> Option<Duration> {
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

    fn key() -> ReportKey {
        let clock = Clock::default();
        let (team, analysis) = (TeamId::new(&clock).unwrap(), AnalysisId::new(&clock).unwrap());
        ReportKey { team, analysis, report: WhichReport::InForce(3) }
    }

    fn report(bytes: usize) -> Arc<OpenedReport> {
        let row = serde_json::from_str(&"1".repeat(bytes)).unwrap();
        Arc::new(OpenedReport { transactions: vec![row], ..OpenedReport::default() })
    }

    #[test]
    fn a_report_is_put_together_again_byte_for_byte_and_without_its_rows() {
        let text = r#"{"summary":{"a":[1,2]},"transactions":[{"id":"txn_1"},{"id":"txn_2"}],"counterparties":[{"name":"A\u00e4 \"B\"","transaction_ids":["txn_2"]}],"score":null}"#;
        let opened: OpenedReport = serde_json::from_str(text).unwrap();
        for about in [0, 1, 40, usize::MAX] {
            let (mut whole, mut from, mut pieces) = (Vec::new(), Some(0), 0);
            while let Some(row) = from {
                let (piece, next) = opened.piece(row, about);
                whole.extend(piece);
                (from, pieces) = (next, pieces + 1);
            }
            assert_eq!(String::from_utf8(whole).unwrap(), text);
            assert_eq!((text.len(), pieces), (opened.length(), if about > 40 { 1 } else { 2 }));
        }
        let without = text.replace(r#"[{"id":"txn_1"},{"id":"txn_2"}]"#, "[]");
        assert_eq!(String::from_utf8(opened.without_rows()).unwrap(), without);
        assert_eq!((opened.transactions.len(), opened.counterparties[0].name.as_str()), (2, "Aä \"B\""));
        for (other, whole) in [(r#"{"transactions":[]}"#, true), ("{}", false), ("[]", false)] {
            let read = serde_json::from_str::<OpenedReport>(other);
            assert_eq!(
                read.is_ok_and(|opened| opened.piece(0, usize::MAX).0 == other.as_bytes()),
                whole,
                "{other}"
            );
        }
    }

    #[test]
    fn reports_are_found_by_their_team_and_revision_alone_and_for_a_moment() {
        let (opened, key, start) = (OpenedReports::default(), key(), Instant::now());
        let mut entries = opened.entries();
        assert!(entries.keep(key.clone(), &report(10), start));
        assert!(entries.find(&ReportKey { team: self::key().team, ..key.clone() }, start).is_none());
        for other in [WhichReport::InForce(4), WhichReport::Earlier(3)] {
            assert!(entries.find(&ReportKey { report: other, ..key.clone() }, start).is_none());
        }
        let second = Duration::from_secs(1);
        let later = start + KEPT.saturating_sub(second);
        assert_eq!(entries.expire(&key, later), Some(second));
        assert!(entries.find(&key, later).is_some(), "being read keeps it");
        assert_eq!(entries.expire(&key, start + KEPT), Some(KEPT.saturating_sub(second)));
        assert_eq!(entries.expire(&key, later + KEPT), None);
        assert!(entries.kept.is_empty());
        assert!(entries.keep(key.clone(), &report(10), start));
        drop(entries);
        opened.forget(&key.team, &key.analysis);
        assert!(opened.entries().kept.is_empty());
    }

    #[test]
    fn there_are_never_more_bytes_than_the_bound_and_the_longest_unused_go_first() {
        let mut entries = Entries { most_bytes: 100, ..Entries::default() };
        let (keys, start) = ([key(), key(), key()], Instant::now());
        for (second, key) in (0..).zip(&keys) {
            assert!(entries.keep(key.clone(), &report(20), start + Duration::from_secs(second)));
        }
        let mut is_kept = |key: &ReportKey| entries.find(key, start).is_some();
        assert_eq!(keys.each_ref().map(&mut is_kept), [false, true, true]);
        assert!(!entries.keep(key(), &report(51), start), "too large to be kept at all");
        assert_eq!(entries.kept.len(), 2, "and it drives nobody out");
    }
}

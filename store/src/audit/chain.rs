//! The chain over the audit: what makes a change of it visible.
//!
//! A background task takes the entries that are not linked yet, up to [`BATCH`] of one chain at a time, and closes them as a
//! batch. Its head is the hash of the head before and of every entry in it, signed with a key of the deployment. A team has
//! a chain of its own; what belongs to no team is in the chain `deployment`.

use chrono::{DateTime, Utc};
use lending_base::{AuditId, TeamId};
use sha2::{Digest, Sha256};
use subtle::ConstantTimeEq;

use super::prune::Pruning;
use super::{Recorded, entry_columns};
use crate::db::{Tx, on};
use crate::{Store, StoreError};

/// The chain of what belongs to no team.
pub const DEPLOYMENT: &str = "deployment";
/// The most entries of one batch. A proof carries the hash of each.
pub const BATCH: i64 = 256;
/// Chains that are looked at in one turn.
const CHAINS: i64 = 100;
/// What the first batch follows.
const BEGINNING: [u8; 32] = [0; 32];

/// As people note hashes.
pub fn hex(bytes: &[u8]) -> String {
    crate::sealing::hex(bytes)
}

/// The end of a batch.
#[derive(Debug, Clone, PartialEq, Eq, sqlx::FromRow)]
pub struct Head {
    pub batch: i64,
    pub previous: Vec<u8>,
    pub hash: Vec<u8>,
    pub signature: Vec<u8>,
    pub entries: i64,
    pub closed_at: DateTime<Utc>,
}

/// What shows that an entry is in the chain: hash the entry, find it among the hashes, hash them all.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Proof {
    pub chain: String,
    pub head: Head,
    /// Of every entry of the batch, in order.
    pub hashes: Vec<Vec<u8>>,
    pub position: i64,
}

/// What a verification found to be wrong.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    #[error("entry {id} is not what was linked (batch {batch})")]
    Altered { id: String, batch: i64 },
    #[error("entry {id} is gone (batch {batch})")]
    Removed { id: String, batch: i64 },
    #[error("batch {batch} does not hold the entries that its head was made of")]
    Regrouped { batch: i64 },
    #[error("batch {batch} does not follow the one before it")]
    OutOfOrder { batch: i64 },
    #[error("the head of batch {batch} was not signed by this deployment")]
    Unsigned { batch: i64 },
    #[error("entry {id} was never linked and does not wait for it")]
    Unlinked { id: String },
    #[error("entry {id} is gone before it was linked")]
    RemovedUnlinked { id: String },
    #[error("the chain ends before batch {batch}, or its head is another one")]
    CutShort { batch: i64 },
    #[error("what went up to batch {batch} was not pruned by this deployment")]
    PrunedByOthers { batch: i64 },
    #[error("batch {batch} was pruned, and its head cannot be compared any more: note a newer one")]
    NotedBeforePruning { batch: i64 },
}

/// What became of a chain.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Verified {
    pub chain: String,
    pub entries: i64,
    /// Entries that were written a moment ago and are linked with the next batch.
    pub waiting: i64,
    pub head: Option<Head>,
    /// What closes the chain over what was too old to be kept.
    pub pruned: Option<Pruning>,
    pub faults: Vec<Fault>,
}

impl Verified {
    /// What the next batch has to follow: its number, and the head before it.
    fn expected(&self) -> (i64, Vec<u8>) {
        let last = match (&self.head, &self.pruned) {
            (Some(head), _) => Some((head.batch, head.hash.clone())),
            (None, Some(pruning)) => Some((pruning.batch, pruning.hash.clone())),
            (None, None) => None,
        };
        last.map_or((1, BEGINNING.to_vec()), |(batch, hash)| (batch.saturating_add(1), hash))
    }
}

#[derive(sqlx::FromRow)]
struct Link {
    batch: i64,
    audit_id: String,
    hash: Vec<u8>,
}

pub(super) fn field(hash: &mut Sha256, bytes: Option<&[u8]>) {
    // A length before each, so that no two entries have the same bytes; what is not there differs from what is empty.
    match bytes {
        Some(bytes) => {
            hash.update((bytes.len() as u64 + 1).to_be_bytes());
            hash.update(bytes);
        }
        None => hash.update(0_u64.to_be_bytes()),
    }
}

/// The hash of one entry: of `audit entry 1` and its members, each behind its length.
pub fn entry_hash(entry: &Recorded) -> Vec<u8> {
    let mut hash = Sha256::new();
    let at = entry.at.to_rfc3339_opts(chrono::SecondsFormat::Micros, true);
    let text = |text: &Option<String>| text.as_ref().map(|text| text.as_bytes().to_vec());
    let members = [
        Some(b"audit entry 1".to_vec()),
        Some(entry.id.as_str().as_bytes().to_vec()),
        Some(at.into_bytes()),
        text(&entry.team_id),
        Some(entry.actor.as_bytes().to_vec()),
        text(&entry.token_id),
        Some(entry.action.as_bytes().to_vec()),
        text(&entry.subject),
        text(&entry.ip),
        text(&entry.request_id),
        text(&entry.own_request_id),
        text(&entry.purpose),
        text(&entry.detail),
    ];
    for member in &members {
        field(&mut hash, member.as_deref());
    }
    hash.finalize().to_vec()
}

/// The hash of a head: of `audit head 1`, the chain, the number of the batch, the head before and the entries.
pub fn head_hash(chain: &str, batch: i64, previous: &[u8], entries: &[Vec<u8>]) -> Vec<u8> {
    let mut hash = Sha256::new();
    field(&mut hash, Some(b"audit head 1"));
    field(&mut hash, Some(chain.as_bytes()));
    field(&mut hash, Some(batch.to_string().as_bytes()));
    field(&mut hash, Some(previous));
    for entry in entries {
        field(&mut hash, Some(entry));
    }
    hash.finalize().to_vec()
}

pub(super) fn chain_of(team: Option<&TeamId>) -> String {
    team.map_or_else(|| DEPLOYMENT.to_owned(), ToString::to_string)
}

impl Store {
    /// Links what waits for it. Returns how many entries were linked.
    pub async fn link_audit(&self) -> Result<i64, StoreError> {
        let mut linked = 0;
        loop {
            let before = linked;
            let chains = on!(self.db.read(), db => sqlx::query_scalar::<_, String>(
                "SELECT DISTINCT chain FROM audit_unlinked LIMIT $1"
            ).bind(CHAINS).fetch_all(db).await)?;
            if chains.is_empty() {
                return Ok(linked);
            }
            for chain in chains {
                let store = self.clone();
                let done = self
                    .db
                    .transaction(move |tx| Box::pin(async move { store.close_batch(tx, &chain).await }))
                    .await?;
                match done {
                    Some(entries) => linked += entries,
                    // Another process is at it.
                    None => return Ok(linked),
                }
            }
            // What is left waits for entries that are gone: a verification tells of them, and nothing can link them.
            if linked == before {
                return Ok(linked);
            }
        }
    }

    /// Links what waits in the chain of one team. A request does so behind its caller's wall, where what belongs to nobody is
    /// seen and may not be linked: other chains are left to the worker.
    pub async fn link_audit_of(&self, team: &TeamId) -> Result<i64, StoreError> {
        let mut linked = 0;
        loop {
            let (store, chain) = (self.clone(), chain_of(Some(team)));
            let done = self
                .db
                .transaction(move |tx| Box::pin(async move { store.close_batch(tx, &chain).await }))
                .await?;
            match done {
                Some(entries @ 1..) => linked += entries,
                // Nothing waits, or another process is at it.
                Some(_) | None => return Ok(linked),
            }
        }
    }

    /// Closes one batch. `None` when another process closed it first.
    async fn close_batch(&self, tx: &mut Tx, chain: &str) -> Result<Option<i64>, StoreError> {
        // The head first: whoever links these entries meanwhile then takes the very batch that is closed below, and not one
        // before it.
        let last = on!(tx.conn(), conn => sqlx::query_as::<_, Head>(
            "SELECT batch, previous, hash, signature, entries, closed_at FROM audit_heads
             WHERE chain = $1 ORDER BY batch DESC LIMIT 1"
        ).bind(chain).fetch_optional(conn).await)?;
        let entries = on!(tx.conn(), conn => sqlx::query_as::<_, Recorded>(concat!(
            "SELECT ", entry_columns!(), " FROM audit_unlinked u JOIN audit e ON e.id = u.audit_id
             WHERE u.chain = $1 ORDER BY u.audit_id LIMIT $2"
        )).bind(chain).bind(BATCH).fetch_all(conn).await)?;
        if entries.is_empty() {
            return Ok(Some(0));
        }
        // The last one is never pruned.
        let (batch, previous) =
            last.map_or((1, BEGINNING.to_vec()), |head| (head.batch.saturating_add(1), head.hash));
        let hashes: Vec<Vec<u8>> = entries.iter().map(entry_hash).collect();
        let hash = head_hash(chain, batch, &previous, &hashes);
        let signature = self.keyring.audit_signature(&hash);
        let count = i64::try_from(entries.len()).unwrap_or(BATCH);
        let closed = on!(tx.conn(), conn => sqlx::query(
            "INSERT INTO audit_heads (chain, batch, previous, hash, signature, entries, closed_at)
             VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (chain, batch) DO NOTHING"
        ).bind(chain).bind(batch).bind(&previous).bind(&hash).bind(&signature).bind(count).bind(self.clock.now())
            .execute(conn).await.map(|done| done.rows_affected()))?;
        if closed == 0 {
            return tx.undo(None);
        }
        for ((position, entry), hash) in (0_i64..).zip(&entries).zip(&hashes) {
            on!(tx.conn(), conn => sqlx::query(
                "INSERT INTO audit_links (chain, batch, position, audit_id, hash) VALUES ($1, $2, $3, $4, $5)"
            ).bind(chain).bind(batch).bind(position).bind(entry.id.as_str()).bind(hash)
                .execute(conn).await.map(|_| ()))?;
            on!(tx.conn(), conn => sqlx::query("DELETE FROM audit_unlinked WHERE audit_id = $1")
                .bind(entry.id.as_str()).execute(conn).await.map(|_| ()))?;
        }
        Ok(Some(count))
    }

    /// Every chain there is.
    pub async fn audit_chains(&self) -> Result<Vec<String>, StoreError> {
        Ok(on!(self.db.read(), db => sqlx::query_scalar::<_, String>(
            "SELECT chain FROM audit_heads UNION SELECT COALESCE(team_id, 'deployment') FROM audit ORDER BY 1"
        ).fetch_all(db).await)?)
    }

    /// Computes a chain anew and compares. `expected` is a head that somebody noted elsewhere: without one, whoever can write
    /// to the database can still cut off the end.
    pub async fn verify_audit(
        &self,
        chain: &str,
        expected: Option<(i64, Vec<u8>)>,
    ) -> Result<Verified, StoreError> {
        loop {
            let pruned = self.pruning_of(chain).await?;
            let verified = self.verify_from(chain, pruned.clone(), expected.clone()).await?;
            // What is pruned meanwhile looks like what was taken away.
            if self.pruning_of(chain).await? == pruned {
                return Ok(verified);
            }
        }
    }

    /// Verifies what follows a pruning, or all of a chain.
    async fn verify_from(
        &self,
        chain: &str,
        pruned: Option<Pruning>,
        expected: Option<(i64, Vec<u8>)>,
    ) -> Result<Verified, StoreError> {
        let (chain_name, mut expected) = (chain.to_owned(), expected);
        let mut verified =
            Verified { chain: chain_name, entries: 0, waiting: 0, head: None, pruned, faults: Vec::new() };
        let others = self.prunings_of_others(chain).await?;
        verified.faults.extend(others.into_iter().map(|batch| Fault::PrunedByOthers { batch }));
        if let Some(pruning) = &verified.pruned {
            match &expected {
                Some((batch, hash)) if *batch == pruning.batch && *hash == pruning.hash => expected = None,
                Some((batch, _)) if *batch < pruning.batch => {
                    verified.faults.push(Fault::NotedBeforePruning { batch: *batch });
                    expected = None;
                }
                _ => {}
            }
        }
        loop {
            let after = verified.head.as_ref().map_or(0, |head| head.batch);
            let next = on!(self.db.read(), db => sqlx::query_as::<_, Head>(
                "SELECT batch, previous, hash, signature, entries, closed_at FROM audit_heads
                 WHERE chain = $1 AND batch > $2 ORDER BY batch LIMIT 1"
            ).bind(chain).bind(after).fetch_optional(db).await)?;
            let Some(head) = next else { break };
            self.verify_batch(&mut verified, &head).await?;
            if expected.as_ref().is_some_and(|(batch, hash)| *batch == head.batch && *hash == head.hash) {
                expected = None;
            }
            verified.head = Some(head);
        }
        if let Some((batch, _)) = expected {
            verified.faults.push(Fault::CutShort { batch });
        }
        verified.waiting = on!(self.db.read(), db => sqlx::query_scalar::<_, i64>(
            "SELECT count(*) FROM audit_unlinked WHERE chain = $1"
        ).bind(chain).fetch_one(db).await)?;
        let unlinked = on!(self.db.read(), db => sqlx::query_scalar::<_, String>(
            "SELECT e.id FROM audit e WHERE COALESCE(e.team_id, 'deployment') = $1
                AND NOT EXISTS (SELECT 1 FROM audit_links l WHERE l.audit_id = e.id)
                AND NOT EXISTS (SELECT 1 FROM audit_unlinked u WHERE u.audit_id = e.id) ORDER BY e.id"
        ).bind(chain).fetch_all(db).await)?;
        verified.faults.extend(unlinked.into_iter().map(|id| Fault::Unlinked { id }));
        let gone = on!(self.db.read(), db => sqlx::query_scalar::<_, String>(
            "SELECT u.audit_id FROM audit_unlinked u WHERE u.chain = $1
                AND NOT EXISTS (SELECT 1 FROM audit e WHERE e.id = u.audit_id) ORDER BY u.audit_id"
        ).bind(chain).fetch_all(db).await)?;
        verified.faults.extend(gone.into_iter().map(|id| Fault::RemovedUnlinked { id }));
        Ok(verified)
    }

    async fn verify_batch(&self, verified: &mut Verified, head: &Head) -> Result<(), StoreError> {
        let batch = head.batch;
        let (number, previous) = verified.expected();
        if batch != number || head.previous != previous {
            verified.faults.push(Fault::OutOfOrder { batch });
        }
        if !bool::from(self.keyring.audit_signature(&head.hash).ct_eq(&head.signature)) {
            verified.faults.push(Fault::Unsigned { batch });
        }
        let links = self.links_of(&verified.chain, batch).await?;
        let hashes: Vec<Vec<u8>> = links.iter().map(|link| link.hash.clone()).collect();
        if head_hash(&verified.chain, batch, &head.previous, &hashes) != head.hash {
            verified.faults.push(Fault::Regrouped { batch });
        }
        let entries = on!(self.db.read(), db => sqlx::query_as::<_, Recorded>(concat!(
            "SELECT ", entry_columns!(), " FROM audit_links l JOIN audit e ON e.id = l.audit_id
             WHERE l.chain = $1 AND l.batch = $2 ORDER BY l.position"
        )).bind(&verified.chain).bind(batch).fetch_all(db).await)?;
        for link in links {
            let id = link.audit_id;
            match entries.iter().find(|entry| entry.id.as_str() == id) {
                None => verified.faults.push(Fault::Removed { id, batch: link.batch }),
                Some(entry) if entry_hash(entry) != link.hash => {
                    verified.faults.push(Fault::Altered { id, batch: link.batch });
                }
                Some(_) => verified.entries += 1,
            }
        }
        Ok(())
    }

    async fn links_of(&self, chain: &str, batch: i64) -> Result<Vec<Link>, StoreError> {
        Ok(on!(self.db.read(), db => sqlx::query_as::<_, Link>(
            "SELECT batch, audit_id, hash FROM audit_links WHERE chain = $1 AND batch = $2 ORDER BY position"
        ).bind(chain).bind(batch).fetch_all(db).await)?)
    }

    /// What shows that an entry of a team is in its chain. `None` for what is not there, or not linked yet.
    pub async fn audit_proof(&self, team: &TeamId, id: &AuditId) -> Result<Option<Proof>, StoreError> {
        let chain = chain_of(Some(team));
        let place = on!(self.db.read(), db => sqlx::query_as::<_, (i64, i64)>(
            "SELECT batch, position FROM audit_links WHERE audit_id = $1 AND chain = $2"
        ).bind(id.as_str()).bind(&chain).fetch_optional(db).await)?;
        let Some((batch, position)) = place else { return Ok(None) };
        let head = on!(self.db.read(), db => sqlx::query_as::<_, Head>(
            "SELECT batch, previous, hash, signature, entries, closed_at FROM audit_heads
             WHERE chain = $1 AND batch = $2"
        ).bind(&chain).bind(batch).fetch_one(db).await)?;
        let hashes = self.links_of(&chain, batch).await?.into_iter().map(|link| link.hash).collect();
        Ok(Some(Proof { chain, head, hashes, position }))
    }
}

//! What is older than a deployment keeps leaves the audit by whole batches from the beginning of a chain, and the chain is
//! closed over the gap: a signed note of the last head that went. What is left is verified from there, so that a batch that
//! goes without such a note, or an entry that changes afterwards, is found as before.
//!
//! The database lets nothing go that no note covers (see the migrations); on Postgres a function that acts as the owner
//! takes it away, and nothing younger than 90 days.

use chrono::{DateTime, TimeDelta, Utc};
use lending_base::TeamId;
use sha2::{Digest, Sha256};
use subtle::ConstantTimeEq;

use super::chain::{DEPLOYMENT, field, hex};
use super::{Action, Actor, Entry, append};
use crate::db::{Either, Tx, on};
use crate::{Store, StoreError};

/// The most batches of one transaction: 50,000 entries, which a database deletes in seconds.
const BATCHES: i64 = 200;
/// The most transactions for one chain at a time. The next round goes on.
const STEPS: usize = 20;

/// What closes a chain over its beginning.
#[derive(Debug, Clone, PartialEq, Eq, sqlx::FromRow)]
pub struct Pruning {
    /// The last batch that went.
    pub batch: i64,
    /// Its head, which the first batch that is left follows.
    pub hash: Vec<u8>,
    /// How many entries have gone since the chain began.
    pub entries: i64,
    pub pruned_at: DateTime<Utc>,
    pub signature: Vec<u8>,
}

impl Pruning {
    /// What is signed: `audit pruning 1`, the chain and all that the note says.
    fn digest(&self, chain: &str) -> Vec<u8> {
        let mut hash = Sha256::new();
        let at = self.pruned_at.to_rfc3339_opts(chrono::SecondsFormat::Micros, true);
        for member in [
            b"audit pruning 1".as_slice(),
            chain.as_bytes(),
            self.batch.to_string().as_bytes(),
            &self.hash,
            self.entries.to_string().as_bytes(),
            at.as_bytes(),
        ] {
            field(&mut hash, Some(member));
        }
        hash.finalize().to_vec()
    }
}

/// What is to go of a chain.
#[derive(sqlx::FromRow)]
struct Going {
    batches: i64,
    entries: Option<i64>,
}

impl Store {
    /// Prunes every chain of what the deployment no longer keeps. Says how many entries went.
    pub async fn prune_audit(&self) -> Result<i64, StoreError> {
        let Some(age) = self.audit_age else { return Ok(0) };
        let before = self.database_time().await? - age;
        let mut pruned = 0;
        for chain in self.audit_chains().await? {
            for _ in 0..STEPS {
                let (store, chain) = (self.clone(), chain.clone());
                let gone = self
                    .db
                    .transaction(move |tx| {
                        Box::pin(async move { store.prune_step(tx, &chain, before).await })
                    })
                    .await?;
                if gone == 0 {
                    break;
                }
                pruned += gone;
            }
        }
        Ok(pruned)
    }

    /// Prunes the oldest batches of a chain, if all in them is old enough. Says how many entries went.
    async fn prune_step(&self, tx: &mut Tx, chain: &str, before: DateTime<Utc>) -> Result<i64, StoreError> {
        let Some(batch) = last_to_go(tx, chain, before).await? else { return Ok(0) };
        let hash = on!(tx.conn(), conn => sqlx::query_scalar::<_, Vec<u8>>(
            "SELECT hash FROM audit_heads WHERE chain = $1 AND batch = $2"
        ).bind(chain).bind(batch).fetch_one(conn).await)?;
        let going = on!(tx.conn(), conn => sqlx::query_as::<_, Going>(
            "SELECT count(*) AS batches, CAST(sum(entries) AS BIGINT) AS entries FROM audit_heads
             WHERE chain = $1 AND batch <= $2"
        ).bind(chain).bind(batch).fetch_one(conn).await)?;
        let gone = going.entries.unwrap_or_default();
        let earlier = newest(tx, chain).await?.map_or(0, |pruning| pruning.entries);
        let entries = earlier.saturating_add(gone);
        let mut pruning =
            Pruning { batch, hash, entries, pruned_at: self.clock.now(), signature: Vec::new() };
        pruning.signature = self.keyring.audit_signature(&pruning.digest(chain));
        let noted = on!(tx.conn(), conn => sqlx::query(
            "INSERT INTO audit_prunings (chain, batch, hash, entries, pruned_at, signature)
             VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (chain, batch) DO NOTHING"
        ).bind(chain).bind(batch).bind(&pruning.hash).bind(entries).bind(pruning.pruned_at).bind(&pruning.signature)
            .execute(conn).await.map(|done| done.rows_affected()))?;
        // Another process is at the same.
        if noted == 0 || take_away(tx, chain, batch).await? != going.batches {
            return tx.undo(0);
        }
        let mut entry = Entry::new(Actor::Service, Action::AuditPruned)
            .subject(chain)
            .detail(format!("{gone} entries to {batch}:{}", hex(&pruning.hash)));
        if chain != DEPLOYMENT {
            entry.team = TeamId::parse(chain);
        }
        append(tx, &self.clock, &entry).await?;
        Ok(gone)
    }

    /// The notes of a chain that this deployment did not make, by their batches. Earlier ones as well: what is under them has
    /// gone, and who let it go must be known.
    pub(super) async fn prunings_of_others(&self, chain: &str) -> Result<Vec<i64>, StoreError> {
        let notes = on!(self.db.read(), db => sqlx::query_as::<_, Pruning>(
            "SELECT batch, hash, entries, pruned_at, signature FROM audit_prunings WHERE chain = $1 ORDER BY batch"
        ).bind(chain).fetch_all(db).await)?;
        Ok(notes.iter().filter(|note| !self.is_signed(chain, note)).map(|note| note.batch).collect())
    }

    /// What closes a chain over its beginning; `None` where all of it is there.
    pub(super) async fn pruning_of(&self, chain: &str) -> Result<Option<Pruning>, StoreError> {
        Ok(
            on!(self.db.read(), db => sqlx::query_as::<_, Pruning>(NEWEST).bind(chain).fetch_optional(db).await)?,
        )
    }

    /// Whether a note was made by this deployment, and is what it was.
    fn is_signed(&self, chain: &str, pruning: &Pruning) -> bool {
        self.keyring.audit_signature(&pruning.digest(chain)).ct_eq(&pruning.signature).into()
    }
}

const NEWEST: &str = "SELECT batch, hash, entries, pruned_at, signature FROM audit_prunings
     WHERE chain = $1 ORDER BY batch DESC LIMIT 1";

async fn newest(tx: &mut Tx, chain: &str) -> Result<Option<Pruning>, StoreError> {
    Ok(on!(tx.conn(), conn => sqlx::query_as::<_, Pruning>(NEWEST).bind(chain).fetch_optional(conn).await)?)
}

/// The newest batch that may go with all before it; `None` where none may. The last one stays, whatever its age: what comes
/// follows it.
async fn last_to_go(tx: &mut Tx, chain: &str, before: DateTime<Utc>) -> Result<Option<i64>, StoreError> {
    let (first, last) = on!(tx.conn(), conn => sqlx::query_as::<_, (Option<i64>, Option<i64>)>(
        "SELECT min(batch), max(batch) FROM audit_heads WHERE chain = $1"
    ).bind(chain).fetch_one(conn).await)?;
    let (Some(first), Some(last)) = (first, last) else { return Ok(None) };
    let bound = (first + BATCHES).min(last);
    let young = on!(tx.conn(), conn => sqlx::query_scalar::<_, Option<i64>>(
        "SELECT min(batch) FROM audit_heads WHERE chain = $1 AND batch < $2 AND closed_at > $3"
    ).bind(chain).bind(bound).bind(before).fetch_one(conn).await)?;
    let bound = young.unwrap_or(bound);
    if bound <= first {
        return Ok(None);
    }
    // What is held keeps what is recorded of it, and that a team was erased is told to whoever restores a backup.
    let held = on!(tx.conn(), conn => sqlx::query_scalar::<_, Option<i64>>(
        "SELECT min(l.batch) FROM audit_links l JOIN audit e ON e.id = l.audit_id
         WHERE l.chain = $1 AND l.batch < $2 AND (e.action = 'team.erased'
            OR EXISTS (SELECT 1 FROM analyses a WHERE a.id = e.subject AND a.legal_hold_at IS NOT NULL)
            OR EXISTS (SELECT 1 FROM credit_checks k JOIN analyses a ON a.id = k.analysis_id
                WHERE k.id = e.subject AND a.legal_hold_at IS NOT NULL))"
    ).bind(chain).bind(bound).fetch_one(conn).await)?;
    let bound = held.unwrap_or(bound);
    Ok((bound > first).then_some(bound - 1))
}

/// Deletes batches and their entries. Says how many batches went.
async fn take_away(tx: &mut Tx, chain: &str, batch: i64) -> Result<i64, StoreError> {
    match tx.conn() {
        // Nobody but the owner of the schema deletes from the audit there.
        Either::Postgres(conn) => Ok(sqlx::query_scalar::<_, i64>("SELECT prune_audit($1, $2)")
            .bind(chain)
            .bind(batch)
            .fetch_one(conn)
            .await?),
        Either::Sqlite(conn) => {
            let mut gone = 0;
            for sql in [
                "DELETE FROM audit WHERE id IN (SELECT audit_id FROM audit_links WHERE chain = $1 AND batch <= $2)",
                "DELETE FROM audit_links WHERE chain = $1 AND batch <= $2",
                "DELETE FROM audit_heads WHERE chain = $1 AND batch <= $2",
            ] {
                let done = sqlx::query(sql).bind(chain).bind(batch).execute(&mut *conn).await?;
                gone = i64::try_from(done.rows_affected()).unwrap_or(i64::MAX);
            }
            Ok(gone)
        }
    }
}

/// For how long entries are kept; `None`: for good.
pub(crate) fn age_of(days: u32) -> Option<TimeDelta> {
    TimeDelta::try_days(i64::from(days)).filter(|age| !age.is_zero())
}

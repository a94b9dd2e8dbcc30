//! Sign-ins that are refused unheard while an address is locked. They are gathered in memory and written to the lock every few
//! seconds, and one entry of the audit tells how many they were when the lock has ended: whoever goes on guessing at a lock
//! writes nothing. A process that is killed takes the last of them with it.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use chrono::{DateTime, Utc};

use crate::audit::{self, Action, Actor, Entry};
use crate::db::{Db, Tx, on};
use crate::email::Email;
use crate::lockout::{Attempt, EVERYWHERE, Whence};
use crate::{Store, StoreError};
use lending_base::{TeamId, UserId};

/// Between two writes.
const WRITE_EVERY: Duration = Duration::from_secs(5);
/// Locks that are told of in one transaction.
const AT_ONCE: i64 = 100;

/// By address, network and device (empty where none was named), as keyed hashes: one order for all processes, so that two of
/// them never wait for one another.
type Gathered = Mutex<BTreeMap<(Vec<u8>, Vec<u8>, Vec<u8>), i64>>;

/// What is not written yet. Cheap to clone; the task behind it ends with the last clone.
#[derive(Debug, Clone)]
pub(crate) struct RefusedSignIns(Arc<Gathered>);

impl RefusedSignIns {
    pub(crate) fn start(db: Db) -> Self {
        let gathered = Arc::new(Gathered::default());
        let weak = Arc::downgrade(&gathered);
        tokio::spawn(async move {
            loop {
                tokio::time::sleep(WRITE_EVERY).await;
                let Some(gathered) = weak.upgrade() else { return };
                if let Err(error) = write(&gathered, &db).await {
                    tracing::debug!(%error, "refused sign-ins could not be counted yet");
                }
            }
        });
        Self(gathered)
    }

    pub(crate) fn add(&self, attempt: &Attempt) {
        let mut gathered = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let who = (attempt.email.clone(), attempt.network.clone(), attempt.device_index().to_vec());
        *gathered.entry(who).or_default() += 1;
    }
}

/// What could not be written is gathered again.
async fn write(gathered: &Gathered, db: &Db) -> Result<(), StoreError> {
    let taken = std::mem::take(&mut *gathered.lock().unwrap_or_else(PoisonError::into_inner));
    if taken.is_empty() {
        return Ok(());
    }
    let rows = taken.clone();
    let written = db
        .transaction(move |tx| {
            Box::pin(async move {
                for ((email, network, device), count) in &rows {
                    // What is locked: the device, the network, or else all that are not known.
                    let mut places = vec![network.as_slice(), EVERYWHERE];
                    if !device.is_empty() {
                        places.insert(0, device.as_slice());
                    }
                    for place in places {
                        if add(tx, email, place, *count).await? > 0 {
                            break;
                        }
                    }
                }
                Ok(())
            })
        })
        .await;
    if written.is_err() {
        let mut gathered = gathered.lock().unwrap_or_else(PoisonError::into_inner);
        for (who, count) in taken {
            *gathered.entry(who).or_default() += count;
        }
    }
    written
}

async fn add(tx: &mut Tx, email: &[u8], network: &[u8], count: i64) -> Result<u64, StoreError> {
    Ok(on!(tx.conn(), conn => sqlx::query(
        "UPDATE sign_in_counts SET refused = refused + $3
         WHERE email_index = $1 AND network_index = $2 AND locked_until IS NOT NULL"
    ).bind(email).bind(network).bind(count).execute(conn).await.map(|done| done.rows_affected()))?)
}

/// A lock that refused.
#[derive(sqlx::FromRow)]
struct Refusing {
    email_index: Vec<u8>,
    network_index: Vec<u8>,
    refused: i64,
}

impl Store {
    /// Counts a sign-in that was refused unheard, because the address is locked.
    pub fn sign_in_refused(&self, email: &Email, whence: Whence<'_>) {
        self.refused_sign_ins.add(&self.attempt(email, whence));
    }

    /// Writes what was gathered.
    pub(crate) async fn write_refused_sign_ins(&self) -> Result<(), StoreError> {
        write(&self.refused_sign_ins.0, &self.db).await
    }

    /// Tells of locks that have ended how many sign-ins they refused.
    pub(crate) async fn tell_of_ended_locks(&self, now: DateTime<Utc>) -> Result<(), StoreError> {
        loop {
            let ended = on!(self.db.read(), db => sqlx::query_as::<_, Refusing>(
                "SELECT email_index, network_index, refused FROM sign_in_counts
                 WHERE refused > 0 AND locked_until <= $1 ORDER BY locked_until LIMIT $2"
            ).bind(now).bind(AT_ONCE).fetch_all(db).await)?;
            if ended.is_empty() {
                return Ok(());
            }
            let store = self.clone();
            self.db
                .transaction(move |tx| {
                    Box::pin(async move {
                        for Refusing { email_index, network_index, refused } in ended {
                            // Several workers sweep, and each refusal is told once.
                            let taken = on!(tx.conn(), conn => sqlx::query(
                                "UPDATE sign_in_counts SET refused = refused - $3
                                 WHERE email_index = $1 AND network_index = $2 AND refused >= $3"
                            ).bind(&email_index).bind(&network_index).bind(refused)
                                .execute(conn).await.map(|done| done.rows_affected()))?;
                            if taken > 0 {
                                store.tell_refused(tx, &email_index, refused).await?;
                            }
                        }
                        Ok(())
                    })
                })
                .await?;
        }
    }

    /// As the locks of an address are lifted before their time: they are told of now.
    pub(crate) async fn tell_of_locks_of(&self, tx: &mut Tx, email: &[u8]) -> Result<(), StoreError> {
        let refused = on!(tx.conn(), conn => sqlx::query_scalar::<_, i64>(
            "SELECT CAST(COALESCE(sum(refused), 0) AS BIGINT) FROM sign_in_counts WHERE email_index = $1"
        ).bind(email).fetch_one(conn).await)?;
        if refused > 0 { self.tell_refused(tx, email, refused).await } else { Ok(()) }
    }

    /// In the chain of the team whose address it is. Of addresses of nobody no more is recorded than of anything else that
    /// nobody has proved.
    async fn tell_refused(&self, tx: &mut Tx, email: &[u8], refused: i64) -> Result<(), StoreError> {
        let person = on!(tx.conn(), conn => sqlx::query_as::<_, (UserId, TeamId)>(
            "SELECT id, team_id FROM users WHERE email_index = $1"
        ).bind(email).fetch_optional(conn).await)?;
        let entry = Entry::new(Actor::Anonymous, Action::SignInRefused).detail(refused.to_string());
        let entry = match &person {
            Some((user, team)) => entry.team(team).subject(user),
            None => entry,
        };
        if person.is_some() || self.budget.admits(&entry, self.clock.now()) {
            audit::append(tx, &self.clock, &entry).await?;
        }
        Ok(())
    }
}

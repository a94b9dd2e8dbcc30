//! Locks after failed sign-ins. An address is locked for the network that fails too often, so that nobody can lock somebody
//! else out; failures from everywhere together lock it for networks and devices that never signed in to it. A device that did
//! is counted by itself, whatever network it is on. Counted whether or not an account has the address, so that nothing here
//! tells which exist.

use chrono::{DateTime, TimeDelta, Utc};
use sqlx::types::Json;

use crate::db::{Tx, on};
use crate::email::Email;
use crate::token::{Token, TokenKind};
use crate::{Store, StoreError};

const FIRST_LOCK: TimeDelta = TimeDelta::minutes(15);
const LONGEST_LOCK: TimeDelta = TimeDelta::hours(1);
/// How long a record of failures is kept, so that a patient attacker meets ever the same doubled lock.
const MEMORY: TimeDelta = TimeDelta::hours(24);
/// How long a network or a device is known after a sign-in.
const KNOWN_FOR: TimeDelta = TimeDelta::days(180);
/// Failures of one network older than this no longer count.
const NETWORK_WINDOW: TimeDelta = TimeDelta::minutes(15);
/// Failures from everywhere older than this no longer count.
const EVERYWHERE_WINDOW: TimeDelta = TimeDelta::hours(1);
/// So many from everywhere lock an address for strangers.
const EVERYWHERE_FAILURES: usize = 30;
/// The most devices of an address that are known; of more the one that signed in longest ago is forgotten. A program that
/// signs in again and again without its mark is a new device each time.
const KNOWN_DEVICES: i64 = 50;
/// Stands for all networks together.
pub(crate) const EVERYWHERE: &[u8] = &[];

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Lockout {
    Open,
    LockedFor(TimeDelta),
}

impl Lockout {
    fn left(until: Option<DateTime<Utc>>, now: DateTime<Utc>) -> Self {
        match until {
            Some(until) if until > now => Self::LockedFor(until - now),
            _ => Self::Open,
        }
    }

    fn or(self, other: impl FnOnce() -> Self) -> Self {
        if self == Self::Open { other() } else { self }
    }
}

/// From where somebody tries to sign in.
#[derive(Debug, Clone, Copy)]
pub struct Whence<'a> {
    pub network: &'a str,
    /// The mark that a device brings, as it came: it may be anything.
    pub device: Option<&'a str>,
}

impl<'a> Whence<'a> {
    /// A network, and no device that says so.
    pub fn network(network: &'a str) -> Self {
        Self { network, device: None }
    }
}

/// Who tries to sign in: an address from a network, perhaps on a device, all as keyed hashes.
#[derive(Debug, Clone)]
pub(crate) struct Attempt {
    pub(crate) email: Vec<u8>,
    pub(crate) network: Vec<u8>,
    /// As it was brought; whether anybody knows it is another question.
    device: Option<(Token, Vec<u8>)>,
}

/// What failures are counted for.
struct Place<'a> {
    /// The device, where it is known, else the network.
    index: &'a [u8],
    /// Somebody has signed in to the address from it.
    is_known: bool,
}

#[derive(sqlx::FromRow)]
struct CountRow {
    failed_at_ms: Json<Vec<i64>>,
    locks: i64,
    locked_until: Option<DateTime<Utc>>,
}

/// How often, within which time, before it locks.
struct Allowed {
    failures: usize,
    within: TimeDelta,
}

/// What a failure came to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Counted {
    /// It was locked before.
    WasLocked(TimeDelta),
    Open,
    /// This one locks it.
    LocksNow,
}

impl Store {
    pub(crate) fn attempt(&self, email: &Email, whence: Whence<'_>) -> Attempt {
        let email = self.email_index(email);
        let network = self.keyring.blind_index("sign-in network", whence.network);
        let device = whence.device.and_then(Token::parse).filter(|mark| mark.kind() == TokenKind::Device);
        let device = device.map(|mark| {
            let index = self.device_index(&mark);
            (mark, index)
        });
        Attempt { email, network, device }
    }

    fn device_index(&self, mark: &Token) -> Vec<u8> {
        self.keyring.blind_index("sign-in device", mark.expose())
    }

    /// Whether sign-ins with this address from there are refused for now.
    pub async fn lockout(&self, email: &Email, whence: Whence<'_>) -> Result<Lockout, StoreError> {
        let attempt = self.attempt(email, whence);
        let now = self.clock.now();
        let until = async |network: &[u8]| {
            Ok::<_, StoreError>(
                on!(self.db.read(), db => sqlx::query_scalar::<_, Option<DateTime<Utc>>>(
                    "SELECT locked_until FROM sign_in_counts WHERE email_index = $1 AND network_index = $2"
                ).bind(&attempt.email).bind(network).fetch_optional(db).await)?
                .flatten(),
            )
        };
        let known = on!(self.db.read(), db => sqlx::query_as::<_, (bool, bool)>(IS_KNOWN)
            .bind(&attempt.email).bind(&attempt.network).bind(attempt.device_index()).fetch_one(db).await)?;
        let place = attempt.place(known);
        let here = Lockout::left(until(place.index).await?, now);
        let everywhere = Lockout::left(until(EVERYWHERE).await?, now);
        Ok(here.or(|| if place.is_known { Lockout::Open } else { everywhere }))
    }
}

/// Whether the network is known to an address, and whether the device is. No device has an empty index.
const IS_KNOWN: &str = "SELECT
    EXISTS (SELECT 1 FROM known_networks WHERE email_index = $1 AND network_index = $2),
    EXISTS (SELECT 1 FROM known_devices WHERE email_index = $1 AND device_index = $3)";

impl Attempt {
    /// The lock on it, read by a write: it waits for failures that are being counted at the same moment.
    pub(crate) async fn lock(&self, tx: &mut Tx, now: DateTime<Utc>) -> Result<Lockout, StoreError> {
        let everywhere = held(tx, &self.email, EVERYWHERE, now).await?;
        let place = self.place(self.known(tx).await?);
        let here = held(tx, &self.email, place.index, now).await?;
        Ok(here.or(|| if place.is_known { Lockout::Open } else { everywhere }))
    }

    pub(crate) fn device_index(&self) -> &[u8] {
        self.device.as_ref().map_or(&[], |(_, index)| index.as_slice())
    }

    async fn known(&self, tx: &mut Tx) -> Result<(bool, bool), StoreError> {
        Ok(on!(tx.conn(), conn => sqlx::query_as::<_, (bool, bool)>(IS_KNOWN)
            .bind(&self.email).bind(&self.network).bind(self.device_index()).fetch_one(conn).await)?)
    }

    /// A device that is known is counted by itself: whoever fails on the network beside it does not lock it out.
    fn place(&self, (network_is_known, device_is_known): (bool, bool)) -> Place<'_> {
        if device_is_known {
            Place { index: self.device_index(), is_known: true }
        } else {
            Place { index: &self.network, is_known: network_is_known }
        }
    }

    /// Counts a failure, for the network or the device, and for all of them.
    pub(crate) async fn count_failure(
        &self,
        tx: &mut Tx,
        now: DateTime<Utc>,
        failures_of_a_network: u32,
    ) -> Result<Counted, StoreError> {
        // Both rows are taken before anything is decided, always in this order: parallel failures wait for one another.
        let everywhere = take(tx, &self.email, EVERYWHERE, now).await?;
        let place = self.place(self.known(tx).await?);
        let here = take(tx, &self.email, place.index, now).await?;
        let lock_here = Lockout::left(here.locked_until, now);
        let lock_everywhere = Lockout::left(everywhere.locked_until, now);
        let lock = lock_here.or(|| if place.is_known { Lockout::Open } else { lock_everywhere });
        if let Lockout::LockedFor(left) = lock {
            return Ok(Counted::WasLocked(left));
        }
        let allowed = Allowed { failures: failures_of_a_network as usize, within: NETWORK_WINDOW };
        let mut locks_now = count(tx, &self.email, place.index, here, &allowed, now).await?;
        if lock_everywhere == Lockout::Open {
            let allowed = Allowed { failures: EVERYWHERE_FAILURES, within: EVERYWHERE_WINDOW };
            locks_now |= count(tx, &self.email, EVERYWHERE, everywhere, &allowed, now).await?;
        }
        Ok(if locks_now { Counted::LocksNow } else { Counted::Open })
    }

    /// Forgets the failures of an address whose owner has signed in, and knows the network and the device from now on. Gives
    /// the mark that the device is to bring the next time.
    pub(crate) async fn succeed(&self, tx: &mut Tx, store: &Store) -> Result<Token, StoreError> {
        let now = store.clock.now();
        store.clear_failures(tx, &self.email).await?;
        on!(tx.conn(), conn => sqlx::query(
            "INSERT INTO known_networks (email_index, network_index, forget_at) VALUES ($1, $2, $3)
             ON CONFLICT (email_index, network_index) DO UPDATE SET forget_at = $3"
        ).bind(&self.email).bind(&self.network).bind(now + KNOWN_FOR).execute(conn).await.map(|_| ()))?;
        let (mark, index) = self.mark_of_device(tx, store).await?;
        on!(tx.conn(), conn => sqlx::query(
            "INSERT INTO known_devices (email_index, device_index, forget_at) VALUES ($1, $2, $3)
             ON CONFLICT (email_index, device_index) DO UPDATE SET forget_at = $3"
        ).bind(&self.email).bind(&index).bind(now + KNOWN_FOR).execute(conn).await.map(|_| ()))?;
        on!(tx.conn(), conn => sqlx::query(
            "DELETE FROM known_devices WHERE email_index = $1 AND device_index <> $2 AND device_index NOT IN
                (SELECT device_index FROM known_devices WHERE email_index = $1
                 ORDER BY forget_at DESC, device_index LIMIT $3)"
        ).bind(&self.email).bind(&index).bind(KNOWN_DEVICES).execute(conn).await.map(|_| ()))?;
        Ok(mark)
    }

    /// The mark that was brought, where it is one that somebody was given here: several people may share a device. A fresh
    /// one otherwise: nobody chooses their own.
    async fn mark_of_device(&self, tx: &mut Tx, store: &Store) -> Result<(Token, Vec<u8>), StoreError> {
        if let Some((mark, index)) = &self.device {
            let given = on!(tx.conn(), conn => sqlx::query_scalar::<_, i64>(
                "SELECT count(*) FROM (SELECT 1 FROM known_devices WHERE device_index = $1 LIMIT 1) AS known"
            ).bind(index).fetch_one(conn).await)?;
            if given > 0 {
                return Ok((mark.clone(), index.clone()));
            }
        }
        let mark = Token::generate(TokenKind::Device)?;
        let index = store.device_index(&mark);
        Ok((mark, index))
    }
}

/// Whether any network or device, or all of them, are locked out of an address.
pub(crate) async fn is_locked(tx: &mut Tx, email: &[u8], now: DateTime<Utc>) -> Result<bool, StoreError> {
    let locked = on!(tx.conn(), conn => sqlx::query_scalar::<_, i64>(
        "SELECT count(*) FROM sign_in_counts WHERE email_index = $1 AND locked_until > $2"
    ).bind(email).bind(now).fetch_one(conn).await)?;
    Ok(locked > 0)
}

impl Store {
    /// Forgets every failure with an address, and lifts its locks.
    pub(crate) async fn clear_failures(&self, tx: &mut Tx, email: &[u8]) -> Result<(), StoreError> {
        self.tell_of_locks_of(tx, email).await?;
        on!(tx.conn(), conn => sqlx::query("DELETE FROM sign_in_counts WHERE email_index = $1")
            .bind(email).execute(conn).await.map(|_| ()))?;
        Ok(())
    }
}

async fn held(tx: &mut Tx, email: &[u8], network: &[u8], now: DateTime<Utc>) -> Result<Lockout, StoreError> {
    let until = on!(tx.conn(), conn => sqlx::query_scalar::<_, Option<DateTime<Utc>>>(
        "UPDATE sign_in_counts SET locks = locks WHERE email_index = $1 AND network_index = $2
         RETURNING locked_until"
    ).bind(email).bind(network).fetch_optional(conn).await)?;
    Ok(Lockout::left(until.flatten(), now))
}

async fn take(tx: &mut Tx, email: &[u8], network: &[u8], now: DateTime<Utc>) -> Result<CountRow, StoreError> {
    Ok(on!(tx.conn(), conn => sqlx::query_as::<_, CountRow>(
        "INSERT INTO sign_in_counts (email_index, network_index, failed_at_ms, locks, forget_at)
         VALUES ($1, $2, $3, 0, $4)
         ON CONFLICT (email_index, network_index) DO UPDATE SET forget_at = $4
         RETURNING failed_at_ms, locks, locked_until"
    ).bind(email).bind(network).bind(Json(Vec::<i64>::new())).bind(now + MEMORY).fetch_one(conn).await)?)
}

/// Says whether this failure locks it.
async fn count(
    tx: &mut Tx,
    email: &[u8],
    network: &[u8],
    row: CountRow,
    allowed: &Allowed,
    now: DateTime<Utc>,
) -> Result<bool, StoreError> {
    let since = (now - allowed.within).timestamp_millis();
    let mut recent: Vec<i64> = row.failed_at_ms.0.into_iter().filter(|at| *at > since).collect();
    recent.push(now.timestamp_millis());
    let locks_now = recent.len() >= allowed.failures;
    let locked_until = locks_now.then(|| now + lock_length(row.locks));
    if locks_now {
        recent.clear();
    }
    on!(tx.conn(), conn => sqlx::query(
        "UPDATE sign_in_counts SET failed_at_ms = $3, locks = $4, locked_until = $5
         WHERE email_index = $1 AND network_index = $2"
    ).bind(email).bind(network).bind(Json(recent)).bind(row.locks + i64::from(locks_now)).bind(locked_until)
        .execute(conn).await.map(|_| ()))?;
    Ok(locks_now)
}

/// 15 minutes, doubling with every earlier lock, at most an hour.
fn lock_length(earlier_locks: i64) -> TimeDelta {
    let doublings = u32::try_from(earlier_locks).unwrap_or(u32::MAX).min(8);
    (FIRST_LOCK * 2_i32.pow(doublings)).min(LONGEST_LOCK)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn locks_double_from_a_quarter_of_an_hour_to_an_hour() {
        let minutes: Vec<i64> = (0..5).map(|earlier| lock_length(earlier).num_minutes()).collect();
        assert_eq!(minutes, [15, 30, 60, 60, 60]);
    }
}

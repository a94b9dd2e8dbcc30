//! Everything the service remembers. The only crate that knows SQL, Redis and files.
//!
//! Start with [`Store`]: one file per aggregate extends it ([`users`], [`products`], [`api_keys`], …), each with its
//! rows, its SQL and its conversions. Reads and writes of a team's data take the team; personal data is sealed before
//! it reaches a row (`sealing`); every act is recorded in its own transaction ([`audit`]).
//!
//! This crate may use the engine. It knows nothing of HTTP, of jobs or of how a password is hashed.

pub mod analyses;
pub mod api_keys;
pub mod audit;
pub mod backup;
pub mod callers;
mod changed_by;
mod computing;
pub mod consents;
mod content_keys;
pub mod credit_checks;
mod db;
mod deployment;
pub mod diagnosis;
mod email;
mod erase_team;
pub mod erasure_list;
pub mod erasures;
mod error;
pub mod events;
mod files;
mod folder;
mod formats;
pub mod idempotency;
pub mod invitations;
pub mod key_pages;
pub mod ledger;
pub mod limits;
pub mod lockout;
mod locks;
pub mod members;
pub mod openid;
pub mod page;
pub mod password_changes;
pub mod payers;
mod pooler;
pub mod processor_time;
pub mod products;
pub mod queue;
mod redis_connection;
mod refused_sign_ins;
mod reserve;
pub mod retention;
pub mod schema;
pub mod scopes;
mod sealing;
pub mod second_factor;
pub mod sessions;
pub mod sign_in;
pub mod team_settings;
pub mod teams;
pub mod token;
pub mod users;
pub mod verify;
pub mod wall;
pub mod webhooks;
mod words;
pub mod workers;

pub use erase_team::TeamErasure;
pub use error::StoreError;
pub use files::{Spool, SpooledFile};
pub use folder::{DataFolder, FolderLock, has_database, require_database};
pub use redis_connection::{RedisConnection, RedisProblem};
use sealing::Keyring;
pub use sealing::{Rotation, derived_secret};
pub use words::Open;

use chrono::{DateTime, TimeDelta, Utc};
use lending_base::{Clock, Settings, TeamId};

use crate::audit::budget::Budget;
use crate::audit::journal::Journal;
use crate::audit::{Actor, Entry};
use crate::db::{Db, on};
use crate::files::Files;
use crate::ledger::BureauTerms;
use crate::processor_time::ProcessorTime;
use crate::refused_sign_ins::RefusedSignIns;
use crate::reserve::Reserve;

/// The columns that rotation seals anew, as `table.column`, in order.
pub fn sealed_columns() -> Vec<String> {
    let mut columns: Vec<String> = sealing::ROTATED_COLUMNS
        .iter()
        .map(|column| format!("{}.{}", column.sealed.table, column.sealed.column))
        .collect();
    columns.sort();
    columns
}

/// The connections that a process has to its database.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Connections {
    pub used: usize,
    pub idle: usize,
    /// As many as it opens at the most.
    pub most: usize,
}

/// The database and the keys to it. Cheap to clone.
#[derive(Debug, Clone)]
pub struct Store {
    db: Db,
    files: Files,
    keyring: Keyring,
    clock: Clock,
    journal: Journal,
    budget: Budget,
    refused_sign_ins: RefusedSignIns,
    processor_time: ProcessorTime,
    /// Where the database is on the same disk.
    reserve: Option<Reserve>,
    lockout_failures: u32,
    login_token_hours: u32,
    /// For how long entries of the audit are kept; `None`: for good.
    audit_age: Option<TimeDelta>,
    /// What a team without terms of its own pays and may spend.
    bureau_terms: BureauTerms,
}

impl Store {
    /// Connects, brings the schema up to date, or makes sure that its owner has, opens the keys, and makes sure that the
    /// files are this deployment's.
    pub async fn open(settings: &Settings, clock: &Clock) -> Result<Self, StoreError> {
        let store = Self::connect(settings, clock).await?;
        let files = deployment::recognise(&store.db, clock, store.files.clone()).await?;
        store.keep_reserve().await;
        Ok(Self { files, ..store })
    }

    /// As [`Store::open`], for a command: one that needs no file may run where they are not.
    pub async fn open_for_command(settings: &Settings, clock: &Clock) -> Result<Self, StoreError> {
        let store = Self::connect(settings, clock).await?;
        let files = deployment::expect(&store.db, clock, store.files.clone()).await?;
        Ok(Self { files, ..store })
    }

    async fn connect(settings: &Settings, clock: &Clock) -> Result<Self, StoreError> {
        let db = Db::open(settings).await?;
        db.prepare_schema(settings).await?;
        let keyring = Keyring::open(&db, settings, clock).await?;
        let journal = Journal::start(db.clone(), clock.clone());
        let processor_time = ProcessorTime::start(db.clone(), clock.clone());
        Ok(Self {
            budget: Budget::start(journal.clone(), clock.clone()),
            refused_sign_ins: RefusedSignIns::start(db.clone()),
            db,
            journal,
            processor_time,
            files: Files::open(settings)?,
            reserve: settings.is_embedded().then(|| Reserve::in_folder(&settings.data_dir)),
            keyring,
            clock: clock.clone(),
            lockout_failures: settings.lockout_failures,
            login_token_hours: settings.login_token_hours,
            audit_age: audit::prune::age_of(settings.audit_days),
            bureau_terms: BureauTerms {
                price_paise: i64::from(settings.bureau_price_paise),
                daily_cap_paise: i64::from(settings.bureau_daily_cap_paise),
            },
        })
    }

    pub fn clock(&self) -> &Clock {
        &self.clock
    }

    /// Why the database gives no connection; `None` where it gives one, or nothing is heard of it.
    pub async fn connection_problem(&self) -> Option<StoreError> {
        self.db.connection_problem().await
    }

    /// The connections that this process has to the database.
    pub fn connections(&self) -> Connections {
        let [open, idle, most] = self.db.connections();
        Connections { used: open.saturating_sub(idle), idle, most }
    }

    /// What time it is for everybody who shares the database. Leases are compared with it: clocks of processes differ.
    pub async fn database_time(&self) -> Result<DateTime<Utc>, StoreError> {
        self.db.now(&self.clock).await
    }

    /// Whether every migration this build knows has been applied. An error says that the database does not answer.
    pub async fn is_migrated(&self) -> Result<bool, StoreError> {
        self.db.is_migrated().await
    }

    /// A keyed hash of an address or number, for keys that leave the database (Redis).
    pub fn pseudonym(&self, domain: &str, text: &str) -> String {
        let mark = self.keyring.blind_index(domain, text);
        sealing::hex(&mark[..mark.len().min(12)])
    }

    /// A keyed hash in full, for what nobody else may be able to make: 64 hexadecimal digits.
    pub fn keyed_mark(&self, domain: &str, text: &str) -> String {
        sealing::hex(&self.keyring.blind_index(domain, text))
    }

    /// Wraps every key under the present secret and seals all personal data anew under fresh keys; and what versions before
    /// kept in clear is sealed for the first time.
    pub async fn rotate_keys(&self) -> Result<Rotation, StoreError> {
        let mut done = self.keyring.rotate(&self.db).await?;
        let teams = on!(self.db.read(), db => sqlx::query_scalar::<_, TeamId>("SELECT id FROM teams ORDER BY id")
            .fetch_all(db).await)?;
        for team in teams {
            done.analyses_sealed += self.seal_former_facts(&team).await?;
        }
        Ok(done)
    }

    /// The newest audit entries, of one team or of all.
    pub async fn audit_log(
        &self,
        team: Option<&TeamId>,
        limit: i64,
    ) -> Result<Vec<audit::Recorded>, StoreError> {
        audit::latest(&self.db, team, limit).await
    }

    /// Records what has no transaction of its own.
    async fn record(&self, entry: Entry) -> Result<(), StoreError> {
        if entry.actor() == &Actor::Anonymous && !self.budget.admits(&entry, self.clock.now()) {
            return Ok(());
        }
        self.journal.record(entry).await
    }

    /// Writes what of storms was only counted: see [`audit::budget`] and [`refused_sign_ins`].
    pub async fn write_counts(&self) -> Result<(), StoreError> {
        self.budget.tell(&self.journal, None).await;
        self.write_refused_sign_ins().await
    }

    /// Waits for connections in use, then closes the database.
    pub async fn close(&self) {
        if let Err(error) = self.write_processor_time().await {
            tracing::warn!(%error, "the last processor time could not be written");
        }
        if let Err(error) = self.write_counts().await {
            tracing::warn!(%error, "the last refused sign-ins could not be counted");
        }
        self.db.close().await;
    }
}

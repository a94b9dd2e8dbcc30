//! The two databases behind one SQL text: connections and transactions. Their schema is [`crate::schema`].
//!
//! Statements are written once, with native types, and [`on!`] expands them for each database.
//! Reads go through [`Db::read`]; every write is in a [`Db::transaction`].

use std::os::unix::fs::OpenOptionsExt;
use std::path::Path;
use std::str::FromStr;
use std::time::Duration;

use chrono::{DateTime, Utc};
use futures_util::future::BoxFuture;
use sqlx::pool::PoolOptions;
use sqlx::postgres::{PgConnectOptions, PgConnection, PgPool};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqliteSynchronous,
};
use sqlx::{Connection, Postgres, Sqlite, Transaction};

use crate::folder::DATABASE_FILE;
use crate::folder::schema_lock;
use crate::pooler::require_own_sessions;
use crate::{StoreError, wall};
use lending_base::{Clock, Settings, TeamId};

/// The same thing for one database or the other.
#[derive(Debug, Clone)]
pub(crate) enum Either<P, S> {
    Postgres(P),
    Sqlite(S),
}

/// Expands one body for both databases: `on!(db.read(), conn => query.fetch_all(conn).await)`.
macro_rules! on {
    ($either:expr, $conn:ident => $body:expr) => {
        match $either {
            $crate::db::Either::Postgres($conn) => $body,
            $crate::db::Either::Sqlite($conn) => $body,
        }
    };
}
pub(crate) use on;

/// SQLite has one writer at a time: a pool of one writer makes waiting fair, and readers never wait for it.
#[derive(Debug, Clone)]
pub(crate) struct SqlitePools {
    pub(crate) writer: SqlitePool,
    pub(crate) readers: SqlitePool,
}

#[derive(Debug, Clone)]
pub(crate) struct Db(pub(crate) Either<PgPool, SqlitePools>);

/// An open transaction. It is never dropped halfway by a caller that went away: see [`Db::transaction`].
#[derive(Debug)]
pub(crate) struct Tx {
    inner: Either<Transaction<'static, Postgres>, Transaction<'static, Sqlite>>,
    /// Whether nothing of it is kept although the work has an answer.
    is_undone: bool,
}

impl Tx {
    pub(crate) fn conn(&mut self) -> Either<&mut PgConnection, &mut SqliteConnection> {
        match &mut self.inner {
            Either::Postgres(tx) => Either::Postgres(&mut **tx),
            Either::Sqlite(tx) => Either::Sqlite(&mut **tx),
        }
    }

    /// Ends the work with this answer and keeps nothing of what it wrote: `return tx.undo(Creation::LimitReached)`.
    #[allow(clippy::unnecessary_wraps, reason = "it is what the work returns")]
    pub(crate) fn undo<T>(&mut self, answer: T) -> Result<T, StoreError> {
        self.is_undone = true;
        Ok(answer)
    }

    /// What time it is for everybody who shares this database. Due times and leases are compared with it, because the
    /// clocks of processes differ: one that runs two hours ahead must not make work wait for two hours.
    pub(crate) async fn now(&mut self, clock: &Clock) -> Result<DateTime<Utc>, StoreError> {
        match self.conn() {
            Either::Postgres(conn) => {
                Ok(clock.moved(sqlx::query_scalar(DATABASE_TIME).fetch_one(conn).await?))
            }
            Either::Sqlite(_) => Ok(clock.now()),
        }
    }
}

/// The time of the statement, not of the transaction, which may have waited for a lock meanwhile.
const DATABASE_TIME: &str = "SELECT clock_timestamp()";

/// How long a statement waits for a connection before the caller is told to come again.
const ACQUIRE_TIMEOUT: Duration = Duration::from_secs(5);
/// How long a statement of SQLite waits for others, and the same as SQL.
const BUSY_TIMEOUT: Duration = Duration::from_secs(10);
pub(crate) const USUAL_BUSY_TIMEOUT: &str = "PRAGMA busy_timeout = 10000";

/// What holds for every session. Said to it and no part of the connecting itself: PgBouncer takes no options there.
///
/// A process that stops mid-transaction (SIGSTOP, a lost network) must not hold its locks for ever. Lists have filters that
/// may be absent: a plan for all cases would use the index of none. Statements take a millisecond: compiling one takes
/// forty, and a backlog makes the planner think it pays.
const SESSION: &str = "
    SELECT set_config('idle_in_transaction_session_timeout', '15s', false), set_config('statement_timeout', '30s', false),
        set_config('plan_cache_mode', 'force_custom_plan', false), set_config('jit', 'off', false)";

async fn introduce(conn: &mut PgConnection, team: Option<TeamId>) -> Result<(), sqlx::Error> {
    sqlx::query(SESSION).execute(&mut *conn).await?;
    wall::tell(conn, team).await
}

impl Db {
    /// Connects; the schema is left as it is.
    pub(crate) async fn open(settings: &Settings) -> Result<Self, StoreError> {
        match &settings.database_url {
            Some(url) => Self::open_postgres(url.expose(), settings.database_connections).await,
            None => Self::open_sqlite(&settings.data_dir, settings.database_connections).await,
        }
    }

    async fn open_postgres(url: &str, connections: u32) -> Result<Self, StoreError> {
        let options = PgConnectOptions::from_str(url)?.application_name("lending");
        require_own_sessions(&options).await?;
        let pool = PoolOptions::<Postgres>::new()
            .max_connections(connections)
            .acquire_timeout(ACQUIRE_TIMEOUT)
            // A connection is told whose rows to show as it is handed out, which shows as well that it still answers.
            .test_before_acquire(false)
            .before_acquire(|conn, _| {
                let team = wall::team();
                Box::pin(async move { wall::tell(conn, team).await.map(|()| true) })
            })
            .after_connect(|conn, _| {
                let team = wall::team();
                Box::pin(introduce(conn, team))
            })
            .after_release(|conn, _| Box::pin(std::future::ready(Ok(is_clean(conn)))))
            .connect_with(options)
            .await?;
        Ok(Self(Either::Postgres(pool)))
    }

    async fn open_sqlite(folder: &Path, connections: u32) -> Result<Self, StoreError> {
        let file = folder.join(DATABASE_FILE);
        // Made here, for its owner's eyes only; SQLite gives its companion files the same mode.
        std::fs::OpenOptions::new().create(true).append(true).mode(0o600).open(&file)?;
        let options = SqliteConnectOptions::new()
            .filename(file)
            .journal_mode(SqliteJournalMode::Wal)
            // An acknowledged write survives a power cut.
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            // What is deleted is overwritten: a key that was destroyed is not left in a free page.
            .pragma("secure_delete", "ON")
            .busy_timeout(BUSY_TIMEOUT);
        let pool = |size: u32| {
            PoolOptions::<Sqlite>::new()
                .max_connections(size)
                .acquire_timeout(ACQUIRE_TIMEOUT)
                .after_release(|conn, _| Box::pin(std::future::ready(Ok(is_clean(conn)))))
        };
        // Turning an empty file into a WAL database answers "locked" at once, whatever the busy timeout, to whoever
        // comes second: of several first starts one makes it, the others wait.
        let alone = schema_lock(folder).await?;
        let writer = pool(1).connect_with(options.clone()).await?;
        drop(alone);
        let readers = pool(connections).connect_with(options.read_only(true)).await?;
        Ok(Self(Either::Sqlite(SqlitePools { writer, readers })))
    }

    /// For single statements that change nothing.
    pub(crate) fn read(&self) -> Either<&PgPool, &SqlitePool> {
        match &self.0 {
            Either::Postgres(pool) => Either::Postgres(pool),
            Either::Sqlite(pools) => Either::Sqlite(&pools.readers),
        }
    }

    /// Why Postgres gives no connection, in its own words: the pool asks again until its time is over, and then knows only that.
    /// `None` where it gives one, or nothing is heard.
    pub(crate) async fn connection_problem(&self) -> Option<StoreError> {
        let Either::Postgres(pool) = &self.0 else { return None };
        let options = pool.connect_options();
        match tokio::time::timeout(ACQUIRE_TIMEOUT, PgConnection::connect_with(&options)).await {
            Ok(Ok(conn)) => {
                let _ = conn.close().await;
                None
            }
            Ok(Err(error)) => Some(error.into()),
            Err(_) => None,
        }
    }

    /// How many connections are open, how many of them are idle, and how many there may be.
    pub(crate) fn connections(&self) -> [usize; 3] {
        fn of<D: sqlx::Database>(pool: &sqlx::Pool<D>) -> [usize; 3] {
            let count = |connections: u32| usize::try_from(connections).unwrap_or(usize::MAX);
            [count(pool.size()), pool.num_idle(), count(pool.options().get_max_connections())]
        }
        match &self.0 {
            Either::Postgres(pool) => of(pool),
            Either::Sqlite(pools) => {
                let (writer, readers) = (of(&pools.writer), of(&pools.readers));
                [writer[0] + readers[0], writer[1] + readers[1], writer[2] + readers[2]]
            }
        }
    }

    /// As [`Tx::now`], outside of a transaction.
    pub(crate) async fn now(&self, clock: &Clock) -> Result<DateTime<Utc>, StoreError> {
        match &self.0 {
            Either::Postgres(pool) => {
                Ok(clock.moved(sqlx::query_scalar(DATABASE_TIME).fetch_one(pool).await?))
            }
            Either::Sqlite(_) => Ok(clock.now()),
        }
    }

    /// Runs `work` in one transaction: committed when it says `Ok`, rolled back when it fails or says [`Tx::undo`].
    ///
    /// The work runs in a task of its own, because a client that disconnects cancels its handler, and a `begin`
    /// cancelled at the wrong moment leaves a pooled connection inside a transaction.
    pub(crate) async fn transaction<T, F>(&self, work: F) -> Result<T, StoreError>
    where
        T: Send + 'static,
        F: for<'t> FnOnce(&'t mut Tx) -> BoxFuture<'t, Result<T, StoreError>> + Send + 'static,
    {
        let db = self.clone();
        let task = tokio::spawn(wall::behind(wall::team(), async move {
            let inner = match &db.0 {
                Either::Postgres(pool) => Either::Postgres(pool.begin().await?),
                // Taking the write lock at once: a read that turns into a write could find the lock gone.
                Either::Sqlite(pools) => Either::Sqlite(pools.writer.begin_with("BEGIN IMMEDIATE").await?),
            };
            let mut tx = Tx { inner, is_undone: false };
            let outcome = work(&mut tx).await;
            if outcome.is_ok() && !tx.is_undone {
                on!(tx.inner, tx => tx.commit().await)?;
            } else {
                on!(tx.inner, tx => tx.rollback().await)?;
            }
            outcome
        }));
        task.await.map_err(
            |stopped| if stopped.is_panic() { StoreError::Panicked } else { StoreError::Interrupted },
        )?
    }

    pub(crate) async fn close(&self) {
        match &self.0 {
            Either::Postgres(pool) => pool.close().await,
            Either::Sqlite(pools) => {
                pools.readers.close().await;
                pools.writer.close().await;
            }
        }
    }
}

/// Second guard against a connection that comes back to its pool inside a transaction: it is closed, not kept.
fn is_clean<C: Connection>(conn: &C) -> bool {
    let clean = !conn.is_in_transaction();
    if !clean {
        tracing::warn!("database connection returned inside a transaction, closed");
    }
    clean
}

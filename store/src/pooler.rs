//! Whether a connection to Postgres has a session of its own.
//!
//! Behind a pooler that lends sessions by the transaction (PgBouncer: `pool_mode = transaction`) it has not: what one
//! connection says to its session, another meets. The [wall](crate::wall) would show a request the rows of somebody else's
//! team, or none, and prepared statements and locks would be anybody's. So nothing is begun there.

use std::time::Duration;

use sqlx::pool::PoolOptions;
use sqlx::postgres::{PgConnectOptions, PgConnection, PgPool};
use sqlx::{Connection, Postgres, Row};

use crate::StoreError;

/// How long all of it may take.
const PATIENCE: Duration = Duration::from_secs(5);

/// A pooler lends by chance what others have just given back, so once is not enough.
const ROUNDS: usize = 4;

const REFUSAL: &str = "between here and Postgres is a connection pooler that lends sessions by the transaction or the \
    statement: the walls between teams do not hold there. Let it keep sessions (PgBouncer: pool_mode = session), or give \
    DATABASE_URL the address of Postgres itself";

/// Refuses to go on where connections share sessions.
pub(crate) async fn require_own_sessions(options: &PgConnectOptions) -> Result<(), StoreError> {
    if has_own_sessions(options).await? { Ok(()) } else { Err(StoreError::Refused(REFUSAL.to_owned())) }
}

/// Whether two connections that are open at once have a session each, and keep it.
pub(crate) async fn has_own_sessions(options: &PgConnectOptions) -> Result<bool, sqlx::Error> {
    let pool = PoolOptions::<Postgres>::new()
        .max_connections(2)
        .acquire_timeout(PATIENCE)
        .test_before_acquire(false)
        .connect_with(options.clone())
        .await?;
    let found = tokio::time::timeout(PATIENCE, are_apart(&pool)).await;
    let _ = tokio::time::timeout(PATIENCE, pool.close()).await;
    found.unwrap_or(Err(sqlx::Error::PoolTimedOut))
}

async fn are_apart(pool: &PgPool) -> Result<bool, sqlx::Error> {
    let (mut one, mut other) = (pool.acquire().await?, pool.acquire().await?);
    let session = session_of(&mut one).await?;
    for _ in 0..ROUNDS {
        // A pooler that lends whichever was free last lends both the same; one that goes round has lent another by now.
        if session_of(&mut other).await? == session || session_of(&mut one).await? != session {
            return Ok(false);
        }
        // For as long as its transaction is open, one connection keeps what it was lent from the other.
        let mut held = other.begin().await?;
        let is_shared = session_of(&mut held).await? == session || session_of(&mut one).await? != session;
        held.rollback().await?;
        if is_shared {
            return Ok(false);
        }
    }
    Ok(true)
}

/// The process of Postgres that answers. Asked without a prepared statement, which might be another connection's.
async fn session_of(conn: &mut PgConnection) -> Result<i32, sqlx::Error> {
    sqlx::raw_sql("SELECT pg_backend_pid()").fetch_one(conn).await?.try_get(0)
}

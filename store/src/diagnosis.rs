//! What the database, Redis and the place of files look like from this process, for `lending-server doctor`. Facts alone:
//! what is good or bad about them is for whoever asked. Nothing is made, and no schema is changed.

use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

use chrono::TimeDelta;
use sqlx::Connection;
use sqlx::postgres::{PgConnectOptions, PgConnection};

pub use crate::schema::MigrationState;

use crate::backup::PostgresTool;
use crate::db::{Db, on};
use crate::files::Files;
use crate::folder::{DATABASE_FILE, has_database};
use crate::pooler::has_own_sessions;
use crate::redis_connection::UNTRUSTED;
use crate::sealing::Keyring;
use crate::{StoreError, folder::DataFolder};
use lending_base::{Clock, Secret, Settings};

/// How long anything is waited for.
const PATIENCE: Duration = Duration::from_secs(5);

/// Why something cannot be used.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Trouble {
    /// Nothing listens there.
    ConnectionRefused,
    /// There is no such host, or no such socket.
    NotFound,
    NoAnswer,
    PasswordRefused,
    NoSuchDatabase,
    TooManyConnections,
    /// Its certificate is of nobody who is trusted here, or of another name or time.
    UntrustedCertificate(String),
    /// A pooler in between lends sessions by the transaction.
    SharedSessions,
    /// In the words of whoever refused.
    Other(String),
}

/// What Postgres says of itself.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PostgresFacts {
    pub major: u32,
    /// How far the database's clock is ahead of this process's.
    pub ahead: TimeDelta,
    pub connections: i64,
    pub most_connections: i64,
    /// Settings of the server that an acknowledged write depends on, where they are not `on`.
    pub unsafe_settings: Vec<String>,
    /// Whether new tables can be made.
    pub may_create: bool,
    /// Tables that cannot be read or written.
    pub closed_tables: Vec<String>,
    /// Tables of keys that belong to somebody else: only their owner can have them written anew.
    pub foreign_key_tables: Vec<String>,
}

/// What Redis says of itself.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct RedisFacts {
    pub version: String,
    pub eviction: String,
    pub most_memory: u64,
    pub is_persistent: bool,
    /// It takes no writes.
    pub is_replica: bool,
}

/// Where files are kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FolderFacts {
    pub path: PathBuf,
    pub free_bytes: u64,
    pub all_bytes: u64,
}

/// What the stored keys say of the secret.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SecretState {
    /// It opens all of them, so many.
    Opens(usize),
    /// Nothing is stored yet.
    Unused,
    /// There is a database and no secret.
    Missing,
    Wrong(String),
}

/// A URL as it may be shown: host, port and path.
pub fn without_password(url: &Secret) -> String {
    match url::Url::parse(url.expose()) {
        Ok(url) => {
            let port = url.port().map(|port| format!(":{port}")).unwrap_or_default();
            let socket = url.query_pairs().find(|(name, value)| name == "host" && value.starts_with('/'));
            let host = socket
                .map_or_else(|| url.host_str().unwrap_or_default().to_owned(), |(_, path)| path.into_owned());
            format!("{}://{host}{port}{}", url.scheme(), url.path())
        }
        Err(_) => "an address that cannot be read".to_owned(),
    }
}

/// Asks Postgres. The pool would hide why a connection cannot be had.
pub async fn ask_postgres(url: &Secret, clock: &Clock) -> Result<PostgresFacts, Trouble> {
    let asked = async {
        let options = PgConnectOptions::from_str(url.expose())?;
        // First: it says best why a connection cannot be had.
        let mut conn = PgConnection::connect_with(&options).await?;
        if !has_own_sessions(&options).await? {
            return Ok(None);
        }
        let facts = postgres_facts(&mut conn, clock).await?;
        conn.close().await?;
        Ok::<_, sqlx::Error>(Some(facts))
    };
    match tokio::time::timeout(PATIENCE, asked).await {
        Ok(Ok(Some(facts))) => Ok(facts),
        Ok(Ok(None)) => Err(Trouble::SharedSessions),
        Ok(Err(error)) => Err(trouble(&error)),
        Err(_) => Err(Trouble::NoAnswer),
    }
}

async fn postgres_facts(conn: &mut PgConnection, clock: &Clock) -> Result<PostgresFacts, sqlx::Error> {
    let before = clock.now();
    let database = sqlx::query_scalar::<_, chrono::DateTime<chrono::Utc>>("SELECT clock_timestamp()")
        .fetch_one(&mut *conn)
        .await?;
    let after = clock.now();
    // Somewhere between the two it was read.
    let ahead = clock.moved(database) - (before + (after - before) / 2);
    let version = sqlx::query_scalar::<_, String>("SELECT current_setting('server_version_num')")
        .fetch_one(&mut *conn)
        .await?;
    let (connections, most_connections) = sqlx::query_as::<_, (i64, i64)>(
        "SELECT (SELECT count(*) FROM pg_stat_activity WHERE backend_type = 'client backend'),
            CAST(current_setting('max_connections') AS BIGINT)",
    )
    .fetch_one(&mut *conn)
    .await?;
    let unsafe_settings = sqlx::query_scalar::<_, String>(
        "SELECT name || '=' || setting FROM pg_settings
         WHERE name IN ('fsync', 'full_page_writes', 'synchronous_commit') AND setting = 'off' ORDER BY 1",
    )
    .fetch_all(&mut *conn)
    .await?;
    let may_create =
        sqlx::query_scalar::<_, Option<bool>>("SELECT has_schema_privilege(current_schema(), 'CREATE')")
            .fetch_one(&mut *conn)
            .await?;
    let closed_tables = sqlx::query_scalar::<_, String>(
        "SELECT CAST(c.relname AS TEXT) FROM pg_catalog.pg_class c JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
         WHERE n.nspname = current_schema() AND c.relkind IN ('r', 'p')
            -- Of a part of the audit no role needs more than reading: entries come by the whole.
            AND NOT (has_table_privilege(c.oid, 'SELECT') AND (c.relname = '_sqlx_migrations' OR c.relispartition
                OR (has_table_privilege(c.oid, 'INSERT') AND (
                    -- What is only ever added to refuses everything else by a trigger.
                    EXISTS (SELECT 1 FROM pg_catalog.pg_trigger t WHERE t.tgrelid = c.oid AND NOT t.tgisinternal
                        AND t.tgtype & 1 = 0 AND t.tgtype & 24 = 24)
                    OR (has_table_privilege(c.oid, 'UPDATE') AND has_table_privilege(c.oid, 'DELETE')))))) ORDER BY 1",
    )
    .fetch_all(&mut *conn)
    .await?;
    let foreign_key_tables = sqlx::query_scalar::<_, String>(
        "SELECT CAST(c.relname AS TEXT) FROM pg_catalog.pg_class c JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
         WHERE n.nspname = current_schema() AND c.relname IN ('content_keys', 'keyring')
            AND NOT pg_has_role(c.relowner, 'USAGE')
            AND NOT COALESCE(has_function_privilege(to_regprocedure('rewrite_keys(text)'), 'EXECUTE'), FALSE) ORDER BY 1",
    )
    .fetch_all(&mut *conn)
    .await?;
    Ok(PostgresFacts {
        major: version.parse::<u32>().unwrap_or_default() / 10_000,
        ahead,
        connections,
        most_connections,
        unsafe_settings,
        may_create: may_create.unwrap_or(false),
        closed_tables,
        foreign_key_tables,
    })
}

fn trouble(error: &sqlx::Error) -> Trouble {
    match error {
        sqlx::Error::Io(error) => match error.kind() {
            std::io::ErrorKind::ConnectionRefused => Trouble::ConnectionRefused,
            std::io::ErrorKind::NotFound => Trouble::NotFound,
            std::io::ErrorKind::TimedOut => Trouble::NoAnswer,
            // Names that nobody knows have no kind of their own.
            _ if error.to_string().contains("lookup address") => Trouble::NotFound,
            _ if error.to_string().contains(UNTRUSTED) => Trouble::UntrustedCertificate(error.to_string()),
            _ => Trouble::Other(error.to_string()),
        },
        sqlx::Error::Database(refusal) => match refusal.code().as_deref() {
            Some("28P01") => Trouble::PasswordRefused,
            Some("3D000") => Trouble::NoSuchDatabase,
            Some("53300") => Trouble::TooManyConnections,
            _ => Trouble::Other(refusal.message().to_owned()),
        },
        // What cannot be parsed may hold a password.
        sqlx::Error::Configuration(_) => Trouble::Other("DATABASE_URL cannot be read".to_owned()),
        other => Trouble::Other(other.to_string()),
    }
}

/// The schema and the secret, of a database that answers. An embedded one that is not there is not made.
pub async fn look_into_database(
    settings: &Settings,
) -> Result<(Option<MigrationState>, SecretState), StoreError> {
    if settings.is_embedded() && !has_database(&settings.data_dir) {
        return Ok((None, SecretState::Unused));
    }
    let mut settings = settings.clone();
    if settings.is_embedded() && settings.secret.is_none() {
        settings.secret = DataFolder::existing_secret(&settings.data_dir)?;
    }
    let db = Db::open(&settings).await?;
    // A database without any table has no migrations to list.
    let migrations = db.migrations().await.ok();
    let is_empty = migrations.is_none();
    let secret = match settings.secret {
        _ if is_empty => SecretState::Unused,
        None => SecretState::Missing,
        Some(_) => match Keyring::try_out(&db, &settings).await {
            Ok(0) => SecretState::Unused,
            Ok(keys) => SecretState::Opens(keys),
            Err(StoreError::Sealing(why)) => SecretState::Wrong(why.to_owned()),
            Err(error) => SecretState::Wrong(error.to_string()),
        },
    };
    db.close().await;
    Ok((migrations, secret))
}

/// How long ago a worker was heard of. `None` when none ever was.
pub async fn last_worker_age(settings: &Settings, clock: &Clock) -> Result<Option<TimeDelta>, StoreError> {
    let db = Db::open(settings).await?;
    let now = db.now(clock).await?;
    let seen = on!(db.read(), db => sqlx::query_scalar::<_, Option<chrono::DateTime<chrono::Utc>>>(
        "SELECT max(last_seen_at) FROM workers"
    ).fetch_one(db).await)?;
    db.close().await;
    Ok(seen.map(|seen| now - seen))
}

/// What SQLite finds in the embedded database: `ok`, or what is broken.
pub async fn quick_check(settings: &Settings) -> Result<String, StoreError> {
    let options = sqlx::sqlite::SqliteConnectOptions::new()
        .filename(settings.data_dir.join(DATABASE_FILE))
        .read_only(true);
    let mut conn = sqlx::SqliteConnection::connect_with(&options).await?;
    let said = sqlx::query_scalar::<_, String>("PRAGMA quick_check(1)").fetch_one(&mut conn).await?;
    conn.close().await?;
    Ok(said)
}

pub async fn ask_redis(url: &Secret) -> Result<RedisFacts, Trouble> {
    let client = redis::Client::open(url.expose())
        .map_err(|_| Trouble::Other("REDIS_URL is not a redis:// URL".to_owned()))?;
    let asked = async {
        let mut connection = client.get_multiplexed_async_connection().await?;
        redis::cmd("INFO").query_async::<String>(&mut connection).await
    };
    let told = match tokio::time::timeout(PATIENCE, asked).await {
        Ok(Ok(told)) => told,
        Ok(Err(error)) => return Err(redis_trouble(&error)),
        Err(_) => return Err(Trouble::NoAnswer),
    };
    let value = |name: &str| {
        let mut lines = told.lines().filter_map(|line| line.trim().split_once(':'));
        lines.find(|(key, _)| *key == name).map(|(_, value)| value.to_owned()).unwrap_or_default()
    };
    Ok(RedisFacts {
        version: value("redis_version"),
        eviction: value("maxmemory_policy"),
        most_memory: value("maxmemory").parse().unwrap_or_default(),
        is_persistent: value("aof_enabled") == "1",
        is_replica: value("role") == "slave",
    })
}

fn redis_trouble(error: &redis::RedisError) -> Trouble {
    let said = error.to_string();
    let asks_for_password = ["NOAUTH", "WRONGPASS", "AuthenticationFailed", "Password authentication failed"];
    if error.kind() == redis::ErrorKind::AuthenticationFailed
        || asks_for_password.iter().any(|word| said.contains(word))
    {
        Trouble::PasswordRefused
    } else if error.is_connection_refusal() {
        Trouble::ConnectionRefused
    } else if said.contains("lookup address") {
        Trouble::NotFound
    } else if error.is_timeout() {
        Trouble::NoAnswer
    } else if said.contains(UNTRUSTED) {
        Trouble::UntrustedCertificate(said)
    } else {
        Trouble::Other(error.category().to_owned())
    }
}

/// Writes into the data folder and says how much room there is. `None` where nothing is there yet and a start makes it.
pub fn try_folder(settings: &Settings) -> Result<Option<FolderFacts>, StoreError> {
    if let Err(error) = std::fs::metadata(&settings.data_dir)
        && error.kind() == std::io::ErrorKind::NotFound
    {
        return Ok(None);
    }
    let mut path = settings.data_dir.clone();
    tempfile::tempfile_in(&path)?;
    let files = path.join("files");
    if settings.files.is_none() && files.exists() {
        tempfile::tempfile_in(&files)?;
        path = files;
    }
    let room = rustix::fs::statvfs(&path).map_err(std::io::Error::from)?;
    Ok(Some(FolderFacts {
        free_bytes: room.f_bavail.saturating_mul(room.f_frsize),
        all_bytes: room.f_blocks.saturating_mul(room.f_frsize),
        path,
    }))
}

/// Writes, reads and removes an object in the bucket.
pub async fn try_bucket(settings: &Settings) -> Result<(), StoreError> {
    let files = Files::open(settings)?;
    let tried = tokio::time::timeout(PATIENCE, files.try_out()).await;
    tried.map_err(|_| StoreError::Busy("it does not answer within 5 seconds"))?
}

/// Whether a backup can be written here: `pg_dump` is there, and is no older than the server.
pub async fn try_pg_dump(server: u32) -> Result<u32, StoreError> {
    let tool = PostgresTool::find("pg_dump").await?;
    tool.refuse_older_than(server)?;
    Ok(tool.major)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_shown_without_its_password() {
        let shown = |url: &str| without_password(&Secret::new(url));
        assert_eq!(
            shown("postgres://asha:hunter2@db:5433/lending?sslmode=require"),
            "postgres://db:5433/lending"
        );
        assert_eq!(shown("postgres://lending@localhost/x?host=/tmp/pg"), "postgres:///tmp/pg/x");
        assert_eq!(shown("redis://:hunter2@h"), "redis://h");
        assert!(!shown("hunter2").contains("hunter2"));
    }
}

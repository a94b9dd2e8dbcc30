//! The schema: brought up to date by whoever owns it, and held against what this build knows by whoever only uses it.
//!
//! On Postgres the two may be different roles. One that owns nothing cannot switch off a trigger, alter a table or empty one,
//! whatever is made of the process that holds its password.

use std::str::FromStr;

use lending_base::{Secret, Settings};
use sqlx::Connection;
use sqlx::migrate::{Migrate, Migrator};
use sqlx::postgres::{PgConnectOptions, PgConnection};

use crate::StoreError;
use crate::db::{Db, Either};
use crate::folder::schema_lock;
use crate::pooler::require_own_sessions;

static POSTGRES_MIGRATIONS: Migrator = tolerant(sqlx::migrate!("../migrations/postgres"));
static SQLITE_MIGRATIONS: Migrator = tolerant(sqlx::migrate!("../migrations/sqlite"));

/// Migrations only add, so a process of the version before may restart on the newer schema during a rollout.
const fn tolerant(mut migrator: Migrator) -> Migrator {
    migrator.ignore_missing = true;
    migrator
}

/// How a schema stands to what a build knows, by the numbers of migrations.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct MigrationState {
    /// Known and not applied.
    pub missing: Vec<i64>,
    /// Applied by a newer version.
    pub newer: Vec<i64>,
    /// Begun and not ended.
    pub failed: Option<i64>,
}

/// Whether the role may bring the schema up to date: it can make tables, and those that are there are its own.
const OWNS_SCHEMA: &str = "SELECT COALESCE(has_schema_privilege(current_schema(), 'CREATE')
    AND COALESCE((SELECT pg_has_role(c.relowner, 'MEMBER') FROM pg_class c WHERE c.oid = to_regclass('_sqlx_migrations')),
        TRUE), FALSE)";
/// Whether the role may see which migrations have been applied. Not so where there are none yet.
const SEES_MIGRATIONS: &str =
    "SELECT COALESCE(has_table_privilege(to_regclass('_sqlx_migrations')::oid, 'SELECT'), FALSE)";
/// How many tables the role was not given.
const NOT_GRANTED: &str =
    "SELECT count(*) FROM pg_class c WHERE c.relnamespace = current_schema()::regnamespace
    AND c.relkind IN ('r', 'p') AND NOT has_table_privilege(c.oid, 'SELECT')";

const WHAT_TO_DO: &str = "Run `lending-server migrate --grant-to ROLE` with this role's name and with LENDING_MIGRATE_URL, \
    the address of the role that owns the schema; then start again";

/// Brings the schema of Postgres up to date as the role of this address, which owns it or is to.
pub async fn migrate(url: &Secret) -> Result<(), StoreError> {
    let options = PgConnectOptions::from_str(url.expose())?;
    // Whoever migrates holds a lock of the session.
    require_own_sessions(&options).await?;
    let mut conn = PgConnection::connect_with(&options).await?;
    POSTGRES_MIGRATIONS.run(&mut conn).await?;
    Ok(conn.close().await?)
}

/// Gives another role what the service needs, and nothing by which it could change the schema or what is append-only.
pub async fn grant_runtime(url: &Secret, role: &str) -> Result<(), StoreError> {
    let mut conn = PgConnection::connect(url.expose()).await?;
    sqlx::query("SELECT grant_runtime($1::name)").bind(role).execute(&mut conn).await?;
    Ok(conn.close().await?)
}

impl Db {
    /// Brings the schema up to date, or makes sure that its owner has. Several processes may do so at once: one works, the
    /// others wait.
    pub(crate) async fn prepare_schema(&self, settings: &Settings) -> Result<(), StoreError> {
        match (&self.0, &settings.database_url) {
            (Either::Postgres(_), url) => {
                // A connection of its own, without the pool's time limits: a migration takes as long as it takes, and
                // so do those who wait for the advisory lock that sqlx holds meanwhile.
                let url = url.as_ref().map_or("", |url| url.expose());
                let mut conn = PgConnection::connect(url).await?;
                if sqlx::query_scalar(OWNS_SCHEMA).fetch_one(&mut conn).await? {
                    POSTGRES_MIGRATIONS.run(&mut conn).await?;
                } else {
                    check_as_user(&mut conn).await?;
                }
                conn.close().await?;
            }
            (Either::Sqlite(pools), _) => {
                let _alone = schema_lock(&settings.data_dir).await?;
                SQLITE_MIGRATIONS.run(&pools.writer).await?;
            }
        }
        Ok(())
    }

    /// Whether every migration this build knows has been applied.
    pub(crate) async fn is_migrated(&self) -> Result<bool, StoreError> {
        Ok(self.migrations().await?.missing.is_empty())
    }

    /// How the schema stands to what this build knows.
    pub(crate) async fn migrations(&self) -> Result<MigrationState, StoreError> {
        match &self.0 {
            Either::Postgres(pool) => state(&mut *pool.acquire().await?, &POSTGRES_MIGRATIONS).await,
            Either::Sqlite(pools) => state(&mut *pools.readers.acquire().await?, &SQLITE_MIGRATIONS).await,
        }
    }
}

async fn state<C: Migrate>(conn: &mut C, known: &Migrator) -> Result<MigrationState, StoreError> {
    let applied = conn.list_applied_migrations(&known.table_name).await?;
    let is_applied = |version: i64| applied.iter().any(|done| done.version == version);
    let is_known = |version: i64| known.iter().any(|migration| migration.version == version);
    Ok(MigrationState {
        missing: known.iter().map(|migration| migration.version).filter(|v| !is_applied(*v)).collect(),
        newer: applied.iter().map(|done| done.version).filter(|v| !is_known(*v)).collect(),
        failed: conn.dirty_version(&known.table_name).await?,
    })
}

/// For a role that cannot change the schema: it says what somebody else has to do.
async fn check_as_user(conn: &mut PgConnection) -> Result<(), StoreError> {
    let refuse = |why: String| Err(StoreError::Refused(format!("{why}. {WHAT_TO_DO}")));
    if !sqlx::query_scalar::<_, bool>(SEES_MIGRATIONS).fetch_one(&mut *conn).await? {
        let why =
            "the database has no schema that the role of DATABASE_URL may use, and the role may not make one";
        return refuse(why.to_owned());
    }
    let missing = state(conn, &POSTGRES_MIGRATIONS).await?.missing.len();
    if missing > 0 {
        return refuse(format!(
            "the schema of the database lacks {missing} migrations of this version, and the role of DATABASE_URL does not own it"
        ));
    }
    let not_granted: i64 = sqlx::query_scalar(NOT_GRANTED).fetch_one(conn).await?;
    if not_granted > 0 {
        return refuse(format!(
            "the role of DATABASE_URL has not been granted {not_granted} tables of the schema"
        ));
    }
    Ok(())
}

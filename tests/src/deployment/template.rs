//! A database with tables and nothing in them, from which those of tests are copied.

use std::hash::{DefaultHasher, Hash, Hasher};

use lending_base::Secret;
use lending_store::schema;
use sqlx::migrate::Migrator;
use sqlx::{Connection, PgConnection};

use super::{OWNER, make_owner, url_of_owner};

static MIGRATIONS: Migrator = sqlx::migrate!("../migrations/postgres");

/// Whoever makes one holds this lock of the server. Any number that nobody else takes would do.
const LOCK: i64 = 5_163_271_840;

/// The name of the one that has this build's tables, which the first who asks makes.
pub(super) async fn ready(server: &str) -> anyhow::Result<String> {
    let name = format!("lending_template_{:016x}", fingerprint());
    let mut admin = PgConnection::connect(server).await?;
    if !is_ready(&mut admin, &name).await? {
        sqlx::query("SELECT pg_advisory_lock($1)").bind(LOCK).execute(&mut admin).await?;
        if !is_ready(&mut admin, &name).await? {
            make(&mut admin, server, &name).await?;
        }
    }
    // The lock goes with the connection.
    admin.close().await?;
    Ok(name)
}

/// It is called a template last, so one whose making was cut short is none.
async fn is_ready(admin: &mut PgConnection, name: &str) -> anyhow::Result<bool> {
    let found =
        sqlx::query_scalar("SELECT EXISTS (SELECT FROM pg_database WHERE datname = $1 AND datistemplate)");
    Ok(found.bind(name).fetch_one(admin).await?)
}

async fn make(admin: &mut PgConnection, server: &str, name: &str) -> anyhow::Result<()> {
    make_owner(admin).await?;
    for sql in [
        format!("DROP DATABASE IF EXISTS {name} WITH (FORCE)"),
        format!("CREATE DATABASE {name} OWNER {OWNER}"),
    ] {
        sqlx::query(sqlx::AssertSqlSafe(sql)).execute(&mut *admin).await?;
    }
    schema::migrate(&Secret::new(url_of_owner(server, name)?)).await?;
    // Nothing can be copied while somebody is connected to it.
    let sql = format!("ALTER DATABASE {name} WITH ALLOW_CONNECTIONS false IS_TEMPLATE true");
    sqlx::query(sqlx::AssertSqlSafe(sql)).execute(admin).await?;
    Ok(())
}

/// Another set of migrations makes another template, on a server that outlives a build.
fn fingerprint() -> u64 {
    let mut hasher = DefaultHasher::new();
    for migration in MIGRATIONS.iter() {
        (migration.version, &migration.checksum).hash(&mut hasher);
    }
    hasher.finish()
}

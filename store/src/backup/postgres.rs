//! Postgres' own tools: `pg_dump` writes a snapshot, `pg_restore` reads it.
//!
//! Neither sees a password on its command line, where everybody on the machine could read it: they are told by their
//! environment how to connect.

use std::path::Path;
use std::process::{Output, Stdio};
use std::str::FromStr;

use sqlx::Connection;
use sqlx::postgres::{PgConnectOptions, PgConnection, PgSslMode};
use tokio::process::Command;
use url::Url;

use super::snapshot::Reader;
use crate::StoreError;
use crate::db::Either;
use crate::locks::PURGE_LOCK;

/// A transaction that sees one moment, and lets others see the same.
pub(super) struct Snapshot {
    pub(super) reader: Reader,
    url: String,
    name: String,
}

impl Snapshot {
    pub(super) async fn take(url: &str) -> Result<Self, StoreError> {
        let mut conn = PgConnection::connect(url).await?;
        for setting in ["SET statement_timeout = 0", "SET idle_in_transaction_session_timeout = 0"] {
            sqlx::query(setting).execute(&mut conn).await?;
        }
        // Whoever has a table of keys written anew waits until the snapshot has ended: to a snapshot of before, the table is
        // empty afterwards, and the backup would have no keys. Several backups share the lock.
        sqlx::query("SELECT pg_advisory_lock_shared($1)").bind(PURGE_LOCK).execute(&mut conn).await?;
        sqlx::query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY").execute(&mut conn).await?;
        let name =
            sqlx::query_scalar::<_, String>("SELECT pg_export_snapshot()").fetch_one(&mut conn).await?;
        Ok(Self { reader: Reader(Either::Postgres(conn)), url: url.to_owned(), name })
    }

    pub(super) async fn dump(&self, to: &Path) -> Result<(), StoreError> {
        let mut command = command("pg_dump", &self.url)?;
        // Owners and grants are the target's own; comments belong to extensions, which only their owner may describe.
        command.args([
            "--format=custom",
            "--no-owner",
            "--no-privileges",
            "--no-comments",
            "--no-tablespaces",
            // Nobody's team is said, so the policies show all; without this it would not even try.
            "--enable-row-security",
        ]);
        command.args(["--no-publications", "--no-subscriptions"]);
        command.arg(format!("--snapshot={}", self.name)).arg("--file").arg(to);
        run("pg_dump", command).await?;
        Ok(())
    }

    /// Ends the transaction, and with it the lock.
    pub(super) async fn end(self) -> Result<(), StoreError> {
        self.reader.close().await
    }
}

/// Reads a dump into an empty database, all of it or nothing.
pub(super) async fn load(url: &str, dump: &Path) -> Result<(), StoreError> {
    let options = PgConnectOptions::from_str(url)?;
    let database = options.get_database().unwrap_or_else(|| options.get_username()).to_owned();
    let mut command = command("pg_restore", url)?;
    command.args(["--no-owner", "--no-privileges", "--exit-on-error", "--single-transaction"]);
    command.arg("--dbname").arg(database).arg(dump);
    run("pg_restore", command).await?;
    Ok(())
}

/// Refuses where a tool is missing, or older than the server: what cannot be done should not begin.
pub(super) async fn require_tool(name: &'static str, url: &str) -> Result<(), StoreError> {
    let mut conn = PgConnection::connect(url).await?;
    let number = sqlx::query_scalar::<_, String>("SELECT current_setting('server_version_num')");
    let number: u32 = number.fetch_one(&mut conn).await?.parse().unwrap_or_default();
    conn.close().await?;
    PostgresTool::find(name).await?.refuse_older_than(number / 10_000)
}

/// A tool of Postgres that is installed here.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PostgresTool {
    name: &'static str,
    pub major: u32,
}

impl PostgresTool {
    pub async fn find(name: &'static str) -> Result<Self, StoreError> {
        let asked = Command::new(name).arg("--version").stdin(Stdio::null()).output().await;
        let said = asked.map_err(|error| match error.kind() {
            std::io::ErrorKind::NotFound => StoreError::Refused(format!(
                "{name} is not on the PATH: install the client programs of Postgres (Debian: postgresql-client)"
            )),
            _ => error.into(),
        })?;
        let said = String::from_utf8_lossy(&said.stdout).into_owned();
        let major = major_of(&said)
            .ok_or_else(|| StoreError::Refused(format!("{name} does not say which version it is")))?;
        Ok(Self { name, major })
    }

    pub fn refuse_older_than(self, server: u32) -> Result<(), StoreError> {
        if self.major >= server {
            return Ok(());
        }
        Err(StoreError::Refused(format!(
            "{} is version {} and the server is version {server}: install the client programs of {server} or newer, and \
             have them first on the PATH",
            self.name, self.major
        )))
    }
}

/// Of `pg_dump (PostgreSQL) 15.18 (Debian …)`.
fn major_of(said: &str) -> Option<u32> {
    let number = said.split_once("(PostgreSQL) ")?.1;
    number.split(|letter: char| !letter.is_ascii_digit()).next()?.parse().ok()
}

fn command(name: &str, url: &str) -> Result<Command, StoreError> {
    let mut command = Command::new(name);
    command.arg("--no-password").stdin(Stdio::null()).kill_on_drop(true);
    command.envs(environment(url)?);
    Ok(command)
}

async fn run(name: &str, mut command: Command) -> Result<(), StoreError> {
    let output = command.output().await?;
    if output.status.success() { Ok(()) } else { Err(StoreError::Refused(failure(name, &output))) }
}

fn failure(name: &str, output: &Output) -> String {
    let said = String::from_utf8_lossy(&output.stderr);
    let said: Vec<&str> = said.lines().filter(|line| !line.trim().is_empty()).take(3).collect();
    format!("{name} failed: {}", said.join(" "))
}

/// A connection as libpq is told of it.
fn environment(url: &str) -> Result<Vec<(&'static str, String)>, StoreError> {
    let options = PgConnectOptions::from_str(url)?;
    let refuse = |_| StoreError::Refused("DATABASE_URL is not a postgres:// URL".to_owned());
    let parsed = Url::parse(url).map_err(refuse)?;
    let host = options
        .get_socket()
        .map_or_else(|| options.get_host().to_owned(), |socket| socket.display().to_string());
    let mut environment = vec![
        ("PGHOST", host),
        ("PGPORT", options.get_port().to_string()),
        ("PGUSER", options.get_username().to_owned()),
        ("PGDATABASE", options.get_database().unwrap_or_else(|| options.get_username()).to_owned()),
        ("PGSSLMODE", ssl_mode(options.get_ssl_mode()).to_owned()),
        ("PGAPPNAME", "lending backup".to_owned()),
    ];
    environment.extend(parsed.password().map(|password| ("PGPASSWORD", decoded(password))));
    environment.extend(options.get_options().map(|options| ("PGOPTIONS", options.to_owned())));
    for (name, value) in parsed.query_pairs() {
        let variable = match &*name {
            "password" => "PGPASSWORD",
            "sslrootcert" | "ssl-root-cert" | "ssl-ca" => "PGSSLROOTCERT",
            "sslcert" | "ssl-cert" => "PGSSLCERT",
            "sslkey" | "ssl-key" => "PGSSLKEY",
            _ => continue,
        };
        environment.push((variable, value.into_owned()));
    }
    Ok(environment)
}

/// A password as it stands in a URL. Unlike in a form, a plus sign is one.
fn decoded(password: &str) -> String {
    let value = password.replace('+', "%2B").replace('&', "%26");
    let text = format!("p={value}");
    url::form_urlencoded::parse(text.as_bytes())
        .next()
        .map(|(_, value)| value.into_owned())
        .unwrap_or_default()
}

fn ssl_mode(mode: PgSslMode) -> &'static str {
    match mode {
        PgSslMode::Disable => "disable",
        PgSslMode::Allow => "allow",
        PgSslMode::Prefer => "prefer",
        PgSslMode::Require => "require",
        PgSslMode::VerifyCa => "verify-ca",
        PgSslMode::VerifyFull => "verify-full",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_version_is_read_and_an_older_one_is_refused() {
        assert_eq!(major_of("pg_dump (PostgreSQL) 15.18 (Debian 15.18-0+deb12u1)\n"), Some(15));
        assert_eq!(major_of("pg_restore (PostgreSQL) 17beta1\n"), Some(17));
        assert_eq!(major_of("something else"), None);
        let tool = PostgresTool { name: "pg_dump", major: 15 };
        assert!(tool.refuse_older_than(15).is_ok() && tool.refuse_older_than(14).is_ok());
        assert!(tool.refuse_older_than(16).unwrap_err().to_string().contains("version 16"));
    }

    #[test]
    fn a_connection_is_told_by_the_environment() {
        let url = "postgres://asha:p%40ss+w&rd@db.internal:5433/lending?sslmode=verify-full&sslrootcert=/etc/ca.pem";
        let environment = environment(url).unwrap();
        let value =
            |name: &str| environment.iter().find(|(key, _)| *key == name).map(|(_, value)| value.as_str());
        assert_eq!(value("PGHOST"), Some("db.internal"));
        assert_eq!(value("PGPORT"), Some("5433"));
        assert_eq!(value("PGUSER"), Some("asha"));
        assert_eq!(value("PGDATABASE"), Some("lending"));
        assert_eq!(value("PGPASSWORD"), Some("p@ss+w&rd"));
        assert_eq!(value("PGSSLMODE"), Some("verify-full"));
        assert_eq!(value("PGSSLROOTCERT"), Some("/etc/ca.pem"));
        let socket = super::environment("postgres://lending@localhost:5432/postgres?host=/tmp/pg").unwrap();
        assert!(socket.contains(&("PGHOST", "/tmp/pg".to_owned())));
        assert!(!socket.iter().any(|(name, _)| *name == "PGPASSWORD"));
    }
}

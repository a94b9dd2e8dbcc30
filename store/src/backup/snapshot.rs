//! What a database holds at one moment, as it is counted for the manifest and after a restore.

use std::collections::BTreeMap;
use std::path::Path;

use sqlx::postgres::PgConnection;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{AssertSqlSafe, Connection};

use super::manifest::{HeadNote, Summary};
use crate::StoreError;
use crate::db::{Either, on};
use crate::sealing::hex;
use lending_base::{AnalysisId, TeamId};

/// An analysis whose statement is to be in the backup.
#[derive(Debug, sqlx::FromRow)]
pub(super) struct StatementRow {
    pub(super) id: AnalysisId,
    pub(super) team_id: TeamId,
    pub(super) file_size: i64,
}

/// One connection of its own, which sees one moment: of the copy of SQLite, or inside a transaction of Postgres.
pub(super) struct Reader(pub(super) Either<PgConnection, SqliteConnection>);

impl Reader {
    pub(super) async fn open_sqlite(file: &Path) -> Result<Self, StoreError> {
        let options = SqliteConnectOptions::new().filename(file).read_only(true);
        Ok(Self(Either::Sqlite(SqliteConnection::connect_with(&options).await?)))
    }

    pub(super) fn conn(&mut self) -> Either<&mut PgConnection, &mut SqliteConnection> {
        match &mut self.0 {
            Either::Postgres(conn) => Either::Postgres(conn),
            Either::Sqlite(conn) => Either::Sqlite(conn),
        }
    }

    pub(super) async fn close(self) -> Result<(), StoreError> {
        Ok(on!(self.0, conn => conn.close().await)?)
    }

    pub(super) async fn tables(&mut self) -> Result<Vec<String>, StoreError> {
        Ok(match self.conn() {
            Either::Postgres(conn) => {
                sqlx::query_scalar::<_, String>(
                    "SELECT CAST(tablename AS TEXT) FROM pg_catalog.pg_tables WHERE schemaname = current_schema()
                     ORDER BY 1",
                )
                .fetch_all(conn)
                .await?
            }
            Either::Sqlite(conn) => {
                sqlx::query_scalar::<_, String>(
                    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
                     ORDER BY 1",
                )
                .fetch_all(conn)
                .await?
            }
        })
    }

    pub(super) async fn summary(&mut self) -> Result<Summary, StoreError> {
        let mut tables = BTreeMap::new();
        for table in self.tables().await? {
            // The one statement that is put together: its name comes from the database's own list of tables.
            let sql = || AssertSqlSafe(format!("SELECT count(*) FROM \"{}\"", table.replace('"', "\"\"")));
            let rows = on!(self.conn(), conn => sqlx::query_scalar::<_, i64>(sql()).fetch_one(conn).await)?;
            tables.insert(table, rows);
        }
        let migration = on!(self.conn(), conn => sqlx::query_scalar::<_, Option<i64>>(
            "SELECT max(version) FROM _sqlx_migrations"
        ).fetch_one(conn).await)?;
        let ledger_paise = on!(self.conn(), conn => sqlx::query_scalar::<_, i64>(
            "SELECT CAST(COALESCE(sum(amount_paise), 0) AS BIGINT) FROM ledger"
        ).fetch_one(conn).await)?;
        let heads = on!(self.conn(), conn => sqlx::query_as::<_, (String, i64, Vec<u8>)>(
            "SELECT h.chain, h.batch, h.hash FROM audit_heads h
             WHERE h.batch = (SELECT max(l.batch) FROM audit_heads l WHERE l.chain = h.chain) ORDER BY h.chain"
        ).fetch_all(conn).await)?;
        let master_keys = on!(self.conn(), conn => sqlx::query_scalar::<_, String>(
            "SELECT DISTINCT master_id FROM keyring ORDER BY 1"
        ).fetch_all(conn).await)?;
        let note = |(chain, batch, hash): (String, i64, Vec<u8>)| HeadNote { chain, batch, hash: hex(&hash) };
        Ok(Summary {
            migration: migration.unwrap_or_default(),
            tables,
            ledger_paise,
            audit_heads: heads.into_iter().map(note).collect(),
            master_keys,
        })
    }

    pub(super) async fn statements(&mut self) -> Result<Vec<StatementRow>, StoreError> {
        Ok(on!(self.conn(), conn => sqlx::query_as::<_, StatementRow>(
            "SELECT id, team_id, file_size FROM analyses WHERE statement_erased_at IS NULL ORDER BY id"
        ).fetch_all(conn).await)?)
    }
}

/// Copies the embedded database as it is at one moment into a file that is empty, beside a server that writes. The copy has
/// no free pages: nothing that was deleted is in it.
pub(super) async fn copy_sqlite(database: &Path, to: &Path) -> Result<(), StoreError> {
    let options = SqliteConnectOptions::new().filename(database).read_only(true);
    let mut conn = SqliteConnection::connect_with(&options).await?;
    let path =
        to.to_str().ok_or_else(|| StoreError::Refused("the path of the backup is not UTF-8".to_owned()))?;
    sqlx::query("VACUUM INTO $1").bind(path).execute(&mut conn).await?;
    Ok(conn.close().await?)
}

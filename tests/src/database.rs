//! Behind the service's back: what no API shows and no store allows.

use std::str::FromStr;

use anyhow::Context;
use sqlx::postgres::PgConnectOptions;
use sqlx::{Connection, PgConnection, Row, SqliteConnection};

use crate::TestDeployment;

enum Direct {
    Postgres(PgConnection),
    Sqlite(SqliteConnection),
}

impl TestDeployment {
    async fn direct(&self) -> anyhow::Result<Direct> {
        if let Some(url) = &self.settings.database_url {
            return Ok(Direct::Postgres(PgConnection::connect(url.expose()).await?));
        }
        let file = self.settings.data_dir.join("lending.sqlite");
        Ok(Direct::Sqlite(SqliteConnection::connect(&format!("sqlite://{}", file.display())).await?))
    }

    /// Runs a statement directly. `sql` is the test's own text.
    pub async fn run_sql(&self, sql: &str) -> anyhow::Result<()> {
        let sql = sqlx::AssertSqlSafe(sql.to_owned());
        match self.direct().await? {
            Direct::Postgres(mut conn) => sqlx::query(sql).execute(&mut conn).await.map(|_| ())?,
            Direct::Sqlite(mut conn) => sqlx::query(sql).execute(&mut conn).await.map(|_| ())?,
        }
        Ok(())
    }

    /// What only whoever runs Postgres itself may do.
    pub async fn run_sql_as_admin(&self, sql: &'static str) -> anyhow::Result<()> {
        let mut conn = PgConnection::connect(&self.admin_url()?).await?;
        sqlx::query(sql).execute(&mut conn).await?;
        Ok(())
    }

    /// As [`TestDeployment::run_sql`], past the checks that SQLite has on words: a newer version has other ones.
    pub async fn run_sql_unchecked(&self, sql: &str) -> anyhow::Result<()> {
        let Direct::Sqlite(mut conn) = self.direct().await? else { return self.run_sql(sql).await };
        sqlx::query("PRAGMA ignore_check_constraints = ON").execute(&mut conn).await?;
        sqlx::query(sqlx::AssertSqlSafe(sql.to_owned())).execute(&mut conn).await?;
        Ok(())
    }

    /// Has a production database refuse every write, or take them again, of those who connect from now on; all others are
    /// sent away.
    pub async fn refuse_writes(&self, does: bool) -> anyhow::Result<()> {
        let url = self.settings.database_url.as_ref().context("an embedded deployment has no server")?;
        let options = PgConnectOptions::from_str(url.expose())?;
        let mut conn =
            PgConnection::connect_with(&options.options([("default_transaction_read_only", "off")])).await?;
        let set = if does {
            "DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET default_transaction_read_only = on', current_database()); END $$"
        } else {
            "DO $$ BEGIN EXECUTE format('ALTER DATABASE %I RESET default_transaction_read_only', current_database()); END $$"
        };
        sqlx::query(set).execute(&mut conn).await?;
        sqlx::query(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()",
        )
        .execute(&mut conn)
        .await?;
        conn.close().await?;
        Ok(())
    }

    /// The first column of every row, as bytes.
    pub async fn values(&self, sql: &'static str) -> anyhow::Result<Vec<Vec<u8>>> {
        Ok(match self.direct().await? {
            Direct::Postgres(mut conn) => {
                sqlx::query(sql).fetch_all(&mut conn).await?.iter().map(|row| row.get(0)).collect()
            }
            Direct::Sqlite(mut conn) => {
                sqlx::query(sql).fetch_all(&mut conn).await?.iter().map(|row| row.get(0)).collect()
            }
        })
    }

    async fn words(&self, sql: &'static str) -> anyhow::Result<Vec<String>> {
        Ok(match self.direct().await? {
            Direct::Postgres(mut conn) => sqlx::query_scalar(sql).fetch_all(&mut conn).await?,
            Direct::Sqlite(mut conn) => sqlx::query_scalar(sql).fetch_all(&mut conn).await?,
        })
    }

    /// The one number that a statement gives.
    pub async fn number(&self, sql: &'static str) -> anyhow::Result<i64> {
        Ok(match self.direct().await? {
            Direct::Postgres(mut conn) => sqlx::query_scalar(sql).fetch_one(&mut conn).await?,
            Direct::Sqlite(mut conn) => sqlx::query_scalar(sql).fetch_one(&mut conn).await?,
        })
    }

    pub async fn sealed_names(&self) -> anyhow::Result<Vec<Vec<u8>>> {
        self.values("SELECT sealed_name FROM users ORDER BY id").await
    }

    /// Every column of the schema whose name says that it is sealed, as `table.column`.
    pub async fn sealed_columns(&self) -> anyhow::Result<Vec<String>> {
        let sql = match self.settings.database_url {
            Some(_) => {
                // Of a table that lies in parts the whole.
                "SELECT c.relname || '.' || a.attname FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
                 WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind IN ('r', 'p')
                    AND NOT c.relispartition AND NOT a.attisdropped AND a.attname LIKE 'sealed\\_%' ORDER BY 1"
            }
            None => {
                "SELECT t.name || '.' || c.name FROM sqlite_schema t JOIN pragma_table_info(t.name) c
                 WHERE t.type = 'table' AND c.name LIKE 'sealed\\_%' ESCAPE '\\' ORDER BY 1"
            }
        };
        self.words(sql).await
    }

    /// Everything the database holds, as bytes: the files of SQLite, or every row of every table of Postgres.
    pub async fn dump(&self) -> anyhow::Result<Vec<u8>> {
        let Some(url) = &self.settings.database_url else {
            let mut bytes = Vec::new();
            for file in std::fs::read_dir(&self.settings.data_dir)? {
                let path = file?.path();
                if path.file_name().is_some_and(|name| name.to_string_lossy().starts_with("lending.sqlite")) {
                    bytes.extend(std::fs::read(path)?);
                }
            }
            return Ok(bytes);
        };
        let tables = self
            .words("SELECT table_name::text FROM information_schema.tables WHERE table_schema = 'public' ORDER BY 1")
            .await?;
        let mut conn = PgConnection::connect(url.expose()).await?;
        let mut bytes = Vec::new();
        for table in tables {
            // As text, bytea shows in hexadecimal; escaped, plain letters in it stay plain letters.
            sqlx::query("SET bytea_output = 'escape'").execute(&mut conn).await?;
            let sql = sqlx::AssertSqlSafe(format!("SELECT t::text FROM {table} t"));
            let rows: Vec<String> = sqlx::query_scalar(sql).fetch_all(&mut conn).await.context("a table")?;
            for row in rows {
                bytes.extend_from_slice(row.as_bytes());
            }
        }
        Ok(bytes)
    }

    /// Sessions that sit inside a transaction doing nothing. SQLite has no such list: a write tells.
    pub async fn open_transactions(&self) -> anyhow::Result<i64> {
        match self.direct().await? {
            Direct::Postgres(mut conn) => Ok(sqlx::query_scalar(
                "SELECT count(*) FROM pg_stat_activity
                 WHERE datname = current_database() AND state LIKE 'idle in transaction%'",
            )
            .fetch_one(&mut conn)
            .await?),
            Direct::Sqlite(mut conn) => {
                sqlx::query("BEGIN IMMEDIATE").execute(&mut conn).await?;
                sqlx::query("ROLLBACK").execute(&mut conn).await?;
                Ok(0)
            }
        }
    }
}

/// What Postgres counted of the reads of a table, and of one of its indexes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Reads {
    /// Rows that were read without an index.
    pub of_table: i64,
    /// Scans of the index.
    pub of_index: i64,
    /// Entries of the index that were read.
    pub entries: i64,
}

impl TestDeployment {
    /// How a table of a production deployment has been read. Sessions report with a delay: ask until it is told.
    pub async fn reads(&self, table: &str, index: &str) -> anyhow::Result<Reads> {
        let Direct::Postgres(mut conn) = self.direct().await? else {
            anyhow::bail!("only Postgres counts reads");
        };
        let row = sqlx::query(
            "SELECT t.seq_tup_read, i.idx_scan, i.idx_tup_read FROM pg_stat_user_tables t
             JOIN pg_stat_user_indexes i ON i.relid = t.relid WHERE t.relname = $1 AND i.indexrelname = $2",
        )
        .bind(table)
        .bind(index)
        .fetch_one(&mut conn)
        .await?;
        Ok(Reads { of_table: row.get(0), of_index: row.get(1), entries: row.get(2) })
    }
}

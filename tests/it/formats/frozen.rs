//! Rows of an older version, written as that version wrote them: without the columns that came later. And a whole data folder,
//! with the schema of its time.

use std::path::Path;

use lending_tests::TestDeployment;
use serde::Deserialize;
use serde_json::{Map, Value, json};
use sqlx::{Connection, SqliteConnection};

/// The embedded database as a version left it that knew fifteen migrations. Their checksums are in it, so a migration that
/// is changed afterwards fails here as it would with everybody who has applied it.
const DATABASE_15: &str = include_str!("folder-15.sql");

#[derive(Deserialize)]
pub(super) struct Frozen {
    pub(super) secret: String,
    rows: Vec<Row>,
    files: Vec<File>,
    /// The analysis that had ended, and the one whose job was still to do.
    pub(super) ended: String,
    pub(super) queued: String,
    /// The report of the one that had ended.
    #[serde(skip)]
    pub(super) report: Value,
}

#[derive(Deserialize)]
struct Row {
    table: String,
    row: Map<String, Value>,
}

#[derive(Deserialize)]
struct File {
    path: String,
    hex: String,
}

impl Frozen {
    /// What a version stored that wrote this format.
    pub(super) fn read(format: u32) -> Self {
        let (database, report) = match format {
            1 => (include_str!("database-1.json"), include_str!("report-1.json")),
            _ => panic!("format {format} was never frozen"),
        };
        let frozen: Self = serde_json::from_str(database).unwrap();
        let mut report: Value = serde_json::from_str(report).unwrap();
        // As it is lifted to what is read today.
        report["decision"]["questions"] = json!([]);
        report["corrections"] =
            json!({"employers": [], "own_accounts": [], "categories": [], "excluded": [], "notes": []});
        report["provenance"]["remembered_payers"] = json!([]);
        report["score"]["uncapped_total"] = report["score"]["total"].clone();
        report["score"]["caps"] = json!([]);
        report["income"]["household_monthly_income"] = Value::Null;
        for source in report["income"]["sources"].as_array_mut().into_iter().flatten() {
            source["earner"] = Value::Null;
            source["change"] = Value::Null;
            source["is_stated"] = json!(false);
        }
        for figure in ["low", "base", "high"] {
            report["income"][figure] = Value::Null;
        }
        report["income"]["left_out"] = json!([]);
        report["overdraft"] = Value::Null;
        report["integrity"]["limits"] = json!([]);
        report["windows"] = json!([]);
        report["trends"] = json!({"income": null, "balance": null});
        for account in report["accounts"].as_array_mut().into_iter().flatten() {
            account["credit_limit"] = Value::Null;
            account["drawing_power"] = Value::Null;
        }
        for reason in report["decision"]["reasons"].as_array_mut().into_iter().flatten() {
            for member in ["kind", "metric", "op", "constraint", "of"] {
                reason[member] = Value::Null;
            }
            reason["parts"] = json!([]);
        }
        for row in report["transactions"].as_array_mut().into_iter().flatten() {
            row["proof"] = Value::Null;
        }
        for member in ["proved_by", "leftover"] {
            report["data_quality"][member] = json!([]);
        }
        for account in report["data_quality"]["accounts"].as_array_mut().into_iter().flatten() {
            account["reconciled"] = Value::Null;
            account["proved_by"] = json!([]);
            account["unproved_rows"] = json!(0);
        }
        Self { report, ..frozen }
    }

    /// Puts it into a database that has the present schema and nothing else.
    pub(super) async fn load(&self, deployment: &TestDeployment) -> anyhow::Result<()> {
        deployment.run_sql("DELETE FROM keyring").await?;
        let is_postgres = deployment.settings.database_url.is_some();
        for Row { table, row } in &self.rows {
            let columns: Vec<&str> = row.keys().map(String::as_str).collect();
            let values: Vec<String> = row.values().map(|value| literal(value, is_postgres)).collect();
            let sql = format!("INSERT INTO {table} ({}) VALUES ({})", columns.join(", "), values.join(", "));
            deployment.run_sql(&sql).await?;
        }
        self.lay_files(&deployment.settings.data_dir)
    }

    /// Makes the data folder itself, as the older version left it: schema, secret and statements, and no mark beside these.
    pub(super) async fn lay_out(&self, folder: &Path) -> anyhow::Result<()> {
        std::fs::create_dir_all(folder)?;
        std::fs::write(folder.join("secret"), &self.secret)?;
        let file = format!("sqlite://{}?mode=rwc", folder.join("lending.sqlite").display());
        let mut conn = SqliteConnection::connect(&file).await?;
        sqlx::raw_sql(DATABASE_15).execute(&mut conn).await?;
        conn.close().await?;
        self.lay_files(folder)
    }

    fn lay_files(&self, folder: &Path) -> anyhow::Result<()> {
        for file in &self.files {
            let path = folder.join("files").join(&file.path);
            std::fs::create_dir_all(path.parent().unwrap())?;
            std::fs::write(path, bytes(&file.hex))?;
        }
        Ok(())
    }
}

fn literal(value: &Value, is_postgres: bool) -> String {
    match value {
        Value::String(text) => format!("'{}'", text.replace('\'', "''")),
        Value::Object(bytes) if is_postgres => format!("'\\x{}'", bytes["hex"].as_str().unwrap()),
        Value::Object(bytes) => format!("X'{}'", bytes["hex"].as_str().unwrap()),
        other => other.to_string(),
    }
}

fn bytes(hex: &str) -> Vec<u8> {
    (0..hex.len()).step_by(2).map(|at| u8::from_str_radix(&hex[at..at + 2], 16).unwrap()).collect()
}

//! The schema belongs to one role of Postgres and the service runs as another, which can change nothing of it.

use chrono::TimeDelta;
use lending_base::Secret;
use lending_store::audit::chain::Fault;
use lending_store::audit::partitions::Months;
use lending_store::users::Role;
use lending_tests::services::OwnPostgres;
use lending_tests::{Mode, Process, TestDeployment};
use sqlx::{Connection, PgConnection};

use crate::erasure::{analysed, path_of, purged, with_bureau};

const RUNTIME: &str = "runtime_only";

/// A deployment whose processes own nothing of their database.
struct Apart {
    deployment: TestDeployment,
    /// The address of whoever owns the schema.
    owner: String,
    /// Last: the deployment lets go of its database first.
    _postgres: OwnPostgres,
}

impl Apart {
    /// `None` where this machine has no Postgres; then it is said.
    async fn open() -> Option<Self> {
        if !Mode::Production.is_available() || !OwnPostgres::is_available() {
            return None;
        }
        let postgres = OwnPostgres::start().await.unwrap();
        let mut deployment = TestDeployment::open_on(&postgres.url()).await.unwrap();
        let admin = deployment.admin_url().unwrap();
        let mut conn = PgConnection::connect(&admin).await.unwrap();
        for sql in [
            "CREATE ROLE schema_owner LOGIN",
            "CREATE ROLE runtime_only LOGIN",
            "ALTER SCHEMA public OWNER TO schema_owner",
            // So it is from Postgres 15 on.
            "REVOKE CREATE ON SCHEMA public FROM PUBLIC",
        ] {
            sqlx::query(sql).execute(&mut conn).await.unwrap();
        }
        let of = |role: &str| admin.replacen("lending@", &format!("{role}@"), 1);
        let owner = of("schema_owner");
        deployment.settings.database_url = Some(Secret::new(of(RUNTIME)));
        Some(Self { deployment, owner, _postgres: postgres })
    }

    /// `lending-server migrate` as the owner: whether it worked, and what it said.
    async fn migrate(&self, arguments: &[&str]) -> (bool, String) {
        let mut command = Process::command("lending-server", &self.deployment.environment()).unwrap();
        // The owner of the schema has no key to what is in it.
        command
            .env("LENDING_MIGRATE_URL", &self.owner)
            .env_remove("LENDING_SECRET")
            .env_remove("DATABASE_URL");
        let output = command.arg("migrate").args(arguments).output().await.unwrap();
        let said = [output.stdout, output.stderr].concat();
        (output.status.success(), String::from_utf8(said).unwrap())
    }

    async fn as_owner(&self, sql: &'static str) {
        let mut conn = PgConnection::connect(&self.owner).await.unwrap();
        sqlx::query(sql).execute(&mut conn).await.unwrap();
    }

    /// Why a server does not start.
    async fn refusal(&self) -> String {
        format!("{:#}", self.deployment.serve().await.unwrap_err())
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_role_that_owns_nothing_runs_the_service_and_changes_nothing_of_its_schema() {
    let Some(mut apart) = Apart::open().await else { return };
    let refused = apart.refusal().await;
    assert!(
        refused.contains("has no schema") && refused.contains("lending-server migrate --grant-to"),
        "{refused}"
    );
    let (done, said) = apart.migrate(&["--grant-to", RUNTIME]).await;
    assert!(done && said.contains("The role runtime_only may use it"), "{said}");

    // All of a case's life: taken in, billed, decided, read, erased to the last page.
    let _bureau = apart.deployment.open_bureau().await.unwrap();
    let deployment = &apart.deployment;
    let running = deployment.serve().await.unwrap();
    let _worker = deployment.work().await.unwrap();
    let owner = deployment.person(&running, Role::Owner).await.unwrap();
    let client = deployment.client(&running);
    let signed_in = client.signed_in(&owner.email).await;
    assert_eq!(signed_in.get("/v1/members").await.status, 200);
    let keyed = client.with_token(&owner.api_key);
    let analysis = analysed(&keyed, with_bureau()).await;
    let pages = "SELECT convert_to(pg_relation_filenode(inhrelid)::text, 'UTF8') FROM pg_inherits
        WHERE inhparent = 'content_keys'::regclass ORDER BY inhrelid";
    let before = deployment.values(pages).await.unwrap();
    let erased = keyed.delete(&format!("{}?with_credit_check=true", path_of(&analysis))).await;
    purged(&keyed, &erased).await;
    let after = deployment.values(pages).await.unwrap();
    let changed = before.iter().zip(&after).filter(|(before, after)| before != after).count();
    assert_eq!(before.len(), 16);
    // Of the analysis and of its check three places each, two of which may fall together.
    assert!((1..=6).contains(&changed), "{changed} parts of the table of keys were written anew");
    let rotated = running.app.store.rotate_keys().await.unwrap();
    assert_eq!(rotated.teams, 1);
    running.app.store.link_audit().await.unwrap();
    let verified = running.app.store.verify_audit(owner.user.team.as_str(), None).await.unwrap();
    assert!(verified.entries > 0 && verified.faults.is_empty(), "{:?}", verified.faults);
    // Backups read what it reads, part by part.
    let backup = deployment.folder().join("backup");
    let mut command = Process::command("lending-server", &deployment.environment()).unwrap();
    command.args(["backup", "--to"]).arg(&backup).env("PATH", std::env::var("PATH").unwrap());
    let output = command.output().await.unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));

    // What somebody could try who has come by the role's password.
    for sql in [
        "UPDATE audit SET actor = 'somebody'",
        "DELETE FROM audit",
        "TRUNCATE audit",
        "TRUNCATE audit_unlinked",
        // The parts of the record, by their own names.
        "UPDATE audit_default SET actor = 'somebody'",
        "DELETE FROM audit_default",
        "TRUNCATE audit_default",
        "INSERT INTO audit_default (id, at, actor, action) VALUES ('aud_0', now(), 'somebody', 'sign_out')",
        "DO $$ BEGIN EXECUTE format('UPDATE %s SET actor = NULL', (SELECT min(part::TEXT) FROM audit_partitions())); END $$",
        "DO $$ BEGIN EXECUTE format('DELETE FROM %s', (SELECT min(part::TEXT) FROM audit_partitions())); END $$",
        "DO $$ BEGIN EXECUTE format('TRUNCATE %s', (SELECT min(part::TEXT) FROM audit_partitions())); END $$",
        "ALTER TABLE audit DETACH PARTITION audit_default",
        "DROP TABLE audit_default",
        "SELECT make_audit_partition('2020-01-01')",
        "SELECT guard_audit('audit_default')",
        "DELETE FROM audit_links",
        "UPDATE audit_heads SET entries = 0",
        "UPDATE ledger SET amount_paise = 0",
        "DELETE FROM consent_withdrawals",
        "ALTER TABLE audit DISABLE TRIGGER ALL",
        "ALTER TABLE audit DISABLE TRIGGER audit_append_only",
        "DROP TRIGGER audit_append_only ON audit",
        "SET session_replication_role = replica",
        "ALTER TABLE users ADD COLUMN password TEXT",
        "CREATE TABLE mine (id TEXT)",
        "CREATE OR REPLACE FUNCTION audit_is_append_only() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NEW; END'",
        "DELETE FROM _sqlx_migrations",
        "SELECT grant_runtime('runtime_only')",
        "SELECT rewrite_keys('audit')",
        "DELETE FROM content_keys_00",
        "DROP TABLE payers",
        "SET ROLE schema_owner",
    ] {
        assert!(deployment.run_sql(sql).await.is_err(), "{sql}");
    }
    running.stop().await;
}

/// Pruning is done for it as the owner, by the rules of the database: not for whoever has come by its password.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_role_that_owns_nothing_prunes_the_audit_and_only_what_is_old() {
    let Some(mut apart) = Apart::open().await else { return };
    apart.deployment.settings.audit_days = 100;
    assert!(apart.migrate(&["--grant-to", RUNTIME]).await.0);
    let deployment = &apart.deployment;
    deployment.clock.advance(TimeDelta::days(-200));
    let running = deployment.serve().await.unwrap();
    let owner = deployment.person(&running, Role::Owner).await.unwrap();
    let (store, team) = (&running.app.store, owner.user.team.as_str());
    store.link_audit().await.unwrap();
    deployment.clock.advance(TimeDelta::days(200));
    deployment.client(&running).with_token(&owner.api_key).get("/v1/audit-events").await;
    store.link_audit().await.unwrap();
    assert!(store.prune_audit().await.unwrap() > 0);
    assert_eq!(
        store.keep_audit_partitions().await.unwrap(),
        Months::default(),
        "it may, and nothing is to be done"
    );
    // A month of long ago, which nothing was ever recorded in.
    apart.as_owner("SELECT make_audit_partition('2020-01-01')").await;
    assert_eq!(store.keep_audit_partitions().await.unwrap(), Months { made: 0, dropped: 1 });
    let verified = store.verify_audit(team, None).await.unwrap();
    assert!(verified.pruned.is_some() && verified.faults.is_empty(), "{:?}", verified.faults);

    // Fresh entries in a batch that is said to have been closed long ago, with a note over it, in a chain of somebody's own.
    let forged = "SELECT id FROM audit ORDER BY id DESC LIMIT 1";
    for sql in [
        "DELETE FROM audit_unlinked".to_owned(),
        "INSERT INTO audit_heads (chain, batch, previous, hash, signature, entries, closed_at)
            VALUES ('forged', 1, '', '', '', 1, now() - INTERVAL '400 days')"
            .to_owned(),
        format!(
            "INSERT INTO audit_links (chain, batch, position, audit_id, hash)
             SELECT 'forged', 1, 0, e.id, '' FROM audit e WHERE e.id = ({forged})
                AND NOT EXISTS (SELECT 1 FROM audit_links l WHERE l.audit_id = e.id)"
        ),
        "INSERT INTO audit_prunings (chain, batch, hash, entries, pruned_at, signature)
            VALUES ('forged', 1, '', 1, now(), '')"
            .to_owned(),
    ] {
        deployment.run_sql(&sql).await.unwrap();
    }
    assert_eq!(
        deployment.number("SELECT count(*) FROM audit_links WHERE chain = 'forged'").await.unwrap(),
        1,
        "a fresh entry is in it"
    );
    let refused = deployment.run_sql("SELECT prune_audit('forged', 1)").await.unwrap_err().to_string();
    assert!(refused.contains("nothing of the last 90 days"), "{refused}");
    let forged = store.verify_audit("forged", None).await.unwrap().faults;
    assert!(forged.contains(&Fault::PrunedByOthers { batch: 1 }), "{forged:?}");

    // A note that nobody signed, and what it would let go.
    deployment
        .run_sql(
            "INSERT INTO audit_prunings (chain, batch, hash, entries, pruned_at, signature)
             SELECT chain, batch + 1, hash, 0, now(), hash FROM audit_heads",
        )
        .await
        .unwrap();
    for sql in [
        "SELECT prune_audit(chain, batch) FROM audit_heads",
        "DELETE FROM audit",
        "DELETE FROM audit_prunings",
        "WITH pruning AS (SELECT set_config('lending.pruning', 'on', false)) DELETE FROM audit USING pruning",
    ] {
        assert!(deployment.run_sql(sql).await.is_err(), "{sql}");
    }
    let found = store.verify_audit(team, None).await.unwrap().faults;
    assert!(found.iter().any(|fault| matches!(fault, Fault::PrunedByOthers { .. })), "{found:?}");
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_schema_that_is_behind_or_not_granted_is_said_in_plain_words() {
    let Some(apart) = Apart::open().await else { return };
    let (done, said) = apart.migrate(&[]).await;
    assert!(done, "{said}");
    let refused = apart.refusal().await;
    assert!(refused.contains("has no schema that the role"), "nothing was granted: {refused}");
    assert!(apart.migrate(&["--grant-to", RUNTIME]).await.0);
    apart.deployment.serve().await.unwrap().stop().await;

    // A table of a newer version that nobody has granted yet.
    apart.as_owner("CREATE TABLE of_a_newer_version (id TEXT)").await;
    let refused = apart.refusal().await;
    assert!(refused.contains("has not been granted 1 tables") && refused.contains("--grant-to"), "{refused}");
    assert!(apart.migrate(&["--grant-to", RUNTIME]).await.0);
    apart.deployment.serve().await.unwrap().stop().await;

    // A migration of this version that nobody has applied yet.
    apart
        .as_owner("DELETE FROM _sqlx_migrations WHERE version = (SELECT max(version) FROM _sqlx_migrations)")
        .await;
    let refused = apart.refusal().await;
    assert!(refused.contains("lacks 1 migrations") && refused.contains("LENDING_MIGRATE_URL"), "{refused}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn rights_are_given_to_a_role_that_they_can_be_kept_from_alone() {
    let Some(apart) = Apart::open().await else { return };
    for role in ["schema_owner", "lending", "nobody_at_all", "x; DROP TABLE audit"] {
        let (done, said) = apart.migrate(&["--grant-to", role]).await;
        assert!(!done, "{role}: {said}");
    }
    // One role for both, as without any of this.
    let mut apart = apart;
    apart.deployment.settings.database_url = Some(Secret::new(apart.owner.clone()));
    let running = apart.deployment.serve().await.unwrap();
    assert_eq!(apart.deployment.client(&running).get("/v1/me").await.status, 401);
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_embedded_database_has_no_roles() {
    let deployment = TestDeployment::open(Mode::Embedded).await.unwrap();
    let mut command = Process::command("lending-server", &deployment.environment()).unwrap();
    let output = command.args(["migrate", "--grant-to", "somebody"]).output().await.unwrap();
    assert!(!output.status.success());
    assert!(String::from_utf8_lossy(&output.stderr).contains("--grant-to is for Postgres"));
}

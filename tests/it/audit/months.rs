//! On Postgres each month of the record lies in a part of its own, which goes as a whole when nothing of it is left.

use chrono::TimeDelta;
use lending_store::Store;
use lending_store::audit::partitions::Months;
use lending_store::schema;
use lending_store::users::Role;
use lending_tests::{Client, Mode, TestDeployment};
use sqlx::{AssertSqlSafe, Connection, PgConnection};

/// What is recorded then is not kept, and for the database's own clock it is old as well.
const LONG_AGO: TimeDelta = TimeDelta::days(500);
/// The months of then, which no deployment of today would make.
const MAKE_OLD_MONTHS: &str = "SELECT make_audit_partition(CAST(
        date_trunc('month', now() AT TIME ZONE 'UTC' - INTERVAL '500 days') + later * INTERVAL '1 month' AS DATE))
    FROM generate_series(0, 1) later";
const ENTRIES: &str = "SELECT count(*) FROM audit";
const MONTHS: &str = "SELECT count(*) FROM audit_partitions()";
const OLD_MONTHS: &str =
    "SELECT count(*) FROM audit_partitions() WHERE after < audit_id_at(now() - INTERVAL '400 days')";
const PARTS_IN_USE: &str = "SELECT count(DISTINCT tableoid) FROM audit";
const COVERED_BY_NO_MONTH: &str = "SELECT count(*) FROM audit_default";

/// `None` where this machine has no Postgres; then it is said.
async fn on_postgres() -> Option<TestDeployment> {
    if !Mode::Production.is_available() {
        return None;
    }
    Some(TestDeployment::open_bare(Mode::Production).await.unwrap())
}

async fn connected(deployment: &TestDeployment) -> PgConnection {
    PgConnection::connect(deployment.settings.database_url.clone().unwrap().expose()).await.unwrap()
}

/// An entry in the chain of the client's team, and one in the chain of nobody.
async fn recorded(client: &Client, store: &Store) {
    client.get("/v1/audit-events").await;
    client.with_token("las_live_000000000000000000000000000000aaaaaa").get("/v1/me").await;
    store.link_audit().await.unwrap();
}

async fn faults(store: &Store) -> Vec<String> {
    let mut found = Vec::new();
    for chain in store.audit_chains().await.unwrap() {
        let verified = store.verify_audit(&chain, None).await.unwrap();
        found.extend(verified.faults.iter().map(|fault| format!("{chain}: {fault}")));
    }
    found
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_entry_lies_in_its_month_and_is_kept_where_there_is_none() {
    let Some(deployment) = on_postgres().await else { return };
    let running = deployment.serve().await.unwrap();
    let owner = deployment.person(&running, Role::Owner).await.unwrap();
    let (client, store) = (deployment.client(&running).with_token(&owner.api_key), &running.app.store);
    assert!(deployment.number(MONTHS).await.unwrap() >= 4, "this one and those that come");
    assert_eq!(store.keep_audit_partitions().await.unwrap(), Months::default(), "they are there already");
    recorded(&client, store).await;
    let used = deployment.number(PARTS_IN_USE).await.unwrap();
    deployment.clock.advance(TimeDelta::days(31));
    recorded(&client, store).await;
    assert_eq!(deployment.number(PARTS_IN_USE).await.unwrap(), used + 1, "another month, another part");
    assert_eq!(deployment.number(COVERED_BY_NO_MONTH).await.unwrap(), 0);

    deployment.clock.advance(TimeDelta::days(400));
    recorded(&client, store).await;
    let uncovered = deployment.number(COVERED_BY_NO_MONTH).await.unwrap();
    assert!(uncovered >= 2, "nothing is refused for want of a month: {uncovered}");
    // It stays where it is: its month is not made any more, and the one after it is.
    let make = |later: &str| {
        format!(
            "DO $$ BEGIN ASSERT (SELECT {later} = make_audit_partition(CAST(
                date_trunc('month', max(at) AT TIME ZONE 'UTC') + CASE WHEN {later} THEN INTERVAL '1 month'
                ELSE INTERVAL '0' END AS DATE)) FROM audit_default); END $$"
        )
    };
    deployment.run_sql(&make("FALSE")).await.unwrap();
    deployment.run_sql(&make("TRUE")).await.unwrap();
    assert_eq!(deployment.number(COVERED_BY_NO_MONTH).await.unwrap(), uncovered);
    assert_eq!(faults(store).await, Vec::<String>::new());
    assert_eq!(store.verify(false, 10).await.unwrap().count(), 0);
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_month_goes_when_all_of_it_was_pruned_and_what_is_left_proves_itself() {
    let Some(mut deployment) = on_postgres().await else { return };
    deployment.settings.audit_days = 365;
    schema::migrate(deployment.settings.database_url.as_ref().unwrap()).await.unwrap();
    deployment.run_sql(MAKE_OLD_MONTHS).await.unwrap();
    assert_eq!(deployment.number(OLD_MONTHS).await.unwrap(), 2);
    deployment.clock.advance(-LONG_AGO);
    let running = deployment.serve().await.unwrap();
    let owner = deployment.person(&running, Role::Owner).await.unwrap();
    let (client, store) = (deployment.client(&running).with_token(&owner.api_key), &running.app.store);
    recorded(&client, store).await;
    assert_eq!(deployment.number(COVERED_BY_NO_MONTH).await.unwrap(), 0);
    deployment.clock.advance(LONG_AGO);
    // Of each chain the newest batch stays, whatever its age.
    recorded(&client, store).await;
    let before = deployment.number(ENTRIES).await.unwrap();
    let kept = store.keep_audit_partitions().await.unwrap();
    assert_eq!((kept.made, deployment.number(ENTRIES).await.unwrap()), (0, before));
    let left = deployment.number(OLD_MONTHS).await.unwrap();
    assert_eq!((kept.dropped, left), (1, 1), "what is empty goes, and what holds entries stays, however old");

    assert!(store.prune_audit().await.unwrap() > 0);
    assert_eq!(store.keep_audit_partitions().await.unwrap(), Months { made: 0, dropped: 1 });
    assert_eq!(deployment.number(OLD_MONTHS).await.unwrap(), 0);
    let after = deployment.number(ENTRIES).await.unwrap();
    assert!(after > 0);
    store.link_audit().await.unwrap();
    assert_eq!(faults(store).await, Vec::<String>::new());
    assert_eq!(store.verify(false, 10).await.unwrap().count(), 0);
    let verified = store.verify_audit(owner.user.team.as_str(), None).await.unwrap();
    assert!(verified.pruned.is_some() && verified.entries > 0);
    running.stop().await;
}

/// Somebody who reads holds up what is done about months, and nobody waits for it for long.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn months_wait_for_whoever_reads_the_record() {
    let Some(deployment) = on_postgres().await else { return };
    let running = deployment.serve().await.unwrap();
    let store = &running.app.store;
    deployment.run_sql(MAKE_OLD_MONTHS).await.unwrap();
    let mut reader = connected(&deployment).await;
    for sql in ["BEGIN", ENTRIES] {
        sqlx::query(sql).execute(&mut reader).await.unwrap();
    }
    assert_eq!(store.keep_audit_partitions().await.unwrap(), Months::default());
    assert_eq!(deployment.number(OLD_MONTHS).await.unwrap(), 2);
    sqlx::query("ROLLBACK").execute(&mut reader).await.unwrap();
    assert_eq!(store.keep_audit_partitions().await.unwrap(), Months { made: 0, dropped: 2 });
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_part_refuses_what_the_whole_refuses_and_shows_no_more() {
    let Some(deployment) = on_postgres().await else { return };
    let running = deployment.serve().await.unwrap();
    let (one, other) = (
        deployment.person(&running, Role::Owner).await.unwrap(),
        deployment.person(&running, Role::Owner).await.unwrap(),
    );
    // Something that no month covers as well.
    deployment.clock.advance(TimeDelta::days(400));
    for person in [&one, &other] {
        let client = deployment.client(&running).with_token(&person.api_key);
        recorded(&client, &running.app.store).await;
    }
    let before = deployment.number(ENTRIES).await.unwrap();
    let mut conn = connected(&deployment).await;
    let parts: Vec<String> = sqlx::query_scalar(
        "SELECT CAST(inhrelid::regclass AS TEXT) FROM pg_inherits WHERE inhparent = 'audit'::regclass ORDER BY 1",
    )
    .fetch_all(&mut conn)
    .await
    .unwrap();
    assert!(parts.len() >= 5, "{parts:?}");
    let (mut seen_by_all, mut seen_by_one) = (0, 0);
    for part in &parts {
        // Saying that one prunes helps only with what was pruned.
        for sql in [
            format!("UPDATE {part} SET actor = 'nobody'"),
            format!("DELETE FROM {part}"),
            format!("TRUNCATE {part}"),
            format!("SET lending.pruning = 'on'; UPDATE {part} SET actor = 'nobody'"),
            format!("SET lending.pruning = 'on'; TRUNCATE {part}"),
        ] {
            let refusal = sqlx::raw_sql(AssertSqlSafe(sql.clone())).execute(&mut conn).await;
            assert!(refusal.unwrap_err().to_string().contains("append-only"), "{sql}");
        }
        sqlx::raw_sql(AssertSqlSafe(format!("SET lending.pruning = 'on'; DELETE FROM {part}")))
            .execute(&mut conn)
            .await
            .map_or_else(|error| assert!(error.to_string().contains("not pruned")), |_| ());
        sqlx::query("RESET lending.pruning").execute(&mut conn).await.unwrap();

        let teams = || AssertSqlSafe(format!("SELECT team_id FROM {part} WHERE team_id IS NOT NULL"));
        let all: Vec<String> = sqlx::query_scalar(teams()).fetch_all(&mut conn).await.unwrap();
        let say = "SELECT set_config('lending.team', $1, false)";
        sqlx::query(say).bind(one.user.team.as_str()).execute(&mut conn).await.unwrap();
        let shown: Vec<String> = sqlx::query_scalar(teams()).fetch_all(&mut conn).await.unwrap();
        assert!(shown.iter().all(|team| team == one.user.team.as_str()), "{part}: {shown:?}");
        sqlx::query(say).bind("").execute(&mut conn).await.unwrap();
        seen_by_all += all.len();
        seen_by_one += shown.len();
    }
    assert!(0 < seen_by_one && seen_by_one < seen_by_all, "{seen_by_one} of {seen_by_all}");
    assert_eq!(deployment.number(ENTRIES).await.unwrap(), before);
    running.stop().await;
}

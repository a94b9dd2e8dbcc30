//! The second wall between teams: Postgres itself shows a request the rows of its caller's team and no others.

use lending_store::token::{Token, TokenKind};
use lending_store::users::Role;
use lending_store::wall;
use lending_tests::{Mode, TestDeployment};
use sqlx::{Connection, PgConnection};

/// How many wait is asked of all teams' jobs, so these two tables are without the wall.
const WITHOUT: [&str; 2] = ["job_turns", "jobs"];

/// `None` where this machine has no Postgres; then it is said.
async fn on_postgres() -> Option<TestDeployment> {
    if !Mode::Production.is_available() {
        return None;
    }
    Some(TestDeployment::open(Mode::Production).await.unwrap())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_statement_that_forgot_its_team_finds_the_callers_rows_alone() {
    let Some(deployment) = on_postgres().await else { return };
    let running = deployment.serve().await.unwrap();
    let (one, other) = (
        deployment.person(&running, Role::Owner).await.unwrap(),
        deployment.person(&running, Role::Owner).await.unwrap(),
    );
    let store = running.app.store.clone();
    let teams = async || {
        let mut teams: Vec<_> = store.list_teams().await.unwrap().into_iter().map(|team| team.id).collect();
        teams.sort();
        teams
    };
    let mut both = vec![one.user.team.clone(), other.user.team.clone()];
    both.sort();
    assert_eq!(teams().await, both, "what is no request sees all");
    for person in [&one, &other] {
        wall::around_one_request(async {
            assert_eq!(teams().await, both, "nobody is known to call yet");
            let token = Token::parse(&person.api_key).unwrap();
            store.find_caller(&token).await.unwrap().unwrap();
            assert_eq!(teams().await, std::slice::from_ref(&person.user.team));
            // A transaction is a task of its own, behind the same wall.
            let granted = store.grant(&other.user.team, lending_store::teams::Entitlement::Bureau).await;
            assert_eq!(granted.is_ok(), person.user.team == other.user.team, "{granted:?}");
        })
        .await;
    }
    // The connections have gone back to the pool, and the next who takes one is not walled in by whoever had it before.
    for _ in 0..20 {
        assert_eq!(teams().await, both);
    }
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_table_of_teams_is_behind_the_wall_for_reading_and_writing() {
    let Some(deployment) = on_postgres().await else { return };
    let running = deployment.serve().await.unwrap();
    let (one, other) = (
        deployment.person(&running, Role::Owner).await.unwrap(),
        deployment.person(&running, Role::Owner).await.unwrap(),
    );
    let url = deployment.settings.database_url.clone().unwrap();
    let mut conn = PgConnection::connect(url.expose()).await.unwrap();
    let open = "SELECT c.relname::text FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'team_id'
        WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind IN ('r', 'p')
            AND NOT (c.relrowsecurity AND c.relforcerowsecurity
                AND EXISTS (SELECT 1 FROM pg_policy p WHERE p.polrelid = c.oid AND p.polqual IS NOT NULL AND p.polwithcheck IS NOT NULL))
        ORDER BY 1";
    let open: Vec<String> = sqlx::query_scalar(open).fetch_all(&mut conn).await.unwrap();
    assert_eq!(open, WITHOUT, "a table with a team_id that no policy guards");

    let keys = "SELECT DISTINCT team_id FROM api_keys ORDER BY 1";
    let seen = async |conn: &mut PgConnection| -> Vec<String> {
        sqlx::query_scalar(keys).fetch_all(conn).await.unwrap()
    };
    assert_eq!(seen(&mut conn).await.len(), 2);
    let say = "SELECT set_config('lending.team', $1, false)";
    sqlx::query(say).bind(one.user.team.as_str()).execute(&mut conn).await.unwrap();
    assert_eq!(seen(&mut conn).await, [one.user.team.as_str()]);
    let revoked = sqlx::query("UPDATE api_keys SET revoked_at = now() WHERE team_id = $1")
        .bind(other.user.team.as_str());
    assert_eq!(revoked.execute(&mut conn).await.unwrap().rows_affected(), 0);
    let taken = sqlx::query("UPDATE api_keys SET team_id = $1").bind(other.user.team.as_str());
    let refused = taken.execute(&mut conn).await.unwrap_err().to_string();
    assert!(refused.contains("row-level security"), "{refused}");
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_owner_proves_an_entry_while_one_of_nobodys_waits_for_its_link() {
    let Some(deployment) = on_postgres().await else { return };
    // No worker runs, so nothing links what is recorded but the proof itself.
    let running = deployment.serve().await.unwrap();
    let owner = deployment.person(&running, Role::Owner).await.unwrap();
    let stranger = deployment.client(&running);
    assert_eq!(
        stranger.with_token(Token::generate(TokenKind::ApiKey).unwrap().expose()).get("/v1/me").await.status,
        401
    );
    let waiting = "SELECT count(*) FROM audit_unlinked WHERE chain = 'deployment'";
    assert!(deployment.number(waiting).await.unwrap() > 0, "the refusal belongs to no team");
    let client = deployment.client(&running).with_token(&owner.api_key);
    let entry =
        client.get("/v1/audit-events?limit=1").await.body["data"][0]["id"].as_str().unwrap().to_owned();
    let proof = client.get(&format!("/v1/audit-events/{entry}/proof")).await;
    assert_eq!(
        (proof.status, proof.body["chain"].as_str()),
        (200, Some(owner.user.team.as_str())),
        "{}",
        proof.text
    );
    assert!(
        deployment.number(waiting).await.unwrap() > 0,
        "the deployment's chain is not the owner's to close"
    );
    let theirs =
        deployment.number("SELECT count(*) FROM audit_unlinked WHERE chain LIKE 'team_%'").await.unwrap();
    assert!(theirs <= 1, "what is left is the reading of the proof itself");
    running.stop().await;
}

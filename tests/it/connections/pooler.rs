//! PgBouncer between the service and Postgres. It keeps sessions, or no process starts.

use lending_base::Secret;
use lending_store::token::Token;
use lending_store::wall;
use lending_tests::services::{Lends, OwnPostgres, PgBouncer};
use lending_tests::{Person, TestDeployment};
use sqlx::{Connection, PgConnection, Row};

use super::{Processes, analysed, finding, said_by, somebody, upload};

const ROLE: &str = "lending_tests";

/// A deployment, two people of two teams, and a PgBouncer before its Postgres.
struct Pooled {
    deployment: TestDeployment,
    people: [Person; 2],
    _pooler: PgBouncer,
    /// Last: the deployment lets go of its database first.
    _postgres: OwnPostgres,
}

impl Pooled {
    /// `None` where this machine has no Postgres or no PgBouncer; then it is said.
    async fn open(lends: Lends) -> Option<Self> {
        if !OwnPostgres::is_available() || !PgBouncer::is_available() {
            return None;
        }
        let postgres = OwnPostgres::start().await.unwrap();
        let mut deployment = TestDeployment::open_on(&postgres.url()).await.unwrap();
        let people = [somebody(&deployment).await, somebody(&deployment).await];
        let pooler = PgBouncer::start(&postgres, ROLE, lends).await.unwrap();
        let url = deployment.settings.database_url.clone().unwrap();
        let name = url.expose().split('?').next().unwrap().rsplit('/').next().unwrap();
        let address = format!("postgres://{ROLE}@127.0.0.1:{}/{name}", pooler.port());
        deployment.settings.database_url = Some(Secret::new(address));
        Some(Self { deployment, people, _pooler: pooler, _postgres: postgres })
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn through_a_pooler_that_keeps_sessions_everything_is_as_without() {
    let Some(address) = Pooled::open(Lends::ForASession).await else { return };
    let (deployment, [one, other]) = (&address.deployment, &address.people);
    let environment = deployment.environment();
    let processes = Processes::start(deployment, &environment, one).await;
    let (as_one, form) = (&processes.client, upload(1));
    let as_other = as_one.with_token(&other.api_key);
    let path = analysed(as_one, &form).await;
    let theirs = analysed(&as_other, &form).await;
    for _ in 0..20 {
        assert_eq!((as_one.get(&path).await.status, as_one.get(&theirs).await.status), (200, 404));
        assert_eq!((as_other.get(&theirs).await.status, as_other.get(&path).await.status), (200, 404));
    }

    // The wall: a statement that forgets its team finds the caller's, though sessions were others' before.
    let store = deployment.store().await.unwrap();
    for person in [one, other, one] {
        wall::around_one_request(async {
            store.find_caller(&Token::parse(&person.api_key).unwrap()).await.unwrap().unwrap();
            let teams: Vec<_> = store.list_teams().await.unwrap().into_iter().map(|team| team.id).collect();
            assert_eq!(teams, std::slice::from_ref(&person.user.team));
        })
        .await;
    }
    assert_eq!(store.list_teams().await.unwrap().len(), 2);
    store.close().await;

    // What goes by the tools of Postgres goes through it as well.
    let backup = deployment.folder().join("backup");
    let (code, said) =
        said_by("lending-server", &["backup", "--to", backup.to_str().unwrap()], &environment).await;
    assert_eq!(code, 0, "{said}");
    let found = finding("database", &environment).await;
    assert!(found.starts_with("ok: "), "{found}");
    processes.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn through_a_pooler_that_lends_sessions_by_the_transaction_nothing_starts() {
    let Some(address) = Pooled::open(Lends::ForATransaction).await else { return };
    let deployment = &address.deployment;
    let url = deployment.settings.database_url.clone().unwrap();

    // This is why: what one connection says to its session, another meets.
    let say = "SELECT set_config('lending.team', 'team_of_somebody', false)";
    let ask = "SELECT current_setting('lending.team', true)";
    let mut one = PgConnection::connect(url.expose()).await.unwrap();
    let mut other = PgConnection::connect(url.expose()).await.unwrap();
    sqlx::raw_sql(say).fetch_one(&mut one).await.unwrap();
    let met: Option<String> = sqlx::raw_sql(ask).fetch_one(&mut other).await.unwrap().get(0);
    assert_eq!(met.as_deref(), Some("team_of_somebody"));
    drop((one, other));

    // Also where prepared statements are not in the way, which would be seen at once.
    let mut uncached = deployment.environment();
    uncached.retain(|(name, _)| *name != "DATABASE_URL");
    uncached.push(("DATABASE_URL", format!("{}?statement-cache-capacity=0", url.expose())));
    let commands: [(&str, &[&str]); 4] = [
        ("lending-server", &[]),
        ("lending-worker", &[]),
        ("lending-server", &["migrate"]),
        ("lending-server", &["admin", "list-teams"]),
    ];
    for environment in [deployment.environment(), uncached] {
        for (program, words) in commands {
            let (code, said) = said_by(program, words, &environment).await;
            assert_eq!(code, 1, "{program} {words:?}: {said}");
            assert!(said.contains("pool_mode = session"), "{program} {words:?}: {said}");
        }
        let found = finding("database", &environment).await;
        assert!(found.starts_with("failing: ") && found.contains("by the transaction"), "{found}");
    }
}

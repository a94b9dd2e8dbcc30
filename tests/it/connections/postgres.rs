//! Postgres over TLS alone: the certificate is looked at, and nothing of the service goes past it.

use lending_base::Secret;
use lending_tests::services::OwnPostgres;
use lending_tests::{Authority, Person, TestDeployment};

use super::{Environment, Processes, analysed, finding, said_by, somebody, upload};

const PASSWORD: &str = "T1d3sOfPostgres";
const SET_PASSWORD: &str = "ALTER ROLE lending_tests PASSWORD 'T1d3sOfPostgres'";
/// The sessions of the service's role. The test has one of them while it asks.
const ENCRYPTED: &str = "SELECT count(*) FROM pg_stat_activity a JOIN pg_stat_ssl s USING (pid)
    WHERE a.usename = current_user AND s.ssl AND s.version = 'TLSv1.3'";
const PLAIN: &str = "SELECT count(*) FROM pg_stat_activity a LEFT JOIN pg_stat_ssl s USING (pid)
    WHERE a.usename = current_user AND s.ssl IS NOT TRUE";

/// A deployment whose database takes nobody without TLS.
struct OverTls {
    deployment: TestDeployment,
    person: Person,
    authority: Authority,
    /// Last: the deployment lets go of its database first.
    postgres: OwnPostgres,
}

impl OverTls {
    /// `None` where this machine has no Postgres or no openssl; then it is said.
    async fn open() -> Option<Self> {
        if !OwnPostgres::is_available() || !Authority::is_available() {
            return None;
        }
        let authority = Authority::new().await.unwrap();
        let postgres = OwnPostgres::start_with_tls(&authority.sign().await.unwrap()).await.unwrap();
        let mut deployment = TestDeployment::open_on(&postgres.url()).await.unwrap();
        deployment.run_sql_as_admin(SET_PASSWORD).await.unwrap();
        let url = address(&deployment, &postgres, &authority);
        deployment.settings.database_url = Some(Secret::new(url));
        let person = somebody(&deployment).await;
        Some(Self { deployment, person, authority, postgres })
    }

    /// The environment of a process that trusts another authority.
    fn environment_that_trusts(&self, authority: &Authority) -> Environment {
        let url = address(&self.deployment, &self.postgres, authority);
        let environment = self.deployment.environment().into_iter();
        environment
            .map(|(name, value)| (name, if name == "DATABASE_URL" { url.clone() } else { value }))
            .collect()
    }
}

/// Where the deployment's database is, for who trusts this authority and no other.
fn address(deployment: &TestDeployment, postgres: &OwnPostgres, authority: &Authority) -> String {
    let url = deployment.settings.database_url.clone().unwrap();
    let name = url.expose().split('?').next().unwrap().rsplit('/').next().unwrap();
    let (port, file) = (postgres.port(), authority.file());
    format!(
        "postgres://lending_tests:{PASSWORD}@localhost:{port}/{name}?sslmode=verify-full&sslrootcert={}",
        file.display()
    )
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn analyses_are_made_over_tls_and_no_connection_goes_without() {
    let Some(over) = OverTls::open().await else { return };
    let environment = over.deployment.environment();
    let processes = Processes::start(&over.deployment, &environment, &over.person).await;
    analysed(&processes.client, &upload(1)).await;
    // One of the server, one of the worker and the one that asks.
    let encrypted = over.deployment.number(ENCRYPTED).await.unwrap();
    assert!(encrypted >= 3, "{encrypted}");
    assert_eq!(over.deployment.number(PLAIN).await.unwrap(), 0);
    let found = finding("database", &environment).await;
    assert!(found.starts_with("ok: postgres://localhost:"), "{found}");

    // What pg_dump is told comes from the same address.
    let backup = over.deployment.folder().join("backup");
    let (code, said) =
        said_by("lending-server", &["backup", "--to", backup.to_str().unwrap()], &environment).await;
    assert_eq!(code, 0, "{said}");
    assert!(backup.join("manifest.json").is_file());
    processes.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_certificate_of_another_authority_is_refused_before_anything_is_said() {
    let Some(over) = OverTls::open().await else { return };
    let stranger = Authority::new().await.unwrap();
    let environment = over.environment_that_trusts(&stranger);
    for program in ["lending-server", "lending-worker"] {
        let (code, said) = said_by(program, &[], &environment).await;
        assert_eq!(code, 1, "{said}");
        assert!(said.contains("invalid peer certificate"), "{program}: {said}");
        assert!(!said.contains(PASSWORD), "{program} shows the password");
    }
    let backup = over.deployment.folder().join("backup");
    let (code, said) =
        said_by("lending-server", &["backup", "--to", backup.to_str().unwrap()], &environment).await;
    assert!(code != 0 && said.contains("invalid peer certificate") && !said.contains(PASSWORD), "{said}");
    let found = finding("database", &environment).await;
    assert!(found.starts_with("failing: ") && found.contains("its certificate is not trusted"), "{found}");
    assert!(!found.contains(PASSWORD));

    // A wrong password is told apart from that, and is not shown either.
    let wrong = over.environment_that_trusts(&over.authority).into_iter();
    let wrong: Environment =
        wrong.map(|(name, value)| (name, value.replace(PASSWORD, "hunter2hunter2"))).collect();
    let (code, said) = said_by("lending-server", &[], &wrong).await;
    assert!(code == 1 && said.contains("password authentication failed"), "{said}");
    assert!(!said.contains("hunter2"));
}

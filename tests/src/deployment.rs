//! A deployment for one test: its own database, its own Redis namespace by its own ids, its own clock.

use std::path::Path;
use std::time::Duration;

use anyhow::Context;
use lending_base::{BureauChoice, Clock, Secret, Settings, entropy};
use lending_bureau::Bureau;
use lending_jobs::Worker;
use lending_jobs::dispatcher::Dispatcher;
use lending_jobs::sandbox::{Sandbox, SandboxLimits};
use lending_server::Running;
use lending_store::Store;
use lending_store::api_keys::KeyTerms;
use lending_store::teams::Entitlement;
use lending_store::users::{Email, NewUser, Role, User};
use sqlx::{Connection, PgConnection};

use crate::client::Client;
use crate::left_out;
use crate::process::binary;

mod template;

/// The two ways to run the service.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mode {
    Embedded,
    Production,
}

impl Mode {
    /// Whether this machine has what the mode needs. Where it has not, the test fails, unless it may be left out.
    pub fn is_available(self) -> bool {
        if self == Self::Embedded || (postgres_url().is_some() && redis_url().is_some()) {
            return true;
        }
        left_out("TEST_POSTGRES_URL and TEST_REDIS_URL are not set; `bash tests/run services` starts both");
        false
    }
}

fn postgres_url() -> Option<String> {
    std::env::var("TEST_POSTGRES_URL").ok()
}

fn redis_url() -> Option<String> {
    std::env::var("TEST_REDIS_URL").ok()
}

/// A database of a deployment's own, and the server it is on.
#[derive(Debug, Clone)]
struct Database {
    name: String,
    /// Of the server's own database, from which others are made and dropped.
    server: String,
}

/// Owns the databases of tests. It is no superuser: those pass the walls between teams by.
const OWNER: &str = "lending_tests";

impl Database {
    /// Without tables.
    async fn create(server: &str) -> anyhow::Result<Self> {
        Self::made(server, "template1").await
    }

    /// With the tables of this build, copied: to make them takes a test longer than most of its own work does.
    async fn create_migrated(server: &str) -> anyhow::Result<Self> {
        Self::made(server, &template::ready(server).await?).await
    }

    async fn made(server: &str, template: &str) -> anyhow::Result<Self> {
        let database = Self {
            name: format!("lending_{}", entropy::base62(16)?.to_lowercase()),
            server: server.to_owned(),
        };
        let mut admin = PgConnection::connect(server).await?;
        make_owner(&mut admin).await?;
        let sql = format!("CREATE DATABASE {} OWNER {OWNER} TEMPLATE {template}", database.name);
        sqlx::query(sqlx::AssertSqlSafe(sql)).execute(&mut admin).await?;
        Ok(database)
    }

    async fn drop(&self) -> anyhow::Result<()> {
        self.as_admin(&format!("DROP DATABASE IF EXISTS {} WITH (FORCE)", self.name)).await
    }

    async fn as_admin(&self, sql: &str) -> anyhow::Result<()> {
        let mut admin = PgConnection::connect(&self.server).await?;
        sqlx::query(sqlx::AssertSqlSafe(sql.to_owned())).execute(&mut admin).await?;
        Ok(())
    }

    /// The server's URL with this database's name and its owner's.
    fn url(&self) -> anyhow::Result<String> {
        url_of_owner(&self.server, &self.name)
    }

    /// As the user that the tests were given, who may do anything.
    fn admin_url(&self) -> anyhow::Result<String> {
        url_of(&self.server, &self.name)
    }
}

/// Tests are processes that begin at once: one of them makes the role, the others find it.
async fn make_owner(admin: &mut PgConnection) -> anyhow::Result<()> {
    let sql = format!(
        "DO $$ BEGIN CREATE ROLE {OWNER} LOGIN; EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; END $$"
    );
    sqlx::query(sqlx::AssertSqlSafe(sql)).execute(admin).await?;
    Ok(())
}

/// The address of a database of this server for those who own it.
fn url_of_owner(server: &str, database: &str) -> anyhow::Result<String> {
    let (scheme, rest) = server.split_once("://").context("the URL of Postgres has no scheme")?;
    let (_, place) = rest.split_once('@').context("the URL of Postgres names no user")?;
    url_of(&format!("{scheme}://{OWNER}@{place}"), database)
}

fn url_of(server: &str, database: &str) -> anyhow::Result<String> {
    let (base, query) = server.split_once('?').map_or((server, ""), |(base, query)| (base, query));
    let (server, _) = base.rsplit_once('/').context("the URL of Postgres names no database")?;
    Ok(if query.is_empty() { format!("{server}/{database}") } else { format!("{server}/{database}?{query}") })
}

/// A fresh deployment: a database with nothing in its tables, a data folder, a secret, a clock.
#[derive(Debug)]
pub struct TestDeployment {
    pub mode: Mode,
    pub settings: Settings,
    pub clock: Clock,
    folder: tempfile::TempDir,
    database: Option<Database>,
}

/// The password of everyone in a test deployment.
pub const PASSWORD: &str = "correct horse battery staple";

/// Someone who can sign in.
#[derive(Debug, Clone)]
pub struct Person {
    pub user: User,
    pub email: String,
    pub api_key: String,
}

impl TestDeployment {
    pub async fn open(mode: Mode) -> anyhow::Result<Self> {
        match mode {
            Mode::Embedded => Self::open_with(mode, None),
            Mode::Production => {
                let server = postgres_url().context("TEST_POSTGRES_URL is not set")?;
                Self::open_with(mode, Some(Database::create_migrated(&server).await?))
            }
        }
    }

    /// As an operator finds it who is about to migrate or to restore: the database has no tables.
    pub async fn open_bare(mode: Mode) -> anyhow::Result<Self> {
        match mode {
            Mode::Embedded => Self::open(mode).await,
            Mode::Production => Self::open_on(&postgres_url().context("TEST_POSTGRES_URL is not set")?).await,
        }
    }

    /// A production deployment without tables, on a Postgres of the test's own.
    pub async fn open_on(postgres: &str) -> anyhow::Result<Self> {
        Self::open_with(Mode::Production, Some(Database::create(postgres).await?))
    }

    fn open_with(mode: Mode, database: Option<Database>) -> anyhow::Result<Self> {
        let folder = tempfile::Builder::new().prefix("lending-test-").tempdir()?;
        let mut settings = Settings::defaults()?;
        settings.listen = "127.0.0.1:0".parse()?;
        settings.data_dir = folder.path().join("data");
        settings.secret = Some(Secret::new(entropy::base62(43)?));
        settings.database_connections = 8;
        settings.demo = false;
        settings.bureau = Some(BureauChoice::Sandbox);
        settings.bureau_timeout = 3;
        if let Some(database) = &database {
            settings.database_url = Some(Secret::new(database.url()?));
            settings.redis_url = redis_url().map(Secret::new);
        }
        Ok(Self { mode, settings, clock: Clock::default(), folder, database })
    }

    /// A server in this process. Any number may run on a production deployment.
    pub async fn serve(&self) -> anyhow::Result<Running> {
        Running::start_with(self.settings.clone(), &self.clock, sandbox()?).await
    }

    /// A worker in this process, until it is dropped. An embedded deployment has one already.
    pub async fn work(&self) -> anyhow::Result<RunningWorker> {
        let settings = lending_server::prepare(self.settings.clone())?.settings;
        let store = Store::open(&settings, &self.clock).await?;
        let (dispatcher, bureau) = (Dispatcher::start(&settings, &store)?, Bureau::open(&settings, &store)?);
        let worker = Worker::start(store, dispatcher, sandbox()?, bureau, &settings).await?;
        Ok(RunningWorker(tokio::spawn(worker.run(std::future::pending()))))
    }

    /// What an embedded deployment has and a production deployment needs for analyses to be performed.
    pub async fn work_if_apart(&self) -> anyhow::Result<Option<RunningWorker>> {
        match self.mode {
            Mode::Embedded => Ok(None),
            Mode::Production => Ok(Some(self.work().await?)),
        }
    }

    /// The storage itself, for what no API shows.
    pub async fn store(&self) -> anyhow::Result<Store> {
        let prepared = lending_server::prepare(self.settings.clone())?;
        Ok(Store::open(&prepared.settings, &self.clock).await?)
    }

    pub fn client(&self, running: &Running) -> Client {
        Client::new(&format!("http://{}", running.addr))
    }

    /// Takes the database away while it is in use.
    pub async fn drop_database(&self) -> anyhow::Result<()> {
        self.database.as_ref().context("an embedded deployment has no database to drop")?.drop().await
    }

    /// The address of a production deployment's database for whoever may do anything.
    pub fn admin_url(&self) -> anyhow::Result<String> {
        self.database.as_ref().context("an embedded deployment has no roles")?.admin_url()
    }

    pub fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// The environment that starts a process on this deployment.
    pub fn environment(&self) -> Vec<(&'static str, String)> {
        let shown = |secret: &Option<Secret>| secret.as_ref().map(|secret| secret.expose().to_owned());
        let mut environment = vec![
            ("LENDING_LISTEN", self.settings.listen.to_string()),
            ("LENDING_DATA_DIR", self.settings.data_dir.display().to_string()),
            ("LENDING_DEMO", self.settings.demo.to_string()),
            ("LENDING_LIMIT_SIGN_IN_PER_MINUTE", self.settings.limit_sign_in_per_minute.to_string()),
            ("LENDING_LIMIT_SIGN_IN_PER_HOUR", self.settings.limit_sign_in_per_hour.to_string()),
            ("LENDING_LIMIT_GENERAL_PER_MINUTE", self.settings.limit_general_per_minute.to_string()),
            ("LENDING_LIMIT_GENERAL_BURST", self.settings.limit_general_burst.to_string()),
            ("LENDING_LIMIT_UPLOAD_PER_HOUR", self.settings.limit_upload_per_hour.to_string()),
            ("LENDING_LIMIT_UPLOAD_BURST", self.settings.limit_upload_burst.to_string()),
            ("LENDING_WORKER_SLOTS", self.settings.worker_slots.to_string()),
            ("LENDING_WEBHOOK_LOOPBACK", self.settings.webhook_loopback.to_string()),
            ("LENDING_BUREAU", self.settings.bureau().to_string()),
            ("LENDING_BUREAU_URL", self.settings.bureau_url.clone().unwrap_or_default()),
            ("LENDING_BUREAU_TIMEOUT", self.settings.bureau_timeout.to_string()),
            ("LENDING_LIMIT_PULL_PER_HOUR", self.settings.limit_pull_per_hour.to_string()),
            ("LENDING_LIMIT_PULL_BURST", self.settings.limit_pull_burst.to_string()),
        ];
        environment.extend(shown(&self.settings.secret).map(|secret| ("LENDING_SECRET", secret)));
        environment.extend(shown(&self.settings.database_url).map(|url| ("DATABASE_URL", url)));
        environment.extend(shown(&self.settings.redis_url).map(|url| ("REDIS_URL", url)));
        environment
    }

    /// A team of its own with one person in it.
    pub async fn person(&self, running: &Running, role: Role) -> anyhow::Result<Person> {
        let team = running.app.store.create_team("Acme Finance").await?;
        running.app.store.grant(&team.id, Entitlement::Bureau).await?;
        self.colleague(running, &team.id, role).await
    }

    /// One more person in a team.
    pub async fn colleague(
        &self,
        running: &Running,
        team: &lending_base::TeamId,
        role: Role,
    ) -> anyhow::Result<Person> {
        let email = format!("{}@example.com", entropy::base62(12)?.to_lowercase());
        let hash = running.app.hash_password(PASSWORD).await?;
        let new = NewUser { team, email: &Email::new(&email), name: "Asha Rao", role, password_hash: &hash };
        let user = running.app.store.create_user(new).await?.context("the email address is taken")?;
        let key = running.app.store.create_api_key_as_operator(&user, KeyTerms::named("test")).await?;
        Ok(Person { user, email, api_key: key.token.expose().to_owned() })
    }
}

/// A worker that stops, as if its process were killed, when this is dropped.
#[derive(Debug)]
pub struct RunningWorker(tokio::task::JoinHandle<()>);

impl Drop for RunningWorker {
    fn drop(&mut self) {
        self.0.abort();
    }
}

/// A test's own binary cannot read files in a child; the worker's can.
fn sandbox() -> anyhow::Result<Sandbox> {
    // A test says what is found, not how fast on a busy machine.
    let patient = Duration::from_mins(5);
    let limits = SandboxLimits { reading: patient, page_count: patient, ..SandboxLimits::default() };
    Ok(Sandbox::new(limits).with_program(binary("lending-worker")?))
}

impl Drop for TestDeployment {
    /// Databases are dropped in the background of a thread: a test that failed leaves none behind either.
    fn drop(&mut self) {
        let Some(database) = self.database.take() else { return };
        let dropped = std::thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
            runtime.block_on(async { tokio::time::timeout(Duration::from_secs(10), database.drop()).await? })
        });
        let _ = dropped.join();
    }
}

//! A Postgres and a Redis of a test's own, to be killed and brought back, and a PgBouncer before that Postgres.

use std::fs::Permissions;
use std::os::unix::fs::{PermissionsExt, chown};
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use anyhow::{Context, ensure};
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::process::{Child, Command};

use crate::{Certificate, left_out, skipped};

const PAUSE: Duration = Duration::from_millis(50);
/// How many ports are tried. Each was free a moment before.
const PORTS_TRIED: usize = 5;
/// Who does not answer a greeting within this time is somebody else.
const ANSWERS_WITHIN: Duration = Duration::from_secs(5);

/// A Redis without persistence: whatever kills it empties it.
#[derive(Debug)]
pub struct OwnRedis {
    child: Child,
    port: u16,
    /// How redis-cli comes in.
    way_in: Vec<String>,
}

impl OwnRedis {
    /// Whether this machine can run one; the test fails where it cannot, unless it may be left out.
    pub fn is_available() -> bool {
        let found = |program: &str| std::process::Command::new(program).arg("--version").output().is_ok();
        let there = found("redis-server") && found("redis-cli");
        if !there {
            left_out("redis-server and redis-cli are not installed");
        }
        there
    }

    /// Starts on a port that was free a moment ago, and on another where somebody took that one meanwhile.
    pub async fn start() -> anyhow::Result<Self> {
        loop {
            if let Ok(redis) = Self::start_on(free_port()?).await {
                return Ok(redis);
            }
        }
    }

    /// Starts on this port: where another was before it.
    pub async fn start_on(port: u16) -> anyhow::Result<Self> {
        Self::start_with(&["--port", &port.to_string()], port, Vec::new()).await
    }

    /// One that is reached over TLS alone, and asks for a password.
    pub async fn start_with_tls(certificate: &Certificate, password: &str) -> anyhow::Result<Self> {
        let path = |path: &Path| path.display().to_string();
        let (file, key) = (path(&certificate.file), path(&certificate.key));
        let authority = path(&certificate.authority);
        let way_in = ["--tls", "--cacert", &authority, "-a", password].map(str::to_owned).to_vec();
        let mut tried = 0;
        loop {
            let port = free_port()?;
            let number = port.to_string();
            let words: [[&str; 2]; 7] = [
                ["--port", "0"],
                ["--tls-port", &number],
                ["--tls-cert-file", &file],
                ["--tls-key-file", &key],
                ["--tls-ca-cert-file", &authority],
                ["--tls-auth-clients", "no"],
                ["--requirepass", password],
            ];
            tried += 1;
            match Self::start_with(words.as_flattened(), port, way_in.clone()).await {
                Err(_) if tried < PORTS_TRIED => {}
                started => return started,
            }
        }
    }

    async fn start_with(words: &[&str], port: u16, way_in: Vec<String>) -> anyhow::Result<Self> {
        let mut command = Command::new("redis-server");
        command.args(["--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]).args(words);
        let child = command.stdout(Stdio::null()).kill_on_drop(true).spawn()?;
        let mut redis = Self { child, port, way_in };
        loop {
            let answers = redis.says("PING").await;
            // Looked at last: whoever holds the port in its place might answer too.
            ensure!(redis.child.try_wait()?.is_none(), "redis-server ended at once");
            if answers {
                return Ok(redis);
            }
            tokio::time::sleep(PAUSE).await;
        }
    }

    pub fn port(&self) -> u16 {
        self.port
    }

    pub fn url(&self) -> String {
        format!("redis://127.0.0.1:{}/", self.port)
    }

    /// Whether it answers to a command.
    pub async fn says(&self, words: &str) -> bool {
        self.asked(words).await.is_some()
    }

    /// Its answer to a command; `None` where there is none.
    pub async fn asked(&self, words: &str) -> Option<String> {
        let port = self.port.to_string();
        let mut command = Command::new("redis-cli");
        command.args(["-h", "127.0.0.1", "-p", &port]).args(&self.way_in).args(words.split(' '));
        command.stderr(Stdio::null());
        let answer = tokio::time::timeout(ANSWERS_WITHIN, command.kill_on_drop(true).output()).await;
        let output =
            answer.ok()?.ok().filter(|output| output.status.success() && !output.stdout.is_empty())?;
        Some(String::from_utf8_lossy(&output.stdout).trim().to_owned())
    }

    /// How often it was given a command, which is written as `INFO commandstats` writes it.
    pub async fn calls(&self, command: &str) -> u64 {
        let name = format!("cmdstat_{command}:calls=");
        let told = self.asked("INFO commandstats").await.unwrap_or_default();
        let calls = told.lines().find_map(|line| line.strip_prefix(&name)?.split(',').next()?.parse().ok());
        calls.unwrap_or_default()
    }

    /// From now on redis-cli comes in with these words, such as `-a password`.
    pub fn is_entered_with(&mut self, words: &[&str]) {
        self.way_in = words.iter().map(|word| (*word).to_owned()).collect();
    }

    pub async fn monitor(&self) -> anyhow::Result<RedisMonitor> {
        RedisMonitor::start(self.port).await
    }

    /// SIGKILL, with everything it held.
    pub async fn kill(mut self) -> anyhow::Result<()> {
        Ok(self.child.kill().await?)
    }
}

fn free_port() -> anyhow::Result<u16> {
    Ok(std::net::TcpListener::bind("127.0.0.1:0")?.local_addr()?.port())
}

/// What a Redis was told.
#[derive(Debug)]
pub struct RedisMonitor {
    commands: Arc<Mutex<Vec<u8>>>,
    listening: tokio::task::JoinHandle<()>,
}

impl RedisMonitor {
    /// Writes down every command that the Redis on this port is given from now on.
    pub async fn start(port: u16) -> anyhow::Result<Self> {
        let mut socket = tokio::net::TcpStream::connect(("127.0.0.1", port)).await?;
        socket.write_all(b"MONITOR\r\n").await?;
        let commands = Arc::new(Mutex::new(Vec::new()));
        let written = Arc::clone(&commands);
        let listening = tokio::spawn(async move {
            let mut chunk = vec![0; 64 * 1024];
            while let Ok(count @ 1..) = socket.read(&mut chunk).await {
                let mut written = written.lock().unwrap_or_else(PoisonError::into_inner);
                written.extend_from_slice(chunk.get(..count).unwrap_or_default());
            }
        });
        Ok(Self { commands, listening })
    }

    /// Every command since it began to listen.
    pub fn stop(self) -> Vec<u8> {
        self.listening.abort();
        std::mem::take(&mut *self.commands.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

/// A Postgres in a folder of its own, reached by its socket there.
#[derive(Debug)]
pub struct OwnPostgres {
    folder: TempDir,
    programs: PathBuf,
    /// Postgres refuses to run as root.
    user: Option<User>,
    child: Option<Child>,
    /// A part of the socket's name, and where it listens if it does.
    port: u16,
    /// Whether it listens besides its socket, and speaks nothing but TLS there.
    has_tls: bool,
}

#[derive(Debug, Clone, Copy)]
struct User {
    id: u32,
    group: u32,
}

impl User {
    /// Whom root starts Postgres as; `None` for anybody else.
    async fn besides_root() -> anyhow::Result<Option<Self>> {
        if ask_id(&["-u"]).await? != 0 {
            return Ok(None);
        }
        for name in ["postgres", "nobody"] {
            if let (Ok(id), Ok(group)) = (ask_id(&["-u", name]).await, ask_id(&["-g", name]).await) {
                return Ok(Some(Self { id, group }));
            }
        }
        anyhow::bail!("there is neither a user postgres nor a user nobody")
    }
}

async fn ask_id(arguments: &[&str]) -> anyhow::Result<u32> {
    let output = Command::new("id").args(arguments).output().await?;
    Ok(String::from_utf8(output.stdout)?.trim().parse()?)
}

impl OwnPostgres {
    /// Whether this machine can run one; the test fails where it cannot, unless it may be left out.
    pub fn is_available() -> bool {
        let there = programs().is_some();
        if !there {
            left_out("TEST_POSTGRES_BIN does not name the folder of initdb; `tests/run` does");
        }
        there
    }

    pub async fn start() -> anyhow::Result<Self> {
        let mut postgres = Self::make().await?;
        postgres.start_again().await?;
        Ok(postgres)
    }

    /// As [`OwnPostgres::start`], listening on a port of this machine as well: there it speaks TLS alone, and asks for
    /// passwords.
    pub async fn start_with_tls(certificate: &Certificate) -> anyhow::Result<Self> {
        let mut postgres = Self::make().await?;
        for (from, to) in [(&certificate.file, "server.crt"), (&certificate.key, "server.key")] {
            let place = postgres.data().join(to);
            std::fs::copy(from, &place)?;
            // Whoever else can read the key is a reason for it not to start.
            std::fs::set_permissions(&place, Permissions::from_mode(0o600))?;
            if let Some(user) = postgres.user {
                chown(&place, Some(user.id), Some(user.group))?;
            }
        }
        let who = "local all all trust\nhostssl all all 127.0.0.1/32 scram-sha-256\n";
        std::fs::write(postgres.data().join("pg_hba.conf"), who)?;
        postgres.has_tls = true;
        let mut tried = 0;
        loop {
            postgres.port = free_port()?;
            tried += 1;
            match postgres.start_again().await {
                Ok(()) => return Ok(postgres),
                Err(error) if tried == PORTS_TRIED => return Err(error),
                Err(_) => {}
            }
        }
    }

    async fn make() -> anyhow::Result<Self> {
        let programs = programs().context("there is no initdb")?;
        // Not below any TMPDIR: the path of a socket ends at 107 bytes, and the server is another user.
        let folder = tempfile::Builder::new().prefix("lending-pg-").tempdir_in(short_folder())?;
        let user = User::besides_root().await?;
        if let Some(user) = user {
            chown(folder.path(), Some(user.id), Some(user.group))?;
        }
        let postgres = Self { folder, programs, user, child: None, port: 5432, has_tls: false };
        let mut initdb = postgres.program("initdb");
        initdb.args(["--username=lending", "--auth=trust", "--encoding=UTF8", "--no-sync"]);
        let made = initdb.arg("--pgdata").arg(postgres.data()).output().await?;
        ensure!(made.status.success(), "initdb: {}", String::from_utf8_lossy(&made.stderr));
        Ok(postgres)
    }

    /// Brings it back where it was. Returns once it takes connections.
    pub async fn start_again(&mut self) -> anyhow::Result<()> {
        let mut command = self.program("postgres");
        let port = self.port.to_string();
        let listening: &[&str] = if self.has_tls {
            &["-c", "listen_addresses=127.0.0.1", "-c", "ssl=on"]
        } else {
            &["-c", "listen_addresses="]
        };
        command.arg("-D").arg(self.data()).args(["-p", &port]).args(listening);
        command.arg("-c").arg(format!("unix_socket_directories={}", self.folder.path().display()));
        let log =
            std::fs::OpenOptions::new().create(true).append(true).open(self.folder.path().join("log"))?;
        let mut child = command.stdout(Stdio::null()).stderr(log).spawn()?;
        loop {
            let mut question = self.program("pg_isready");
            question.arg("--host").arg(self.folder.path()).args(["--port", &port, "--username=lending"]);
            if question.stdout(Stdio::null()).status().await?.success() {
                break;
            }
            ensure!(child.try_wait()?.is_none(), "postgres ended at once");
            tokio::time::sleep(PAUSE).await;
        }
        self.child = Some(child);
        Ok(())
    }

    /// SIGQUIT, its immediate mode: nobody is asked, nothing is tidied up, the next start recovers from the log.
    pub async fn stop_immediately(&mut self) -> anyhow::Result<()> {
        let mut child = self.child.take().context("it is not running")?;
        let id = child.id().context("it has ended")?;
        Command::new("kill").arg("-QUIT").arg(id.to_string()).status().await?;
        child.wait().await?;
        Ok(())
    }

    /// The address of its own database, as a superuser.
    pub fn url(&self) -> String {
        format!("postgres://lending@localhost:{}/postgres?host={}", self.port, self.folder.path().display())
    }

    /// Where it listens, if it does.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// Where its files are.
    pub fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    fn program(&self, name: &str) -> Command {
        let mut command = Command::new(self.programs.join(name));
        self.as_its_user(&mut command);
        command
    }

    /// Whoever else runs as this user reaches its socket.
    fn as_its_user(&self, command: &mut Command) {
        if let Some(user) = self.user {
            command.uid(user.id).gid(user.group);
        }
        command.current_dir("/").stdin(Stdio::null()).kill_on_drop(true);
    }
}

/// How long a PgBouncer keeps the sessions that it lends.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Lends {
    ForASession,
    ForATransaction,
}

/// A PgBouncer before a Postgres of the test's own. It ends when this is dropped.
#[derive(Debug)]
pub struct PgBouncer {
    _child: Child,
    port: u16,
}

impl PgBouncer {
    /// Whether this machine can run one; where it cannot, that is said loudly.
    pub fn is_available() -> bool {
        let there = pgbouncer().is_some();
        if !there {
            skipped("pgbouncer is not installed");
        }
        there
    }

    /// Leads whoever comes to that Postgres, as this role and without a password.
    pub async fn start(postgres: &OwnPostgres, role: &str, lends: Lends) -> anyhow::Result<Self> {
        let mode = match lends {
            Lends::ForASession => "session",
            Lends::ForATransaction => "transaction",
        };
        let program = pgbouncer().context("there is no pgbouncer")?;
        let (mut tried, folder) = (0, postgres.folder.path());
        loop {
            let port = free_port()?;
            let settings = folder.join(format!("pgbouncer-{port}.ini"));
            std::fs::write(
                &settings,
                format!(
                    "[databases]\n* = host={} port={} user={role}\n\n[pgbouncer]\nlisten_addr = 127.0.0.1\n\
                     listen_port = {port}\nunix_socket_dir =\nauth_type = any\npool_mode = {mode}\n\
                     default_pool_size = 60\nmax_client_conn = 200\n\
                     ignore_startup_parameters = extra_float_digits\n",
                    folder.display(),
                    postgres.port
                ),
            )?;
            let mut command = Command::new(program);
            postgres.as_its_user(&mut command);
            // What it says goes to its standard error.
            let log = std::fs::File::create(folder.join(format!("pgbouncer-{port}.log")))?;
            let mut child = command.arg(&settings).stdout(Stdio::null()).stderr(log).spawn()?;
            while child.try_wait()?.is_none() {
                if tokio::net::TcpStream::connect(("127.0.0.1", port)).await.is_ok() {
                    return Ok(Self { _child: child, port });
                }
                tokio::time::sleep(PAUSE).await;
            }
            tried += 1;
            ensure!(tried < PORTS_TRIED, "pgbouncer ends at once");
        }
    }

    pub fn port(&self) -> u16 {
        self.port
    }
}

/// Debian has it where an ordinary user does not look.
fn pgbouncer() -> Option<&'static str> {
    let is_there = |program: &&str| std::process::Command::new(program).arg("--version").output().is_ok();
    ["pgbouncer", "/usr/sbin/pgbouncer"].into_iter().find(is_there)
}

/// Where the folders of servers are made, as `tests/services.sh` has it.
fn short_folder() -> PathBuf {
    std::env::var_os("TEST_SHORT_FOLDER").map_or_else(|| PathBuf::from("/tmp"), PathBuf::from)
}

fn programs() -> Option<PathBuf> {
    let folder = PathBuf::from(std::env::var_os("TEST_POSTGRES_BIN")?);
    has_programs(&folder).then_some(folder)
}

fn has_programs(folder: &Path) -> bool {
    ["initdb", "postgres", "pg_isready"].iter().all(|name| folder.join(name).is_file())
}

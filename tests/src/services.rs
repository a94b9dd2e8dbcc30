//! A Postgres and a Redis of a test's own, to be killed and brought back.

use std::os::unix::fs::chown;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use anyhow::{Context, ensure};
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::process::{Child, Command};

use crate::left_out;

const PAUSE: Duration = Duration::from_millis(50);
/// Who does not answer a greeting within this time is somebody else.
const ANSWERS_WITHIN: Duration = Duration::from_secs(5);

/// A Redis without persistence: whatever kills it empties it.
#[derive(Debug)]
pub struct OwnRedis {
    child: Child,
    port: u16,
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
            let port = std::net::TcpListener::bind("127.0.0.1:0")?.local_addr()?.port();
            if let Ok(redis) = Self::start_on(port).await {
                return Ok(redis);
            }
        }
    }

    /// Starts on this port: where another was before it.
    pub async fn start_on(port: u16) -> anyhow::Result<Self> {
        let mut command = Command::new("redis-server");
        command.args(["--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--port"]);
        let child = command.arg(port.to_string()).stdout(Stdio::null()).kill_on_drop(true).spawn()?;
        let mut redis = Self { child, port };
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
        command.args(["-h", "127.0.0.1", "-p", &port]).args(words.split(' ')).stderr(Stdio::null());
        let answer = tokio::time::timeout(ANSWERS_WITHIN, command.kill_on_drop(true).output()).await;
        let output =
            answer.ok()?.ok().filter(|output| output.status.success() && !output.stdout.is_empty())?;
        Some(String::from_utf8_lossy(&output.stdout).trim().to_owned())
    }

    pub async fn monitor(&self) -> anyhow::Result<RedisMonitor> {
        RedisMonitor::start(self.port).await
    }

    /// SIGKILL, with everything it held.
    pub async fn kill(mut self) -> anyhow::Result<()> {
        Ok(self.child.kill().await?)
    }
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
        let programs = programs().context("there is no initdb")?;
        // Not below TMPDIR: the path of a socket ends at 107 bytes.
        let folder = tempfile::Builder::new().prefix("lending-pg-").tempdir_in("/tmp")?;
        let user = User::besides_root().await?;
        if let Some(user) = user {
            chown(folder.path(), Some(user.id), Some(user.group))?;
        }
        let mut postgres = Self { folder, programs, user, child: None };
        let mut initdb = postgres.program("initdb");
        initdb.args(["--username=lending", "--auth=trust", "--encoding=UTF8", "--no-sync"]);
        let made = initdb.arg("--pgdata").arg(postgres.data()).output().await?;
        ensure!(made.status.success(), "initdb: {}", String::from_utf8_lossy(&made.stderr));
        postgres.start_again().await?;
        Ok(postgres)
    }

    /// Brings it back where it was. Returns once it takes connections.
    pub async fn start_again(&mut self) -> anyhow::Result<()> {
        let mut command = self.program("postgres");
        command.arg("-D").arg(self.data()).args(["-p", "5432", "-c", "listen_addresses="]);
        command.arg("-c").arg(format!("unix_socket_directories={}", self.folder.path().display()));
        let log =
            std::fs::OpenOptions::new().create(true).append(true).open(self.folder.path().join("log"))?;
        let mut child = command.stdout(Stdio::null()).stderr(log).spawn()?;
        loop {
            let mut question = self.program("pg_isready");
            question.arg("--host").arg(self.folder.path()).args(["--port=5432", "--username=lending"]);
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
        format!("postgres://lending@localhost:5432/postgres?host={}", self.folder.path().display())
    }

    /// Where its files are.
    pub fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    fn program(&self, name: &str) -> Command {
        let mut command = Command::new(self.programs.join(name));
        if let Some(user) = self.user {
            command.uid(user.id).gid(user.group);
        }
        command.current_dir("/").stdin(Stdio::null()).kill_on_drop(true);
        command
    }
}

fn programs() -> Option<PathBuf> {
    let folder = PathBuf::from(std::env::var_os("TEST_POSTGRES_BIN")?);
    has_programs(&folder).then_some(folder)
}

fn has_programs(folder: &Path) -> bool {
    ["initdb", "postgres", "pg_isready"].iter().all(|name| folder.join(name).is_file())
}

//! A bucket of a test's own: a real S3 server (moto), behind a door that can be made to fail, to hang or to be slow.

use std::path::PathBuf;
use std::process::Stdio;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use anyhow::{Context, ensure};
use reqwest::Method;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::process::{Child, Command};
use tokio::task::JoinSet;

use crate::skipped;

/// Names the program `moto_server`.
const SERVER: &str = "TEST_MOTO_SERVER";
const NAME: &str = "statements";
/// Below it the service keeps its files.
const PREFIX: &str = "lending/kept";
const SLOWNESS: Duration = Duration::from_secs(2);
const REFUSAL: &[u8] =
    b"HTTP/1.1 503 Slow Down\r\nContent-Type: application/xml\r\nContent-Length: 46\r\nConnection: close\r\n\r\n\
    <Error><Code>SlowDown</Code><Message/></Error>";

/// An S3 server gives objects to those who sign; moto takes any signature.
const SIGNED: &str =
    "AWS4-HMAC-SHA256 Credential=tests/20260101/ap-south-1/s3/aws4_request, SignedHeaders=host, Signature=0";

/// What comes of a request to the bucket.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mood {
    Works,
    /// Answers after a while.
    Slow,
    /// Answers 503.
    Fails,
    /// Takes connections and says nothing.
    Hangs,
}

/// It ends when this is dropped.
#[derive(Debug)]
pub struct Bucket {
    _child: Child,
    /// Of the S3 server itself.
    behind: String,
    door: String,
    state: Arc<Mutex<Door>>,
    answering: tokio::task::JoinHandle<()>,
}

#[derive(Debug)]
struct Door {
    mood: Mood,
    open: JoinSet<()>,
}

fn program() -> Option<PathBuf> {
    std::env::var_os(SERVER).map(PathBuf::from).filter(|path| path.is_file())
}

impl Bucket {
    /// Whether this machine can run one; where it cannot, that is said loudly.
    pub fn is_available() -> bool {
        let there = program().is_some();
        if !there {
            skipped("TEST_MOTO_SERVER does not name moto_server; `tests/run` installs it");
        }
        there
    }

    pub async fn start() -> anyhow::Result<Self> {
        let program = program().context("there is no moto_server")?;
        let port = std::net::TcpListener::bind("127.0.0.1:0")?.local_addr()?.port();
        let mut command = Command::new(program);
        command.args(["-H", "127.0.0.1", "-p", &port.to_string()]).kill_on_drop(true);
        let mut child = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn()?;
        let behind = format!("127.0.0.1:{port}");
        let http = reqwest::Client::new();
        while http.put(format!("http://{behind}/{NAME}")).send().await.is_err() {
            ensure!(child.try_wait()?.is_none(), "moto_server ended at once");
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let door = listener.local_addr()?.to_string();
        let state = Arc::new(Mutex::new(Door { mood: Mood::Works, open: JoinSet::new() }));
        let (shared, upstream) = (Arc::clone(&state), behind.clone());
        let answering = tokio::spawn(async move {
            while let Ok((socket, _)) = listener.accept().await {
                let mut door = shared.lock().unwrap_or_else(PoisonError::into_inner);
                let (mood, upstream) = (door.mood, upstream.clone());
                door.open.spawn(async move { drop(pass(socket, &upstream, mood).await) });
            }
        });
        Ok(Self { _child: child, behind, door, state, answering })
    }

    /// From now on requests come to this, also on connections that are open.
    pub fn becomes(&self, mood: Mood) {
        let mut door = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        door.mood = mood;
        door.open.abort_all();
    }

    /// What the environment of a process says to keep its files here.
    pub fn environment(&self) -> Vec<(&'static str, String)> {
        vec![
            ("LENDING_FILES", format!("s3://{NAME}/{PREFIX}")),
            ("AWS_ENDPOINT", format!("http://{}", self.door)),
            ("AWS_ALLOW_HTTP", "true".to_owned()),
            ("AWS_REGION", "ap-south-1".to_owned()),
            ("AWS_ACCESS_KEY_ID", "tests".to_owned()),
            ("AWS_SECRET_ACCESS_KEY", "tests".to_owned()),
        ]
    }

    /// The keys of everything that lies there, below the service's prefix.
    pub async fn keys(&self) -> anyhow::Result<Vec<String>> {
        let list =
            self.ask(Method::GET, format!("http://{}/{NAME}?list-type=2", self.behind), Vec::new()).await?;
        let list = String::from_utf8(list)?;
        let below = list.split("<Key>").skip(1).filter_map(|rest| rest.split("</Key>").next());
        Ok(below.filter_map(|key| key.strip_prefix(&format!("{PREFIX}/"))).map(str::to_owned).collect())
    }

    /// What lies at a key.
    pub async fn object(&self, key: &str) -> anyhow::Result<Vec<u8>> {
        self.ask(Method::GET, self.address(key), Vec::new()).await
    }

    /// Removes it behind everybody's back.
    pub async fn lose(&self, key: &str) -> anyhow::Result<()> {
        self.ask(Method::DELETE, self.address(key), Vec::new()).await.map(drop)
    }

    /// Puts it there behind everybody's back.
    pub async fn restore(&self, key: &str, bytes: Vec<u8>) -> anyhow::Result<()> {
        self.ask(Method::PUT, self.address(key), bytes).await.map(drop)
    }

    /// Past the door.
    async fn ask(&self, method: Method, address: String, body: Vec<u8>) -> anyhow::Result<Vec<u8>> {
        let request =
            reqwest::Client::new().request(method, address).header("Authorization", SIGNED).body(body);
        Ok(request.send().await?.error_for_status()?.bytes().await?.to_vec())
    }

    fn address(&self, key: &str) -> String {
        format!("http://{}/{NAME}/{PREFIX}/{key}", self.behind)
    }
}

impl Drop for Bucket {
    fn drop(&mut self) {
        self.answering.abort();
    }
}

async fn pass(mut socket: TcpStream, upstream: &str, mood: Mood) -> anyhow::Result<()> {
    match mood {
        Mood::Hangs => std::future::pending().await,
        Mood::Fails => {
            // Whatever it asks for: a client that is answered before it has asked takes that for a broken connection.
            let _ = socket.read(&mut vec![0; 64 << 10]).await?;
            socket.write_all(REFUSAL).await?;
        }
        Mood::Slow | Mood::Works => {
            if mood == Mood::Slow {
                tokio::time::sleep(SLOWNESS).await;
            }
            let mut behind = TcpStream::connect(upstream).await?;
            tokio::io::copy_bidirectional(&mut socket, &mut behind).await?;
        }
    }
    Ok(())
}

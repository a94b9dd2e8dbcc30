//! A receiver of webhooks on this machine, as well or as badly behaved as a test wants it.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use reqwest::header::{HeaderMap, HeaderName, HeaderValue};
use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

/// What a receiver does with a message, after it has read and kept it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Behaviour {
    /// Answers with this status.
    Answer(u16),
    /// Answers 200 with this body.
    Say(String),
    /// Says nothing, and keeps the connection open.
    Hang,
    /// Answers 307, to this place.
    Redirect(String),
    /// Answers 200 and a body without end.
    Endless,
    /// Closes the connection.
    HangUp,
    /// Does each of these in turn among so many messages, and then accepts. An answer that leads elsewhere leads here.
    Moody(String, usize),
}

impl Behaviour {
    /// What is done with the message of this number, from 0.
    fn at(&self, number: usize) -> Self {
        match self {
            Self::Moody(_, bad) if number >= *bad => Self::Answer(200),
            // Good ones in between: an endpoint that fails time after time is left alone for minutes.
            Self::Moody(place, _) => match number % 20 {
                0 => Self::Hang,
                3 | 6 | 9 => Self::Answer(500),
                12 => Self::Redirect(place.clone()),
                15 => Self::Endless,
                18 => Self::HangUp,
                _ => Self::Answer(200),
            },
            steady => steady.clone(),
        }
    }

    fn accepts(&self) -> bool {
        matches!(self, Self::Answer(200..=299) | Self::Say(_) | Self::Endless)
    }
}

/// A message as it came.
#[derive(Debug, Clone)]
pub struct Received {
    pub headers: HeaderMap,
    pub body: String,
    /// Whether it was answered as accepted.
    pub is_accepted: bool,
}

impl Received {
    pub fn header(&self, name: &str) -> &str {
        self.headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
    }

    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_default()
    }
}

#[derive(Debug)]
struct Inner {
    received: Mutex<Vec<Received>>,
    behaviour: Mutex<Behaviour>,
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// It receives until it is dropped.
#[derive(Debug)]
pub struct Receiver {
    /// Where to send to.
    pub url: String,
    inner: Arc<Inner>,
    task: tokio::task::JoinHandle<()>,
}

impl Drop for Receiver {
    fn drop(&mut self) {
        self.task.abort();
    }
}

impl Receiver {
    pub async fn start(behaviour: Behaviour) -> anyhow::Result<Self> {
        Self::start_at(SocketAddr::from(([127, 0, 0, 1], 0)), behaviour).await
    }

    pub async fn start_at(address: SocketAddr, behaviour: Behaviour) -> anyhow::Result<Self> {
        let listener = TcpListener::bind(address).await?;
        let url = format!("http://{}/hooks", listener.local_addr()?);
        let inner = Arc::new(Inner { received: Mutex::default(), behaviour: Mutex::new(behaviour) });
        let shared = Arc::clone(&inner);
        let task = tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let inner = Arc::clone(&shared);
                tokio::spawn(async move {
                    let _ = receive(stream, &inner).await;
                });
            }
        });
        Ok(Self { url, inner, task })
    }

    pub fn behave(&self, behaviour: Behaviour) {
        *locked(&self.inner.behaviour) = behaviour;
    }

    /// What the environment of a machine says that has all of its programs go through this one as their proxy.
    pub fn as_proxy(&self) -> Vec<(&'static str, String)> {
        let place = self.url.trim_end_matches("/hooks").to_owned();
        let names = ["HTTP_PROXY", "http_proxy", "HTTPS_PROXY", "https_proxy", "ALL_PROXY", "all_proxy"];
        names.map(|name| (name, place.clone())).to_vec()
    }

    /// Everything that came, refused messages included.
    pub fn received(&self) -> Vec<Received> {
        locked(&self.inner.received).clone()
    }

    /// What came once there is so much of it, however long that takes.
    pub async fn wait_for(&self, count: usize) -> Vec<Received> {
        loop {
            let received = self.received();
            if received.len() >= count {
                return received;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
}

async fn receive(mut stream: TcpStream, inner: &Inner) -> std::io::Result<()> {
    let mut bytes = Vec::new();
    let end = loop {
        if let Some(end) = bytes.windows(4).position(|window| window == b"\r\n\r\n") {
            break end;
        }
        if stream.read_buf(&mut bytes).await? == 0 {
            return Ok(());
        }
    };
    let head = String::from_utf8_lossy(bytes.get(..end).unwrap_or_default()).into_owned();
    let headers: HeaderMap = head
        .lines()
        .skip(1)
        .filter_map(|line| line.split_once(": "))
        .filter_map(|(name, value)| {
            Some((name.parse::<HeaderName>().ok()?, HeaderValue::from_str(value).ok()?))
        })
        .collect();
    let length =
        headers.get("content-length").and_then(|value| value.to_str().ok()?.parse().ok()).unwrap_or(0);
    while bytes.len() < end + 4 + length {
        if stream.read_buf(&mut bytes).await? == 0 {
            return Ok(());
        }
    }
    let body = String::from_utf8_lossy(bytes.get(end + 4..).unwrap_or_default()).into_owned();
    let behaviour = {
        let mut received = locked(&inner.received);
        let behaviour = locked(&inner.behaviour).at(received.len());
        received.push(Received { headers, body, is_accepted: behaviour.accepts() });
        behaviour
    };
    let answer = match behaviour {
        Behaviour::Answer(status) => {
            format!("HTTP/1.1 {status} Said\r\nContent-Length: 5\r\nConnection: close\r\n\r\nheard")
        }
        Behaviour::Say(body) => {
            let length = body.len();
            format!("HTTP/1.1 200 Said\r\nContent-Length: {length}\r\nConnection: close\r\n\r\n{body}")
        }
        Behaviour::Redirect(place) => {
            format!(
                "HTTP/1.1 307 Away\r\nLocation: {place}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
            )
        }
        Behaviour::Hang => return std::future::pending().await,
        Behaviour::HangUp | Behaviour::Moody(..) => return Ok(()),
        Behaviour::Endless => {
            stream.write_all(b"HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n").await?;
            loop {
                stream.write_all(&[b'x'; 4096]).await?;
            }
        }
    };
    stream.write_all(answer.as_bytes()).await?;
    stream.shutdown().await
}

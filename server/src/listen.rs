//! Accepting connections: bounded in number, in all and of one client; in the size of their headers; in the time they
//! may stay silent. Drained on shutdown.

use std::collections::HashMap;
use std::convert::Infallible;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use hyper_util::rt::{TokioExecutor, TokioIo, TokioTimer};
use hyper_util::server::conn::auto;
use hyper_util::server::graceful::GracefulShutdown;
use ipnet::IpNet;
use lending_base::Settings;
use poem::http::uri::Scheme;
use poem::web::{LocalAddr, RemoteAddr};
use poem::{Addr, Endpoint, Response};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tokio_io_timeout::TimeoutStream;

use crate::network::Network;

/// A connection on which nothing arrives for this long is closed, whether it never spoke, stopped within a request or
/// is kept alive for the next one. Longer than the minute that load balancers keep theirs, so that they close first.
const SILENCE: Duration = Duration::from_secs(75);
/// A client that takes nothing of its answer for this long is cut off.
const UNREAD: Duration = Duration::from_secs(30);
/// The most bytes of a request's headers.
const HEADER_BYTES: usize = 64 * 1024;
/// How long requests under way may take to finish after a shutdown began: the upload of a large scan over a slow line takes
/// most of a minute. Whoever waits for an end, or watches one, is answered at once.
const DRAIN_TIME: Duration = Duration::from_mins(1);
const HTTP2_STREAMS: u32 = 200;
/// Files beside the connections: the database, logs, and some to spare.
const OTHER_FILES: u64 = 256;

/// How many connections may be open.
#[derive(Debug, Clone)]
pub(crate) struct Bounds {
    all: u32,
    of_one_client: u32,
    /// They carry many clients' requests.
    exempt: Vec<IpNet>,
}

impl Bounds {
    /// As configured, and no more than the process may have open files, which is first raised as far as it goes.
    pub(crate) fn from_settings(settings: &Settings) -> Self {
        use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
        let files = getrlimit(Resource::Nofile);
        let _ = setrlimit(Resource::Nofile, Rlimit { current: files.maximum, maximum: files.maximum });
        let files = getrlimit(Resource::Nofile).current.unwrap_or(u64::MAX);
        let room = u32::try_from(files.saturating_sub(OTHER_FILES)).unwrap_or(u32::MAX).max(1);
        if room < settings.max_connections {
            tracing::warn!(files, room, "open file limit is lower than LENDING_MAX_CONNECTIONS");
        }
        Self {
            all: settings.max_connections.min(room),
            of_one_client: settings.max_connections_per_client,
            exempt: settings.trusted_proxies.0.clone(),
        }
    }
}

/// Open connections by client.
#[derive(Debug, Default)]
struct Clients(Mutex<HashMap<Network, u32>>);

impl Clients {
    /// `None` when the client has as many as it may have.
    fn admit(self: &Arc<Self>, peer: IpAddr, bounds: &Bounds) -> Option<ConnectionSlot> {
        let peer = peer.to_canonical();
        let is_exempt = bounds.exempt.iter().any(|network| network.contains(&peer));
        let client = Network::from(peer);
        let mut open = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let count = open.entry(client).or_default();
        if *count >= bounds.of_one_client && !is_exempt {
            return None;
        }
        *count += 1;
        Some(ConnectionSlot { clients: self.clone(), client })
    }
}

/// One connection of a client, given back when dropped.
struct ConnectionSlot {
    clients: Arc<Clients>,
    client: Network,
}

impl Drop for ConnectionSlot {
    fn drop(&mut self) {
        let mut open = self.clients.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = open.get_mut(&self.client) {
            *count -= 1;
            if *count == 0 {
                open.remove(&self.client);
            }
        }
    }
}

/// Serves until `stop` resolves, then finishes what is under way.
pub(crate) async fn serve<E>(
    listener: TcpListener,
    endpoint: E,
    bounds: Bounds,
    stop: impl Future<Output = ()>,
) where
    E: Endpoint<Output = Response> + 'static,
{
    let endpoint = Arc::new(endpoint);
    let slots = Arc::new(Semaphore::new(bounds.all as usize));
    let clients = Arc::new(Clients::default());
    let builder = http();
    let graceful = GracefulShutdown::new();
    tokio::pin!(stop);
    loop {
        let slot = tokio::select! {
            () = &mut stop => break,
            Ok(slot) = slots.clone().acquire_owned() => slot,
        };
        let (socket, peer) = tokio::select! {
            () = &mut stop => break,
            accepted = listener.accept() => match accepted {
                Ok(accepted) => accepted,
                Err(error) => {
                    // Out of file descriptors, most likely: taking a breath lets some close.
                    tracing::warn!(%error, "connection could not be accepted");
                    tokio::time::sleep(Duration::from_millis(50)).await;
                    continue;
                }
            },
        };
        // Closed without a word: there is no request yet to answer.
        let Some(of_client) = clients.admit(peer.ip(), &bounds) else { continue };
        let local = socket.local_addr().unwrap_or(peer);
        let endpoint = endpoint.clone();
        let service = hyper::service::service_fn(move |request| {
            let endpoint = endpoint.clone();
            let addr = |addr: SocketAddr| Addr::SocketAddr(addr);
            let request = (request, LocalAddr(addr(local)), RemoteAddr(addr(peer)), Scheme::HTTP).into();
            async move {
                let response: poem::http::Response<_> = endpoint.get_response(request).await.into();
                Ok::<_, Infallible>(response)
            }
        });
        let connection =
            builder.serve_connection(TokioIo::new(Box::pin(timed(socket))), service).into_owned();
        let watched = graceful.watch(connection);
        tokio::spawn(async move {
            // What goes wrong here is the client's going away or not speaking HTTP.
            let _ = watched.await;
            drop((slot, of_client));
        });
    }
    drop(listener);
    if tokio::time::timeout(DRAIN_TIME, graceful.shutdown()).await.is_err() {
        tracing::warn!("shutdown: some connections were still busy and were closed");
    }
}

fn http() -> auto::Builder<TokioExecutor> {
    let mut builder = auto::Builder::new(TokioExecutor::new());
    builder.http1().timer(TokioTimer::new()).header_read_timeout(SILENCE).max_buf_size(HEADER_BYTES);
    builder
        .http2()
        .timer(TokioTimer::new())
        .max_concurrent_streams(HTTP2_STREAMS)
        .max_header_list_size(u32::try_from(HEADER_BYTES).unwrap_or(u32::MAX));
    builder
}

/// Times silence on the socket itself: hyper's own timer starts only once a connection has said what it speaks.
fn timed(socket: TcpStream) -> TimeoutStream<TcpStream> {
    let _ = socket.set_nodelay(true);
    let mut socket = TimeoutStream::new(socket);
    socket.set_read_timeout(Some(SILENCE));
    socket.set_write_timeout(Some(UNREAD));
    socket
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_client_cannot_take_every_slot_and_a_proxy_may() {
        let proxy: IpAddr = "10.0.0.1".parse().unwrap();
        let bounds = Bounds { all: 10, of_one_client: 2, exempt: vec!["10.0.0.0/8".parse().unwrap()] };
        let clients = Arc::new(Clients::default());
        let client: IpAddr = "192.0.2.1".parse().unwrap();
        let first = clients.admit(client, &bounds);
        let second = clients.admit("::ffff:192.0.2.1".parse().unwrap(), &bounds);
        assert!(first.is_some() && second.is_some());
        assert!(clients.admit(client, &bounds).is_none());
        assert!(clients.admit("192.0.2.2".parse().unwrap(), &bounds).is_some());
        let admit = |address: &str| clients.admit(address.parse().unwrap(), &bounds);
        let customer = [admit("2001:db8::1"), admit("2001:db8::ffff:2")];
        assert!(customer.iter().all(Option::is_some));
        assert!(admit("2001:db8::3").is_none(), "an IPv6 customer has a whole /64 and is one client");
        assert!(admit("2001:db8:0:1::1").is_some());
        let many: Vec<_> = (0..5).map(|_| clients.admit(proxy, &bounds)).collect();
        assert!(many.iter().all(Option::is_some));
        drop(first);
        assert!(clients.admit(client, &bounds).is_some(), "a closed connection makes room");
        drop((second, many, customer));
        assert!(clients.0.lock().unwrap().is_empty(), "nobody is remembered who has no connection");
    }
}

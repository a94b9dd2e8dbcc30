//! Accepting connections: bounded in number, in the size and the time of their headers, and drained on shutdown.

use std::convert::Infallible;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use hyper_util::rt::{TokioExecutor, TokioIo, TokioTimer};
use hyper_util::server::conn::auto;
use hyper_util::server::graceful::GracefulShutdown;
use poem::http::uri::Scheme;
use poem::web::{LocalAddr, RemoteAddr};
use poem::{Addr, Endpoint, Response};
use tokio::net::TcpListener;
use tokio::sync::Semaphore;

/// A client that takes longer to send its headers is cut off.
const HEADER_TIME: Duration = Duration::from_secs(15);
/// The most bytes of a request's headers.
const HEADER_BYTES: usize = 64 * 1024;
/// How long requests under way may take to finish after a shutdown began.
const DRAIN_TIME: Duration = Duration::from_secs(20);
const HTTP2_STREAMS: u32 = 200;

/// Serves until `stop` resolves, then finishes what is under way.
pub(crate) async fn serve<E>(
    listener: TcpListener,
    endpoint: E,
    max_connections: u32,
    stop: impl Future<Output = ()>,
) where
    E: Endpoint<Output = Response> + 'static,
{
    let endpoint = Arc::new(endpoint);
    let places = Arc::new(Semaphore::new(max_connections as usize));
    let local = listener.local_addr().ok();
    let mut builder = auto::Builder::new(TokioExecutor::new());
    builder.http1().timer(TokioTimer::new()).header_read_timeout(HEADER_TIME).max_buf_size(HEADER_BYTES);
    builder
        .http2()
        .timer(TokioTimer::new())
        .max_concurrent_streams(HTTP2_STREAMS)
        .max_header_list_size(u32::try_from(HEADER_BYTES).unwrap_or(u32::MAX))
        .keep_alive_interval(Some(Duration::from_secs(30)));
    let graceful = GracefulShutdown::new();
    tokio::pin!(stop);
    loop {
        let place = tokio::select! {
            () = &mut stop => break,
            Ok(place) = places.clone().acquire_owned() => place,
        };
        let (socket, peer) = tokio::select! {
            () = &mut stop => break,
            accepted = listener.accept() => match accepted {
                Ok(accepted) => accepted,
                Err(error) => {
                    // Out of file descriptors, most likely: taking a breath lets some close.
                    tracing::warn!(%error, "a connection could not be accepted");
                    tokio::time::sleep(Duration::from_millis(50)).await;
                    continue;
                }
            },
        };
        let _ = socket.set_nodelay(true);
        let endpoint = endpoint.clone();
        let service = hyper::service::service_fn(move |request| {
            let endpoint = endpoint.clone();
            let request = (request, local_addr(local, peer), remote_addr(peer), Scheme::HTTP).into();
            async move {
                let response: poem::http::Response<_> = endpoint.get_response(request).await.into();
                Ok::<_, Infallible>(response)
            }
        });
        let connection = builder.serve_connection(TokioIo::new(socket), service).into_owned();
        let watched = graceful.watch(connection);
        tokio::spawn(async move {
            // What goes wrong here is the client's going away or not speaking HTTP.
            let _ = watched.await;
            drop(place);
        });
    }
    drop(listener);
    if tokio::time::timeout(DRAIN_TIME, graceful.shutdown()).await.is_err() {
        tracing::warn!("some connections were still busy when the time to finish ran out");
    }
}

fn local_addr(local: Option<SocketAddr>, peer: SocketAddr) -> LocalAddr {
    LocalAddr(Addr::SocketAddr(local.unwrap_or(peer)))
}

fn remote_addr(peer: SocketAddr) -> RemoteAddr {
    RemoteAddr(Addr::SocketAddr(peer))
}

//! Connections: taken in, given so much time to ask something, and left at the end.

use crate::ending::{Ending, Guest};
use crate::hall::Hall;
use crate::metrics::METRICS;
use crate::site::Met;
use axum::Router;
use axum::http::Request;
use host::{Code, Fault};
use hyper_util::rt::{TokioExecutor, TokioIo, TokioTimer};
use hyper_util::server::conn::auto::Builder;
use hyper_util::service::TowerToHyperService;
use std::io::ErrorKind;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use tabletop::Lang;
use tokio::net::{TcpListener, TcpStream};
use tokio::time::sleep;
use tower::ServiceExt as _;

/// When the system has no room for one more connection, it is asked again after this time.
const BREATH: Duration = Duration::from_secs(1);
/// The head of a request is not larger: what one sends before it is understood costs no more.
const LARGEST_HEAD: usize = 32 * 1024;

/// Takes everybody in for whom there is a place.
pub(crate) async fn accept(
    listener: &TcpListener,
    hall: &Arc<Hall>,
    router: &Router,
    ending: &Ending,
) {
    loop {
        match listener.accept().await {
            Ok((stream, peer)) => match place(hall, &stream, peer) {
                Some(met) => {
                    let serving = serve(
                        stream,
                        met,
                        router.clone(),
                        hall.limits.request,
                        ending.guest(),
                    );
                    tokio::spawn(serving);
                }
                None => turn_away(hall, &stream, peer),
            },
            // They have left already.
            Err(error) if is_of_the_client(error.kind()) => {}
            Err(error) => {
                tracing::error!("nobody can be let in just now: {error}");
                sleep(BREATH).await;
            }
        }
    }
}

/// A place for one more, if there is one.
fn place(hall: &Hall, stream: &TcpStream, peer: SocketAddr) -> Option<Met> {
    let peer = peer.ip().to_canonical();
    let held = match hall.site.trusts(peer) {
        true => hall.visitors.connect_proxy(peer),
        false => hall.visitors.connect(peer),
    };
    Some(Met {
        peer,
        local: stream.local_addr().ok()?,
        held: Arc::new(held?),
    })
}

/// Says so, if they listen.
fn turn_away(hall: &Hall, stream: &TcpStream, peer: SocketAddr) {
    METRICS.turned_away.grow();
    tracing::debug!(%peer, "too many connections");
    let fault = Fault::new(Code::TooMany, "too-many-connections");
    let fault = fault.said(None, &hall.common, Lang::default());
    let body = serde_json::json!({ "error": fault }).to_string();
    let answer = format!(
        "HTTP/1.1 429 Too Many Requests\r\nConnection: close\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    let _ = stream.try_write(answer.as_bytes());
}

fn is_of_the_client(kind: ErrorKind) -> bool {
    use ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(
        kind,
        ConnectionAborted | ConnectionRefused | ConnectionReset
    )
}

/// Answers what is asked on one connection, or hands it over to a socket.
async fn serve(stream: TcpStream, met: Met, router: Router, patience: Duration, mut ending: Guest) {
    let mut builder = Builder::new(TokioExecutor::new()).http1_only();
    let mut http = builder.http1();
    http.timer(TokioTimer::new());
    http.header_read_timeout(patience);
    http.max_buf_size(LARGEST_HEAD);
    let service = TowerToHyperService::new(router.map_request(met_by(met)));
    let connection = builder.serve_connection_with_upgrades(TokioIo::new(stream), service);
    let mut connection = pin!(connection);
    // What goes wrong with a connection is for its client to notice.
    tokio::select! {
        _ = connection.as_mut() => return,
        () = ending.comes() => connection.as_mut().graceful_shutdown(),
    }
    let _ = connection.await;
}

/// Says with every request where it comes from.
fn met_by<B>(met: Met) -> impl FnMut(Request<B>) -> Request<B> + Clone {
    move |mut request| {
        request.extensions_mut().insert(met.clone());
        request
    }
}

//! Connections: taken in, given so much time to ask something, and left at the end.

use crate::ending::{Ending, Guest};
use crate::limits::Limits;
use axum::Router;
use hyper_util::rt::{TokioExecutor, TokioIo, TokioTimer};
use hyper_util::server::conn::auto::Builder;
use hyper_util::service::TowerToHyperService;
use std::io::ErrorKind;
use std::pin::pin;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::time::sleep;

/// When the system has no room for one more connection, it is asked again after this time.
const BREATH: Duration = Duration::from_secs(1);

/// Takes everybody in.
pub(crate) async fn accept(
    listener: &TcpListener,
    router: Router,
    limits: Limits,
    ending: &Ending,
) {
    loop {
        match listener.accept().await {
            Ok((stream, _)) => {
                let serving = serve(stream, router.clone(), limits, ending.guest());
                tokio::spawn(serving);
            }
            // They have left already.
            Err(error) if is_of_the_client(error.kind()) => {}
            Err(error) => {
                eprintln!("cantina: nobody can be let in just now: {error}");
                sleep(BREATH).await;
            }
        }
    }
}

fn is_of_the_client(kind: ErrorKind) -> bool {
    use ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(
        kind,
        ConnectionAborted | ConnectionRefused | ConnectionReset
    )
}

/// Answers what is asked on one connection, or hands it over to a socket.
async fn serve(stream: TcpStream, router: Router, limits: Limits, mut ending: Guest) {
    let mut builder = Builder::new(TokioExecutor::new()).http1_only();
    let mut http = builder.http1();
    http.timer(TokioTimer::new());
    http.header_read_timeout(limits.request);
    let service = TowerToHyperService::new(router);
    let connection = builder.serve_connection_with_upgrades(TokioIo::new(stream), service);
    let mut connection = pin!(connection);
    // What goes wrong with a connection is for its client to notice.
    tokio::select! {
        _ = connection.as_mut() => return,
        () = ending.comes() => connection.as_mut().graceful_shutdown(),
    }
    let _ = connection.await;
}

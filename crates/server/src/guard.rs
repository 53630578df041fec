//! What every answer is protected with, and which requests are not heard at all.

use crate::failed::Failed;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::middleware::Next;
use axum::response::Response;
use host::{Code, Fault};
use std::time::Duration;
use tokio::time::timeout;

/// Who never says the rest of a request is not waited for.
pub(crate) async fn in_time(
    State(patience): State<Duration>,
    request: Request,
    next: Next,
) -> Result<Response, Failed> {
    let answer = timeout(patience, next.run(request)).await;
    let late = || Fault::new(Code::TooSlow, "too-slow");
    answer.map_err(|_| late().into())
}

/// Pages of other sites, open in the same browser, have no business here.
pub(crate) async fn same_origin(request: Request, next: Next) -> Result<Response, Failed> {
    let headers = request.headers();
    if let Some(origin) = headers.get(header::ORIGIN) {
        let origin = origin.to_str().unwrap_or_default();
        let origin = origin.split_once("://").map(|(_, host)| host);
        if origin.is_none() || origin != host(headers) {
            return Err(Fault::new(Code::OtherOrigin, "other-origin").into());
        }
    }
    Ok(next.run(request).await)
}

/// A page may load from here and nowhere else, and run no script that is not a file of ours.
pub(crate) async fn protected(request: Request, next: Next) -> Response {
    let policy = policy(host(request.headers()));
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_SECURITY_POLICY, policy);
    let nosniff = HeaderValue::from_static("nosniff");
    headers.insert(header::X_CONTENT_TYPE_OPTIONS, nosniff);
    let no_referrer = HeaderValue::from_static("no-referrer");
    headers.insert(header::REFERRER_POLICY, no_referrer);
    response
}

fn host(headers: &HeaderMap) -> Option<&str> {
    headers.get(header::HOST)?.to_str().ok()
}

/// Some browsers do not take a socket to the same host for the same origin: it is named as well.
fn policy(host: Option<&str>) -> HeaderValue {
    let plain = |c: char| c.is_ascii_alphanumeric() || ".:-[]".contains(c);
    let socket = match host {
        Some(host) if host.chars().all(plain) => format!(" ws://{host} wss://{host}"),
        _ => String::new(),
    };
    // Style attributes carry positions and colours of the table; they cannot load or run anything.
    let policy = format!(
        "default-src 'self'; connect-src 'self'{socket}; img-src 'self' data:; \
         style-src 'self'; style-src-attr 'unsafe-inline'; object-src 'none'; base-uri 'none'; \
         form-action 'self'; frame-ancestors 'none'"
    );
    HeaderValue::from_str(&policy).unwrap_or(HeaderValue::from_static("default-src 'self'"))
}

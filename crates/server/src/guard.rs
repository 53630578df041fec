//! What every answer is protected with, and which requests are not heard at all.

use crate::failed::Failed;
use crate::hall::Hall;
use crate::metrics::METRICS;
use crate::origin::Origin;
use crate::site::{Caller, Met};
use axum::Extension;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use axum::middleware::Next;
use axum::response::Response;
use host::{Code, Fault};
use std::sync::Arc;
use std::time::{Duration, Instant};
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

/// Who asks must ask for us, from a page of ours if from any, and not for too much.
pub(crate) async fn known(
    State(hall): State<Arc<Hall>>,
    Extension(met): Extension<Met>,
    mut request: Request,
    next: Next,
) -> Result<Response, Failed> {
    let headers = request.headers();
    let caller = hall.site.caller(&met, headers);
    let caller = caller.ok_or_else(|| Fault::new(Code::WrongHost, "wrong-host"))?;
    hall.visitors.request(caller.address)?;
    let is_interface = request.uri().path().starts_with("/api/");
    if !is_own_page(&hall, &caller, headers) || is_interface && is_of_other_page(headers) {
        return Err(Fault::new(Code::OtherOrigin, "other-origin").into());
    }
    request.extensions_mut().insert(caller);
    Ok(next.run(request).await)
}

/// Pages of other sites, open in the same browser, have no business here.
fn is_own_page(hall: &Hall, caller: &Caller, headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else {
        return true;
    };
    let origin = origin.to_str().ok().and_then(|origin| origin.parse().ok());
    origin.is_some_and(|origin: Origin| hall.site.is_own(&origin, caller))
}

/// What a foreign page loads without saying where it stands; a link that is followed is none of it.
fn is_of_other_page(headers: &HeaderMap) -> bool {
    let is = |name: &str, value: &str| headers.get(name).is_some_and(|it| it == value);
    is("sec-fetch-site", "cross-site") && !is("sec-fetch-mode", "navigate")
}

/// A page may load from here and nowhere else, and run no script that is not a file of ours. Style
/// attributes carry positions and colours of the table; they cannot load or run anything.
const POLICY: &str = "default-src 'self'; connect-src 'self'; img-src 'self' data:; \
    style-src 'self'; style-src-attr 'unsafe-inline'; object-src 'none'; base-uri 'none'; \
    form-action 'self'; frame-ancestors 'none'";

const PROTECTION: [(HeaderName, &str); 5] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (
        HeaderName::from_static("cross-origin-opener-policy"),
        "same-origin",
    ),
    (
        HeaderName::from_static("cross-origin-resource-policy"),
        "same-origin",
    ),
];

/// Protects every answer, counts it and notes it. A path holds no secret, and what comes after it
/// is not noted.
pub(crate) async fn protected(request: Request, next: Next) -> Response {
    let began = Instant::now();
    let (method, path) = (request.method().clone(), request.uri().path().to_owned());
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in PROTECTION {
        headers.insert(name, HeaderValue::from_static(value));
    }
    // What a table tells is for who asked, and for now.
    if path.starts_with("/api/tables") {
        let no_store = HeaderValue::from_static("no-store");
        headers.insert(header::CACHE_CONTROL, no_store);
    }
    let status = response.status().as_u16();
    METRICS.answered(status);
    let ms = u64::try_from(began.elapsed().as_millis()).unwrap_or(u64::MAX);
    tracing::debug!(%method, path, status, ms, "answered");
    response
}

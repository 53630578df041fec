//! Answers that a browser keeps: asked again, it is only told that nothing changed.

use crate::secret::hex;
use axum::body::Body;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use sha2::{Digest, Sha256};

/// A body that is kept but asked for each time.
pub(crate) fn answer(asked: &HeaderMap, kind: &'static str, body: Vec<u8>) -> Response {
    let tag = format!("\"{}\"", hex(&Sha256::digest(&body)));
    tagged(asked, kind, &tag, body)
}

/// The same, with a tag that is known already.
pub(crate) fn tagged(asked: &HeaderMap, kind: &str, tag: &str, body: impl Into<Body>) -> Response {
    let known = asked.get_all(header::IF_NONE_MATCH).iter();
    let mut known = known.filter_map(|value| value.to_str().ok());
    let mut response = if known.any(|known| names(known, tag)) {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        body.into().into_response()
    };
    let headers = response.headers_mut();
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    for (name, value) in [(header::ETAG, tag), (header::CONTENT_TYPE, kind)] {
        if let Ok(value) = HeaderValue::from_str(value) {
            headers.insert(name, value);
        }
    }
    response
}

/// Whether a list of tags has this one. A compressed answer is weakly the same.
fn names(list: &str, tag: &str) -> bool {
    let listed = list.split(',').map(str::trim);
    let mut listed = listed.map(|listed| listed.strip_prefix("W/").unwrap_or(listed));
    listed.any(|listed| listed == tag)
}

//! Answers that a browser keeps: asked again, it is only told that nothing changed.

use crate::secret::hex;
use axum::body::Body;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use sha2::{Digest, Sha256};

/// How long a browser keeps an answer.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(crate) enum Keep {
    /// It asks each time whether there is something new.
    AndAsk,
    /// What has this address never changes.
    ForEver,
}

/// A body that is kept but asked for each time.
pub(crate) fn answer(asked: &HeaderMap, kind: &'static str, body: Vec<u8>) -> Response {
    let tag = format!("\"{}\"", hex(&Sha256::digest(&body)));
    tagged(asked, kind, &tag, Keep::AndAsk, body)
}

/// The same, with a tag that is known already.
pub(crate) fn tagged(
    asked: &HeaderMap,
    kind: &str,
    tag: &str,
    keep: Keep,
    body: impl Into<Body>,
) -> Response {
    let known = asked.get_all(header::IF_NONE_MATCH).iter();
    let mut known = known.filter_map(|value| value.to_str().ok());
    let mut response = if known.any(|known| names(known, tag)) {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        body.into().into_response()
    };
    let headers = response.headers_mut();
    let control = match keep {
        Keep::AndAsk => "no-cache",
        Keep::ForEver => "public, max-age=31536000, immutable",
    };
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(control));
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

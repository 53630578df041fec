//! Answers that never change: memoised, made and compressed once. Browsers keep them by their ETag,
//! and are only told that nothing changed when they ask again.

use axum::body::{Body, Bytes};
use axum::http::{Extensions, HeaderMap, HeaderValue, StatusCode, Version, header};
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use flate2::write::GzEncoder;
use serde::Serialize;
use sha2::{Digest, Sha256};
use std::io::Write as _;
use std::sync::OnceLock;
use tabletop::hex;
use tokio::task::block_in_place;

/// How long a browser keeps an answer.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(crate) enum Keep {
    /// It asks each time whether there is something new.
    AndAsk,
    /// What has this address never changes.
    ForEver,
}

/// An answer that never changes.
#[derive(Clone, Debug)]
pub(crate) struct Kept {
    kind: HeaderValue,
    tag: HeaderValue,
    plain: Bytes,
    /// Made when first asked for; none if it would not be smaller.
    compressed: [OnceLock<Option<Bytes>>; Encoding::ALL.len()],
}

impl Kept {
    /// An answer of this content type.
    pub(crate) fn new(kind: &str, plain: Bytes) -> Self {
        let tag = format!("\"{}\"", hex(&Sha256::digest(&plain)));
        let header = |text: &str| HeaderValue::from_str(text);
        Self {
            kind: header(kind).unwrap_or(HeaderValue::from_static("application/octet-stream")),
            tag: header(&tag).unwrap_or(HeaderValue::from_static("\"\"")),
            plain,
            compressed: Default::default(),
        }
    }

    /// Plain data, which always becomes JSON.
    pub(crate) fn json(data: &impl Serialize) -> Self {
        let body = serde_json::to_vec(data).unwrap_or_default();
        Self::new("application/json", body.into())
    }

    /// The answer, or that it is known already.
    pub(crate) fn give(&self, asked: &HeaderMap, keep: Keep) -> Response {
        let known = asked.get_all(header::IF_NONE_MATCH).iter();
        let mut known = known.filter_map(|value| value.to_str().ok());
        let mut response = if known.any(|known| names(known, &self.tag)) {
            StatusCode::NOT_MODIFIED.into_response()
        } else {
            self.body(asked)
        };
        let control = match keep {
            Keep::AndAsk => "no-cache",
            Keep::ForEver => "public, max-age=31536000, immutable",
        };
        response.extensions_mut().insert(AsItIs);
        let headers = response.headers_mut();
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(control));
        headers.insert(header::ETAG, self.tag.clone());
        headers.insert(header::CONTENT_TYPE, self.kind.clone());
        let vary = HeaderValue::from_static("accept-encoding");
        headers.insert(header::VARY, vary);
        response
    }

    fn body(&self, asked: &HeaderMap) -> Response {
        let encodings = Encoding::ALL.into_iter();
        let mut wanted = encodings.filter(|encoding| encoding.is_taken_by(asked));
        let compressed = wanted.find_map(|encoding| Some((encoding, self.compressed(encoding)?)));
        let Some((encoding, bytes)) = compressed else {
            return Body::from(self.plain.clone()).into_response();
        };
        let mut response = Body::from(bytes).into_response();
        let encoding = HeaderValue::from_static(encoding.name());
        let headers = response.headers_mut();
        headers.insert(header::CONTENT_ENCODING, encoding);
        response
    }

    fn compressed(&self, encoding: Encoding) -> Option<Bytes> {
        let made = &self.compressed[encoding as usize];
        let make = || block_in_place(|| encoding.compress(&self.plain));
        let bytes = made.get_or_init(|| make().filter(|bytes| bytes.len() < self.plain.len()));
        bytes.clone()
    }
}

/// Marks an answer that was compressed already, or should not be.
#[derive(Copy, Clone, Debug)]
struct AsItIs;

/// Whether an answer may still be compressed.
pub(crate) fn is_fresh(_: StatusCode, _: Version, _: &HeaderMap, about: &Extensions) -> bool {
    about.get::<AsItIs>().is_none()
}

/// How answers are compressed, the better one first.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
enum Encoding {
    Brotli,
    Gzip,
}

impl Encoding {
    const ALL: [Self; 2] = [Self::Brotli, Self::Gzip];

    fn name(self) -> &'static str {
        match self {
            Self::Brotli => "br",
            Self::Gzip => "gzip",
        }
    }

    fn is_taken_by(self, asked: &HeaderMap) -> bool {
        let lists = asked.get_all(header::ACCEPT_ENCODING).iter();
        let lists = lists.filter_map(|value| value.to_str().ok());
        lists.flat_map(|list| list.split(',')).any(|taken| {
            let (name, weight) = taken.split_once(';').unwrap_or((taken, ""));
            let weight = weight.trim().strip_prefix("q=").unwrap_or("1");
            // A weight of nothing says that it is not taken.
            let is_nothing = weight.parse() == Ok(0.0);
            name.trim().eq_ignore_ascii_case(self.name()) && !is_nothing
        })
    }

    /// As small as it gets in a moment; it is done once.
    fn compress(self, plain: &[u8]) -> Option<Bytes> {
        let mut compressed = Vec::new();
        match self {
            Self::Brotli => {
                let params = brotli::enc::BrotliEncoderParams {
                    quality: 9,
                    ..Default::default()
                };
                brotli::BrotliCompress(&mut &*plain, &mut compressed, &params).ok()?;
            }
            Self::Gzip => {
                let mut encoder = GzEncoder::new(&mut compressed, Compression::best());
                encoder.write_all(plain).ok()?;
                encoder.finish().ok()?;
            }
        }
        Some(compressed.into())
    }
}

/// Whether a list of tags has this one. A compressed answer is weakly the same.
fn names(list: &str, tag: &HeaderValue) -> bool {
    let listed = list.split(',').map(str::trim);
    let mut listed = listed.map(|listed| listed.strip_prefix("W/").unwrap_or(listed));
    listed.any(|listed| listed.as_bytes() == tag.as_bytes())
}

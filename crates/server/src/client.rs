//! The client: the pages a browser shows, compiled into the binary.

use crate::cached::{Keep, Kept};
use crate::failed::Failed;
use axum::body::Bytes;
use axum::http::{HeaderMap, Method, StatusCode, Uri};
use axum::response::{Html, IntoResponse, Response};
use host::{Code, Fault};
use std::borrow::Cow;
use std::collections::BTreeMap;

/// What the client's build left, if it was built before this crate.
#[derive(rust_embed::Embed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Dist;

/// Pages, scripts, fonts and pictures by their addresses, without the first slash.
#[derive(Clone, Debug, Default)]
pub struct Client(BTreeMap<String, Kept>);

/// The page for every address the client knows by itself.
const INDEX: &str = "index.html";
/// What stands below has a name that changes with what is in it.
const ASSETS: &str = "assets/";

impl Client {
    /// The client that was compiled in; without any file, if none was built.
    pub fn embedded() -> Self {
        let names = Dist::iter();
        let files = names.filter_map(|name| Some((name.to_string(), Dist::get(&name)?)));
        let files = files.map(|(name, file)| {
            let kind = file.metadata.mimetype().to_string();
            (name, kind, file.data)
        });
        Self::new(files)
    }

    /// A client of these files: name, content type, content.
    pub fn new(files: impl IntoIterator<Item = (String, String, Cow<'static, [u8]>)>) -> Self {
        let files = files.into_iter().map(|(name, kind, bytes)| {
            let bytes = match bytes {
                Cow::Borrowed(bytes) => Bytes::from_static(bytes),
                Cow::Owned(bytes) => bytes.into(),
            };
            (name, Kept::new(&kind, bytes))
        });
        Self(files.collect())
    }

    /// Answers any address that is none of the interface's.
    pub(crate) fn answer(&self, method: &Method, uri: &Uri, headers: &HeaderMap) -> Response {
        let name = uri.path().trim_start_matches('/');
        if name == "api" || name.starts_with("api/") {
            return nothing().into_response();
        }
        if !matches!(*method, Method::GET | Method::HEAD) {
            return wrong_method().into_response();
        }
        let file = self.0.get(name).filter(|_| name != INDEX);
        let for_people = !name.starts_with(ASSETS) && !name.contains('.');
        match (file, self.0.get(INDEX)) {
            (Some(file), _) if name.starts_with(ASSETS) => file.give(headers, Keep::ForEver),
            (Some(file), _) => file.give(headers, Keep::AndAsk),
            (None, Some(index)) if is_page(name) => index.give(headers, Keep::AndAsk),
            (None, None) if is_page(name) => {
                (StatusCode::SERVICE_UNAVAILABLE, Html(NOT_BUILT)).into_response()
            }
            // A person is told by the page itself that there is nothing here.
            (None, Some(index)) if for_people => {
                let mut lost = index.give(&HeaderMap::new(), Keep::AndAsk);
                *lost.status_mut() = StatusCode::NOT_FOUND;
                lost
            }
            (None, _) => nothing().into_response(),
        }
    }
}

/// Whether the client has a page of this name: what its `router.svelte.ts` reads.
fn is_page(name: &str) -> bool {
    let parts: Vec<&str> = name.split('/').filter(|part| !part.is_empty()).collect();
    matches!(
        *parts,
        [] | [INDEX] | ["cards" | "gallery"] | ["new" | "table" | "cards", _] | ["rules", ..]
    )
}

fn nothing() -> Failed {
    Fault::new(Code::NotFound, "no-such-page").into()
}

/// An address is there, but not to be used like this.
pub(crate) fn wrong_method() -> Failed {
    Fault::new(Code::WrongMethod, "wrong-method").into()
}

const NOT_BUILT: &str = "<!doctype html>
<html lang=\"en\">
<meta charset=\"utf-8\">
<meta name=\"viewport\" content=\"width=device-width\">
<title>Cantina</title>
<body style=\"font: 1rem/1.5 system-ui; max-width: 36rem; margin: 4rem auto; padding: 0 1rem\">
<h1>Cantina</h1>
<p>The server is running, but this build of it has no pages to play on: the client was not built
when the server was. <code>make play</code> builds both and starts them.</p>
<p>Programs can play without it: the interface is <a href=\"/protocol\">written down here</a>.</p>
</body>
</html>
";

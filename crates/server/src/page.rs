//! What a browser sees until the client is there.

use axum::http::header;
use axum::response::{Html, IntoResponse};

/// Says what this is.
pub(crate) async fn home() -> Html<&'static str> {
    Html(HOME)
}

/// The protocol, as written down in `docs/`.
pub(crate) async fn protocol() -> impl IntoResponse {
    let kind = [(header::CONTENT_TYPE, "text/markdown; charset=utf-8")];
    (kind, include_str!("../../../docs/server.md"))
}

const HOME: &str = "<!doctype html>
<html lang=\"en\">
<meta charset=\"utf-8\">
<meta name=\"viewport\" content=\"width=device-width\">
<title>Cantina</title>
<body style=\"font: 1rem/1.5 system-ui; max-width: 36rem; margin: 4rem auto; padding: 0 1rem\">
<h1>Cantina</h1>
<p>The server is running. There is no page to play on yet: tables are opened and played over its
interface, which is <a href=\"/protocol\">written down here</a>.</p>
<p><a href=\"/api/games\">The games it serves</a></p>
</body>
</html>
";

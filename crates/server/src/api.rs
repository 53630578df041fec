//! The lobby over HTTP.

use crate::cached::{self, Keep, Kept};
use crate::failed::Failed;
use crate::hall::Hall;
use crate::site::Caller;
use crate::spoken::Spoken;
use crate::table::{Sat, Viewer};
use crate::{
    client, failed, guard, health, metrics, report, rules, seats, seen, site, socket, spoken, talk,
};
use axum::extract::rejection::JsonRejection;
use axum::extract::{DefaultBodyLimit, Path, State};
use axum::http::{HeaderMap, Method, StatusCode, Uri, header};
use axum::middleware;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Extension, Json, Router};
use bots::Playable;
use host::{Clock, Code, Fault, Info, Links, Sitter, Stored, TableId, Terms, Time};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::sync::Arc;
use tabletop::{About, AnyChoice, Face, Keyword, Lang, Saying, Seat, SetupOption};
use tokio::task::block_in_place;
use tower_http::CompressionLevel;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{DefaultPredicate, Predicate as _};

/// A larger request is not read.
const LARGEST_BODY: usize = 64 * 1024;
/// Good enough, and quick enough to do it for every answer.
const COMPRESSION: CompressionLevel = CompressionLevel::Precise(5);

/// Every address there is.
pub(crate) fn router(hall: Arc<Hall>) -> Router {
    let compressed = CompressionLayer::new()
        .quality(COMPRESSION)
        .compress_when(DefaultPredicate::new().and(cached::is_fresh));
    let in_time = middleware::from_fn_with_state(hall.limits.request, guard::in_time);
    Router::new()
        .route("/health", get(health::health))
        .route("/metrics", get(metrics::metrics))
        .route("/protocol", get(protocol))
        .route("/languages/{file}", get(words))
        .route("/api/site", get(site::site))
        .route("/api/games", get(games))
        .route("/api/games/{id}/faces", get(faces))
        .route("/api/games/{id}/rules", get(rules::rules))
        .route("/api/tables", post(create))
        .route("/api/tables/mine", post(mine))
        .route("/api/tables/{id}", get(info))
        .route("/api/tables/{id}/now", get(seen::now))
        .route("/api/tables/{id}/log", get(seen::log))
        .route("/api/tables/{id}/chat", get(talk::chat))
        .route("/api/tables/{id}/at/{position}", get(seen::at))
        .route("/api/tables/{id}/fork", post(fork))
        .route("/api/tables/{id}/sit", post(sit))
        .route("/api/tables/{id}/token", post(seats::renew))
        .route("/api/tables/{id}/token/only", post(seats::shut_out))
        .route("/api/tables/{id}/device", post(seats::make_code))
        .route("/api/tables/{id}/device/use", post(seats::use_code))
        .route("/api/tables/{id}/links", get(seats::links))
        .route("/api/tables/{id}/invitation", post(seats::invitation))
        .route("/api/tables/{id}/private", post(seats::private))
        .route("/api/tables/{id}/rematch", post(rematch))
        .route("/api/tables/{id}/save", get(save))
        .route("/api/tables/{id}/report", post(report::report))
        .route("/api/tables/{id}/ws", get(socket::open))
        .fallback(pages)
        .method_not_allowed_fallback(async || client::wrong_method())
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        .layer(in_time)
        .layer(middleware::from_fn_with_state(hall.clone(), guard::known))
        .layer(middleware::from_fn_with_state(
            hall.clone(),
            failed::in_words,
        ))
        .layer(compressed)
        .layer(middleware::from_fn(guard::protected))
        .with_state(hall)
}

async fn pages(
    State(hall): State<Arc<Hall>>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    hall.client.answer(&method, &uri, &headers)
}

/// The protocol, as written down in `docs/`.
async fn protocol() -> impl IntoResponse {
    let kind = [(header::CONTENT_TYPE, "text/markdown; charset=utf-8")];
    (kind, include_str!("../../../docs/server.md"))
}

/// What the pages say in a language that did not come with them.
async fn words(
    State(hall): State<Arc<Hall>>,
    Path(file): Path<String>,
) -> Result<impl IntoResponse, Failed> {
    let lang = file.strip_suffix(".ftl").and_then(|tag| tag.parse().ok());
    let words = lang.and_then(|lang: Lang| hall.words.get(&lang));
    let missing = || Fault::new(Code::NotFound, "no-such-words");
    let kind = [(header::CONTENT_TYPE, "text/plain; charset=utf-8")];
    Ok((kind, words.ok_or_else(missing)?.clone()))
}

pub(crate) type Body<T> = Result<Json<T>, JsonRejection>;

pub(crate) fn read<T>(body: Body<T>) -> Result<T, Fault> {
    body.map(|Json(body)| body).map_err(|rejection| {
        let code = match rejection.status() {
            StatusCode::PAYLOAD_TOO_LARGE => Code::TooLarge,
            _ => Code::BadRequest,
        };
        let why = rejection.body_text();
        Fault::new(code, Saying::new("unreadable-request").with("why", why))
    })
}

/// What this server serves.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Serialize)]
pub(crate) struct Games {
    games: Vec<GameInfo>,
    /// The levels of bots.
    levels: Vec<&'static str>,
}

/// A game to open tables of.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Serialize)]
pub(crate) struct GameInfo {
    id: &'static str,
    title: String,
    #[serde(flatten)]
    about: About,
    /// What the seats of the default set-up are called.
    seats: Vec<String>,
    /// What can be agreed on: a chosen one replaces members of the set-up.
    options: Vec<SetupOption<AnyChoice>>,
    /// The set-up of a newcomer's first game.
    #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
    setup: Value,
}

async fn games(State(hall): State<Arc<Hall>>, Spoken { lang }: Spoken) -> Json<Games> {
    let games = hall.games.iter().map(|game| GameInfo {
        id: game.id(),
        title: game.title(lang),
        about: game.about(lang),
        // The default can always be set up.
        seats: game.seats(Value::Null, lang).unwrap_or_default(),
        options: game.options(lang),
        setup: game.default_setup(),
    });
    Json(Games {
        games: games.collect(),
        levels: bots::BotKind::ALL.map(bots::BotKind::name).to_vec(),
    })
}

/// What is printed on the cards of a game.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Serialize)]
pub(crate) struct Faces {
    /// Which content exactly this is.
    content: String,
    faces: Vec<Face>,
    /// The words on them that mean more than they say.
    keywords: Vec<Keyword>,
    /// What the numbers of this game stand for, if it has any.
    components: Option<Value>,
}

async fn faces(
    State(hall): State<Arc<Hall>>,
    Path(id): Path<String>,
    Spoken { lang }: Spoken,
    uri: Uri,
    headers: HeaderMap,
) -> Result<Response, Failed> {
    let game = hall.offered(&id)?;
    let game = match spoken::named(&uri, "content") {
        None => game,
        Some(content) => block_in_place(|| game.with_content(content)),
    };
    let make = |lang| block_in_place(|| Kept::json(&faces_of(&**game, lang)));
    let faces = game.faces.get(&game.languages(), lang, make);
    Ok(faces.give(&headers, Keep::AndAsk))
}

fn faces_of(game: &dyn Playable, lang: Lang) -> Faces {
    Faces {
        content: game.fingerprint().to_string(),
        faces: game.faces(lang),
        keywords: game.keywords(lang),
        components: game.components(lang),
    }
}

#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Create {
    game: String,
    /// What is agreed on; the game's default, if nothing is said.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Value>"))]
    setup: Value,
    seats: Vec<Sitter>,
    /// How much time people have; as much as they like, if nothing is said.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional = nullable))]
    clock: Option<Clock>,
    /// Whether onlookers see what people say to each other.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
    chat_open: bool,
    /// Whether only invited people look on.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
    private: bool,
}

#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Serialize)]
pub(crate) struct Created {
    table: TableId,
    /// Where a browser finds the table and may sit down, on this server.
    invite: String,
    commitment: String,
    /// What lets others in.
    #[serde(flatten)]
    links: Links,
}

impl From<Stored> for Created {
    fn from(stored: Stored) -> Self {
        Self {
            invite: format!(
                "/table/{}#join={}",
                stored.id.as_str(),
                stored.links.invitation.as_str()
            ),
            table: stored.id,
            commitment: stored.commitment,
            links: stored.links,
        }
    }
}

async fn create(
    State(hall): State<Arc<Hall>>,
    Extension(caller): Extension<Caller>,
    body: Body<Create>,
) -> Result<(StatusCode, Json<Created>), Failed> {
    let Create {
        game,
        setup,
        seats,
        private,
        clock,
        chat_open,
    } = read(body)?;
    let terms = Terms { clock, chat_open };
    let created = hall
        .create(&game, setup, seats, private, terms, caller.address)
        .await;
    let stored = created.map_err(|fault| Failed::by(game, fault))?;
    Ok((StatusCode::CREATED, Json(stored.into())))
}

async fn info(
    State(hall): State<Arc<Hall>>,
    Path(id): Path<String>,
    viewer: Viewer,
) -> Result<Json<Info>, Failed> {
    Ok(Json(hall.table(&id).await?.info(viewer).await?))
}

/// So many tables are looked up at once.
const MOST_MINE: usize = 50;

/// The seats a browser has, to see how far their tables are.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Mine {
    /// At most fifty.
    tables: Vec<MySeat>,
}

/// A seat at a table.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct MySeat {
    table: String,
    token: String,
    /// The number of the last line one has read of what was said there.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<u32>"))]
    chat_seen: u32,
}

/// How far one's tables are, in the order in which they were named.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Serialize)]
pub(crate) struct MyTables {
    /// The time by the server's clock, by which all others are told.
    now: Time,
    tables: Vec<MyTable>,
}

/// How far one of one's tables is.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Serialize)]
#[serde(untagged)]
pub(crate) enum MyTable {
    /// It is there.
    Found {
        /// One's seat.
        seat: Seat,
        /// Whether it is one's own turn to decide.
        your_turn: bool,
        /// Since when whoever decides is asked, if that is known.
        since: Option<Time>,
        /// When their time runs out, if a clock runs.
        deadline: Option<Time>,
        /// So much was said that one has not read.
        unread: u32,
        /// What everybody may know.
        info: Box<Info>,
    },
    /// It is not there, or is not one's own.
    Missing {
        /// As it was named.
        table: String,
        /// Why.
        error: Fault,
    },
}

async fn mine(
    State(hall): State<Arc<Hall>>,
    Spoken { lang }: Spoken,
    body: Body<Mine>,
) -> Result<Json<MyTables>, Failed> {
    let Mine { tables: wanted } = read(body)?;
    if wanted.len() > MOST_MINE {
        let message = Saying::new("too-many-tables-at-once").with("most", MOST_MINE);
        return Err(Fault::new(Code::TooLarge, message).into());
    }
    let mut tables = Vec::new();
    for wish in wanted {
        let MySeat {
            table,
            token,
            chat_seen,
        } = wish;
        let found = async { hall.table(&table).await?.mine(&token, lang).await };
        tables.push(match found.await {
            Ok(mine) => MyTable::Found {
                seat: mine.seat,
                your_turn: mine.info.decides == Some(mine.seat),
                since: mine.since,
                deadline: mine.deadline,
                unread: mine.said.saturating_sub(chat_seen),
                info: Box::new(mine.info),
            },
            Err(error) => MyTable::Missing {
                table,
                error: error.said(None, &hall.common, lang),
            },
        });
    }
    let now = hall.time.now();
    Ok(Json(MyTables { now, tables }))
}

#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Sit {
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub(crate) seat: Option<u8>,
    pub(crate) name: String,
    /// What the link carried that one was sent.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub(crate) invitation: Option<String>,
    /// What one had at the table before, if this is its rematch: it opens the seat kept there.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub(crate) token: Option<String>,
}

async fn sit(
    State(hall): State<Arc<Hall>>,
    Path(id): Path<String>,
    body: Body<Sit>,
) -> Result<Json<Sat>, Failed> {
    let table = hall.table(&id).await?;
    Ok(Json(table.sit(read(body)?).await?))
}

#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Rematch {
    token: String,
    /// Whether everybody moves on by one seat.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
    swap: bool,
}

/// Where the same people play again.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Serialize)]
pub(crate) struct Rematched {
    table: TableId,
}

async fn rematch(
    State(hall): State<Arc<Hall>>,
    Path(id): Path<String>,
    body: Body<Rematch>,
) -> Result<Json<Rematched>, Failed> {
    let table = hall.table(&id).await?;
    let Rematch { token, swap } = read(body)?;
    let table = table.rematch(&token, swap, hall.opening()?).await?;
    Ok(Json(Rematched { table }))
}

/// A table that goes on from a position of another.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Fork {
    /// After so many entries.
    position: u32,
    /// Who plays on.
    seats: Vec<Sitter>,
}

async fn fork(
    State(hall): State<Arc<Hall>>,
    Path(id): Path<String>,
    Extension(caller): Extension<Caller>,
    viewer: Viewer,
    body: Body<Fork>,
) -> Result<(StatusCode, Json<Created>), Failed> {
    let Fork { position, seats } = read(body)?;
    let stored = hall
        .fork(&id, viewer.shown, position, seats, caller.address)
        .await?;
    Ok((StatusCode::CREATED, Json(stored.into())))
}

/// A game as a file, to be kept or told again by `cantina replay`, once nothing is left to hide.
async fn save(
    State(hall): State<Arc<Hall>>,
    Path(id): Path<String>,
    viewer: Viewer,
) -> Result<impl IntoResponse, Failed> {
    let table = hall.table(&id).await?;
    let save = table.save(viewer.shown.clone()).await?;
    let game = table.info(viewer).await?.game;
    Ok(file(format!("{game}-{id}"), save))
}

/// An answer that a browser keeps as a file. Its name is made of those of a game and of a table
/// that is there: plain letters and numbers.
pub(crate) fn file(name: String, content: impl Serialize) -> impl IntoResponse {
    let kept = format!("attachment; filename=\"{name}.json\"");
    ([(header::CONTENT_DISPOSITION, kept)], Json(content))
}

//! One socket: a hello, then whatever is said, until either side leaves.

use crate::ending::Guest;
use crate::failed::Failed;
use crate::hall::Hall;
use crate::limits::Limits;
use crate::metrics::METRICS;
use crate::site::{Caller, Met};
use crate::table::{Joining, OUTBOX, Stub};
use crate::visitors::{Held, Speaker, Visitors};
use axum::Extension;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{Path, State};
use axum::response::Response;
use host::{Code, Fault, Said, Shown, TokenHash, Told, ViewerId};
use printed::Languages;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;
use tabletop::Lang;
use tokio::sync::mpsc;
use tokio::time::{Instant, interval_at, sleep_until, timeout};

/// Beyond this a message is not even received, and the socket is closed.
const LARGEST_FRAME: usize = 1024 * 1024;
/// What is read or written at once. Each socket has these two for as long as it is open, so they are
/// small; a larger message makes them grow while it lasts.
const BUFFER: usize = 4 * 1024;
/// A socket that takes no message for so long is dead.
const PATIENCE: Duration = Duration::from_secs(10);
/// A socket that is left has so long to say that it heard so.
const ANSWER: Duration = Duration::from_secs(1);
/// How often a silent socket is asked whether it is there.
const PING: Duration = Duration::from_secs(20);

/// Opens a socket at a table.
pub(crate) async fn open(
    State(hall): State<Arc<Hall>>,
    Path(id): Path<String>,
    Extension(caller): Extension<Caller>,
    Extension(met): Extension<Met>,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Failed> {
    let place = Place::take(&hall, &caller, met)?;
    let table = hall.table(&id).await?;
    let (limits, ending, words) = (hall.limits, hall.ending.guest(), hall.common.clone());
    let upgrade = upgrade
        .max_message_size(LARGEST_FRAME)
        .max_frame_size(LARGEST_FRAME)
        .read_buffer_size(BUFFER)
        .write_buffer_size(BUFFER);
    let line = async move |socket| {
        Line::new(socket, table, place, limits, ending, words)
            .run()
            .await;
    };
    Ok(upgrade.on_upgrade(line))
}

/// What a socket counts for, and who is heard on it.
struct Place {
    visitors: Arc<Visitors>,
    speaker: Speaker,
    /// Its place among those who have not said hello.
    mute: Option<Held>,
    _counted: [Arc<Held>; 2],
}

impl Place {
    /// The connection of a proxy is not counted for who is behind it; their socket is.
    fn take(hall: &Hall, caller: &Caller, met: Met) -> Result<Self, Fault> {
        let visitors = hall.visitors.clone();
        let connection = match hall.site.trusts(met.peer) {
            true => Arc::new(visitors.connect(caller.address).ok_or_else(crowded)?),
            false => met.held,
        };
        Ok(Self {
            mute: Some(visitors.mute(caller.address)?),
            speaker: Speaker::Address(caller.address),
            _counted: [connection, Arc::new(visitors.socket(caller.address))],
            visitors,
        })
    }

    /// Whether what is said is still heard.
    fn hears(&self) -> bool {
        METRICS.messages.grow();
        self.visitors.message(&self.speaker)
    }

    /// Who shows a token speaks for its seat.
    fn welcome(&mut self, token: Option<TokenHash>) {
        self.mute = None;
        if let Some(token) = token {
            self.speaker = Speaker::Seat(token);
        }
    }
}

fn crowded() -> Fault {
    Fault::new(Code::TooMany, "too-many-connections")
}

struct Line {
    socket: WebSocket,
    table: Stub,
    ending: Guest,
    viewer: Option<ViewerId>,
    place: Place,
    /// When it must have said hello.
    hello: Instant,
    /// So many messages too many are still answered.
    patience: u32,
    words: Languages,
    /// In which language the other side wants to be told.
    lang: Lang,
    outbox: mpsc::Sender<String>,
    inbox: mpsc::Receiver<String>,
}

/// Why a socket is not listened to any longer.
#[derive(Copy, Clone)]
enum Over {
    /// The other side left.
    Left,
    /// What came is no message, or larger than any: nothing after it can be read.
    Broken,
    /// The server ends; the client may come back to the next one.
    Ending,
    /// Nobody said hello.
    Mute,
    /// Too much was said, and again after being told so.
    Flood,
    /// The other side does not keep up with what it is told, or does not answer.
    Lagging,
    /// The table is gone from memory; a new socket finds it again.
    Table,
}

impl Over {
    /// What the other side is told, if it is still there: a code of WebSocket, and a reason for
    /// programs.
    fn frame(self) -> Option<CloseFrame> {
        let (code, reason) = match self {
            Self::Left => return None,
            Self::Broken => (close_code::PROTOCOL, "bad-frame"),
            Self::Ending => (close_code::AWAY, "server-ends"),
            Self::Mute => (close_code::POLICY, "no-hello"),
            Self::Flood => (close_code::POLICY, "too-many"),
            Self::Lagging => (close_code::AGAIN, "too-slow"),
            Self::Table => (close_code::AGAIN, "table-gone"),
        };
        Some(CloseFrame {
            code,
            reason: Utf8Bytes::from_static(reason),
        })
    }
}

impl Line {
    fn new(
        socket: WebSocket,
        table: Stub,
        place: Place,
        limits: Limits,
        ending: Guest,
        words: Languages,
    ) -> Self {
        let (outbox, inbox) = mpsc::channel(OUTBOX);
        Self {
            socket,
            table,
            ending,
            viewer: None,
            place,
            hello: Instant::now() + limits.hello,
            patience: limits.patience,
            words,
            lang: Lang::default(),
            outbox,
            inbox,
        }
    }

    async fn run(mut self) {
        let Err(over) = self.talk().await;
        let over = match self.ending.has_come() {
            true => Over::Ending,
            false => over,
        };
        // The table is gone as well when the server ends.
        if let Some(viewer) = self.viewer.filter(|_| !self.ending.has_come()) {
            self.table.leave(viewer).await;
        }
        match over.frame() {
            Some(frame) => self.say_farewell(frame).await,
            // Whoever said farewell is answered by the next look at the socket.
            None => drop(timeout(ANSWER, self.socket.recv()).await),
        }
    }

    async fn say_farewell(&mut self, frame: CloseFrame) {
        if self.send(Message::Close(Some(frame))).await.is_ok() {
            // Unless its answer is taken, the other side may lose what was sent to it.
            let heard = async { while let Some(Ok(_)) = self.socket.recv().await {} };
            let _ = timeout(ANSWER, heard).await;
        }
    }

    async fn talk(&mut self) -> Result<Infallible, Over> {
        let mut ping = interval_at(Instant::now() + PING, PING);
        let mut silent = 0;
        loop {
            tokio::select! {
                () = self.ending.comes() => return Err(Over::Ending),
                () = sleep_until(self.hello), if self.viewer.is_none() => return Err(Over::Mute),
                told = self.inbox.recv() => match told {
                    Some(text) => self.send(Message::Text(text.into())).await?,
                    // The table has dropped this socket for lagging behind.
                    None => return Err(Over::Lagging),
                },
                received = self.socket.recv() => {
                    silent = 0;
                    match received {
                        Some(Ok(Message::Text(_) | Message::Binary(_) | Message::Ping(_)))
                            if !self.place.hears() =>
                        {
                            self.calm_down().await?;
                        }
                        Some(Ok(Message::Text(text))) => self.hear(&text).await?,
                        Some(Ok(Message::Binary(_))) => self.complain(binary()).await?,
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                        Some(Ok(Message::Close(_))) | None => return Err(Over::Left),
                        Some(Err(_)) => return Err(Over::Broken),
                    }
                }
                _ = ping.tick() => {
                    silent += 1;
                    if silent > 3 {
                        return Err(Over::Lagging);
                    }
                    self.send(Message::Ping(Vec::new().into())).await?;
                }
            }
        }
    }

    async fn hear(&mut self, text: &Utf8Bytes) -> Result<(), Over> {
        let said = match host::read(text) {
            Ok(said) => said,
            Err(fault) => return self.complain(fault).await,
        };
        let heard = match (self.viewer, said) {
            (Some(viewer), said) => self.table.say(viewer, said).await,
            (None, Said::Hello { token, key, lang }) => {
                let token = token.as_deref().map(TokenHash::of);
                self.join(Shown { token, key }, lang).await
            }
            (None, _) => Err(Fault::new(Code::NoHello, "message-hello-first")),
        };
        match heard {
            Ok(()) => Ok(()),
            // A table that is gone is found again by a new socket.
            Err(fault) if self.table.is_closed() => {
                self.complain(fault).await?;
                Err(Over::Table)
            }
            Err(fault) => self.complain(fault).await,
        }
    }

    /// Answers a message too many; who does not stop is left.
    async fn calm_down(&mut self) -> Result<(), Over> {
        self.patience = self.patience.checked_sub(1).ok_or(Over::Flood)?;
        let fault = Fault::new(Code::TooMany, "too-many-messages");
        self.complain(fault).await
    }

    async fn join(&mut self, shown: Shown, lang: Lang) -> Result<(), Fault> {
        self.lang = lang;
        let outbox = self.outbox.clone();
        let token = shown.token.clone();
        let joining = Joining {
            shown,
            lang,
            outbox,
        };
        self.viewer = Some(self.table.join(joining).await?);
        self.place.welcome(token);
        // From here on the table alone holds the outbox: when it lets go, the line ends.
        let (unused, _) = mpsc::channel(1);
        self.outbox = unused;
        Ok(())
    }

    async fn complain(&mut self, fault: Fault) -> Result<(), Over> {
        let fault = fault.said(None, &self.words, self.lang);
        // Plain data always becomes JSON.
        let told: Told = Told::Error(fault);
        let text = serde_json::to_string(&told).unwrap_or_default();
        self.send(Message::Text(text.into())).await
    }

    async fn send(&mut self, message: Message) -> Result<(), Over> {
        match timeout(PATIENCE, self.socket.send(message)).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) => Err(Over::Left),
            Err(_) => Err(Over::Lagging),
        }
    }
}

fn binary() -> Fault {
    Fault::new(Code::BadRequest, "message-bytes")
}

//! One socket: a hello, then whatever is said, until either side leaves.

use crate::ending::Guest;
use crate::failed::Failed;
use crate::hall::Hall;
use crate::limits::{Limits, MESSAGE_WINDOW, Rate};
use crate::table::{Joining, OUTBOX, Stub};
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{Path, State};
use axum::response::Response;
use host::{Code, Fault, Said, Shown, TokenHash, Told, ViewerId};
use printed::Languages;
use std::sync::Arc;
use std::time::Duration;
use tabletop::Lang;
use tokio::sync::mpsc;
use tokio::time::{Instant, interval_at, timeout};

/// Beyond this a message is not even received, and the socket is closed.
const LARGEST_FRAME: usize = 1024 * 1024;
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
    upgrade: WebSocketUpgrade,
) -> Result<Response, Failed> {
    let table = hall.table(&id).await?;
    let (limits, ending, words) = (hall.limits, hall.ending.guest(), hall.common.clone());
    let upgrade = upgrade
        .max_message_size(LARGEST_FRAME)
        .max_frame_size(LARGEST_FRAME);
    let line = async move |socket| Line::new(socket, table, limits, ending, words).run().await;
    Ok(upgrade.on_upgrade(line))
}

struct Line {
    socket: WebSocket,
    table: Stub,
    ending: Guest,
    viewer: Option<ViewerId>,
    rate: Rate,
    /// So many messages too many are still answered.
    patience: u32,
    words: Languages,
    /// In which language the other side wants to be told.
    lang: Lang,
    outbox: mpsc::Sender<String>,
    inbox: mpsc::Receiver<String>,
}

/// The other side left, or is to be left.
struct Over;

impl Line {
    fn new(
        socket: WebSocket,
        table: Stub,
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
            rate: Rate::new(limits.messages, MESSAGE_WINDOW),
            patience: limits.patience,
            words,
            lang: Lang::default(),
            outbox,
            inbox,
        }
    }

    async fn run(mut self) {
        while let Ok(()) = self.talk().await {}
        if self.ending.has_come() {
            self.say_farewell().await;
        } else if let Some(viewer) = self.viewer {
            self.table.leave(viewer).await;
        }
    }

    /// The server goes; the client may come back to the next one.
    async fn say_farewell(&mut self) {
        let frame = CloseFrame {
            code: close_code::AWAY,
            reason: Utf8Bytes::default(),
        };
        if self.send(Message::Close(Some(frame))).await.is_ok() {
            // Unless its answer is taken, the other side may lose what was sent to it.
            let heard = async { while let Some(Ok(_)) = self.socket.recv().await {} };
            let _ = timeout(ANSWER, heard).await;
        }
    }

    async fn talk(&mut self) -> Result<(), Over> {
        let mut ping = interval_at(Instant::now() + PING, PING);
        let mut silent = 0;
        loop {
            tokio::select! {
                () = self.ending.comes() => return Err(Over),
                told = self.inbox.recv() => match told {
                    Some(text) => self.send(Message::Text(text.into())).await?,
                    // The table has dropped this socket for lagging behind.
                    None => return Err(Over),
                },
                received = self.socket.recv() => {
                    silent = 0;
                    match received {
                        Some(Ok(Message::Text(_) | Message::Binary(_)))
                            if !self.rate.allows(std::time::Instant::now()) =>
                        {
                            self.calm_down().await?;
                        }
                        Some(Ok(Message::Text(text))) => self.hear(&text).await?,
                        Some(Ok(Message::Binary(_))) => self.complain(binary()).await?,
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                        Some(Ok(Message::Close(_)) | Err(_)) | None => return Err(Over),
                    }
                }
                _ = ping.tick() => {
                    silent += 1;
                    if silent > 3 {
                        return Err(Over);
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
                Err(Over)
            }
            Err(fault) => self.complain(fault).await,
        }
    }

    /// Answers a message too many; who does not stop is left.
    async fn calm_down(&mut self) -> Result<(), Over> {
        self.patience = self.patience.checked_sub(1).ok_or(Over)?;
        let fault = Fault::new(Code::TooMany, "too-many-messages");
        self.complain(fault).await
    }

    async fn join(&mut self, shown: Shown, lang: Lang) -> Result<(), Fault> {
        self.lang = lang;
        let outbox = self.outbox.clone();
        let joining = Joining {
            shown,
            lang,
            outbox,
        };
        self.viewer = Some(self.table.join(joining).await?);
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
            Ok(Err(_)) | Err(_) => Err(Over),
        }
    }
}

fn binary() -> Fault {
    Fault::new(Code::BadRequest, "message-bytes")
}

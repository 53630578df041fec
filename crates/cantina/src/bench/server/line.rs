//! Somebody at a table, over a socket.

use super::error::BenchError;
use super::heard::{self, Heard};
use futures_util::{SinkExt as _, StreamExt as _};
use std::time::Duration;
use tokio::net::TcpStream;
use tokio::time::{Instant, sleep};
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

/// Thousands of them are open at once.
const BUFFER: usize = 4 * 1024;
/// Who comes too often waits so long, and gives up after so long.
const PAUSE: Duration = Duration::from_millis(200);
const PATIENCE: Duration = Duration::from_secs(60);

/// A socket at a table that was welcomed there.
pub(super) struct Line {
    socket: WebSocketStream<TcpStream>,
    /// How much was said and heard on it, in bytes of messages.
    pub(super) said: u64,
    pub(super) heard: u64,
}

impl Line {
    /// Opens a seat.
    pub(super) async fn join(address: &str, table: &str, token: &str) -> Result<Self, BenchError> {
        let (said, heard) = (0, 0);
        let socket = connect(address, table).await?;
        let mut line = Self {
            socket,
            said,
            heard,
        };
        line.say(format!(r#"{{"hello":{{"token":"{token}"}}}}"#))
            .await?;
        loop {
            match line.hear().await? {
                Heard::Welcome => return Ok(line),
                Heard::Refused => {
                    let why = "a token does not open its seat";
                    return Err(BenchError::Unexpected(why.into()));
                }
                Heard::Step(_) | Heard::Other => {}
            }
        }
    }

    /// Makes a choice by its number.
    pub(super) async fn choose(&mut self, position: u32, id: usize) -> Result<(), BenchError> {
        let text = format!(r#"{{"choose":{{"position":{position},"id":{id}}}}}"#);
        self.say(text).await
    }

    /// The next message. Whoever stops waiting for it has lost nothing.
    pub(super) async fn hear(&mut self) -> Result<Heard, BenchError> {
        loop {
            match self.socket.next().await {
                Some(Ok(Message::Text(text))) => {
                    self.heard += text.len() as u64;
                    return heard::read(&text);
                }
                Some(Ok(Message::Close(_))) | None => return Err(Error::ConnectionClosed.into()),
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(error.into()),
            }
        }
    }

    async fn say(&mut self, text: String) -> Result<(), BenchError> {
        self.said += text.len() as u64;
        Ok(self.socket.send(Message::Text(text.into())).await?)
    }
}

async fn connect(address: &str, table: &str) -> Result<WebSocketStream<TcpStream>, BenchError> {
    let config = WebSocketConfig::default()
        .read_buffer_size(BUFFER)
        .write_buffer_size(BUFFER);
    let late = Instant::now() + PATIENCE;
    loop {
        let stream = TcpStream::connect(address).await;
        let stream = stream.map_err(BenchError::Unreachable)?;
        stream.set_nodelay(true).map_err(BenchError::Unreachable)?;
        let url = format!("ws://{address}/api/tables/{table}/ws");
        match client_async_with_config(url, stream, Some(config)).await {
            Ok((socket, _)) => return Ok(socket),
            // All of them come from one address, which may ask only so often.
            Err(Error::Http(answer)) if answer.status() == 429 && Instant::now() < late => {
                sleep(PAUSE).await;
            }
            Err(error) => return Err(error.into()),
        }
    }
}

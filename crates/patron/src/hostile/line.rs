//! A socket of somebody who means no good.

use crate::PATIENCE;
use serde_json::Value;
use std::io::Write as _;
use std::net::TcpStream;
use tungstenite::client::IntoClientRequest as _;
use tungstenite::{Error, Message, WebSocket};

#[derive(Debug)]
pub(super) struct Line {
    socket: WebSocket<TcpStream>,
}

/// What comes next on a socket.
#[derive(Debug)]
pub(super) enum Next {
    Told(Value),
    /// It was closed, with a reason for programs.
    Closed(String),
    /// It was cut, and nobody said why.
    Cut(String),
    /// Nothing comes.
    Silence,
}

impl Line {
    /// A socket that has said nothing, or the status with which it was refused.
    pub(super) fn open(address: &str, table: &str, from: &str) -> Result<Self, u16> {
        let stream = TcpStream::connect(address).unwrap();
        stream.set_read_timeout(Some(PATIENCE)).unwrap();
        stream.set_write_timeout(Some(PATIENCE)).unwrap();
        stream.set_nodelay(true).unwrap();
        let url = format!("ws://{address}/api/tables/{table}/ws");
        let mut request = url.into_client_request().unwrap();
        let from = from.parse().unwrap();
        request.headers_mut().insert("X-Forwarded-For", from);
        match tungstenite::client(request, stream) {
            Ok((socket, _)) => Ok(Self { socket }),
            Err(tungstenite::HandshakeError::Failure(Error::Http(answer))) => {
                Err(answer.status().as_u16())
            }
            Err(error) => panic!("no socket is let in: {error}"),
        }
    }

    /// Says something; whether it was taken.
    pub(super) fn say(&mut self, message: Message) -> bool {
        self.socket.write(message).is_ok()
    }

    pub(super) fn flush(&mut self) -> bool {
        self.socket.flush().is_ok()
    }

    /// Says something that is no message.
    pub(super) fn write(&mut self, bytes: &[u8]) {
        // Whoever is refused in the middle notices when they listen.
        let _ = self.socket.get_mut().write_all(bytes);
    }

    /// What comes next.
    pub(super) fn next(&mut self) -> Next {
        loop {
            match self.socket.read() {
                Ok(Message::Text(text)) => match serde_json::from_str(&text) {
                    Ok(told) => return Next::Told(told),
                    Err(error) => return Next::Cut(format!("no JSON ({error}): {text}")),
                },
                Ok(Message::Close(Some(frame))) => {
                    // The other side waits for that.
                    let _ = self.socket.flush();
                    return Next::Closed(frame.reason.to_string());
                }
                Ok(Message::Close(None)) => return Next::Cut("closed without a reason".into()),
                Ok(_) => {}
                Err(Error::Io(error)) if is_timeout(&error) => return Next::Silence,
                Err(error) => return Next::Cut(error.to_string()),
            }
        }
    }
}

fn is_timeout(error: &std::io::Error) -> bool {
    use std::io::ErrorKind::{TimedOut, WouldBlock};
    matches!(error.kind(), TimedOut | WouldBlock)
}

//! Somebody at a table, over a real socket.

use crate::change::unfolded;
use crate::http::try_json;
use crate::{PATIENCE, Picks};
use serde_json::{Value, json};
use std::io::Write as _;
use std::net::TcpStream;
use std::time::Duration;
use tungstenite::{Message, WebSocket};

/// Somebody at a table.
#[derive(Debug)]
pub struct Client {
    socket: WebSocket<TcpStream>,
    address: String,
    table: String,
    token: Option<String>,
    /// The table as it was last seen whole.
    pub fresh: Value,
    /// Everything that was ever received.
    pub heard: Vec<Value>,
    /// What the server said last about the table.
    pub position: u64,
    /// What is seen there.
    pub view: Value,
    /// What is to be decided, and by whom.
    pub decision: Value,
    /// How the game ended, if it has.
    pub outcome: Value,
    /// Where this one sits.
    pub seat: Value,
    /// Whether nothing came for so long that this one gave up.
    pub waited: bool,
}

impl Client {
    /// A socket without a hello.
    pub fn mute(address: &str, table: &str) -> Self {
        Self::try_mute(address, table).expect("the server should let a socket in")
    }

    /// The same, if the server is there.
    pub fn try_mute(address: &str, table: &str) -> Option<Self> {
        let stream = TcpStream::connect(address).ok()?;
        stream.set_read_timeout(Some(PATIENCE)).ok()?;
        stream.set_nodelay(true).ok()?;
        let url = format!("ws://{address}/api/tables/{table}/ws");
        let (socket, _) = tungstenite::client(url, stream).ok()?;
        Some(Self {
            socket,
            address: address.into(),
            table: table.into(),
            token: None,
            fresh: Value::Null,
            heard: Vec::new(),
            position: 0,
            view: Value::Null,
            decision: Value::Null,
            outcome: Value::Null,
            seat: Value::Null,
            waited: false,
        })
    }

    /// A socket that was welcomed.
    pub fn join(address: &str, table: &str, token: Option<&str>) -> Self {
        let mut client = Self::mute(address, table);
        client.say(&json!({"hello": {"token": token}}));
        client.until("welcome");
        client
    }

    /// The same, if the server is there all the while.
    pub fn try_join(address: &str, table: &str, token: &str) -> Option<Self> {
        let mut client = Self::try_mute(address, table)?;
        client.token = Some(token.into());
        client.try_say(&json!({"hello": {"token": token}}));
        client.try_until(&["welcome"])?;
        Some(client)
    }

    /// Everything that happened so far, page by page.
    pub fn whole_log(&self) -> Vec<Value> {
        let mut log = self.get("now")["log"].as_array().unwrap().clone();
        while log[0]["position"] != 0 {
            let page = self.get(&format!("log?before={}", log[0]["position"]));
            log.splice(0..0, page["log"].as_array().unwrap().iter().cloned());
        }
        log
    }

    /// Asks for something of the table over HTTP, as who has this seat.
    pub fn get(&self, what: &str) -> Value {
        self.try_get(what).expect("the server should answer")
    }

    /// The same, if the server is there.
    pub fn try_get(&self, what: &str) -> Option<Value> {
        let path = format!("/api/tables/{}/{what}", self.table);
        let token = self.token.as_deref();
        let answer = try_json(&self.address, "GET", &path, token, &Value::Null)?;
        Some(answer.1)
    }

    /// Wants something on the position that was told last.
    pub fn wish(&mut self, what: &str) {
        let position = self.position;
        self.say(&json!({ what: {"position": position} }));
    }

    /// Agrees to what is asked, or does not.
    pub fn consent(&mut self, agrees: bool) {
        let heard = self.heard.iter().rev();
        let mut asked = heard.filter_map(|told| told["undo-asked"]["n"].as_u64());
        let n = asked.next().unwrap_or(0);
        self.say(&json!({"consent": {"n": n, "agrees": agrees}}));
    }

    /// Says something.
    pub fn say(&mut self, message: &Value) {
        if let Some(hello) = message.get("hello") {
            self.token = hello["token"].as_str().map(Into::into);
        }
        self.say_text(&message.to_string());
    }

    /// Says something, if the server is still there.
    pub fn try_say(&mut self, message: &Value) -> bool {
        let text = message.to_string();
        self.socket.send(Message::Text(text.into())).is_ok()
    }

    /// The line is cut while this is being said.
    ///
    /// # Panics
    ///
    /// If the line is gone already, or so much cannot be said at once.
    pub fn break_off(mut self, message: &Value) {
        let text = message.to_string();
        let length = u16::try_from(text.len()).unwrap().to_be_bytes();
        // A whole text frame, masked with nothing.
        let mut frame = vec![0x81, 0x80 | 126, length[0], length[1], 0, 0, 0, 0];
        frame.extend(text.as_bytes());
        let half = &frame[..frame.len() / 2];
        self.socket.get_mut().write_all(half).unwrap();
    }

    /// Says something, whatever it is.
    pub fn say_text(&mut self, text: &str) {
        self.socket.send(Message::Text(text.into())).unwrap();
    }

    /// Says something in bytes.
    pub fn say_bytes(&mut self, bytes: &[u8]) {
        self.socket
            .send(Message::Binary(bytes.to_vec().into()))
            .unwrap();
    }

    /// The next message; nothing once the server has gone.
    pub fn try_hear(&mut self) -> Option<Value> {
        loop {
            let message = self.read()?;
            if let Message::Text(text) = message {
                let value: Value = serde_json::from_str(&text).unwrap();
                self.note(&value)?;
                self.heard.push(value.clone());
                return Some(value);
            }
        }
    }

    fn read(&mut self) -> Option<Message> {
        let read = self.socket.read();
        if let Err(tungstenite::Error::Io(error)) = &read {
            use std::io::ErrorKind::{TimedOut, WouldBlock};
            self.waited = matches!(error.kind(), TimedOut | WouldBlock);
        }
        read.ok()
    }

    /// Says something that is no message.
    pub fn say_raw(&mut self, bytes: &[u8]) {
        self.socket.get_mut().write_all(bytes).unwrap();
    }

    /// Hears whatever has come so far, and answers when it is asked whether it is there.
    pub fn listen_briefly(&mut self) {
        let patience = |client: &Self, patience| {
            let set = client.socket.get_ref().set_read_timeout(Some(patience));
            set.unwrap();
        };
        patience(self, Duration::from_millis(1));
        while self.try_hear().is_some() {}
        patience(self, PATIENCE);
    }

    /// The next message, without looking at the table.
    pub fn try_hear_plainly(&mut self) -> Option<Value> {
        loop {
            if let Message::Text(text) = self.socket.read().ok()? {
                return Some(serde_json::from_str(&text).unwrap());
            }
        }
    }

    /// The code and the reason with which the server closes the socket; none if it simply goes.
    pub fn closed(&mut self) -> Option<(u16, String)> {
        loop {
            if let Message::Close(frame) = self.socket.read().ok()? {
                return frame.map(|frame| (frame.code.into(), frame.reason.to_string()));
            }
        }
    }

    /// The next message.
    pub fn hear(&mut self) -> Value {
        self.try_hear().expect("the server should say something")
    }

    /// What a message of this kind says, once one comes.
    pub fn until(&mut self, kind: &str) -> Value {
        loop {
            let mut message = self.hear();
            if let Some(told) = message.get_mut(kind) {
                return told.take();
            }
        }
    }

    /// The next message of one of these kinds; nothing once the server has gone.
    pub fn try_until(&mut self, kinds: &[&str]) -> Option<Value> {
        loop {
            let message = self.try_hear()?;
            if kinds.iter().any(|kind| message.get(kind).is_some()) {
                return Some(message);
            }
        }
    }

    /// After a welcome the whole table is seen; a step that it holds already says nothing new.
    fn note(&mut self, message: &Value) -> Option<()> {
        if message.get("welcome").is_some() {
            self.fresh = self.try_get("now")?;
            self.seat = self.fresh["seat"].clone();
            self.view = self.fresh["view"].clone();
            self.see(&self.fresh.clone());
        }
        let step = &message["step"];
        if step["position"].as_u64() > Some(self.position) {
            self.view = unfolded(self.view.take(), step);
            self.see(step);
        }
        Some(())
    }

    fn see(&mut self, now: &Value) {
        self.position = now["position"].as_u64().unwrap();
        self.decision = now["decision"].clone();
        self.outcome = now["outcome"].clone();
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        !self.outcome.is_null()
    }

    /// The legal choices, if it is ours to decide.
    pub fn choices(&self) -> &[Value] {
        self.decision["choices"].as_array().map_or(&[], |c| c)
    }

    /// A legal choice by chance, a pass only if there is nothing else: so games come to an end.
    pub fn any_choice(&self, picks: &mut Picks) -> usize {
        let choices = self.choices();
        let busy = |id: &usize| choices[*id]["role"] != "pass";
        let busy: Vec<usize> = (0..choices.len()).filter(busy).collect();
        match busy.len() {
            0 => picks.below(choices.len()),
            n => busy[picks.below(n)],
        }
    }

    /// Makes a choice by value and waits for what comes of it.
    pub fn choose(&mut self, id: usize) {
        let choice = self.choices()[id]["choice"].clone();
        let position = self.position;
        self.say(&json!({"choose": {"position": position, "choice": choice}}));
        self.until("step");
    }

    /// Plays until the game is over, any choice being as good as another.
    pub fn play_on(&mut self, picks: &mut Picks) {
        while !self.is_over() {
            match self.choices().len() {
                0 => drop(self.until("step")),
                _ => self.choose(self.any_choice(picks)),
            }
        }
    }
}

/// Who of all who play is asked, once everything that the table answers by itself is told to all of
/// them; nobody, if the game is over.
pub fn asked(clients: &mut [Client]) -> Option<usize> {
    while !clients[0].is_over() {
        let is_asked = |client: &Client| !client.choices().is_empty();
        if let Some(asked) = clients.iter().position(is_asked) {
            return Some(asked);
        }
        for client in &mut *clients {
            client.until("step");
        }
    }
    None
}

//! A client over real sockets: HTTP and WebSocket, both blocking.
#![allow(dead_code, reason = "each test file uses a part")]
#![allow(clippy::unwrap_used, reason = "a helper of tests")]

use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::sync::Mutex;
use std::time::Duration;
use tungstenite::{Message, WebSocket};

/// Longer than anything here takes.
const PATIENCE: Duration = Duration::from_secs(10);

/// An answer over HTTP.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    head: String,
    pub(crate) body: Vec<u8>,
}

impl Answer {
    /// A header, if it is there.
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        let lines = self.head.lines().filter_map(|line| line.split_once(": "));
        let mut found = lines.filter(|(header, _)| header.eq_ignore_ascii_case(name));
        found.next().map(|(_, value)| value)
    }
}

/// One HTTP request; the status and the body.
pub(crate) fn http(address: &str, method: &str, path: &str, body: &str) -> (u16, String) {
    let answer = request(address, method, path, &[], body);
    (answer.status, String::from_utf8(answer.body).unwrap())
}

/// Asks for something, with headers of one's own.
pub(crate) fn fetch(address: &str, path: &str, headers: &[(&str, &str)]) -> Answer {
    request(address, "GET", path, headers, "")
}

/// Asks for something in one's own way; whoever names no `Host` means the one that is asked.
pub(crate) fn request(
    address: &str,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: &str,
) -> Answer {
    let mut stream = TcpStream::connect(address).unwrap();
    stream.set_read_timeout(Some(PATIENCE)).unwrap();
    let mut head = format!(
        "{method} {path} HTTP/1.1\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\n",
        body.len()
    );
    for (usual, value) in [("Host", address), ("Connection", "close")] {
        if !headers.iter().any(|(name, _)| *name == usual) {
            head += &format!("{usual}: {value}\r\n");
        }
    }
    for (name, value) in headers {
        head += &format!("{name}: {value}\r\n");
    }
    head += "\r\n";
    stream.write_all(head.as_bytes()).unwrap();
    // A body that is too large is refused while it is still being sent.
    let _ = stream.write_all(body.as_bytes());
    let mut answer = Vec::new();
    let _ = stream.read_to_end(&mut answer);
    let end = answer.windows(4).position(|four| four == b"\r\n\r\n");
    let body = answer.split_off(end.unwrap() + 4);
    let head = String::from_utf8(answer).unwrap();
    Answer {
        status: head.split(' ').nth(1).unwrap().parse().unwrap(),
        head,
        body,
    }
}

pub(crate) fn get(address: &str, path: &str) -> (u16, Value) {
    let (status, body) = http(address, "GET", path, "");
    (status, serde_json::from_str(&body).unwrap())
}

pub(crate) fn post(address: &str, path: &str, body: &Value) -> (u16, Value) {
    let (status, body) = http(address, "POST", path, &body.to_string());
    let answer: Value = serde_json::from_str(&body).unwrap();
    if let (Some(table), Some(invitation)) =
        (answer["table"].as_str(), answer["invitation"].as_str())
    {
        let mut invitations = INVITATIONS.lock().unwrap();
        invitations.insert(table.into(), invitation.into());
    }
    (status, answer)
}

/// What opening tables gave, as a browser remembers it.
static INVITATIONS: Mutex<BTreeMap<String, String>> = Mutex::new(BTreeMap::new());

/// The invitation to a table that was opened here.
pub(crate) fn invitation(table: &str) -> Option<String> {
    INVITATIONS.lock().unwrap().get(table).cloned()
}

/// Asks for something, or to do something, as who has a seat.
pub(crate) fn as_seat(
    address: &str,
    method: &str,
    path: &str,
    token: &str,
    body: &Value,
) -> (u16, Value) {
    let bearer = format!("Bearer {token}");
    let shown = [("Authorization", bearer.as_str())];
    let answer = request(address, method, path, &shown, &body.to_string());
    (answer.status, serde_json::from_slice(&answer.body).unwrap())
}

/// Opens a table and gives its name.
pub(crate) fn open_table(address: &str, game: &str, seats: &Value) -> String {
    let wish = json!({"game": game, "seats": seats});
    let (status, answer) = post(address, "/api/tables", &wish);
    assert_eq!(status, 201, "{answer}");
    answer["table"].as_str().unwrap().into()
}

/// Sits down and gives the token.
pub(crate) fn sit(address: &str, table: &str, seat: u8, name: &str) -> String {
    let path = format!("/api/tables/{table}/sit");
    let wish = json!({"seat": seat, "name": name, "invitation": invitation(table)});
    let (status, answer) = post(address, &path, &wish);
    assert_eq!(status, 200, "{answer}");
    assert_eq!(answer["seat"], seat);
    answer["token"].as_str().unwrap().into()
}

/// Somebody at a table.
pub(crate) struct Client {
    socket: WebSocket<TcpStream>,
    address: String,
    table: String,
    token: Option<String>,
    /// The table as it was last seen whole.
    pub(crate) fresh: Value,
    /// Everything that was ever received.
    pub(crate) heard: Vec<Value>,
    /// What the server said last about the table.
    pub(crate) position: u64,
    pub(crate) view: Value,
    pub(crate) decision: Value,
    pub(crate) outcome: Value,
    pub(crate) seat: Value,
}

impl Client {
    /// A socket without a hello.
    pub(crate) fn mute(address: &str, table: &str) -> Self {
        let stream = TcpStream::connect(address).unwrap();
        stream.set_read_timeout(Some(PATIENCE)).unwrap();
        stream.set_nodelay(true).unwrap();
        let url = format!("ws://{address}/api/tables/{table}/ws");
        let (socket, _) = tungstenite::client(url, stream).unwrap();
        Self {
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
        }
    }

    /// A socket that was welcomed.
    pub(crate) fn join(address: &str, table: &str, token: Option<&str>) -> Self {
        let mut client = Self::mute(address, table);
        client.say(&json!({"hello": {"token": token}}));
        client.until("welcome");
        client
    }

    /// Everything that happened so far, page by page.
    pub(crate) fn whole_log(&self) -> Vec<Value> {
        let mut log = self.get("now")["log"].as_array().unwrap().clone();
        while log[0]["position"] != 0 {
            let page = self.get(&format!("log?before={}", log[0]["position"]));
            log.splice(0..0, page["log"].as_array().unwrap().iter().cloned());
        }
        log
    }

    /// Asks for something of the table over HTTP, as who has this seat.
    pub(crate) fn get(&self, what: &str) -> Value {
        let shown = self.token.as_ref().map(|token| format!("Bearer {token}"));
        let shown = shown.iter().map(|shown| ("Authorization", &**shown));
        let headers: Vec<(&str, &str)> = shown.collect();
        let path = format!("/api/tables/{}/{what}", self.table);
        let answer = fetch(&self.address, &path, &headers);
        serde_json::from_slice(&answer.body).unwrap()
    }

    /// Wants something on the position that was told last.
    pub(crate) fn wish(&mut self, what: &str) {
        let position = self.position;
        self.say(&json!({ what: {"position": position} }));
    }

    /// Agrees to what is asked, or does not.
    pub(crate) fn consent(&mut self, agrees: bool) {
        let heard = self.heard.iter().rev();
        let mut asked = heard.filter_map(|told| told["undo-asked"]["n"].as_u64());
        let n = asked.next().unwrap_or(0);
        self.say(&json!({"consent": {"n": n, "agrees": agrees}}));
    }

    pub(crate) fn say(&mut self, message: &Value) {
        if let Some(hello) = message.get("hello") {
            self.token = hello["token"].as_str().map(Into::into);
        }
        self.say_text(&message.to_string());
    }

    /// Says something, if the server is still there.
    pub(crate) fn try_say(&mut self, message: &Value) -> bool {
        let text = message.to_string();
        self.socket.send(Message::Text(text.into())).is_ok()
    }

    /// The line is cut while this is being said.
    pub(crate) fn break_off(mut self, message: &Value) {
        let text = message.to_string();
        let length = u16::try_from(text.len()).unwrap().to_be_bytes();
        // A whole text frame, masked with nothing.
        let mut frame = vec![0x81, 0x80 | 126, length[0], length[1], 0, 0, 0, 0];
        frame.extend(text.as_bytes());
        let half = &frame[..frame.len() / 2];
        self.socket.get_mut().write_all(half).unwrap();
    }

    pub(crate) fn say_text(&mut self, text: &str) {
        self.socket.send(Message::Text(text.into())).unwrap();
    }

    pub(crate) fn say_bytes(&mut self, bytes: &[u8]) {
        self.socket
            .send(Message::Binary(bytes.to_vec().into()))
            .unwrap();
    }

    /// The next message; nothing once the server has gone.
    pub(crate) fn try_hear(&mut self) -> Option<Value> {
        loop {
            let message = self.socket.read().ok()?;
            if let Message::Text(text) = message {
                let value: Value = serde_json::from_str(&text).unwrap();
                self.note(&value);
                self.heard.push(value.clone());
                return Some(value);
            }
        }
    }

    /// The next message, without looking at the table.
    pub(crate) fn try_hear_plainly(&mut self) -> Option<Value> {
        loop {
            if let Message::Text(text) = self.socket.read().ok()? {
                return Some(serde_json::from_str(&text).unwrap());
            }
        }
    }

    /// The code and the reason with which the server closes the socket; none if it simply goes.
    pub(crate) fn closed(&mut self) -> Option<(u16, String)> {
        loop {
            if let Message::Close(frame) = self.socket.read().ok()? {
                return frame.map(|frame| (frame.code.into(), frame.reason.to_string()));
            }
        }
    }

    pub(crate) fn hear(&mut self) -> Value {
        self.try_hear().expect("the server should say something")
    }

    /// What a message of this kind says, once one comes.
    pub(crate) fn until(&mut self, kind: &str) -> Value {
        loop {
            let mut message = self.hear();
            if let Some(told) = message.get_mut(kind) {
                return told.take();
            }
        }
    }

    /// After a welcome the whole table is seen; a step that it holds already says nothing new.
    fn note(&mut self, message: &Value) {
        if message.get("welcome").is_some() {
            self.fresh = self.get("now");
            self.seat = self.fresh["seat"].clone();
            self.view = self.fresh["view"].clone();
            self.see(&self.fresh.clone());
        }
        let step = &message["step"];
        if step["position"].as_u64() > Some(self.position) {
            self.view = unfolded(self.view.take(), step);
            self.see(step);
        }
    }

    fn see(&mut self, now: &Value) {
        self.position = now["position"].as_u64().unwrap();
        self.decision = now["decision"].clone();
        self.outcome = now["outcome"].clone();
    }

    pub(crate) fn is_over(&self) -> bool {
        !self.outcome.is_null()
    }

    /// The legal choices, if it is ours to decide.
    pub(crate) fn choices(&self) -> &[Value] {
        self.decision["choices"].as_array().map_or(&[], |c| c)
    }

    /// A legal choice by chance, a pass only if there is nothing else: so games come to an end.
    pub(crate) fn any_choice(&self, picks: &mut Picks) -> usize {
        let choices = self.choices();
        let busy = |id: &usize| choices[*id]["role"] != "pass";
        let busy: Vec<usize> = (0..choices.len()).filter(busy).collect();
        match busy.len() {
            0 => picks.below(choices.len()),
            n => busy[picks.below(n)],
        }
    }

    /// Makes a choice by value and waits for what comes of it.
    pub(crate) fn choose(&mut self, id: usize) {
        let choice = self.choices()[id]["choice"].clone();
        let position = self.position;
        self.say(&json!({"choose": {"position": position, "choice": choice}}));
        self.until("step");
    }

    /// Plays until the game is over, any choice being as good as another.
    pub(crate) fn play_on(&mut self, picks: &mut Picks) {
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
pub(crate) fn asked(clients: &mut [Client]) -> Option<usize> {
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

/// Choices by chance, the same in every run.
pub(crate) struct Picks(pub(crate) u64);

impl Picks {
    pub(crate) fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1);
        (self.0 >> 33) as usize % n
    }
}

/// What is seen after a step: every fact says what it changed, and the step what changed besides.
pub(crate) fn unfolded(view: Value, step: &Value) -> Value {
    let facts = step["facts"].as_array().unwrap().iter();
    let changes = facts.map(|fact| &fact["change"]).chain([&step["rest"]]);
    let changes = changes.filter(|change| !change.is_null());
    changes.fold(view, |view, change| {
        let change: tabletop::Difference = serde_json::from_value(change.clone()).unwrap();
        change.applied(view)
    })
}

/// What a step leaves in the log: its facts without what they changed.
pub(crate) fn without_changes(step: &Value) -> Value {
    let mut facts = step["facts"].clone();
    for fact in facts.as_array_mut().unwrap() {
        fact.as_object_mut().unwrap().remove("change");
    }
    facts
}

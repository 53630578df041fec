//! Requests that are wrong, or somebody else's to make.

use super::Ground;
use super::mutation::mutated;
use super::talking::Attacker;
use super::victims::Victim;
use crate::PATIENCE;
use serde_json::{Value, json};
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;

/// What a request is called by those who do not know what it should be.
const METHODS: [&str; 5] = ["PUT", "DELETE", "PATCH", "OPTIONS", "BREW"];
/// Headers of those who have no business here.
const FOREIGN: [(&str, &str); 5] = [
    ("Origin", "http://evil.example"),
    ("Origin", "null"),
    ("Sec-Fetch-Site", "cross-site"),
    ("Content-Type", "text/plain"),
    ("Content-Type", "multipart/form-data"),
];
/// A larger body is not read.
const LARGEST_BODY: usize = 64 * 1024;

#[derive(Debug)]
struct Wish {
    method: &'static str,
    path: String,
    host: String,
    headers: Vec<(&'static str, String)>,
    body: String,
}

/// An answer as it came.
#[derive(Debug)]
struct Heard {
    status: u16,
    is_json: bool,
    stays: bool,
    body: Vec<u8>,
}

impl Attacker {
    /// Asks for something that is refused, or hurts nobody.
    pub(super) fn ask(&mut self, ground: &Ground) -> Result<(), String> {
        let wish = self.wish(ground);
        self.tally.requests += 1;
        let again = self.kept.is_some();
        let mut heard = self.answer(ground, &wish);
        if heard.is_none() && again {
            // The server may close a connection that nobody asks anything on, just then.
            heard = self.answer(ground, &wish);
        }
        let Some(heard) = heard else {
            return Err(format!("no answer to {wish:.2000?}"));
        };
        self.weigh(ground, &wish, &heard)
            .map_err(|what| format!("{what}: {heard:.400?} to {wish:.2000?}"))
    }

    fn answer(&mut self, ground: &Ground, wish: &Wish) -> Option<Heard> {
        let mut stream = match self.kept.take() {
            Some(stream) => stream,
            None => TcpStream::connect(&ground.address).ok()?,
        };
        stream.set_read_timeout(Some(PATIENCE)).ok()?;
        stream.set_nodelay(true).ok()?;
        // What is refused before it was said to the end is answered all the same.
        let _ = stream.write_all(wish.text().as_bytes());
        let heard = Heard::read(&mut stream)?;
        self.kept = heard.stays.then_some(stream);
        Some(heard)
    }

    fn weigh(&mut self, ground: &Ground, wish: &Wish, heard: &Heard) -> Result<(), String> {
        let said = if heard.is_json {
            serde_json::from_slice(&heard.body).map_err(|_| "no JSON")?
        } else {
            Value::Null
        };
        match heard.status {
            200..400 => self.tally.answered += 1,
            // A page for people says it in words.
            404 if !heard.is_json && !wish.path.starts_with("/api/") => self.tally.answered += 1,
            400..500 => {
                let code = ground.code(&said["error"])?;
                *self.tally.refused.entry(code).or_default() += 1;
            }
            _ => return Err("a fault of the server".into()),
        }
        let is_everybodys = ["/report", "/mine"]
            .iter()
            .any(|end| wish.path.contains(end));
        match wish.method == "POST" && heard.status < 300 && !is_everybodys {
            true => Err("somebody got what is not theirs".into()),
            false => Ok(()),
        }
    }

    fn wish(&mut self, ground: &Ground) -> Wish {
        let victim = self.any(ground);
        let (method, path, body) = self.address_and_body(ground, victim);
        let mut wish = Wish {
            method,
            path,
            host: ground.address.clone(),
            headers: vec![("X-Forwarded-For", self.from())],
            body: match body {
                Value::Null => String::new(),
                body => mutated(&body.to_string(), &mut self.picks),
            },
        };
        match self.picks.below(4) {
            0 => {}
            1 => {
                let key = ("Authorization", format!("Key {}", victim.void));
                wish.headers.push(key);
            }
            2 => {
                let odd = mutated("Bearer 0123456789abcdef", &mut self.picks);
                let odd: String = odd.chars().filter(char::is_ascii_graphic).collect();
                wish.headers
                    .push(("Authorization", odd[..odd.len().min(2000)].into()));
            }
            _ => {
                let token = self.foreign(ground, victim);
                wish.headers
                    .push(("Authorization", format!("Bearer {token}")));
            }
        }
        match self.picks.below(40) {
            0 => wish.method = METHODS[self.picks.below(METHODS.len())],
            1 => wish.host = "evil.example".into(),
            2 => {
                let (name, value) = FOREIGN[self.picks.below(FOREIGN.len())];
                wish.headers.push((name, value.into()));
            }
            3 if self.picks.below(10) == 0 => {
                wish.body = " ".repeat(LARGEST_BODY + 1 + self.picks.below(LARGEST_BODY));
            }
            4..8 => wish.path = self.bent(&wish.path),
            _ => {}
        }
        wish
    }

    /// What somebody else may ask for, or nobody.
    fn address_and_body(
        &mut self,
        ground: &Ground,
        victim: &Victim,
    ) -> (&'static str, String, Value) {
        let table = &victim.table;
        let number = [0, 1, 7, 4_294_967_295_u64, 4_294_967_296][self.picks.below(5)];
        let get = |what: &str| ("GET", format!("/api/tables/{table}{what}"), Value::Null);
        let post = |what: &str, body| ("POST", format!("/api/tables/{table}/{what}"), body);
        let foreign = self.any(ground).invitation.clone();
        let invitation = match foreign == victim.invitation {
            true => json!("0".repeat(32)),
            false => foreign,
        };
        match self.picks.below(22) {
            0 => get(""),
            1 => get(&format!("/now?since={number}")),
            2 => get(&format!("/log?before={number}")),
            3 => get(&format!("/chat?before={number}")),
            4 => get(&format!("/at/{number}?seat={number}")),
            5 => get("/save"),
            6 => get("/links"),
            7 => get("/ws"),
            8 => post(
                "sit",
                json!({"seat": number, "name": "Eve", "invitation": invitation}),
            ),
            9 => post("sit", json!({"name": "Eve", "token": victim.void})),
            10 => post("token", Value::Null),
            11 => post("device", Value::Null),
            12 => post("device/use", json!({"code": "0".repeat(32)})),
            13 => post("invitation", json!({"which": "invitation"})),
            14 => post("private", json!({"private": true})),
            15 => post("rematch", json!({"token": victim.void, "swap": true})),
            16 => post("report", json!({"token": null, "wrong": "everything"})),
            17 => post(
                "fork",
                json!({"position": number, "seats": [{"kind": "person"}]}),
            ),
            18 => {
                let mine = json!({"table": table, "token": victim.void, "chat_seen": number});
                ("POST", "/api/tables/mine".into(), json!({"tables": [mine]}))
            }
            19 => {
                let seats = vec![json!({"kind": "person", "name": "Eve"}); 9];
                let wish = json!({"game": "holochess", "setup": {"a": 1}, "seats": seats});
                ("POST", "/api/tables".into(), wish)
            }
            20 => ("GET", "/api/games/holochess/faces".into(), Value::Null),
            _ => ("GET", "/../../etc/passwd".into(), Value::Null),
        }
    }

    /// An address that is nearly one, in letters that an address may have.
    fn bent(&mut self, path: &str) -> String {
        let bent = mutated(path, &mut self.picks);
        let may = |letter: &char| letter.is_ascii_alphanumeric() || "/?=&%.-_~".contains(*letter);
        let bent: String = bent.chars().filter(may).take(4000).collect();
        format!("/{}", bent.trim_start_matches('/'))
    }
}

impl Wish {
    fn text(&self) -> String {
        let mut text = format!(
            "{} {} HTTP/1.1\r\nHost: {}\r\nContent-Length: {}\r\n",
            self.method,
            self.path,
            self.host,
            self.body.len()
        );
        let has_type = self.headers.iter().any(|(name, _)| *name == "Content-Type");
        if !has_type {
            text += "Content-Type: application/json\r\n";
        }
        for (name, value) in &self.headers {
            text += &format!("{name}: {value}\r\n");
        }
        text + "\r\n" + &self.body
    }
}

impl Heard {
    fn read(stream: &mut TcpStream) -> Option<Self> {
        let mut reader = BufReader::new(stream);
        let mut line = String::new();
        reader.read_line(&mut line).ok()?;
        let status = line.split(' ').nth(1)?.parse().ok()?;
        let (mut length, mut is_json, mut stays) = (None, false, true);
        loop {
            let mut line = String::new();
            reader.read_line(&mut line).ok()?;
            let line = line.trim_end().to_ascii_lowercase();
            if line.is_empty() {
                break;
            }
            let (name, value) = line.split_once(": ")?;
            match name {
                "content-length" => length = value.parse().ok(),
                "content-type" => is_json = value.starts_with("application/json"),
                "connection" => stays = value != "close",
                _ => {}
            }
        }
        let mut body = Vec::new();
        match length {
            Some(length) => drop(reader.take(length).read_to_end(&mut body).ok()?),
            // Nothing more, or nobody knows how much.
            None => stays = false,
        }
        Some(Self {
            status,
            is_json,
            stays,
            body,
        })
    }
}

//! Tables that are attacked, and must not change.

use crate::http::{as_seat, post, request};
use crate::{Client, Picks, asked};
use serde_json::{Value, json};

/// So many moves were made at a table before it is attacked.
const MOVES: usize = 12;

/// A table that is attacked. People sit on all its seats and see what they are told.
#[derive(Debug)]
pub(super) struct Victim {
    pub(super) table: String,
    pub(super) position: u64,
    /// What opens seats that have nothing to decide.
    pub(super) waiting: Vec<String>,
    /// What opened a seat once, and does not any more.
    pub(super) void: String,
    pub(super) invitation: Value,
    /// What was said here and heard, each once.
    pub(super) said: Vec<String>,
    people: Vec<Sat>,
    private: bool,
}

#[derive(Debug)]
struct Sat {
    token: String,
    client: Client,
    /// The whole table, byte for byte.
    saw: Vec<u8>,
}

impl Victim {
    /// Opens a table, sits down at all its seats and plays a little.
    pub(super) fn open(
        address: &str,
        game: &str,
        seats: usize,
        private: bool,
        picks: &mut Picks,
    ) -> Self {
        let people = vec![json!({"kind": "person"}); seats];
        let wish = json!({"game": game, "seats": people, "private": private});
        let (status, opened) = post(address, "/api/tables", &wish);
        assert_eq!(status, 201, "{opened}");
        let table = opened["table"].as_str().unwrap().to_owned();
        let sit = |seat: usize| crate::sit(address, &table, seat as u8, &format!("Victim {seat}"));
        let mut tokens: Vec<String> = (0..seats).map(sit).collect();
        let path = format!("/api/tables/{table}/token");
        let (status, renewed) = as_seat(address, "POST", &path, &tokens[0], &json!({}));
        assert_eq!(status, 200, "{renewed}");
        let renewed = renewed["token"].as_str().unwrap().to_owned();
        let only = as_seat(
            address,
            "POST",
            &format!("{path}/only"),
            &renewed,
            &json!({}),
        );
        assert_eq!(only.0, 200, "{}", only.1);
        let void = std::mem::replace(&mut tokens[0], renewed);
        let join = |token: &String| Client::join(address, &table, Some(token));
        let mut clients: Vec<Client> = tokens.iter().map(join).collect();
        let mut said = Vec::new();
        for n in 0..MOVES {
            let Some(asked) = asked(&mut clients) else {
                break;
            };
            let client = &mut clients[asked];
            let choice = client.choices()[client.any_choice(picks)]["choice"].clone();
            let position = client.position;
            let key = format!("victim-{n}");
            let choose = json!({"position": position, "key": key, "choice": choice});
            let message = json!({"choose": choose});
            client.say(&message);
            client.until("step");
            said.push(message.to_string());
            for (seat, client) in clients.iter_mut().enumerate() {
                if seat != asked {
                    client.until("step");
                }
            }
        }
        asked(&mut clients);
        let position = clients[0].position;
        let decides = clients[0].decision["seat"].as_u64();
        let waiting = tokens.iter().enumerate();
        let waiting = waiting.filter(|(seat, _)| Some(*seat as u64) != decides);
        let waiting = waiting.map(|(_, token)| token.clone()).collect();
        let people = tokens.into_iter().zip(clients).map(|(token, client)| Sat {
            saw: now(address, &table, &token),
            token,
            client,
        });
        Self {
            position,
            waiting,
            void,
            invitation: opened["invitation"].clone(),
            said,
            people: people.collect(),
            private,
            table,
        }
    }

    /// Whether it lets nobody look on who was not invited.
    pub(super) fn is_private(&self) -> bool {
        self.private
    }

    /// Looks whether everything is as it was, byte for byte; what is not.
    pub(super) fn unchanged(&mut self, address: &str) -> Result<(), String> {
        for sat in &mut self.people {
            // Who never reads is taken for gone.
            sat.client.listen_briefly();
            let sees = now(address, &self.table, &sat.token);
            if sees != sat.saw {
                return Err(format!(
                    "table {} has changed: it was\n{}\nand is\n{}",
                    self.table,
                    String::from_utf8_lossy(&sat.saw),
                    String::from_utf8_lossy(&sees)
                ));
            }
        }
        Ok(())
    }
}

/// What somebody sees of the whole table.
fn now(address: &str, table: &str, token: &str) -> Vec<u8> {
    let bearer = format!("Bearer {token}");
    let path = format!("/api/tables/{table}/now");
    request(address, "GET", &path, &[("Authorization", &bearer)], "").body
}

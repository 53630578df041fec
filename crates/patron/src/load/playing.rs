//! Playing, talking and going on elsewhere, until the server is gone.

use super::party::{MOST_TOKENS, Party, Person};
use super::{Lost, Servers, let_do};
use crate::change::without_changes;
use crate::{Client, Picks};
use serde_json::{Value, json};
use std::sync::atomic::{AtomicU64, Ordering};

/// What is said without words.
const REACTIONS: [&str; 3] = ["luck", "thanks", "hurry"];

impl Party {
    /// Plays at random, each at one of these servers, until the game is over or one of them is gone, and
    /// remembers everything that was told. Something is lost, if the servers are there and say nothing,
    /// or that they are broken though nothing is (`sound`).
    pub(super) fn play(
        &mut self,
        servers: Servers<'_>,
        picks: &mut Picks,
        done: &AtomicU64,
    ) -> Result<(), Lost> {
        let Servers { addresses, sound } = servers;
        let first = picks.below(addresses.len());
        let join = |person: &Person| {
            let address = &addresses[(first + usize::from(person.seat)) % addresses.len()];
            Client::try_join(address, &self.table, person.token())
        };
        let clients: Option<Vec<Client>> = self.people.iter().map(join).collect();
        let Some(mut clients) = clients else {
            return Ok(());
        };
        while !clients[0].is_over() {
            if self.go_on(servers, &mut clients, picks).is_none() {
                break;
            }
            done.fetch_add(1, Ordering::Relaxed);
        }
        for (person, client) in self.people.iter_mut().zip(&mut clients) {
            let heard = std::mem::take(&mut client.heard);
            let internal = heard.iter().find(|told| is_internal(told));
            if let Some(told) = internal.filter(|_| sound) {
                return Err(Lost::at(&self.table, format_args!("was told {told}")));
            }
            person.remember(&heard);
            person.last = Some((client.position, client.view.take()));
            self.over |= client.is_over();
        }
        match clients.iter().find(|client| client.waited) {
            Some(client) if sound => Err(Lost::at(
                &self.table,
                format_args!(
                    "nothing comes after position {}, though {} decides",
                    client.position, client.decision["seat"]
                ),
            )),
            Some(_) | None => Ok(()),
        }
    }

    /// One thing more; nothing, if a server is gone, or could not do it.
    fn go_on(
        &mut self,
        servers: Servers<'_>,
        clients: &mut [Client],
        picks: &mut Picks,
    ) -> Option<()> {
        let is_asked = |client: &Client| !client.choices().is_empty();
        match clients.iter().position(is_asked) {
            Some(asked) => self.act(servers, clients, asked, picks)?,
            None => drop(clients[0].try_hear()?),
        }
        // Everybody hears what one of them was told.
        let top = clients.iter().map(|client| client.position).max()?;
        for client in clients {
            while client.position < top {
                client.try_hear()?;
            }
        }
        Some(())
    }

    fn act(
        &mut self,
        servers: Servers<'_>,
        clients: &mut [Client],
        asked: usize,
        picks: &mut Picks,
    ) -> Option<()> {
        let client = &mut clients[asked];
        let position = client.position;
        let address = &servers.addresses[picks.below(servers.addresses.len())];
        match picks.below(100) {
            0..5 => say(client, &json!({"undo": {"position": position}}), &[])?,
            5..8 => self.ask_back(clients, asked, picks)?,
            8..12 => {
                self.remark += 1;
                let text = format!("Remark {} of {asked}", self.remark);
                say(client, &json!({"chat": {"text": text}}), &["chat"])?;
            }
            12..14 => {
                let reaction = REACTIONS[picks.below(REACTIONS.len())];
                say(client, &json!({"react": {"reaction": reaction}}), &["chat"])?;
            }
            14..15 => say(client, &json!({"explain": {}}), &["explanation"])?,
            15..17 => {
                self.people[asked].go_elsewhere((address, servers.sound), &self.table, picks)?
            }
            17..18 => {
                // Another window at the same seat, by any token that opens it.
                let sure = self.people[asked].sure();
                let token = sure[picks.below(sure.len())].clone();
                let heard = std::mem::take(&mut client.heard);
                self.people[asked].remember(&heard);
                *client = Client::try_join(address, &self.table, &token)?;
            }
            _ => {
                let id = client.any_choice(picks);
                let key = format!("{position}-{}", picks.below(1 << 30));
                let said = json!({"choose": {"position": position, "id": id, "key": key}});
                say(client, &said, &[])?;
            }
        }
        Some(())
    }

    /// Asks the others to take something back; they agree, or do not.
    fn ask_back(&self, clients: &mut [Client], asked: usize, picks: &mut Picks) -> Option<()> {
        let position = clients[asked].position;
        let wish = json!({"undo-request": {"position": position}});
        say(&mut clients[asked], &wish, &["undo-asked", "undo-answered"])?;
        let heard = clients[asked].heard.last()?;
        let question = heard["undo-asked"].clone();
        let waiting = question["waiting"].as_array().cloned().unwrap_or_default();
        for seat in waiting {
            let seat = self.people.iter().position(|person| seat == person.seat)?;
            let agrees = picks.below(3) > 0;
            let answer = json!({"consent": {"n": question["n"], "agrees": agrees}});
            say(
                &mut clients[seat],
                &answer,
                &["undo-asked", "undo-answered"],
            )?;
            if !agrees {
                break;
            }
        }
        Some(())
    }
}

/// Says something and waits for what comes of it: a step of one's own, a refusal, or one of these.
fn say(client: &mut Client, message: &Value, kinds: &[&str]) -> Option<()> {
    if !client.try_say(message) {
        return None;
    }
    loop {
        let told = client.try_hear()?;
        let refused = ["refused", "stale", "heeded", "error"];
        let mut ends = refused.iter().chain(kinds);
        if is_internal(&told) {
            return None;
        }
        if ends.any(|kind| told.get(kind).is_some()) || told["step"]["by"] == client.seat {
            return Some(());
        }
    }
}

/// A bug or a broken disk: nothing that is said at a healthy table leads to it.
fn is_internal(told: &Value) -> bool {
    let refused = [&told["refused"], &told["error"]];
    refused.iter().any(|fault| fault["code"] == "internal")
}

impl Person {
    /// Keeps what was told and can be found again.
    pub(super) fn remember(&mut self, heard: &[Value]) {
        for told in heard {
            let step = &told["step"];
            if let Some(position) = step["position"].as_u64() {
                let facts = without_changes(step);
                let kept = json!({"position": position, "by": step["by"], "did": step["did"], "facts": facts});
                self.steps.insert(position, kept);
            }
            if let Some(n) = told["chat"]["n"].as_u64() {
                self.lines.insert(n, told["chat"].clone());
            }
        }
    }

    /// Makes a code for another device, and uses it there or not.
    fn go_elsewhere(&mut self, at: (&str, bool), table: &str, picks: &mut Picks) -> Option<()> {
        if self.tokens.len() + self.unsure >= MOST_TOKENS || self.unused.len() >= 4 {
            return Some(());
        }
        let path = format!("/api/tables/{table}/device");
        let token = self.token().to_owned();
        let made = let_do(at, &path, Some(&token), &Value::Null)?;
        let code = made["code"].as_str()?.to_owned();
        if picks.below(2) == 0 {
            self.unused.push(code);
            return Some(());
        }
        self.use_code(at, table, &code)
    }

    /// Uses a code. Nobody knows whether it was used, if the server goes meanwhile.
    pub(super) fn use_code(&mut self, at: (&str, bool), table: &str, code: &str) -> Option<()> {
        self.unsure += 1;
        let path = format!("/api/tables/{table}/device/use");
        let got = let_do(at, &path, None, &json!({"code": code}))?;
        self.unsure -= 1;
        self.tokens.push(got["token"].as_str()?.into());
        self.used.push(code.to_owned());
        Some(())
    }
}

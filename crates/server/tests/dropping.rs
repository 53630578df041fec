//! Whole games over real sockets by people whose lines are cut, who come back, change to another device,
//! or leave. Whatever is lost on the way: nothing is played twice, and what each was told step by step is
//! what who comes just now sees.

use crate::common::Server;
use crate::common::client::{Client, Picks, as_seat, get, post, sit, without_changes};
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// Every so many steps all who are there are compared with who comes just now.
const LOOKED_AT: u64 = 40;

/// Somebody who plays, whether there is a line to them or not.
struct Person {
    seat: u64,
    /// What opens the seat, on one device or another.
    tokens: Vec<String>,
    client: Option<Client>,
    /// All they ever heard of what happened, by the position it led to.
    log: BTreeMap<u64, Value>,
    /// How many choices they made.
    made: u64,
}

impl Person {
    /// Comes, or comes back.
    fn come(&mut self, address: &str, table: &str, picks: &mut Picks) {
        if self.client.is_none() {
            let token = &self.tokens[picks.below(self.tokens.len())];
            self.client = Some(Client::join(address, table, Some(token)));
        }
    }

    /// The line is cut; what was heard on it stays known.
    fn lose(&mut self) -> Option<Client> {
        let client = self.client.take()?;
        remember(&mut self.log, &client);
        Some(client)
    }

    fn client(&mut self) -> &mut Client {
        self.client.as_mut().expect("there is a line")
    }
}

/// Notes what was told. What is told twice is told alike.
fn remember(log: &mut BTreeMap<u64, Value>, client: &Client) {
    let steps = client.heard.iter().map(|told| &told["step"]);
    let steps = steps.filter(|step| step.is_object());
    let steps = steps.map(|step| (step["position"].clone(), without_changes(step)));
    let seen = client.fresh["log"].as_array().unwrap().iter();
    let seen = seen.map(|logged| (logged["position"].clone(), logged["facts"].clone()));
    for (position, facts) in seen.chain(steps) {
        let position = position.as_u64().unwrap();
        let known = log.entry(position).or_insert_with(|| facts.clone());
        assert_eq!(*known, facts, "what led to {position}");
    }
}

/// Reads on until this position is told.
fn catch_up(client: &mut Client, position: u64) {
    while client.position < position {
        client.hear();
    }
}

/// What somebody was told step by step is what who comes just now sees.
fn knows_all(client: &mut Client) {
    loop {
        let now = client.get("now");
        catch_up(client, now["position"].as_u64().unwrap());
        // A machine may have moved meanwhile.
        if now["position"] == client.position {
            assert_eq!(client.view, now["view"]);
            assert_eq!(client.decision, now["decision"]);
            assert_eq!(client.outcome, now["outcome"]);
            return;
        }
    }
}

struct Party {
    server: Server,
    game: &'static str,
    table: String,
    people: Vec<Person>,
    /// Who looks on all the time, and whose line is never cut.
    onlooker: Client,
    picks: Picks,
    keys: u64,
    /// So often a line was cut, and so often a message was sent again that had been heeded.
    cut: u32,
    heeded: u32,
}

impl Party {
    fn of(game: &'static str, setup: &Value, seats: u8, seed: u64) -> Self {
        let server = Server::but(|options| {
            options.seed = Some(tabletop::Seed::from_number(seed));
        });
        let people = vec![json!({"kind": "person"}); usize::from(seats)];
        let wish = json!({"game": game, "setup": setup, "seats": people});
        let (status, opened) = post(&server.address, "/api/tables", &wish);
        assert_eq!(status, 201, "{opened}");
        let table = opened["table"].as_str().unwrap().to_owned();
        let person = |seat| Person {
            seat: u64::from(seat),
            tokens: vec![sit(
                &server.address,
                &table,
                seat,
                &format!("Somebody {seat}"),
            )],
            client: None,
            log: BTreeMap::new(),
            made: 0,
        };
        let people = (0..seats).map(person).collect();
        Self {
            onlooker: Client::join(&server.address, &table, None),
            server,
            game,
            table,
            people,
            picks: Picks(seed),
            keys: 0,
            cut: 0,
            heeded: 0,
        }
    }

    fn path(&self, what: &str) -> String {
        format!("/api/tables/{}/{what}", self.table)
    }

    fn come(&mut self, seat: usize) {
        let person = &mut self.people[seat];
        person.come(&self.server.address, &self.table, &mut self.picks);
    }

    /// Plays until this position is reached or the game is over.
    fn play_to(&mut self, position: u64) {
        while !self.onlooker.is_over() && self.onlooker.position < position {
            self.disturb();
            let seat = self.onlooker.decision["seat"].as_u64().unwrap() as usize;
            match self.onlooker.fresh["table"]["seats"][seat]["deputy"].is_null() {
                true => self.person_moves(seat),
                false => drop(self.onlooker.until("step")),
            }
            let now = self.onlooker.position;
            for person in &mut self.people {
                if let Some(client) = &mut person.client {
                    catch_up(client, now);
                }
            }
            if now.is_multiple_of(LOOKED_AT) {
                self.compare();
            }
        }
    }

    /// Somebody goes, somebody comes back.
    fn disturb(&mut self) {
        let seat = self.picks.below(self.people.len());
        match self.picks.below(12) {
            0 => {
                self.cut += u32::from(self.people[seat].lose().is_some());
            }
            1..4 => self.come(seat),
            _ => {}
        }
    }

    /// Somebody makes any choice, and the line may be cut on the way.
    fn person_moves(&mut self, seat: usize) {
        let position = self.onlooker.position;
        self.come(seat);
        catch_up(self.people[seat].client(), position);
        let client = self.people[seat].client();
        let id = client.any_choice(&mut self.picks);
        let choice = client.choices()[id]["choice"].clone();
        self.keys += 1;
        let key = self.keys.to_string();
        let said = json!({"choose": {"position": position, "key": key, "choice": choice}});
        let person = &mut self.people[seat];
        match self.picks.below(20) {
            // In the middle of the message.
            0 => {
                person.lose().unwrap().break_off(&said);
                self.say_again(seat, &said);
            }
            // Before anything is answered: it may have come through or not.
            1 => {
                let mut client = person.lose().unwrap();
                client.say(&said);
                drop(client);
                self.say_again(seat, &said);
            }
            // After it was stored, before its sender was told.
            2 => {
                let mut client = person.lose().unwrap();
                client.say(&said);
                self.onlooker.until("step");
                drop(client);
                let before = self.heeded;
                self.say_again(seat, &said);
                assert_eq!(self.heeded, before + 1, "it was heeded already");
            }
            _ => person.client().say(&said),
        }
        self.people[seat].made += 1;
        catch_up(&mut self.onlooker, position + 1);
    }

    /// Comes back and says the same again, not knowing whether it came through.
    fn say_again(&mut self, seat: usize, said: &Value) {
        self.cut += 1;
        self.come(seat);
        let client = self.people[seat].client();
        client.say(said);
        loop {
            let told = client.hear();
            if told["heeded"]["key"] == said["choose"]["key"] {
                self.heeded += 1;
                return;
            }
            // It is made now, or was made by the first message after its sender had come back.
            let on = said["choose"]["position"].as_u64();
            if told["step"]["position"].as_u64() == on.map(|on| on + 1) {
                return;
            }
            let refused = ["refused", "stale", "error"].map(|kind| told.get(kind).is_some());
            assert_eq!(refused, [false; 3], "{told}");
        }
    }

    fn compare(&mut self) {
        let people = self.people.iter_mut();
        let clients = people.filter_map(|person| person.client.as_mut());
        for client in clients.chain([&mut self.onlooker]) {
            knows_all(client);
        }
    }

    /// Somebody goes on elsewhere: the code works once, and both devices open the seat.
    fn change_device(&mut self, seat: usize) {
        let address = &self.server.address;
        let (make, show) = (self.path("device"), self.path("device/use"));
        let token = &self.people[seat].tokens[0];
        let (status, made) = as_seat(address, "POST", &make, token, &Value::Null);
        assert_eq!(status, 200, "{made}");
        let code = json!({"code": made["code"]});
        let (status, there) = post(address, &show, &code);
        assert_eq!(
            (status, &there["seat"]),
            (200, &json!(seat)),
            "the same seat"
        );
        assert_eq!(post(address, &show, &code).0, 410, "a code works once");
        let person = &mut self.people[seat];
        person.lose();
        person.tokens.push(there["token"].as_str().unwrap().into());
        let token = person.tokens.last().map(String::as_str);
        person.client = Some(Client::join(&self.server.address, &self.table, token));
        knows_all(person.client());
    }

    /// Somebody says that a machine shall play on, or that they are back; all look anew.
    fn tell_all(&mut self, seat: usize, said: &Value) {
        self.come(seat);
        self.people[seat].client().say(said);
        let people = self.people.iter_mut();
        let clients = people.filter_map(|person| person.client.as_mut());
        for client in clients.chain([&mut self.onlooker]) {
            client.until("welcome");
        }
    }

    /// The game is over, all of them know all of it, and the record is that game.
    fn ends(mut self, counted: &[usize]) {
        assert!(self.onlooker.is_over());
        for seat in 0..self.people.len() {
            self.come(seat);
        }
        self.compare();
        for person in &mut self.people {
            let client = person.client.take().unwrap();
            remember(&mut person.log, &client);
            let whole = client.whole_log().into_iter();
            let whole = whole.map(|logged| logged["facts"].clone());
            let heard = std::mem::take(&mut person.log).into_values();
            assert!(
                whole.eq(heard),
                "seat {} was told all of it in order",
                person.seat
            );
        }
        let (_, save) = get(&self.server.address, &self.path("save"));
        let entries = save["record"]["entries"].as_array().unwrap();
        for &seat in counted {
            let person = &self.people[seat];
            let own = |entry: &&Value| entry["act"]["choose"]["seat"] == person.seat;
            let made = entries.iter().filter(own).count() as u64;
            assert_eq!(made, person.made, "nothing is played twice");
        }
        let game = match self.game {
            "deckbuilding" => bots::any(deckbuilding::Deckbuilding::base().unwrap()),
            _ => bots::any(outer_rim::OuterRim::base().unwrap()),
        };
        let loaded = game.load(&save).unwrap();
        assert_eq!(loaded.diverged, None, "the record replays");
        assert_eq!(json!(loaded.table.outcome()), self.onlooker.outcome);
        assert_eq!(loaded.table.view(None), self.onlooker.view);
        assert!(
            self.cut > 5 && self.heeded > 0,
            "{} {}",
            self.cut,
            self.heeded
        );
    }
}

#[test]
fn whole_games_of_two_survive_cut_lines_another_device_and_a_break() {
    let mut party = Party::of("deckbuilding", &json!({"goal": 2}), 2, 5);
    party.play_to(60);
    party.change_device(0);
    party.play_to(120);
    party.tell_all(1, &json!({"leave": {}}));
    party.play_to(150);
    party.tell_all(1, &json!({"return": {}}));
    party.play_to(u64::MAX);
    party.ends(&[0]);
}

#[test]
fn whole_games_of_three_survive_cut_lines_and_who_leaves_for_good() {
    let setup = json!({"players": 3, "fame": 8});
    let mut party = Party::of("outer-rim", &setup, 3, 6);
    party.play_to(80);
    party.change_device(1);
    party.play_to(160);
    let position = party.onlooker.position;
    party.tell_all(2, &json!({"concede": {"position": position}}));
    party.people[2].lose();
    party.play_to(u64::MAX);
    party.ends(&[0, 1]);
}

#[test]
fn whole_games_of_two_end_when_one_gives_up_whose_line_was_cut() {
    for (game, seed) in [("deckbuilding", 7), ("outer-rim", 8)] {
        let mut party = Party::of(game, &Value::Null, 2, seed);
        party.play_to(100);
        party.people[1].lose();
        party.come(1);
        let position = party.onlooker.position;
        let concede = json!({"concede": {"position": position}});
        party.people[1].client().say(&concede);
        catch_up(&mut party.onlooker, position + 1);
        assert_eq!(party.onlooker.outcome["places"], json!([1, 2]));
        party.ends(&[0, 1]);
    }
}

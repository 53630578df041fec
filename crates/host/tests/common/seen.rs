//! What a viewer makes of what they are told: a table like the one that is shown to who comes just now.

use host::Shown;
use serde_json::{Map, Value, json};
use tabletop::{Difference, Seat};

/// What a step says about itself; the rest of it is what the table looks like now.
const LOGGED: [&str; 7] = ["position", "by", "did", "to", "undone", "by_clock", "facts"];
/// So many lines of the chat are shown to who comes.
const LINES: usize = 50;

/// A viewer.
#[derive(Debug)]
pub(crate) struct Seen {
    pub(crate) seat: Option<Seat>,
    /// What they came with.
    pub(crate) shown: Shown,
    /// Every message.
    pub(crate) heard: Vec<Value>,
    /// What they would see who came now.
    table: Value,
    /// What was told since they were welcomed, until they see what it follows on.
    waiting: Option<Vec<Value>>,
}

impl Seen {
    pub(crate) fn from(seat: Option<Seat>, shown: Shown) -> Self {
        Self {
            seat,
            shown,
            heard: Vec::new(),
            table: Value::Null,
            waiting: None,
        }
    }

    pub(crate) fn hear(&mut self, told: Value) {
        match &mut self.waiting {
            _ if told.get("welcome").is_some() => {
                let seat = told["welcome"]["seat"].as_u64();
                self.seat = seat.map(|seat| Seat(seat as u8));
                self.waiting = Some(Vec::new());
            }
            Some(waiting) => waiting.push(told.clone()),
            None => self.heed(&told),
        }
        self.heard.push(told);
    }

    /// The last position they know.
    pub(crate) fn since(&self) -> Option<u32> {
        self.table["position"]
            .as_u64()
            .map(|position| position as u32)
    }

    /// Sees the whole table, and what was told meanwhile.
    pub(crate) fn look(&mut self, mut fresh: Value) {
        let known = self.table["log"].take();
        let mut log = known.as_array().cloned().unwrap_or_default();
        let told = fresh["log"].as_array().unwrap();
        let follows = |last: &Value| last["position"].as_u64().map(|last| last + 1);
        if let Some(first) = told.first()
            && log.last().and_then(follows) != first["position"].as_u64()
        {
            log.clear();
        }
        log.extend(told.iter().cloned());
        fresh["log"] = log.into();
        self.table = fresh;
        for told in self.waiting.take().into_iter().flatten() {
            let step = told["step"]["position"].as_u64();
            let table = told["table"]["position"].as_u64();
            let is_news = step.is_none_or(|step| step > self.position());
            if is_news && table.is_none_or(|table| table >= self.position()) {
                self.heed(&told);
            }
        }
    }

    fn heed(&mut self, told: &Value) {
        let (kind, said) = told.as_object().unwrap().iter().next().unwrap();
        match kind.as_str() {
            "table" => self.table["table"] = said.clone(),
            "step" => self.step(said.as_object().unwrap()),
            "let-pass" => self.table["let_pass"] = said.clone(),
            "undo-asked" => self.table["asked"] = said.clone(),
            "undo-answered" => self.table["asked"] = Value::Null,
            "presence" => {
                let seats = &mut self.table["table"]["seats"];
                let seat = said["seat"].as_u64().unwrap() as usize;
                seats[seat]["presence"] = json!({"here": said["here"], "since": said["since"]});
            }
            "clocks" => self.table["clocks"] = said.clone(),
            "chat" => {
                let chat = self.table["chat"].as_array_mut().unwrap();
                // What was said on the way to here is in what was seen.
                if chat
                    .last()
                    .is_none_or(|last| last["n"].as_u64() < said["n"].as_u64())
                {
                    chat.push(said.clone());
                }
                let many = chat.len().saturating_sub(LINES);
                chat.drain(..many);
            }
            "rematch" => self.table["table"]["rematch"] = said["table"].clone(),
            _ => {}
        }
    }

    fn step(&mut self, step: &Map<String, Value>) {
        let logged = step
            .iter()
            .filter(|(key, _)| LOGGED.contains(&key.as_str()));
        let mut logged: Map<String, Value> = logged.map(|(k, v)| (k.clone(), v.clone())).collect();
        let facts = logged["facts"].as_array_mut().unwrap();
        // What each changed is told only to who sees it change.
        let changes = facts
            .iter_mut()
            .map(|fact| fact.as_object_mut().unwrap().remove("change"));
        let changes: Vec<Option<Value>> = changes.chain([step.get("rest").cloned()]).collect();
        for change in changes.into_iter().flatten() {
            let change: Difference = serde_json::from_value(change).unwrap();
            self.table["view"] = change.applied(self.table["view"].take());
        }
        let log = self.table["log"].as_array_mut().unwrap();
        log.push(Value::Object(logged));
        for key in ["position", "decision", "undo", "turn", "outcome"] {
            self.table[key] = step[key].clone();
        }
        // What the table says of itself comes with each step, where it does.
        if let Some(lines) = step.get("in_words") {
            self.table["in_words"] = lines.clone();
        }
        // So does what may be offered; where nothing is said, nothing may.
        match step.get("offers") {
            Some(offers) => self.table["offers"] = offers.clone(),
            None => drop(self.table.as_object_mut().unwrap().remove("offers")),
        }
        // What everybody may know follows, and is told only when something else about it changes.
        for key in ["position", "turn", "outcome"] {
            self.table["table"][key] = step[key].clone();
        }
        self.table["table"]["decides"] = step["decision"]["seat"].clone();
    }

    /// The table as this viewer knows it. What players are called stands beside their seats.
    pub(crate) fn table(&self) -> Value {
        let mut table = self.table.clone();
        table["players"] = json!([]);
        table["log"] = json!([]);
        table
    }

    /// What they know that happened, from some position on.
    pub(crate) fn log(&self) -> &[Value] {
        self.table["log"].as_array().map_or(&[], Vec::as_slice)
    }

    pub(crate) fn position(&self) -> u64 {
        self.table["position"].as_u64().unwrap_or(0)
    }

    /// The number of the question that was last asked of anybody; 0 before.
    pub(crate) fn asked(&self) -> u64 {
        let heard = self.heard.iter().rev();
        let mut asked = heard.filter_map(|told| told["undo-asked"]["n"].as_u64());
        asked.next().unwrap_or(0)
    }

    /// What is to be decided.
    pub(crate) fn decision(&self) -> &Value {
        &self.table["decision"]
    }

    /// The viewer's own choices, if it is theirs to decide.
    pub(crate) fn choices(&self) -> &[Value] {
        let choices = self.table["decision"]["choices"].as_array();
        choices.map_or(&[], Vec::as_slice)
    }

    pub(crate) fn is_over(&self) -> bool {
        !self.table["outcome"].is_null()
    }

    /// How they could take something back.
    pub(crate) fn undo(&self) -> &Value {
        &self.table["undo"]
    }

    /// The kind of the last message.
    pub(crate) fn last(&self) -> &str {
        let last = self.heard.last().and_then(Value::as_object);
        last.and_then(|told| told.keys().next())
            .map_or("", String::as_str)
    }

    /// The kinds of the messages from the one with this number on.
    pub(crate) fn kinds_from(&self, number: usize) -> Vec<&str> {
        let told = self.heard[number..].iter().map(|told| told.as_object());
        told.flat_map(|told| told.and_then(|told| told.keys().next()))
            .map(String::as_str)
            .collect()
    }
}

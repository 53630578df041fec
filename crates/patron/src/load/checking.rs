//! Finding again what was told.

use super::party::{Party, Person};
use super::{Commands, Found, Lost};
use crate::Client;
use crate::http::{as_seat, try_json};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::path::Path;

impl Party {
    /// Whether the machines have done what they have to, by a server that nobody has asked for this
    /// table yet.
    pub(super) fn is_nobodys_to_wait_for(&self, address: &str) -> Result<(), Lost> {
        let info = self.info(address)?;
        match self.machines.iter().find(|seat| info["decides"] == **seat) {
            Some(seat) => Err(Lost::at(
                &self.table,
                format_args!("the machine at seat {seat} does not go on by itself: {info}"),
            )),
            None => Ok(()),
        }
    }

    fn info(&self, address: &str) -> Result<Value, Lost> {
        let path = format!("/api/tables/{}", self.table);
        let answer = try_json(address, "GET", &path, None, &Value::Null);
        let gone = || Lost::at(&self.table, "the server does not answer");
        let (status, info) = answer.ok_or_else(gone)?;
        let is_whole = status == 200 && info["read_only"].is_null();
        match is_whole {
            true => Ok(info),
            false => Err(Lost::at(&self.table, format_args!("{status} {info}"))),
        }
    }

    /// Looks for everything that anybody was told since it was last looked for.
    pub(super) fn check(&mut self, address: &str) -> Result<Found, Lost> {
        let info = self.info(address)?;
        let mut found = Found::default();
        for person in &mut self.people {
            let seat = &info["seats"][usize::from(person.seat)];
            let there = seat["taken"] == true && seat["name"] == person.name.as_str();
            let fault = |what: String| Lost::at(&self.table, what);
            if !there {
                return Err(fault(format!("{} does not sit at {seat}", person.name)));
            }
            let looked = person.check(address, &self.table);
            found.add(looked.map_err(fault)?);
        }
        found.finished = u64::from(self.over);
        Ok(found)
    }

    /// The record of the game, if somebody of ours may have it, is what was promised: another
    /// process looks at it. `file` is where it is put for that.
    pub(super) fn verify(
        &self,
        address: &str,
        replayer: Commands<'_>,
        file: &Path,
    ) -> Result<Found, Lost> {
        if !self.over && self.people.len() > 1 {
            return Ok(Found::default());
        }
        let path = format!("/api/tables/{}/save", self.table);
        let token = self.people[0].token();
        let (status, save) = as_seat(address, "GET", &path, token, &Value::Null);
        if status != 200 {
            return Err(Lost::at(&self.table, format_args!("save: {status} {save}")));
        }
        std::fs::write(file, save.to_string()).unwrap();
        let output = replayer().arg("replay").arg(file).arg("--verify").output();
        let output = output.unwrap();
        if !output.status.success() {
            let said = String::from_utf8_lossy(&output.stdout).into_owned();
            let said = said + &String::from_utf8_lossy(&output.stderr);
            return Err(Lost::at(&self.table, format_args!("--verify: {said}")));
        }
        Ok(Found {
            verified: 1,
            ..Found::default()
        })
    }
}

impl Person {
    fn check(&mut self, address: &str, table: &str) -> Result<Found, String> {
        let mut found = Found::default();
        for token in self.sure() {
            let bearer = json!({"tables": [{"table": table, "token": token}]});
            let mine = try_json(address, "POST", "/api/tables/mine", None, &bearer);
            let (_, mine) = mine.ok_or("the server does not answer")?;
            if mine["tables"][0]["seat"] != self.seat {
                return Err(format!("a token of seat {} opens {mine}", self.seat));
            }
            found.tokens += 1;
        }
        let client = Client::try_join(address, table, self.token());
        let client = client.ok_or_else(|| format!("seat {} is not let in", self.seat))?;
        found.steps = self.find("step", "log", &self.steps, &client)?;
        found.lines = self.find("line", "chat", &self.lines, &client)?;
        found.views = self.look_again(&client)?;
        found.codes = self.try_codes(address, table)?;
        self.steps.clear();
        self.lines.clear();
        Ok(found)
    }

    /// Looks for what was told in pages of the log or the talk, latest first.
    fn find(
        &self,
        what: &str,
        page: &str,
        told: &BTreeMap<u64, Value>,
        client: &Client,
    ) -> Result<u64, String> {
        let number = if page == "log" { "position" } else { "n" };
        let mut before = u64::from(u32::MAX);
        let mut rest: Vec<(&u64, &Value)> = told.iter().collect();
        while !rest.is_empty() {
            let answer = client.try_get(&format!("{page}?before={before}"));
            let answer = answer.ok_or("the server does not answer")?;
            let kept = answer[page].as_array().ok_or_else(|| answer.to_string())?;
            let kept = kept.iter().map(|kept| (kept[number].as_u64(), kept));
            let kept: BTreeMap<_, _> = kept.collect();
            let first = kept.keys().next().copied().flatten();
            let first = first.ok_or_else(|| format!("{what} {} is not there", rest[0].0))?;
            while let Some((at, told)) = rest.pop_if(|(at, _)| **at >= first) {
                let kept = kept.get(&Some(*at));
                let kept = kept.ok_or_else(|| format!("{what} {at} is not there"))?;
                let same = told.as_object().into_iter().flatten();
                if let Some((part, told)) = same.clone().find(|(part, told)| kept[part] != **told) {
                    return Err(format!("{what} {at}: {part} was {told}, is {}", kept[part]));
                }
            }
            before = first;
        }
        Ok(told.len() as u64)
    }

    /// The table is where it was told to be, or further on; if it is there, it looks as it did.
    fn look_again(&self, client: &Client) -> Result<u64, String> {
        let Some((position, view)) = &self.last else {
            return Ok(0);
        };
        if client.position < *position {
            return Err(format!("was at {position}, is at {}", client.position));
        }
        match client.position == *position {
            true if client.view != *view => Err(format!("position {position} looks different")),
            same => Ok(same.into()),
        }
    }

    /// A code that was used is used; one that was not opens the seat.
    fn try_codes(&mut self, address: &str, table: &str) -> Result<u64, String> {
        let mut tried = 0;
        let path = format!("/api/tables/{table}/device/use");
        for code in std::mem::take(&mut self.used) {
            let answer = try_json(address, "POST", &path, None, &json!({"code": code}));
            let (_, answer) = answer.ok_or("the server does not answer")?;
            if answer["error"]["code"] != "code-used" {
                return Err(format!("a code that was used: {answer}"));
            }
            tried += 1;
        }
        for code in std::mem::take(&mut self.unused) {
            self.use_code((address, true), table, &code)
                .ok_or("the server does not answer")?;
            self.used.clear();
            tried += 1;
        }
        Ok(tried)
    }
}

//! Tables that are opened and sat down at while others play.

use super::{Found, Lost, let_do};
use crate::Picks;
use crate::http::try_json;
use serde_json::{Value, json};

/// Tables at which one of two sits, each told to somebody.
#[derive(Debug, Default)]
pub(super) struct Lobby {
    opened: Vec<Opened>,
}

#[derive(Debug)]
struct Opened {
    table: String,
    commitment: Value,
    token: Option<String>,
}

/// So many are opened between two kills.
const MOST: usize = 3;

impl Lobby {
    /// Opens tables and sits down until the server is gone.
    pub(super) fn fill(&mut self, at: (&str, bool), games: &[(String, usize)], picks: &mut Picks) {
        for _ in 0..MOST {
            let (game, seats) = &games[picks.below(games.len())];
            if self.open(at, game, *seats).is_none() {
                return;
            }
        }
    }

    fn open(&mut self, at: (&str, bool), game: &str, seats: usize) -> Option<()> {
        let seats = vec![json!({"kind": "person"}); seats];
        let wish = json!({"game": game, "seats": seats});
        let told = let_do(at, "/api/tables", None, &wish)?;
        let table = told["table"].as_str()?.to_owned();
        self.opened.push(Opened {
            table: table.clone(),
            commitment: told["commitment"].clone(),
            token: None,
        });
        let path = format!("/api/tables/{table}/sit");
        let wish = json!({"seat": 0, "name": "Early", "invitation": told["invitation"]});
        let told = let_do(at, &path, None, &wish)?;
        self.opened.last_mut()?.token = Some(told["token"].as_str()?.into());
        Some(())
    }

    /// So many tables were opened.
    pub(super) fn len(&self) -> usize {
        self.opened.len()
    }

    /// Every table from this one on is there, and its seat opens.
    pub(super) fn check(&self, address: &str, from: usize) -> Result<Found, Lost> {
        let mut found = Found::default();
        for opened in &self.opened[from..] {
            let path = format!("/api/tables/{}", opened.table);
            let told = try_json(address, "GET", &path, None, &Value::Null);
            let lost = |what: String| Lost::at(&opened.table, what);
            let (status, info) = told.ok_or_else(|| lost("no answer".into()))?;
            if status != 200 || info["commitment"] != opened.commitment {
                return Err(lost(format!("{status} {info}")));
            }
            let Some(token) = &opened.token else {
                continue;
            };
            let mine = json!({"tables": [{"table": opened.table, "token": token}]});
            let mine = try_json(address, "POST", "/api/tables/mine", None, &mine);
            let (_, mine) = mine.ok_or_else(|| lost("no answer".into()))?;
            if mine["tables"][0]["seat"] != 0 {
                return Err(lost(format!("its token opens {mine}")));
            }
            found.tokens += 1;
        }
        Ok(found)
    }
}

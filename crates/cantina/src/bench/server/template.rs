//! The one table of which all others are copies: played by real moves.

use super::error::BenchError;
use super::heard::{self, Heard, Step};
use super::http;
use super::line::Line;
use super::picks::Picks;
use crate::bench::progress::Progress;
use bots::Playable;
use serde_json::{Value, json};
use tabletop::Lang;

/// A table at which so much was done.
pub(super) struct Template {
    pub(super) table: String,
    pub(super) position: u32,
    pub(super) asked: Asked,
}

/// Who decides, and among how many choices.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(super) struct Asked {
    pub(super) person: usize,
    pub(super) choices: usize,
}

/// So many games are tried, should some be short.
const TRIES: usize = 20;

/// Plays a table to this length.
pub(super) async fn play(
    address: &str,
    game: &dyn Playable,
    setup: &Value,
    entries: u32,
) -> Result<Template, BenchError> {
    let seats = game.seats(setup.clone(), Lang::EN);
    let seats = seats.map_err(|refusal| BenchError::Unexpected(refusal.to_string()))?;
    if seats.len() != 2 {
        return Err(BenchError::NotForTwo {
            game: game.id(),
            seats: seats.len(),
        });
    }
    let mut picks = Picks(1);
    let mut progress = Progress::new("playing one table");
    for _ in 0..TRIES {
        let played = Playing::open(address, game.id(), setup).await?;
        let played = played.until(entries, &mut picks, &mut progress).await?;
        if let Some(template) = played {
            return Ok(template);
        }
    }
    Err(BenchError::TooShort {
        game: game.id(),
        entries,
    })
}

struct Playing {
    address: String,
    table: String,
    tokens: [String; 2],
    lines: [Line; 2],
}

impl Playing {
    async fn open(address: &str, game: &str, setup: &Value) -> Result<Self, BenchError> {
        let person = json!({"kind": "person"});
        let wish = json!({"game": game, "setup": setup, "seats": [person, person]});
        let opened = http::post(address, "/api/tables", &wish).await?;
        let table = text(&opened, "table")?;
        let mut tokens = [const { String::new() }; 2];
        for (seat, token) in tokens.iter_mut().enumerate() {
            let name = ["First", "Second"][seat];
            let wish = json!({"seat": seat, "name": name, "invitation": opened["invitation"]});
            let sat = http::post(address, &format!("/api/tables/{table}/sit"), &wish).await?;
            *token = text(&sat, "token")?;
        }
        let [one, other] = &tokens;
        let lines = [
            Line::join(address, &table, one).await?,
            Line::join(address, &table, other).await?,
        ];
        Ok(Self {
            address: address.to_owned(),
            table,
            tokens,
            lines,
        })
    }

    /// None if the game is over before.
    async fn until(
        mut self,
        entries: u32,
        picks: &mut Picks,
        progress: &mut Progress<'_>,
    ) -> Result<Option<Template>, BenchError> {
        let path = format!("/api/tables/{}/now", self.table);
        let mut seen = Vec::new();
        for token in &self.tokens {
            seen.push(heard::read_whole(
                &http::get(&self.address, &path, token).await?,
            )?);
        }
        loop {
            let asked = seen.iter().position(|step: &Step| step.choices > 0);
            let Some(person) = asked else {
                return match seen[0].is_over {
                    true => Ok(None),
                    false => Err(BenchError::Unexpected("nobody is asked anything".into())),
                };
            };
            let Step {
                position, choices, ..
            } = seen[person];
            if position >= entries {
                return Ok(Some(Template {
                    table: self.table,
                    position,
                    asked: Asked { person, choices },
                }));
            }
            progress.show(f64::from(position) / f64::from(entries));
            let id = picks.below(choices);
            self.lines[person].choose(position, id).await?;
            // Both hear of it, and of whatever it led to.
            for (line, seen) in self.lines.iter_mut().zip(&mut seen) {
                *seen = next(line, position).await?;
            }
            let last = seen[0].position.max(seen[1].position);
            for (line, seen) in self.lines.iter_mut().zip(&mut seen) {
                while seen.position < last {
                    *seen = next(line, seen.position).await?;
                }
            }
        }
    }
}

/// The next step that leads beyond a position.
async fn next(line: &mut Line, position: u32) -> Result<Step, BenchError> {
    loop {
        match line.hear().await? {
            Heard::Step(step) if step.position > position => return Ok(step),
            Heard::Refused => {
                let why = "a listed choice is refused".to_owned();
                return Err(BenchError::Unexpected(why));
            }
            Heard::Step(_) | Heard::Welcome | Heard::Other => {}
        }
    }
}

fn text(answer: &Value, field: &str) -> Result<String, BenchError> {
    let text = answer[field].as_str().map(ToOwned::to_owned);
    text.ok_or_else(|| BenchError::Unexpected(answer.to_string()))
}

//! Commands as they are written.

use super::fault::{Code, Fault};
use super::fields::Fields;
use serde_json::Value;
use tabletop::{Consent, Picked, Reader, Seat, Seed};

/// Every command with its fields, as `help` tells them.
pub(super) const COMMANDS: &[(&str, &str)] = &[
    ("hello", "who answers, and the games it plays"),
    ("help", "the commands"),
    ("games", "the games with their default set-ups"),
    ("setup", "game: the default set-up of a game"),
    ("new", "game, setup?, seed?, as?: sets up a game"),
    (
        "scenario",
        "game, scenario, seed?, as?: puts a position on the table",
    ),
    ("decision", "as?: who decides what, with every legal choice"),
    ("choose", "seat, id | choice | choices, as?: makes a choice"),
    ("offer", "seat, offer, as?: makes an offer to another seat"),
    (
        "explain",
        "seat: why not, how, at what price, with what chance",
    ),
    (
        "undo",
        "seat, consent?, as?: takes back the seat's last action",
    ),
    ("concede", "seat, as?: gives the game up"),
    ("view", "seat?: the table as a seat or an onlooker sees it"),
    ("board", "seat?: the same as plain text"),
    ("state", "the whole state, hidden things included"),
    ("words", "the position in public words: a scenario"),
    (
        "outcome",
        "the players and, once the game is over, their places",
    ),
    ("save", "the game as a save"),
    ("load", "save, game?, as?: opens a save"),
    ("quit", "ends the engine"),
];

pub(super) enum Request {
    Hello,
    Help,
    Games,
    Setup {
        game: String,
    },
    New {
        game: String,
        setup: Value,
        seed: Option<Seed>,
        reader: Reader,
    },
    Scenario {
        game: String,
        scenario: Value,
        seed: Option<Seed>,
        reader: Reader,
    },
    Decision {
        reader: Reader,
    },
    Choose {
        seat: Seat,
        picked: Picked,
        reader: Reader,
    },
    Offer {
        seat: Seat,
        offer: Value,
        reader: Reader,
    },
    Explain {
        seat: Seat,
    },
    Undo {
        seat: Seat,
        consent: Consent,
        reader: Reader,
    },
    Concede {
        seat: Seat,
        reader: Reader,
    },
    View {
        seat: Option<Seat>,
    },
    Board {
        seat: Option<Seat>,
    },
    State,
    Words,
    Outcome,
    Save,
    Load {
        save: Value,
        game: Option<String>,
        reader: Reader,
    },
    Quit,
}

/// A request and the tag it wants back. The tag is also there if the rest is wrong.
pub(super) struct Tagged {
    pub(super) tag: Option<Value>,
    pub(super) request: Result<Request, Fault>,
}

/// Reads a line.
pub(super) fn read(line: &[u8]) -> Tagged {
    let wrong = |fault| Tagged {
        tag: None,
        request: Err(fault),
    };
    let members = match serde_json::from_slice(line) {
        Ok(Value::Object(members)) => members,
        Ok(_) => {
            let message = r#"a command is an object, such as {"cmd":"help"}"#;
            return wrong(Fault::new(Code::BadJson, message));
        }
        Err(error) => {
            let message = format!("this line is not JSON: {error}");
            return wrong(Fault::new(Code::BadJson, message));
        }
    };
    let mut fields = Fields::new(members);
    let tag = fields.take("tag");
    if !matches!(tag, None | Some(Value::String(_) | Value::Number(_))) {
        return wrong(Fault::bad("tag", "a string or a number"));
    }
    Tagged {
        tag,
        request: parse(fields),
    }
}

fn parse(mut fields: Fields) -> Result<Request, Fault> {
    let cmd = fields.string("cmd")?;
    let f = &mut fields;
    let request = match cmd.as_str() {
        "hello" => Request::Hello,
        "help" => Request::Help,
        "games" => Request::Games,
        "setup" => Request::Setup {
            game: f.string("game")?,
        },
        "new" => Request::New {
            game: f.string("game")?,
            setup: f.take("setup").unwrap_or_default(),
            seed: f.seed()?,
            reader: f.reader()?,
        },
        "scenario" => Request::Scenario {
            game: f.string("game")?,
            scenario: f.need("scenario")?,
            seed: f.seed()?,
            reader: f.reader()?,
        },
        "decision" => Request::Decision {
            reader: f.reader()?,
        },
        "choose" => Request::Choose {
            seat: f.seat("seat")?,
            picked: picked(f)?,
            reader: f.reader()?,
        },
        "offer" => Request::Offer {
            seat: f.seat("seat")?,
            offer: f.need("offer")?,
            reader: f.reader()?,
        },
        "explain" => Request::Explain {
            seat: f.seat("seat")?,
        },
        "undo" => Request::Undo {
            seat: f.seat("seat")?,
            consent: match f.flag("consent")? {
                true => Consent::Given,
                false => Consent::NotAsked,
            },
            reader: f.reader()?,
        },
        "concede" => Request::Concede {
            seat: f.seat("seat")?,
            reader: f.reader()?,
        },
        "view" => Request::View {
            seat: f.seat_if_given("seat")?,
        },
        "board" => Request::Board {
            seat: f.seat_if_given("seat")?,
        },
        "state" => Request::State,
        "words" => Request::Words,
        "outcome" => Request::Outcome,
        "save" => Request::Save,
        "load" => Request::Load {
            save: f.need("save")?,
            game: f.take("game").map(game_name).transpose()?,
            reader: f.reader()?,
        },
        "quit" => Request::Quit,
        unknown => {
            let message = format!(r#"unknown command {unknown:?}: {{"cmd":"help"}} lists them"#);
            return Err(Fault::new(Code::UnknownCommand, message));
        }
    };
    fields.done()?;
    Ok(request)
}

fn picked(fields: &mut Fields) -> Result<Picked, Fault> {
    let given = (
        fields.take("id"),
        fields.take("choice"),
        fields.take("choices"),
    );
    match given {
        (Some(id), None, None) => id
            .as_u64()
            .and_then(|id| usize::try_from(id).ok())
            .map(Picked::Id)
            .ok_or_else(|| Fault::bad("id", "the number of a choice, counted from 0")),
        (None, Some(choice), None) => Ok(Picked::Choice(choice)),
        (None, None, Some(Value::Array(choices))) if !choices.is_empty() => {
            Ok(Picked::Choices(choices))
        }
        (None, None, Some(_)) => Err(Fault::bad("choices", "a list of one or more choices")),
        (None, None, None) => Err(Fault::missing("id")),
        _ => Err(Fault::new(
            Code::BadField,
            r#"give one of "id", "choice" and "choices""#,
        )),
    }
}

fn game_name(value: Value) -> Result<String, Fault> {
    match value {
        Value::String(name) => Ok(name),
        _ => Err(Fault::bad("game", "a string")),
    }
}

//! What goes into a table, and what comes out of it.

use crate::fault::Fault;
use crate::ledger::Ledger;
use crate::message::{Fresh, Info, LetPass, Page, Said, Told};
use crate::opening::Opening;
use crate::report::Report;
use crate::secret::{TableId, TokenHash};
use crate::stored::Seated;
use crate::viewers::ViewerId;
use bots::{AnyDeed, BotKind};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::{Lang, Outcome, Seat, Seed};

/// Milliseconds since a moment of its runner's choice.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq, Ord, PartialOrd, Serialize, Deserialize)]
pub struct Time(pub u64);

/// What happened.
#[derive(Debug)]
pub enum Input {
    /// Somebody wants to see the table: is welcomed or turned away.
    Joined {
        /// Who; its runner numbers them.
        viewer: ViewerId,
        /// What opens a seat; none for an onlooker.
        token: Option<TokenHash>,
        /// In which language they are told.
        lang: Lang,
    },
    /// Somebody looks no longer.
    Left(ViewerId),
    /// A viewer says something.
    Said(ViewerId, Said),
    /// Somebody asks something, and will be answered.
    Asked(Asker, Question),
    /// A machine has thought.
    Thought(Thought),
    /// Time has passed.
    Tick,
    /// What became of [`Output::Store`].
    Stored(Written),
    /// What is stored now, after [`Output::Load`]; or why it cannot be read.
    Loaded(Result<Box<Ledger>, Fault>),
}

/// What is to be done, in this order.
#[derive(Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Output {
    /// Store this and say what became of it. Until then the table heeds nothing else.
    Store(Storing),
    /// Read what is stored and hand it in. Until then the table heeds nothing else.
    Load,
    /// Tell these viewers.
    Tell(Vec<ViewerId>, Told),
    /// This viewer may not look, and is forgotten.
    TurnedAway(ViewerId, Fault),
    /// Answer what was asked.
    Answer(Asker, Result<Answer, Fault>),
    /// Let a machine think, and hand in its [`Thought`]. Only the last one asked for counts.
    Think(Thinking),
    /// Say that time has passed at this time. Only the last one asked for counts.
    WakeAt(Time),
    /// A machine cannot move, which is a bug: who runs the table should know. The others can still
    /// take back or concede.
    Stuck {
        /// Where it sits.
        seat: Seat,
        /// Why it cannot.
        why: String,
    },
    /// What is stored cannot be read any more. Nothing will come of this table.
    Broken(Fault),
}

/// Something to be stored: all of it or nothing.
#[derive(Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Storing {
    /// Entries of the record; [`Written::Taken`] if there are others in their place.
    Entries {
        /// The position of the first.
        on: u32,
        /// The entries.
        entries: Vec<Value>,
        /// How the game ended, if it did.
        outcome: Option<Outcome>,
    },
    /// Somebody on a seat; [`Written::Taken`] if somebody else sits there.
    Seat {
        /// Who, and where.
        seated: Seated,
        /// With so many the game starts.
        people: usize,
    },
    /// The standing answers of a seat, instead of those it had.
    LetPass {
        /// Whose.
        seat: u8,
        /// What passes by itself.
        windows: Vec<LetPass>,
    },
    /// All entries anew, as these rules hash their positions.
    Renewed {
        /// The entries.
        entries: Vec<Value>,
        /// The version of the rules.
        rules: u32,
    },
    /// No entries from here on: the game ran into a bug with them. They are kept elsewhere.
    StepBack {
        /// So many are left.
        to: u32,
    },
    /// The table the same people play at next, unless there is one: [`Written::Next`] says which.
    Next(Box<Ledger>),
}

/// What became of something to be stored.
#[derive(Debug)]
pub enum Written {
    /// It is stored.
    Done,
    /// The same people play at this table next.
    Next(TableId),
    /// Somebody else was first.
    Taken,
    /// It could not be.
    Failed(Fault),
}

/// Somebody who asked something; their runner numbers them.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Ord, PartialOrd, Serialize)]
pub struct Asker(pub u64);

/// What can be asked of a table without looking at it.
#[derive(Debug)]
pub enum Question {
    /// What everybody may know.
    Info(Lang),
    /// The same, and the seat a token opens.
    Mine(TokenHash, Lang),
    /// The whole table.
    Fresh {
        /// What opens the seat of who asks; none for an onlooker.
        token: Option<TokenHash>,
        /// The last position they were told.
        since: Option<u32>,
        /// In which language they are told.
        lang: Lang,
    },
    /// A page of the log.
    Log {
        /// What opens the seat of who asks; none for an onlooker.
        token: Option<TokenHash>,
        /// Of what led to positions before this one, the last page.
        before: u32,
        /// In which language they are told.
        lang: Lang,
    },
    /// The record of a finished game.
    Save,
    /// What shows somebody else what is wrong, as far as its finder may know it.
    Report {
        /// What opens the finder's seat; none for an onlooker.
        token: Option<TokenHash>,
        /// What is wrong, in the finder's own words.
        wrong: String,
        /// In which language they were told.
        lang: Lang,
    },
    /// To sit down.
    Sit {
        /// Where, if it matters.
        seat: Option<u8>,
        /// Who.
        name: String,
        /// What will open the seat.
        token: Opens,
    },
    /// To play again at another table.
    Rematch {
        /// What opens the seat of who asks.
        token: TokenHash,
        /// Whether everybody moves on by one seat.
        swap: bool,
        /// What a new table begins with, if one is needed.
        opening: Opening,
    },
}

/// What opens a seat of somebody who sits down.
#[derive(Debug)]
pub enum Opens {
    /// What opened their seat at the table before.
    Kept(TokenHash),
    /// Something new.
    New(TokenHash),
}

/// What was answered.
#[derive(Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Answer {
    /// To [`Question::Info`].
    Info(Box<Info>),
    /// To [`Question::Mine`].
    Mine(Seat, Box<Info>),
    /// To [`Question::Fresh`].
    Fresh(Box<Fresh>),
    /// To [`Question::Log`].
    Log(Page),
    /// To [`Question::Save`].
    Save(Value),
    /// To [`Question::Report`].
    Report(Box<Report>),
    /// To [`Question::Sit`]: where.
    Sat(Seat),
    /// To [`Question::Rematch`]: where.
    Rematch(TableId),
}

/// What a machine is to think about.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Thinking {
    /// On which position.
    pub position: u32,
    /// For whom.
    pub seat: Seat,
    /// Who thinks.
    #[serde(with = "by_name")]
    pub kind: BotKind,
    /// All its luck. It follows from the table and the position alone, so that whoever runs the
    /// table next goes on as the last one would have.
    pub seed: Seed,
}

/// What a machine wants to do.
#[derive(Debug)]
pub struct Thought {
    /// On which position; dropped if the table has gone on.
    pub position: u32,
    /// What it does; none if it does not know.
    pub deed: Option<AnyDeed>,
}

/// A machine goes by its name.
mod by_name {
    use bots::BotKind;
    use serde::{Deserialize as _, Deserializer, Serializer};

    pub(super) fn serialize<S: Serializer>(kind: &BotKind, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(kind.name())
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<BotKind, D::Error> {
        let name = String::deserialize(from)?;
        name.parse().map_err(serde::de::Error::custom)
    }
}

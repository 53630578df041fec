//! What goes into a table, and what comes out of it.

use crate::chat::ChatLine;
use crate::clock::Clocks;
use crate::fault::Fault;
use crate::heeded::Keyed;
use crate::ledger::Ledger;
use crate::message::{Asked, Fresh, Info, LetPass, Page, Past, Said, Told};
use crate::opening::Opening;
use crate::report::Report;
use crate::rights::{Change, Relink};
use crate::secret::{TableId, TokenHash};
use crate::sitter::Sitter;
use crate::stored::{Links, Seated, Stored};
use crate::viewers::ViewerId;
use bots::{AnyDeed, BotKind};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::{Lang, Outcome, Seat, Seed};

/// Milliseconds since 1970, by the clock of who runs the table.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(type = "number"))]
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq, Ord, PartialOrd, Serialize, Deserialize)]
pub struct Time(pub u64);

/// What somebody shows who wants to see a table; nothing, if they only know its name.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Shown {
    /// What opens a seat.
    pub token: Option<TokenHash>,
    /// What a link carried.
    pub key: Option<String>,
}

/// What happened.
#[derive(Debug)]
pub enum Input {
    /// Somebody wants to see the table: is welcomed or turned away.
    Joined {
        /// Who; its runner numbers them.
        viewer: ViewerId,
        /// What gives them the right to.
        shown: Shown,
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
    /// Something else may be stored than is known here: somebody else runs the same table.
    Changed,
    /// What became of [`Output::Store`].
    Stored(Written),
    /// What is stored now, after [`Output::Load`]; or why it cannot be read.
    Loaded(Result<Box<Ledger>, Fault>),
    /// The same after [`Output::CatchUp`], with the entries from there on.
    CaughtUp(Result<Box<Ledger>, Fault>),
}

/// What is to be done, in this order.
#[derive(Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Output {
    /// Store this and say what became of it. Until then the table heeds nothing else.
    Store(Storing),
    /// Read what is stored and hand it in. Until then the table heeds nothing else.
    Load,
    /// Read what is stored, of the record only this and what follows, and hand it in. Until then the
    /// table heeds nothing else.
    CatchUp {
        /// The number of the first entry that is wanted.
        from: u32,
    },
    /// Note that somebody looks from here now, or no longer. Nobody waits for it: what could not be
    /// noted is noted when the table is read again.
    Presence {
        /// Who.
        seat: u8,
        /// Whether they look.
        here: bool,
        /// Since when.
        at: Time,
    },
    /// Tell these viewers.
    Tell(Vec<ViewerId>, Told),
    /// This viewer may not look, or not any more, and is forgotten.
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
        /// The hash of the position to which they lead.
        hash: String,
        /// What told the message that led to them from any other.
        key: Option<Keyed>,
        /// Whether a question stood open, which is forgotten.
        forgets: bool,
        /// How the game ended, if it did.
        outcome: Option<Outcome>,
        /// What else follows from it.
        moved: Moved,
    },
    /// Clocks that began to run or stand, and when the table wants to go on by itself;
    /// [`Written::Taken`] if something was done meanwhile.
    Time {
        /// The position on which it is so.
        on: u32,
        /// How much time everybody has left, if there is a clock.
        clocks: Option<Clocks>,
        /// When the table wants to go on.
        due: Option<Time>,
        /// Who has to decide.
        decides: Option<u8>,
    },
    /// That it is this process that goes on with the table when that goes on by itself;
    /// [`Written::Taken`] if another one does.
    Hold,
    /// That nobody sits there any more, at a table that has not begun.
    Freed {
        /// Where.
        seat: u8,
    },
    /// Who plays for somebody. The table wants to go on then.
    Deputy {
        /// For whom.
        seat: u8,
        /// The machine, by name; none if they play themselves again.
        deputy: Option<String>,
        /// Whether for good.
        gone: bool,
        /// Whether only if they look from nowhere: [`Written::Taken`] if they do.
        unless_here: bool,
        /// When.
        at: Time,
    },
    /// Something that was said; [`Written::Taken`] if something else has its number.
    Chat {
        /// What was said.
        line: ChatLine,
        /// What told the message from any other.
        key: Option<Keyed>,
    },
    /// The question that stands open: whether something may be taken back. None if it was answered.
    Asked(Option<Asked>),
    /// Whether onlookers see what is said.
    ChatOpen(bool),
    /// Who may sit or look; [`Written::Taken`] if what it hangs on was used up by somebody else.
    Rights(Change),
    /// Somebody on a seat; [`Written::Taken`] if somebody else sits there.
    Seat {
        /// Who, and where.
        seated: Seated,
        /// With so many the game starts.
        people: usize,
    },
    /// The standing answers of a seat, instead of those it had. The table may want to go on then.
    LetPass {
        /// Whose.
        seat: u8,
        /// What passes by itself.
        windows: Vec<LetPass>,
        /// When.
        at: Time,
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

impl Storing {
    /// Whether it changes what decides besides the record, and is numbered: whoever knows the number
    /// before it knows the table no longer. What was said has numbers of its own.
    pub fn revises(&self) -> bool {
        match self {
            Self::Entries { forgets, .. } => *forgets,
            Self::Hold | Self::Chat { .. } => false,
            Self::Time { .. }
            | Self::Freed { .. }
            | Self::Deputy { .. }
            | Self::Asked(_)
            | Self::ChatOpen(_)
            | Self::Rights(_)
            | Self::Seat { .. }
            | Self::LetPass { .. }
            | Self::Renewed { .. }
            | Self::StepBack { .. }
            | Self::Next(_) => true,
        }
    }

    /// Whether who stores it goes on with the table from then on: who led it to the position at which it
    /// stands does. So of several processes one lets a machine think or a clock run out, and the others
    /// leave it to that one, whatever else they change.
    pub fn holds(&self) -> bool {
        match self {
            Self::Entries { .. }
            | Self::Time { .. }
            | Self::Hold
            | Self::Seat { .. }
            | Self::Renewed { .. }
            | Self::StepBack { .. } => true,
            Self::Freed { .. }
            | Self::Deputy { .. }
            | Self::Chat { .. }
            | Self::Asked(_)
            | Self::ChatOpen(_)
            | Self::Rights(_)
            | Self::LetPass { .. }
            | Self::Next(_) => false,
        }
    }
}

/// What follows from something that was done, besides the game.
#[derive(Clone, Debug, Serialize)]
pub struct Moved {
    /// When.
    pub at: Time,
    /// Whether somebody's time had run out.
    pub by_clock: bool,
    /// How much time everybody has left, if there is a clock.
    pub clocks: Option<Clocks>,
    /// When the table wants to go on by itself.
    pub due: Option<Time>,
    /// Who has to decide now.
    pub decides: Option<u8>,
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
#[derive(Clone, Debug)]
pub enum Question {
    /// What everybody may know who may look.
    Info(Shown, Lang),
    /// The same, and the seat a token opens.
    Mine(TokenHash, Lang),
    /// The whole table.
    Fresh {
        /// What gives who asks the right to look.
        shown: Shown,
        /// The last position they were told.
        since: Option<u32>,
        /// In which language they are told.
        lang: Lang,
    },
    /// A page of the log.
    Log {
        /// What gives who asks the right to look.
        shown: Shown,
        /// Of what led to positions before this one, the last page.
        before: u32,
        /// In which language they are told.
        lang: Lang,
    },
    /// Whether who asks may read what people said here.
    Chat(Shown),
    /// The record of a game in which nothing is left to hide.
    Save(Shown),
    /// The table as it stood at a position, where nothing is left to hide.
    Past {
        /// What gives who asks the right to look.
        shown: Shown,
        /// After so many entries.
        position: u32,
        /// As this seat saw it; none for an onlooker.
        seat: Option<u8>,
        /// In which language they are told.
        lang: Lang,
    },
    /// To play on from a position at another table, where nothing is left to hide.
    Fork {
        /// What gives who asks the right to look.
        shown: Shown,
        /// After so many entries.
        position: u32,
        /// Who plays on; as many as sit here.
        seats: Vec<Sitter>,
        /// What the new table begins with.
        opening: Opening,
    },
    /// What shows somebody else what is wrong, as far as its finder may know it.
    Report {
        /// What gives the finder the right to look.
        shown: Shown,
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
        /// What gives them the right to.
        by: Right,
        /// What will open the seat.
        token: TokenHash,
    },
    /// What lets others in.
    Links(TokenHash),
    /// To change what lets others in.
    Relink(TokenHash, Relink),
    /// To open the seat with something new as well.
    Renew {
        /// What opens the seat.
        token: TokenHash,
        /// What will.
        new: TokenHash,
    },
    /// To open the seat with what is shown, and with nothing else any more. This is asked by who has got
    /// something new: what is lost on the way shuts nobody out.
    Only(TokenHash),
    /// A code that opens the seat once, on another device.
    MakeCode {
        /// What opens the seat.
        token: TokenHash,
        /// The code.
        code: TokenHash,
    },
    /// To sit on another device.
    UseCode {
        /// The code.
        code: TokenHash,
        /// What will open the seat there.
        token: TokenHash,
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

/// What gives somebody the right to sit down.
#[derive(Clone, Debug)]
pub enum Right {
    /// What opens their seat at the table before.
    Kept(TokenHash),
    /// The invitation, if they have one.
    Invited(Option<String>),
}

/// What was answered.
#[derive(Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Answer {
    /// To [`Question::Info`].
    Info(Box<Info>),
    /// To [`Question::Mine`].
    Mine(Box<Mine>),
    /// To [`Question::Fresh`].
    Fresh(Box<Fresh>),
    /// To [`Question::Log`].
    Log(Page),
    /// To [`Question::Chat`]: they may.
    Chat,
    /// To [`Question::Save`].
    Save(Value),
    /// To [`Question::Past`].
    Past(Box<Past>),
    /// To [`Question::Fork`]: the new table, to be stored by who asked.
    Forked(Box<Stored>),
    /// To [`Question::Report`].
    Report(Box<Report>),
    /// To [`Question::Sit`], [`Question::Renew`], [`Question::Only`] and [`Question::UseCode`]: where.
    Sat(Seat),
    /// To [`Question::Links`] and [`Question::Relink`].
    Links(Links),
    /// To [`Question::MakeCode`]: until when it is good.
    Code(Time),
    /// To [`Question::Rematch`]: where.
    Rematch(TableId),
}

/// How far somebody's table is.
#[derive(Debug, Serialize)]
pub struct Mine {
    /// Their seat.
    pub seat: Seat,
    /// What everybody may know.
    pub info: Info,
    /// Since when whoever decides is asked, if that is known.
    pub since: Option<Time>,
    /// When their time runs out, if a clock runs.
    pub deadline: Option<Time>,
    /// The number of what was said last.
    pub said: u32,
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

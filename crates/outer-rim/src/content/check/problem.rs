//! What can be wrong with a pack.

use crate::content::words::{Class, Faction, Standing};

/// How deep effects may stand in effects.
pub(super) const DEEPEST: usize = 6;

/// What can be wrong with a pack.
#[derive(Clone, Eq, PartialEq, Debug, thiserror::Error)]
pub enum Problem {
    /// The text is no such value.
    #[error("{0}")]
    Unreadable(String),
    /// An id is not in kebab case.
    #[error("an id consists of small letters and digits, with single hyphens between")]
    BadId,
    /// An id is taken.
    #[error("this id is taken by another entry")]
    DuplicateId,
    /// A name is empty.
    #[error("it needs a name")]
    NoName,
    /// Something is mentioned that does not exist.
    #[error("there is no {0} `{1}`")]
    NoSuch(&'static str, String),
    /// Credits come in thousands.
    #[error("credits come in thousands, not {0}")]
    OddCredits(u32),
    /// An amount of zero.
    #[error("an amount must be at least 1")]
    ZeroAmount,
    /// An icon for numbers of players that never play.
    #[error("nobody plays with {0} to {1} players")]
    NoPlayers(u8, u8),
    /// A list of effects is empty.
    #[error("a list of effects is empty")]
    NoEffects,
    /// Something is had although what it costs cannot be given.
    #[error("what is discarded to have something stands in `To`, or it could be had for nothing")]
    LooseCost,
    /// A choice of too few or too many.
    #[error("a choice has 2 to 6 options, not {0}")]
    Options(usize),
    /// Effects in effects in effects.
    #[error("effects may stand {DEEPEST} deep, no deeper")]
    TooDeep,
    /// A combat begun by what another one brings.
    #[error("a fight cannot begin inside another: go to a step of its own instead")]
    FightInFight,
    /// Dice while others lie on the table.
    #[error("no dice are rolled while others lie on the table")]
    RollInRoll,
    /// A step that does not exist.
    #[error("there is no step {0}")]
    NoSuchStep(u8),
    /// A step nobody can come to.
    #[error("no step leads to step {0}")]
    UnreachableStep(usize),
    /// A job, or a goal, that cannot be completed.
    #[error("no step completes this job")]
    NeverCompleted,
    /// A job with no steps, or with both kinds.
    #[error("a job has either the number of a databank card or steps of its own")]
    JobSteps,
    /// An ambition sheet whose goals make no sense.
    #[error("{0}")]
    Sheet(&'static str),
    /// An asset that can never be gained.
    #[error("nothing on this card lets one gain its asset")]
    NeverGained,
    /// An asset is gained where there is none.
    #[error("this card has no asset to gain")]
    NothingToGain,
    /// Two secrets on a card.
    #[error("a card has at most one secret")]
    TwoSecrets,
    /// A secret section that also does something.
    #[error("a section is a secret or does something, not both")]
    SecretAndMore,
    /// A situation in which no section applies.
    #[error("no section applies on `{0}` with {1:?} standing")]
    NoSection(String, Option<(Faction, Standing)>),
    /// A secret that not everybody takes who draws it in its place: who sees it taken would know
    /// more of it than where that was.
    #[error("a secret is the only section of its place, and for everybody")]
    SecretForSome,
    /// A section for a space of another deck.
    #[error("`{0}` belongs to another encounter deck")]
    WrongDeck(String),
    /// Classes of contacts and of contact spaces differ.
    #[error("{spaces} contact spaces but {contacts} contacts are of class {class:?}")]
    Classes {
        /// The class.
        class: Class,
        /// Contact spaces.
        spaces: usize,
        /// Contacts.
        contacts: usize,
    },
    /// A patrol is missing or there twice.
    #[error("there must be one patrol of each faction and level: {0:?} {1}")]
    Patrols(Faction, u8),
    /// Nothing with that number.
    #[error("no databank card has number {0}")]
    NoDatabank(u8),
    /// A start card without a planet or an asset.
    #[error("a card to start with names a planet and has an asset")]
    NoStart,
    /// The map is not whole.
    #[error("{0}")]
    Map(String),
    /// Too many of something.
    #[error("at most {1} {0}")]
    TooMany(&'static str, usize),
    /// Two with the same picture.
    #[error("it has the same picture as `{0}`")]
    SamePicture(String),
    /// No picture.
    #[error("it needs a picture")]
    NoPicture,
    /// More scenes than steps.
    #[error("there are more scenes than steps")]
    Scenes,
    /// A scene is missing or empty.
    #[error("it needs a line that sets the scene")]
    NoScene,
    /// A text cannot be printed.
    #[error("its text cannot be printed: {0}")]
    Unworded(String),
    /// A section that never applies, counted from one.
    #[error("section {0} never applies: an earlier one always does")]
    DeadSection(usize),
    /// An asset that can never be given away.
    #[error(
        "nothing lets one be rid of this cargo: it has no destination, and no ability discards it"
    )]
    NeverLost,
    /// Health that hangs on itself, or fame that comes and goes with damage.
    #[error("neither health nor fame can hang on how much health is left")]
    ByHealth,
    /// The other end of a card that is none.
    #[error(
        "both ends of a card are assets of the same type and deck; the other one moves no patrol"
    )]
    OtherEnd,
    /// A card that rotates but has one end only.
    #[error("only a card with another end can be rotated")]
    NothingToRotate,
    /// Cargo for a planet and for a patrol.
    #[error("cargo is for a planet or for a patrol, not for both")]
    TwoDestinations,
    /// A test that never comes up, or one that is not announced.
    #[error("the skills above the job are not those of its tests: {0:?}")]
    SkillList(Vec<crate::content::Skill>),
    /// A bounty with another class than its contact's.
    #[error("`{0}` is of class {1:?}, and so must its bounty be")]
    WrongClass(String, Class),
    /// Not as many as are printed.
    #[error("there are {found} of {deck}; the box has {printed}")]
    Count {
        /// Of what.
        deck: String,
        /// How many the box has.
        printed: usize,
        /// How many were found.
        found: usize,
    },
}

//! The effect language: what a card can do, as data.
//!
//! A card is an entry in `content/`; its rules text is printed from these values, and the engine
//! runs them. A new card is normally a new combination, not a new word.

use super::moments::Moment;
use super::words::{Body, Combat, Die, Faction, Kind, Market, Skill, Standing, Trait, Value};
use serde::{Deserialize, Serialize};

/// Something a component lets its owner do, or does to them.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ability {
    /// When.
    pub at: Moment,
    /// Only while this holds.
    #[serde(default)]
    pub given: Option<Condition>,
    /// What happens.
    pub does: Vec<Effect>,
    /// How often.
    #[serde(default)]
    pub limit: Limit,
    /// Whether it happens without asking; otherwise its owner may.
    #[serde(default)]
    pub must: bool,
}

/// How often an ability can be resolved.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
pub enum Limit {
    /// Once for each instance of its moment.
    #[default]
    Each,
    /// Once in each player's turn.
    OncePerTurn,
    /// Once in each combat.
    OncePerCombat,
}

/// Something that is so or not, for the player whose ability it is.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub enum Condition {
    /// You stand so with a faction: one of these.
    Standing(Faction, Vec<Standing>),
    /// You have at least so many matching assets.
    Have(Filter, u8),
    /// You have at least one mod and two gear whose printed costs add up to at least this.
    GearedUp(u32),
    /// The printed cost of your ship is at least this.
    ShipCosts(u32),
    /// You have the skill.
    Skill(Skill),
    /// Your reputation is positive with at least so many factions.
    Friends(u8),
    /// You have at least so many different skills.
    Skills(u8),
    /// Your character and your ship have suffered at least so much damage together.
    Damaged(u8),
    /// You have at least so many credits.
    Credits(u32),
    /// You have at least so much fame.
    Fame(u8),
    /// Nobody has more fame.
    MostFamous,
    /// You are not defeated.
    NotDefeated,
    /// Your character has at least so much health remaining.
    HealthRemaining(u8),
    /// You are on a planet.
    OnPlanet,
    /// You are on a navpoint.
    OnNavpoint,
    /// You are on this planet.
    At(String),
    /// You are on a planet of this faction.
    OnPlanetOf(Faction),
    /// A patrol is in your space.
    PatrolHere,
    /// Another player is in your space.
    PlayerHere,
    /// Your damage tokens lie on at least so many planets of the faction.
    TokensOnPlanetsOf(Faction, u8),
    /// The combat is of this kind.
    InCombat(Combat),
    /// You fight a patrol.
    AgainstPatrol,
    /// You fight another player.
    AgainstPlayer,
    /// Your opponent in the combat rolled at least so many dice.
    OpponentRolled(u8),
    /// Your opponent in the combat is a player with more fame than you.
    OpponentMoreFamous,
    /// You just gained a crew while you had this many before.
    CrewBefore(u8),
    /// What you just delivered is illegal.
    Illegal,
    /// All of these.
    All(Vec<Condition>),
    /// At least one of these.
    Any(Vec<Condition>),
    /// Not this.
    Not(Box<Condition>),
}

/// Which assets.
#[derive(Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Filter {
    /// One of these types; any if empty.
    pub kinds: Vec<Kind>,
    /// With this trait.
    pub with: Option<Trait>,
    /// With a printed cost of at most this.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at_most: Option<u32>,
    /// Droids only.
    pub droid: bool,
    /// This very card, by id.
    pub card: Option<String>,
    /// Cards of this market deck only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deck: Option<Market>,
}

/// A faction an effect speaks of.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub enum With {
    /// This one.
    Faction(Faction),
    /// The faction of the planet you are on.
    YourPlanet,
    /// The faction of the patrol it is about.
    ThisPatrol,
    /// One of your choice.
    YourChoice,
}

/// How much damage.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub enum Amount {
    /// So much.
    Of(u8),
    /// All of it.
    All,
}

/// Which other player.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub enum Other {
    /// Any other player in your space.
    Here,
    /// Any other player in your space with more fame than you.
    HereMoreFamous,
    /// Any other player in your space with at least so much fame.
    HereFamous(u8),
    /// Any other player in your space with negative reputation, with whichever faction.
    HereWanted,
    /// Any other player in your space whose reputation with this faction is not positive.
    HereNotWelcome(Faction),
    /// The player you fight.
    Opponent,
    /// The player on whose card this stands.
    Owner,
    /// Any other player.
    Anyone,
    /// The most famous player.
    MostFamous,
    /// The other player this is about: who takes part in the job, or is opposed.
    Them,
    /// You or that player.
    Either,
}

/// Which contacts.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub enum Contacts {
    /// Facedown ones on your planet.
    FacedownHere,
    /// Any facedown ones.
    Facedown,
    /// Any on the map.
    Any,
}

/// Where something goes directly.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub enum Place {
    /// A planet of your choice.
    AnyPlanet,
    /// A space of your choice within so many spaces.
    Within(u8),
    /// This planet.
    Planet(String),
}

/// Which patrols.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub enum Patrols {
    /// Of this faction.
    Of(Faction),
    /// In your space.
    Here,
    /// The nearest to you.
    Nearest,
    /// Any.
    Any,
}

/// One thing an effect does. Effects of a list happen in order; "you" is whose ability it is.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub enum Effect {
    /// Gain credits.
    Credits(u32),
    /// Gain so many credits for each damage you dealt more than your opponent in the combat.
    CreditsPerLead(u32),
    /// Give credits to the player whose turn it is.
    GiveCredits(u32),
    /// Lose credits, or all you have.
    LoseCredits(u32),
    /// Gain fame.
    Fame(u8),
    /// Lose fame.
    LoseFame(u8),
    /// Gain reputation.
    GainReputation(With, u8),
    /// Lose reputation.
    LoseReputation(With, u8),
    /// Set a reputation.
    SetReputation(With, Standing),
    /// Suffer damage.
    Suffer(Body, u8),
    /// Recover damage.
    Recover(Body, Amount),

    /// Test a skill.
    Test {
        /// Which.
        skill: Skill,
        /// On a pass.
        #[serde(default)]
        pass: Vec<Effect>,
        /// On a failure.
        #[serde(default)]
        fail: Vec<Effect>,
    },
    /// Test a skill against another player, who tests it as well, whatever your result.
    Opposed {
        /// Against whom.
        who: Other,
        /// Which.
        skill: Skill,
        /// You pass, and they fail.
        #[serde(default)]
        won: Vec<Effect>,
        /// Both pass.
        #[serde(default)]
        both: Vec<Effect>,
        /// Both fail.
        #[serde(default)]
        neither: Vec<Effect>,
        /// You fail, and they pass.
        #[serde(default)]
        lost: Vec<Effect>,
    },
    /// Fight an enemy printed here.
    Fight {
        /// Which kind of combat.
        combat: Combat,
        /// The enemy's dice.
        value: u8,
        /// What it is called: the id of a message `enemy_…`, or plain English words.
        #[serde(skip_serializing)]
        enemy: String,
        /// On winning, before damage is suffered.
        #[serde(default)]
        win: Vec<Effect>,
        /// On losing, before damage is suffered.
        #[serde(default)]
        lose: Vec<Effect>,
        /// On winning without being defeated, after damage was suffered.
        #[serde(default)]
        win_undefeated: Vec<Effect>,
    },
    /// Fight another player.
    FightPlayer {
        /// Whom.
        who: Other,
        /// Which kind of combat; if not said, the place decides.
        #[serde(default)]
        combat: Option<Combat>,
        /// On winning.
        #[serde(default)]
        win: Vec<Effect>,
        /// On losing.
        #[serde(default)]
        lose: Vec<Effect>,
    },
    /// Roll a die; the first row that has the result happens.
    Roll(Vec<(Vec<Die>, Vec<Effect>)>),

    /// Gain the asset of this card.
    GainThis,
    /// Discard the contact this card belongs to: its token leaves the map.
    DiscardContact,
    /// Remove the contact this card belongs to from the game.
    RemoveContact,
    /// Gain the top card of a market deck for free.
    GainTop(Market),
    /// Draw so many cards of a market deck, gain one of them for free if you like, and discard the
    /// others.
    Draw(Market, u8),
    /// Buy the top card of a market deck, so much cheaper.
    BuyTop(Market, u32),
    /// Buy a ship from the supply.
    BuyShip {
        /// Whether other assets can be bartered for it.
        #[serde(default)]
        barter: bool,
    },
    /// Perform a market action.
    MarketAction,
    /// Discard a matching asset of yours.
    Discard(Filter),
    /// Discard the card this stands on.
    DiscardThis,
    /// Turn the card this stands on around: its other end counts.
    Rotate,
    /// Take a matching asset from another player in your space.
    Take(Filter),
    /// Take a matching asset from the other player this is about, if you like and have room for it.
    TakeTheirs(Filter),
    /// Take up to so many credits from the other player this is about.
    TakeCredits(u32),
    /// Give a matching asset of yours to the player whose turn it is.
    Give(Filter),
    /// Another player in your space gives you a matching asset of their choice; a goal token is put
    /// on it.
    Demand(Filter),
    /// Take an asset with a goal token from your opponent, if you like; the token is discarded.
    TakeMarked,

    /// Secretly look at a contact.
    Look(Contacts),
    /// Turn a contact faceup.
    Reveal(Contacts),
    /// Exchange two contacts.
    Exchange(Contacts),
    /// Move a contact to a planet of your choice.
    MoveContact(Contacts),

    /// Move up to so many spaces.
    Move(u8),
    /// Move up to so many spaces; patrols do not stop you.
    MovePast(u8),
    /// Move directly.
    MoveDirectly(Place),
    /// Move directly to the Core Worlds at the other end of the galaxy.
    CrossTheCore,
    /// Move a patrol up to so many spaces as you like.
    MovePatrol(Patrols, u8),
    /// Move a patrol so many spaces toward another player of your choice.
    MovePatrolToward(Patrols, u8),
    /// Move a patrol directly to a space of your choice.
    MovePatrolDirectly(Patrols),
    /// Eliminate a patrol; nobody is rewarded for it.
    EliminatePatrol(Patrols),
    /// Encounter a patrol or a contact up to so many spaces away.
    EncounterWithin(u8),
    /// Put a damage token on your planet.
    PutToken,

    /// Complete the job that is resolved.
    CompleteJob,
    /// The job that is resolved fails.
    FailJob,
    /// Go on with this step of the card, counted from one.
    GoTo(u8),
    /// Complete the goal this stands on: that of a sheet, which brings 1 fame and flips it, or that
    /// of an ambition which is attempted.
    CompleteGoal,
    /// The goal that is attempted is not completed, and its encounter is over.
    FailGoal,
    /// Flip the character card this stands on back to its goal.
    FlipBack,
    /// You need not stop.
    KeepMoving,
    /// The player who moves must stop.
    StopThem,
    /// You do not become defeated.
    NotDefeated,
    /// The patrol, if it is at most so many spaces away, moves toward another player of your choice
    /// instead.
    RedirectPatrol(u8),
    /// Suffer so much less of the damage.
    Prevent(u8),
    /// Suffer so much less damage from the combat you have won.
    SufferLess(u8),
    /// Suffer at most so much damage from the combat you have won; what is suffered less counts
    /// first.
    SufferAtMost(u8),
    /// Your opponent suffers so much more damage from the combat you have won.
    DealMore(u8),
    /// Take an additional turn after this one.
    ExtraTurn,
    /// Your turn ends.
    EndTurn,

    /// So many more dice; fewer where negative.
    Dice(i8),
    /// Reroll up to so many of the dice.
    Reroll(u8),
    /// Reroll up to so many of the dice that show this.
    RerollFace(Die, u8),
    /// Turn up to so many results into another.
    Turn {
        /// One of these.
        from: Vec<Die>,
        /// Into this.
        to: Die,
        /// How many.
        count: u8,
    },
    /// Add results.
    Add(Die, u8),
    /// Cancel up to so many results.
    Cancel(Die, u8),
    /// Have a skill of your choice for this test.
    GainSkill,
    /// Have this skill for this test.
    HaveSkill(Skill),

    /// Only if the condition holds.
    If(Condition, Vec<Effect>),
    /// The first if the condition holds, else the second.
    IfElse(Condition, Vec<Effect>, Vec<Effect>),
    /// One of these, of your choice.
    Choose(Vec<Vec<Effect>>),
    /// If you like.
    May(Vec<Effect>),
    /// Pay credits; if you cannot, nothing more of this list happens.
    Pay(u32),
    /// The first, completely, to have the second.
    To(Vec<Effect>, Vec<Effect>),
    /// The same for another player, who is "you" therein.
    As(Other, Vec<Effect>),
}

/// What a component changes as long as one has it.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub enum Constant {
    /// So much more of a value.
    Plus(Value, u8),
    /// So much more of a value while the condition holds.
    PlusIf(Value, u8, Condition),
    /// So much more of a value for each matching asset.
    PlusPer(Value, u8, Filter),
    /// Additional fame while the condition holds.
    FameWhile(u8, Condition),
    /// Additional fame.
    Fame(u8),
    /// Room for so many more assets of a type.
    Room(Kind, u8),
    /// Cards of this market deck cost so much less.
    Discount(Market, u32),
    /// You need not stop in the Maelstrom.
    PassMaelstrom,
    /// You are not forced to encounter patrols.
    NotForced,
    /// Winning against a patrol costs no reputation.
    KeepReputation,
    /// In ground combat each focus you rolled cancels a hit of your opponent.
    FocusCancels,
    /// One of your crew slots holds one crew more.
    SharedCrewSlot,
    /// Of fame you gain, but for what this card pays and what is additional, one is turned into so
    /// many credits.
    FameForCredits(u32),
    /// Your assets of these types pay so many credits more.
    RewardMore(Vec<Kind>, u32),
    /// Your assets of these types pay so many credits less.
    RewardLess(Vec<Kind>, u32),
}

//! The one idea: a game is a pure, deterministic machine that stops whenever somebody has to
//! decide.
//!
//! [`Game`] is rules and content: immutable, shared, borrowed by everything. [`Game::State`] is a
//! separate plain value: clonable, comparable, serialisable, everything on the table included, the
//! generator too. They are kept apart because a bot copies states by the thousand and must never
//! copy the cards' texts with them.
//!
//! What is half done is data as well: an offer that waits for its answer, a vial that is about to
//! be sold. Never a closure, a thread or an async task: a game can be stopped, stored and copied at
//! any decision.
//!
//! A decision is three functions of the state, `decider`, `prompt` and `choices`, so that the inner
//! loop of a bot pays only for the one it needs; [`Table::decision`](crate::Table::decision) puts
//! them together, with texts, for a person. Choices go into a reused buffer. A random player needs
//! no list, only how many choices there are and the one it takes: that is `nth_choice`, which lists
//! them unless a game knows better.
//!
//! - **A seat decides, a player plays.** A player run by the rules has no seat. An [`Outcome`] has
//!   a place per player; teams share one.
//! - **A choice is a typed value that names things by stable ids** and means the same in every
//!   world its seat cannot tell apart. Its number in the list is for a prompt only, and is never
//!   stored.
//! - **Choices are finite at every decision.** A large one is split into steps ([`Role::Step`]),
//!   each of which can be completed.
//! - **No list has a cancel.** Taking back what was begun *is* undo: it is free until something was
//!   learned or rolled, and it leaves no trace in the state. Were it a choice, random and stubborn
//!   players would pick up and put back for ever, and the law that turns end would need exceptions.
//! - **A choice is checked at the door and applied unchecked inside.** `check` stands wherever a
//!   choice comes from outside; `apply` takes what was listed and cannot fail. So bots pay nothing
//!   for checks, and what is refused has not touched the state: `check` gets only `&State`. By
//!   default `check` is "is it in the list", so that list and check cannot disagree; a game says
//!   why not in `why_not`, with the rule's id.
//! - **Which boxes lie on the table is agreed on like everything else.** A game with another choice
//!   of boxes is another value of the same type (`for_setup`), so that nothing is asked twice while
//!   playing; a table holds the one it is played with, and its fingerprint is that one's.
//! - **A set-up is checked where a table is opened** (`check_setup`), and not where a record is
//!   played again: what earlier builds let pass still opens.
//! - **Offers** are the one free-form thing, with a door of their own (`check_offer`,
//!   `apply_offer`): they may come from anybody, in the middle of somebody else's decision. Either
//!   their receiver decides next, and then the decision below is asked anew; or what was said lies
//!   open in the state, the pending decision stays, and others say something to it as offers of
//!   their own: then nobody waits for anybody. Where there are few, `offers` lists them, and any
//!   client can make one; machines offer only what `propose` suggests while they decide, and what
//!   `reply` says at any time.
//! - **`hints`** come with each decision and say what the choices do not: what is blocked and by
//!   which rule, prices, what a pass leaves unused. **`explain`** gives routes and chances, is
//!   computed only when asked, and a decision without `more` has none (a law).

use crate::{
    About, Alone, Dealer, Described, Event, Explanation, Face, Fate, Fingerprint, Hints, Keyword,
    Lang, Log, Meaning, Outcome, Part, Player, Reason, Refusal, Role, Saying, Seat, SetupChoice,
    SetupOption, Text, WindowName,
};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::fmt::Debug;
use std::hash::Hash;
use std::sync::Arc;

/// Plain data that can be stored, sent and compared.
pub trait Data: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync {}
impl<T: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync> Data for T {}

/// Rules and content of a game: immutable, borrowed by everything. What changes is the
/// [`State`](Game::State), a plain value apart from it.
///
/// The laws every implementation must keep are checked by the test-kit (`testkit::Laws`).
///
/// ```
/// use coaxium::{Choice, Coaxium, Setup};
/// use tabletop::{Fate, Game, Log, Seat, Seed};
///
/// let (game, mut log) = (Coaxium::new(), Log::silent());
/// let mut state = game.start(&Setup::default(), Fate::new(Seed::from_number(7)), &mut log)?;
/// assert_eq!(game.decider(&state), Some(Seat(0)));
///
/// // Whatever comes from outside is checked; what was listed is made, and cannot fail.
/// assert!(game.check(&state, Seat(1), &Choice::Peek).is_err());
/// while game.decider(&state).is_some() {
///     let mut choices = Vec::new();
///     game.choices(&state, &mut choices);
///     game.apply(&mut state, &choices[0], &mut log);
/// }
/// assert!(game.outcome(&state).is_some());
/// # Ok::<_, tabletop::Refusal>(())
/// ```
pub trait Game: Debug + Sized + Send + Sync + 'static {
    /// The name in commands and saves, as its folders are called: small letters and hyphens.
    const ID: &'static str;
    /// The actions a turn is made of ([`Part::action`]): whoever is asked for one of these has nothing
    /// under way, and whoever passes on one ends a turn or a phase. Other actions are done within them.
    const TURN: &'static [&'static str] = &[];
    /// The version of its rules. Whoever changes what is decided somewhere, which choices there are
    /// or how a position reads in words raises it: the hashes of positions are others then, and a
    /// record that names an older version is replayed by its choices alone.
    const RULES: u32 = 1;
    /// Fingerprints of content and what earlier builds called the very same.
    const FORMER: &'static [(&'static str, &'static str)] = &[];

    /// Options and seats: what is agreed on before the game. The default is the first game a
    /// newcomer plays.
    type Setup: Data + Default;
    /// A position in public words: card names, not internal numbers.
    type Scenario: Data;
    /// Everything on the table, half-done things included, and the generator.
    type State: Data;
    /// A legal move: small, naming things by stable ids, meaning the same in every world its seat
    /// cannot tell apart.
    type Choice: Data + Eq + Ord + Hash;
    /// The free-form thing one player may propose to another; [`NoOffer`] where there is none.
    type Offer: Data;
    /// One fact that happened.
    type Event: Event<State = Self::State>;
    /// What is asked.
    type Prompt: Clone + PartialEq + Debug + Serialize;
    /// The table as one seat sees it.
    type View: Serialize;

    /// The name for people.
    fn title(&self, lang: Lang) -> String;

    /// Which content exactly this is: of what decides, and never of words.
    fn fingerprint(&self) -> Fingerprint;

    /// Whether a game that began with this content can go on with this one.
    fn plays(&self, content: Fingerprint) -> bool {
        let now = self.fingerprint();
        content == now || Self::FORMER.contains(&(&now.to_string(), &content.to_string()))
    }

    /// The game with the boxes that a set-up lays on the table, where that is another than this
    /// one. It is kept for the next who asks: a table holds on to it, and plays with it alone.
    fn for_setup(&self, _setup: &Self::Setup) -> Result<Option<Arc<Self>>, Refusal> {
        Ok(None)
    }

    /// The same for a stated position.
    fn for_scenario(&self, _scenario: &Self::Scenario) -> Result<Option<Arc<Self>>, Refusal> {
        Ok(None)
    }

    /// The game with every other choice of boxes there is.
    fn other_boxes(&self) -> Vec<Arc<Self>> {
        Vec::new()
    }

    /// Why nobody should begin a game like this, although a record that does is played. Asked
    /// where a new table is opened and never where an old one is: what a game once let pass, it
    /// still opens.
    fn check_setup(&self, _setup: &Self::Setup) -> Result<(), Refusal> {
        Ok(())
    }

    /// Sets up a game.
    fn start(
        &self,
        setup: &Self::Setup,
        fate: Fate,
        log: &mut Log<Self::Event>,
    ) -> Result<Self::State, Refusal>;

    /// Puts a stated position on the table.
    fn stage(&self, scenario: &Self::Scenario, fate: Fate) -> Result<Self::State, Refusal>;

    /// The position in public words. Staging it gives the same position, as far as words reach:
    /// what is half done is told by the pending decision.
    ///
    /// Kept games carry hashes of these words: a field added later must not be written while it
    /// has its default, or no old game would be recognised any more.
    fn words(&self, state: &Self::State) -> Self::Scenario;

    /// The generator inside a state.
    fn fate<'s>(&self, state: &'s Self::State) -> &'s Fate;

    /// The generator inside a state, to re-key or replace it.
    fn fate_mut<'s>(&self, state: &'s mut Self::State) -> &'s mut Fate;

    /// Who plays.
    fn players(&self, state: &Self::State, lang: Lang) -> Vec<Player>;

    /// The seat of each player, in the order of [`Game::players`], for machines: they read no names.
    fn seats(&self, state: &Self::State) -> Vec<Option<Seat>> {
        let players = self.players(state, Lang::default());
        players.into_iter().map(|player| player.seat).collect()
    }

    /// The number of the turn under way; never falls.
    fn turn(&self, state: &Self::State) -> u32;

    /// Who has to decide; nobody once the game is over.
    fn decider(&self, state: &Self::State) -> Option<Seat>;

    /// Whether nobody has to decide any more; a game that can tell without finding out who would
    /// does so here, for machines that play thousands of games.
    fn is_over(&self, state: &Self::State) -> bool {
        self.decider(state).is_none()
    }

    /// What is asked of the decider.
    fn prompt(&self, state: &Self::State) -> Option<Self::Prompt>;

    /// Every legal choice of the decider, in a fixed order, into an empty reused buffer. At least
    /// one while there is a decider.
    fn choices(&self, state: &Self::State, out: &mut Vec<Self::Choice>);

    /// One of these choices: `pick` gets their number and gives that of the one, counted from zero.
    /// Who takes any choice needs no list, and a game that knows the n-th without writing all of
    /// them down does so here; `list` is an empty reused buffer for those that do not.
    fn nth_choice(
        &self,
        state: &Self::State,
        list: &mut Vec<Self::Choice>,
        pick: impl FnOnce(usize) -> usize,
    ) -> Self::Choice {
        self.choices(state, list);
        list.swap_remove(pick(list.len()))
    }

    /// Makes a legal choice of the decider. Only for choices that were listed: [`Game::check`]
    /// stands before it wherever choices come from outside.
    fn apply(&self, state: &mut Self::State, choice: &Self::Choice, log: &mut Log<Self::Event>);

    /// How the game ended, once it has.
    fn outcome(&self, state: &Self::State) -> Option<Outcome>;

    /// Visits every pool of hidden things that could be exchanged for one another.
    fn secrets(&self, state: &mut Self::State, dealer: &mut Dealer<'_>);

    /// The table as a seat sees it; without a seat, as an onlooker does.
    fn view(&self, state: &Self::State, viewer: Option<Seat>) -> Self::View;

    /// The event as a seat (or an onlooker) may see it; none if there is nothing to see.
    fn redact(&self, event: &Self::Event, viewer: Option<Seat>) -> Option<Self::Event>;

    /// The question in words.
    fn ask(&self, state: &Self::State, lang: Lang) -> Text;

    /// The window the question belongs to, if it is one of those that a player may let pass once
    /// and for all.
    fn window(&self, _state: &Self::State, _lang: Lang) -> Option<WindowName> {
        None
    }

    /// A choice in words and with its place on the table.
    fn describe(&self, state: &Self::State, choice: &Self::Choice, lang: Lang) -> Described;

    /// An event in words, for the log; nothing where another event, or what is asked, tells as
    /// much.
    fn tell(&self, event: &Self::Event, lang: Lang) -> Text;

    /// The same where it was said already whose deed it is: without naming them. None where the line
    /// stays as it is; where it begins with a seat, that can be left out by whoever tells it.
    fn deed(&self, _event: &Self::Event, _lang: Lang) -> Option<Text> {
        None
    }

    /// What an event means, for whoever shows it among others.
    fn meaning(&self, _event: &Self::Event) -> Meaning {
        Meaning::default()
    }

    /// The table as plain text, for a terminal with so many columns.
    fn board(&self, view: &Self::View, lang: Lang, columns: usize) -> String;

    /// The table in words, a line each: what a client shows that has no board for this game. Nothing
    /// where the clients have one.
    fn in_words(&self, _view: &Self::View, _lang: Lang) -> Vec<Text> {
        Vec::new()
    }

    /// What each player has come to, in the order of [`Game::players`]: the end of a game in a line.
    fn result(&self, _view: &Self::View, _lang: Lang) -> Vec<Text> {
        Vec::new()
    }

    /// The languages it knows, English first.
    fn languages(&self) -> Vec<Lang> {
        vec![Lang::EN]
    }

    /// What somebody may want to know before playing it.
    fn about(&self, _lang: Lang) -> About {
        About::default()
    }

    /// What can be agreed on before a game.
    fn options(&self, _lang: Lang) -> Vec<SetupOption<SetupChoice<Self::Setup>>> {
        Vec::new()
    }

    /// The set-up changed so that one plays alone, as one wishes, against whom the rules run.
    fn alone(&self, _setup: Self::Setup, _wishes: &Alone) -> Result<Self::Setup, Refusal> {
        Err(Refusal::setup("nobody-plays-alone"))
    }

    /// The set-up with further boxes and optional rules, by the names they go by in commands.
    fn extended(&self, _setup: Self::Setup, names: &[String]) -> Result<Self::Setup, Refusal> {
        let names = names.join(", ");
        Err(Refusal::setup(
            Saying::new("nothing-to-play-with").with("names", names),
        ))
    }

    /// What is printed on every card, for drawing.
    fn faces(&self, _lang: Lang) -> Vec<Face> {
        Vec::new()
    }

    /// The words on the cards that mean more than they say.
    fn keywords(&self, _lang: Lang) -> Vec<Keyword> {
        Vec::new()
    }

    /// What the numbers in views, choices and events stand for, where they name things by number:
    /// what lies in the box, the same for every table.
    fn components(&self, _lang: Lang) -> Option<Value> {
        None
    }

    /// The action and the role of a choice, as [`Game::describe`] gives them, for machines that ask
    /// a thousand times a move. A game whose words are costly answers here without them.
    fn part(&self, state: &Self::State, choice: &Self::Choice) -> Part {
        let Described { action, role, .. } = self.describe(state, choice, Lang::default());
        Part { action, role }
    }

    /// Whether a choice is a pass; the cheapest question about it.
    fn is_pass(&self, state: &Self::State, choice: &Self::Choice) -> bool {
        self.part(state, choice).role == Role::Pass
    }

    /// Whether the seat may make the choice now.
    fn check(&self, state: &Self::State, seat: Seat, choice: &Self::Choice) -> Result<(), Refusal> {
        check_seat(self, state, seat)?;
        let mut choices = Vec::new();
        self.choices(state, &mut choices);
        if choices.contains(choice) {
            Ok(())
        } else {
            Err(self.why_not(state, choice))
        }
    }

    /// Why a choice that is not listed is refused, with the rule if one decides it.
    fn why_not(&self, _state: &Self::State, _choice: &Self::Choice) -> Refusal {
        Refusal::choice("illegal-choice")
    }

    /// What a message says in a language, if the game has it: what every refusal is said with.
    fn worded(&self, _saying: &Saying, _lang: Lang) -> Option<String> {
        None
    }

    /// Reasons and prices, which come with each decision. Must tell the seat nothing it may not know.
    fn hints(&self, _state: &Self::State, _seat: Seat, _lang: Lang) -> Hints {
        Hints::default()
    }

    /// Routes and chances, computed only when asked for, and only where the hints say there is more.
    /// Must tell the seat nothing it may not know.
    fn explain(&self, _state: &Self::State, _seat: Seat, _lang: Lang) -> Explanation {
        Explanation::default()
    }

    /// Whether the seat may make the offer now.
    fn check_offer(
        &self,
        _state: &Self::State,
        _seat: Seat,
        _offer: &Self::Offer,
    ) -> Result<(), Refusal> {
        Err(Refusal::offer("no-offers"))
    }

    /// Puts a checked offer before its receiver, who is then the decider; or lays it open to some
    /// while play goes on.
    fn apply_offer(
        &self,
        _state: &mut Self::State,
        _seat: Seat,
        _offer: &Self::Offer,
        _log: &mut Log<Self::Event>,
    ) {
    }

    /// Every offer the seat may make now, where they are few enough to be listed; none where a client
    /// has to build one. Must tell the seat nothing it may not know.
    fn offers(&self, _state: &Self::State, _seat: Seat) -> Vec<Self::Offer> {
        Vec::new()
    }

    /// What one of the listed offers says, as something that can be done.
    fn describe_offer(&self, _state: &Self::State, _offer: &Self::Offer, _lang: Lang) -> Text {
        Text::default()
    }

    /// An offer a machine might make; it may only look at what the seat knows. By default any of the
    /// listed ones.
    fn propose(&self, state: &Self::State, seat: Seat, fate: &mut Fate) -> Option<Self::Offer> {
        let offers = self.offers(state, seat);
        let at = match offers.len() {
            0 => return None,
            many => fate.below(many as u32) as usize,
        };
        offers.into_iter().nth(at)
    }

    /// What a machine says of itself now, whoever decides: its answer to what lies open to it. Asked
    /// of every machine after whatever was done, again and again until it has nothing to say, which
    /// must be soon. It may only look at what the seat knows.
    fn reply(&self, _state: &Self::State, _seat: Seat) -> Option<Self::Offer> {
        None
    }

    /// Gives the game up for a seat.
    fn concede(
        &self,
        _state: &mut Self::State,
        _seat: Seat,
        _log: &mut Log<Self::Event>,
    ) -> Result<(), Refusal> {
        Err(Refusal::new(Reason::CannotConcede, "no-conceding"))
    }

    /// How good the position is for a seat, for machines that look a step ahead; larger is better.
    fn evaluate(&self, _state: &Self::State, _seat: Seat) -> i32 {
        0
    }

    /// A world the seat cannot tell from this one: what it does not know is dealt anew, and chance
    /// is new. Depends on nothing but the seat's knowledge and `fate`.
    fn determinize(&self, state: &Self::State, seat: Seat, fate: &mut Fate) -> Self::State {
        let mut world = state.clone();
        self.secrets(&mut world, &mut Dealer::redeal(seat, fate));
        *self.fate_mut(&mut world) = fate.fork();
        world
    }
}

/// Refuses a seat that has nothing to decide.
pub(crate) fn check_seat<G: Game>(game: &G, state: &G::State, seat: Seat) -> Result<(), Refusal> {
    match game.decider(state) {
        None => Err(Refusal::new(Reason::GameOver, "game-over")),
        Some(decider) if decider != seat => Err(Refusal::new(
            Reason::NotYourDecision,
            Saying::new("not-your-decision")
                .with("decider", decider.0)
                .with("seat", seat.0),
        )),
        Some(_) => Ok(()),
    }
}

/// The offer type of games without offers: there is no value of it.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize)]
pub enum NoOffer {}

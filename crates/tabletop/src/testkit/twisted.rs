//! A game that is another one but for a twist: for tests of what runs games.

use crate::{
    About, Alone, Dealer, Described, Explanation, Face, Fate, Fingerprint, Game, Hints, Keyword,
    Lang, Log, Meaning, Outcome, Part, Player, Refusal, Saying, Seat, SetupChoice, SetupOption,
    Text, WindowName,
};
use serde_json::Value;
use std::fmt::Debug;
use std::sync::Arc;

/// What is different in a [`Twisted`] game. What is not written is as in the game itself; a test that
/// needs another twist adds its method here.
pub trait Twist<G: Game>: Debug + Send + Sync + 'static {
    /// Makes a choice.
    fn apply(&self, game: &G, state: &mut G::State, choice: &G::Choice, log: &mut Log<G::Event>) {
        game.apply(state, choice, log);
    }

    /// What is printed on every card.
    fn faces(&self, game: &G, lang: Lang) -> Vec<Face> {
        game.faces(lang)
    }

    /// Sets the table up.
    fn start(
        &self,
        game: &G,
        setup: &G::Setup,
        fate: Fate,
        log: &mut Log<G::Event>,
    ) -> Result<G::State, Refusal> {
        game.start(setup, fate, log)
    }

    /// Who plays.
    fn players(&self, game: &G, state: &G::State, lang: Lang) -> Vec<Player> {
        game.players(state, lang)
    }

    /// The table as somebody sees it.
    fn view(&self, game: &G, state: &G::State, viewer: Option<Seat>) -> G::View {
        game.view(state, viewer)
    }

    /// An event as somebody may know it.
    fn redact(&self, game: &G, event: &G::Event, viewer: Option<Seat>) -> Option<G::Event> {
        game.redact(event, viewer)
    }

    /// What is asked, in words.
    fn ask(&self, game: &G, state: &G::State, lang: Lang) -> Text {
        game.ask(state, lang)
    }

    /// Whether a choice can be made, or why not.
    fn check(
        &self,
        game: &G,
        state: &G::State,
        seat: Seat,
        choice: &G::Choice,
    ) -> Result<(), Refusal> {
        game.check(state, seat, choice)
    }

    /// Routes and chances.
    fn explain(&self, game: &G, state: &G::State, seat: Seat, lang: Lang) -> Explanation {
        game.explain(state, seat, lang)
    }
}

/// A game with a twist. It has the id, the content and the rules of the game, and opens its saves.
#[derive(Debug)]
pub struct Twisted<G, T> {
    /// The game.
    pub game: G,
    /// What is different.
    pub twist: T,
}

// A method that is left out would be the default one, and no longer what the game does.
#[deny(clippy::missing_trait_methods)]
impl<G: Game, T: Twist<G>> Game for Twisted<G, T> {
    const ID: &'static str = G::ID;
    const TURN: &'static [&'static str] = G::TURN;
    const RULES: u32 = G::RULES;
    const FORMER: &'static [(&'static str, &'static str)] = G::FORMER;
    type Setup = G::Setup;
    type Scenario = G::Scenario;
    type State = G::State;
    type Choice = G::Choice;
    type Offer = G::Offer;
    type Event = G::Event;
    type Prompt = G::Prompt;
    type View = G::View;

    fn apply(&self, state: &mut G::State, choice: &G::Choice, log: &mut Log<G::Event>) {
        self.twist.apply(&self.game, state, choice, log);
    }
    fn faces(&self, lang: Lang) -> Vec<Face> {
        self.twist.faces(&self.game, lang)
    }

    fn title(&self, lang: Lang) -> String {
        self.game.title(lang)
    }
    fn fingerprint(&self) -> Fingerprint {
        self.game.fingerprint()
    }
    fn plays(&self, content: Fingerprint) -> bool {
        self.game.plays(content)
    }
    // With other boxes it would be another game, without the flaw.
    fn for_setup(&self, _setup: &G::Setup) -> Result<Option<Arc<Self>>, Refusal> {
        Ok(None)
    }
    fn for_scenario(&self, _scenario: &G::Scenario) -> Result<Option<Arc<Self>>, Refusal> {
        Ok(None)
    }
    fn other_boxes(&self) -> Vec<Arc<Self>> {
        Vec::new()
    }
    fn check_setup(&self, setup: &G::Setup) -> Result<(), Refusal> {
        self.game.check_setup(setup)
    }
    fn start(
        &self,
        setup: &G::Setup,
        fate: Fate,
        log: &mut Log<G::Event>,
    ) -> Result<G::State, Refusal> {
        self.twist.start(&self.game, setup, fate, log)
    }
    fn stage(&self, scenario: &G::Scenario, fate: Fate) -> Result<G::State, Refusal> {
        self.game.stage(scenario, fate)
    }
    fn words(&self, state: &G::State) -> G::Scenario {
        self.game.words(state)
    }
    fn fate<'s>(&self, state: &'s G::State) -> &'s Fate {
        self.game.fate(state)
    }
    fn fate_mut<'s>(&self, state: &'s mut G::State) -> &'s mut Fate {
        self.game.fate_mut(state)
    }
    fn players(&self, state: &G::State, lang: Lang) -> Vec<Player> {
        self.twist.players(&self.game, state, lang)
    }
    fn seats(&self, state: &G::State) -> Vec<Option<Seat>> {
        self.game.seats(state)
    }
    fn turn(&self, state: &G::State) -> u32 {
        self.game.turn(state)
    }
    fn decider(&self, state: &G::State) -> Option<Seat> {
        self.game.decider(state)
    }
    fn is_over(&self, state: &G::State) -> bool {
        self.game.is_over(state)
    }
    fn prompt(&self, state: &G::State) -> Option<G::Prompt> {
        self.game.prompt(state)
    }
    fn choices(&self, state: &G::State, out: &mut Vec<G::Choice>) {
        self.game.choices(state, out);
    }
    fn nth_choice(
        &self,
        state: &G::State,
        list: &mut Vec<G::Choice>,
        pick: impl FnOnce(usize) -> usize,
    ) -> G::Choice {
        self.game.nth_choice(state, list, pick)
    }
    fn outcome(&self, state: &G::State) -> Option<Outcome> {
        self.game.outcome(state)
    }
    fn secrets(&self, state: &mut G::State, dealer: &mut Dealer<'_>) {
        self.game.secrets(state, dealer);
    }
    fn view(&self, state: &G::State, viewer: Option<Seat>) -> G::View {
        self.twist.view(&self.game, state, viewer)
    }
    fn redact(&self, event: &G::Event, viewer: Option<Seat>) -> Option<G::Event> {
        self.twist.redact(&self.game, event, viewer)
    }
    fn ask(&self, state: &G::State, lang: Lang) -> Text {
        self.twist.ask(&self.game, state, lang)
    }
    fn window(&self, state: &G::State, lang: Lang) -> Option<WindowName> {
        self.game.window(state, lang)
    }
    fn describe(&self, state: &G::State, choice: &G::Choice, lang: Lang) -> Described {
        self.game.describe(state, choice, lang)
    }
    fn tell(&self, event: &G::Event, lang: Lang) -> Text {
        self.game.tell(event, lang)
    }
    fn deed(&self, event: &G::Event, lang: Lang) -> Option<Text> {
        self.game.deed(event, lang)
    }
    fn meaning(&self, event: &G::Event) -> Meaning {
        self.game.meaning(event)
    }
    fn board(&self, view: &G::View, lang: Lang, columns: usize) -> String {
        self.game.board(view, lang, columns)
    }
    fn in_words(&self, view: &G::View, lang: Lang) -> Vec<Text> {
        self.game.in_words(view, lang)
    }
    fn result(&self, view: &G::View, lang: Lang) -> Vec<Text> {
        self.game.result(view, lang)
    }
    fn languages(&self) -> Vec<Lang> {
        self.game.languages()
    }
    fn about(&self, lang: Lang) -> About {
        self.game.about(lang)
    }
    fn options(&self, lang: Lang) -> Vec<SetupOption<SetupChoice<G::Setup>>> {
        self.game.options(lang)
    }
    fn alone(&self, setup: G::Setup, wishes: &Alone) -> Result<G::Setup, Refusal> {
        self.game.alone(setup, wishes)
    }
    fn extended(&self, setup: G::Setup, names: &[String]) -> Result<G::Setup, Refusal> {
        self.game.extended(setup, names)
    }
    fn keywords(&self, lang: Lang) -> Vec<Keyword> {
        self.game.keywords(lang)
    }
    fn components(&self, lang: Lang) -> Option<Value> {
        self.game.components(lang)
    }
    fn part(&self, state: &G::State, choice: &G::Choice) -> Part {
        self.game.part(state, choice)
    }
    fn is_pass(&self, state: &G::State, choice: &G::Choice) -> bool {
        self.game.is_pass(state, choice)
    }
    fn check(&self, state: &G::State, seat: Seat, choice: &G::Choice) -> Result<(), Refusal> {
        self.twist.check(&self.game, state, seat, choice)
    }
    fn why_not(&self, state: &G::State, choice: &G::Choice) -> Refusal {
        self.game.why_not(state, choice)
    }
    fn worded(&self, saying: &Saying, lang: Lang) -> Option<String> {
        self.game.worded(saying, lang)
    }
    fn hints(&self, state: &G::State, seat: Seat, lang: Lang) -> Hints {
        self.game.hints(state, seat, lang)
    }
    fn explain(&self, state: &G::State, seat: Seat, lang: Lang) -> Explanation {
        self.twist.explain(&self.game, state, seat, lang)
    }
    fn check_offer(&self, state: &G::State, seat: Seat, offer: &G::Offer) -> Result<(), Refusal> {
        self.game.check_offer(state, seat, offer)
    }
    fn apply_offer(
        &self,
        state: &mut G::State,
        seat: Seat,
        offer: &G::Offer,
        log: &mut Log<G::Event>,
    ) {
        self.game.apply_offer(state, seat, offer, log);
    }
    fn offers(&self, state: &G::State, seat: Seat) -> Vec<G::Offer> {
        self.game.offers(state, seat)
    }
    fn describe_offer(&self, state: &G::State, offer: &G::Offer, lang: Lang) -> Text {
        self.game.describe_offer(state, offer, lang)
    }
    fn propose(&self, state: &G::State, seat: Seat, fate: &mut Fate) -> Option<G::Offer> {
        self.game.propose(state, seat, fate)
    }
    fn reply(&self, state: &G::State, seat: Seat) -> Option<G::Offer> {
        self.game.reply(state, seat)
    }
    fn concede(
        &self,
        state: &mut G::State,
        seat: Seat,
        log: &mut Log<G::Event>,
    ) -> Result<(), Refusal> {
        self.game.concede(state, seat, log)
    }
    fn evaluate(&self, state: &G::State, seat: Seat) -> i32 {
        self.game.evaluate(state, seat)
    }
    fn determinize(&self, state: &G::State, seat: Seat, fate: &mut Fate) -> G::State {
        self.game.determinize(state, seat, fate)
    }
}

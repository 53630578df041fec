//! Outer Rim as the kernel plays it.

use crate::about;
use crate::choice::{Choice, Prompt};
use crate::components;
use crate::content::{Boxes, ContentError, Expansion, Library, Shelf};
use crate::evaluate;
use crate::event::Event;
use crate::face;
use crate::flow;
use crate::rules::{Proposal, favors, goals, house, trade};
use crate::say;
use crate::scenario::{self, Scenario};
use crate::setup::{self, Setup};
use crate::state::{CardId, PlayerId, State, Step};
use crate::view::{self, View};
use serde_json::Value;
use std::sync::{Arc, OnceLock};
use tabletop::{
    About, Alone, Dealer, Described, Explanation, Face, Fate, Fingerprint, Game, Hints, Keyword,
    Lang, Log, Meaning, Outcome, Part, Player, Refusal, Saying, Seat, SetupChoice, SetupOption,
    Text, WindowName,
};

/// The rules, and the components they are played with.
#[derive(Debug)]
pub struct OuterRim {
    pub(crate) library: Library,
    /// What machines think the cards are worth.
    pub(crate) prices: evaluate::Prices,
    /// Where other boxes are found, if there are any.
    shelf: Option<Arc<Shelf>>,
    /// The games with other boxes, by their choice, once somebody asked for them.
    others: [OnceLock<Arc<Self>>; 1 << Expansion::ALL.len()],
}

impl OuterRim {
    /// The game with the components of a library, and no others.
    pub fn new(library: Library) -> Self {
        let prices = evaluate::Prices::of(library.content());
        Self {
            library,
            prices,
            shelf: None,
            others: Default::default(),
        }
    }

    /// The game with boxes of a shelf, or what is wrong with them.
    pub fn with_boxes(shelf: &Arc<Shelf>, boxes: Boxes) -> Result<Self, Vec<ContentError>> {
        let library = Library::new(shelf.content(boxes)?);
        Ok(Self {
            shelf: Some(shelf.clone()),
            ..Self::new(library)
        })
    }

    /// The game with the box that is shipped, or what is wrong with that box.
    pub fn base() -> Result<Self, Vec<ContentError>> {
        Self::with_boxes(&Arc::new(Shelf::shipped()), Boxes::BASE)
    }

    /// The game with the cards of the test pack.
    pub fn test_pack() -> Result<Self, Vec<ContentError>> {
        Self::with_boxes(&Arc::new(Shelf::test_pack()), Boxes::BASE)
    }

    /// The same game with other boxes; nothing if it has these.
    fn with(&self, boxes: Boxes) -> Result<Option<Arc<Self>>, Refusal> {
        if boxes == self.library.boxes() {
            return Ok(None);
        }
        let kept = &self.others[boxes.index()];
        if let Some(game) = kept.get() {
            return Ok(Some(game.clone()));
        }
        let shelf = self.shelf.as_ref();
        let shelf = shelf.ok_or_else(|| Refusal::setup("refused-boxes"))?;
        let opened = Self::with_boxes(shelf, boxes).map_err(|errors| {
            // A pack is proved with every choice of boxes before anybody plays with it.
            let why = errors.iter().map(ToString::to_string).next();
            Refusal::setup(Saying::plain(why.unwrap_or_default()))
        })?;
        Ok(Some(kept.get_or_init(|| Arc::new(opened)).clone()))
    }

    /// A refusal that cites the rule that holds at this table: a box may replace one of another.
    fn citing(&self, refusal: Refusal) -> Refusal {
        self.library.boxes().citing(refusal)
    }

    /// The components.
    pub fn library(&self) -> &Library {
        &self.library
    }
}

impl Game for OuterRim {
    const ID: &'static str = "outer-rim";
    const TURN: &'static [&'static str] = &["turn", "planning", "encounter"];
    const RULES: u32 = 2;
    // Once a fingerprint covered names and words as well.
    const FORMER: &'static [(&'static str, &'static str)] = &[(
        "033fdec86f5b1a97d369cfac686c1b7c9b981cd5b3893e5cfc5e5949bf8e7d9b",
        "459573722c713857490bee6b5d77d0abbb6c76498370fe411ba9ecb83afeb85a",
    )];
    type Setup = Setup;
    type Scenario = Scenario;
    type State = State;
    type Choice = Choice;
    type Offer = Proposal;
    type Event = Event;
    type Prompt = Prompt;
    type View = View;

    fn title(&self, lang: Lang) -> String {
        self.library.content().messages(lang).say("title", &[])
    }

    fn fingerprint(&self) -> Fingerprint {
        self.library.fingerprint()
    }

    fn for_setup(&self, setup: &Setup) -> Result<Option<Arc<Self>>, Refusal> {
        self.with(setup.with)
    }

    fn for_scenario(&self, scenario: &Scenario) -> Result<Option<Arc<Self>>, Refusal> {
        self.with(scenario.with)
    }

    fn other_boxes(&self) -> Vec<Arc<Self>> {
        let all = Boxes::all().filter_map(|boxes| self.with(boxes).ok().flatten());
        all.collect()
    }

    fn check_setup(&self, setup: &Setup) -> Result<(), Refusal> {
        setup.check().map_err(|why| setup.with.citing(why))
    }

    fn start(&self, setup: &Setup, fate: Fate, log: &mut Log<Event>) -> Result<State, Refusal> {
        let state = setup::start(self, setup, fate, log);
        let mut state = state.map_err(|why| self.citing(why))?;
        flow::settle(self, &mut state, log);
        Ok(state)
    }

    fn stage(&self, scenario: &Scenario, fate: Fate) -> Result<State, Refusal> {
        scenario::stage(self, scenario, fate)
    }

    fn words(&self, state: &State) -> Scenario {
        scenario::words(self, state)
    }

    fn fate<'s>(&self, state: &'s State) -> &'s Fate {
        &state.fate
    }

    fn fate_mut<'s>(&self, state: &'s mut State) -> &'s mut Fate {
        &mut state.fate
    }

    fn players(&self, state: &State, lang: Lang) -> Vec<Player> {
        let players = state.clockwise(PlayerId(0)).zip(self.seats(state));
        let players = players.map(|(player, seat)| Player {
            name: say::player_name(self, state, player, lang),
            seat,
            team: player.0,
        });
        players.collect()
    }

    fn seats(&self, state: &State) -> Vec<Option<Seat>> {
        let players = state.clockwise(PlayerId(0));
        let seats = players.map(|player| (!state.is_rival(player)).then_some(Seat(player.0)));
        seats.collect()
    }

    fn turn(&self, state: &State) -> u32 {
        state.turn
    }

    fn decider(&self, state: &State) -> Option<Seat> {
        flow::decider(self, state).map(|player| Seat(player.0))
    }

    fn prompt(&self, state: &State) -> Option<Prompt> {
        flow::prompt(self, state)
    }

    fn choices(&self, state: &State, out: &mut Vec<Choice>) {
        flow::choices(self, state, out);
    }

    fn apply(&self, state: &mut State, choice: &Choice, log: &mut Log<Event>) {
        flow::apply(self, state, *choice, log);
        flow::settle(self, state, log);
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let Step::Over(winner) = state.step else {
            return None;
        };
        let place = |player: PlayerId| {
            if player == winner {
                return 1;
            }
            // With ambitions goals come first: fame alone does not win.
            let merit = |player: PlayerId| {
                let area = state.area(player);
                (area.ambition.count(), area.fame)
            };
            let own = merit(player);
            let ahead = state
                .clockwise(PlayerId(0))
                .filter(|&other| other != player)
                .filter(|&other| other == winner || merit(other) > own);
            ahead.count() as u8 + 1
        };
        Some(Outcome {
            places: state.clockwise(PlayerId(0)).map(place).collect(),
        })
    }

    fn secrets(&self, state: &mut State, dealer: &mut Dealer<'_>) {
        for rival in state.rivals.iter_mut() {
            dealer.pool(rival.deck.iter_mut());
        }
        for deck in &mut state.market {
            dealer.pool(deck.iter_mut());
        }
        for (place, deck) in state.encounters.iter_mut().enumerate() {
            let home = crate::content::Home::Encounters(crate::state::EncounterDeckId(place as u8));
            let secrets = state
                .players
                .iter_mut()
                .flat_map(|area| area.secrets.iter_mut());
            let secrets = secrets.filter(|secret| self.library.card(secret.card).home == home);
            let slots = deck.iter_mut().map(|slot| (slot, false));
            // Everybody saw where what lies facedown before a player was found to be a secret.
            let slots = slots.chain(secrets.map(|slot| (slot, true)));
            dealer.pool_of_kinds(slots, |card: CardId| self.library.secret_place(card));
        }
        // The back of a token shows its class.
        for &class in crate::content::Class::ALL {
            let tokens = state.berths.iter_mut().flatten();
            let tokens = tokens.map(|token| &mut token.contact);
            // Those that stayed in the box may as well lie on the map.
            let tokens = tokens.chain(state.spare_contacts.iter_mut());
            dealer.pool(
                tokens.filter(|hidden| self.library.contacts[hidden.card.index()].0 == class),
            );
        }
    }

    fn view(&self, state: &State, viewer: Option<Seat>) -> View {
        view::view(self, state, viewer)
    }

    fn redact(&self, event: &Event, viewer: Option<Seat>) -> Option<Event> {
        Some(view::redact(event, viewer))
    }

    fn ask(&self, state: &State, lang: Lang) -> Text {
        say::ask(self, state, lang)
    }

    fn window(&self, state: &State, lang: Lang) -> Option<WindowName> {
        say::window(self, state, lang)
    }

    fn describe(&self, state: &State, choice: &Choice, lang: Lang) -> Described {
        say::describe(self, state, choice, lang)
    }

    fn tell(&self, event: &Event, lang: Lang) -> Text {
        say::tell(self, event, lang)
    }

    fn meaning(&self, event: &Event) -> Meaning {
        say::meaning(event)
    }

    fn board(&self, view: &View, lang: Lang, columns: usize) -> String {
        say::board(self, view, lang, columns)
    }

    fn result(&self, view: &View, lang: Lang) -> Vec<Text> {
        say::result(self, view, lang)
    }

    fn languages(&self) -> Vec<Lang> {
        self.library.content().languages.known()
    }

    fn about(&self, lang: Lang) -> About {
        about::about(self, lang)
    }

    fn options(&self, lang: Lang) -> Vec<SetupOption<SetupChoice<Setup>>> {
        about::options(self, lang)
    }

    fn alone(&self, setup: Setup, wishes: &Alone) -> Result<Setup, Refusal> {
        about::alone(setup, wishes)
    }

    fn extended(&self, setup: Setup, names: &[String]) -> Result<Setup, Refusal> {
        about::extended(setup, names)
    }

    fn faces(&self, lang: Lang) -> Vec<Face> {
        face::faces(self, lang)
    }

    fn keywords(&self, lang: Lang) -> Vec<Keyword> {
        printed::keywords(self.library.content().messages(lang), &self.faces(lang))
    }

    fn components(&self, lang: Lang) -> Option<Value> {
        // Plain data always becomes JSON.
        serde_json::to_value(components::components(self, lang)).ok()
    }

    fn part(&self, state: &State, choice: &Choice) -> Part {
        say::part(self, state, choice)
    }

    fn is_pass(&self, _state: &State, choice: &Choice) -> bool {
        *choice == Choice::Pass
    }

    fn offers(&self, state: &State, seat: Seat) -> Vec<Proposal> {
        let mut offers = favors::offers(self, state, seat);
        offers.extend(house::offers(self, state, seat));
        offers
    }

    fn describe_offer(&self, state: &State, offer: &Proposal, lang: Lang) -> Text {
        say::describe_offer(self, state, offer, lang)
    }

    fn propose(&self, state: &State, seat: Seat, fate: &mut Fate) -> Option<Proposal> {
        let said = favors::propose(self, state, seat, fate);
        let said = said.or_else(|| house::propose(self, state, seat, fate));
        said.or_else(|| trade::propose(self, state, seat, fate).map(Proposal::Deal))
    }

    fn reply(&self, state: &State, seat: Seat) -> Option<Proposal> {
        let said = favors::reply(self, state, seat);
        said.or_else(|| house::reply(self, state, seat))
    }

    fn concede(&self, state: &mut State, seat: Seat, log: &mut Log<Event>) -> Result<(), Refusal> {
        let conceded = goals::concede(state, PlayerId(seat.0), log);
        conceded.map_err(|why| self.citing(why))
    }

    fn evaluate(&self, state: &State, seat: Seat) -> i32 {
        evaluate::evaluate(self, state, seat)
    }

    fn worded(&self, saying: &Saying, lang: Lang) -> Option<String> {
        say::worded(self, saying, lang)
    }

    fn why_not(&self, state: &State, choice: &Choice) -> Refusal {
        self.citing(say::why_not(self, state, choice))
    }

    fn hints(&self, state: &State, seat: Seat, lang: Lang) -> Hints {
        let mut hints = say::hints(self, state, seat, lang);
        for blocked in &mut hints.blocked {
            blocked.rule = blocked.rule.map(|rule| self.library.boxes().cited(rule));
        }
        hints
    }

    fn explain(&self, state: &State, seat: Seat, lang: Lang) -> Explanation {
        say::explain(self, state, seat, lang)
    }

    fn check_offer(&self, state: &State, seat: Seat, offer: &Proposal) -> Result<(), Refusal> {
        let checked = match offer {
            Proposal::Deal(offer) => trade::check_offer(self, state, seat, offer).map(|_| ()),
            Proposal::Favor(favoring) => favors::check(self, state, seat, favoring).map(|_| ()),
            Proposal::Word(word) => house::check(self, state, seat, *word),
        };
        checked.map_err(|why| self.citing(why))
    }

    fn apply_offer(&self, state: &mut State, seat: Seat, offer: &Proposal, log: &mut Log<Event>) {
        match offer {
            Proposal::Deal(offer) => {
                if let Ok(deal) = trade::check_offer(self, state, seat, offer) {
                    trade::apply_offer(state, deal, log);
                }
            }
            Proposal::Word(word) => {
                if house::check(self, state, seat, *word).is_ok() {
                    house::say(state, seat, *word, log);
                    flow::settle(self, state, log);
                }
            }
            Proposal::Favor(favoring) => {
                if let Ok(said) = favors::check(self, state, seat, favoring) {
                    favors::apply(self, state, said, log);
                    flow::settle(self, state, log);
                }
            }
        }
    }
}

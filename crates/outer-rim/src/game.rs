//! Outer Rim as the kernel plays it.

use crate::choice::{Choice, Prompt};
use crate::content::{Content, ContentError, Library};
use crate::event::Event;
use crate::rules::Offer;
use crate::scenario::Scenario;
use crate::setup::Setup;
use crate::state::{PlayerId, State, Step};
use crate::view::{self, View};
use tabletop::{
    Dealer, Described, Fate, Fingerprint, Game, Lang, Log, Outcome, Player, Refusal, Seat, Text,
};

/// The rules, and the components they are played with.
#[derive(Debug)]
pub struct OuterRim {
    pub(crate) library: Library,
}

impl OuterRim {
    /// The game with the components of a library.
    pub fn new(library: Library) -> Self {
        Self { library }
    }

    /// The game with the box that is shipped, or what is wrong with that box.
    pub fn base() -> Result<Self, &'static [ContentError]> {
        let content = Content::base()?;
        Ok(Self::new(Library::new(content.clone())))
    }

    /// The game with the cards of the test pack.
    pub fn test_pack() -> Result<Self, &'static [ContentError]> {
        let content = Content::test_pack()?;
        Ok(Self::new(Library::new(content.clone())))
    }

    /// The components.
    pub fn library(&self) -> &Library {
        &self.library
    }
}

impl Game for OuterRim {
    const ID: &'static str = "outer-rim";
    const TITLE: &'static str = "Star Wars: Outer Rim";
    type Setup = Setup;
    type Scenario = Scenario;
    type State = State;
    type Choice = Choice;
    type Offer = Offer;
    type Event = Event;
    type Prompt = Prompt;
    type View = View;

    fn fingerprint(&self) -> Fingerprint {
        self.library.fingerprint()
    }

    fn start(&self, setup: &Setup, fate: Fate, log: &mut Log<Event>) -> Result<State, Refusal> {
        let mut state = self.lay_out(setup, fate, log)?;
        self.settle(&mut state, log);
        Ok(state)
    }

    fn stage(&self, scenario: &Scenario, fate: Fate) -> Result<State, Refusal> {
        self.put_position(scenario, fate)
    }

    fn words(&self, state: &State) -> Scenario {
        self.tell_position(state)
    }

    fn fate<'s>(&self, state: &'s State) -> &'s Fate {
        &state.fate
    }

    fn fate_mut<'s>(&self, state: &'s mut State) -> &'s mut Fate {
        &mut state.fate
    }

    fn players(&self, state: &State) -> Vec<Player> {
        let players = state.clockwise(PlayerId(0));
        let players = players.map(|player| Player {
            name: match state.area(player).character {
                Some(character) => self.library.content().characters[character.index()]
                    .name
                    .clone(),
                None => format!("Player {}", player.0 + 1),
            },
            seat: (!state.is_rival(player)).then_some(Seat(player.0)),
            team: player.0,
        });
        players.collect()
    }

    fn turn(&self, state: &State) -> u32 {
        state.turn
    }

    fn decider(&self, state: &State) -> Option<Seat> {
        self.deciding(state).map(|player| Seat(player.0))
    }

    fn prompt(&self, state: &State) -> Option<Prompt> {
        self.asked(state)
    }

    fn choices(&self, state: &State, out: &mut Vec<Choice>) {
        self.list(state, out);
    }

    fn apply(&self, state: &mut State, choice: &Choice, log: &mut Log<Event>) {
        self.apply_choice(state, *choice, log);
        self.settle(state, log);
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let Step::Over(winner) = state.step else {
            return None;
        };
        let place = |player: PlayerId| {
            if player == winner {
                return 1;
            }
            let fame = state.area(player).fame;
            let ahead = state
                .clockwise(PlayerId(0))
                .filter(|&other| other != player)
                .filter(|&other| other == winner || state.area(other).fame > fame);
            ahead.count() as u8 + 1
        };
        Some(Outcome {
            places: state.clockwise(PlayerId(0)).map(place).collect(),
        })
    }

    fn secrets(&self, state: &mut State, dealer: &mut Dealer<'_>) {
        if let Some(rival) = &mut state.rival {
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
            dealer.pool(deck.iter_mut().chain(secrets));
        }
        // The back of a token shows its class.
        for &class in crate::content::Class::ALL {
            let tokens = state
                .berths
                .iter_mut()
                .flatten()
                .map(|token| &mut token.contact);
            dealer.pool(
                tokens.filter(|hidden| self.library.contacts[hidden.card.index()].0 == class),
            );
        }
    }

    fn view(&self, state: &State, viewer: Option<Seat>) -> View {
        self.look(state, viewer)
    }

    fn redact(&self, event: &Event, viewer: Option<Seat>) -> Option<Event> {
        Some(view::redact(event, viewer))
    }

    fn ask(&self, state: &State, _lang: Lang) -> Text {
        self.say_prompt(state)
    }

    fn describe(&self, state: &State, choice: &Choice, _lang: Lang) -> Described {
        self.say_choice(state, choice)
    }

    fn tell(&self, event: &Event, _lang: Lang) -> Text {
        self.say_event(event)
    }

    fn board(&self, view: &View, _lang: Lang) -> String {
        self.say_board(view)
    }

    fn check_offer(&self, state: &State, seat: Seat, offer: &Offer) -> Result<(), Refusal> {
        self.check_deal(state, seat, offer).map(|_| ())
    }

    fn apply_offer(&self, state: &mut State, seat: Seat, offer: &Offer, log: &mut Log<Event>) {
        if let Ok(deal) = self.check_deal(state, seat, offer) {
            self.make_offer(state, deal, log);
        }
    }
}

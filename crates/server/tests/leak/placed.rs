//! A game that begins where a test wants it to, and may tell what it should not.

use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};
use tabletop::testkit::{Twist, Twisted};
use tabletop::{
    Chance, Explanation, Fate, Game, Lang, Log, On, Player, Reason, Refusal, Seat, Text,
};

/// What is wrong with a game that tells what it should not.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(super) enum Flaw {
    /// All see what the second seat sees.
    SharedView,
    /// Events are told as they happened.
    WholeEvents,
    /// A question is longer in some worlds.
    LongerQuestion,
    /// Some worlds refuse for another reason.
    TellingRefusal,
    /// A chance that was counted with hidden cards.
    KnowingChances,
    /// Players are called by what they hide.
    TellingNames,
}

/// The game, begun where a test wants it to.
pub(super) type Placed<G> = Twisted<G, Place<G>>;

/// The state in which a game begins; none if it is set up as usual.
pub(super) type Slot<G> = Arc<Mutex<Option<<G as Game>::State>>>;

/// Where a game begins, and what is wrong with it.
pub(super) struct Place<G: Game> {
    pub(super) state: Slot<G>,
    pub(super) flaw: Option<Flaw>,
}

impl<G: Game> fmt::Debug for Place<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Place").field("flaw", &self.flaw).finish()
    }
}

/// A number that hangs on everything in a state, hidden things included.
fn sum<G: Game>(state: &G::State) -> usize {
    let bytes = serde_json::to_vec(state).unwrap();
    let fold = |sum: usize, byte: &u8| sum.wrapping_mul(31).wrapping_add(usize::from(*byte));
    bytes.iter().fold(7, fold) >> 3
}

impl<G: Game> Twist<G> for Place<G> {
    fn start(
        &self,
        game: &G,
        setup: &G::Setup,
        fate: Fate,
        log: &mut Log<G::Event>,
    ) -> Result<G::State, Refusal> {
        let state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        match &*state {
            Some(state) => Ok(state.clone()),
            None => game.start(setup, fate, log),
        }
    }

    fn view(&self, game: &G, state: &G::State, viewer: Option<Seat>) -> G::View {
        match self.flaw {
            Some(Flaw::SharedView) => game.view(state, Some(Seat(1))),
            _ => game.view(state, viewer),
        }
    }

    fn redact(&self, game: &G, event: &G::Event, viewer: Option<Seat>) -> Option<G::Event> {
        match self.flaw {
            Some(Flaw::WholeEvents) => Some(event.clone()),
            _ => game.redact(event, viewer),
        }
    }

    fn ask(&self, game: &G, state: &G::State, lang: Lang) -> Text {
        let text = game.ask(state, lang);
        match self.flaw {
            Some(Flaw::LongerQuestion) => text.words(" ".repeat(sum::<G>(state) % 7)),
            _ => text,
        }
    }

    fn check(
        &self,
        game: &G,
        state: &G::State,
        seat: Seat,
        choice: &G::Choice,
    ) -> Result<(), Refusal> {
        let is_odd = || sum::<G>(state) % 2 == 1;
        let checked = game.check(state, seat, choice);
        match self.flaw {
            Some(Flaw::TellingRefusal) if checked.is_err() && is_odd() => {
                Err(Refusal::new(Reason::IllegalChoice, "no-choice"))
            }
            _ => checked,
        }
    }

    fn explain(&self, game: &G, state: &G::State, seat: Seat, lang: Lang) -> Explanation {
        let mut explanation = game.explain(state, seat, lang);
        if self.flaw == Some(Flaw::KnowingChances) {
            explanation.chances.push(Chance {
                on: On::Seat(seat),
                permille: (sum::<G>(state) % 1000) as u16,
                text: Text::new(),
            });
        }
        explanation
    }

    fn players(&self, game: &G, state: &G::State, lang: Lang) -> Vec<Player> {
        let mut players = game.players(state, lang);
        if self.flaw == Some(Flaw::TellingNames) {
            players[0].name = format!("{:02}", sum::<G>(state) % 100);
        }
        players
    }
}

//! The galaxy: its row, its deck and its discard pile.

use super::{Deed, Question, Verb, distinct, in_row};
use crate::Deckbuilding;
use crate::choice::{Choice, Picking};
use crate::content::{Checking, Filter, Kind, Side, Traits};
use crate::event::{Event, Zone};
use crate::rules::{attack, discard, empty_deck, row};
use crate::script::{Can, Needs};
use crate::state::{CardId, Phase, Picks, Running, Spot, State};
use crate::text::Writer;
use printed::Arg;
use tabletop::{Hidden, Log, SeatSet};

/// Discard a matching card from the galaxy row.
pub(crate) struct DiscardFromRow(pub(crate) Filter);

impl Verb for DiscardFromRow {
    fn words(&self, writer: &mut Writer<'_>) -> Arg {
        writer.filtered("discard-from-row", &self.0)
    }

    fn can(&self, game: &Deckbuilding, state: &State, _: &Running) -> Can {
        Can::if_any(in_row(game, state, self.0).next().is_some())
    }

    fn needs(&self) -> Needs {
        if self.0 == Filter::default() {
            Needs::CARD_IN_ROW
        } else {
            Needs::LOOK
        }
    }
}

impl Question for DiscardFromRow {
    fn picking(&self, _: &Picks) -> Picking {
        Picking::one("discard-from-row")
    }

    fn choice(&self, _: &State, _: &Picks, _: Choice) -> &'static str {
        "choice-discard-from-row"
    }

    fn options(
        &self,
        game: &Deckbuilding,
        state: &State,
        _: &Running,
        each: &mut impl FnMut(Choice),
    ) {
        in_row(game, state, self.0).map(Choice::Pick).for_each(each);
    }

    fn answer(
        &self,
        _: &Deckbuilding,
        state: &mut State,
        _: &Running,
        choice: Choice,
        log: &mut Log<Event>,
    ) {
        if let Choice::Pick(card) = choice {
            discard::from_row(state, card, log);
        }
    }
}

/// Discard every enemy card from the galaxy row; deal so much damage to the enemy base for each.
pub(crate) struct DiscardEnemyRow(pub(crate) u8);

const ENEMY: Filter = Filter {
    side: Side::Enemy,
    kind: Kind::Any,
    traits: Traits::NONE,
    unique: false,
};

impl Verb for DiscardEnemyRow {
    fn words(&self, writer: &mut Writer<'_>) -> Arg {
        let cards = writer.noun(&ENEMY, "one");
        let side = writer.side(Side::Enemy);
        let args = [("cards", cards), ("side", side), ("n", self.0.into())];
        writer.say("discard-enemy-row", args)
    }

    fn check(&self, checking: &mut Checking<'_>) {
        checking.amount(self.0);
    }

    fn can(&self, game: &Deckbuilding, state: &State, _: &Running) -> Can {
        Can::if_any(in_row(game, state, ENEMY).next().is_some())
    }
}

impl Deed for DiscardEnemyRow {
    fn perform(&self, game: &Deckbuilding, state: &mut State, _: &Running, log: &mut Log<Event>) {
        let player = state.active;
        let enemies: Vec<CardId> = in_row(game, state, ENEMY).collect();
        // All leave before the row is filled, so that no newcomer is hit.
        for &card in &enemies {
            log.tell(state, || Event::Discarded {
                player,
                card,
                from: Zone::Row,
            });
            state.galaxy_discard.push(card);
            state.row.retain(|&other| other != card);
        }
        let total = u16::from(self.0) * enemies.len() as u16;
        if total > 0 {
            attack::damage_base(game, state, total, log);
        }
        if !matches!(state.phase, Phase::Over(_)) {
            row::fill(state, log);
        }
    }
}

/// Discard the card on top of the galaxy deck, which was revealed.
pub(crate) struct DiscardRevealed;

impl Verb for DiscardRevealed {
    fn words(&self, writer: &mut Writer<'_>) -> Arg {
        writer.plain("discard-revealed")
    }

    fn check(&self, checking: &mut Checking<'_>) {
        checking.after_a_reveal();
    }

    fn can(&self, _: &Deckbuilding, state: &State, _: &Running) -> Can {
        Can::if_any(!state.galaxy.is_empty())
    }
}

impl Deed for DiscardRevealed {
    fn perform(&self, _: &Deckbuilding, state: &mut State, _: &Running, log: &mut Log<Event>) {
        discard::from_galaxy(state, log);
    }
}

/// Look at the top card of the galaxy deck.
pub(crate) struct LookAtTop;

impl Verb for LookAtTop {
    fn words(&self, writer: &mut Writer<'_>) -> Arg {
        writer.look("look-at-top")
    }

    fn can(&self, _: &Deckbuilding, state: &State, _: &Running) -> Can {
        Can::if_any(empty_deck::galaxy_left(state) > 0)
    }

    fn needs(&self) -> Needs {
        Needs::CARD_IN_GALAXY
    }
}

impl Deed for LookAtTop {
    fn perform(&self, _: &Deckbuilding, state: &mut State, _: &Running, log: &mut Log<Event>) {
        look_at_top(state, 1, log);
    }
}

fn look_at_top(state: &mut State, cards: usize, log: &mut Log<Event>) {
    // rule: glossary-look/secret-and-put-back
    let player = state.active;
    let seat = SeatSet::of(state.seat(player));
    empty_deck::ready_galaxy(state, cards, log);
    for top in state.galaxy.iter_mut().rev().take(cards) {
        top.show(seat, log);
    }
    log.tell_all(state, || {
        let tops = state.galaxy.iter().rev().take(cards);
        tops.map(move |top| Event::Looked {
            player,
            card: Some(top.card),
            known: top.known,
        })
    });
}

/// You may swap the top card of the galaxy deck with a card in the galaxy row.
pub(crate) struct MaySwapTopWithRow;

impl Verb for MaySwapTopWithRow {
    fn words(&self, writer: &mut Writer<'_>) -> Arg {
        writer.plain("swap-top")
    }

    fn can(&self, _: &Deckbuilding, state: &State, _: &Running) -> Can {
        Can::if_any(empty_deck::galaxy_left(state) > 0 && !state.row.is_empty())
    }

    fn needs(&self) -> Needs {
        Needs::CARD_TO_SWAP
    }
}

impl Question for MaySwapTopWithRow {
    fn picking(&self, _: &Picks) -> Picking {
        Picking {
            up_to: true,
            ..Picking::one("swap-top")
        }
    }

    fn choice(&self, _: &State, _: &Picks, _: Choice) -> &'static str {
        "choice-swap-top"
    }

    fn pass(&self) -> &'static str {
        "choice-no-swap"
    }

    fn options(&self, _: &Deckbuilding, state: &State, _: &Running, each: &mut impl FnMut(Choice)) {
        state.row.iter().for_each(|&card| each(Choice::Pick(card)));
        each(Choice::Pass);
    }

    fn answer(
        &self,
        _: &Deckbuilding,
        state: &mut State,
        _: &Running,
        choice: Choice,
        log: &mut Log<Event>,
    ) {
        let player = state.active;
        let Choice::Pick(out) = choice else {
            return;
        };
        let Some(mut top) = state.galaxy.take_top() else {
            return;
        };
        top.show(SeatSet::ALL, log);
        let into = top.card;
        row::exchange(state, out, into, log);
        state.galaxy.put(Hidden::open(out));
        log.tell(state, || Event::Swapped {
            player,
            out,
            into,
            with: Zone::Galaxy,
        });
    }
}

/// Look at the top two cards of the galaxy deck; keep one on top, discard the other.
pub(crate) struct KeepOneOfTopTwo;

impl Verb for KeepOneOfTopTwo {
    fn words(&self, writer: &mut Writer<'_>) -> Arg {
        writer.plain("keep-one")
    }

    fn can(&self, _: &Deckbuilding, state: &State, _: &Running) -> Can {
        Can::so_many(2, empty_deck::galaxy_left(state))
    }

    fn needs(&self) -> Needs {
        Needs::CARD_IN_GALAXY
    }
}

impl Question for KeepOneOfTopTwo {
    fn prepares(&self) -> bool {
        true
    }

    fn prepare(&self, state: &mut State, log: &mut Log<Event>) {
        look_at_top(state, 2, log);
    }

    fn picking(&self, _: &Picks) -> Picking {
        Picking::one("keep-on-top")
    }

    fn choice(&self, _: &State, _: &Picks, _: Choice) -> &'static str {
        "choice-keep-on-top"
    }

    // Both cards may be alike, which only the looker knows.
    fn for_secrecy(&self, state: &State, _: &Picks) -> bool {
        state.galaxy.len() > 1
    }

    fn options(
        &self,
        game: &Deckbuilding,
        state: &State,
        _: &Running,
        each: &mut impl FnMut(Choice),
    ) {
        // Of two alike cards the one goes that the opponent knows, and tells nothing of the other.
        let foe = state.seat(state.active.foe());
        let top = || state.galaxy.iter().rev().take(2);
        let unknown = top().filter(|top| !top.known.contains(foe));
        let known = top().filter(|top| top.known.contains(foe));
        distinct(game, state, unknown.chain(known).map(|top| top.card), each);
    }

    fn answer(
        &self,
        _: &Deckbuilding,
        state: &mut State,
        _: &Running,
        choice: Choice,
        log: &mut Log<Event>,
    ) {
        let Choice::Pick(keep) = choice else {
            return;
        };
        let kept = state.galaxy.take(keep);
        discard::from_galaxy(state, log);
        if let Some(kept) = kept {
            state.galaxy.put(kept);
        }
    }
}

/// Swap a matching card of the galaxy discard pile with a card in the galaxy row, else the rest does
/// not happen.
pub(crate) struct SwapDiscardWithRow(pub(crate) Filter);

impl SwapDiscardWithRow {
    fn in_pile(&self, game: &Deckbuilding, state: &State) -> impl Iterator<Item = CardId> {
        let pile = state.galaxy_discard.iter().copied();
        pile.filter(|&card| game.library.matches(card, &self.0, state.active))
    }
}

impl Verb for SwapDiscardWithRow {
    fn words(&self, writer: &mut Writer<'_>) -> Arg {
        writer.filtered("swap-discard", &self.0)
    }

    fn joint(&self) -> Option<&'static str> {
        Some("if-you-do")
    }

    fn can(&self, game: &Deckbuilding, state: &State, _: &Running) -> Can {
        Can::if_any(!state.row.is_empty() && self.in_pile(game, state).next().is_some())
    }

    fn is_cost(&self) -> bool {
        true
    }
}

impl Question for SwapDiscardWithRow {
    fn picking(&self, picked: &Picks) -> Picking {
        Picking::one(if picked.is_empty() {
            "swap-from-discard"
        } else {
            "swap-from-row"
        })
    }

    fn choice(&self, _: &State, picked: &Picks, _: Choice) -> &'static str {
        if picked.is_empty() {
            "choice-swap-from-discard"
        } else {
            "choice-swap-from-row"
        }
    }

    fn options(
        &self,
        game: &Deckbuilding,
        state: &State,
        running: &Running,
        each: &mut impl FnMut(Choice),
    ) {
        if running.picked.is_empty() {
            distinct(game, state, self.in_pile(game, state), each);
        } else {
            state.row.iter().for_each(|&card| each(Choice::Pick(card)));
        }
    }

    fn goes_on(&self, _: &State, picked: &Picks) -> bool {
        picked.is_empty()
    }

    fn spot(&self, state: &State, card: CardId) -> Option<Spot> {
        let mut pile = state.galaxy_discard.iter();
        let place = pile.position(|&other| other == card)?;
        Some(Spot::GalaxyDiscard(place as u8))
    }

    fn answer(
        &self,
        _: &Deckbuilding,
        state: &mut State,
        running: &Running,
        choice: Choice,
        log: &mut Log<Event>,
    ) {
        let player = state.active;
        let Choice::Pick(out) = choice else {
            return;
        };
        let into = running.picked.first();
        let Some(into) = into.and_then(|&spot| state.at(spot)) else {
            return;
        };
        state.galaxy_discard.retain(|&other| other != into);
        state.galaxy_discard.push(out);
        row::exchange(state, out, into, log);
        log.tell(state, || Event::Swapped {
            player,
            out,
            into,
            with: Zone::GalaxyDiscard,
        });
    }
}

//! Taking a turn: everything the active player can do, in any order and as often as possible.
//!
//! This is listed anew at every decision of every game a machine plays, and what is on the list is
//! a coin toss to the processor: a wrong guess costs it more than dozens of instructions. So lines
//! are written first and counted afterwards ([`Sheet`]), and the cards in play are looked at once.

use super::{abilities, bounty_sabotage, commit, pay_off, playing, purchasing};
use crate::Deckbuilding;
use crate::choice::{Choice, Target};
use crate::script::Possible;
use crate::state::{CardId, Duties, InPlay, MOST_OWNED, MOST_SHIPS, ROW, State};
use tabletop::List;

/// All that can be done now. The player alone says when the turn ends.
pub(crate) fn choices(game: &Deckbuilding, state: &State, out: &mut Vec<Choice>) {
    let before = out.len();
    out.resize(before + USUAL_CHOICES, BLANK);
    let most = most_choices(state);
    if most > USUAL_CHOICES {
        out.resize(before + most, BLANK);
    }
    let mut sheet = Sheet {
        lines: &mut out[before..],
        count: 0,
    };
    // rule: playing/actions-in-any-order-and-number
    playing::choices(game, state, &mut sheet);
    purchasing::choices(game, state, &mut sheet);
    pay_off::choices(game, state, &mut sheet);
    in_play(game, state, &mut sheet);
    // rule: turn-end/player-decides-when
    sheet.line(game.library.end_turn());
    let count = sheet.count;
    out.truncate(before + count);
}

/// What fills the lines before they are written.
const BLANK: Choice = Choice::Commit(CardId(0), Target::Row(CardId(0)));
/// More than most turns have; a fixed number of lines is filled faster.
const USUAL_CHOICES: usize = 64;

/// No turn has more choices than this: any card in the hand can be played, any on sale purchased or
/// paid off, any in play used or committed to any attack, any attack resolved.
fn most_choices(state: &State) -> usize {
    let mine = state.mine();
    let in_play = state.units.len() * (ROW + 2) + mine.ships.len() * 2;
    let base_and_end = 2;
    // One line more, for what is written and does not count.
    mine.hand.len() + 2 * ROW + 1 + in_play + (ROW + 1) + base_and_end + 1
}

/// A list of choices being written.
pub(super) struct Sheet<'a> {
    lines: &'a mut [Choice],
    count: usize,
}

impl Sheet<'_> {
    /// Writes a choice.
    #[inline]
    pub(super) fn line(&mut self, choice: Choice) {
        self.line_if(choice, true);
    }

    /// Writes a choice; the next one is written over it unless it counts.
    #[inline]
    pub(super) fn line_if(&mut self, choice: Choice, counts: bool) {
        self.lines[self.count] = choice;
        self.count += usize::from(counts);
    }
}

/// Abilities to use, then cards to commit, then attacks to resolve.
fn in_play(game: &Deckbuilding, state: &State, sheet: &mut Sheet<'_>) {
    let (units, ships) = (&state.units[..], &state.mine().ships[..]);
    let mut look = Look {
        game,
        state,
        possible: Possible::now(state),
        ready: List::new(),
        duties: Duties::default(),
    };
    look.at(units, sheet);
    let ready_units = look.ready.len();
    look.at(ships, sheet);
    sheet.line_if(Choice::UseBase, abilities::base_usable(game, state));
    let (ready_units, ready_ships) = look.ready.split_at(ready_units);
    let base_is_open = commit::base_is_open(state);
    if !ready_units.is_empty() {
        let mut prey = bounty_sabotage::Prey::new();
        bounty_sabotage::prey(game, state, &mut prey);
        for &unit in ready_units {
            let to_base = game.library.glance(unit).commit_to_base;
            sheet.line_if(to_base, base_is_open);
            for &card in &prey {
                sheet.line(aimed(to_base, Target::Row(card)));
            }
        }
    }
    for &ship in ready_ships {
        // rule: commit/row-attack-takes-units-only
        sheet.line_if(game.library.glance(ship).commit_to_base, base_is_open);
    }
    if look.duties.any_in_row() {
        resolves(game, state, sheet);
    } else {
        sheet.line_if(Choice::Resolve(Target::Base), look.duties.any_on_base());
    }
}

/// The attacks that can be resolved: on the base, then on cards in the order of their numbers.
fn resolves(game: &Deckbuilding, state: &State, sheet: &mut Sheet<'_>) {
    let mut on_base = false;
    // A bit a card.
    let mut prey = 0_u128;
    for cards in [&state.units[..], &state.mine().ships[..]] {
        for card in cards {
            on_base |= card.is_committed_to(Target::Base);
            let (card, is_prey) = card.packed_duty().prey();
            prey |= u128::from(is_prey) << card.0;
        }
    }
    sheet.line_if(Choice::Resolve(Target::Base), on_base);
    while prey != 0 {
        let card = CardId(prey.trailing_zeros() as u8);
        sheet.line(game.library.glance(card).resolve);
        prey &= prey - 1;
    }
}

/// The same card committed to another target.
#[inline]
fn aimed(mut commit: Choice, at: Target) -> Choice {
    if let Choice::Commit(_, target) = &mut commit {
        *target = at;
    }
    commit
}

/// The most cards a player can have in play, and one to be written over.
const IN_PLAY: usize = MOST_OWNED + MOST_SHIPS + 1;

/// What the cards in play offer, found in one look at each.
struct Look<'a> {
    game: &'a Deckbuilding,
    state: &'a State,
    possible: Possible,
    /// Those that can be committed.
    ready: List<CardId, IN_PLAY>,
    duties: Duties,
}

impl Look<'_> {
    /// Looks at units or at ships. Inlined, so that what is counted stays in registers.
    #[inline(always)]
    fn at(&mut self, cards: &[InPlay], sheet: &mut Sheet<'_>) {
        let mut seen = Seen::default();
        for card in cards.iter().take(Seen::MOST) {
            let kind = self.game.library.glance(card.card).kind;
            let new = seen.add(card.likeness(kind));
            self.at_one(card, new, sheet);
        }
        if cards.len() > Seen::MOST {
            self.at_others(cards, sheet);
        }
    }

    /// Looks at the cards behind those.
    #[cold]
    fn at_others(&mut self, cards: &[InPlay], sheet: &mut Sheet<'_>) {
        let library = &self.game.library;
        let likeness = |card: &InPlay| card.likeness(library.glance(card.card).kind);
        for (index, card) in cards.iter().enumerate().skip(Seen::MOST) {
            let this = likeness(card);
            let new = cards[..index].iter().all(|other| likeness(other) != this);
            self.at_one(card, new, sheet);
        }
    }

    #[inline(always)]
    fn at_one(&mut self, card: &InPlay, new: bool, sheet: &mut Sheet<'_>) {
        let glance = self.game.library.glance(card.card);
        // rule: abilities/once-per-card-per-turn
        let usable = abilities::usable(self.game, self.state, card, glance, self.possible);
        // Of alike cards in the same situation one is enough.
        sheet.line_if(glance.use_it, new & usable);
        self.ready.push_if(card.card, new & card.is_ready());
        self.duties.note(card.packed_duty());
    }
}

/// What the first few cards were like; there are seldom more. For so few the compiler writes the loop
/// out, with one comparison for the second card, two for the third, and so on.
struct Seen([u32; Self::MOST]);

impl Seen {
    const MOST: usize = 4;

    /// Adds a card, and says whether it is unlike those before it.
    #[inline]
    fn add(&mut self, this: u32) -> bool {
        let [a, b, c, d] = self.0;
        self.0 = [this, a, b, c];
        (a != this) & (b != this) & (c != this) & (d != this)
    }
}

impl Default for Seen {
    fn default() -> Self {
        Self([u32::MAX; Self::MOST])
    }
}

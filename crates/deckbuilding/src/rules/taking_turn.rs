//! Taking a turn: everything the active player can do, in any order and as often as possible.
//!
//! This is listed anew at every decision of every game a machine plays, and what is on the list is
//! a coin toss to the processor: a wrong guess costs it more than dozens of instructions. So lines
//! are written first and counted afterwards ([`Sheet`]), and the cards in play are looked at once.

use super::{abilities, bounty_sabotage, commit, pay_off, playing, purchasing};
use crate::Deckbuilding;
use crate::choice::{Choice, Target};
use crate::script::Possible;
use crate::state::{CardId, InPlay, MOST_OWNED, MOST_SHIPS, Packed, ROW, State};
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
    let mut look = Look {
        game,
        state,
        possible: Possible::now(state),
        ready: List::new(),
        pending: Pending::default(),
    };
    let mut ready_units = 0;
    for cards in [&state.units[..], &state.mine().ships[..]] {
        ready_units = look.ready.len();
        look.at(cards, sheet);
    }
    sheet.line_if(Choice::UseBase, abilities::base_usable(game, state));
    let (units, ships) = look.ready.split_at(ready_units);
    let base_is_open = commit::base_is_open(state);
    if !units.is_empty() {
        let mut prey = bounty_sabotage::Prey::new();
        bounty_sabotage::prey(game, state, &mut prey);
        for &unit in units {
            let to_base = game.library.glance(unit).commit_to_base;
            sheet.line_if(to_base, base_is_open);
            for &card in &prey {
                sheet.line(aimed(to_base, Target::Row(card)));
            }
        }
    }
    for &ship in ships {
        // rule: commit/row-attack-takes-units-only
        sheet.line_if(game.library.glance(ship).commit_to_base, base_is_open);
    }
    look.pending.resolves(game, sheet);
}

/// The same card committed to another target.
#[inline]
fn aimed(mut commit: Choice, at: Target) -> Choice {
    if let Choice::Commit(_, target) = &mut commit {
        *target = at;
    }
    commit
}

/// What committed cards aim at.
#[derive(Default)]
struct Pending {
    base: bool,
    /// A card may be here several times, and there is room for one to be written over.
    row: List<CardId, IN_PLAY>,
}

impl Pending {
    #[inline]
    fn note(&mut self, duty: Packed) {
        self.base |= duty.is_on_base();
        let (card, aimed_at) = duty.prey();
        self.row.push_if(card, aimed_at);
    }

    /// The attacks that can be resolved: on the base, then on cards in the order of their numbers.
    fn resolves(&self, game: &Deckbuilding, sheet: &mut Sheet<'_>) {
        sheet.line_if(Choice::Resolve(Target::Base), self.base);
        // A bit a card.
        let mut row = self.row.iter().fold(0_u128, |row, card| row | 1 << card.0);
        while row != 0 {
            let card = CardId(row.trailing_zeros() as u8);
            sheet.line(game.library.glance(card).resolve);
            row &= row - 1;
        }
    }
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
    pending: Pending,
}

impl Look<'_> {
    #[inline]
    fn at(&mut self, cards: &[InPlay], sheet: &mut Sheet<'_>) {
        let library = &self.game.library;
        let mut seen = Seen::default();
        for (index, card) in cards.iter().enumerate() {
            let glance = library.glance(card.card);
            // Of alike cards in the same situation one is enough.
            let new = seen.add(card.likeness(glance.kind), |this| {
                let mut older = cards[..index - Seen::LATEST].iter();
                older.any(|card| card.likeness(library.glance(card.card).kind) == this)
            });
            // rule: abilities/once-per-card-per-turn
            let usable = abilities::usable(self.game, self.state, card, glance, self.possible);
            sheet.line_if(glance.use_it, new & usable);
            self.ready.push_if(card.card, new & card.is_ready());
            self.pending.note(card.packed_duty());
        }
    }
}

/// What the cards looked at so far were like.
#[derive(Default)]
struct Seen {
    /// Those looked at latest; there are seldom more.
    latest: [u64; Self::LATEST],
    count: usize,
}

impl Seen {
    const LATEST: usize = 4;

    /// Adds a card, and says whether it is unlike those before it; `among_older` looks at those
    /// that are forgotten here.
    #[inline]
    fn add(&mut self, this: u64, among_older: impl Fn(u64) -> bool) -> bool {
        let [a, b, c, d] = self.latest;
        let mut known = (a == this) | (b == this) | (c == this) | (d == this);
        if self.count > Self::LATEST {
            known = known || among_older(this);
        }
        self.latest = [this, a, b, c];
        self.count += 1;
        !known
    }
}

//! Taking a turn: everything the active player can do, in any order and as often as possible.
//!
//! This is the inner loop of every game a machine plays, so no choices are written down: in one
//! pass over the cards in play it is noted which cards can be played, purchased, used, committed or
//! attacked, a byte each ([`Sheet`]). How many choices there are and which is the n-th follows from
//! that (`Turn::count`, `Turn::nth`), and a random player asks for no more; the list is the n-th
//! for every n, so the two cannot disagree.
//!
//! The noting is branchless. Whether a card counts is random to the branch predictor, and a
//! misprediction costs more than dozens of instructions: so each card is written whether it counts
//! or not, and the next one over it if it does not.

use super::{abilities, bounty_sabotage, commit, pay_off, playing, purchasing};
use crate::Deckbuilding;
use crate::choice::{Choice, Target};
use crate::script::Possible;
use crate::state::{CardId, Duties, DutySet, InPlay, MOST_OWNED, ROW, State};

/// All that can be done now.
pub(crate) fn choices(game: &Deckbuilding, state: &State, out: &mut Vec<Choice>) {
    let (mut doing, mut attacking) = (BLANK, BLANK);
    let turn = Turn::now(game, state, &mut doing, &mut attacking);
    out.extend((0..turn.count()).map(|n| turn.nth(n)));
}

/// One of the choices, without a list: `pick` gets their number and gives that of the one.
#[inline]
pub(crate) fn choice(
    game: &Deckbuilding,
    state: &State,
    pick: impl FnOnce(usize) -> usize,
) -> Choice {
    let (mut doing, mut attacking) = (BLANK, BLANK);
    let turn = Turn::now(game, state, &mut doing, &mut attacking);
    turn.nth(pick(turn.count()))
}

/// Cards noted for choices.
type Notes = [CardId; ROOM];
const BLANK: Notes = [CardId(0); ROOM];
const ROOM: usize = 128;
/// What a player owns is noted once at most, a card of the row twice, and the topmost pilot once;
/// one more note may not count.
const _: () = assert!(MOST_OWNED + 2 * ROW + 2 <= ROOM);

/// Cards being noted.
pub(super) struct Sheet<'a> {
    cards: &'a mut Notes,
    count: usize,
}

impl<'a> Sheet<'a> {
    fn new(cards: &'a mut Notes) -> Self {
        Self { cards, count: 0 }
    }

    /// Notes a card; the next one is written over it unless it counts.
    #[inline]
    pub(super) fn note_if(&mut self, card: CardId, counts: bool) {
        // A remainder is cheaper than a check that there is room.
        debug_assert!(self.count < ROOM);
        self.cards[self.count % ROOM] = card;
        self.count += usize::from(counts);
    }
}

/// What the active player can do: the cards for each sort of choice, one sort after the other.
struct Turn<'a> {
    /// To be played, purchased, paid off, used.
    doing: &'a Notes,
    /// Where each sort ends.
    plays: usize,
    purchases: usize,
    pay_offs: usize,
    uses: usize,
    use_base: bool,
    /// To be committed: units, then ships; then their targets in the row, and those of attacks
    /// that can be resolved.
    attacking: &'a Notes,
    units: usize,
    ships: usize,
    prey: usize,
    pending: usize,
    base_is_open: bool,
    base_is_pending: bool,
}

impl<'a> Turn<'a> {
    #[inline]
    fn now(
        game: &'a Deckbuilding,
        state: &'a State,
        doing: &'a mut Notes,
        attacking: &'a mut Notes,
    ) -> Self {
        let mut sheet = Sheet::new(doing);
        // rule: playing/actions-in-any-order-and-number
        playing::playable(game, state, &mut sheet);
        let plays = sheet.count;
        purchasing::buyable(game, state, &mut sheet);
        let purchases = sheet.count;
        pay_off::payable(game, state, &mut sheet);
        let pay_offs = sheet.count;
        let mut look = Look {
            game,
            state,
            possible: Possible::now(state),
            usable: sheet,
            ready: Sheet::new(attacking),
            duties: Duties::default(),
        };
        look = look.at(&state.units);
        let units = look.ready.count;
        look = look.at(&state.mine().ships);
        let ships = look.ready.count;
        let (usable, duties) = (look.usable, look.duties);
        let mut sheet = look.ready;
        if units > 0 {
            bounty_sabotage::prey(game, state, &mut sheet);
        }
        let prey = sheet.count;
        let mut base_is_pending = duties.any_on_base();
        if duties.any_in_row() {
            base_is_pending = pending(state, &mut sheet);
        }
        Self {
            plays,
            purchases,
            pay_offs,
            uses: usable.count,
            doing: usable.cards,
            use_base: abilities::base_usable(game, state),
            units,
            ships,
            prey,
            pending: sheet.count,
            attacking: sheet.cards,
            base_is_open: commit::base_is_open(state),
            base_is_pending,
        }
    }

    /// What a unit can be committed to.
    #[inline]
    fn targets(&self) -> usize {
        usize::from(self.base_is_open) + self.prey - self.ships
    }

    #[inline]
    fn ships_to_commit(&self) -> usize {
        // rule: commit/row-attack-takes-units-only
        (self.ships - self.units) * usize::from(self.base_is_open)
    }

    #[inline]
    fn count(&self) -> usize {
        // rule: turn-end/player-decides-when
        let end_turn = 1;
        let commits = self.units * self.targets() + self.ships_to_commit();
        let resolves = usize::from(self.base_is_pending) + self.pending - self.prey;
        self.uses + usize::from(self.use_base) + commits + resolves + end_turn
    }

    /// The choice with a number below [`Turn::count`].
    #[inline]
    fn nth(&self, mut n: usize) -> Choice {
        if n < self.uses {
            let card = self.doing[n];
            return match n {
                _ if n < self.plays => Choice::Play(card),
                _ if n < self.purchases => Choice::Buy(card),
                _ if n < self.pay_offs => Choice::PayOff(card),
                _ => Choice::Use(card),
            };
        }
        n -= self.uses;
        if n < usize::from(self.use_base) {
            return Choice::UseBase;
        }
        n -= usize::from(self.use_base);
        let targets = self.targets();
        if n < self.units * targets {
            let (unit, target) = (n / targets, n % targets);
            let target = match target.checked_sub(usize::from(self.base_is_open)) {
                None => Target::Base,
                Some(prey) => Target::Row(self.attacking[self.ships + prey]),
            };
            return Choice::Commit(self.attacking[unit], target);
        }
        n -= self.units * targets;
        if n < self.ships_to_commit() {
            return Choice::Commit(self.attacking[self.units + n], Target::Base);
        }
        n -= self.ships_to_commit();
        if n < usize::from(self.base_is_pending) {
            return Choice::Resolve(Target::Base);
        }
        n -= usize::from(self.base_is_pending);
        if n < self.pending - self.prey {
            return Choice::Resolve(Target::Row(self.attacking[self.prey + n]));
        }
        Choice::EndTurn
    }
}

/// Notes the cards under an attack that can be resolved, in the order of their numbers, and says
/// whether the base is under one.
fn pending(state: &State, sheet: &mut Sheet<'_>) -> bool {
    let mut duties = DutySet::default();
    for cards in [&state.units[..], &state.mine().ships[..]] {
        for card in cards {
            duties.add(card.packed_duty());
        }
    }
    duties.each_in_row(|card| sheet.note_if(card, true));
    duties.any_on_base()
}

/// What the cards in play offer, found in one look at each.
struct Look<'a> {
    game: &'a Deckbuilding,
    state: &'a State,
    possible: Possible,
    usable: Sheet<'a>,
    /// Those that can be committed.
    ready: Sheet<'a>,
    duties: Duties,
}

impl Look<'_> {
    /// Looks at units or at ships. Handed on by value, so that what is counted stays in registers.
    #[inline(always)]
    fn at(mut self, cards: &[InPlay]) -> Self {
        let mut seen = Seen::default();
        for card in cards.iter().take(Seen::MOST) {
            let new = seen.add(self.likeness(card));
            self.at_one(card, new);
        }
        if cards.len() > Seen::MOST {
            self = self.at_others(cards);
        }
        self
    }

    /// Looks at the cards behind those.
    #[cold]
    fn at_others(mut self, cards: &[InPlay]) -> Self {
        for (index, card) in cards.iter().enumerate().skip(Seen::MOST) {
            let this = self.likeness(card);
            let mut before = cards[..index].iter();
            let new = before.all(|other| self.likeness(other) != this);
            self.at_one(card, new);
        }
        self
    }

    #[inline(always)]
    fn likeness(&self, card: &InPlay) -> u64 {
        likeness(self.game, self.state, card)
    }

    #[inline(always)]
    fn at_one(&mut self, card: &InPlay, new: bool) {
        let glance = self.game.library.glance(card.card);
        // rule: abilities/once-per-card-per-turn
        let usable = abilities::usable(self.game, self.state, card, glance, self.possible);
        // Of alike cards in the same situation one is enough.
        self.usable.note_if(card.card, new & usable);
        self.ready.note_if(card.card, new & card.is_ready());
        self.duties.note(card.packed_duty());
    }
}

/// The same for alike cards in the same situation that have the same fate.
#[inline(always)]
pub(crate) fn likeness(game: &Deckbuilding, state: &State, card: &InPlay) -> u64 {
    let kind = game.library.glance(card.card).kind;
    let borrowed = state.is_borrowed(card.card);
    u64::from(card.likeness(kind)) | u64::from(borrowed) << u32::BITS
}

/// What the first few cards were like; there are seldom more. For so few the compiler writes the loop
/// out, with one comparison for the second card, two for the third, and so on.
struct Seen([u64; Self::MOST]);

impl Seen {
    const MOST: usize = 6;

    /// Adds a card, and says whether it is unlike those before it.
    #[inline]
    fn add(&mut self, this: u64) -> bool {
        let [a, b, c, d, e, f] = self.0;
        self.0 = [this, a, b, c, d, e];
        (a != this) & (b != this) & (c != this) & (d != this) & (e != this) & (f != this)
    }
}

impl Default for Seen {
    /// Nothing is like what is not there: a likeness is little more than half as wide.
    fn default() -> Self {
        Self([u64::MAX; Self::MOST])
    }
}

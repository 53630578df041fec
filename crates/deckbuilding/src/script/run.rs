//! The interpreter: runs what is half done until somebody has to decide.

use super::Op;
use super::can::enemy;
use super::picks::hold_for_swap;
use crate::Deckbuilding;
use crate::choice::Choice;
use crate::content::{Faction, Place};
use crate::event::{Event, Zone};
use crate::rules::{
    abilities, attack, discard, empty_deck, exile, force, playing, purchasing, row, turn_start,
};
use crate::state::{CardId, Frame, Phase, Picks, Player, Source, Spot, State};
use tabletop::{Hidden, Log, SeatSet};

impl Deckbuilding {
    /// Runs until somebody has to decide.
    #[inline]
    pub(crate) fn settle(&self, state: &mut State, log: &mut Log<Event>) {
        // Most choices leave nothing half done.
        if !state.stack.is_empty() || state.phase == Phase::Opening {
            self.settle_half_done(state, log);
        }
    }

    // Kept apart, so that a choice that leaves nothing half done does not enter it.
    #[inline(never)]
    fn settle_half_done(&self, state: &mut State, log: &mut Log<Event>) {
        loop {
            while let Some(frame) = state.stack.last() {
                let waits = match frame {
                    Frame::Script { .. } => self.step(state, log),
                    Frame::Triggers { .. } => self.triggers_wait(state),
                    Frame::Reward(card) => {
                        let card = *card;
                        self.reward_waits(state, card)
                    }
                    Frame::Spread { left, ship } => {
                        let (left, ship) = (*left, *ship);
                        self.spread_waits(state, left, ship, log)
                    }
                };
                if waits {
                    return;
                }
            }
            if state.phase != Phase::Opening {
                return;
            }
            turn_start::income(self, state, log);
        }
    }

    /// Whether triggered abilities wait for a decision; those that can do nothing are dropped.
    fn triggers_wait(&self, state: &mut State) -> bool {
        let waits = self.usable_triggers(state).next().is_some();
        if !waits {
            state.stack.pop();
        }
        waits
    }

    /// The waiting triggered abilities that can do something.
    pub(crate) fn usable_triggers(&self, state: &State) -> impl Iterator<Item = Source> {
        let (waiting, subject) = match state.stack.last() {
            Some(Frame::Triggers { waiting, subject }) => (*waiting, *subject),
            _ => Default::default(),
        };
        waiting.into_iter().filter(move |&source| {
            abilities::triggered(self, state, source)
                .is_some_and(|at| self.could(state, at, source, subject))
        })
    }

    /// Uses one of the waiting triggered abilities.
    pub(crate) fn use_trigger(&self, state: &mut State, source: Source, log: &mut Log<Event>) {
        let player = state.active;
        let mut about = None;
        if let Some(Frame::Triggers { waiting, subject }) = state.stack.last_mut() {
            waiting.retain(|&other| other != source);
            about = *subject;
        }
        if let Some(at) = abilities::triggered(self, state, source) {
            log.tell(state, || Event::Used { player, source });
            state.stack.push(Frame::script(at, source, about));
        }
    }

    /// Whether a reward waits for a decision; one that can do nothing is dropped.
    fn reward_waits(&self, state: &mut State, card: CardId) -> bool {
        let facts = self.library.facts(card);
        let waits = match facts.reward {
            Some(at) => self.could(state, at, Source::Card(card), None),
            // A hunted neutral unit pays its cost.
            None => facts.faction == Faction::Neutral && facts.cost > 0,
        };
        if !waits {
            state.stack.pop();
        }
        waits
    }

    /// Takes the reward for a defeated card.
    pub(crate) fn take_reward(&self, state: &mut State, card: CardId, log: &mut Log<Event>) {
        let player = state.active;
        let facts = self.library.facts(card);
        state.stack.pop();
        log.tell(state, || Event::RewardTaken { player, card });
        match facts.reward {
            Some(at) => state
                .stack
                .push(Frame::script(at, Source::Card(card), None)),
            None => playing::gain_resources(state, facts.cost, log),
        }
    }

    /// Whether the attacker has a choice how to spread damage; where not, it is dealt.
    fn spread_waits(&self, state: &mut State, left: u16, ship: u8, log: &mut Log<Event>) -> bool {
        match attack::spread_range(self, state, left, ship) {
            Some((_, least, most)) if least < most => true,
            Some((card, amount, _)) => {
                self.assign(state, card, amount, log);
                false
            }
            None => {
                state.stack.pop();
                false
            }
        }
    }

    /// Deals damage to the ship asked about and goes on to the next.
    pub(crate) fn assign(&self, state: &mut State, card: CardId, amount: u8, log: &mut Log<Event>) {
        let destroyed = attack::damage_ship(self, state, card, amount, log);
        if let Some(Frame::Spread { left, ship }) = state.stack.last_mut() {
            *left -= u16::from(amount);
            // A destroyed ship leaves its place to the next.
            *ship += u8::from(!destroyed);
        }
    }

    /// One step of the innermost script. Says whether it waits for a decision.
    fn step(&self, state: &mut State, log: &mut Log<Event>) -> bool {
        let Some(frame @ Frame::Script { at, .. }) = state.stack.last().copied() else {
            return false;
        };
        if !self.library.op(at).asks() {
            self.perform(state, &frame, log);
            return false;
        }
        let Some(asking) = self.asking(state, &frame) else {
            return false;
        };
        let (mut count, mut first) = (0, Choice::Pass);
        self.each_option(state, &frame, &mut |choice| {
            first = if count == 0 { choice } else { first };
            count += 1;
        });
        match count {
            0 => self.skip(state),
            1 if !asking.for_secrecy => self.answer(state, first, log),
            _ => return true,
        }
        false
    }

    /// Goes on without the present step; what has to be paid for and is not, ends the script.
    fn skip(&self, state: &mut State) {
        let Some(Frame::Script { at, .. }) = state.stack.last().copied() else {
            return;
        };
        let op = *self.library.op(at);
        if let Op::DiscardToo | Op::ExileFromHand | Op::SwapDiscardWithRow(_) = op {
            state.stack.pop();
        } else if let Op::Choose { end, .. } = op {
            self.go_to(state, end);
        } else {
            self.go_to(state, at + 1);
        }
    }

    pub(super) fn go_to(&self, state: &mut State, to: u16) {
        if let Some(Frame::Script { at, picked, .. }) = state.stack.last_mut() {
            *at = to;
            picked.clear();
        }
    }

    /// A step that asks nobody.
    fn perform(&self, state: &mut State, frame: &Frame, log: &mut Log<Event>) {
        let Frame::Script {
            at,
            source,
            subject,
            ..
        } = *frame
        else {
            return;
        };
        let player = state.active;
        self.go_to(state, at + 1);
        match *self.library.op(at) {
            Op::End => {
                state.stack.pop();
            }
            Op::Jump(to) => self.go_to(state, to),
            Op::Unless(test, _) if self.holds(state, &test, source) => {}
            Op::Unless(_, to) => self.go_to(state, to),
            Op::Resources(n) => playing::gain_resources(state, n, log),
            Op::Force(n) => force::gain(state, player, n, log),
            Op::Attack(n) => self.gain_attack(state, source, n, log),
            Op::Draw(n) => empty_deck::draw(state, player, n.into(), log),
            Op::Repair(n) => repair(state, n, log),
            Op::Damage(n) => attack::damage_base(self, state, n.into(), log),
            Op::Pay(n) if state.resources >= u16::from(n) => {
                state.resources -= u16::from(n);
                log.tell(state, || Event::Paid { player, amount: n });
            }
            Op::Pay(_) => {
                state.stack.pop();
            }
            Op::ExileThis => {
                if let Source::Card(card) = source {
                    exile::exile(state, card, log);
                }
            }
            Op::OpponentDiscardsAtRandom => self.discard_at_random(state, log),
            Op::LookAtHand => look_at_hand(state, log),
            Op::DiscardEnemyRow(n) => self.discard_enemy_row(state, n, log),
            Op::Reveal { yours, enemy, end } => self.reveal(state, [yours, enemy, end], log),
            Op::DiscardRevealed => discard::from_galaxy(state, log),
            Op::LookAtTop(n) => look_at_top(state, n.into(), log),
            Op::NextPurchaseOnDeck => {
                state.memory.next_on_deck = true;
                log.tell(state, || Event::NextOnDeck { player });
            }
            Op::PutPurchase(place) => {
                if let Some(card) = subject {
                    purchasing::move_purchase(state, card, place, log);
                }
            }
            Op::BorrowPurchase => {
                if let Some(card) =
                    subject.filter(|&card| purchasing::movable(state, card, Place::Hand))
                {
                    purchasing::move_purchase(state, card, Place::Hand, log);
                    remember_borrowed(state, card);
                }
            }
            // These ask, and are answered below.
            Op::DamageBaseOrShip(_)
            | Op::DiscardToo
            | Op::ExileFromHand
            | Op::Exile { .. }
            | Op::OpponentDiscards
            | Op::PutFromTheirHandOnTheirDeck
            | Op::DiscardFromRow(_)
            | Op::MaySwapTopWithRow
            | Op::KeepOneOfTopTwo
            | Op::SwapDiscardWithRow(_)
            | Op::Return(_)
            | Op::Borrow(_)
            | Op::BuyFree(..)
            | Op::BuyFromGalaxyDiscard(_)
            | Op::DestroyShip
            | Op::DestroyShipOrInRow(_)
            | Op::Choose { .. } => {}
        }
    }

    /// The answer to what the present step asks for.
    pub(crate) fn answer(&self, state: &mut State, choice: Choice, log: &mut Log<Event>) {
        let Some(Frame::Script { at, picked, .. }) = state.stack.last().copied() else {
            return;
        };
        let op = *self.library.op(at);
        match choice {
            Choice::Pick(card) => self.pick(state, at, op, picked, card, log),
            Choice::PickBaseTarget => {
                self.go_to(state, at + 1);
                if let Op::DamageBaseOrShip(n) = op {
                    attack::damage_base(self, state, n.into(), log);
                }
            }
            Choice::Option(option) => {
                if let Op::Choose { options, .. } = op {
                    self.go_to(state, options[option as usize]);
                }
            }
            // That is all: what was picked so far is the set.
            _ => self.complete(state, log),
        }
    }

    fn pick(
        &self,
        state: &mut State,
        at: u16,
        op: Op,
        earlier: Picks,
        card: CardId,
        log: &mut Log<Event>,
    ) {
        let player = state.active;
        // Steps of several picks.
        if let Op::Exile { most, .. } = op {
            return self.hold_for_exile(state, card, most, log);
        }
        if matches!(op, Op::SwapDiscardWithRow(_)) && earlier.is_empty() {
            return hold_for_swap(state, card);
        }
        self.go_to(state, at + 1);
        match op {
            Op::DamageBaseOrShip(n) => {
                attack::damage_ship(self, state, card, n, log);
            }
            Op::DiscardToo => discard::from_hand(self, state, player, card, log),
            Op::ExileFromHand => exile::exile(state, card, log),
            Op::OpponentDiscards => {
                discard::from_hand(self, state, player.foe(), card, log);
            }
            Op::PutFromTheirHandOnTheirDeck => put_on_their_deck(state, card, log),
            Op::DiscardFromRow(_) => discard::from_row(state, card, log),
            Op::MaySwapTopWithRow => swap_top(state, card, log),
            Op::KeepOneOfTopTwo => keep_one(state, card, log),
            Op::SwapDiscardWithRow(_) => {
                if let Some(&into) = earlier.first() {
                    swap_discard(state, card, into, log);
                }
            }
            Op::Return(_) => {
                state.mine_mut().discard.retain(|&other| other != card);
                state.take_in_hand(player, Hidden::open(card));
                log.tell(state, || Event::Returned { player, card });
            }
            Op::Borrow(_) => {
                log.tell(state, || Event::Borrowed { player, card });
                row::remove(state, card, log);
                state.take_in_hand(player, Hidden::open(card));
                remember_borrowed(state, card);
            }
            Op::BuyFree(_, place) => {
                purchasing::purchase(self, state, card, 0, place, log);
            }
            Op::BuyFromGalaxyDiscard(_) => purchasing::buy(self, state, card, log),
            Op::DestroyShip | Op::DestroyShipOrInRow(_) => {
                // rule: glossary-destroy/each-zone-has-its-pile
                if state.row.contains(&card) {
                    discard::from_row(state, card, log);
                } else {
                    attack::destroy_ship(state, card, log);
                }
            }
            // No card is picked for these.
            Op::Exile { .. }
            | Op::Choose { .. }
            | Op::Resources(_)
            | Op::Force(_)
            | Op::Attack(_)
            | Op::Draw(_)
            | Op::Repair(_)
            | Op::Damage(_)
            | Op::Pay(_)
            | Op::ExileThis
            | Op::OpponentDiscardsAtRandom
            | Op::LookAtHand
            | Op::DiscardEnemyRow(_)
            | Op::Reveal { .. }
            | Op::DiscardRevealed
            | Op::LookAtTop(_)
            | Op::NextPurchaseOnDeck
            | Op::PutPurchase(_)
            | Op::BorrowPurchase
            | Op::Unless(..)
            | Op::Jump(_)
            | Op::End => {}
        }
    }

    fn gain_attack(&self, state: &mut State, source: Source, amount: u8, log: &mut Log<Event>) {
        if let Source::Card(card) = source
            && let Some(unit) = state.in_play_mut(card)
        {
            unit.gained = unit.gained.saturating_add(amount);
            log.tell(state, || Event::Attack { card, amount });
        }
    }

    fn discard_at_random(&self, state: &mut State, log: &mut Log<Event>) {
        // rule: glossary-discard/holder-chooses-unless-random
        let foe = state.active.foe();
        let cards = state.area(foe).hand.len() as u32;
        if cards == 0 {
            return;
        }
        let place = state.fate.below(cards) as usize;
        let hit = state.area(foe).hand.cards().nth(place);
        if let Some(hit) = hit {
            let card = self.known_twin(state, foe, hit);
            discard::from_hand(self, state, foe, card, log);
        }
    }

    /// The card itself, or one like it in that hand that the opponent knows: if an unknown one left,
    /// the known one would be known to be still there.
    fn known_twin(&self, state: &State, holder: Player, card: CardId) -> CardId {
        let foe = state.seat(holder.foe());
        let kind = self.library.kind(card);
        let is_known = |other: &&Hidden<CardId>| other.known.contains(foe);
        let hand = || state.area(holder).hand.iter().filter(is_known);
        if hand().any(|other| other.card == card) {
            return card;
        }
        let twin = hand().find(|other| self.library.kind(other.card) == kind);
        twin.map_or(card, |twin| twin.card)
    }

    fn discard_enemy_row(&self, state: &mut State, damage: u8, log: &mut Log<Event>) {
        let player = state.active;
        let row = state.row;
        let enemies = row
            .into_iter()
            .filter(|&card| self.library.matches(card, enemy(), player));
        let enemies: Vec<CardId> = enemies.collect();
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
        let total = u16::from(damage) * enemies.len() as u16;
        if total > 0 {
            attack::damage_base(self, state, total, log);
        }
        if !matches!(state.phase, Phase::Over(_)) {
            row::fill(state, log);
        }
    }

    /// Shows the top card of the galaxy deck and goes on as it says.
    fn reveal(&self, state: &mut State, [yours, enemy, end]: [u16; 3], log: &mut Log<Event>) {
        let player = state.active;
        empty_deck::ready_galaxy(state, 1, log);
        let Some(top) = state.galaxy.top_mut() else {
            return self.go_to(state, end);
        };
        top.show(SeatSet::ALL, log);
        let card = top.card;
        log.tell(state, || Event::Revealed { player, card });
        let faction = self.library.facts(card).faction;
        let to = if faction == player.faction() {
            yours
        } else if faction == player.foe().faction() {
            enemy
        } else {
            // rule: faq/scout-trooper-neutral-reveal
            end
        };
        self.go_to(state, to);
    }
}

fn repair(state: &mut State, amount: u8, log: &mut Log<Event>) {
    // rule: glossary-repair/up-to-the-damage-there
    let player = state.active;
    let area = state.mine_mut();
    let amount = amount.min(area.damage);
    area.damage -= amount;
    let base = area.base;
    if amount > 0 {
        log.tell(state, || Event::Repaired {
            player,
            base,
            amount,
        });
    }
}

fn look_at_hand(state: &mut State, log: &mut Log<Event>) {
    let player = state.active;
    let seat = SeatSet::of(state.seat(player));
    for card in state.theirs_mut().hand.iter_mut() {
        card.show(seat, log);
    }
    log.tell(state, || Event::LookedAtHand { player });
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

fn put_on_their_deck(state: &mut State, card: CardId, log: &mut Log<Event>) {
    let player = state.active.foe();
    let theirs = state.theirs_mut();
    if let Some(hidden) = theirs.hand.take(card) {
        theirs.deck.put(hidden);
        let (card, known) = (Some(card), hidden.known);
        log.tell(state, || Event::PutOnDeck {
            player,
            card,
            known,
        });
    }
}

fn swap_top(state: &mut State, out: CardId, log: &mut Log<Event>) {
    let player = state.active;
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

fn keep_one(state: &mut State, keep: CardId, log: &mut Log<Event>) {
    let kept = state.galaxy.take(keep);
    discard::from_galaxy(state, log);
    if let Some(kept) = kept {
        state.galaxy.put(kept);
    }
}

fn swap_discard(state: &mut State, out: CardId, into: Spot, log: &mut Log<Event>) {
    let player = state.active;
    let Some(into) = state.at(into) else {
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

/// A borrowed card is exiled when the turn ends.
fn remember_borrowed(state: &mut State, card: CardId) {
    // There are never more than a few: one base and one card of the box lend.
    if !state.memory.borrowed.is_full() {
        state.memory.borrowed.push(card);
    }
}

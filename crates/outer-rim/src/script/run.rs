//! Running effects: one step of a program after the other, until somebody has to decide.

use super::op::{Goal, Op, faces, named};
use crate::OuterRim;
use crate::choice::Choice;
use crate::content::{Amount, Die, Faction, Other, Patrols, Skill, Standing, With};
use crate::event::{Event, Why};
use crate::flow::USUAL;
use crate::state::{
    At, Bearer, BerthId, CardId, Cause, DiceDeed, Foe, Frame, Gaining, PlayerId, Purpose,
    ShipOffer, Spaces, State, Window,
};
use tabletop::Log;

/// A script as it stands.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Running {
    pub(crate) at: At,
    pub(crate) actor: PlayerId,
    pub(crate) bearer: Bearer,
    pub(crate) berth: Option<BerthId>,
    /// What the present step picked first; counted from one.
    pub(crate) picked: u8,
    /// Up to this step its actor said yes to what is done.
    pub(crate) agreed: At,
}

impl Running {
    /// How an asset is gained by the present step.
    fn gaining(&self) -> Gaining {
        if self.at < self.agreed {
            Gaining::Agreed
        } else {
            Gaining::Offered
        }
    }
}

/// Every face.
const ANY_FACE: u8 = 0b1111;

impl OuterRim {
    /// The script on top of the stack.
    pub(crate) fn running(&self, state: &State) -> Option<Running> {
        match state.stack.last() {
            Some(&Frame::Script {
                at,
                actor,
                bearer,
                berth,
                picked,
                agreed,
            }) => Some(Running {
                at,
                actor,
                bearer,
                berth,
                picked,
                agreed,
            }),
            _ => None,
        }
    }

    /// One step of the script on top. Says whether somebody has to decide.
    pub(crate) fn script_step(&self, state: &mut State, log: &mut Log<Event>) -> bool {
        let Some(running) = self.running(state) else {
            return false;
        };
        let op = self.library.op(running.at);
        if op == Op::End {
            state.stack.pop();
            return false;
        }
        if asks(op) {
            let mut choices = Vec::with_capacity(USUAL);
            self.script_choices(state, running, &mut choices);
            return match choices[..] {
                [] => {
                    self.tell_unpaid(state, running, log);
                    self.skip(state, running, op);
                    false
                }
                [only] if !may_wait(op) => {
                    self.tell_unpaid(state, running, log);
                    self.answer(state, only, log);
                    false
                }
                _ => true,
            };
        }
        self.perform(state, running, op, log);
        false
    }

    /// Tells what is not even asked for want of credits.
    fn tell_unpaid(&self, state: &State, running: Running, log: &mut Log<Event>) {
        for at in self.offers(running) {
            if let Some(price) = self.lacking(state, running.actor, at) {
                self.tell_cannot_pay(running, price, log);
            }
        }
    }

    fn tell_cannot_pay(&self, running: Running, price: u16, log: &mut Log<Event>) {
        let (player, bearer) = (running.actor, running.bearer);
        log.tell(|| Event::CannotPay {
            player,
            card: match bearer {
                Bearer::Card(card) => Some(card),
                _ => None,
            },
            price,
        });
    }

    /// Where what the present step offers begins.
    pub(crate) fn offers(&self, running: Running) -> Vec<At> {
        match self.library.op(running.at) {
            Op::May(_) => vec![running.at.next()],
            Op::Choose { first, count, .. } => {
                let options = (0..count).map(|option| first + u16::from(option));
                options
                    .map(|one| self.library.program.option(one))
                    .collect()
            }
            _ => Vec::new(),
        }
    }

    /// The price effects begin with, if a player has too few credits for it.
    pub(crate) fn lacking(&self, state: &State, actor: PlayerId, at: At) -> Option<u16> {
        let have = state.area(actor).credits;
        match self.library.op(at) {
            Op::Step(_) => self.lacking(state, actor, at.next()),
            Op::Pay(price, _) => (price > have).then_some(price),
            Op::To { then, .. } => {
                (at.0 + 1..then.0).find_map(|step| match self.library.op(At(step)) {
                    Op::Pay(price, _) | Op::LoseCredits(price) => (price > have).then_some(price),
                    _ => None,
                })
            }
            _ => None,
        }
    }

    fn go_to(&self, state: &mut State, to: At) {
        if let Some(Frame::Script { at, picked, .. }) = state.stack.last_mut() {
            *at = to;
            *picked = 0;
        }
    }

    fn next(&self, state: &mut State, running: Running) {
        self.go_to(state, At(running.at.0 + 1));
    }

    /// There is nothing to choose: the step does nothing.
    fn skip(&self, state: &mut State, running: Running, op: Op) {
        match op {
            Op::FightPlayer { next, .. } | Op::As { next, .. } => self.go_to(state, next),
            Op::May(end) => self.go_to(state, end),
            // Every option ends where the whole does; one that can do nothing changes nothing.
            _ => self.next(state, running),
        }
    }

    /// Who answers what the script asks.
    pub(crate) fn script_decider(&self, state: &State, running: Running) -> PlayerId {
        match self.library.op(running.at) {
            // rule: ties/most-famous-current-player-picks-one
            Op::As {
                who: Other::MostFamous,
                ..
            } => state.current,
            // rule: nearest/tie-current-player-picks
            Op::MovePatrol(Patrols::Nearest, _)
            | Op::MovePatrolToward(Patrols::Nearest, _)
            | Op::MovePatrolDirectly(Patrols::Nearest)
                if running.picked == 0 =>
            {
                state.current
            }
            _ => running.actor,
        }
    }

    /// What can be answered to what the script asks.
    pub(crate) fn script_choices(&self, state: &State, running: Running, out: &mut Vec<Choice>) {
        let actor = running.actor;
        let area = state.area(actor);
        match self.library.op(running.at) {
            Op::May(_) => {
                let first = At(running.at.0 + 1);
                if self.could(state, actor, running.bearer, first) {
                    out.extend([Choice::Yes, Choice::Pass]);
                } else if self.could_if_lent(state, actor, running.bearer, first) {
                    out.push(Choice::Pass);
                }
            }
            Op::Choose { first, count, .. } => {
                let options = (0..count).filter(|&option| {
                    let at = self.library.program.option(first + u16::from(option));
                    self.could(state, actor, running.bearer, at)
                });
                out.extend(options.map(Choice::Option));
            }
            Op::As { who, .. } | Op::FightPlayer { who, .. } => {
                let fight = matches!(self.library.op(running.at), Op::FightPlayer { .. });
                out.extend(self.others(state, actor, who, fight).map(Choice::Player));
            }
            Op::Reputation(With::YourChoice, steps) => {
                let can = |faction: &Faction| {
                    let standing = area.standing(*faction);
                    standing.moved(steps) != standing
                };
                let factions = Faction::ALL.iter().copied().filter(can);
                out.extend(factions.map(Choice::Faction));
            }
            Op::SetReputation(With::YourChoice, _) => {
                out.extend(Faction::ALL.iter().copied().map(Choice::Faction));
            }
            Op::Discard(sieve) => {
                let sieve = self.library.program.sieve(sieve);
                let assets = area.assets.iter().map(|held| held.card);
                let assets = assets.filter(|&card| self.passes(card, sieve));
                out.extend(assets.map(Choice::Card));
            }
            Op::Take(sieve) => {
                let sieve = self.library.program.sieve(sieve);
                for other in state.others_here(actor) {
                    let assets = state.area(other).assets.iter().map(|held| held.card);
                    let assets = assets.filter(|&card| self.passes(card, sieve));
                    out.extend(assets.map(Choice::Card));
                }
            }
            Op::Look(which) => {
                let seat = tabletop::Seat(actor.0);
                let unknown = self.contacts(state, actor, which).filter(|berth| {
                    let token = state.berths[berth.index()];
                    token.is_some_and(|token| !token.contact.known.contains(seat))
                });
                out.extend(unknown.map(Choice::Berth));
            }
            Op::Reveal(which) => {
                let facedown = self.contacts(state, actor, which).filter(|berth| {
                    let token = state.berths[berth.index()];
                    token.is_some_and(|token| !token.faceup)
                });
                out.extend(facedown.map(Choice::Berth));
            }
            Op::Exchange(which) => {
                let contacts = self.contacts(state, actor, which);
                let later = contacts.filter(|berth| berth.0 + 1 > running.picked);
                out.extend(later.map(Choice::Berth));
                // The last one has no partner after it.
                if running.picked == 0 {
                    out.pop();
                }
            }
            Op::MoveContact(which) if running.picked == 0 => {
                out.extend(self.contacts(state, actor, which).map(Choice::Berth));
                if self
                    .empty_berths(state, self.library.planets)
                    .next()
                    .is_none()
                {
                    out.clear();
                }
            }
            Op::MoveContact(_) => {
                let from = self.library.planet_of(BerthId(running.picked - 1));
                let elsewhere = self.library.planets.without(Spaces::of(from));
                out.extend(self.empty_berths(state, elsewhere).map(Choice::Berth));
            }
            Op::MoveDirectly(goal) => {
                let spaces = match goal {
                    Goal::AnyPlanet => self.library.planets.without(Spaces::of(area.space)),
                    Goal::Within(range) => self.within(state, area.space, range),
                    Goal::Space(space) => Spaces::of(space),
                };
                out.extend(spaces.iter().map(Choice::Space));
            }
            Op::MovePatrolDirectly(_) if running.picked > 0 => {
                let faction = Faction::ALL[usize::from(running.picked - 1)];
                let here = Spaces::of(state.patrol(faction).space);
                let all = self.library.planets.or(self.library.navpoints);
                let all = all.or(self.library.maelstrom).without(here);
                out.extend(all.iter().map(Choice::Space));
            }
            Op::MovePatrolToward(..) if running.picked > 0 => {
                out.extend(
                    self.others(state, actor, Other::Anyone, false)
                        .map(Choice::Player),
                );
            }
            Op::EliminatePatrol(which) => {
                // rule: patrols/level-four-cannot-be-eliminated
                let patrols = self.patrols(state, actor, which);
                let mortal = patrols.filter(|&faction| !self.is_invincible(state, faction));
                out.extend(mortal.map(Choice::Faction));
            }
            Op::MovePatrol(which, _)
            | Op::MovePatrolToward(which, _)
            | Op::MovePatrolDirectly(which) => {
                out.extend(self.patrols(state, actor, which).map(Choice::Faction));
            }
            Op::RedirectPatrol(reach) => {
                let others = self.others(state, actor, Other::Anyone, false);
                let near = state.stack.iter().rev().find_map(|frame| match frame {
                    Frame::PatrolMove { faction, .. } => Some(state.patrol(*faction).space),
                    _ => None,
                });
                let near = near.map(|space| self.distance(state, area.space, space));
                let within = near.is_some_and(|distance| distance <= reach);
                if within {
                    out.extend(others.map(Choice::Player));
                }
            }
            Op::KeepDrawn(deck, n) => {
                let drawn = self.drawn(state, deck, n).iter().rev();
                let fits = drawn.filter(|drawn| self.could_gain(state, actor, drawn.card));
                out.extend(fits.map(|drawn| Choice::Card(drawn.card)));
                out.push(Choice::Pass);
            }
            Op::BuyTop(deck, discount) if self.can_buy(state, actor, deck, discount, 0) => {
                out.extend([Choice::Buy(deck), Choice::Pass]);
            }
            Op::BuyTop(deck, discount) => {
                // rule: trade/credits-may-interrupt
                let lendable = self.lendable(state, actor);
                if self.can_buy(state, actor, deck, discount, lendable) {
                    out.push(Choice::Pass);
                }
            }
            Op::GainSkill => out.extend(Skill::ALL.iter().copied().map(Choice::Skill)),
            Op::EncounterWithin(range) => {
                let near = self.within(state, area.space, range);
                let factions = Faction::ALL.iter().copied();
                let patrols = factions.filter(|&faction| near.has(state.patrol(faction).space));
                out.extend(patrols.map(Choice::EncounterPatrol));
                for planet in near.and(self.library.planets).iter() {
                    let berths = self.library.berths_of(planet);
                    let full = berths.filter(|berth| state.berths[berth.index()].is_some());
                    out.extend(full.map(Choice::EncounterContact));
                }
            }
            _ => {}
        }
    }

    /// The other players an effect can be about.
    fn others(
        &self,
        state: &State,
        actor: PlayerId,
        who: Other,
        fight: bool,
    ) -> impl Iterator<Item = PlayerId> {
        let (here, fame) = (state.area(actor).space, state.area(actor).fame);
        let most = state.players.iter().map(|area| area.fame).max();
        state.clockwise(actor).filter(move |&player| {
            let area = state.area(player);
            let fits = match who {
                Other::Here => player != actor && area.space == here,
                Other::HereMoreFamous => player != actor && area.space == here && area.fame > fame,
                Other::Anyone => player != actor,
                // rule: fame/current-player-if-tied-is-hit
                Other::MostFamous => Some(area.fame) == most,
            };
            // rule: defeat/cannot-be-attacked
            fits && !(fight && area.defeated)
        })
    }

    fn patrols(
        &self,
        state: &State,
        actor: PlayerId,
        which: Patrols,
    ) -> impl Iterator<Item = Faction> {
        let here = state.area(actor).space;
        let all: Spaces = state.patrols.iter().map(|patrol| patrol.space).collect();
        let nearest = match which {
            Patrols::Nearest => self.nearest(state, here, all),
            _ => Spaces::NONE,
        };
        Faction::ALL
            .iter()
            .copied()
            .filter(move |&faction| match which {
                Patrols::Of(one) => faction == one,
                Patrols::Here => state.patrol(faction).space == here,
                Patrols::Nearest => nearest.has(state.patrol(faction).space),
                Patrols::Any => true,
            })
    }

    /// Remembers what somebody said yes to: an asset it brings is not asked for once more.
    pub(crate) fn agree(&self, state: &mut State, choice: Choice) {
        let Some(running) = self.running(state) else {
            return;
        };
        let until = match (self.library.op(running.at), choice) {
            (Op::May(end), Choice::Yes) | (Op::Choose { end, .. }, Choice::Option(_)) => end,
            _ => return,
        };
        if let Some(Frame::Script { agreed, .. }) = state.stack.last_mut() {
            *agreed = until;
        }
    }

    /// Answers what the script asks.
    pub(crate) fn answer(&self, state: &mut State, choice: Choice, log: &mut Log<Event>) {
        let Some(running) = self.running(state) else {
            return;
        };
        let actor = running.actor;
        let op = self.library.op(running.at);
        match (op, choice) {
            (Op::May(_), Choice::Yes) => self.next(state, running),
            (Op::May(end), _) => self.go_to(state, end),
            (Op::Choose { first, .. }, Choice::Option(option)) => {
                let to = self.library.program.option(first + u16::from(option));
                self.go_to(state, to);
            }
            (Op::As { body, next, .. }, Choice::Player(player)) => {
                self.go_to(state, next);
                self.run_about(state, body, player, running.bearer, running.berth);
            }
            (
                Op::FightPlayer {
                    combat,
                    win,
                    lose,
                    next,
                    ..
                },
                Choice::Player(player),
            ) => {
                self.go_to(state, next);
                let kind = combat.unwrap_or_else(|| self.combat_of_players(state, actor));
                let cause = Cause::Effect {
                    of: actor,
                    win,
                    lose,
                    undefeated: At(0),
                };
                // rule: combat/current-player-attacks
                let (attacker, defender) = if player == state.current {
                    (player, actor)
                } else {
                    (actor, player)
                };
                let fighters = (attacker, Foe::Player(defender));
                self.fight(state, fighters, kind, None, cause, log);
            }
            (Op::Reputation(_, steps), Choice::Faction(faction)) => {
                self.next(state, running);
                self.change_reputation(state, actor, faction, steps, log);
            }
            (Op::SetReputation(_, standing), Choice::Faction(faction)) => {
                self.next(state, running);
                self.set_reputation(state, actor, faction, standing, log);
            }
            (Op::Discard(_), Choice::Card(card)) => {
                self.next(state, running);
                self.discard_asset(state, actor, card, log);
            }
            (Op::Take(_), Choice::Card(card)) => {
                self.next(state, running);
                self.take_from_other(state, actor, card, log);
            }
            (Op::Look(_), Choice::Berth(berth)) => {
                self.next(state, running);
                self.look_at(state, actor, berth, log);
            }
            (Op::Reveal(_), Choice::Berth(berth)) => {
                self.next(state, running);
                self.turn_up(state, berth, log);
            }
            (Op::Exchange(_), Choice::Berth(berth)) if running.picked > 0 => {
                self.next(state, running);
                let one = BerthId(running.picked - 1);
                // rule: contacts/exchange-swaps-spaces, contacts/exchange-keeps-sides
                state.berths.swap(one.index(), berth.index());
                log.tell(|| Event::ContactsExchanged { one, other: berth });
            }
            (Op::MoveContact(_), Choice::Berth(berth)) if running.picked > 0 => {
                self.next(state, running);
                self.move_contact(state, BerthId(running.picked - 1), berth, log);
            }
            (Op::Exchange(_) | Op::MoveContact(_), Choice::Berth(berth)) => {
                self.remember(state, berth.0 + 1);
            }
            (Op::MoveDirectly(_), Choice::Space(space)) => {
                self.next(state, running);
                self.put(state, actor, space, true, log);
            }
            (Op::MovePatrol(_, distance), Choice::Faction(faction)) => {
                self.next(state, running);
                state.stack.push(Frame::PatrolFree {
                    faction,
                    left: distance,
                    by: actor,
                    must: false,
                });
            }
            (Op::EliminatePatrol(_), Choice::Faction(faction)) => {
                self.next(state, running);
                self.eliminate_patrol(state, faction, log);
            }
            (Op::MovePatrolToward(..) | Op::MovePatrolDirectly(_), Choice::Faction(faction)) => {
                self.remember(state, faction as u8 + 1);
            }
            (Op::MovePatrolToward(_, distance), Choice::Player(player)) => {
                self.next(state, running);
                let faction = Faction::ALL[usize::from(running.picked.max(1) - 1)];
                self.send_patrol_to(state, (faction, None), distance, player, true);
            }
            (Op::MovePatrolDirectly(_), Choice::Space(space)) => {
                self.next(state, running);
                let faction = Faction::ALL[usize::from(running.picked.max(1) - 1)];
                self.put_patrol(state, faction, space, true, log);
            }
            (Op::RedirectPatrol(_), Choice::Player(player)) => {
                self.next(state, running);
                self.redirect_patrol(state, player);
            }
            (Op::KeepDrawn(deck, n), Choice::Card(card)) => {
                self.next(state, running);
                self.keep_drawn(state, actor, (deck, n), card, log);
            }
            (Op::KeepDrawn(deck, n), _) => {
                self.next(state, running);
                self.discard_drawn(state, actor, (deck, n), None, log);
                self.reveal_top(state, deck, log);
            }
            (Op::BuyTop(_, discount), Choice::Buy(deck)) => {
                self.next(state, running);
                self.buy(state, actor, deck, discount);
            }
            (Op::GainSkill, Choice::Skill(skill)) => {
                self.next(state, running);
                self.gain_skill(state, skill);
            }
            (Op::EncounterWithin(_), Choice::EncounterPatrol(faction)) => {
                self.next(state, running);
                self.encounter_patrol(state, faction, log);
            }
            (Op::EncounterWithin(_), Choice::EncounterContact(berth)) => {
                self.next(state, running);
                self.encounter_contact(state, berth, log);
            }
            _ => self.skip(state, running, op),
        }
    }

    fn remember(&self, state: &mut State, value: u8) {
        if let Some(Frame::Script { picked, .. }) = state.stack.last_mut() {
            *picked = value;
        }
    }

    /// Takes an asset from another player.
    fn take_from_other(
        &self,
        state: &mut State,
        player: PlayerId,
        card: CardId,
        log: &mut Log<Event>,
    ) {
        let Some(from) = state.owner(card) else {
            return;
        };
        if let Some(held) = self.lose_asset(state, from, card) {
            self.give_asset(state, player, held);
            log.tell(|| Event::Taken { player, from, card });
            self.welcome(state, player, card, log);
        }
    }

    /// The faction an effect speaks of.
    fn faction(&self, state: &State, running: Running, with: With) -> Option<Faction> {
        match with {
            With::YourPlanet => self.planet_faction(state.area(running.actor).space),
            With::ThisPatrol => match running.bearer {
                Bearer::Patrol(faction) => Some(faction),
                _ => None,
            },
            other => named(other),
        }
    }

    /// A step that asks nobody.
    fn perform(&self, state: &mut State, running: Running, op: Op, log: &mut Log<Event>) {
        let actor = running.actor;
        self.next(state, running);
        match op {
            Op::Step(step) => {
                if let Bearer::Card(card) = running.bearer {
                    log.tell(|| Event::StepReached {
                        player: actor,
                        card,
                        step,
                    });
                }
            }
            Op::Jump(to) => self.go_to(state, to),
            Op::GoOn(to) => self.go_on(state, running.bearer, to),
            Op::Unless(test, to) => {
                let test = self.library.program.test(test);
                if !self.holds(state, actor, test) {
                    self.go_to(state, to);
                }
            }
            Op::To { then, end } if !self.can_all(state, running, running.at.0 + 1..then.0) => {
                self.go_to(state, end);
            }
            Op::Pay(credits, end) => {
                // rule: wording/to-needs-full-cost
                if state.area(actor).credits >= credits {
                    self.lose_credits(state, actor, credits, Why::Cost, log);
                } else {
                    self.tell_cannot_pay(running, credits, log);
                    self.go_to(state, end);
                }
            }
            Op::Credits(n) => self.gain_credits(state, actor, n, Why::Effect, log),
            Op::LoseCredits(n) => self.lose_credits(state, actor, n, Why::Effect, log),
            Op::Fame(n) => self.change_fame(state, actor, n as i8, log),
            Op::LoseFame(n) => self.change_fame(state, actor, -(n as i8), log),
            Op::Reputation(with, steps) => {
                if let Some(faction) = self.faction(state, running, with) {
                    self.change_reputation(state, actor, faction, steps, log);
                }
            }
            Op::SetReputation(with, standing) => {
                if let Some(faction) = self.faction(state, running, with) {
                    self.set_reputation(state, actor, faction, standing, log);
                }
            }
            Op::Suffer(body, n) => self.suffer(state, actor, body, n),
            Op::Recover(body, amount) => self.recover(state, actor, body, amount, log),
            Op::Test {
                skill, pass, fail, ..
            } => self.test(state, actor, skill, [pass, fail]),
            Op::Fight {
                combat,
                value,
                win,
                lose,
                undefeated,
                next,
            } => {
                self.go_to(state, next);
                let card = match running.bearer {
                    Bearer::Card(card) => card,
                    _ => CardId::default(),
                };
                let cause = Cause::Effect {
                    of: actor,
                    win,
                    lose,
                    undefeated,
                };
                // rule: combat/attacker-when-current-player-absent, combat/type-from-enemy-icon
                let fighters = (actor, Foe::Enemy(card));
                self.fight(state, fighters, combat, Some(value), cause, log);
            }
            Op::Roll { first } => {
                self.roll(state, Purpose::Effect, Some(actor), 1, log);
                state.stack.push(Frame::Roll {
                    actor,
                    table: first,
                    stage: 0,
                });
            }
            Op::GainThis => self.gain_this(state, running),
            Op::DiscardContact | Op::RemoveContact => {
                if let Some(berth) = running.berth {
                    self.lift_contact(state, berth, op == Op::RemoveContact, log);
                }
            }
            Op::GainTop(deck) => {
                let top = self.top(state, deck);
                // Ships are bought, never gained.
                if let Some(card) = top.filter(|&card| self.library.asset(card).is_some()) {
                    state.deck_mut(deck).pop();
                    state.stack.push(Frame::Reveal { deck });
                    state.stack.push(Frame::Gain {
                        card,
                        player: actor,
                        how: running.gaining(),
                    });
                }
            }
            Op::Draw(deck, n) => self.draw(state, actor, (deck, n), log),
            Op::BuyShip { barter } => state
                .stack
                .push(Frame::ShipChoice(from_supply(actor, barter))),
            Op::MarketAction => state.stack.push(Frame::Market { discarded: false }),
            Op::DiscardThis => {
                if let Bearer::Card(card) = running.bearer {
                    self.discard_asset(state, actor, card, log);
                }
            }
            Op::Move(n) => self.begin_move(state, actor, n),
            Op::PutToken => {
                let space = state.area(actor).space;
                state.area_mut(actor).tokens.add(space);
                state.unsettled = true;
                log.tell(|| Event::TokenPut {
                    player: actor,
                    space,
                });
            }
            Op::CompleteJob => self.complete_job(state, log),
            Op::FailJob => self.fail_job(state, log),
            Op::CompleteGoal => {
                let ship = running.bearer == Bearer::Ship;
                self.complete_goal(state, actor, ship, log);
            }
            Op::KeepMoving => self.keep_moving(state),
            Op::StopThem => self.stop_them(state),
            Op::NotDefeated => self.avert_defeat(state, actor),
            Op::Prevent(n) => self.prevent(state, actor, n, log),
            Op::ExtraTurn => self.extra_turn(state, log),
            Op::EndTurn => {
                state.memory.ends = true;
                state.memory.cut_short = true;
                let player = state.current;
                log.tell(|| Event::TurnCutShort { player });
            }
            Op::Dice(n) => {
                if let Some(combat) = &mut state.combat {
                    combat.more = combat.more.saturating_add(n);
                }
            }
            Op::Reroll(n) => self.pick_dice(state, actor, DiceDeed::Reroll, ANY_FACE, n),
            Op::Turn {
                faces, to, count, ..
            } => self.pick_dice(state, actor, DiceDeed::Turn(to), faces, count),
            Op::Cancel(die, n) => {
                self.pick_dice(state, actor, DiceDeed::Cancel, faces(&[die]), n);
            }
            Op::Add(die, n) => self.add_dice(state, actor, die, n, log),
            Op::HaveSkill(skill) => self.gain_skill(state, skill),
            _ => {}
        }
    }

    /// What of a card is run within its combat, or for another player, ends; once that is over,
    /// the card goes on elsewhere.
    fn go_on(&self, state: &mut State, card: Bearer, to: At) {
        // rule: jobs/steps-in-order
        let mut goal = to;
        for frame in state.stack.iter_mut() {
            if let Frame::Script {
                at, bearer, picked, ..
            } = frame
                && *bearer == card
            {
                // The first is the card itself, the others are parts of it.
                *at = std::mem::take(&mut goal);
                *picked = 0;
            }
        }
    }

    /// The asset of the card is offered.
    fn gain_this(&self, state: &mut State, running: Running) {
        if let Bearer::Card(card) = running.bearer
            && self.library.asset(card).is_some()
            && state.owner(card).is_none()
        {
            state.stack.push(Frame::Gain {
                card,
                player: running.actor,
                how: running.gaining(),
            });
        }
    }

    /// The defeat that was about to happen does not.
    fn avert_defeat(&self, state: &mut State, player: PlayerId) {
        let is_this = |frame: &Frame| matches!(frame, Frame::Defeat { player: other, .. } if *other == player);
        let Some(place) = state.stack.iter().rposition(is_this) else {
            return;
        };
        state.stack.remove(place);
        // Nothing else that would avert it is asked for any more.
        if matches!(state.stack.get(place), Some(Frame::Window { .. })) {
            state.stack.remove(place);
        }
    }

    fn prevent(&self, state: &mut State, player: PlayerId, n: u8, log: &mut Log<Event>) {
        // rule: damage/prevent
        for frame in state.stack.iter_mut().rev() {
            if let Frame::Suffer { amount, .. } = frame {
                let prevented = n.min(*amount);
                *amount -= prevented;
                log.tell(|| Event::Prevented {
                    player,
                    amount: prevented,
                });
                return;
            }
        }
    }

    fn extra_turn(&self, state: &mut State, log: &mut Log<Event>) {
        // rule: maelstrom/no-chained-turns
        if !state.memory.is_extra && !state.memory.extra {
            state.memory.extra = true;
            let player = state.current;
            log.tell(|| Event::ExtraTurn { player });
        }
    }

    /// One step of a die an effect asked for.
    pub(crate) fn roll_step(&self, state: &mut State) {
        let Some(Frame::Roll {
            actor,
            table,
            stage,
        }) = state.stack.last_mut()
        else {
            return;
        };
        let (actor, table) = (*actor, *table);
        *stage += 1;
        match *stage {
            1 => self.open(state, Window::Rerolls { own: true }, actor),
            2 => self.open(state, Window::Results { own: true }, actor),
            _ => {
                state.stack.pop();
                let face = state
                    .roll
                    .take()
                    .and_then(|roll| roll.dice.first().copied());
                let face = face.map_or(Die::Blank, |die| die.face);
                let to = self.library.program.option(table + face as u16);
                self.go_to(state, to);
            }
        }
    }

    /// Whether effects could do anything at all, as far as their beginning tells.
    pub(crate) fn could(&self, state: &State, actor: PlayerId, bearer: Bearer, at: At) -> bool {
        let running = Running {
            at,
            actor,
            bearer,
            berth: None,
            picked: 0,
            agreed: At(0),
        };
        let op = self.library.op(at);
        let next = || self.could(state, actor, bearer, At(at.0 + 1));
        match op {
            Op::End => false,
            Op::Step(_) => next(),
            Op::Jump(to) => self.could(state, actor, bearer, to),
            Op::Unless(test, to) => {
                let test = self.library.program.test(test);
                if self.holds(state, actor, test) {
                    next()
                } else {
                    self.could(state, actor, bearer, to)
                }
            }
            Op::To { then, end } => {
                self.can_all(state, running, at.0 + 1..then.0)
                    || self.could(state, actor, bearer, end)
            }
            Op::Pay(credits, _) => state.area(actor).credits >= credits,
            Op::Reputation(..) if self.can(state, running, op) => true,
            Op::Recover(..)
            | Op::Look(_)
            | Op::Discard(_)
            | Op::Take(_)
            | Op::Reveal(_)
            | Op::FightPlayer { .. }
            | Op::RedirectPatrol(_)
            | Op::EliminatePatrol(_)
            | Op::EncounterWithin(_)
            | Op::BuyShip { .. }
            | Op::BuyTop(..)
            | Op::Reputation(..)
            | Op::Reroll(_)
            | Op::Turn { .. }
            | Op::Cancel(..) => self.can(state, running, op) || next(),
            _ => true,
        }
    }

    /// Whether effects could do something if others handed over credits.
    fn could_if_lent(&self, state: &State, actor: PlayerId, bearer: Bearer, at: At) -> bool {
        // rule: trade/credits-may-interrupt
        let lendable = self.lendable(state, actor);
        lendable > 0 && {
            let mut richer = state.clone();
            let credits = &mut richer.area_mut(actor).credits;
            *credits = credits.saturating_add(lendable);
            self.could(&richer, actor, bearer, at)
        }
    }

    /// Whether every step of a cost could be carried out completely.
    fn can_all(&self, state: &State, running: Running, steps: std::ops::Range<u16>) -> bool {
        steps.into_iter().all(|step| {
            let running = Running {
                at: At(step),
                ..running
            };
            self.can(state, running, self.library.op(At(step)))
        })
    }

    /// Whether a step could be carried out completely.
    fn can(&self, state: &State, running: Running, op: Op) -> bool {
        let actor = running.actor;
        let area = state.area(actor);
        match op {
            Op::Pay(credits, _) | Op::LoseCredits(credits) => area.credits >= credits,
            Op::LoseFame(n) => area.fame >= n,
            Op::Reputation(With::YourChoice, _) => self.has_choice(state, running),
            Op::Reputation(with, steps) => {
                // rule: wording/to-needs-full-cost
                self.faction(state, running, with).is_some_and(|faction| {
                    let standing = area.standing(faction);
                    let room = match steps {
                        ..0 => standing as i8 - Standing::Negative as i8,
                        _ => Standing::Positive as i8 - standing as i8,
                    };
                    room >= steps.abs()
                })
            }
            Op::Recover(body, amount) => match amount {
                Amount::All | Amount::Of(_) => area.damage(body) > 0,
            },
            Op::Suffer(body, n) => {
                let limit = self.limit(state, actor, body);
                area.damage(body) + n <= limit
            }
            Op::Reroll(_) => self.has_die(state, DiceDeed::Reroll, ANY_FACE),
            Op::Turn { faces, to, .. } => self.has_die(state, DiceDeed::Turn(to), faces),
            Op::Cancel(die, _) => self.has_die(state, DiceDeed::Cancel, faces(&[die])),
            Op::BuyTop(deck, discount) => self.can_buy(state, actor, deck, discount, 0),
            Op::BuyShip { barter } => {
                let mut ships = self.affordable_ships(state, from_supply(actor, barter), 0);
                ships.next().is_some()
            }
            op if asks(op) => self.has_choice(state, running),
            _ => true,
        }
    }

    fn has_choice(&self, state: &State, running: Running) -> bool {
        let mut choices = Vec::with_capacity(USUAL);
        self.script_choices(state, running, &mut choices);
        !choices.is_empty()
    }
}

/// Any ship, straight from the supply.
fn from_supply(player: PlayerId, barter: bool) -> ShipOffer {
    ShipOffer {
        player,
        card: None,
        barter,
        discount: 0,
    }
}

impl OuterRim {
    /// Whether effects that begin here ask before anything else comes of them.
    pub(crate) fn asks_soon(&self, at: At) -> bool {
        match self.library.op(at) {
            Op::Step(_) | Op::To { .. } | Op::Pay(..) => self.asks_soon(at.next()),
            Op::Move(_) | Op::Reroll(_) | Op::Turn { .. } | Op::Cancel(..) => true,
            Op::MarketAction | Op::BuyTop(..) | Op::BuyShip { .. } => true,
            op => asks(op),
        }
    }

    /// Whether the script on top picks two things, one after the other.
    pub(crate) fn picks_twice(&self, state: &State) -> bool {
        let op = self
            .running(state)
            .map(|running| self.library.op(running.at));
        matches!(
            op,
            Some(
                Op::Exchange(_)
                    | Op::MoveContact(_)
                    | Op::MovePatrolToward(..)
                    | Op::MovePatrolDirectly(_)
            )
        )
    }
}

/// Whether a step asks somebody.
fn asks(op: Op) -> bool {
    matches!(
        op,
        Op::May(_)
            | Op::Choose { .. }
            | Op::As { .. }
            | Op::FightPlayer { .. }
            | Op::Reputation(With::YourChoice, _)
            | Op::SetReputation(With::YourChoice, _)
            | Op::Discard(_)
            | Op::Take(_)
            | Op::Look(_)
            | Op::Reveal(_)
            | Op::Exchange(_)
            | Op::MoveContact(_)
            | Op::MoveDirectly(_)
            | Op::MovePatrol(..)
            | Op::MovePatrolToward(..)
            | Op::MovePatrolDirectly(_)
            | Op::EliminatePatrol(_)
            | Op::RedirectPatrol(_)
            | Op::GainSkill
            | Op::KeepDrawn(..)
            | Op::BuyTop(..)
            | Op::EncounterWithin(_)
    )
}

/// Whether somebody who can only decline is asked all the same: others may hand over credits.
fn may_wait(op: Op) -> bool {
    // rule: trade/credits-may-interrupt
    matches!(op, Op::May(_) | Op::BuyTop(..))
}

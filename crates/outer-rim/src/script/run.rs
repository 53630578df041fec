//! Running effects: one step of a program after the other, until somebody has to decide.

use super::op::{Op, faces, named};
use super::options::{asks, may_wait};
use super::{answer, can, condition, options};
use crate::OuterRim;
use crate::because;
use crate::content::{Die, Faction, Moment, Rolls, Whose, With};
use crate::event::{Event, Why};
use crate::flow::USUAL;
use crate::rules::{
    abilities, assets, combat, contacts, credits, damage, dice, galaxy, goals, jobs, market,
    movement, skill_tests, turn,
};
use crate::state::{
    At, Bearer, BerthId, CardId, Cause, DiceDeed, Foe, Frame, PlayerId, Purpose, Running,
    ShipOffer, State,
};
use tabletop::Log;

/// Every face.
pub(super) const ANY_FACE: u8 = 0b1111;

/// The script on top of the stack.
pub(crate) fn running(state: &State) -> Option<Running> {
    match state.stack.last() {
        Some(&Frame::Script(running)) => Some(running),
        _ => None,
    }
}

/// Begins effects.
pub(crate) fn begin(state: &mut State, at: At, actor: PlayerId, bearer: Bearer) {
    begin_about(state, at, actor, bearer, None);
}

/// Begins effects that are about a contact.
pub(crate) fn begin_about(
    state: &mut State,
    at: At,
    actor: PlayerId,
    bearer: Bearer,
    berth: Option<BerthId>,
) {
    if at.0 != 0 {
        let running = Running::new(at, actor, bearer);
        state
            .stack
            .push(Frame::Script(Running { berth, ..running }));
    }
}

/// One step of the script on top. Says whether somebody has to decide.
pub(crate) fn step(
    game: &OuterRim,
    state: &mut State,
    running: Running,
    log: &mut Log<Event>,
) -> bool {
    let op = game.library.op(running.at);
    if op == Op::End {
        state.stack.pop();
        return false;
    }
    if asks(op) {
        let mut choices = Vec::with_capacity(USUAL);
        options::choices(game, state, running, &mut choices);
        return match choices[..] {
            [] => {
                tell_unpaid(game, state, running, log);
                skip(state, running, op);
                false
            }
            [only] if !may_wait(op) => {
                tell_unpaid(game, state, running, log);
                answer::answer(game, state, only, log);
                false
            }
            _ => true,
        };
    }
    perform(game, state, running, op, log);
    false
}

/// Tells what is not even asked for want of credits.
fn tell_unpaid(game: &OuterRim, state: &State, running: Running, log: &mut Log<Event>) {
    for at in options::offers(game, running) {
        if let Some(price) = options::lacking(game, state, running.actor, at) {
            tell_cannot_pay(state, running, price, log);
        }
    }
}

fn tell_cannot_pay(state: &State, running: Running, price: u16, log: &mut Log<Event>) {
    let (player, bearer) = (running.actor, running.bearer);
    log.tell(state, || Event::CannotPay {
        player,
        card: match bearer {
            Bearer::Card(card) => Some(card),
            _ => None,
        },
        price,
    });
}

/// The script on top goes on elsewhere.
pub(crate) fn go_to(state: &mut State, to: At) {
    if let Some(Frame::Script(running)) = state.stack.last_mut() {
        running.at = to;
        running.picked = 0;
    }
}

pub(super) fn next(state: &mut State, running: Running) {
    go_to(state, At(running.at.0 + 1));
}

/// There is nothing to choose: the step does nothing.
pub(super) fn skip(state: &mut State, running: Running, op: Op) {
    match op {
        Op::FightPlayer { next, .. } | Op::As { next, .. } => go_to(state, next),
        Op::May(end) => go_to(state, end),
        // Every option ends where the whole does; one that can do nothing changes nothing.
        _ => next(state, running),
    }
}

/// The faction an effect speaks of.
pub(super) fn faction(
    game: &OuterRim,
    state: &State,
    running: Running,
    with: With,
) -> Option<Faction> {
    match with {
        With::YourPlanet => galaxy::planet_faction(game, state.area(running.actor).space),
        With::ThisPatrol => match running.bearer {
            Bearer::Patrol(faction) => Some(faction),
            _ => None,
        },
        other => named(other),
    }
}

/// A step that asks nobody.
fn perform(game: &OuterRim, state: &mut State, running: Running, op: Op, log: &mut Log<Event>) {
    let actor = running.actor;
    next(state, running);
    match op {
        Op::Step(step) => {
            if let Bearer::Card(card) = running.bearer {
                log.tell(state, || Event::StepReached {
                    player: actor,
                    card,
                    step,
                });
            }
        }
        Op::Jump(to) => go_to(state, to),
        Op::GoOn(to) => go_on(state, running.bearer, to),
        Op::Unless(test, to) => {
            let test = game.library.program.test(test);
            if !condition::holds(game, state, actor, test) {
                go_to(state, to);
            }
        }
        Op::To { then, end } if !can::can_all(game, state, running, running.at.0 + 1..then.0) => {
            go_to(state, end);
        }
        Op::Pay(price, end) => {
            // rule: wording/to-needs-full-cost
            if state.area(actor).credits >= price {
                credits::lose(state, actor, price, Why::Cost, log);
            } else {
                tell_cannot_pay(state, running, price, log);
                go_to(state, end);
            }
        }
        Op::Credits(n) => credits::gain(state, actor, n, Why::Effect, log),
        Op::LoseCredits(n) => credits::lose(state, actor, n, Why::Effect, log),
        Op::Fame(n) => {
            let why = |state: &State| because::effects(game, state, running);
            credits::change_fame(state, actor, n as i8, why, log);
        }
        Op::LoseFame(n) => {
            let why = |state: &State| because::effects(game, state, running);
            credits::change_fame(state, actor, -(n as i8), why, log);
        }
        Op::Reputation(with, steps) => {
            if let Some(faction) = faction(game, state, running, with) {
                credits::change_reputation(state, actor, faction, steps, log);
            }
        }
        Op::SetReputation(with, standing) => {
            if let Some(faction) = faction(game, state, running, with) {
                credits::set_reputation(state, actor, faction, standing, log);
            }
        }
        Op::Suffer(body, n) => damage::suffer(state, actor, body, n),
        Op::Recover(body, amount) => damage::recover(game, state, actor, body, amount, log),
        Op::Test {
            skill, pass, fail, ..
        } => skill_tests::begin(state, actor, skill, [pass, fail]),
        Op::Fight {
            combat,
            value,
            win,
            lose,
            undefeated,
            next,
        } => {
            go_to(state, next);
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
            combat::fight(state, fighters, combat, Some(value), cause, log);
        }
        Op::Roll { first } => {
            dice::roll(state, Purpose::Effect, Some(actor), 1, log);
            state.stack.push(Frame::Roll {
                actor,
                table: first,
                stage: 0,
            });
        }
        Op::GainThis => gain_this(game, state, running),
        Op::DiscardContact | Op::RemoveContact => {
            if let Some(berth) = running.berth {
                contacts::lift(state, berth, op == Op::RemoveContact, log);
            }
        }
        Op::GainTop(deck) => {
            let top = market::top(state, deck);
            // Ships are bought, never gained.
            if let Some(card) = top.filter(|&card| game.library.asset(card).is_some()) {
                state.deck_mut(deck).pop();
                state.stack.push(Frame::Reveal { deck });
                state.stack.push(Frame::Gain {
                    card,
                    player: actor,
                    how: running.gaining(),
                });
            }
        }
        Op::Draw(deck, n) => market::draw(state, actor, (deck, n), log),
        Op::BuyShip { barter } => state
            .stack
            .push(Frame::ShipChoice(from_supply(actor, barter))),
        Op::MarketAction => state.stack.push(Frame::Market { discarded: false }),
        Op::DiscardThis => {
            if let Bearer::Card(card) = running.bearer {
                assets::discard(game, state, actor, card, log);
            }
        }
        Op::Move(n) => movement::begin(state, actor, n),
        Op::PutToken => {
            let space = state.area(actor).space;
            state.area_mut(actor).tokens.add(space);
            state.unsettled = true;
            log.tell(state, || Event::TokenPut {
                player: actor,
                space,
            });
        }
        Op::CompleteJob => jobs::complete(game, state, log),
        Op::FailJob => jobs::fail(state, log),
        Op::CompleteGoal => {
            let ship = running.bearer == Bearer::Ship;
            goals::complete(game, state, actor, ship, log);
        }
        Op::KeepMoving => movement::keep_moving(state),
        Op::StopThem => movement::stop_them(state),
        Op::NotDefeated => damage::avert_defeat(state, actor),
        Op::Prevent(n) => damage::prevent(state, actor, n, log),
        Op::ExtraTurn => turn::extra_turn(state, log),
        Op::EndTurn => {
            state.memory.ends = true;
            state.memory.cut_short = true;
            let player = state.current;
            log.tell(state, || Event::TurnCutShort { player });
        }
        Op::Dice(n) => {
            if let Some(combat) = &mut state.combat {
                combat.more = combat.more.saturating_add(n);
            }
        }
        Op::Reroll(n) => dice::pick_dice(state, actor, DiceDeed::Reroll, ANY_FACE, n),
        Op::Turn {
            faces, to, count, ..
        } => dice::pick_dice(state, actor, DiceDeed::Turn(to), faces, count),
        Op::Cancel(die, n) => {
            dice::pick_dice(state, actor, DiceDeed::Cancel, faces(&[die]), n);
        }
        Op::Add(die, n) => dice::add(state, actor, die, n, log),
        Op::HaveSkill(skill) => skill_tests::gain_skill(state, skill),
        _ => {}
    }
}

/// What of a card is run within its combat, or for another player, ends; once that is over,
/// the card goes on elsewhere.
fn go_on(state: &mut State, card: Bearer, to: At) {
    // rule: jobs/steps-in-order
    let mut goal = to;
    for frame in state.stack.iter_mut() {
        if let Frame::Script(running) = frame
            && running.bearer == card
        {
            // The first is the card itself, the others are parts of it.
            running.at = std::mem::take(&mut goal);
            running.picked = 0;
        }
    }
}

/// The asset of the card is offered.
fn gain_this(game: &OuterRim, state: &mut State, running: Running) {
    if let Bearer::Card(card) = running.bearer
        && game.library.asset(card).is_some()
        && state.owner(card).is_none()
    {
        state.stack.push(Frame::Gain {
            card,
            player: running.actor,
            how: running.gaining(),
        });
    }
}

/// One step of a die an effect asked for.
pub(crate) fn roll_step(game: &OuterRim, state: &mut State) {
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
        1 => abilities::open(
            game,
            state,
            Moment::Rerolls(Whose::Yours, Rolls::Any),
            actor,
        ),
        2 => abilities::open(
            game,
            state,
            Moment::Results(Whose::Yours, Rolls::Any),
            actor,
        ),
        _ => {
            state.stack.pop();
            let face = state
                .roll
                .take()
                .and_then(|roll| roll.dice.first().copied());
            let face = face.map_or(Die::Blank, |die| die.face);
            let to = game.library.program.option(table + face as u16);
            go_to(state, to);
        }
    }
}

/// Any ship, straight from the supply.
pub(super) fn from_supply(player: PlayerId, barter: bool) -> ShipOffer {
    ShipOffer {
        player,
        card: None,
        barter,
        discount: 0,
    }
}

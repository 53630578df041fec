//! Combat in its steps; glossary "Combat", "Combat Steps".

use crate::OuterRim;
use crate::content::{Combat as Kind, Die, Feat, Moment, Perk, Rolls, Whose};
use crate::event::Event;
use crate::rules::{
    abilities, assets, bounties, character_bounties, damage, dice, favors, galaxy, goals, house,
    patrols, values,
};
use crate::script;
use crate::state::{Bearer, Cause, Combat, Foe, Frame, PlayerId, Purpose, Stage, State};
use tabletop::Log;

/// Begins a combat; `value` is the dice of a foe that is no player, none if it wins without.
pub(crate) fn fight(
    state: &mut State,
    (attacker, foe): (PlayerId, Foe),
    kind: Kind,
    value: Option<u8>,
    cause: Cause,
    log: &mut Log<Event>,
) {
    state.memory.used_in_combat.clear();
    state.combat = Some(Combat {
        kind,
        attacker,
        foe,
        cause,
        value,
        defending: false,
        stage: Stage::Start,
        more: 0,
        rolled: [0; 2],
        hits: [0; 2],
        focus: [0; 2],
        damage: [0; 2],
        attacker_won: false,
        less: 0,
        most: None,
        extra: 0,
        without: None,
        helped: [0; 2],
    });
    state.stack.push(Frame::Combat);
    log.tell(state, || Event::CombatBegan { attacker, foe });
}

/// Which kind of combat two players fight.
pub(crate) fn kind_of_players(game: &OuterRim, state: &State, attacker: PlayerId) -> Kind {
    // rule: combat/player-against-player-type
    if galaxy::is_planet(game, state.area(attacker).space) {
        Kind::Ground
    } else {
        Kind::Ship
    }
}

/// One step of the combat.
pub(crate) fn step(game: &OuterRim, state: &mut State, log: &mut Log<Event>) {
    let Some(combat) = state.combat else {
        state.stack.pop();
        return;
    };
    let next = match combat.stage {
        Stage::Start => {
            // rule: combat-abilities/start-of-combat
            abilities::open(game, state, Moment::StartOfCombat, combat.attacker);
            if combat.is_hopeless() {
                Stage::Winner
            } else {
                house::window::open(game, state);
                Stage::Value(0)
            }
        }
        Stage::Value(turn) => {
            if turn == 1 && !combat.defending {
                favors::stop_before_combat(state, combat.attacker);
            }
            open_for_side(game, state, &combat, turn, |whose| {
                Moment::CombatValue(whose)
            });
            if turn == 0 {
                Stage::Value(1)
            } else {
                Stage::Roll
            }
        }
        Stage::Roll => {
            roll_side(game, state, &combat, log);
            Stage::Reroll(0)
        }
        Stage::Reroll(turn) => {
            open_for_side(game, state, &combat, turn, |whose| {
                Moment::Rerolls(whose, Rolls::Any)
            });
            if turn == 0 {
                Stage::Reroll(1)
            } else {
                Stage::Results(0)
            }
        }
        Stage::Results(turn) => {
            open_for_side(game, state, &combat, turn, |whose| {
                Moment::Results(whose, Rolls::Any)
            });
            if turn == 0 {
                Stage::Results(1)
            } else {
                Stage::Count
            }
        }
        Stage::Count => {
            let roll = state.roll.take();
            let count = |face: Die| roll.map_or(0, |roll| roll.count(face));
            if let Some(combat) = &mut state.combat {
                let side = usize::from(combat.defending);
                combat.damage[side] = roll.map_or(0, |roll| roll.damage());
                combat.hits[side] = count(Die::Hit);
                combat.focus[side] = count(Die::Focus);
                combat.more = 0;
            }
            if combat.defending {
                Stage::Winner
            } else {
                if let Some(combat) = &mut state.combat {
                    combat.defending = true;
                }
                Stage::Value(0)
            }
        }
        Stage::Winner => {
            decide(game, state, log);
            Stage::Damage
        }
        Stage::Damage => {
            deal_damage(state, &combat, log);
            Stage::After
        }
        Stage::After => {
            after(game, state, &combat);
            Stage::Over
        }
        Stage::Over => {
            // Frames above may have ended the combat themselves; only its own is taken here.
            state.stack.pop();
            state.combat = None;
            if !state
                .stack
                .iter()
                .any(|frame| matches!(frame, Frame::Job { .. }))
            {
                house::interference::end_attempt(state);
            }
            state.memory.used_in_combat.clear();
            return;
        }
    };
    if let Some(combat) = &mut state.combat
        && combat.stage != Stage::Over
    {
        combat.stage = next;
    }
}

/// Opens a window for the roller, then for the other side.
fn open_for_side(
    game: &OuterRim,
    state: &mut State,
    combat: &Combat,
    turn: u8,
    window: impl Fn(Whose) -> Moment,
) {
    // rule: combat/attacker-value-window, combat/attacker-reroll-window,
    // combat/roller-changes-results-first, combat/defender-windows
    let (whose, player) = match turn {
        0 => (Whose::Yours, combat.roller()),
        _ => (Whose::Opponents, combat.other()),
    };
    if let Some(player) = player {
        abilities::open(game, state, window(whose), player);
    }
}

/// The dice of the side whose turn it is.
fn roll_side(game: &OuterRim, state: &mut State, combat: &Combat, log: &mut Log<Event>) {
    let count = match combat.roller() {
        Some(player) => {
            let strategy = favors::use_strategy(state, player);
            let help = combat.helped[usize::from(combat.defending)];
            values::value(game, state, player, combat.kind.value()) + strategy + help
        }
        None => combat.value.unwrap_or(0),
    };
    let count = count.saturating_add_signed(combat.more);
    if let Some(combat) = &mut state.combat {
        combat.rolled[usize::from(combat.defending)] = count;
    }
    let purpose = Purpose::Combat(combat.kind);
    dice::roll(state, purpose, combat.roller(), count, log);
    house::interference::after_roll(state, combat.roller());
}

/// Who has won, and what that brings.
fn decide(game: &OuterRim, state: &mut State, log: &mut Log<Event>) {
    let Some(mut combat) = state.combat else {
        return;
    };
    if combat.is_hopeless() {
        combat.damage = [0, left_to_defeat(game, state, &combat)];
    }
    cancel_by_focus(game, state, &mut combat, log);
    // rule: combat/highest-damage-wins, combat/tie-goes-to-attacker
    let [attack, defence] = combat.damage;
    combat.attacker_won = attack >= defence && !combat.is_hopeless();
    state.combat = Some(combat);
    log.tell(state, || Event::CombatWon {
        attacker: combat.attacker,
        foe: combat.foe,
        attacker_won: combat.attacker_won,
        damage: combat.damage,
    });
    if let Some(winner) = combat.winner() {
        goals::feat(game, state, winner, Feat::WinCombat, log);
        let of_kind = match combat.kind {
            Kind::Ground => Feat::WinGroundCombat,
            Kind::Ship => Feat::WinShipCombat,
        };
        goals::feat(game, state, winner, of_kind, log);
        if matches!(combat.foe, Foe::Patrol(_)) {
            goals::feat(game, state, winner, Feat::WinAgainstPatrol, log);
        }
    }
    // The innermost is done first: the effect of winning, then what waits for it.
    if let Some(loser) = combat.loser() {
        abilities::open(game, state, Moment::LosesCombat, loser);
    }
    if let Some(winner) = combat.winner() {
        abilities::open(game, state, Moment::WinsCombat, winner);
    }
    settle_cause(game, state, &combat, log);
}

/// The focus results of whoever can cancel by them take away hits of the other side.
fn cancel_by_focus(game: &OuterRim, state: &State, combat: &mut Combat, log: &mut Log<Event>) {
    let sides = [Some(combat.attacker), combat.defender()];
    for (side, player) in sides.into_iter().enumerate() {
        let Some(player) = player else {
            continue;
        };
        let other = 1 - side;
        let cancelled = combat.focus[side].min(combat.hits[other]);
        let cancels = combat.kind == Kind::Ground
            && values::has_perk(game, state, player, Perk::FocusCancels);
        if cancels && cancelled > 0 {
            combat.damage[other] -= cancelled;
            log.tell(state, || Event::HitsCancelled { player, cancelled });
        }
    }
}

/// The damage that would defeat the attacker.
fn left_to_defeat(game: &OuterRim, state: &State, combat: &Combat) -> u8 {
    let body = combat.kind.body();
    let limit = damage::limit(game, state, combat.attacker, body);
    limit.saturating_sub(state.area(combat.attacker).damage(body))
}

/// What the cause of the combat makes of its outcome, before damage is suffered.
fn settle_cause(game: &OuterRim, state: &mut State, combat: &Combat, log: &mut Log<Event>) {
    let attacker = combat.attacker;
    match combat.cause {
        Cause::Effect { of, win, lose, .. } => {
            // rule: combat/outcome-set-by-cause
            let at = if combat.is_won_by(of) { win } else { lose };
            let bearer = cause_bearer(state);
            script::begin(state, at, of, bearer);
        }
        Cause::Patrol(faction) if combat.attacker_won => {
            patrols::beat(game, state, attacker, faction, log);
        }
        Cause::Patrol(faction) => state.stack.push(Frame::PatrolFree {
            faction,
            left: 1,
            by: attacker,
            must: true,
        }),
        Cause::Contact { bounty, berth } => {
            if combat.attacker_won {
                bounties::win_contact(state, bounty, berth);
            }
        }
        Cause::Crew {
            bounty,
            crew,
            owner,
        } => bounties::settle_hunt(game, state, (bounty, crew, owner), combat.attacker_won, log),
        // rule: character-bounties/win-completes, character-bounties/loss-keeps-the-bounty
        Cause::Character { bounty, target } if combat.attacker_won => {
            character_bounties::complete(game, state, attacker, (bounty, target), log);
        }
        // rule: bounty-hunter-ai/ai-loss-discards-the-bounty
        Cause::Character { bounty, .. } if state.is_rival(attacker) => {
            assets::discard(game, state, attacker, bounty, log);
        }
        // rule: house-piracy/failed-robbery-takes-nothing
        Cause::Robbery { victim } if combat.attacker_won => {
            house::piracy::succeed(game, state, (attacker, victim), log);
        }
        Cause::Character { .. } | Cause::Placed { .. } | Cause::Robbery { .. } => {}
    }
}

/// What the effects stand on that led to the combat.
fn cause_bearer(state: &State) -> Bearer {
    let mut frames = state.stack.iter().rev();
    let bearer = frames.find_map(|frame| match frame {
        Frame::Script(running) => Some(running.bearer),
        _ => None,
    });
    bearer.unwrap_or_default()
}

/// Both sides suffer what the other rolled.
fn deal_damage(state: &mut State, combat: &Combat, log: &mut Log<Event>) {
    // rule: combat/both-suffer-opposing-damage, combat/npc-suffers-no-damage
    let body = combat.kind.body();
    let [by_defender, by_attacker] = combat.suffered();
    if let Some(player) = combat.winner() {
        let dealt = combat.damage[usize::from(combat.attacker_won)];
        let amount = dealt.saturating_sub(combat.suffered()[usize::from(!combat.attacker_won)]);
        if amount > 0 {
            log.tell(state, || Event::Prevented { player, amount });
        }
    }
    if let Some(defender) = combat.defender() {
        damage::suffer(state, defender, body, by_attacker);
    }
    // rule: patrols/level-four-deals-exact-defeat
    // It is defined as what defeats, so preventing some of it does not save.
    let by_defender = if combat.is_hopeless() {
        u8::MAX
    } else {
        by_defender
    };
    damage::suffer(state, combat.attacker, body, by_defender);
}

/// What waits until damage was suffered.
fn after(game: &OuterRim, state: &mut State, combat: &Combat) {
    if let Some(winner) = combat.winner() {
        abilities::open(game, state, Moment::AfterWonCombat, winner);
    }
    // rule: combat/card-condition-not-defeated
    if let Cause::Effect { of, undefeated, .. } = combat.cause
        && combat.is_won_by(of)
        && !state.area(of).defeated
    {
        let bearer = cause_bearer(state);
        script::begin(state, undefeated, of, bearer);
    }
}

//! Goals, the fame of assets, and winning; glossary "Goals", "Fame".

use crate::because::{self, Because, Source};
use crate::content::{ConstantFacts, Faction, Feat, GoalFacts, Standing};
use crate::event::Event;
use crate::rules::{abilities, ambitions, assets, credits, damage, values};
use crate::state::{At, Bearer, Frame, PlayerId, State, Step};
use crate::{OuterRim, script};
use std::ops::Range;
use tabletop::{Log, Reason, Refusal};

/// The fame a goal pays.
const GOAL_FAME: u8 = 1;

/// The goals a player still strives for: the personal one, and that of the ship.
pub(crate) fn of<'g>(
    game: &'g OuterRim,
    state: &State,
    player: PlayerId,
) -> [Option<&'g GoalFacts>; 2] {
    let area = state.area(player);
    // rule: solo-cards/no-personal-goal, solo-cards/no-ship-goal
    let strives = !state.is_rival(player);
    let character = area.character.filter(|_| strives && !area.flipped);
    let ship = area.ship.filter(|_| strives && !area.ship_flipped);
    [
        character.map(|one| &game.library.character(one).goal),
        ship.and_then(|one| game.library.ship(one).goal.as_ref()),
    ]
}

/// Pays a reward. What it is for counts toward goals once it is gained.
pub(crate) fn reward(
    game: &OuterRim,
    state: &mut State,
    player: PlayerId,
    (at, bearer): (At, Bearer),
    feats: &[Feat],
    log: &mut Log<Event>,
) {
    // rule: bounties/eliminate-pays-at-once, deliver/captive-at-named-planet
    for &feat in feats.iter().rev() {
        let mut goals = of(game, state, player).into_iter().flatten();
        if goals.any(|goal| matches!(goal, GoalFacts::Count(counted, ..) if *counted == feat))
            || ambitions::counts(game, state, player, feat)
        {
            state.stack.push(Frame::Rewarded { player, feat });
        }
    }
    script::begin(state, at, player, bearer);
    if let Bearer::Card(card) = bearer {
        credits::gain_bonus(game, state, player, card, log);
    }
}

/// Somebody did something that goals may count.
pub(crate) fn feat(
    game: &OuterRim,
    state: &mut State,
    player: PlayerId,
    feat: Feat,
    log: &mut Log<Event>,
) {
    for which in 0..2 {
        let goal = of(game, state, player)[which];
        let Some(GoalFacts::Count(counted, times, given)) = goal else {
            continue;
        };
        let times = *times;
        let holds = given
            .as_ref()
            .is_none_or(|given| script::holds(game, state, player, given));
        if *counted != feat || !holds {
            continue;
        }
        // rule: goals/tokens-track-progress
        let tokens = &mut state.area_mut(player).progress[which];
        *tokens += 1;
        let (tokens, ship) = (*tokens, which == 1);
        log.tell(state, || Event::GoalProgress {
            player,
            ship,
            tokens,
        });
        if tokens >= times {
            complete(game, state, player, ship, log);
        }
    }
    if state.options.ambitions {
        ambitions::feat(game, state, player, feat, log);
    }
}

/// A patrol is encountered.
pub(crate) fn met_patrol(
    game: &OuterRim,
    state: &mut State,
    player: PlayerId,
    (faction, level): (Faction, u8),
    log: &mut Log<Event>,
) {
    let goals = of(game, state, player).into_iter().flatten();
    let mut wanted = goals.filter_map(|goal| match goal {
        GoalFacts::Count(feat @ Feat::EncounterPatrol(whose, least), ..)
            if *whose == faction && level >= *least =>
        {
            Some(*feat)
        }
        _ => None,
    });
    if let Some(wanted) = wanted.next() {
        feat(game, state, player, wanted, log);
    }
}

/// Reputation is lost, before it is: whoever is hated already may strive for that.
pub(crate) fn falls(
    game: &OuterRim,
    state: &mut State,
    player: PlayerId,
    faction: Faction,
    log: &mut Log<Event>,
) {
    if state.area(player).standing(faction) == Standing::Negative {
        feat(game, state, player, Feat::FallLower(faction), log);
    }
}

/// Turns a character card back to its goal, which can be completed once more.
pub(crate) fn flip_back(
    game: &OuterRim,
    state: &mut State,
    player: PlayerId,
    log: &mut Log<Event>,
) {
    // rule: clarifications/hondo-keeps-goal-tokens
    if std::mem::take(&mut state.area_mut(player).flipped) {
        values::add_up(game, state, player);
        log.tell(state, || Event::FlippedBack { player });
    }
}

/// Completes a goal: fame, and the sheet is flipped.
pub(crate) fn complete(
    game: &OuterRim,
    state: &mut State,
    player: PlayerId,
    ship: bool,
    log: &mut Log<Event>,
) {
    // rule: goals/complete-for-fame-and-flip, goals/tokens-cleared-on-flip
    let area = state.area_mut(player);
    let flipped = if ship {
        &mut area.ship_flipped
    } else {
        &mut area.flipped
    };
    if std::mem::replace(flipped, true) {
        return;
    }
    area.progress[usize::from(ship)] = 0;
    values::add_up(game, state, player);
    let side = new_side(game, state, player, ship);
    abilities::sleep_in_open_windows(state, side);
    log.tell(state, || Event::GoalCompleted { player, ship });
    let bearer = if ship {
        Bearer::Ship
    } else {
        Bearer::Character
    };
    let why = |_: &State| Because::of(Source::Goal, bearer);
    credits::gain_fame(game, state, player, (GOAL_FAME, !ship), why, log);
}

/// The abilities of the other side of a sheet.
fn new_side(game: &OuterRim, state: &State, player: PlayerId, ship: bool) -> Range<u16> {
    let area = state.area(player);
    let side = if ship {
        area.ship.map(|one| &game.library.ship(one).sides[1])
    } else {
        area.character
            .map(|one| &game.library.character(one).sides[2])
    };
    side.map_or(0..0, |side| side.abilities.clone())
}

/// Goals that ask for a state, slots, and the fame of assets, until nothing changes. Also looks
/// for damage that a lost bonus made deadly, and for who no longer has all they can take.
pub(crate) fn tidy(game: &OuterRim, state: &mut State, log: &mut Log<Event>) {
    let mut waits = false;
    while std::mem::take(&mut state.unsettled) {
        waits = false;
        for player in state.clockwise(state.current) {
            if state.area(player).ship.is_none() {
                continue;
            }
            if state.area(player).damage != [0; 2] || state.area(player).defeated {
                if damage::is_exchanging(state, player) {
                    waits = true;
                } else {
                    damage::judge_damage(game, state, player, log);
                }
            }
            // What has no slot is not had yet.
            if !assets::all_fits(game, state, player) {
                continue;
            }
            for which in 0..2 {
                let goal = of(game, state, player)[which];
                let Some(GoalFacts::Have(condition)) = goal else {
                    continue;
                };
                if script::holds(game, state, player, condition) {
                    complete(game, state, player, which == 1, log);
                }
            }
            count_asset_fame(game, state, player, log);
        }
    }
    for player in state.clockwise(state.current) {
        let waits = state.stack.contains(&Frame::Overflow { player });
        if state.area(player).ship.is_some() && !waits && !assets::all_fits(game, state, player) {
            state.stack.push(Frame::Overflow { player });
        }
    }
    state.unsettled = waits;
}

/// The fame a player's assets provide now.
pub(crate) fn asset_fame(game: &OuterRim, state: &State, player: PlayerId) -> u8 {
    // rule: fame/asset-fame-while-condition-holds, solo-cards/no-abilities
    if state.is_rival(player) {
        return 0;
    }
    let more = values::at_times(game, state, player, |constant| match constant {
        ConstantFacts::Fame(n, given) => n * u8::from(script::holds(game, state, player, given)),
        _ => 0,
    });
    state.area(player).sum.fame + more
}

/// Fame that assets provide follows them.
fn count_asset_fame(game: &OuterRim, state: &mut State, player: PlayerId, log: &mut Log<Event>) {
    // rule: fame/asset-fame-is-lost-again
    let fame = asset_fame(game, state, player);
    let before = std::mem::replace(&mut state.area_mut(player).asset_fame, fame);
    let change = fame as i8 - before as i8;
    let why = |state: &State| because::assets(game, state, player, change);
    credits::change_fame(state, player, change, why, log);
}

/// Ends the game if somebody has enough fame, and with ambitions all goals of their sheet.
pub(crate) fn check_victory(game: &OuterRim, state: &mut State, log: &mut Log<Event>) -> bool {
    // rule: fame/first-to-ten-wins, ties/joint-win-most-credits, ties/joint-win-last-seat
    let goal = state.options.fame;
    if state.players.iter().all(|area| area.fame < goal) {
        return false;
    }
    let famous = state
        .clockwise(state.first)
        .filter(|&player| state.area(player).fame >= goal)
        .filter(|&player| !state.options.ambitions || ambitions::is_fulfilled(game, state, player));
    let winner = famous.max_by_key(|&player| {
        let count = state.players.len() as u8;
        let latest = (player.0 + count - state.first.0) % count;
        (state.area(player).credits, latest)
    });
    let Some(player) = winner else {
        return false;
    };
    win(state, player, log);
    true
}

/// Gives the game up for a player, where one other is left to win it.
pub(crate) fn concede(
    state: &mut State,
    player: PlayerId,
    log: &mut Log<Event>,
) -> Result<(), Refusal> {
    // rule: fame/giving-up-ends-a-game-of-two
    let cannot = |why| Err(Refusal::new(Reason::CannotConcede, why));
    if matches!(state.step, Step::Over(_)) {
        return cannot("game-over");
    }
    if player.index() >= state.players.len() || state.is_rival(player) {
        return cannot("refused-nobody-plays");
    }
    let others: Vec<PlayerId> = state.others(player).collect();
    let alone = others.iter().all(|&other| state.is_rival(other));
    if others.len() != 1 && !alone {
        return cannot("refused-others-play-on");
    }
    // Of two rivals the one that is ahead wins, of equals the one that comes first.
    let ahead = |&other: &PlayerId| (state.area(other).fame, state.area(other).credits);
    let Some(other) = others.into_iter().rev().max_by_key(ahead) else {
        return cannot("refused-nobody-plays");
    };
    log.tell(state, || Event::Conceded { player });
    win(state, other, log);
    Ok(())
}

/// Ends the game; whatever is half done stays as it lies.
fn win(state: &mut State, player: PlayerId, log: &mut Log<Event>) {
    state.step = Step::Over(player);
    state.stack.clear();
    state.combat = None;
    state.roll = None;
    log.tell(state, || Event::Won { player });
}

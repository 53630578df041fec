//! Abilities and the moments at which they wait; Appendix 2, "Timing of Abilities".

use crate::OuterRim;
use crate::choice::Choice;
use crate::content::{
    COMBAT_ROLLS, DELIVERY_ROLLS, Limit, Moment, Moments, Rolls, TEST_ROLLS, rolls_of,
};
use crate::event::Event;
use crate::rules::{assets, values};
use crate::script;
use crate::state::{AbilityId, At, Bearer, Frame, Open, PlayerId, Purpose, State};
use std::ops::Range;
use tabletop::{List, Log, SeatSet};

/// An ability that waits, and what it stands on.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Waiting {
    pub(crate) ability: AbilityId,
    pub(crate) bearer: Bearer,
}

/// Everything a player could ever use, with what it stands on: character, ship, assets, secrets.
pub(crate) fn all(
    game: &OuterRim,
    state: &State,
    player: PlayerId,
) -> impl Iterator<Item = Waiting> {
    let area = state.area(player);
    let without = state.combat.and_then(|combat| combat.without);
    let character = area.character.into_iter().flat_map(move |one| {
        let sides = &game.library.character(one).sides;
        let side = &sides[usize::from(area.flipped) + 1];
        let both = sides[0].abilities.clone();
        both.chain(side.abilities.clone())
            .map(|ability| (ability, Bearer::Character))
    });
    let ship = area.ship.into_iter().flat_map(move |one| {
        let side = &game.library.ship(one).sides[usize::from(area.ship_flipped)];
        side.abilities
            .clone()
            .map(|ability| (ability, Bearer::Ship))
    });
    let assets = area
        .assets
        .iter()
        .filter(move |held| Some(held.card) != without);
    let assets = assets.flat_map(move |held| {
        let asset = game.library.asset(held.card);
        let range = asset.map_or(0..0, |asset| asset.side.abilities.clone());
        range.map(|ability| (ability, Bearer::Card(held.card)))
    });
    let own = character.chain(ship).chain(assets);
    let own = own.map(|(ability, bearer)| Waiting {
        ability: AbilityId(ability),
        bearer,
    });
    let secrets = area.secrets.iter().filter_map(|secret| {
        let ability = game.library.card(secret.card).secret?;
        let bearer = Bearer::Card(secret.card);
        Some(Waiting { ability, bearer })
    });
    // rule: solo-cards/no-abilities
    let uses_any = !state.is_rival(player);
    own.chain(secrets).filter(move |_| uses_any)
}

/// What an ability of a player stands on.
pub(crate) fn bearer_of(
    game: &OuterRim,
    state: &State,
    player: PlayerId,
    ability: AbilityId,
) -> Option<Bearer> {
    let mut all = all(game, state, player);
    all.find(|one| one.ability == ability).map(|one| one.bearer)
}

/// Those of a player's abilities that can be used at a moment of the turn.
pub(crate) fn usable_at(
    game: &OuterRim,
    state: &State,
    player: PlayerId,
    moment: Moment,
) -> impl Iterator<Item = Waiting> {
    let hears = values::moments(game, state, player).meets(Moments::of(moment));
    let abilities = hears.then(|| all(game, state, player));
    abilities.into_iter().flatten().filter(move |one| {
        let facts = game.library.ability(one.ability);
        facts.at == moment
            && !state.memory.used.contains(&one.ability)
            && is_possible(game, state, player, *one)
    })
}

/// What others in a player's space let them do as their encounter.
pub(crate) fn of_others(
    game: &OuterRim,
    state: &State,
    player: PlayerId,
) -> impl Iterator<Item = AbilityId> {
    let moment = Moment::EncounterWithYou;
    let hosts = state
        .others_here(player)
        .filter(move |&other| values::moments(game, state, other).meets(Moments::of(moment)));
    let all = hosts.flat_map(move |other| all(game, state, other));
    let usable = all.filter(move |one| {
        game.library.ability(one.ability).at == moment && is_possible(game, state, player, *one)
    });
    usable.map(|one| one.ability)
}

/// On whose card an ability stands that another player uses.
pub(crate) fn host_of(
    game: &OuterRim,
    state: &State,
    player: PlayerId,
    ability: AbilityId,
) -> Option<PlayerId> {
    let mut others = state.others_here(player);
    others.find(|&other| bearer_of(game, state, other, ability).is_some())
}

/// On whose card the effects under way stand, as long as they stand on an ability.
pub(crate) fn owner_at(game: &OuterRim, state: &State, step: At) -> Option<PlayerId> {
    let ability = game.library.ability_at(step)?;
    let mut players = state.clockwise(state.current);
    players.find(|&player| bearer_of(game, state, player, ability).is_some())
}

/// Those of a player's abilities that wait in a window.
pub(crate) fn waiting<'s>(
    game: &'s OuterRim,
    state: &'s State,
    player: PlayerId,
    window: Moment,
    used: &'s [AbilityId],
) -> impl Iterator<Item = Waiting> + 's {
    // rule: turn/end-effect-silences-abilities
    let silenced = state.memory.cut_short && player == state.current;
    let heard = heard(state, window);
    let hears = values::moments(game, state, player).meets(heard);
    let abilities = hears.then(|| all(game, state, player));
    abilities.into_iter().flatten().filter(move |one| {
        let facts = game.library.ability(one.ability);
        let spent = match facts.limit {
            Limit::Each => false,
            Limit::OncePerTurn => state.memory.used.contains(&one.ability),
            Limit::OncePerCombat => state.memory.used_in_combat.contains(&one.ability),
        };
        heard.meets(Moments::of(facts.at))
            && !spent
            && (!silenced || facts.must)
            && !used.contains(&one.ability)
            && is_possible(game, state, player, *one)
    })
}

/// Whether by what all know a player may hold a secret that waits in a window. Then they are
/// asked, whatever they hold.
pub(crate) fn may_hold_secret(
    game: &OuterRim,
    state: &State,
    player: PlayerId,
    window: Moment,
) -> bool {
    let heard = heard(state, window);
    values::secret_moments(game, state, player).meets(heard)
}

/// Whether the condition holds and the effect could do something.
fn is_possible(game: &OuterRim, state: &State, player: PlayerId, one: Waiting) -> bool {
    let facts = game.library.ability(one.ability);
    let given = facts.given.as_ref();
    given.is_none_or(|given| script::holds(game, state, player, given))
        && script::could(game, state, player, one.bearer, facts.does)
}

/// The moments a window is about: itself, or all those of the roll on the table.
fn heard(state: &State, window: Moment) -> Moments {
    match window {
        Moment::Rerolls(whose, _) => of_roll(state, |rolls| Moment::Rerolls(whose, rolls)),
        Moment::Results(whose, _) => of_roll(state, |rolls| Moment::Results(whose, rolls)),
        other => Moments::of(other),
    }
}

fn of_roll(state: &State, moment: impl Fn(Rolls) -> Moment) -> Moments {
    let each = |rolls: &[Rolls]| rolls.iter().map(|&rolls| moment(rolls)).collect();
    match state.roll.as_ref().map(|roll| roll.purpose) {
        None => Moments::NONE,
        Some(Purpose::Effect | Purpose::Purchase) => each(&[Rolls::Any]),
        Some(Purpose::Delivery) => each(&DELIVERY_ROLLS),
        Some(Purpose::Test(_)) => each(&TEST_ROLLS),
        Some(Purpose::Combat(kind)) => {
            let of_kind = Moments::of(moment(rolls_of(kind)));
            of_kind.and(each(&COMBAT_ROLLS))
        }
    }
}

/// Opens a window, for a player or for those who share the moment with them.
pub(crate) fn open(game: &OuterRim, state: &mut State, window: Moment, of: PlayerId) {
    // Most windows are empty: nothing is put on the stack for them.
    let heard = heard(state, window);
    let waits = window_players(window, state, of).any(|player| {
        values::moments(game, state, player).meets(heard)
            && is_due(game, state, player, window, &[])
    });
    if waits {
        state.stack.push(Frame::Window(Open {
            window,
            of,
            used: List::default(),
            passed: 0,
            first: None,
        }));
    }
}

/// What came into play just now was not there at the moment of a window that is already open: these
/// abilities wait for the next time.
pub(crate) fn sleep_in_open_windows(state: &mut State, abilities: Range<u16>) {
    // rule: timing/when
    for ability in abilities {
        for frame in state.stack.iter_mut() {
            if let Frame::Window(open) = frame
                && !open.used.is_full()
            {
                open.used.push(AbilityId(ability));
            }
        }
    }
}

/// Whether a player must be asked in a window.
fn is_due(
    game: &OuterRim,
    state: &State,
    player: PlayerId,
    window: Moment,
    used: &[AbilityId],
) -> bool {
    may_hold_secret(game, state, player, window)
        || waiting(game, state, player, window, used).next().is_some()
}

/// Whose abilities a window is for.
fn window_players(
    window: Moment,
    state: &State,
    of: PlayerId,
) -> impl Iterator<Item = PlayerId> + use<> {
    // One bit a player.
    let players = match window {
        Moment::AnotherEnters => {
            let others = state.others_here(of);
            others.fold(0, |players, other| players | 1u8 << other.0)
        }
        Moment::StartOfCombat => state.combat.map_or(0, |combat| {
            let defender = combat.defender().map_or(0, |defender| 1 << defender.0);
            defender | 1 << combat.attacker.0
        }),
        _ => 1 << of.0,
    };
    let all = state.clockwise(state.current);
    all.filter(move |player| players & (1 << player.0) != 0)
}

/// The window that is open.
pub(crate) fn open_window(state: &State) -> Option<Moment> {
    opened(state).map(|open| open.window)
}

/// Who is still to be asked in a window.
fn asked_in(game: &OuterRim, state: &State, open: &Open) -> impl Iterator<Item = PlayerId> {
    let players = window_players(open.window, state, open.of);
    players.filter(move |&player| {
        let passed = open.passed & (1 << player.0) != 0;
        !passed && is_due(game, state, player, open.window, &open.used)
    })
}

/// Who decides in a window now, and whether they only set an order.
pub(crate) fn window_decider(game: &OuterRim, state: &State) -> Option<(PlayerId, bool)> {
    let open = opened(state)?;
    let mut due = asked_in(game, state, open);
    let first = due.next()?;
    if let Some(player) = open.first {
        return Some((player, false));
    }
    // rule: timing/current-player-orders
    match due.next() {
        Some(_) => Some((state.current, true)),
        None => Some((first, false)),
    }
}

/// The choices of a window.
pub(crate) fn window_choices(game: &OuterRim, state: &State, out: &mut Vec<Choice>) {
    let (Some(open), Some((decider, orders))) = (opened(state), window_decider(game, state)) else {
        return;
    };
    if orders {
        out.extend(asked_in(game, state, open).map(Choice::First));
        return;
    }
    let mut must = false;
    for one in waiting(game, state, decider, open.window, &open.used) {
        must |= game.library.ability(one.ability).must;
        out.push(Choice::Use(one.ability));
    }
    if !must {
        out.push(Choice::Pass);
    }
}

/// Lets a player go first in a window.
pub(crate) fn go_first(state: &mut State, player: PlayerId) {
    if let Some(Frame::Window(open)) = state.stack.last_mut() {
        open.first = Some(player);
    }
}

/// A player uses nothing more in a window.
pub(crate) fn pass_window(game: &OuterRim, state: &mut State) {
    let decider = window_decider(game, state);
    if let (Some((player, _)), Some(Frame::Window(open))) = (decider, state.stack.last_mut()) {
        open.passed |= 1 << player.0;
        open.first = None;
    }
}

/// Uses an ability.
pub(crate) fn use_one(
    game: &OuterRim,
    state: &mut State,
    player: PlayerId,
    ability: AbilityId,
    log: &mut Log<Event>,
) {
    let own = bearer_of(game, state, player, ability);
    let bearer = own.or_else(|| {
        let host = host_of(game, state, player, ability)?;
        bearer_of(game, state, host, ability)
    });
    let Some(bearer) = bearer else {
        return;
    };
    let facts = game.library.ability(ability);
    match (facts.limit, facts.at) {
        (Limit::OncePerTurn, _)
        | (_, Moment::Action | Moment::Planning | Moment::Encounter | Moment::EncounterWithYou) => {
            state.memory.used.push(ability);
        }
        (Limit::OncePerCombat, _) => state.memory.used_in_combat.push(ability),
        (Limit::Each, _) => {}
    }
    if let Some(Frame::Window(open)) = state.stack.last_mut() {
        open.used.push(ability);
        open.first = None;
    }
    // That a secret is revealed tells as much; and of another's card, what follows.
    if own.is_some() && !reveal_secret(game, state, player, bearer, log) {
        log.tell(state, || Event::Used {
            player,
            ability,
            bearer,
        });
    }
    script::begin(state, facts.does, player, bearer);
}

/// A secret that is used is shown to all and discarded. Says whether it is one.
fn reveal_secret(
    game: &OuterRim,
    state: &mut State,
    player: PlayerId,
    bearer: Bearer,
    log: &mut Log<Event>,
) -> bool {
    // rule: secrets/revealed-when-resolved, secrets/used-secret-is-discarded
    let Bearer::Card(card) = bearer else {
        return false;
    };
    let secrets = &mut state.area_mut(player).secrets;
    let Some(place) = secrets.iter().position(|secret| secret.card == card) else {
        return false;
    };
    let mut secret = secrets.remove(place);
    secret.show(SeatSet::ALL, log);
    log.tell(state, || Event::SecretRevealed { player, card });
    assets::put_home(game, state, card, log);
    true
}

/// The window on top of the stack.
fn opened(state: &State) -> Option<&Open> {
    match state.stack.last() {
        Some(Frame::Window(open)) => Some(open),
        _ => None,
    }
}

//! What the bullets of AI cards do, and when they do nothing; Appendix 3, "Playing the Game".

use crate::OuterRim;
use crate::because::{Because, Source};
use crate::content::{
    Amount, Body, Bullet, Die, Faction, FactionOf, Kind, Market, Standing, Value,
};
use crate::event::{Event, Lot, Spared, Why};
use crate::rules::solo::movement::Going;
use crate::rules::{
    assets, credits, damage, deliver, dice, galaxy, jobs, market, movement, patrols, solo, turn,
    values,
};
use crate::script::{self, thousands};
use crate::state::{AiCardId, Bearer, CardId, PlayerId, Purpose, SpaceId, Spaces, State};
use tabletop::{Hidden, Log, SeatSet};

/// Whether a bullet would do something, or why not.
pub(super) fn spared(
    game: &OuterRim,
    state: &State,
    player: PlayerId,
    bullet: &Bullet,
) -> Result<(), Spared> {
    let area = state.area(player);
    let unless = |does_nothing: bool, why: Spared| {
        if does_nothing { Err(why) } else { Ok(()) }
    };
    let has_room = || assets::has_slot(game, state, player, Kind::Crew);
    // rule: solo-turn/skip-bullet-without-effect, solo-turn/skip-bullet-that-cannot-be-done
    match bullet {
        Bullet::RecoverIfDefeated => unless(!area.defeated, Spared::NotDefeated),
        Bullet::Recover | Bullet::RecoverPaid(_) => unless(area.damage == [0; 2], Spared::Unhurt),
        Bullet::Heal(_) => unless(area.damage(Body::Character) == 0, Spared::Unhurt),
        Bullet::MoveToGoal | Bullet::MoveBoldly(_) | Bullet::MoveOn(..) => {
            let goals = solo::goals::spaces(game, state, player);
            solo::movement::has_way(state, player, goals)
        }
        Bullet::MoveToGoalOr(faction) => {
            solo::movement::has_way(state, player, goals_or(game, state, player, *faction))
        }
        Bullet::MoveToTarget => solo::hunting::has_way(game, state, player),
        Bullet::MoveToPlayer(undefeated) => {
            let goals = spaces_of(state, &nearest_others(game, state, player, *undefeated));
            unless(goals.is_empty(), Spared::NobodyThere)?;
            unless(goals.has(area.space), Spared::OnTarget)?;
            let going = Going::to(game, state, player, goals);
            let reached = solo::movement::in_reach(game, state, player, going);
            unless(reached.is_empty(), Spared::OutOfReach)
        }
        Bullet::MoveToOutcast => {
            let outcasts = outcasts(state, player);
            unless(outcasts.is_empty(), Spared::NobodyThere)?;
            unless(
                spaces_of(state, &outcasts).has(area.space),
                Spared::OnTarget,
            )
        }
        // rule: solo-turn/partial-effect-counts-as-applying
        Bullet::GainCredits(_)
        | Bullet::SellReputation(..)
        | Bullet::SellReputationPerCrew(..)
        | Bullet::CreditsPerSkill(_)
        | Bullet::Brawl(_)
        | Bullet::Gamble(_)
        | Bullet::Others(_)
        | Bullet::ShuffleBack => Ok(()),
        Bullet::CreditsPerDroid(_) => unless(droids(game, state, player) == 0, Spared::NoDroid),
        Bullet::GainReputation(of) => {
            let factions = factions_of(game, state, player, *of);
            unless(factions.is_empty(), Spared::NoFaction)?;
            let best = |faction: &Faction| area.standing(*faction) == Standing::Positive;
            unless(factions.iter().all(best), Spared::BestReputation)
        }
        Bullet::SellFame(_, below) => {
            unless(area.fame == 0, Spared::NoFame)?;
            unless(area.credits >= thousands(*below), Spared::RichEnough)
        }
        Bullet::DeliverCargo(_) => unless(
            deliver::deliverable(game, state, &[]).next().is_none(),
            Spared::NoCargo,
        ),
        Bullet::Buy(deck) | Bullet::BuyUnseen(deck) => {
            solo::buying::may_buy(game, state, player, *deck)
        }
        Bullet::BuyUnlessFull(deck, kind, other) => {
            let deck = deck_for_room(game, state, player, (*deck, *kind, *other));
            solo::buying::may_buy(game, state, player, deck)
        }
        Bullet::BuyOr(deck, other) | Bullet::BuyOrSell(deck, other, _) => {
            let first = solo::buying::may_buy(game, state, player, *deck);
            first.or_else(|_| solo::buying::may_buy(game, state, player, *other))
        }
        // What it cannot buy pays for its crew.
        Bullet::BuyForFame(deck, _) => {
            let bought = solo::buying::may_buy(game, state, player, *deck);
            bought.or_else(|why| unless(script::crew(state, player) == 0, why))
        }
        Bullet::DropBounty => {
            unless(
                assets::has_slot(game, state, player, Kind::Bounty),
                Spared::HasSlot,
            )?;
            let vain = solo::hunting::vain_bounties(game, state, player);
            unless(vain.is_empty(), Spared::AllKnown)
        }
        Bullet::SearchBounty => {
            unless(
                !assets::has_slot(game, state, player, Kind::Bounty),
                Spared::NoSlot,
            )?;
            unless(state.deck(Market::Bounty).is_empty(), Spared::EmptyDeck)
        }
        Bullet::FightPatrol => unless(
            turn::hostile(game, state, player).next().is_none(),
            Spared::NoPatrol,
        ),
        Bullet::FightWeakerPatrol(range) => unless(
            weaker_patrols(game, state, player, *range).is_empty(),
            Spared::NoWeakPatrol,
        ),
        Bullet::HuntTarget(range) => solo::hunting::has_target(game, state, player, *range),
        Bullet::FightPlayer(_) => unless(
            solo::hunting::opponents_here(state, player).is_empty(),
            Spared::NobodyThere,
        ),
        Bullet::Punish(_) => unless(punished(state, player).is_empty(), Spared::NobodyThere),
        Bullet::Rob => unless(loot(game, state, player).is_empty(), Spared::NothingToTake),
        Bullet::CompleteJob => unless(jobs::here(game, state).next().is_none(), Spared::NoJob),
        Bullet::BuyFame(price) | Bullet::BuyMuchFame(price, _) => {
            unless(area.credits < thousands(*price), Spared::TooPoor)
        }
        Bullet::RevealContact => unless(
            solo::crew::facedown_here(game, state, player).is_none(),
            Spared::NoContact,
        ),
        Bullet::RevealWanted => unless(
            solo::hunting::wanted_here(game, state, player).is_empty(),
            Spared::NoWanted,
        ),
        Bullet::Recruit | Bullet::RecruitHighest => solo::crew::has_recruit(game, state, player),
        Bullet::RecruitIfRoom => {
            unless(!has_room(), Spared::NoSlot)?;
            solo::crew::has_recruit(game, state, player)
        }
        Bullet::TakeCrew => {
            unless(!has_room(), Spared::NoSlot)?;
            solo::crew::has_open_crew(game, state, player)
        }
        Bullet::TakeDroid => unless(
            solo::crew::nearest_droids(game, state, player).is_empty(),
            Spared::NoContact,
        ),
        Bullet::Raid(faction) => {
            let here = galaxy::planet_faction(game, area.space);
            unless(here != Some(*faction), Spared::OtherPlanet)
        }
        Bullet::DiscardTops(decks) => {
            let empty = decks.iter().all(|&deck| state.deck(deck).is_empty());
            unless(empty, Spared::EmptyDeck)
        }
    }
}

/// Does what a bullet says that applies.
pub(super) fn carry_out(
    game: &OuterRim,
    state: &mut State,
    player: PlayerId,
    (card, bullet): (AiCardId, &Bullet),
    log: &mut Log<Event>,
) {
    match bullet {
        Bullet::RecoverIfDefeated | Bullet::Recover => recover_all(game, state, player, log),
        Bullet::RecoverPaid(price) => {
            let damage: u8 = state.area(player).damage.iter().sum();
            recover_all(game, state, player, log);
            let paid = thousands(*price) * u16::from(damage);
            credits::gain(state, player, paid, Why::Effect, log);
        }
        Bullet::Heal(n) => {
            damage::recover(game, state, player, Body::Character, Amount::Of(*n), log);
        }
        Bullet::MoveToGoal
        | Bullet::MoveToGoalOr(_)
        | Bullet::MoveBoldly(_)
        | Bullet::MoveOn(..)
        | Bullet::MoveToTarget
        | Bullet::MoveToPlayer(_)
        | Bullet::MoveToOutcast => go(game, state, player, bullet, log),
        Bullet::GainCredits(income) => {
            credits::gain(state, player, thousands(*income), Why::Income, log);
        }
        Bullet::CreditsPerDroid(each) => {
            let droids = droids(game, state, player);
            gain_each(state, player, *each, droids, log);
        }
        Bullet::CreditsPerSkill(each) => {
            let skills = values::different_skills(game, state, player);
            gain_each(state, player, *each, skills, log);
        }
        Bullet::SellReputation(price, of) => {
            credits::gain(state, player, thousands(*price), Why::Effect, log);
            shift_reputation(game, state, player, *of, -1, log);
        }
        Bullet::SellReputationPerCrew(price, each, of) => {
            let more = thousands(*each) * u16::from(script::crew(state, player));
            credits::gain(state, player, thousands(*price) + more, Why::Effect, log);
            shift_reputation(game, state, player, *of, -1, log);
        }
        Bullet::GainReputation(of) => shift_reputation(game, state, player, *of, 1, log),
        Bullet::SellFame(price, _) => {
            gain_fame(state, player, -1, log);
            credits::gain(state, player, thousands(*price), Why::Effect, log);
        }
        Bullet::BuyFame(price) => buy_fame(state, player, *price, 1, log),
        Bullet::BuyMuchFame(price, fame) => buy_fame(state, player, *price, *fame, log),
        Bullet::DeliverCargo(_) => solo::jobs_cargo::deliver_all(game, state, player, card, log),
        Bullet::Buy(_)
        | Bullet::BuyUnlessFull(..)
        | Bullet::BuyOr(..)
        | Bullet::BuyOrSell(..)
        | Bullet::BuyUnseen(_)
        | Bullet::BuyForFame(..) => shop(game, state, player, bullet, log),
        Bullet::DropBounty => {
            let vain = solo::hunting::vain_bounties(game, state, player);
            if let Some(bounty) = solo::decisions::draw_lot(state, Lot::Bounty, &vain, log) {
                assets::discard(game, state, player, bounty, log);
            }
        }
        Bullet::SearchBounty => solo::hunting::search(game, state, player, log),
        Bullet::FightPatrol => {
            // rule: solo-decisions/several-hostile-patrols
            let hostile: Vec<Faction> = turn::hostile(game, state, player).collect();
            fight_one_of(game, state, &hostile, log);
        }
        Bullet::FightWeakerPatrol(range) => {
            let weaker = weaker_patrols(game, state, player, *range);
            fight_one_of(game, state, &weaker, log);
        }
        Bullet::HuntTarget(range) => solo::hunting::hunt(game, state, player, *range, log),
        Bullet::FightPlayer(_) => {
            let win = game.library.ai_effects[card.index()];
            solo::hunting::fight_player(game, state, player, win, log);
        }
        Bullet::Punish(each) => punish(state, player, *each),
        Bullet::Others(_) => {
            let effects = game.library.ai_effects[card.index()];
            let others: Vec<PlayerId> = state.others(player).collect();
            // What is put on the stack last is done first.
            for other in others.into_iter().rev() {
                script::begin(state, effects, other, Bearer::Rule);
            }
        }
        Bullet::Rob => rob(game, state, player, log),
        Bullet::CompleteJob => solo::jobs_cargo::complete_one_job(game, state, player, log),
        Bullet::RevealContact => solo::crew::turn_up_lowest(game, state, player, log),
        Bullet::RevealWanted => solo::crew::turn_up_wanted(game, state, player, log),
        Bullet::Recruit | Bullet::RecruitIfRoom => {
            solo::crew::recruit(game, state, player, false, log);
        }
        Bullet::RecruitHighest => solo::crew::recruit(game, state, player, true, log),
        Bullet::TakeCrew => solo::crew::take_open(game, state, player, log),
        Bullet::TakeDroid => solo::crew::take_droid(game, state, player, log),
        Bullet::Brawl(_) | Bullet::Raid(_) | Bullet::Gamble(_) => {
            roll_for(game, state, player, bullet, log);
        }
        Bullet::DiscardTops(decks) => {
            for &deck in decks {
                market::discard_top(state, deck, log);
            }
        }
        Bullet::ShuffleBack => shuffle_back(state),
    }
}

fn recover_all(game: &OuterRim, state: &mut State, player: PlayerId, log: &mut Log<Event>) {
    damage::recover(game, state, player, Body::Character, Amount::All, log);
    damage::recover(game, state, player, Body::Ship, Amount::All, log);
}

fn gain_each(state: &mut State, player: PlayerId, each: u32, times: u8, log: &mut Log<Event>) {
    let amount = thousands(each) * u16::from(times);
    credits::gain(state, player, amount, Why::Effect, log);
}

fn gain_fame(state: &mut State, player: PlayerId, change: i8, log: &mut Log<Event>) {
    let because = |_: &State| Because::of(Source::Other, Bearer::Rule);
    credits::change_fame(state, player, change, because, log);
}

fn buy_fame(state: &mut State, player: PlayerId, price: u32, fame: u8, log: &mut Log<Event>) {
    credits::lose(state, player, thousands(price), Why::Cost, log);
    let because = |_: &State| Because::of(Source::Paid, Bearer::Rule);
    credits::change_fame(state, player, fame as i8, because, log);
}

/// The droids among a rival's crew.
pub(super) fn droids(game: &OuterRim, state: &State, player: PlayerId) -> u8 {
    let held = state.area(player).assets.iter();
    let assets = held.filter_map(|held| game.library.asset(held.card));
    let droids = assets.filter(|asset| asset.kind == Kind::Crew && asset.droid);
    droids.count() as u8
}

/// The spaces of the goal tokens, and the planets of a faction.
fn goals_or(game: &OuterRim, state: &State, player: PlayerId, faction: Faction) -> Spaces {
    let planets = game.library.planets.iter();
    let planets = planets.filter(|&space| galaxy::planet_faction(game, space) == Some(faction));
    let planets: Spaces = planets.collect();
    solo::goals::spaces(game, state, player).or(planets)
}

fn spaces_of(state: &State, players: &[PlayerId]) -> Spaces {
    let spaces = players.iter().map(|&player| state.area(player).space);
    spaces.collect()
}

/// The nearest other players, and of these only such as are not defeated.
pub(super) fn nearest_others(
    game: &OuterRim,
    state: &State,
    player: PlayerId,
    undefeated: bool,
) -> Vec<PlayerId> {
    let others = state.others(player);
    let others = others.filter(|&other| !undefeated || !state.area(other).defeated);
    let others: Vec<PlayerId> = others.collect();
    let here = state.area(player).space;
    let nearest = galaxy::nearest(game, state, here, spaces_of(state, &others));
    let near = others.into_iter();
    near.filter(|&other| nearest.has(state.area(other).space))
        .collect()
}

/// With how many factions a player stands badly.
fn enemies(state: &State, player: PlayerId) -> u8 {
    let all = Faction::ALL.iter();
    all.filter(|&&faction| state.standing(player, faction) == Standing::Negative)
        .count() as u8
}

/// The other players with the most negative reputations, if anybody has one.
fn outcasts(state: &State, player: PlayerId) -> Vec<PlayerId> {
    let most = state.others(player).map(|other| enemies(state, other));
    let most = most.max().unwrap_or(0);
    let others = state.others(player);
    others
        .filter(|&other| most > 0 && enemies(state, other) == most)
        .collect()
}

/// The other players here who would suffer for their reputation.
fn punished(state: &State, player: PlayerId) -> Vec<PlayerId> {
    let here = solo::hunting::opponents_here(state, player).into_iter();
    here.filter(|&other| enemies(state, other) > 0).collect()
}

fn punish(state: &mut State, player: PlayerId, each: u8) {
    let punished = punished(state, player);
    for &other in punished.iter().rev() {
        let amount = each * enemies(state, other);
        damage::suffer(state, other, Body::Character, amount);
    }
    if let Some(resolving) = solo::turn::under_way(state) {
        resolving.punished = punished.iter().fold(0, |bits, other| bits | 1 << other.0);
    }
}

/// The dearest cargo, gear or mod of each other player here.
fn loot(game: &OuterRim, state: &State, player: PlayerId) -> Vec<(PlayerId, u16)> {
    let here = state.others_here(player);
    here.filter_map(|other| {
        let worth = market::barterable(game, state, other, None);
        worth
            .map(|(_, worth)| worth)
            .max()
            .map(|most| (other, most))
    })
    .collect()
}

fn rob(game: &OuterRim, state: &mut State, player: PlayerId, log: &mut Log<Event>) {
    let loot = loot(game, state, player);
    let Some((other, most)) = solo::decisions::draw_lot(state, Lot::Player, &loot, log) else {
        return;
    };
    let dearest = market::barterable(game, state, other, None);
    let dearest = dearest.filter(|&(_, worth)| worth == most);
    let dearest: Vec<CardId> = dearest.map(|(card, _)| card).collect();
    if let Some(card) = solo::decisions::draw_lot(state, Lot::Asset, &dearest, log) {
        assets::discard(game, state, other, card, log);
        credits::gain(state, player, most, Why::Effect, log);
    }
}

/// The patrols within so many spaces that are no stronger than a rival's ship, the nearest of them.
fn weaker_patrols(game: &OuterRim, state: &State, player: PlayerId, range: u8) -> Vec<Faction> {
    let here = state.area(player).space;
    let own = values::value(game, state, player, Value::ShipCombat);
    let away = |faction: Faction| galaxy::distance(game, state, here, state.patrol(faction).space);
    let all = Faction::ALL.iter().copied();
    let mut weaker: Vec<Faction> = all
        .filter(|&faction| {
            let value = game
                .library
                .patrol(faction, state.patrol(faction).level)
                .combat;
            away(faction) <= range && value.is_some_and(|value| value <= own)
        })
        .collect();
    let nearest = weaker.iter().map(|&faction| away(faction)).min();
    weaker.retain(|&faction| Some(away(faction)) == nearest);
    weaker
}

fn fight_one_of(game: &OuterRim, state: &mut State, among: &[Faction], log: &mut Log<Event>) {
    if let Some(faction) = solo::decisions::draw_lot(state, Lot::Fight, among, log) {
        patrols::encounter(game, state, faction, log);
    }
}

/// Moves as a bullet says.
fn go(game: &OuterRim, state: &mut State, player: PlayerId, bullet: &Bullet, log: &mut Log<Event>) {
    let usual = |state: &State, goals| Going::to(game, state, player, goals);
    let goals = solo::goals::spaces(game, state, player);
    let going = match *bullet {
        Bullet::MoveToOutcast => {
            let spaces = spaces_of(state, &outcasts(state, player));
            let spaces: Vec<SpaceId> = spaces.iter().collect();
            if let Some(to) = solo::decisions::draw_lot(state, Lot::Player, &spaces, log) {
                movement::put(state, player, to, None, log);
            }
            return;
        }
        Bullet::MoveToTarget => {
            let goals = solo::hunting::heads_for(game, state, player, log);
            usual(state, goals)
        }
        Bullet::MoveToPlayer(undefeated) => {
            let goals = spaces_of(state, &nearest_others(game, state, player, undefeated));
            let going = usual(state, goals);
            let reached = solo::movement::in_reach(game, state, player, going);
            let reached: Vec<SpaceId> = reached.iter().collect();
            let to = solo::decisions::draw_lot(state, Lot::Player, &reached, log);
            usual(state, to.into_iter().collect())
        }
        Bullet::MoveToGoalOr(faction) => usual(state, goals_or(game, state, player, faction)),
        Bullet::MoveBoldly(cost) => {
            let ship = state.area(player).ship;
            let worth = ship.map_or(0, |ship| game.library.ship(ship).cost);
            Going {
                past: worth >= thousands(cost),
                ..usual(state, goals)
            }
        }
        Bullet::MoveOn(range, damage) => {
            // It waits until the move is made.
            damage::suffer(state, player, Body::Ship, damage);
            Going {
                goals,
                range,
                past: true,
            }
        }
        _ => usual(state, goals),
    };
    solo::movement::move_toward(game, state, player, going, log);
}

fn deck_for_room(
    game: &OuterRim,
    state: &State,
    player: PlayerId,
    (deck, kind, other): (Market, Kind, Market),
) -> Market {
    // rule: solo-buying/deck-is-named-by-the-card
    match assets::has_slot(game, state, player, kind) {
        true => deck,
        false => other,
    }
}

/// Buys as a bullet says.
fn shop(
    game: &OuterRim,
    state: &mut State,
    player: PlayerId,
    bullet: &Bullet,
    log: &mut Log<Event>,
) {
    let buy = |state: &mut State, decks: &[Market], log: &mut Log<Event>| {
        solo::buying::buy_of(game, state, player, decks, log)
    };
    match *bullet {
        Bullet::Buy(deck) => {
            buy(state, &[deck], log);
        }
        Bullet::BuyUnlessFull(deck, kind, other) => {
            let deck = deck_for_room(game, state, player, (deck, kind, other));
            buy(state, &[deck], log);
        }
        Bullet::BuyOr(deck, other) => {
            buy(state, &[deck, other], log);
        }
        Bullet::BuyOrSell(deck, other, price) => {
            let planet = galaxy::is_planet(game, state.area(player).space);
            if !buy(state, &[deck], log) && planet && !state.deck(other).is_empty() {
                // rule: bounty-hunter-ai/discard-for-credits-is-not-buying
                market::discard_top(state, other, log);
                credits::gain(state, player, thousands(price), Why::Effect, log);
            }
        }
        Bullet::BuyUnseen(deck) => {
            if let Some(resolving) = solo::turn::under_way(state) {
                resolving.unseen = true;
            }
            buy(state, &[deck], log);
        }
        Bullet::BuyForFame(deck, each) => {
            if buy(state, &[deck], log) {
                gain_fame(state, player, 1, log);
            } else {
                let crew = script::crew(state, player);
                gain_each(state, player, each, crew, log);
            }
        }
        _ => {}
    }
}

/// Rolls dice as a bullet says, and does what they tell.
fn roll_for(
    game: &OuterRim,
    state: &mut State,
    player: PlayerId,
    bullet: &Bullet,
    log: &mut Log<Event>,
) {
    let count = match bullet {
        Bullet::Brawl(_) => values::value(game, state, player, Value::Ground),
        _ => 1,
    };
    dice::roll(state, Purpose::Effect, Some(player), count, log);
    let roll = state.roll.take();
    let shown = |face: Die| roll.map_or(0, |roll| roll.count(face));
    match *bullet {
        Bullet::Brawl(each) => {
            gain_each(state, player, each, shown(Die::Hit), log);
            damage::suffer(state, player, Body::Character, shown(Die::Hit));
        }
        Bullet::Raid(_) => gain_fame(state, player, shown(Die::Hit) as i8, log),
        Bullet::Gamble(price) => {
            gain_fame(state, player, shown(Die::Crit) as i8, log);
            gain_each(state, player, price, shown(Die::Hit), log);
            if shown(Die::Focus) > 0 {
                shift_reputation(game, state, player, FactionOf::OwnPlanet, 1, log);
            }
        }
        _ => {}
    }
}

/// The factions a bullet can be about; several patrols may be equally near.
fn factions_of(game: &OuterRim, state: &State, player: PlayerId, of: FactionOf) -> Vec<Faction> {
    let here = state.area(player).space;
    match of {
        FactionOf::OwnPlanet => galaxy::planet_faction(game, here).into_iter().collect(),
        FactionOf::NearestPatrol => {
            let all: Spaces = state.patrols.iter().map(|patrol| patrol.space).collect();
            let nearest = galaxy::nearest(game, state, here, all);
            let near = |faction: &Faction| nearest.has(state.patrol(*faction).space);
            Faction::ALL.iter().copied().filter(near).collect()
        }
    }
}

fn shift_reputation(
    game: &OuterRim,
    state: &mut State,
    player: PlayerId,
    of: FactionOf,
    steps: i8,
    log: &mut Log<Event>,
) {
    // rule: solo-decisions/ties-on-the-ai-turn-are-random
    let factions = factions_of(game, state, player, of);
    if let Some(faction) = solo::decisions::draw_lot(state, Lot::Patrol, &factions, log) {
        credits::change_reputation(state, player, faction, steps, log);
    }
}

/// The card under way goes anywhere into its deck. Where the others lie is not known any more:
/// the gap it leaves among known cards would betray it.
fn shuffle_back(state: &mut State) {
    let player = state.current;
    let mut rivals = state.rivals.iter_mut();
    let Some(rival) = rivals.find(|rival| rival.player == player) else {
        return;
    };
    let Some(resolving) = &mut rival.resolving else {
        return;
    };
    resolving.shuffled = true;
    let place = state.fate.below(rival.deck.len() as u32 + 1) as usize;
    rival.deck.insert(place, Hidden::unseen(resolving.card));
    for card in rival.deck.iter_mut() {
        card.known = SeatSet::NONE;
    }
}

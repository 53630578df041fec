//! How a bounty hunter without a player hunts; Unfinished Business, "Bounty Hunter AI Opponents".

use crate::OuterRim;
use crate::content::{Body, Class, Combat, Feat, Kind, Market};
use crate::event::{Event, Lot, Spared};
use crate::rules::{
    assets, bounties, character_bounties, combat, contacts, damage, galaxy, goals, market, solo,
};
use crate::state::{
    At, Bearer, BerthId, CardId, Cause, ContactId, Foe, Frame, PlayerId, SpaceId, Spaces, State,
};
use tabletop::Log;

/// Whom a hunter is after: by which bounty, but for contacts, which it has to see first.
#[derive(Copy, Clone, Debug)]
enum Prey {
    Character(CardId, PlayerId),
    Crew(CardId, CardId, PlayerId),
    Contact(BerthId),
}

/// Somebody the hunter is after, and where.
#[derive(Copy, Clone, Debug)]
pub(super) struct Target {
    /// What it likes best comes first: whom it hunts, of contacts the lowest class.
    rank: (u8, Option<Class>),
    pub(super) space: SpaceId,
    prey: Prey,
}

/// The bounties a player holds and has captured nobody for, each with its contact.
fn open_bounties(
    game: &OuterRim,
    state: &State,
    player: PlayerId,
) -> impl Iterator<Item = (CardId, ContactId)> {
    let held = state.area(player).assets.iter();
    let open = held.filter(|held| held.captive.is_none());
    open.filter_map(|held| {
        let bounty = game.library.asset(held.card)?.bounty?;
        Some((held.card, bounty.contact))
    })
}

fn class_of(game: &OuterRim, contact: ContactId) -> Class {
    game.library.contacts[contact.index()].0
}

/// The crew that a contact has become, and whose it is.
fn crew_of(game: &OuterRim, state: &State, contact: ContactId) -> Option<(CardId, PlayerId)> {
    let mut players = state.clockwise(PlayerId(0));
    players.find_map(|owner| {
        let mut held = state.area(owner).assets.iter().map(|held| held.card);
        let crew = held.find(|&card| {
            let asset = game.library.asset(card);
            asset.is_some_and(|one| one.kind == Kind::Crew && one.contact == Some(contact))
        });
        crew.map(|crew| (crew, owner))
    })
}

/// Contacts on the map that lie faceup, or facedown.
fn lying(state: &State, faceup: bool) -> impl Iterator<Item = (BerthId, ContactId)> {
    let berths = (0..state.berths.len() as u8).map(BerthId);
    berths.filter_map(move |berth| {
        let token = state.berths[berth.index()].filter(|token| token.faceup == faceup)?;
        Some((berth, token.contact.card))
    })
}

/// Whether it is known where somebody is: a character, a crew, or an open contact.
fn is_known(game: &OuterRim, state: &State, contact: ContactId) -> bool {
    character_bounties::player_of(game, state, contact).is_some()
        || crew_of(game, state, contact).is_some()
        || lying(state, true).any(|(_, other)| other == contact)
}

/// Everybody a hunter is after.
fn targets(game: &OuterRim, state: &State, player: PlayerId) -> Vec<Target> {
    // rule: bounty-hunter-ai/what-is-a-bounty-target
    let bounties = open_bounties(game, state, player);
    bounties
        .flat_map(|bounty| targets_of(game, state, player, bounty))
        .collect()
}

fn targets_of(
    game: &OuterRim,
    state: &State,
    player: PlayerId,
    (bounty, contact): (CardId, ContactId),
) -> Vec<Target> {
    // rule: bounty-hunter-ai/target-priority
    if let Some(other) = character_bounties::player_of(game, state, contact) {
        // rule: character-bounties/defeated-target-is-safe,
        // character-bounties/own-bounty-blocks-but-never-pays
        let safe = other == player || state.area(other).defeated;
        let character = Target {
            rank: (0, None),
            space: state.area(other).space,
            prey: Prey::Character(bounty, other),
        };
        return Some(character).filter(|_| !safe).into_iter().collect();
    }
    if let Some((crew, owner)) = crew_of(game, state, contact) {
        return vec![Target {
            rank: (1, None),
            space: state.area(owner).space,
            prey: Prey::Crew(bounty, crew, owner),
        }];
    }
    let class = class_of(game, contact);
    if let Some((berth, _)) = lying(state, true).find(|&(_, other)| other == contact) {
        return vec![Target {
            rank: (2, Some(class)),
            space: game.library.planet_of(berth),
            prey: Prey::Contact(berth),
        }];
    }
    // rule: bounty-hunter-ai/facedown-contact-stands-in. Its back shows the class of a contact.
    let facedown: Vec<BerthId> = lying(state, false)
        .filter(|&(_, other)| class_of(game, other) == class)
        .map(|(berth, _)| berth)
        .collect();
    let spaces: Spaces = facedown
        .iter()
        .map(|&berth| game.library.planet_of(berth))
        .collect();
    let nearest = galaxy::nearest(game, state, state.area(player).space, spaces);
    let stands_in = facedown.into_iter().filter_map(|berth| {
        let space = game.library.planet_of(berth);
        nearest.has(space).then_some(Target {
            rank: (3, Some(class)),
            space,
            prey: Prey::Contact(berth),
        })
    });
    stands_in.collect()
}

/// Those a hunter likes best within so many spaces: several if they are equally near.
fn best(game: &OuterRim, state: &State, player: PlayerId, within: Option<u8>) -> Vec<Target> {
    let here = state.area(player).space;
    let away = |target: &Target| galaxy::distance(game, state, here, target.space);
    let mut all = targets(game, state, player);
    all.retain(|target| within.is_none_or(|range| away(target) <= range));
    // rule: bounty-hunter-ai/target-tie-break
    let key = |target: &Target| (target.rank, away(target));
    let least = all.iter().map(key).min();
    all.retain(|target| Some(key(target)) == least);
    all
}

/// Whether a hunter has somebody to move to, or why not.
pub(super) fn has_way(game: &OuterRim, state: &State, player: PlayerId) -> Result<(), Spared> {
    let best = best(game, state, player, None);
    let here = state.area(player).space;
    match best.first() {
        None => Err(Spared::NoTarget),
        Some(target) if target.space == here => Err(Spared::OnTarget),
        Some(_) => Ok(()),
    }
}

/// The space of the one a hunter moves to.
pub(super) fn heads_for(
    game: &OuterRim,
    state: &mut State,
    player: PlayerId,
    log: &mut Log<Event>,
) -> Spaces {
    let best = best(game, state, player, None);
    let spaces: Spaces = best.iter().map(|target| target.space).collect();
    let spaces: Vec<SpaceId> = spaces.iter().collect();
    let space = solo::decisions::draw_lot(state, Lot::Target, &spaces, log);
    space.into_iter().collect()
}

/// Whether a hunter can encounter somebody it is after, or why not.
pub(super) fn has_target(
    game: &OuterRim,
    state: &State,
    player: PlayerId,
    range: u8,
) -> Result<(), Spared> {
    match best(game, state, player, Some(range)).is_empty() {
        true => Err(Spared::NoTargetHere),
        false => Ok(()),
    }
}

/// Encounters the one a hunter likes best within so many spaces.
pub(super) fn hunt(
    game: &OuterRim,
    state: &mut State,
    player: PlayerId,
    range: u8,
    log: &mut Log<Event>,
) {
    // A token that is a player's character leaves, and the hunter looks for another.
    // rule: bounty-hunter-ai/revealed-character-is-discarded-and-repeated
    for _ in 0..state.berths.len() + 1 {
        let best = best(game, state, player, Some(range));
        let Some(target) = solo::decisions::draw_lot(state, Lot::Target, &best, log) else {
            return;
        };
        match target.prey {
            // rule: bounty-hunter-ai/character-encounter-is-always-opposed,
            // bounty-hunter-ai/opposed-combat-type
            Prey::Character(bounty, other) => {
                return character_bounties::fight(game, state, (bounty, other), log);
            }
            Prey::Crew(bounty, crew, owner) => {
                return hunt_crew(game, state, player, (bounty, crew, owner), log);
            }
            Prey::Contact(berth) => {
                if contacts::reveal(game, state, berth, log) {
                    return take_contact(game, state, player, berth, log);
                }
            }
        }
    }
}

/// Hunts a crew; a person who owns it may protect it.
fn hunt_crew(
    game: &OuterRim,
    state: &mut State,
    player: PlayerId,
    (bounty, crew, owner): (CardId, CardId, PlayerId),
    log: &mut Log<Event>,
) {
    // rule: bounty-hunter-ai/crew-encounter-owner-may-protect, bounty-hunter-ai/ais-never-protect-crew
    if owner == player || state.is_rival(owner) || state.area(owner).defeated {
        take_crew(game, state, player, (bounty, crew, owner), log);
    } else {
        state.stack.push(Frame::Protect {
            bounty,
            crew,
            owner,
        });
    }
}

/// The contact that was turned up is eliminated, if a bounty is on it.
fn take_contact(
    game: &OuterRim,
    state: &mut State,
    player: PlayerId,
    berth: BerthId,
    log: &mut Log<Event>,
) {
    // rule: bounty-hunter-ai/contact-encounter
    let token = state.berths[berth.index()];
    let contact = token.map(|token| token.contact.card);
    let bounty = contact.and_then(|contact| bounties::bounty_for(game, state, player, contact));
    if let (Some(bounty), Some(contact)) = (bounty, contact) {
        // rule: bounty-hunter-ai/unopposed-removes-the-target
        state.berths[berth.index()] = None;
        suffer(game, state, player, bounty);
        eliminate(game, state, player, (bounty, contact), log);
    }
}

/// A crew that nobody protects is eliminated.
pub(crate) fn take_crew(
    game: &OuterRim,
    state: &mut State,
    player: PlayerId,
    (bounty, crew, owner): (CardId, CardId, PlayerId),
    log: &mut Log<Event>,
) {
    suffer(game, state, player, bounty);
    win_crew(game, state, player, (bounty, crew, owner), log);
}

/// A crew leaves the game with its token, and the hunter gains its reward.
fn win_crew(
    game: &OuterRim,
    state: &mut State,
    player: PlayerId,
    (bounty, crew, owner): (CardId, CardId, PlayerId),
    log: &mut Log<Event>,
) {
    // rule: bounty-hunter-ai/ai-wins-against-crew
    let contact = game.library.asset(crew).and_then(|asset| asset.contact);
    log.tell(state, || Event::Discarded {
        player: owner,
        card: crew,
    });
    assets::use_up(game, state, owner, crew, true, log);
    if let Some(contact) = contact {
        eliminate(game, state, player, (bounty, contact), log);
    }
}

/// The damage an unopposed bounty costs; it waits until the reward is gained.
fn suffer(game: &OuterRim, state: &mut State, player: PlayerId, bounty: CardId) {
    // rule: bounty-hunter-ai/unopposed-damage
    let facts = game.library.asset(bounty).and_then(|asset| asset.bounty);
    if let Some(facts) = facts {
        let body = match facts.combat {
            Combat::Ground => Body::Character,
            Combat::Ship => Body::Ship,
        };
        damage::suffer(state, player, body, facts.value);
    }
}

/// The contact leaves the game, and the hunter gains what its elimination pays.
fn eliminate(
    game: &OuterRim,
    state: &mut State,
    player: PlayerId,
    (bounty, contact): (CardId, ContactId),
    log: &mut Log<Event>,
) {
    // rule: bounty-hunter-ai/unopposed-elimination-reward
    log.tell(state, || Event::Eliminated { player, contact });
    assets::use_up(game, state, player, bounty, true, log);
    bounties::remove_contact(state, contact, log);
    let facts = game.library.asset(bounty).and_then(|asset| asset.bounty);
    if let Some(facts) = facts {
        let reward = (facts.elimination, Bearer::Card(bounty));
        goals::reward(game, state, player, reward, &[Feat::BountyReward], log);
    }
}

/// What an opposed bounty on a crew comes to.
pub(crate) fn settle_crew(
    game: &OuterRim,
    state: &mut State,
    player: PlayerId,
    (bounty, crew, owner): (CardId, CardId, PlayerId),
    won: bool,
    log: &mut Log<Event>,
) {
    match won {
        true => win_crew(game, state, player, (bounty, crew, owner), log),
        // rule: bounty-hunter-ai/ai-loss-discards-the-bounty
        false => assets::discard(game, state, player, bounty, log),
    }
}

/// The classes of a player's bounties.
pub(super) fn wanted_classes(game: &OuterRim, state: &State, player: PlayerId) -> Vec<Class> {
    let bounties = open_bounties(game, state, player);
    bounties
        .map(|(_, contact)| class_of(game, contact))
        .collect()
}

/// The facedown contacts on a rival's planet of the class of one of its bounties, the lowest first.
pub(super) fn wanted_here(game: &OuterRim, state: &State, player: PlayerId) -> Vec<BerthId> {
    let wanted = wanted_classes(game, state, player);
    let berths = game.library.berths_of(state.area(player).space);
    let mut found: Vec<(Class, BerthId)> = berths
        .filter_map(|berth| {
            let token = state.berths[berth.index()].filter(|token| !token.faceup)?;
            let class = class_of(game, token.contact.card);
            wanted.contains(&class).then_some((class, berth))
        })
        .collect();
    found.sort_unstable();
    let lowest = found.first().map(|(class, _)| *class);
    found.retain(|(class, _)| Some(*class) == lowest);
    found.into_iter().map(|(_, berth)| berth).collect()
}

/// The bounties a hunter with no empty slot would do without: of the highest class, if it is not
/// known where anybody is whom they are on.
pub(super) fn vain_bounties(game: &OuterRim, state: &State, player: PlayerId) -> Vec<CardId> {
    let vain = open_bounties(game, state, player);
    let vain = vain.filter(|&(_, contact)| !is_known(game, state, contact));
    let mut vain: Vec<(Class, CardId)> = vain
        .map(|(bounty, contact)| (class_of(game, contact), bounty))
        .collect();
    let highest = vain.iter().map(|(class, _)| *class).max();
    vain.retain(|(class, _)| Some(*class) == highest);
    vain.into_iter().map(|(_, bounty)| bounty).collect()
}

/// Reveals cards of the bounty deck until one is on somebody of whom it is known where they are. The
/// hunter gains it, and the deck is shuffled.
pub(super) fn search(game: &OuterRim, state: &mut State, player: PlayerId, log: &mut Log<Event>) {
    let deck = Market::Bounty;
    let wanted = |card: CardId| {
        let bounty = game.library.asset(card).and_then(|asset| asset.bounty);
        bounty.is_some_and(|bounty| is_known(game, state, bounty.contact))
    };
    let cards = state.deck(deck).iter().rev().map(|hidden| hidden.card);
    let all = cards.clone().count();
    let place = cards.clone().position(wanted);
    let found = place.and_then(|place| cards.clone().nth(place));
    let revealed = place.map_or(all, |place| place + 1);
    market::draw(state, player, (deck, revealed as u8), log);
    if let Some(card) = found {
        state.deck_mut(deck).retain(|other| other.card != card);
        assets::take(game, state, player, card, false, log);
    }
    market::shuffle_deck(state, deck, log);
    match found {
        Some(_) => state.stack.push(Frame::Reveal { deck }),
        None => market::reveal_top(state, deck, log),
    }
}

/// The players in a rival's space whom it can fight.
pub(super) fn opponents_here(state: &State, player: PlayerId) -> Vec<PlayerId> {
    let here = state.others_here(player);
    here.filter(|&other| !state.area(other).defeated).collect()
}

/// Fights a player in its space; what winning brings is an effect of its card.
pub(super) fn fight_player(
    game: &OuterRim,
    state: &mut State,
    player: PlayerId,
    win: At,
    log: &mut Log<Event>,
) {
    let here = opponents_here(state, player);
    if let Some(other) = solo::decisions::draw_lot(state, Lot::Player, &here, log) {
        let nothing = At(0);
        let cause = Cause::Effect {
            of: player,
            win,
            lose: nothing,
            undefeated: nothing,
        };
        let kind = combat::kind_of_players(game, state, player);
        combat::fight(state, (player, Foe::Player(other)), kind, None, cause, log);
    }
}

//! Encounter cards and secrets; glossary "Encounter Cards", "Encountering a Space", "Secrets".

use crate::OuterRim;
use crate::content::{Feat, Moment, SectionFacts};
use crate::event::Event;
use crate::rules::{abilities, assets, goals};
use crate::script;
use crate::state::{Bearer, CardId, Frame, PlayerId, State};
use tabletop::{Hidden, Log, Seat, SeatSet};

/// Encounters the space. On the Core Worlds it is said first whether one crosses to the other end.
pub(crate) fn encounter_space(game: &OuterRim, state: &mut State, log: &mut Log<Event>) {
    // rule: core-worlds/announce-crossing-before-drawing
    if game.library.across_the_core(state.mine().space).is_some() {
        state.stack.push(Frame::Crossing);
    } else {
        draw(game, state, false, log);
    }
}

/// Says whether one crosses the Core, and draws the card.
pub(crate) fn announce(game: &OuterRim, state: &mut State, crosses: bool, log: &mut Log<Event>) {
    // rule: core-worlds/announcement-cannot-be-changed
    state.stack.pop();
    let player = state.current;
    log.tell(state, || Event::CrossingAnnounced { player, crosses });
    draw(game, state, crosses, log);
}

/// Draws the encounter card of the space and resolves the section that applies; whether a crossing
/// was announced.
fn draw(game: &OuterRim, state: &mut State, crosses: bool, log: &mut Log<Event>) {
    // rule: space-encounters/draw-matching-card, foundations/short-deck-draw
    let player = state.current;
    let deck = game.library.space(state.mine().space).deck;
    let Some(mut drawn) = state.encounters[deck.index()].pop() else {
        return;
    };
    let card = drawn.card;
    let section = section(game, state, player, card, crosses);
    let facts = section.and_then(|place| game.library.card(card).sections.get(place));
    if facts.is_some_and(|facts| facts.secret) {
        take_secret(game, state, player, drawn, log);
        return;
    }
    drawn.show(SeatSet::ALL, log);
    log.tell(state, || Event::EncounterDrawn {
        player,
        deck,
        card,
        section: section.unwrap_or(usize::from(u8::MAX)) as u8,
    });
    state.stack.push(Frame::Encounter { card, kept: false });
    if let Some(facts) = facts {
        script::begin(state, facts.does, player, Bearer::Card(card));
    }
}

/// The section of a card that applies to a player now.
pub(crate) fn section(
    game: &OuterRim,
    state: &State,
    player: PlayerId,
    card: CardId,
    crosses: bool,
) -> Option<usize> {
    // rule: encounter-cards/one-section-only, encounter-cards/state-when-drawn
    let sections = &game.library.card(card).sections;
    sections
        .iter()
        .position(|section| applies(state, player, section, crosses))
}

fn applies(state: &State, player: PlayerId, section: &SectionFacts, crosses: bool) -> bool {
    let area = state.area(player);
    let patrol_here = state.patrols_at(area.space).next().is_some();
    section.place.is_none_or(|place| place == area.space)
        && section.patrol.is_none_or(|patrol| patrol == patrol_here)
        // rule: core-worlds/announced-resolves-across-section
        // rule: core-worlds/silence-resolves-core-section
        && section.crosses.is_none_or(|across| across == crosses)
        && section
            .standing
            .is_none_or(|(faction, mask)| mask & (1 << state.standing(player, faction) as u8) != 0)
}

/// A secret is kept facedown.
fn take_secret(
    game: &OuterRim,
    state: &mut State,
    player: PlayerId,
    mut drawn: Hidden<CardId>,
    log: &mut Log<Event>,
) {
    // rule: secrets/taken-facedown
    log.hint(SeatSet::ALL.without(drawn.known), drawn.card.into());
    drawn.show(SeatSet::of(Seat(player.0)), log);
    let deck = game.library.space(state.area(player).space).deck;
    state.area_mut(player).secrets.push(drawn);
    log.tell(state, || Event::SecretTaken {
        player,
        deck,
        card: Some(drawn.card),
        known: drawn.known,
    });
    encountered(game, state, player, drawn.card, log);
}

/// What having encountered a space brings.
fn encountered(
    game: &OuterRim,
    state: &mut State,
    player: PlayerId,
    card: CardId,
    log: &mut Log<Event>,
) {
    abilities::open(game, state, Moment::EncounteredSpace, player);
    // Whoever was moved by it encountered the space they were in: the card tells.
    let mut sections = game.library.card(card).sections.iter();
    if sections.any(|section| section.patrol.is_some()) {
        goals::feat(game, state, player, Feat::EncounterNavpoint, log);
    }
}

/// A resolved encounter card goes under its deck unless it was kept.
pub(crate) fn end_encounter(game: &OuterRim, state: &mut State, log: &mut Log<Event>) {
    // rule: space-encounters/discard-after-resolving
    if let Some(Frame::Encounter { card, kept }) = state.stack.pop() {
        if !kept {
            assets::put_home(game, state, card, log);
        }
        encountered(game, state, state.current, card, log);
    }
}

/// All secrets of a defeated player go under their decks, unseen.
pub(crate) fn lose_secrets(
    game: &OuterRim,
    state: &mut State,
    player: PlayerId,
    log: &mut Log<Event>,
) {
    // rule: secrets/lost-on-defeat, secrets/lost-unseen
    let secrets = std::mem::take(&mut state.area_mut(player).secrets);
    if secrets.is_empty() {
        return;
    }
    let count = secrets.len() as u8;
    log.tell(state, || Event::SecretsLost { player, count });
    for &secret in secrets.iter() {
        if let crate::content::Home::Encounters(deck) = game.library.card(secret.card).home {
            state.encounters[deck.index()].insert(0, secret);
        }
    }
}

//! The deliver action; glossary "Deliver Action", "Cargo", "Bounties".

use crate::OuterRim;
use crate::choice::Choice;
use crate::content::{Afterwards, CAUGHT, Destination, Die, Feat, Moment, Rolls, Trait, Whose};
use crate::event::Event;
use crate::rules::{abilities, assets, bounties, contacts, dice, goals};
use crate::state::{Bearer, CardId, Frame, PlayerId, Purpose, SpaceId, State};
use tabletop::Log;

/// Where cargo for a destination is delivered now: patrols move about.
pub(crate) fn place(state: &State, destination: Destination) -> SpaceId {
    // rule: patrol-cargo/delivered-where-the-patrol-is
    match destination {
        Destination::Space(space) => space,
        Destination::Patrol(faction) => state.patrol(faction).space,
    }
}

/// What the current player could deliver here, but for what was tried already.
pub(crate) fn deliverable<'s>(
    game: &'s OuterRim,
    state: &'s State,
    tried: &'s [CardId],
) -> impl Iterator<Item = CardId> + 's {
    let here = state.mine().space;
    // rule: deliver/turn-end-stops-rest, defeat/finish-current-then-turn-ends
    let goes_on = !state.memory.cut_short;
    let due = state.mine().assets.iter().filter(move |held| {
        let Some(asset) = game.library.asset(held.card) else {
            return false;
        };
        // rule: deliver/cargo-at-destination, deliver/captive-at-named-planet
        let cargo = asset
            .cargo
            .is_some_and(|cargo| place(state, cargo.destination) == here);
        let captive = asset
            .bounty
            .is_some_and(|bounty| held.captive.is_some() && bounty.deliver_to == here);
        // A card is tried once, whichever end of it is up.
        let card = game.library.card(held.card);
        let mut ends = [Some(held.card), card.other_end].into_iter().flatten();
        goes_on && (cargo || captive) && !ends.any(|end| tried.contains(&end))
    });
    due.map(|held| held.card)
}

pub(crate) fn choices(game: &OuterRim, state: &State, tried: &[CardId], out: &mut Vec<Choice>) {
    out.extend(deliverable(game, state, tried).map(Choice::DeliverCard));
    // The action was taken to deliver something.
    if !tried.is_empty() {
        out.push(Choice::Pass);
    }
}

/// Delivers cargo or a captive; illegal cargo needs luck.
pub(crate) fn deliver(game: &OuterRim, state: &mut State, card: CardId, log: &mut Log<Event>) {
    let player = state.current;
    if let Some(Frame::Deliver { tried }) = state.stack.last_mut() {
        tried.push(card);
    }
    let Some(asset) = game.library.asset(card) else {
        return;
    };
    // rule: deliver/illegal-roll-first
    if asset.cargo.is_some() && asset.has_trait(Trait::Illegal) {
        dice::roll(state, Purpose::Delivery, Some(player), 1, log);
        state.stack.push(Frame::IllegalRoll { card, stage: 0 });
    } else {
        hand_over(game, state, player, card, log);
    }
}

/// One step of the roll for illegal cargo: rerolls, changes, then what it means.
pub(crate) fn illegal_step(game: &OuterRim, state: &mut State, log: &mut Log<Event>) {
    let player = state.current;
    let Some(Frame::IllegalRoll { card, stage }) = state.stack.last_mut() else {
        return;
    };
    let card = *card;
    *stage += 1;
    match *stage {
        1 => abilities::open(
            game,
            state,
            Moment::Rerolls(Whose::Yours, Rolls::Any),
            player,
        ),
        2 => abilities::open(
            game,
            state,
            Moment::Results(Whose::Yours, Rolls::Any),
            player,
        ),
        _ => {
            state.stack.pop();
            // rule: deliver/illegal-hit-succeeds, deliver/illegal-failure-resolves-card-1
            let delivered = state
                .roll
                .take()
                .is_some_and(|roll| roll.shows(&[Die::Hit]));
            if delivered {
                hand_over(game, state, player, card, log);
            } else {
                log.tell(state, || Event::Caught { player, card });
                contacts::resolve_databank(game, state, player, CAUGHT, None, log);
            }
        }
    }
}

/// Pays for a delivery; the card goes where it belongs.
pub(crate) fn hand_over(
    game: &OuterRim,
    state: &mut State,
    player: PlayerId,
    card: CardId,
    log: &mut Log<Event>,
) {
    let Some(asset) = game.library.asset(card) else {
        return;
    };
    log.tell(state, || Event::Delivered { player, card });
    let bearer = Bearer::Card(card);
    if let Some(cargo) = asset.cargo {
        // rule: deliver/cargo-reward-then-discard
        match cargo.afterwards {
            Afterwards::Discard => assets::use_up(game, state, player, card, false, log),
            Afterwards::Remove => assets::use_up(game, state, player, card, true, log),
            // rule: rotating-assets/rotate-in-place
            Afterwards::Rotate => {}
        }
        abilities::open(game, state, Moment::DeliversCargo, player);
        let illegal = asset.has_trait(Trait::Illegal);
        let feats: &[Feat] = if illegal {
            &[Feat::DeliverCargo, Feat::DeliverIllegal]
        } else {
            &[Feat::DeliverCargo]
        };
        goals::reward(game, state, player, (cargo.reward, bearer), feats, log);
    } else if let Some(bounty) = asset.bounty {
        // rule: deliver/bounty-removed-afterwards
        assets::use_up(game, state, player, card, true, log);
        bounties::remove_contact(state, bounty.contact, log);
        abilities::open(game, state, Moment::DeliversCaptive, player);
        let feats = [Feat::DeliverCaptive, Feat::BountyReward];
        goals::reward(game, state, player, (bounty.capture, bearer), &feats, log);
    }
}

//! Bounties: hunting contacts and crew, eliminating and capturing; glossary "Bounties".

use crate::OuterRim;
use crate::choice::Choice;
use crate::content::{Feat, Moment};
use crate::event::Event;
use crate::rules::{abilities, assets, character_bounties, combat, goals, house, solo};
use crate::state::{Bearer, BerthId, CardId, Cause, ContactId, Foe, Frame, PlayerId, State};
use tabletop::Log;

/// The bounty a player holds for a contact and has not captured it for yet.
pub(crate) fn bounty_for(
    game: &OuterRim,
    state: &State,
    player: PlayerId,
    contact: ContactId,
) -> Option<CardId> {
    // rule: character-bounties/no-contact-token-route
    if character_bounties::player_of(game, state, contact).is_some() {
        return None;
    }
    let assets = state.area(player).assets.iter();
    let mut open = assets.filter(|held| held.captive.is_none());
    let bounty = open.find(|held| {
        let asset = game.library.asset(held.card);
        let bounty = asset.and_then(|asset| asset.bounty);
        bounty.is_some_and(|bounty| bounty.contact == contact)
    });
    bounty.map(|held| held.card)
}

/// Crew the current player holds a bounty for: their own, and that of players in their space.
pub(crate) fn list_hunts(game: &OuterRim, state: &State, out: &mut Vec<Choice>) {
    // rule: crew-bounties/own-crew-as-encounter-ability, crew-bounties/other-crew-same-space
    let hunter = state.current;
    let here = state.mine().space;
    for owner in state.clockwise(hunter) {
        let allied = owner != hunter && !house::may_harm(state, hunter, owner);
        if state.area(owner).space != here || allied {
            continue;
        }
        for held in state.area(owner).assets.iter() {
            let contact = game
                .library
                .asset(held.card)
                .and_then(|asset| asset.contact);
            let bounty = contact.and_then(|contact| bounty_for(game, state, hunter, contact));
            if let Some(bounty) = bounty {
                out.push(Choice::Hunt(bounty, held.card));
            }
        }
    }
}

/// Hunts a crew; its owner may protect it.
pub(crate) fn hunt_crew(
    game: &OuterRim,
    state: &mut State,
    bounty: CardId,
    crew: CardId,
    log: &mut Log<Event>,
) {
    let hunter = state.current;
    let Some(owner) = state.owner(crew) else {
        return;
    };
    // rule: crew-bounties/owner-decides-to-protect, defeat/cannot-protect-crew
    if owner == hunter || state.area(owner).defeated {
        fight_crew(game, state, bounty, crew, owner, log);
    } else {
        state.stack.push(Frame::Protect {
            bounty,
            crew,
            owner,
        });
    }
}

/// Fights a crew that nobody protects.
pub(crate) fn fight_crew(
    game: &OuterRim,
    state: &mut State,
    bounty: CardId,
    crew: CardId,
    owner: PlayerId,
    log: &mut Log<Event>,
) {
    let facts = game.library.asset(bounty).and_then(|asset| asset.bounty);
    let Some(facts) = facts else {
        return;
    };
    let hunter = state.current;
    let cause = Cause::Crew {
        bounty,
        crew,
        owner,
    };
    let foe = Foe::Contact(bounty);
    let value = Some(facts.value);
    combat::fight(state, (hunter, foe), facts.combat, value, cause, log);
    // rule: crew-bounties/own-crew-gives-no-help
    if owner == hunter
        && let Some(combat) = &mut state.combat
    {
        combat.without = Some(crew);
    }
}

/// The owner of a hunted crew protects it, or not.
pub(crate) fn answer_protect(
    game: &OuterRim,
    state: &mut State,
    protects: bool,
    log: &mut Log<Event>,
) {
    let Some(Frame::Protect {
        bounty,
        crew,
        owner,
    }) = state.stack.pop()
    else {
        return;
    };
    log.tell(state, || Event::Protected {
        player: owner,
        crew,
        protects,
    });
    if protects {
        // rule: crew-bounties/protecting-player-fights-instead
        let kind = combat::kind_of_players(game, state, state.current);
        let cause = Cause::Crew {
            bounty,
            crew,
            owner,
        };
        let fighters = (state.current, Foe::Player(owner));
        combat::fight(state, fighters, kind, None, cause, log);
    } else if state.is_rival(state.current) {
        solo::hunting::take_crew(game, state, state.current, (bounty, crew, owner), log);
    } else {
        fight_crew(game, state, bounty, crew, owner, log);
    }
}

/// What a hunt for a crew brings.
pub(crate) fn settle_hunt(
    game: &OuterRim,
    state: &mut State,
    (bounty, crew, owner): (CardId, CardId, PlayerId),
    won: bool,
    log: &mut Log<Event>,
) {
    let hunter = state.current;
    if state.is_rival(hunter) {
        solo::hunting::settle_crew(game, state, hunter, (bounty, crew, owner), won, log);
    } else if won {
        // rule: crew-bounties/hunter-wins, crew-bounties/token-comes-from-discard-pool
        assets::lose(game, state, owner, crew);
        log.tell(state, || Event::Discarded {
            player: owner,
            card: crew,
        });
        assets::put_home(game, state, crew, log);
        let contact = game.library.asset(crew).and_then(|asset| asset.contact);
        if let Some(contact) = contact {
            state.stack.push(Frame::Spoils { bounty, contact });
        }
    } else if owner == hunter {
        // rule: crew-bounties/own-crew-escapes
        assets::discard(game, state, owner, crew, log);
    }
}

/// A contact on the map was beaten.
pub(crate) fn win_contact(state: &mut State, bounty: CardId, berth: BerthId) {
    let token = state.berths[berth.index()].take();
    if let Some(token) = token {
        let contact = token.contact.card;
        state.stack.push(Frame::Spoils { bounty, contact });
    }
}

/// Eliminates a beaten contact.
pub(crate) fn eliminate(game: &OuterRim, state: &mut State, log: &mut Log<Event>) {
    let Some(Frame::Spoils { bounty, contact }) = state.stack.pop() else {
        return;
    };
    let player = state.current;
    log.tell(state, || Event::Eliminated { player, contact });
    let facts = game.library.asset(bounty).and_then(|asset| asset.bounty);
    // rule: bounties/eliminate-pays-at-once
    assets::use_up(game, state, player, bounty, true, log);
    remove_contact(state, contact, log);
    // What waits for the elimination had to wait before the reward completes a goal.
    abilities::open(game, state, Moment::EliminatesContact, player);
    if let Some(facts) = facts {
        let reward = (facts.elimination, Bearer::Card(bounty));
        goals::reward(game, state, player, reward, &[Feat::BountyReward], log);
    }
}

/// Captures a beaten contact.
pub(crate) fn capture(state: &mut State, log: &mut Log<Event>) {
    let Some(Frame::Spoils { bounty, contact }) = state.stack.pop() else {
        return;
    };
    // rule: bounties/capture-puts-token-on-card
    let player = state.current;
    if let Some(held) = state.area_mut(player).held_mut(bounty) {
        held.captive = Some(contact);
    }
    log.tell(state, || Event::Captured {
        player,
        contact,
        bounty,
    });
}

/// Takes a contact out of the game.
pub(crate) fn remove_contact(state: &mut State, contact: ContactId, log: &mut Log<Event>) {
    state.gone_contacts |= 1 << contact.0;
    log.tell(state, || Event::ContactLeft {
        contact,
        removed: true,
    });
}

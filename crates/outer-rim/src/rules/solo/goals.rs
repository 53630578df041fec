//! Goal tokens; Appendix 3, "AI Goals".

use crate::OuterRim;
use crate::event::Event;
use crate::rules::deliver;
use crate::state::{CardId, PlayerId, SpaceId, Spaces, State};
use tabletop::Log;

/// Where a cargo or a job is bound for.
pub(crate) fn destination(game: &OuterRim, state: &State, card: CardId) -> Option<SpaceId> {
    let asset = game.library.asset(card)?;
    let cargo = asset.cargo;
    let cargo = cargo.map(|cargo| deliver::place(state, cargo.destination));
    cargo.or_else(|| asset.job.map(|job| job.destination))
}

/// The goal tokens of the rival, one for each cargo and job it holds.
pub(crate) fn tokens(
    game: &OuterRim,
    state: &State,
    player: PlayerId,
) -> impl Iterator<Item = SpaceId> {
    // rule: solo-goals/token-marks-a-destination, solo-goals/lost-card-takes-its-token-along
    let assets = state.area(player).assets.iter();
    assets.filter_map(|held| destination(game, state, held.card))
}

/// Tells where a card just gained sends the rival.
pub(crate) fn tell(
    game: &OuterRim,
    state: &State,
    player: PlayerId,
    card: CardId,
    log: &mut Log<Event>,
) {
    let goal = destination(game, state, card).filter(|_| state.is_rival(player));
    if let Some(space) = goal {
        log.tell(state, || Event::AiGoal {
            player,
            card,
            space,
        });
    }
}

/// The spaces with a goal token.
pub(super) fn spaces(game: &OuterRim, state: &State, player: PlayerId) -> Spaces {
    tokens(game, state, player).collect()
}

//! The windows that open again and again: who never has anything to do in one may let it pass.

use super::speaker::Speaker;
use crate::OuterRim;
use crate::choice::{Choice, Prompt};
use crate::content::Moment;
use crate::flow;
use crate::rules::{Pending, abilities};
use crate::state::{AbilityId, Bearer, PlayerId, State};
use tabletop::{Lang, WindowName};

pub(crate) fn window(game: &OuterRim, state: &State, lang: Lang) -> Option<WindowName> {
    let (id, name) = match flow::prompt(game, state)? {
        Prompt::ProtectCrew { .. } => ("protect-crew", "window-protect-crew"),
        Prompt::Offer { .. } => ("offers", "window-offers"),
        Prompt::Conflict(Pending::Alliance { .. }) => ("alliances", "window-alliances"),
        Prompt::Meddling => ("meddling", "window-meddling"),
        Prompt::BeforeDice => ("favors", "window-favors"),
        Prompt::Abilities => of_abilities(game, state)?,
        _ => return None,
    };
    let name = Speaker::new(game, lang).words(name, &[]);
    Some(WindowName { id, name })
}

/// Whoever lets rerolls pass still wants to be asked about a secret that waits alone.
fn of_abilities(game: &OuterRim, state: &State) -> Option<(&'static str, &'static str)> {
    let player = flow::decider(game, state)?;
    let mut choices = Vec::new();
    abilities::window_choices(game, state, &mut choices);
    let only_secrets = choices.into_iter().all(|choice| match choice {
        Choice::Use(ability) => is_secret(game, state, player, ability),
        _ => true,
    });
    match abilities::open_window(state)? {
        _ if only_secrets => Some(("secrets", "window-secrets")),
        Moment::Rerolls(..) => Some(("rerolls", "window-rerolls")),
        _ => None,
    }
}

fn is_secret(game: &OuterRim, state: &State, player: PlayerId, ability: AbilityId) -> bool {
    let Some(Bearer::Card(card)) = abilities::bearer_of(game, state, player, ability) else {
        return false;
    };
    let secrets = &state.area(player).secrets;
    secrets.iter().any(|secret| secret.card == card)
}

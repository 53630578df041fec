//! Trade talks at any distance, once a turn.

use super::HouseRule;
use crate::OuterRim;
use crate::content::Kind;
use crate::rules::trade::{Bundle, Offer};
use crate::state::{Deal, PlayerId, State, Step, Talks};
use rulebook::rule_id;
use tabletop::Refusal;

/// How many offers are made in talks before they end.
const MOST_OFFERS: u8 = 3;

/// Whether the rule is played with.
pub(crate) fn is_on(state: &State) -> bool {
    state.options.house.has(HouseRule::Negotiation)
}

/// Whether an offer that needs talks can be made in them.
pub(crate) fn check(
    game: &OuterRim,
    state: &State,
    (from, to): (PlayerId, PlayerId),
    offer: &Offer,
) -> Result<(), Refusal> {
    may_talk(state, from, to)?;
    let kinds = [&offer.gives, &offer.takes].into_iter();
    let mut cards = kinds.flat_map(|bundle| bundle.cards.iter());
    // rule: house-negotiation/what-may-be-offered
    let other = cards.any(|&card| {
        let asset = game.library.cards.get(card.index());
        let asset = asset.and_then(|card| card.asset.as_ref());
        !asset.is_some_and(|asset| matches!(asset.kind, Kind::Cargo | Kind::Gear))
    });
    match other {
        true => Err(Refusal::offer("refused-talks-kind")
            .by(rule_id!("house-negotiation/what-may-be-offered"))),
        false => Ok(()),
    }
}

/// Whether the two can talk now.
pub(crate) fn may_talk(state: &State, from: PlayerId, to: PlayerId) -> Result<(), Refusal> {
    let rule = rule_id!("house-negotiation/once-per-turn-any-distance");
    let between = state.stack.is_empty()
        && matches!(state.step, Step::Planning | Step::Action | Step::Encounter);
    if !between {
        return Err(Refusal::offer("refused-talks-moment").by(rule));
    }
    let other = if from == state.current { to } else { from };
    match state.house.today.talks {
        None if from == state.current => Ok(()),
        None => Err(Refusal::offer("refused-talks-opened").by(rule)),
        Some(talks) if talks.with != other => Err(Refusal::offer("refused-talks-once").by(rule)),
        Some(talks) if talks.offers >= MOST_OFFERS => Err(Refusal::offer("refused-talks-over")
            .by(rule_id!("house-negotiation/needs-agreement-of-both"))),
        Some(_) => Ok(()),
    }
}

/// Whether a contact can be pointed at: it lies faceup.
pub(crate) fn check_contact(state: &State, bundle: &Bundle) -> Result<(), Refusal> {
    let Some(berth) = bundle.contact else {
        return Ok(());
    };
    let rule = rule_id!("house-negotiation/contact-information-is-only-talk");
    if !is_on(state) {
        return Err(Refusal::offer("refused-contact-talk").by(rule));
    }
    let token = state.berths.get(berth.index()).copied().flatten();
    match token.is_some_and(|token| token.faceup) {
        true => Ok(()),
        false => Err(Refusal::offer("refused-contact-facedown").by(rule)),
    }
}

/// Whether a deal is one of talks: something in it could not change hands otherwise.
pub(crate) fn needs_talks(state: &State, deal: &Deal) -> bool {
    let sides = [&deal.gives, &deal.takes];
    let cards = sides.iter().any(|side| !side.cards.is_empty());
    let told = sides.iter().any(|side| side.contact.is_some());
    told || cards && crate::rules::trade::cards_barred(state, deal.from, deal.to).is_some()
}

/// An offer was made in talks: they are open now.
pub(crate) fn count(state: &mut State, deal: &Deal) {
    let other = if deal.from == state.current {
        deal.to
    } else {
        deal.from
    };
    let talks = &mut state.house.today.talks;
    let made = talks.map_or(0, |talks| talks.offers);
    *talks = Some(Talks {
        with: other,
        offers: made + 1,
    });
}

/// The talks led to an exchange.
pub(crate) fn conclude(state: &mut State) {
    if let Some(talks) = &mut state.house.today.talks {
        talks.offers = MOST_OFFERS;
    }
}

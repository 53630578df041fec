//! The turn of the rival: one AI card, from the top down; Appendix 3, "Playing the Game".

use crate::OuterRim;
use crate::because::{Because, Source};
use crate::content::{AiCard, AiSection, Bullet};
use crate::event::{Event, Lot};
use crate::rules::{credits, solo};
use crate::state::{AiCardId, Bearer, PlayerId, Resolving, State, Step};
use tabletop::{Hidden, Log, SeatSet};

pub(crate) fn ai_card(game: &OuterRim, card: AiCardId) -> &AiCard {
    &game.library.content().ai[card.index()]
}

/// One step of the rival's turn: a card is drawn, a bullet is judged, or the card goes back.
pub(crate) fn step(game: &OuterRim, state: &mut State, log: &mut Log<Event>) {
    let resolving = state.acting_rival().and_then(|rival| rival.resolving);
    let Some(resolving) = resolving else {
        draw_ai_card(state, log);
        return;
    };
    if resolving.punished != 0 {
        judge_punished(state, log);
    }
    // rule: solo-clarifications/defeat-ends-the-card
    let section = resolving.section.filter(|_| !state.memory.ends);
    let Some(section) = section else {
        tell_cut_card(game, state, resolving, log);
        put_ai_card_back(state, resolving, log);
        return;
    };
    let bullets = ai_card(game, resolving.card).section(section);
    match bullets.get(usize::from(resolving.bullet)) {
        Some(bullet) => judge(game, state, resolving, section, bullet, log),
        None => go_to_bullet(state, section.next(), 0),
    }
}

/// Tells that a defeat cuts the card short.
fn tell_cut_card(game: &OuterRim, state: &State, resolving: Resolving, log: &mut Log<Event>) {
    let Resolving {
        card,
        section,
        bullet,
        ..
    } = resolving;
    let player = state.current;
    let printed = ai_card(game, card);
    let sections = std::iter::successors(section, |section| section.next());
    let left: usize = sections.map(|one| printed.section(one).len()).sum();
    if left > usize::from(bullet) && state.area(player).defeated {
        log.tell(state, || Event::AiCardCut { player, card });
    }
}

fn draw_ai_card(state: &mut State, log: &mut Log<Event>) {
    let Some(rival) = state.acting_rival() else {
        return;
    };
    let Some(mut drawn) = rival.deck.pop() else {
        state.step = Step::TurnEnd;
        return;
    };
    drawn.show(SeatSet::ALL, log);
    let (player, card) = (rival.player, drawn.card);
    rival.resolving = Some(Resolving {
        card,
        section: Some(AiSection::Planning),
        bullet: 0,
        shuffled: false,
        done: 0,
        punished: 0,
        unseen: false,
    });
    log.tell(state, || Event::AiCardDrawn { player, card });
}

fn put_ai_card_back(
    state: &mut State,
    Resolving { card, shuffled, .. }: Resolving,
    log: &mut Log<Event>,
) {
    // rule: solo-turn/used-card-goes-facedown-under-the-deck
    if let Some(rival) = state.acting_rival() {
        rival.resolving = None;
        rival.way.clear();
        if !shuffled {
            rival.deck.insert(0, Hidden::open(card));
        }
        let player = rival.player;
        log.tell(state, || Event::AiCardDone {
            player,
            card,
            shuffled,
        });
    }
    state.step = Step::TurnEnd;
}

fn go_to_bullet(state: &mut State, section: Option<AiSection>, bullet: u8) {
    if let Some(resolving) = under_way(state) {
        let done = match resolving.section == section {
            true => resolving.done,
            false => 0,
        };
        *resolving = Resolving {
            section,
            bullet,
            done,
            unseen: false,
            ..*resolving
        };
    }
}

/// The AI card whose turn it is.
pub(super) fn under_way(state: &mut State) -> Option<&mut Resolving> {
    state
        .acting_rival()
        .and_then(|rival| rival.resolving.as_mut())
}

/// What came of making others suffer.
fn judge_punished(state: &mut State, log: &mut Log<Event>) {
    let punished = under_way(state).map(|resolving| std::mem::take(&mut resolving.punished));
    let punished = punished.unwrap_or_default();
    let player = state.current;
    let fell = |other: PlayerId| punished >> other.0 & 1 == 1 && state.area(other).defeated;
    if state.others(player).any(fell) {
        let because = |_: &State| Because::of(Source::Other, Bearer::Rule);
        credits::change_fame(state, player, 1, because, log);
    }
}

/// Carries out a bullet if it applies, and goes on below it.
fn judge(
    game: &OuterRim,
    state: &mut State,
    resolving: Resolving,
    section: AiSection,
    bullet: &Bullet,
    log: &mut Log<Event>,
) {
    // rule: solo-turn/bullets-are-judged-when-reached
    let player = state.current;
    let spared = solo::bullets::spared(game, state, player, bullet).err();
    let Resolving {
        card,
        bullet: place,
        done,
        ..
    } = resolving;
    log.tell(state, || Event::AiBullet {
        player,
        card,
        section,
        bullet: place,
        spared,
    });
    // rule: solo-turn/first-that-applies-does-one-bullet, solo-turn/all-that-apply-does-each-bullet
    let done = done + u8::from(spared.is_none());
    if section.first_only() && done >= most_of(game, state, player, card, section) {
        go_to_bullet(state, section.next(), 0);
    } else {
        go_to_bullet(state, Some(section), place + 1);
        if let Some(resolving) = under_way(state) {
            resolving.done = done;
        }
    }
    if spared.is_none() {
        solo::bullets::carry_out(game, state, player, (card, bullet), log);
    }
}

/// How many bullets of a section are done of which only the first that applies is.
fn most_of(
    game: &OuterRim,
    state: &State,
    player: PlayerId,
    card: AiCardId,
    section: AiSection,
) -> u8 {
    let two = ai_card(game, card).two_with_droid && section == AiSection::Planning;
    1 + u8::from(two && solo::bullets::droids(game, state, player) > 0)
}

/// Whom patrols move toward that the market sends: the current player, unless a card hides a rival.
pub(crate) fn patrols_chase(game: &OuterRim, state: &mut State, log: &mut Log<Event>) -> PlayerId {
    let player = state.current;
    if !under_way(state).is_some_and(|resolving| resolving.unseen) {
        return player;
    }
    let others: Vec<PlayerId> = solo::bullets::nearest_others(game, state, player, false);
    solo::decisions::draw_lot(state, Lot::Player, &others, log).unwrap_or(player)
}

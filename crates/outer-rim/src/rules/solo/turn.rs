//! The turn of the rival: one AI card, from the top down; Appendix 3, "Playing the Game".

use crate::OuterRim;
use crate::because::{Because, Source};
use crate::content::{AiCard, AiSection, Amount, Body, Bullet, Faction, FactionOf, Standing};
use crate::event::{Event, Lot, Spared, Why};
use crate::rules::{contacts, credits, damage, deliver, galaxy, jobs, market, patrols, solo, turn};
use crate::script::thousands;
use crate::state::{AiCardId, Bearer, PlayerId, Resolving, Spaces, State, Step};
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
    let rival = state.acting_rival();
    let resolving = rival.and_then(|one| one.resolving.as_mut());
    if let Some(resolving) = resolving {
        resolving.section = section;
        resolving.bullet = bullet;
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
    let spared = spared(game, state, player, bullet).err();
    let Resolving {
        card,
        bullet: place,
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
    if spared.is_none() && section.first_only() {
        go_to_bullet(state, section.next(), 0);
    } else {
        go_to_bullet(state, Some(section), place + 1);
    }
    if spared.is_none() {
        carry_out(game, state, player, (card, bullet), log);
    }
}

/// Whether a bullet would do something, or why not.
fn spared(game: &OuterRim, state: &State, player: PlayerId, bullet: &Bullet) -> Result<(), Spared> {
    let area = state.area(player);
    let unless = |does_nothing: bool, why: Spared| {
        if does_nothing { Err(why) } else { Ok(()) }
    };
    // rule: solo-turn/skip-bullet-without-effect, solo-turn/skip-bullet-that-cannot-be-done
    match bullet {
        Bullet::RecoverIfDefeated => unless(!area.defeated, Spared::NotDefeated),
        Bullet::Recover => unless(area.damage == [0; 2], Spared::Unhurt),
        Bullet::MoveToGoal => solo::movement::has_way(game, state, player),
        // rule: solo-turn/partial-effect-counts-as-applying
        Bullet::GainCredits(_) | Bullet::SellReputation(..) => Ok(()),
        Bullet::GainReputation(of) => {
            let factions = factions_of(game, state, player, *of);
            unless(factions.is_empty(), Spared::NoFaction)?;
            let best = |faction: &Faction| area.standing(*faction) == Standing::Positive;
            unless(factions.iter().all(best), Spared::BestReputation)
        }
        Bullet::DeliverCargo(_) => unless(
            deliver::deliverable(game, state, &[]).next().is_none(),
            Spared::NoCargo,
        ),
        Bullet::Buy(_) | Bullet::BuyUnlessFull(..) => {
            // rule: solo-buying/only-on-a-planet
            unless(!galaxy::is_planet(game, area.space), Spared::NoPlanet)?;
            let deck = solo::buying::deck_to_buy(game, state, player, bullet);
            unless(
                deck.is_none_or(|deck| state.deck(deck).is_empty()),
                Spared::EmptyDeck,
            )
        }
        Bullet::FightPatrol => unless(
            turn::hostile(game, state, player).next().is_none(),
            Spared::NoPatrol,
        ),
        Bullet::CompleteJob => unless(jobs::here(game, state).next().is_none(), Spared::NoJob),
        Bullet::BuyFame(price) => unless(area.credits < thousands(*price), Spared::TooPoor),
        Bullet::RevealContact => unless(
            solo::crew::facedown_here(game, state, player).is_none(),
            Spared::NoContact,
        ),
        Bullet::Recruit => solo::crew::has_recruit(game, state, player),
        Bullet::DiscardTops(decks) => {
            let empty = decks.iter().all(|&deck| state.deck(deck).is_empty());
            unless(empty, Spared::EmptyDeck)
        }
        Bullet::ShuffleBack => Ok(()),
    }
}

fn carry_out(
    game: &OuterRim,
    state: &mut State,
    player: PlayerId,
    (card, bullet): (AiCardId, &Bullet),
    log: &mut Log<Event>,
) {
    match bullet {
        Bullet::RecoverIfDefeated | Bullet::Recover => {
            damage::recover(game, state, player, Body::Character, Amount::All, log);
            damage::recover(game, state, player, Body::Ship, Amount::All, log);
        }
        Bullet::MoveToGoal => solo::movement::move_to_goal(game, state, player, log),
        Bullet::GainCredits(income) => {
            credits::gain(state, player, thousands(*income), Why::Income, log);
        }
        Bullet::SellReputation(price, of) => {
            credits::gain(state, player, thousands(*price), Why::Effect, log);
            shift_reputation(game, state, player, *of, -1, log);
        }
        Bullet::GainReputation(of) => shift_reputation(game, state, player, *of, 1, log),
        Bullet::DeliverCargo(_) => solo::jobs_cargo::deliver_all(game, state, player, card, log),
        Bullet::Buy(_) | Bullet::BuyUnlessFull(..) => {
            if let Some(deck) = solo::buying::deck_to_buy(game, state, player, bullet) {
                solo::buying::buy(game, state, player, deck, log);
            }
        }
        Bullet::FightPatrol => {
            // rule: solo-decisions/several-hostile-patrols
            let hostile: Vec<Faction> = turn::hostile(game, state, player).collect();
            if let Some(faction) = solo::decisions::draw_lot(state, Lot::Fight, &hostile, log) {
                patrols::encounter(game, state, faction, log);
            }
        }
        Bullet::CompleteJob => solo::jobs_cargo::complete_one_job(game, state, player, log),
        Bullet::BuyFame(price) => {
            credits::lose(state, player, thousands(*price), Why::Cost, log);
            let because = |_: &State| Because::of(Source::Paid, Bearer::Rule);
            credits::change_fame(state, player, 1, because, log);
        }
        Bullet::RevealContact => {
            if let Some(berth) = solo::crew::facedown_here(game, state, player) {
                contacts::reveal(game, state, berth, log);
            }
        }
        Bullet::Recruit => solo::crew::recruit(game, state, player, log),
        Bullet::DiscardTops(decks) => {
            for &deck in decks {
                market::discard_top(state, deck, log);
            }
        }
        Bullet::ShuffleBack => shuffle_back(state),
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

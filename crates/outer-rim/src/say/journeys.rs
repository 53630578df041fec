//! Why one would fly somewhere: what is to be done there, and who is looked for.

use super::speaker::Speaker;
use crate::OuterRim;
use crate::content::ByFacts;
use crate::rules::{ambitions, character_bounties, galaxy, solo};
use crate::state::{BerthId, ContactId, Held, PlayerId, SpaceId, State};
use crate::text::Word;
use crate::view;
use printed::Arg;
use tabletop::{Seat, Text};

/// Where a way ends.
#[derive(Copy, Clone)]
pub(super) struct End {
    pub(super) space: SpaceId,
    /// How many spaces one flies.
    pub(super) far: usize,
    /// Whether one must stop there.
    pub(super) stops: bool,
}

/// A way, and what there is to do at its end or beyond.
pub(super) struct Journey {
    pub(super) end: End,
    pub(super) why: Vec<Text>,
    worth: Worth,
}

impl Journey {
    /// Whether it brings something forward that one has begun.
    pub(super) fn calls(&self) -> bool {
        self.worth < Worth::Met
    }
}

/// What makes a journey worth it, the best first.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd)]
enum Worth {
    /// Something is brought or attempted there.
    Due,
    /// Who is hunted is there.
    Quarry,
    /// It leads toward one of these.
    Toward,
    /// Who is hunted may be there.
    Maybe,
    /// Somebody can be met who is known.
    Met,
    Planet,
    Space,
    /// Nothing is there but what makes one stop.
    Stop,
}

struct Errand {
    space: SpaceId,
    worth: Worth,
    text: Arg,
}

/// Those first that bring something forward, then planets; the nearer ones before.
pub(super) fn journeys(
    speaker: &Speaker<'_>,
    state: &State,
    player: PlayerId,
    ends: Vec<End>,
) -> Vec<Journey> {
    let game = speaker.game;
    let errands = errands(speaker, state, player);
    let journeys = ends.into_iter().map(|end| {
        let here = errands.iter().filter(|errand| errand.space == end.space);
        let bare = match end.stops {
            _ if galaxy::is_planet(game, end.space) => Worth::Planet,
            true => Worth::Stop,
            false => Worth::Space,
        };
        Journey {
            worth: here
                .clone()
                .map(|errand| errand.worth)
                .min()
                .unwrap_or(bare),
            why: reasons(speaker, here),
            end,
        }
    });
    let mut journeys: Vec<Journey> = journeys.collect();
    let certain = errands.iter().filter(|one| one.worth < Worth::Toward);
    let beyond: Vec<SpaceId> = certain.map(|one| one.space).collect();
    for (place, &far) in beyond.iter().enumerate() {
        if !beyond[..place].contains(&far) {
            lead_toward(speaker, state, player, far, &mut journeys);
        }
    }
    journeys.sort_by_key(|journey| (journey.worth, journey.end.far));
    journeys
}

/// Of the spaces in reach the one nearest to a space that is not leads toward it, if it is nearer
/// than where one is; of several one where nothing stops one, then the one that is reached sooner.
fn lead_toward(
    speaker: &Speaker<'_>,
    state: &State,
    player: PlayerId,
    far: SpaceId,
    journeys: &mut [Journey],
) {
    let left = galaxy::distances(speaker.game, state, far);
    let left = |space: SpaceId| left[space.index()];
    let ends = journeys.iter_mut();
    let nearest = ends.min_by_key(|one| (left(one.end.space), one.end.stops, one.end.far));
    let here = left(state.area(player).space);
    if let Some(nearest) = nearest.filter(|one| (1..here).contains(&left(one.end.space))) {
        let toward = speaker.say("journey-toward", &[("space", speaker.space(far))]);
        nearest.why.push(toward);
        nearest.worth = nearest.worth.min(Worth::Toward);
    }
}

/// What is to be done, and where: cargo, jobs and captives to be brought, who is hunted, and who is
/// known.
fn errands(speaker: &Speaker<'_>, state: &State, player: PlayerId) -> Vec<Errand> {
    let game = speaker.game;
    let viewer = Some(Seat(player.0));
    let assets = &state.area(player).assets;
    let named = |sign: &'static str, what: Arg| {
        Arg::said("journey-for", [("sign", sign.into()), ("what", what)])
    };
    let due = assets.iter().filter_map(|held| {
        let kind = game.library.asset(held.card)?.kind;
        let sign = match held.captive {
            Some(_) => "captive",
            None => kind.word(),
        };
        Some(Errand {
            space: bound_to(game, state, held)?,
            worth: Worth::Due,
            text: named(sign, speaker.card(held.card)),
        })
    });
    let free = assets.iter().filter(|held| held.captive.is_none());
    let bounties = free.filter_map(|held| game.library.asset(held.card)?.bounty);
    let hunted: Vec<ContactId> = bounties.map(|bounty| bounty.contact).collect();
    // Whoever plays the wanted character is hunted, never the token.
    let (characters, hunted): (Vec<_>, Vec<_>) = hunted
        .into_iter()
        .partition(|&one| character_bounties::player_of(game, state, one).is_some());
    let characters = characters.into_iter().filter_map(|contact| {
        let target = character_bounties::player_of(game, state, contact)?;
        let quarry = Errand {
            space: state.area(target).space,
            worth: Worth::Quarry,
            text: named("bounty", speaker.player(state, target)),
        };
        (target != player).then_some(quarry)
    });
    let characters: Vec<Errand> = characters.collect();
    let berths = (0..state.berths.len() as u8).map(BerthId);
    let people = berths.flat_map(|berth| {
        let space = game.library.planet_of(berth);
        let token = state.berths[berth.index()];
        let known = token.and_then(|token| token.contact.seen_by(viewer));
        let may_be = view::who_may_be(game, state, berth, viewer);
        let wanted = hunted.iter().filter(|&one| may_be.contains(one));
        match known {
            Some(contact) => {
                let (worth, sign) = match hunted.contains(&contact) {
                    true => (Worth::Quarry, "bounty"),
                    false => (Worth::Met, "contact"),
                };
                let text = named(sign, speaker.contact(contact));
                vec![Errand { space, worth, text }]
            }
            None => wanted
                .map(|&contact| Errand {
                    space,
                    worth: Worth::Maybe,
                    text: speaker.contact(contact),
                })
                .collect(),
        }
    });
    let sheet = state.area(player).ambition.sheet;
    let goals = ambitions::striven_for(game, state, player).filter_map(|(goal, by)| {
        let ByFacts::Encounter { at, .. } = by else {
            return None;
        };
        let goal = speaker.ambition_goal(sheet?, goal as u8);
        Some(Errand {
            space: (*at)?,
            worth: Worth::Due,
            text: Arg::said("journey-goal", [("goal", goal)]),
        })
    });
    due.chain(goals).chain(characters).chain(people).collect()
}

/// Where an asset is to be brought, or attempted.
pub(super) fn bound_to(game: &OuterRim, state: &State, held: &Held) -> Option<SpaceId> {
    let bounty = game.library.asset(held.card)?.bounty;
    let captive = bounty.filter(|_| held.captive.is_some());
    let to = captive.map(|bounty| bounty.deliver_to);
    to.or_else(|| solo::goals::destination(game, state, held.card))
}

/// What there is to do in a space: each thing once, and together whoever may be there.
fn reasons<'e>(speaker: &Speaker<'_>, here: impl Iterator<Item = &'e Errand>) -> Vec<Text> {
    let (mut why, mut maybe) = (Vec::new(), Vec::new());
    for errand in here {
        let among = match errand.worth {
            Worth::Maybe => &mut maybe,
            _ => &mut why,
        };
        if !among.contains(&errand.text) {
            among.push(errand.text.clone());
        }
    }
    let mut why: Vec<Text> = why.into_iter().map(|text| speaker.run(text)).collect();
    if !maybe.is_empty() {
        let who = Arg::row("or-more", maybe);
        why.push(speaker.say("journey-maybe", &[("who", who)]));
    }
    why
}

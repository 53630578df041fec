//! Jobs; glossary "Jobs".

use crate::OuterRim;
use crate::choice::Choice;
use crate::content::{Company, Feat, Moment};
use crate::event::Event;
use crate::rules::{abilities, assets, contacts, goals, house};
use crate::script;
use crate::state::{Bearer, CardId, Frame, PlayerId, State, Step};
use tabletop::Log;

/// The jobs the current player can attempt here.
pub(crate) fn here(game: &OuterRim, state: &State) -> impl Iterator<Item = CardId> {
    // rule: jobs/attempt-at-destination
    let here = state.mine().space;
    let jobs = state.mine().assets.iter().filter(move |held| {
        let asset = game.library.asset(held.card);
        let job = asset.and_then(|asset| asset.job);
        job.is_some_and(|job| {
            // rule: multi-player-jobs/partner-must-share-the-space
            let alone = job.with.is_none();
            job.destination == here && (alone || company(game, state, held.card).next().is_some())
        })
    });
    jobs.map(|held| held.card)
}

/// As what another player takes part in a job, if one does.
fn role(game: &OuterRim, card: CardId) -> Option<Company> {
    game.library.asset(card)?.job?.with
}

/// The players in the space who could take part in a job of the current player.
pub(crate) fn company(
    game: &OuterRim,
    state: &State,
    card: CardId,
) -> impl Iterator<Item = PlayerId> {
    let with = role(game, card);
    let here = state.others_here(state.current);
    here.filter(move |&other| match with {
        // rule: multi-player-jobs/holder-picks-the-partner. Who declined is not asked once more.
        Some(Company::Partner) => {
            let declined = state.memory.unwilling >> other.0 & 1 == 1;
            !declined && !state.area(other).defeated && !state.is_rival(other)
        }
        Some(Company::Opponent) => house::may_harm(state, state.current, other),
        None => false,
    })
}

/// Whether a text is that of a job which two players do together.
pub(crate) fn is_shared(game: &OuterRim, state: &State, text: Bearer) -> bool {
    state.stack.iter().any(|frame| match *frame {
        Frame::Job { card, databank, .. } => {
            let its = Bearer::Card(databank.unwrap_or(card));
            its == text && role(game, card) == Some(Company::Partner)
        }
        _ => false,
    })
}

pub(crate) fn list(game: &OuterRim, state: &State, out: &mut Vec<Choice>) {
    out.extend(here(game, state).map(Choice::Attempt));
}

/// Attempts a job, if need be once it is known who else takes part.
pub(crate) fn attempt(game: &OuterRim, state: &mut State, card: CardId, log: &mut Log<Event>) {
    match role(game, card) {
        Some(_) => state.stack.push(Frame::Company { card }),
        None => begin(game, state, card, None, log),
    }
}

/// Says who else takes part in the job. An opponent is not asked.
pub(crate) fn invite(game: &OuterRim, state: &mut State, other: PlayerId, log: &mut Log<Event>) {
    let Some(Frame::Company { card }) = state.stack.pop() else {
        return;
    };
    if role(game, card) != Some(Company::Partner) {
        begin(game, state, card, Some(other), log);
        return;
    }
    let player = state.current;
    log.tell(state, || Event::Invited {
        player,
        other,
        card,
    });
    state.stack.push(Frame::Invited {
        card,
        partner: other,
    });
}

/// Joins the current player in their job, or not: then they have their encounter still to come.
pub(crate) fn answer_invitation(
    game: &OuterRim,
    state: &mut State,
    joins: bool,
    log: &mut Log<Event>,
) {
    let Some(Frame::Invited { card, partner }) = state.stack.pop() else {
        return;
    };
    log.tell(state, || Event::InvitationAnswered {
        player: partner,
        card,
        joins,
    });
    if joins {
        begin(game, state, card, Some(partner), log);
    } else {
        state.memory.unwilling |= 1 << partner.0;
        state.step = Step::Encounter;
    }
}

fn begin(
    game: &OuterRim,
    state: &mut State,
    card: CardId,
    with: Option<PlayerId>,
    log: &mut Log<Event>,
) {
    let player = state.current;
    let Some(job) = game.library.asset(card).and_then(|asset| asset.job) else {
        return;
    };
    let databank = job
        .databank
        .and_then(|number| contacts::draw_databank(game, state, number));
    if let Some(card) = databank {
        log.tell(state, || Event::DatabankResolved {
            player,
            card,
            contact: None,
        });
    }
    state.stack.push(Frame::Job {
        card,
        databank,
        with,
    });
    let steps = databank.map_or(job.steps, |card| game.library.card(card).steps);
    let bearer = Bearer::Card(databank.unwrap_or(card));
    script::begin_with(state, steps, player, bearer, with);
    house::window::open(game, state);
}

/// The place of the job under way on the stack.
fn frame(state: &State) -> Option<(usize, CardId, Option<PlayerId>)> {
    let frames = state.stack.iter().enumerate().rev();
    frames
        .filter_map(|(place, frame)| match frame {
            Frame::Job { card, with, .. } => Some((place, *card, *with)),
            _ => None,
        })
        .next()
}

/// Nothing more of the job under way is resolved. A combat it led to is still fought to its
/// end, and whatever else is half done above it is finished.
fn leave(state: &mut State) -> Option<(CardId, Option<PlayerId>)> {
    let (place, card, with) = frame(state)?;
    let Frame::Job { databank, .. } = state.stack[place] else {
        return None;
    };
    abandon(state, place, Bearer::Card(databank.unwrap_or(card)));
    house::interference::end_attempt(state);
    Some((card, with))
}

/// Nothing more is resolved of what lies at a place of the stack, and of the text it goes by.
pub(crate) fn abandon(state: &mut State, place: usize, text: Bearer) {
    state.stack[place] = Frame::None;
    let mut above = false;
    for frame in state.stack.iter_mut().skip(place) {
        match frame {
            Frame::Script(running) if running.bearer == text => {
                running.at = Default::default();
                above = true;
            }
            // A test of the job is over with it, and so is what waits for its dice.
            Frame::Test { .. } | Frame::Roll { .. } if above => {
                *frame = Frame::None;
                state.roll = None;
            }
            Frame::Window { .. } | Frame::PickDice { .. } | Frame::Conflict(_) if above => {
                *frame = Frame::None
            }
            _ => above = false,
        }
    }
}

/// The job under way is completed: nothing more of it is resolved, and it pays.
pub(crate) fn complete(game: &OuterRim, state: &mut State, log: &mut Log<Event>) {
    let Some((card, with)) = leave(state) else {
        return;
    };
    pay(game, state, (state.current, with), card, log);
}

/// What a completed job brings; its card goes where it belongs.
pub(crate) fn pay(
    game: &OuterRim,
    state: &mut State,
    (player, with): (PlayerId, Option<PlayerId>),
    card: CardId,
    log: &mut Log<Event>,
) {
    log.tell(state, || Event::JobCompleted { player, card });
    let Some(job) = game.library.asset(card).and_then(|asset| asset.job) else {
        return;
    };
    // What waits for a completed job had to wait before it completes a goal.
    abilities::open(game, state, Moment::CompletesJob, player);
    // rule: jobs/complete-pays-reward
    assets::use_up(game, state, player, card, job.remove, log);
    let reward = (job.reward, Bearer::Card(card));
    goals::reward(game, state, player, reward, &[Feat::CompleteJob], log);
    // rule: multi-player-jobs/partner-gets-only-what-the-card-says
    if let Some(Frame::Script(running)) = state.stack.last_mut()
        && running.at == job.reward
    {
        running.other = with;
    }
}

/// The job under way fails: nothing more of it is resolved, and its card is kept.
pub(crate) fn fail(state: &mut State, log: &mut Log<Event>) {
    // rule: jobs/failure-stops-everything, jobs/failure-keeps-card
    let player = state.current;
    if let Some((card, _)) = leave(state) {
        log.tell(state, || Event::JobFailed { player, card });
    }
}

/// A player defeated while resolving a job fails it, and so does a partner.
pub(crate) fn fail_of(game: &OuterRim, state: &mut State, player: PlayerId, log: &mut Log<Event>) {
    let Some((_, card, with)) = frame(state) else {
        return;
    };
    // rule: defeat/job-fails, multi-player-jobs/any-defeat-fails-the-job
    let is_partner = with == Some(player) && role(game, card) == Some(Company::Partner);
    if (player == state.current || is_partner) && state.mine().has(card) {
        fail(state, log);
    }
}

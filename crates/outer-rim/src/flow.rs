//! From one decision to the next: what is half done goes on until somebody has to decide, what can
//! be chosen then, and what a choice does.

use crate::OuterRim;
use crate::choice::{Choice, Prompt};
use crate::event::Event;
use crate::rules::{
    Conflict, Pending, abilities, ambitions, assets, bounties, character_bounties, combat,
    contacts, credits, damage, deliver, dice, encounter_cards, goals, house, jobs, market,
    movement, patrols, skill_tests, solo, trade, turn,
};
use crate::scenario;
use crate::script;
use crate::setup;
use crate::state::{Bearer, Frame, Gaining, PlayerId, Running, ShipOffer, State, Step};
use tabletop::Log;

/// More choices than nearly all decisions have: their list grows no further.
pub(crate) const USUAL: usize = 32;

/// Runs until somebody has to decide, or the game is over.
pub(crate) fn settle(game: &OuterRim, state: &mut State, log: &mut Log<Event>) {
    loop {
        if matches!(state.step, Step::Over(_)) {
            return;
        }
        if state.unsettled {
            goals::tidy(game, state, log);
        }
        if state.options.ambitions {
            ambitions::judge(game, state, log);
        }
        // An effect is finished before its fame counts for victory.
        let inside = matches!(
            state.stack.last(),
            Some(Frame::Script { .. } | Frame::TakeSides { .. })
        );
        if !inside && goals::check_victory(game, state, log) {
            return;
        }
        let waits = if state.stack.is_empty() {
            turn::between(game, state, log)
        } else {
            frame_waits(game, state, log)
        };
        if waits && !solo::decisions::decides(game, state) {
            return;
        }
        if waits {
            solo::decisions::answer(game, state, log);
        }
    }
}

/// Goes on with the innermost half-done thing. Says whether somebody has to decide.
fn frame_waits(game: &OuterRim, state: &mut State, log: &mut Log<Event>) -> bool {
    let Some(&frame) = state.stack.last() else {
        return false;
    };
    match frame {
        Frame::None => {
            state.stack.pop();
        }
        Frame::Script(running) => return script::step(game, state, running, log),
        Frame::Combat => combat::step(game, state, log),
        Frame::Suffer { .. } => damage::suffer_step(game, state, log),
        Frame::Defeat { .. } => damage::defeat_step(game, state, log),
        Frame::Test { .. } => skill_tests::step(game, state, log),
        Frame::Roll { .. } => script::roll_step(game, state),
        Frame::IllegalRoll { .. } => deliver::illegal_step(game, state, log),
        Frame::RiskyRoll { .. } => market::risky_step(game, state, log),
        Frame::Move { .. } => return movement::step(game, state, log),
        Frame::PatrolMove { .. } => return patrols::step(game, state, log),
        Frame::Reveal { deck } => {
            state.stack.pop();
            market::reveal_after_purchase(game, state, deck, log);
        }
        Frame::Icons { .. } => return market::icons_step(game, state, log),
        Frame::Job { .. } => {
            state.stack.pop();
            house::interference::end_attempt(state);
        }
        Frame::Databank { .. } | Frame::Buying => {
            state.stack.pop();
        }
        Frame::Meddling { .. } => return house::window::step(game, state, log),
        Frame::Pursuit { .. } => ambitions::end(state, log),
        Frame::Rewarded { player, feat } => {
            state.stack.pop();
            goals::feat(game, state, player, feat, log);
        }
        Frame::Encounter { .. } => encounter_cards::end_encounter(game, state, log),
        Frame::HalfDone => return true,
        Frame::Overflow { player } if assets::all_fits(game, state, player) => {
            state.stack.pop();
        }
        Frame::PatrolFree { left: 0, .. } => {
            state.stack.pop();
        }
        Frame::Hunt { .. }
        | Frame::Spoils { .. }
        | Frame::Protect { .. }
        | Frame::Invited { .. }
        | Frame::BeforeDice { .. }
        | Frame::Conflict(Pending::Alliance { .. })
        | Frame::Offered => {
            return true;
        }
        // All the others ask.
        _ => return asks_more_than_one(game, state, &frame, log),
    }
    false
}

/// Whether there is a choice at all. What has one answer is done, what has none is dropped.
fn asks_more_than_one(
    game: &OuterRim,
    state: &mut State,
    frame: &Frame,
    log: &mut Log<Event>,
) -> bool {
    let mut choices = Vec::with_capacity(USUAL);
    frame_choices(game, state, frame, &mut choices);
    match choices[..] {
        [] => {
            state.stack.pop();
            false
        }
        [_] if must_be_asked(game, state, frame) => true,
        // Nobody's assets are given away unasked: what follows may end the time to take it back.
        [Choice::Barter(_) | Choice::MakeRoom(_)] => true,
        [only] => {
            apply(game, state, only, log);
            false
        }
        _ => true,
    }
}

/// Whether a question with one answer must be asked all the same: going on would betray what
/// somebody holds, or end what others may still offer.
fn must_be_asked(game: &OuterRim, state: &State, frame: &Frame) -> bool {
    match *frame {
        Frame::Trade => true,
        Frame::Market {
            discarded: true, ..
        } => market::could_be_lent(game, state),
        Frame::ShipChoice(offer) => {
            let lendable = credits::lendable(state, offer.player);
            market::affordable_ships(game, state, offer, lendable)
                .next()
                .is_some()
        }
        _ => asks_for_secrecy(game, state, frame),
    }
}

/// Whether somebody is asked only because not asking would betray what they hold.
pub(crate) fn asks_for_secrecy(game: &OuterRim, state: &State, frame: &Frame) -> bool {
    match *frame {
        Frame::Window(open) => abilities::window_decider(game, state).is_some_and(|(player, _)| {
            abilities::may_hold_secret(game, state, player, open.window)
        }),
        _ => false,
    }
}

/// Who has to decide.
pub(crate) fn decider(game: &OuterRim, state: &State) -> Option<PlayerId> {
    let Some(frame) = state.stack.last() else {
        return match state.step {
            Step::Over(_) => None,
            // rule: solo-setup/you-pick-the-rival-after-your-own-character
            Step::ChooseCharacter(player) if state.is_rival(player) => Some(state.first),
            Step::ChooseCharacter(player)
            | Step::ChooseShip(player)
            | Step::ChooseAmbition(player)
            | Step::ChooseStart(player)
            | Step::ChooseFaction(player) => Some(player),
            _ => Some(state.current),
        };
    };
    Some(match *frame {
        Frame::Script(running) => script::decider(game, state, running),
        Frame::Window { .. } => match abilities::window_decider(game, state) {
            Some((player, _)) => player,
            None => state.current,
        },
        Frame::Move { player, .. }
        | Frame::Purchase { player, .. }
        | Frame::ShipChoice(ShipOffer { player, .. })
        | Frame::Gain { player, .. }
        | Frame::Overflow { player }
        | Frame::BeforeDice { player } => player,
        // rule: bounty-hunter-ai/ai-character-win-reputation-gain,
        // bounty-hunter-ai/ai-character-win-reputation-loss
        Frame::TakeSides { player, .. } => state.person(player),
        Frame::PlaceContact { by, .. }
        | Frame::PatrolFree { by, .. }
        | Frame::PickDice { by, .. } => by,
        Frame::Protect { owner, .. } => owner,
        Frame::Invited { partner, .. } => partner,
        // What is half done of a rival's turn has no words: who plays lets it go on.
        Frame::HalfDone => state.person(state.current),
        Frame::Conflict(pending) => pending.decider(),
        Frame::Meddling { waits, held, .. } => house::window::decider(state, waits, held),
        Frame::Offered => state.deal.map_or(state.current, |deal| deal.to),
        _ => state.current,
    })
}

/// Every choice of who has to decide.
pub(crate) fn choices(game: &OuterRim, state: &State, out: &mut Vec<Choice>) {
    match state.stack.last() {
        Some(frame) => frame_choices(game, state, frame, out),
        None => match state.step {
            Step::ChooseCharacter(_)
            | Step::ChooseShip(_)
            | Step::ChooseAmbition(_)
            | Step::ChooseStart(_)
            | Step::ChooseFaction(_) => {
                setup::choices(game, state, out);
            }
            Step::Planning => turn::planning_choices(game, state, out),
            Step::Action => turn::action_choices(game, state, out),
            Step::Encounter => turn::encounter_choices(game, state, out),
            Step::Planned | Step::Rival | Step::TurnEnd | Step::Over(_) => {}
        },
    }
}

fn frame_choices(game: &OuterRim, state: &State, frame: &Frame, out: &mut Vec<Choice>) {
    match *frame {
        Frame::Script(running) => script::choices(game, state, running, out),
        Frame::Window { .. } => abilities::window_choices(game, state, out),
        Frame::Move { player, left, .. } => movement::choices(game, state, player, left, out),
        Frame::Deliver { tried } => deliver::choices(game, state, &tried, out),
        Frame::Market { discarded, again } => {
            market::choices(game, state, (discarded, again), out);
        }
        Frame::Purchase { .. } => market::payment_choices(game, state, out),
        Frame::ShipChoice(offer) => {
            out.extend(market::affordable_ships(game, state, offer, 0).map(Choice::Ship));
            // A purchase from the market is begun only if it is wanted.
            out.push(Choice::Pass);
        }
        Frame::PatrolMove { .. } | Frame::PatrolFree { .. } => {
            let (steps, may_rest) = patrols::goes(game, state, frame);
            out.extend(steps.iter().map(Choice::Space));
            if may_rest {
                out.push(Choice::Pass);
            }
        }
        Frame::Icons { .. } => out.extend([Choice::PatrolFirst, Choice::ContactFirst]),
        Frame::RevealContact { .. } => {
            out.extend(contacts::facedown_here(game, state).map(Choice::Berth));
        }
        Frame::Gain { card, player, how } => {
            assets::gain_choices(game, state, (card, player, how), out);
        }
        Frame::Overflow { player } => assets::overflow_choices(game, state, player, out),
        Frame::PlaceContact { near, .. } => {
            out.extend(assets::nearest_berths(game, state, near).map(Choice::Berth));
        }
        Frame::PickDice { .. } => dice::choices(state, out),
        Frame::Spoils { .. } => out.extend([Choice::Eliminate, Choice::Capture]),
        Frame::Hunt { .. } => contacts::hunt_choices(out),
        Frame::Crossing => out.extend([Choice::Cross, Choice::Stay]),
        Frame::Protect { .. } => out.extend([Choice::Protect, Choice::Pass]),
        Frame::TakeSides {
            player,
            target,
            gains,
        } => {
            let sides = character_bounties::sides(state, player, target, gains);
            out.extend(sides.map(Choice::Faction));
        }
        Frame::Conflict(pending) => house::choices(game, state, pending, out),
        Frame::Meddling { waits, held, .. } => {
            house::window::choices(game, state, (waits, held), out);
        }
        Frame::Trade | Frame::HalfDone | Frame::BeforeDice { .. } => out.push(Choice::Pass),
        Frame::Company { card } => {
            out.extend(jobs::company(game, state, card).map(Choice::Player));
        }
        Frame::Offered | Frame::Invited { .. } => out.extend([Choice::Accept, Choice::Pass]),
        _ => {}
    }
}

/// Makes a choice of who has to decide.
pub(crate) fn apply(game: &OuterRim, state: &mut State, choice: Choice, log: &mut Log<Event>) {
    // Declined offers are counted in a row: whatever else is done begins anew.
    if !matches!(state.stack.last(), Some(Frame::Offered)) {
        state.memory.declined = 0;
    }
    let Some(&frame) = state.stack.last() else {
        match state.step {
            Step::Planning => turn::plan(game, state, choice, log),
            Step::Action => turn::act(game, state, choice, log),
            Step::Encounter => turn::encounter(game, state, choice, log),
            Step::Planned | Step::Rival | Step::TurnEnd | Step::Over(_) => {}
            _ => setup::choose(game, state, choice, log),
        }
        return;
    };
    match (frame, choice) {
        (Frame::Script { .. }, _) => {
            script::agree(game, state, choice);
            script::answer(game, state, choice, log);
        }
        (Frame::Window { .. }, Choice::First(player)) => abilities::go_first(state, player),
        (Frame::Window { .. }, Choice::Use(ability)) => {
            if let Some((player, _)) = abilities::window_decider(game, state) {
                abilities::use_one(game, state, player, ability, log);
            }
        }
        (Frame::Window { .. }, _) => abilities::pass_window(game, state),
        (Frame::Move { .. }, Choice::Fly(space)) => movement::fly(state, space, log),
        (Frame::Deliver { .. }, Choice::DeliverCard(card)) => {
            deliver::deliver(game, state, card, log)
        }
        (Frame::Market { .. }, Choice::DiscardTop(deck)) => {
            market::discard_one(game, state, deck, log);
        }
        (Frame::Market { .. }, Choice::Buy(deck)) => {
            state.stack.pop();
            state.stack.push(Frame::Buying);
            market::buy(game, state, state.current, deck, 0, log);
        }
        (Frame::Purchase { .. }, Choice::Barter(card)) => market::barter(game, state, card, log),
        (Frame::Purchase { .. }, _) => market::pay(game, state, log),
        (Frame::ShipChoice(offer), Choice::Ship(ship)) => {
            state.stack.pop();
            market::purchase(game, state, market::offered_ship(game, offer, ship));
        }
        (Frame::PatrolMove { .. } | Frame::PatrolFree { .. }, Choice::Space(space)) => {
            patrols::fly(state, space, log);
        }
        (Frame::Icons { .. }, _) => {
            market::resolve_icon(game, state, choice == Choice::ContactFirst, log);
        }
        (Frame::RevealContact { .. }, Choice::Berth(berth)) => {
            // rule: reveal-contact/matching-character-is-removed, reveal-contact/flip-is-not-an-encounter
            if contacts::reveal(game, state, berth, log) {
                state.stack.pop();
            }
        }
        (Frame::Gain { card, player, how }, Choice::Take) => {
            state.stack.pop();
            if state.owner(card).is_some() {
                assets::take_from_other(game, state, player, card, log);
                return;
            }
            let bought = how == Gaining::Bought;
            assets::take(game, state, player, card, bought, log);
        }
        (Frame::Gain { player, .. }, Choice::MakeRoom(old)) => {
            assets::make_room(game, state, player, old, log);
        }
        (Frame::Gain { card, player, .. }, _) => {
            state.stack.pop();
            log.tell(state, || Event::Refused { player, card });
            refuse(game, state, card, log);
        }
        (Frame::Overflow { player }, Choice::Card(card)) => {
            assets::discard(game, state, player, card, log);
        }
        (Frame::PlaceContact { contact, .. }, Choice::Berth(berth)) => {
            state.stack.pop();
            assets::place_contact(state, contact, berth, log);
        }
        (Frame::PickDice { .. }, Choice::Die(place)) => dice::pick_die(state, place),
        (Frame::PickDice { .. }, _) => dice::finish(state, log),
        (Frame::Spoils { .. }, Choice::Eliminate) => bounties::eliminate(game, state, log),
        (Frame::Spoils { .. }, _) => bounties::capture(state, log),
        (Frame::Hunt { berth }, Choice::Fight) => {
            state.stack.pop();
            contacts::fight(game, state, berth, log);
        }
        (Frame::Hunt { berth }, _) => {
            state.stack.pop();
            contacts::resolve(game, state, berth, false, log);
        }
        (Frame::Crossing, _) => {
            encounter_cards::announce(game, state, choice == Choice::Cross, log);
        }
        (Frame::Protect { .. }, _) => {
            bounties::answer_protect(game, state, choice == Choice::Protect, log);
        }
        (Frame::TakeSides { .. }, Choice::Faction(faction)) => {
            character_bounties::take_side(game, state, faction, log);
        }
        (Frame::Company { .. }, Choice::Player(other)) => jobs::invite(game, state, other, log),
        (Frame::Invited { .. }, _) => {
            jobs::answer_invitation(game, state, choice == Choice::Accept, log);
        }
        (Frame::Meddling { waits, held, .. }, _) => {
            let player = house::window::decider(state, waits, held);
            let deed = match choice {
                Choice::Conflict(Conflict::Meddle(deed)) => Some(deed),
                _ => None,
            };
            house::window::answer(state, player, deed, log);
        }
        (Frame::Conflict(pending), _) => {
            house::answer(game, state, (pending, choice), log);
        }
        (Frame::HalfDone, _) => scenario::take_up(state),
        (Frame::Offered, _) => trade::answer_offer(game, state, choice == Choice::Accept, log),
        _ => {
            state.stack.pop();
        }
    }
}

/// A refused asset goes home, unless its card is still being resolved, or somebody has it.
fn refuse(game: &OuterRim, state: &mut State, card: crate::state::CardId, log: &mut Log<Event>) {
    if state.owner(card).is_some() {
        return;
    }
    let resolving = state
        .stack
        .iter()
        .any(|frame| matches!(frame, Frame::Encounter { card: other, .. } if *other == card));
    if !resolving {
        assets::put_home(game, state, card, log);
    }
    // rule: market/discard-moves-no-patrol
    if let Some(&Frame::Reveal { deck }) = state.stack.last() {
        state.stack.pop();
        market::reveal_top(state, deck, log);
    }
    // A contact who does not come along stays where they are.
    for frame in state.stack.iter_mut() {
        if let Frame::Script(running) = frame
            && running.bearer == Bearer::Card(card)
        {
            running.berth = None;
        }
    }
}

/// What is asked.
pub(crate) fn prompt(game: &OuterRim, state: &State) -> Option<Prompt> {
    let Some(frame) = state.stack.last() else {
        return match state.step {
            Step::ChooseCharacter(player) if state.is_rival(player) => Some(Prompt::Rival),
            Step::ChooseCharacter(_) => Some(Prompt::Character),
            Step::ChooseShip(_) => Some(Prompt::Ship),
            Step::ChooseAmbition(_) => Some(Prompt::Ambition),
            Step::ChooseStart(_) => Some(Prompt::StartCard),
            Step::ChooseFaction(_) => Some(Prompt::StartFaction),
            Step::Planning => Some(Prompt::Planning),
            Step::Action => Some(Prompt::Action),
            Step::Encounter => Some(Prompt::Encounter),
            Step::Planned | Step::Rival | Step::TurnEnd | Step::Over(_) => None,
        };
    };
    Some(match *frame {
        Frame::Script(Running { bearer, .. }) => Prompt::Effect { bearer },
        Frame::Window { .. } => match abilities::window_decider(game, state) {
            Some((_, true)) => Prompt::Order,
            _ => Prompt::Abilities,
        },
        Frame::Move { left, .. } => Prompt::Movement { left },
        Frame::Deliver { .. } => Prompt::Deliver,
        Frame::Market {
            discarded: false, ..
        } => Prompt::Market,
        Frame::Market { .. } => Prompt::MarketBuy,
        Frame::Purchase {
            card, ship, due, ..
        } => Prompt::Payment {
            card,
            ship,
            due: u32::from(due) * 1000,
        },
        Frame::ShipChoice(_) => Prompt::Ship,
        Frame::PatrolMove {
            faction,
            icon: card,
            left,
            ..
        } => Prompt::PatrolPath {
            faction,
            card,
            left,
        },
        Frame::PatrolFree { faction, left, .. } => Prompt::PatrolPath {
            faction,
            card: None,
            left,
        },
        Frame::Icons { card, .. } => Prompt::Icons { card },
        Frame::RevealContact { card } => Prompt::RevealContact { card },
        Frame::Gain { card, .. } => Prompt::Gain { card },
        Frame::Overflow { .. } => Prompt::Overflow,
        Frame::PlaceContact { contact, .. } => Prompt::PlaceContact { contact },
        Frame::BeforeDice { .. } => Prompt::BeforeDice,
        Frame::PickDice { left, .. } => Prompt::Dice { left },
        Frame::Spoils { contact, .. } => Prompt::Spoils { contact },
        Frame::Hunt { berth } => Prompt::HuntContact {
            contact: state.berths[berth.index()]
                .map(|token| token.contact.card)
                .unwrap_or_default(),
        },
        Frame::Crossing => Prompt::Crossing,
        Frame::Protect { crew, .. } => Prompt::ProtectCrew { crew },
        Frame::TakeSides { target, gains, .. } => Prompt::TakeSides { target, gains },
        Frame::Company { card } => Prompt::Company { card },
        Frame::Invited { card, .. } => Prompt::Invited { card },
        Frame::Conflict(pending) => Prompt::Conflict(pending),
        Frame::Meddling { .. } => Prompt::Meddling,
        Frame::Trade => Prompt::Trade,
        Frame::HalfDone => Prompt::HalfDone,
        Frame::Offered => Prompt::Offer {
            from: state.deal.map(|deal| deal.from).unwrap_or_default(),
        },
        _ => return None,
    })
}

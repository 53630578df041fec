//! Which action a choice belongs to, and whether the action goes on after it: what undo takes back
//! together. Without words, because machines ask a thousand times a move.

use crate::OuterRim;
use crate::choice::Choice;
use crate::rules::{Pending, deliver, dice, jobs, market, movement, values};
use crate::script;
use crate::state::{Frame, State, Step};
use tabletop::{Barrier, Part, Role, barrier_in};

/// The action and the role of a choice.
pub(crate) fn part(game: &OuterRim, state: &State, choice: &Choice) -> Part {
    let action = action(state, choice);
    let role = match choice {
        Choice::Pass => Role::Pass,
        _ if goes_on(game, state, choice) => Role::Step,
        _ => Role::Commit,
    };
    Part { action, role }
}

/// Whether the decider is asked further for what they have begun.
fn goes_on(game: &OuterRim, state: &State, choice: &Choice) -> bool {
    match (state.stack.last(), *choice) {
        // A character is chosen together with a ship.
        (None, Choice::Character(_)) => true,
        (None, Choice::Move | Choice::Market | Choice::Trade) => true,
        // On the Core Worlds it is asked whether one crosses.
        (None, Choice::EncounterSpace) => {
            let here = state.mine().space;
            game.library.across_the_core(here).is_some()
        }
        (None, Choice::Attempt(card)) => jobs::company(game, state, card).nth(1).is_some(),
        // What alone can be delivered is delivered at once.
        (None, Choice::Deliver) => deliver::deliverable(game, state, &[]).nth(1).is_some(),
        (Some(&Frame::Move { player, left, .. }), Choice::Fly(to)) => {
            let mut others = state.others(player);
            let is_met = others.any(|other| state.area(other).space == to);
            // Who has won by being there flies no further.
            let mut all = state.clockwise(player);
            let counts = is_met || all.any(|one| values::hang_on_conditions(game, state, one));
            left > 1
                && !movement::stops(game, state, player, to)
                && (!counts || is_asked_again(game, state, choice))
        }
        // Where nothing can be bought after it the market is over, and where nothing else is left
        // to do the turn: foreseen once the deck went round, and all know its next card.
        (Some(Frame::Market { .. }), Choice::DiscardTop(_)) => {
            barrier_in(game, state, choice) != Barrier::PassesTheTurn
        }
        (Some(Frame::PickDice { .. }), Choice::Die(place)) => dice::picks_on(state, place),
        _ => may_go_on(game, state, choice) && is_asked_again(game, state, choice),
    }
}

/// Whether the decider may be asked further: where it hangs on what the choice brings.
fn may_go_on(game: &OuterRim, state: &State, choice: &Choice) -> bool {
    match (state.stack.last(), *choice) {
        (None | Some(Frame::Window { .. }), Choice::Use(ability)) => {
            script::asks_soon(game, game.library.ability(ability).does)
        }
        (Some(&Frame::Deliver { tried }), Choice::DeliverCard(card)) => {
            let mut rest = deliver::deliverable(game, state, &tried);
            rest.any(|other| other != card)
        }
        (Some(Frame::Market { .. }), Choice::Buy(deck)) => {
            market::asks_when_bought(game, state, deck)
        }
        (Some(Frame::ShipChoice { .. }), Choice::Ship(_)) => true,
        (Some(Frame::Purchase { .. }), Choice::Barter(_)) => true,
        (
            Some(Frame::PatrolMove { left, .. } | Frame::PatrolFree { left, .. }),
            Choice::Space(_),
        ) => *left > 1,
        (Some(Frame::Window { .. }), Choice::First(player)) => player == state.current,
        (
            Some(Frame::Script(running)),
            Choice::Berth(_) | Choice::Faction(_) | Choice::Player(_),
        ) => running.picked == 0 && script::picks_twice(game, state),
        (Some(Frame::Script(running)), Choice::Yes) => script::asks_soon(game, running.at.next()),
        _ => false,
    }
}

/// Whether the decider is sure to be asked again. Once something is rolled or comes to light nobody can
/// know, least of all from the true table.
fn is_asked_again(game: &OuterRim, state: &State, choice: &Choice) -> bool {
    barrier_in(game, state, choice) == Barrier::None
}

/// The action a choice belongs to.
fn action(state: &State, choice: &Choice) -> &'static str {
    match state.stack.last() {
        None => match (state.step, choice) {
            (
                Step::ChooseCharacter(_)
                | Step::ChooseShip(_)
                | Step::ChooseAmbition(_)
                | Step::ChooseStart(_)
                | Step::ChooseFaction(_),
                _,
            ) => "set-up",
            (_, Choice::Move) => "move",
            (_, Choice::Deliver) => "deliver",
            (_, Choice::Market) => "market",
            (_, Choice::Trade) => "trade",
            (Step::Action, Choice::Conflict(_)) => "conflict",
            (_, Choice::Use(_)) => "ability",
            (Step::Planning, _) => "planning",
            (Step::Action, _) => "turn",
            _ => "encounter",
        },
        Some(frame) => match frame {
            Frame::Move { .. } => "move",
            Frame::Deliver { .. } => "deliver",
            Frame::Market { .. }
            | Frame::Purchase { .. }
            | Frame::ShipChoice { .. }
            | Frame::Icons { .. }
            | Frame::Gain { .. } => "market",
            Frame::PatrolMove { .. } | Frame::PatrolFree { .. } => "patrol",
            Frame::PickDice { .. } | Frame::BeforeDice { .. } => "dice",
            Frame::Overflow { .. } => "slots",
            Frame::PlaceContact { .. } | Frame::RevealContact { .. } => "contact",
            Frame::Crossing => "encounter",
            Frame::Spoils { .. }
            | Frame::Hunt { .. }
            | Frame::Protect { .. }
            | Frame::TakeSides { .. } => "bounty",
            Frame::Company { .. } | Frame::Invited { .. } => "encounter",
            Frame::Conflict(Pending::Alliance { .. }) => "offer",
            Frame::Conflict(Pending::Reroll { .. }) | Frame::Meddling { .. } => "dice",
            Frame::Conflict(_) => "conflict",
            Frame::Trade => "trade",
            Frame::Offered => "offer",
            _ => "ability",
        },
    }
}

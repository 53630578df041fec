//! One step ahead, by the game's own evaluation.
//!
//! Greedy climbs: among all choices it takes the one that leads to the best position, as
//! [`Game::evaluate`] sees it. Five things make that sensible:
//!
//! - **Nothing hidden is foreseen.** Each choice is tried in a few worlds at once, in more of them
//!   where dice decide, dealt anew from what the seat knows, and counts for their sum. What follows is decided once for all worlds
//!   that still ask the same question: else it would pick the gamble in just those worlds where
//!   the die happens to fall well.
//! - **A begun action is thought to its end.** A choice that is a [`Role::Step`] is followed to the
//!   best of the choices after it that belong to the same action, within a budget that is shared
//!   out evenly among them. Other actions are not looked at: that something else could be done as
//!   well makes no step better.
//! - **What can be declined later is declined.** A choice that leads to further questions is judged
//!   by what comes of it if nothing more is done: else a combat would be judged before its dice
//!   count, only because something could still be done about them. What must be answered is
//!   answered as it looks best at once.
//! - **Passing the turn costs nothing.** The end of a turn often looks bad (what is unused is lost)
//!   or good (new cards come), but it comes anyway. So a [`Role::Pass`] that hands the turn on is
//!   worth the present position: it is taken when everything else makes things worse. On a tie the
//!   pass loses, for a choice that changes nothing yet may make way for one that does, and the
//!   laws of the kernel say that no turn goes on for ever. A pass that keeps the turn (declining
//!   something, ending a phase) is worth what it leads to, like any choice; and where it ends what
//!   is under way it does not lose a tie, else a ship would fly to and fro.
//! - **A decided game outweighs everything.** Winning is better than any position, losing worse,
//!   whatever the evaluation says.

use crate::{Bot, Deed, Known};
use std::cmp::Reverse;
use tabletop::{Fate, Game, Log, Part, Role, Seat, Seed};

/// Takes the choice that leads to the best position, as the game evaluates it.
#[derive(Clone, Debug)]
pub struct Greedy {
    fate: Fate,
}

/// In so many worlds each choice is tried,
const WORLDS: usize = 3;
/// and in so many if dice decide what comes of one of them.
const GAMBLES: usize = 15;
/// So many further steps are tried after a choice that begins or continues an action.
const STEPS: usize = 256;
/// So many questions in a row are declined in thought.
const MOST_DECLINED: usize = 12;
/// What a won game is worth in one world; a lost one, the negative.
const WON: i64 = 1 << 40;

impl Greedy {
    /// A greedy player whose worlds, and choices among equals, follow from the seed.
    pub fn new(seed: Seed) -> Self {
        Self {
            fate: Fate::new(seed),
        }
    }

    /// How much each choice is wanted.
    fn appeals<G: Game>(&mut self, known: &Known<'_, G>) -> Vec<Appeal> {
        let mind = Mind {
            game: known.game(),
            seat: known.seat(),
        };
        let choices = known.choices();
        let mut worlds: Vec<_> = (0..WORLDS).map(|_| known.world(&mut self.fate)).collect();
        if choices.iter().any(|choice| mind.gambles(&worlds, choice)) {
            worlds.extend((WORLDS..GAMBLES).map(|_| known.world(&mut self.fate)));
        }
        let choices = choices.iter();
        choices.map(|choice| mind.appeal(&worlds, choice)).collect()
    }
}

impl<G: Game> Bot<G> for Greedy {
    fn act(&mut self, known: &Known<'_, G>) -> Deed<G::Offer> {
        let choices = known.choices();
        if choices.len() < 2 {
            return Deed::Choose(0);
        }
        let appeals = self.appeals(known);
        let best = appeals.iter().max();
        let equals: Vec<usize> = (0..choices.len())
            .filter(|&id| Some(&appeals[id]) == best)
            .collect();
        Deed::Choose(equals[self.fate.below(equals.len() as u32) as usize])
    }
}

/// What a choice leads to, and the further steps that takes: among equals, fewer are better.
type Prospect = (i64, Reverse<usize>);
/// How much a choice is wanted: by its worth, and among equals those that do something first.
type Appeal = (i64, bool, Reverse<usize>);

/// Without further steps.
fn at_once(worth: i64) -> Prospect {
    (worth, Reverse(0))
}

/// What is thought, in worlds that could all be real.
struct Mind<'g, G> {
    game: &'g G,
    seat: Seat,
}

impl<G: Game> Mind<'_, G> {
    fn appeal(&self, worlds: &[G::State], choice: &G::Choice) -> Appeal {
        let part = self.part(worlds, choice);
        if part.role != Role::Pass {
            let (worth, steps) = self.followed(worlds, choice, part, STEPS);
            return (worth, true, steps);
        }
        let after = self.settled(self.after(worlds, choice));
        let each = worlds.iter().zip(&after).map(|(now, after)| {
            self.worth(if self.hands_on(now, after) {
                now
            } else {
                after
            })
        });
        let ends_action = !G::TURN.contains(&part.action);
        (each.sum(), ends_action, Reverse(0))
    }

    /// Whether dice decide what comes of a choice.
    fn gambles(&self, worlds: &[G::State], choice: &G::Choice) -> bool {
        let draws = |world: &G::State| self.game.fate(world).draws();
        let rolls = |world: &G::State| {
            let mut after = world.clone();
            self.game.apply(&mut after, choice, &mut Log::silent());
            draws(&after) != draws(world)
        };
        self.part(worlds, choice).role == Role::Commit && worlds.iter().any(rolls)
    }

    /// Whether the turn is now another's, the game going on.
    fn hands_on(&self, now: &G::State, after: &G::State) -> bool {
        let decider = self.game.decider(after);
        decider.is_some()
            && (decider != Some(self.seat) || self.game.turn(after) != self.game.turn(now))
    }

    /// What a choice leads to, the action it belongs to being thought to its end.
    fn followed(
        &self,
        worlds: &[G::State],
        choice: &G::Choice,
        part: Part,
        steps: usize,
    ) -> Prospect {
        let after = self.after(worlds, choice);
        match part.role {
            Role::Step => {
                let (worth, Reverse(more)) = self.best(&after, part.action, steps);
                (worth, Reverse(more + 1))
            }
            Role::Commit | Role::Pass => at_once(self.worth_of_all(&self.settled(after))),
        }
    }

    /// The worlds once everything is declined that can be, short of ending a turn or a phase.
    fn settled(&self, mut worlds: Vec<G::State>) -> Vec<G::State> {
        for world in &mut worlds {
            for _ in 0..MOST_DECLINED {
                match self.declined(world).or_else(|| self.forced(world)) {
                    Some(after) => *world = after,
                    None => break,
                }
            }
        }
        worlds
    }

    /// What comes of declining, if that is possible.
    fn declined(&self, world: &G::State) -> Option<G::State> {
        if self.game.decider(world) != Some(self.seat) {
            return None;
        }
        let choices = self.choices(world);
        let pass = choices.iter().find(|choice| {
            let part = self.game.part(world, choice);
            part.role == Role::Pass && !G::TURN.contains(&part.action)
        })?;
        let mut after = world.clone();
        self.game.apply(&mut after, pass, &mut Log::silent());
        Some(after)
    }

    /// What comes of the best answer, if something is asked that must be answered before anything
    /// else is done: not what to do next, and nothing larger to begin.
    fn forced(&self, world: &G::State) -> Option<G::State> {
        if self.game.decider(world) != Some(self.seat) {
            return None;
        }
        let choices = self.choices(world);
        let plain = |choice| {
            let part = self.game.part(world, choice);
            part.role == Role::Commit && !G::TURN.contains(&part.action)
        };
        if !choices.iter().all(plain) {
            return None;
        }
        let after = choices.iter().map(|choice| {
            let mut after = world.clone();
            self.game.apply(&mut after, choice, &mut Log::silent());
            after
        });
        after.max_by_key(|after| self.worth(after))
    }

    /// The best that can be made of the action under way.
    fn best(&self, worlds: &[G::State], action: &str, steps: usize) -> Prospect {
        let own = |world: &G::State| self.game.decider(world) == Some(self.seat);
        let [first, others @ ..] = worlds else {
            return at_once(0);
        };
        if !worlds.iter().all(own) {
            return at_once(self.worth_of_all(worlds));
        }
        let choices = self.choices(first);
        if others.iter().any(|world| self.choices(world) != choices) {
            // Something came to light: from here on the worlds can be told apart.
            let steps = steps / worlds.len();
            let each = worlds.iter();
            let each = each.map(|world| self.best(std::slice::from_ref(world), action, steps).0);
            return at_once(each.sum());
        }
        let mut ways: Vec<(&G::Choice, Part)> = choices
            .iter()
            .map(|choice| (choice, self.part(worlds, choice)))
            .collect();
        // A step may lead to a question that is an action of its own: then all answers count. If
        // it leads back to the turn, the action is over, and what is done next is no part of it.
        if ways.iter().any(|(_, part)| part.action == action) {
            ways.retain(|(_, part)| part.action == action);
        } else if ways.iter().any(|(_, part)| G::TURN.contains(&part.action)) {
            return at_once(self.worth_of_all(worlds));
        }
        let Some(left) = steps.checked_sub(ways.len()) else {
            return at_once(self.worth_of_all(worlds));
        };
        let each = ways
            .iter()
            .map(|&(choice, part)| self.followed(worlds, choice, part, left / ways.len()));
        each.max()
            .unwrap_or_else(|| at_once(self.worth_of_all(worlds)))
    }

    fn choices(&self, world: &G::State) -> Vec<G::Choice> {
        let mut choices = Vec::new();
        self.game.choices(world, &mut choices);
        choices
    }

    /// What the choice is to the action under way: the same in all these worlds, which the seat
    /// cannot tell apart.
    fn part(&self, worlds: &[G::State], choice: &G::Choice) -> Part {
        let part = worlds.first().map(|world| self.game.part(world, choice));
        part.unwrap_or(Part {
            action: "",
            role: Role::Commit,
        })
    }

    fn after(&self, worlds: &[G::State], choice: &G::Choice) -> Vec<G::State> {
        let mut after = worlds.to_vec();
        for world in &mut after {
            self.game.apply(world, choice, &mut Log::silent());
        }
        after
    }

    fn worth_of_all(&self, worlds: &[G::State]) -> i64 {
        worlds.iter().map(|world| self.worth(world)).sum()
    }

    fn worth(&self, world: &G::State) -> i64 {
        let position = i64::from(self.game.evaluate(world, self.seat));
        match self.game.outcome(world) {
            None => position,
            Some(outcome) => {
                let seats = self.game.seats(world);
                let won = outcome
                    .winners()
                    .any(|winner| seats.get(winner) == Some(&Some(self.seat)));
                position + if won { WON } else { -WON }
            }
        }
    }
}

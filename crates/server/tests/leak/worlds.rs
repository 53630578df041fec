//! Moments of real games, and other worlds that somebody cannot tell from them.

use tabletop::{Dealer, Fate, Game, Lang, Log, MAX_SEATS, Picks, Seat, Seed};

/// An onlooker knows what lies open, and nothing that only a seat knows. No game here has as many seats.
const ONLOOKER: Seat = Seat(MAX_SEATS - 1);
/// A longer game is not played to its end.
const LONGEST: usize = 3000;

/// A position of a real game.
pub(super) struct Moment<G: Game> {
    pub(super) setup: G::Setup,
    pub(super) state: G::State,
    pub(super) seats: u8,
    /// What is done next, one after another.
    pub(super) next: Vec<G::Choice>,
    /// Who does it, each time.
    pub(super) deciders: Vec<Seat>,
    /// Something of what was done before: most of it is illegal by now.
    pub(super) before: Vec<G::Choice>,
}

impl<G: Game> Moment<G> {
    /// The moment with this number: of another set-up and another game each.
    pub(super) fn of(game: &G, setups: &[G::Setup], number: u64) -> Self {
        let setup = setups[number as usize % setups.len()].clone();
        let seed = Seed::from_number(number);
        let mut picks = Picks::new(seed.derive(1));
        let mut choices = Vec::new();
        let mut pick = |state: &G::State, picks: &mut Picks| {
            game.decider(state)?;
            choices.clear();
            game.choices(state, &mut choices);
            Some(choices[picks.below(choices.len())].clone())
        };
        let mut log = Log::silent();
        let start = game.start(&setup, Fate::new(seed), &mut log).unwrap();
        let mut whole = Vec::new();
        let mut state = start.clone();
        while whole.len() < LONGEST
            && let Some(choice) = pick(&state, &mut picks)
        {
            game.apply(&mut state, &choice, &mut log);
            whole.push(choice);
        }
        // Anywhere in it, but never past its end.
        whole.truncate(picks.below(whole.len()));
        let (mut state, before) = (start, whole);
        for choice in &before {
            game.apply(&mut state, choice, &mut log);
        }
        // Mostly a few steps; now and then a long way, during which more comes to light.
        let steps = match number % 8 {
            7 => 40,
            _ => 1 + picks.below(5),
        };
        let (mut next, mut deciders, mut later) = (Vec::new(), Vec::new(), state.clone());
        while next.len() < steps
            && let Some(choice) = pick(&later, &mut picks)
        {
            deciders.extend(game.decider(&later));
            game.apply(&mut later, &choice, &mut log);
            next.push(choice);
        }
        let some = |_| before[picks.below(before.len())].clone();
        let before = (0..before.len().min(6)).map(some).collect();
        let seats = game.seats(&state).into_iter().flatten().count();
        Self {
            setup,
            state,
            seats: seats as u8,
            next,
            deciders,
            before,
        }
    }

    /// A world that differs in all that the viewer does not know, and in what chance will bring.
    pub(super) fn elsewhere(&self, game: &G, viewer: Option<Seat>, fate: &mut Fate) -> G::State {
        let mut world = self.state.clone();
        let seat = viewer.unwrap_or(ONLOOKER);
        game.secrets(&mut world, &mut Dealer::redeal(seat, fate));
        game.fate_mut(&mut world).rekey(fate.draws());
        world
    }

    /// A world with the same chance to come, in which the same can be done, and how many steps of it: it
    /// differs in what the viewer does not learn by them.
    pub(super) fn alongside(
        &self,
        game: &G,
        viewer: Option<Seat>,
        fate: &mut Fate,
    ) -> (G::State, usize) {
        let seat = viewer.unwrap_or(ONLOOKER);
        let mut log = Log::listening();
        let mut later = self.state.clone();
        for choice in &self.next {
            game.apply(&mut later, choice, &mut log);
        }
        self.go_on_unasked(game, &mut later, &mut log);
        // What all seats are shown, everybody sees.
        let seats = || (0..self.seats).map(Seat);
        let shown = |code: u32| {
            let all = || seats().all(|seat| log.shown_to(seat).any(|shown| shown == code));
            log.shown_to(seat).any(|shown| shown == code) || all()
        };
        let mut dealer = Dealer::list(seat);
        game.secrets(&mut later, &mut dealer);
        let mut unknown = dealer.listed();
        for pool in &mut unknown {
            pool.retain(|&code| !shown(code));
        }
        let hinted = seats().chain([seat]).flat_map(|seat| log.hinted_to(seat));
        let hinted: Vec<u32> = hinted.collect();
        let mut world = self.state.clone();
        game.secrets(
            &mut world,
            &mut Dealer::redeal_only(seat, fate, unknown, hinted),
        );
        let steps = self.steps_in(game, &world, viewer);
        (world, steps)
    }

    /// Who plays alone is spared a question with one answer: the table goes on, and more comes to light.
    fn go_on_unasked(&self, game: &G, later: &mut G::State, log: &mut Log<G::Event>) {
        let mut choices = Vec::new();
        while self.seats == 1 && game.decider(later).is_some() {
            choices.clear();
            game.choices(later, &mut choices);
            match &choices[..] {
                [only] if game.describe(later, only, Lang::default()).auto => {
                    game.apply(later, only, log);
                }
                _ => return,
            }
        }
    }

    /// How far the same can be done in another world. Somebody else's choice may name what only they
    /// know; one of the viewer's own that is legal here must be there.
    fn steps_in(&self, game: &G, world: &G::State, viewer: Option<Seat>) -> usize {
        let mut world = world.clone();
        let mut log = Log::silent();
        for (done, choice) in self.next.iter().enumerate() {
            match game.decider(&world) {
                Some(decider) if game.check(&world, decider, choice).is_ok() => {
                    game.apply(&mut world, choice, &mut log);
                }
                decider if decider == viewer => return done + 1,
                _ => return done,
            }
        }
        self.next.len()
    }

    /// What was done before and cannot be now.
    pub(super) fn illegal(&self, game: &G) -> Vec<&G::Choice> {
        let mut legal = Vec::new();
        game.choices(&self.state, &mut legal);
        let before = self.before.iter();
        before.filter(|choice| !legal.contains(choice)).collect()
    }
}

//! What a bot gets to see: the one place where hidden things are taken out.

use tabletop::{Fate, Game, Seat};

/// A pending decision as its seat knows it. The state stays in here: what comes out are the
/// choices, which the seat may see, and worlds the seat cannot tell from the real one.
///
/// ```
/// use bots::Known;
/// use coaxium::{Coaxium, Setup};
/// use tabletop::{Fate, Game, Log, Seat, Seed};
///
/// let (game, mut choices) = (Coaxium::new(), Vec::new());
/// let fate = Fate::new(Seed::from_number(7));
/// let state = game.start(&Setup::default(), fate, &mut Log::silent())?;
/// let known = Known::of(&game, &state, &mut choices).expect("somebody begins");
///
/// // A world as the seat may imagine it: it sees no difference, others hold other vials.
/// let world = known.world(&mut Fate::new(Seed::from_number(1)));
/// let seen = |state, seat| serde_json::to_value(game.view(state, Some(seat))).unwrap();
/// assert_eq!(seen(&world, known.seat()), seen(&state, known.seat()));
/// assert_ne!(seen(&world, Seat(1)), seen(&state, Seat(1)));
/// # Ok::<_, tabletop::Refusal>(())
/// ```
#[derive(Debug)]
pub struct Known<'t, G: Game> {
    game: &'t G,
    state: &'t G::State,
    seat: Seat,
    choices: &'t [G::Choice],
}

impl<'t, G: Game> Known<'t, G> {
    /// The pending decision, its choices listed into a reused buffer; none if nobody decides.
    pub fn of(game: &'t G, state: &'t G::State, buffer: &'t mut Vec<G::Choice>) -> Option<Self> {
        let seat = game.decider(state)?;
        buffer.clear();
        game.choices(state, buffer);
        Some(Self {
            game,
            state,
            seat,
            choices: buffer,
        })
    }

    /// The rules.
    pub fn game(&self) -> &'t G {
        self.game
    }

    /// Who decides: the bot's own seat.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Every legal choice.
    pub fn choices(&self) -> &'t [G::Choice] {
        self.choices
    }

    /// A world that could be the real one, for all the seat knows, with chance of its own.
    pub fn world(&self, fate: &mut Fate) -> G::State {
        self.game.determinize(self.state, self.seat, fate)
    }

    /// An offer the game suggests, if the rules allow it now.
    pub fn propose(&self, fate: &mut Fate) -> Option<G::Offer> {
        let world = self.world(fate);
        let offer = self.game.propose(&world, self.seat, fate)?;
        let allowed = self.game.check_offer(self.state, self.seat, &offer);
        allowed.ok().map(|()| offer)
    }
}

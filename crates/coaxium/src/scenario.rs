//! A position of Coaxium in public words.

use crate::state::{Card, MOST_SEATS, State, VIALS};
use serde::{Deserialize, Serialize};
use tabletop::{CardWord, Fate, Hidden, Pile, Refusal, Script, Seat, SeatSet};

/// A stated position. What is not said is as usual.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Scenario {
    /// Credits that win at once.
    pub goal: u8,
    /// Two play against two.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub teams: bool,
    /// The number of the turn.
    pub turn: u32,
    /// Whose turn it is.
    pub current: Seat,
    /// The vials of each player: as many lists as there are players.
    pub hands: Vec<Vec<Vial>>,
    /// The next vials, the topmost first.
    pub deck: Vec<Vial>,
    /// What was sold, the latest last.
    pub sold: Vec<Card>,
    /// The credits of each player; none if not said.
    pub credits: Vec<u8>,
    /// What the dice will show, each 1 to 6; after that they fall as they will.
    pub dice: Vec<u8>,
}

impl Default for Scenario {
    fn default() -> Self {
        Self {
            goal: 25,
            teams: false,
            turn: 1,
            current: Seat(0),
            hands: vec![Vec::new(); 2],
            deck: Vec::new(),
            sold: Vec::new(),
            credits: Vec::new(),
            dice: Vec::new(),
        }
    }
}

/// A hidden vial: just its worth, or also who knows it.
pub type Vial = CardWord<Card>;

/// Vials by their worth.
pub fn vials<const N: usize>(worth: [u8; N]) -> Vec<Vial> {
    worth.map(|worth| Vial::Plain(Card(worth))).into()
}

fn hidden_vial(vial: &Vial, usual: SeatSet) -> Hidden<Card> {
    Hidden {
        card: *vial.card(),
        known: vial.known(usual),
    }
}

fn word(hidden: &Hidden<Card>, usual: SeatSet) -> Vial {
    Vial::of(hidden.card, hidden.known, usual)
}

pub(super) fn stage(scenario: &Scenario, fate: Fate) -> Result<State, Refusal> {
    let seats = scenario.hands.len();
    if !(2..=MOST_SEATS).contains(&seats) {
        return Err(Refusal::scenario("hands: there are two to four players"));
    }
    if scenario.teams && seats != MOST_SEATS {
        return Err(Refusal::scenario("teams: two play against two"));
    }
    if scenario.current.index() >= seats {
        return Err(Refusal::scenario("current: there is no such player"));
    }
    if scenario.turn > 1_000_000 {
        return Err(Refusal::scenario("turn: at most a million"));
    }
    if scenario.credits.len() > seats {
        return Err(Refusal::scenario("credits: more entries than players"));
    }
    if scenario.dice.iter().any(|die| !(1..=6).contains(die)) {
        return Err(Refusal::scenario("dice: each shows 1 to 6"));
    }
    let mut seen = [false; VIALS as usize + 1];
    let mut claim = |card: Card| {
        let fresh = (1..=VIALS).contains(&card.0) && !seen[card.0 as usize];
        if fresh {
            seen[card.0 as usize] = true;
            Ok(())
        } else {
            Err(Refusal::scenario(format!(
                "vial {}: each of 1 to {VIALS} exists once",
                card.0
            )))
        }
    };
    let mut hands: [Pile<Card, 12>; MOST_SEATS] = Default::default();
    for (seat, vials) in scenario.hands.iter().enumerate() {
        for vial in vials {
            let hidden = hidden_vial(vial, SeatSet::of(Seat(seat as u8)));
            claim(hidden.card)?;
            hands[seat].put(hidden);
        }
    }
    let mut deck = Pile::new();
    for vial in scenario.deck.iter().rev() {
        let hidden = hidden_vial(vial, SeatSet::NONE);
        claim(hidden.card)?;
        deck.put(hidden);
    }
    let mut sold = Pile::new();
    for &card in &scenario.sold {
        claim(card)?;
        sold.put(Hidden::open(card));
    }
    let mut credits = [0; MOST_SEATS];
    credits[..scenario.credits.len()].copy_from_slice(&scenario.credits);
    let rolls = scenario
        .dice
        .iter()
        .map(|&die| u32::from(die) - 1)
        .collect();
    let script = Script {
        rolls,
        ..Script::default()
    };
    Ok(State {
        seats: seats as u8,
        goal: scenario.goal,
        teams: scenario.teams,
        turn: scenario.turn,
        current: scenario.current,
        deck,
        hands,
        sold,
        credits,
        held: None,
        pending: None,
        offered: SeatSet::NONE,
        conceded: SeatSet::NONE,
        over: false,
        fate: fate.with_script(script),
    })
}

pub(super) fn words(state: &State) -> Scenario {
    let seats = state.seats as usize;
    let hand = |seat: usize| {
        let usual = SeatSet::of(Seat(seat as u8));
        let vials = state.hands[seat].iter();
        vials.map(|hidden| word(hidden, usual)).collect()
    };
    let deck = state.deck.iter().rev();
    Scenario {
        goal: state.goal,
        teams: state.teams,
        turn: state.turn,
        current: state.current,
        hands: (0..seats).map(hand).collect(),
        deck: deck.map(|hidden| word(hidden, SeatSet::NONE)).collect(),
        sold: state.sold.cards().collect(),
        credits: state.credits[..seats].to_vec(),
        dice: Vec::new(),
    }
}

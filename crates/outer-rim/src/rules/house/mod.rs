//! The house rules for player conflict, a file each. What they leave open is decided in
//! `docs/rulings.md` and in the notes of the rulebook.
//!
//! Everything of them hangs on [`HouseRules`], agreed on before the game: without one of them
//! nothing here lists, changes or costs anything.

pub(crate) mod alliances;
pub(crate) mod bounties;
pub(crate) mod interference;
mod machine;
pub(crate) mod negotiation;
mod pick;
pub(crate) mod piracy;
pub(crate) mod sabotage;
pub(crate) mod window;

pub(crate) use machine::{offers, propose, reply};
pub use pick::{HouseRule, HouseRules};

use crate::OuterRim;
use crate::choice::Choice;
use crate::content::{Die, Faction};
use crate::event::Event;
use crate::rules::{credits, dice, goals};
use crate::state::{Frame, PlayerId, Purpose, State};
use rulebook::rule_id;
use serde::{Deserialize, Serialize};
use tabletop::{Log, Refusal, Seat};

/// What a house rule lets somebody do.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Conflict {
    /// Place a bounty on this player.
    Place(PlayerId),
    /// Fight this player, on whom a bounty was placed.
    Collect(PlayerId),
    /// Rob this player.
    Rob(PlayerId),
    /// Take so many credits, in thousands.
    Loot(u8),
    /// Sabotage the ship of this player.
    Sabotage(PlayerId),
    /// Act in the turn of another, before the dice.
    Meddle(Deed),
}

/// What somebody does in the turn of another.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Deed {
    /// Help an ally in a combat.
    Assist,
    /// Interfere with a job or a bounty.
    Interfere,
}

/// What is said about alliances, and before one's turn comes in the window before the dice.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Word {
    /// Let us be allies.
    Ally {
        /// Who is asked.
        to: Seat,
        /// For how many rounds: one to three.
        rounds: u8,
    },
    /// The alliance is broken.
    BreakAlliance,
    /// Let us end the alliance, if you agree.
    PartWays,
    /// I do this.
    Meddle(Deed),
    /// I do nothing.
    StandAside,
    /// Ask me last.
    Hold,
}

impl Word {
    /// How each of them begins in JSON.
    pub(crate) const WORDS: [&'static str; 6] = [
        "ally",
        "break-alliance",
        "part-ways",
        "meddle",
        "stand-aside",
        "hold",
    ];
}

impl Conflict {
    /// Against whom it is.
    pub(crate) fn against(self) -> Option<PlayerId> {
        match self {
            Self::Place(other)
            | Self::Collect(other)
            | Self::Rob(other)
            | Self::Sabotage(other) => Some(other),
            Self::Loot(_) | Self::Meddle(_) => None,
        }
    }
}

/// What is half done of a house rule, and asked.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Pending {
    /// A robber takes something.
    Loot { robber: PlayerId, victim: PlayerId },
    /// Who was robbed picks a faction.
    Forfeit { player: PlayerId },
    /// An alliance is proposed; with no rounds, its end.
    Alliance {
        by: PlayerId,
        to: PlayerId,
        rounds: u8,
    },
    /// Who was interfered with in vain picks the faction that resents it.
    Slander { by: PlayerId, player: PlayerId },
    /// A die has to be rolled again.
    Reroll { by: PlayerId },
}

impl Pending {
    pub(crate) fn decider(self) -> PlayerId {
        match self {
            Self::Loot { robber, .. } => robber,
            Self::Forfeit { player } => player,
            Self::Alliance { to, .. } => to,
            Self::Slander { by, .. } | Self::Reroll { by } => by,
        }
    }
}

/// Whether one player may act against another at all.
pub(crate) fn may_harm(state: &State, player: PlayerId, other: PlayerId) -> bool {
    // rule: house-alliance/no-attack-or-theft-between-allies
    let house = &state.house;
    let spared = player == state.current && house.today.spared == Some(other);
    player != other && house.ally_of(player) != Some(other) && !spared
}

/// What the action step offers besides.
pub(crate) fn actions(game: &OuterRim, state: &State, out: &mut Vec<Choice>) {
    if state.options.house.is_empty() {
        return;
    }
    let all = bounties::to_place(state).map(Conflict::Place);
    let all = all.chain(sabotage::targets(game, state).map(Conflict::Sabotage));
    out.extend(all.map(Choice::Conflict));
}

/// Whether the action step offers something besides.
pub(crate) fn has_action(game: &OuterRim, state: &State) -> bool {
    !state.options.house.is_empty()
        && (bounties::to_place(state).next().is_some()
            || sabotage::targets(game, state).next().is_some())
}

/// What the encounter step offers besides.
pub(crate) fn encounters(game: &OuterRim, state: &State, out: &mut Vec<Choice>) {
    if state.options.house.is_empty() {
        return;
    }
    let all = bounties::to_fight(state).map(Conflict::Collect);
    let all = all.chain(piracy::victims(game, state).map(Conflict::Rob));
    out.extend(all.map(Choice::Conflict));
}

/// Does it.
pub(crate) fn act(game: &OuterRim, state: &mut State, act: Conflict, log: &mut Log<Event>) {
    match act {
        Conflict::Place(target) => bounties::place(state, target, log),
        Conflict::Collect(target) => bounties::fight(game, state, target, log),
        Conflict::Rob(victim) => piracy::rob(state, victim, log),
        Conflict::Sabotage(target) => sabotage::sabotage(game, state, target, log),
        Conflict::Loot(_) | Conflict::Meddle(_) => {}
    }
}

/// What is asked of whoever decides.
pub(crate) fn choices(game: &OuterRim, state: &State, pending: Pending, out: &mut Vec<Choice>) {
    match pending {
        Pending::Loot { victim, .. } => piracy::loot(game, state, victim, out),
        Pending::Forfeit { player } => {
            out.extend(piracy::losable(state, player).map(Choice::Faction));
        }
        Pending::Alliance { .. } => out.extend([Choice::Accept, Choice::Pass]),
        Pending::Slander { .. } => {
            out.extend(Faction::ALL.iter().copied().map(Choice::Faction));
        }
        Pending::Reroll { .. } => interference::dice(state, out),
    }
}

/// They have decided.
pub(crate) fn answer(
    game: &OuterRim,
    state: &mut State,
    (pending, choice): (Pending, Choice),
    log: &mut Log<Event>,
) {
    state.stack.pop();
    match (pending, choice) {
        (Pending::Loot { robber, victim }, choice) => {
            piracy::take(state, (robber, victim), choice, log);
        }
        (Pending::Alliance { by, to, rounds }, _) => {
            alliances::answer(state, (by, to), rounds, choice == Choice::Accept, log);
        }
        (Pending::Reroll { by }, Choice::Die(place)) => {
            interference::reroll(state, by, place, log);
        }
        (
            Pending::Forfeit { player } | Pending::Slander { player, .. },
            Choice::Faction(faction),
        ) => {
            lose_reputation(game, state, player, faction, log);
        }
        _ => {}
    }
}

/// A turn begins.
pub(crate) fn begin_turn(game: &OuterRim, state: &mut State, extra: bool, log: &mut Log<Event>) {
    if state.options.house.is_empty() {
        return;
    }
    state.house.today = Default::default();
    interference::end_attempt(state);
    // An additional turn is no further round.
    if !extra {
        alliances::pass_round(game, state, log);
    }
}

/// Whether it can be said now.
pub(crate) fn check(game: &OuterRim, state: &State, seat: Seat, word: Word) -> Result<(), Refusal> {
    let by = PlayerId(seat.0);
    if by.index() >= state.players.len() {
        return Err(Refusal::offer("refused-offer-self"));
    }
    let meddles = matches!(word, Word::Meddle(_) | Word::StandAside | Word::Hold);
    if meddles {
        return window::check(game, state, by, word);
    }
    if !alliances::is_on(state) {
        let rule = rule_id!("house-bounties/optional-mode");
        return Err(Refusal::offer("refused-house-off").by(rule));
    }
    match word {
        Word::Ally { to, rounds } => alliances::check_proposal(state, by, to, rounds),
        _ => alliances::check_end(state, by, word),
    }
}

/// Says it.
pub(crate) fn say(state: &mut State, seat: Seat, word: Word, log: &mut Log<Event>) {
    let by = PlayerId(seat.0);
    match word {
        Word::Ally { to, rounds } => alliances::propose(state, (by, PlayerId(to.0)), rounds, log),
        Word::PartWays => {
            if let Some(ally) = state.house.ally_of(by) {
                alliances::propose(state, (by, ally), 0, log);
            }
        }
        Word::BreakAlliance => alliances::break_off(state, by, log),
        Word::Meddle(deed) => window::answer(state, by, Some(deed), log),
        Word::StandAside => window::answer(state, by, None, log),
        Word::Hold => window::hold(state, by),
    }
}

/// Somebody loses a step of reputation.
fn lose_reputation(
    game: &OuterRim,
    state: &mut State,
    player: PlayerId,
    faction: Faction,
    log: &mut Log<Event>,
) {
    goals::falls(game, state, player, faction, log);
    credits::change_reputation(state, player, faction, -1, log);
}

/// Somebody loses a step of reputation with every faction.
fn lose_all_reputation(game: &OuterRim, state: &mut State, player: PlayerId, log: &mut Log<Event>) {
    for &faction in Faction::ALL {
        lose_reputation(game, state, player, faction, log);
    }
}

/// A single die that decides by itself: neither a combat nor a test, so nothing changes it.
fn one_die(state: &mut State, player: PlayerId, log: &mut Log<Event>) -> Die {
    dice::roll(state, Purpose::Effect, Some(player), 1, log);
    let roll = state.roll.take();
    let die = roll.and_then(|roll| roll.dice.first().copied());
    die.map(|die| die.face).unwrap_or(Die::Blank)
}

fn wait(state: &mut State, pending: Pending) {
    state.stack.push(Frame::Conflict(pending));
}

//! What house rules left on the table in public words, both ways.

use super::Scenario;
use super::stage::wrong;
use crate::rules::HouseRule;
use crate::rules::house::alliances::LONGEST;
use crate::state::{Alliance, House, PlayerId, State, Talks};
use serde::{Deserialize, Serialize};
use tabletop::Refusal;

/// What house rules left on the table; players by number.
#[derive(Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct HouseWords {
    /// Bounties nobody collected yet: who placed it, on whom.
    pub placed: Vec<[u8; 2]>,
    /// Who robbed whom already.
    pub robbed: Vec<[u8; 2]>,
    /// Who must spend their next planning step on repairs.
    pub damaged: Vec<u8>,
    /// Who are allies.
    pub alliances: Vec<AllianceWords>,
    /// Who had fame for a kept alliance.
    pub rewarded: Vec<u8>,
    /// Something about an alliance was proposed this turn.
    pub has_courted: bool,
    /// The ally with whom the current player broke this turn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub spared: Option<u8>,
    /// A bounty was placed this turn.
    pub has_placed: bool,
    /// A sabotage was tried this turn.
    pub has_sabotaged: bool,
    /// The talks of this turn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub talks: Option<TalksWords>,
}

/// Trade talks of the current player.
#[derive(Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TalksWords {
    /// With whom.
    pub with: u8,
    /// How many offers were made.
    pub offers: u8,
}

/// Two players who are allies.
#[derive(Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AllianceWords {
    /// Who proposed it comes first.
    pub of: [u8; 2],
    /// For how many rounds it was made.
    pub rounds: u8,
    /// How many of them are left.
    pub left: u8,
}

impl HouseWords {
    pub(super) fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

/// It in words.
pub(super) fn words(state: &State) -> HouseWords {
    let house = &state.house;
    let players = || state.clockwise(PlayerId(0));
    let placed = players().filter_map(|by| Some([by.0, house.placed[by.index()]?.0]));
    let robbed = players().flat_map(|by| {
        let victims = house.robbed[by.index()].iter();
        victims.map(move |victim| [by.0, victim.0])
    });
    let alliances = house.alliances.iter().map(|alliance| AllianceWords {
        of: alliance.of.map(|player| player.0),
        rounds: alliance.rounds,
        left: alliance.left,
    });
    HouseWords {
        placed: placed.collect(),
        robbed: robbed.collect(),
        damaged: house.damaged.iter().map(|player| player.0).collect(),
        alliances: alliances.collect(),
        rewarded: house.rewarded.iter().map(|player| player.0).collect(),
        has_courted: house.today.courted,
        spared: house.today.spared.map(|player| player.0),
        has_placed: house.today.placed,
        has_sabotaged: house.today.sabotaged,
        talks: house.today.talks.map(|talks| TalksWords {
            with: talks.with.0,
            offers: talks.offers,
        }),
    }
}

/// Lays it out.
pub(super) fn stage(scenario: &Scenario, state: &mut State) -> Result<(), Refusal> {
    let words = &scenario.conflict;
    let player = |number: u8| match usize::from(number) < scenario.players.len() {
        true => Ok(PlayerId(number)),
        false => Err(wrong(format!("conflict: there is no player {number}"))),
    };
    let pair = |[one, other]: [u8; 2]| match one == other {
        true => Err(wrong("conflict: nobody is their own enemy")),
        false => Ok((player(one)?, player(other)?)),
    };
    let needs = [
        (
            HouseRule::Bounties,
            words.has_placed || !words.placed.is_empty(),
        ),
        (HouseRule::Piracy, !words.robbed.is_empty()),
        (
            HouseRule::Sabotage,
            words.has_sabotaged || !words.damaged.is_empty(),
        ),
        (HouseRule::Negotiation, words.talks.is_some()),
    ];
    let allied = !words.alliances.is_empty() || !words.rewarded.is_empty();
    let allied = allied || words.has_courted || words.spared.is_some();
    for (rule, said) in needs.into_iter().chain([(HouseRule::Alliances, allied)]) {
        if said && !scenario.house.has(rule) {
            let why = format!("conflict: only with the house rule `{}`", rule.name());
            return Err(wrong(why));
        }
    }
    let mut house = House::default();
    for &placed in &words.placed {
        let (by, target) = pair(placed)?;
        if house.placed[by.index()].is_some() || house.placer_of(target).is_some() {
            return Err(wrong(
                "conflict: one bounty by each player, and one on each",
            ));
        }
        house.placed[by.index()] = Some(target);
    }
    for &robbed in &words.robbed {
        let (by, victim) = pair(robbed)?;
        house.robbed[by.index()].add(victim);
    }
    for &number in &words.damaged {
        house.damaged.add(player(number)?);
    }
    for words in &words.alliances {
        let (one, other) = pair(words.of)?;
        let taken = house.ally_of(one).or(house.ally_of(other)).is_some();
        if taken || words.left == 0 || words.left > words.rounds || words.rounds > LONGEST {
            return Err(wrong(
                "conflict: one alliance a player, of one to three rounds",
            ));
        }
        house.alliances.push(Alliance {
            of: [one, other],
            rounds: words.rounds,
            left: words.left,
        });
    }
    for &number in &words.rewarded {
        house.rewarded.add(player(number)?);
    }
    house.today.courted = words.has_courted;
    house.today.spared = words.spared.map(player).transpose()?;
    house.today.placed = words.has_placed;
    house.today.sabotaged = words.has_sabotaged;
    if let Some(talks) = &words.talks {
        house.today.talks = Some(Talks {
            with: player(talks.with)?,
            offers: talks.offers,
        });
    }
    state.house = house;
    Ok(())
}

//! A combat under way.

use super::{At, BerthId, CardId, PlayerId};
use crate::content::{Combat as Kind, Faction};
use serde::{Deserialize, Serialize};

/// Against whom the attacker fights.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Foe {
    /// Another player.
    Player(PlayerId),
    /// The patrol of a faction.
    Patrol(Faction),
    /// The contact of a bounty.
    Contact(CardId),
    /// An enemy printed on a card.
    Enemy(CardId),
}

/// Why it is fought: what winning and losing bring.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) enum Cause {
    /// An effect; whose it is, and where to go on after they have won, lost, or won undefeated.
    Effect {
        of: PlayerId,
        win: At,
        lose: At,
        undefeated: At,
    },
    /// A patrol was encountered.
    Patrol(Faction),
    /// A contact on the map is hunted for a bounty.
    Contact { bounty: CardId, berth: BerthId },
    /// A crew is hunted for a bounty.
    Crew {
        bounty: CardId,
        crew: CardId,
        owner: PlayerId,
    },
    /// A player is hunted for the bounty on their character.
    Character { bounty: CardId, target: PlayerId },
    /// A player is hunted for the bounty that another placed on them.
    Placed { target: PlayerId },
    /// A player is robbed.
    Robbery { victim: PlayerId },
}

/// How far it is. The order is that of the rulebook.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Debug, Serialize, Deserialize)]
pub(crate) enum Stage {
    Start,
    /// Abilities that change the number of dice: the roller's, then the other's.
    Value(u8),
    Roll,
    /// Abilities that reroll: the roller's, then the other's.
    Reroll(u8),
    /// Abilities that add, turn or cancel: the roller's, then the other's.
    Results(u8),
    Count,
    Winner,
    Damage,
    After,
    Over,
}

/// A combat under way.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Combat {
    pub(crate) kind: Kind,
    pub(crate) attacker: PlayerId,
    pub(crate) foe: Foe,
    pub(crate) cause: Cause,
    /// The dice of a foe that is no player; none if it wins without.
    pub(crate) value: Option<u8>,
    /// Whether the defender rolls now.
    pub(crate) defending: bool,
    pub(crate) stage: Stage,
    /// More or fewer dice for the next roll.
    pub(crate) more: i8,
    /// How many dice attacker and defender rolled.
    pub(crate) rolled: [u8; 2],
    /// The hits and the focus results that count of attacker and defender.
    pub(crate) hits: [u8; 2],
    pub(crate) focus: [u8; 2],
    /// The damage attacker and defender rolled.
    pub(crate) damage: [u8; 2],
    pub(crate) attacker_won: bool,
    /// What the winner suffers less, and at most.
    pub(crate) less: u8,
    pub(crate) most: Option<u8>,
    /// What the loser suffers more.
    pub(crate) extra: u8,
    /// The crew that is hunted gives its owner no help.
    pub(crate) without: Option<CardId>,
    /// The dice that allies of attacker and defender add.
    #[serde(default)]
    pub(crate) helped: [u8; 2],
}

impl Combat {
    /// The defending player, if it is one.
    pub(crate) fn defender(&self) -> Option<PlayerId> {
        match self.foe {
            Foe::Player(player) => Some(player),
            _ => None,
        }
    }

    /// Whose dice are rolled now; nobody's for a patrol, a contact or an enemy.
    pub(crate) fn roller(&self) -> Option<PlayerId> {
        if self.defending {
            self.defender()
        } else {
            Some(self.attacker)
        }
    }

    /// The other side of the present roll.
    pub(crate) fn other(&self) -> Option<PlayerId> {
        if self.defending {
            Some(self.attacker)
        } else {
            self.defender()
        }
    }

    /// The other of two players who fight.
    pub(crate) fn opponent(&self, player: PlayerId) -> Option<PlayerId> {
        let defender = self.defender()?;
        match player {
            player if player == self.attacker => Some(defender),
            player if player == defender => Some(self.attacker),
            _ => None,
        }
    }

    /// The side of a player who fights: the attacker's is the first.
    pub(crate) fn side(&self, player: PlayerId) -> Option<usize> {
        match player {
            player if player == self.attacker => Some(0),
            player if Some(player) == self.defender() => Some(1),
            _ => None,
        }
    }

    /// How many dice the opponent of a player rolled.
    pub(crate) fn rolled_against(&self, player: PlayerId) -> Option<u8> {
        self.side(player).map(|side| self.rolled[1 - side])
    }

    /// By how much a player's damage exceeds that of the opponent.
    pub(crate) fn lead(&self, player: PlayerId) -> u8 {
        let lead = |side: usize| self.damage[side].saturating_sub(self.damage[1 - side]);
        self.side(player).map_or(0, lead)
    }

    /// What attacker and defender suffer, once it is known who has won.
    pub(crate) fn suffered(&self) -> [u8; 2] {
        let [by_attacker, by_defender] = self.damage;
        let mut suffered = [by_defender, by_attacker];
        let winner = usize::from(!self.attacker_won);
        // rule: clarifications/dengar-reduces-before-the-rifle-caps
        suffered[winner] = suffered[winner].saturating_sub(self.less);
        suffered[winner] = suffered[winner].min(self.most.unwrap_or(u8::MAX));
        suffered[1 - winner] = suffered[1 - winner].saturating_add(self.extra);
        suffered
    }

    /// Whether the foe wins without dice.
    pub(crate) fn is_hopeless(&self) -> bool {
        // rule: patrols/level-four-always-wins, patrols/level-four-no-dice
        self.defender().is_none() && self.value.is_none()
    }

    /// Whether this player has won.
    pub(crate) fn is_won_by(&self, player: PlayerId) -> bool {
        self.winner() == Some(player)
    }

    /// The player who has won, if it is one.
    pub(crate) fn winner(&self) -> Option<PlayerId> {
        if self.attacker_won {
            Some(self.attacker)
        } else {
            self.defender()
        }
    }

    /// The player who has lost, if it is one.
    pub(crate) fn loser(&self) -> Option<PlayerId> {
        if self.attacker_won {
            self.defender()
        } else {
            Some(self.attacker)
        }
    }
}

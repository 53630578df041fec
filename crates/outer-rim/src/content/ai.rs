//! The AI deck: what a character without a player does on its turn.

use super::effect::Effect;
use super::words::{Faction, Kind, Market, Source};
use serde::{Deserialize, Serialize};

/// A card of the AI deck.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AiCard {
    /// The stable id.
    pub id: String,
    /// The character whose own card it is; of a deck otherwise.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub character: Option<String>,
    /// Whether with a droid among the crew the first two bullets of the planning step are done.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub two_with_droid: bool,
    /// The planning step: the first bullet that applies.
    pub planning: Vec<Bullet>,
    /// The action step: all bullets that apply.
    pub action: Vec<Bullet>,
    /// The encounter step: the first bullet that applies.
    pub encounter: Vec<Bullet>,
    /// What is printed at the bottom: all of it.
    #[serde(default)]
    pub special: Vec<Bullet>,
    /// Where the facts come from.
    #[serde(skip_serializing)]
    pub source: Source,
}

/// An AI deck: which cards, and whom they run. Where a box says nothing of decks, all its cards are one.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AiDeck {
    /// The stable id.
    pub id: String,
    /// The databank cards of which characters start with one whom this deck runs.
    pub starts: Vec<u8>,
    /// The ship they fly at first.
    pub ship: String,
    /// Its cards, but for the one of the character.
    pub cards: Vec<String>,
}

/// A card that is taken out where one person plays alone, if it is there.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NotAlone {
    /// Which.
    pub id: String,
}

/// A section of an AI card.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum AiSection {
    Planning,
    Action,
    Encounter,
    Special,
}

impl AiSection {
    /// All of them, from the top.
    pub(crate) const ALL: [Self; 4] =
        [Self::Planning, Self::Action, Self::Encounter, Self::Special];

    /// The section below.
    pub(crate) fn next(self) -> Option<Self> {
        match self {
            Self::Planning => Some(Self::Action),
            Self::Action => Some(Self::Encounter),
            Self::Encounter => Some(Self::Special),
            Self::Special => None,
        }
    }

    /// Whether only the first bullet that applies is done, and not all that apply.
    pub(crate) fn first_only(self) -> bool {
        matches!(self, Self::Planning | Self::Encounter)
    }
}

impl AiCard {
    /// What becomes of every other player, or of it if it wins a fight; no card has both.
    pub(crate) fn effects(&self) -> &[Effect] {
        let all = AiSection::ALL.into_iter();
        let bullets = all.flat_map(|section| self.section(section));
        let mut effects = bullets.filter_map(|bullet| match bullet {
            Bullet::Others(effects) | Bullet::FightPlayer(effects) => Some(effects.as_slice()),
            _ => None,
        });
        effects.next().unwrap_or_default()
    }

    /// What delivering illegal cargo costs.
    pub(crate) fn penalty(&self) -> &[Effect] {
        let penalty = self.action.iter().find_map(|bullet| match bullet {
            Bullet::DeliverCargo(penalty) => Some(penalty.as_slice()),
            _ => None,
        });
        penalty.unwrap_or_default()
    }

    /// The bullets of a section, from the top.
    pub fn section(&self, section: AiSection) -> &[Bullet] {
        match section {
            AiSection::Planning => &self.planning,
            AiSection::Action => &self.action,
            AiSection::Encounter => &self.encounter,
            AiSection::Special => &self.special,
        }
    }
}

/// One line of an AI card. Credits are in credits.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub enum Bullet {
    /// Recover all damage, if defeated.
    RecoverIfDefeated,
    /// Recover all damage.
    Recover,
    /// Move toward the nearest goal token.
    MoveToGoal,
    /// Gain credits.
    GainCredits(u32),
    /// Gain credits and lose 1 reputation.
    SellReputation(u32, FactionOf),
    /// Gain 1 reputation.
    GainReputation(FactionOf),
    /// Deliver all cargo that is bound for this planet; what each illegal one costs.
    DeliverCargo(Vec<Effect>),
    /// Buy from a deck.
    Buy(Market),
    /// Buy from the first deck, or, with no empty slot for such an asset, from the second.
    BuyUnlessFull(Market, Kind, Market),
    /// Encounter a patrol in its space with whose faction it has negative reputation.
    FightPatrol,
    /// Complete a job whose destination this planet is.
    CompleteJob,
    /// Pay credits for 1 fame.
    BuyFame(u32),
    /// Turn up the facedown contact of the lowest class on this planet.
    RevealContact,
    /// The same, and gain its crew.
    Recruit,
    /// Discard the top cards of decks.
    DiscardTops(Vec<Market>),
    /// Shuffle this card back into the AI deck.
    ShuffleBack,
    /// Recover all damage, and gain credits for each.
    RecoverPaid(u32),
    /// Recover so much damage of the character.
    Heal(u8),
    /// Move toward the bounty target.
    MoveToTarget,
    /// Move to the nearest other player, if it gets there by this move; whether only to one who is not
    /// defeated.
    MoveToPlayer(bool),
    /// Move toward the nearest goal token or planet of a faction.
    MoveToGoalOr(Faction),
    /// Move toward the nearest goal token; with a ship of at least this cost past patrols.
    MoveBoldly(u32),
    /// Move so many spaces toward the nearest goal token, past patrols; its ship suffers so much.
    MoveOn(u8, u8),
    /// Move directly to the other player with the most negative reputations.
    MoveToOutcast,
    /// Gain so much for each droid among the crew.
    CreditsPerDroid(u32),
    /// Gain so much for each different skill of character and crew.
    CreditsPerSkill(u32),
    /// Gain credits, more for each crew, and lose 1 reputation.
    SellReputationPerCrew(u32, u32, FactionOf),
    /// With fewer credits than the second: lose 1 fame for the first.
    SellFame(u32, u32),
    /// Pay credits for so much fame.
    BuyMuchFame(u32, u8),
    /// Buy from the first deck; if it cannot, from the second.
    BuyOr(Market, Market),
    /// Buy from the first deck; if it cannot and is on a planet, discard the top card of the second and
    /// gain credits.
    BuyOrSell(Market, Market, u32),
    /// Buy; a patrol that would move toward it moves toward the nearest opponent.
    BuyUnseen(Market),
    /// Buy for 1 fame; if it cannot, gain so much for each crew.
    BuyForFame(Market, u32),
    /// With no empty slot: discard the bounty of the highest class whose target is not known.
    DropBounty,
    /// With an empty slot: reveal cards of the bounty deck until one has a known target, and gain it.
    SearchBounty,
    /// Encounter a patrol within so many spaces that is no stronger than its ship.
    FightWeakerPatrol(u8),
    /// Encounter the bounty target, if it is within so many spaces.
    HuntTarget(u8),
    /// Fight another player in its space; what winning brings.
    FightPlayer(Vec<Effect>),
    /// Every other player in its space suffers so much for each negative reputation of theirs; 1 fame if
    /// that defeats one.
    Punish(u8),
    /// What becomes of every other player.
    Others(Vec<Effect>),
    /// Discard the dearest cargo, gear or mod of another player in its space and gain its cost.
    Rob,
    /// Turn up a facedown contact on this planet of the class of one of its bounties.
    RevealWanted,
    /// Turn up the facedown contact of the highest class on this planet, and gain its crew.
    RecruitHighest,
    /// The same as `Recruit`, with an empty crew slot.
    RecruitIfRoom,
    /// With an empty crew slot: gain the crew of the open contact of the lowest class on this planet.
    TakeCrew,
    /// Gain the crew of the nearest open droid contact.
    TakeDroid,
    /// Roll dice of its ground combat value: for each hit gain so much and suffer 1 damage.
    Brawl(u32),
    /// On a planet of a faction roll a die: 1 fame for a hit.
    Raid(Faction),
    /// Roll a die: 1 fame for a crit, so much for a hit, 1 reputation with its planet's faction for a
    /// focus.
    Gamble(u32),
}

impl Bullet {
    /// The credits it speaks of.
    pub(crate) fn credits(&self) -> Vec<u32> {
        match *self {
            Self::GainCredits(n)
            | Self::SellReputation(n, _)
            | Self::BuyFame(n)
            | Self::RecoverPaid(n)
            | Self::MoveBoldly(n)
            | Self::CreditsPerDroid(n)
            | Self::CreditsPerSkill(n)
            | Self::BuyMuchFame(n, _)
            | Self::BuyOrSell(_, _, n)
            | Self::BuyForFame(_, n)
            | Self::Brawl(n)
            | Self::Gamble(n) => vec![n],
            Self::SellReputationPerCrew(n, more, _) | Self::SellFame(n, more) => vec![n, more],
            _ => Vec::new(),
        }
    }
}

/// With which faction reputation is gained or lost.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub enum FactionOf {
    /// That of the planet it is on.
    OwnPlanet,
    /// That of the nearest patrol.
    NearestPatrol,
}

//! The small vocabulary everything printed is made of.

use serde::{Deserialize, Serialize};

macro_rules! vocabulary {
    ($(#[$doc:meta])* $name:ident { $($(#[$word_doc:meta])* $word:ident),* $(,)? }) => {
        $(#[$doc])*
        #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
        #[derive(
            Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize, Deserialize,
        )]
        #[serde(rename_all = "snake_case")]
        #[repr(u8)]
        pub enum $name {
            $($(#[$word_doc])* $word),*
        }

        impl $name {
            /// All of them, in order.
            pub const ALL: &'static [Self] = &[$(Self::$word),*];
        }
    };
}

vocabulary! {
    /// The four powers of the galaxy.
    Faction {
        /// The Hutts.
        Hutt,
        /// The Empire.
        Imperial,
        /// The Rebels.
        Rebel,
        /// The Syndicates.
        Syndicate,
    }
}

vocabulary! {
    /// What characters and crew are good at.
    #[allow(missing_docs)]
    Skill { Influence, Knowledge, Piloting, Stealth, Strength, Tactics, Tech }
}

vocabulary! {
    /// The six types of asset.
    #[allow(missing_docs)]
    Kind { Bounty, Cargo, Crew, Gear, Job, Mod }
}

vocabulary! {
    /// A word printed on an asset that effects may refer to.
    #[allow(missing_docs)]
    Trait { Illegal, Weapon, Armor }
}

vocabulary! {
    /// The class of a contact: the colour of its pips, one more pip a class.
    #[allow(missing_docs)]
    Class { White, Green, Yellow, Orange }
}

vocabulary! {
    /// Where a player stands with a faction.
    #[derive(Default)]
    Standing {
        /// Hunted.
        Negative,
        /// Watched.
        #[default]
        Neutral,
        /// Welcome.
        Positive,
    }
}

vocabulary! {
    /// The two kinds of combat.
    Combat {
        /// Between characters, with the ground combat value.
        Ground,
        /// Between ships, with the ship combat value.
        Ship,
    }
}

vocabulary! {
    /// As what another player takes part in a job.
    Company {
        /// They do it together, if that player likes.
        Partner,
        /// It is done against that player.
        Opponent,
    }
}

vocabulary! {
    /// What suffers damage.
    Body {
        /// The character, up to its health.
        Character,
        /// The ship, up to its hull.
        Ship,
    }
}

vocabulary! {
    /// The faces of a die.
    Die {
        /// One damage.
        Hit,
        /// Two damage.
        Crit,
        /// For the skilled and for abilities.
        Focus,
        /// Nothing.
        Blank,
    }
}

vocabulary! {
    /// A printed value that bonuses raise.
    Value {
        /// Dice in ground combat.
        Ground,
        /// The damage that defeats a character.
        Health,
        /// Dice in ship combat.
        ShipCombat,
        /// The damage that defeats a ship.
        Hull,
        /// Spaces a move.
        Hyperdrive,
    }
}

vocabulary! {
    /// The six market decks.
    Market {
        /// Bounties, and jobs against other players.
        Bounty,
        /// Cargo.
        Cargo,
        /// Gear and mods.
        GearAndMod,
        /// Jobs, and some crew.
        Job,
        /// Everything that makes famous.
        Luxury,
        /// Ships.
        Ship,
    }
}

vocabulary! {
    /// Where the facts of an entry come from.
    Source {
        /// A rulebook shows or names it.
        Rulebook,
        /// Agreed public data.
        Public,
        /// Designed here.
        Design,
    }
}

impl Faction {
    /// Its place among the four.
    pub fn index(self) -> usize {
        self as usize
    }
}

impl Standing {
    /// So many steps up, or down where negative, and no further than the end of the track.
    pub fn moved(self, steps: i8) -> Self {
        // rule: reputation/cannot-exceed-positive, reputation/cannot-fall-below-negative
        match (self as i8).saturating_add(steps) {
            ..=0 => Self::Negative,
            1 => Self::Neutral,
            _ => Self::Positive,
        }
    }
}

impl Die {
    /// The eight sides of a die.
    pub const SIDES: [Self; 8] = [
        Self::Hit,
        Self::Hit,
        Self::Hit,
        Self::Crit,
        Self::Focus,
        Self::Focus,
        Self::Blank,
        Self::Blank,
    ];

    /// The damage it deals in combat.
    pub fn damage(self) -> u8 {
        match self {
            Self::Hit => 1,
            Self::Crit => 2,
            Self::Focus | Self::Blank => 0,
        }
    }
}

impl Combat {
    /// What suffers in this kind of combat.
    pub fn body(self) -> Body {
        match self {
            Self::Ground => Body::Character,
            Self::Ship => Body::Ship,
        }
    }

    /// The value that tells the dice.
    pub fn value(self) -> Value {
        match self {
            Self::Ground => Value::Ground,
            Self::Ship => Value::ShipCombat,
        }
    }
}

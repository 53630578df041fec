//! The vocabulary as messages know it.

use crate::content::{
    Body, Class, Combat, Contacts, Die, Faction, Feat, Hint, Kind, Market, Other, Patrols, Rolls,
    Skill, Standing, Trait, Value, With,
};

/// A word as messages know it.
pub(crate) trait Word {
    fn word(self) -> &'static str;
}

macro_rules! words {
    ($($kind:ident { $($one:pat => $word:literal),* $(,)? })*) => {
        $(impl Word for $kind {
            fn word(self) -> &'static str {
                match self { $($one => $word),* }
            }
        })*
    };
}

words! {
    Hint {
        Self::Tests => "tests",
        Self::Fights => "fights",
        Self::Credits => "credits",
        Self::Fame => "fame",
        Self::Reputation => "reputation",
        Self::Damage => "damage",
        Self::Recovery => "recovery",
        Self::Assets => "assets",
        Self::Contacts => "contacts",
        Self::Patrols => "patrols",
        Self::Travel => "travel",
        Self::Secrets => "secrets",
    }
    Faction {
        Self::Hutt => "hutt",
        Self::Imperial => "imperial",
        Self::Rebel => "rebel",
        Self::Syndicate => "syndicate",
    }
    Skill {
        Self::Influence => "influence",
        Self::Knowledge => "knowledge",
        Self::Piloting => "piloting",
        Self::Stealth => "stealth",
        Self::Strength => "strength",
        Self::Tactics => "tactics",
        Self::Tech => "tech",
    }
    Kind {
        Self::Bounty => "bounty",
        Self::Cargo => "cargo",
        Self::Crew => "crew",
        Self::Gear => "gear",
        Self::Job => "job",
        Self::Mod => "mod",
    }
    Trait {
        Self::Illegal => "illegal",
        Self::Weapon => "weapon",
        Self::Armor => "armor",
    }
    Class {
        Self::White => "white",
        Self::Green => "green",
        Self::Yellow => "yellow",
        Self::Orange => "orange",
    }
    Standing {
        Self::Negative => "negative",
        Self::Neutral => "neutral",
        Self::Positive => "positive",
    }
    Combat {
        Self::Ground => "ground",
        Self::Ship => "ship",
    }
    Body {
        Self::Character => "character",
        Self::Ship => "ship",
    }
    Die {
        Self::Hit => "hit",
        Self::Crit => "crit",
        Self::Focus => "focus",
        Self::Blank => "blank",
    }
    Value {
        Self::Ground => "ground",
        Self::Health => "health",
        Self::ShipCombat => "ship-combat",
        Self::Hull => "hull",
        Self::Hyperdrive => "hyperdrive",
    }
    Market {
        Self::Bounty => "bounty",
        Self::Cargo => "cargo",
        Self::GearAndMod => "gear-and-mod",
        Self::Job => "job",
        Self::Luxury => "luxury",
        Self::Ship => "ship",
    }
    With {
        Self::Faction(_) => "faction",
        Self::YourPlanet => "your-planet",
        Self::ThisPatrol => "this-patrol",
        Self::YourChoice => "your-choice",
    }
    Other {
        Self::Here => "here",
        Self::HereMoreFamous => "here-more-famous",
        Self::HereFamous(_) => "here-famous",
        Self::HereWanted => "here-wanted",
        Self::HereNotWelcome(_) => "here-not-welcome",
        Self::Opponent => "opponent",
        Self::Owner => "owner",
        Self::Anyone => "anyone",
        Self::MostFamous => "most-famous",
        Self::Them => "them",
        Self::Either => "either",
    }
    Contacts {
        Self::FacedownHere => "facedown-here",
        Self::Facedown => "facedown",
        Self::Any => "any",
    }
    Patrols {
        Self::Of(_) => "of",
        Self::Here => "here",
        Self::Nearest => "nearest",
        Self::Any => "any",
    }
    Rolls {
        Self::Any => "any",
        Self::Combat => "combat",
        Self::GroundCombat => "ground",
        Self::ShipCombat => "ship",
        Self::Test => "test",
        Self::CombatOrTest => "combat-or-test",
        Self::Delivery => "delivery",
    }
    Feat {
        Self::WinCombat => "win-combat",
        Self::WinGroundCombat => "win-ground-combat",
        Self::WinShipCombat => "win-ship-combat",
        Self::WinAgainstPatrol => "win-against-patrol",
        Self::EncounterPatrol(..) => "encounter-patrol",
        Self::EncounterNavpoint => "encounter-navpoint",
        Self::FallLower(_) => "fall-lower",
        Self::BountyReward => "bounty-reward",
        Self::DeliverCaptive => "deliver-captive",
        Self::DeliverCargo => "deliver-cargo",
        Self::DeliverIllegal => "deliver-illegal",
        Self::CompleteJob => "complete-job",
        Self::GainCrew => "gain-crew",
        Self::GainOrangeCrew => "gain-orange-crew",
    }
}

/// The symbol of a value.
pub(crate) fn value_glyph(value: Value) -> &'static str {
    match value {
        Value::ShipCombat => "ship",
        other => other.word(),
    }
}

/// The kind of combat, or any.
pub(crate) fn combat_word(combat: Option<Combat>) -> &'static str {
    combat.map_or("any", Word::word)
}

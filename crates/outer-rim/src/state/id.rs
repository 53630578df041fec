//! Small numbers that name things.

use serde::{Deserialize, Serialize};

macro_rules! id {
    ($(#[$doc:meta])* $name:ident($number:ty)) => {
        $(#[$doc])*
        #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
        #[derive(
            Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Default, Serialize,
            Deserialize,
        )]
        #[serde(transparent)]
        pub struct $name(pub(crate) $number);

        impl $name {
            pub(crate) fn index(self) -> usize {
                self.0 as usize
            }
        }

        impl From<$name> for u32 {
            fn from(id: $name) -> u32 {
                u32::from(id.0)
            }
        }
    };
}

id! {
    /// A player, counted clockwise; the seat of the same number decides for them.
    PlayerId(u8)
}
id! {
    /// A space of the map.
    SpaceId(u8)
}
id! {
    /// A tile of the map, the ends included.
    TileId(u8)
}
id! {
    /// A place for a contact token beside a planet.
    BerthId(u8)
}
id! {
    /// A card of the market, the encounters or the databank; copies have numbers of their own.
    CardId(u16)
}
id! {
    /// A contact token.
    ContactId(u8)
}
id! {
    /// A character.
    CharacterId(u8)
}
id! {
    /// A ship.
    ShipId(u8)
}
id! {
    /// An ambition sheet.
    AmbitionId(u8)
}
id! {
    /// An encounter deck.
    EncounterDeckId(u8)
}
id! {
    /// An ability of a component.
    AbilityId(u16)
}
id! {
    /// A card of the AI deck.
    AiCardId(u8)
}
id! {
    /// A step of the program.
    At(u16)
}

impl At {
    /// The step behind.
    pub(crate) fn next(self) -> Self {
        Self(self.0 + 1)
    }
}

//! The pictures on cards: a scene, a figure before it and a prop, put together by name. A client
//! draws the parts; which three suit a card is chosen by hand, in the card's data.

use serde::{Deserialize, Serialize};

macro_rules! parts {
    ($(#[$about:meta])* $name:ident { $($part:ident)* }) => {
        $(#[$about])*
        #[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename_all = "kebab-case"))]
        #[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize, Deserialize)]
        #[serde(rename_all(serialize = "kebab-case"))]
        #[allow(missing_docs)]
        pub enum $name { $($part),* }

        impl $name {
            /// All there are.
            pub const ALL: &'static [Self] = &[$(Self::$part),*];
        }
    };
}

parts! {
    /// Where it is.
    Scene {
        Dunes Canyon CityStacks Ice Jungle Sea Dock Cantina Hangar Bridge Asteroids Orbit Nebula
        Ruin
    }
}

parts! {
    /// Who or what is there, as a silhouette. The first eight are busts.
    Figure {
        Hood Helmet Horns DroidHead LongHair Hat Mask Bare
        WalkerTwoLegs WalkerFourLegs
        FighterCross FighterPanels FighterDart FighterTwin FighterWedge
        FreighterDisc FreighterLong FreighterBox
        CapitalWedge CapitalBulb CapitalLong CapitalFork
        SpeederBike SpeederOpen
        BeastHorned BeastLongNeck
        Station Tower
    }
}

parts! {
    /// What lies beside it.
    Prop {
        Crate Dice Key Crystal BlasterCase Map Mug MaskProp Chip Cable Antenna Medal Flag Lamp
        HelmetProp HoloDisc Tool Barrel Goggles Bell Compass Coin Lock SaberHilt Feather
        ThermalCharge Satchel Book Comlink HornCup Plant FuelCell Probe Chain TargetMark StarChart
    }
}

/// A picture.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Art {
    /// Where it is.
    pub scene: Scene,
    /// Who or what is there.
    pub figure: Figure,
    /// What lies beside it.
    pub prop: Prop,
}

impl Art {
    /// How many of the three parts two pictures share.
    pub fn shared(self, other: Self) -> usize {
        let same = [
            self.scene == other.scene,
            self.figure == other.figure,
            self.prop == other.prop,
        ];
        same.into_iter().filter(|&same| same).count()
    }
}

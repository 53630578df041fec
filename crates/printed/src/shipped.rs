//! What a game says of itself to whoever ships games: with it, one line in the list of games is enough.

use crate::{Complaint, Inventory, Wording};
use std::collections::BTreeMap;
use tabletop::{Game, Lang, Text};

/// A game that can be shipped, played by machines in every way there is, and shown to people.
pub trait Shipped: Game {
    /// The kinds of entry that packs may bring for it.
    const KINDS: &'static [&'static str] = &[];

    /// The most choices of a turn, and the most turns of a random game.
    const MOST: (u32, u32) = (1_000, 500);

    /// At one in so many positions the laws are checked when many games are played.
    const LOOKED_AT: usize = 1;

    /// The game as it lies in the box; or what is wrong with the box.
    fn shipped() -> Result<Self, Vec<Complaint>>;

    /// The same with the entries of a pack, each file with its name, and with further messages.
    fn opened(pack: &[(String, String)], words: Vec<Wording>) -> Result<Self, Vec<Complaint>>;

    /// How much lies in the box.
    fn inventory(&self) -> Inventory {
        Inventory::default()
    }

    /// The lines that set the scene, by the id of the card.
    fn scenes(&self, _lang: Lang) -> BTreeMap<String, Vec<String>> {
        BTreeMap::new()
    }

    /// What has an id and is no card.
    fn pieces(&self, _lang: Lang) -> Vec<Piece> {
        Vec::new()
    }

    /// Every set-up worth playing where all are played.
    fn setups() -> Vec<Self::Setup> {
        vec![Self::Setup::default()]
    }

    /// Those of them that machines also play with thought, to see whether sensible play ever gets stuck:
    /// the ones in which somebody plays alone against the rules.
    fn thoughtful() -> Vec<Self::Setup> {
        Vec::new()
    }

    /// What must hold of every state.
    fn intact(&self, _state: &Self::State) -> Result<(), String> {
        Ok(())
    }

    /// Shows the visitor every type of this game that its board in the browser reads; none if it is
    /// played on the plain one.
    #[cfg(feature = "typescript")]
    fn types(_visitor: &mut impl ts_rs::TypeVisitor) {}
}

/// Something of a box that is no card: a piece of a map.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Piece {
    /// Its id.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// What sort of thing it is, for programs.
    pub sort: &'static str,
    /// What there is to know of it, a paragraph each.
    pub text: Vec<Text>,
}

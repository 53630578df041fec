//! What is said of this game to whoever ships games.

use crate::content::{Boxes, KINDS, Shelf};
use crate::{OuterRim, Setup, State};
use printed::{Complaint, Inventory, Piece, Shipped, Wording, complaints};
use std::collections::BTreeMap;
use std::sync::Arc;
use tabletop::Lang;

impl Shipped for OuterRim {
    const KINDS: &'static [&'static str] = &KINDS;
    const MOST: (u32, u32) = (400, 12_000);
    const LOOKED_AT: usize = 200;

    fn shipped() -> Result<Self, Vec<Complaint>> {
        Self::base().map_err(|errors| complaints(&errors))
    }

    fn opened(pack: &[(String, String)], words: Vec<Wording>) -> Result<Self, Vec<Complaint>> {
        let shelf = Arc::new(Shelf::with_pack(pack, words));
        // Which boxes lie on the table is agreed on later: the pack has to fit all of them.
        for boxes in Boxes::all() {
            shelf.proved(boxes).map_err(|errors| complaints(&errors))?;
        }
        Self::with_boxes(&shelf, Boxes::BASE).map_err(|errors| complaints(&errors))
    }

    fn inventory(&self) -> Inventory {
        self.library().content().inventory()
    }

    fn scenes(&self, lang: Lang) -> BTreeMap<String, Vec<String>> {
        self.library().content().scenes(lang)
    }

    fn pieces(&self, lang: Lang) -> Vec<Piece> {
        crate::text::pieces(self.library().content(), lang)
    }

    fn setups() -> Vec<Setup> {
        Setup::all().collect()
    }

    fn thoughtful() -> Vec<Setup> {
        Setup::solo().collect()
    }

    fn intact(&self, state: &State) -> Result<(), String> {
        self.check_intact(state)
    }

    #[cfg(feature = "typescript")]
    fn types(visitor: &mut impl ts_rs::TypeVisitor) {
        crate::typescript::types(visitor);
    }
}

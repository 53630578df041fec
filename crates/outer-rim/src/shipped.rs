//! What is said of this game to whoever ships games.

use crate::content::{Content, KINDS, Library};
use crate::{OuterRim, Setup, State};
use printed::{Complaint, Inventory, Piece, Shipped, Wording, complaints};
use std::collections::BTreeMap;
use tabletop::Lang;

impl Shipped for OuterRim {
    const KINDS: &'static [&'static str] = &KINDS;
    const MOST: (u32, u32) = (400, 12_000);
    const LOOKED_AT: usize = 200;

    fn shipped() -> Result<Self, Vec<Complaint>> {
        Self::base().map_err(complaints)
    }

    fn opened(pack: &[(String, String)], words: Vec<Wording>) -> Result<Self, Vec<Complaint>> {
        let content = Content::with_pack(pack).map_err(|errors| complaints(&errors))?;
        Ok(Self::new(Library::new(content.speaking(words))))
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

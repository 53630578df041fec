//! What is said of this game to whoever ships games.

use crate::content::{Content, Library};
use crate::{Deckbuilding, Setup, State};
use printed::{Complaint, Inventory, Shipped, Wording, complaints};

impl Shipped for Deckbuilding {
    const KINDS: &'static [&'static str] = &["Card", "Base"];
    const MOST: (u32, u32) = (400, 2_000);
    const LOOKED_AT: usize = 50;

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

    fn setups() -> Vec<Setup> {
        Setup::all().collect()
    }

    fn intact(&self, state: &State) -> Result<(), String> {
        self.check_intact(state)
    }

    #[cfg(feature = "typescript")]
    fn types(visitor: &mut impl ts_rs::TypeVisitor) {
        crate::typescript::types(visitor);
    }
}

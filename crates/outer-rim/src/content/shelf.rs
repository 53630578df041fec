//! The shelf: what every box holds as it is printed, and a user's pack on top of all of them. Any
//! choice of boxes is put together from it.

use super::boxes::{Boxes, Expansion};
use super::load::{Content, ContentError, Reading};
use printed::Wording;

/// A file of a box: its name and its text.
type File = (&'static str, &'static str);

macro_rules! shipped {
    ($($name:literal),* $(,)?) => {
        &[$((
            $name,
            include_str!(concat!("../../../../content/outer-rim/", $name)),
        )),*]
    };
}

/// What the base box and the test pack share: the map, the characters, the ships, the AI deck.
const BOARD: &[File] = shipped![
    "base/map.ron",
    "base/characters.ron",
    "base/ships.ron",
    "base/ai.ron"
];
/// The cards and tokens of the base box, and how many there are.
const BASE: &[File] = shipped![
    "base/counts.ron",
    "base/bounties.ron",
    "base/cargo.ron",
    "base/gear_and_mods.ron",
    "base/jobs.ron",
    "base/luxury.ron",
    "base/ship_deck.ron",
    "base/encounters/cantonica_ord_mantell.ron",
    "base/encounters/lothal_mon_calamari.ron",
    "base/encounters/kessel_maelstrom.ron",
    "base/encounters/tatooine_nal_hutta.ron",
    "base/encounters/ryloth_naboo.ron",
    "base/encounters/kafrene_takodana.ron",
    "base/encounters/navpoints.ron",
    "base/contacts.ron",
    "base/databank.ron",
    "base/patrols.ron",
];
/// What Unfinished Business and its test pack share.
const EXPANSION_BOARD: &[File] = shipped![
    "unfinished_business/map.ron",
    "unfinished_business/characters.ron",
    "unfinished_business/ships.ron",
    "unfinished_business/ai.ron",
];
/// The cards and tokens of Unfinished Business.
const EXPANSION: &[File] = shipped![
    "unfinished_business/counts.ron",
    "unfinished_business/bounties.ron",
    "unfinished_business/cargo.ron",
    "unfinished_business/gear_and_mods.ron",
    "unfinished_business/jobs.ron",
    "unfinished_business/luxury.ron",
    "unfinished_business/ship_deck.ron",
    "unfinished_business/encounters/core_worlds.ron",
    "unfinished_business/encounters/cantonica_ord_mantell.ron",
    "unfinished_business/encounters/lothal_mon_calamari.ron",
    "unfinished_business/encounters/kessel_maelstrom.ron",
    "unfinished_business/encounters/tatooine_nal_hutta.ron",
    "unfinished_business/encounters/ryloth_naboo.ron",
    "unfinished_business/encounters/kafrene_takodana.ron",
    "unfinished_business/encounters/navpoints.ron",
    "unfinished_business/contacts.ron",
    "unfinished_business/databank.ron",
    "unfinished_business/ambitions.ron",
    "unfinished_business/chewbacca.ron",
];
/// One plain card for each verb and moment. Frozen: the tests of the rules hang on it.
const TEST: &[File] = shipped![
    "test/ships.ron",
    "test/market.ron",
    "test/encounters.ron",
    "test/databank.ron",
    "test/tokens.ron"
];
/// The same for what came with Unfinished Business.
const EXPANSION_TEST: &[File] = shipped![
    "test/unfinished_business/ai.ron",
    "test/unfinished_business/tokens.ron",
    "test/unfinished_business/core_worlds.ron",
    "test/unfinished_business/contacts.ron",
    "test/unfinished_business/icons.ron",
    "test/unfinished_business/setup.ron",
    "test/unfinished_business/assets.ron",
    "test/unfinished_business/ambitions.ron",
    "test/unfinished_business/bounties.ron",
    "test/unfinished_business/jobs.ron",
    "test/unfinished_business/people.ron",
];

/// Boxes as they are printed, and what is laid on top of whatever lies on the table.
#[derive(Debug, Default)]
pub struct Shelf {
    /// Whether its cards are those of the test pack.
    is_test: bool,
    /// The files of a user's pack.
    pack: Vec<(String, String)>,
    /// Further messages.
    words: Vec<Wording>,
}

impl Shelf {
    /// What is shipped with the game.
    pub fn shipped() -> Self {
        Self::default()
    }

    /// The frozen cards of the test pack, with the boards of the boxes.
    pub fn test_pack() -> Self {
        Self {
            is_test: true,
            ..Self::default()
        }
    }

    /// What is shipped, with a pack on top and with further messages.
    pub fn with_pack(pack: &[(String, String)], words: Vec<Wording>) -> Self {
        Self {
            is_test: false,
            pack: pack.to_vec(),
            words,
        }
    }

    fn files(&self, of: Option<Expansion>) -> [&'static [File]; 2] {
        match (of, self.is_test) {
            (None, false) => [BOARD, BASE],
            (None, true) => [BOARD, TEST],
            (Some(Expansion::UnfinishedBusiness), false) => [EXPANSION_BOARD, EXPANSION],
            (Some(Expansion::UnfinishedBusiness), true) => [EXPANSION_BOARD, EXPANSION_TEST],
        }
    }

    fn read(&self, boxes: Boxes) -> Reading {
        let mut reading = Reading::new(boxes);
        for (file, text) in self.files(None).into_iter().flatten() {
            reading.read(file, text);
        }
        for expansion in boxes.iter() {
            reading.begin_pack();
            for (file, text) in self.files(Some(expansion)).into_iter().flatten() {
                reading.read(file, text);
            }
        }
        reading.begin_pack();
        let entries = self.pack.iter();
        for (file, text) in entries.filter(|(file, _)| !printed::is_wording(file)) {
            reading.read(file, text);
        }
        reading
    }

    /// What lies on the table with these boxes; or all that is wrong with it.
    pub fn content(&self, boxes: Boxes) -> Result<Content, Vec<ContentError>> {
        let content = self.read(boxes).sound(&self.pack)?;
        Ok(content.speaking(self.words.clone()))
    }

    /// The same after a closer look: that every deck is whole, and every card reads well.
    pub fn proved(&self, boxes: Boxes) -> Result<Content, Vec<ContentError>> {
        let content = self.read(boxes).whole(&self.pack)?;
        Ok(content.speaking(self.words.clone()))
    }
}

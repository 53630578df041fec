//! The games this binary plays, and the boxes they are played with.

use crate::error::Failure;
use crate::languages::Languages;
use crate::pack::Pack;
use ::games::Visitor;
use bots::Playable;
use printed::{Complaint, Inventory, Piece, Shipped};
use std::collections::BTreeMap;
use std::path::Path;
use tabletop::Lang;

/// Every game that can be played, the first being the one that is played when none is named. A
/// game whose components are broken is left out: [`Shelf::named`] says what is wrong with it.
pub(crate) fn all() -> Vec<Box<dyn Playable>> {
    Shelf::shipped().all()
}

/// The ids of all games, for messages.
pub(crate) fn ids() -> String {
    let ids: Vec<_> = all().iter().map(|game| game.id()).collect();
    ids.join(", ")
}

/// The games, each ready to be played or with the reason why it is not.
pub(crate) struct Shelf(Vec<Result<Box<dyn Playable>, Failure>>);

impl Shelf {
    /// The games as they are shipped.
    pub(crate) fn shipped() -> Self {
        let games = ::games::shipped().into_iter().map(|one| {
            one.game.map_err(|problems| Failure::BrokenBox {
                game: one.id,
                problems: problems.iter().map(ToString::to_string).collect(),
            })
        });
        Self(games.collect())
    }

    /// The games with the entries of a user's pack and with further languages; all that is wrong with
    /// them if they are broken.
    pub(crate) fn with(pack: Option<&Path>, languages: &Languages) -> Result<Self, Failure> {
        if pack.is_none() && languages.is_empty() {
            return Ok(Self::shipped());
        }
        let entries = pack.map(Pack::read).transpose()?;
        let (boxes, complaints) = open_all(&entries.unwrap_or_default(), languages, Lang::EN);
        if !complaints.is_empty() {
            return Err(Failure::broken_pack(pack, &complaints));
        }
        Ok(Self(boxes.into_iter().map(|one| Ok(one.game)).collect()))
    }

    /// Every game that can be played.
    pub(crate) fn all(self) -> Vec<Box<dyn Playable>> {
        self.0.into_iter().flatten().collect()
    }

    /// The game with this id; without one, the first.
    pub(crate) fn named(self, id: Option<&str>) -> Result<Box<dyn Playable>, Failure> {
        let found = self.0.into_iter().find(|game| match (game, id) {
            (_, None) => true,
            (Ok(game), Some(id)) => game.id() == id,
            (Err(Failure::BrokenBox { game, .. }), Some(id)) => *game == id,
            (Err(_), Some(_)) => false,
        });
        found.unwrap_or_else(|| {
            Err(Failure::UnknownGame {
                name: id.unwrap_or_default().into(),
                known: ids(),
            })
        })
    }
}

/// A box whose every entry was proved.
pub(crate) struct Proved {
    pub(crate) game: Box<dyn Playable>,
    pub(crate) inventory: Inventory,
    /// The lines that set the scene, by the id of the card.
    pub(crate) scenes: BTreeMap<String, Vec<String>>,
    /// What has an id and is no card.
    pub(crate) pieces: Vec<Piece>,
}

impl Proved {
    /// Whether anything lies in the box.
    pub(crate) fn has_entries(&self) -> bool {
        self.inventory != Inventory::default()
    }
}

/// Proves the boxes of all games together with a pack: those that are sound, and everything that is
/// wrong with the others or with the pack. The languages were proved where they were read; what is told
/// of the boxes is told in one of them.
pub(crate) fn open_all(
    pack: &Pack,
    languages: &Languages,
    lang: Lang,
) -> (Vec<Proved>, Vec<Complaint>) {
    let mut kinds = Kinds(Vec::new());
    ::games::each(&mut kinds);
    let mut opening = Opening {
        pack,
        languages,
        lang,
        proved: Vec::new(),
        complaints: pack.unclaimed(&kinds.0),
    };
    ::games::each(&mut opening);
    (opening.proved, opening.complaints)
}

/// The kinds of entry of every game.
struct Kinds(Vec<&'static [&'static str]>);

impl Visitor for Kinds {
    fn game<G: Shipped>(&mut self) {
        self.0.push(G::KINDS);
    }
}

/// Boxes that are being opened with a pack and in further languages.
struct Opening<'a> {
    pack: &'a Pack,
    languages: &'a Languages,
    lang: Lang,
    proved: Vec<Proved>,
    complaints: Vec<Complaint>,
}

impl Visitor for Opening<'_> {
    fn game<G: Shipped>(&mut self) {
        let words = self.languages.spoken_in(G::ID).collect();
        match G::opened(&self.pack.files_with(G::KINDS), words) {
            Ok(game) => self.proved.push(Proved {
                inventory: game.inventory(),
                scenes: game.scenes(self.lang),
                pieces: game.pieces(self.lang),
                game: bots::any(game),
            }),
            Err(found) => {
                // Messages are read by all games, and so is what is wrong with them.
                for one in found {
                    if !self.complaints.contains(&one) {
                        self.complaints.push(one);
                    }
                }
            }
        }
    }
}

//! The games this binary plays, and the boxes they are played with.

use crate::error::Failure;
use crate::languages::Languages;
use crate::pack::Pack;
use crate::parts::Part;
use bots::Playable;
use deckbuilding::Deckbuilding;
use outer_rim::OuterRim;
use printed::{Complaint, Inventory};
use std::collections::BTreeMap;
use std::path::Path;
use tabletop::coaxium::Coaxium;
use tabletop::{Game, Lang};

/// Every game that can be played, the first being the one that is played when none is named. A
/// game whose components are broken is left out: [`named`] says what is wrong with it.
pub(crate) fn all() -> Vec<Box<dyn Playable>> {
    Shelf::shipped().all()
}

/// The game with this id; without one, the first.
pub(crate) fn named(id: Option<&str>) -> Result<Box<dyn Playable>, Failure> {
    Shelf::shipped().named(id)
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
        Self(vec![
            opened(Deckbuilding::base()),
            opened(OuterRim::base()),
            Ok(bots::any(Coaxium::new())),
        ])
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
            return Err(Failure::BrokenPack {
                path: pack.unwrap_or(Path::new("")).to_path_buf(),
                problems: complaints.iter().map(ToString::to_string).collect(),
            });
        }
        let mut games: Vec<_> = boxes.into_iter().map(|one| Ok(one.game)).collect();
        games.push(Ok(bots::any(Coaxium::new())));
        Ok(Self(games))
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

/// A game whose box could be opened, or what is wrong with the box.
fn opened<G: Game, E: ToString>(game: Result<G, &[E]>) -> Result<Box<dyn Playable>, Failure> {
    match game {
        Ok(game) => Ok(bots::any(game)),
        Err(problems) => Err(Failure::BrokenBox {
            game: G::ID,
            problems: problems.iter().map(ToString::to_string).collect(),
        }),
    }
}

/// A box whose every entry was proved.
pub(crate) struct Proved {
    pub(crate) game: Box<dyn Playable>,
    pub(crate) inventory: Inventory,
    /// The lines that set the scene, by the id of the card.
    pub(crate) scenes: BTreeMap<String, Vec<String>>,
    /// The map, if it has one.
    pub(crate) map: Vec<Part>,
}

/// Proves the boxes of all games together with a pack: those that are sound, and everything that is
/// wrong with the others or with the pack. The languages were proved where they were read; what is told
/// of the boxes is told in one of them.
pub(crate) fn open_all(
    pack: &Pack,
    languages: &Languages,
    lang: Lang,
) -> (Vec<Proved>, Vec<Complaint>) {
    let mut complaints = pack.unclaimed(&[&DECKBUILDING, &outer_rim::content::KINDS]);
    let mut proved = Vec::new();
    let boxes = [
        deckbuilding(&pack.files_with(&DECKBUILDING), languages),
        outer_rim(
            &pack.files_with(&outer_rim::content::KINDS),
            languages,
            lang,
        ),
    ];
    for one in boxes {
        match one {
            Ok(one) => proved.push(one),
            Err(found) => {
                // Messages are read by both games, and so is what is wrong with them.
                for one in found {
                    if !complaints.contains(&one) {
                        complaints.push(one);
                    }
                }
            }
        }
    }
    (proved, complaints)
}

/// The kinds of entry of the Deckbuilding Game.
const DECKBUILDING: [&str; 2] = ["Card", "Base"];

fn deckbuilding(
    files: &[(String, String)],
    languages: &Languages,
) -> Result<Proved, Vec<Complaint>> {
    let content = deckbuilding::content::Content::with_pack(files).map_err(complain)?;
    let content = content.speaking(languages.spoken_in(Deckbuilding::ID));
    let inventory = content.inventory();
    let library = deckbuilding::content::Library::new(content);
    Ok(Proved {
        game: bots::any(Deckbuilding::new(library)),
        inventory,
        scenes: BTreeMap::new(),
        map: Vec::new(),
    })
}

fn outer_rim(
    files: &[(String, String)],
    languages: &Languages,
    lang: Lang,
) -> Result<Proved, Vec<Complaint>> {
    let content = outer_rim::content::Content::with_pack(files).map_err(complain)?;
    let content = content.speaking(languages.spoken_in(OuterRim::ID));
    let inventory = content.inventory();
    let scenes = content.scenes(lang);
    let map = outer_rim::text::pieces(&content, lang).into_iter();
    let map = map.map(|piece| Part {
        id: piece.id,
        name: piece.name,
        sort: piece.sort,
        text: piece.text,
    });
    let map = map.collect();
    let library = outer_rim::content::Library::new(content);
    Ok(Proved {
        game: bots::any(OuterRim::new(library)),
        inventory,
        scenes,
        map,
    })
}

fn complain<E: Into<Complaint>>(errors: Vec<E>) -> Vec<Complaint> {
    errors.into_iter().map(Into::into).collect()
}

//! The tiles and spaces of the map in words, piece by piece: for whoever reads the box.

use super::Word;
use crate::content::{Content, Part, Space, SpaceKind, Tile};
use printed::{Arg, Piece};
use tabletop::{Lang, Run, Text};

/// All tiles, and then all spaces.
pub fn pieces(content: &Content, lang: Lang) -> Vec<Piece> {
    let reader = Reader { content, lang };
    let tiles = content.tiles.iter().map(|tile| reader.tile(tile));
    let spaces = content
        .tiles
        .iter()
        .flat_map(|tile| tile.spaces.iter().map(|space| reader.space(tile, space)));
    tiles.chain(spaces).collect()
}

struct Reader<'a> {
    content: &'a Content,
    lang: Lang,
}

impl Reader<'_> {
    fn say(&self, id: &str, args: &[(&str, Arg)]) -> Text {
        self.content.messages(self.lang).format(id, args)
    }

    fn at(&self, space: &str) -> Arg {
        let name = self.content.name(space, self.lang);
        Arg::named(Run::Space(space.into(), name), space)
    }

    fn tile(&self, tile: &Tile) -> Piece {
        let mut text = vec![match tile.part {
            Part::LeftEnd => self.say("map-left-end", &[]),
            Part::RightEnd => self.say("map-right-end", &[]),
            Part::Tile(n) => self.say("map-tile", &[("n", n.into())]),
        }];
        text.extend(tile.spaces.iter().map(|space| {
            let args = [
                ("space", self.at(&space.id)),
                ("id", id(&space.id)),
                ("about", about(space)),
            ];
            self.say("map-space", &args)
        }));
        let lanes = tile.lanes.iter().map(|(one, other)| {
            Arg::said(
                "map-lane",
                [("one", self.at(one)), ("other", self.at(other))],
            )
        });
        let lanes = Arg::row("and-more", lanes);
        text.push(self.say("map-lanes", &[("lanes", lanes)]));
        for (side, way) in [("left", &tile.left), ("right", &tile.right)] {
            text.extend(way.iter().map(|(outer, inner)| {
                let args = [
                    ("side", Arg::from(side)),
                    ("outer", self.at(outer)),
                    ("inner", self.at(inner)),
                ];
                self.say("map-way", &args)
            }));
        }
        text.extend(tile.stacks.iter().map(|(faction, space)| {
            let faction = Arg::said(format!("faction-{}", faction.word()), []);
            let args = [("faction", faction), ("space", self.at(space))];
            self.say("map-stack", &args)
        }));
        Piece {
            id: tile.id.clone(),
            name: tile.id.clone(),
            sort: "map tile",
            text,
        }
    }

    fn space(&self, tile: &Tile, space: &Space) -> Piece {
        let lanes = tile.lanes.iter().filter_map(|(from, to)| match &space.id {
            id if id == from => Some(to),
            id if id == to => Some(from),
            _ => None,
        });
        let lanes = Arg::row("and-more", lanes.map(|to| self.at(to)));
        let about = about(space);
        Piece {
            id: space.id.clone(),
            name: self.content.name(&space.id, self.lang),
            sort: "space",
            text: vec![
                self.say("map-on-tile", &[("tile", id(&tile.id)), ("about", about)]),
                self.say("map-leads-to", &[("spaces", lanes)]),
            ],
        }
    }
}

/// What a space is, in a few words.
fn about(space: &Space) -> Arg {
    let deck = ("deck", id(&space.encounters));
    match &space.kind {
        SpaceKind::Navpoint => Arg::said("map-navpoint", [deck]),
        SpaceKind::Core { opposite } => Arg::said("map-core", [("opposite", id(opposite)), deck]),
        SpaceKind::Maelstrom => Arg::said("map-maelstrom", [deck]),
        SpaceKind::Planet { faction, contacts } => {
            let classes = contacts.iter();
            let classes = classes.map(|one| Arg::said(format!("class-{}", one.word()), []));
            let contacts = Arg::row("full-list", classes);
            let faction = faction.map(|one| format!("faction-{}", one.word()));
            let faction = faction.unwrap_or_else(|| "map-no-faction".into());
            let faction = Arg::said(faction, []);
            let args = [("faction", faction), ("contacts", contacts), deck];
            Arg::said("map-planet", args)
        }
    }
}

/// An id, whose digits are no number that matters.
fn id(id: &str) -> Arg {
    Arg::card(id, id)
}

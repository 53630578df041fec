//! What has an id in a box and is no card: the tiles and spaces of the map, and the decks.

use outer_rim::content::{Content, Part as Place, Space, SpaceKind, Tile};
use std::collections::BTreeMap;
use tabletop::{Face, Lang};

/// Something of a box that is no card.
#[derive(serde::Serialize)]
pub(crate) struct Part {
    pub(crate) id: String,
    pub(crate) name: String,
    /// What sort of thing it is.
    pub(crate) sort: &'static str,
    /// What there is to know of it, a paragraph each.
    pub(crate) text: Vec<String>,
}

/// The tiles and the spaces of the map of Outer Rim.
pub(crate) fn map(content: &Content, lang: Lang) -> Vec<Part> {
    let name = |id: &str| content.name(id, lang);
    let tiles = content.tiles.iter().map(|one| tile(one, &name));
    let spaces = content
        .tiles
        .iter()
        .flat_map(|tile| tile.spaces.iter().map(|one| space(tile, one, &name)));
    tiles.chain(spaces).collect()
}

/// The decks these cards belong to, with their cards.
pub(crate) fn decks(faces: &[Face]) -> Vec<Part> {
    let mut decks: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for face in faces {
        decks.entry(&face.deck).or_default().push(&face.id);
    }
    let decks = decks.into_iter().map(|(id, cards)| Part {
        id: id.into(),
        name: id.into(),
        sort: "deck",
        text: vec![format!("{}.", cards.join(", "))],
    });
    decks.collect()
}

fn tile(tile: &Tile, name: &impl Fn(&str) -> String) -> Part {
    let place = match tile.part {
        Place::LeftEnd => "The left end of the map.".into(),
        Place::RightEnd => "The right end of the map.".into(),
        Place::Tile(n) => format!("Tile {n} of the standard map, counted from the left."),
    };
    let mut text = vec![place];
    text.extend(
        tile.spaces
            .iter()
            .map(|one| format!("{} ({}): {}.", name(&one.id), one.id, about(one))),
    );
    let lanes = tile.lanes.iter();
    let lanes = lanes.map(|(one, other)| format!("{} – {}", name(one), name(other)));
    text.push(format!("Lanes: {}.", lanes.collect::<Vec<_>>().join(", ")));
    let ways = [("left", &tile.left), ("right", &tile.right)];
    for (side, way) in ways {
        text.extend(way.iter().map(|(outer, inner)| {
            let (outer, inner) = (name(outer), name(inner));
            format!("To the {side}: the outer way from {outer}, the inner way from {inner}.")
        }));
    }
    text.extend(
        tile.stacks.iter().map(|(faction, id)| {
            format!("{faction:?} patrols come into the game at {}.", name(id))
        }),
    );
    Part {
        id: tile.id.clone(),
        name: tile.id.clone(),
        sort: "map tile",
        text,
    }
}

fn space(tile: &Tile, one: &Space, name: &impl Fn(&str) -> String) -> Part {
    let lanes = tile.lanes.iter().filter_map(|(from, to)| match &one.id {
        id if id == from => Some(name(to)),
        id if id == to => Some(name(from)),
        _ => None,
    });
    let lanes = lanes.collect::<Vec<_>>().join(", ");
    Part {
        id: one.id.clone(),
        name: name(&one.id),
        sort: "space",
        text: vec![
            format!("On the map tile {}: {}.", tile.id, about(one)),
            format!("Lanes on this tile lead to {lanes}."),
        ],
    }
}

/// What a space is, in a few words.
fn about(space: &Space) -> String {
    let what = match &space.kind {
        SpaceKind::Navpoint => "navpoint".into(),
        SpaceKind::Maelstrom => "the Maelstrom".into(),
        SpaceKind::Planet { faction, contacts } => {
            let faction = faction.map_or("no faction".into(), |one| format!("{one:?}"));
            let contacts = contacts.iter().map(|one| format!("{one:?}").to_lowercase());
            let contacts: Vec<String> = contacts.collect();
            format!("planet, {faction}, contacts {}", contacts.join(" and "))
        }
    };
    format!("{what}, encounters from {}", space.encounters)
}

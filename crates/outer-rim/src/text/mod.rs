//! What people read on components, printed from the data: a card cannot say one thing and do
//! another.
//!
//! The sentences are in `content/outer-rim/text/`, one folder a language; see
//! [`Content::messages`].

mod faults;
mod map;
mod page;
mod words;
mod writer;

pub(crate) use faults::faults;
pub use map::pieces;
pub(crate) use words::Word;

use crate::content::{
    Ability, Ambition, AmbitionGoal, Asset, AssetKind, Character, Content, DatabankCard, Effect,
    EncounterCard, Faction, Goal, Goods, Inset, Kind, MarketCard, Patrol, Section, Ship,
};
use page::Page;
use printed::{Arg, number, yes};
use tabletop::{Get, Lang, Outline, Run, Text, Worded};
use writer::Form;
pub(crate) use writer::{Words, Writer};

/// What a component says.
#[derive(Clone, Eq, PartialEq, Debug, Default)]
pub struct Rules {
    /// All of it, one paragraph each.
    pub full: Vec<Text>,
    /// The gist, in at most [`printed::BRIEF`] letters and symbols.
    pub brief: Text,
    /// The same with a word beside each sign that stands for reputation.
    pub spelled: Text,
    /// The gist in parts that are drawn apart.
    pub outline: Outline,
    /// The paragraph with which its steps begin, if it has any.
    pub told_from: usize,
}

/// A character, on its first or its other side.
pub fn character(content: &Content, one: &Character, flipped: bool, lang: Lang) -> Rules {
    let mut page = Page::new(content, lang);
    page.side(&one.both);
    if flipped {
        page.side(&one.back);
    } else {
        page.side(&one.front);
        page.goal(&one.goal, "character");
        page.set_up(one);
    }
    page.done()
}

/// A ship, on its first or its other side.
pub fn ship(content: &Content, one: &Ship, flipped: bool, lang: Lang) -> Rules {
    let mut page = Page::new(content, lang);
    match &one.flipped {
        Some(back) if flipped => page.side(&back.side),
        _ => {
            page.side(&one.front);
            if let Some(goal) = &one.goal {
                page.goal(goal, "ship");
            }
        }
    }
    page.done()
}

/// A card of the market.
pub fn market_card(content: &Content, card: &MarketCard, lang: Lang) -> Rules {
    let mut page = Page::new(content, lang);
    match &card.gives {
        Goods::Asset(asset) => page.asset(asset),
        Goods::Ship(id) => {
            let ship = content.ships.iter().find(|ship| ship.id == *id);
            let name = ship.map_or(id.clone(), |ship| content.name(&ship.id, lang));
            let name = Arg::named(Run::Card(id.clone(), name), id);
            page.line("ship-card", [("ship", name)]);
            if let Some(ship) = ship {
                let args = [
                    ("combat", Arg::from(ship.combat)),
                    ("hull", Arg::from(ship.hull)),
                    ("hyperdrive", Arg::from(ship.hyperdrive)),
                ];
                page.gist("ship-card", args);
                let values = [
                    ("ship", ship.combat),
                    ("hull", ship.hull),
                    ("hyperdrive", ship.hyperdrive),
                ];
                let values = values.map(|(sign, n)| {
                    let args = [("sign", Arg::from(sign)), ("n", Arg::from(n))];
                    let value = page.brief.say("value", args);
                    got(line(content, value, lang), None)
                });
                page.outline = Outline {
                    need: None,
                    gets: values.into(),
                    row: true,
                };
            }
        }
        Goods::UsedShip => {
            page.line("used-ship", []);
            page.gist("used-ship", []);
        }
    }
    // rule: rotating-assets/only-the-visible-end-counts. Both can be read on either.
    let mut ends = content.other_ends();
    let starts_as = ends.find(|(_, end)| end.id == card.id);
    let starts_as = starts_as.and_then(|(place, _)| content.market.get(place));
    for (line, other) in [
        ("other-end", card.other_end.as_deref()),
        ("starts-as", starts_as),
    ] {
        if let Some(other) = other {
            let run = Run::Card(other.id.clone(), content.name(&other.id, lang));
            page.line(line, [("card", Arg::named(run, &other.id))]);
        }
    }
    if let Some((faction, n)) = card.patrol {
        let faction = page.full.word("faction", faction);
        page.line("moves-patrol", [("faction", faction), ("n", Arg::from(n))]);
    }
    if let Some((least, most)) = card.reveals {
        let args = [
            ("n", Arg::from(least)),
            ("most", Arg::from(most)),
            ("alone", yes(least == most)),
        ];
        page.line("reveals-contact", args);
    }
    page.done()
}

/// A card of an encounter deck.
pub fn encounter_card(content: &Content, card: &EncounterCard, lang: Lang) -> Rules {
    let mut page = Page::new(content, lang);
    for section in &card.sections {
        page.section(section);
    }
    if let Some(Inset { asset, .. }) = &card.asset {
        let args = [
            ("name", Arg::name(&card.id)),
            ("type", type_of_asset(asset)),
        ];
        page.line("asset-named", args);
        page.asset(asset);
    }
    page.done()
}

/// One section of an encounter card, for messages.
pub(crate) fn section_said(content: &Content, section: &Section, lang: Lang) -> Arg {
    Page::new(content, lang).section_said(section)
}

/// A card of the databank.
pub fn databank_card(content: &Content, card: &DatabankCard, lang: Lang) -> Rules {
    let mut page = Page::new(content, lang);
    if let Some(space) = &card.start {
        let space = page.full.space(space);
        page.line("start", [("space", space)]);
    }
    page.steps(&card.steps);
    if let Some(asset) = &card.asset {
        page.asset(asset);
    }
    page.done()
}

/// An asset, wherever it is printed.
pub fn asset(content: &Content, asset: &Asset, lang: Lang) -> Rules {
    let mut page = Page::new(content, lang);
    page.asset(asset);
    page.done()
}

/// An ambition sheet.
pub fn ambition(content: &Content, sheet: &Ambition, lang: Lang) -> Rules {
    let mut page = Page::new(content, lang);
    page.start(sheet);
    for goal in &sheet.goals {
        let text = page.full.ambition_goal(goal);
        page.paragraph(&text);
    }
    page.done()
}

/// A goal of an ambition sheet.
pub fn ambition_goal(content: &Content, goal: &AmbitionGoal, lang: Lang) -> Text {
    let text = Writer::new(content, lang, Form::Full).ambition_goal(goal);
    content.messages(lang).write(&text)
}

/// The same in a few words.
pub fn ambition_goal_brief(content: &Content, goal: &AmbitionGoal, lang: Lang) -> Text {
    let text = Writer::new(content, lang, Form::Brief).ambition_goal(goal);
    line(content, text, lang)
}

/// A patrol token.
pub fn patrol(content: &Content, patrol: &Patrol, lang: Lang) -> Rules {
    let mut page = Page::new(content, lang);
    let args = [
        ("always", yes(patrol.combat.is_none())),
        ("n", Arg::from(patrol.combat.unwrap_or(0))),
    ];
    page.line("patrol", args);
    if !patrol.reward.is_empty() {
        let effects = page.full.sentences(&patrol.reward);
        page.line("reward", [("effects", effects)]);
    }
    let effects = page.brief.chain(&patrol.reward);
    let always = yes(patrol.combat.is_none());
    page.gist("patrol", [("always", always), ("effects", effects)]);
    page.done()
}

/// An ability.
pub fn ability(content: &Content, ability: &Ability, lang: Lang) -> Text {
    let said = ability_said(content, ability, lang);
    content.messages(lang).write(&said)
}

/// The same, for messages.
pub(crate) fn ability_said(content: &Content, ability: &Ability, lang: Lang) -> Arg {
    sentence(Writer::new(content, lang, Form::Full).ability(ability))
}

/// An ability in a few words.
pub fn ability_brief(content: &Content, ability: &Ability, lang: Lang) -> Text {
    let brief = Writer::new(content, lang, Form::Brief).ability(ability);
    line(content, brief, lang)
}

/// A list of effects, each a sentence.
pub fn effects(content: &Content, effects: &[Effect], lang: Lang) -> Text {
    let text = Writer::new(content, lang, Form::Full).sentences(effects);
    content.messages(lang).write(&sentence(text))
}

/// A list of effects as one of several options: no full stop.
pub fn option(content: &Content, effects: &[Effect], lang: Lang) -> Text {
    content
        .messages(lang)
        .write(&option_said(content, effects, lang))
}

/// The same, for messages.
pub(crate) fn option_said(content: &Content, effects: &[Effect], lang: Lang) -> Arg {
    begun(Writer::new(content, lang, Form::Full).chain(effects))
}

/// The same, with what happens in the cases of a test or a fight as details.
pub fn option_in_parts(content: &Content, effects: &[Effect], lang: Lang) -> Worded {
    let (text, cases) = Writer::new(content, lang, Form::Full).cases(effects);
    let cases = cases.into_iter().map(|case| line(content, case, lang));
    Worded::from(line(content, text, lang)).with(cases)
}

/// A list of effects in a few words.
pub fn effects_brief(content: &Content, effects: &[Effect], lang: Lang) -> Text {
    let said = brief_said(content, effects, lang);
    content.messages(lang).write(&said)
}

/// The same, for messages.
pub(crate) fn brief_said(content: &Content, effects: &[Effect], lang: Lang) -> Arg {
    begun(effects_within(content, effects, lang))
}

/// The same within a sentence.
pub(crate) fn effects_within(content: &Content, effects: &[Effect], lang: Lang) -> Arg {
    Writer::new(content, lang, Form::Brief).chain(effects)
}

/// What effects bring in a few words, reputation by its name as well.
pub(crate) fn rewards_said(content: &Content, effects: &[Effect], lang: Lang) -> Arg {
    let writer = Writer::new(content, lang, Form::Brief);
    begun(writer.spelled().chain(effects))
}

/// A goal in a few words; `sheet` is `ship` or `character`.
pub fn goal_brief(content: &Content, goal: &Goal, sheet: &str, lang: Lang) -> Text {
    let goal = Writer::new(content, lang, Form::Brief).goal(goal, sheet);
    line(content, goal, lang)
}

/// What an asset is: type and traits.
pub fn type_line(content: &Content, asset: &Asset, lang: Lang) -> Text {
    content.messages(lang).write(&type_of_asset(asset))
}

fn type_of_asset(asset: &Asset) -> Arg {
    let traits = asset.traits.iter();
    let mut words: Vec<String> = traits.map(|one| format!("trait-{}", one.word())).collect();
    if let AssetKind::Crew { skills, droid, .. } = &asset.kind {
        words.extend(droid.then(|| "droid".into()));
        words.extend(skills.iter().map(|one| format!("skill-{}", one.word())));
    }
    type_of(Arg::said(kind_id(asset.kind.kind()), []), words)
}

/// What something is: its type, and words by their messages.
pub(crate) fn type_of(kind: Arg, words: Vec<String>) -> Arg {
    let args = [
        ("type", kind),
        ("more", number(words.len() as u32)),
        (
            "words",
            Arg::row("type-words", words.into_iter().map(|id| Arg::said(id, []))),
        ),
    ];
    Arg::said("type-line", args)
}

fn kind_id(kind: Kind) -> &'static str {
    match kind {
        Kind::Bounty => "type-bounty",
        Kind::Cargo => "type-cargo",
        Kind::Crew => "type-crew",
        Kind::Gear => "type-gear",
        Kind::Job => "type-job",
        Kind::Mod => "type-mod",
    }
}

/// What a contact or a card is called, by id; nothing where this box has none.
pub(crate) fn name_of(content: &Content, id: &str, lang: Lang) -> Option<String> {
    if content.contacts.iter().any(|one| one.id == id) {
        return Some(content.contact_name(id, lang));
    }
    let market = content.market.iter().map(|one| &one.id);
    let databank = content.databank.iter().map(|one| &one.id);
    let ends = content.other_ends().map(|(_, end)| &end.id);
    let mut all = market.chain(databank).chain(ends);
    all.any(|other| other == id).then(|| content.name(id, lang))
}

/// A contact or a card by id, for messages; nothing where this box has none.
pub(crate) fn called(content: &Content, id: &str, lang: Lang) -> Option<Arg> {
    if content.contacts.iter().any(|one| one.id == id) {
        return Some(content.called_contact(id.into(), id, lang));
    }
    let name = name_of(content, id, lang)?;
    Some(Arg::named(Run::Card(id.into(), name), id))
}

/// What the token of a contact is called on the table: cards may have the same id.
pub(crate) fn contact_key(id: &str) -> String {
    format!("contact-{id}")
}

/// A space by id, as part of a text.
pub(crate) fn space_run(content: &Content, id: &str, lang: Lang) -> Arg {
    let mut spaces = content.tiles.iter().flat_map(|tile| &tile.spaces);
    let name = match spaces.any(|space| space.id == id) {
        true => content.name(id, lang),
        false => id.to_string(),
    };
    Arg::named(Run::Space(id.into(), name), id)
}

/// A whole sentence.
fn sentence(text: Arg) -> Arg {
    Arg::said("sentence", [("text", text)])
}

/// A line without a full stop.
fn begun(text: Arg) -> Arg {
    Arg::said("line", [("text", text)])
}

fn line(content: &Content, text: Arg, lang: Lang) -> Text {
    content.messages(lang).write(&begun(text))
}

fn got(text: Text, faction: Option<Faction>) -> Get {
    let faction = faction.map(Word::word);
    Get { text, faction }
}

//! What people read on components, printed from the data: a card cannot say one thing and do
//! another.
//!
//! The sentences are in `content/outer-rim/text/`, one folder a language; see
//! [`Content::messages`].

mod faults;
mod map;
mod words;
mod writer;

pub(crate) use faults::faults;
pub use map::{Piece, pieces};
pub(crate) use words::Word;

use crate::content::{
    Ability, Asset, AssetKind, Character, Constant, Content, DatabankCard, Effect, EncounterCard,
    Faction, Goal, Goods, Inset, Kind, MarketCard, Patrol, Section, SectionPlace, Ship, Side,
    Trait,
};
use printed::{Arg, capitalise, split, width};
use tabletop::{Get, Lang, Outline, Run, Text, Worded};
use writer::{Form, Writer, number, yes};

/// The most letters and symbols of a brief text.
pub const BRIEF: usize = 40;

/// What a component says.
#[derive(Clone, Eq, PartialEq, Debug, Default)]
pub struct Rules {
    /// All of it, one paragraph each.
    pub full: Vec<Text>,
    /// The gist, in at most [`BRIEF`] letters and symbols.
    pub brief: Text,
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
            page.line("ship-card", &[("ship", Arg::card(id, name))]);
            if let Some(ship) = ship {
                let args = [
                    ("combat", Arg::from(ship.combat)),
                    ("hull", Arg::from(ship.hull)),
                    ("hyperdrive", Arg::from(ship.hyperdrive)),
                ];
                page.gist("ship-card", &args);
                let values = [
                    ("ship", ship.combat),
                    ("hull", ship.hull),
                    ("hyperdrive", ship.hyperdrive),
                ];
                let values = values.map(|(sign, n)| {
                    let args = [("sign", Arg::from(sign)), ("n", Arg::from(n))];
                    got(finish(&page.brief.say("value", &args)), None)
                });
                page.outline = Outline {
                    need: None,
                    gets: values.into(),
                    row: true,
                };
            }
        }
        Goods::UsedShip => {
            page.line("used-ship", &[]);
            page.gist("used-ship", &[]);
        }
    }
    if let Some((faction, n)) = card.patrol {
        let faction = page.full.word("faction", faction);
        let args = [("faction", faction.into()), ("n", Arg::from(n))];
        page.line("moves-patrol", &args);
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
            ("name", Arg::from(content.name(&card.id, lang))),
            ("type", type_line(content, asset, lang).into()),
        ];
        page.line("asset-named", &args);
        page.asset(asset);
    }
    page.done()
}

/// One section of an encounter card.
pub fn section(content: &Content, section: &Section, lang: Lang) -> Text {
    let mut page = Page::new(content, lang);
    page.section(section);
    page.done().full.into_iter().next().unwrap_or_default()
}

/// A card of the databank.
pub fn databank_card(content: &Content, card: &DatabankCard, lang: Lang) -> Rules {
    let mut page = Page::new(content, lang);
    if let Some(space) = &card.start {
        let space = page.full.space(space);
        page.line("start", &[("space", space)]);
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

/// A patrol token.
pub fn patrol(content: &Content, patrol: &Patrol, lang: Lang) -> Rules {
    let mut page = Page::new(content, lang);
    let args = [
        ("always", yes(patrol.combat.is_none())),
        ("n", Arg::from(patrol.combat.unwrap_or(0))),
    ];
    page.line("patrol", &args);
    if !patrol.reward.is_empty() {
        let effects = page.capital(&patrol.reward);
        page.line("reward", &[("effects", effects)]);
    }
    let effects = page.brief.chain(&patrol.reward);
    page.gist(
        "patrol",
        &[
            ("always", yes(patrol.combat.is_none())),
            ("effects", effects.into()),
        ],
    );
    page.done()
}

/// An ability.
pub fn ability(content: &Content, ability: &Ability, lang: Lang) -> Text {
    let mut writer = Writer::new(content, lang, Form::Full);
    let text = writer.ability(ability);
    finish(&writer.sentence(text))
}

/// An ability in a few words.
pub fn ability_brief(content: &Content, ability: &Ability, lang: Lang) -> Text {
    finish(&Writer::new(content, lang, Form::Brief).ability(ability))
}

/// A list of effects, each a sentence.
pub fn effects(content: &Content, effects: &[Effect], lang: Lang) -> Text {
    let mut writer = Writer::new(content, lang, Form::Full);
    let text = writer.sentences(effects);
    finish(&writer.sentence(text))
}

/// A list of effects as one of several options: no full stop.
pub fn option(content: &Content, effects: &[Effect], lang: Lang) -> Text {
    finish(&Writer::new(content, lang, Form::Full).chain(effects))
}

/// The same, with what happens in the cases of a test or a fight as details.
pub fn option_in_parts(content: &Content, effects: &[Effect], lang: Lang) -> Worded {
    let (text, cases) = Writer::new(content, lang, Form::Full).cases(effects);
    Worded::from(finish(&text)).with(cases.iter().map(|case| finish(case)))
}

/// A list of effects in a few words.
pub fn effects_brief(content: &Content, effects: &[Effect], lang: Lang) -> Text {
    finish(&Writer::new(content, lang, Form::Brief).chain(effects))
}

/// The same within a sentence.
pub(crate) fn effects_within(content: &Content, effects: &[Effect], lang: Lang) -> Text {
    split(&Writer::new(content, lang, Form::Brief).chain(effects))
}

/// A goal in a few words; `sheet` is `ship` or `character`.
pub fn goal_brief(content: &Content, goal: &Goal, sheet: &str, lang: Lang) -> Text {
    finish(&Writer::new(content, lang, Form::Brief).goal(goal, sheet))
}

/// What an asset is: type and traits.
pub fn type_line(content: &Content, asset: &Asset, lang: Lang) -> Text {
    let messages = content.messages(lang);
    let words = asset.traits.iter().map(|one| {
        let id = format!("trait-{}", one.word());
        messages.say(&id, &[])
    });
    let mut words: Vec<String> = words.collect();
    if let AssetKind::Crew { skills, droid, .. } = &asset.kind {
        if *droid {
            words.push(messages.say("droid", &[]));
        }
        words.extend(skills.iter().map(|one| {
            let id = format!("skill-{}", one.word());
            messages.say(&id, &[])
        }));
    }
    type_of(content, kind_id(asset.kind.kind()), &words, lang)
}

/// What something is, from the id of its type and some words.
pub(crate) fn type_of(content: &Content, id: &str, words: &[String], lang: Lang) -> Text {
    let messages = content.messages(lang);
    let args = [
        ("type", Arg::from(messages.format(id, &[]))),
        ("more", number(words.len() as u32)),
        ("words", words.join(", ").into()),
    ];
    messages.format("type-line", &args)
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
    let mut all = market.chain(databank);
    all.any(|other| other == id).then(|| content.name(id, lang))
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
    Arg::Run(Run::Space(id.into(), name))
}

fn finish(text: &str) -> Text {
    split(&capitalise(text))
}

fn got(text: Text, faction: Option<Faction>) -> Get {
    let faction = faction.map(Word::word);
    Get { text, faction }
}

/// As many parts of a gist as there is room for.
fn cut(gist: &str) -> String {
    let ends = gist.match_indices([',', ':', '/']).map(|(end, _)| end);
    let pieces = ends.filter_map(|end| gist.get(..end));
    let pieces = pieces.map(|piece| format!("{}…", piece.trim_end()));
    pieces
        .rev()
        .find(|piece| width(&finish(piece)) <= BRIEF)
        .unwrap_or_default()
}

/// The text of one component on its way.
struct Page<'a> {
    content: &'a Content,
    full: Writer<'a>,
    brief: Writer<'a>,
    paragraphs: Vec<Text>,
    gists: Vec<String>,
    outline: Outline,
    told_from: Option<usize>,
}

impl<'a> Page<'a> {
    fn new(content: &'a Content, lang: Lang) -> Self {
        Self {
            content,
            full: Writer::new(content, lang, Form::Full),
            brief: Writer::new(content, lang, Form::Brief),
            paragraphs: Vec::new(),
            gists: Vec::new(),
            outline: Outline::default(),
            told_from: None,
        }
    }

    /// As much of the gist as there is room for.
    fn done(self) -> Rules {
        let mut brief = String::new();
        let mut gets = Vec::new();
        for gist in &self.gists {
            let longer = match brief.as_str() {
                "" => gist.clone(),
                brief => format!("{brief} · {gist}"),
            };
            if width(&finish(&longer)) <= BRIEF {
                brief = longer;
                gets.push(gist.clone());
            }
        }
        if let ("", Some(first)) = (brief.as_str(), self.gists.first()) {
            brief = cut(first);
            gets.push(brief.clone());
        }
        let mut outline = self.outline;
        if outline.gets.is_empty() {
            let gets = gets.iter().filter(|get| !get.is_empty());
            outline.gets = gets.map(|get| got(finish(get), None)).collect();
        }
        Rules {
            full: self.paragraphs,
            brief: finish(&brief),
            outline,
            told_from: self.told_from.unwrap_or_default(),
        }
    }

    /// A paragraph.
    fn line(&mut self, id: &str, args: &[(&str, Arg)]) {
        let text = self.full.say(id, args);
        self.paragraphs.push(finish(&text));
    }

    /// A part of the gist.
    fn gist(&mut self, id: &str, args: &[(&str, Arg)]) {
        let text = self.brief.say(id, args);
        self.gists.push(text);
    }

    /// What is to be done for it, and what there is to get then.
    fn rewarded(&mut self, id: &str, args: &[(&str, Arg)], reward: &[Effect]) {
        let gets = self.brief.apart(reward).into_iter();
        self.outline = Outline {
            need: Some(finish(&self.brief.say(id, args))),
            gets: gets
                .map(|(text, faction)| got(finish(&text), faction))
                .collect(),
            row: true,
        };
    }

    /// Effects that follow a label.
    fn capital(&mut self, effects: &[Effect]) -> Arg {
        capitalise(&self.full.sentences(effects)).into()
    }

    fn side(&mut self, side: &Side) {
        self.abilities(&side.abilities, &side.constants);
    }

    fn abilities(&mut self, abilities: &[Ability], constants: &[Constant]) {
        for constant in constants {
            let text = self.full.constant(constant);
            self.paragraphs.push(finish(&self.full.sentence(text)));
            self.gists.push(self.brief.constant(constant));
        }
        for ability in abilities {
            let text = self.full.ability(ability);
            self.paragraphs.push(finish(&self.full.sentence(text)));
            self.gists.push(self.brief.ability(ability));
        }
    }

    fn goal(&mut self, goal: &Goal, sheet: &str) {
        let text = self.full.goal(goal, sheet);
        self.paragraphs.push(finish(&text));
    }

    /// What a character starts with.
    fn set_up(&mut self, one: &Character) {
        // rule: characters/setup-databank-card, characters/setup-reputation
        let mut numbered = self.content.databank.iter();
        let start = numbered.find(|card| card.number == one.start);
        let asset = start.and_then(|card| card.asset.as_ref());
        let reputation = one.reputation.iter().map(|&(faction, standing)| {
            let args = [
                ("faction", self.full.word("faction", faction).into()),
                ("standing", self.full.word("standing", standing).into()),
            ];
            self.full.say("set-up-standing", &args)
        });
        let chosen = one.any_positive.then(|| self.full.plain("set-up-chosen"));
        let reputation: Vec<String> = reputation.chain(chosen).collect();
        let reputation = match reputation.is_empty() {
            true => self.full.plain("set-up-neutral"),
            false => self.full.join(reputation, "list", "last-list"),
        };
        let args = [
            (
                "type",
                asset
                    .map_or("none", |asset| asset.kind.kind().word())
                    .into(),
            ),
            ("n", Arg::from(one.start)),
            ("reputation", reputation.into()),
        ];
        self.line("set-up", &args);
    }

    fn steps(&mut self, steps: &[Vec<Effect>]) {
        if !steps.is_empty() {
            self.told_from = Some(self.paragraphs.len());
        }
        if let [only] = steps {
            let text = self.full.step(1, only);
            self.paragraphs.push(finish(&self.full.sentence(text)));
            return;
        }
        for (place, step) in steps.iter().enumerate() {
            let number = place as u8 + 1;
            let effects = capitalise(&self.full.step(number, step));
            self.line("step", &[("n", number.into()), ("effects", effects.into())]);
        }
    }

    fn section(&mut self, section: &Section) {
        let mut effects = match &section.secret {
            None => self.full.sentences(&section.does),
            Some(secret) => {
                let text = capitalise(&self.full.ability(secret));
                let args = [("effects", self.full.sentence(text).into())];
                self.full.say("secret", &args)
            }
        };
        effects = capitalise(&self.full.sentence(effects));
        let effects = ("effects", Arg::from(effects));
        match &section.place {
            SectionPlace::WithPatrol => self.line("section-with-patrol", &[effects]),
            SectionPlace::WithoutPatrol => self.line("section-without-patrol", &[effects]),
            SectionPlace::At(id) => {
                let mut args = vec![
                    effects,
                    ("space", self.full.space(id)),
                    ("standing", yes(section.standing.is_some())),
                ];
                if let Some((faction, standings)) = &section.standing {
                    let standings = standings.iter().map(|&one| self.full.word("standing", one));
                    let standings = self.full.join(standings.collect(), "or-list", "last-or");
                    args.push(("faction", self.full.word("faction", *faction).into()));
                    args.push(("standings", standings.into()));
                }
                self.line("section-at", &args);
            }
        }
    }

    fn asset(&mut self, asset: &Asset) {
        if let AssetKind::Crew { skills, .. } = &asset.kind
            && !skills.is_empty()
        {
            let glyphs = skills.iter().map(|skill| format!("<{}>", skill.word()));
            let glyphs: Vec<String> = glyphs.collect();
            self.gist("skills", &[("skills", glyphs.join(" ").into())]);
        }
        self.abilities(&asset.abilities, &asset.constants);
        match &asset.kind {
            AssetKind::Bounty { .. } => self.bounty(&asset.kind),
            AssetKind::Cargo {
                destination: Some(destination),
                reward,
                remove,
            } => {
                let space = self.full.space(destination);
                let effects = self.capital(reward);
                let args = [("space", space.clone()), ("effects", effects)];
                self.line("deliver", &args);
                if asset.traits.contains(&Trait::Illegal) {
                    self.line("illegal", &[]);
                }
                let effects = self.brief.chain(reward);
                self.rewarded("need-place", &[("space", space.clone())], reward);
                self.gist("deliver", &[("space", space), ("effects", effects.into())]);
                self.leaves(*remove);
            }
            AssetKind::Job { .. } => self.job(&asset.kind),
            AssetKind::Cargo { .. } | AssetKind::Crew { .. } | AssetKind::Gear | AssetKind::Mod => {
            }
        }
        // rule: cargo/not-bought-at-destination
        let destination = match &asset.kind {
            AssetKind::Cargo { destination, .. } => destination.as_ref(),
            _ => None,
        };
        let destination = destination.filter(|_| asset.cost.is_some());
        let not_on: Vec<&String> = asset.not_on.iter().chain(destination).collect();
        if !not_on.is_empty() {
            let spaces = not_on.into_iter().map(|id| match self.full.space(id) {
                Arg::Run(run) => printed::mark(&run),
                _ => id.clone(),
            });
            let spaces = spaces.collect();
            let spaces = self.full.join(spaces, "or-list", "last-or");
            self.line("not-on", &[("spaces", spaces.into())]);
        }
        if asset.one_per_trait {
            for &one in &asset.traits {
                let word = self.full.word("trait", one);
                self.line("one-per-trait", &[("trait", word.into())]);
            }
        }
    }

    fn bounty(&mut self, kind: &AssetKind) {
        let AssetKind::Bounty {
            contact,
            class,
            combat,
            value,
            elimination,
            deliver_to,
            capture,
        } = kind
        else {
            return;
        };
        let name = name_of(self.content, contact, self.full.lang).unwrap_or(contact.clone());
        let args = [
            ("contact", Arg::card(contact_key(contact), name)),
            ("class", class.map_or("none", Word::word).into()),
            ("combat", combat.word().into()),
            ("n", Arg::from(*value)),
        ];
        self.line("bounty", &args);
        let effects = self.capital(elimination);
        self.line("eliminated", &[("effects", effects)]);
        let effects = self.capital(capture);
        let space = self.full.space(deliver_to);
        self.line("captured", &[("space", space), ("effects", effects)]);
        let effects = self.brief.chain(capture);
        let args = [
            ("combat", combat.word().into()),
            ("n", Arg::from(*value)),
            ("effects", effects.into()),
        ];
        self.rewarded("need-fight", &args, capture);
        self.gist("bounty", &args);
    }

    fn job(&mut self, kind: &AssetKind) {
        let AssetKind::Job {
            destination,
            tests,
            databank,
            steps,
            reward,
            remove,
        } = kind
        else {
            return;
        };
        let space = self.full.space(destination);
        self.line("job-destination", &[("space", space.clone())]);
        if !tests.is_empty() {
            let tests = tests.iter().map(|&(skill, vital)| {
                let skill = self.full.word("skill", skill);
                let args = [("skill", skill.into()), ("vital", yes(vital))];
                self.full.say("job-test", &args)
            });
            let tests = tests.collect();
            let tests = self.full.join(tests, "list", "last-list");
            self.line("job-tests", &[("tests", tests.into())]);
        }
        match databank {
            Some(n) => self.line("job-databank", &[("n", Arg::from(*n))]),
            None => self.steps(steps),
        }
        let effects = self.capital(reward);
        self.line("reward", &[("effects", effects)]);
        let effects = self.brief.chain(reward);
        self.rewarded("need-place", &[("space", space.clone())], reward);
        self.gist("job", &[("space", space), ("effects", effects.into())]);
        self.leaves(*remove);
    }

    /// Whether the card leaves the game once it is done with.
    fn leaves(&mut self, remove: bool) {
        if remove {
            self.line("then-remove", &[]);
        }
    }
}

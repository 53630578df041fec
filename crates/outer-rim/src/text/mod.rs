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
pub use map::pieces;
pub(crate) use words::Word;

use crate::content::{
    Ability, Asset, AssetKind, Character, Constant, Content, DatabankCard, Effect, EncounterCard,
    Faction, Goal, Goods, Inset, Kind, MarketCard, Patrol, Section, SectionPlace, Ship, Side,
    Trait,
};
use printed::{Arg, shortened, width};
use tabletop::{Get, Lang, Outline, Run, Text, Worded};
use writer::Form;
pub(crate) use writer::{Words, Writer, number, yes};

/// The most letters and symbols of a brief text.
pub const BRIEF: usize = 40;

/// What a component says.
#[derive(Clone, Eq, PartialEq, Debug, Default)]
pub struct Rules {
    /// All of it, one paragraph each.
    pub full: Vec<Text>,
    /// The gist, in at most [`BRIEF`] letters and symbols.
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
    if let Some((faction, n)) = card.patrol {
        let faction = page.full.word("faction", faction);
        page.line("moves-patrol", [("faction", faction), ("n", Arg::from(n))]);
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
            ("name", Arg::named(Run::Words(String::new()), &card.id)),
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
    let mut all = market.chain(databank);
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

/// The text of one component on its way.
struct Page<'a> {
    content: &'a Content,
    full: Writer<'a>,
    brief: Writer<'a>,
    paragraphs: Vec<Text>,
    gists: Vec<Arg>,
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
        let gist = |parts: &[Arg]| self.written(Arg::row("gists", parts.iter().cloned()));
        let mut shown: Vec<Arg> = Vec::new();
        for part in &self.gists {
            shown.push(part.clone());
            if width(&gist(&shown)) > BRIEF {
                shown.pop();
            }
        }
        let spelled = |part: &Arg| part.clone().retold("spelled", &yes(true));
        let mut brief = gist(&shown);
        let mut in_words = gist(&shown.iter().map(spelled).collect::<Vec<_>>());
        let gets = shown.into_iter().map(|part| self.written(part));
        let mut gets: Vec<Text> = gets.collect();
        if let (true, Some(first)) = (gets.is_empty(), self.gists.first()) {
            brief = shortened(&self.written(first.clone()), BRIEF);
            in_words = shortened(&self.written(spelled(first)), BRIEF);
            gets.push(brief.clone());
        }
        let mut outline = self.outline;
        if outline.gets.is_empty() {
            let gets = gets.into_iter().filter(|get| !get.is_empty());
            outline.gets = gets.map(|get| got(get, None)).collect();
        }
        Rules {
            full: self.paragraphs,
            brief,
            spelled: in_words,
            outline,
            told_from: self.told_from.unwrap_or_default(),
        }
    }

    /// A line of the gist.
    fn written(&self, text: Arg) -> Text {
        line(self.content, text, self.brief.lang)
    }

    /// A paragraph.
    fn line<const N: usize>(&mut self, id: &str, args: [(&'static str, Arg); N]) {
        let text = self.full.say(id, args);
        self.paragraph(&text);
    }

    fn paragraph(&mut self, text: &Arg) {
        let messages = self.content.messages(self.full.lang);
        self.paragraphs.push(messages.write(text));
    }

    /// A part of the gist.
    fn gist<const N: usize>(&mut self, id: &str, args: [(&'static str, Arg); N]) {
        let text = self.brief.say(id, args);
        self.gists.push(text);
    }

    /// What is to be done for it, and what there is to get then.
    fn rewarded<const N: usize>(
        &mut self,
        id: &str,
        args: [(&'static str, Arg); N],
        reward: &[Effect],
    ) {
        let gets = self.brief.apart(reward).into_iter();
        self.outline = Outline {
            need: Some(self.written(self.brief.say(id, args))),
            gets: gets
                .map(|(text, faction)| got(self.written(text), faction))
                .collect(),
            row: true,
        };
    }

    fn side(&mut self, side: &Side) {
        self.abilities(&side.abilities, &side.constants);
    }

    fn abilities(&mut self, abilities: &[Ability], constants: &[Constant]) {
        for constant in constants {
            let text = self.full.constant(constant);
            self.paragraph(&sentence(text));
            self.gists.push(self.brief.constant(constant));
        }
        for ability in abilities {
            let text = self.full.ability(ability);
            self.paragraph(&sentence(text));
            self.gists.push(self.brief.ability(ability));
        }
    }

    fn goal(&mut self, goal: &Goal, sheet: &str) {
        let text = self.full.goal(goal, sheet);
        self.paragraph(&text);
    }

    /// What a character starts with.
    fn set_up(&mut self, one: &Character) {
        // rule: characters/setup-databank-card, characters/setup-reputation
        let mut numbered = self.content.databank.iter();
        let start = numbered.find(|card| card.number == one.start);
        let asset = start.and_then(|card| card.asset.as_ref());
        let reputation = one.reputation.iter().map(|&(faction, standing)| {
            let args = [
                ("faction", self.full.word("faction", faction)),
                ("standing", self.full.word("standing", standing)),
            ];
            self.full.say("set-up-standing", args)
        });
        let chosen = one.any_positive.then(|| self.full.plain("set-up-chosen"));
        let reputation: Vec<Arg> = reputation.chain(chosen).collect();
        let reputation = match reputation.is_empty() {
            true => self.full.plain("set-up-neutral"),
            false => self.full.row("list", reputation),
        };
        let args = [
            (
                "type",
                asset
                    .map_or("none", |asset| asset.kind.kind().word())
                    .into(),
            ),
            ("n", Arg::from(one.start)),
            ("reputation", reputation),
        ];
        self.line("set-up", args);
    }

    fn steps(&mut self, steps: &[Vec<Effect>]) {
        if !steps.is_empty() {
            self.told_from = Some(self.paragraphs.len());
        }
        if let [only] = steps {
            let text = self.full.step(1, only);
            self.paragraph(&sentence(text));
            return;
        }
        for (place, step) in steps.iter().enumerate() {
            let number = place as u8 + 1;
            let effects = self.full.step(number, step);
            self.line("step", [("n", number.into()), ("effects", effects)]);
        }
    }

    fn section(&mut self, section: &Section) {
        let said = self.section_said(section);
        self.paragraph(&said);
    }

    fn section_said(&mut self, section: &Section) -> Arg {
        let full = &mut self.full;
        let effects = match &section.secret {
            None => full.sentences(&section.does),
            Some(secret) => {
                let secret = sentence(full.ability(secret));
                full.say("secret", [("effects", secret)])
            }
        };
        let effects = ("effects", sentence(effects));
        match &section.place {
            SectionPlace::WithPatrol => full.say("section-with-patrol", [effects]),
            SectionPlace::WithoutPatrol => full.say("section-without-patrol", [effects]),
            SectionPlace::At(id) => {
                let mut args = vec![
                    effects,
                    ("space", full.space(id)),
                    ("standing", yes(section.standing.is_some())),
                ];
                if let Some((faction, standings)) = &section.standing {
                    let standings = standings.iter().map(|&one| full.word("standing", one));
                    let standings = full.row("or-list", standings.collect());
                    args.push(("faction", full.word("faction", *faction)));
                    args.push(("standings", standings));
                }
                full.say("section-at", args)
            }
        }
    }

    fn asset(&mut self, asset: &Asset) {
        if let AssetKind::Crew { skills, .. } = &asset.kind
            && !skills.is_empty()
        {
            let glyphs = skills.iter();
            let glyphs = glyphs.fold(Text::new(), |text, skill| text.glyph(skill.word()));
            self.gist("skills", [("skills", glyphs.into())]);
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
                let effects = self.full.sentences(reward);
                let args = [("space", space.clone()), ("effects", effects)];
                self.line("deliver", args);
                if asset.traits.contains(&Trait::Illegal) {
                    self.line("illegal", []);
                }
                let effects = self.brief.chain(reward);
                self.rewarded("need-place", [("space", space.clone())], reward);
                self.gist("deliver", [("space", space), ("effects", effects)]);
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
            let spaces = not_on.into_iter().map(|id| self.full.space(id));
            let spaces = self.full.row("or-list", spaces.collect());
            self.line("not-on", [("spaces", spaces)]);
        }
        if asset.one_per_trait {
            for &one in &asset.traits {
                let word = self.full.word("trait", one);
                self.line("one-per-trait", [("trait", word)]);
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
        let key = contact_key(contact);
        let name = match self.content.contacts.iter().any(|one| one.id == *contact) {
            true => self.content.called_contact(key, contact, self.full.lang),
            false => Arg::card(key, contact),
        };
        let args = [
            ("contact", name),
            ("class", class.map_or("none", Word::word).into()),
            ("combat", combat.word().into()),
            ("n", Arg::from(*value)),
        ];
        self.line("bounty", args);
        let effects = self.full.sentences(elimination);
        self.line("eliminated", [("effects", effects)]);
        let effects = self.full.sentences(capture);
        let space = self.full.space(deliver_to);
        self.line("captured", [("space", space), ("effects", effects)]);
        let effects = self.brief.chain(capture);
        let args = [
            ("combat", combat.word().into()),
            ("n", Arg::from(*value)),
            ("effects", effects),
        ];
        self.rewarded("need-fight", args.clone(), capture);
        self.gist("bounty", args);
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
        self.line("job-destination", [("space", space.clone())]);
        if !tests.is_empty() {
            let tests = tests.iter().map(|&(skill, vital)| {
                let skill = self.full.word("skill", skill);
                let args = [("skill", skill), ("vital", yes(vital))];
                self.full.say("job-test", args)
            });
            let tests = self.full.row("list", tests.collect());
            self.line("job-tests", [("tests", tests)]);
        }
        match databank {
            Some(n) => self.line("job-databank", [("n", Arg::from(*n))]),
            None => self.steps(steps),
        }
        let effects = self.full.sentences(reward);
        self.line("reward", [("effects", effects)]);
        let effects = self.brief.chain(reward);
        self.rewarded("need-place", [("space", space.clone())], reward);
        self.gist("job", [("space", space), ("effects", effects)]);
        self.leaves(*remove);
    }

    /// Whether the card leaves the game once it is done with.
    fn leaves(&mut self, remove: bool) {
        if remove {
            self.line("then-remove", []);
        }
    }
}

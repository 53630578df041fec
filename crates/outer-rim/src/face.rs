//! What is printed on the components, for drawing them. Sheets with two sides have two faces; the
//! id of the other side ends in `-flipped`. The token of a contact is called `contact-…`, because the
//! card of the same person may have the same id. A card that nobody's icon is printed on has the
//! colours of the patrol it moves, or of whoever hands it out.

use crate::OuterRim;
use crate::content::{
    AiCard, AiSection, Ambition, Asset, AssetKind, Character, Contact, Content, DatabankCard,
    EncounterCard, Faction, Goods, MarketCard, Patrol, Ship, Skill, Slots, Source,
};
use crate::rules::solo;
use crate::say;
use crate::text::{self, Rules, Word};
use printed::Arg;
use tabletop::{Art, Bounty, Face, FaceValue, Figure, Lang, Plain, Prop, Scene, Text};

/// The picture of what has none.
const PLAIN: Art = Art {
    scene: Scene::Orbit,
    figure: Figure::FreighterDisc,
    prop: Prop::StarChart,
};

/// Every component of a pack.
pub(crate) fn faces(game: &OuterRim, lang: Lang) -> Vec<Face> {
    let content = game.library.content();
    let painter = Painter {
        game,
        content,
        lang,
    };
    let mut faces = Vec::new();
    for one in &content.characters {
        faces.extend([false, true].map(|flipped| painter.character(one, flipped)));
    }
    for one in &content.ships {
        faces.push(painter.ship(one, false));
        if one.flipped.is_some() {
            faces.push(painter.ship(one, true));
        }
    }
    let ends = content.other_ends().map(|(_, end)| end);
    let market = content.market.iter().chain(ends);
    faces.extend(market.map(|one| painter.market(one)));
    faces.extend(content.encounters.iter().map(|one| painter.encounter(one)));
    faces.extend(content.databank.iter().map(|one| painter.databank(one)));
    faces.extend(content.contacts.iter().map(|one| painter.contact(one)));
    faces.extend(content.patrols.iter().map(|one| painter.patrol(one)));
    faces.extend(content.ambitions.iter().map(|one| painter.ambition(one)));
    let ai = content.ai.iter().enumerate();
    faces.extend(ai.map(|(place, one)| painter.ai_card(place, one)));
    faces
}

struct Painter<'a> {
    game: &'a OuterRim,
    content: &'a Content,
    lang: Lang,
}

impl Painter<'_> {
    /// A face on which only the name is printed yet.
    fn blank(&self, id: &str, name: &str, source: Source) -> Face {
        Face {
            id: id.into(),
            name: name.into(),
            deck: String::new(),
            faction: "neutral".into(),
            kind: String::new(),
            type_line: String::new(),
            unique: false,
            copies: 1,
            cost: None,
            values: Vec::new(),
            bounty: None,
            rules: Vec::new(),
            brief: Text::new(),
            outline: None,
            art: PLAIN,
            source: source_word(source).into(),
            plain: Plain::default(),
        }
    }

    fn with(&self, rules: Rules, face: Face) -> Face {
        Face {
            rules: rules.full,
            brief: rules.brief,
            outline: Some(rules.outline).filter(|outline| !outline.gets.is_empty()),
            plain: Plain {
                told_from: rules.told_from,
                ..face.plain
            },
            ..face
        }
    }

    fn character(&self, one: &Character, flipped: bool) -> Face {
        let rules = text::character(self.content, one, flipped, self.lang);
        let mut values = self.values([("ground", one.ground), ("health", one.health)]);
        values.extend(self.skills(&one.skills));
        // rule: droids/icon-does-nothing-alone
        let droid = one.droid.then_some("droid");
        let face = Face {
            deck: "characters".into(),
            kind: "character".into(),
            type_line: self.type_line("type-character", droid),
            unique: true,
            values,
            art: one.art.unwrap_or(PLAIN),
            ..self.blank(
                &side_id(&one.id, flipped),
                &self.content.name(&one.id, self.lang),
                one.source,
            )
        };
        self.with(rules, face)
    }

    fn ship(&self, one: &Ship, flipped: bool) -> Face {
        let mut rules = text::ship(self.content, one, flipped, self.lang);
        let other = one.flipped.as_ref().filter(|_| flipped);
        let slots = other.map_or(one.slots, |side| side.slots);
        rules.full.insert(0, self.slots(slots));
        let combat = other.and_then(|side| side.combat).unwrap_or(one.combat);
        let id = if one.starter {
            "type-starter"
        } else {
            "type-ship"
        };
        let face = Face {
            deck: "ships".into(),
            kind: "ship".into(),
            type_line: self.type_line(id, []),
            unique: !one.starter,
            cost: (!one.starter).then_some(credits(one.cost)),
            values: self.values([
                ("ship", combat),
                ("hull", one.hull),
                ("hyperdrive", one.hyperdrive),
            ]),
            art: one.art.unwrap_or(PLAIN),
            ..self.blank(
                &side_id(&one.id, flipped),
                &self.content.ship_name(one, flipped, self.lang),
                one.source,
            )
        };
        self.with(rules, face)
    }

    fn slots(&self, slots: Slots) -> Text {
        let args = [
            ("cargo", Arg::from(slots.cargo)),
            ("mod", Arg::from(slots.mods)),
            ("either", Arg::from(slots.cargo_or_mod)),
            ("crew", Arg::from(slots.crew)),
        ];
        self.content.messages(self.lang).format("face-slots", &args)
    }

    fn market(&self, card: &MarketCard) -> Face {
        let rules = text::market_card(self.content, card, self.lang);
        let face = Face {
            deck: card.deck.word().into(),
            faction: faction(card.patrol.map(|(faction, _)| faction)).into(),
            art: card.art.unwrap_or(PLAIN),
            ..self.blank(
                &card.id,
                &self.content.name(&card.id, self.lang),
                card.source,
            )
        };
        let face = match &card.gives {
            Goods::Asset(asset) => self.asset(asset, face),
            Goods::Ship(id) => {
                let ship = self.content.ships.iter().find(|ship| ship.id == *id);
                Face {
                    kind: "ship".into(),
                    type_line: self.type_line("type-ship", []),
                    cost: ship.map(|ship| credits(ship.cost)),
                    ..face
                }
            }
            Goods::UsedShip => Face {
                kind: "ship".into(),
                type_line: self.type_line("type-used-ship", []),
                ..face
            },
        };
        self.with(rules, face)
    }

    /// What an asset adds to the face it is printed on.
    fn asset(&self, asset: &Asset, face: Face) -> Face {
        let (values, bounty) = match &asset.kind {
            AssetKind::Crew { skills, .. } => (self.skills(skills), None),
            AssetKind::Bounty {
                combat,
                value,
                capture,
                ..
            } => (
                Vec::new(),
                Some(Bounty {
                    target: self.value(combat.word(), *value, "face-bounty"),
                    label: self.word("face-captured"),
                    reward: Text::new(),
                    brief: text::effects_brief(self.content, capture, self.lang),
                }),
            ),
            _ => (Vec::new(), None),
        };
        Face {
            kind: asset.kind.kind().word().into(),
            type_line: text::type_line(self.content, asset, self.lang).to_string(),
            cost: asset.cost.map(credits),
            values,
            bounty,
            plain: Plain {
                type_says_values: matches!(asset.kind, AssetKind::Crew { .. }),
                ..face.plain
            },
            ..face
        }
    }

    fn encounter(&self, card: &EncounterCard) -> Face {
        let rules = text::encounter_card(self.content, card, self.lang);
        let name = match &card.asset {
            Some(_) => self.content.name(&card.id, self.lang),
            None => self.word("type-encounter"),
        };
        let face = Face {
            deck: card.deck.clone(),
            kind: "encounter".into(),
            type_line: self.type_line("type-encounter", []),
            art: card.art.unwrap_or(PLAIN),
            ..self.blank(&card.id, &name, card.source)
        };
        let face = match &card.asset {
            Some(inset) => self.asset(&inset.asset, face),
            None => face,
        };
        self.with(rules, face)
    }

    fn databank(&self, card: &DatabankCard) -> Face {
        let rules = text::databank_card(self.content, card, self.lang);
        let n = [("n", Arg::from(card.number))];
        let mut contacts = self.content.contacts.iter();
        let whose = contacts.find(|contact| contact.databank == card.number);
        let side = whose.and_then(|contact| contact.factions.first().copied());
        let face = Face {
            deck: "databank".into(),
            faction: faction(side).into(),
            kind: "databank".into(),
            type_line: self
                .content
                .messages(self.lang)
                .format("type-databank", &n)
                .to_string(),
            art: card.art.unwrap_or(PLAIN),
            ..self.blank(
                &card.id,
                &self.content.name(&card.id, self.lang),
                card.source,
            )
        };
        let face = match &card.asset {
            Some(asset) => self.asset(asset, face),
            None => face,
        };
        self.with(rules, face)
    }

    fn contact(&self, contact: &Contact) -> Face {
        let class = format!("class-{}", contact.class.word());
        let words = [class.as_str()].into_iter();
        let words = words.chain(contact.droid.then_some("droid"));
        Face {
            deck: "contacts".into(),
            faction: faction(contact.factions.first().copied()).into(),
            kind: "contact".into(),
            type_line: self.type_line("type-contact", words),
            unique: true,
            art: contact.art.unwrap_or(PLAIN),
            ..self.blank(
                &text::contact_key(&contact.id),
                &self.content.contact_name(&contact.id, self.lang),
                contact.source,
            )
        }
    }

    fn patrol(&self, patrol: &Patrol) -> Face {
        let rules = text::patrol(self.content, patrol, self.lang);
        let n = [("n", Arg::from(patrol.level))];
        let id = format!("patrol-{}-{}", patrol.faction.word(), patrol.level);
        let adjective = Arg::said(format!("faction-{}", patrol.faction.word()), []);
        let name = [("faction", adjective)];
        let name = self
            .content
            .messages(self.lang)
            .format("face-patrol", &name)
            .to_string();
        let face = Face {
            deck: "patrols".into(),
            faction: faction(Some(patrol.faction)).into(),
            kind: "patrol".into(),
            type_line: self
                .content
                .messages(self.lang)
                .format("type-patrol", &n)
                .to_string(),
            values: self.values([("ship", patrol.combat.unwrap_or(0))]),
            ..self.blank(&id, &name, patrol.source)
        };
        self.with(rules, face)
    }

    fn ambition(&self, sheet: &Ambition) -> Face {
        let rules = text::ambition(self.content, sheet, self.lang);
        let face = Face {
            deck: "ambitions".into(),
            kind: "ambition".into(),
            type_line: self.type_line("type-ambition", []),
            unique: true,
            art: sheet.art.unwrap_or(PLAIN),
            ..self.blank(
                &sheet.id,
                &self.content.name(&sheet.id, self.lang),
                sheet.source,
            )
        };
        self.with(rules, face)
    }

    fn ai_card(&self, place: usize, card: &AiCard) -> Face {
        let sections = AiSection::ALL.into_iter();
        let sections = sections.filter(|&section| !card.section(section).is_empty());
        let rules = sections.map(|section| say::ai_section(self.game, card, section, self.lang));
        Face {
            deck: "ai".into(),
            kind: "ai".into(),
            type_line: self.type_line("type-ai", []),
            rules: rules.collect(),
            ..self.blank(
                &card.id,
                &ai_card_name(self.content, place, self.lang),
                card.source,
            )
        }
    }

    fn values<const N: usize>(&self, printed: [(&str, u8); N]) -> Vec<FaceValue> {
        let printed = printed.into_iter().filter(|&(_, number)| number > 0);
        printed
            .map(|(glyph, number)| self.value(glyph, number, &format!("face-{glyph}")))
            .collect()
    }

    /// Each skill, and how often.
    fn skills(&self, skills: &[Skill]) -> Vec<FaceValue> {
        let all = Skill::ALL.iter().copied();
        let counted = all.map(|skill| {
            let times = skills.iter().filter(|&&one| one == skill).count();
            (skill, times as u8)
        });
        counted
            .filter(|&(_, times)| times > 0)
            .map(|(skill, times)| {
                let label = format!("skill-{}", skill.word());
                self.value(skill.word(), times, &label)
            })
            .collect()
    }

    fn value(&self, glyph: &str, number: u8, label: &str) -> FaceValue {
        FaceValue {
            glyph: glyph.into(),
            number,
            label: self.word(label),
        }
    }

    fn type_line<'w>(&self, id: &str, words: impl IntoIterator<Item = &'w str>) -> String {
        let words = words.into_iter().map(String::from).collect();
        let line = text::type_of(Arg::said(id, []), words);
        self.content.messages(self.lang).write(&line).to_string()
    }

    fn word(&self, message: &str) -> String {
        self.content
            .messages(self.lang)
            .format(message, &[])
            .to_string()
    }
}

/// What the card at a place of the AI deck is called.
pub(crate) fn ai_card_name(content: &Content, place: usize, lang: Lang) -> String {
    let (message, args) = match (&content.ai[place].character, hunter_number(content, place)) {
        (Some(character), _) => ("face-ai-own", ("name", Arg::name(character))),
        (None, Some(n)) => ("face-ai-hunter", ("n", Arg::from(n))),
        (None, None) => ("face-ai", ("n", Arg::from(place as u8 + 1))),
    };
    content.messages(lang).words(message, &[args])
}

/// The number of a card among those of bounty hunters; others are numbered as they lie in the box.
fn hunter_number(content: &Content, place: usize) -> Option<u8> {
    let mut decks = content.ai_decks.iter();
    let deck = decks.find(|deck| deck.starts.contains(&solo::setup::BOUNTY))?;
    let place = deck
        .cards
        .iter()
        .position(|id| *id == content.ai[place].id)?;
    Some(place as u8 + 1)
}

pub(crate) fn side_id(id: &str, flipped: bool) -> String {
    format!("{id}{}", if flipped { "-flipped" } else { "" })
}

/// No card costs more than such a number holds.
fn credits(cost: u32) -> u16 {
    u16::try_from(cost).unwrap_or(u16::MAX)
}

fn faction(faction: Option<Faction>) -> &'static str {
    faction.map_or("neutral", Word::word)
}

pub(crate) fn source_word(source: Source) -> &'static str {
    match source {
        Source::Rulebook => "rulebook",
        Source::Public => "public",
        Source::Design => "design",
    }
}

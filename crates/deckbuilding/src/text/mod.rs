//! What people read on cards, printed from the effects: a card cannot say one thing and do another.
//! In full, and in brief (at most 40 characters).
//!
//! The sentences are in `content/deckbuilding/text/`, one folder a language; see
//! [`Content::messages`].

mod writer;

use crate::content::{Ability, Base, Card, Content, ContentError, Effect, Faction, Problem, Trait};
use printed::{Arg, misprint};
use tabletop::{Lang, Text};
use writer::Form;
pub(crate) use writer::{Writer, place_id};

/// On what an ability is printed: it decides whose side is meant, and what "this" is.
#[derive(Copy, Clone, Debug)]
pub enum Bearer<'a> {
    /// On a unit or capital ship.
    Card(&'a Card),
    /// On a base.
    Base(&'a Base),
    /// It is the reward of this card, for the opposing side.
    Reward(&'a Card),
}

/// What an ability says.
pub fn ability(content: &Content, ability: &Ability, bearer: Bearer<'_>, lang: Lang) -> Text {
    let text = Writer::new(content, bearer, lang, Form::Full).ability(ability);
    as_a(content, "sentence", text, lang)
}

/// The reward for defeating a card; empty if it has none.
pub fn reward(content: &Content, card: &Card, lang: Lang) -> Text {
    if card.reward.is_empty() {
        return Text::new();
    }
    let text = Writer::new(content, Bearer::Reward(card), lang, Form::Full).sentences(&card.reward);
    as_a(content, "sentence", text, lang)
}

/// The reward for defeating a card in a few words; empty if it has none.
pub fn reward_brief(content: &Content, card: &Card, lang: Lang) -> Text {
    let mut writer = Writer::new(content, Bearer::Reward(card), lang, Form::Brief);
    as_a(content, "line", writer.sentences(&card.reward), lang)
}

/// A text as a sentence, or as a line without a full stop.
fn as_a(content: &Content, id: &str, text: Arg, lang: Lang) -> Text {
    content.messages(lang).format(id, &[("text", text)])
}

/// One of several options, as the player reads it who chooses: the user of the ability or, if
/// `by_opponent`, the other. The base of the user has so much damage.
pub fn option(
    content: &Content,
    effects: &[Effect],
    bearer: Bearer<'_>,
    by_opponent: bool,
    damage: u8,
    lang: Lang,
) -> Text {
    let writer = Writer::new(content, bearer, lang, Form::Full);
    let text = writer.on_base_with(damage).option(effects, by_opponent);
    as_a(content, "line", text, lang)
}

/// What a card does. Empty for a card without ability.
pub fn card_ability(content: &Content, card: &Card, lang: Lang) -> Text {
    card.ability.as_ref().map_or_else(Text::new, |own| {
        ability(content, own, Bearer::Card(card), lang)
    })
}

/// All that is written on a card: its ability, then its reward. Empty for a card without text.
pub fn card_full(content: &Content, card: &Card, lang: Lang) -> Text {
    let own = card_ability(content, card, lang);
    if card.reward.is_empty() {
        return own;
    }
    let mut writer = Writer::new(content, Bearer::Reward(card), lang, Form::Full);
    let reward = writer.sentences(&card.reward);
    let args = [("effects", reward)];
    own.then(content.messages(lang).format("reward-line", &args))
}

/// The ability of a card in at most 40 characters and symbols. Empty if it has none.
pub fn card_brief(content: &Content, card: &Card, lang: Lang) -> Text {
    brief(content, card.ability.as_ref(), Bearer::Card(card), lang)
}

/// All that is written on a base. Empty for a base without ability.
pub fn base_full(content: &Content, base: &Base, lang: Lang) -> Text {
    base.ability.as_ref().map_or_else(Text::new, |own| {
        ability(content, own, Bearer::Base(base), lang)
    })
}

/// The ability of a base in at most 40 characters and symbols. Empty if it has none.
pub fn base_brief(content: &Content, base: &Base, lang: Lang) -> Text {
    brief(content, base.ability.as_ref(), Bearer::Base(base), lang)
}

/// What using the ability of a card or base comes to now, in a few words, for somebody whose base has so
/// much damage.
pub fn brief_now(content: &Content, bearer: Bearer<'_>, damage: u8, lang: Lang) -> Text {
    let own = match bearer {
        Bearer::Card(card) => card.ability.as_ref(),
        Bearer::Base(base) => base.ability.as_ref(),
        Bearer::Reward(_) => None,
    };
    let writer = Writer::new(content, bearer, lang, Form::Brief);
    of_ability(content, writer.on_base_with(damage), own, lang)
}

/// What a card is: side, type and traits.
pub fn type_line(content: &Content, card: &Card, lang: Lang) -> Text {
    let kind = if card.is_ship() { "ship" } else { "unit" };
    let traits = card.traits.iter();
    let traits = Arg::row("type-traits", traits.map(trait_label));
    let named = if traits.is_empty() { "no" } else { "yes" };
    let args = [
        ("faction", faction_label(card.faction)),
        ("kind", Arg::from(kind)),
        ("unique", Arg::from(if card.unique { "yes" } else { "no" })),
        ("named", Arg::from(named)),
        ("traits", traits),
    ];
    content.messages(lang).format("type-line", &args)
}

/// What a base is.
pub fn base_type_line(content: &Content, base: &Base, lang: Lang) -> Text {
    let starting = if base.starting { "yes" } else { "no" };
    let args = [
        ("faction", faction_label(base.faction)),
        ("starting", Arg::from(starting)),
    ];
    content.messages(lang).format("type-line-base", &args)
}

/// What a trait is called, as a title.
fn trait_label(one: Trait) -> Arg {
    Arg::said(format!("label-{}", writer::trait_id(one)), [])
}

/// What a side is called.
fn faction_label(faction: Faction) -> Arg {
    let id = match faction {
        Faction::Empire => "faction-empire",
        Faction::Rebel => "faction-rebel",
        Faction::Neutral => "faction-neutral",
    };
    Arg::said(id, [])
}

fn brief(content: &Content, own: Option<&Ability>, bearer: Bearer<'_>, lang: Lang) -> Text {
    let writer = Writer::new(content, bearer, lang, Form::Brief);
    of_ability(content, writer, own, lang)
}

fn of_ability(
    content: &Content,
    mut writer: Writer<'_>,
    own: Option<&Ability>,
    lang: Lang,
) -> Text {
    let text = own.map(|own| writer.ability(own));
    text.map_or_else(Text::new, |text| as_a(content, "line", text, lang))
}

/// Every card and base whose text is not whole.
pub(crate) fn faults(content: &Content) -> Vec<ContentError> {
    let lang = Lang::EN;
    let cards = content.cards.iter().map(|card| {
        let texts = [
            card_full(content, card, lang),
            card_brief(content, card, lang),
        ];
        (&card.id, texts)
    });
    let bases = content.bases.iter().map(|base| {
        let texts = [
            base_full(content, base, lang),
            base_brief(content, base, lang),
        ];
        (&base.id, texts)
    });
    let wrong = cards.chain(bases).filter_map(|(id, [full, brief])| {
        let text = misprint([&full], &brief)?;
        Some(ContentError {
            file: String::new(),
            entry: Some(id.clone()),
            at: None,
            problem: Problem::Unworded(text),
        })
    });
    wrong.collect()
}

//! What people read, printed from the data: a card cannot say one thing and do another.
//!
//! The sentences are in `content/deckbuilding/text/`, one file a language; see [`Messages`].

mod messages;
mod runs;
mod writer;

pub use messages::{Arg, Messages};

use crate::content::{Ability, Base, Card, Content, Effect, Faction, Trait};
use tabletop::{Lang, Run, Text};
use writer::{Form, Writer};

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
    runs::split(&runs::capitalise(&format!("{text}.")))
}

/// The reward for defeating a card; empty if it has none.
pub fn reward(content: &Content, card: &Card, lang: Lang) -> Text {
    if card.reward.is_empty() {
        return Text::new();
    }
    let mut writer = Writer::new(content, Bearer::Reward(card), lang, Form::Full);
    let text = writer.sentences(&card.reward);
    runs::split(&runs::capitalise(&format!("{text}.")))
}

/// The reward for defeating a card in a few words; empty if it has none.
pub fn reward_brief(content: &Content, card: &Card, lang: Lang) -> Text {
    let mut writer = Writer::new(content, Bearer::Reward(card), lang, Form::Brief);
    runs::split(&runs::capitalise(&writer.sentences(&card.reward)))
}

/// One of several options, as the player reads it who chooses: the user of the ability or, if
/// `by_opponent`, the other.
pub fn option(
    content: &Content,
    effects: &[Effect],
    bearer: Bearer<'_>,
    by_opponent: bool,
    lang: Lang,
) -> Text {
    let text = Writer::new(content, bearer, lang, Form::Full).option(effects, by_opponent);
    runs::split(&runs::capitalise(&text))
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
    let args = [("effects", Arg::from(reward))];
    own.then(Messages::of(lang).format("reward-line", &args))
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

/// What a card is: side, type and traits.
pub fn type_line(card: &Card, lang: Lang) -> Text {
    let kind = if card.is_ship() { "ship" } else { "unit" };
    let traits: Vec<String> = card
        .traits
        .iter()
        .map(|one| trait_name(one, lang).to_string())
        .collect();
    let named = if traits.is_empty() { "no" } else { "yes" };
    let args = [
        ("faction", Arg::from(faction_name(card.faction, lang))),
        ("kind", Arg::from(kind)),
        ("unique", Arg::from(if card.unique { "yes" } else { "no" })),
        ("named", Arg::from(named)),
        ("traits", Arg::from(traits.join(", "))),
    ];
    Messages::of(lang).format("type-line", &args)
}

/// What a base is.
pub fn base_type_line(base: &Base, lang: Lang) -> Text {
    let starting = if base.starting { "yes" } else { "no" };
    let args = [
        ("faction", Arg::from(faction_name(base.faction, lang))),
        ("starting", Arg::from(starting)),
    ];
    Messages::of(lang).format("type-line-base", &args)
}

/// What a trait is called, as a title.
pub fn trait_name(one: Trait, lang: Lang) -> Text {
    let id = format!("label-{}", writer::trait_id(one));
    Messages::of(lang).format(&id, &[])
}

/// What a side is called.
pub fn faction_name(faction: Faction, lang: Lang) -> Text {
    let id = match faction {
        Faction::Empire => "faction-empire",
        Faction::Rebel => "faction-rebel",
        Faction::Neutral => "faction-neutral",
    };
    Messages::of(lang).format(id, &[])
}

/// How long a text is: its letters, each symbol counted as one.
pub fn width(text: &Text) -> usize {
    let narrow = text.runs().iter().fold(Text::new(), |text, run| match run {
        Run::Glyph(_) => text.glyph("x"),
        other => text.run(other.clone()),
    });
    narrow.to_string().chars().count()
}

fn brief(content: &Content, own: Option<&Ability>, bearer: Bearer<'_>, lang: Lang) -> Text {
    let Some(own) = own else {
        return Text::new();
    };
    let text = Writer::new(content, bearer, lang, Form::Brief).ability(own);
    runs::split(&runs::capitalise(&text))
}

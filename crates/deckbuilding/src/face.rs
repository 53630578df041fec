//! What is printed on the cards and bases, for drawing them.

use crate::content::{Base, Card, Content, Deck, Faction, Source};
use crate::text;
use tabletop::{Bounty, Face, FaceValue, Lang, Plain, Text};

/// Every card and base of the box.
pub(crate) fn faces(content: &Content, lang: Lang) -> Vec<Face> {
    let cards = content
        .cards
        .iter()
        .map(|card| of_card(content, card, lang));
    let bases = content
        .bases
        .iter()
        .map(|base| of_base(content, base, lang));
    cards.chain(bases).collect()
}

/// Whose a card is stands in its type.
const PLAIN: Plain = Plain {
    type_says_whose: true,
    type_says_values: false,
    told_from: 0,
};

fn of_card(content: &Content, card: &Card, lang: Lang) -> Face {
    let kind = if card.is_ship() { "ship" } else { "unit" };
    Face {
        id: card.id.clone(),
        name: content.name(&card.id, lang),
        deck: deck(card).into(),
        faction: faction(card.faction).into(),
        kind: kind.into(),
        type_line: text::type_line(content, card, lang).to_string(),
        unique: card.unique,
        copies: card.copies,
        cost: (card.deck != Deck::Starter).then_some(card.cost.into()),
        values: values(
            [
                ("attack", card.attack),
                ("resource", card.resources),
                ("force", card.force),
                ("hit-points", card.hit_points.unwrap_or(0)),
            ],
            content,
            lang,
        ),
        bounty: card.target.map(|target| Bounty {
            target: value("target", target, content, lang),
            label: word("face-reward", content, lang),
            reward: text::reward(content, card, lang),
            brief: text::reward_brief(content, card, lang),
        }),
        rules: paragraphs(text::card_ability(content, card, lang)),
        brief: text::card_brief(content, card, lang),
        outline: None,
        art: card.art,
        source: source(card.source).into(),
        plain: PLAIN,
    }
}

fn of_base(content: &Content, base: &Base, lang: Lang) -> Face {
    Face {
        id: base.id.clone(),
        name: content.name(&base.id, lang),
        deck: "bases".into(),
        faction: faction(base.faction).into(),
        kind: "base".into(),
        type_line: text::base_type_line(content, base, lang).to_string(),
        unique: false,
        copies: 1,
        cost: None,
        values: values([("hit-points", base.hit_points)], content, lang),
        bounty: None,
        rules: paragraphs(text::base_full(content, base, lang)),
        brief: text::base_brief(content, base, lang),
        outline: None,
        art: base.art,
        source: source(base.source).into(),
        plain: PLAIN,
    }
}

fn deck(card: &Card) -> &'static str {
    match (card.deck, card.faction) {
        (Deck::Galaxy, _) => "galaxy",
        (Deck::Pilots, _) => "pilots",
        (Deck::Starter, Faction::Rebel) => "rebel-starter",
        // A neutral starter is refused when the box is read.
        (Deck::Starter, Faction::Empire | Faction::Neutral) => "empire-starter",
    }
}

fn faction(faction: Faction) -> &'static str {
    match faction {
        Faction::Empire => "empire",
        Faction::Rebel => "rebel",
        Faction::Neutral => "neutral",
    }
}

fn source(source: Source) -> &'static str {
    match source {
        Source::Rulebook => "rulebook",
        Source::Public => "public",
        Source::Design => "design",
    }
}

fn values<const N: usize>(
    printed: [(&str, u8); N],
    content: &Content,
    lang: Lang,
) -> Vec<FaceValue> {
    let printed = printed.into_iter().filter(|&(_, number)| number > 0);
    printed
        .map(|(glyph, number)| value(glyph, number, content, lang))
        .collect()
}

fn value(glyph: &str, number: u8, content: &Content, lang: Lang) -> FaceValue {
    FaceValue {
        glyph: glyph.into(),
        number,
        label: word(&format!("face-{glyph}"), content, lang),
    }
}

fn word(message: &str, content: &Content, lang: Lang) -> String {
    content.messages(lang).words(message, &[])
}

fn paragraphs(text: Text) -> Vec<Text> {
    if text.is_empty() {
        Vec::new()
    } else {
        vec![text]
    }
}

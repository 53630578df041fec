//! What the cards say, as a player reads it.

use deckbuilding::Deckbuilding;
use deckbuilding::content::{Ability, Base, Card, Content};
use deckbuilding::text::{self, Bearer};
use printed::Arg;
use tabletop::{Game as _, Lang, Text};

fn content() -> &'static Content {
    Content::base().expect("the box is sound")
}

/// All texts of the box.
fn texts() -> Vec<Text> {
    let content = content();
    let mut texts = Vec::new();
    for card in &content.cards {
        texts.push(text::card_full(content, card, Lang::EN));
        texts.push(text::card_brief(content, card, Lang::EN));
        texts.push(text::reward(content, card, Lang::EN));
        texts.push(text::type_line(content, card, Lang::EN));
    }
    for base in &content.bases {
        texts.push(text::base_full(content, base, Lang::EN));
        texts.push(text::base_brief(content, base, Lang::EN));
        texts.push(text::base_type_line(content, base, Lang::EN));
    }
    texts
}

fn card_sheet(card: &Card) -> String {
    let content = content();
    let line = text::type_line(content, card, Lang::EN);
    let mut values = format!(
        "cost {} · attack {} · resources {} · force {}",
        card.cost, card.attack, card.resources, card.force
    );
    if let Some(hit_points) = card.hit_points {
        values += &format!(" · hit points {hit_points}");
    }
    if let Some(target) = card.target {
        values += &format!(" · target {target}");
    }
    let mut sheet = format!(
        "{} ×{} ({line})\n  {values}\n",
        content.name(&card.id, Lang::EN),
        card.copies
    );
    if let Some(ability) = &card.ability {
        let full = text::ability(content, ability, Bearer::Card(card), Lang::EN);
        let brief = text::card_brief(content, card, Lang::EN);
        sheet += &format!("  full:   {full}\n  brief:  {brief}\n");
    }
    if !card.reward.is_empty() {
        let reward = text::reward(content, card, Lang::EN);
        sheet += &format!("  reward: {reward}\n");
    }
    sheet
}

fn base_sheet(base: &Base) -> String {
    let content = content();
    let line = text::base_type_line(content, base, Lang::EN);
    let beginner = if base.beginner { ", beginner game" } else { "" };
    let mut sheet = format!("{} ({line}{beginner})\n", content.name(&base.id, Lang::EN));
    sheet += &format!("  hit points {}\n", base.hit_points);
    if base.ability.is_some() {
        let full = text::base_full(content, base, Lang::EN);
        let brief = text::base_brief(content, base, Lang::EN);
        sheet += &format!("  full:   {full}\n  brief:  {brief}\n");
    }
    sheet
}

#[test]
fn every_card_and_base_reads_as_reviewed() {
    let cards = content().cards.iter().map(card_sheet);
    let bases = content().bases.iter().map(base_sheet);
    let sheet: Vec<String> = cards.chain(bases).collect();
    let sheet = sheet.join("\n");
    insta::assert_snapshot!(sheet);
}

#[test]
fn a_brief_text_has_at_most_forty_characters() {
    let content = content();
    let cards = content.cards.iter();
    let cards = cards.map(|card| text::card_brief(content, card, Lang::EN));
    let bases = content.bases.iter();
    let bases = bases.map(|base| text::base_brief(content, base, Lang::EN));
    let long: Vec<String> = cards
        .chain(bases)
        .filter(|brief| printed::width(brief) > 40)
        .map(|brief| format!("{} {brief}", printed::width(&brief)))
        .collect();
    assert_eq!(long, Vec::<String>::new());
}

#[test]
fn what_a_base_does_with_a_purchase_reads_as_an_offer() {
    rulebook::rule!("abilities/using-one-is-optional");
    let content = content();
    for id in ["sullust", "jedha"] {
        let base = content.find_base(id).expect("a base of the box");
        let full = text::base_full(content, base, Lang::EN).to_string();
        let brief = text::base_brief(content, base, Lang::EN).to_string();
        assert!(full.contains(", you may put it "), "{full}");
        assert!(brief.contains(": may "), "{brief}");
    }
}

#[test]
fn every_message_and_every_argument_exists() {
    assert_eq!(content().languages.complaints(), []);
    for text in texts() {
        let text = text.to_string();
        assert!(!text.contains(['{', '}', '⟨', '$', '<', '>']), "{text}");
    }
}

#[test]
fn a_full_text_is_made_of_sentences() {
    let content = content();
    let cards = content.cards.iter();
    let cards = cards.map(|card| text::card_full(content, card, Lang::EN));
    let bases = content.bases.iter();
    let bases = bases.map(|base| text::base_full(content, base, Lang::EN));
    for text in cards.chain(bases).filter(|text| !text.is_empty()) {
        let text = text.to_string();
        assert!(text.starts_with(char::is_uppercase), "{text}");
        assert!(text.ends_with('.'), "{text}");
        assert!(!text.contains("  ") && !text.contains(" ."), "{text}");
    }
}

/// Every word of the effect language, also those the box does not need.
const VOCABULARY: &str = r#"[
    Action([Resources(2)]), Action([Force(1)]), Action([Resources(1), Force(1)]), Action([Attack(1)]),
    Action([Draw(1)]), Action([Repair(1)]), Action([Damage(1)]), Action([DamageBaseOrShip(1)]),
    Action([Pay(1), Draw(1)]), Action([ExileThis]), Action([DiscardToo]), Action([ExileFromHand]),
    Action([Exile(1)]), Action([Exile(2)]), Action([ExileUpTo(1)]), Action([OpponentDiscards]),
    Action([OpponentDiscardsAtRandom]), Action([LookAtHand]), Action([PutFromTheirHandOnTheirDeck]),
    Action([DiscardFromRow((side: Enemy, kind: Unit, traits: [Officer, Jedi, Sith]))]),
    Action([DiscardEnemyRow(1)]), Action([Reveal(yours: [Draw(1), Repair(1)], enemy: [DiscardRevealed])]),
    Action([Reveal(yours: [], enemy: [DiscardRevealed])]), Action([LookAtTop]),
    Action([MaySwapTopWithRow]), Action([KeepOneOfTopTwo]), Action([SwapDiscardWithRow((side: Yours))]),
    Action([Return((side: YoursOrNeutral, unique: true))]), Action([Borrow((kind: Ship))]),
    Action([BuyFree((), Discard)]), Action([BuyFree((), Deck)]), Action([BuyFree((), Hand)]),
    Action([BuyFromGalaxyDiscard((side: Yours, traits: [Officer]))]), Action([NextPurchaseOnDeck]),
    Action([PutPurchase(Discard)]), Action([PutPurchase(Deck)]), Action([BorrowPurchase]),
    Action([DestroyShip]), Action([DestroyShipOrInRow(())]), Action([If(ForceIsWithYou, [Draw(1)])]),
    Action([IfElse(OpponentHasShip, [Draw(1)], [Force(1)])]),
    Action([IfElse(YouHave(()), [BuyFree((), Hand)], [BuyFree((), Discard)])]),
    Action([Choose([[Draw(1)], [Force(1), Repair(2)], [Attack(2)]])]),
    Action([OpponentChooses([[OpponentDiscards], [Draw(1)], [Resources(1)], [Force(1)]])]),
    When(Played, [Draw(1), Force(1)]), When(Purchased, [Draw(1)]), When(Defeats, [Draw(1)]),
    When(Revealed, [Draw(1)]), When(TurnStarts, [Draw(1)]), When(FirstNeutralPlayed, [Draw(1)]),
    When(FirstPurchase, [Draw(1)]), When(FirstNeutralPurchase, [Draw(1)]),
    When(OpponentDiscards, [Draw(1)]), While(Boost((side: Yours, traits: [Droid, Transport]), 1)),
    While(Boost((), 1)), While(Stronger(1, YourBaseIs("hoth"))),
    While(Stronger(1, YouHaveCard("x-wing"))), While(StrongerAgainstRow(1)),
    While(StrongerPerLostBase(1)), While(Shield(1)), While(HuntNeutral),
]"#;

#[test]
fn every_word_of_the_effect_language_has_its_messages() {
    let abilities: Vec<Ability> = ron::from_str(VOCABULARY).expect("the language");
    for bearer in ["bossk", "x-wing", "star-destroyer"] {
        for own in &abilities {
            let mut card = content().card(bearer).expect("a card").clone();
            card.ability = Some(own.clone());
            let full = text::card_full(content(), &card, Lang::EN).to_string();
            let brief = text::card_brief(content(), &card, Lang::EN).to_string();
            for text in [full, brief] {
                assert!(!text.is_empty(), "{own:?}");
                assert!(!text.contains(['{', '}', '⟨', '$', '<']), "{text}");
            }
        }
    }
}

#[test]
fn a_neutral_card_speaks_of_your_faction_and_a_card_of_a_side_of_its_name() {
    let own: Ability = ron::from_str("Action([Borrow((side: Yours, traits: [Officer]))])").unwrap();
    let says = |id| {
        let bearer = Bearer::Card(content().card(id).expect("a card"));
        text::ability(content(), &own, bearer, Lang::EN).to_string()
    };
    assert!(says("bossk").starts_with("Take an officer of your faction from"));
    assert!(says("x-wing").starts_with("Take a Rebel officer from"));
    assert!(says("at-at").starts_with("Take an Empire officer from"));
}

#[test]
fn a_message_that_does_not_exist_shows_its_id() {
    let messages = content().messages(Lang::EN);
    assert!(messages.has("full-draw") && !messages.has("full-dance"));
    let args = [("n", Arg::from(1))];
    assert_eq!(
        messages.format("full-dance", &args).to_string(),
        "⟨full-dance⟩"
    );
}

#[test]
fn card_texts_are_runs_that_a_client_can_draw() {
    use tabletop::Run;
    let card = content().card("han-solo").expect("a card");
    let runs = text::card_brief(content(), card, Lang::EN);
    let falcon = Run::Card("millennium-falcon".into(), "Millennium Falcon".into());
    assert!(runs.runs().contains(&falcon) && runs.runs().contains(&Run::Number(2)));
    let pilot = content().card("outer-rim-pilot").expect("a card");
    let runs = text::card_full(content(), pilot, Lang::EN);
    assert!(runs.runs().contains(&Run::Glyph("force".into())));
}

#[test]
fn every_keyword_is_printed_somewhere_and_has_a_rule() {
    let game = Deckbuilding::base().expect("the box that is shipped");
    let keywords = game.keywords(Lang::EN);
    for keyword in &keywords {
        let word = &keyword.word;
        assert!(!keyword.on.is_empty(), "no card says {word}");
        assert!(!keyword.means.is_empty() && !word.contains('⟨'), "{word}");
        let rule = rulebook::find(&keyword.rule).expect(word);
        assert_eq!(rule.game, "deckbuilding", "{word}");
    }
    let exile = keywords.iter().find(|keyword| keyword.word == "Exile");
    let exile = exile.expect("a keyword");
    // The ability of one card, the reward of another.
    assert!(
        exile.on.contains(&"outer-rim-pilot".into()) && exile.on.contains(&"tie-bomber".into())
    );
    assert!(!exile.on.contains(&"stormtrooper".into()));
}
